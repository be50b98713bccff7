"""Sheets of papyrus that everything lies on, and the head line of a seat with badge, name and points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.core.component import Ref
from ui.items.easel import paint_panel
from ui.items.lettering import width_of
from ui.own_box.known import box_name, is_own
from ui.sobek import art, labels
from ui.sobek.ground import Ground
from ui.sobek.seat_layout import SeatPlaces
from ui.theme import Theme

RIGHT: Final = Qt.AlignmentFlag.AlignRight
CENTRED: Final = Qt.AlignmentFlag.AlignHCenter
POINTED_Z: Final = 15.0
"""Where a whole seat is pointed at, it answers above what lies in its panel, hands of cards apart."""


def paint_papyrus_sheet(painter: QPainter, place: QRectF, theme: Theme, frame: QColor | None) -> None:
    """A sheet of papyrus with its shadow inside `place`, and a thick frame where a seat's colour is given."""
    paint_panel(painter, place, theme, None)
    reach = theme.gap * 0.5
    sheet = place.adjusted(reach, reach, -reach, -reach)
    rounded = QPainterPath()
    rounded.addRoundedRect(sheet, theme.radius, theme.radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded)
    art.paint_papyrus(painter, sheet, theme)
    painter.setClipping(False)
    wide = theme.gap * 0.3 if frame else 1.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(frame or theme.pigments.fibre, wide))
    inset = wide / 2
    painter.drawRoundedRect(sheet.adjusted(inset, inset, -inset, -inset), theme.radius, theme.radius)
    painter.restore()


def add_frame(ground: Ground, seat: int, places: SeatPlaces) -> None:
    """The sheet of a seat, framed in its colour while it is on turn, and what pointing at the seat means."""
    theme = ground.theme
    colour = theme.seats[seat].fill if seat == ground.acting else None
    ground.easel.panel(f"frame/{seat}", places.frame, frame=colour)
    others = seat != ground.view.viewer or ground.view.prompt.key == "choose-start"
    answers = ground.points_at_seats and others
    looks = -1 if answers or places.large else seat
    if answers or not places.large:
        # Below, the hand stays free to be looked at: what lies over it stands for the seat.
        upper = QRectF(places.frame)
        upper.setBottom(places.hand.top() - 4 * ground.unit)
        ground.easel.add(
            f"seat/{seat}",
            upper if places.large else places.frame,
            "seat",
            lambda painter, rect: None,
            z=POINTED_Z if answers else -9,
            refs=(Ref("seat", str(seat + 1)),),
            tip=ground.phrases.seat_tip(ground.view, seat),
            zone="seats" if answers else "",
            looks_at=looks,
        )
    _add_head(ground, seat, places)


def _add_head(ground: Ground, seat: int, places: SeatPlaces) -> None:
    unit, theme, head = ground.unit, ground.theme, places.head
    px = (15.5 if places.large else 12.5) * unit
    side = head.height() * 0.86
    top = head.center().y() - side / 2
    tip = ground.phrases.seat_tip(ground.view, seat)
    ground.easel.add(
        f"badge/{seat}",
        QRectF(head.left(), top, side, side),
        ("badge", seat),
        ground.painted(art.paint_seat_badge, seat),
        z=2,
    )
    right = head.right()
    points = ground.phrases.points(ground.seen.score[seat])
    wide = width_of(points, px, True) + 4 * unit
    ground.easel.text(
        f"points/{seat}",
        QRectF(right - wide, head.top(), wide, head.height()),
        points,
        px,
        bold=True,
        align=RIGHT,
        colour=theme.pigments.on_papyrus,
        z=2,
        tip=ground.phrases.sheet(ground.view.sheets[seat]),
    )
    right -= wide + 6 * unit
    marks = (
        (seat == ground.seen.start, f"start/{seat}", art.paint_start_marker, ground.phrases.start_marker()),
        (ground.seen.has_looked(seat), f"looked/{seat}", art.paint_looked_mark, labels.has_looked()),
    )
    for there, name, paint, words in marks:
        if there:
            rect = QRectF(right - side, top, side, side)
            ground.easel.add(name, rect, name.split("/")[0], ground.painted(paint), z=2, tip=words)
            right -= side + 4 * unit
    own = is_own(ground.edition.trust)
    if places.large and (ground.has_reconstructions or own):
        words = labels.reconstruction() if ground.has_reconstructions else box_name(ground.edition.id)
        wide = width_of(words, 11 * unit) + 4 * unit
        ground.easel.text(
            "note",
            QRectF(right - wide - 8 * unit, head.top(), wide, head.height()),
            words,
            11 * unit,
            colour=theme.muted,
            align=RIGHT,
            z=2,
            tip=ground.phrases.reconstruction_tip(),
        )
        right -= wide + 12 * unit
    left = head.left() + side + 6 * unit
    ground.easel.text(
        f"name/{seat}",
        QRectF(left, head.top(), right - left, head.height()),
        ground.phrases.seat_name(seat),
        px,
        bold=True,
        colour=theme.seats[seat].text,
        z=2,
        tip=tip if places.large else "",
    )
