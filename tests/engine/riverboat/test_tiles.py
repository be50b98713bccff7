"""Crop tiles: how many of which, what shape they have, how they may be turned, how many lie face up."""

from collections import Counter
from itertools import combinations

import pytest

from engine.riverboat.hexgrid import grid
from tests.engine.riverboat.box import BOX
from tests.engine.riverboat.table import at, deal, legal, lies, opening, play, position, refused, sheet

CROPS = "TWCPK"


def tiles(size):
    return {tile.id: tile.count for tile in BOX.tiles if tile.size == size}


@pytest.mark.rule("RB-2.2.1")
def test_five_crops_by_letter_and_name():
    assert [(crop.id, crop.name) for crop in BOX.crops] == [
        ("T", "turnip"),
        ("W", "wheat"),
        ("C", "corn"),
        ("P", "potato"),
        ("K", "pumpkin"),
    ]


@pytest.mark.rule("RB-2.2.1")
def test_seventy_singles_fourteen_of_each_crop():
    assert tiles(1) == {"T": 14, "W": 14, "C": 14, "P": 14, "K": 14}
    assert 5 * 14 == 70


@pytest.mark.rule("RB-2.2.2")
def test_doubles_one_of_each_equal_pair_and_two_of_each_mixed_one():
    equal = {crop * 2: 1 for crop in CROPS}
    mixed = {first + second: 2 for first, second in combinations(CROPS, 2)}
    assert tiles(2) == equal | mixed
    assert sum(tiles(2).values()) == 5 * 1 + 10 * 2 == 25


@pytest.mark.rule("RB-2.2.3")
def test_the_fifteen_triples():
    listed = "TTW TTC WWC WWP CCP CCK PPK PPT KKT KKW TTT WWW CCC PPP KKK"
    assert tiles(3) == {name: 1 for name in listed.split()}
    assert sum(tiles(3).values()) == 15


@pytest.mark.rule("RB-2.2.3")
def test_no_triple_shows_three_crops():
    assert max(len(set(name)) for name in tiles(3)) == 2


@pytest.mark.rule("RB-2.2.3")
def test_every_crop_has_thirty_three_spaces_in_the_box():
    # Singles 14; doubles 2 + 4 * 2 = 10; triples 3 + 2 * 2 + 2 * 1 = 9.
    spaces: Counter[str] = Counter()
    for tile in BOX.tiles:
        for letter in tile.id:
            spaces[letter] += tile.count
    assert spaces == dict.fromkeys(CROPS, 33)
    assert 5 * 33 == 165


@pytest.mark.rule("RB-2.2.5")
@pytest.mark.parametrize(("size", "points"), [(1, 0), (2, 1), (3, 2)])
def test_points_are_printed_by_size(size, points):
    assert {tile.points for tile in BOX.tiles if tile.size == size} == {points}


@pytest.mark.rule("RB-2.2.5")
@pytest.mark.parametrize(
    ("shown", "step", "scored"),
    [
        ("at display-1: tile-C", "plant C a1", []),
        ("at display-8: tile-CC", "plant CC a1 a2", [("plant", 1)]),
        ("at display-13: tile-CCC", "plant CCC a1 a2 b1", [("plant", 2)]),
    ],
)
def test_a_tile_scores_what_is_printed_on_it(shown, step, scored):
    table = position(f"phase planting\nat 1.a1 1.a2 1.b1: worker\n{shown}")
    play(table, f"1 {step}")
    assert sheet(table, 1) == scored


# ------------------------------------------------------------------------------------------------ shape


def plantings(workers, tile, space):
    table = position(f"phase planting\nat {workers}: worker\nat display-{space}: tile-{tile}")
    return {tuple(step.split()[2:]) for step in legal(table)}


@pytest.mark.rule("RB-2.2.4")
def test_a_double_covers_two_fields_that_touch():
    # Of a1, a2, b1 each touches both others; c7 touches none of them.
    ways = plantings("1.a1 1.a2 1.b1 1.c7", "CC", 8)
    assert {frozenset(fields) for fields in ways} == {
        frozenset({"a1", "a2"}),
        frozenset({"a1", "b1"}),
        frozenset({"a2", "b1"}),
    }


@pytest.mark.rule("RB-2.2.4")
def test_a_mixed_double_lies_either_way_round():
    assert plantings("1.a1 1.a2", "TW", 8) == {("a1", "a2"), ("a2", "a1")}


@pytest.mark.rule("RB-2.2.4")
@pytest.mark.parametrize("triangle", ["a1 a2 b1", "a2 b1 b2", "b3 b4 c4", "b4 c4 c5"])
def test_a_triple_is_a_triangle_turned_in_sixths(triangle):
    """Point down or up, and the odd crop at each of the three corners."""
    corners = set(triangle.split())
    ways = plantings(" ".join(f"1.{field}" for field in corners), "TTW", 13)
    assert {frozenset(way) for way in ways} == {frozenset(corners)}
    assert sorted(way[2] for way in ways) == sorted(corners)


@pytest.mark.rule("RB-2.2.4")
@pytest.mark.parametrize("fields", ["a1 a2 a3", "a1 b1 c1", "a1 b1 c2", "a1 a2 b2", "a1 a2 c5"])
def test_three_fields_that_do_not_all_touch_take_no_triple(fields):
    workers = " ".join(f"1.{field}" for field in fields.split())
    table = position(
        f"phase planting\nat {workers} 1.e1: worker\nat display-13: tile-TTT\nat display-1: tile-C"
    )
    assert {step.split()[1] for step in legal(table)} == {"C"}
    assert refused(table, f"plant TTT {fields}").key in ("shape", "tile-no-room")


@pytest.mark.rule("RB-2.2.4")
def test_all_places_of_a_triple_on_a_mat():
    # Between two rows 7 + 7 fields stand in a zigzag, which makes 12 triangles; there are 4 such strips.
    mat = BOX.mats[0].grid
    assert len({frozenset(fields) for fields in mat.placements(BOX.triple_shape)}) == 4 * 12


@pytest.mark.rule("RB-2.2.4")
def test_a_shape_is_turned_but_never_flipped():
    """A bent tile lies on a bend from one end only: from the other end it would show its back."""
    outline = ("###", "###", "###")
    bent = ((0, 0), (1, 0), (2, -1))  # one step to the right, then one up to the right
    names = grid(outline).names
    ways = {tuple(names[field] for field in fields) for fields in grid(outline).placements(bent)}
    # b1, b2 in a row; a3 stands above b2 to the right, c3 below it to the right.
    assert ("b1", "b2", "a3") in ways
    assert ("a3", "b2", "b1") not in ways
    assert ("c3", "b2", "b1") in ways  # turned by a third
    assert ("b1", "b2", "c3") not in ways


# ---------------------------------------------------------------------------------------------- display


def shown_after_the_set_up(*options):
    """How many singles, doubles and triples lie face up when the first draft begins."""
    pieces = lies(deal(opening(*options))).places
    sizes = Counter(
        len(piece.removeprefix("tile-"))
        for place, there in pieces.items()
        for piece in there
        if place.startswith("display-")
    )
    return sizes[1], sizes[2], sizes[3]


@pytest.mark.rule("RB-2.2.6")
def test_seven_singles_five_doubles_three_triples_lie_face_up():
    assert shown_after_the_set_up() == (7, 5, 3)


@pytest.mark.rule("RB-2.2.6")
@pytest.mark.parametrize(
    ("option", "shown"),
    [
        ("display-singles 1", (1, 5, 3)),
        ("display-singles 12", (12, 5, 3)),
        ("display-doubles 2", (7, 2, 3)),
        ("display-doubles 12", (7, 12, 3)),
        ("display-triples 1", (7, 5, 1)),
        ("display-triples 12", (7, 5, 12)),
        ("display-singles edition", (7, 5, 3)),
    ],
)
def test_the_display_has_the_size_that_was_agreed(option, shown):
    assert shown_after_the_set_up(option) == shown


@pytest.mark.rule("RB-2.2.6")
def test_spaces_are_numbered_through_singles_doubles_triples():
    table = deal(opening("display-singles 2", "display-doubles 1", "display-triples 1"))
    sizes = [len(next(iter(at(table, f"display-{space}"))).removeprefix("tile-")) for space in (1, 2, 3, 4)]
    assert sizes == [1, 1, 2, 3]
    assert at(table, "display-5") == {}
