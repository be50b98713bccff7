"""The cards and tokens of one's own box: how many of each good, its scarabs, the goods of the characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from engine.core.errors import Problem
from engine.sobek.components import GOODS, MOST_ALIKE, TOKEN_NAMES, Role
from ui.items.lettering import paint_line
from ui.items.placing import aspect_fit
from ui.own_box.counters import Counted, cells, counter_spots, counters, put_at
from ui.own_box.draft import Data
from ui.own_box.parts import Brush, CountedPart, Paint, Spot, Sum, Work, arguments_of
from ui.sobek import nouns
from ui.sobek.art import (
    ASPECT,
    Back,
    Character,
    Good,
    Token,
    paint_amulet_card,
    paint_card_back,
    paint_character_card,
    paint_good,
    paint_goods_card,
    paint_scarabs,
    paint_token,
)
from ui.theme import Theme

translate = QCoreApplication.translate
_MOST_SCARABS: Final = 9


class GoodsPart(CountedPart):
    """The cards of each good: with scarabs, without, start cards. Rules SK-2.2.1 to SK-2.2.7."""

    key = "goods"
    section = "goods"

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Goods and scarabs")

    def about(self) -> str:
        """How they are counted."""
        return translate(
            "OwnBox",
            "Sort the cards of each good into those with scarabs, those without, and the start cards with "
            "the green back, and count each pile. The last row is how many scarabs one card carries.",
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A column for each good."""
        wide = min(area.width() / len(GOODS), theme.text_px * 11.0)
        left = area.center().x() - wide * len(GOODS) / 2
        high = area.height() / 3.6
        tops = [0.0, high, 2 * high, 3 * high]
        rows: list[list[Spot]] = [[], [], [], []]
        for number, item in enumerate(data["goods"]["value"]):
            for row, piece in enumerate(_piles(number, item, theme)):
                height = high * (0.6 if row == 3 else 1.0)
                cell = QRectF(left + number * wide, area.top() + tops[row], wide, height)
                rows[row] += counter_spots(cell, piece, theme)
        return tuple(spot for row in rows for spot in row)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """The cards of each good, of all goods, and the start cards. Rule SK-2.1.1."""
        goods = data["goods"]["value"]
        box = data["box"]["value"]
        found = [Sum(_good(number), item["total"]) for number, item in enumerate(goods)]
        found.append(
            Sum(
                translate("OwnBox", "Goods and amulets"),
                sum(item["total"] for item in goods) + data["amulets"]["value"],
                box["goods"],
            )
        )
        starts = sum(item["start"] for item in goods)
        found.append(Sum(translate("OwnBox", "Start cards"), starts, box["start cards"]))
        return tuple(found)

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The good that is named; sums of goods."""
        del data
        said = arguments_of(problem.text)
        if problem.place == "box" and said.get("name") in ("goods", "start cards", "cards"):
            return frozenset()
        if problem.place != self.section:
            return None
        name = said.get("name")
        return frozenset({f"{name}/plain"} if name in GOODS else ())


class CharactersPart:
    """Which good each character stands for. Rules SK-2.3.1 to SK-2.3.9."""

    key = "characters"
    section = "characters"
    item = None

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Characters")

    def about(self) -> str:
        """How they are copied."""
        return translate("OwnBox", "Pick a good and click on the characters whose card shows it in your box.")

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """The goods."""
        del data
        return tuple(
            Brush(name, nouns.good_name(at), Good(name).letter, _good_paint(name))
            for at, name in enumerate(GOODS)
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """Each character as its card, with its name and its good."""
        people = data["characters"]["value"]
        places = cells(area, len(people), 0.62, most_wide=theme.text_px * 11)
        return tuple(
            Spot(
                item["id"],
                place,
                f"{_person(item)} · {nouns.good_by_name(item['good'])}",
                _person_paint(item, theme),
                _used(at),
                painted=True,
            )
            for at, (item, place) in enumerate(zip(people, places, strict=True))
        )

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """The characters of each good, and all."""
        people = data["characters"]["value"]
        found = [
            Sum(_good(at), sum(item.get("count", 1) for item in people if item["good"] == name))
            for at, name in enumerate(GOODS)
        ]
        every = sum(item.get("count", 1) for item in people)
        return (*found, Sum(self.title(), every, data["box"]["value"]["characters"]))

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The whole part."""
        del data
        said = arguments_of(problem.text)
        if problem.place == "box" and said.get("name") == "characters":
            return frozenset()
        return frozenset() if problem.place == self.section else None


class TokensPart(CountedPart):
    """How many there are of each event token. Rules SK-2.4.1 to SK-2.4.6."""

    key = "tokens"
    section = "tokens"

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Event tokens")

    def about(self) -> str:
        """How they are counted."""
        return translate("OwnBox", "Count how many tokens of each kind your box holds.")

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A counter for each kind."""
        value = data["tokens"]["value"]
        pieces = [
            Counted(
                name,
                nouns.capital(nouns.token_by_name(name)),
                value.get(name, 0),
                put_at(name),
                _token_paint(name, theme),
                most=MOST_ALIKE,
                caption=nouns.capital(nouns.token_by_name(name)),
            )
            for name in TOKEN_NAMES
        ]
        return counters(area, pieces, theme, aspect=0.9, most_wide=theme.text_px * 13)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """All tokens. Rule SK-2.1.1."""
        return (Sum(self.title(), sum(data["tokens"]["value"].values()), data["box"]["value"]["tokens"]),)

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The whole part."""
        del data
        if problem.place == "box" and arguments_of(problem.text).get("name") == "tokens":
            return frozenset()
        return frozenset() if problem.place == self.section else None


class AmuletsPart(CountedPart):
    """How many amulets there are. Rule SK-2.2.8."""

    key = "amulets"
    section = "amulets"

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Amulets")

    def about(self) -> str:
        """How they are counted."""
        return translate("OwnBox", "Count the amulets, which stand for any good.")

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """One counter."""
        piece = Counted(
            "amulets",
            self.title(),
            data["amulets"]["value"],
            lambda count: lambda _value: count,
            lambda painter, rect: paint_amulet_card(painter, aspect_fit(rect, ASPECT["card"]), theme),
            most=MOST_ALIKE,
        )
        return counters(area, [piece], theme, aspect=0.6, most_wide=theme.text_px * 13)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """As the box says."""
        return (Sum(self.title(), data["amulets"]["value"], data["box"]["value"]["amulets"]),)

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The whole part."""
        del data
        if problem.place == "box" and arguments_of(problem.text).get("name") in ("amulets", "goods", "cards"):
            return frozenset()
        return frozenset() if problem.place == self.section else None


# --- goods -----------------------------------------------------------------------------------


def _good(number: int) -> str:
    return nouns.capital(nouns.good_name(number))


def _piles(number: int, item: dict[str, Any], theme: Theme) -> list[Counted]:
    name, good = item["name"], _good(number)
    kind = Good(name)
    plain = item["total"] - item["with"] - item["start"]
    titles = (
        translate("OwnBox", "{good} with scarabs"),
        translate("OwnBox", "{good} without scarabs"),
        translate("OwnBox", "{good}: start cards"),
        translate("OwnBox", "{good}: scarabs on a card"),
    )
    with_, without, start, worth = (title.format(good=good) for title in titles)
    return [
        Counted(
            f"{name}/with",
            with_,
            item["with"],
            _put_pile(number, "with"),
            lambda painter, rect: paint_goods_card(painter, rect, kind, theme, scarabs=item["scarabs"]),
            most=MOST_ALIKE,
        ),
        Counted(
            f"{name}/plain",
            without,
            plain,
            _put_pile(number, "plain"),
            lambda painter, rect: paint_goods_card(painter, rect, kind, theme),
            most=MOST_ALIKE,
        ),
        Counted(
            f"{name}/start",
            start,
            item["start"],
            _put_pile(number, "start"),
            lambda painter, rect: paint_goods_card(painter, rect, kind, theme, start=True),
            most=MOST_ALIKE,
        ),
        Counted(
            f"{name}/scarabs",
            worth,
            item["scarabs"],
            _put_scarabs(number),
            lambda painter, rect: paint_scarabs(painter, rect, item["scarabs"], theme),
            least=1,
            most=_MOST_SCARABS,
        ),
    ]


def _put_pile(number: int, pile: str) -> Callable[[int], Work]:
    """One pile counted; the others stay, so the total follows."""

    def put(count: int) -> Work:
        def work(goods: list[dict[str, Any]]) -> None:
            item = goods[number]
            plain = item["total"] - item["with"] - item["start"]
            if pile == "plain":
                plain = count
            else:
                item[pile] = count
            item["total"] = item["with"] + plain + item["start"]

        return work

    return put


def _put_scarabs(number: int) -> Callable[[int], Work]:
    def put(count: int) -> Work:
        def work(goods: list[dict[str, Any]]) -> None:
            goods[number]["scarabs"] = count

        return work

    return put


# --- characters and tokens -------------------------------------------------------------------


def _good_paint(name: str) -> Callable[[QPainter, QRectF, Theme], None]:
    return lambda painter, rect, theme: paint_good(painter, rect, Good(name), theme)


def _person(item: dict[str, Any]) -> str:
    if item["id"] == "high-priestess":
        return translate("Nouns", "High Priestess")
    return nouns.role_name(Role(item["role"]))


def _person_paint(item: dict[str, Any], theme: Theme) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        low = theme.text_px * 1.5
        card = aspect_fit(rect.adjusted(4, 4, -4, -2 * low - 2), ASPECT["card"])
        if item["id"] in tuple(Character):
            paint_character_card(painter, card, Character(item["id"]), theme, counts_as=Good(item["good"]))
        else:
            paint_card_back(painter, card, Back.ORANGE, theme)
        centred = Qt.AlignmentFlag.AlignHCenter
        line = QRectF(rect.left() + 2, card.bottom() + 2, rect.width() - 4, low)
        paint_line(painter, line, _person(item), theme.text_px * 0.95, theme.ink, bold=True, align=centred)
        good = nouns.good_by_name(item["good"])
        paint_line(painter, line.translated(0, low), good, theme.text_px * 0.95, theme.muted, align=centred)

    return paint


def _used(at: int) -> Callable[[str], Work]:
    def use(brush: str) -> Work:
        def work(people: list[dict[str, Any]]) -> None:
            people[at]["good"] = brush

        return work

    return use


def _token_paint(name: str, theme: Theme) -> Paint:
    return lambda painter, rect: paint_token(painter, rect, Token(name), theme)
