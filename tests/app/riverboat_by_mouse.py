"""Plays Riverboat with the mouse alone: by clicks, drags and turns of the wheel on the screen."""

from __future__ import annotations

from tests.app.mouse_player import MousePlayer
from tests.app.person import RIGHT
from tests.app.riverboat_player import RiverboatPlayer
from tests.app.table_player import Spot
from ui.bars import QuestionBar


class RiverboatByMouse(MousePlayer, RiverboatPlayer):
    """Tries everything there is to try once, and then plays on as it comes."""

    def proceed(self) -> None:
        """Click on the button that ends the turn or turns up the next card."""
        if self.question() == "reveal-card" and self.deeds["place"] > 6 and not self.deeds["undo a reveal"]:
            super().proceed()
            self._undo_a_reveal()
        else:
            super().proceed()

    # --- questions --------------------------------------------------------------------------

    def answer(self, key: str) -> None:
        """By what is asked."""
        answers = {
            "draft": self._draft,
            "bonus-worker": self._place,
            "place-worker": self._place,
            "place-worker-any": self._place,
            "plant": self._plant,
            "boat": self._boat,
            "agents": self._agents,
            "card": self._card,
            "bonus": self._bonus,
            "survey": self._survey,
        }
        answers.get(key, self._asset)()

    def _draft(self) -> None:
        self.click(self.any_of(self.glowing("phase")))
        self.deeds["draft"] += 1

    def _place(self) -> None:
        self.deeds["place"] += 1
        if self.deeds["place"] > 4 and not self.deeds["illegal"]:
            self._point_at_a_taken_field()
        if self.deeds["place"] > 5 and not self.deeds["undo"]:
            self._place_and_take_back()
        elif self.question() == "place-worker" and self.wants_coin("place-worker"):
            self._place_for_a_coin()
        else:
            self.click(self.any_of(self.glowing("field")))

    def _place_for_a_coin(self) -> None:
        before = {spot.place.toTuple() for spot in self.glowing("field")}
        self.press_word("coin")
        glowing = self.glowing("field")
        assert len(glowing) > len(before), "a coin lights more fields"
        if not self.deeds["doubt"]:
            self.click(next(spot for spot in glowing if spot.place.toTuple() in before))
            assert "needs no coin" in self.says(self.table.bubble.text)
            self.person.click(self.table.bubble.no)
            self.deeds["doubt"] += 1
            return
        self.click(next(spot for spot in glowing if spot.place.toTuple() not in before))
        self.deeds["coin place-worker"] += 1

    def _plant(self) -> None:
        if not self.chosen("display", "tray"):
            tray = self.wants_coin("plant")
            if tray:
                self.press_word("coin")
                self.shoot("searching a stack")
            tile = self.best_tile(self.glowing("tray" if tray else "display"))
            self.deeds["coin plant"] += tray
            if not tray and not self.deeds["drag"]:
                self.deeds["drag"] += 1
                field = self._field_for(tile)
                self.person.drag(tile.place, field.place)
                return
            self.click(tile)
            if not self.chosen("display", "tray"):
                return
        field = self.any_of(self.glowing("field"))
        self._turn_over(field)
        self.click(field)
        self.deeds["plant"] += 1

    def _field_for(self, tile: Spot) -> Spot:
        """A field that glows for the tile; afterwards nothing is chosen."""
        self.click(tile)
        field = self.any_of(self.glowing("field"))
        self.click(tile)
        assert not self.chosen()
        return field

    def _turn_over(self, field: Spot) -> None:
        """Turn the tile over a field by the wheel and by the right button, as far as it can be turned."""
        self._see_free(field.place)
        self.person.move_to(field.place)
        ghost = self.table.scene.overlay("ghost")
        assert ghost, "the tile is shown where it would lie"
        self.person.wheel(field.place, -1)
        turned = self.table.scene.overlay("ghost")
        if turned != ghost:
            self.person.wheel(field.place, 1)
            assert self.table.scene.overlay("ghost") == ghost
            self.person.click_at(field.place, RIGHT)
            assert self.table.scene.overlay("ghost") == turned
            self.deeds["turn"] += 1

    def _boat(self) -> None:
        if self.chosen("boat"):
            self.click(self.any_of(self.glowing("field")))
        elif self.chosen("field"):
            self.click(self._largest_boat())
        elif not self.glowing("boat") or (self.deeds["boat"] > 14 and not self.deeds["pass"]):
            self.press_word("pass")
            self.deeds["pass"] += 1
        elif self.wants_coin("boat") and not self.table.bar.words["coin"].isChecked():
            self.press_word("coin")
        elif self.table.bar.words.get("coin") and self.table.bar.words["coin"].isChecked():
            self._boat_for_a_coin()
        elif not self.deeds["reset"] and self.deeds["boat"] > 2:
            self._take_boat_and_reset()
        elif self.luck.random() < 0.3:
            self.click(self.any_of(self.glowing("field")))
            self.deeds["boat"] += 1
        else:
            self.click(self._largest_boat())
            self.deeds["boat"] += 1

    def _largest_boat(self) -> Spot:
        return max(self.glowing("boat"), key=lambda spot: spot.name)

    def _boat_for_a_coin(self) -> None:
        self.click(self._largest_boat())
        if self.chosen("boat"):
            self.click(self.any_of(self.glowing("field")))
        if self.table.bubble.yes.isVisible():
            self.person.click(self.table.bubble.yes)
        self.deeds["coin boat"] += 1
        self.deeds["boat"] += 1

    def _asset(self) -> None:
        words = [word for word in ("barn", "well", "surveyor") if self.word(word)]
        if not words:
            self.press_word("pass")
            return
        wanted, asked = self.rarest(words), self.says(self.table.bar.headline)
        self.deeds[wanted] += 1
        if len(words) > 1 or wanted == "surveyor":
            self.press_word(wanted)
        if self.says(self.table.bar.headline) == asked:  # where there is one place only, it is taken at once
            self.click(self.any_of(self.glowing("field")))

    def _agents(self) -> None:
        words = self.words("send ")
        self.press_word(words[-1] if self.deeds["send"] % 4 < 3 else words[0])
        self.deeds["send"] += 1

    def _card(self) -> None:
        if not self.deeds["look"]:
            self.look_at_another_mat()
        if self.wants_coin("card"):
            self.press_word("coin")
            self.shoot("searching the deck")
            self.click(self.any_of(self.glowing("tray")))
            self.deeds["coin card"] += 1
        else:
            self.click(self.any_of(self.glowing("face")))
        self.deeds["card"] += 1

    def _bonus(self) -> None:
        word = self.rarest(self.words("bonus "))
        self.press_word(word)
        self.deeds[word] += 1

    def _survey(self) -> None:
        spots = self.glowing()
        if not spots:
            self.press_word("pass")
            return
        by_kind: dict[str, list[Spot]] = {}
        for spot in spots:
            kind = "card" if spot.what == "card" else ("barn" if spot.art[2] else "well")
            by_kind.setdefault(f"survey {kind}", []).append(spot)
        kind = self.rarest(list(by_kind))
        self.click(self.any_of(by_kind[kind]))
        self.deeds[kind] += 1

    # --- interludes -------------------------------------------------------------------------

    def _point_at_a_taken_field(self) -> None:
        """An illegal click is answered with a reason; a click on the answer opens its rule."""
        self.deeds["illegal"] += 1
        glowing = {spot.place.toTuple() for spot in self.glowing("field")}
        scene = self.table.scene
        workers = [sprite for sprite in scene.sprites() if sprite.id.startswith("field/")]
        taken = next(
            spot
            for spot in (self.spot(sprite) for sprite in workers if sprite.looks_at < 0)
            if spot.place.toTuple() not in glowing
        )
        before = self.says(self.table.bar.headline)
        self.click(taken)
        bubble = self.table.bubble
        assert self.says(bubble.text) and "RB-" in self.says(bubble.link)
        assert self.says(self.table.bar.headline) == before
        self.shoot("refused")
        self.read_the_rule()

    def _place_and_take_back(self) -> None:
        """Undo brings back the picture of before, redo that of after."""
        self.rest()
        before = self.picture()
        self.click(self.any_of(self.glowing("field")))
        self.take_back_and_do_again(before)

    def _take_boat_and_reset(self) -> None:
        """Everything of a turn is taken back at once."""
        self.rest()
        before = self.picture()
        self.click(self._largest_boat())
        if self.chosen("boat"):
            self.click(self.any_of(self.glowing("field")))
        self.rest()
        assert self.picture() != before
        self.person.click(self.table.bar.reset_button)
        self.rest()
        assert self.picture() == before
        self.deeds["reset"] += 1

    def _undo_a_reveal(self) -> None:
        """What somebody has learned is taken back only when the seats agree."""
        self.deeds["undo a reveal"] += 1
        asked = self.says(self.table.bar.headline)
        self.person.click(self.table.bar.undo_button)
        question = self.person.one(QuestionBar)
        assert self.says(self.table.bar.headline) == asked
        self.shoot("consent")
        self.person.click(question.no)
        assert not question.isVisible() and self.says(self.table.bar.headline) == asked
        self.person.click(self.table.bar.undo_button)
        self.person.click(self.person.one(QuestionBar).yes)
        assert self.says(self.table.bar.headline) != asked

    def look_at_another_mat(self) -> None:
        """A small mat is enlarged by a click, and the own one comes back."""
        self.deeds["look"] += 1
        scene = self.table.scene
        before = self.glowing("face")
        small = next(
            sprite for sprite in scene.sprites() if sprite.id.startswith("mat/") and sprite.looks_at >= 0
        )
        self.person.click_at(self.spot(small).place)
        self.shoot("another mat")
        back = scene.sprite("back")
        assert back is not None
        self.person.click_at(self.spot(back).place)
        assert scene.sprite("back") is None and self.glowing("face") == before
