"""Event tokens face up and face down, the marks they leave on the table, and price tags."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.lettering import paint_text
from ui.art.relief import (
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    lit,
    pixels_per_unit,
    placed,
    raised,
    shape,
)
from ui.sobek.art.crocodile import paint_crocodile
from ui.sobek.art.event_signs import (
    paint_curse,
    paint_deceit,
    paint_embalming,
    paint_flood,
    paint_guild,
    paint_prosperity,
)
from ui.sobek.art.kinds import Token
from ui.sobek.art.scarabs import paint_scarab
from ui.theme import Theme, mixed

_FINE_PX: Final = 0.35
_LETTER_PX: Final = 0.42
_INK: Final = QColor("#24160c")
_CREAM: Final = QColor("#fff6e0")


def paint_token(painter: QPainter, rect: QRectF, token: Token, theme: Theme) -> None:
    """An event token face up; a guild's carries the glyph it moves by."""
    ground = _ground(token, theme)
    with fitted(painter, rect):
        _paint_disc(painter, ground, theme)
        fine = pixels_per_unit(painter) >= _FINE_PX
        with placed(painter, 48 - 33, 46 - 33, 0.66):
            draw = {
                Token.FLOOD: paint_flood,
                Token.CURSE: paint_curse,
                Token.PROSPERITY: paint_prosperity,
                Token.EMBALMING: paint_embalming,
                Token.DECEIT: paint_deceit,
            }
            if token.glyph is not None:
                paint_guild(painter, fine, token.glyph, theme)
            else:
                draw[token](painter, fine, theme)
        if pixels_per_unit(painter) >= _LETTER_PX:
            _paint_letter(painter, token.letter, theme)


def paint_token_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """An event token face down: the sun on lapis."""
    with fitted(painter, rect):
        _paint_disc(painter, theme.pigments.lapis, theme)
        gold = theme.pigments.gold
        rays = QPainterPath()
        count = 12
        for i in range(count):
            angle = 2 * pi * i / count
            ray = QPainterPath(QPointF(48 + 30 * sin(angle), 46 - 30 * cos(angle)))
            for turn in (-0.2, 0.2):
                ray.lineTo(48 + 17 * sin(angle + turn), 46 - 17 * cos(angle + turn))
            ray.closeSubpath()
            rays.addPath(ray)
        fill(painter, rays, gold)
        fill(painter, disc(48, 46, 13), lit(gold, QRectF(35, 33, 26, 26)))
        line(painter, disc(48, 46, 13), theme.pigments.gold_deep, 2.0)


def paint_prosperity_mark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What prosperity adds to a set: two scarabs."""
    green = QColor("#2f7d46")
    with fitted(painter, rect):
        raised(
            painter,
            box(5, 5, 86, 84, 24),
            green,
            theme,
            depth=4.0,
            edge=darker(green, 0.6),
            width=_edge(painter),
        )
        paint_scarab(painter, QRectF(47, 25, 42, 44), theme)
        paint_text(painter, QRectF(13, 31, 33, 31), "+2", _CREAM)


def paint_curse_mark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What a curse adds to a pile when it is counted: two cards."""
    dark = QColor("#5a2340")
    with fitted(painter, rect):
        plate = shape("M 6 5 L 90 5 C 92 38 88 72 48 90 C 8 72 4 38 6 5 Z")
        raised(painter, plate, dark, theme, depth=4.0, edge=darker(dark, 0.6), width=_edge(painter))
        with placed(painter, 46, 12, 0.46):
            paint_curse(painter, pixels_per_unit(painter) >= _FINE_PX, theme)
        paint_text(painter, QRectF(12, 22, 36, 32), "+2", _CREAM)


def paint_price(painter: QPainter, rect: QRectF, price: int, theme: Theme) -> None:
    """A tag with what a card costs: 0 on green, else +1 to +3 cards of corruption, redder as it grows."""
    free = price <= 0
    ground = (
        QColor("#dcebc6") if free else mixed(QColor("#f6d9a0"), QColor("#d8532c"), min(price, 3) / 3 - 0.12)
    )
    ink = QColor("#204d22") if free else _INK
    with fitted(painter, rect, 170, 100):
        tag = box(6, 8, 154, 78, 37)
        raised(
            painter,
            tag,
            ground,
            theme,
            depth=4.0,
            edge=darker(ground, 0.68),
            width=3.0 if pixels_per_unit(painter) >= 0.3 else 6.0,
        )
        if free:
            paint_text(painter, QRectF(60, 23, 46, 48), "0", ink)
            return
        paint_text(painter, QRectF(22, 25, 62, 44), f"+{price}", ink)
        paint_crocodile(painter, QRectF(91, 20, 54, 54), ink, eye=lighter(ground, 0.4))


def _edge(painter: QPainter) -> float:
    return 2.6 if pixels_per_unit(painter) >= _FINE_PX else 5.0


def _ground(token: Token, theme: Theme) -> QColor:
    if token.glyph is not None:
        return theme.pigments.papyrus
    return {
        Token.FLOOD: QColor("#1f4d92"),
        Token.CURSE: QColor("#5a2340"),
        Token.PROSPERITY: QColor("#5c9a4a"),
        Token.EMBALMING: QColor("#b4713a"),
        Token.DECEIT: QColor("#8b6fc0"),
    }[token]


def _paint_disc(painter: QPainter, ground: QColor, theme: Theme) -> None:
    """A golden disc with a coloured field."""
    gold = theme.pigments.gold
    raised(
        painter, disc(48, 46, 43), gold, theme, depth=4.0, edge=theme.pigments.gold_deep, width=_edge(painter)
    )
    field = disc(48, 46, 37)
    fill(painter, field, lit(ground, field.boundingRect()))
    line(painter, field, faded(darker(ground, 0.7), 0.9), 1.8)


def _paint_letter(painter: QPainter, letter: str, theme: Theme) -> None:
    badge = disc(48, 82, 9.0)
    fill(painter, badge, theme.pigments.gold)
    line(painter, badge, theme.pigments.gold_deep, 1.8)
    paint_text(painter, QRectF(42, 77, 12, 10), letter, theme.pigments.on_gold)
