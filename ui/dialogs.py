"""Opens the dialogs of the window, one of each kind at a time; each is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from ui.services import Services
from ui.theme import Theme

if TYPE_CHECKING:
    from engine.session.session import Session
    from ui.enrolment.dialog import EnrolmentDialog
    from ui.new_game_dialog import NewGameDialog

D = TypeVar("D", bound=QDialog)


class Dialogs:
    """None of them stops the window, so that rules can be read and settings be seen at work meanwhile."""

    def __init__(self, window: QWidget, services: Services) -> None:
        self._window = window
        self._services = services

    def new_game(self, theme: Theme) -> NewGameDialog:
        """Asks for a setup."""
        from ui.new_game_dialog import NewGameDialog

        return self._shown(NewGameDialog(self._services, theme, self._window))

    def settings(self, theme: Theme) -> None:
        """The settings."""
        from ui.settings_dialog import SettingsDialog

        self._shown(SettingsDialog(self._services, theme, self._window))

    def readers(self, theme: Theme) -> None:
        """The readers: what is set up, how each is, what is in their way."""
        from ui.readers.readers_dialog import ReadersDialog

        self._shown(ReadersDialog(self._services, theme, self._window))

    def about(self, theme: Theme) -> None:
        """About the program."""
        from ui.about_dialog import AboutDialog

        self._shown(AboutDialog(theme, self._window))

    def keys(self, theme: Theme, actions: Sequence[QAction]) -> None:
        """The keys of table and menus."""
        from ui.keys_dialog import KeysDialog

        self._shown(KeysDialog(actions, theme, self._window))

    def labels(self, theme: Theme, game: str) -> None:
        """Labels with codes for the pieces of a box. Raises `ServiceError` where they cannot be made."""
        maker = self._services.labels()
        from ui.labels.dialog import LabelsDialog

        self._shown(LabelsDialog(maker, self._services, theme, game, self._window))

    def enrolment(self, theme: Theme, game: str, box: str = "") -> EnrolmentDialog:
        """Tags on the pieces of a box, one after the other; of that box, if one is wanted."""
        from ui.enrolment.dialog import EnrolmentDialog

        dialog = self._shown(EnrolmentDialog(self._services, theme, game, self._window, box=box))
        dialog.readers_wanted.connect(lambda: self.readers(theme))
        dialog.virtual_wanted.connect(lambda game: self._virtual_reader(theme, game))
        dialog.finished.connect(lambda _result: self.follow_boxes())
        dialog.labels_wanted.connect(lambda game: dialog.attempt(lambda: self.labels(theme, game)))
        return dialog

    def _virtual_reader(self, theme: Theme, game: str) -> None:
        from ui.readers.virtual_window import VirtualWindow

        for other in self._window.findChildren(VirtualWindow):
            other.close()  # its reader ends with it, and must not end the new one
        desk = self._services.reader_desk
        self._shown(VirtualWindow(desk.virtual_models(), desk.begin_virtual, theme, self._window, game=game))

    def own_box(self, theme: Theme, game: str) -> None:
        """The boxes that people have copied, and the editor for them."""
        from ui.own_box.dialog import OwnBoxDialog

        dialog = self._shown(OwnBoxDialog(self._services, theme, game, self._window))
        dialog.kept.connect(self.follow_boxes)

    def position(
        self, theme: Theme, game: str, running: Session | None, open_rule: Callable[[str], object]
    ) -> None:
        """A position to start from, of the game that is shown if there is one."""
        from ui.position_editor.dialog import PositionDialog

        dialog = self._shown(PositionDialog(self._services, theme, game, running, self._window))
        dialog.rule_wanted.connect(open_rule)

    def follow_boxes(self) -> None:
        """What is open and offers boxes shows what boxes there are now."""
        from ui.new_game_dialog import NewGameDialog
        from ui.position_editor.dialog import PositionDialog
        from ui.score_pad.page import ScorePadPage

        offering: list[NewGameDialog | PositionDialog | ScorePadPage] = [
            *self._window.findChildren(NewGameDialog),
            *self._window.findChildren(PositionDialog),
            *self._window.findChildren(ScorePadPage),
        ]
        for one in offering:
            one.show_boxes()

    def follow_preferences(self) -> None:
        """Settings that are open show what was set elsewhere."""
        from ui.settings_dialog import SettingsDialog

        for dialog in self._window.findChildren(SettingsDialog):
            dialog.show_preferences()

    def _shown(self, dialog: D) -> D:
        """A second of its kind takes its place."""
        for other in self._window.findChildren(type(dialog)):
            if other is not dialog:
                other.close()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog
