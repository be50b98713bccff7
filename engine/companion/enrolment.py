"""Enrolling a box: tag after tag is held to a reader and goes on the next piece, without a click between."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.companion.catalogue import Box, Count, Instance, counts, missing

AGREE_S: Final = 1.5
"""Two equal reads within this time agree; a reader that repeats needs a part of it."""
CODE: Final = "code:"
"""How printed codes begin: they correct themselves, so one read is enough."""
OURS: Final = "TT"
OURS_LENGTH: Final = 10
"""How codes begin that this program has printed, and how long they are; the key of their box follows."""


class Enrolled(StrEnum):
    """What became of a read."""

    WAIT = "wait"
    """Read once; it must be read again."""
    DONE = "done"
    """The tag is on the piece now; the next one is asked for."""
    RESTING = "resting"
    """The tag that was enrolled last still lies there."""
    DUPLICATE = "duplicate"
    """The tag is on another piece of this box already."""
    RETIRED = "retired"
    """The tag was taken out of use in this box; showing it twice more takes it back into use."""
    FOREIGN = "foreign"
    """A printed code of another box."""
    FULL = "full"
    """Every piece has a tag."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a read, and the piece that it is about, if any."""

    became: Enrolled
    instance: Instance | None = None


class Enrolment:
    """Guides through a box, in the game's order or the one piece that is asked for. Can stop at any time.

    `box` is the box so far. `only` asks for one piece, whose old tags are retired when the new one comes.
    """

    def __init__(
        self, box: Box, tagged: tuple[tuple[str, int], ...], *, only: Instance | None = None
    ) -> None:
        self.box = box
        self._tagged = tagged
        self._only = only
        self._skipped: set[Instance] = set()
        self._once: tuple[str, float] = ("", 0.0)
        self._last = ""
        self._history: list[tuple[Box, str]] = []

    @property
    def wanted(self) -> Instance | None:
        """The piece whose tag is wanted next; None when there is none left."""
        if self._only is not None:
            return self._only
        left = missing(self.box, self._tagged)
        return next((one for one in left if one not in self._skipped), left[0] if left else None)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The live counts, by piece."""
        return counts(self.box, self._tagged)

    def skip(self) -> None:
        """The piece that is wanted is not at hand; it comes again when all others have their tags."""
        if self.wanted is not None and self._only is None:
            self._skipped.add(self.wanted)
            if self._skipped.issuperset(missing(self.box, self._tagged)):
                self._skipped.clear()

    def back(self) -> None:
        """The last tag was on the wrong piece: it is taken off again."""
        if self._history:
            self.box, self._last = self._history.pop()

    def read(self, tag: str, at_s: float) -> Outcome:
        """A tag or code was read, at a time in seconds."""
        if tag == self._last:
            return Outcome(Enrolled.RESTING, self.box.find(tag))
        known = self.box.find(tag)
        if known is not None:
            return Outcome(Enrolled.DUPLICATE, known)
        if self._of_another_box(tag):
            return Outcome(Enrolled.FOREIGN)
        wanted = self.wanted
        if wanted is None:
            return Outcome(Enrolled.FULL)
        once, when_s = self._once
        if not tag.startswith(CODE) and not (once == tag and at_s - when_s <= AGREE_S):
            self._once = (tag, at_s)
            became = Enrolled.RETIRED if tag in self.box.retired else Enrolled.WAIT
            return Outcome(became, self.box.retired.get(tag, wanted))
        self._once = ("", 0.0)
        self._history.append((self.box, self._last))
        self.box = (self.box.replace_tags if self._only else self._enrolled)(wanted, tag)
        self._last = tag
        self._only = None
        return Outcome(Enrolled.DONE, wanted)

    def _enrolled(self, instance: Instance, tag: str) -> Box:
        return self.box.enrol(tag, instance)

    def _of_another_box(self, tag: str) -> bool:
        code = tag.removeprefix(CODE)
        ours = tag.startswith(CODE) and code.startswith(OURS) and len(code) == OURS_LENGTH
        return ours and not code.startswith(OURS + self.box.key)
