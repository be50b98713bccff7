"""Round track space and phase tiles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.lettering import paint_text
from ui.art.patterns import paint_pattern
from ui.art.relief import (
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    mirrored,
    placed,
    raised,
    rim,
    shaded,
    shape,
    sunken,
)
from ui.riverboat.art.crops import paint_crop
from ui.riverboat.art.figures import paint_surveyor, paint_worker
from ui.riverboat.art.hexes import soft_hex
from ui.riverboat.art.kinds import Crop, Reward, RewardKind, Suit
from ui.riverboat.art.rewards import paint_points, paint_rewards
from ui.riverboat.art.steamer import paint_steamer
from ui.riverboat.art.suits import suit_path
from ui.theme import Theme, mixed

_LINE = QColor("#2a1a0e")
_BONUS = {
    1: (Reward(RewardKind.WORKER),),
    2: (Reward(RewardKind.COIN),),
    3: (Reward(RewardKind.HARBOR, 1),),
    4: (Reward(RewardKind.POINTS, 1),),
    5: (Reward(RewardKind.COIN), Reward(RewardKind.HARBOR, 1), Reward(RewardKind.AGENT, 1)),
}


def paint_round_space(
    painter: QPainter, rect: QRectF, round_number: int, theme: Theme, *, current: bool = False
) -> None:
    """A space of the round track with its number, gold while its round is played."""
    with fitted(painter, rect):
        ground = theme.gold if current else mixed(theme.panel_deep, theme.wood, 0.3)
        sunken(painter, disc(50, 50, 44), ground, theme, depth=5.0, width=3.0)
        if current:
            line(painter, disc(50, 50, 46), theme.barn_red, 4.0)
        ink = theme.on_gold if current else mixed(theme.ink, ground, 0.25)
        paint_text(painter, QRectF(32, 29, 36, 42), str(round_number), ink)


def paint_phase_tile(
    painter: QPainter,
    rect: QRectF,
    phase: int,
    theme: Theme,
    *,
    owner: int | None = None,
    active: bool = False,
    done: bool = False,
) -> None:
    """A phase tile: number, picture of what is done, bonus below, the owner's colour and pattern as frame.

    `active` is the phase in progress; a `done` phase is pale. Rule RB-2.5.1.
    """
    with fitted(painter, rect):
        if done:
            painter.setOpacity(painter.opacity() * 0.5)
        tile = box(5, 4, 88, 87, 11)
        seat = theme.seats[owner] if owner is not None else None
        raised(
            painter,
            tile,
            seat.fill if seat else theme.wood,
            theme,
            depth=3.2,
            edge=darker(theme.line, 0.5),
            width=1.8,
        )
        if seat:
            paint_pattern(painter, tile, seat, unit=5.0)
        if active:
            line(painter, box(3.2, 3, 91.6, 90.2, 12), theme.highlight, 4.5)
            line(painter, box(1.2, 1, 95.6, 94.2, 13), darker(theme.highlight, 0.5), 1.2)
        face = box(11, 10, 76, 75, 7)
        shaded(painter, face, theme.card, darker(theme.line, 0.3), 1.2, 0.05)
        _PICTURES[phase](painter, theme)
        strip = shape(
            "M 11.6 64 L 86.4 64 L 86.4 78 C 86.4 82 84 84.4 80 84.4 L 18 84.4 C 14 84.4 11.6 82 11.6 78 Z"
        )
        fill(painter, strip, mixed(theme.card, theme.line, 0.38))
        paint_rewards(painter, QRectF(13, 65, 72, 19), _BONUS[phase], theme)
        number = disc(19, 18, 11.5)
        fill(painter, number, QColor("#2a2119"))
        line(painter, number, QColor("#fff6e0"), 1.8)
        paint_text(painter, QRectF(13, 11.5, 12, 13), str(phase), QColor("#fff8ea"))


def _cultivation(painter: QPainter, theme: Theme) -> None:
    """A worker on a field."""
    colour = theme.fields.G
    with placed(painter, 52, 37):
        fill(painter, soft_hex(QPointF(0, 0), 25), colour.edge)
        fill(painter, soft_hex(QPointF(0, 0), 24), colour.ring)
        fill(painter, soft_hex(QPointF(0, 0), 19.5), colour.soil)
        with placed(painter, -7, -15, 0.14):
            fill(painter, suit_path(Suit.GREEN), faded(colour.mark, 0.9))
    paint_worker(painter, QRectF(36, 20, 42, 42), theme)


def _planting(painter: QPainter, theme: Theme) -> None:
    """A seedling in its bed, and a crop over it."""
    bed = soft_hex(QPointF(51, 41), 22)
    raised(painter, bed, QColor("#80553a"), theme, depth=2.4, width=1.4)
    leaf = shape("M 50 40 C 38 40 31 32 31 22 C 43 22 50 30 51 40 Z")
    line(painter, shape("M 51 52 C 51 44 51 40 51 34"), _LINE, 4.6)
    line(painter, shape("M 51 52 C 51 44 51 40 51 34"), QColor("#7fbf4d"), 2.6)
    for side in (leaf, mirrored(leaf, 51)):
        shaded(painter, side, QColor("#8fd058"), _LINE, 1.6)
    line(painter, shape("M 42 54 Q 51 50 60 54"), faded(_LINE, 0.8), 2.2)


def _harvest(painter: QPainter, theme: Theme) -> None:
    """A crop going aboard a steamer."""
    paint_steamer(painter, QRectF(18, 17, 62, 46), 3)
    paint_crop(painter, QRectF(58, 38, 25, 25), Crop.PUMPKIN, theme)


def _opportunity(painter: QPainter, theme: Theme) -> None:
    """A hand of cards, one of them unknown."""
    for x, angle, colour in ((38, -14, theme.river), (60, 14, theme.gold), (51, 0, theme.barn_red)):
        with placed(painter, x, 40, 1.0, angle):
            card = box(-12, -21, 24, 38, 3.5)
            shaded(painter, card, lighter(colour, 0.1), _LINE, 1.5)
    rim(painter, box(39, 19, 24, 38, 3.5), 0.8)
    paint_text(painter, QRectF(42, 27, 18, 22), "?", QColor("#fffaf0"))


def _scoring(painter: QPainter, theme: Theme) -> None:
    """A surveyor with points in his hand."""
    paint_surveyor(painter, QRectF(26, 14, 48, 48), theme)
    paint_points(painter, QRectF(54, 36, 27, 27), "2", theme)


_PICTURES = {1: _cultivation, 2: _planting, 3: _harvest, 4: _opportunity, 5: _scoring}
