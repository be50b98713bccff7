"""A drawing with a name, for contact sheets and for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.theme import Theme

Value = TypeVar("Value")
Paint = Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True, slots=True)
class Sample:
    """A drawing: its group (drawings of one group must differ), its name, its shape and how to paint it."""

    group: str
    name: str
    aspect: float
    paint: Paint


def by_group(samples: Iterable[Sample]) -> dict[str, list[Sample]]:
    """The drawings under the names of their groups, in their order."""
    groups: dict[str, list[Sample]] = {}
    for sample in samples:
        groups.setdefault(sample.group, []).append(sample)
    return groups


def with_value(paint: Callable[[QPainter, QRectF, Value, Theme], None], value: Value) -> Paint:
    """The paint function with its one argument filled in."""

    def painted(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint(painter, rect, value, theme)

    return painted
