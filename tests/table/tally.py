"""The single faults that are made at the table, and how often each was made and how it ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

PAD_FAULTS: Final = (
    "missed read",
    "double read",
    "garbled lines",
    "wrong piece",
    "takeback",
    "reader lost",
)
PLACE_FAULTS: Final = (
    "missed read",
    "double read",
    "garbled lines",
    "swapped pieces",
    "wrong piece",
    "piece nudged away",
    "two steps at once",
    "takeback",
    "reader lost",
)
FAULTS: Final = PLACE_FAULTS


@dataclass
class Tally:
    """By fault: how often it was made, and how often it ended so.

    `astray` counts those of all `steps` without a fault that were not followed.
    """

    made: Counter[str] = field(default_factory=Counter)
    right: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)
    steps: int = 0
    astray: int = 0

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        for mine, its in (
            (self.made, other.made),
            (self.right, other.right),
            (self.asked, other.asked),
            (self.wrong, other.wrong),
        ):
            mine.update(its)
        self.notes += other.notes
        self.steps += other.steps
        self.astray += other.astray

    def lines(self) -> list[str]:
        """A line for each fault."""
        return [
            f"{fault:18} {self.made[fault]:5} made {self.right[fault]:5} right"
            f" {self.asked[fault]:4} asked {self.wrong[fault]:4} wrong"
            for fault in FAULTS
            if self.made[fault]
        ] + [f"{'no fault':18} {self.steps:5} done {self.steps - self.astray:5} right"]
