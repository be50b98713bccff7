"""What all cards share, the cultivation cards, card backs, and the slot an opportunity card lies in."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.lettering import paint_text
from ui.art.relief import box, darker, disc, faded, fill, fitted, lighter, line, lit, raised, sunken
from ui.riverboat.art.figures import paint_worker
from ui.riverboat.art.hexes import soft_hex
from ui.riverboat.art.kinds import Reward, Suit, field_colour
from ui.riverboat.art.rewards import paint_reward
from ui.riverboat.art.suits import paint_suit
from ui.theme import Theme, mixed

WIDTH, HEIGHT = 72.0, 100.0
"""The units a card is drawn in."""


def paint_cultivation(painter: QPainter, rect: QRectF, suit: Suit | None, theme: Theme) -> None:
    """A cultivation card: one field colour, or all five on a wild card (`None`)."""
    with fitted(painter, rect, WIDTH, HEIGHT):
        if suit is None:
            paint_blank_card(painter, theme.card, theme)
            _paint_wild(painter, theme)
            return
        colour = field_colour(suit, theme)
        paint_blank_card(painter, theme.card, theme)
        tinted = box(5.5, 5.5, 59, 84, 4)
        fill(painter, tinted, lit(mixed(theme.card, colour.soil, 0.65), tinted.boundingRect(), 0.04))
        _paint_field(painter, QPointF(35, 48), 27, suit, theme)
        paint_suit(painter, QRectF(20, 33, 30, 30), suit, theme)
        for x, y in ((8, 7), (50, 76)):
            paint_suit(painter, QRectF(x, y, 12, 12), suit, theme)
        line(painter, tinted, colour.edge if suit is Suit.WHITE else darker(colour.ring, 0.15), 1.4)


def paint_cultivation_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The back of a cultivation card: a worker."""
    with fitted(painter, rect, WIDTH, HEIGHT):
        _paint_back(painter, QColor("#6f8f4a") if not theme.dark else QColor("#56733a"), theme)
        paint_worker(painter, QRectF(14, 27, 42, 42), theme)


def paint_opportunity_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The back of an opportunity card: a question mark."""
    with fitted(painter, rect, WIDTH, HEIGHT):
        _paint_back(painter, QColor("#8f3a2c") if not theme.dark else QColor("#7d352a"), theme)
        paint_text(
            painter, QRectF(20, 33, 30, 30), "?", QColor("#fff3d6"), halo=QColor("#4c170e"), halo_width=3.0
        )


def paint_opportunity_slot(painter: QPainter, rect: QRectF, reward: Reward, theme: Theme) -> None:
    """The place of an opportunity card on the board, its reward in the middle where a card would cover it."""
    with fitted(painter, rect, WIDTH, HEIGHT):
        slot = box(2, 2, 68, 96, 7)
        sunken(painter, slot, mixed(theme.panel_deep, theme.river, 0.28), theme, depth=3.0, width=1.4)
        paint_reward(painter, QRectF(15, 29, 42, 42), reward, theme)


def paint_blank_card(painter: QPainter, colour: QColor, theme: Theme) -> None:
    """The body of a card in a box of WIDTH × HEIGHT units."""
    raised(
        painter,
        box(2, 2, 66, 91, 6),
        colour,
        theme,
        depth=2.2,
        edge=darker(theme.line, 0.4),
        width=1.2,
        strength=0.04,
    )


def _paint_back(painter: QPainter, colour: QColor, theme: Theme) -> None:
    paint_blank_card(painter, theme.card, theme)
    inner = box(5.5, 5.5, 59, 84, 4)
    fill(painter, inner, lit(colour, inner.boundingRect(), 0.12))
    lattice = QPainterPath()
    for row in range(9):
        for column in range(6):
            x = 5.5 + column * 11.8 + (5.9 if row % 2 else 0)
            lattice.addPath(soft_hex(QPointF(x, 8 + row * 10.2), 4.6))
    fill(painter, lattice.intersected(inner), faded(darker(colour, 0.5), 0.30))
    fill(painter, disc(35, 47.5, 25), lit(lighter(colour, 0.1), QRectF(10, 22, 50, 50)))
    line(painter, disc(35, 47.5, 25), QColor("#fff0cf"), 1.6)
    line(painter, inner, darker(colour, 0.5), 1.2)


def _paint_field(painter: QPainter, centre: QPointF, radius: float, suit: Suit, theme: Theme) -> None:
    colour = field_colour(suit, theme)
    fill(painter, soft_hex(centre, radius), colour.edge)
    fill(painter, soft_hex(centre, radius * 0.97), lit(colour.ring, QRectF(8, 20, 54, 54), 0.1))
    fill(painter, soft_hex(centre, radius * 0.80), colour.soil)


def _paint_wild(painter: QPainter, theme: Theme) -> None:
    """Five small fields in a ring round a worker."""
    for i, suit in enumerate(Suit):
        angle = pi * 2 / 5 * i
        centre = QPointF(35 + 17.6 * sin(angle), 47.5 - 25 * cos(angle))
        _paint_field(painter, centre, 11.0, suit, theme)
        paint_suit(painter, QRectF(centre.x() - 6, centre.y() - 6, 12, 12), suit, theme)
    paint_worker(painter, QRectF(23, 36, 24, 24), theme)
    line(painter, box(5.5, 5.5, 59, 84, 4), faded(theme.line, 0.8), 1.6)
