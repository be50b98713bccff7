"""The mats of one's own box: hexes that are painted with the five colours, rows made longer and shorter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core.errors import Problem
from engine.riverboat.components import MOST_FIELDS
from engine.riverboat.hexgrid import GAP
from ui.own_box.counters import sign_paint
from ui.own_box.draft import Data
from ui.own_box.parts import Brush, Paint, Spot, Sum, Work, arguments_of
from ui.riverboat import nouns
from ui.riverboat.art import Suit, hex_rect, paint_empty_hex, paint_field, paint_suit
from ui.theme import Theme

translate = QCoreApplication.translate
_MOST_ROWS: Final = 26
_SQRT3: Final = sqrt(3)


def suit_of(letter: str) -> Suit:
    """The drawing of a letter."""
    return Suit(letter) if letter in tuple(Suit) else Suit.YELLOW


@dataclass(frozen=True, slots=True)
class MatPart:
    """One mat, by its number in the file."""

    index: int
    id: str

    @property
    def key(self) -> str:
        """Its name among the parts."""
        return f"mats/{self.index}"

    @property
    def section(self) -> str:
        """Where mats stand in the file."""
        return "mats"

    @property
    def item(self) -> int:
        """Its number in the file."""
        return self.index

    def title(self) -> str:
        """The mat by its number."""
        return translate("OwnBox", "Mat {mat}").format(mat=self.id)

    def about(self) -> str:
        """How fields are copied. Rules RB-2.6.1, RB-2.6.3."""
        return translate(
            "OwnBox",
            "Pick a colour and paint the fields as they lie on your mat; drag to paint several. Or type the "
            "letters of the fields row by row. Plus and minus make a row longer or shorter.",
        )

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """The colours, and a place without a field."""
        colours = [
            Brush(suit["id"], nouns.suit_by_name(suit["name"]), suit["id"], _suit_paint(suit["id"]))
            for suit in data["suits"]["value"]
        ]
        return (*colours, Brush(GAP, translate("OwnBox", "no field"), GAP, paint_empty_hex))

    def _rows(self, data: Data) -> list[str]:
        return list(data["mats"]["value"][self.index]["rows"])

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """Every place of every row, then the buttons of the rows."""
        rows = self._rows(data)
        wide = max((len(row) + row_number % 2 / 2 for row_number, row in enumerate(rows)), default=1)
        radius = min(
            area.width() / (_SQRT3 * (wide + 0.2) + 3.6),
            area.height() / (1.5 * len(rows) + 0.5 + 1.7),
            theme.text_px * 5.0,
        )
        width = _SQRT3 * wide * radius + 3.6 * radius
        left = area.center().x() - width / 2
        height = (1.5 * len(rows) + 0.5 + 1.7) * radius
        top = area.top() + max(0.0, area.height() - height) / 2
        names = {suit["id"]: nouns.suit_by_name(suit["name"]) for suit in data["suits"]["value"]}
        found: list[Spot] = []
        signs: list[Spot] = []
        for number, row in enumerate(rows):
            down = top + radius + number * 1.5 * radius
            for column, letter in enumerate(row):
                across = left + _SQRT3 * radius * (column + 0.5 + number % 2 / 2)
                place = f"{_letter(number)}{column + 1}"
                found.append(
                    Spot(
                        place,
                        hex_rect(QPointF(across, down), radius),
                        f"{place} · {names.get(letter, translate('OwnBox', 'no field'))}",
                        _field_paint(letter, theme),
                        _painter(self.index, number, column),
                        painted=True,
                        art=("field", letter),
                        round=True,
                    )
                )
            signs += self._signs(number, len(row), QPointF(left, down), radius, theme)
        below = top + (1.5 * len(rows) + 0.5 + 0.85) * radius
        signs += self._row_signs(len(rows), QPointF(left, below), radius, theme)
        return (*found, *signs)

    def _signs(self, number: int, length: int, start: QPointF, radius: float, theme: Theme) -> list[Spot]:
        """Behind a row: one field fewer, one more."""
        side = radius * 1.0
        first = start.x() + _SQRT3 * radius * (length + number % 2 / 2) + radius * 0.35
        name = _letter(number)
        shorter = QRectF(first, start.y() - side / 2, side, side)
        longer = shorter.translated(side * 1.15, 0)
        less = _shorten(self.index, number) if length > 1 else None
        return [
            _button(
                f"{name}-", shorter, translate("OwnBox", "Row {row}: one field fewer"), name, "-", theme, less
            ),
            _button(
                f"{name}+",
                longer,
                translate("OwnBox", "Row {row}: one field more"),
                name,
                "+",
                theme,
                _lengthen(self.index, number),
            ),
        ]

    def _row_signs(self, count: int, start: QPointF, radius: float, theme: Theme) -> list[Spot]:
        """Below all rows: one row fewer, one more."""
        side = radius * 1.0
        shorter = QRectF(start.x() + radius * 0.4, start.y() - side / 2, side, side)
        less = _drop_row(self.index) if count > 1 else None
        more = _add_row(self.index) if count < _MOST_ROWS else None
        name = _letter(max(0, count - 1))
        return [
            _button("rows-", shorter, translate("OwnBox", "Without row {row}"), name, "-", theme, less),
            _button(
                "rows+",
                shorter.translated(side * 1.15, 0),
                translate("OwnBox", "One row more below row {row}"),
                name,
                "+",
                theme,
                more,
            ),
        ]

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """The fields of each colour, and all of them. Rule RB-2.6.3."""
        letters = "".join(self._rows(data)).replace(GAP, "")
        found = [
            Sum(nouns.suit_by_name(suit["name"]).capitalize(), letters.count(suit["id"]))
            for suit in data["suits"]["value"]
        ]
        title = translate("OwnBox", "Fields (at most {most})").format(most=MOST_FIELDS)
        return (*found, Sum(title, len(letters)))

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """A mat that is named is this one or another; letters that are no colour are shown."""
        if problem.place != "mats":
            return None
        said = arguments_of(problem.text)
        if "mat" in said and str(said["mat"]) != self.id:
            return None
        strange = str(said.get("letters", "")).split()
        return frozenset(
            f"{_letter(number)}{column + 1}"
            for number, row in enumerate(self._rows(data))
            for column, letter in enumerate(row)
            if letter in strange
        )


def _letter(row: int) -> str:
    return chr(ord("a") + row)


def _suit_paint(letter: str) -> Callable[[QPainter, QRectF, Theme], None]:
    return lambda painter, rect, theme: paint_suit(painter, rect, suit_of(letter), theme)


def _field_paint(letter: str, theme: Theme) -> Paint:
    if letter == GAP:
        return lambda painter, rect: paint_empty_hex(painter, rect, theme)
    return lambda painter, rect: paint_field(painter, rect, suit_of(letter), theme)


def _button(
    name: str, rect: QRectF, words: str, row: str, sign: str, theme: Theme, work: Callable[[str], Work] | None
) -> Spot:
    return Spot(name, rect, words.format(row=row), sign_paint(sign, theme, enabled=work is not None), work)


# --- what clicks do; values are lists of mats ----------------------------------------------------

Mats = list[dict[str, Any]]


def _painter(mat: int, row: int, column: int) -> Callable[[str], Work]:
    def use(brush: str) -> Work:
        def work(mats: Mats) -> None:
            text = mats[mat]["rows"][row]
            mats[mat]["rows"][row] = f"{text[:column]}{brush}{text[column + 1 :]}"

        return work

    return use


def _lengthen(mat: int, row: int) -> Callable[[str], Work]:
    def use(brush: str) -> Work:
        def work(mats: Mats) -> None:
            mats[mat]["rows"][row] += brush

        return work

    return use


def _shorten(mat: int, row: int) -> Callable[[str], Work]:
    def use(_brush: str) -> Work:
        def work(mats: Mats) -> None:
            mats[mat]["rows"][row] = mats[mat]["rows"][row][:-1]

        return work

    return use


def _add_row(mat: int) -> Callable[[str], Work]:
    def use(brush: str) -> Work:
        def work(mats: Mats) -> None:
            rows = mats[mat]["rows"]
            rows.append(brush * len(rows[-1]))

        return work

    return use


def _drop_row(mat: int) -> Callable[[str], Work]:
    def use(_brush: str) -> Work:
        def work(mats: Mats) -> None:
            mats[mat]["rows"].pop()

        return work

    return use
