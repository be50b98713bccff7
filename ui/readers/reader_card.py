"""One reader of the list: name, state, rate, noise, what it read last; it can be renamed and removed."""

from __future__ import annotations

import time

from PySide6.QtCore import QDateTime, Qt, QTime, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy

from ui.readers.board import LastRead, ReaderBoard
from ui.readers.desk import CAMERA, KEYBOARD, VIRTUAL
from ui.readers.values import Reader, ReaderStatus
from ui.readers.words import family_name, family_words, fault_words, reader_title, state_words, tag_words
from ui.theme import Theme

SHOWN_READS = 4
_NEWS_S = 10.0
"""So long the last fault is worth a line."""


class ReaderCard(QFrame):
    """Follows the board; says with signals what is wanted."""

    renamed = Signal(str)
    removed = Signal()

    def __init__(self, reader: Reader, makers_name: str, board: ReaderBoard, theme: Theme) -> None:
        super().__init__()
        self.reader = reader
        self._makers_name = makers_name
        self._board = board
        self.setProperty("role", "card")
        self.setObjectName(f"reader_{reader.id}")
        self._name = _NameField(reader_title(reader, self._family))
        self._name.setObjectName("reader_name")
        self._name.setEnabled(reader.id not in (VIRTUAL, CAMERA))
        self._name.editingFinished.connect(self._rename)
        self._remove = QPushButton()
        self._remove.setObjectName("reader_remove")
        self._remove.setAutoDefault(False)  # Enter in the field beside it renames
        self._remove.clicked.connect(self.removed)
        self._state = _words_label(bold=True)
        self._state.setObjectName("reader_state")
        self._about = _words_label(muted=True)
        self._rate = _words_label()
        self._rate.setObjectName("reader_rate")
        self._reads = _words_label()
        self._reads.setObjectName("reader_reads")
        self._reads.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QHBoxLayout()
        head.setSpacing(theme.gap_small)
        head.addWidget(self._name, 1)
        head.addWidget(self._remove)
        page = QGridLayout(self)
        page.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        page.setHorizontalSpacing(theme.gap * 2)
        page.setVerticalSpacing(theme.gap_small)
        page.addLayout(head, 0, 0, 1, 2)
        page.addWidget(self._state, 1, 0)
        page.addWidget(self._about, 2, 0)
        page.addWidget(self._rate, 3, 0)
        page.addWidget(self._reads, 1, 1, 4, 1)
        page.setRowStretch(4, 1)
        page.setColumnStretch(0, 1)
        page.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()

    @property
    def _family(self) -> str:
        return family_name(self.reader.family, self._makers_name)

    def _rename(self) -> None:
        name = self._name.text().strip()
        if name and name != reader_title(self.reader, self._family):
            self.renamed.emit(name)

    def follow(self) -> None:
        """Show what is known now."""
        status = self._board.status(self.reader.id)
        sign, words = state_words(status)
        _show(self._state, f"{sign} {words}")
        _show(self._about, self._about_words(status))
        _show(self._rate, self._rate_words(status))
        _show(self._reads, self._reads_words())

    def _about_words(self, status: ReaderStatus | None) -> str:
        speed = self.tr("{speed} baud").format(speed=self.reader.speed) if self.reader.speed else ""
        port = status.port.removeprefix("pcsc:") if status is not None else ""
        if self.reader.id == VIRTUAL:
            port = ""
        parts = (family_words(self.reader, self._family), port, speed)
        return " · ".join(part for part in parts if part)

    def _rate_words(self, status: ReaderStatus | None) -> str:
        if status is None or self.reader.id in (KEYBOARD, CAMERA):
            return ""
        words = self.tr("{rate} reads a second, {noise} % damaged").format(
            rate=f"{status.rate:.1f}", noise=round(status.noise * 100)
        )
        if status.doubtful:
            words += "\n" + self.tr("! So much damage for ten seconds: wrong speed or wrong family?")
        return words

    def _reads_words(self) -> str:
        lines = [self._read_line(read) for read in self._board.reads(self.reader.id)[:SHOWN_READS]]
        trouble = self._board.trouble(self.reader.id)
        if trouble is not None and time.monotonic() - trouble.at_s < _NEWS_S:
            lines.insert(0, f"! {fault_words(trouble.fault)}")
        return "\n".join(lines) or self.tr("Nothing read yet; present a tag.")

    def _read_line(self, read: LastRead) -> str:
        at = _clock(read.at_s).toString("HH:mm:ss")
        zone = self.tr(", pad {zone}").format(zone=read.zone + 1) if self._has_zones(read) else ""
        times = f" ×{read.times}" if read.times > 1 else ""
        lies = read.tag in self._board.lying(self.reader.id).get(read.zone, ())
        return f"{'●' if lies else '○'} {at} {tag_words(read.tag)}{zone}{times}"

    def _has_zones(self, read: LastRead) -> bool:
        return read.zone > 0 or len(self._board.lying(self.reader.id)) > 1

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        title = reader_title(self.reader, self._family)
        if not self.reader.name and not self._name.hasFocus():
            self._name.setText(title)
        self._name.setAccessibleName(self.tr("Name of the reader"))
        self._name.setToolTip(self.tr("The name of this station; type another one to rename it."))
        self._remove.setText(self.tr("Remove"))
        self._remove.setAccessibleName(self.tr("Remove {name}").format(name=title))
        self.setAccessibleName(title)
        self.follow()


class _NameField(QLineEdit):
    """Enter ends the name, and presses no button of the dialog around it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def _words_label(*, bold: bool = False, muted: bool = False) -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if muted:
        label.setProperty("role", "muted")
    if bold:
        font = label.font()
        font.setBold(True)
        label.setFont(font)
    return label


def _show(label: QLabel, text: str) -> None:
    if label.text() != text:
        label.setText(text)
        label.setVisible(bool(text))


def _clock(at_s: float) -> QTime:
    """The time of the day of a monotonic time."""
    ago_ms = round((time.monotonic() - at_s) * 1000)
    return QDateTime.currentDateTime().addMSecs(-ago_ms).time()
