"""The dialog for one's own boxes: a list of them, and the editor; what is edited is never lost."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.dialog_buttons import DialogButtons
from ui.draft_dialog import DraftDialog
from ui.file_dialogs import ask_box, ask_box_file
from ui.fitted_dialog import Scrolled
from ui.follows_language import FollowsLanguage
from ui.game_titles import game_title
from ui.own_box.box_list import BoxList
from ui.own_box.draft import Draft
from ui.own_box.drafts import Drafts
from ui.own_box.editor import BoxEditor
from ui.own_box.parts import has_box_parts
from ui.own_box.shelf import BoxShelf, OwnBox
from ui.services import Services
from ui.tables import games_with_table
from ui.theme import Theme


class OwnBoxDialog(FollowsLanguage, DraftDialog):
    """`kept` carries a box that was saved, imported, or is gone (its name is in the list or not)."""

    kept = Signal()
    enter_presses = True

    def __init__(self, services: Services, theme: Theme, game: str, parent: QWidget | None = None) -> None:
        super().__init__(services, theme, parent)
        self._shelf: BoxShelf = services.box_shelf
        self._drafts = Drafts(services)
        games = tuple(name for name in games_with_table() if has_box_parts(name))
        self._game = game if game in games else games[0]
        self._key = ""
        self._editor: BoxEditor | None = None
        self._editor_page: Scrolled | None = None
        self.boxes = BoxList(games, theme)
        self._list_page = Scrolled(self.boxes)
        self._stack.addWidget(self._list_page)
        self._build_buttons(self._column)
        self._connect()
        self.retranslate()
        self._show_list()

    def _build_buttons(self, page: QVBoxLayout) -> None:
        line = DialogButtons(self, self._theme.gap_small)
        self.back = line.aside("own_box_back", self._leave_editor)
        self.save = line.add("own_box_save", self.save_box, main=True)
        self.close_button = line.add("own_box_close", self.reject)
        for button in (self.back, self.save, self.close_button):
            button.setAutoDefault(False)
        page.addLayout(line)

    def _connect(self) -> None:
        boxes = self.boxes
        boxes.game_chosen.connect(self._choose_game)
        boxes.resumed.connect(self._resume)
        boxes.new.connect(lambda: self._ask_begin(self._new))
        boxes.edited.connect(lambda: self._ask_begin(self._edit))
        boxes.exported.connect(self._export)
        boxes.imported.connect(self._import)
        boxes.deleted.connect(self._ask_delete)

    def wanted_size(self) -> QSize:
        """Room for a whole mat with its sums."""
        return QSize(self._theme.text_px * 88, self._theme.text_px * 54)

    @property
    def editor(self) -> BoxEditor | None:
        """The editor, while a box is edited."""
        return self._editor

    # --- the list -------------------------------------------------------------------------------

    def _show_list(self, marked: str = "") -> None:
        self.boxes.show_boxes(
            self._game, self._shelf.boxes(self._game), self._drafts.kept(self._game), marked
        )
        self._stack.setCurrentWidget(self._list_page)
        self.save.hide()
        self.back.hide()
        self.boxes.list.setFocus()

    def _choose_game(self, game: str) -> None:
        self._game = game
        self.question.withdraw()
        self._show_list()

    def _ask_begin(self, begin: object) -> None:
        """A draft that is not saved is given up only if somebody says so."""
        assert callable(begin)
        draft = self._drafts.kept(self._game)
        if draft is None:
            begin()
            return
        name = draft.name
        self.question.ask(
            lambda: self.tr("Throw the unsaved box away? It is called: {name}").format(name=name or "–"),
            lambda: (self._drafts.forget(self._game), begin()),  # type: ignore[func-returns-value,arg-type]
        )

    def _new(self) -> None:
        box = self.boxes.box
        draft = Draft(self._game, box.text if box else "")
        draft.begin_new(self.tr("My box"))
        self._open_editor(draft, "")

    def _edit(self) -> None:
        box = self.boxes.box
        if box is not None:
            self._open_editor(Draft(self._game, box.text), box.key)

    def _resume(self) -> None:
        kept = self._drafts.kept(self._game)
        if kept is not None:
            draft = Draft(self._game, kept.text)
            draft.mark_unsaved()
            self._open_editor(draft, kept.key)

    def _ask_delete(self) -> None:
        box = self.boxes.box
        if box is None:
            return
        self.question.ask(
            lambda: self.tr("Delete the box {name} for good? Saved games keep what they need of it.").format(
                name=box.name
            ),
            lambda: self._delete(box),
        )

    def _delete(self, box: OwnBox) -> None:
        if self._try(lambda: self._shelf.remove(box)):
            self._show_list()
            self.kept.emit()

    def _export(self) -> None:
        box = self.boxes.box
        if box is None:
            return

        def write(path: str) -> None:
            if self._try(lambda: self._shelf.export(box, path)):
                self.notice.tell(lambda: self.tr("The box was written to {file}.").format(file=path))

        ask_box_file(self, self._services.saves_folder(), box.name, write)

    def _import(self) -> None:
        ask_box(self, self._services.saves_folder(), self.import_file)

    def import_file(self, path: str) -> None:
        """Take a box in from a file, and mark it."""
        found: list[OwnBox] = []
        if self._try(lambda: found.append(self._shelf.import_file(path))):
            self._game = found[0].game
            self._show_list(found[0].key)
            self.kept.emit()

    # --- the editor -----------------------------------------------------------------------------

    def _open_editor(self, draft: Draft, key: str) -> None:
        self._key = key
        self._editor = editor = BoxEditor(draft, self._theme)
        editor.changed.connect(self._changed)
        self._editor_page = Scrolled(editor)
        self._stack.addWidget(self._editor_page)
        self._stack.setCurrentWidget(self._editor_page)
        self.notice.hide()
        self.question.withdraw()
        self.save.show()
        self.back.show()
        self._order_keys(editor)
        self.retranslate()
        editor.name.setFocus()
        editor.name.selectAll()

    def _order_keys(self, editor: BoxEditor) -> None:
        """What Tab goes to: the editor from the top, then the buttons below it."""
        below = (self.back, self.save, self.close_button)
        for first, second in pairwise((self.boxes.buttons["delete"], *editor.way(), *below)):
            self.setTabOrder(first, second)

    def keep_draft(self) -> None:
        """Remember what is not saved."""
        self._later.stop()
        if self._editor is None:
            return
        if self._editor.draft.unsaved:
            self._drafts.keep(self._editor.draft, self._key)
        else:
            self._drafts.forget(self._game)

    def save_box(self) -> None:
        """Keep the box among one's own, if it is sound; else say what is to be mended, and keep the draft."""
        editor = self._editor
        if editor is None:
            return
        if editor.problems:
            count = len(editor.problems)
            self.keep_draft()
            self.notice.tell(
                lambda: self.tr(
                    "To be mended before the box can be played with: {count}. What you have done is kept."
                ).format(count=count)
            )
            editor.go_to_problem(0)
            return
        found: list[OwnBox] = []
        draft = editor.draft
        if self._try(lambda: found.append(self._shelf.keep(self._game, draft.text, instead_of=self._key))):
            self._key = found[0].key
            draft.mark_saved()
            self.keep_draft()
            self._close_editor(self._key)
            self.kept.emit()
            name = found[0].name
            self.notice.tell(
                lambda: self.tr("{name} is saved. Choose it in the dialog for a new game.").format(name=name)
            )

    def _leave_editor(self) -> None:
        self.keep_draft()
        self._close_editor(self._key)

    def _close_editor(self, marked: str) -> None:
        editor, self._editor = self._editor, None
        if editor is not None and self._editor_page is not None:
            self._stack.removeWidget(self._editor_page)
            self._editor_page.deleteLater()
            self._editor_page = None
        self.retranslate()
        self._show_list(marked)

    # --- words ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        title = self.tr("Your own box")
        if self._editor is not None:
            title = self.tr("Your own box – {game}").format(game=game_title(self._game))
        self.setWindowTitle(title)
        self.save.setText(self.tr("Save the box"))
        self.back.setText(self.tr("All boxes"))
        self.close_button.setText(self.tr("Close"))
