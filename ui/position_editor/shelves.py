"""Places as boxes in rows, with their names and the pieces that lie in them; and where all else lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from engine.core.setup import Setup
from ui.art.badges import paint_count_badge
from ui.game_parts import pieces_of
from ui.items.placing import cards_in
from ui.position_editor.parts import Spot, position_parts_of
from ui.position_editor.situation import Situation
from ui.theme import Theme

translate = QCoreApplication.translate
_LEAST_PX = 8.0
Row = tuple[float, Sequence[tuple[float, str]]]
"""A share of the height, and for each place a share of the width and its name."""


def lying(situation: Situation, place: str) -> tuple[tuple[str, str], ...]:
    """Every kind of piece at a place, the one that came last first."""
    return tuple((place, piece) for piece in reversed(list(situation.at(place))))


def in_rows(
    situation: Situation, rows: Sequence[Row], words: Mapping[str, str], area: QRectF, theme: Theme
) -> tuple[Spot, ...]:
    """Places beside and below each other that fill the area."""
    gap = float(theme.gap_small)
    high = area.height() - gap * (len(rows) - 1)
    whole = sum(share for share, _ in rows)
    found: list[Spot] = []
    top = area.top()
    for share, places in rows:
        height = high * share / whole
        wide = area.width() - gap * (len(places) - 1)
        widths = sum(width for width, _ in places)
        left = area.left()
        for width, place in places:
            rect = QRectF(left, top, wide * width / widths, height)
            found.append(Spot(place, words[place], rect, lying(situation, place)))
            left += rect.width() + gap
        top += height + gap
    return tuple(found)


def paint_box(
    painter: QPainter, spot: Spot, situation: Situation, theme: Theme, *, titled: bool = True
) -> None:
    """A place as a box with its name and what lies in it."""
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.card)
    painter.drawRoundedRect(spot.rect, theme.radius / 2, theme.radius / 2)
    inside = spot.rect.adjusted(3, 2, -3, -3)
    if titled:
        font = QFont(painter.font())
        font.setPixelSize(round(max(_LEAST_PX, min(theme.text_px * 0.82, inside.height() * 0.28))))
        wide = QFontMetricsF(font).horizontalAdvance(spot.words)
        if wide > inside.width() - 4:  # smaller letters rather than fewer
            font.setPixelSize(int(max(_LEAST_PX, font.pixelSize() * (inside.width() - 4) / wide)))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        line = QRectF(inside.left() + 2, inside.top(), inside.width() - 4, metrics.height())
        painter.setPen(theme.muted)
        text = metrics.elidedText(spot.words, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        inside.setTop(line.bottom())
    counted = [(piece, situation.at(place).get(piece, 0)) for place, piece in reversed(spot.lies)]
    paint_counted(painter, inside, situation.setup, counted, theme)


def paint_counted(
    painter: QPainter, area: QRectF, setup: Setup, pieces: Sequence[tuple[str, int]], theme: Theme
) -> None:
    """Kinds of pieces side by side, with how many there are of each."""
    if not pieces or area.width() < 4 or area.height() < 4:
        return
    cells = cards_in(area, len(pieces), 1.0, 3.0, theme.text_px * 5.0, centred=True)
    for (piece, count), cell in zip(pieces, cells, strict=True):
        paint_one(painter, cell, setup, piece, theme)
        if count > 1:
            side = max(12.0, min(cell.height() * 0.36, theme.text_px * 1.5))
            paint_count_badge(
                painter,
                QRectF(cell.right() - side * 1.4, cell.bottom() - side, side * 1.4, side),
                count,
                theme,
            )


def paint_one(painter: QPainter, rect: QRectF, setup: Setup, piece: str, theme: Theme) -> None:
    """One piece; one that the box does not have as its name."""
    painter.save()
    if known(setup, piece):
        pieces_of(setup.game).paint_piece(painter, rect, setup, piece, theme)
    else:
        painter.setPen(theme.alarm)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, piece)
    painter.restore()


def known(setup: Setup, piece: str) -> bool:
    """Whether the box has such a piece."""
    return piece in position_parts_of(setup.game).box(setup)


def piece_words(setup: Setup, piece: str) -> str:
    """A piece for people; one that the box does not have keeps the name it has in the record."""
    return pieces_of(setup.game).piece_name(setup, piece) if known(setup, piece) else piece


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Places that no picture shows, because there are none of that name."""

    places: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name among the areas."""
        return "elsewhere"

    def title(self, situation: Situation) -> str:
        """What it is."""
        del situation
        return translate("PositionEditor", "Nowhere on the table")

    def spots(self, situation: Situation, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """A box for each, four in a row."""
        rows = [self.places[at : at + 4] for at in range(0, len(self.places), 4)]
        height = min(area.height(), theme.text_px * 8.0 * len(rows))
        room = QRectF(area.left(), area.top(), area.width(), height)
        return in_rows(
            situation,
            [(1.0, [(1.0, place) for place in row]) for row in rows],
            {place: place for place in self.places},
            room,
            theme,
        )

    def paint(self, painter: QPainter, situation: Situation, area: QRectF, theme: Theme) -> None:
        """The boxes."""
        for spot in self.spots(situation, area, theme):
            paint_box(painter, spot, situation, theme)
