"""Which readers are there while a box is enrolled, in one line; a lost one is told until it is back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from ui.follows_language import FollowsLanguage
from ui.readers.desk import ReaderDesk
from ui.readers.words import family_name, reader_title, state_words
from ui.theme import Theme


class ReaderLine(FollowsLanguage, QWidget):
    """`readers` and `virtual` are told when somebody wants the page of readers, or the simulated one."""

    readers = Signal()
    virtual = Signal()

    def __init__(self, desk: ReaderDesk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._theme = theme
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.gap)
        self.words = QLabel()
        self.words.setObjectName("enrolment_readers")
        self.words.setWordWrap(True)
        line.addWidget(self.words, 1)
        self.buttons = {"readers": QPushButton(), "virtual": QPushButton()}
        for name, signal in (("readers", self.readers), ("virtual", self.virtual)):
            self.buttons[name].setObjectName(f"enrolment_open_{name}")
            self.buttons[name].setAutoDefault(False)
            self.buttons[name].clicked.connect(lambda _on=False, signal=signal: signal.emit())
            line.addWidget(self.buttons[name])
        self.retranslate()

    def look(self) -> None:
        """Say how the readers are now."""
        said = []
        lost = False
        for reader in self._desk.readers():
            sign, state = state_words(self._desk.board.status(reader.id))
            lost = lost or sign in "!×"
            title = reader_title(reader, family_name(reader.family, self._desk.family_name(reader.family)))
            said.append(self.tr("{sign} {reader}: {state}").format(sign=sign, reader=title, state=state))
        words = "   ".join(said) or self.tr("No reader is set up. Try everything with a virtual one.")
        if words != self.words.text():
            self.words.setText(words)
            colour = self._theme.alarm if lost else self._theme.ink
            self.words.setStyleSheet(f"color: {colour.name()};")

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.buttons["readers"].setText(self.tr("Readers…"))
        self.buttons["virtual"].setText(self.tr("Try without a reader…"))
        self.look()
