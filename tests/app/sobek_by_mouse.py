"""Plays Sobek with the mouse alone, for everybody at the screen in turn."""

from __future__ import annotations

from typing import Any

from tests.app.mouse_player import MousePlayer
from tests.app.sobek_player import SobekPlayer
from tests.app.table_player import Spot
from ui.bars import QuestionBar
from ui.curtain import Curtain
from ui.round_report import RoundReport


class SobekByMouse(MousePlayer, SobekPlayer):
    """Clicks, and now and then drags."""

    def point(self, spot: Spot) -> None:
        """Click on it."""
        self.click(spot)

    def say(self, word: str) -> None:
        """Click on its button."""
        self.press_word(word)

    def open_curtain(self, curtain: Curtain) -> None:
        """Click on its button; once after a look at the open table."""
        if not self.deeds["glance"]:
            self.deeds["glance"] += 1
            self.person.click(curtain.glance_button)
            self.shoot("a glance at the open table")
            self.person.click(curtain.glance_button)
        self.person.click(curtain.open_button)

    def hide_hand(self) -> None:
        """Click on the button that hides it."""
        self.person.click(self.page.veil.hide_button)

    def turn_page(self, report: RoundReport) -> None:
        """Click on the page or on the button; now and then go back first, or skip the rest."""
        if report.at == 1 and not self.deeds["page back"]:
            self.deeds["page back"] += 1
            self.person.click(report.back)
        elif self.deeds["report"] == 2 and report.skip.isVisible() and report.at > 2:
            self.person.click(report.skip)
        else:
            self.person.click(report.canvas if report.at % 2 else report.next)

    def take(self, dock: Spot) -> None:
        """Click on the card, or carry it into the hand."""
        if self.rarest(["dragged", "clicked", "clicked"]) == "dragged":
            self.deeds["dragged"] += 1
            self._see_free(dock.place)
            hand = next(one for one in self.table.scene.sprites() if one.zone == "hand")
            self.person.drag(dock.place, self.spot(hand).place)
        else:
            self.deeds["clicked"] += 1
            self.click(dock)

    def let_go(self) -> None:
        """Point at every card again."""
        for _ in range(len(self.chosen("hand"))):
            self.click(self.chosen("hand")[0])

    def settle_doubt(self, *, anyway: bool) -> None:
        """Click on an answer."""
        bubble = self.table.bubble
        self.person.click(bubble.yes if anyway else bubble.no)

    # --- interludes -------------------------------------------------------------------------

    def interludes(self) -> list[tuple[str, int, Any]]:
        """What is tried once."""
        return [
            ("illegal", 3, self._point_too_far),
            ("hidden", 5, self._hide_and_open),
            ("look", 6, self._look_at_another),
            ("undo", 8, self._take_and_take_back),
            ("undo a look", 12, self._undo_a_look),
        ]

    def _point_too_far(self) -> bool:
        """A card that is too far behind is refused, with the rule; a click on that opens it."""
        far = self.unreachable()
        if far is None:
            return False
        before = self.says(self.table.bar.headline)
        self.click(far)
        bubble = self.table.bubble
        assert self.says(bubble.text) and "SK-" in self.says(bubble.link)
        assert self.says(self.table.bar.headline) == before
        self.shoot("refused")
        self.read_the_rule()
        self.deeds["illegal"] += 1
        return True

    def _hide_and_open(self) -> bool:
        """The button hides the hand at any time; who sits alone has none."""
        curtain = self.page.veil.curtain
        if not self.page.veil.hide_button.isVisible():
            return False
        self.hide_hand()
        assert curtain.isVisible()
        self.deeds["hidden"] += 1
        return True

    def _look_at_another(self) -> bool:
        """The area of another seat is enlarged by a click, and the own one comes back."""
        scene = self.table.scene
        small = next(one for one in scene.sprites() if one.id.startswith("seat/") and one.looks_at >= 0)
        before = scene.snapshot()
        self.person.click_at(self.spot(small).place)
        self.shoot("another seat")
        back = scene.sprite("back")
        assert back is not None
        self.person.click_at(self.spot(back).place)
        assert scene.sprite("back") is None and scene.snapshot() == before
        self.deeds["look"] += 1
        return True

    def _take_and_take_back(self) -> bool:
        """The first card lies face up: undo brings back the picture of before, redo that of after."""
        docks = self.glowing("dock")
        if len(docks) < 2 or not docks[0].name or self.face_down(docks[0]):
            return False
        self.rest()
        before = self.picture()
        self.click(docks[0])
        if self.table.bar.proceed_button.isVisible():
            self.take_back_and_do_again(before)
        return True

    def _undo_a_look(self) -> bool:
        """Event tokens that were looked at are taken back only when everybody agrees."""
        offers = self.offers()
        if not offers:
            return False
        self.click(offers[0])
        self.press_word("lay")
        self.see_all()
        if self.question() != "pick-token":
            return True
        self.person.click(self.table.bar.undo_button)
        if not self.person.sees(QuestionBar):
            self.rested = 0  # who had looked before has learned nothing; it is tried again later
            return True
        question = self.person.one(QuestionBar)
        self.shoot("consent")
        self.person.click(question.no)
        assert not question.isVisible()
        if self.page.veil.curtain.isVisible():
            self.person.click(self.page.veil.curtain.open_button)
        assert self.question() == "pick-token"
        self.person.click(self.table.bar.undo_button)
        self.person.click(self.person.one(QuestionBar).yes)
        self.deeds["undo a look"] += 1
        return True
