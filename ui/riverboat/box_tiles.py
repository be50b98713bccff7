"""Crop tiles of one's own box: how many of each kind, the shape of the triples, how many lie face up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, permutations
from math import sqrt
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core.errors import Problem
from engine.riverboat.components import MOST_SPACES
from ui.art.lettering import paint_text
from ui.own_box.counters import Counted, counters, put_at
from ui.own_box.draft import Data
from ui.own_box.parts import Brush, CountedPart, Paint, Spot, Sum, Work, arguments_of
from ui.riverboat import nouns
from ui.riverboat.art import Crop, axial_centre, hex_rect, paint_crop_tile, paint_empty_hex, paint_plate
from ui.theme import Theme

translate = QCoreApplication.translate
SECTIONS: Final = {1: "single_tiles", 2: "double_tiles", 3: "triple_tiles"}
_SIZES: Final = ("singles", "doubles", "triples")
_MOST_ALIKE: Final = 99
_AROUND: Final = 2
"""The hexes of a shape are looked for so far from the first."""


def shape_of(data: Data, size: int) -> list[tuple[int, int]]:
    """The hexes of a tile, the first at the origin."""
    if size == 3:
        return [(q, r) for q, r in data["triple_shape"]["value"]]
    return [(0, 0), (1, 0)][:size]


def crop_of(letter: str) -> Crop:
    """The drawing of a letter."""
    return Crop(letter) if letter in tuple(Crop) else Crop.TURNIP


@dataclass(frozen=True, slots=True)
class TilesPart(CountedPart):
    """The crop tiles of a size: so many of each kind. Rules RB-2.2.1 to RB-2.2.3."""

    size: int

    @property
    def key(self) -> str:
        """Its name among the parts."""
        return self.section

    @property
    def section(self) -> str:
        """Where they stand in the file."""
        return SECTIONS[self.size]

    def title(self) -> str:
        """The size in words."""
        return nouns.tiles_of(self.size)

    def about(self) -> str:
        """How they are counted."""
        return translate(
            "OwnBox",
            "Sort your tiles of this size and count each kind: click on plus and minus, or go there with the "
            "arrows and type the number.",
        )

    def kinds(self, data: Data) -> list[str]:
        """Every kind that can be, in a fixed order, and those that the data have besides."""
        letters = [crop["id"] for crop in data["crops"]["value"]]
        found = [letter * self.size for letter in letters]
        if self.size == 2:
            found += ["".join(pair) for pair in combinations(letters, 2)]
        elif self.size == 3:
            pairs = list(permutations(letters, 2))
            found += [f"{one}{one}{other}" for one, other in pairs]
            if not _all_touch(shape_of(data, 3)):
                found += [f"{one}{other}{one}" for one, other in pairs]
        return list(dict.fromkeys([*found, *data[self.section]["value"]]))

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A counter for each kind."""
        value = data[self.section]["value"]
        kinds = self.kinds(data)
        shape = shape_of(data, self.size)
        pieces = [
            Counted(
                kind,
                _tile_words(data, kind),
                value.get(kind, 0),
                _put_kind(kind, tuple(kinds)),
                _tile_paint(kind, shape, theme),
                most=_MOST_ALIKE,
            )
            for kind in kinds
        ]
        return counters(area, pieces, theme, aspect=0.95, most_wide=theme.text_px * 11)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """Of this size, of all sizes, and the spaces they cover. Rule RB-2.1.1."""
        counts = {size: sum(data[section]["value"].values()) for size, section in SECTIONS.items()}
        box = data["box"]["value"]
        return (
            Sum(self.title(), counts[self.size]),
            Sum(translate("OwnBox", "All crop tiles"), sum(counts.values()), box.get("crop tiles", -1)),
            Sum(
                translate("OwnBox", "Fields they cover"),
                sum(size * count for size, count in counts.items()),
                box.get("crop spaces", -1),
            ),
        )

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """Tiles that are named, and sums of tiles."""
        del data
        said = arguments_of(problem.text)
        if problem.place == "box" and said.get("name") in ("crop tiles", "crop spaces"):
            return frozenset()
        if problem.place not in (self.section, "tiles"):
            return None
        return frozenset({str(said["tile"])} if "tile" in said else ())


class ShapePart:
    """How the three hexes of a triple lie. Rule RB-2.2.3."""

    key = "triple_shape"
    section = "triple_shape"
    item = None

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Shape of triples")

    def about(self) -> str:
        """How it is copied."""
        return translate(
            "OwnBox",
            "The three hexes of a triple tile as they lie in your box. Pick the second or the third hex, and "
            "click where it lies.",
        )

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """The second hex and the third; the first stays where it is."""
        del data
        return (
            Brush("2", translate("OwnBox", "second hex"), "2", _digit_paint("2")),
            Brush("3", translate("OwnBox", "third hex"), "3", _digit_paint("3")),
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """The hexes around the first one."""
        shape = shape_of(data, 3)
        radius = min(area.width() / (sqrt(3) * 5.2), area.height() / 8.4, theme.text_px * 5.0)
        found = []
        for q, r in _ring_order():
            centre = area.center() + axial_centre(q, r, radius)
            digit = str(shape.index((q, r)) + 1) if (q, r) in shape else ""
            words = translate("OwnBox", "hex {number}") if digit else translate("OwnBox", "empty place")
            found.append(
                Spot(
                    f"hex {q} {r}",
                    hex_rect(centre, radius),
                    words.format(number=digit),
                    _shape_paint(digit, centre, radius, theme),
                    _put_hex(q, r) if (q, r) != shape[0] else None,
                    painted=(q, r) != shape[0],
                    round=True,
                )
            )
        return tuple(found)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """Nothing is counted."""
        del data
        return ()

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The hexes of the shape."""
        if problem.place != self.section:
            return None
        return frozenset(f"hex {q} {r}" for q, r in shape_of(data, 3))


class DisplayPart(CountedPart):
    """How many tiles of each size lie face up. Rule RB-2.2.6."""

    key = "display"
    section = "display"

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Display")

    def about(self) -> str:
        """How it is copied."""
        return translate(
            "OwnBox", "Count the spaces for face-up crop tiles of each size on the board of your box."
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A counter for each size."""
        value = data["display"]["value"]
        pieces = [
            Counted(
                name,
                TilesPart(size).title(),
                value[name],
                put_at(name),
                _tile_paint("T" * size, shape_of(data, size), theme),
                least=1,
                most=MOST_SPACES,
                caption=TilesPart(size).title(),
            )
            for size, name in enumerate(_SIZES, start=1)
        ]
        return counters(area, pieces, theme, aspect=0.95, most_wide=theme.text_px * 15)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """All spaces."""
        return (Sum(translate("OwnBox", "Face-up tiles"), sum(data["display"]["value"].values())),)

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """Sizes with more spaces than can be."""
        if problem.place != self.section:
            return None
        return frozenset(name for name in _SIZES if data["display"]["value"][name] > MOST_SPACES)


def _all_touch(shape: list[tuple[int, int]]) -> bool:
    """Whether each hex touches each other, so that every order of crops is the same tile turned."""
    return all(
        max(abs(q - p), abs(r - s), abs(q + r - p - s)) == 1 for (q, r), (p, s) in combinations(shape, 2)
    )


def _ring_order() -> list[tuple[int, int]]:
    near = range(-_AROUND, _AROUND + 1)
    return [(q, r) for r in near for q in near if abs(q + r) <= _AROUND]


def _tile_words(data: Data, kind: str) -> str:
    names = {crop["id"]: crop["name"] for crop in data["crops"]["value"]}
    words = nouns.listed(nouns.crop_word(names.get(letter, letter)) for letter in kind)
    return f"{kind} · {words}"


def _tile_paint(kind: str, shape: list[tuple[int, int]], theme: Theme) -> Paint:
    crops = [crop_of(letter) for letter in kind]
    return lambda painter, rect: paint_crop_tile(painter, rect, shape, crops, theme)


def _put_kind(kind: str, order: tuple[str, ...]) -> Callable[[int], Work]:
    def put(count: int) -> Work:
        def work(value: dict[str, int]) -> dict[str, int]:
            counts = {**value, kind: count}
            return {name: counts[name] for name in order if counts.get(name, 0) > 0}

        return work

    return put


def _put_hex(q: int, r: int) -> Callable[[str], Work]:
    """The hex that the brush names comes here; if the other one lies here, they change places."""

    def use(brush: str) -> Work:
        def work(value: list[Any]) -> None:
            at = int(brush) - 1
            if [q, r] in value:
                value[value.index([q, r])] = value[at]
            value[at] = [q, r]

        return work

    return use


def _digit_paint(digit: str) -> Callable[[QPainter, QRectF, Theme], None]:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        radius = min(rect.width() / sqrt(3), rect.height() / 2) * 0.92
        paint_plate(painter, [rect.center()], radius, [Crop.TURNIP], theme)
        _paint_digit(painter, rect.center(), radius, digit, theme)

    return paint


def _shape_paint(digit: str, centre: QPointF, radius: float, theme: Theme) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        if not digit:
            paint_empty_hex(painter, rect, theme)
            return
        paint_plate(painter, [centre], radius * 0.97, [Crop.TURNIP], theme)
        _paint_digit(painter, centre, radius, digit, theme)

    return paint


def _paint_digit(painter: QPainter, centre: QPointF, radius: float, digit: str, theme: Theme) -> None:
    badge = QRectF(0, 0, radius * 0.9, radius * 0.9)
    badge.moveCenter(centre)
    painter.setPen(theme.outline)
    painter.setBrush(theme.card)
    painter.drawEllipse(badge)
    place = QRectF(0, 0, radius * 0.5, radius * 0.5)
    place.moveCenter(centre)
    paint_text(painter, place, digit, theme.ink)
