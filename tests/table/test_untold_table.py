"""Whole games at the virtual table of people who tell no hidden card: the right ledger, and no question."""

import pytest

from engine.core.setup import SeatSetup, Setup
from tests.table.real_pieces import RealPieces
from tests.table.untold_player import UntoldPlayer

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.mark.rule("SK-1.16.20", "SK-1.16.21")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 5), (4, 14)])
def test_cards_are_shown_when_they_are_laid_and_no_sooner(seats, seed):
    options = (("hidden", "blank"), *((("deck-back", "hidden"),) if seed % 2 else ()))
    real = RealPieces(Setup("sobek", tuple(map(SeatSetup, NAMES[:seats])), options, seed), seed)
    player = UntoldPlayer(real, seed=seed)
    assert player.play_out() == ""
    assert player.session.over and player.session.mode == "table"
    assert player.asked["unneeded"] == player.asked["lost"] == 0
    state = real.state
    assert player.session.view().observation.score == tuple(state.score) == tuple(real.truth.score)
    shown = sum(text.startswith("show ") for text in player.texts)
    assert shown > 5 and not any(text.startswith(("deal ", "bind ", "token ")) for text in player.texts)
