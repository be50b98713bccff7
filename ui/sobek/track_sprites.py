"""The score track as sprites: spaces with glyphs and numbers, markers, and those beyond the end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt

from engine.sobek.components import GLYPHS, NUMBER
from engine.sobek.track import kind_at
from ui.items.lettering import width_of
from ui.sobek import art
from ui.sobek.art import Glyph
from ui.sobek.ground import Ground

RIGHT: Final = Qt.AlignmentFlag.AlignRight
CENTRED: Final = Qt.AlignmentFlag.AlignHCenter


def add_track(ground: Ground) -> None:
    """The track with every seat's marker, and the round that is played."""
    places, unit, theme = ground.places, ground.unit, ground.theme
    ground.easel.panel("track", places.track_panel)
    head = places.track_head
    ink = theme.pigments.on_papyrus
    title = ground.starred(ground.phrases.score_track(), "track")
    wide = min(width_of(title, 12.5 * unit, True) + 3 * unit, head.width() * 0.62)
    made = title != ground.phrases.score_track()
    ground.easel.text(
        "track head",
        QRectF(head.left(), head.top(), wide, head.height()),
        title,
        12.5 * unit,
        bold=True,
        colour=ink,
        tip=ground.phrases.reconstruction_tip() if made else "",
    )
    rest = QRectF(head.left() + wide, head.top(), head.width() - wide, head.height())
    line = ground.phrases.round_line(ground.view)
    ground.easel.text("round", rest, line, 11.5 * unit, align=RIGHT, colour=ink)
    for space, rect in enumerate(places.track):
        kind = _kind(ground, space)
        ground.easel.add(
            f"space/{space}",
            rect,
            ("space", kind),
            ground.painted(art.paint_track_space, kind),
            z=1,
            tip=ground.phrases.track_tip(space),
        )
    _add_markers(ground)


def _kind(ground: Ground, space: int) -> Glyph | int:
    """What a space shows; beyond the end the track repeats, or has numbers only. Rule SK-3.33."""
    track = ground.edition.track
    goes_on = ground.phrases.setup.option("beyond-track") != "stop"
    kind = kind_at(track, space) if goes_on or space < len(track) else NUMBER
    return space if kind == NUMBER else Glyph(GLYPHS[kind])


def _add_markers(ground: Ground) -> None:
    seen, places = ground.seen, ground.places
    last = len(places.track) - 1
    beyond = [seat for seat in range(seen.seats) if seen.score[seat] > last]
    for index, seat in enumerate(beyond):
        _add_beyond(ground, seat, index, len(beyond))
    for seat in range(seen.seats):
        score = seen.score[seat]
        if score > last:
            continue
        cell = places.track[score]
        sharing = [other for other in range(seen.seats) if seen.score[other] == score]
        at = sharing.index(seat)
        side = min(cell.width(), cell.height()) * (1.0 if len(sharing) == 1 else 0.86)
        step = min(side * 0.6, (cell.width() * 1.3 - side) / max(1, len(sharing) - 1))
        wide = step * (len(sharing) - 1) + side
        board = places.track_panel
        first = max(board.left() + 3 * ground.unit, cell.center().x() - wide / 2)
        first = min(first, board.right() - 3 * ground.unit - wide)
        rect = QRectF(first + at * step, cell.center().y() - side * 0.62, side, side)
        _add_marker(ground, seat, rect, 4 + at * 0.1)


def _add_marker(ground: Ground, seat: int, rect: QRectF, z: float) -> None:
    ground.easel.add(
        f"marker/{seat}",
        rect,
        ("marker", seat),
        ground.painted(art.paint_score_marker, seat),
        z=z,
        tip=ground.phrases.marker(seat, ground.seen.score[seat]),
    )


def _add_beyond(ground: Ground, seat: int, index: int, count: int) -> None:
    """A place past the end of the track, with the kind its space has there and the score in digits."""
    score, first, end = ground.seen.score[seat], ground.places.beyond[0], ground.places.beyond[-1]
    left, right = min(first.left(), end.left()), max(first.right(), end.right())
    pitch = (right - left) / max(2, count)
    cell = QRectF(left + index * pitch, first.top(), min(first.width(), pitch * 0.5), first.height())
    kind = _kind(ground, score)
    if isinstance(kind, Glyph):
        ground.easel.add(
            f"beyond/{seat}",
            cell,
            ("space", kind),
            ground.painted(art.paint_track_space, kind),
            z=1,
            tip=ground.phrases.track_tip(score),
        )
    side = min(cell.width(), cell.height())
    marker = QRectF(cell.center().x() - side / 2, cell.center().y() - side * 0.62, side, side)
    _add_marker(ground, seat, marker, 4)
    digits = QRectF(cell.right() + 1, cell.top(), pitch - cell.width() - 2, cell.height())
    px = min(13 * ground.unit, digits.width() / (0.6 * len(str(score))))
    ground.easel.text(
        f"beyond count/{seat}",
        digits,
        str(score),
        px,
        bold=True,
        colour=ground.theme.seats[seat].text,
        z=5,
        tip=ground.phrases.track_tip(score),
    )
