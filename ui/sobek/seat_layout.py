"""Where everything lies in the panel of a seat: small above for the others, large below for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

from ui.sobek.art import ASPECT

CARD = ASPECT["card"]
COLUMN = 0.31
"""The share of a card's width that has to be seen in a fan: the column with letter and scarabs."""
NEXT_ROW = 0.74
"""How far below the upper row the lower one begins, as a share of a card's height."""
NEXT_SQUARE = 0.05
"""The gap between two squares, as a share of their side."""
AMPLE = 0.5
"""From this share on a card in a fan is as good as whole."""


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """A seat's panel: frame, head line, hand, corruption pile, marks beside it, and laid sets.

    `large` is the panel below, which also has room for a summary of what is about to be laid.
    """

    frame: QRectF
    head: QRectF
    hand: QRectF
    pile: QRectF
    marks: QRectF
    sets: QRectF
    summary: QRectF
    large: bool
    unit: float


def large_places(frame: QRectF, unit: float) -> SeatPlaces:
    """The panel below: sets and pile above, the hand below them."""
    inner = frame.adjusted(12 * unit, 7 * unit, -12 * unit, -10 * unit)
    head = QRectF(inner.left(), inner.top(), inner.width(), 25 * unit)
    body = inner.height() - head.height()
    sets_height = body * 0.375
    top = head.bottom() + 2 * unit
    side = sets_height - 16 * unit
    pile = QRectF(inner.right() - side, top, side, side)
    marks = QRectF(pile.left() - 40 * unit, top, 36 * unit, side)
    sets = QRectF(inner.left(), top, marks.left() - 8 * unit - inner.left(), sets_height)
    summary_width = min(168 * unit, inner.width() * 0.25)
    hand_top = sets.bottom() + 2 * unit
    summary = QRectF(
        inner.right() - summary_width,
        hand_top + 10 * unit,
        summary_width,
        inner.bottom() - hand_top - 10 * unit,
    )
    hand = QRectF(
        inner.left(), hand_top, summary.left() - 10 * unit - inner.left(), inner.bottom() - hand_top
    )
    return SeatPlaces(frame, head, hand, pile, marks, sets, summary, True, unit)


def small_places(frame: QRectF, unit: float) -> SeatPlaces:
    """A panel above: hand and pile at the left, laid sets at the right."""
    inner = frame.adjusted(10 * unit, 5 * unit, -10 * unit, -8 * unit)
    head = QRectF(inner.left(), inner.top(), inner.width(), 21 * unit)
    body = QRectF(
        inner.left(), head.bottom() + 2 * unit, inner.width(), inner.bottom() - head.bottom() - 2 * unit
    )
    if body.width() > 4.6 * body.height():
        hand = QRectF(body.left(), body.top(), body.width() * 0.28, body.height() - 16 * unit)
        side = body.height() - 16 * unit
        pile = QRectF(hand.right() + 14 * unit, body.top(), side, side)
        marks = QRectF(pile.right() + 4 * unit, body.top(), 32 * unit, side)
        left = marks.right() + 10 * unit
    else:
        width = max(body.width() * 0.36, 92 * unit)
        side = body.height() * 0.42
        hand = QRectF(body.left(), body.top(), width, body.height() - side - 3 * unit)
        pile = QRectF(body.left(), body.bottom() - side, side, side)
        marks = QRectF(pile.right() + 3 * unit, pile.top(), width - side - 3 * unit, side)
        left = body.left() + width + 10 * unit
    sets = QRectF(left, body.top(), body.right() - left, body.height())
    return SeatPlaces(frame, head, hand, pile, marks, sets, QRectF(), False, unit)


def row_of_cards(area: QRectF, count: int, *, closest: float = 0.0) -> tuple[QRectF, ...]:
    """`count` cards as high as `area` from its left, overlapping where the room is short.

    They become smaller where less than the share `closest` of a card would be seen.
    """
    if count <= 0:
        return ()
    width = min(area.height() * CARD, area.width() / (1 + closest * (count - 1)))
    height = width / CARD
    step = width * 1.04
    if count > 1:
        step = min(step, max(0.0, area.width() - width) / (count - 1))
    top = area.center().y() - height / 2
    return tuple(QRectF(area.left() + index * step, top, width, height) for index in range(count))


def squares(area: QRectF, count: int, most: float) -> tuple[QRectF, ...]:
    """`count` squares in rows from the upper left, none over another, as large as `area` and `most` allow."""
    if count <= 0:
        return ()
    sides = [
        (
            columns,
            min(most, area.width() / _length(columns), area.height() / _length(ceil(count / columns))),
        )
        for columns in range(1, count + 1)
    ]
    columns, side = max(sides, key=lambda plan: plan[1])
    step = side * (1 + NEXT_SQUARE)
    return tuple(
        QRectF(area.left() + number % columns * step, area.top() + number // columns * step, side, side)
        for number in range(count)
    )


def _length(number: int) -> float:
    """How long a line of squares is, with gaps, in their sides."""
    return number + NEXT_SQUARE * (number - 1)


def hand_fan(area: QRectF, groups: Sequence[int], unit: float, *, above: float) -> tuple[QRectF, ...]:
    """The cards of a hand in groups, from the left, in one row or two, whichever shows more of them.

    `above` is kept free over them. In two rows the lower one lies over the foot of the upper.
    """
    count = sum(groups)
    if not count:
        return ()
    plans = [_rows(area, groups, unit, above, rows) for rows in (1, 2)]
    return max(plans, key=lambda plan: plan[0])[1]


def _rows(
    area: QRectF, groups: Sequence[int], unit: float, above: float, rows: int
) -> tuple[float, tuple[QRectF, ...]]:
    """How much is seen of the cards in so many rows, and their places."""
    count = sum(groups)
    starts = {sum(groups[:index]) for index in range(1, len(groups))}
    per_row = ceil(count / rows)
    height = (area.height() - above) / (1 + NEXT_ROW * (rows - 1))
    between = 7 * unit
    breaks = max(
        sum(start in range(row * per_row + 1, (row + 1) * per_row) for start in starts) for row in range(rows)
    )
    room = area.width() - breaks * between
    width = min(height * CARD, room / (1 + COLUMN * (per_row - 1)))
    height = width / CARD
    step = min(width * 1.03, (room - width) / (per_row - 1)) if per_row > 1 else width
    found = []
    top = area.bottom() - height - (rows - 1) * height * NEXT_ROW
    for index in range(count):
        row, at = divmod(index, per_row)
        gaps = sum(start in range(row * per_row + 1, index + 1) for start in starts)
        found.append(
            QRectF(
                area.left() + at * step + gaps * between,
                top + row * height * NEXT_ROW,
                width,
                height,
            )
        )
    return width * min(1.0, step / width / AMPLE), tuple(found)


def shares(room: float, wanted: Sequence[float], gap: float, most: float) -> tuple[float, ...]:
    """Widths in proportion to what is wanted that fill `room` with gaps, none larger than `most` wants."""
    if not wanted:
        return ()
    left = room - gap * (len(wanted) - 1)
    factor = min(most, left / sum(wanted))
    return tuple(width * factor for width in wanted)
