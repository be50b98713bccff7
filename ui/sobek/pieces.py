"""The pieces of Sobek's box one by one, for labels and lists: names, kinds, small pictures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.sobek.components import FIRST_CHARACTER, START_TYPES, TOKEN_NAMES
from ui.sobek import art, nouns
from ui.sobek.art import Token
from ui.sobek.card_sprites import paint_code
from ui.sobek.ground import edition_of
from ui.theme import Theme

translate = QCoreApplication.translate


def piece_kind(setup: Setup, piece: str) -> str:
    """What sort of piece it is, in the plural."""
    if piece in TOKEN_NAMES:
        return translate("Pieces", "Event tokens")
    card = edition_of(setup).card_index(piece)
    if card >= FIRST_CHARACTER:
        return translate("Pieces", "Characters")
    return translate("Pieces", "Start cards") if card in START_TYPES else translate("Pieces", "Goods cards")


def piece_name(setup: Setup, piece: str) -> str:
    """A piece by its name in the inventory, in few words."""
    if piece in TOKEN_NAMES:
        return nouns.capital(nouns.token_by_name(piece))
    return nouns.capital(nouns.card_by_name(edition_of(setup), piece))


def paint_piece(painter: QPainter, rect: QRectF, setup: Setup, piece: str, theme: Theme) -> None:
    """A small picture of the piece."""
    if piece in TOKEN_NAMES:
        art.paint_token(painter, rect, Token(piece), theme)
        return
    edition = edition_of(setup)
    paint_code(painter, rect, edition, edition.card_index(piece), theme)
