"""Bars above the table that ask or tell something without stopping anything: consent, and notices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.follows_language import FollowsLanguage

Text = Callable[[], str]


class Bar(QFrame):
    """A frame that tells when it comes and goes."""

    shown = Signal(bool)

    def setVisible(self, visible: bool) -> None:
        """Show or hide, and tell."""
        super().setVisible(visible)
        self.shown.emit(visible)


class QuestionBar(FollowsLanguage, Bar):
    """A question with yes and no. A new question takes the place of an open one, as if it got a no.

    `answered` is sent when somebody has pressed one of the buttons.
    """

    answered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._text: Text = str
        self._yes: Callable[[], None] | None = None
        line = QHBoxLayout(self)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self.yes = QPushButton()
        self.yes.setObjectName("question_yes")
        self.yes.setProperty("role", "main")
        self.no = QPushButton()
        self.no.setObjectName("question_no")
        for button in (self.yes, self.no):
            button.setAutoDefault(False)  # Enter elsewhere in a dialog answers nothing
        self.yes.clicked.connect(self._agree)
        self.no.clicked.connect(self._disagree)
        line.addWidget(self._label, 1)
        line.addWidget(self.yes)
        line.addWidget(self.no)
        self.hide()

    def ask(self, text: Text, yes: Callable[[], None]) -> None:
        """Show the question; `yes` is called when somebody agrees, nothing when they do not."""
        self._text, self._yes = text, yes
        self.retranslate()
        self.show()
        self.no.setFocus()

    def withdraw(self) -> None:
        """The question is answered with no, or not worth asking any more."""
        self._yes = None
        self.hide()

    def _agree(self) -> None:
        agreed, self._yes = self._yes, None
        self.hide()
        if agreed is not None:
            agreed()
        self.answered.emit()

    def _disagree(self) -> None:
        self.withdraw()
        self.answered.emit()

    @property
    def text(self) -> str:
        """The question as it is shown."""
        return self._label.text()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._label.setText(self._text())
        self.setAccessibleName(self._label.text())
        self.yes.setText(self.tr("Yes"))
        self.no.setText(self.tr("No"))


class NoticeBar(FollowsLanguage, QFrame):
    """Something a person should know, until they close it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._text: Text = str
        line = QHBoxLayout(self)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QPushButton()
        self._close.setObjectName("notice_close")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.hide)
        line.addWidget(self._label, 1)
        line.addWidget(self._close)
        self.hide()

    def tell(self, text: Text) -> None:
        """Show a notice; it takes the place of an older one."""
        self._text = text
        self.retranslate()
        self.show()

    @property
    def text(self) -> str:
        """The notice as it is shown."""
        return self._label.text()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._label.setText(self._text())
        self.setAccessibleName(self._label.text())
        self._close.setText(self.tr("Close"))
