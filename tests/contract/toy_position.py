"""Positions of the toy game: what one says, and the state that it means."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.component import Inventory
from engine.core.errors import DataError, Problem, Sentence
from tests.contract.toy_values import ToyState

CARDS = {f"card-{face}": face for face in range(1, 7)}


def turn_of(state: ToyState) -> Mapping[str, str]:
    """What a position says besides its inventory. Raises `DataError` where something is pending."""
    ask, seat, _ = state.pending[-1]
    if ask != "market" and not (ask == "lay" and not any(state.laid)):
        raise DataError((Problem("position", Sentence("something is pending here")),))
    points = (sum(line[1] for line in lines) for lines in state.lines)
    return {
        "round": str(state.round),
        "phase": state.phase,
        "turn": str(seat + 1),
        "points": " ".join(map(str, points)),
    }


def build(state: ToyState, inventory: Inventory, turn: Mapping[str, str]) -> ToyState:
    """The position on this new state. What is placed nowhere lies in the deck and in the bank."""
    problems: list[Problem] = []
    state.purses = [0] * state.seats
    state.bank = 12 - inventory.totals().get("coin", 0) + inventory.at("bank").get("coin", 0)
    for piece, count in inventory.totals().items():
        if piece not in CARDS and piece != "coin":
            problems.append(Problem("position", Sentence("unknown piece {piece!r}", piece=piece)))
        elif count > (4 if piece in CARDS else 12):
            problems.append(
                Problem(piece, Sentence("{count} are placed, but the box has fewer", count=count))
            )
    for place, pieces in inventory.places.items():
        for piece, count in pieces.items():
            if not _place(state, place, piece, count):
                problems.append(Problem(place, Sentence("{piece} does not belong there", piece=piece)))
    _read_turn(state, turn, problems)
    if problems:
        raise DataError(tuple(problems))
    return state


def _place(state: ToyState, place: str, piece: str, count: int) -> bool:
    face = CARDS.get(piece, 0)
    if place in ("deck", "bank"):
        return (place == "deck") == (face > 0)
    number, _, own = place.partition(".")
    if place == "discards" and face:
        state.discards[face] += count
    elif place in ("row-1", "row-2") and face and count == 1 and not state.row[int(place[-1]) - 1]:
        state.row[int(place[-1]) - 1] = face
    elif number not in map(str, range(1, state.seats + 1)):
        return False
    elif own == "hand" and face:
        state.hands[int(number) - 1] = tuple(sorted((*state.hands[int(number) - 1], *[face] * count)))
    elif own == "purse" and not face:
        state.purses[int(number) - 1] += count
        return True
    else:
        return False
    state.deck[face] -= count
    return True


def _read_turn(state: ToyState, turn: Mapping[str, str], problems: list[Problem]) -> None:
    def numbers(key: str, count: int, low: int, high: int) -> list[int]:
        found = [int(item) for item in turn.get(key, "").split() if item.isascii() and item.isdigit()]
        if len(found) != count or not all(low <= number <= high for number in found):
            problems.append(
                Problem(
                    key,
                    Sentence("needs {count} numbers from {low} to {high}", count=count, low=low, high=high),
                )
            )
            return [low] * count
        return found

    (state.round,) = numbers("round", 1, 1, state.rounds)
    (seat,) = numbers("turn", 1, 1, state.seats)
    for number, points in enumerate(numbers("points", state.seats, 0, 99)):
        if points:
            state.lines[number] = (("carried", points, 0, 0),)
    state.phase = turn.get("phase", "")
    first = (state.round - 1) % state.seats
    order = [(first + behind) % state.seats for behind in range(state.seats)]
    if state.phase == "laying":
        state.pending = [("lay", other, 0) for other in reversed(order) if state.hands[other]]
        if not state.pending or state.pending[-1][1] != seat - 1:
            problems.append(Problem("turn", Sentence("the laying begins with another seat")))
    elif state.phase == "market":
        later = order[order.index(seat - 1) :]
        state.pending = [("market", other, 0) for other in reversed(later)]
    else:
        problems.append(Problem("phase", Sentence("is laying or market")))
