"""Score sheets: every point with the rule that gave it and the pieces that made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.component import Ref


class ScoreLine(NamedTuple):
    """One entry of a sheet: `key` names the kind of line, `refs` the pieces that made the points."""

    key: str
    points: int
    rule: str
    refs: tuple[Ref, ...] = ()
    round: int = 0


class ScoreSheet(NamedTuple):
    """All lines of one seat; their sum is its marker on the track."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class Projection(NamedTuple):
    """What a seat would get now for something that is only settled at the end."""

    key: str
    points: int
    rule: str


def ranks(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from 1 by descending key; equal keys share the better rank (1, 1, 3)."""
    return tuple(1 + sum(1 for other in keys if other > key) for key in keys)
