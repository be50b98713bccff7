"""The four mats: colours, rim, shape. Neighbours are found here from the words of RB-2.6.3 alone."""

import pytest

from engine.riverboat.hexgrid import bits
from tests.engine.riverboat.box import BOX

DRAWN = {
    "1": ["Y W W W B R G", "R R Y B Y G G", "R B Y R G W B", "W B W R G W Y", "G B R G B Y Y"],
    "2": ["G R B B W B Y", "B Y W W G W Y", "W B R R Y G G", "W B R G B Y R", "R G W G Y Y R"],
    "3": ["R R B Y B W W", "R W R G B R Y", "W W B Y B R G", "G G Y G W Y B", "G W Y G R Y B"],
    "4": ["Y G W G R G Y", "B R R G B G G", "R Y G W W B W", "R Y B R Y W B", "R W B B Y Y W"],
}
ALL = [mat for mat in BOX.mats]
BY_ID = pytest.mark.parametrize("mat", ALL, ids=lambda mat: f"mat {mat.id}")


def colour_of(mat):
    """The letter of each field by its name, as RB-2.6.3 draws the mat."""
    return {
        f"{row}{number}": letter
        for row, letters in zip("abcde", DRAWN[mat.id], strict=True)
        for number, letter in enumerate(letters.split(), start=1)
    }


def touching(name):
    """The names that RB-2.6.3 gives as neighbours, those outside the mat included."""
    row, number = name[0], int(name[1])
    left, right = (number - 1, number) if row in "ace" else (number, number + 1)
    around = {f"{row}{number - 1}", f"{row}{number + 1}"}
    for other in (chr(ord(row) - 1), chr(ord(row) + 1)):
        around |= {f"{other}{left}", f"{other}{right}"}
    return around


def neighbours(mat, name):
    grid = mat.grid
    return {grid.names[field] for field in bits(grid.neighbours[grid.names.index(name)])}


def groups(names):
    """The sizes of the connected groups of these fields, largest first."""
    left, sizes = set(names), []
    while left:
        found = reached = {left.pop()}
        while found:
            found = {near for name in found for near in touching(name)} & left
            left -= found
            reached = reached | found
        sizes.append(len(reached))
    return sorted(sizes, reverse=True)


@pytest.mark.rule("RB-2.6.1")
@BY_ID
def test_seven_fields_of_each_of_five_colours(mat):
    assert len(mat.grid.names) == 35
    assert [fields.bit_count() for fields in mat.suits] == [7, 7, 7, 7, 7]


@pytest.mark.rule("RB-2.6.1")
def test_each_colour_has_its_own_symbol():
    assert [(suit.id, suit.name) for suit in BOX.suits] == [
        ("Y", "star"),
        ("G", "club"),
        ("R", "heart"),
        ("B", "spade"),
        ("W", "diamond"),
    ]


@pytest.mark.rule("RB-2.6.3")
@BY_ID
def test_the_layout_is_the_one_that_is_drawn(mat):
    grid = mat.grid
    expected = colour_of(mat)
    letters = {suit.id: fields for suit, fields in zip(BOX.suits, mat.suits, strict=True)}
    assert {
        grid.names[field]: letter for letter, fields in letters.items() for field in bits(fields)
    } == expected


@pytest.mark.rule("RB-2.6.3")
def test_four_different_mats():
    assert [mat.id for mat in BOX.mats] == ["1", "2", "3", "4"]
    assert len({mat.rows for mat in BOX.mats}) == 4


@pytest.mark.rule("RB-2.6.3")
@pytest.mark.parametrize(
    ("field", "around"),
    [
        ("c4", "c3 c5 b3 b4 d3 d4"),
        ("b4", "b3 b5 a4 a5 c4 c5"),
        ("a1", "a2 b1"),
        ("a7", "a6 b6 b7"),
        ("b7", "b6 a7 c7"),
        ("b1", "b2 a1 a2 c1 c2"),
        ("c1", "c2 b1 d1"),
        ("e1", "e2 d1"),
        ("e7", "e6 d6 d7"),
    ],
)
def test_which_fields_touch(field, around):
    assert neighbours(BOX.mats[0], field) == set(around.split())


@pytest.mark.rule("RB-2.6.3")
@BY_ID
def test_every_field_touches_what_the_rule_says(mat):
    names = set(mat.grid.names)
    assert {name: neighbours(mat, name) for name in names} == {name: touching(name) & names for name in names}


@pytest.mark.rule("RB-2.6.2")
@BY_ID
def test_the_rim_is_the_first_and_last_row_and_the_ends_of_the_others(mat):
    # Rows a and e, 7 fields each, and 2 ends of each of the rows b, c, d: 7 + 7 + 6 = 20.
    expected = {f"{row}{n}" for row in "ae" for n in range(1, 8)}
    expected |= {f"{row}{n}" for row in "bcd" for n in (1, 7)}
    assert {mat.grid.names[field] for field in bits(mat.grid.perimeter)} == expected
    assert len(expected) == 20


@pytest.mark.rule("RB-2.6.3")
@BY_ID
def test_every_colour_lies_alike_on_every_mat(mat):
    """Four fields on the rim, three inside, in groups of 3, 2, 1 and 1: no mat and no colour is better."""
    colours = colour_of(mat)
    inside = {f"{row}{n}" for row in "bcd" for n in range(2, 7)}
    for letter in "YGRBW":
        fields = {name for name, colour in colours.items() if colour == letter}
        assert len(fields - inside) == 4
        assert len(fields & inside) == 3
        assert groups(fields) == [3, 2, 1, 1]
