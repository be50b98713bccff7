"""What all cards are made of: body, window, the column at the left that a fan still shows, backs, stacks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import (
    BLACK,
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    lit,
    mirrored,
    pixels_per_unit,
    placed,
    raised,
    shape,
)
from ui.pigments import GoodColour
from ui.sobek.art.crocodile import paint_crocodile
from ui.sobek.art.kinds import Back, back_colour
from ui.theme import Theme

WIDTH: Final = 72.0
HEIGHT: Final = 100.0
"""The units a card is drawn in."""

COLUMN: Final = QRectF(5.0, 5.0, 15.0, 85.0)
WINDOW: Final = QRectF(20.0, 5.0, 45.0, 85.0)
FINE_PX: Final = 0.6
"""Below this many pixels a unit of the card, friezes would only be dirt."""


def paint_blank(painter: QPainter, theme: Theme, frame: QColor) -> None:
    """The body of a card of papyrus with a frame, in a box of WIDTH × HEIGHT units."""
    raised(
        painter,
        box(2, 2, 66, 91, 6),
        frame,
        theme,
        depth=2.2,
        edge=darker(frame, 0.62),
        width=1.2,
        strength=0.06,
    )


def paint_column(painter: QPainter, colour: GoodColour, theme: Theme) -> None:
    """The column in the colour of a good, where letter and scarabs stand."""
    left = box(5, 5, 60, 85, 4).intersected(_plain(COLUMN))
    fill(painter, left, lit(colour.colour, COLUMN, 0.10))
    line(painter, shape("M 20 5 L 20 90"), darker(colour.colour, 0.5), 1.1)


def paint_window(painter: QPainter, ground: QColor, theme: Theme) -> None:
    """The ground a drawing stands on: a low sun, sand, and a frieze at the foot."""
    window = box(5, 5, 60, 85, 4).intersected(_plain(WINDOW))
    fill(painter, window, lit(ground, WINDOW, 0.10))
    fill(painter, disc(42.5, 42, 26).intersected(window), faded(lighter(ground, 0.6), 0.42))
    sand = shape("M 20 71 Q 34 67 46 70 Q 56 72 65 69 L 65 90 L 20 90 Z").intersected(window)
    fill(painter, sand, faded(darker(ground, 0.30), 0.55))
    if pixels_per_unit(painter) >= FINE_PX:
        _paint_frieze(painter, window, ground)


def paint_frame(painter: QPainter, edge: QColor) -> None:
    """The line around column and window."""
    line(painter, box(5, 5, 60, 85, 4), edge, 1.1)


def paint_card_back(painter: QPainter, rect: QRectF, back: Back, theme: Theme) -> None:
    """The back of a card: reeds on green, a lattice on beige, sunbeams on orange, each with its sign."""
    colour = back_colour(back, theme)
    with fitted(painter, rect, WIDTH, HEIGHT):
        paint_blank(painter, theme, lighter(colour, 0.72))
        inner = box(5, 5, 60, 85, 4)
        fill(painter, inner, lit(colour, inner.boundingRect(), 0.12))
        marks = {Back.GREEN: _reeds, Back.BEIGE: _lattice, Back.ORANGE: _beams}[back]()
        fill(painter, marks.intersected(inner), faded(darker(colour, 0.55), 0.34))
        line(painter, inner, darker(colour, 0.5), 1.2)
        medal = _medal(back)
        fill(painter, medal.translated(0.7, 1.2), faded(BLACK, 0.28))
        fill(painter, medal, lit(lighter(colour, 0.30), medal.boundingRect(), 0.14))
        line(painter, medal, darker(colour, 0.62), 1.6)
        ink = darker(colour, 0.66)
        if back is Back.GREEN:
            _paint_sprout(painter, ink)
        elif back is Back.BEIGE:
            paint_crocodile(painter, QRectF(17, 29.5, 36, 36), ink, eye=lighter(colour, 0.5))
        else:
            _paint_person(painter, ink)


def paint_deck(painter: QPainter, rect: QRectF, top: Back | None, cards: int, theme: Theme) -> None:
    """A stack, as thick as `cards` asks for, under the back of its top card (`None`: not to be known).

    An empty stack is an empty place.
    """
    with fitted(painter, rect, 80, 100):
        if cards <= 0:
            place = box(5, 5, 68, 88, 7)
            fill(painter, place, faded(BLACK, 0.10))
            line(painter, place, faded(theme.pigments.fibre, 0.9), 1.6)
            return
        layers = min(5, 1 + cards // 9)
        colour = back_colour(top, theme) if top is not None else theme.pigments.lapis
        for layer in range(layers - 1, -1, -1):
            with placed(painter, 0.6 + layer * 1.6, 0.4 + layer * 1.4, 0.92):
                if layer:
                    paint_blank(painter, theme, lighter(back_colour(Back.BEIGE, theme), 0.5))
                elif top is not None:
                    paint_card_back(painter, QRectF(0, 0, WIDTH, HEIGHT), top, theme)
                else:
                    paint_blank(painter, theme, lighter(colour, 0.72))
                    inner = box(5, 5, 60, 85, 4)
                    fill(painter, inner, lit(colour, inner.boundingRect(), 0.12))
                    fill(painter, _lattice().intersected(inner), faded(darker(colour, 0.5), 0.4))
                    line(painter, inner, darker(colour, 0.5), 1.2)
                    fill(painter, disc(35, 47.5, 15), lit(theme.pigments.gold, QRectF(20, 32, 30, 30)))
                    line(painter, disc(35, 47.5, 15), theme.pigments.gold_deep, 1.6)


def _plain(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _paint_frieze(painter: QPainter, window: QPainterPath, ground: QColor) -> None:
    """Triangles between two lines, as on a temple wall."""
    row = QPainterPath()
    for i in range(8):
        x = 20 + i * 5.625
        row.addPath(shape(f"M {x} 88 L {x + 2.8} 83.4 L {x + 5.6} 88 Z"))
    fill(painter, row.intersected(window), faded(lighter(ground, 0.55), 0.75))
    for y in (82.2, 88.6):
        line(painter, shape(f"M 20.6 {y} L 64.4 {y}"), faded(lighter(ground, 0.55), 0.75), 0.8)


def _medal(back: Back) -> QPainterPath:
    """A different outline for each back, so that colour is not all."""
    if back is Back.GREEN:
        return shape(
            "M 35 20 C 52 32 56 46 52 60 C 49 68 42 73 35 76 C 28 73 21 68 18 60 C 14 46 18 32 35 20 Z"
        )
    if back is Back.BEIGE:
        return box(13.5, 27, 43, 41, 8)
    return shape("M 35 17 L 58 47.5 L 35 78 L 12 47.5 Z")


def _reeds() -> QPainterPath:
    leaf = shape("M 0 9 C -3 5 -2 2 0 0 C 2 2 3 5 0 9 Z")
    path = QPainterPath()
    for row in range(8):
        for column in range(9):
            x, y = 5 + column * 7.6 + (3.8 if row % 2 else 0), 8 + row * 12
            path.addPath(leaf.translated(x, y))
    return path


def _lattice() -> QPainterPath:
    path = QPainterPath()
    for row in range(12):
        for column in range(9):
            x, y = 5 + column * 8 + (4 if row % 2 else 0), 5 + row * 7.6
            path.addPath(shape(f"M {x} {y - 3} L {x + 3} {y} L {x} {y + 3} L {x - 3} {y} Z"))
    return path


def _beams() -> QPainterPath:
    path = QPainterPath()
    for i in range(12):
        with_angle = QPainterPath(QPointF(35, 47.5))
        with_angle.arcTo(QRectF(-45, -32.5, 160, 160), i * 30, 13)
        with_angle.closeSubpath()
        path.addPath(with_angle)
    return path


def _paint_sprout(painter: QPainter, ink: QColor) -> None:
    """A young papyrus: where every hand begins."""
    line(painter, shape("M 35 70 L 35 44"), ink, 3.4)
    leaf = shape("M 35 62 C 26 60 23 52 24 46 C 31 48 35 54 35 62 Z")
    for side in (leaf, mirrored(leaf, 35)):
        fill(painter, side, ink)
    fill(
        painter,
        shape("M 35 48 C 28 44 25 36 26 31 C 30 33 32 34 35 28 C 38 34 40 33 44 31 C 45 36 42 44 35 48 Z"),
        ink,
    )


def _paint_person(painter: QPainter, ink: QColor) -> None:
    """A head and shoulders nobody knows yet."""
    fill(
        painter,
        shape(
            "M 35 31 C 44 31 45 40 44 46 L 46 54 L 40 54 C 41 57 50 57 52 62 "
            "L 18 62 C 20 57 29 57 30 54 L 24 54 L 26 46 C 25 40 26 31 35 31 Z"
        ),
        ink,
    )
