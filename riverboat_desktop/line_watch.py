"""What passes on the lines of readers, look by look, for who listens; and how each line began.

A driver that comes in the middle of what a reader says does not know what it has asked. So how a line began
is kept as long as it is open: whoever reads on from the middle begins with that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ui.readers.values import Reader

OPENING_S: Final = 4.0
"""By then a board has started, has been asked who it is, and reads."""
_MOST_LOOKS: Final = 500

Passed = list[Any]
"""When, what and which bytes (as hexadecimal digits), as in captures."""


@dataclass(frozen=True, slots=True)
class Look:
    """A reader was looked at: at what time, and what had passed since the look before.

    `missed`: nobody could listen before it for a while.
    """

    now_s: float
    passed: tuple[Passed, ...]
    missed: bool = False


class Listener(Protocol):
    """Who hears of all lines."""

    def looked(self, reader: Reader, look: Look) -> None:
        """A reader was looked at."""


@dataclass(slots=True)
class _Line:
    passed: list[Passed] = field(default_factory=list)
    opening: list[Look] = field(default_factory=list)
    until_s: float = 0.0
    open: bool = False


class LineWatch:
    """Call `passed` for all that happens on the line of a reader, and `looked` when it has been looked at."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self._lines: dict[str, _Line] = {}

    def passed(self, reader: Reader, what: str, data: bytes, at_s: float) -> None:
        """Something has happened on a line, as in captures."""
        line = self._lines.setdefault(reader.id, _Line())
        line.passed.append([at_s, what, data.hex()])
        if what == "open":
            line.opening.clear()
            line.until_s, line.open = at_s + OPENING_S, True
        elif what == "lost":
            line.opening.clear()
            line.open = False

    def looked(self, reader: Reader, now_s: float, *, missed: bool = False) -> None:
        """A reader was looked at."""
        line = self._lines.setdefault(reader.id, _Line())
        look = Look(now_s, tuple(line.passed), missed)
        line.passed.clear()
        if self.listener is not None:
            self.listener.looked(reader, look)
        if line.open and now_s <= line.until_s and len(line.opening) < _MOST_LOOKS:
            line.opening.append(look)

    def opening(self, reader: str) -> tuple[Look, ...]:
        """How the line of a reader began, without the present look; nothing where it is closed."""
        line = self._lines.get(reader)
        return tuple(line.opening) if line is not None and line.open else ()

    def forget(self, reader: str) -> None:
        """This reader is no more."""
        self._lines.pop(reader, None)
