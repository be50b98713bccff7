"""The menu that gives a seat to a bot, or back to a person."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from ui.badges import badge_icon
from ui.bot_words import controller_title
from ui.seats import seats_of
from ui.session_bridge import SessionBridge
from ui.theme import Theme


def fill_seats(menu: QMenu, bridge: SessionBridge, bots: Sequence[str], theme: Theme) -> None:
    """A menu for every seat, with everyone who can play it; the one who does is marked."""
    menu.clear()
    for old in menu.findChildren(QMenu):
        old.deleteLater()
    for seat in seats_of(bridge, bridge.view()):
        # The name is a person's own text; a lone ampersand would vanish.
        inside = menu.addMenu(badge_icon(seat.colour, theme), seat.name.replace("&", "&&"))
        group = QActionGroup(inside)
        for controller in ("human", *bots):
            action = inside.addAction(controller_title(controller))
            action.setCheckable(True)
            action.setChecked(controller == seat.controller)
            action.setActionGroup(group)
            action.setEnabled(controller in ("human", seat.controller) or bridge.suits_bots(seat.number))
            action.triggered.connect(
                lambda _on=False, number=seat.number, who=controller: bridge.hand_over(number, who)
            )
