"""The readers: how each is and what it reads, live; new ones, advice, the scan log, a virtual one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ui.button_rows import ButtonRows
from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.follows_language import FollowsLanguage
from ui.problem_words import in_words
from ui.readers.advice_page import AdvicePage
from ui.readers.desk import VIRTUAL
from ui.readers.reader_card import ReaderCard
from ui.readers.values import Reader
from ui.readers.words import family_name, reader_title
from ui.services import ServiceError, Services
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.readers.add_reader_dialog import AddReaderDialog
    from ui.readers.virtual_window import VirtualWindow

_EVERY_MS: Final = 1000
"""How often rates are looked at."""
_SOON_MS: Final = 100
"""News are shown so much later at most: a reader may have hundreds a second."""


class ReadersDialog(FollowsLanguage, FittedDialog):
    """Stands beside the game and stops nothing."""

    enter_presses = True

    def __init__(self, services: Services, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._desk = services.reader_desk
        self._theme = theme
        self._cards: dict[str, ReaderCard] = {}
        self._put_back: Callable[[], None] | None = None
        self._said: Callable[[], str] = str
        self._changed: set[str] = set()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show_news)
        self._every = QTimer(self)
        self._every.timeout.connect(self._look)
        self._build(theme)
        self._desk.board.changed.connect(self._note)
        self.retranslate()
        self.show_readers()

    def _build(self, theme: Theme) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        page.setSpacing(theme.gap)
        self.tabs = QTabWidget()
        page.addWidget(self.tabs, 1)
        first = QWidget()
        column = QVBoxLayout(first)
        self._none = QLabel()
        self._none.setWordWrap(True)
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, theme.gap_small, 0)
        self._list.setSpacing(theme.gap)
        self._list.addWidget(self._none)
        self._list.addStretch(1)
        column.addWidget(Scrolled(inside), 1)
        self._note_row = QWidget()
        note = QHBoxLayout(self._note_row)
        note.setContentsMargins(0, 0, 0, 0)
        self._note_words = QLabel()
        self._note_words.setWordWrap(True)
        self._undo = QPushButton()
        self._undo.setObjectName("readers_undo")
        self._undo.setAutoDefault(False)
        self._undo.clicked.connect(self._restore)
        note.addWidget(self._note_words, 1)
        note.addWidget(self._undo)
        self._note_row.hide()
        column.addWidget(self._note_row)
        buttons = ButtonRows()
        column.addLayout(buttons)
        self._buttons: dict[str, QPushButton] = {}
        works = {
            "add": self.ask_new,
            "camera": self.begin_camera,
            "virtual": self.open_virtual,
            "log": self.ask_log,
            "table_log": self.ask_table_log,
        }
        for name, work in works.items():
            button = QPushButton()
            button.setObjectName(f"readers_{name}")
            button.setAutoDefault(False)
            button.clicked.connect(work)
            buttons.insert(buttons.count(), button)
            self._buttons[name] = button
        self._buttons["add"].setProperty("role", "main")
        self._buttons["camera"].setVisible(self._desk.camera_offered)
        self.tabs.addTab(first, "")
        self.advice = AdvicePage(self._desk, theme)
        self.tabs.addTab(self.advice, "")
        self.tabs.currentChanged.connect(self._turn)
        ends = DialogButtons(self)
        self._close = ends.add("readers_close", self.reject)
        self._close.setAutoDefault(False)
        page.addLayout(ends)

    def wanted_size(self) -> QSize:
        """Room for three readers."""
        return QSize(self._theme.text_px * 56, self._theme.text_px * 42)

    # ---------------------------------------------------------------------------------------- the list

    def show_readers(self) -> None:
        """A card for each reader that is set up, in their order."""
        readers = self._desk.readers()
        for gone in set(self._cards) - {reader.id for reader in readers}:
            self._take_down(gone)
        for place, reader in enumerate(readers):
            card = self._cards.get(reader.id)
            if card is not None and card.reader != reader:
                self._take_down(reader.id)
                card = None
            if card is None:
                self._cards[reader.id] = card = self._made(reader)
                self._list.insertWidget(1 + place, card)
        self._none.setVisible(not readers)
        self._look()

    def _take_down(self, reader_id: str) -> None:
        card = self._cards.pop(reader_id)
        self._list.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _made(self, reader: Reader) -> ReaderCard:
        makers_name = self._desk.family_name(reader.family)
        card = ReaderCard(reader, makers_name, self._desk.board, self._theme)
        card.renamed.connect(lambda name: self._rename(reader, name))
        card.removed.connect(lambda: self._remove(reader))
        return card

    def _rename(self, reader: Reader, name: str) -> None:
        self._desk.rename(reader.id, name)
        # Not now: the field that tells it is still in the middle of its own event.
        QTimer.singleShot(0, self, self.show_readers)

    def _remove(self, reader: Reader) -> None:
        title = reader_title(reader, family_name(reader.family, self._desk.family_name(reader.family)))
        if reader.id == VIRTUAL:
            for window in self._virtual_windows():
                window.close()
            return
        self._put_back = self._desk.drop(reader.id)
        self._say(lambda: self.tr("{name} was removed.").format(name=title))
        QTimer.singleShot(0, self, self.show_readers)

    def _restore(self) -> None:
        put_back, self._put_back = self._put_back, None
        self._say(str)
        if put_back is not None:
            self._attempt(put_back)
        self.show_readers()

    def _attempt(self, work: Callable[[], None]) -> None:
        """Do it, or say why it cannot be done."""
        try:
            work()
        except ServiceError as error:
            said = error.said
            self._put_back = None
            self._say(lambda: in_words(said))

    def _say(self, words: Callable[[], str]) -> None:
        """Words below the list; asked again when the language changes."""
        self._said = words
        self._note_words.setText(words())
        self._undo.setVisible(self._put_back is not None)
        self._note_row.setVisible(bool(words()))

    # ---------------------------------------------------------------------------------------- live

    def _note(self, reader_id: str) -> None:
        self._changed.add(reader_id)
        if self.isVisible() and not self._soon.isActive():
            self._soon.start(_SOON_MS)

    def _show_news(self) -> None:
        changed, self._changed = self._changed, set()
        for reader_id in changed:
            if reader_id in self._cards:
                self._cards[reader_id].follow()
        if VIRTUAL in changed and (VIRTUAL in self._cards) != any(
            reader.id == VIRTUAL for reader in self._desk.readers()
        ):
            self.show_readers()

    def _look(self) -> None:
        self._buttons["table_log"].setVisible(self._desk.table_log is not None)
        self._desk.refresh()
        for card in self._cards.values():
            card.follow()

    def _turn(self, tab: int) -> None:
        if self.tabs.widget(tab) is self.advice:
            self.advice.look()

    def showEvent(self, event: QShowEvent) -> None:
        """Look at rates while somebody sees them."""
        super().showEvent(event)
        self._every.start(_EVERY_MS)
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        self._every.stop()
        super().hideEvent(event)

    # ---------------------------------------------------------------------------------------- more

    def ask_new(self) -> AddReaderDialog:
        """Present any tag."""
        from ui.readers.add_reader_dialog import AddReaderDialog

        for other in self.findChildren(AddReaderDialog):
            other.close()
        dialog = AddReaderDialog(self._desk, self._theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.added.connect(self._added)
        dialog.show()
        return dialog

    def begin_camera(self) -> None:
        """Codes that are held before the camera are read from now on."""
        self._put_back = None
        self._say(str)
        self._attempt(self._desk.begin_camera)
        self.show_readers()

    def _added(self) -> None:
        self._put_back = None
        self._say(str)
        self.show_readers()

    def open_virtual(self) -> None:
        """A virtual reader with pieces that can be dragged."""
        from ui.readers.virtual_window import VirtualWindow

        for other in self._virtual_windows():
            other.close()
        window = VirtualWindow(
            self._desk.virtual_models(),
            self._desk.begin_virtual,
            self._theme,
            self.parentWidget(),
            game=self._services.remembered("last-game"),
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.begun.connect(self.show_readers)
        window.show()
        self.show_readers()

    def _virtual_windows(self) -> list[VirtualWindow]:
        from ui.readers.virtual_window import VirtualWindow

        parent = self.parentWidget()
        return parent.findChildren(VirtualWindow) if parent is not None else []

    def ask_log(self) -> None:
        """Ask where to write the scan log."""
        text = self._desk.scan_log()
        if not text:
            self._put_back = None
            self._say(lambda: self.tr("Nothing came over any line yet, so there is nothing to save."))
            return
        title, kind = self.tr("Save the scan log"), self.tr("Scan logs (*.jsonl)")
        self._ask_where(title, kind, "scans.jsonl", lambda path: self.save_log(path, text))

    def ask_table_log(self) -> None:
        """Ask where to write the log of the game at the table; it goes on meanwhile."""
        title, kind = self.tr("Save the table log"), self.tr("Table logs (*.jsonl)")
        self._ask_where(title, kind, "table.jsonl", self.save_table_log)

    def _ask_where(self, title: str, kind: str, name: str, save: Callable[[str], None]) -> None:
        dialog = QFileDialog(self, title, self._services.saves_folder())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(kind)
        dialog.setDefaultSuffix("jsonl")
        dialog.selectFile(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(save)
        dialog.open()

    def save_log(self, path: str, text: str) -> None:
        """Write it, and say so."""
        self._write(path, text, lambda: self.tr("The scan log is in {file}.").format(file=path))

    def save_table_log(self, path: str) -> None:
        """Write it as it is now, and say so, and what is in it."""
        log = self._desk.table_log
        if log is not None:
            self._write(path, log(), lambda: self._words_of_table_log(path))

    def _words_of_table_log(self, path: str) -> str:
        said = self.tr(
            "The table log is in {file}. It holds everything that is hidden in this game: give it only to "
            "those who may know it."
        )
        return said.format(file=path)

    def _write(self, path: str, text: str, said: Callable[[], str]) -> None:
        self._put_back = None
        try:
            Path(path).write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            why = error.strerror or str(error)
            self._say(lambda: self.tr("{file} cannot be written: {reason}").format(file=path, reason=why))
            return
        self._say(said)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Readers"))
        self.tabs.setTabText(0, self.tr("Readers"))
        self.tabs.setTabText(1, self.tr("Advice"))
        self.tabs.setAccessibleName(self.windowTitle())
        self._none.setText(
            self.tr(
                "No reader is set up. Connect an RFID, NFC or barcode reader and add it: it is found by a "
                "tag that you present, whatever it is and wherever it is plugged in. Without one you can try "
                "everything with a virtual reader."
            )
        )
        self._buttons["add"].setText(self.tr("Add a reader…"))
        self._buttons["camera"].setText(self.tr("Use the camera"))
        self._buttons["camera"].setToolTip(
            self.tr("Reads printed codes that are held before it. It is on as long as it stands in the list.")
        )
        self._buttons["virtual"].setText(self.tr("Try without a reader…"))
        self._buttons["log"].setText(self.tr("Save the scan log…"))
        self._buttons["log"].setToolTip(
            self.tr(
                "What came over the lines in the last ten minutes, for a report or for playing it again. "
                "Nothing typed by hand is in it."
            )
        )
        self._buttons["table_log"].setText(self.tr("Save the table log…"))
        self._buttons["table_log"].setToolTip(
            self.tr(
                "This game at the table, from the bytes of the readers to every decision, for a report or "
                "for playing it again. It holds everything that is hidden."
            )
        )
        self._undo.setText(self.tr("Put it back"))
        self._close.setText(self.tr("Close"))
        self._note_words.setText(self._said())
        self.advice.retranslate()
        for card in self._cards.values():
            card.retranslate()
