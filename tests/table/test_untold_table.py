"""Whole games at the virtual table of people who tell no hidden card: the right ledger, and no question."""

import pytest

from engine.core.setup import SeatSetup, Setup
from tests.table.real_pieces import RealPieces
from tests.table.untold_faults import ClumsyUntold
from tests.table.untold_player import UntoldPlayer, at_places

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


@pytest.mark.rule("SK-1.16.21", "SK-1.16.26", "SK-1.16.27")
@pytest.mark.parametrize(
    ("seats", "seed", "piles", "hands", "bots"),
    [(4, 17, False, False, 0), (3, 13, True, False, 1), (2, 48, True, False, 1), (2, 15, True, True, 0)],
    ids=["sets", "sets and piles, a bot", "a bot has the last word", "hands too"],
)
def test_a_reader_at_every_place_tells_what_is_laid_there(seats, seed, piles, hands, bots):
    who = tuple(SeatSetup(name, "greedy" if at < bots else "human") for at, name in enumerate(NAMES[:seats]))
    real = RealPieces(Setup("sobek", who, (("hidden", "blank"),), seed), seed)
    player = UntoldPlayer(real, table=at_places(seats, piles=piles, hands=hands), seed=seed)
    assert player.play_out() == ""
    assert player.session.over and not player.asked["unneeded"] and not player.asked["lost"]
    assert player.session.view().observation.score == tuple(real.truth.score)


def test_single_faults_enter_no_wrong_step():
    real = RealPieces(Setup("sobek", tuple(map(SeatSetup, NAMES[:2])), (("hidden", "blank"),), 0), 0)
    player = UntoldPlayer(real, table=at_places(2, piles=False, hands=False), seed=0)
    tally = ClumsyUntold(player, 0).run()
    assert player.session.over and sum(tally.made.values()) > 25
    assert not tally.wrong and not tally.astray and sum(tally.asked.values()) <= 1, tally.notes
