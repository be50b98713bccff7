"""A dialog in which something is laid out or copied: told and asked at the top, and never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.bars import NoticeBar, QuestionBar
from ui.fitted_dialog import FittedDialog
from ui.problem_words import in_words
from ui.services import ServiceError, Services
from ui.theme import Theme

_KEEP_AFTER_MS: Final = 400


class DraftDialog(FittedDialog):
    """`notice` and `question` stand above a stack of pages. Each says below it what is kept of a draft."""

    def __init__(self, services: Services, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = theme
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_KEEP_AFTER_MS)
        self._later.timeout.connect(lambda: self.keep_draft())
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        self._column.setSpacing(theme.gap)
        self.notice = NoticeBar()
        self.question = QuestionBar()
        self._stack = QStackedWidget()
        self._column.addWidget(self.notice)
        self._column.addWidget(self.question)
        self._column.addWidget(self._stack, 1)

    def keep_draft(self) -> None:
        """Remember what is laid out and not saved."""
        raise NotImplementedError

    def _changed(self) -> None:
        """What is laid out is another: it is kept in a moment."""
        self.notice.hide()
        self._later.start()

    def _try(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except ServiceError as error:
            said = error.said
            self.notice.tell(lambda: in_words(said))
            return False
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever closes the dialog, the draft is kept."""
        self.keep_draft()
        super().hideEvent(event)
