"""The repair list is no longer than the least number of hand moves, compared with an exhaustive search."""

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.companion.repair import Move, put_back, repair
from engine.companion.stations import Layout, Station
from engine.companion.tableau import Spot, Tableau, TableView
from engine.core.component import Hidden, Inventory
from engine.core.setup import SeatSetup, Setup
from tests.contract.plays import TOY

SETUP = Setup("toy", (SeatSetup("Ann"), SeatSetup("Bo")))
PLACES = ("row-1", "row-2", "discards", "deck")
LAYOUT = Layout(Station(place, places=(place,)) for place in PLACES[:3])
VIEW = TableView(TOY, SETUP, LAYOUT)


def least(start, goal):
    """By breadth-first search over all hand moves; a table is how many of each piece lie at each place."""
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        table, moves = queue.popleft()
        if table == goal:
            return moves
        for number, (place, piece, count) in enumerate(table):
            for other, (end, like, there) in enumerate(table):
                if count and piece == like and place != end:
                    moved = list(table)
                    moved[number], moved[other] = (place, piece, count - 1), (end, like, there + 1)
                    after = tuple(moved)
                    if after not in seen:
                        seen.add(after)
                        queue.append((after, moves + 1))
    raise AssertionError("no way")


def as_table(counts):
    return tuple(
        (place, piece, counts.get((place, piece), 0)) for place in PLACES for piece in ("card-1", "card-2")
    )


def state_with(counts):
    state = TOY.new_state(SETUP)
    state.row = [0, 0]
    state.deck = [0, counts.get(("deck", "card-1"), 0), counts.get(("deck", "card-2"), 0), 4, 4, 4, 4]
    for place in (1, 2):
        for face in (1, 2):
            if counts.get((f"row-{place}", f"card-{face}"), 0):
                state.row[place - 1] = face
    state.discards = [
        0,
        counts.get(("discards", "card-1"), 0),
        counts.get(("discards", "card-2"), 0),
        0,
        0,
        0,
        0,
    ]
    return state


@st.composite
def tables(draw):
    """What should lie there, and how it lies after up to four hand moves."""
    row = draw(st.tuples(st.integers(0, 2), st.integers(0, 2)))
    gone = draw(st.tuples(st.integers(0, 2), st.integers(0, 2)))
    counts = {}
    for place, face in enumerate(row, start=1):
        if face:
            counts[f"row-{place}", f"card-{face}"] = 1
    for face in (1, 2):
        counts["discards", f"card-{face}"] = gone[face - 1]
        used = sum(count for (_, piece), count in counts.items() if piece == f"card-{face}")
        counts["deck", f"card-{face}"] = 4 - used
    lies = dict(counts)
    for _ in range(draw(st.integers(0, 4))):
        piece = draw(st.sampled_from(("card-1", "card-2")))
        start = draw(st.sampled_from([place for place in PLACES if lies.get((place, piece), 0)]))
        end = draw(st.sampled_from(PLACES))
        lies[start, piece] -= 1
        lies[end, piece] = lies.get((end, piece), 0) + 1
    return counts, lies


@settings(max_examples=60, deadline=None)
@given(tables())
def test_the_list_is_as_short_as_can_be_and_puts_it_right(case):
    counts, lies = case
    tableau = VIEW.of(state_with(counts))
    sight = {
        place: {piece: lies[place, piece] for piece in ("card-1", "card-2") if lies.get((place, piece))}
        for place in PLACES[:3]
    }
    moves = repair(VIEW, tableau, VIEW.difference(tableau, sight))
    assert len(moves) == least(as_table(lies), as_table(counts))
    for move in moves:
        start, end = move.start or "deck", move.end or "deck"  # the only place that no reader sees
        lies[start, move.piece] -= 1
        lies[end, move.piece] = lies.get((end, move.piece), 0) + 1
    assert as_table(lies) == as_table(counts)


@pytest.mark.parametrize(
    ("moved", "moves"),
    [
        ({("a", "x"): -1, ("b", "x"): 1}, (Move("x", "a", "b"),)),
        ({("a", "x"): -2, ("b", "x"): 1, ("c", "x"): 1}, (Move("x", "a", "b"), Move("x", "a", "c"))),
    ],
)
def test_a_change_of_places_as_moves(moved, moves):
    assert put_back(moved) == moves


@pytest.mark.parametrize("other", ["card-1", "card-2"])
def test_of_two_pieces_where_one_lies_face_down_the_one_that_is_missing_elsewhere_goes_there(other):
    """Either may be the face-down card of the discards; `other` is wanted in row 1."""
    counts = {Spot("row-1", other): 1}
    hidden = (Hidden("discards", 1, frozenset(("card-1", "card-2"))),)
    tableau = Tableau(Inventory({"row-1": {other: 1}}), counts, hidden)
    sight = {"row-1": {}, "row-2": {}, "discards": {"card-1": 1, "card-2": 1}}
    moves = repair(VIEW, tableau, VIEW.difference(tableau, sight))
    assert moves == (Move(other, "discards", "row-1"),)
