"""What a person at Sobek's table sees and wants, with whatever hand it is played."""

from __future__ import annotations

import re
from typing import Any

from engine.sobek.components import GREEN
from tests.app.table_player import Spot, TablePlayer
from tests.app.whole_game import CHARACTERS
from ui.curtain import Curtain
from ui.round_report import RoundReport

REACH = 4
"""So many cards of the queue can be taken."""


class SobekPlayer(TablePlayer):
    """Everybody at the table: opens the own curtain, gathers and lays, plays characters, takes cards.

    The subclasses have the hands: how something is pointed at, how a word is said, how a page is turned.
    """

    game = "sobek"

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.idle: set[str] = set()
        """Characters of which the program said that they would do nothing now."""
        self.gathering = ""
        """The good of which cards are being picked one by one."""
        self.rested = 0
        self._reading = False

    # --- hands ------------------------------------------------------------------------------

    def point(self, spot: Spot) -> None:
        """Point at something on the table."""
        raise NotImplementedError

    def say(self, word: str) -> None:
        """Say a word of the prompt."""
        raise NotImplementedError

    def open_curtain(self, curtain: Curtain) -> None:
        """Open the curtain, as the person whose name it tells."""
        raise NotImplementedError

    def hide_hand(self) -> None:
        """Let the curtain fall."""
        raise NotImplementedError

    def turn_page(self, report: RoundReport) -> None:
        """Read on in the report of a round."""
        raise NotImplementedError

    def take(self, dock: Spot) -> None:
        """Take a card of the queue."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Put back what is gathered."""
        raise NotImplementedError

    def settle_doubt(self, *, anyway: bool) -> None:
        """Answer what the program doubts."""
        raise NotImplementedError

    # --- what lies over the table -----------------------------------------------------------

    def attend(self) -> bool:
        """A report of a round is read, a curtain is opened, and what was just learned is hidden again."""
        page = self.page
        if page.report.isVisible():
            self._read(page.report)
            return True
        self._reading = False
        if page.veil.curtain.isVisible():
            self._open(page.veil.curtain)
        elif page.bridge.lingers and page.veil.hide_button.isVisible():
            self.deeds["lingered"] += 1
            if self.deeds["lingered"] == 1:
                self.shoot("what was just learned")
            self.hide_hand()
        elif self.table.bubble.yes.isVisible():
            self.deeds["doubt"] += 1
            if self.deeds["doubt"] == 1:
                self.shoot("doubt")
            self._doubted()
        else:
            return False
        return True

    def _read(self, report: RoundReport) -> None:
        """Every page of the first report is photographed."""
        if not self._reading:
            self.deeds["report"] += 1
            self._reading = True
        if self.deeds["report"] == 1:
            self.shoot(f"report {report.at + 1:02}")
        self.deeds["page"] += 1
        before = report.at
        self.turn_page(report)
        assert not report.isVisible() or report.at != before

    def _open(self, curtain: Curtain) -> None:
        faces = [one for one in self.table.scene.sprites() if one.id.startswith("hand/")]
        assert not faces, "nobody's cards lie behind a curtain that is down"
        if not self.deeds["curtain"]:
            self.shoot("curtain")
        self.deeds["curtain"] += 1
        self.idle.clear()
        self.gathering = ""
        self.open_curtain(curtain)
        self.person.wait_for(lambda: not curtain.isVisible())

    def _doubted(self) -> None:
        """Once it is done even so; later an idle character is kept, and the card further in front taken."""
        anyway = not self.deeds["anyway"]
        self.deeds["anyway" if anyway else "not so"] += 1
        for spot in self.chosen("hand"):
            self.deeds[spot.name] -= 1
            self.idle.add(spot.name)
        self.settle_doubt(anyway=anyway)
        if not anyway and self.question() and self.chosen("hand"):
            self.let_go()

    # --- questions --------------------------------------------------------------------------

    def answer(self, key: str) -> None:
        """By what is asked: turns, the Courtisan's cards, last sets; to all else something is pointed at."""
        answers = {
            "action": self._turn,
            "action-play": self._turn,
            "action-lay": self._turn,
            "action-take": self._turn,
            "extra-action": self._turn,
            "pick-token": self._pick,
            "pick-token-last": self._pick,
            "add-cards": self._add,
            "lay-last": self._lay_last,
            "discard": self._discard,
            "discard-last": self._discard,
        }
        answers.get(key, self._point_at_one)()

    def main(self) -> str:
        """The word that is shown as the one to be said now."""
        words = self.table.bar.words
        return next((key for key in words if self.word(key) and words[key].property("role") == "main"), "")

    def _point_at_one(self) -> None:
        self.point(self.luck.choice(self.glowing()))

    def _pick(self) -> None:
        """The kind of event token that was picked least often."""
        kinds = [spot.name.split("-")[0] for spot in self.glowing("token")]
        kind = self.rarest(kinds)
        self.deeds[kind] += 1
        self.point(self.glowing("token")[kinds.index(kind)])

    def _discard(self) -> None:
        self.point(self.luck.choice(self.glowing("hand")))

    def _turn(self) -> None:
        if self.chosen("hand"):
            self._go_on_gathering()
            return
        self.gathering = ""
        if self.interlude():
            return
        hand = self.glowing("hand")
        people = [spot for spot in hand if spot.name.startswith(CHARACTERS) and spot.name not in self.idle]
        offers = self.offers()
        names = [spot.name for spot in people]
        if people and ("courtisan" in names or self.luck.random() < 0.7):
            name = "courtisan" if "courtisan" in names else self.rarest(names)
            self.deeds[name] += 1
            self.point(next(spot for spot in people if spot.name == name))
        elif offers and (self.holds("courtisan") or self.luck.random() < 0.5):
            self._begin_set(offers)
        else:
            self._take_one()

    def holds(self, name: str) -> bool:
        """Whether that card is in the hand at the bottom; who has a Courtisan keeps cards for her to add."""
        return self.table.scene.sprite(f"hand/{name}/1") is not None

    def offers(self) -> list[Spot]:
        """The sets that the table offers."""
        return [self.spot(one) for one in self.table.scene.sprites() if one.id.startswith("offer/")]

    def _begin_set(self, offers: list[Spot]) -> None:
        """By the offer as a whole, or by pointing at its cards."""
        offer = self.luck.choice(offers)
        good = offer.id.split("/")[1]
        cards = [spot for spot in self.glowing("hand") if _good(spot) == good]
        if cards and (self.holds("courtisan") or self.rarest(["by offer", "by cards"]) == "by cards"):
            self.deeds["by cards"] += 1
            self.gathering = good
            self.point(cards[0])
        else:
            self.deeds["by offer"] += 1
            self.point(offer)

    def _go_on_gathering(self) -> None:
        cards = [spot for spot in self.glowing("hand") if self.gathering and _good(spot) == self.gathering]
        main = self.main()
        if cards and (main != "lay" or (self.luck.random() < 0.7 and not self.holds("courtisan"))):
            self.point(cards[0])
        elif main == "lay" and not self.deeds["put back"]:
            self.deeds["put back"] += 1
            before = self.table.bar.words["lay"].text()
            chosen = {spot.id for spot in self.chosen("hand")}
            self.shoot("gathered")
            self.point(self.chosen("hand")[0])
            assert {spot.id for spot in self.chosen("hand")} < chosen
            assert self.table.bar.words["lay"].text() != before
            self.let_go()
        elif main:
            self.deeds[main] += 1
            self.say(main)
        else:
            cards = [spot for spot in self.glowing("hand") if spot.name.startswith("amulet")]
            whole = [spot for spot in self.offers() if spot.id == f"offer/{self.gathering}"]
            if cards and self.gathering:
                self.point(cards[0])
            elif whole:
                self.point(whole[0])
            else:
                self.let_go()

    def _take_one(self) -> None:
        docks = self.glowing("dock")
        assert 1 <= len(docks) <= REACH
        self.deeds["take"] += 1
        hidden = [dock for dock in docks if self.face_down(dock)]
        if hidden and self.luck.random() < 0.6:
            self.take(hidden[0])
        else:
            self.take(docks[min(self.luck.randrange(len(docks)), self.luck.randrange(len(docks)))])

    def _add(self) -> None:
        main = self.main()
        if main:
            self.deeds["add"] += 1
            self.say(main)
            return
        offers = self.offers()
        if offers and not self.chosen("hand"):
            self.point(self.luck.choice(offers))
        else:
            self.point(self.luck.choice(self.glowing("hand")))

    def _lay_last(self) -> None:
        """The proposal, with a card taken out of it and put back; what is told follows."""
        chosen = self.chosen("hand")
        amulets = any(spot.name.startswith("amulet") for spot in chosen)
        if chosen and not amulets and not self.deeds["last set changed"]:
            self.deeds["last set changed"] += 1
            before = self.table.scene.stage.summary
            self.point(chosen[0])
            assert self.table.scene.stage.summary != before
            self.shoot("last sets changed")
            self.point(next(spot for spot in self.glowing("hand") if spot.id == chosen[0].id))
            assert self.table.scene.stage.summary == before
        word = self.main() or "done"
        self.deeds[f"last {word}"] += 1
        self.say(word)

    # --- interludes -------------------------------------------------------------------------

    def interlude(self) -> bool:
        """Something that is tried once, at a good moment of a turn; whether anything was done."""
        self.rested += 1
        for name, from_turn, deed in self.interludes():
            if not self.deeds[name] and self.rested > from_turn and deed():
                return True
        return False

    def interludes(self) -> list[tuple[str, int, Any]]:
        """Name, from which turn on, and what is done: it counts itself, and tells whether it did anything."""
        raise NotImplementedError

    def see_all(self) -> None:
        """Have everything revealed before the next question."""
        while not self.question() and self.table.bar.proceed_button.isVisible():
            self.proceed()

    def face_down(self, spot: Spot) -> bool:
        """Whether the back of that card is seen."""
        return int(spot.art[1]) >= GREEN

    def unreachable(self) -> Spot | None:
        """A card of the queue that cannot be taken now."""
        glowing = {spot.id for spot in self.glowing("dock")}
        docks = [one for one in self.table.scene.sprites() if re.fullmatch(r"dock/\d", one.id) and one.refs]
        return next((self.spot(one) for one in docks if one.id not in glowing), None)


def _good(spot: Spot) -> str:
    """The good that is written on a card of the hand; characters and amulets have none here."""
    return re.split(r"[- ]", spot.name)[0]
