"""The box of Riverboat, part by part, for the editor of boxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.errors import Problem
from ui.own_box.counters import Counted, counters, put_at
from ui.own_box.draft import Data
from ui.own_box.parts import CountedPart, Paint, Part, Spot, Sum, arguments_of
from ui.riverboat import art
from ui.riverboat.box_harbor import HarborPart
from ui.riverboat.box_mats import MatPart
from ui.riverboat.box_tiles import DisplayPart, ShapePart, TilesPart
from ui.theme import Theme

translate = QCoreApplication.translate


def parts(data: Data) -> tuple[Part, ...]:
    """What people can copy from their box, what is reconstructed first."""
    mats = [MatPart(index, str(mat["id"])) for index, mat in enumerate(data["mats"]["value"])]
    return (
        *mats,
        HarborPart(),
        TilesPart(3),
        ShapePart(),
        DisplayPart(),
        TilesPart(2),
        TilesPart(1),
        CountsPart(),
    )


def section_title(section: str) -> str:
    """A section of the file in words; one that the editor leaves alone stays as it is written there."""
    named = {
        "mats": translate("OwnBox", "Mats"),
        "harbor": HarborPart().title(),
        "single_tiles": TilesPart(1).title(),
        "double_tiles": TilesPart(2).title(),
        "triple_tiles": TilesPart(3).title(),
        "triple_shape": ShapePart().title(),
        "display": DisplayPart().title(),
        "box": CountsPart().title(),
    }
    return named.get(section, section)


def word(name: str) -> str:
    """A sort of pieces."""
    return _sort(name)


class CountsPart(CountedPart):
    """How many pieces of each sort the box holds. Rule RB-2.1.1."""

    key = "box"
    section = "box"

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "All pieces")

    def about(self) -> str:
        """What is to be counted."""
        return translate(
            "OwnBox",
            "How many pieces of each sort your box holds. The sums of tiles, boats, cards and mats must "
            "agree with what the other pages say.",
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A counter for each sort."""
        value = data["box"]["value"]
        pieces = [
            Counted(name, _sort(name), count, put_at(name), _paint(name, theme), caption=_sort(name))
            for name, count in value.items()
        ]
        return counters(area, pieces, theme, aspect=0.95, most_wide=theme.text_px * 11)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """What the parts come to, and what the box should hold."""
        value = data["box"]["value"]
        tiles = TilesPart(3).sums(data)[1:]
        cards = data["cultivation_cards"]["value"]
        counted = {
            "boats": sum(boat.get("count", 0) for boat in data["boats"]["value"]),
            "cultivation cards": cards["per_suit"] * len(data["suits"]["value"]) + cards["wild"],
            "opportunity cards": len(data["opportunity_cards"]["value"]),
            "mats": len(data["mats"]["value"]),
        }
        return (*tiles, *(Sum(_sort(name), count, value.get(name, -1)) for name, count in counted.items()))

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The sort whose sum is wrong."""
        said = arguments_of(problem.text)
        named = frozenset({str(said["name"])} if said.get("name") in data["box"]["value"] else ())
        if problem.place == "start":
            return named
        return named if problem.place == "box" else None


_SQUARES: Final[dict[str, Callable[..., None]]] = {
    "workers": art.paint_worker,
    "surveyors": art.paint_surveyor,
    "coins": art.paint_coin,
    "barns": art.paint_barn,
    "wells": art.paint_well,
    "cultivation cards": art.paint_cultivation_back,
    "opportunity cards": art.paint_opportunity_back,
}


def _sort(name: str) -> str:
    named = {
        "workers": translate("OwnBox", "Workers"),
        "surveyors": translate("OwnBox", "Surveyors"),
        "coins": translate("OwnBox", "Coins"),
        "barns": translate("OwnBox", "Barns"),
        "wells": translate("OwnBox", "Wells"),
        "crop tiles": translate("OwnBox", "All crop tiles"),
        "crop spaces": translate("OwnBox", "Fields they cover"),
        "boats": translate("OwnBox", "Boats"),
        "cultivation cards": translate("OwnBox", "Cultivation cards"),
        "opportunity cards": translate("OwnBox", "Opportunity cards"),
        "mats": translate("OwnBox", "Mats"),
    }
    return named.get(name, name)


def _paint(name: str, theme: Theme) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        match name:
            case _ if name in _SQUARES:
                _SQUARES[name](painter, rect, theme)
            case "crop tiles":
                crops = [art.Crop.CORN, art.Crop.PUMPKIN]
                art.paint_crop_tile(painter, rect, [(0, 0), (1, 0)], crops, theme)
            case "crop spaces":
                art.paint_crop_tile(painter, rect, [(0, 0)], [art.Crop.CORN], theme)
            case "boats":
                art.paint_boat(painter, rect, 4, (), theme)
            case "mats":
                side = min(rect.width() / 2, rect.height() / 2) * 0.98
                for at, suit in enumerate((art.Suit.YELLOW, art.Suit.RED, art.Suit.BLUE)):
                    place = QRectF(0, 0, side, side)
                    place.moveCenter(rect.center())
                    place.translate(side * (at - 1) * 0.44, side * 0.4 * (1 if at % 2 else -1))
                    art.paint_field(painter, place, suit, theme)

    return paint
