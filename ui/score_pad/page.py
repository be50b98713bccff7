"""The page of the score pad: a sheet with its tools, a bar that helps, drafts kept as they are typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.errors import DataError
from engine.core.pad import PadScore, Row
from engine.core.pad_scan import ScanOutcome, scan_piece
from engine.core.pad_sheet import PadSeat, PadSheet, pad_score
from engine.core.setup import EDITION_DEFAULT
from engine.registry import pad
from ui.bars import QuestionBar
from ui.fitted_dialog import Scrolled
from ui.follows_language import FollowsLanguage
from ui.growth import grown_percent
from ui.history import History
from ui.own_box.shelf import OwnBox
from ui.score_pad.blank_sheet import blank_sheet, time_of_day
from ui.score_pad.field import PadField
from ui.score_pad.palette import Palette
from ui.score_pad.row_view import RowView
from ui.score_pad.scan_bar import ScanBar
from ui.score_pad.sheet_view import SheetView
from ui.score_pad.shelf import KeptSheet, Shelf
from ui.score_pad.style import paper_style
from ui.score_pad.tools import Tools
from ui.score_pad.words import PadWords, pad_words_of
from ui.services import ServiceError
from ui.theme import Theme

_KEEP_AFTER_MS: Final = 300


class ScorePadPage(FollowsLanguage, QWidget):
    """Fills in one sheet at a time. `draft_changed` follows every change; `closed` asks to go away.

    `rule_wanted` carries a game and the id of a rule, `trouble` what could not be kept.
    """

    closed = Signal()
    rule_wanted = Signal(str, str)
    trouble = Signal(object)
    draft_changed = Signal()
    sheets_wanted = Signal()
    options_wanted = Signal()
    export_wanted = Signal(str)
    shown = Signal()

    def __init__(
        self,
        shelf: Shelf,
        games: tuple[str, ...],
        theme: Theme,
        boxes: Callable[[str], tuple[OwnBox, ...]] = lambda game: (),
    ) -> None:
        super().__init__()
        self._shelf = shelf
        self._boxes = boxes
        self._seat = 0
        self._built: tuple[Row, ...] = ()
        self._kept: tuple[OwnBox, ...] = ()
        self._theme = theme
        self.games = games
        """The games that a sheet may be of."""
        self._key = ""
        self._written: PadSheet | None = None
        self._draft = History(blank_sheet(games[0]))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_KEEP_AFTER_MS)
        self._later.timeout.connect(self.keep_now)
        self.setObjectName("score_pad")
        self.tools = Tools(games)
        self.question = QuestionBar()
        self.scan_bar = ScanBar(theme)
        self.scan_bar.hide()
        self.scan_bar.seat_chosen.connect(self.choose_seat)
        self.palette_bar = Palette()
        self.palette_bar.rule_wanted.connect(self._want_rule)
        self.paper = SheetView(theme)
        self.paper.typed.connect(self._type)
        self.paper.entered.connect(self._enter)
        self.paper.undone.connect(lambda back: self.undo() if back else self.redo())
        self.paper.named.connect(self._name)
        self.paper.coloured.connect(self._colour)
        self.paper.rule_wanted.connect(self._want_rule)
        inside = QWidget()
        self._outer = Scrolled(inside)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._outer)
        self._page = QVBoxLayout(inside)
        self._page.addWidget(self.tools)
        self._page.addWidget(self.question)
        self._page.addWidget(self.scan_bar)
        self._page.addWidget(self.paper, 1)
        self._page.addWidget(self.palette_bar)
        self._connect_tools()
        self._build()

    def _connect_tools(self) -> None:
        tools = self.tools
        tools.new.connect(self.new_sheet)
        tools.game_chosen.connect(lambda game: self.new_sheet(game))
        tools.seats_chosen.connect(self.set_seats)
        tools.edition_chosen.connect(self.set_edition)
        tools.sheets.connect(self.sheets_wanted)
        tools.options.connect(self.options_wanted)
        tools.undo.connect(lambda: self.undo())
        tools.redo.connect(self.redo)
        tools.exported.connect(self.export_wanted)
        tools.finish.connect(self.finish)
        tools.closed.connect(self.closed)
        tools.by_column.connect(self.set_by_column)

    # --- the sheet ------------------------------------------------------------------------------

    @property
    def sheet(self) -> PadSheet:
        """The sheet as it stands."""
        return self._draft.now

    @property
    def score(self) -> PadScore:
        """What it comes to."""
        return pad_score(pad(self.sheet.game), self.sheet)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the sheet's game."""
        return pad(self.sheet.game).rows(self.sheet.setup)

    @property
    def words(self) -> PadWords:
        """The words of the sheet's game."""
        return pad_words_of(self.sheet.game)

    @property
    def key(self) -> str:
        """Under which the sheet is kept; empty as long as there is nothing to keep."""
        return self._key

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._draft.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return self._draft.can_redo

    def new_sheet(self, game: str = "") -> None:
        """A blank sheet for the same people; the one before stays among the sheets that are kept."""
        self.question.withdraw()
        self.keep_now()
        self._key = ""
        self._draft = History(blank_sheet(game or self.sheet.game, self.sheet.seats))
        self._build()
        self._first_field()

    def open_last(self) -> None:
        """Go on with the draft that was changed last, if there is one."""
        try:
            kept = self._shelf.kept()
        except ServiceError as error:
            self.trouble.emit(error.said)
            return
        sheets = [item for item in kept if isinstance(item, KeptSheet) and self._may_open(item.sheet)]
        draft = next((item for item in sheets if not item.sheet.finished), None)
        if draft is not None:
            self.open_sheet(draft)
        elif sheets and self.sheet.blank and not self._draft.can_undo:
            last = sheets[0].sheet
            self._draft = History(blank_sheet(last.game, last.seats))
            self._build()

    def _may_open(self, sheet: PadSheet) -> bool:
        return sheet.game in self.games and len(sheet.seats) in pad(sheet.game).seat_counts

    def open_sheet(self, kept: KeptSheet) -> None:
        """Show a sheet that was kept. Raises nothing: one that this program cannot count is told."""
        try:
            pad_score(pad(kept.sheet.game), kept.sheet)
        except DataError as error:
            self.trouble.emit(error)
            return
        self.question.withdraw()
        self.keep_now()
        self._key, self._written = kept.key, kept.sheet
        self._draft = History(kept.sheet)
        self._build()
        self._first_field()

    def forget(self, key: str) -> None:
        """A sheet was deleted; if it is the one that is shown, a blank one takes its place."""
        if key == self._key:
            self.question.withdraw()
            self._later.stop()
            self._key = ""
            self._draft = History(blank_sheet(self.sheet.game, self.sheet.seats))
            self._build()

    def count(self, piece: str, place: str = "") -> bool:
        """Count a piece that lies at a place of the inventory, such as `1.supply`. False: it has no row.

        Without a place it is counted for the seat that is chosen.
        """
        setup, row = self.sheet.setup, self._row or self.rows[0]
        changes = pad(self.sheet.game).counted(setup, piece, place or f"{self._seat + 1}.", row.section)
        sheet = self.sheet.with_changes(changes, self.rows)
        if not changes:
            return False
        self._change(sheet)
        self._reveal(changes[0].field, changes[0].seat)
        return True

    def scan(self, single: str) -> ScanOutcome:
        """Count a single piece, such as `tile-TT/2`, for the seat that is chosen; or say why not."""
        game = pad(self.sheet.game)
        sheet, outcome = scan_piece(game, self.sheet, single, seat=self._seat, row=self._row)
        self._draft.apart()
        self._change(sheet)
        if outcome.field:
            self._reveal(outcome.field, outcome.seat)
        return outcome

    @property
    def _row(self) -> Row | None:
        """The row where the keyboard is."""
        here = self.paper.focused
        return self.paper.row_of(here).row if here is not None else None

    def _reveal(self, key: str, seat: int) -> None:
        found = self.field(key, seat)
        if found is not None:
            self.paper.reveal(found)

    def choose_seat(self, seat: int) -> None:
        """Count what is read for this seat; the keyboard goes to its column."""
        self._seat = seat
        here = self.paper.focused
        there = self.field(here.field.key, seat) if here is not None else None
        if there is not None:
            there.setFocus()
        self._show()

    def finish(self) -> None:
        """Keep the sheet as finished; one with entries that cannot be only after a question."""
        count = len(self.score.troubles)
        if self.sheet.blank:
            return
        if count and not self.sheet.finished:
            text = self.tr("Some entries cannot be as they are written. Is the sheet finished all the same?")
            self.question.ask(lambda: text, self._finish)
        else:
            self._finish()

    def _finish(self) -> None:
        again = "" if self.sheet.finished else time_of_day()
        self._change(replace(self.sheet, finished=again))
        self.keep_now()

    def set_seats(self, count: int) -> None:
        """More or fewer columns; what stood in one that goes comes back with undo."""
        seats = self.sheet.seats[:count]
        free = [colour for colour in range(8) if colour not in {seat.colour for seat in seats}]
        more = tuple(PadSeat("", free[number]) for number in range(count - len(seats)))
        self._change(self.sheet.with_seats((*seats, *more)))

    def set_edition(self, box: OwnBox | None) -> None:
        """Count by the pieces and points of a box that people have copied, or of the built-in one."""
        edition, text = (box.key, box.text) if box is not None else (EDITION_DEFAULT, "")
        self._change(replace(self.sheet, edition=edition, edition_text=text))

    def set_options(self, options: dict[str, str]) -> None:
        """Count by other options of the rules."""
        self._change(replace(self.sheet, options=tuple(sorted(options.items()))))

    def set_by_column(self, by_column: bool) -> None:
        """Whether Tab goes down a seat's column, or along the row."""
        self.paper.by_column = by_column

    def undo(self, by: int = -1) -> None:
        """Take the last change back."""
        self._draft.go(by)
        self._after_change()

    def redo(self) -> None:
        """Make it again."""
        self.undo(1)

    def _change(self, sheet: PadSheet, joint: object = None) -> None:
        if self._draft.change(sheet, joint):
            self._after_change()

    def _after_change(self) -> None:
        if len(self.sheet.seats) != len(self.paper.head.names) or self.rows != self._built:
            self._build()
        else:
            self._show()
        self._later.start()
        self.draft_changed.emit()

    def keep_now(self) -> None:
        """Write what is not written yet. A sheet without anything on it is not kept."""
        self._later.stop()
        if self.sheet == self._written or (not self._key and self.sheet.blank):
            return
        try:
            self._key = self._key or self._shelf.fresh()
            self._shelf.keep(self._key, self.sheet)
            self._written = self.sheet
        except ServiceError as error:
            self.trouble.emit(error.said)

    # --- what is shown --------------------------------------------------------------------------

    def _build(self) -> None:
        """Rows and columns anew, for another game or another number of seats."""
        self.palette_bar.show_field(None, None, None, None)
        self._built, self._kept = self.rows, self._boxes(self.sheet.game)
        self._seat = min(self._seat, len(self.sheet.seats) - 1)
        self.paper.build(self.sheet, self.rows, self.words)
        self.set_theme(self._theme)
        self.draft_changed.emit()

    def _type(self, field: PadField, text: str, typed: bool) -> None:
        key = field.field.key
        self._change(self.sheet.with_text(key, field.seat, text), (key, field.seat) if typed else None)

    def _name(self, seat: int, text: str) -> None:
        seats = list(self.sheet.seats)
        seats[seat] = replace(seats[seat], name=text)
        self._change(replace(self.sheet, seats=tuple(seats)), ("name", seat))

    def _colour(self, seat: int) -> None:
        """The next colour; who has that one gets this seat's."""
        seats = list(self.sheet.seats)
        old = seats[seat].colour
        new = (old + 1) % len(self._theme.seats)
        seats = [replace(who, colour=old) if who.colour == new else who for who in seats]
        seats[seat] = replace(seats[seat], colour=new)
        self._change(replace(self.sheet, seats=tuple(seats)))

    def _show(self) -> None:
        self.paper.show_sheet(self.sheet, self.score, self._text_px)
        self.tools.show_sheet(self.sheet, self._draft.can_undo, self._draft.can_redo)
        self.tools.show_editions(self.sheet, self._kept)
        self.scan_bar.show_sheet(self.sheet, self._seat, self._theme)
        field = self.paper.focused
        if field is not None:
            self.palette_bar.show_field(field, self.paper.row_of(field).row, self.words, self.sheet)

    @property
    def _text_px(self) -> int:
        return self._theme.text_px * grown_percent(self.window().size()) // 100

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another look or size."""
        self._theme = theme
        self._fit()
        self.retranslate()

    def _fit(self) -> None:
        """Letters and columns for the room of now; nothing is drawn anew that stays as it was."""
        gap, style = self._theme.gap, paper_style(self._theme, self._text_px)
        if style != self.styleSheet():
            self.setStyleSheet(style)
        self._page.setContentsMargins(gap, gap, gap, gap)
        self._page.setSpacing(self._theme.gap_small)
        self.paper.fit(self._theme, self.sheet, self._text_px, self.width() - gap * 2)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Score pad"))
        self.tools.retranslate()
        self.question.retranslate()
        self.scan_bar.retranslate()
        self.paper.retranslate(self.sheet)
        self._show()

    # --- going about ----------------------------------------------------------------------------

    def field(self, key: str, seat: int) -> PadField | None:
        """The field of that key for a seat."""
        return self.paper.field(key, seat)

    def _enter(self, field: PadField, row: RowView) -> None:
        self._draft.apart()
        if field.seat != self._seat:
            self._seat = field.seat
            self.scan_bar.show_sheet(self.sheet, self._seat, self._theme)
        self._outer.ensureWidgetVisible(field)
        self.palette_bar.show_field(field, row.row, self.words, self.sheet)

    def _first_field(self) -> None:
        fields = self.paper.order()
        if self.isVisible() and fields:
            fields[0].setFocus()

    def _want_rule(self, rule: str) -> None:
        if rule:
            self.rule_wanted.emit(self.sheet.game, rule)

    def take_focus(self) -> None:
        """The keyboard to the sheet: to the first name that lacks, else to the first field."""
        lacking = next((name for name in self.paper.head.names if not name.text()), None)
        if lacking is not None and self.sheet.blank:
            lacking.setFocus()
        else:
            self._first_field()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit columns and letters to the window."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Letters as large as the window wants them, and the boxes that there are now."""
        super().showEvent(event)
        self._fit()
        self.show_boxes()
        self.shown.emit()

    def show_boxes(self) -> None:
        """Boxes were added or deleted."""
        self._kept = self._boxes(self.sheet.game)
        self.tools.show_editions(self.sheet, self._kept)

    def hideEvent(self, event: QHideEvent) -> None:
        """What is not written yet is written."""
        self.keep_now()
        super().hideEvent(event)
