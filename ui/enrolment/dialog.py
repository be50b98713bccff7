"""The dialog in which a box is enrolled: the next piece large, the list with counts, the readers below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.companion.catalogue import Box, Instance
from engine.core.setup import Setup
from ui.bars import NoticeBar, QuestionBar
from ui.dialog_buttons import DialogButtons
from ui.enrolment.box_bar import BoxBar
from ui.enrolment.next_piece import NextPiece
from ui.enrolment.piece_list import PieceList
from ui.enrolment.reader_line import ReaderLine
from ui.enrolment.shelf import TagShelf
from ui.enrolment.sitting import Receipt, Sitting, Tone
from ui.enrolment.sitting_words import hint_words, name_of, title_words, which_words
from ui.enrolment.sound import beep
from ui.enrolment.words import receipt_words
from ui.file_dialogs import ask_box, ask_box_file
from ui.fitted_dialog import FittedDialog, Scrolled, Yielding
from ui.problem_words import in_words
from ui.readers.values import ReaderNews
from ui.services import ServiceError, Services
from ui.tables import games_with_table
from ui.theme import Theme

_LOOK_MS: Final = 1000
_REMEMBERED: Final = "enrolment"


class EnrolmentDialog(FittedDialog):
    """Stands beside the game and stops nothing; what is done is kept at once, so it may be closed any time.

    `readers_wanted`, `virtual_wanted` and `labels_wanted` ask for other dialogs.
    """

    readers_wanted = Signal()
    virtual_wanted = Signal(str)
    labels_wanted = Signal(str)

    def __init__(
        self, services: Services, theme: Theme, game: str, parent: QWidget | None = None, *, box: str = ""
    ) -> None:
        super().__init__(parent)
        self._services, self._theme = services, theme
        self._shelf: TagShelf = services.tag_shelf
        self._desk = services.reader_desk
        self.sitting: Sitting | None = None
        self._receipt: Receipt | None = None
        games = games_with_table()
        self._game = game if game in games else games[0]
        self._build(games)
        self._connect()
        self._every = QTimer(self)
        self._every.timeout.connect(self._look)
        self.retranslate()
        self.show_game(self._game, box)
        (self.boxes.box if self.boxes.box.isEnabled() else self.boxes.buttons["new"]).setFocus()

    # ------------------------------------------------------------------------------------ what it is

    def _build(self, games: tuple[str, ...]) -> None:
        theme = self._theme
        whole = QVBoxLayout(self)
        whole.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        whole.setSpacing(theme.gap)
        inside = Yielding()
        page = QVBoxLayout(inside)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(theme.gap)
        whole.addWidget(Scrolled(inside), 1)
        self.boxes = BoxBar(games, theme)
        self.notice, self.question = NoticeBar(), QuestionBar()
        for widget in (self.boxes, self.notice, self.question):
            page.addWidget(widget)
        for button in (*self.notice.findChildren(QPushButton), *self.question.findChildren(QPushButton)):
            button.setAutoDefault(False)  # a reader may type, and its Enter must mean nothing
        middle = QHBoxLayout()
        middle.setSpacing(theme.gap * 2)
        page.addLayout(middle, 1)
        left = self._column(middle, 3)
        self.next = NextPiece(theme)
        left.addWidget(self.next, 1)
        self.buttons: dict[str, QPushButton] = {}
        left.addLayout(self._row({"skip": self.skip, "back": self.back}))
        right = self._column(middle, 2)
        self.progress = QLabel()
        self.progress.setObjectName("enrolment_done")
        self.progress.setProperty("role", "title")
        right.addWidget(self.progress)
        self.bar = QProgressBar()
        self.bar.setObjectName("enrolment_progress")
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(theme.gap)
        right.addWidget(self.bar)
        self.list = PieceList()
        right.addWidget(self.list, 1)
        right.addLayout(self._row({"go": self.go_on_here, "replace": self.replace_tags}))
        right.addLayout(self._row({"add": self.add_tag, "retire": self.ask_retire}))
        self.by_codes = QCheckBox()
        self.by_codes.setObjectName("enrolment_by_codes")
        right.addWidget(self.by_codes)
        self.readers = ReaderLine(self._desk, theme)
        page.addWidget(self.readers)
        foot = QHBoxLayout()
        whole.addLayout(foot)  # now, so that Tab goes through what is put there in its order
        self.sound = QCheckBox()
        self.sound.setObjectName("enrolment_sound")
        self.sound.setChecked(self._services.remembered(_REMEMBERED) != "silent")
        foot.addWidget(self.sound)
        foot.addWidget(self._button("labels", lambda: self.labels_wanted.emit(self._game)))
        foot.addStretch(1)
        ends = DialogButtons(self)
        self._close = ends.add("enrolment_close", self.reject)
        self._close.setAutoDefault(False)
        foot.addLayout(ends)

    def _column(self, middle: QHBoxLayout, stretch: int) -> QVBoxLayout:
        """A widget of its own, so that Tab goes through it before it goes on to what is beside it."""
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.gap_small)
        middle.addWidget(side, stretch)
        return column

    def _row(self, works: dict[str, Callable[[], object]]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.gap_small)
        for name, work in works.items():
            row.addWidget(self._button(name, work), 1)
        return row

    def _button(self, name: str, work: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"enrolment_{name}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda _on=False: work())
        self.buttons[name] = button
        return button

    def _connect(self) -> None:
        self.boxes.game_chosen.connect(self.show_game)
        self.boxes.box_chosen.connect(self.show_box)
        self.boxes.named.connect(self._name)
        self.boxes.exported.connect(self.ask_export)
        self.boxes.imported.connect(self.ask_import)
        self.boxes.deleted.connect(self.ask_delete)
        self.list.picked.connect(self._follow_mark)
        self.by_codes.toggled.connect(self._change_way)
        self.sound.toggled.connect(
            lambda on: self._services.remember(_REMEMBERED, "sound" if on else "silent")
        )
        self.readers.readers.connect(self.readers_wanted)
        self.readers.virtual.connect(lambda: self.virtual_wanted.emit(self._game))
        self._desk.board.news.connect(self._hear)
        self._desk.board.changed.connect(self.readers.look)

    def wanted_size(self) -> QSize:
        """Room for a picture that is seen from where the pieces lie."""
        return QSize(self._theme.text_px * 84, self._theme.text_px * 52)

    # ------------------------------------------------------------------------------------ which box

    def show_game(self, game: str, box: str = "") -> None:
        """The boxes of a game; that one, or else the first of them, is gone on with."""
        self._game = game
        self.boxes.show_game(game)
        self._show_boxes(box)

    def show_box(self, key: str) -> None:
        """Go on with a box; none where there is no such box."""
        self._receipt = None
        self.sitting = None
        box = next((one for one in self._shelf.boxes(self._game) if one.key == key), None)
        if box is not None:
            self.sitting = Sitting(self._shelf, box, self._tell)
            self.sitting.enrolment.by_codes = self.by_codes.isChecked()
            self.list.show_box(self._setup, self.sitting.enrolment)
        else:
            self.list.clear()
        self._show()

    def _show_boxes(self, key: str) -> None:
        boxes = self._shelf.boxes(self._game)
        keys = [box.key for box in boxes]
        key = key if key in keys else (keys[0] if keys else "")
        self.boxes.show_boxes(boxes, key)
        self.boxes.show_editions(self._shelf.editions(self._game))
        self.show_box(key)

    def _name(self, name: str) -> None:
        """A new box, or another name for this one."""
        try:
            if self.boxes.naming == "new":
                key = self._shelf.begin(self._game, name, self.boxes.edition).key
            elif self.sitting is not None:
                self.sitting.rename(name)
                key = self.sitting.box.key
            else:
                return
        except ServiceError as error:
            self._complain(error)
            return
        self._show_boxes(key)

    def ask_export(self) -> None:
        """Ask where to write the box."""
        if self.sitting is not None:
            box = self.sitting.box
            ask_box_file(self, self._services.saves_folder(), box.name, lambda path: self.export(box, path))

    def export(self, box: Box, path: str) -> None:
        """Write a box to a file, and say so."""
        try:
            self._shelf.export(box, path)
        except ServiceError as error:
            self._complain(error)
            return
        self.notice.tell(lambda: self.tr("The box is in {file}.").format(file=path))

    def ask_import(self) -> None:
        """Ask for the file of a box."""
        ask_box(self, self._services.saves_folder(), self.import_file)

    def import_file(self, path: str) -> None:
        """Keep the box of a file, and go on with it."""
        try:
            box = self._shelf.import_file(path)
        except ServiceError as error:
            self._complain(error)
            return
        self.notice.hide()
        self._game = box.game
        self.boxes.show_game(box.game)
        self._show_boxes(box.key)

    def ask_delete(self) -> None:
        """Ask whether the box shall be deleted."""
        if self.sitting is None:
            return
        box = self.sitting.box
        self.question.ask(
            lambda: self.tr("Delete the box {name} with its {count} tags for good?").format(
                name=box.name, count=len(box.tags)
            ),
            lambda: self._delete(box),
        )

    def _delete(self, box: Box) -> None:
        try:
            self._shelf.delete(box)
        except ServiceError as error:
            self._complain(error)
            return
        self._show_boxes("")

    def attempt(self, work: Callable[[], object]) -> None:
        """Do this, and tell what is in the way."""
        try:
            work()
        except ServiceError as error:
            self._complain(error)

    def _complain(self, error: ServiceError) -> None:
        self.notice.tell(lambda: in_words(error.said))

    # --------------------------------------------------------------------------------- piece by piece

    def _hear(self, news: ReaderNews) -> None:
        if self.sitting is not None and self.isVisible():
            self.sitting.hear(news)

    def _tell(self, receipt: Receipt) -> None:
        """A receipt came out of the sitting."""
        self._receipt = receipt
        self._show(flash=True)
        if receipt.tone in (Tone.ACCEPTED, Tone.REFUSED):
            self._announce()
            if self.sound.isChecked():
                beep(receipt.tone)

    def _announce(self) -> None:
        if QAccessible.isActive():
            words = f"{self.next.receipt.text()} {self.next.title.text()}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.next, words))

    def skip(self) -> None:
        """The piece is not at hand."""
        self._by_hand(lambda sitting: sitting.skip())

    def back(self) -> None:
        """The last tag was on the wrong piece."""
        self._by_hand(lambda sitting: sitting.back())

    def go_on_here(self) -> None:
        """Go on with the marked pieces."""
        piece = self.list.piece
        if piece:
            self.by_codes.setChecked(False)
            self._by_hand(lambda sitting: sitting.enrolment.go_to(piece))

    def replace_tags(self) -> None:
        """The next tag takes the place of those of the marked piece."""
        self._ask_for(replacing=True)

    def add_tag(self) -> None:
        """The next tag goes on the marked piece beside those it has."""
        self._ask_for(replacing=False)

    def _ask_for(self, *, replacing: bool) -> None:
        instance = self.list.instance
        if instance is not None:
            self._by_hand(lambda sitting: sitting.enrolment.ask_for(instance, replacing=replacing))

    def ask_retire(self) -> None:
        """Ask whether the tags of the marked piece shall be taken out of use."""
        instance = self.list.instance
        if instance is not None:
            self.question.ask(
                lambda: self.tr("Take the tags of {piece} out of use?").format(piece=self._name_of(instance)),
                lambda: self._by_hand(lambda sitting: sitting.retire(instance)),
            )

    def _change_way(self, by_codes: bool) -> None:
        def change(sitting: Sitting) -> None:
            sitting.enrolment.by_codes = by_codes

        self._by_hand(change)

    def _by_hand(self, work: Callable[[Sitting], object]) -> None:
        self._receipt = None
        if self.sitting is not None:
            work(self.sitting)
            self.list.show_counts(self.sitting.enrolment)
        self._show()

    # -------------------------------------------------------------------------------------- showing

    def _look(self) -> None:
        self._desk.refresh()
        self.readers.look()
        if self.sitting is not None and self.sitting.follow():
            self.list.show_counts(self.sitting.enrolment)
            self._show()

    def _show(self, *, flash: bool = False) -> None:
        """The piece that is wanted, the counts, and what can be pressed."""
        sitting = self.sitting
        wanted = sitting.enrolment.wanted if sitting is not None else None
        self.next.title.setText(title_words(sitting, self._name_of))
        self.next.picture.show_piece(self._setup, wanted.piece if wanted else "")
        self.next.picture.setAccessibleName(self.next.title.text())
        self.next.which.setText(which_words(sitting, self._name_of))
        receipt = self._receipt
        words = receipt_words(receipt, self._name_of) if receipt is not None else hint_words(sitting)
        self.next.show_receipt(receipt.tone if receipt else None, words, flash=flash)
        done = total = 0
        if sitting is not None:
            only = receipt.outcome.instance if flash and receipt and receipt.outcome else None
            done, total = self.list.show_counts(sitting.enrolment, only)
            self.list.point_at(wanted)
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)
        words = self.tr("{done} of {total} pieces").format(done=done, total=total)
        self.progress.setText(words if sitting is not None else "")
        self.buttons["skip"].setEnabled(wanted is not None)
        self.buttons["back"].setEnabled(sitting is not None and sitting.enrolment.can_go_back)
        self.by_codes.setEnabled(sitting is not None)
        self._follow_mark()

    def _follow_mark(self) -> None:
        single = self.list.instance
        tagged = single is not None and self.sitting is not None and bool(self.sitting.box.tags_of(single))
        self.buttons["go"].setEnabled(bool(self.list.piece))
        self.buttons["replace"].setEnabled(single is not None)
        self.buttons["add"].setEnabled(single is not None)
        self.buttons["retire"].setEnabled(tagged)

    @property
    def _setup(self) -> Setup:
        return self._shelf.setup(self._game, self.sitting.box.edition if self.sitting else "")

    def _name_of(self, instance: Instance) -> str:
        return name_of(instance, self._setup, self.sitting.tagged if self.sitting else ())

    # ------------------------------------------------------------------------------------------ rest

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the readers while somebody sees them."""
        super().showEvent(event)
        self._every.start(_LOOK_MS)
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        self._every.stop()
        super().hideEvent(event)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Tags for your box"))
        for name, text in {
            "skip": self.tr("Skip this piece"),
            "back": self.tr("Take the last one back"),
            "go": self.tr("Go on with these"),
            "replace": self.tr("Give a new tag"),
            "add": self.tr("Add a further tag"),
            "retire": self.tr("Take out of use…"),
            "labels": self.tr("Print labels…"),
        }.items():
            self.buttons[name].setText(text)
        for name, tip in {
            "skip": self.tr("It comes again at the end."),
            "go": self.tr("The marked sort of piece is wanted next."),
            "replace": self.tr("For the marked single piece; its old tags are taken out of use."),
            "add": self.tr("For the marked single piece, such as one with a tag on each side."),
            "labels": self.tr("Printed codes are enrolled when they are printed."),
        }.items():
            self.buttons[name].setToolTip(tip)
        self.by_codes.setText(self.tr("A printed code names the piece, the next tag goes on it"))
        self.sound.setText(self.tr("Sound"))
        self._close.setText(self.tr("Close"))
        self.list.setAccessibleName(self.tr("Pieces of the box"))
        self.bar.setAccessibleName(self.tr("Pieces with a tag"))
        self.next.setAccessibleName(self.tr("The piece that is wanted next"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.sitting is not None:
                self.list.show_box(self._setup, self.sitting.enrolment)
            self._show()
        super().changeEvent(event)
