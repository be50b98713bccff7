"""A hundredth of `make soak`, always the same: random bytes and damaged captures into every family."""

from __future__ import annotations

import pytest

from hardware.driver import Check
from tests.hardware.cases import CASES
from tests.soak.flood import Count, mutated_captures, random_bytes, random_keys
from tests.soak.run import BYTES, CAPTURES
from tests.soak.verdict import failures_of_damage, failures_of_noise

PART = 100
every_family = pytest.mark.parametrize("family", CASES)


@every_family
def test_random_bytes_are_no_tags(family):
    count = random_bytes(family, BYTES // PART, seed=1)
    assert count.sent == BYTES // PART
    assert failures_of_noise(count) == []


@every_family
def test_damage_is_no_tag_where_there_is_a_check(family):
    count = mutated_captures(family, CAPTURES // PART, seed=1)
    assert count.reads > count.sent, "most frames of a capture are whole"
    assert failures_of_damage(count) == []


def test_random_keys_are_all_given_back_or_a_scan():
    assert random_keys(BYTES // PART, seed=1).sent == BYTES // PART


def test_the_verdict_sees_what_it_looks_for():
    """Limits: none with a CRC, 1 in 200 with a sum, none confirmed."""
    assert failures_of_noise(Count("x", Check.SUM, sent=1000, false=1))
    assert not failures_of_noise(Count("x", Check.NONE, sent=1000, false=1))
    assert failures_of_damage(Count("x", Check.CRC, sent=1000, false=1))
    assert not failures_of_damage(Count("x", Check.SUM, sent=1000, false=5))
    assert failures_of_damage(Count("x", Check.SUM, sent=1000, false=6))
    assert failures_of_damage(Count("x", Check.SUM, sent=1000, false=1, confirmed=1))
