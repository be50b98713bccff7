"""Riverboat's score pad in words and pictures: what is written into each row of the sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPen

from engine.core.setup import Setup
from engine.riverboat.components import OpportunityCard, Phase
from ui.riverboat import nouns
from ui.riverboat.art import paint_opportunity, paint_phase_tile
from ui.riverboat.ground import edition_of
from ui.riverboat.sheet import paint_row as paint_sheet_row
from ui.theme import Theme

translate = QCoreApplication.translate
_LIKE: Final = {
    "plant": "plant",
    "boats": "boat",
    "opportunity": "opportunity",
    "barns": "barn",
    "wells": "well",
    "presence": "surveyors",
    "coins": "final-coins",
    "colours": "final-colour",
    "assets": "final-assets",
    "harbor": "final-harbor",
    "agents": "final-agents",
}
"""The rows that have the picture of a row of the final sheet."""


def section_title(section: str) -> str:
    """The name of a part of the sheet."""
    return {
        "play": translate("RiverboatPad", "In the course of play"),
        "cards": translate("RiverboatPad", "Opportunity cards"),
        "end": translate("RiverboatPad", "At the end"),
    }[section]


def _card(setup: Setup, row: str) -> OpportunityCard | None:
    name = row.removeprefix("card-")
    return next((card for card in edition_of(setup).cards if f"card-{name}" == row and card.id == name), None)


def row_title(setup: Setup, row: str) -> str:
    """What a row is about."""
    card = _card(setup, row)
    if card is not None:
        return translate("RiverboatPad", "{number}: {things}").format(
            number=card.id, things=_things(setup, card)
        )
    return {
        "track": translate("RiverboatPad", "Score track"),
        "plant": translate("FinalSheet", "Planting"),
        "boats": translate("FinalSheet", "Boats"),
        "opportunity": translate("FinalSheet", "Phase tile 4"),
        "barns": translate("FinalSheet", "Barns"),
        "wells": translate("FinalSheet", "Wells"),
        "presence": translate("FinalSheet", "Surveyors and agents"),
        "coins": translate("FinalSheet", "Coins"),
        "colours": translate("FinalSheet", "Complete colours"),
        "assets": translate("FinalSheet", "Unused assets"),
        "harbor": translate("FinalSheet", "Harbor"),
        "agents": translate("FinalSheet", "Rank of the agents"),
        "phases": translate("RiverboatPad", "Phase tiles of the last round"),
    }[row]


def _things(setup: Setup, card: OpportunityCard) -> str:
    """What a card counts, in few words."""
    crop = nouns.crop_name(edition_of(setup), card.crop) if card.crop >= 0 else ""
    named = {
        "harvested": translate("RiverboatPad", "{crop} harvested").format(crop=crop),
        "kinds harvested": translate("RiverboatPad", "kinds of crop harvested"),
        "agents": translate("RiverboatPad", "agents"),
        "fixed": translate("RiverboatPad", "{points} points").format(points=card.per),
        "coins": translate("RiverboatPad", "coins"),
        "barns": translate("RiverboatPad", "barns"),
        "wells": translate("RiverboatPad", "wells"),
        "barns and wells": translate("RiverboatPad", "barns and wells"),
        "triples": translate("RiverboatPad", "triple tiles"),
        "perimeter": translate("RiverboatPad", "covered rim fields"),
        "two boats": translate("RiverboatPad", "two largest boats"),
    }
    return named[card.kind.value]


def row_help(setup: Setup, row: str) -> str:
    """What is written into a row."""
    card = _card(setup, row)
    if card is not None:
        text = nouns.card_text(edition_of(setup), card)
        if card.kind.value == "fixed":
            return text + " " + translate("RiverboatPad", "Write 1 if a surveyor stands on it.")
        return text + " " + translate("RiverboatPad", "Write how many there were when a surveyor scored it.")
    return {
        "track": translate(
            "RiverboatPad",
            "Where the marker stands before the final scoring; the rows below need not be filled then.",
        ),
        "plant": translate("RiverboatPad", "How many tiles with two and with three spaces lie on the mat."),
        "boats": translate("RiverboatPad", "The boats of the harbor from the left."),
        "opportunity": translate("RiverboatPad", "In how many rounds this player had phase tile 4."),
        "barns": translate(
            "RiverboatPad", "For each scored barn, how many spaces of the commonest crop were next to it."
        ),
        "wells": translate("RiverboatPad", "For each scored well, how many spaces its group of crops had."),
        "presence": translate(
            "RiverboatPad",
            "After each round, how many surveyors were placed and agents were in New Orleans, together.",
        ),
        "coins": translate("RiverboatPad", "Coins that are left."),
        "colours": translate("RiverboatPad", "Field colours that are covered completely by tiles and barns."),
        "assets": translate(
            "RiverboatPad", "Barns and wells without a surveyor, and surveyors that were not placed."
        ),
        "harbor": translate("RiverboatPad", "The space of the harbor master."),
        "agents": translate("RiverboatPad", "Agents in New Orleans."),
        "phases": translate(
            "RiverboatPad", "Needed only for ties: the numbers of this player's phase tiles."
        ),
    }[row]


def field_title(field: str) -> str:
    """A field of a row that has several."""
    named = {
        "tiles-1": translate("RiverboatPad", "singles"),
        "tiles-2": translate("RiverboatPad", "doubles"),
        "tiles-3": translate("RiverboatPad", "triples"),
        "idle-barns": translate("RiverboatPad", "barns"),
        "idle-wells": translate("RiverboatPad", "wells"),
        "idle-surveyors": translate("RiverboatPad", "surveyors"),
    }
    return named.get(field, "")


def paint_row(painter: QPainter, rect: QRectF, setup: Setup, row: str, theme: Theme) -> None:
    """The piece that a row is about."""
    if row in _LIKE:
        paint_sheet_row(painter, rect, _LIKE[row], theme)
    elif row == "phases":
        paint_phase_tile(painter, rect, int(Phase.CULTIVATION), theme)
    elif row == "track":
        _paint_track(painter, rect, theme)
    else:
        number = [f"card-{card.id}" for card in edition_of(setup).cards].index(row) + 1
        paint_opportunity(painter, rect, min(number, 17), theme)


def _paint_track(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Three spaces of a track with a marker on the middle one."""
    side = min(rect.height(), rect.width() / 3) * 0.9
    painter.save()
    painter.setPen(QPen(theme.outline, max(1.0, side * 0.08)))
    for number in range(3):
        left = rect.center().x() + (number - 1.5) * side
        painter.setBrush(theme.gold if number == 1 else theme.card)
        painter.drawRect(QRectF(left, rect.center().y() - side / 2, side, side))
    painter.restore()
