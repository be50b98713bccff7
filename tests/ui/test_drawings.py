"""The drawings of games: each keeps to its place, leaves the painter as it was, and looks like no other."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from engine.registry import game_ids
from tests.ui.drawings import (
    LOOKS,
    pairs_alike,
    pairs_of_one_outline,
    samples_that_change_the_painter,
    spilled_and_almost_empty,
)
from ui.art.samples import Sample
from ui.theme import ThemeName, theme

pytestmark = pytest.mark.usefixtures("qapp")

GROUPS: dict[str, dict[str, list[Sample]]] = {
    game: import_module(f"ui.{game}.art.samples").samples_by_group() for game in game_ids()
}
ALL = {game: [sample for members in groups.values() for sample in members] for game, groups in GROUPS.items()}
EVERY_GROUP = [(game, group) for game, groups in GROUPS.items() for group in groups]


def gallery(game: str) -> Any:
    return import_module(f"ui.{game}.art.gallery")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("height", [16, 90, 200])
@pytest.mark.parametrize("game", GROUPS)
def test_every_drawing_stays_within_its_rectangle(game: str, name: ThemeName, height: int) -> None:
    assert spilled_and_almost_empty(ALL[game], height, theme(name)) == ([], [])


@pytest.mark.parametrize(("name", "blind"), LOOKS)
@pytest.mark.parametrize(("game", "group"), EVERY_GROUP)
def test_no_two_drawings_of_a_group_look_alike(game: str, group: str, name: ThemeName, blind: bool) -> None:
    assert pairs_alike(GROUPS[game][group], theme(name, blind)) == []


@pytest.mark.parametrize("game", GROUPS)
def test_what_differs_only_by_colour_in_other_programs_differs_in_outline_here(game: str) -> None:
    """Crops, goods, suits, people, figures, buildings and glyphs are told apart by their shadows alone."""
    assert pairs_of_one_outline(GROUPS[game]["piece"], theme("light")) == []


@pytest.mark.parametrize("game", GROUPS)
def test_painters_leave_the_painter_as_it_was(game: str) -> None:
    assert samples_that_change_the_painter(ALL[game], theme("light")) == []


@pytest.mark.parametrize("game", GROUPS)
def test_contact_sheet_is_written_and_wrong_words_are_refused(game: str, tmp_path: Path) -> None:
    main, contact_sheet = gallery(game).main, gallery(game).contact_sheet
    out = str(tmp_path / "sheet.png")
    assert main([out, "dark"]) == 0
    assert QImage(out).size() == contact_sheet(theme("dark")).size()
    assert main([out, "purple"]) == 2
    assert main([]) == 2
    assert main([str(tmp_path / "no-such-folder" / "sheet.png")]) == 1
