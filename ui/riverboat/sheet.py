"""The rows of Riverboat's final score sheet, their pictures, and how ties were broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.riverboat.components import Phase
from engine.riverboat.observation import RiverboatObservation
from engine.session.view import View
from ui.game_parts import SheetRow
from ui.riverboat.art import (
    Crop,
    Suit,
    paint_barn,
    paint_boat_small,
    paint_coin,
    paint_crop,
    paint_field,
    paint_harbor_master,
    paint_opportunity_back,
    paint_phase_tile,
    paint_surveyor,
    paint_well,
    paint_worker,
)
from ui.theme import Theme

_Paint = Callable[[QPainter, QRectF, Theme], None]
_PICTURES: Final[dict[str, _Paint]] = {
    "plant": lambda painter, rect, theme: paint_crop(painter, rect, Crop.CORN, theme),
    "boat": lambda painter, rect, theme: paint_boat_small(painter, rect, 3, theme),
    "opportunity": lambda painter, rect, theme: paint_phase_tile(
        painter, rect, int(Phase.OPPORTUNITY), theme
    ),
    "barn": paint_barn,
    "well": paint_well,
    "card": paint_opportunity_back,
    "surveyors": paint_surveyor,
    "final-coins": paint_coin,
    "final-colour": lambda painter, rect, theme: paint_field(painter, rect, Suit.YELLOW, theme),
    "final-assets": paint_barn,
    "final-harbor": paint_harbor_master,
    "final-agents": paint_worker,
}


def rows() -> tuple[SheetRow, ...]:
    """What is scored in the course of play, then what the end settles. Rules RB-1.12.1 to RB-1.12.7."""
    translate = QCoreApplication.translate
    return (
        SheetRow(translate("FinalSheet", "Points before this record"), ("carried",), optional=True),
        SheetRow(translate("FinalSheet", "Planting"), ("plant",)),
        SheetRow(translate("FinalSheet", "Boats"), ("boat",)),
        SheetRow(translate("FinalSheet", "Phase tile 4"), ("opportunity",)),
        SheetRow(translate("FinalSheet", "Barns"), ("barn",)),
        SheetRow(translate("FinalSheet", "Wells"), ("well",)),
        SheetRow(translate("FinalSheet", "Opportunity cards"), ("card",)),
        SheetRow(translate("FinalSheet", "Surveyors and agents"), ("surveyors", "agents")),
        SheetRow(translate("FinalSheet", "Coins"), ("final-coins",), at_end=True),
        SheetRow(translate("FinalSheet", "Complete colours"), ("final-colour",), at_end=True),
        SheetRow(translate("FinalSheet", "Unused assets"), ("final-assets",), at_end=True),
        SheetRow(translate("FinalSheet", "Harbor"), ("final-harbor", "final-harbor-half"), at_end=True),
        SheetRow(translate("FinalSheet", "Rank of the agents"), ("final-agents",), at_end=True),
    )


def paint_row(painter: QPainter, rect: QRectF, key: str, theme: Theme) -> None:
    """The piece that a row is about; nothing for rows without one."""
    if key in _PICTURES:
        _PICTURES[key](painter, rect, theme)


def tie_breaks(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """Who came first in harbor and agents where numbers were equal, by phase tile. Rule RB-1.12.8."""
    observation: RiverboatObservation = view.observation
    translate = QCoreApplication.translate
    found: list[str] = []
    furthest = max(observation.harbor)
    leaders = [seat for seat, place in enumerate(observation.harbor) if place == furthest]
    if len(leaders) > 1:
        text = translate("FinalSheet", "Harbor: {first} is ahead of {others}, by phase tile {number}.")
        found.append(_tie(text, leaders, observation, names))
    for count in sorted(set(observation.agents), reverse=True):
        tied = [seat for seat, agents in enumerate(observation.agents) if agents == count]
        if count and len(tied) > 1:
            text = translate("FinalSheet", "Agents: {first} is ahead of {others}, by phase tile {number}.")
            found.append(_tie(text, tied, observation, names))
    return tuple(found)


def _tie(text: str, seats: list[int], observation: RiverboatObservation, names: Sequence[str]) -> str:
    def lowest(seat: int) -> int:
        return next((tile for tile in range(1, 6) if observation.owner[tile] == seat), 9)

    ordered = sorted(seats, key=lowest)
    others = QCoreApplication.translate("FinalSheet", ", ").join(names[seat] for seat in ordered[1:])
    return text.format(first=names[ordered[0]], others=others, number=lowest(ordered[0]))
