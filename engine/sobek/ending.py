"""The end of a round: laying from the hand, scoring, corruption and its penalty, then the next round."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.score import ranks
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.board import Board
from engine.sobek.cards import with_cards, without_all
from engine.sobek.components import GOODS, NOTHING, Edition
from engine.sobek.dealing import begin_round
from engine.sobek.events import Events
from engine.sobek.marker import gain
from engine.sobek.set_choices import SMALLEST_SET
from engine.sobek.state import ASK_COUNT, ASK_LAY, ASK_OVER, State
from engine.sobek.track import back

POINTS_A_STEP = 10
"""So many round points cost the most corrupt one step. Rule SK-1.12.7."""


def begin_laying(state: State, events: Events) -> None:
    """Every seat that has cards enough may lay, then all is counted. Rules SK-1.9.4, SK-1.11.1, SK-3.52."""
    state.turn = NOTHING
    seats = state.board.seats
    order = [(state.start + behind) % seats for behind in range(seats)]
    state.pending.append((ASK_COUNT, NOTHING, 0))
    state.pending += [
        (ASK_LAY, seat, 0) for seat in reversed(order) if len(state.hands[seat]) >= SMALLEST_SET
    ]
    if events is not None:
        events.append(ev.LayingBegan(state.round))


def lay_last(state: State, step: st.LayLast, events: Events) -> None:
    """A set of the hand is laid; no token, no power, no joining. Rules SK-1.11.1, SK-1.11.2, SK-3.9."""
    seat = state.pending[-1][1]
    state.hands[seat] = without_all(state.hands[seat], step.cards)
    state.laid[seat] += ((step.good, step.cards),)
    if events is not None:
        events.append(ev.LastSetLaid(seat, step.good, step.cards, step.eyes))


def done(state: State, step: st.Done, events: Events) -> None:
    """A seat keeps the rest of its hand, which will be corruption. Rules SK-1.11.3, SK-3.51."""
    seat = state.pending.pop()[1]
    if events is not None:
        events.append(ev.LayingDone(seat))


def count(state: State, step: st.Count, events: Events) -> None:
    """Everyone scores, then the most corrupt pay, then a round begins or the game ends."""
    state.pending.pop()
    points = score_all(state, events)
    if not settle(state, points, events):
        begin_round(state, events)


def score_all(state: State, events: Events) -> list[int]:
    """Every seat scores its sets; what is left in hands becomes corruption. Gives the round points by seat.

    Rules SK-1.12.3, SK-1.11.3.
    """
    seats = range(state.board.seats)
    if events is not None:
        events.append(ev.LastSetsShown(tuple(state.laid)))
    points = [_score_sets(state, seat, events) for seat in seats]
    for seat in seats:
        hand = state.hands[seat]
        if not hand:
            continue
        state.hands[seat] = ()
        state.piles[seat] = with_cards(state.piles[seat], hand)
        if events is not None:
            events.append(ev.LeftoversDropped(seat, len(hand)))
    return points


def settle(state: State, points: Sequence[int], events: Events) -> bool:
    """The most corrupt pay for their round points; whether the game has ended. Rule SK-1.12.9."""
    for seat in most_corrupt(state, events):
        _pay(state, seat, points[seat], events)
    if events is not None:
        events.append(ev.RoundEnded(state.round))
    if not ends_after(state.board.edition, state.round, state.score):
        return False
    _end(state, events)
    return True


def round_points(state: State, seat: int) -> int:
    """What a seat's sets score, vertical and horizontal ones. Rule SK-1.12.3."""
    points = sum(set_points(state, seat, good)[1] for good in range(len(GOODS)))
    return points + sum(state.board.edition.scarabs_on(cards) for _, cards in state.laid[seat])


def ends_after(edition: Edition, number: int, totals: Sequence[int]) -> bool:
    """Whether the game ends after this round with these totals. Rules SK-1.1.1, SK-1.1.3."""
    return number == edition.rounds or max(totals) > edition.end_above


def set_points(state: State, seat: int, good: int) -> tuple[int, int]:
    """Scarabs of a seat's vertical set, Prosperity included, and its points. Rule SK-1.12.1."""
    place = seat * len(GOODS) + good
    return state.board.edition.vertical(state.sets[place], state.prosperity[place])


def _score_sets(state: State, seat: int, events: Events) -> int:
    """The points of a seat's sets, which are its round points. Rules SK-1.12.1 to SK-1.12.3."""
    total = 0
    first = seat * len(GOODS)
    for good, cards in enumerate(state.sets[first : first + len(GOODS)]):
        if cards:
            scarabs, points = set_points(state, seat, good)
            total += points
            if events is not None:
                events.append(ev.SetScored(seat, good, cards, scarabs, points, vertical=True))
            gain(state, seat, points, "vertical", events, number=good, cards=cards)
    for good, cards in state.laid[seat]:
        points = state.board.edition.scarabs_on(cards)
        total += points
        if events is not None:
            events.append(ev.SetScored(seat, good, cards, points, points, vertical=False))
        gain(state, seat, points, "horizontal", events, number=good, cards=cards)
    return total


def corruption_sizes(state: State) -> list[int]:
    """By seat the cards of its pile, and what its Curses add. Rule SK-1.12.4."""
    added = state.board.edition.curse_cards
    return [len(pile) + number * added for pile, number in zip(state.piles, state.curses, strict=True)]


def largest(board: Board, sizes: Sequence[int]) -> list[int]:
    """The seats whose corruption counts most, before scarabs decide. Rules SK-1.12.4, SK-3.41."""
    if max(sizes) == 0 and not board.zero_pays:
        return []
    return [seat for seat, size in enumerate(sizes) if size == max(sizes)]


def with_most_scarabs(seats: Sequence[int], scarabs: Sequence[int]) -> list[int]:
    """Those of the tied seats that pay, by the scarabs of every seat. Rules SK-1.12.5, SK-1.12.6."""
    highest = max(scarabs[seat] for seat in seats)
    return [seat for seat in seats if scarabs[seat] == highest]


def penalty_path(board: Board, space: int, points: int) -> tuple[int, ...]:
    """The spaces of a marker that pays for so many round points. Rules SK-1.12.7, SK-1.12.8, SK-3.35."""
    path = [space]
    for _ in range(points // POINTS_A_STEP):
        path.append(back(board.track, path[-1], repeat=board.repeat, from_numbers=board.from_numbers))
    return tuple(path)


def most_corrupt(state: State, events: Events) -> list[int]:
    """The seats that pay: most cards and Curses, then most scarabs. Rules SK-1.12.4 to SK-1.12.6, SK-3.41."""
    board = state.board
    most = largest(board, corruption_sizes(state))
    scarabs: list[int] = []
    if len(most) > 1:
        scarabs = [
            board.edition.scarabs_on(pile) if seat in most else NOTHING
            for seat, pile in enumerate(state.piles)
        ]
        most = with_most_scarabs(most, scarabs)
    if events is not None:
        cards = tuple(map(len, state.piles))
        curses = tuple(number * board.edition.curse_cards for number in state.curses)
        events.append(ev.CorruptionCounted(cards, curses, tuple(scarabs), tuple(most)))
    return most


def _pay(state: State, seat: int, points: int, events: Events) -> None:
    """The marker goes back, a step for every ten round points. Rules SK-1.12.7, SK-1.12.8, SK-3.30."""
    path = penalty_path(state.board, state.score[seat], points)
    if events is not None:
        events.append(ev.PenaltyPaid(seat, points, path))
    gain(state, seat, path[-1] - path[0], "penalty", events)


def _end(state: State, events: Events) -> None:
    """The highest total wins, tied leaders share. Rules SK-1.1.2, SK-1.1.3."""
    state.turn = NOTHING
    state.ranks = ranks([(total,) for total in state.score])
    state.pending.append((ASK_OVER, NOTHING, 0))
    if events is not None:
        events.append(ev.GameEnded(state.ranks))
