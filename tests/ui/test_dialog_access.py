"""Every control of dialogs, docks and bars can be named, reached, told apart by key, and left with Escape."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from riverboat_desktop.reader_desk import ReaderDesk
from riverboat_desktop.reader_keeper import ReaderKeeper
from riverboat_desktop.rule_texts import rule_text
from riverboat_desktop.settings import Settings
from riverboat_desktop.virtual_desk import EmbeddedReader, virtual_models
from tests.ui.position_work import of_docs
from tests.ui.stand_in import StandIn
from tests.ui.table_play import asks, new_session, played_until
from ui.about_dialog import AboutDialog
from ui.bars import NoticeBar, QuestionBar
from ui.enrolment.dialog import EnrolmentDialog
from ui.final_sheet import FinalSheetPage
from ui.keys_dialog import KeysDialog
from ui.language import Translators
from ui.main_window import MainWindow
from ui.new_game_dialog import NewGameDialog
from ui.own_box.dialog import OwnBoxDialog
from ui.panel_stylesheet import panel_stylesheet
from ui.panels.log_panel import LogPanel
from ui.panels.rules_panel import RulesPanel
from ui.panels.score_panel import ScorePanel
from ui.position_editor.dialog import PositionDialog
from ui.position_editor.situation import situation_of
from ui.preferences import Preferences
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.desk import KeyboardSetting
from ui.readers.piece_button import PieceButton
from ui.readers.readers_dialog import ReadersDialog
from ui.readers.searching import KeyForm, KeysFound
from ui.readers.virtual_window import VirtualWindow
from ui.session_bridge import SessionBridge
from ui.settings_dialog import SettingsDialog
from ui.start_screen import StartScreen
from ui.step_bar import StepBar
from ui.stylesheet import stylesheet
from ui.table_view import TableView
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LANGUAGES = ("en", "zh_TW")
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView, QTextEdit, QSlider)
LOOK = theme("light")


def a_box_editor(game: str) -> OwnBoxDialog:
    """The editor for one's own box, on its first page."""
    dialog = OwnBoxDialog(StandIn(), LOOK, game)
    dialog.boxes.new.emit()
    return dialog


def a_position(file: str) -> PositionDialog:
    """The editor of positions on its picture of the table."""
    record = of_docs(file)
    dialog = PositionDialog(StandIn(), LOOK, record.setup.game)
    dialog._open(situation_of(record.setup, record.position))
    return dialog


DIALOGS = {
    "new game": lambda: NewGameDialog(StandIn(), LOOK),
    "settings": lambda: SettingsDialog(StandIn(), LOOK),
    "about": lambda: AboutDialog(LOOK),
    "keys": lambda: KeysDialog((), LOOK),
    "own boxes": lambda: OwnBoxDialog(StandIn(), LOOK, "sobek"),
    "box of Riverboat": lambda: a_box_editor("riverboat"),
    "box of Sobek": lambda: a_box_editor("sobek"),
    "position": lambda: PositionDialog(StandIn(), LOOK, "sobek"),
    "position of Riverboat": lambda: a_position("record-format.md"),
    "position of Sobek": lambda: a_position("record-format-sobek.md"),
    "readers": lambda: ReadersDialog(readers_services(), LOOK),
    "no box": lambda: EnrolmentDialog(readers_services(), LOOK, "riverboat"),
    "tags of a box": lambda: a_box_with_tags(),
    "new reader": lambda: new_reader(found=False),
    "found reader": lambda: new_reader(found=True),
    "virtual reader": lambda: VirtualWindow(
        virtual_models(), lambda model: EmbeddedReader(model, lambda: None), LOOK
    ),
}
DEFAULTS = {"new game": "start", "found reader": "add_keep"}
NO_DEFAULT = (
    "new reader", "virtual reader", "no box", "tags of a box", "position", "position of Riverboat",
    "position of Sobek", "own boxes", "box of Riverboat", "box of Sobek", "readers",
)  # fmt: skip
"""What is typed there may come from a reader, and its Enter means nothing; there Enter lays a piece, opens a
box, or ends a name; and where it presses a button at all, that is the one with the focus."""


def a_box_with_tags() -> EnrolmentDialog:
    services = readers_services()
    services.tag_shelf.begin("riverboat", "閣樓")
    return EnrolmentDialog(services, LOOK, "riverboat")


class QuietDesk(ReaderDesk):
    """Looks for nothing, and hears a reader that types."""

    tell: Any

    def search(self, tell):
        self.tell = tell
        return self

    def cancel(self) -> None: ...

    @property
    def keyboard(self):
        return KeyboardSetting("till", "10d")


def readers_services() -> StandIn:
    services = StandIn()
    settings = Settings(Path("no-such-folder", "settings.json"))
    services._readers = QuietDesk(settings, ReaderKeeper(settings))
    return services


def new_reader(*, found: bool) -> AddReaderDialog:
    desk = readers_services().reader_desk
    assert isinstance(desk, QuietDesk)
    dialog = AddReaderDialog(desk, LOOK)
    if found:
        forms = (KeyForm("10d", "em4100/32:0063E9AE"), KeyForm("uid-dec", "nfca:0063E9AE"))
        desk.tell(KeysFound("0006547886", forms, 80, True, 1.5))
    return dialog


def a_question():
    bar = QuestionBar()
    bar.ask(lambda: "?", lambda: None)
    return bar


def a_notice():
    bar = NoticeBar()
    bar.tell(lambda: "!")
    return bar


def a_step():
    bar = StepBar()
    bar.show_waiting("Robin")
    return bar


def a_table():
    session = played_until(new_session(2), asks("boat"))
    return TableView(SessionBridge(session), LOOK, Preferences(animation="off"))


def a_window():
    window = MainWindow(StandIn(), LOOK)
    window.allow_close()  # one that is deleted while it is seen would end the next event loop
    return window


PARTS = DIALOGS | {
    "start": lambda: StartScreen(LOOK, "riverboat"),
    "score": lambda: ScorePanel(LOOK),
    "log": lambda: LogPanel(LOOK),
    "rules": lambda: RulesPanel(lambda _game: rule_text("riverboat", "en"), LOOK),
    "final sheet": lambda: FinalSheetPage(LOOK),
    "question": a_question,
    "notice": a_notice,
    "step": a_step,
    "table": a_table,
    "window": a_window,
}


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    translators = Translators()
    translators.show(request.param)
    yield request.param
    translators.show("en")


def opened(qtbot, make) -> QWidget:
    part = make()
    qtbot.addWidget(part)
    part.show()
    qtbot.waitExposed(part)
    return part


def controls(part: QWidget) -> list[QWidget]:
    """What a person can use; parts of other controls (the list of a box, scroll bars) are not counted."""
    found: list[QWidget] = []
    for item in part.findChildren(QWidget):
        inner = item.parentWidget()
        inside = isinstance(inner, QComboBox | QLineEdit) or item.objectName().startswith("qt_")
        if isinstance(item, CONTROLS) and item.isVisible() and not inside:
            found.append(item)
    return found


def name_of(item: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)


def known_as(item: QWidget) -> str:
    return f"{type(item).__name__} {item.objectName()} in {type(item.parentWidget()).__name__}"


@pytest.mark.parametrize("name", PARTS)
def test_every_control_has_a_name_in_the_language(qtbot, language, name):
    part = opened(qtbot, PARTS[name])
    found = controls(part)
    assert [known_as(item) for item in found if not name_of(item).strip()] == []
    if language == "zh_TW":
        foreign = re.compile(r"(RB-[\d.]+|SK-[\d.]+|English|Riverboat.*|Sobek|Ada|[\W\d]*)")
        ascii_only = [name_of(item) for item in found if name_of(item).isascii()]
        assert [text for text in ascii_only if not foreign.fullmatch(text)] == []


@pytest.mark.parametrize("name", DIALOGS)
def test_the_buttons_at_the_foot_hidden_ones_too_follow_the_language_while_the_dialog_is_open(qtbot, name):
    translators = Translators()
    translators.show("en")
    dialog = opened(qtbot, DIALOGS[name])
    foot = [item for item in dialog.findChildren(QPushButton) if item.parentWidget() is dialog]
    assert foot or name == "virtual reader"
    try:
        for language in ("zh_TW", "en", "zh_TW"):
            before = [button.text() for button in foot]
            translators.show(language)
            QApplication.processEvents()
            assert all(map(isValid, foot))
            same = [old for button, old in zip(foot, before, strict=True) if old == button.text()]
            assert not same, (language, same)
    finally:
        translators.show("en")
        QApplication.processEvents()


def mnemonics(part: QWidget) -> list[str]:
    texts = [item.text() for item in part.findChildren(QAbstractButton) if item.isVisible()]
    texts += [item.text() for item in part.findChildren(QLabel) if item.buddy() is not None]
    return [found.upper() for text in texts for found in re.findall(r"&(\w)", text.replace("&&", ""))]


@pytest.mark.parametrize("name", PARTS)
def test_no_mnemonic_means_two_things(qtbot, language, name):
    counted = Counter(mnemonics(opened(qtbot, PARTS[name])))
    assert [key for key, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("name", DIALOGS)
def test_escape_closes(qtbot, name):
    dialog = opened(qtbot, DIALOGS[name])
    assert isinstance(dialog, QDialog)
    for item in [dialog, *controls(dialog)]:
        dialog.show()
        item.setFocus()
        QTest.keyClick(item, Qt.Key.Key_Escape)
        assert not dialog.isVisible(), known_as(item)
        assert dialog.result() == QDialog.DialogCode.Rejected


@pytest.mark.parametrize("name", DIALOGS)
def test_return_means_one_button_that_says_so(qtbot, name):
    dialog = opened(qtbot, DIALOGS[name])
    buttons = dialog.findChildren(QPushButton)
    defaults = [item for item in buttons if item.isDefault()]
    if name in NO_DEFAULT:
        assert not [item for item in buttons if item.isDefault() or item.autoDefault()]
        return
    assert len(defaults) == 1 and defaults[0].isVisible()
    wanted = DEFAULTS.get(name)
    assert defaults[0].objectName() == wanted if wanted else defaults[0].text() == "Close"


@pytest.fixture(params=["light", "dark"])
def look(request, qapp):
    """The style sheets of the program, in one theme."""
    chosen = theme(request.param)
    qapp.setStyleSheet(stylesheet(chosen) + panel_stylesheet(chosen))
    yield chosen
    qapp.setStyleSheet("")


def ringed(item: QWidget, colour: QColor) -> int:
    """How many pixels of a widget have that colour."""
    image = item.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(image.constBits()).cast("I").tolist().count(colour.rgb())


@pytest.mark.parametrize("name", [name for name in PARTS if name != "table"])
def test_the_focus_is_seen(qtbot, look, name):
    part = opened(qtbot, PARTS[name])
    part.activateWindow()
    order = reachable(part)
    for item in order:
        if isinstance(item, CONTROLS):
            item.clearFocus()
            before = ringed(item, look.focus)
            item.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.waitUntil(item.hasFocus)
            colour = LOOK.focus if isinstance(item, PieceButton) else look.focus  # painted in its own look
            assert ringed(item, colour) > before + 20, known_as(item)


def reachable(part: QWidget) -> list[QWidget]:
    """What Tab goes to, in its order, from the first of the window on."""
    window = part.window()
    found: list[QWidget] = []
    item = window.nextInFocusChain()
    while item is not None and item is not window:
        takes_tab = item.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_tab and item.isVisible() and item.isEnabled() and item.focusProxy() is None:
            found.append(item)
        item = item.nextInFocusChain()
    return found


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_reaches_every_control_in_the_order_of_reading(qtbot, name):
    dialog = opened(qtbot, DIALOGS[name])
    order = reachable(dialog)
    assert {known_as(item) for item in controls(dialog) if item.isEnabled()} == {
        known_as(item) for item in order if isinstance(item, CONTROLS)
    }
    for parent in {item.parentWidget() for item in order}:
        column = [item for item in order if item.parentWidget() is parent]
        places = [item.mapTo(dialog, QPoint(0, item.height() // 2)) for item in column]
        rows = [(round(place.y() / 12), place.x()) for place in places]
        assert rows == sorted(rows), [known_as(item) for item in column]


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_goes_round(qtbot, name):
    dialog = opened(qtbot, DIALOGS[name])
    dialog.activateWindow()
    order = reachable(dialog)
    if len(order) == 1:
        return  # there is nowhere else to go
    order[0].setFocus()
    met = [order[0]]
    for _ in range(4 * len(order)):  # a text goes through its links first
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        if dialog.focusWidget() is not met[-1]:
            met.append(dialog.focusWidget())
        if len(met) > len(order):
            break
    assert [known_as(item) for item in met] == [known_as(item) for item in [*order, order[0]]]


@pytest.mark.parametrize("name", PARTS)
def test_nothing_that_takes_keys_is_nameless(qtbot, language, name):
    part = opened(qtbot, PARTS[name])
    takers = [
        item
        for item in part.findChildren(QWidget)
        if item.isVisible() and item.focusPolicy() & Qt.FocusPolicy.TabFocus and item.focusProxy() is None
    ]
    assert [known_as(item) for item in takers if not name_of(item).strip()] == []
