"""Whole games with real cards of which a table is told as little as may be: the same points in the end."""

from collections import Counter

import pytest

from engine.core.setup import SeatSetup, Setup
from engine.sobek.components import BACK_OF, GREEN
from tests.table.real_cards import RealCards

NAMES = ("Ann", "Bo", "Cy", "Di")


def untold_setup(seats: int, seed: int) -> Setup:
    """People alone; every other game with a covered deck and strict amulets."""
    more = (("deck-back", "hidden"), ("amulet-set", "forbidden")) if seed % 2 else ()
    return Setup("sobek", tuple(map(SeatSetup, NAMES[:seats])), (("hidden", "blank"), *more), seed)


@pytest.mark.rule("SK-1.16.20", "SK-1.16.21", "SK-1.16.22", "SK-1.16.24", "SK-1.16.26")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_a_real_game_ends_with_the_right_points(seats, seed):
    """Every legal step of the real game can be told; what the table knows is never wrong."""
    play = RealCards(untold_setup(seats, seed), seed)
    while not play.over:
        for _ in play.steps():
            pass
        for real, known in (
            *zip(play.truth.hands, play.state.hands, strict=True),
            *zip(play.truth.piles, play.state.piles, strict=True),
        ):
            assert _agree(real, known, play)
        assert play.state.sets == play.truth.sets
    assert play.state.score == play.truth.score and play.state.ranks == play.truth.ranks
    assert play.nature.score(play.truth) == play.rules.score(play.state)


def _agree(real, known, play) -> bool:
    """The same backs, and no card is known that is not there; a card on its way is told to neither yet."""
    if play.nature.prompt(play.truth, -1).key in ("bind-character", "deal-card", "draw-card", "draw-stolen"):
        return True
    backs = Counter(BACK_OF[card] for card in real) == Counter(BACK_OF[card] for card in known)
    return backs and not Counter(card for card in known if card < GREEN) - Counter(real)
