"""What happens while a reader is looked for by presenting a tag, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from ui.readers.values import Reader

PRESENTS: Final = "presents"
"""A window with this property is one in which a tag is presented: what is typed there is looked at."""


@dataclass(frozen=True, slots=True)
class PortTried:
    """This port is listened to at this speed."""

    port: str
    speed: int


@dataclass(frozen=True, slots=True)
class ReaderAnswered:
    """A reader has said who it is; a tag is still wanted."""

    port: str
    family: str
    speed: int


@dataclass(frozen=True, slots=True)
class PortUnusable:
    """This port cannot be used: the kind of fault of its line, and the system's own words."""

    port: str
    trouble: str
    detail: str


@dataclass(frozen=True, slots=True)
class LinesUnfit:
    """What comes from this port prints different tags alike."""

    port: str


@dataclass(frozen=True, slots=True)
class PortsListed:
    """So many ports are tried; `taken` others belong to readers that are set up already."""

    tried: int
    taken: int


@dataclass(frozen=True, slots=True)
class ReaderFound:
    """A tag was read. `reader` has no id and no name yet."""

    reader: Reader
    port: str
    tag: str
    took_s: float


@dataclass(frozen=True, slots=True)
class KeyForm:
    """A way to read what was typed, and the tag that it then names."""

    form: str
    tag: str


@dataclass(frozen=True, slots=True)
class KeysFound:
    """A reader typed like a keyboard: all ways to read it, how fast it is, whether it ends with Enter."""

    text: str
    forms: tuple[KeyForm, ...]
    gap_ms: int
    ends: bool
    took_s: float


@dataclass(frozen=True, slots=True)
class KeysForeign:
    """A reader typed digits for another keyboard layout."""


SearchNews = (
    PortTried
    | ReaderAnswered
    | PortUnusable
    | LinesUnfit
    | PortsListed
    | ReaderFound
    | KeysFound
    | KeysForeign
)


class Search(Protocol):
    """A search that goes on."""

    def cancel(self) -> None:
        """End it; nothing is told any more. A second time changes nothing."""
