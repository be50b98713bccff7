"""From a position to a state: what is placed and said is checked, what is not placed stays unseen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import DataError, Problem, Sentence
from engine.core.position_words import PositionWords
from engine.riverboat.board import Board
from engine.riverboat.components import NOTHING, PHASE_TILES, Phase
from engine.riverboat.flow import advance
from engine.riverboat.hexgrid import bits
from engine.riverboat.inventory import WORD_OF, box
from engine.riverboat.phases.refresh import show_boats, slots_to_fill, tiles_to_fill
from engine.riverboat.placing import Placer
from engine.riverboat.state import Ask, State

_PHASES: Final = {word: phase for phase, word in WORD_OF.items()}
_ALWAYS: Final = ("round", "start", "phase", "points", "arrival")
_SAID_IN: Final = {
    Phase.REFRESH: (),
    Phase.DRAFT: (),
    Phase.CULTIVATION: ("bonus", "revealed"),
    Phase.PLANTING: ("turn",),
    Phase.HARVEST: ("turn", "taken", "passed"),
    Phase.OPPORTUNITY: ("turn",),
    Phase.SURVEYING: ("turn", "bonus"),
}
"""What a position says besides, by phase."""
_KEYS: Final = (*_ALWAYS, *dict.fromkeys(key for keys in _SAID_IN.values() for key in keys))


def build(board: Board, inventory: Inventory, turn: Mapping[str, str]) -> State:
    """The state of a position. Raises `DataError` with a message for each impossibility.

    Pieces that are placed nowhere lie where unseen ones do: tiles in their stacks, boats on show
    and in their stacks, cards in their decks, coins and assets in the supply.
    """
    state = State(board)
    problems: list[Problem] = []
    placer = Placer(state, problems)
    placer.place(_completed(board, inventory, problems))
    _Turn(state, turn, problems).read()
    if problems:
        raise DataError(tuple(problems))
    advance(state, None)
    return state


def _completed(board: Board, inventory: Inventory, problems: list[Problem]) -> Inventory:
    """The inventory with the unplaced pieces of the box added, each where it stays unseen."""
    edition = board.edition
    whole = Inventory(inventory.places)
    placed = inventory.totals()
    totals = box(edition)
    for piece in placed:
        if piece not in totals:
            problems += [
                Problem(place, Sentence("unknown piece {piece!r}", piece=piece))
                for place, pieces in inventory.places.items()
                if piece in pieces
            ]
    outside = totals["worker"] - edition.start_workers * board.seats - edition.rounds
    for piece, total in totals.items():
        left = total - placed.get(piece, 0)
        if piece == "worker" and not whole.at("box").get("worker"):
            whole.add("box", "worker", outside)
            left -= outside
            total -= outside
        if left < 0:
            text = Sentence("{placed} are placed, but there are {total}", placed=placed[piece], total=total)
            problems.append(Problem(piece, text))
        elif left and piece == "worker":
            found = placed.get(piece, 0)
            text = Sentence("{placed} are placed, but {total} are in play", placed=found, total=total)
            problems.append(Problem(piece, text))
        elif left and piece.startswith("boat-"):
            shown = not whole.at("boats-shown").get(piece) and not whole.at("boats-stack").get(piece)
            whole.add("boats-shown", piece, int(shown))
            whole.add("boats-stack", piece, left - int(shown))
        elif left:
            whole.add(_unseen_place(piece), piece, left)
    return whole


def _unseen_place(piece: str) -> str:
    kind = piece.split("-")[0]
    places = {
        "tile": "stack",
        "card": "deck",
        "cultivation": "cultivation-deck",
        "phase": "phases",
        "mat": "box",
        "harbor": "box",
    }
    return places.get(kind, "supply")


class _Turn(PositionWords):
    """Reads what a position says besides its inventory into the state."""

    def __init__(self, state: State, turn: Mapping[str, str], problems: list[Problem]) -> None:
        super().__init__(turn, problems)
        self.state = state

    def seats(self, key: str) -> list[int]:
        found = [number - 1 for number in self.numbers(key, 1, self.state.board.seats)]
        if len(set(found)) != len(found):
            self.problem(key, "names a seat twice")
        return found

    def read(self) -> None:
        """Fill in round, phase, whose turn it is, points and markers."""
        state = self.state
        self.only(_KEYS)
        state.round = self.one("round", 1, state.board.edition.rounds)
        state.start = self.one("start", 1, state.board.seats) - 1
        for seat, points in enumerate(self.each_seat("points", state.board.seats, 999)):
            state.score[seat] = points
            if points:
                state.sheets[seat] = (("carried", points, 0, -1, 0),)
        for seat in self.seats("arrival"):
            state.clock += 1
            state.arrival[seat] = state.clock
        word = self.turn.get("phase", "")
        if word not in _PHASES:
            expected = ", ".join(_PHASES)
            self.problem("phase", "is {value!r}, but may be: {expected}", value=word, expected=expected)
            return
        state.phase = _PHASES[word]
        for key in self.turn:
            if key in _KEYS and key not in (*_ALWAYS, *_SAID_IN[state.phase]):
                self.problem(key, "means nothing in phase {phase}", phase=word)
        self._check_track()
        self._check_planted()
        if self._check_owners():
            _READERS[state.phase](self)

    def _check_track(self) -> None:
        state = self.state
        waiting = state.phase is Phase.CULTIVATION and self.turn.get("bonus") == "due"
        drafted = state.phase in PHASE_TILES and not waiting
        expected = state.board.edition.rounds - state.round + (0 if drafted else 1)
        if state.track_workers != expected:
            self.problem(
                "round-track",
                "{found} workers, but in round {round} there are {expected} here",
                found=state.track_workers,
                round=state.round,
                expected=expected,
            )

    def _check_planted(self) -> None:
        """Only from cultivation to the end of planting do workers stand on bare fields. Rule RB-3.20."""
        state = self.state
        if state.phase in (Phase.CULTIVATION, Phase.PLANTING):
            return
        for seat, mat in enumerate(state.mats):
            for field in bits(state.bare_workers(seat)) if mat != NOTHING else ():
                name = state.board.grids[mat].names[field]
                self.problem(f"{seat + 1}.{name}", "after planting no worker stands on a bare field")

    def _check_owners(self) -> bool:
        """Whether the phase tiles are where picking in turn brings them. Rule RB-1.3.3."""
        state = self.state
        owned = [owner for owner in state.owner[1:] if owner != NOTHING]
        if state.phase in PHASE_TILES and len(owned) < len(PHASE_TILES):
            self.problem("phases", "every phase tile needs an owner in this phase")
            return False
        if state.phase is Phase.REFRESH and owned:
            self.problem("phases", "no phase tile is owned before the draft")
            return False
        if state.phase is Phase.DRAFT and len(owned) == len(PHASE_TILES):
            self.problem("phases", "all tiles are owned, so the draft is over")
            return False
        picks = [(state.start + pick) % state.board.seats for pick in range(len(owned))]
        for seat in range(state.board.seats):
            if owned.count(seat) != picks.count(seat):
                self.problem(
                    "phases",
                    "seat {seat} owns {owned} of {all} phase tiles, but picking in turn gives {due}",
                    seat=seat + 1,
                    owned=owned.count(seat),
                    all=len(owned),
                    due=picks.count(seat),
                )
                return False
        state.turn = (state.start + len(owned)) % state.board.seats
        return True

    def bonus_due(self) -> bool:
        says = self.turn.get("bonus")
        if says not in (None, "due"):
            self.problem("bonus", "may only be: due")
        return says == "due"

    def on_turn(self) -> int:
        """The seat on turn; counted from the owner it gives how many have had theirs."""
        state = self.state
        state.turn = self.one("turn", 1, state.board.seats) - 1
        return (state.turn - state.owner[state.phase]) % state.board.seats

    def refresh(self) -> None:
        show_boats(self.state, None)
        self.state.pending += reversed(tiles_to_fill(self.state) + slots_to_fill(self.state))

    def draft(self) -> None:
        """The flow asks the next seat."""

    def cultivation(self) -> None:
        state = self.state
        owner = state.turn = state.owner[Phase.CULTIVATION]
        state.revealed = self.one("revealed", 0, state.board.edition.cards_per_cultivation - 1, "0")
        if not self.bonus_due():
            return
        if state.revealed:
            self.problem("bonus", "is due only before the first card")
        elif not state.empty(owner):
            self.problem("bonus", "no field is empty, so the worker went to the supply")
        else:
            state.pending.append((Ask.BONUS_WORKER, owner, -1))

    def planting(self) -> None:
        self.on_turn()

    def harvest(self) -> None:
        state = self.state
        self.on_turn()
        most = state.board.edition.boats_per_round[state.round - 1]
        state.taken = self.each_seat("taken", state.board.seats, most)
        for seat, (taken, boats) in enumerate(zip(state.taken, state.boats, strict=True), start=1):
            if taken > len(boats):
                self.problem(
                    "taken",
                    "seat {seat} has taken {taken}, but only {boats} lie in recesses",
                    seat=seat,
                    taken=taken,
                    boats=len(boats),
                )
        for seat in self.seats("passed"):
            state.out |= 1 << seat

    def opportunity(self) -> None:
        self.state.done = self.on_turn()

    def surveying(self) -> None:
        state = self.state
        if self.bonus_due():
            state.turn = state.owner[Phase.SURVEYING]
            state.pending.append((Ask.BONUS, state.turn, -1))
        else:
            state.done = self.on_turn()


_READERS: Final[dict[Phase, Callable[[_Turn], None]]] = {
    Phase.REFRESH: _Turn.refresh,
    Phase.DRAFT: _Turn.draft,
    Phase.CULTIVATION: _Turn.cultivation,
    Phase.PLANTING: _Turn.planting,
    Phase.HARVEST: _Turn.harvest,
    Phase.OPPORTUNITY: _Turn.opportunity,
    Phase.SURVEYING: _Turn.surveying,
}
