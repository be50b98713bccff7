"""Hands at a real table before the real window: pieces go onto a virtual reader, the rest is clicked."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.receipts import Receipt, Said
from engine.core.component import Ref
from engine.core.savefile import live_lines
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.virtual_desk import EmbeddedReader
from tests.app.running import beside_of, click, page_of, until
from tests.table.world import Bundle, World
from ui.companion.beside import Beside
from ui.companion.table_desk import TableDesk

AGAIN_S = 2.6
"""A piece that is shown once more has to have been away for so long, which takes a reader a moment to see."""


@dataclass
class Hands:
    """Plays what a world does, in the window of a program with one virtual reader, whose pad 0 is a pad."""

    desktop: Desktop
    reader: EmbeddedReader
    world: World
    receipts: list[Receipt] = field(default_factory=list)
    shown: int = 0
    chosen: int = 0
    lately: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.desk.told.connect(self.receipts.append)

    @property
    def beside(self) -> Beside:
        return beside_of(self.desktop)

    @property
    def desk(self) -> TableDesk:
        return self.beside.desk

    @property
    def texts(self) -> list[str]:
        """The ledger."""
        return [line.text for line in live_lines(self.desk.session.record().entries)]

    def heard(self, said: Said) -> int:
        """How many receipts of a kind there were."""
        return sum(receipt.said is said for receipt in self.receipts)

    async def play(self, goal: int) -> None:
        """Until so many steps of the world are done, in order."""
        while len(self.world.texts) < goal:
            bundle = self.world.bundle()
            self.world.texts += bundle.texts
            await self.do(bundle)

    async def do(self, bundle: Bundle) -> None:
        """Show what moves, then click the rest."""
        session = self.desk.session
        goal = len(self.world.texts)
        first = session.length
        own = [carried for carried in bundle.carried if carried.own]
        for carried in own[:1] if bundle.chance else own:
            if session.length == first:
                await self.show(str(carried.instance))
        step, state = bundle.steps[0], bundle.states[0]
        toggles = page_of(self.desktop).table.table.toggles
        for ref in sorted(self.world.game.refs(step, state), key=lambda ref: (ref.name not in toggles, ref)):
            if session.length == first and not bundle.chance:
                await self.point(ref)
        if session.length == first:
            await until(lambda: not self.desk._soon.isActive())
            self.choose(step)
        await until(lambda: session.length > first)
        for carried in own:
            if session.length < goal:
                await self.show(str(carried.instance))
        assert session.length == goal, (bundle.texts, self.texts[first:], self.receipts[-3:])

    async def show(self, piece: str) -> None:
        """Hold a piece to the pad till the window says that it was seen, then take it away for good."""
        if piece in self.lately:
            await asyncio.sleep(AGAIN_S)
        self.lately = (*self.lately, piece)[-3:]
        heard = len(self.receipts)
        game = self.world.game.id
        self.reader.lay(game, piece, 0)
        await until(lambda: any(one.said is Said.SEEN for one in self.receipts[heard:]))
        self.shown += 1
        self.reader.lift(game, piece)

    async def point(self, ref: Ref) -> None:
        """Click a thing on the table, or a word."""
        table = page_of(self.desktop).table
        button = table.word_button(ref.name)
        if ref.kind == "word" and button is not None and button.isVisible():
            click(button)
            return
        place = table.target_point(ref)
        if place is not None:
            QTest.mouseClick(
                table.tabletop.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
            )
        await until(lambda: not self.desk._soon.isActive())

    def choose(self, step: Any) -> None:
        """Press the button of what is meant, or pick it in the list."""
        self.chosen += 1
        view = self.beside.bridge.view()
        text = self.beside.words.step(step, view)
        for button in self.beside.strip.choices:
            if button.accessibleName() == text:
                click(button)
                return
        by_hand = self.beside.strip.buttons["by_hand"]
        table = page_of(self.desktop).table
        moves = self.beside.moves if by_hand.isVisible() else table.moves
        click(by_hand if by_hand.isVisible() else table.bar.moves_button)
        QTest.keyClicks(moves.filter, text)
        QTest.keyClick(moves.filter, Qt.Key.Key_Return)
