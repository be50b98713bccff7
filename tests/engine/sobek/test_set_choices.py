"""Sets of a hand are counted and unranked; a listing one by one must agree in number, order and narrowing."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sobek.set_choices import SetChoices
from engine.sobek.steps import LayLast, LaySet

KINDS = (0, 1, 2, 26, 27, 18)
COUNTS = st.tuples(*[st.integers(0, most) for most in (5, 3, 2, 1, 1, 5)])


def listed(high, low=(0,) * 6, bare=True, amulets=1):
    """Every choice, in the order of the numbers of each kind."""
    found = []
    for numbers in product(*[range(least, most + 1) for least, most in zip(low, high, strict=True)]):
        if sum(numbers) >= 3 and (bare or any(numbers[:-amulets])):
            cards = [kind for kind, number in zip(KINDS, numbers, strict=True) for _ in range(number)]
            found.append(tuple(sorted(cards)))
    return found


def choices(high, low=(0,) * 6, bare=True, eyes=None, amulets=1):
    return SetChoices(0, KINDS, low=low, high=high, bare=bare, eyes=eyes, amulets=amulets)


@pytest.mark.rule("SK-1.7.1", "SK-3.43")
@given(high=COUNTS, bare=st.booleans(), amulets=st.sampled_from((1, 2)))
def test_choices_are_what_a_listing_finds(high, bare, amulets):
    expected = listed(high, bare=bare, amulets=amulets)
    some = choices(high, bare=bare, amulets=amulets)
    assert some.count == len(expected)
    assert [step.cards for step in some] == expected
    assert all(some.has(cards) for cards in expected)


@given(high=COUNTS, low=COUNTS, bare=st.booleans(), amulets=st.sampled_from((1, 2)))
def test_lower_bounds_keep_the_order(high, low, bare, amulets):
    expected = listed(high, low, bare, amulets)
    found = choices(high, bare=bare, amulets=amulets).with_at_least(low)
    assert [step.cards for step in found or ()] == expected


@given(high=COUNTS, cards=st.lists(st.sampled_from((*KINDS, 3)), max_size=7))
def test_having_is_being_listed(high, cards):
    for bare, amulets in ((False, 1), (False, 2), (True, 1)):
        some = choices(high, bare=bare, amulets=amulets)
        assert some.has(tuple(cards)) == (tuple(cards) in listed(high, bare=bare, amulets=amulets))


def test_steps_are_made_once_and_of_the_right_kind():
    some = choices((3, 0, 0, 0, 0, 0))
    assert some.step(0) is some.step(0) == LaySet(0, (0, 0, 0))
    assert choices((3, 0, 0, 0, 0, 0), eyes=2).step(0) == LayLast(0, (0, 0, 0), 2)
