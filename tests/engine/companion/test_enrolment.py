"""Enrolling: what becomes of each read; what is skipped, taken back, replaced, or named by a code."""

from __future__ import annotations

from engine.companion.catalogue import Box, Count, Instance
from engine.companion.enrolment import Enrolled, Enrolment

EMPTY = Box("toy", "standard", "ours", "7Q2MA")
TAGGED = (("card-1", 2), ("card-2", 1))
FIRST, SECOND, THIRD = Instance("card-1", 1), Instance("card-1", 2), Instance("card-2", 1)


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


# ------------------------------------------------------------------------------------- what lies there


def test_what_lies_on_is_told_once_and_again_when_it_is_brought_again():
    sitting = Enrolment(EMPTY.enrol("a", FIRST), TAGGED)
    told = [sitting.read("a", at_s).became for at_s in (0.0, 0.5, 1.9, 3.3, 5.0)]
    assert told == [
        Enrolled.DUPLICATE,
        Enrolled.RESTING,
        Enrolled.RESTING,
        Enrolled.RESTING,
        Enrolled.DUPLICATE,
    ]


def test_two_new_tags_that_lie_together_are_told_and_neither_is_enrolled():
    sitting = Enrolment(EMPTY, TAGGED)
    in_turns = [sitting.read(tag, number / 10).became for number, tag in enumerate("ababab")]
    assert in_turns == [Enrolled.WAIT] * 2 + [Enrolled.CROWD] * 4
    whole = Enrolment(EMPTY, TAGGED)
    assert [outcome.became for outcome in whole.lying(("a", "b"), 0.0)] == [Enrolled.CROWD]
    assert sitting.box.tags == whole.box.tags == {}


def test_the_last_piece_may_lie_there_while_the_next_comes():
    sitting = Enrolment(EMPTY, TAGGED)
    for number in range(2):
        sitting.lying(("a",), number / 10)
    told = [
        [outcome.became for outcome in sitting.lying(("a", "b"), 0.3 + number / 10)] for number in range(2)
    ]
    assert told == [[Enrolled.RESTING, Enrolled.WAIT], [Enrolled.RESTING, Enrolled.DONE]]
    assert sitting.box.tags == {"a": FIRST, "b": SECOND}


def test_a_reader_that_says_a_tag_once_may_say_it_again_seconds_later():
    sitting = Enrolment(EMPTY, TAGGED)
    assert sitting.read("a", 0.0).became is Enrolled.WAIT
    assert sitting.read("a", 4.0).became is Enrolled.DONE
    assert sitting.read("b", 10.0).became is Enrolled.WAIT
    assert sitting.read("b", 30.0).became is Enrolled.WAIT


def test_a_retired_tag_is_recognised_and_used_again_only_if_it_is_brought_again():
    sitting = Enrolment(EMPTY.enrol("a", SECOND).retire(SECOND), TAGGED)
    first = sitting.read("a", 0.0)
    assert (first.became, first.instance) == (Enrolled.RETIRED, SECOND)
    assert sitting.read("a", 0.2).became is Enrolled.RESTING
    assert sitting.read("a", 5.0).became is Enrolled.WAIT
    assert sitting.read("a", 5.1).became is Enrolled.DONE
    assert sitting.box.tags == {"a": FIRST} and sitting.box.retired == {}


def test_a_tag_of_another_box_is_told_with_its_name():
    sitting = Enrolment(EMPTY, TAGGED, foreign=lambda tag: "Cellar" if tag == "a" else None)
    told = [sitting.read("a", at_s) for at_s in (0.0, 0.1, 5.0)]
    assert [one.became for one in told] == [Enrolled.FOREIGN, Enrolled.RESTING, Enrolled.FOREIGN]
    assert told[0].owner == "Cellar"


# ------------------------------------------------------------------------------------------- by hand


def test_what_is_taken_back_has_to_be_lifted_before_it_counts_again():
    sitting = Enrolment(EMPTY, TAGGED)
    for number in range(2):
        sitting.read("a", number / 10)
    assert sitting.back() == FIRST and sitting.box == EMPTY and not sitting.can_go_back
    assert sitting.read("a", 0.3).became is Enrolled.RESTING
    assert sitting.read("a", 9.0).became is Enrolled.WAIT


def test_it_goes_on_with_the_pieces_that_are_chosen():
    sitting = Enrolment(EMPTY, TAGGED)
    sitting.go_to("card-2")
    assert (sitting.wanted, sitting.after) == (THIRD, FIRST)
    sitting.skip()
    assert (sitting.wanted, sitting.after) == (FIRST, SECOND)


def test_a_further_tag_goes_on_a_piece_beside_the_first():
    sitting = Enrolment(EMPTY.enrol("a", FIRST), TAGGED)
    sitting.ask_for(FIRST, replacing=False)
    for number in range(2):
        sitting.read("b", number / 10)
    assert sitting.box.tags_of(FIRST) == ("a", "b") and sitting.wanted == SECOND


def test_a_lost_piece_is_retired_and_that_can_be_taken_back():
    sitting = Enrolment(EMPTY.enrol("a", FIRST), TAGGED)
    sitting.retire(FIRST)
    assert sitting.box.retired == {"a": FIRST} and sitting.wanted == FIRST
    sitting.back()
    assert sitting.box.tags == {"a": FIRST}


# --------------------------------------------------------------------------- codes that name the pieces

CODED = EMPTY.enrol("code:TT7Q2MA222", SECOND).enrol("code:TT7Q2MA233", THIRD)


def test_a_code_names_the_piece_on_which_the_next_tag_goes():
    sitting = Enrolment(CODED, TAGGED)
    sitting.by_codes = True
    assert sitting.wanted is None and sitting.read("a", 0.0).became is Enrolled.UNNAMED
    named = sitting.read("code:TT7Q2MA233", 1.0)
    assert (named.became, named.instance) == (Enrolled.NAMED, THIRD)
    assert sitting.only == THIRD
    assert sitting.read("code:TT7Q2MA233", 1.2).became is Enrolled.RESTING
    assert [sitting.read("a", at_s).became for at_s in (3.0, 3.1)] == [Enrolled.WAIT, Enrolled.DONE]
    assert sitting.box.tags_of(THIRD) == ("code:TT7Q2MA233", "a") and sitting.wanted is None
    assert sitting.counts == (Count("card-1", 0, 2), Count("card-2", 1, 1)), "of tags beside the codes"


def test_another_code_names_another_piece():
    sitting = Enrolment(CODED, TAGGED)
    sitting.by_codes = True
    sitting.read("code:TT7Q2MA233", 0.0)
    sitting.read("code:TT7Q2MA222", 1.0)
    assert sitting.wanted == SECOND
    sitting.skip()
    assert sitting.wanted is None
