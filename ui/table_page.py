"""The page with the table: questions and notices above it, and the panels' news of the running game."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.component import Ref
from engine.session.view import UndoPlan
from ui.bars import QuestionBar
from ui.listing import all_of
from ui.phrasebook import phrases_for
from ui.preferences import Preferences
from ui.session_bridge import SessionBridge
from ui.step_bar import StepBar
from ui.table_view import TableView
from ui.theme import Theme


class TablePage(QWidget):
    """One running game: its table, and the bars above it."""

    def __init__(
        self, bridge: SessionBridge, theme: Theme, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.question = QuestionBar()
        self.step_bar = StepBar()
        self.table = TableView(bridge, theme, preferences)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        # Over the table, so that a question does not make the whole table change its size.
        self._over = QWidget(self)
        self._bars = bars = QVBoxLayout(self._over)
        bars.setContentsMargins(theme.gap, theme.gap_small, theme.gap, 0)
        bars.addWidget(self.question)
        bars.addWidget(self.step_bar)
        for bar in (self.question, self.step_bar):
            bar.shown.connect(self._place_bars)
        self.question.answered.connect(self.take_focus)
        self._place_bars()
        bridge.consent_wanted.connect(self.ask_consent)
        bridge.changed.connect(self._forget_question)

    def take_focus(self) -> None:
        """Keys go to the table."""
        self.table.tabletop.setFocus()

    def point_out(self, refs: tuple[Ref, ...]) -> None:
        """Ring the pieces that made some points, on the mat of their seat; none takes the rings away."""
        seats = {ref.seat for ref in refs if ref.seat >= 0}
        if len(seats) == 1 and self.table.scene.stage.centre not in seats:
            self.table.look_at(seats.pop())
        places = [ref for ref in refs if ref.seat >= 0] or list(refs)
        wanted = set(places)
        self.table.scene.set_rings(
            "pointed",
            [
                sprite
                for sprite in self.table.scene.sprites()
                if sprite.looks_at < 0 and wanted.intersection(sprite.refs)
            ],
            lift=0.3,
        )

    def _place_bars(self) -> None:
        self._over.setVisible(not (self.question.isHidden() and self.step_bar.isHidden()))
        self._bars.invalidate()
        wraps = self._bars.hasHeightForWidth()
        size = self._bars.totalSizeHint()
        height = self._bars.totalHeightForWidth(self.width()) if wraps else size.height()
        self._over.setGeometry(0, 0, self.width(), height)
        self._over.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bars keep to the upper edge."""
        super().resizeEvent(event)
        self._place_bars()

    def _forget_question(self) -> None:
        """A question about a situation that is no more is withdrawn, and so are rings."""
        self.question.withdraw()
        self.point_out(())

    def ask_consent(self, plan: UndoPlan) -> None:
        """Ask the seats concerned whether something that was revealed may be taken back."""
        self.question.ask(lambda: self._consent_text(plan), lambda: self.bridge.agree(plan))

    def ask_back_to(self, frame: int, words: str) -> None:
        """Ask before everything after an entry of the log is taken back."""
        plan = self.bridge.session.plan_back_to(frame)
        if plan.steps < 1:
            return
        if not plan.free:
            self.ask_consent(plan)
            return
        self.question.ask(
            lambda: self.tr("Go back to “{words}”? Steps that are taken back: {count}.").format(
                words=words, count=plan.steps
            ),
            lambda: self.bridge.back_to(frame),
        )

    def _consent_text(self, plan: UndoPlan) -> str:
        session = self.bridge.session
        concerned = plan.seats or tuple(filter(session.human, range(len(session.controllers))))
        names = all_of([session.setup.seats[seat].name for seat in concerned])
        phrases = phrases_for(session.setup)
        learned = [
            phrases.log(line)[0]
            for line in session.log(self.bridge.viewer)
            if line.frame >= plan.first and line.who < 0
        ]
        shown = self.tr("; ").join(learned[:3]) + ("…" if len(learned) > 3 else "")
        if not shown:
            return self.tr("{names}: take back {count} steps?").format(names=names, count=plan.steps)
        return self.tr("{names}: take back {count} steps, and what was revealed? ({revealed})").format(
            names=names, count=plan.steps, revealed=shown
        )

    def changeEvent(self, event: QEvent) -> None:
        """Questions are asked in the language of now."""
        if event.type() == QEvent.Type.LanguageChange:
            self.question.retranslate()
        super().changeEvent(event)
