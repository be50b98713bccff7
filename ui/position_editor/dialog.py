"""The dialog to start from a position: who plays which game, then the table as it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import DataError
from engine.core.savefile import Record
from engine.core.setup import Setup
from engine.registry import game
from engine.session.session import Session
from ui.dialog_buttons import DialogButtons
from ui.draft_dialog import DraftDialog
from ui.file_dialogs import ask_open, ask_save
from ui.fitted_dialog import Scrolled, Yielding
from ui.follows_language import FollowsLanguage
from ui.game_choice import GameChoice
from ui.game_titles import game_title
from ui.position_editor.drafts import Drafts
from ui.position_editor.editor import PositionEditor
from ui.position_editor.parts import has_position_parts, position_parts_of
from ui.position_editor.plain import plain
from ui.position_editor.situation import Situation, situation_of
from ui.problem_words import in_words
from ui.services import Services
from ui.setup_page import SetupPage
from ui.tables import games_with_table
from ui.theme import Theme

_EDIT = ("play", "save", "seats")


class PositionDialog(FollowsLanguage, DraftDialog):
    """`chosen` carries the record of a position that is to be played; `rule_wanted` a rule to be read.

    `running` is the session that is shown in the window, if there is one.
    """

    chosen = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self,
        services: Services,
        theme: Theme,
        game_id: str,
        running: Session | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(services, theme, parent)
        self._drafts = Drafts(services)
        self._running = running
        games = tuple(name for name in games_with_table() if has_position_parts(name))
        self.editor: PositionEditor | None = None
        self._changing: Situation | None = None
        setup = Yielding()
        first = QVBoxLayout(setup)
        first.setContentsMargins(0, 0, 0, 0)
        first.setSpacing(theme.gap)
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setProperty("role", "muted")
        first.addWidget(self._about)
        self._choice = GameChoice(services, theme, games)
        self._choice.chosen.connect(self._change_nothing)
        self._choice.shown.connect(self._game_shown)
        self._choice.rule_wanted.connect(self.rule_wanted)
        self.table_choice = self._choice.table
        first.addWidget(self._choice, 1)
        self._first = Scrolled(setup)
        self._editor_page: Scrolled | None = None
        self._stack.addWidget(self._first)
        self._build_buttons(self._column)
        self._choice.show_game(game_id if game_id in games else games[0])
        self.retranslate()

    def _build_buttons(self, page: QVBoxLayout) -> None:
        line = DialogButtons(self, self._theme.gap_small)
        page.addLayout(line)
        self.buttons: dict[str, QPushButton] = {"seats": line.aside("position_seats", self._change_seats)}
        works: dict[str, Callable[[], None]] = {
            "resume": self._resume,
            "empty": self._ask_empty,
            "table": self._ask_table,
            "file": self._ask_file,
            "play": self.play,
            "save": self._ask_save,
        }
        for name, work in works.items():
            self.buttons[name] = line.add(f"position_{name}", work, main=name in ("empty", "play"))
        self.close_button = line.add("position_close", self.reject)

    def wanted_size(self) -> QSize:
        """Room for a whole mat with the tray and the fields beside it."""
        return QSize(self._theme.text_px * 100, self._theme.text_px * 62)

    # --- who plays which game -------------------------------------------------------------------

    @property
    def page(self) -> SetupPage:
        """The setup of the game that is chosen."""
        return self._choice.page

    @property
    def game_id(self) -> str:
        """The game that is chosen."""
        return self._choice.game_id

    def _game_shown(self) -> None:
        self._quieten()
        self._follow()

    def _quieten(self) -> None:
        """Return belongs to the field or the spot where it is pressed, and to no button of the dialog."""
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)

    def show_boxes(self) -> None:
        """Boxes were added or deleted."""
        self._choice.show_boxes()

    def _change_nothing(self) -> None:
        """What is laid out is of another game, so its seats are not changed."""
        self._changing = None

    def setup(self) -> Setup:
        """The setup as the page stands; a box that is on no shelf is kept, and so are choices."""
        found = self.page.setup(self._services.fresh_seed())
        before = self._changing.setup if self._changing is not None else None
        if before is not None:
            found = replace(found, seed=before.seed)
            shelf = {box.key for box in self._services.box_shelf.boxes(self.game_id)}
            if self.page.box is None and before.edition_text and before.edition not in shelf:
                found = replace(found, edition=before.edition, edition_text=before.edition_text)
        return found

    def _ask_empty(self) -> None:
        """A new table; a draft is given up only if somebody says so. Or the same pieces for other seats."""
        setup = self.setup()
        try:
            game(setup.game).check_setup(setup)
        except DataError as error:
            wrong = error
            self.notice.tell(lambda: in_words(wrong))
            return
        if self._changing is not None:
            editor, self._changing = self.editor, None
            if editor is not None:
                self._open(replace(editor.situation, setup=setup))
            return
        self._ask_begin(lambda: self._open(position_parts_of(setup.game).fresh(setup)))

    def _ask_begin(self, begin: Callable[[], None]) -> None:
        if self._drafts.kept(self.game_id) is None:
            begin()
            return
        self.question.ask(lambda: self.tr("Give up the position that you have laid out before?"), begin)

    def _resume(self) -> None:
        kept = self._drafts.kept(self.game_id)
        if kept is not None:
            self._open(kept)

    def _ask_table(self) -> None:
        """From the running game; what is hidden in it is laid open only if somebody says so."""
        running = self._running
        if running is None:
            return
        if running.game.hides(running.setup):
            self.question.ask(
                lambda: self.tr("This lays open what the players hide from each other. Go on?"),
                self.take_running,
            )
        else:
            self._ask_begin(self.take_running)

    def take_running(self) -> None:
        """The position that the running game has reached; only between two turns."""
        running = self._running
        if running is None:
            return
        try:
            reached = running.reached()
        except DataError as error:
            wrong = error
            self.notice.tell(lambda: in_words(wrong))
            return
        seats = tuple(
            replace(seat, controller=running.controllers[number])
            for number, seat in enumerate(running.setup.seats)
        )
        self._open(plain(situation_of(replace(running.setup, seats=seats), reached)))

    def _ask_file(self) -> None:
        ask_open(self, self._services.saves_folder(), self.open_file)

    def open_file(self, path: str) -> None:
        """The position of a file: as it is written, or as its steps have led to it."""
        found: list[Record] = []
        if not self._try(lambda: found.append(self._services.read_position(path))):
            return
        record = found[0]
        if not has_position_parts(record.setup.game):
            return
        self._choice.show_game(record.setup.game)
        self._ask_begin(lambda: self._open(situation_of(record.setup, record.position)))

    # --- the editor -----------------------------------------------------------------------------

    def _open(self, situation: Situation) -> None:
        self.notice.hide()
        self.question.withdraw()
        if situation.setup.game != self.game_id:
            self._choice.show_game(situation.setup.game)
        old = self._editor_page
        self.editor = editor = PositionEditor(situation, self._theme)
        editor.changed.connect(self._changed)
        self._editor_page = Scrolled(editor)
        self._stack.addWidget(self._editor_page)
        self._stack.setCurrentWidget(self._editor_page)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        self.keep_draft()
        self._quieten()
        self._follow()
        editor.canvas.setFocus()

    def keep_draft(self) -> None:
        """Remember what is laid out."""
        self._later.stop()
        if self.editor is not None:
            self._drafts.keep(self.editor.situation)

    def _change_seats(self) -> None:
        """Back to seats and options; what is laid out stays."""
        if self.editor is None:
            return
        self.keep_draft()
        self._changing = self.editor.situation
        self.page.show_setup(self._changing.setup)
        self._stack.setCurrentWidget(self._first)
        self._follow()

    def play(self) -> None:
        """Go on from here, if everything can be; else show what cannot."""
        if self.editor is None:
            return
        self.keep_draft()
        if self.editor.problems:
            count = len(self.editor.problems)
            self.notice.tell(
                lambda: self.tr(
                    "To be mended before it can be played: {count}. What you have laid out is kept."
                ).format(count=count)
            )
            self.editor.go_to_problem(0)
            return
        self.table_choice.keep()
        mode = self._choice.mode
        record = replace(self.editor.situation.record, mode=mode)
        if self._try(lambda: self._services.start_position(record)):
            self._drafts.forget(self.game_id)
            self.editor = None
            self.chosen.emit(record)
            self.accept()

    def _ask_save(self) -> None:
        if self.editor is not None:
            names = [seat.name for seat in self.editor.situation.setup.seats]
            ask_save(self, self._services.saves_folder(), names, self.save_file)

    def save_file(self, path: str) -> None:
        """Write the position as a record, also one that is not finished."""
        if self.editor is None:
            return
        record = self.editor.situation.record
        count = len(self.editor.problems)
        if self._try(lambda: self._services.write_position(path, record)):
            if count:
                said = self.tr("Written to {file}. It cannot be played yet: {count} things cannot be.")
            else:
                said = self.tr("Written to {file}.")
            self.notice.tell(lambda: said.format(file=path, count=count))

    # --- what goes wrong, and the end -----------------------------------------------------------

    def _follow(self) -> None:
        """The buttons of the page that is shown."""
        editing = self._stack.currentWidget() is not self._first
        for name, button in self.buttons.items():
            button.setVisible((name in _EDIT) == editing)
        if not editing:
            kept = self._changing is None and self._drafts.kept(self.game_id) is not None
            self.buttons["resume"].setVisible(kept)
            self.buttons["table"].setVisible(self._changing is None and self._running is not None)
            self.buttons["file"].setVisible(self._changing is None)
        self.buttons["empty"].setText(
            self.tr("Lay out the table") if self._changing is None else self.tr("Back to the table")
        )
        title = self.tr("Start from a position")
        if editing:
            title = self.tr("Start from a position – {game}").format(game=game_title(self.game_id))
        self.setWindowTitle(title)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._about.setText(
            self.tr(
                "For a game that is already under way: who plays, with which box and rules? Then the table."
            )
        )
        for name, text in {
            "table": self.tr("From the game that is shown"),
            "file": self.tr("From a file…"),
            "resume": self.tr("Go on where you were"),
            "play": self.tr("Play from here"),
            "save": self.tr("Save as a file…"),
            "seats": self.tr("Seats and options…"),
        }.items():
            self.buttons[name].setText(text)
        self.close_button.setText(self.tr("Close"))
        self._choice.retranslate()
        self._follow()
