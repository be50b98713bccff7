"""The keyboard's way over a table: from one thing that can be pointed at to the next in a direction."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF

from ui.items.sprite import Sprite

ROW_PX = 12
"""Targets whose middles are this close in height stand in one row."""
_SIDEWAYS = 2.2
"""How much more a pixel beside the direction counts than one along it."""


def in_reading_order(targets: Sequence[Sprite]) -> list[Sprite]:
    """From top to bottom, and from left to right in one row."""
    return sorted(
        targets, key=lambda sprite: (round(sprite.rect.center().y() / ROW_PX), sprite.rect.center().x())
    )


def nearest(targets: Sequence[Sprite], place: QPointF) -> Sprite | None:
    """The target whose middle is closest to a place."""
    return min(targets, key=lambda sprite: _distance(sprite, place), default=None)


def _distance(sprite: Sprite, place: QPointF) -> float:
    return (sprite.rect.center() - place).manhattanLength()


def towards(targets: Sequence[Sprite], current: Sprite, across: int, down: int) -> Sprite | None:
    """The next target from `current` in a direction (one of the numbers is 1 or -1, the other 0).

    Up and down lead to the nearest above or below, and only where there is none to what lies aside.
    Left and right lead through all targets, one group after the other and round the end, so that each
    can be reached however they lie.
    """
    if across:
        ordered = _by_groups(targets)
        at = next((place for place, sprite in enumerate(ordered) if sprite.id == current.id), 0)
        return ordered[(at + across) % len(ordered)] if ordered else None
    best: tuple[bool, float, Sprite] | None = None
    for sprite in targets:
        way = sprite.rect.center() - current.rect.center()
        along, beside = way.y() * down, abs(way.x())
        if along <= 2.0 or sprite.id == current.id:
            continue
        astray = beside > along
        cost = along + beside * _SIDEWAYS if astray else hypot(along, beside)
        if best is None or (astray, cost) < best[:2]:
            best = (astray, cost, sprite)
    return best[2] if best else None


def _by_groups(targets: Sequence[Sprite]) -> list[Sprite]:
    """In reading order, the groups one after the other as their first targets lie."""
    ordered = in_reading_order(targets)
    zones = list(dict.fromkeys(sprite.zone for sprite in ordered))
    return sorted(ordered, key=lambda sprite: zones.index(sprite.zone))


def next_zone(targets: Sequence[Sprite], current: Sprite | None, by: int) -> Sprite | None:
    """The first target of the next group; None after the last, so that the focus can go on."""
    ordered = in_reading_order(targets)
    zones = list(dict.fromkeys(sprite.zone for sprite in ordered))
    if not zones:
        return None
    at = (
        zones.index(current.zone) + by
        if current and current.zone in zones
        else (0 if by > 0 else len(zones) - 1)
    )
    if not 0 <= at < len(zones):
        return None
    return next(sprite for sprite in ordered if sprite.zone == zones[at])
