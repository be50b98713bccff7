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
from ui.sobek.panels import add_sheet

RIGHT: Final = Qt.AlignmentFlag.AlignRight
CENTRED: Final = Qt.AlignmentFlag.AlignHCenter


def add_track(ground: Ground) -> None:
    """The track with every seat's marker, and the round that is played."""
    places, unit, theme = ground.places, ground.unit, ground.theme
    add_sheet(ground, "track", places.track_panel)
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
    seen, places, unit = ground.seen, ground.places, ground.unit
    last = len(places.track) - 1
    beyond = [seat for seat in range(seen.seats) if seen.score[seat] > last]
    for seat in range(seen.seats):
        score = seen.score[seat]
        if score > last:
            cell = places.beyond[beyond.index(seat)]
            _add_beyond(ground, seat, cell, score)
            together, at = 1, 0
        else:
            cell = places.track[score]
            sharing = [other for other in range(seen.seats) if seen.score[other] == score]
            together, at = len(sharing), sharing.index(seat)
        side = min(cell.width(), cell.height()) * (1.0 if together == 1 else 0.86)
        step = min(side * 0.6, (cell.width() * 1.3 - side) / max(1, together - 1))
        left = cell.center().x() - side / 2 + (at - (together - 1) / 2) * step
        first = cell.center().x() - side / 2 - (together - 1) / 2 * step
        board = places.track_panel
        left += max(0.0, board.left() + 3 * unit - first)
        left -= max(0.0, first + (together - 1) * step + side - board.right() + 3 * unit)
        top = cell.center().y() - side * (0.62 if score <= last else 0.9)
        ground.easel.add(
            f"marker/{seat}",
            QRectF(left, top, side, side),
            ("marker", seat),
            ground.painted(art.paint_score_marker, seat),
            z=4 + at * 0.1,
            tip=ground.phrases.marker(seat, score),
        )


def _add_beyond(ground: Ground, seat: int, cell: QRectF, score: int) -> None:
    """A place past the end of the track, with the kind its space has there and the score in digits."""
    kind = _kind(ground, score)
    ground.easel.add(
        f"beyond/{seat}",
        cell,
        ("space", kind),
        ground.painted(art.paint_track_space, kind),
        z=1,
        tip=ground.phrases.track_tip(score),
    )
    if kind == score:
        return
    height = cell.height() * 0.46
    plate = QRectF(cell.left() - 2, cell.bottom() - height * 0.8, cell.width() + 4, height)
    ground.easel.add(
        f"beyond count/{seat}", plate, ("count", score), ground.painted(art.paint_count_badge, score), z=5
    )
