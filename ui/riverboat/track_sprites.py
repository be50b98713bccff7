"""The score track as sprites: spaces, stacked markers, and what the end would add."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from ui.riverboat import art
from ui.riverboat.board_marks import paint_score_space
from ui.riverboat.ground import Ground
from ui.riverboat.layout import TRACK_SPACES

RIGHT = Qt.AlignmentFlag.AlignRight

PROJECTED = (
    ("final-harbor", "final-harbor-half"),
    ("final-agents",),
    ("final-colour",),
    ("final-coins",),
    ("final-assets",),
)
"""The rows of the projection; each sums the keys of one kind."""


def add_track(ground: Ground) -> None:
    """The score track with the markers, and what the end would add as the play stands."""
    places, seen, unit = ground.places, ground.seen, ground.unit
    ground.easel.panel("track", places.track_panel)
    head = QRectF(
        places.track[0].left(),
        places.track_panel.top() + 5 * unit,
        places.track_panel.width() * 0.8,
        18 * unit,
    )
    ground.easel.text("track head", head, ground.phrases.score_track(), 13 * unit, bold=True)
    for space, rect in enumerate(places.track):
        ground.easel.add(
            f"score space/{space}",
            rect,
            ("score space", space % 10 == 0, space if space % 5 == 0 else -1),
            ground.painted(paint_score_space, space),
            z=1,
        )
    order = sorted(range(seen.seats), key=lambda seat: (seen.arrival[seat], -seat))
    for seat in order:
        together = [
            other for other in order if seen.score[other] % TRACK_SPACES == seen.score[seat] % TRACK_SPACES
        ]
        below = together.index(seat)
        cell = places.track[seen.score[seat] % TRACK_SPACES]
        side = cell.height() * 1.25
        # Side by side, the later one a little higher and in front, so that every colour is seen.
        step = min(side * 0.62, cell.width() * 1.1 / max(1, len(together) - 1))
        rect = QRectF(
            cell.center().x() - side / 2 + (below - (len(together) - 1) / 2) * step,
            cell.center().y() - side / 2 - below * 1.5 * unit,
            side,
            side,
        )
        first = cell.center().x() - side / 2 - (len(together) - 1) / 2 * step
        rect.translate(max(0.0, places.track[0].left() - side * 0.2 - first), 0)
        lap = seen.score[seat] // TRACK_SPACES % 4
        ground.easel.add(
            f"marker/{seat}",
            rect,
            ("marker", ground.colours[seat], lap),
            ground.painted(art.paint_score_marker, ground.colours[seat], lap),
            z=3 + below,
            tip=ground.phrases.marker(seat, seen.score[seat]),
        )
    _add_projection(ground)


def _at_the_end(ground: Ground, seat: int, keys: tuple[str, ...]) -> int:
    """What the final scoring would add under these keys, or has added once the play is over."""
    view = ground.view
    entries = view.sheets[seat].lines if view.over else view.projections[seat]
    return sum(entry.points for entry in entries if entry.key in keys)


def _add_projection(ground: Ground) -> None:
    area, seen, unit, theme = ground.places.projection, ground.seen, ground.unit, ground.theme
    rows = len(PROJECTED) + 2
    height = area.height() / rows
    width = min((24 if seen.seats > 3 else 29) * unit, area.width() * 0.55 / seen.seats)
    left = area.right() - width * seen.seats
    label_width = left - area.left() - 4 * unit
    tip = "" if ground.view.over else ground.phrases.projection_tip()
    ground.easel.text(
        "projection head",
        QRectF(area.left(), area.top(), label_width, height),
        ground.phrases.final_scoring() if ground.view.over else ground.phrases.projected(),
        11.5 * unit,
        bold=True,
        tip=tip,
    )
    for seat in range(seen.seats):
        side = height * 0.9
        badge = QRectF(left + (seat + 1) * width - side, area.top(), side, side)
        ground.easel.add(
            f"projection badge/{seat}",
            badge,
            ("badge", ground.colours[seat]),
            ground.painted(art.paint_seat_badge, ground.colours[seat]),
            z=2,
            tip=ground.phrases.seat_name(seat),
        )
    for row, keys in enumerate(PROJECTED):
        top = area.top() + (row + 1) * height
        name = ground.phrases.projection(keys[0])
        ground.easel.text(
            f"projection/{keys[0]}", QRectF(area.left(), top, label_width, height), name, 11 * unit, tip=tip
        )
        for seat in range(seen.seats):
            points = _at_the_end(ground, seat, keys)
            ground.easel.text(
                f"projection/{keys[0]}/{seat}",
                QRectF(left + seat * width, top, width, height),
                str(points) if points else "–",
                11 * unit,
                align=RIGHT,
                colour=None if points else theme.muted,
            )
    top = area.top() + (rows - 1) * height
    ground.easel.text(
        "projection/total",
        QRectF(area.left(), top, label_width, height),
        ground.phrases.total() if ground.view.over else ground.phrases.with_end(),
        11 * unit,
        bold=True,
    )
    for seat in range(seen.seats):
        ends = 0 if ground.view.over else sum(entry.points for entry in ground.view.projections[seat])
        ground.easel.text(
            f"projection/total/{seat}",
            QRectF(left + seat * width, top, width, height),
            str(seen.score[seat] + ends),
            11.5 * unit,
            bold=True,
            align=RIGHT,
        )
