"""What speaks for a step at a table, and what it was found to mean: plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.companion.tableau import Sight, Spot
from engine.core.component import Ref
from engine.core.errors import Reason


@dataclass(frozen=True, slots=True)
class Shown:
    """A piece that was held to a pad, and the place where it lay, empty if that is not known."""

    piece: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything that speaks for a step.

    `sight` is what lies at the stations that are known, `debt` what people still have to move for steps
    that count already, `shown` what pads were shown since the last step, `points` what was pointed at.
    `closed`: a word was said last, so that no further piece of the same step is to come.
    `placed` counts by place and piece the instances that are known to lie there, `fresh` by spot those
    that lie there now and did not when the table was last understood.
    """

    sight: Sight = field(default_factory=dict)
    debt: Mapping[Spot, int] = field(default_factory=dict)
    shown: tuple[Shown, ...] = ()
    points: frozenset[Ref] = frozenset()
    closed: bool = False
    placed: Mapping[tuple[str, str], int] = field(default_factory=dict)
    fresh: Mapping[Spot, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Agrees:
    """The table is as it should be, but for what people still have to move (`left`)."""

    left: Mapping[Spot, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Explained:
    """The table is these legal steps ahead, in this order."""

    steps: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """After `steps`, which are sure, one of `choices` was done; more must be pointed at to know which.

    `choices` may be long and is not to be listed; it narrows like a legal set. `refs` were pointed at so far.
    """

    steps: tuple[Any, ...]
    choices: Sequence[Any]
    refs: frozenset[Ref] = frozenset()


@dataclass(frozen=True, slots=True)
class Refused:
    """What was shown or pointed at is no legal step: why, or where the piece is known to lie instead."""

    reason: Reason | None = None
    piece: str = ""
    lies_at: str = ""


@dataclass(frozen=True, slots=True)
class Unexplained:
    """No legal steps lead to what is seen; `difference` is from what should lie there now."""

    difference: Mapping[Spot, int]


@dataclass(frozen=True, slots=True)
class Early:
    """After `steps`, which are sure, what is seen are steps of seats that decide beside the one on turn.

    Nothing tells what that seat does, so the others count when it has spoken.
    """

    steps: tuple[Any, ...]
    difference: Mapping[Spot, int]


Explanation = Agrees | Explained | Ambiguous | Early | Refused | Unexplained
