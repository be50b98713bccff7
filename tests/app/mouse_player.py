"""A person who has the mouse alone: clicks, drags and turns of the wheel on the screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTabBar

from tests.app.table_player import Spot, TablePlayer
from ui.panels.rules_panel import RulesPanel


class MousePlayer(TablePlayer):
    """What can be done with a mouse at any table."""

    def click(self, spot: Spot) -> None:
        """Click on something on the table."""
        self._see_free(spot.place)
        self.person.click(self.table.tabletop.viewport(), self._inside(spot.place))

    def _inside(self, place: QPoint) -> QPoint:
        return self.table.tabletop.viewport().mapFromGlobal(place)

    def _see_free(self, place: QPoint) -> None:
        """A note that lies over the place is clicked away, beside everything."""
        bubble = self.table.bubble
        if bubble.isVisible() and bubble.rect().contains(bubble.mapFromGlobal(place)):
            self.rest(press=True)

    def rest(self, *, press: bool = False) -> None:
        """Move the mouse where nothing is."""
        viewport = self.table.tabletop.viewport()
        place = viewport.mapToGlobal(QPoint(2, 2))
        self.person.click_at(place) if press else self.person.move_to(place)

    def press_word(self, key: str) -> None:
        """Click the button of a word."""
        button = self.word(key)
        assert button is not None, key
        self.person.click(button)

    def proceed(self) -> None:
        """Click on the button that ends the turn or turns up what comes next."""
        self.person.click(self.table.bar.proceed_button)

    def any_of(self, spots: list[Spot]) -> Spot:
        """One of them."""
        assert spots
        return self.luck.choice(spots)

    def take_back_and_do_again(self, before: QImage) -> None:
        """Undo brings back the picture of before, redo that of now."""
        bar = self.table.bar
        self.rest()
        after = self.picture()
        assert after != before
        self.person.click(bar.undo_button)
        self.rest()
        assert self.picture() == before
        self.person.click(bar.redo_button)
        self.rest()
        assert self.picture() == after
        self.deeds["undo"] += 1
        self.deeds["redo"] += 1

    def read_the_rule(self) -> None:
        """A click on the number of a note's rule opens it; afterwards the log lies in front again."""
        bubble = self.table.bubble
        rule = self.says(bubble.link).split()[-1]
        self.person.click(bubble.link)
        panel = self.person.one(RulesPanel)
        self.person.wait_for(lambda: rule in panel.text.toPlainText())
        self.shoot("the rule of the refusal")
        tabs = self.person.one(QTabBar)
        log = next(number for number in range(tabs.count()) if tabs.tabText(number) == "Log")
        self.person.click(tabs, tabs.tabRect(log).center())
