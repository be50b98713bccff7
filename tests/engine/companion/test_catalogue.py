"""A box on a shelf: tags on pieces, counts, replacing, and one file for all who read it."""

import pytest

from engine.companion.catalogue import (
    Box,
    BoxError,
    Count,
    Instance,
    counts,
    missing,
    problems,
    read_box,
    read_instance,
    write_box,
)
from engine.companion.enrolment import Enrolled, Enrolment
from hardware import boxes

EMPTY = Box("toy", "standard", "ours", "7Q2MA")
TAGGED = (("card-1", 2), ("card-2", 1))


def test_a_tag_is_on_one_piece_and_a_piece_may_have_several():
    box = EMPTY.enrol("nfca:04", Instance("card-1", 1)).enrol("nfca:05", Instance("card-1", 1))
    assert box.tags_of(Instance("card-1", 1)) == ("nfca:04", "nfca:05")
    assert counts(box, TAGGED) == (Count("card-1", 1, 2), Count("card-2", 0, 1))
    with pytest.raises(BoxError, match="card-1/1"):
        box.enrol("nfca:04", Instance("card-2", 1))


def test_a_replaced_tag_is_remembered():
    one = Instance("card-1", 1)
    box = EMPTY.enrol("nfca:04", one).replace_tags(one, "nfca:06")
    assert box.find("nfca:04") is None and box.retired == {"nfca:04": one}
    assert box.enrol("nfca:04", Instance("card-2", 1)).retired == {}


def test_what_is_missing_and_what_does_not_belong():
    box = EMPTY.enrol("nfca:04", Instance("card-1", 2)).enrol("nfca:05", Instance("card-9", 1))
    assert missing(box, TAGGED) == (Instance("card-1", 1), Instance("card-2", 1))
    assert [str(problem) for problem in problems(box, TAGGED)] == ["there is no card-9/1 in this game"]


def test_an_instance_is_written_and_read():
    assert read_instance(str(Instance("tile-TW", 3))) == Instance("tile-TW", 3)
    for text in ("tile", "/3", "tile/x"):
        with pytest.raises(ValueError, match="names no piece"):
            read_instance(text)


def test_the_file_is_the_one_that_labels_are_printed_from():
    """What the readers' side writes is read here, and the other way round, to the letter."""
    box = EMPTY.enrol("nfca:04A1B2C3", Instance("card-1", 1)).enrol("code:TT7Q2MA234", Instance("card-2", 1))
    text = write_box(box.retire(Instance("card-1", 1)))
    assert read_box(text) == box.retire(Instance("card-1", 1))
    assert boxes.write_box(boxes.read_box(text)) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON"),
        ("[]", "no box"),
        ('{"format": "riverboat-desktop-box", "version": 9}', "version 9"),
        ('{"format": "riverboat-desktop-box", "version": 1, "colour": 1}', "colour"),
        ('{"format": "riverboat-desktop-box", "version": 1, "game": ""}', "'game'"),
    ],
)
def test_a_text_that_is_no_box_is_refused(text, says):
    with pytest.raises(BoxError, match=says):
        read_box(text)


# ------------------------------------------------------------------------------------------ enrolment


def test_two_agreeing_reads_enrol_and_the_next_piece_is_asked_for():
    sitting = Enrolment(EMPTY, TAGGED)
    assert sitting.wanted == Instance("card-1", 1)
    assert sitting.read("nfca:04", 0.0).became is Enrolled.WAIT
    assert sitting.read("nfca:05", 0.1).became is Enrolled.WAIT
    assert sitting.read("nfca:05", 0.2).became is Enrolled.DONE
    assert sitting.box.find("nfca:05") == Instance("card-1", 1)
    assert sitting.read("nfca:05", 0.3).became is Enrolled.RESTING
    assert sitting.wanted == Instance("card-1", 2)


def test_a_printed_code_needs_one_read_and_must_be_of_this_box():
    sitting = Enrolment(EMPTY, TAGGED)
    assert sitting.read("code:TTXXXXX234", 0.0).became is Enrolled.FOREIGN
    assert sitting.read("code:TT7Q2MA234", 0.1).became is Enrolled.DONE


def test_duplicates_are_caught_and_the_last_can_be_taken_off():
    sitting = Enrolment(EMPTY, TAGGED)
    for tag, at_s in (("a", 0.0), ("a", 0.1), ("b", 2.0), ("b", 2.1)):
        sitting.read(tag, at_s)
    outcome = sitting.read("a", 4.0)
    assert outcome.became is Enrolled.DUPLICATE and outcome.instance == Instance("card-1", 1)
    sitting.back()
    assert sitting.wanted == Instance("card-1", 2) and sitting.box.find("b") is None


def test_what_is_skipped_comes_at_the_end_and_a_full_box_says_so():
    sitting = Enrolment(EMPTY, TAGGED)
    sitting.skip()
    wanted = []
    for number in range(3):
        wanted.append(sitting.wanted)
        sitting.read(f"t{number}", number * 2.0)
        sitting.read(f"t{number}", number * 2.0 + 0.1)
    assert wanted == [Instance("card-1", 2), Instance("card-2", 1), Instance("card-1", 1)]
    assert sitting.wanted is None and sitting.read("t9", 9.0).became is Enrolled.FULL


def test_one_piece_is_replaced():
    box = (
        EMPTY.enrol("a", Instance("card-1", 1))
        .enrol("b", Instance("card-1", 2))
        .enrol("c", Instance("card-2", 1))
    )
    sitting = Enrolment(box, TAGGED, only=Instance("card-1", 2))
    sitting.read("d", 0.0)
    sitting.read("d", 0.2)
    assert sitting.box.find("d") == Instance("card-1", 2) and sitting.box.retired == {
        "b": Instance("card-1", 2)
    }
    assert sitting.wanted is None and sitting.read("e", 9.0).became is Enrolled.FULL


@pytest.mark.parametrize("game_id", ["riverboat", "sobek"])
def test_a_whole_box_at_two_seconds_a_piece(game_id):
    """Each piece is laid on the reader and taken away two seconds later; no click comes between."""
    from tests.engine.companion.table_cases import GAMES, SeatSetup, Setup

    game = GAMES[game_id]
    tagged = game.tagged(Setup(game_id, (SeatSetup("Ann"), SeatSetup("Bo"))))
    sitting = Enrolment(Box(game_id, "standard", "ours", "7Q2MA"), tagged)
    at_s, number = 0.0, 0
    while sitting.wanted is not None:
        for n in range(3):
            sitting.read(f"nfca:{number:08X}", at_s + n / 10)
        at_s, number = at_s + 2.0, number + 1
    assert number == sum(count for _, count in tagged)
    assert all(count.enrolled == count.wanted for count in sitting.counts)
    assert at_s < 600
