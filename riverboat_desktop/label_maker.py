"""Puts labels together: a game's pieces, codes of a box, the geometry of a sheet, names in all languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, Protocol

from engine.companion.catalogue import MOST_TAGS, Box, Instance, problems, read_box, write_box
from engine.core.errors import Sentence
from engine.core.setup import Setup
from hardware import labels as geometry
from hardware.codes import write
from hardware.labels import Design, Dots, Doubt, Offset, TooSmall
from hardware.payload import LABELS
from hardware.sheets import SHEETS, NoSuchSheet, Sheet, SheetFault, sheet_named
from hardware.symbols import Symbology
from riverboat_desktop.box_codes import CodesUsedUp, codes_of, with_codes, with_codes_of, without_codes
from riverboat_desktop.box_files import BoxFileError, box_named, keep_box, kept_boxes, write_box_file
from riverboat_desktop.box_pieces import check_edition, edition_setup, tagged_pieces
from ui.game_parts import pieces_of
from ui.labels.order import (
    TEST_TEXT,
    Label,
    LabelOrder,
    LabelPage,
    LabelPlan,
    ListPage,
    ListRow,
    PrintJob,
    ProofPage,
    Rect,
    SheetChoice,
)
from ui.phrasebook import phrases_for
from ui.preferences import LANGUAGES
from ui.services import ServiceError

ROWS_A_PAGE: Final = 48
_LONGEST_NAME: Final = 60
_MOST_OFFSET_MM: Final = 30.0
_SHEET_FAULTS: Final = {
    SheetFault.UNKNOWN: Sentence("There is no such sheet of labels."),
    SheetFault.NO_SIZE: Sentence("Labels and paper need a size, and no paper is longer than 1.2 m."),
    SheetFault.OVERLAP: Sentence("The labels would lie on each other."),
    SheetFault.OFF_PAPER: Sentence("The labels do not fit on the paper."),
}


class Languages(Protocol):
    """What can say things in another language for a moment."""

    @property
    def language(self) -> str: ...
    def aside(self, language: str) -> AbstractContextManager[None]: ...


class Maker:
    """Makes labels; `languages` switches the language of names for a moment."""

    def __init__(self, languages: Languages) -> None:
        self._languages = languages
        self._names: dict[tuple[Setup, str], dict[str, str]] = {}

    def sheets(self) -> tuple[SheetChoice, ...]:
        """The sheets with a number."""
        return tuple(
            SheetChoice(sheet.id, sheet.count, sheet.label_width, sheet.label_height) for sheet in SHEETS
        )

    def codes(self) -> tuple[str, ...]:
        """The kinds of code."""
        return tuple(symbology.value for symbology in Symbology)

    def setup(self, game: str) -> Setup:
        """A setup that names the built-in box; how many play decides nothing about its pieces."""
        return edition_setup(game)

    def pieces(self, game: str) -> Mapping[str, int]:
        """The pieces that carry a code, and how many there are of each."""
        return dict(tagged_pieces(self.setup(game)))

    def boxes(self, game: str) -> tuple[str, ...]:
        """The names of the boxes that were labelled before."""
        return tuple(box.name for box in kept_boxes() if box.game == game)

    # --- the order ------------------------------------------------------------------------------

    def plan(self, order: LabelOrder) -> LabelPlan:
        """The pages of an order. Raises `ServiceError`."""
        sheet, design = self._design(order)
        name = order.box.strip()
        if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise ServiceError(
                Sentence("A box needs a name of one line, of up to {most} letters.", most=_LONGEST_NAME)
            )
        box = box_named(order.game, self.setup(order.game).edition, name)
        setup = edition_setup(order.game, box.edition)
        self._check(box, setup)
        wanted = self._wanted(order, setup)
        try:
            box = with_codes(without_codes(box, wanted) if order.replace else box, wanted)
            places = list(geometry.places(sheet, len(wanted), order.start))
        except CodesUsedUp:
            raise ServiceError(
                Sentence("The box {name} has used up its {count} codes.", name=name, count=LABELS)
            ) from None
        except ValueError:
            raise ServiceError(Sentence("A sheet has labels 1 to {count}.", count=sheet.count)) from None
        _check_size(box)
        names = self._names_of(setup, self._languages.language)
        pages: list[list[Label]] = [[] for _ in range(places[-1][0] + 1)]
        for piece, (page, index) in zip(wanted, places, strict=True):
            pages[page].append(_label(order, sheet, design, index, box, piece, names[piece.piece]))
        job = PrintJob(
            f"{phrases_for(setup).game_name()}: {name}",
            setup,
            order.dpi,
            sheet.paper,
            (*(LabelPage(tuple(page)) for page in pages), *self._list(order, setup, name, wanted, places)),
        )
        return LabelPlan(
            order, job, len(wanted), len(pages), design.module_mm, _doubts(design), box.key, write_box(box)
        )

    def proof_page(self, order: LabelOrder) -> PrintJob:
        """The page by which offsets are found. Raises `ServiceError`."""
        sheet, design = self._design(order)
        corners = sorted({0, sheet.columns - 1, sheet.count - sheet.columns, sheet.count - 1})
        matrix = write(TEST_TEXT, design.symbology)
        labels = []
        for index in corners:
            at = _corner(order, sheet, index)
            dark = tuple(map(_rect, geometry.dark(matrix, design, at)))
            labels.append(Label(_edge(order, sheet, index), dark, _rect(design.words, at), TEST_TEXT, ""))
        edges = tuple(_edge(order, sheet, index) for index in range(sheet.count))
        page = ProofPage(sheet.id, order.offset_mm, edges, tuple(labels))
        return PrintJob(sheet.id, self.setup(order.game), order.dpi, sheet.paper, (page,))

    def keep(self, plan: LabelPlan, pdf: str) -> str:
        """Enrol the codes, and put a copy of the box beside the PDF. Raises `ServiceError`."""
        beside = Path(pdf).with_suffix(".box.json")
        printed = read_box(plan.box_text)
        now = next((box for box in kept_boxes() if box.key == plan.key), printed)
        both = with_codes_of(now, printed)  # tags may have been enrolled since it was planned
        _check_size(both)
        text = write_box(both)
        try:
            keep_box(plan.key, text)
            write_box_file(beside, text)
        except BoxFileError as error:
            raise ServiceError(error.said) from None
        return str(beside)

    # --- parts of it ----------------------------------------------------------------------------

    def _design(self, order: LabelOrder) -> tuple[Sheet, Design]:
        if max(map(abs, order.offset_mm)) > _MOST_OFFSET_MM:
            raise ServiceError(Sentence("An offset is at most {most} mm.", most=f"{_MOST_OFFSET_MM:g}"))
        try:
            sheet = sheet_named(order.sheet)
            design = geometry.design(sheet, Symbology(order.code), order.dpi, order.module_mm)
        except NoSuchSheet as problem:
            raise ServiceError(_SHEET_FAULTS[problem.fault]) from None
        except TooSmall as problem:
            raise ServiceError(
                Sentence(
                    "This code does not fit on these labels: it is {least} mm wide, the label {room} mm.",
                    least=f"{problem.least_mm:.1f}",
                    room=f"{problem.room_mm:g}",
                )
            ) from None
        return sheet, design

    def _check(self, box: Box, setup: Setup) -> None:
        """Raise `ServiceError` for a box that is not of these pieces, before anything is written into it."""
        check_edition(box)
        for problem in problems(box, tagged_pieces(setup)):
            raise ServiceError(
                Sentence("The box {name} is not sound: {problem}.", name=box.name, problem=problem)
            )

    def _wanted(self, order: LabelOrder, setup: Setup) -> list[Instance]:
        """The pieces of the order in the order of the box."""
        counts = dict(tagged_pieces(setup))
        every = [Instance(name, copy) for name, count in counts.items() for copy in range(1, count + 1)]
        if order.pieces is None:
            return every
        asked = set(order.pieces)
        chosen = [piece for piece in every if piece.piece in asked or str(piece) in asked]
        known = set(counts) | set(map(str, every))
        for name in order.pieces:
            if name not in known:
                raise ServiceError(Sentence("The box has no piece {piece!r}.", piece=name))
        if not chosen:
            raise ServiceError(Sentence("No piece is chosen."))
        return chosen

    def _names_of(self, setup: Setup, language: str) -> dict[str, str]:
        """The names of all pieces of an edition in a language."""
        key = (setup, language)
        if key not in self._names:
            parts = pieces_of(setup.game)
            with self._languages.aside(language):
                names = {piece: parts.piece_name(setup, piece) for piece, _ in tagged_pieces(setup)}
            self._names[key] = names
        return self._names[key]

    def _list(
        self,
        order: LabelOrder,
        setup: Setup,
        name: str,
        wanted: list[Instance],
        places: list[tuple[int, int]],
    ) -> Iterable[ListPage]:
        """Pages that say what the labels are for, in both languages."""
        spans: dict[str, list[tuple[int, int, int]]] = {}
        for piece, (page, index) in zip(wanted, places, strict=True):
            there = spans.setdefault(piece.piece, [])
            if there and there[-1][0] == page + 1 and there[-1][2] == index:
                there[-1] = (page + 1, there[-1][1], index + 1)
            else:
                there.append((page + 1, index + 1, index + 1))
        names = [self._names_of(setup, language) for language, _ in LANGUAGES]
        rows = [
            ListRow(
                piece,
                tuple(words[piece] for words in names),
                sum(last - first + 1 for _, first, last in found),
                tuple(found),
            )
            for piece, found in spans.items()
        ]
        pages = range(0, len(rows), ROWS_A_PAGE)
        heading = f"{phrases_for(setup).game_name()}: {name}"
        for number, first in enumerate(pages, start=1):
            yield ListPage(heading, number, len(pages), tuple(rows[first : first + ROWS_A_PAGE]))


def _check_size(box: Box) -> None:
    """Raise `ServiceError` for a box with so many tags that its file could not be read again."""
    if max(len(box.tags), len(box.retired)) > MOST_TAGS:
        raise ServiceError(Sentence("a box has at most {most} tags", most=MOST_TAGS))


def _corner(order: LabelOrder, sheet: Sheet, index: int) -> tuple[int, int]:
    return geometry.corner(sheet, index, order.dpi, Offset(*order.offset_mm))


def _edge(order: LabelOrder, sheet: Sheet, index: int) -> Rect:
    width = geometry.to_dots(sheet.label_width, order.dpi)
    return (*_corner(order, sheet, index), width, geometry.to_dots(sheet.label_height, order.dpi))


def _rect(dots: Dots, at: tuple[int, int] = (0, 0)) -> Rect:
    return (dots.x + at[0], dots.y + at[1], dots.width, dots.height)


def _label(
    order: LabelOrder, sheet: Sheet, design: Design, index: int, box: Box, piece: Instance, name: str
) -> Label:
    """A label with the code that the piece got last."""
    text = codes_of(box, piece)[-1]
    at = _corner(order, sheet, index)
    dark = tuple(map(_rect, geometry.dark(write(text, design.symbology), design, at)))
    return Label(_edge(order, sheet, index), dark, _rect(design.words, at), text, name)


def _doubts(design: Design) -> tuple[Sentence, ...]:
    """What may be hard to read, as sentences."""
    said = {
        Doubt.SMALL_MODULE: Sentence(
            "The dots of the codes are only {size} mm wide; many phones and scanners need {least} mm."
            " Take larger labels, or Data Matrix.",
            size=f"{design.module_mm:.2f}",
            least=f"{geometry.LEAST_MODULE_MM:g}",
        ),
        Doubt.FEW_DOTS: Sentence(
            "At {dpi} dpi the printer has only {count} points for each dot of a code; 600 dpi is better.",
            dpi=design.dpi,
            count=design.module,
        ),
        Doubt.NEAR_EDGE: Sentence("The codes come so near to the edges that the printer must be exact."),
    }
    return tuple(said[doubt] for doubt in design.doubts)
