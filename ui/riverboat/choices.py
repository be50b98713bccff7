"""How the mats of Riverboat look in the new-game dialog: their colours, and a small picture of each."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.riverboat.components import Edition, Mat
from ui.own_box.known import known_parts
from ui.riverboat.art import axial_centre, hex_path
from ui.theme import Theme

_RANDOM = "random"


@lru_cache(maxsize=8)
def _edition(box: str = "") -> Edition:
    """The box with that text; without one the built-in box."""
    rules = cast(Any, game("riverboat"))
    seats = (SeatSetup(""), SeatSetup(""))
    edition: Edition = rules.edition(Setup("riverboat", seats, edition_text=box))
    return edition


def _mats(box: str = "") -> tuple[Mat, ...]:
    return _edition(box).mats


def choice_colour(option: str, value: str) -> int:
    """The mat's number is the seat's colour. Rule RB-1.2.1."""
    del option
    return next((index % 4 for index, mat in enumerate(_mats()) if mat.id == value), -1)


def choice_title(option: str, value: str) -> str:
    """A mat by its colour and number."""
    translate = QCoreApplication.translate
    colour = choice_colour(option, value)
    if colour < 0:
        return translate("MatChoice", "Random mat")
    names = (
        translate("MatChoice", "Red mat"),
        translate("MatChoice", "Blue mat"),
        translate("MatChoice", "Gold mat"),
        translate("MatChoice", "Green mat"),
    )
    return names[colour]


def seat_colour(seat: int) -> int:
    """None before the mat is known, which brings it. Rule RB-1.2.1."""
    del seat
    return -1


def note(box: str = "") -> str:
    """What a mat brings, what is reconstructed. Rules RB-1.2.1, RB-2.2.3, RB-2.2.6, RB-2.6.3, RB-2.7.1."""
    if box:
        edition = _edition(box)
        return known_parts("riverboat", edition.id, edition.trust)
    return QCoreApplication.translate(
        "MatChoice",
        "A mat brings its colour. "
        "The mats, the harbor track, the triple tiles and the sizes of the display are reconstructions: "
        "they play the same part as the printed ones, whose exact form we have not seen.",
    )


def paint_choice(
    painter: QPainter, rect: QRectF, option: str, value: str, theme: Theme, *, box: str = ""
) -> None:
    """The mat as small hexes on a board framed in its colour; a question mark for a random one."""
    mat = next((mat for mat in _mats(box) if mat.id == value), None)
    colour = choice_colour(option, value) if mat is not None else -1
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    frame = theme.line if colour < 0 else theme.seats[colour].fill
    painter.setPen(QPen(frame, 2.4))
    painter.setBrush(theme.card)
    painter.drawRoundedRect(board, 5, 5)
    if mat is None or colour < 0:
        font = QFont(painter.font())
        font.setPixelSize(max(8, int(board.height() * 0.6)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.muted)
        painter.drawText(board, Qt.AlignmentFlag.AlignCenter, "?")
    else:
        _paint_fields(painter, board.adjusted(4, 4, -4, -4), mat, theme)
    painter.restore()


def _paint_fields(painter: QPainter, rect: QRectF, mat: Mat, theme: Theme) -> None:
    centres = [axial_centre(q, r, 1.0) for q, r in mat.grid.axial]
    bounds = QRectF()
    for centre in centres:
        bounds = bounds.united(QRectF(centre.x() - sqrt(3) / 2, centre.y() - 1, sqrt(3), 2))
    radius = min(rect.width() / bounds.width(), rect.height() / bounds.height())
    shift = rect.center() - bounds.center() * radius
    painter.setPen(QPen(theme.outline, max(0.4, radius * 0.08)))
    for centre, letter in zip(centres, mat.letters, strict=True):
        painter.setBrush(getattr(theme.fields, letter).ring)
        painter.drawPath(hex_path(QPointF(centre.x() * radius, centre.y() * radius) + shift, radius))
