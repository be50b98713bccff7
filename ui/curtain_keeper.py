"""Lets the curtain fall and rise over the table as the game goes on, and hides a hand at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from ui.curtain import Curtain
from ui.game_parts import standing_of
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.table_view import TableView


class CurtainKeeper(QObject):
    """The curtain over `table`, which covers all of `page`. `fallen`: it lies above everything."""

    fallen = Signal()

    def __init__(self, table: TableView, page: QWidget, theme: Theme) -> None:
        super().__init__(page)
        self._table = table
        self._page = page
        self._bridge = table.bridge
        self.curtain = Curtain(theme, page)
        self.curtain.opened.connect(self._bridge.open)
        self.hide_button = QPushButton(table.bar)
        self.hide_button.setObjectName("hide_hand")
        self.hide_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide_button.clicked.connect(self._bridge.hide)
        table.bar.add_button(self.hide_button)
        page.installEventFilter(self)
        self._bridge.changed.connect(self.follow)
        self._bridge.turned.connect(self.follow)
        self.retranslate()
        self.follow()

    def follow(self) -> None:
        """As the game stands: who has to open, and whether there is a hand to hide."""
        bridge, curtain = self._bridge, self.curtain
        self.hide_button.setVisible(bridge.may_hide)
        self.retranslate()
        seat = bridge.awaited
        if seat < 0:
            if not curtain.isHidden():
                curtain.rise()
                self.take_focus()
            return
        setup = bridge.session.setup
        colours = standing_of(setup.game).seat_colours(bridge.view())
        had_focus = self._focus_is_here()
        self.place()
        curtain.fall(setup.seats[seat].name, colours[seat])
        if had_focus:
            self.take_focus()
        self.fallen.emit()

    def _focus_is_here(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is None or focus is self._page or self._page.isAncestorOf(focus)

    def take_focus(self) -> None:
        """Keys go to the curtain, or to the table where there is none."""
        (self._table.tabletop if self.curtain.isHidden() else self.curtain.open_button).setFocus()

    def place(self) -> None:
        """Over all of the page; at a glance over the prompt alone."""
        bar = self._table.bar
        strip = QRect(bar.mapTo(self._page, bar.rect().topLeft()), bar.size())
        self.curtain.place(self._page.rect(), strip)

    def set_theme(self, theme: Theme) -> None:
        """Another look or scale."""
        self.curtain.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page has another size, or another language."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.place()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        seen = self._bridge.lingers
        self.hide_button.setText(self.tr("Seen, hide my hand") if seen else self.tr("Hide my hand"))
        self.hide_button.setToolTip(self.tr("Space bar") if seen else "Ctrl+H")
        self.hide_button.setProperty("role", "main" if seen else "")
        self.hide_button.style().unpolish(self.hide_button)
        self.hide_button.style().polish(self.hide_button)
        self._table.bar.fit()
