"""What the menus offer and mark, as the game and the settings stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.menus import NEED_GAME, Menus
from ui.services import Services

if TYPE_CHECKING:
    from ui.table_page import TablePage


def follow(menus: Menus, page: TablePage | None, services: Services) -> None:
    """Actions that can be done now, and the marks of what is set. `page` is that of the running game."""
    actions = menus.actions
    for name in NEED_GAME:
        actions[name].setEnabled(page is not None)
    for name in ("seats", "docks"):
        menus.menus[name].setEnabled(page is not None)
    menus.menus["reports"].menuAction().setVisible(page is not None and page.has_reports)
    if page is not None:
        session = page.bridge.session
        actions["undo"].setEnabled(session.undo_plan() is not None)
        actions["redo"].setEnabled(session.can_redo)
        actions["reset_turn"].setEnabled(session.plan_back_to(session.turn_start()).steps > 0)
        actions["sheet"].setEnabled(session.over)
        actions["hide_hand"].setEnabled(page.bridge.may_hide)
        actions["next_bot"].setEnabled(not page.step_bar.isHidden())
    menus.show_readers(services.reader_desk.usable)
    menus.themes[services.preferences.theme].setChecked(True)
    menus.languages[services.language].setChecked(True)


def fill_reports(menus: Menus, page: TablePage | None, opened: Callable[[int], object]) -> None:
    """An entry for each report that can be shown again; `opened` gets its frame."""
    menu = menus.menus["reports"]
    menu.clear()
    for title, line in page.reports() if page is not None else ():
        action = menu.addAction(title)
        action.triggered.connect(lambda _on=False, frame=line.frame: opened(frame))
    menu.setEnabled(not menu.isEmpty())
