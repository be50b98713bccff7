"""Every game of the registry, and a toy that the engine knows nothing of, keep every law of the contract."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.session.session import Session
from tests.contract import laws, secrecy, table_laws
from tests.contract.folding import folds_to_the_same
from tests.contract.plays import GAMES, RULE_PREFIX, played, setup_of

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
PLAYS = {"toy": 20}
"""How many random plays a law looks at; other games are longer, so three of each do."""

every_game = pytest.mark.parametrize("game", GAMES)
every_count = pytest.mark.parametrize("seats", [2, 3, 4])


@every_game
@every_count
@pytest.mark.parametrize("law", [*laws.LAWS, *secrecy.LAWS, *table_laws.LAWS], ids=lambda law: law.__name__)
def test_law(law, game, seats):
    @settings(max_examples=PLAYS.get(game, 3))
    @given(seed=SEEDS)
    def holds(seed):
        law(played(GAMES[game], seats, seed))

    holds()


@every_game
@every_count
def test_a_record_folds_to_the_same_state(game, seats):
    @settings(max_examples=PLAYS.get(game, 3))
    @given(seed=SEEDS)
    def holds(seed):
        folds_to_the_same(Session(GAMES[game], setup_of(GAMES[game], seats, seed)), seed)

    holds()


def test_every_game_has_rules_of_its_own():
    assert set(GAMES) <= set(RULE_PREFIX)
    assert len(set(RULE_PREFIX.values())) == len(RULE_PREFIX)
