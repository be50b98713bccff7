"""Pairs of tables with readers that differ only in cards somebody may not know, and what they tell him."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.companion.receipts import Receipt
from engine.core.game import PUBLIC
from engine.core.savefile import write_record
from engine.sobek.components import GOODS
from riverboat_desktop import paths
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.virtual_desk import EmbeddedReader
from tests.app.collected_voice import CollectedVoice
from tests.app.running import beside_of, running, until
from tests.app.surfaces import copy_everything, heard, hints, pixels, previews, surfaces, words
from tests.app.watched import SIZE, at_rest, first_difference, tidy_up
from tests.engine.sobek.table import position
from ui.companion.arrangement import Arrangement, Stand, arrangement_name, arrangement_text
from ui.companion.beside import Beside

BOARD, ANNS, BOS = 1, 2, 3
"""The zones of the reader; 0 is a pad."""
_DOCKS = tuple(f"dock-{number}" for number in range(1, 10))
_SETS = (*GOODS, "laid-*", "corruption", "curses")


@dataclass(frozen=True, slots=True)
class OneTable:
    """A position in words, and by zone the pieces that lie there, known or not.

    `held`: no reader sees hands, nor the discards.
    """

    text: str
    lying: dict[int, str]
    held: bool = False

    @property
    def stands(self) -> tuple[Stand, ...]:
        """What the zones look at."""
        seats = [tuple(f"{seat}.{name}" for name in (_SETS if self.held else ("",))) for seat in (1, 2)]
        board = _DOCKS if self.held else (*_DOCKS, "discards")
        return tuple(Stand("virtual", zone, places) for zone, places in enumerate((board, *seats), start=1))


class Watched:
    """A program with such a table. `receipts`: those that everybody may read."""

    def __init__(self, desktop: Desktop, reader: EmbeddedReader, voice: CollectedVoice) -> None:
        self.desktop = desktop
        self.reader = reader
        self.voice = voice
        self.receipts: list[str] = []
        self.desk.told.connect(self._hear)

    @property
    def beside(self) -> Beside:
        return beside_of(self.desktop)

    @property
    def desk(self) -> Any:
        return self.beside.desk

    def _hear(self, receipt: Receipt) -> None:
        """What happened, and to whom it may be told; when it did depends on the machine."""
        text = self.beside.words.receipt(receipt, PUBLIC)
        self.receipts.append(f"{receipt.said} {receipt.station} {text}")

    async def lay(self, pieces: str, zone: int) -> None:
        """Lay pieces somewhere, and wait till they are seen there."""
        station = f"virtual:{zone}"
        number = len(self.desk.lying(station)) + len(pieces.split())
        for piece in pieces.split():
            self.reader.lay("sobek", piece, zone)
        await until(lambda: len(self.desk.lying(station)) == number)
        await self.settled()

    async def show(self, piece: str) -> None:
        """Hold a piece to the pad until something is said of it."""
        before = len(self.receipts)
        self.reader.lay("sobek", piece, 0)
        await until(lambda: len(self.receipts) > before)
        self.reader.lift("sobek", piece)
        await self.settled()

    async def settled(self) -> None:
        """Everything has been looked at, and the window is at rest."""
        await until(lambda: not self.desk._soon.isActive())
        await at_rest(self.desktop)

    def say(self, *texts: str) -> None:
        """Words of the record."""
        for text in texts:
            assert self.desk.say(text) is None, text


Deed = Callable[[Watched, int], Awaitable[object]]
"""What is done at a table; the number is which of the two it is."""


async def watched_table(qapp: QApplication, folder: Path, table: OneTable, deed: Deed, which: int) -> Any:
    """Every surface by name after the deed, then the card of the game that was left."""
    shutil.rmtree(paths.journal_dir(), ignore_errors=True)
    paths.config_file().unlink(missing_ok=True)
    QGuiApplication.clipboard().clear()
    qapp.setCursorFlashTime(0)
    file = folder / "opened.rbt"
    record = position(f"option hidden blank\n{table.text}").record()
    file.write_text(write_record(record), encoding="utf-8")
    with heard() as log:
        async with running(qapp, pace="step", speech="both") as desktop:
            desktop.voice = voice = CollectedVoice()
            await asyncio.sleep(0.1)  # the window finds its place
            desktop.window.resize(*SIZE)
            await asyncio.sleep(0.1)
            desktop.remember(arrangement_name("sobek"), arrangement_text(Arrangement("", table.stands)))
            desktop.open_record(str(file))
            model = next(one for one in desktop.reader_desk.virtual_models() if one.pads > BOS)
            one = Watched(desktop, desktop.reader_desk.begin_virtual(model), voice)
            for name in ("companion_pieces_button", "companion_times_button"):
                button = one.beside.side.findChild(QPushButton, name)
                assert button is not None
                button.setChecked(True)
            one.beside.open_screen()
            await until(lambda: len(one.beside.side._cards) == 1 + BOS)
            for zone, pieces in table.lying.items():
                await one.lay(pieces, zone)
            one.receipts.clear()
            voice.said.clear()
            await deed(one, which)
            await one.settled()
            tidy_up()
            found = {**surfaces(desktop), **_beside(one)}
            found["hints"] = hints(desktop)
            copy_everything(desktop)
            found["clipboard after copying"] = QGuiApplication.clipboard().text()
            desktop.close_game()
            found["autosave preview"] = previews(desktop)
            found["start screen"] = words(desktop)
    found["program log"] = log.lines
    return found


def _beside(one: Watched) -> dict[str, Any]:
    """What a table has besides: the screen that faces it, receipts, the voice, and its side panel."""
    screen, beside = one.beside.screen, one.beside
    assert screen is not None
    screen.show_now()
    side = beside.side
    return {
        "public window": pixels(screen),
        "public words": [label.text() for label in screen.findChildren(QLabel)],
        "receipts": one.receipts[:],
        "spoken": one.voice.said[:],
        "strip": [label.text() for label in beside.strip.findChildren(QLabel)],
        "strip buttons": [(button.text(), button.accessibleName()) for button in beside.strip.choices],
        "where pieces are": [side.pieces.item(row).text() for row in range(side.pieces.count())],
        "stations": [(card.said.text(), card.picture.piece) for card in side._cards.values()],
        "strange tags": list(one.desk.unknown),
    }


async def compared_tables(
    qapp: QApplication, folder: Path, tables: Sequence[OneTable], deed: Deed
) -> dict[str, tuple[Any, Any]]:
    """The surfaces by which two tables can be told apart."""
    one, other = [await watched_table(qapp, folder, table, deed, which) for which, table in enumerate(tables)]
    return {name: first_difference(one[name], other[name]) for name in one if one[name] != other[name]}
