"""What the pages of a round's report are painted of: rows of sets, piles that are counted, the totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.sobek.components import AMULET, GOODS, Edition
from ui.items.lettering import paint_line, width_of
from ui.seats import Seat
from ui.sobek import round_words as words
from ui.sobek.art import (
    ASPECT,
    Good,
    paint_amulet_card,
    paint_card,
    paint_corruption_pile,
    paint_curse_mark,
    paint_prosperity_mark,
    paint_scarab,
    paint_seat_badge,
    paint_sign_of_corruption,
)
from ui.sobek.round_account import RoundAccount, ScoredSet, SeatRound
from ui.theme import Theme, mixed

LEFT = Qt.AlignmentFlag.AlignLeft
MIDDLE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
_OVERLAP = 0.42
"""How much of a card in a set is seen beside the next one."""
_LEAST_SHARE = 0.55
"""How far a name may shrink before its end is left out."""
_MOST_ROW = 0.3
"""A row of a set takes at most this share of the height."""


@dataclass(frozen=True, slots=True)
class Brush:
    """A painter with its theme and the size of words in pixels."""

    painter: QPainter
    theme: Theme
    px: float

    def write(
        self,
        rect: QRectF,
        text: str,
        size: float = 1.0,
        *,
        bold: bool = False,
        faint: bool = False,
        name: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """A line in `size` times the usual height, smaller where it would not fit; a `name` may be cut."""
        px = min(self.px * size, rect.height() * 0.86)
        wide = width_of(text, px, bold)
        if wide > rect.width() > 0:
            fits = floor(px * rect.width() / wide)
            px = max(fits, px * _LEAST_SHARE) if name else fits
        pigments = self.theme.pigments
        ink = mixed(pigments.on_papyrus, pigments.papyrus, 0.25) if faint else pigments.on_papyrus
        paint_line(self.painter, rect, text, px, ink, bold=bold, align=align)


def paint_sets(brush: Brush, rect: QRectF, edition: Edition, seat: Seat, own: SeatRound, shown: int) -> None:
    """The first `shown` sets of a seat below each other, the last of them the one that is scored now."""
    head = brush.px * 2.2
    text = seat.name if own.sets else words.sets_title(seat.name, own)
    _paint_name(brush, QRectF(rect.left(), rect.top(), rect.width(), head), text, seat)
    rows = QRectF(rect.left(), rect.top() + head * 1.2, rect.width(), rect.height() - head * 2.6)
    height = min(rows.height() / max(len(own.sets), 1), rect.height() * _MOST_ROW)
    for at, scored in enumerate(own.sets[:shown]):
        place = QRectF(rows.left(), rows.top() + at * height, rows.width(), height)
        _paint_set(brush, place, edition, scored, now=at == shown - 1)
    before = own.sets[shown - 1].after if shown else own.before
    sums = QRectF(rect.left(), rect.bottom() - head * 1.2, rect.width(), head)
    _rule(brush, sums)
    brush.write(sums, words.addition(own.before, before - own.before), 1.5, bold=True, align=RIGHT)


def _paint_name(brush: Brush, rect: QRectF, text: str, seat: Seat) -> None:
    badge = QRectF(rect.left(), rect.top() + rect.height() * 0.1, rect.height() * 0.8, rect.height() * 0.8)
    paint_seat_badge(brush.painter, badge, seat.colour, brush.theme)
    brush.write(rect.adjusted(rect.height(), 0, 0, 0), text, 1.4, bold=True, name=True)


def _rule(brush: Brush, rect: QRectF) -> None:
    brush.painter.setPen(QPen(brush.theme.line, 1.5))
    brush.painter.drawLine(rect.topLeft(), rect.topRight())


def _paint_set(brush: Brush, rect: QRectF, edition: Edition, scored: ScoredSet, *, now: bool) -> None:
    painter, theme = brush.painter, brush.theme
    if now:
        ground = theme.pigments.gold.toRgb()
        ground.setAlpha(58)
        painter.setPen(QPen(theme.pigments.gold_deep, 1.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect.adjusted(1, 2, -1, -2), brush.px * 0.5, brush.px * 0.5)
    inside = rect.adjusted(brush.px * 0.5, rect.height() * 0.07, -brush.px * 0.5, -rect.height() * 0.07)
    cards = QRectF(inside.left(), inside.top(), inside.width() * 0.42, inside.height())
    if not now:
        painter.setOpacity(0.72)
    _paint_cards(brush, cards, edition, scored)
    painter.setOpacity(1.0)
    said = QRectF(inside.left() + inside.width() * 0.44, inside.top(), inside.width() * 0.56, inside.height())
    half = min(said.height() / 2, brush.px * 1.7)
    above = QRectF(said.left(), said.center().y() - half, said.width(), half)
    brush.write(above, words.kind(scored), faint=not now)
    below = QRectF(said.left(), said.center().y(), said.width(), half)
    brush.write(below, words.formula(scored), 1.1, bold=True, faint=not now)


def _paint_cards(brush: Brush, rect: QRectF, edition: Edition, scored: ScoredSet) -> None:
    """The cards side by side, overlapping; those of a horizontal set lie on their side."""
    aspect = ASPECT["card"]
    lying = not scored.vertical
    height = rect.height()
    width = height * aspect
    if lying:
        width, height = height, height * aspect
    marks = scored.prosperity * 0.5 * rect.height()
    room = max(rect.width() - marks - width, 0.0)
    step = min(width * _OVERLAP, room / max(len(scored.cards) - 1, 1))
    for at, card in enumerate(scored.cards):
        place = QRectF(rect.left() + at * step, rect.center().y() - height / 2, width, height)
        _paint_one(brush, place, edition, card, scored.good, lying=lying)
    right = rect.left() + step * (len(scored.cards) - 1) + width
    size = rect.height() * 0.46
    for at in range(scored.prosperity):
        mark = QRectF(right + size * (0.08 + at), rect.center().y() - size / 2, size, size)
        paint_prosperity_mark(brush.painter, mark, brush.theme)


def _paint_one(brush: Brush, rect: QRectF, edition: Edition, card: int, good: int, *, lying: bool) -> None:
    painter = brush.painter
    painter.save()
    if lying:
        painter.translate(rect.center())
        painter.rotate(-90)
        rect = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width())
    if card == AMULET:
        paint_amulet_card(painter, rect, brush.theme, stands_for=Good(GOODS[good]))
    else:
        kind = edition.cards[card]
        paint_card(painter, rect, kind.id, brush.theme, counts_as=Good(GOODS[kind.good]))
    painter.restore()


# --- penalty ----------------------------------------------------------------------------------


def paint_steps(brush: Brush, rect: QRectF, seat: Seat, told: Sequence[str], path: Sequence[int]) -> None:
    """The steps of a penalty so far below each other, the last of them strong, and where they have led."""
    head = brush.px * 2.2
    _paint_name(brush, QRectF(rect.left(), rect.top(), rect.width(), head), seat.name, seat)
    rows = QRectF(rect.left(), rect.top() + head * 1.2, rect.width(), rect.height() - head * 2.6)
    height = min(rows.height() / max(len(told), 5), brush.px * 3)
    for at, text in enumerate(told):
        now = at == len(told) - 1
        place = QRectF(rows.left(), rows.top() + at * height, rows.width(), height)
        brush.write(place, text, 1.15, bold=now, faint=not now)
    sums = QRectF(rect.left(), rect.bottom() - head * 1.2, rect.width(), head)
    _rule(brush, sums)
    brush.write(sums, words.way_back(path), 1.5, bold=True, align=RIGHT)


# --- corruption -------------------------------------------------------------------------------


def paint_piles(
    brush: Brush,
    rect: QRectF,
    account: RoundAccount,
    seats: Sequence[Seat],
    *,
    counted: float,
    scarabs: bool,
    verdict: bool,
) -> None:
    """The piles beside each other; `counted` of them (a number with a fraction) show their cards.

    With `scarabs` the tied ones show theirs, with `verdict` those who pay are marked.
    """
    width = rect.width() / len(seats)
    for at, (seat, own) in enumerate(zip(seats, account.seats, strict=True)):
        column = QRectF(rect.left() + at * width, rect.top(), width, rect.height())
        column.adjust(width * 0.03, 0, -width * 0.03, 0)
        if verdict and at in account.most:
            _paint_blame(brush, column)
        show_scarabs = scarabs and own.scarabs >= 0
        _paint_pile(brush, column, seat, own, counted=counted > at, scarabs=show_scarabs)


def _paint_blame(brush: Brush, rect: QRectF) -> None:
    painter, theme = brush.painter, brush.theme
    ring = theme.highlight if theme.dark else theme.danger
    painter.setPen(QPen(ring, max(2.0, brush.px * 0.18)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), brush.px, brush.px)
    size = brush.px * 2.4
    head = QRectF(rect.center().x() - size / 2, rect.bottom() - size * 1.3, size, size)
    paint_sign_of_corruption(painter, head, theme)


def _paint_pile(
    brush: Brush, rect: QRectF, seat: Seat, own: SeatRound, *, counted: bool, scarabs: bool
) -> None:
    painter, theme = brush.painter, brush.theme
    line = min(brush.px * 1.9, rect.height() * 0.085)
    top = rect.top() + line * 0.5
    inner = rect.adjusted(rect.width() * 0.04, 0, -rect.width() * 0.04, 0)
    badge = QRectF(inner.center().x() - line / 2, top, line, line)
    paint_seat_badge(painter, badge, seat.colour, theme)
    top += line * 1.05

    def row(text: str, size: float = 1.0, *, bold: bool = False, high: float = 1.0) -> None:
        nonlocal top
        place = QRectF(inner.left(), top, inner.width(), line * high)
        brush.write(place, text, size, bold=bold, name=text == seat.name, align=MIDDLE)
        top += line * high

    row(seat.name, 1.2, bold=True)
    side = min(rect.width() * 0.7, rect.height() * 0.4)
    pile = QRectF(rect.center().x() - side / 2, top, side, side)
    paint_corruption_pile(painter, pile, seat.colour, theme, cards=own.corrupt if counted else None)
    top += side + line * 0.2
    if not counted:
        return
    row(words.pile(own))
    row(words.leftovers(own), 0.85)
    if own.curses:
        mark = QRectF(pile.right() - side * 0.3, pile.top(), side * 0.4, side * 0.4)
        paint_curse_mark(painter, mark, theme)
    row(words.curses(own))
    row(str(own.count), 1.8, bold=True, high=1.5)
    if scarabs:
        place = QRectF(inner.center().x() - line * 1.4, top, line, line)
        paint_scarab(painter, place, theme)
        brush.write(QRectF(place.right() + line * 0.3, top, line * 2, line), str(own.scarabs), 1.3, bold=True)


# --- standing ---------------------------------------------------------------------------------


def paint_totals(brush: Brush, rect: QRectF, account: RoundAccount, seats: Sequence[Seat]) -> None:
    """A row for each seat: what it had, what its sets brought, what it paid, what it has now."""
    row = min(rect.height() / (len(seats) + 2.5), brush.px * 3.6)
    cell = rect.width() * 0.15
    first = rect.width() - cell * 4
    top = rect.top() + row * 0.4

    def cells(texts: Sequence[str], y: float, size: float, *, strong: bool) -> None:
        for at, text in enumerate(texts):
            place = QRectF(rect.left() + first + at * cell, y, cell - brush.px * 0.4, row)
            bold = strong and at == len(texts) - 1
            brush.write(place, text, size * (1.3 if bold else 1.0), bold=bold, align=RIGHT)

    cells(words.columns(), top, 0.95, strong=False)
    top += row * 0.9
    for seat, own in zip(seats, account.seats, strict=True):
        _rule(brush, QRectF(rect.left(), top, rect.width(), row))
        _paint_name(brush, QRectF(rect.left(), top + row * 0.15, first, row * 0.7), seat.name, seat)
        lost = own.after - own.before - own.points
        texts = (str(own.before), words.signed(own.points), words.signed(lost), str(own.after))
        cells(texts, top, 1.2, strong=True)
        top += row
