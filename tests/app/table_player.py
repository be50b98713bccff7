"""What a person at a table sees of it, whatever is played there, and how a whole game is played on it."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from shiboken6 import isValid

from tests.app.person import Person
from ui.final_sheet import FinalSheetPage
from ui.items.sprite import Sprite
from ui.table_page import TablePage
from ui.table_view import TableView

MOST_LOOKS = 8
"""How often in a row the table may look the same before a player gives up."""
MOST_ACTS = 6000
"""No game needs more than so many deeds."""


def shots_folder(name: str, otherwise: Path) -> Path:
    """Where pictures of a game go: below the folder that `RIVERBOAT_DESKTOP_SHOTS` names, to be kept."""
    folder = Path(os.environ.get("RIVERBOAT_DESKTOP_SHOTS") or otherwise, name)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@dataclass(frozen=True)
class Spot:
    """Something on the table: its id, what it is (`field`, `boat`, …), its name, the place to click."""

    id: str
    what: str
    name: str
    place: QPoint
    art: Any


class TablePlayer:
    """Plays a game from the first prompt to the final sheet. `deeds` counts what was done how often."""

    game: ClassVar[str]
    """Which game it knows to play."""

    def __init__(self, person: Person, *, luck: int, shots: Path) -> None:
        self.person = person
        self.luck = Random(luck)
        self.shots = shots
        self.deeds: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self._page: TablePage | None = None
        headlines = import_module(f"ui.{self.game}.prompt_words").headlines()
        self._headlines = {
            key: re.compile(r"(.+: )?" + re.sub(r"\\{\w+\\}", ".+", re.escape(text)))
            for key, text in sorted(headlines.items(), key=lambda item: -len(re.sub(r"{\w+}", "", item[1])))
        }

    # --- seeing -----------------------------------------------------------------------------

    @property
    def page(self) -> TablePage:
        """The page of the running game."""
        if self._page is None or not isValid(self._page) or not self._page.isVisible():
            self._page = self.person.one(TablePage)
        return self._page

    @property
    def table(self) -> TableView:
        """The table in sight."""
        return self.page.table

    @property
    def over(self) -> bool:
        """Whether the final sheet is in sight."""
        return bool(self.person.sees(FinalSheetPage))

    def says(self, label: QLabel) -> str:
        """What a label says, if it can be seen."""
        return label.text() if label.isVisible() else ""

    def question(self) -> str:
        """The key of what the prompt asks, read from its words; empty while something waits."""
        said = self.says(self.table.bar.headline)
        return next((key for key, text in self._headlines.items() if text.fullmatch(said)), "")

    def word(self, key: str) -> QPushButton | None:
        """The button of a word in the prompt bar, if it is there and can be pressed."""
        button = self.table.bar.words.get(key)
        return button if button is not None and button.isVisible() and button.isEnabled() else None

    def words(self, start: str = "") -> list[str]:
        """The words that can be pressed and begin so."""
        return [key for key in self.table.bar.words if key.startswith(start) and self.word(key)]

    def ringed(self, kind: str, *whats: str) -> list[Spot]:
        """What is ringed as `legal`, `chosen` or `focus`; only of these kinds, if any are named."""
        scene = self.table.scene
        rings = [scene.sprite(ring.id.removeprefix(f"{kind}/")) for ring in scene.overlay(kind)]
        spots = [self.spot(sprite) for sprite in rings if sprite is not None]
        return [spot for spot in spots if not whats or spot.what in whats]

    def glowing(self, *whats: str) -> list[Spot]:
        """What glows because it can be pointed at."""
        return self.ringed("legal", *whats)

    def chosen(self, *whats: str) -> list[Spot]:
        """What is marked as pointed at already."""
        return self.ringed("chosen", *whats)

    def spot(self, sprite: Sprite) -> Spot:
        """A sprite of the table as a person sees it."""
        top = self.table.tabletop
        free = self.table.scene.handle(sprite) or sprite.rect.center()
        name = sprite.refs[0].name if sprite.refs else ""
        place = top.viewport().mapToGlobal(top.mapFromScene(free))
        return Spot(sprite.id, sprite.id.split("/")[0], name, place, sprite.art)

    def sight(self) -> tuple[Any, ...]:
        """All that tells whether something has changed."""
        bar, bubble = self.table.bar, self.table.bubble
        return (
            self.says(bar.headline),
            self.says(bar.detail),
            frozenset(spot.id for spot in self.glowing()),
            frozenset(spot.id for spot in self.chosen()),
            frozenset(key for key, button in bar.words.items() if button.isChecked()),
            self.says(bubble.text),
            tuple(spot.id for spot in self.ringed("focus")),
        )

    def picture(self) -> QImage:
        """The table as it is shown."""
        return self.table.tabletop.grab().toImage()

    def shoot(self, name: str) -> None:
        """Keep a picture of the window."""
        self.person.window.grab().save(str(self.shots / f"{name}.png"))

    def look(self) -> None:
        """Note the question; the first of each kind is photographed."""
        key = self.question() or "end-turn"
        self.asked[key] += 1
        if self.asked[key] == 1:
            self.shoot(f"{len(self.asked):02} {key}")

    # --- playing ----------------------------------------------------------------------------

    @property
    def asked_now(self) -> bool:
        """Whether somebody before the screen is asked to do something; else a bot has to move."""
        return self.table.bar.moves_button.isEnabled() or self.table.bar.proceed_button.isVisible()

    def play(self, until: Callable[[], object] = bool) -> None:
        """Play on until the final sheet is shown, or what is given holds where somebody here is asked."""
        seen, same = None, 0
        while not self.over:
            if self.attend():
                continue
            if not self.asked_now:
                QTest.qWait(5)
                continue
            if until():
                return
            assert self.asked.total() < MOST_ACTS, f"there is no end to it: {self.asked}"
            sight = self.sight()
            same = same + 1 if sight == seen else 0
            assert same < MOST_LOOKS, f"nothing changes any more: {sight}"
            seen = sight
            self.look()
            if self.table.bar.proceed_button.isVisible():
                self.proceed()
            else:
                self.answer(self.question())
        self.shoot("final sheet")

    def attend(self) -> bool:
        """See to what lies over the table. Returns whether there was anything."""
        return False

    def answer(self, key: str) -> None:
        """Do something about a question; several calls may be needed for one step."""
        raise NotImplementedError

    def proceed(self) -> None:
        """End the turn, or have the next card revealed."""
        raise NotImplementedError

    def rarest(self, keys: Sequence[str]) -> str:
        """Of these deeds the one that was done least."""
        return min(keys, key=lambda key: (self.deeds[key], self.luck.random()))
