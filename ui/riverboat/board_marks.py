"""Small marks of the shared boards: empty display spaces, spaces of the score track, tags with a reward."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.items.lettering import paint_line
from ui.riverboat.art import Reward, axial_centre, paint_reward, plate_path, plate_rect
from ui.theme import Theme, mixed


def paint_tile_place(painter: QPainter, rect: QRectF, cells: Sequence[tuple[int, int]], theme: Theme) -> None:
    """A dashed outline in the shape of a tile."""
    centres = [axial_centre(q, r, 1.0) for q, r in cells]
    bounds = plate_rect(centres, 1.0)
    scale = min(rect.width() / bounds.width(), rect.height() / bounds.height())
    shift = rect.center() - bounds.center() * scale
    path = plate_path([QPointF(c.x() * scale, c.y() * scale) + shift for c in centres], scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QColor(theme.shadow)
    shade.setAlpha(16)
    painter.setBrush(shade)
    pen = QPen(theme.line, max(1.0, scale * 0.06), Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()


def paint_score_space(painter: QPainter, rect: QRectF, space: int, theme: Theme) -> None:
    """A space of the score track; every fifth shows its number."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mixed(theme.line, theme.panel, 0.35), 0.8))
    tenth = space % 10 == 0
    painter.setBrush(mixed(theme.panel_deep, theme.wood, 0.22 if tenth else 0.04))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.height() * 0.2, rect.height() * 0.2)
    if space % 5 == 0:
        paint_line(
            painter, rect, str(space), rect.height() * 0.8, theme.muted, align=Qt.AlignmentFlag.AlignHCenter
        )
    painter.restore()


def paint_reward_tag(painter: QPainter, rect: QRectF, reward: Reward, theme: Theme) -> None:
    """A reward on a small disc."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mixed(theme.line, theme.ink, 0.4), max(1.0, rect.width() * 0.04)))
    painter.setBrush(mixed(theme.card, theme.river_pale, 0.6))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    painter.restore()
    inset = rect.width() * 0.15
    paint_reward(painter, rect.adjusted(inset, inset, -inset, -inset), reward, theme)


def paint_gains(painter: QPainter, rect: QRectF, rewards: Sequence[Reward], theme: Theme) -> None:
    """What an action would bring: pictograms on a small card."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.ink, 1.2))
    painter.setBrush(theme.card)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() * 0.25, rect.height() * 0.25)
    painter.restore()
    inset = rect.height() * 0.12
    side = rect.height() - 2 * inset
    for index, reward in enumerate(rewards):
        paint_reward(painter, QRectF(inset + index * side * 1.05, inset, side, side), reward, theme)


def paint_sheet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A pale sheet that holds pieces together."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mixed(theme.line, theme.panel, 0.55), 1.0))
    painter.setBrush(mixed(theme.card, theme.panel, 0.35))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.radius, theme.radius)
    painter.restore()


def paint_in_progress(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The lit place of the phase that is played now."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.barn_red, max(2.0, rect.height() * 0.05)))
    painter.setBrush(theme.card)
    radius = rect.height() * 0.18
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
    painter.restore()


def paint_band(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """Words on a band across a tile."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.danger)
    painter.drawRoundedRect(rect.adjusted(1, 0, -1, 0), rect.height() * 0.25, rect.height() * 0.25)
    painter.restore()
    middle = Qt.AlignmentFlag.AlignHCenter
    inner = rect.adjusted(3, 0, -3, 0)
    paint_line(painter, inner, words, rect.height() * 0.74, theme.on_danger, bold=True, align=middle)
