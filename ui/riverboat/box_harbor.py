"""The harbor track of one's own box: how long it is, which spaces reach a recess, where players start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.core.errors import Problem
from ui.art.lettering import paint_text
from ui.items.lettering import paint_line
from ui.own_box.counters import sign_paint
from ui.own_box.draft import Data
from ui.own_box.parts import Brush, Paint, Spot, Sum, Work
from ui.riverboat.art import paint_harbor_recess, paint_harbor_space
from ui.theme import Theme

translate = QCoreApplication.translate
RECESS: Final = "recess"
_ACROSS: Final = 11
"""So many spaces lie in a row of the picture."""
_DIGIT = QColor("#2c1f06")
_BADGE = QColor("#f6c52e")


class HarborPart:
    """The track, the same on every mat. Rules RB-2.7.1, RB-2.7.2."""

    key = "harbor"
    section = "harbor"
    item = None

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Harbor track")

    def about(self) -> str:
        """How it is copied."""
        return translate(
            "OwnBox",
            "Pick the recess, and click on every space that reaches a berth for a boat. Pick a number of "
            "players, and click on the space where their harbor masters start. Plus and minus make the "
            "track longer or shorter.",
        )

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """A recess, and the starts that the edition knows."""
        starts = [
            Brush(
                seats,
                translate("OwnBox", "{count} players").format(count=seats),
                seats,
                _badge_paint(seats),
            )
            for seats in sorted(data["harbor"]["value"]["starts"])
        ]
        recess = Brush(RECESS, translate("OwnBox", "recess"), "R", paint_harbor_recess)
        return (recess, *starts)

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """Every space with what it reaches, then the two buttons."""
        harbor = data["harbor"]["value"]
        last, reach, starts = harbor["last"], harbor["reach"], harbor["starts"]
        seen = max([last, *reach, *starts.values()])
        rows = seen // _ACROSS + 1
        wide = min(area.width() / (_ACROSS + 0.3), area.height() / (rows * 2.1 + 1), theme.text_px * 6.5)
        high = wide * 2.05
        left = area.center().x() - wide * min(_ACROSS, seen + 1) / 2
        top = area.top() + max(0.0, area.height() - rows * high - wide) / 3
        found = []
        for space in range(seen + 1):
            row, column = divmod(space, _ACROSS)
            rect = QRectF(left + column * wide, top + row * high, wide, high * 0.97)
            here = [seats for seats, at in sorted(starts.items()) if at == space]
            number = sorted(reach).index(space) + 1 if space in reach else 0
            found.append(
                Spot(
                    f"space-{space}",
                    rect,
                    _words(space, number, here, beyond=space > last),
                    _space_paint(space, number, here, theme, beyond=space > last),
                    _used(space),
                    painted=True,
                )
            )
        below = QRectF(left, top + rows * high + wide * 0.1, wide * 0.6, wide * 0.6)
        fewer = translate("OwnBox", "One space fewer")
        found.append(
            Spot("shorter", below, fewer, sign_paint("-", theme, enabled=last > 1), _length(-1, last))
        )
        more = translate("OwnBox", "One space more")
        found.append(
            Spot("longer", below.translated(wide * 0.7, 0), more, sign_paint("+", theme), _length(1, last))
        )
        return tuple(found)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """Recesses and the boats that a seat can take; the spaces."""
        need = sum(data["boats_per_round"]["value"])
        harbor = data["harbor"]["value"]
        return (
            Sum(translate("OwnBox", "Recesses"), len(harbor["reach"]), need),
            Sum(translate("OwnBox", "Spaces, with space 0"), harbor["last"] + 1),
        )

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """Spaces beyond the end."""
        if problem.place != "harbor":
            return None
        harbor = data["harbor"]["value"]
        places = {*harbor["reach"], *harbor["starts"].values()}
        return frozenset(f"space-{space}" for space in places if space > harbor["last"])


def _words(space: int, recess: int, starts: list[str], *, beyond: bool) -> str:
    parts = [translate("OwnBox", "space {space}").format(space=space)]
    if recess:
        parts.append(translate("OwnBox", "reaches recess {number}").format(number=recess))
    parts += [translate("OwnBox", "start with {count} players").format(count=seats) for seats in starts]
    if beyond:
        parts.append(translate("OwnBox", "beyond the end"))
    return " · ".join(parts)


def _badge_paint(seats: str) -> Callable[[QPainter, QRectF, Theme], None]:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        del theme
        side = min(rect.width(), rect.height()) * 0.9
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        painter.setPen(QPen(QColor("#4a3407"), side * 0.08))
        painter.setBrush(_BADGE)
        painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        digit = QRectF(0, 0, side * 0.5, side * 0.5)
        digit.moveCenter(place.center())
        paint_text(painter, digit, seats, _DIGIT)

    return paint


def _space_paint(space: int, recess: int, starts: list[str], theme: Theme, *, beyond: bool) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        if beyond:
            painter.setOpacity(0.45)
        wide = rect.width()
        berth = QRectF(rect.left() + 2, rect.top(), wide - 4, wide * 0.66)
        if recess:
            paint_harbor_recess(painter, berth, theme)
            digits = QRectF(0, 0, berth.width() * 0.3, berth.height() * 0.34)
            digits.moveCenter(berth.center())
            paint_text(painter, digits, str(recess), theme.ink)
        number = QRectF(rect.left(), rect.bottom() - wide * 0.34, wide, wide * 0.32)
        square = QRectF(rect.left(), berth.bottom(), wide, number.top() - berth.bottom())
        paint_harbor_space(painter, square, theme, recess=space if recess else None)
        side = min(square.height() * 0.62, square.width() / max(1, len(starts)) * 0.9)
        for at, seats in enumerate(starts):
            left = square.center().x() - side * len(starts) / 2 + at * side
            badge = QRectF(left, square.center().y() - side / 2, side, side)
            _badge_paint(seats)(painter, badge, theme)
        ink = theme.alarm if beyond else theme.muted
        centred = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, number, str(space), wide * 0.24, ink, bold=True, align=centred)

    return paint


def _used(space: int) -> Callable[[str], Work]:
    def use(brush: str) -> Work:
        def work(value: dict[str, Any]) -> None:
            if brush != RECESS:
                value["starts"][brush] = space
            elif space in value["reach"]:
                value["reach"].remove(space)
            else:
                value["reach"] = sorted([*value["reach"], space])

        return work

    return use


def _length(by: int, last: int) -> Callable[[str], Work] | None:
    if last + by < 1:
        return None

    def use(_brush: str) -> Work:
        def work(value: dict[str, Any]) -> None:
            value["last"] = last + by

        return work

    return use
