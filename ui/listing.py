"""Names and sentences one after the other, as the language sets them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def all_of(names: Sequence[str]) -> str:
    """All the names: "Ada", "Ada and Ben", "Ada, Ben and Cleo"; empty for none."""
    if len(names) < 2:
        return "".join(names)
    first = translate("Listing", ", ").join(names[:-1])
    return translate("Listing", "{first} and {last}").format(first=first, last=names[-1])


_WIDE_STOPS = "。；！？）」"
"""After these no space stands: they bring their own."""


def sentences(parts: Iterable[str]) -> str:
    """Those that say something, one after the other; a space between where the language has one."""
    text = ""
    for part in filter(None, parts):
        text += part if not text or text[-1] in _WIDE_STOPS else f" {part}"
    return text
