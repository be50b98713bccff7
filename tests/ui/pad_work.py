"""Working with the score pad, for tests."""

from __future__ import annotations

from riverboat_desktop.pad_files import PadShelf
from ui.score_pad.page import ScorePadPage
from ui.theme import theme

GAMES = ("riverboat", "sobek")


def opened_pad(qtbot):
    """The page of the pad on an empty shelf, in a window of the usual size."""
    made = ScorePadPage(PadShelf(), GAMES, theme("light"))
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def at(page, key, seat):
    field = page.field(key, seat)
    assert field is not None
    return field


def go(page, key, seat):
    field = at(page, key, seat)
    page.paper.reveal(field)
    field.setFocus()
    return field
