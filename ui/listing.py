"""Names one after the other, as a sentence lists them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def all_of(names: Sequence[str]) -> str:
    """All the names: "Ada", "Ada and Ben", "Ada, Ben and Cleo"; empty for none."""
    if len(names) < 2:
        return "".join(names)
    first = translate("Listing", ", ").join(names[:-1])
    return translate("Listing", "{first} and {last}").format(first=first, last=names[-1])
