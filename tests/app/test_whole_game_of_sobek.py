"""People at one screen play whole games with hidden hands: by mouse alone and by keys alone."""

from __future__ import annotations

import pytest

from tests.app.played_by_people import played_by_people
from tests.app.sobek_by_keys import SobekByKeys
from tests.app.sobek_by_mouse import SobekByMouse
from tests.app.whole_game import CHARACTERS, EVERY_SOBEK, SOBEK_DEEDS, deeds_of

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
NAMES = ("Ada", "Ben", "Cleo", "Dora")
BOTH = ("illegal", "hidden", "undo", "redo", "undo a look", "put back", "last set changed", "page back")
BY_MOUSE = (*BOTH, "glance", "look", "dragged", "by offer", "by cards", "doubt")
BY_KEYS = (*BOTH, "early", "reset", "digit", "cursor", "list", "by offer", "by cards", "doubt")


def check_varied(deeds: set[str], *, everything: bool = False) -> None:
    """Most characters were played, with what they ask; in one of the games every kind of step was done."""
    assert (SOBEK_DEEDS if everything else EVERY_SOBEK) - deeds == set()
    assert sum(f"play {name}" in deeds for name in CHARACTERS) >= 5


@pytest.fixture(autouse=True)
def quick_readers(monkeypatch):
    """Nobody needs a moment before the curtain may be opened by a key."""
    monkeypatch.setattr("ui.curtain.GRACE_MS", 1)


@pytest.mark.parametrize(("seats", "seed", "luck"), [(2, 21, 5), (4, 22, 1)])
async def test_by_mouse(qapp, tmp_path, seats, seed, luck):
    names = NAMES[:seats]
    player, final = await played_by_people(qapp, tmp_path, SobekByMouse, "sobek", names, seed=seed, luck=luck)
    check_varied(deeds_of(final), everything=seats == 4)
    assert [deed for deed in BY_MOUSE if not player.deeds[deed]] == []
    assert player.deeds["report"] == 3


@pytest.mark.parametrize(("seats", "seed", "luck"), [(2, 23, 6), (4, 24, 1)])
async def test_by_keys(qapp, tmp_path, seats, seed, luck):
    names = NAMES[:seats]
    player, final = await played_by_people(qapp, tmp_path, SobekByKeys, "sobek", names, seed=seed, luck=luck)
    check_varied(deeds_of(final))
    assert [deed for deed in BY_KEYS if not player.deeds[deed]] == []
    assert player.deeds["report"] == 3
