"""The corruption tile of a seat, and the pile of cards under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art.lettering import paint_text, text_path
from ui.art.patterns import paint_pattern
from ui.art.relief import box, darker, disc, fill, fitted, lighter, line, lit, pixels_per_unit, placed, raised
from ui.sobek.art.crocodile import paint_crocodile
from ui.sobek.art.kinds import Back, back_colour
from ui.theme import Theme, mixed

_MOST_EDGES: Final = 6
_HIDDEN: Final = "?"


def paint_corruption_tile(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A dark tile with a crocodile, framed in colour and pattern of the seat (0 to 3)."""
    with fitted(painter, rect, 86, 100):
        _paint_tile(painter, seat, theme)


def paint_corruption_pile(
    painter: QPainter, rect: QRectF, seat: int, theme: Theme, *, cards: int | None
) -> None:
    """The tile on its pile with the number of cards; `None` where that is not to be known.

    An unknown number always looks the same: three cards' edges and a question mark.
    """
    shown = 3 if cards is None else min(_MOST_EDGES, cards)
    with fitted(painter, rect):
        for i in range(shown):
            step = shown - 1 - i
            with placed(painter, 14 + step * 2.2, 7 + step * 1.0, 0.86):
                _paint_edge(painter, theme)
        with placed(painter, 2, 3, 0.86):
            _paint_tile(painter, seat, theme)
        _paint_number(painter, _HIDDEN if cards is None else str(cards), theme)


def _paint_edge(painter: QPainter, theme: Theme) -> None:
    """A card that peeps out below the tile; all look alike, whatever their backs."""
    colour = mixed(back_colour(Back.BEIGE, theme), theme.pigments.papyrus, 0.4)
    raised(painter, box(2, 4, 72, 94, 7), colour, theme, depth=1.6, edge=darker(colour, 0.6), width=1.6)


def _paint_tile(painter: QPainter, seat: int, theme: Theme) -> None:
    colour, dark = theme.seats[seat], theme.pigments.corruption
    tile = box(3, 3, 78, 90, 10)
    raised(painter, tile, colour.fill, theme, depth=3.4, edge=darker(colour.fill, 0.66), width=2.2)
    paint_pattern(painter, tile, colour, unit=5.4)
    face = box(11, 11, 62, 74, 6)
    fill(painter, face, lit(dark, face.boundingRect(), 0.2))
    line(painter, face, darker(dark, 0.55), 1.8)
    fill(painter, disc(42, 48, 28), lighter(dark, 0.12))
    paint_crocodile(painter, QRectF(15, 21, 54, 54), theme.pigments.on_corruption, eye=dark)


def _paint_number(painter: QPainter, text: str, theme: Theme) -> None:
    """A pill at the lower left, wide enough for its number."""
    large = pixels_per_unit(painter) >= 0.5
    height = 30.0 if large else 42.0
    width = max(height, text_path(text).boundingRect().width() * height / 200 + height * 0.5)
    pill = box(3, 95 - height, width, height, height / 2)
    fill(painter, pill, theme.pigments.on_corruption)
    line(painter, pill, darker(theme.pigments.corruption, 0.5), 2.2)
    inner = QRectF(3 + height * 0.2, 95 - height * 0.76, width - height * 0.4, height * 0.52)
    paint_text(painter, inner, text, darker(theme.pigments.corruption, 0.5))
