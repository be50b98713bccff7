"""The spaces of the score track and the pyramids that stand on them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.art.lettering import paint_text
from ui.art.patterns import paint_pattern
from ui.art.relief import (
    BLACK,
    box,
    darker,
    faded,
    fill,
    fitted,
    line,
    lit,
    pixels_per_unit,
    raised,
    shape,
    soft_shadow,
    sunken,
)
from ui.sobek.art.glyphs import paint_glyph
from ui.sobek.art.kinds import Glyph, glyph_colour
from ui.theme import Theme, mixed

_LETTER_PX: Final = 26.0
"""Square spaces lower than this have no room for the letter of their glyph."""
_WIDE: Final = 1.22
"""From this width over height on the letter stands beside the glyph."""
_BESIDE_PX: Final = 15.0


def paint_track_space(
    painter: QPainter, rect: QRectF, kind: Glyph | int, theme: Theme, *, marked: bool = False
) -> None:
    """A space with a glyph, or with a number, filling `rect`; a marked one lies on the way being shown."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    inset = max(0.6, side * 0.05)
    place = rect.adjusted(inset, inset, -inset, -inset)
    tile = QPainterPath()
    tile.addRoundedRect(place, side * 0.16, side * 0.16)
    if isinstance(kind, Glyph):
        ground = mixed(theme.pigments.papyrus, theme.pigments.papyrus_deep, 0.25)
        sunken(painter, tile, ground, theme, depth=side * 0.05, width=side * 0.03)
        _paint_sign(painter, place, kind, theme)
    else:
        gold = mixed(theme.pigments.gold, theme.pigments.papyrus, 0.25 if not theme.dark else 0.1)
        fill(painter, tile, lit(gold, place, 0.14))
        line(painter, tile, theme.pigments.gold_deep, side * 0.035)
        digits = QRectF(0, 0, place.width() * 0.76, place.height() * 0.42)
        digits.moveCenter(place.center())
        paint_text(painter, digits, str(kind), theme.pigments.on_gold)
    if marked:
        width = max(1.4, side * 0.07)
        ring = QPainterPath()
        ring.addRoundedRect(
            rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), side * 0.2, side * 0.2
        )
        line(painter, ring, theme.highlight if theme.dark else theme.danger, width)
    painter.restore()


def paint_score_marker(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A pyramid in colour and pattern of the seat (0 to 3)."""
    colour = theme.seats[seat]
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= 0.3
        edge = darker(colour.fill, 0.72)
        width = 3.0 if fine else 6.0
        whole = shape("M 46 5 L 92 72 L 60 92 L 6 74 Z")
        soft_shadow(painter, whole, theme, drop=2.0, blur=4.0)
        front = shape("M 46 5 L 60 92 L 6 74 Z")
        side = shape("M 46 5 L 92 72 L 60 92 Z")
        fill(painter, front, lit(colour.fill, front.boundingRect(), 0.12))
        paint_pattern(painter, front, colour, unit=11.0)
        fill(painter, side, darker(colour.fill, 0.42))
        cap = shape("M 46 5 L 58 23 L 49 27 L 33 24 Z")
        fill(painter, cap, theme.pigments.gold)
        fill(painter, cap.intersected(side), faded(BLACK, 0.3))
        line(painter, shape("M 33 24 L 49 27 L 58 23"), edge, width * 0.6)
        line(painter, shape("M 46 5 L 60 92"), edge, width * 0.6)
        line(painter, whole, edge, width)


def paint_track_board(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The board below the spaces, filling `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    depth = min(6.0, max(1.0, min(rect.width(), rect.height()) * 0.02))
    board = box(
        rect.x() + depth, rect.y() + depth, rect.width() - 3 * depth, rect.height() - 4 * depth, depth * 2
    )
    raised(painter, board, theme.pigments.sand, theme, depth=depth, width=depth * 0.3, strength=0.05)
    painter.restore()


def _paint_sign(painter: QPainter, place: QRectF, glyph: Glyph, theme: Theme) -> None:
    """The glyph with its letter: in the corner of a square space, beside the glyph on a wide one."""
    room = min(place.width(), place.height())
    pixels = room * pixels_per_unit(painter)
    wide = place.width() >= room * _WIDE and pixels >= _BESIDE_PX
    lettered = wide or pixels >= _LETTER_PX
    size = room * (0.70 if lettered and not wide else 0.84)
    sign = QRectF(0, 0, size, size)
    sign.moveCenter(place.center())
    if lettered:
        sign.translate(place.width() * 0.5 - size * 0.5 - room * 0.10 if wide else room * 0.06, 0)
        sign.translate(0, 0 if wide else room * 0.06)
        letter = QRectF(place.x() + room * 0.07, place.y() + room * 0.07, room * 0.2, room * 0.19)
        if wide:
            letter = QRectF(place.x() + room * 0.08, place.y() + room * 0.12, room * 0.3, room * 0.32)
        paint_text(
            painter, letter, glyph.value, mixed(glyph_colour(glyph, theme), theme.pigments.on_papyrus, 0.4)
        )
    paint_glyph(painter, sign, glyph, theme)
