"""A hand that allows thousands of sets, and a legal set that counts how many of its steps are looked at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.component import Ref

LARGE = (
    "wheat-1 x5, wheat x3, wheat-start x2, merchant, courtisan, fish-1 x5, fish x3, thief, "
    "cattle-1 x5, cattle x2, amulet x5, ivory-3"
)
"""34 cards of the standard box."""


class Counted:
    """A legal set that counts how many of its steps are made."""

    def __init__(self, legal: Any, made: list[int]) -> None:
        self._legal = legal
        self.made = made

    def __len__(self) -> int:
        return len(self._legal)

    def __contains__(self, step: object) -> bool:
        return step in self._legal

    def __getitem__(self, index: Any) -> Any:
        found = self._legal[index]
        self.made[0] += len(found) if isinstance(index, slice) else 1
        return found

    def __iter__(self) -> Any:
        for step in self._legal:
            self.made[0] += 1
            yield step

    def narrow(self, refs: Iterable[Ref]) -> Counted:
        return Counted(self._legal.narrow(refs), self.made)
