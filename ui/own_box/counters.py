"""Pieces that are counted: a picture with its number, and a minus and a plus below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.items.lettering import paint_line
from ui.own_box.parts import Paint, Spot, Work
from ui.theme import Theme

translate = QCoreApplication.translate
_CENTRED = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class Counted:
    """A kind of piece: its name in the data, its title, its picture, how many, and how the data take it.

    `caption` is written over the picture; empty for pictures that speak for themselves.
    """

    name: str
    title: str
    count: int
    put: Callable[[int], Work]
    paint: Paint
    least: int = 0
    most: int = 999
    caption: str = ""


def cells(area: QRectF, count: int, aspect: float, *, most_wide: float = 0.0) -> list[QRectF]:
    """Places for so many pictures of a shape (width over height), row by row, as large as fits."""
    if count <= 0:
        return []
    best = max(range(1, count + 1), key=lambda n: _width(area, count, n, aspect))
    width = _width(area, count, best, aspect)
    width = min(width, most_wide) if most_wide else width
    height = width / aspect
    rows = ceil(count / best)
    left = area.center().x() - width * best / 2
    top = area.top() + max(0.0, min(area.height() - height * rows, area.height() * 0.12)) / 2
    return [QRectF(left + at % best * width, top + at // best * height, width, height) for at in range(count)]


def _width(area: QRectF, count: int, across: int, aspect: float) -> float:
    return min(area.width() / across, area.height() / ceil(count / across) * aspect)


def counter_spots(cell: QRectF, piece: Counted, theme: Theme) -> tuple[Spot, ...]:
    """The picture with its number, and two buttons for the mouse, within the cell."""
    inner = cell.adjusted(cell.width() * 0.05, cell.height() * 0.04, -cell.width() * 0.05, 0)
    low = min(inner.height() * 0.26, theme.text_px * 2.0)
    row = QRectF(inner.left(), inner.bottom() - low, inner.width(), low)
    side = min(low, row.width() * 0.3)
    minus = QRectF(row.left(), row.center().y() - side / 2, side, side)
    plus = QRectF(row.right() - side, minus.top(), side, side)
    if row.width() > side * 5:
        minus.moveLeft(row.center().x() - side * 2.5)
        plus.moveRight(row.center().x() + side * 2.5)
    words = translate("OwnBox", "{piece}: {count}").format(piece=piece.title, count=piece.count)
    whole = QRectF(inner.topLeft(), QPointF(inner.right(), row.bottom()))

    def paint(painter: QPainter, rect: QRectF) -> None:
        top = rect.top()
        if piece.caption:
            line = QRectF(rect.left(), top, rect.width(), theme.text_px * 1.5)
            paint_line(painter, line, piece.caption, theme.text_px * 0.9, theme.ink, align=_CENTRED)
            top = line.bottom()
        picture = QRectF(rect.left(), top, rect.width(), row.top() - top - 2)
        piece.paint(painter, picture)
        ink = theme.ink if piece.count else theme.muted
        number = QRectF(minus.right(), row.top(), plus.left() - minus.right(), row.height())
        paint_line(painter, number, str(piece.count), low * 0.7, ink, bold=True, align=_CENTRED)

    return (
        Spot(
            piece.name,
            whole,
            words,
            paint,
            put=piece.put,
            count=piece.count,
            least=piece.least,
            most=piece.most,
        ),
        _step(f"{piece.name}/-", minus, piece, -1, theme),
        _step(f"{piece.name}/+", plus, piece, 1, theme),
    )


def _step(name: str, rect: QRectF, piece: Counted, by: int, theme: Theme) -> Spot:
    count = piece.count + by
    open_ = piece.least <= count <= piece.most
    words = (
        translate("OwnBox", "One {piece} more") if by > 0 else translate("OwnBox", "One {piece} fewer")
    ).format(piece=piece.title)
    use = (lambda _brush: piece.put(count)) if open_ else None
    return Spot(name, rect, words, sign_paint("+" if by > 0 else "-", theme, enabled=open_), use, quiet=True)


def sign_paint(sign: str, theme: Theme, *, enabled: bool = True) -> Paint:
    """A small button with a plus or a minus."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        inside = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.button if enabled else theme.panel_deep)
        painter.drawRoundedRect(inside, inside.height() * 0.25, inside.height() * 0.25)
        pen = QPen(theme.ink if enabled else theme.line, max(1.6, inside.height() * 0.11))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, half = inside.center(), inside.height() * 0.24
        painter.drawLine(QPointF(middle.x() - half, middle.y()), QPointF(middle.x() + half, middle.y()))
        if sign == "+":
            painter.drawLine(QPointF(middle.x(), middle.y() - half), QPointF(middle.x(), middle.y() + half))

    return paint


def counters(
    area: QRectF, pieces: Sequence[Counted], theme: Theme, *, aspect: float = 0.9, most_wide: float = 0.0
) -> tuple[Spot, ...]:
    """All the pieces in a grid."""
    places = cells(area, len(pieces), aspect, most_wide=most_wide)
    found: list[Spot] = []
    for cell, piece in zip(places, pieces, strict=True):
        found += counter_spots(cell, piece, theme)
    return tuple(found)


def put_at(key: str) -> Callable[[int], Work]:
    """Sets one number of a section that is a list of numbers by name."""

    def put(count: int) -> Work:
        def work(value: dict[str, int]) -> None:
            value[key] = count

        return work

    return put
