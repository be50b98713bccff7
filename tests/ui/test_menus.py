"""Menus: every action has its words in both languages, no key means two things, zoom keeps its bounds."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QMainWindow

from tests.ui.stand_in import StandIn
from ui.language import Translators
from ui.main_window import MainWindow
from ui.menus import NEED_GAME, Menus
from ui.preferences import SCALES, Preferences
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def menus(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    yield Menus(window)


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_every_menu_and_action_has_words(qtbot, menus, language):
    translators = Translators()
    translators.show(language)
    try:
        menus.retranslate()
        named = [*menus.actions.values(), *menus.themes.values(), *menus.languages.values()]
        texts = [action.text() for action in named] + [menu.title() for menu in menus.menus.values()]
        assert all(texts)
        if language == "zh_TW":
            own = {menus.languages["en"].text()}
            assert [text for text in texts if text.isascii() and text not in own] == []
    finally:
        translators.show("en")


def test_no_key_means_two_things(menus):
    keys = [(name, key.toString()) for name, action in menus.actions.items() for key in action.shortcuts()]
    clashes = [(one, other) for one, other in combinations(keys, 2) if one[1] == other[1]]
    assert clashes == []
    assert {key for _, key in keys} >= {"Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+R", "F1", "F11", "Ctrl+N", "Ctrl+Q"}


def test_keys_of_the_table_are_left_to_it(menus):
    taken = {key.toString() for action in menus.actions.values() for key in action.shortcuts()}
    assert taken.isdisjoint({"Space", "Return", "Enter", "Tab", "Esc", "C", "P", "R", "Shift+R", "M"})


def test_without_a_game_nothing_of_a_game_can_be_chosen(qtbot):
    window = MainWindow(StandIn(), theme("light"))
    qtbot.addWidget(window)
    assert [name for name in NEED_GAME if window.menus.actions[name].isEnabled()] == []
    assert not window.menus.menus["seats"].isEnabled()


@pytest.mark.parametrize(
    ("scale", "action", "expected"),
    [(100, "zoom_in", 125), (250, "zoom_in", 250), (100, "zoom_out", 100), (200, "zoom_out", 175)],
)
def test_zoom_goes_step_by_step_within_its_bounds(qtbot, scale, action, expected):
    services = StandIn(Preferences(language="en", theme="light", scale=scale))
    window = MainWindow(services, theme("light"))
    qtbot.addWidget(window)
    window.menus.actions[action].trigger()
    assert services.preferences.scale == expected
    window.menus.actions["zoom_reset"].trigger()
    assert services.preferences.scale == SCALES[0]
