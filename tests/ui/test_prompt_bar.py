"""The bar below the table: words stay legible beside the buttons, or above them, at every width."""

from itertools import combinations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QWidget

from ui.button_rows import ButtonRows
from ui.prompt_bar import BELOW_EM, LEAST_EM, WORDS_EM, PromptBar, Word
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


@pytest.mark.parametrize("width", [455, 566])
def test_buttons_that_do_not_fit_in_a_row_get_more_rows_and_the_bar_becomes_higher(window, width):
    bar = shown(window, width, scale=250)
    more = QPushButton("Hide my hand")
    bar.add_button(more)
    more.show()
    words = (Word("lay", "Lay 3 sets: 12"), Word("done", "Lay nothing: corruption 0 → 9"))
    bar.show_prompt("Ann: lay sets", "", words, proceed="", seat=0, paint_badge=None)
    buttons = [*bar.words.values(), more]
    places = [button.geometry() for button in buttons]
    assert bar.height() > BELOW_EM * theme("light").scaled(250).text_px
    assert len({place.top() for place in places}) > 1
    for button, place in zip(buttons, places, strict=True):
        assert place.width() >= QFontMetrics(button.font()).horizontalAdvance(button.text())
        assert place.top() > bar.headline.geometry().bottom() and bar.rect().contains(place)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    high = bar.height()
    bar.show_prompt("Ann: lay sets", "", words[:1], proceed="", seat=0, paint_badge=None)
    assert bar.height() == high, "the table above does not jump"
    bar.resize(1400, high)
    assert bar.height() < high


def test_a_question_that_is_too_long_makes_the_bar_higher_where_the_buttons_stand_below(window):
    bar = shown(window, 500, scale=250)
    usual = bar.height()
    long = "Ann: take one of the last 2 cards, play a character, or lay a set of at least three"
    bar.show_prompt(long, "", LAST, proceed="", seat=0, paint_badge=None)
    label = bar.headline
    needed = label.heightForWidth(label.width())
    assert bar.height() > usual and label.height() >= needed


def test_buttons_keep_their_order_and_one_that_is_gone_leaves_no_place(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    rows = ButtonRows()
    window.setLayout(rows)
    buttons = [QPushButton(name) for name in "abc"]
    for button in buttons:
        rows.insert(rows.count(), button)
    first = QPushButton("first")
    rows.insert(0, first)
    window.resize(900, 100)
    window.show()
    across = [button.x() for button in (first, *buttons)]
    assert across == sorted(across) and len(set(across)) == 4
    buttons[0].hide()
    buttons[1].setParent(None)
    rows.remove(buttons[2])
    assert [[item.widget() for item in row] for row in rows.rows(900)] == [[first]]
    assert rows.count() == 2
