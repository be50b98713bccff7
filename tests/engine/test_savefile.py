"""The record format: what is written is read back, and whatever else the reader gets is refused by line."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.component import Inventory
from engine.core.errors import DataError
from engine.core.ledger import Digest, Handover, Line
from engine.core.savefile import LONGEST_LINE, Position, Record, parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load
from tests.engine.record_texts import HEADER, played, position, refused, steps

# --- what is written is read back ------------------------------------------------------------


def test_a_record_of_everything_is_read_back():
    setup = Setup(
        game="riverboat",
        seats=(
            SeatSetup('A "B" \\ C  # d', "human", (("mat", "2"),)),
            SeatSetup("", "greedy"),
            SeatSetup("船", "x-1"),
        ),
        options=(("harvest-order", "bonus-first"), ("display-singles", "3")),
        seed=9_999_999_999_999_999_999,
        edition="mine",
        edition_text='{\n  "a": "  b",\n\n "c": 1  \n}\n',
    )
    entries = (
        Line(-1, "mat 3"),
        Line(0, "draft planting", undone=True, notes=(("by", "mouse"), ("at", "12:00"))),
        Line(0, "draft planting", undone=True, consented=True),
        Handover(1, "human"),
        Digest("0123456789abcdef"),
        Line(1, "pass", notes=(("x", ""),)),
    )
    placed = Inventory({"1.a1": {"worker": 1}, "1.a2": {"worker": 1}, "supply": {"coin": 12, "barn": 1}})
    where = Position(placed, (("round", "2"), ("taken", "1 0 2")))
    record = Record(setup, entries, where, mode="table")
    text = write_record(record)
    again = parse_record(text)
    assert again.setup == setup
    assert again.position is not None and again.position.turn == where.turn
    assert again.position.inventory == placed
    assert tuple(replace(entry, number=0) for entry in again.entries) == entries
    assert write_record(again) == text


def test_tabs_stand_between_words_like_blanks():
    blanks = """riverboat-desktop record 1
game riverboat
seat 1 human "Ada" mat=1
seat 2 human "Bo"
option harvest-order bonus-first
position
round 2
at 1.supply: worker x8, coin
steps
1 draft planting ; by=mouse
undo 1
"""
    first, *others = blanks.splitlines()
    tabs = "\n".join([first, *(line.replace(" ", "\t \t") for line in others)])
    assert write_record(parse_record(tabs)) == write_record(parse_record(blanks))


def test_a_name_cannot_break_the_header():
    setup = Setup("riverboat", (SeatSetup('a\nseat 9 human "b\r\x00'), SeatSetup("B")))
    assert parse_record(write_record(Record(setup))).setup.seats[0].name == 'a seat 9 human "b  '


@given(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=40))
def test_any_name_is_read_back(name):
    setup = Setup("riverboat", (SeatSetup(name), SeatSetup("B")))
    assert parse_record(write_record(Record(setup))).setup == setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_played_game_is_read_back_and_loads(seats):
    record = played(seats=seats)
    again = parse_record(write_record(record))
    assert again.setup == record.setup
    session = load(game("riverboat"), again)
    assert session.over
    assert session.length == len(record.entries) - 1


def test_line_ends_of_another_system_and_a_mark_at_the_start_change_nothing():
    text = write_record(played())
    plain = parse_record(text)
    assert parse_record("\ufeff" + text.replace("\n", "\r\n")) == plain
    assert parse_record(text.removesuffix("\n")) == plain


def test_comments_and_blank_lines_may_stand_anywhere():
    lines = HEADER.splitlines()
    lines[1:1] = ["", "# a comment", "   # another"]
    text = "\n".join([*lines, "steps # as written below", "* mat 2 # the other", "", "# end", ""])
    record = parse_record(text)
    assert [entry.text for entry in record.entries if isinstance(entry, Line)] == ["mat 2"]


def test_a_comment_hides_notes_and_a_note_needs_a_name():
    record = parse_record(steps("* mat 2 ; by=scan at=3 # seen twice ; really"))
    assert record.entries[0] == Line(-1, "mat 2", notes=(("by", "scan"), ("at", "3")), number=7)
    assert refused(steps("* mat 2 ; hello")) == [
        "line 7: what stands after ' ;' reads: name=value, with no blank in it"
    ]


@pytest.mark.parametrize("only", ["1", "2,1", "nobody"])
def test_the_note_of_who_may_read_a_step_names_seats(only):
    record = parse_record(steps(f"* mat 2 ; only={only}", f"~ 1 pass ; by=scan only={only}"))
    assert [entry.notes[-1] for entry in record.entries if isinstance(entry, Line)] == [("only", only)] * 2


@pytest.mark.parametrize(
    "only", ["7", "0", "", "1,1", "1,7", "1,", "Ann", "01", "nobody,1", "\N{SUPERSCRIPT ONE}"]
)
def test_a_note_of_a_seat_that_does_not_exist_is_refused_with_its_line(only):
    for line in (f"* mat 2 ; only={only}", f"~ 1 pass ; by=scan only={only}"):
        assert refused(steps("* mat 1", line)) == [
            f"line 8: the note {f'only={only}'!r} has to name seats from 1 to 2, each once, or nobody"
        ]


def test_undo_marks_the_last_steps_that_count_and_drops_the_digests_behind_them():
    record = parse_record(
        steps("* mat 2", "* start 1", "digest 0123456789abcdef", "undo 1", "* start 2", "undo 2 consented")
    )
    assert record.entries == (
        Line(-1, "mat 2", undone=True, consented=True, number=7),
        Line(-1, "start 1", undone=True, number=8),
        Line(-1, "start 2", undone=True, consented=True, number=11),
    )


def test_a_torn_last_line_of_a_journal_is_dropped_and_told():
    text = steps("* mat 2") + "* sta"
    record = parse_record(text, journal=True)
    assert record.torn == "* sta"
    assert len(record.entries) == 1
    assert len(parse_record(text).entries) == 2


# --- what is refused, and where --------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: this is no record"),
        ("hello", "line 1: this is no record"),
        ("riverboat-desktop record", "line 1: '' is no version number"),
        ("riverboat-desktop record 0", "line 1: there is no version 0"),
        ("riverboat-desktop record 2\nhuh", "line 1: the record has version 2; this program reads up to 1"),
        ("riverboat-desktop record ١", "line 1: '١' is no version number"),
        ("riverboat-desktop record 1", "the record ends before the line 'steps'"),
        (HEADER, "the record ends before the line 'steps'"),
        (HEADER.replace("game riverboat\n", "") + "steps", "line 1: the header has no line 'game …'"),
        (HEADER.replace("riverboat\n", "chess\n") + "steps", "game: unknown game 'chess'"),
        (HEADER + "game riverboat\nsteps", "line 6: 'game' stands twice"),
        (HEADER + "seed 7\nsteps", "line 6: 'seed' stands twice"),
        (HEADER + 'seat 2 human "C"\nsteps', "line 6: seat 2 stands twice"),
        (HEADER + 'seat 9 human "C"\nsteps', "line 6: seat 9 stands twice or is out of range"),
        (HEADER + 'seat ٣ human "C"\nsteps', "line 6: a seat reads"),
        (HEADER + 'seat 3 human "C\nsteps', "line 6: a seat reads"),
        (HEADER + 'seat 4 human "C"\nsteps', "line 6: seats must be numbered 1 to 3"),
        (HEADER + 'seat 3 human "C" mat=1 mat=2\nsteps', "line 6: a choice of this seat stands twice"),
        (HEADER + "option a\nsteps", "line 6: an option needs a name and a value"),
        (HEADER + "option a 1\noption a 2\nsteps", "line 7: option a stands twice"),
        (HEADER + "option a 1\nsteps", "line 6, option a: unknown option 'a'"),
        (HEADER + "mode dream\nsteps", "line 6: mode 'dream' is unknown; there are: digital, table"),
        (HEADER + "edition\nsteps", "line 6: 'edition' needs one word"),
        (HEADER + "edition other\nsteps", "line 6, edition: unknown edition 'other'"),
        (HEADER + "colour red\nsteps", "line 6: unknown word 'colour'"),
        (HEADER + "edition odd\n| []\nsteps", "line 6, edition: this is no edition"),
        (HEADER + "|{}\nsteps", "line 6: a line of an edition's text begins with '| '"),
        (HEADER.replace("seed 7", "seed x") + "steps", "line 5: the seed 'x' is no whole number"),
        (HEADER.replace("seed 7", "seed -7") + "steps", "the seed '-7' is no whole number"),
        (HEADER.replace("seed 7", "seed ٧") + "steps", "the seed '٧' is no whole number"),
        (HEADER.replace("seed 7", "seed " + "7" * 1_000_000) + "steps", "line 5: the line is longer than"),
        (HEADER.replace("mat=1", "mat=9") + "steps", "line 3, seat 1: unknown mat '9'"),
        (HEADER.replace("mat=1", "hat=1") + "steps", "line 3, seat 1: unknown choice 'hat'"),
        (HEADER.replace('"Bo"', '"Bo" mat=1') + "steps", "line 4, seat 2: mat 1 is taken by another seat"),
        (HEADER.replace('seat 2 greedy "Bo"\n', "") + "steps", "line 3, seats: this game has 2, 3 or 4"),
        (HEADER + "\x00\nsteps", "line 6: this is no text: it has the control character 0x00"),
        (HEADER.replace("\n", "\r"), "line 1: this is no text: it has the control character 0x0d"),
        (steps("1"), "line 7: the step is empty"),
        (steps("3 pass"), "line 7: a step begins with a seat number or with *"),
        (steps("~"), "line 7: a step begins with"),
        (steps("~ 1"), "line 7: the step is empty"),
        (steps("١ pass"), "line 7: a step begins with"),
        (steps("steps"), "line 7: a step begins with"),
        (steps("digest xyz"), "line 7: a digest has 8 to 64 hex digits"),
        (steps("digest 0123"), "line 7: a digest has 8 to 64 hex digits"),
        (steps("digest 01234567"), "line 7: the digest differs"),
        (steps("undo 1"), "line 7: 'undo' needs a number of steps from 1 to 0"),
        (steps("* mat 2", "undo 0"), "line 8: 'undo' needs a number of steps from 1 to 1"),
        (steps("* mat 2", "undo " + "1" * 3_900), "line 8: 'undo' needs a number of steps from 1 to 1"),
        (steps("* mat 2", "undo 1 maybe"), "line 8: after its number 'undo' may only have: consented"),
        (steps("* mat 2", "undo 1 ; by=scan"), "line 8: after ' ;' an 'undo' may only have: hands=…"),
        (steps("controller 1 greedy ; by=scan"), "notes stand after steps only, not after 'controller'"),
        (steps("digest 01234567 ; by=scan"), "line 7: notes stand after steps only, not after 'digest'"),
        (steps("hands done ; by=scan"), "line 7: notes stand after steps only, not after 'hands'"),
        (HEADER + "option display-singles 01\nsteps", "line 6, option display-singles: is '01', but may be: "
         "edition, 1 to 12"),
        (steps("controller 3 greedy"), "line 7: a handover reads"),
        (steps("controller 1"), "line 7: a handover reads"),
        (steps("controller 1 a b"), "line 7: a handover reads"),
        (steps("1 draft planting"), "line 7: seat 1 acts, but * is to act here (deal-mat, RB-1.2.1)"),
        (steps("* fly"), "line 7: 'fly' is no step"),
        (steps("* mat 1"), "line 7: 'mat 1' is not legal"),
        (steps("* mat 2 3"), "line 7: unexpected '3' at the end of the step"),
        (steps("* " + "mat " * 2_000_000), f"line 7: the line is longer than {LONGEST_LINE} characters"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_with_its_place(text, said):
    try:
        problems = refused(text)
    except DataError as error:  # an unknown game is known before a line is
        problems = list(map(str, error.problems))
    assert any(said in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("header", "said"),
    [
        (HEADER.replace("seat 2 g", "seat 1 g"), ["line 4: seat 1 stands twice or is out of range"]),
        (HEADER + "colour red\n", ["line 6: unknown word 'colour'; a header has game, edition, mode, option, "
                                   "seat, seed, then 'position' or 'steps'"]),
        ("riverboat-desktop record 1\ngame riverboat\n", ["line 1: the header has no line 'seat …'"]),
    ],
)  # fmt: skip
def test_a_header_that_is_wrong_does_not_put_the_steps_in_the_wrong(header, said):
    """Without sound seats nobody knows who may act, so the steps are not read."""
    assert refused(header + "steps\n* mat 2\n2 draft planting\n9 dance\n") == said


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["at a1"], "line 7: a placing reads: at PLACE: PIECE, PIECE x3"),
        (["at : coin"], "line 7: a placing reads"),
        (["at a1: "], "line 7: a placing reads"),
        (["at supply: coin x"], "line 7: 'coin x' is no piece with its count"),
        (["at supply: coin x99999"], "line 7: 'coin x99999' is no piece with its count"),
        (["at supply: coin x٣"], "line 7: 'coin x٣' is no piece with its count"),
        (["at supply: coin x0"], "line 7: 'coin x0' is no piece with its count"),
        (["at supply: coin x01"], "line 7: 'coin x01' is no piece with its count"),
        (["at under-2: card-3"], "line 7, under-2: layers under the deck go from 1 on without a gap"),
        (["at supply: coin x2, , barn"], "line 7: '' is no piece with its count"),
        (["round 1", "round 1"], "line 8: 'round' stands twice"),
        (["round 1", "position"], "line 8, position: unknown word"),
        (["round one"], "line 7, round: 'one' is no number from 1 to 4"),
        (["round 01"], "line 7, round: '01' is no number from 1 to 4"),
        (["points 07 7"], "line 7, points: '07' is no number from 0"),
        (["round ٣"], "line 7, round: '٣' is no number from 1 to 4"),
        (["round"], "line 7, round: needs one number"),
        (["phase lunch"], "line 7, phase: is 'lunch', but may be: refresh, draft"),
        (["at nowhere: coin"], "line 7, nowhere: there is no such place"),
        (["at 3.supply: coin"], "line 7, 3.supply: there is no seat 3"),
        (["at ².supply: coin"], "line 7, ².supply: there is no seat"),
        (["at 1.mat: mat-1", "at 1.z9: worker"], "line 8, 1.z9: there is no such place"),
        (["at 1.mat: mat-1", "at 1.harbor-99: harbor-master"], "1.harbor-99: the harbor track has spaces"),
        (["at 1.mat: mat-1", "at 1.harbor-²: harbor-master"], "1.harbor-²: the harbor track has spaces"),
        (["at 1.mat: mat-1", "at 1.recess-²: boat-B1"], "line 8, 1.recess-²: there is no such recess"),
        (["at display-²: tile-T"], "line 7, display-²: there are only 15 such places"),
        (["at under-²: card-1"], "line 7, under-²: there is no such place"),
        ([f"at under-{'1' * 3_000}: card-1"], "there is no such place"),
        (["at supply: gold"], "line 7, supply: unknown piece 'gold'"),
        (["at 1.supply: coin x20", "at 2.supply: coin x6"], "line 8, coin: 26 are placed, but there are 25"),
        (["at 1.supply: worker"], "line 6, 1.mat: the seat needs a mat"),
        (["at 1.supply: coin x26"], "line 7, coin: 26 are placed, but there are 25"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_position_is_refused_with_its_place(lines, said):
    problems = refused(position(*lines))
    assert any(problem.startswith(said) or said in problem for problem in problems), problems


def test_no_more_than_twenty_problems_are_told():
    assert len(refused(steps(*["x"] * 1000))) == 20


# --- texts made to be slow or to break the reader --------------------------------------------


def test_a_million_undos_are_read_in_time():
    lines = ["* mat 2"] * 300_000 + ["digest 01234567"] * 100_000 + ["undo 1"] * 300_000
    assert "is to act" in refused(steps(*lines, "1 pass"))[0]


def test_a_position_cannot_lay_millions_of_pieces():
    line = "at " + " ".join("abcdefghij" * 30) + ": " + ", ".join("coin" for _ in range(300))
    assert "more pieces than any box has" in refused(position(*[line] * 3_000))[0]


def test_an_edition_nested_without_end_is_refused():
    deep = "[" * 100_000 + "]" * 100_000
    for text in (deep, '{"a":' * 100_000, f'{{"game":"riverboat","format":1,"rounds":{deep}}}'):
        problems = refused(HEADER + f"edition mine\n| {text}\nsteps\n")
        assert any("edition" in problem or "not JSON" in problem for problem in problems)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", '{"game": "riverboat"}', '{"game": "riverboat", "format": 1}']
)
def test_an_edition_that_is_none_is_refused(text):
    assert refused(HEADER + f"edition mine\n| {text} \nsteps\n")


def test_json_is_no_record():
    assert refused(json.dumps({"game": "riverboat"}))
