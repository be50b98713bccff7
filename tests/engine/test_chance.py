"""Chance: outcomes dealt from a seed and a number, and the small generator that searches use."""

import hashlib
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Pile, Rng, dealt, even

SUITS = Pile(("star", "club", "gone", "heart", "wild"), (4, 3, 0, 2, 1))
CHI_SQUARE_LIMITS = {3: 16.27, 5: 20.52, 9: 27.88}
"""By degrees of freedom: what even luck exceeds once in a thousand."""


def chi_square(counts, weights):
    total, whole = sum(counts.values()), sum(weights.values())
    expected = {key: total * weight / whole for key, weight in weights.items()}
    return sum((counts[key] - expected[key]) ** 2 / expected[key] for key in weights)


def test_a_point_lies_in_the_stretch_of_its_outcome():
    found = [SUITS.at(point) for point in range(10)]
    assert found == ["star"] * 4 + ["club"] * 3 + ["heart"] * 2 + ["wild"]
    with pytest.raises(ValueError, match="beyond"):
        SUITS.at(10)


def test_a_pile_lists_the_faces_of_which_some_are_left():
    assert list(SUITS) == [("star", 4), ("club", 3), ("heart", 2), ("wild", 1)]
    assert (len(SUITS), SUITS.total, SUITS[-1], SUITS[1:3]) == (
        4,
        10,
        ("wild", 1),
        [("club", 3), ("heart", 2)],
    )
    assert list(even("ab")) == [("a", 1), ("b", 1)]


def test_what_a_seed_deals_is_a_hash_of_seed_and_number():
    """BLAKE2b of '7:3', 16 bytes, as one number modulo the ten cards."""
    number = int(hashlib.blake2b(b"7:3", digest_size=16).hexdigest(), 16)
    cards = ["star"] * 4 + ["club"] * 3 + ["heart"] * 2 + ["wild"]
    assert dealt(SUITS, seed=7, index=3) == cards[number % 10]


@given(seed=st.integers(0, 10**18), index=st.integers(0, 10**4))
def test_every_deal_is_that_hash(seed, index):
    number = int.from_bytes(hashlib.blake2b(f"{seed}:{index}".encode(), digest_size=16).digest(), "big")
    assert dealt(even(range(52)), seed=seed, index=index) == number % 52


def test_a_deal_does_not_depend_on_what_was_dealt_before():
    """So taking back and playing on, in whatever order, brings the same."""
    forwards = [dealt(SUITS, seed=1, index=index) for index in range(40)]
    backwards = [dealt(SUITS, seed=1, index=index) for index in reversed(range(40))]
    assert forwards == backwards[::-1] and len(set(forwards)) == 4


def test_seeds_and_numbers_do_not_run_into_each_other():
    """Seed 1, number 11 is another deal than seed 11, number 1."""
    faces = even(range(1000))
    found = {dealt(faces, seed=seed, index=index) for seed, index in ((1, 11), (11, 1), (111, 0), (0, 111))}
    assert len(found) == 4


def test_a_single_outcome_is_certain():
    assert {dealt(Pile(("last",), (3,)), seed=seed, index=seed) for seed in range(20)} == {"last"}


@pytest.mark.parametrize("over", ["numbers", "seeds"])
def test_deals_are_in_proportion_to_the_weights(over):
    counts: Counter[str] = Counter()
    for number in range(5000):
        seed, index = (9, number) if over == "numbers" else (number, 9)
        counts[dealt(SUITS, seed=seed, index=index)] += 1
    assert chi_square(counts, dict(SUITS)) < CHI_SQUARE_LIMITS[3]


def test_two_deals_in_a_row_are_independent():
    """Each of the nine pairs of three faces comes equally often."""
    faces = even(range(3))
    pairs = Counter(
        (dealt(faces, seed=seed, index=0), dealt(faces, seed=seed, index=1)) for seed in range(4500)
    )
    limit = 26.12  # eight degrees of freedom
    assert chi_square(pairs, {(first, second): 1 for first in range(3) for second in range(3)}) < limit


@given(seed=st.integers(-(2**70), 2**70), bound=st.integers(1, 2**20))
def test_numbers_stay_below_their_bound(seed, bound):
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_both_ends_of_the_range_come():
    rng = Rng(4)
    assert {rng.below(7) for _ in range(300)} == set(range(7))
    assert rng.below(1) == 0


@pytest.mark.parametrize("seed", [0, 1, 2**63])
def test_numbers_are_even(seed):
    rng = Rng(seed)
    counts = Counter(rng.below(10) for _ in range(10_000))
    assert chi_square(counts, dict.fromkeys(range(10), 1)) < CHI_SQUARE_LIMITS[9]


def test_the_first_numbers_of_neighbouring_seeds_are_even_too():
    """Games of a series have neighbouring seeds; their first choices must not march in step."""
    counts = Counter(Rng(seed).below(6) for seed in range(6000))
    assert chi_square(counts, dict.fromkeys(range(6), 1)) < CHI_SQUARE_LIMITS[5]
    repeated = sum(Rng(seed).below(6) == Rng(seed + 1).below(6) for seed in range(6000))
    assert Fraction(repeated, 6000) < Fraction(1, 4)


def test_the_same_seed_gives_the_same_numbers_and_its_state_is_one_integer():
    first, second = Rng(12), Rng(12)
    assert [first.below(100) for _ in range(30)] == [second.below(100) for _ in range(30)]
    resumed = Rng(0)
    resumed.state = first.state
    assert [first.below(100) for _ in range(30)] == [resumed.below(100) for _ in range(30)]


def test_weighted_luck_is_in_proportion():
    rng = Rng(3)
    counts = Counter(rng.draw(SUITS) for _ in range(5000))
    assert chi_square(counts, dict(SUITS)) < CHI_SQUARE_LIMITS[3]
