"""Ten pieces are moved to wrong places in real positions: the list is as short as the best assignment allows.

The least number is computed another way: every piece of the box is assigned to one of the places that want
such a piece, and as few as possible to another place than where they lie.
"""

import pytest

from engine.companion.catalogue import Instance
from engine.companion.repair import repair
from engine.companion.tableau import FACE_DOWN, TableView
from engine.core.chance import Rng
from tests.contract.plays import GAMES, setup_of
from tests.table.layouts import every_place, layout_of
from tests.table.world import World

MISPLACED = 10


def situation(game_id, seats, seed):
    """A view, what should lie there in the middle of a play, and where every piece lies after ten moves."""
    game = GAMES[game_id]
    world = World(game, setup_of(game, seats, seed), seed)
    view = TableView(game, world.setup, layout_of(every_place(game, world.setup)))
    rng = Rng(seed)
    for _ in range(40 + rng.below(60)):
        if world.over:
            break
        world.bundle()
    lies = {one: view.layout.sees(place) for one, place in world.places.items()}
    assert not view.difference(view.of(world.state), sight_of(view, lies))
    stations = ["", *(station.id for station in view.layout.stations if not station.pad)]
    every = sorted(lies)
    moved: set[Instance] = set()
    while len(moved) < MISPLACED:
        one = every[rng.below(len(every))]
        if one not in moved:
            moved.add(one)
            other = [station for station in stations if station != lies[one]]
            lies[one] = other[rng.below(len(other))]
    return view, view.of(world.state), lies


def sight_of(view, lies):
    sight: dict[str, dict[str, int]] = {station.id: {} for station in view.layout.stations if not station.pad}
    for one, station in lies.items():
        if station:
            sight[station][one.piece] = sight[station].get(one.piece, 0) + 1
    return sight


def least(view, tableau, lies):
    """The cost of the cheapest assignment of pieces to slots; a slot without a station takes any piece."""
    slots: list[tuple[str, frozenset[str] | None]] = []
    for spot, count in tableau.counts.items():
        slots += [(spot.station, frozenset((spot.piece,)))] * count
    for there in tableau.hidden:
        station = view.layout.sees(there.place)
        slots += [(station, there.pieces)] * (there.number if station else 0)
    pieces = sorted(lies)
    slots += [("", None)] * (len(pieces) - len(slots))
    never = 1000
    cost = [
        [
            never if faces is not None and one.piece not in faces else int(lies[one] != station)
            for station, faces in slots
        ]
        for one in pieces
    ]
    return cheapest(cost)


def cheapest(cost):
    """The least sum of one entry of each row and column (shortest augmenting paths with potentials)."""
    size = len(cost)
    of_row, of_column = [0] * (size + 1), [0] * (size + 1)
    row_of = [0] * (size + 1)
    for row in range(1, size + 1):
        row_of[0], column = row, 0
        nearest, before, done = [10**9] * (size + 1), [0] * (size + 1), [False] * (size + 1)
        while True:
            done[column] = True
            here, step, following = row_of[column], 10**9, 0
            line, base = cost[here - 1], of_row[here]
            for other in range(1, size + 1):
                if not done[other]:
                    reduced = line[other - 1] - base - of_column[other]
                    if reduced < nearest[other]:
                        nearest[other], before[other] = reduced, column
                    if nearest[other] < step:
                        step, following = nearest[other], other
            for other in range(size + 1):
                if done[other]:
                    of_row[row_of[other]] += step
                    of_column[other] -= step
                else:
                    nearest[other] -= step
            column = following
            if row_of[column] == 0:
                break
        while column:
            row_of[column] = row_of[before[column]]
            column = before[column]
    return sum(cost[row_of[column] - 1][column - 1] for column in range(1, size + 1))


def follow(view, tableau, lies, moves):
    """Carry out a list: any piece of the kind that lies where the move begins."""
    lies = dict(lies)
    faces = {piece for there in tableau.hidden for piece in there.pieces}

    def station(where):
        return where if where in view.layout else view.layout.sees(where)

    for move in moves:
        fits = [
            one
            for one, there in sorted(lies.items())
            if there == station(move.start)
            and (one.piece == move.piece or (move.piece == FACE_DOWN and one.piece in faces))
        ]
        assert fits, f"nothing to move for {move}"
        lies[fits[0]] = station(move.end)
    return lies


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("game_id", "seats"), [("riverboat", 2), ("riverboat", 4), ("sobek", 2), ("sobek", 4)]
)
def test_the_list_for_ten_misplaced_pieces_is_the_least_and_puts_it_right(game_id, seats, seed):
    view, tableau, lies = situation(game_id, seats, seed)
    difference = view.difference(tableau, sight_of(view, lies))
    moves = repair(view, tableau, difference)
    assert len(moves) == least(view, tableau, lies) <= MISPLACED
    assert not view.difference(tableau, sight_of(view, follow(view, tableau, lies, moves)))


def test_the_cheapest_assignment_by_hand():
    assert cheapest([[4, 1, 3], [2, 0, 5], [3, 2, 2]]) == 5
    assert cheapest([[0, 1], [0, 1]]) == 1
