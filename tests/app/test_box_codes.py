"""Codes that are printed for a box: given out once, retired with a lost label, never twice."""

from __future__ import annotations

import pytest

from engine.companion.catalogue import Box, Instance, read_box, write_box
from hardware.payload import payload
from riverboat_desktop.box_codes import CodesUsedUp, codes_of, with_codes, with_codes_of, without_codes

TWO = [Instance("tile-T", 1), Instance("tile-T", 2)]
EMPTY = Box("riverboat", "standard", "Attic", "VZ3TT")


def code(serial: int) -> str:
    return "code:" + payload("VZ3TT", serial)


def test_codes_are_given_to_pieces_that_have_none():
    box = with_codes(EMPTY, TWO)
    assert list(box.tags.items()) == [(code(0), TWO[0]), (code(1), TWO[1])]
    assert with_codes(box, TWO) == box, "printing again changes nothing"
    more = with_codes(box, [TWO[1], Instance("barn", 1)])
    assert codes_of(more, Instance("barn", 1)) == [payload("VZ3TT", 2)]


def test_a_piece_with_a_tag_gets_a_code_beside_it():
    box = with_codes(EMPTY.enrol("nfca:04A1B2C3", TWO[0]), TWO[:1])
    assert box.tags_of(TWO[0]) == ("nfca:04A1B2C3", code(0))


def test_a_lost_label_gets_another_code_and_the_old_one_never_comes_again():
    box = without_codes(with_codes(EMPTY, TWO), [TWO[1]])
    assert box.retired == {code(1): TWO[1]} and code(1) not in box.tags
    again = with_codes(box, TWO)
    assert codes_of(again, TWO[1]) == [payload("VZ3TT", 2)]
    assert again.retired == box.retired
    assert read_box(write_box(again)) == again


def test_a_box_can_be_full():
    full = with_codes(EMPTY, (Instance("tile-T", copy) for copy in range(1, 901)))
    assert len(full.tags) == 900
    with pytest.raises(CodesUsedUp, match="used up its 900 codes"):
        with_codes(full, [Instance("tile-T", 901)])


def test_tags_that_were_enrolled_while_labels_were_printed_stay():
    planned = with_codes(EMPTY, TWO)
    meanwhile = EMPTY.enrol("nfca:04A1B2C3", TWO[0])
    both = with_codes_of(meanwhile, planned)
    assert both.tags == {"nfca:04A1B2C3": TWO[0], code(0): TWO[0], code(1): TWO[1]}
    assert with_codes_of(planned, planned) == planned
    lost = without_codes(planned, [TWO[1]])
    assert with_codes_of(both, lost).retired == {code(1): TWO[1]}
    assert set(with_codes_of(both, lost).tags) == {"nfca:04A1B2C3", code(0)}
