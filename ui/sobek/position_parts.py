"""The table of Sobek for the editor of positions: its pictures, its box, what a position says besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.registry import game
from engine.sobek.components import BACK_NAMES, GOODS
from ui.position_editor.parts import Area, Say, SayKind, Spot
from ui.position_editor.shelves import Row, in_rows, paint_box
from ui.position_editor.situation import Situation
from ui.sobek import art, nouns
from ui.sobek.art import Back
from ui.sobek.ground import edition_of
from ui.theme import Theme

translate = QCoreApplication.translate

_UNSEEN: Final = ("unseen", "unseen-start", "unseen-tokens")


def fresh(setup: Setup) -> Situation:
    """An empty table; every seat still has to get its start cards. Rules SK-1.2.1 to 1.2.7."""
    return Situation(setup, {}, {"round": "1", "start": "1", "phase": "turn", "turn": "1"})


def box(setup: Setup) -> Mapping[str, int]:
    """Cards and event tokens. Rule SK-2.1.1."""
    return dict(game(setup.game).tagged(setup))


def areas(situation: Situation) -> Sequence[Area]:
    """What all share, then what belongs to each seat."""
    return (TableArea(), *(SeatArea(seat) for seat in range(len(situation.setup.seats))))


def ways(situation: Situation, place: str, piece: str) -> tuple[str, ...]:
    """Everything lies where it is put."""
    del situation, piece
    return (place,)


def unseen(place: str) -> bool:
    """What nobody has seen."""
    return place in _UNSEEN


def about() -> str:
    """What may be left out."""
    return translate(
        "SobekPosition",
        "What you do not place stays unseen: cards in the deck, face down on docks, or out of the round. "
        "Characters that lie face down on docks are said at the right, not placed.",
    )


def says(situation: Situation) -> Sequence[Say]:
    """Round, phase, whose turn it is, docks, deck, tokens and points."""
    edition = edition_of(situation.setup)
    names = tuple(
        (str(number), seat.name or str(number)) for number, seat in enumerate(situation.setup.seats, 1)
    )
    rounds = tuple((str(number), str(number)) for number in range(1, edition.rounds + 1))
    docks = tuple((str(number), str(number)) for number in range(1, edition.docks + 1))
    zeros = " ".join("0" for _ in names)
    phases = (
        ("turn", translate("SobekPosition", "A turn")),
        ("refill", translate("SobekPosition", "Refilling the docks")),
        ("laying", translate("SobekPosition", "Last sets of the round")),
    )
    found = [
        Say("round", translate("SobekPosition", "Round"), SayKind.CHOICE, rounds, "1"),
        Say("phase", translate("SobekPosition", "Where the round stands"), SayKind.CHOICE, phases, "turn"),
        Say("start", translate("SobekPosition", "Started the round"), SayKind.CHOICE, names, "1"),
    ]
    if situation.said("phase") != "laying":
        refill = situation.said("phase") == "refill"
        title = (
            translate("SobekPosition", "Took the last card")
            if refill
            else translate("SobekPosition", "Whose turn")
        )
        found.append(Say("turn", title, SayKind.CHOICE, names, "1"))
        title = translate("SobekPosition", "Cards in the deck")
        found.append(Say("deck", title, SayKind.NUMBER, optional=True))
        backs = tuple((name, nouns.back_by_name(name)) for name in BACK_NAMES[1:])
        title = translate("SobekPosition", "Back on top of the deck")
        found.append(Say("top", title, SayKind.CHOICE, backs, optional=True))
    title = translate("SobekPosition", "Docks with a face-down character")
    found.append(Say("face-down", title, SayKind.SOME, docks, optional=True))
    title = translate("SobekPosition", "Event tokens left")
    found.append(Say("tokens", title, SayKind.NUMBER, optional=True))
    title = translate("SobekPosition", "Have looked at the tokens")
    found.append(Say("looked", title, SayKind.SOME, names, optional=True))
    if situation.setup.option("hidden") == "blank":
        found += _untold(names, zeros)
    title = translate("SobekPosition", "Points so far")
    found.append(Say("points", title, SayKind.EACH, names, zeros, True))
    return tuple(found)


def _untold(names: tuple[tuple[str, str], ...], zeros: str) -> list[Say]:
    """How many cards of people nobody has told, by place and back. Rule SK-1.16.20."""
    titles = {
        "hand": translate("SobekPosition", "Untold cards in hand ({back} back)"),
        "corruption": translate("SobekPosition", "Untold cards in corruption ({back} back)"),
    }
    return [
        Say(f"{place}-{back}", title.format(back=nouns.back_by_name(back)), SayKind.EACH, names, zeros, True)
        for place, title in titles.items()
        for back in BACK_NAMES
    ]


class TableArea:
    """Docks, event tokens, discards, and what nobody has seen."""

    key = "table"

    def title(self, situation: Situation) -> str:
        """What it is."""
        del situation
        return translate("SobekPosition", "Table")

    def spots(self, situation: Situation, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """The queue, then everything else below it."""
        docks = [f"dock-{dock}" for dock in range(1, edition_of(situation.setup).docks + 1)]
        words = {
            place: translate("SobekPosition", "Dock {number}").format(number=number)
            for number, place in enumerate(docks, start=1)
        } | {
            "tokens": translate("SobekPosition", "Event tokens left, known"),
            "tokens-used": translate("SobekPosition", "Tokens picked and discarded"),
            "discards": translate("SobekPosition", "Discards"),
            "unseen": translate("SobekPosition", "Cards nobody has seen"),
            "unseen-start": translate("SobekPosition", "Start cards out of the round"),
            "unseen-tokens": translate("SobekPosition", "Tokens nobody has seen"),
        }
        rows: list[Row] = [
            (1.2, [(1.0, dock) for dock in docks]),
            (1.0, [(1.0, "tokens"), (1.0, "tokens-used")]),
            (1.1, [(1.0, "discards")]),
            (1.1, [(2.2, "unseen"), (1.0, "unseen-start"), (1.2, "unseen-tokens")]),
        ]
        return in_rows(situation, rows, words, area, theme)

    def paint(self, painter: QPainter, situation: Situation, area: QRectF, theme: Theme) -> None:
        """The places; a back on docks with a face-down character."""
        face_down = situation.said("face-down").split()
        for spot in self.spots(situation, area, theme):
            paint_box(painter, spot, situation, theme)
            if spot.place.removeprefix("dock-") in face_down:
                side = min(spot.rect.width(), spot.rect.height()) * 0.72
                rect = QRectF(spot.rect.center() - QPointF(side / 2, side * 0.42), spot.rect.bottomRight())
                rect.setSize(rect.size().boundedTo(QRectF(0, 0, side, side).size()))
                art.paint_card_back(painter, rect, Back.ORANGE, theme)


@dataclass(frozen=True, slots=True)
class SeatArea:
    """Hand, corruption, sets and curses of a seat."""

    seat: int

    @property
    def key(self) -> str:
        """Its name among the areas."""
        return f"seat-{self.seat + 1}"

    def title(self, situation: Situation) -> str:
        """Who sits there."""
        name = situation.setup.seats[self.seat].name
        return name or translate("SobekPosition", "Seat {number}").format(number=self.seat + 1)

    def spots(self, situation: Situation, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """The hand, the sets by their goods, corruption and curses."""
        own = f"{self.seat + 1}."
        words = {
            own + "hand": translate("SobekPosition", "Hand"),
            own + "corruption": translate("SobekPosition", "Corruption"),
            own + "curses": translate("SobekPosition", "Curses"),
        } | {
            own + good: translate("SobekPosition", "Set of {good}").format(good=nouns.good_by_name(good))
            for good in GOODS
        }
        rows: list[Row] = [
            (1.3, [(1.0, own + "hand")]),
            (1.0, [(1.0, own + good) for good in GOODS[:3]]),
            (1.0, [(1.0, own + good) for good in GOODS[3:]]),
            (1.0, [(3.0, own + "corruption"), (1.0, own + "curses")]),
        ]
        return in_rows(situation, rows, words, area, theme)

    def paint(self, painter: QPainter, situation: Situation, area: QRectF, theme: Theme) -> None:
        """The places with what lies there."""
        for spot in self.spots(situation, area, theme):
            paint_box(painter, spot, situation, theme)
