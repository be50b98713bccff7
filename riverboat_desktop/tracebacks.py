"""Errors as texts for logs and reports, without a word about what is hidden at the table."""

from __future__ import annotations

from traceback import format_tb


def told(error: BaseException) -> str:
    """Where an error and those behind it came up, oldest first, as a traceback does it.

    Of the system's errors also what they say. What others say may be about any object in the program, also
    about a card that is hidden from whoever reads this, so it is left out.
    """
    parts = []
    seen: set[int] = set()
    behind: BaseException | None = error
    while behind is not None and id(behind) not in seen:
        seen.add(id(behind))
        kind = f"{type(behind).__module__}.{type(behind).__qualname__}"
        says = f": {behind}" if isinstance(behind, OSError | ImportError) else ""
        inside = "".join(map(told, behind.exceptions)) if isinstance(behind, BaseExceptionGroup) else ""
        parts.append(f"{''.join(format_tb(behind.__traceback__))}{kind}{says}\n{inside}")
        hidden = None if behind.__suppress_context__ else behind.__context__
        behind = behind.__cause__ or hidden
    return "Traceback (most recent call last):\n" + "which led to\n".join(reversed(parts))
