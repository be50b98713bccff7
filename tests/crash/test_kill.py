"""kill -9 at any moment of a game at a table: nothing is lost, and only what may have changed is asked."""

import os
from collections import Counter

import pytest

from tests.crash.evening import Evening

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")
MOMENTS = ("what comes up", "a piece that is shown", "a bot's instruction", "a list of what to put back")


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_a_game_with_one_pad_outlives_its_program(tmp_path, game):
    evening = Evening(tmp_path, game, 2, 4, places=False, often=100, bot=True)
    evening.run(90)
    killed_at_all_of(evening.person.kills, *MOMENTS)


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_a_game_with_a_reader_at_every_place_outlives_its_program(tmp_path, game):
    evening = Evening(tmp_path, game, 2, 4, places=True, often=16, bot=True)
    evening.run(60)
    killed_at_all_of(evening.person.kills, "what comes up", "a repair")


def killed_at_all_of(kills: Counter[str], *moments: str) -> None:
    """It was killed at rest, at work and within a write, and in the middle of these."""
    wanted = {"at rest", "at work", "while it wrote", *(f"in the middle of {one}" for one in moments)}
    assert wanted <= set(kills), (wanted - set(kills), kills)
