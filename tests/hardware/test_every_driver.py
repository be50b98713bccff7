"""Every family passes the suite: frames, pieces, noise, damage, endless lines, anything at all."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.driver import Check
from hardware.drivers.families import FAMILIES
from tests.hardware import driver_suite as suite
from tests.hardware.cases import CASES

NO_TEXT = st.lists(st.sampled_from([0, 2, 10, 13, 27, *range(127, 256)]), min_size=1, max_size=600).map(bytes)
"""What comes at a wrong speed. Where nothing checks a line, printable noise is text like any other."""
every_family = pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())


def test_every_family_is_under_test():
    assert set(CASES) == set(FAMILIES)


def test_a_family_is_found_by_its_id():
    assert all(family.info.id == name for name, family in FAMILIES.items())
    assert all(family.make().info is family.info for family in FAMILIES.values())


@every_family
def test_each_frame_says_exactly_what_it_says(case):
    suite.check_exact(case)


@every_family
def test_single_bytes_say_the_same(case):
    suite.check_single_bytes(case)


@every_family
@given(seed=st.integers(0, 2**32))
def test_any_pieces_say_the_same(case, seed):
    suite.check_pieces(case, random.Random(seed))


@every_family
@given(data=st.data())
def test_noise_between_frames_says_nothing(case, data):
    unchecked = FAMILIES[case.family].info.check is Check.NONE
    suite.check_noise(case, data.draw(NO_TEXT if unchecked else st.binary(min_size=1, max_size=600)))


@every_family
def test_of_noise_the_same_is_told_for_any_pieces(case):
    for seed in range(20):
        luck = random.Random(seed)
        suite.check_noise_in_any_pieces(case, luck.randbytes(2000), luck)


@every_family
def test_a_damaged_frame_brings_nothing_and_takes_no_other_with_it(case):
    suite.check_damage(case)


@every_family
def test_a_frame_may_break_off_anywhere(case):
    suite.check_broken_off(case)


@every_family
def test_what_never_ends_fills_nothing_up(case):
    suite.check_endless(case)


@every_family
def test_an_opened_port_begins_anew(case):
    suite.check_start_forgets(case)


@every_family
@given(bites=st.lists(st.binary(max_size=300), max_size=12))
def test_nothing_makes_a_driver_raise(case, bites):
    suite.check_never_raises(case, bites)


@every_family
@given(data=st.data())
def test_frames_with_wild_bytes_between_make_no_driver_raise(case, data):
    parts = st.one_of(st.sampled_from([example.sent for example in case.examples]), st.binary(max_size=20))
    suite.check_never_raises(case, data.draw(st.lists(parts, max_size=20)))
