"""What is asked of labels, and what comes back: plain values between the dialog and the application."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.core.errors import Sentence
from engine.core.setup import Setup

Rect = tuple[int, int, int, int]
"""Left, top, width, height in dots of the printer, from the top left of the paper."""
TEST_TEXT = "TT22222222"
"""What the codes of a test page say; its check sign is wrong, so that they are on no piece of any box."""


@dataclass(frozen=True, slots=True)
class LabelOrder:
    """Labels that somebody wants. `sheet` is a number or a described grid, `code` a kind of code.

    `pieces` are names of the inventory, for one of equal pieces with its number: `tile-T/3`; None means all.
    `start` is the first free label of the first sheet, from 1. `replace` gives the pieces new codes.
    """

    game: str
    box: str
    sheet: str = "L7651"
    code: str = "qr"
    dpi: int = 600
    module_mm: float = 0.6
    offset_mm: tuple[float, float] = (0.0, 0.0)
    pieces: tuple[str, ...] | None = None
    start: int = 1
    replace: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A label: its edge, the dark parts of its code, the room for words, and the words."""

    edge: Rect
    dark: tuple[Rect, ...]
    words: Rect
    code: str
    name: str


@dataclass(frozen=True, slots=True)
class LabelPage:
    """A sheet of labels; the sheet has its cuts, so only the labels are printed."""

    labels: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class ListRow:
    """Equal pieces: their names in all languages, how many labels, and where: sheet, first and last label."""

    piece: str
    names: tuple[str, ...]
    count: int
    spans: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class ListPage:
    """A page on plain paper that says what the labels are for."""

    heading: str
    number: int
    pages: int
    rows: tuple[ListRow, ...]


@dataclass(frozen=True, slots=True)
class ProofPage:
    """A page that shows whether the printer hits the labels: their edges, rulers, a code at four corners."""

    sheet: str
    offset_mm: tuple[float, float]
    edges: tuple[Rect, ...]
    labels: tuple[Label, ...]


Page = LabelPage | ListPage | ProofPage


@dataclass(frozen=True, slots=True)
class PrintJob:
    """Pages to print, in dots; `setup` names the box whose pieces are drawn."""

    title: str
    setup: Setup
    dpi: int
    paper_mm: tuple[float, float]
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class LabelPlan:
    """What an order comes to: pages, how many labels on how many sheets, and what may be hard to read.

    `box_text` is the file of the box as it will be kept, with all codes in it; `key` the key of the box.
    """

    order: LabelOrder
    job: PrintJob
    labels: int
    sheets: int
    module_mm: float
    doubts: tuple[Sentence, ...]
    key: str
    box_text: str


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """A sheet that can be bought: its number, how many labels, and their size in millimetres."""

    id: str
    count: int
    width_mm: float
    height_mm: float


class LabelMaker(Protocol):
    """The application as the dialog sees it. What cannot be done raises `ServiceError`."""

    def sheets(self) -> tuple[SheetChoice, ...]:
        """The sheets with a number."""

    def codes(self) -> tuple[str, ...]:
        """The kinds of code."""

    def setup(self, game: str) -> Setup:
        """A setup that names the built-in box of a game."""

    def pieces(self, game: str) -> Mapping[str, int]:
        """The pieces that carry a code, and how many there are of each."""

    def boxes(self, game: str) -> tuple[str, ...]:
        """The names of the boxes that were labelled before."""

    def plan(self, order: LabelOrder) -> LabelPlan:
        """The pages of an order. Nothing is kept yet."""

    def proof_page(self, order: LabelOrder) -> PrintJob:
        """The page by which offsets are found."""

    def keep(self, plan: LabelPlan, pdf: str) -> str:
        """Enrol the codes, now that they are printed; returns the copy of the box file beside the PDF."""
