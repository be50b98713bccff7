"""The score track as a report shows it: a winding board, rings on the way, and markers on their walk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.sobek.components import GLYPHS, NUMBER
from ui.sobek.art import Glyph, paint_empty_slot, paint_score_marker, paint_track_board, paint_track_space
from ui.theme import Theme

ACROSS: Final = 10
"""So many spaces lie in a row; every other row goes back."""
_APART: Final = ((-0.16, -0.14), (0.16, -0.14), (-0.16, 0.14), (0.16, 0.14))
"""How far the marker of a seat stands from the middle of a space that it shares, in widths of a space."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Where the markers stand, and the one that walks: over the spaces from `start` to `end`.

    `standing` has for each seat its space, `colours` the index of its colour in the theme; `rings` are the
    spaces that are marked.
    """

    standing: tuple[int, ...]
    colours: tuple[int, ...]
    seat: int = -1
    start: int = 0
    end: int = 0
    rings: frozenset[int] = frozenset()


def row_count(last: int) -> int:
    """How many rows hold the spaces from 0 to `last`."""
    return last // ACROSS + 1


def space_rect(board: QRectF, space: int, last: int) -> QRectF:
    """The place of a space: 0 at the bottom left, rows by turns to the right and to the left."""
    rows = row_count(last)
    side = min(board.width() / ACROSS, board.height() / rows)
    row, at = divmod(space, ACROSS)
    column = at if row % 2 == 0 else ACROSS - 1 - at
    left = board.center().x() - side * ACROSS / 2
    bottom = board.center().y() + side * rows / 2
    return QRectF(left + column * side, bottom - (row + 1) * side, side, side)


def place_of(board: QRectF, space: float, last: int) -> QPointF:
    """The middle of a space, or a point between two of them."""
    one = space_rect(board, floor(space), last).center()
    other = space_rect(board, ceil(space), last).center()
    return one + (other - one) * (space - floor(space))


def paint_walk(
    painter: QPainter,
    rect: QRectF,
    walk: Walk,
    kinds: Callable[[int], int],
    last: int,
    theme: Theme,
    share: float,
) -> None:
    """The track with its markers; the one that walks has gone `share` (0 to 1) of its way."""
    rows = row_count(last)
    side = min(rect.width() / (ACROSS + 0.6), rect.height() / (rows + 0.6))
    board = QRectF(0, 0, side * ACROSS, side * rows)
    board.moveCenter(rect.center())
    edge, lip = side * 0.24, side * 0.34  # the board's own shadow takes a little at the right and below
    paint_track_board(painter, board.adjusted(-edge, -edge, lip, lip), theme)
    for space in range(last + 1):
        place = space_rect(board, space, last)
        gap = place.width() * 0.03
        place.adjust(gap, gap, -gap, -gap)
        kind = kinds(space)
        marked = space in walk.rings
        if kind == NUMBER:
            paint_track_space(painter, place, space, theme, marked=marked)
        elif 0 <= kind < len(GLYPHS):
            paint_track_space(painter, place, Glyph(GLYPHS[kind]), theme, marked=marked)
        else:
            paint_empty_slot(painter, place, theme)
    _paint_markers(painter, board, walk, last, theme, share)


def _paint_markers(
    painter: QPainter, board: QRectF, walk: Walk, last: int, theme: Theme, share: float
) -> None:
    side = space_rect(board, 0, last).width()
    size = side * 0.72
    ends = [walk.end if seat == walk.seat else space for seat, space in enumerate(walk.standing)]
    for seat in sorted(range(len(ends)), key=lambda seat: seat == walk.seat):
        space = float(ends[seat])
        if seat == walk.seat:
            space = walk.start + (walk.end - walk.start) * share
        place = QRectF(0, 0, size, size)
        place.moveCenter(place_of(board, space, last))
        if ends.count(ends[seat]) > 1:
            across, down = _APART[seat]
            place.translate(across * side, down * side)
        paint_score_marker(painter, place, walk.colours[seat], theme)
