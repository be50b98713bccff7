"""Older records brought up to date, one small function a version. There is only version 1 so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_STEPS: Final[dict[int, Callable[[list[str]], list[str]]]] = {}
"""By version: the function that turns the lines of that version into those of the next."""


def migrate(lines: list[str], version: int, wanted: int) -> list[str]:
    """The lines as `wanted` would have written them. Line numbers stay as they are."""
    while version < wanted:
        if version not in _STEPS:
            raise ValueError(f"no record was ever written in version {version}")
        lines = _STEPS[version](lines)
        version += 1
    return lines
