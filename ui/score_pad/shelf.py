"""What the score pad asks of the application: sheets that were kept, drafts among them. No file is here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.core.errors import Sentence
from engine.core.pad_sheet import PadSheet


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A sheet under its key, and when it was changed last. A draft is a sheet that is not finished."""

    key: str
    changed_at_s: float
    sheet: PadSheet


@dataclass(frozen=True, slots=True)
class DamagedSheet:
    """A sheet that cannot be read; it is kept, and `reason` says what is wrong."""

    key: str
    changed_at_s: float
    reason: Sentence


class Shelf(Protocol):
    """Where sheets are kept. What cannot be done raises `ServiceError`."""

    def kept(self) -> tuple[KeptSheet | DamagedSheet, ...]:
        """Every sheet, changed last first."""

    def fresh(self) -> str:
        """A key that no sheet has."""

    def keep(self, key: str, sheet: PadSheet) -> None:
        """Write a sheet over what was under its key; it is never half written."""

    def delete(self, key: str) -> None:
        """Take a sheet away for good."""

    def write(self, path: str, text: str) -> None:
        """Write a text for other programs to a file that a person named."""
