"""The pieces of Riverboat's box one by one, for labels and lists: names, kinds, small pictures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.riverboat.components import PHASE_TILES, Edition, Phase
from ui.riverboat import art, nouns
from ui.riverboat.choices import choice_title, paint_choice
from ui.riverboat.ground import boat_rewards, crop_kind, edition_of, suit_kind
from ui.riverboat.layout import shape_of
from ui.theme import Theme

translate = QCoreApplication.translate

_PHASE_OF = {
    "cultivation": Phase.CULTIVATION,
    "planting": Phase.PLANTING,
    "harvest": Phase.HARVEST,
    "opportunity": Phase.OPPORTUNITY,
    "scoring": Phase.SURVEYING,
}
_OPPORTUNITY_DRAWINGS = 17


def _index(ids: list[str], name: str) -> int:
    return ids.index(name) if name in ids else -1


def _suit(edition: Edition, name: str) -> int:
    """The index of a suit by its English name; that of the wild card for everything else."""
    found = _index([suit.name for suit in edition.suits], name)
    return found if found >= 0 else edition.wild


def piece_kind(setup: Setup, piece: str) -> str:
    """What sort of piece it is, in the plural."""
    del setup
    kind = piece.partition("-")[0]
    return {
        "tile": translate("Pieces", "Crop tiles"),
        "boat": translate("Pieces", "Boats"),
        "card": translate("Pieces", "Opportunity cards"),
        "cultivation": translate("Pieces", "Cultivation cards"),
        "phase": translate("Pieces", "Phase tiles"),
        "mat": translate("Pieces", "Player mats"),
        "barn": translate("Pieces", "Barns"),
        "well": translate("Pieces", "Wells"),
        "worker": translate("Pieces", "Workers and coins"),
        "surveyor": translate("Pieces", "Workers and coins"),
        "coin": translate("Pieces", "Workers and coins"),
        "harbor": translate("Pieces", "Workers and coins"),
    }.get(kind, piece)


def piece_name(setup: Setup, piece: str) -> str:
    """A piece by its name in the inventory, in few words."""
    edition = edition_of(setup)
    kind, _, name = piece.partition("-")
    match kind:
        case "tile":
            index = edition.tile_index(name)
            name = nouns.tile_name(edition, edition.tiles[index]) if index >= 0 else piece
            return name[:1].upper() + name[1:]
        case "boat":
            return translate("Pieces", "Boat {name}").format(name=name)
        case "card":
            return translate("Pieces", "Opportunity {name}").format(name=name)
        case "cultivation":
            suit = nouns.suit_name(edition, _suit(edition, name))
            return translate("Pieces", "Cultivation: {suit}").format(suit=suit)
        case "phase":
            phase = _PHASE_OF[name]
            number = PHASE_TILES.index(phase) + 1
            return translate("Pieces", "Phase {number}: {name}").format(
                number=number, name=nouns.phase_short(phase)
            )
        case "mat":
            return choice_title("mat", name)
        case "barn":
            return translate("Pieces", "Barn")
        case "well":
            return translate("Pieces", "Well")
        case "worker":
            return translate("Pieces", "Worker")
        case "surveyor":
            return translate("Pieces", "Surveyor")
        case "coin":
            return translate("Pieces", "Coin")
        case "harbor":
            return translate("Pieces", "Harbor master")
    return piece


def paint_piece(painter: QPainter, rect: QRectF, setup: Setup, piece: str, theme: Theme) -> None:
    """A small picture of the piece; nothing for a card that the drawings do not know."""
    edition = edition_of(setup)
    kind, _, name = piece.partition("-")
    match kind:
        case "tile":
            tile = edition.tiles[edition.tile_index(name)]
            crops = [crop_kind(edition, crop) for crop in tile.crops]
            art.paint_crop_tile(painter, rect, shape_of(tile.size, edition), crops, theme, points=tile.points)
        case "boat":
            boat = next(boat for boat in edition.boats if boat.id == name)
            art.paint_boat(painter, rect, boat.capacity, boat_rewards(boat), theme)
        case "card":
            number = _index([card.id for card in edition.cards], name) + 1
            if 1 <= number <= _OPPORTUNITY_DRAWINGS:
                art.paint_opportunity(painter, rect, number, theme)
        case "cultivation":
            suit = _suit(edition, name)
            drawn = None if suit == edition.wild else suit_kind(edition, suit)
            art.paint_cultivation(painter, rect, drawn, theme)
        case "phase":
            art.paint_phase_tile(painter, rect, int(_PHASE_OF[name]), theme)
        case "mat":
            side = min(rect.width(), rect.height())
            square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            paint_choice(painter, square, "mat", name, theme)
        case "barn":
            art.paint_barn(painter, rect, theme)
        case "well":
            art.paint_well(painter, rect, theme)
        case "worker":
            art.paint_worker(painter, rect, theme)
        case "surveyor":
            art.paint_surveyor(painter, rect, theme)
        case "coin":
            art.paint_coin(painter, rect, theme)
        case "harbor":
            art.paint_harbor_master(painter, rect, theme)
