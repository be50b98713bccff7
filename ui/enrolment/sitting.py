"""A sitting at which a box is enrolled: news of readers go in, receipts come out, each step is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from engine.companion.catalogue import Box, Instance
from engine.companion.enrolment import Enrolled, Enrolment, Outcome
from ui.enrolment.shelf import TagShelf
from ui.readers.values import ReaderNews, ReaderStatus, ReaderTrouble, Scan, WholeZone
from ui.services import ServiceError


class Tone(Enum):
    """How a receipt sounds and looks."""

    SEEN = auto()
    ACCEPTED = auto()
    REFUSED = auto()
    TOLD = auto()
    """Nothing was held to a reader: something was taken back, skipped or chosen."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of something: of a read its `outcome` and `tag`, of a bad read its `fault`, or an error."""

    tone: Tone
    outcome: Outcome | None = None
    tag: str = ""
    fault: str = ""
    detail: str = ""
    said: object = ""


_TONES = {
    Enrolled.WAIT: Tone.SEEN,
    Enrolled.DONE: Tone.ACCEPTED,
    Enrolled.NAMED: Tone.ACCEPTED,
}
_TOLD_FAULTS = frozenset({"implausible", "lossy", "bad-shape", "wrong-layout"})
"""Faults of a tag or of how it is said; others are the line's, and the reader says them again."""
_SAME_S = 1.5
"""What comes again so soon is not told again."""


class Sitting:
    """One box. `tell` hears receipts, in their order; what cannot be written is told and tried again."""

    def __init__(self, shelf: TagShelf, box: Box, tell: Callable[[Receipt], None]) -> None:
        self._shelf = shelf
        self._tell = tell
        self._told: tuple[str, str, float] = ("", "", -_SAME_S * 2)
        self.tagged = shelf.tagged(box.game, box.edition)
        self.enrolment = Enrolment(box, self.tagged, foreign=shelf.foreign(box))
        self._stamp = shelf.stamp(box.key)
        self._unsaved = False

    @property
    def box(self) -> Box:
        """The box so far."""
        return self.enrolment.box

    # ----------------------------------------------------------------------------------------- reads

    def hear(self, news: ReaderNews) -> None:
        """A reader says something."""
        match news:
            case Scan(_, _, tag, _, at_s):
                self.follow()
                self._take(tag, self.enrolment.read(tag, at_s), at_s)
            case WholeZone(_, _, tags, at_s):
                self.follow()
                for tag, outcome in zip(tags, self.enrolment.lying(tags, at_s), strict=False):
                    self._take(tag, outcome, at_s)
            case ReaderTrouble(_, _, fault, detail, at_s):
                self._refuse(fault, detail, at_s)
            case ReaderStatus():
                pass

    def _take(self, tag: str, outcome: Outcome, at_s: float) -> None:
        became = outcome.became
        if became is Enrolled.RESTING:
            return
        if became is not Enrolled.DONE and self._told_lately(
            became.value, "" if became is Enrolled.CROWD else tag, at_s
        ):
            return
        if became is Enrolled.DONE and not self._keep():
            return
        self._tell(Receipt(_TONES.get(became, Tone.REFUSED), outcome, tag))

    def _refuse(self, fault: str, detail: str, at_s: float) -> None:
        if fault in _TOLD_FAULTS and not self._told_lately(fault, detail, at_s):
            self._tell(Receipt(Tone.REFUSED, fault=fault, detail=detail))

    def _told_lately(self, what: str, about: str, at_s: float) -> bool:
        """Whether this goes on and was told when it began."""
        last, self._told = self._told, (what, about, at_s)
        return last[:2] == (what, about) and at_s - last[2] <= _SAME_S

    # ---------------------------------------------------------------------------------------- by hand

    def skip(self) -> None:
        """Not at hand."""
        self.enrolment.skip()

    def back(self) -> None:
        """Take the last thing back."""
        self.follow()
        if self.enrolment.can_go_back:
            self.enrolment.back()
            self._keep()

    def retire(self, instance: Instance) -> None:
        """Take the tags of a piece out of use."""
        self.follow()
        self.enrolment.retire(instance)
        self._keep()

    # ---------------------------------------------------------------------------------------- keeping

    def rename(self, name: str) -> None:
        """Call the box so. Raises `ServiceError`."""
        self.follow()
        self._begin(self._shelf.rename(self.box, name))

    def _keep(self) -> bool:
        """Write it. What cannot be written is told, and written with the next piece."""
        try:
            self._shelf.keep(self.box)
        except ServiceError as error:
            self._unsaved = True
            self._tell(Receipt(Tone.REFUSED, said=error.said))
            return False
        self._unsaved = False
        self._stamp = self._shelf.stamp(self.box.key)
        return True

    def follow(self) -> bool:
        """Whether somebody else, such as who prints labels, has written the box; go on with that."""
        stamp = self._shelf.stamp(self.box.key)
        if self._unsaved or stamp in (0, self._stamp):
            return False
        try:
            self._begin(self._shelf.load(self.box.key))
        except ServiceError:
            return False
        return True

    def _begin(self, box: Box) -> None:
        self.enrolment.go_on_with(box)
        self._stamp = self._shelf.stamp(box.key)
