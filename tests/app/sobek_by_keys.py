"""Plays Sobek with the keyboard alone, for everybody at the screen in turn."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from tests.app.key_player import KeyPlayer
from tests.app.person import CONTROL, SHIFT
from tests.app.sobek_player import SobekPlayer
from tests.app.table_player import Spot
from ui.bars import QuestionBar
from ui.curtain import Curtain
from ui.round_report import RoundReport

Key = Qt.Key
LETTERS = {"lay": Key.Key_L, "play": Key.Key_P, "add": Key.Key_A, "done": Key.Key_D}
PAGE_KEYS = (Key.Key_Space, Key.Key_Return, Key.Key_Right)


class SobekByKeys(KeyPlayer, SobekPlayer):
    """Arrows and Return, digits for the docks, letters for words, the list of moves."""

    def point(self, spot: Spot) -> None:
        """Walk there and press Return."""
        self.pick_that(spot)

    def say(self, word: str) -> None:
        """Press its letter."""
        self.press(LETTERS[word])

    def open_curtain(self, curtain: Curtain) -> None:
        """The focus is on its button as soon as it falls."""
        self.person.wait_for_focus(curtain.open_button)
        if not self.deeds["early"]:
            self.deeds["early"] += 1
            self.press(Key.Key_M)
            self.press(Key.Key_1)
            assert curtain.isVisible(), "keys of the table do nothing"
        self.press(self.luck.choice((Key.Key_Space, Key.Key_Return)))

    def hide_hand(self) -> None:
        """The space bar where something was just learned, else Ctrl+H."""
        if self.page.bridge.lingers:
            self.press(Key.Key_Space)
        else:
            self.press(Key.Key_H, CONTROL)

    def turn_page(self, report: RoundReport) -> None:
        """On by one of three keys; now and then back first, or skip the rest."""
        self.person.wait_for_focus(report.canvas)
        if report.at == 1 and not self.deeds["page back"]:
            self.deeds["page back"] += 1
            self.press(Key.Key_Left)
        elif self.deeds["report"] == 2 and report.at > 2:
            self.press(Key.Key_Escape)
        else:
            self.press(PAGE_KEYS[report.at % 3])

    def take(self, dock: Spot) -> None:
        """By the digit of the dock, by the cursor, or from the list of moves."""
        way = self.rarest(["digit", "digit", "cursor", "list"])
        if way == "list":
            self.pick_from_list("dock" if self.deeds["list"] % 2 else "take")
            return
        self.deeds[way] += 1
        if way == "digit":
            self.press(Qt.Key(Key.Key_0 + int(dock.name)))
        else:
            self.pick_that(dock)

    def let_go(self) -> None:
        """Escape, until nothing is gathered that was not proposed."""
        before = {spot.id for spot in self.chosen("hand")}
        self.press(Key.Key_Escape)
        if self.question() != "lay-last" and {spot.id for spot in self.chosen("hand")} == before:
            self.press(Key.Key_Escape)

    def settle_doubt(self, *, anyway: bool) -> None:
        """Tab to an answer, and press it."""
        bubble = self.table.bubble
        self.tab_to(bubble.yes if anyway else bubble.no)
        self.press(Key.Key_Space)

    # --- interludes -------------------------------------------------------------------------

    def interludes(self) -> list[tuple[str, int, Any]]:
        """What is tried once."""
        return [
            ("illegal", 3, self._take_too_far),
            ("hidden", 5, self._hide),
            ("undo", 8, self._take_and_take_back),
            ("reset", 10, self._reset),
            ("undo a look", 12, self._undo_a_look),
        ]

    def _take_too_far(self) -> bool:
        """The digit of a card that is too far behind is answered with a reason."""
        far = self.unreachable()
        if far is None:
            return False
        before = self.says(self.table.bar.headline)
        self.press(Qt.Key(Key.Key_0 + int(far.name)))
        bubble = self.table.bubble
        assert self.says(bubble.text) and "SK-" in self.says(bubble.link)
        assert self.says(self.table.bar.headline) == before
        self.shoot("refused")
        self.press(Key.Key_Escape)
        assert not bubble.isVisible()
        self.deeds["illegal"] += 1
        return True

    def _hide(self) -> bool:
        """Ctrl+H hides the hand at any time."""
        self.hide_hand()
        assert self.page.veil.curtain.isVisible()
        self.deeds["hidden"] += 1
        return True

    def _take_the_first(self) -> bool:
        """Take a first card that lies face up; the turn then waits to be ended."""
        docks = self.glowing("dock")
        if len(docks) < 2 or self.face_down(docks[0]):
            return False
        self.press(Qt.Key(Key.Key_0 + int(docks[0].name)))
        return self.table.bar.proceed_button.isVisible()

    def _take_and_take_back(self) -> bool:
        """Undo asks the same again, redo asks what came after."""
        before = self.table.scene.snapshot()
        if not self._take_the_first():
            return False
        after = self.table.scene.snapshot()
        assert after != before
        self.press(Key.Key_Z, CONTROL)
        assert self.table.scene.snapshot() == before
        self.press(Key.Key_Z, CONTROL | SHIFT)
        assert self.table.scene.snapshot() == after
        self.deeds["redo"] += 1
        self.deeds["undo"] += 1
        return True

    def _reset(self) -> bool:
        """Everything of a turn is taken back at once."""
        before = self.table.scene.snapshot()
        if not self._take_the_first():
            return False
        self.press(Key.Key_R, CONTROL)
        assert self.table.scene.snapshot() == before
        self.deeds["reset"] += 1
        return True

    def _undo_a_look(self) -> bool:
        """Event tokens that were looked at are taken back only when everybody agrees."""
        offers = self.offers()
        if not offers:
            return False
        self.pick_that(offers[0])
        self.press(Key.Key_L)
        self.see_all()
        if self.question() != "pick-token":
            return True
        self.press(Key.Key_Z, CONTROL)
        if not self.person.sees(QuestionBar):
            self.rested = 0  # who had looked before has learned nothing; it is tried again later
            return True
        question = self.person.one(QuestionBar)
        self.shoot("consent")
        self.person.wait_for_focus(question.no)
        self.press(Key.Key_Space)
        assert not question.isVisible()
        if self.page.veil.curtain.isVisible():
            self.open_curtain(self.page.veil.curtain)
        assert self.question() == "pick-token"
        self.press(Key.Key_Z, CONTROL)
        self.tab_to(question.yes)
        self.press(Key.Key_Space)
        self.deeds["undo a look"] += 1
        return True
