"""Readers at the score pad: a tag becomes a piece of a box, which counts on the sheet or is answered.

What is answered is heard and lit as at a real table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject

from engine.companion.catalogue import Box, Instance
from engine.core.pad_scan import ScanFate, ScanOutcome
from ui.companion.receipt_sounds import ReceiptSounds, Sound
from ui.enrolment.shelf import TagShelf
from ui.readers.desk import ReaderDesk
from ui.readers.values import ReaderNews, Scan, WholeZone
from ui.score_pad.page import ScorePadPage
from ui.score_pad.scan_bar import ScanReceipt

_SAME_S: Final = 1.5
"""A tag that is read again so soon still lies there."""


class Stray(StrEnum):
    """Why a tag is no piece of the sheet's game."""

    UNKNOWN = "unknown"
    NO_BOX = "no-box"
    OTHER_GAME = "other-game"
    AT_THE_TABLE = "at-the-table"
    """A game at a table is running: what is read is its."""


@dataclass(frozen=True, slots=True)
class _Found:
    instance: Instance
    box: Box


class PadScanner(QObject):
    """Listens while the page is seen. `at_table` tells whether a running game at a table listens already.

    `volume` is how loud receipts are now, in percent.
    """

    def __init__(
        self,
        page: ScorePadPage,
        shelf: TagShelf,
        readers: ReaderDesk,
        at_table: Callable[[], bool],
        volume: Callable[[], int] = lambda: 0,
    ) -> None:
        super().__init__(page)
        self.sounds = ReceiptSounds(self)
        self._volume = volume
        self._page = page
        self._shelf = shelf
        self._readers = readers
        self._at_table = at_table
        self._heard_s: dict[str, float] = {}
        readers.board.news.connect(self.hear)
        readers.board.changed.connect(self.look)
        page.shown.connect(self.look)
        self.look()

    def look(self) -> None:
        """The bar is there while there is a reader."""
        self._page.scan_bar.setVisible(bool(self._readers.readers()))

    def hear(self, news: ReaderNews) -> None:
        """A reader says something."""
        if not self._page.isVisible():
            return
        match news:
            case Scan(_, _, tag, _, at_s):
                self._take(tag, at_s)
            case WholeZone(_, _, tags, at_s):
                for tag in tags:
                    self._take(tag, at_s)
            case _:
                self.look()

    def _take(self, tag: str, at_s: float) -> None:
        last = self._heard_s.get(tag)
        self._heard_s[tag] = at_s
        if last is not None and at_s - last < _SAME_S:
            return
        receipt = self._receipt(tag)
        self._page.scan_bar.tell(receipt)
        self._sound(receipt)

    def _sound(self, receipt: ScanReceipt) -> None:
        """A piece is heard when it is seen, then what came of it; a game at the table has its own sounds."""
        if receipt.what == Stray.AT_THE_TABLE:
            return
        self.sounds.volume = self._volume()
        if receipt.piece:
            self.sounds.play(Sound.SEEN)
        self.sounds.play(Sound.ACCEPTED if receipt.good else Sound.REFUSED)

    def _receipt(self, tag: str) -> ScanReceipt:
        page = self._page
        game = page.sheet.game
        if self._at_table():
            return ScanReceipt(Stray.AT_THE_TABLE)
        found = self._find(game, tag)
        if isinstance(found, Stray):
            return ScanReceipt(found, tag=tag)
        if found.box.game != game:
            return ScanReceipt(Stray.OTHER_GAME, game=found.box.game)
        outcome: ScanOutcome = page.scan(str(found.instance))
        return ScanReceipt(
            outcome.fate,
            good=outcome.fate is ScanFate.COUNTED,
            sheet=page.sheet,
            piece=found.instance.piece,
            seat=outcome.seat,
            field=outcome.field,
        )

    def _find(self, game: str, tag: str) -> _Found | Stray:
        """The piece with that tag, first among the boxes of the game."""
        games = sorted(self._page.games, key=lambda name: name != game)
        boxes = [box for name in games for box in self._shelf.boxes(name)]
        for box in boxes:
            instance = box.find(tag)
            if instance is not None:
                return _Found(instance, box)
        return Stray.UNKNOWN if any(box.game == game and box.tags for box in boxes) else Stray.NO_BOX
