"""The box of Sobek, part by part, for the editor of boxes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.errors import Problem
from ui.items.placing import aspect_fit
from ui.own_box.counters import Counted, counters, put_at
from ui.own_box.draft import Data
from ui.own_box.parts import CountedPart, Paint, Part, Spot, Sum, arguments_of
from ui.sobek import art, nouns
from ui.sobek.box_cards import AmuletsPart, CharactersPart, GoodsPart, TokensPart
from ui.sobek.box_track import TrackPart
from ui.theme import Theme

translate = QCoreApplication.translate


def parts(data: Data) -> tuple[Part, ...]:
    """What people can copy from their box, what is reconstructed first."""
    del data
    return (TrackPart(), GoodsPart(), CharactersPart(), TokensPart(), AmuletsPart(), CountsPart())


def section_title(section: str) -> str:
    """A section of the file in words; one that the editor leaves alone stays as it is written there."""
    return next((part.title() for part in parts({}) if part.section == section), section)


def word(name: str) -> str:
    """A sort of pieces, or a good."""
    return _sort(nouns.good_by_name(name))


class CountsPart(CountedPart):
    """How many cards and tokens the box holds. Rule SK-2.1.1."""

    key = "box"
    section = "box"

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "All pieces")

    def about(self) -> str:
        """What is to be counted."""
        return translate(
            "OwnBox",
            "How many cards and tokens your box holds. These sums must agree with what the other pages say.",
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A counter for each sum."""
        value = data["box"]["value"]
        pieces = [
            Counted(name, _sort(name), count, put_at(name), _paint(name, theme), caption=_sort(name))
            for name, count in value.items()
        ]
        return counters(area, pieces, theme, aspect=0.8, most_wide=theme.text_px * 14)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """What the parts come to, and what the box should hold."""
        goods, box = data["goods"]["value"], data["box"]["value"]
        people = sum(item.get("count", 1) for item in data["characters"]["value"])
        amulets = data["amulets"]["value"]
        every = sum(item["total"] for item in goods) + amulets
        counted = {
            "cards": every + people,
            "goods": every,
            "start cards": sum(item["start"] for item in goods),
            "amulets": amulets,
            "characters": people,
            "tokens": sum(data["tokens"]["value"].values()),
        }
        return tuple(Sum(_sort(name), count, box[name]) for name, count in counted.items())

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The sum that is wrong."""
        if problem.place != self.section:
            return None
        name = arguments_of(problem.text).get("name")
        return frozenset({str(name)} if name in data["box"]["value"] else ())


def _sort(name: str) -> str:
    named = {
        "cards": translate("OwnBox", "All cards"),
        "goods": translate("OwnBox", "Goods and amulets"),
        "start cards": translate("OwnBox", "Start cards"),
        "amulets": translate("OwnBox", "Amulets"),
        "characters": translate("OwnBox", "Characters"),
        "tokens": translate("OwnBox", "Event tokens"),
    }
    return named.get(name, name)


def _paint(name: str, theme: Theme) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        card = aspect_fit(rect, art.ASPECT["card"])
        match name:
            case "cards":
                art.paint_card_back(painter, card, art.Back.BEIGE, theme)
            case "goods":
                art.paint_goods_card(painter, card, art.Good.WHEAT, theme, scarabs=1)
            case "start cards":
                art.paint_card_back(painter, card, art.Back.GREEN, theme)
            case "amulets":
                art.paint_amulet_card(painter, card, theme)
            case "characters":
                art.paint_card_back(painter, card, art.Back.ORANGE, theme)
            case "tokens":
                art.paint_token(painter, rect, art.Token.FLOOD, theme)

    return paint
