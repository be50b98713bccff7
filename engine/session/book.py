"""The ledger of a session with what each line did, undone ones too: a log shows what its viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import PUBLIC, Game
from engine.core.ledger import NOBODY, ONLY, Digest, Entry, Hands, Line
from engine.session.view import LogLine

Notes = tuple[tuple[str, str], ...]
"""What is said beside a line: names and values, in order."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a line did: its step and the events it brought."""

    step: Any
    events: tuple[Any, ...]


class Book:
    """Entries in order. A line that was undone before the record was loaded has no deed."""

    __slots__ = ("_deeds", "entries")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._deeds: list[Deed | None] = []

    def copy(self) -> Book:
        """A book that can be written on without changing this one."""
        other = Book()
        other.entries = self.entries[:]
        other._deeds = self._deeds[:]
        return other

    def add(self, entry: Entry, deed: Deed | None = None) -> int:
        """Append an entry; gives its index. A line takes the place of what was said about hands."""
        if isinstance(entry, Line):
            self.keep("")
        self.entries.append(entry)
        self._deeds.append(deed)
        return len(self.entries) - 1

    @property
    def hands(self) -> str:
        """What hands still have to do, in one word; empty where nothing was said."""
        return next((entry.text for entry in reversed(self.entries) if isinstance(entry, Hands)), "")

    def keep(self, hands: str) -> None:
        """Say what hands have to do, in place of what was said before; empty for nothing.

        No line ever stands behind such an entry, so that the index of none changes.
        """
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if isinstance(entry, Hands):
                del self.entries[index], self._deeds[index]
            elif isinstance(entry, Line):
                break
        if hands:
            self.add(Hands(hands))

    def undo(self, indices: Sequence[int], *, consented: bool, hands: str = "") -> None:
        """Mark lines as undone. Digests after the first of them go: they are of states that are no more."""
        for index in indices:
            line = self.entries[index]
            assert isinstance(line, Line)
            self.entries[index] = replace(line, undone=True, consented=consented)
        kept = [
            (entry, deed)
            for index, (entry, deed) in enumerate(zip(self.entries, self._deeds, strict=True))
            if index < indices[0] or not isinstance(entry, Digest)
        ]
        self.entries = [entry for entry, _ in kept]
        self._deeds = [deed for _, deed in kept]
        self.keep(hands)

    def log(self, game: Game[Any, Any, Any], viewer: int, frames: Mapping[int, int]) -> tuple[LogLine, ...]:
        """Every line as the viewer may know it; `frames` has the frame of each line that stands."""
        return tuple(
            _log_line(game, viewer, entry, deed, frames.get(index, -1))
            for index, (entry, deed) in enumerate(zip(self.entries, self._deeds, strict=True))
            if isinstance(entry, Line)
        )


def _log_line(game: Game[Any, Any, Any], viewer: int, line: Line, deed: Deed | None, frame: int) -> LogLine:
    if deed is None:
        step, events, open_to = None, (), _noted(line, viewer)
    else:
        step = game.see(deed.step, viewer)
        events = seen(game, deed.events, viewer)
        open_to = step == deed.step
    text = line.text if open_to else ""
    return LogLine(line.who, step, text, events, line.undone, line.consented, frame)


def seen(game: Game[Any, Any, Any], events: Iterable[Any], viewer: int) -> tuple[Any, ...]:
    """The events as the viewer may know them, without those of which he may know nothing."""
    return tuple(known for known in (game.see(event, viewer) for event in events) if known is not None)


def notes_of(entry: object) -> Notes:
    """The notes of a line; none of anything else that stands in a ledger."""
    return entry.notes if isinstance(entry, Line) else ()


def with_note(game: Game[Any, Any, Any], step: Any, seats: int, notes: Notes) -> Notes:
    """The notes of a step, and who alone may know it unless everybody may or they say so already."""
    knowing = [viewer for viewer in (PUBLIC, *range(seats)) if game.see(step, viewer) == step]
    if len(knowing) == seats + 1 or any(name == ONLY for name, _ in notes):
        return notes
    return (*notes, (ONLY, ",".join(str(viewer + 1) for viewer in knowing) or NOBODY))


def _noted(line: Line, viewer: int) -> bool:
    """Whether the notes of a line let the viewer read it. Where they say nothing, all may."""
    listed = [value.split(",") for name, value in line.notes if name == ONLY]
    return all(str(viewer + 1) in seats for seats in listed)
