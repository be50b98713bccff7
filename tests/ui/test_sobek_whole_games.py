"""Whole games of Sobek on one table, by mouse alone and by keys alone; whoever is asked opens the curtain."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from engine.session.view import Staging
from tests.ui.table_play import NAMES, key, press, shown
from ui.items.sprite import Sprite
from ui.table_view import TableView

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

MOST_ACTS = 6000


def new_game(seats: int, seed: int) -> Session:
    setup = Setup("sobek", tuple(map(SeatSetup, NAMES[:seats])), seed=seed)
    session = Session(game("sobek"), setup, staging=Staging.ALWAYS)
    session.start()
    return session


def click_on(view: TableView, sprite: Sprite) -> None:
    handle = view.scene.handle(sprite)
    assert handle is not None, sprite.id
    place = view.tabletop.mapFromScene(handle)
    QTest.mouseMove(view.tabletop.viewport(), place)
    QTest.mouseClick(view.tabletop.viewport(), Qt.MouseButton.LeftButton, pos=place)


def walk_to(view: TableView, sprite: Sprite) -> None:
    """Arrows to the right lead round everything that can be pointed at."""
    for _ in range(len(view.targets()) + 1):
        if view.keys.current is not None and view.keys.current.id == sprite.id:
            break
        key(view, Qt.Key.Key_Right)
    key(view, Qt.Key.Key_Return)


LETTERS = {"lay": Qt.Key.Key_L, "play": Qt.Key.Key_P, "add": Qt.Key.Key_A, "done": Qt.Key.Key_D}


class Person:
    """Plays for whoever is asked: lays what is gathered, else does something that glows or is offered."""

    def __init__(self, view: TableView, *, keys: bool, seed: int) -> None:
        self.view = view
        self.keys = keys
        self.luck = Random(seed)

    def act(self) -> None:
        view, bridge = self.view, self.view.bridge
        if bridge.awaited >= 0:
            bridge.open()
        elif bridge.session.waiting or bridge.lingers:
            self._go_on()
        elif view.bubble.yes.isVisible():
            QTest.mouseClick(view.bubble.yes, Qt.MouseButton.LeftButton)
        elif view.hand.main() and self.luck.random() < 0.8:
            self._say(view.hand.main())
        else:
            self._point()

    def _go_on(self) -> None:
        if self.keys:
            key(self.view, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(self.view.bar.proceed_button, Qt.MouseButton.LeftButton)

    def _say(self, word: str) -> None:
        if self.keys:
            key(self.view, LETTERS[word])
        else:
            press(self.view, word)

    def _point(self) -> None:
        targets = self.view.targets()
        offers = [sprite for sprite in targets if sprite.id.startswith("offer/")]
        wanted = offers if offers and self.luck.random() < 0.5 else self.view.hand.glowing(targets)
        if not wanted:
            self._say(self.luck.choice(self.view.bridge.view().prompt.words))
        elif self.keys:
            walk_to(self.view, self.luck.choice(wanted))
        else:
            click_on(self.view, self.luck.choice(wanted))


@pytest.mark.parametrize(("seats", "keys"), [(2, False), (4, False), (2, True), (4, True)])
def test_a_whole_game_is_played(qtbot, seats, keys):
    session = new_game(seats, seed=7 + seats)
    view = shown(qtbot, session)
    person = Person(view, keys=keys, seed=seats)
    acts = 0
    while not session.over and acts < MOST_ACTS:
        person.act()
        acts += 1
    assert session.over, session.view(view.bridge.viewer).prompt
    done = {line.text.split()[0] for line in session.log() if line.text and line.who >= 0}
    assert {"take", "lay", "play", "done", "pick"} <= done
