"""Boxes with other mats, harbor, tiles and rounds: whole plays, and what the other shapes mean by hand."""

from itertools import cycle, islice

import pytest

from engine.core.chance import Rng
from engine.core.component import Inventory
from engine.core.game import Chance, Terminal
from engine.core.savefile import Position, parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.riverboat.edition import parse_edition
from engine.riverboat.hexgrid import bits
from engine.session.loading import load
from engine.session.session import Session
from tests.engine.riverboat.box import changed, with_values
from tests.engine.riverboat.table import at, harbor, legal, play, refused, sheet

RIVERBOAT = game("riverboat")

TRIANGLE = [[0, 0], [1, 0], [0, 1]]
LINE = [[0, 0], [1, 0], [2, 0]]
BENT = [[0, 0], [1, 0], [2, -1]]

# Odd rows stand half a field to the right, so these seven rows of 4 5 6 5 6 5 4 are one upright hexagon.
HEXAGON = [".####", "#####", "######", "#####", "######", "#####", ".####"]
TWENTY = ["#####", "#####", "#####", "#####"]
RING = ["######", "##.##.", "######"]
ISLANDS = ["###..###", "........", "#.#.#.#.", "........", "########"]
SHORT_HARBOR = {"last": 10, "starts": {"2": 3, "3": 2, "4": 0}, "reach": [1, 1, 2, 3, 5, 8, 9, 10, 10]}


def coloured(outline, colours="YGRBW"):
    """The outline with its fields coloured in turns."""
    letters = cycle(colours)
    return ["".join("." if place == "." else next(letters) for place in row) for row in outline]


def mats(*outlines, colours="YGRBW"):
    """Four mats, the given outlines in turns."""
    chosen = islice(cycle(outlines), 4)
    return [{"id": str(n), "rows": coloured(rows, colours)} for n, rows in enumerate(chosen, start=1)]


def small_world(data):
    """Three rounds, three crops and suits, no triple; the sums of the box are those of its parts.

    Tiles 3 * 30 + 6 = 96, spaces 90 + 12 = 102. Boats 9 * 4 = 36. Cultivation cards 3 * 9 + 3 = 30.
    Workers 4 * 8 + 3 = 35.
    """
    data["rounds"]["value"] = 3
    data["cards_per_cultivation"]["value"] = 6
    data["boats_per_round"]["value"] = [1, 2, 3]
    data["surveyors_per_round"]["value"] = [1, 1, 4]
    data["start"]["value"] = {"workers": 8, "surveyors": 3, "coins": 1}
    data["crops"]["value"] = [{"id": letter, "name": f"crop-{letter}"} for letter in "TWC"]
    data["suits"]["value"] = [{"id": letter, "name": f"suit-{letter}"} for letter in "YGR"]
    data["cultivation_cards"]["value"] = {"per_suit": 9, "wild": 3}
    data["single_tiles"]["value"] = {"T": 30, "W": 30, "C": 30}
    data["double_tiles"]["value"] = {"TT": 3, "WC": 3}
    data["triple_tiles"]["value"] = {}
    data["display"]["value"] = {"singles": 3, "doubles": 1, "triples": 1}
    for boat in data["boats"]["value"]:
        boat["count"] = 4
    data["opportunity_cards"]["value"] = [
        card for card in data["opportunity_cards"]["value"] if card.get("crop", "T") in "TWC"
    ]
    data["mats"]["value"] = mats(TWENTY, RING, colours="YGR")
    data["box"]["value"] |= {
        "workers": 35, "crop tiles": 96, "crop spaces": 102, "boats": 36, "cultivation cards": 30,
        "opportunity cards": 15, "barns": 2, "wells": 1, "surveyors": 13, "coins": 5,
    }  # fmt: skip


EDITIONS = {
    "hexagon and line": with_values(mats=mats(HEXAGON), triple_shape=LINE),
    "twenty fields and bent": with_values(mats=mats(TWENTY), triple_shape=BENT, harbor=SHORT_HARBOR),
    "ring with gaps": with_values(mats=mats(RING, HEXAGON), triple_shape=TRIANGLE, harbor=SHORT_HARBOR),
    "islands": with_values(mats=mats(ISLANDS, ["#" * 12] * 5), triple_shape=LINE),
    "small world": changed(small_world),
}
EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS)


def setup_of(text, seats=2, seed=0):
    chosen = (SeatSetup(f"P{seat}", choices=(("mat", str(seat)),)) for seat in range(1, seats + 1))
    return Setup("riverboat", tuple(chosen), seed=seed, edition_text=text)


# ------------------------------------------------------------------------------------------- whole plays


@pytest.mark.rule("RB-2.1.1", "RB-2.6.1", "RB-2.7.1", "RB-2.2.4")
@EACH_EDITION
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_plays_keep_every_piece_and_every_point(edition, seats):
    setup = setup_of(EDITIONS[edition], seats, seed=seats)
    whole = RIVERBOAT.inventory(RIVERBOAT.new_state(setup))
    state, rng, steps = RIVERBOAT.new_state(setup), Rng(seats * 1000 + len(edition)), 0
    while not isinstance(RIVERBOAT.node(state), Terminal):
        if isinstance(RIVERBOAT.node(state), Chance):
            step = rng.draw(RIVERBOAT.chance_outcomes(state))
        else:
            steps_now = RIVERBOAT.legal_actions(state)
            step = steps_now[rng.below(len(steps_now))]
        assert RIVERBOAT.read(RIVERBOAT.write(step, state), state) == step
        RIVERBOAT.apply(state, step)
        now = RIVERBOAT.inventory(state)
        assert now.totals() == whole.totals()
        assert now.at("box") == whole.at("box")  # what is out of play stays so: nothing hides there
        assert [sheet.total for sheet in RIVERBOAT.score(state)] == state.score
        steps += 1
    assert steps > 60
    assert sorted(RIVERBOAT.ranks(state))[0] == 1
    assert RIVERBOAT.inventory(state).at("round-track") == {}


@EACH_EDITION
def test_a_record_carries_its_edition(edition):
    session = Session(RIVERBOAT, setup_of(EDITIONS[edition], seed=7))
    session.start()
    for _ in range(12):
        session.submit(session.legal()[0])
    again = load(RIVERBOAT, parse_record(write_record(session.record())))
    assert again.view().observation == session.view().observation
    assert parse_edition(again.setup.edition_text).mats == parse_edition(EDITIONS[edition]).mats


# ----------------------------------------------------------------------------------------- mats and rims


def grid_of(text, mat=0):
    return parse_edition(text).mats[mat].grid


@pytest.mark.rule("RB-2.6.2")
@pytest.mark.parametrize(
    ("outline", "fields", "rim"),
    [
        # 4 + 4 of the first and last row, two ends of each of the five others
        (HEXAGON, 35, 18),
        # 5 + 5 of the first and last row, two ends of the two others
        (TWENTY, 20, 14),
        # the gaps leave no field with six neighbours
        (RING, 16, 16),
        (["#"], 1, 1),
    ],
)
def test_fields_and_rim_of_other_mats(outline, fields, rim):
    grid = grid_of(with_values(mats=mats(outline)))
    assert len(grid.names) == fields
    assert grid.perimeter.bit_count() == rim


@pytest.mark.rule("RB-2.6.3")
def test_a_gap_keeps_the_names_of_the_places_and_is_nobodys_neighbour():
    """Rows a and c have places 1 to 6; row b, shifted to the right, has gaps at 3 and 6."""
    grid = grid_of(with_values(mats=mats(RING)))
    assert "b3" not in grid.names and "b4" in grid.names

    def around(name):
        return {grid.names[field] for field in bits(grid.neighbours[grid.names.index(name)])}

    assert around("b2") == {"b1", "a2", "a3", "c2", "c3"}
    assert around("b4") == {"b5", "a4", "a5", "c4", "c5"}
    assert around("a4") == {"a3", "a5", "b4"}


# ----------------------------------------------------------------------------------------- other triples


def position(text, places, **says):
    """The session of a position in that edition; workers that are not placed stay in the box."""
    inventory = Inventory(places)
    inventory.add("1.mat", "mat-1")
    inventory.add("2.mat", "mat-2")
    for phase, owner in zip(
        ("cultivation", "planting", "harvest", "opportunity", "scoring"), "11212", strict=True
    ):
        inventory.add(f"{owner}.phases", f"phase-{phase}")
    inventory.add("round-track", "worker", parse_edition(text).rounds - int(says["round"]))
    inventory.add("box", "worker", parse_edition(text).workers - inventory.count("worker"))
    turn = (("start", "1"), *says.items())
    return Session(RIVERBOAT, setup_of(text), position=Position(inventory, turn), mode="table")


def ways(shape, fields, tile="TTW"):
    places = {f"1.{name}": {"worker": 1} for name in fields.split()}
    places["display-13"] = {f"tile-{tile}": 1}
    text = with_values(triple_shape=shape)
    table = position(text, places, round="1", phase="planting", turn="1")
    return {" ".join(step.split()[2:]) for step in legal(table)}


@pytest.mark.rule("RB-2.2.4")
@pytest.mark.parametrize(
    ("shape", "fields", "expected"),
    [
        # A line lies in three directions, the odd crop at either end but not in the middle.
        (LINE, "a1 a2 a3", {"a1 a2 a3", "a3 a2 a1"}),
        (LINE, "a1 b1 c2", {"a1 b1 c2", "c2 b1 a1"}),
        (LINE, "a3 b2 c2", {"a3 b2 c2", "c2 b2 a3"}),
        # A bend has the odd crop at one end only: the other way round would show its back.
        (BENT, "b1 b2 a3", {"b1 b2 a3"}),
        (BENT, "b1 b2 c3", {"c3 b2 b1"}),
    ],
)
def test_ways_to_lay_other_triples(shape, fields, expected):
    assert ways(shape, fields) == expected


@pytest.mark.rule("RB-2.2.4")
def test_a_triple_of_one_crop_has_one_way_to_lie():
    for shape, fields in ((LINE, "a1 a2 a3"), (BENT, "b1 b2 a3"), (TRIANGLE, "a1 a2 b1")):
        assert len(ways(shape, fields, "TTT")) == 1


@pytest.mark.rule("RB-2.2.4")
@pytest.mark.parametrize(
    ("shape", "other"), [(LINE, "a1 a2 b1"), (LINE, "b1 b2 a3"), (BENT, "a1 a2 a3"), (BENT, "a1 a2 b1")]
)
def test_a_shape_lies_on_its_own_kind_of_fields_only(shape, other):
    places = {f"1.{name}": {"worker": 1} for name in other.split()}
    places |= {"display-13": {"tile-TTT": 1}, "display-1": {"tile-T": 1}}
    table = position(with_values(triple_shape=shape), places, round="1", phase="planting", turn="1")
    assert not any("TTT" in step for step in legal(table))
    assert refused(table, f"plant TTT {other}").rule in ("RB-1.6.1", "RB-2.2.4")


# ---------------------------------------------------------------------------------------- another harbor


@pytest.mark.rule("RB-2.7.1", "RB-2.7.2")
def test_another_harbor_track_is_followed():
    """Two players start on 3; recesses are reached on 1, 1, 2, 3, 5, 8, …; the track ends on 10."""
    text = with_values(harbor=SHORT_HARBOR)
    corn = {f"1.a{n}": {"tile-C": 1, "worker": 1} for n in (1, 2)}
    table = position(text, {**corn, "1.harbor-8": {"harbor-master": 1}}, round="4", phase="harvest", turn="1")
    assert harbor(table, 2) == 3
    play(table, "1 boat B1 C")  # three spaces from 8, of which the track has two
    assert harbor(table, 1) == 10


@pytest.mark.rule("RB-2.7.2", "RB-1.12.6")
def test_boats_count_by_the_recesses_of_that_track():
    """On 5 five recesses are reached: 7 + 6 + 1 + 1 + 4 = 19; the sixth is reached on 8."""
    text = with_values(harbor=SHORT_HARBOR)
    boats = ["B7", "B6", "B1", "B1", "B4", "B5"]
    places = {f"1.recess-{n}": {f"boat-{boat}": 1} for n, boat in enumerate(boats, start=1)}
    places |= {"2.harbor-4": {"harbor-master": 1}, "1.harbor-5": {"harbor-master": 1}}
    table = position(text, places, round="4", phase="scoring", bonus="due")
    play(table, "2 bonus harbor")  # both stand on 5; seat 1 owns tile 1 and is ahead
    assert sheet(table, 1) == [("final-harbor", 19)]
    assert at(table, "2.harbor-5") == {"harbor-master": 1}


@pytest.mark.rule("RB-1.2.2", "RB-2.7.1")
@pytest.mark.parametrize(("seats", "space"), [(2, 3), (3, 2), (4, 0)])
def test_start_spaces_of_that_track(seats, space):
    state = RIVERBOAT.new_state(setup_of(with_values(harbor=SHORT_HARBOR), seats))
    assert state.harbor == [space] * seats


@pytest.mark.rule("RB-3.47")
def test_where_a_recess_lies_at_the_start_the_tie_there_is_worth_points():
    """Nobody has moved from 3, where four recesses are reached; seat 1 owns tile 1 and has the whole sum."""
    text = with_values(harbor=SHORT_HARBOR)
    places = {f"{seat}.recess-1": {"boat-B7": 1} for seat in (1, 2)}
    places["2.supply"] = {"worker": 1}
    table = position(text, places, round="4", phase="scoring", bonus="due")
    play(table, "2 bonus agent")
    assert ("final-harbor", 7) in sheet(table, 1)
    assert ("final-harbor-half", 4) in sheet(table, 2)
