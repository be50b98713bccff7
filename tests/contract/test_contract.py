"""Every game of the registry, and a toy that the engine knows nothing of, keep every law of the contract."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import Rng
from engine.core.observation import digest
from engine.core.savefile import live_lines, parse_record, write_record
from engine.session.loading import load
from engine.session.session import Session
from tests.contract import laws, secrecy, table_laws
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
    """Played with steps taken back, written, read and folded again: the same state and the same record."""

    @settings(max_examples=PLAYS.get(game, 3))
    @given(seed=SEEDS)
    def holds(seed):
        session = Session(GAMES[game], setup_of(GAMES[game], seats, seed))
        rng = Rng(seed)
        session.start()
        while not session.over:
            legal = session.legal()
            session.submit(legal[rng.below(len(legal))])
            if rng.below(6) == 0:
                session.back_to(max(0, session.length - 1 - rng.below(4)), consented=True)
        text = write_record(session.record())
        again = load(GAMES[game], parse_record(text))
        assert again.over and again.view().observation == session.view().observation
        assert write_record(again.record()) == text
        state = session.game.new_state(session.setup)
        for entry in live_lines(session.record().entries):
            session.game.apply(state, session.game.read(entry.text, state))
        last = text.splitlines()[-1].removeprefix("digest ")
        assert digest(session.game.canonical(state)).startswith(last)

    holds()


def test_every_game_has_rules_of_its_own():
    assert set(GAMES) <= set(RULE_PREFIX)
    assert len(set(RULE_PREFIX.values())) == len(RULE_PREFIX)
