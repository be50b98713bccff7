"""The bar below the table: words stay legible beside the buttons, or above them, at every width."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QWidget

from ui.prompt_bar import LEAST_EM, WORDS_EM, PromptBar, Word
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LAST = (Word("lay", "Lay 2 wheat + amulet: 1"), Word("done", "Lay nothing: corruption 5 → 11"))


@pytest.fixture
def window(qtbot) -> QWidget:
    """A window that is wide enough for any bar."""
    found = QWidget()
    qtbot.addWidget(found)
    found.resize(1600, 400)
    return found


def shown(window: QWidget, width: int, *, scale: int = 100, words=LAST) -> PromptBar:
    bar = PromptBar(theme("light").scaled(scale), window)
    bar.resize(width, bar.height())
    window.show()
    bar.show_prompt(
        "Ann: lay sets, for the round is over", "Points: 42.", words, proceed="", seat=0, paint_badge=None
    )
    return bar


def test_few_buttons_stand_beside_the_words(window):
    bar = shown(window, 960, words=LAST[:1])
    assert not bar.stacked
    assert bar.words["lay"].geometry().left() > bar.headline.geometry().right()


@pytest.mark.parametrize(("width", "scale"), [(960, 150), (720, 200), (640, 100)])
def test_many_buttons_stand_below_the_words_and_show_all_of_their_text(window, width, scale):
    bar = shown(window, width, scale=scale)
    em = theme("light").scaled(scale).text_px
    assert bar.stacked and bar.headline.width() >= LEAST_EM * em
    for button in bar.words.values():
        assert button.geometry().top() > bar.headline.geometry().bottom()
        assert button.width() >= QFontMetrics(button.font()).horizontalAdvance(button.text())


def test_the_buttons_stay_below_till_the_bar_has_another_width(window):
    bar = shown(window, 960, scale=150)
    high = bar.height()
    bar.show_prompt("Ann", "", (), proceed="", seat=0, paint_badge=None)
    assert bar.stacked and bar.height() == high
    bar.resize(1400, high)
    assert not bar.stacked and bar.height() < high


def test_a_further_button_counts_when_the_bar_is_fitted(window):
    bar = shown(window, 960)
    assert not bar.stacked
    more = QPushButton("Hide my hand, for everybody looks at it")
    bar.add_button(more)
    more.show()
    bar.fit()
    assert bar.stacked and bar.headline.width() >= WORDS_EM * 14


def test_where_not_all_words_fit_what_is_asked_stands_alone(window):
    bar = shown(window, 500, scale=250)
    long = "Corruption would be 11, and the most corrupt goes 4 steps back. " * 3
    bar.show_prompt("Ann: lay sets", long, LAST, proceed="", seat=0, paint_badge=None)
    assert bar.headline.isVisible() and not bar.detail.isVisible()
    bar.show_prompt("Ann: lay", "Points.", LAST, proceed="", seat=0, paint_badge=None)
    assert bar.detail.isVisible()


def test_in_a_very_narrow_bar_undo_stays_and_redo_is_left_to_the_menu(window):
    bar = shown(window, 560, scale=250)
    assert bar.undo_button.isVisible() and not bar.redo_button.isVisible()
    bar.resize(1400, bar.height())
    assert bar.redo_button.isVisible() and bar.reset_button.isVisible()
