"""Plays Riverboat with the keyboard alone: cursor, letters, digits and the list of moves."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.app.key_player import KeyPlayer
from tests.app.person import CONTROL, SHIFT
from tests.app.riverboat_player import RiverboatPlayer
from ui.bars import QuestionBar

Key = Qt.Key


class RiverboatByKeys(KeyPlayer, RiverboatPlayer):
    """Tries every key once, and then plays on as it comes."""

    def proceed(self) -> None:
        """The space bar ends the turn, and so does Return."""
        if self.question() == "reveal-card" and self.deeds["place"] > 6 and not self.deeds["undo a reveal"]:
            self._undo_a_reveal()
        else:
            super().proceed()

    # --- questions --------------------------------------------------------------------------

    def answer(self, key: str) -> None:
        """By what is asked."""
        answers = {
            "draft": lambda: self.pick_from_list("phase tile"),
            "bonus-worker": self._place,
            "place-worker": self._place,
            "place-worker-any": self._place,
            "plant": self._plant,
            "boat": self._boat,
            "agents": lambda: self.digit(self.words("send ")[-1 if self.luck.random() < 0.8 else 0]),
            "card": self._card,
            "bonus": lambda: self.digit(self.rarest(self.words("bonus "))),
            "survey": self._survey,
        }
        answers.get(key, self._asset)()

    def _place(self) -> None:
        self.deeds["place"] += 1
        if self.deeds["place"] > 4 and not self.deeds["illegal"]:
            self._pass_where_nobody_may()
        if self.deeds["place"] > 5 and not self.deeds["undo"]:
            self._place_and_take_back()
        elif self.question() == "place-worker" and self.wants_coin("place-worker"):
            self._place_for_a_coin()
        else:
            self.pick("field")

    def _place_for_a_coin(self) -> None:
        before = {spot.place.toTuple() for spot in self.glowing("field")}
        self.press(Key.Key_C)
        glowing = self.glowing("field")
        assert len(glowing) > len(before), "a coin lights more fields"
        if not self.deeds["doubt"]:
            self.pick_that(next(spot for spot in glowing if spot.place.toTuple() in before))
            assert "needs no coin" in self.says(self.table.bubble.text)
            self.press(Key.Key_Space)
            self.deeds["doubt"] += 1
            return
        self.pick_that(next(spot for spot in glowing if spot.place.toTuple() not in before))
        self.deeds["coin place-worker"] += 1

    def _plant(self) -> None:
        if not self.chosen("display", "tray"):
            tray = self.wants_coin("plant")
            if tray:
                self.press(Key.Key_C)
                self.deeds["coin plant"] += 1
            tile = self.best_tile(self.glowing("tray" if tray else "display"))
            self.pick_that(tile)
            if not self.chosen("display", "tray"):
                return
        self.walk_to(self.luck.choice(self.glowing("field")))
        self._turn()
        self.press(Key.Key_Return)
        self.deeds["plant"] += 1

    def _turn(self) -> None:
        """R turns what would be laid, Shift+R turns it back."""
        ghost = self.table.scene.overlay("ghost")
        assert ghost, "the tile is shown where it would lie"
        self.press(Key.Key_R)
        turned = self.table.scene.overlay("ghost")
        if turned != ghost:
            self.press(Key.Key_R, SHIFT)
            assert self.table.scene.overlay("ghost") == ghost
            self.press(Key.Key_R)
            self.deeds["turn"] += 1

    def _boat(self) -> None:
        coin = self.table.bar.words.get("coin")
        paying = coin is not None and coin.isChecked()
        if self.chosen("boat"):
            self.pick("field")
        elif not self.glowing("boat") or (self.deeds["boat"] > 14 and not self.deeds["pass"]):
            self.press(Key.Key_P)
            self.deeds["pass"] += 1
        elif not paying and self.wants_coin("boat"):
            self.press(Key.Key_C)
        elif not self.deeds["reset"] and self.deeds["boat"] > 2:
            self._take_boat_and_reset()
        elif not paying and self.deeds["boat"] % 3 == 1:
            self.deeds["boat"] += 1
            self.pick_from_list("boat")
        else:
            self.deeds["boat"] += 1
            self._pick_largest_boat()
            if paying:
                self._pay()

    def _pick_largest_boat(self) -> None:
        self.pick_that(max(self.glowing("boat"), key=lambda spot: spot.name))
        if self.chosen("boat"):
            self.pick("field")

    def _pay(self) -> None:
        """Where the program doubts that the coin is needed, pay it."""
        self.deeds["coin boat"] += 1
        if self.table.bubble.yes.isVisible():
            self.tab_to(self.table.bubble.yes)
            self.press(Key.Key_Space)

    def _asset(self) -> None:
        words = [word for word in ("barn", "well", "surveyor") if self.word(word)]
        if not words:
            self.press(Key.Key_P)
            return
        wanted, asked = self.rarest(words), self.says(self.table.bar.headline)
        self.deeds[wanted] += 1
        if len(words) > 1 or wanted == "surveyor":
            self.digit(wanted)
        if self.says(self.table.bar.headline) == asked:  # where there is one place only, it is taken at once
            self.pick("field")

    def _card(self) -> None:
        self.deeds["card"] += 1
        if self.wants_coin("card"):
            self.press(Key.Key_C)
            self.pick("tray")
            self.deeds["coin card"] += 1
        else:
            self.pick_from_list("opportunity")

    def _survey(self) -> None:
        if not self.glowing():
            self.press(Key.Key_P)
            return
        self.pick()
        self.deeds["survey"] += 1

    # --- interludes -------------------------------------------------------------------------

    def _pass_where_nobody_may(self) -> None:
        """An illegal key is answered with a reason; Escape takes the answer away."""
        self.deeds["illegal"] += 1
        before = self.says(self.table.bar.headline)
        self.press(Key.Key_P)
        bubble = self.table.bubble
        assert self.says(bubble.text) and "RB-" in self.says(bubble.link)
        assert self.says(self.table.bar.headline) == before
        self.shoot("refused")
        self.press(Key.Key_Escape)
        assert not bubble.isVisible()

    def _place_and_take_back(self) -> None:
        """Undo asks the same again, redo asks what came after."""
        before = self.says(self.table.bar.headline)
        self.pick("field")
        after = self.says(self.table.bar.headline)
        assert after != before
        self.press(Key.Key_Z, CONTROL)
        assert self.says(self.table.bar.headline) == before
        self.press(Key.Key_Z, CONTROL | SHIFT)
        assert self.says(self.table.bar.headline) == after
        self.deeds["undo"] += 1
        self.deeds["redo"] += 1

    def _take_boat_and_reset(self) -> None:
        """Everything of a turn is taken back at once."""
        before = self.says(self.table.bar.headline), self.glowing()
        self._pick_largest_boat()
        assert (self.says(self.table.bar.headline), self.glowing()) != before
        self.press(Key.Key_R, CONTROL)
        assert (self.says(self.table.bar.headline), self.glowing()) == before
        self.deeds["reset"] += 1

    def _undo_a_reveal(self) -> None:
        """What somebody has learned is taken back only when the seats agree."""
        self.deeds["undo a reveal"] += 1
        self.press(Key.Key_Space)
        asked = self.says(self.table.bar.headline)
        self.press(Key.Key_Z, CONTROL)
        question = self.person.one(QuestionBar)
        self.press(Key.Key_Space)  # the focus is on No
        assert not question.isVisible() and self.says(self.table.bar.headline) == asked
        self.press(Key.Key_Z, CONTROL)
        self.tab_to(question.yes)
        self.press(Key.Key_Space)
        assert self.says(self.table.bar.headline) != asked
