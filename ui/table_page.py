"""The page with the table: questions and notices above it, and the panels' news of the running game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.component import Ref
from engine.session.view import Change, ChangeKind, LogLine, UndoPlan
from ui.bars import QuestionBar
from ui.curtain_keeper import CurtainKeeper
from ui.game_parts import round_report_of
from ui.listing import all_of
from ui.phrasebook import phrases_for
from ui.preferences import Preferences
from ui.round_report import RoundReport
from ui.seats import seats_of
from ui.session_bridge import SessionBridge
from ui.speech import Speaker, Voice
from ui.step_bar import StepBar
from ui.table_view import TableView
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.companion.beside import Beside


class TablePage(QWidget):
    """One running game: its table, the bars above it, and what was settled, shown step by step over it.

    `game_over` is sent at the end, when the last report was read.
    """

    game_over = Signal()

    def __init__(
        self,
        bridge: SessionBridge,
        theme: Theme,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        voice: Voice | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._report = round_report_of(bridge.session.setup.game)
        self._over_waits = False
        self.report = RoundReport(theme, preferences, self)
        bridge.changed.connect(self._follow_report)  # before the table hears of the end
        self.question = QuestionBar()
        self.step_bar = StepBar()
        self.table = TableView(bridge, theme, preferences)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.beside = beside_of(bridge, theme, self)
        if self.beside is not None:
            self.beside.set_preferences(preferences)
            self.table.ask_instead(self.beside.instead)
            self.beside.left.connect(self.take_focus)
            column.addWidget(self.beside.strip)
        self.speaker = Speaker(voice or Voice(self), self)
        self.speaker.set_preferences(preferences)
        self._aloud = self._reader_aloud()
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
        self.veil = CurtainKeeper(self.table, self, theme)
        self.veil.fallen.connect(self._raise_what_all_may_see)
        self.report.closed.connect(self._report_closed)
        self.report.rule_wanted.connect(self.table.rule_wanted)
        self.table.game_over.connect(self._game_over)
        bridge.consent_wanted.connect(self.ask_consent)
        bridge.changed.connect(self._forget_question)
        bridge.turned.connect(self._forget_question)
        bridge.turned.connect(self.report.close_report)  # it may show what only the other viewer knew
        self._raise_what_all_may_see()

    def take_focus(self) -> None:
        """Keys go to the table, or to the curtain over it; to a question as long as one is asked."""
        if self.question.isHidden():
            self.veil.take_focus()
        else:
            self.question.no.setFocus()

    def _raise_what_all_may_see(self) -> None:
        """Reports and questions lie above the curtain."""
        if self.beside is not None:
            self.beside.strip.raise_()
        if self.report.is_open:
            self.report.raise_()
            self.report.canvas.setFocus()
        self._over.raise_()

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
        """The bars keep to the upper edge, a report covers everything."""
        super().resizeEvent(event)
        self.report.follow_size()
        self._place_bars()

    @property
    def has_reports(self) -> bool:
        """Whether anything in this game is ever shown step by step."""
        return self._report is not None

    def reports(self) -> tuple[tuple[str, LogLine], ...]:
        """What can be shown step by step so far: headings with their lines of the log, in order."""
        report = self._report
        if report is None:
            return ()
        lines = self.bridge.session.log(self.bridge.viewer)
        titled = [(report.title(line.events), line) for line in lines if not line.undone]
        return tuple((title, line) for title, line in titled if title)

    def open_report(self, events: Sequence[Any], *, by_itself: bool = False) -> None:
        """Show step by step what these events settled; nothing where that is nothing."""
        report, bridge = self._report, self.bridge
        if report is None or not report.title(events):
            return
        bridge.hold(True)
        self.report.open_report(
            lambda: report.title(events),
            lambda: report.pages(
                events, bridge.view(), bridge.session.setup, seats_of(bridge, bridge.view())
            ),
            by_itself=by_itself,
        )

    def open_report_of(self, frame: int) -> None:
        """Show the report of the log's line with that frame again; nothing where there is none."""
        for _title, line in self.reports():
            if line.frame == frame:
                self.open_report(line.events)

    def _follow_report(self, change: Change) -> None:
        """A report opens when something was settled; what is taken back is not reported any more."""
        if change.kind is ChangeKind.REWOUND:
            self.report.close_report()
        elif change.kind is ChangeKind.STEPS and self._report is not None:
            session = self.bridge.session
            nobody = not any(map(session.human, range(len(session.controllers))))
            events = session.events(change.first, change.count, self.bridge.viewer)
            self.open_report(events, by_itself=nobody)

    def _game_over(self) -> None:
        self._over_waits = self.report.is_open
        if not self._over_waits:
            self.game_over.emit()

    def _report_closed(self) -> None:
        self.bridge.hold(False)
        waited, self._over_waits = self._over_waits, False
        if waited:
            self.game_over.emit()
        elif self.isVisible():
            self.take_focus()

    def set_theme(self, theme: Theme) -> None:
        """Another look or scale."""
        self.table.set_theme(theme)
        if self.beside is not None:
            self.beside.set_theme(theme)
        self.veil.set_theme(theme)
        self.report.set_theme(theme)

    def set_preferences(self, preferences: Preferences) -> None:
        """Other settings."""
        self.table.set_preferences(preferences)
        if self.beside is not None:
            self.beside.set_preferences(preferences)
        self.report.set_preferences(preferences)
        self.speaker.set_preferences(preferences)

    def _reader_aloud(self) -> QObject:
        """What is said aloud, once somebody wants to hear it."""
        if self.beside is not None:
            return self.beside.read_aloud(self.speaker)
        from ui.bots_aloud import BotsAloud

        return BotsAloud(self.bridge, self.speaker, self)

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
            self.bridge.back_to(frame)
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
            text = (
                self.tr("{names}: take back {count} steps?")
                if plan.steps > 1
                else self.tr("{names}: take back the last step?")
            )
            return text.format(names=names, count=plan.steps)
        return self.tr("{names}: take back {count} steps, and what was revealed? ({revealed})").format(
            names=names, count=plan.steps, revealed=shown
        )

    def changeEvent(self, event: QEvent) -> None:
        """Questions are asked in the language of now."""
        if event.type() == QEvent.Type.LanguageChange:
            self.question.retranslate()
            if self.beside is not None:
                self.beside.strip.forget()  # the last receipt is in the other language
                self.beside.show_now()
        super().changeEvent(event)


def beside_of(bridge: SessionBridge, theme: Theme, page: QWidget) -> Beside | None:
    """What the page has more where real cardboard lies on a table; None at the screen."""
    if bridge.session.mode != "table":
        return None
    from ui.companion.beside import Beside
    from ui.companion.table_bridge import TableBridge

    return Beside(bridge, theme, page) if isinstance(bridge, TableBridge) else None
