"""Enrolling a box: tag after tag is held to a reader and goes on the next piece, without a click between."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.companion.catalogue import MOST_TAGS, Box, Count, Instance, counts, missing

AGREE_S: Final = 10.0
"""Two equal reads within this time agree. A reader that says a tag once wants it to be held there again."""
RESTING_S: Final = 1.5
"""A tag that was read so lately still lies there; after this it has been brought anew."""
TOGETHER_S: Final = 1.0
"""New tags that are read in turns within this time lie there together."""
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
    """A tag that has been told of still lies there."""
    DUPLICATE = "duplicate"
    """The tag is on another piece of this box already."""
    RETIRED = "retired"
    """The tag was taken out of use in this box; brought once more it comes back into use."""
    FOREIGN = "foreign"
    """A tag of another box, or a code that belongs to no box here."""
    CROWD = "crowd"
    """Several new tags lie there: nobody can tell which is meant."""
    NAMED = "named"
    """A printed code has named the piece on which the next tag goes."""
    UNNAMED = "unnamed"
    """A tag came before a printed code had named its piece."""
    FULL = "full"
    """Every piece has a tag, or the box as many as it may have."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a read: the piece that it is about, if any; of a foreign tag its box, if known."""

    became: Enrolled
    instance: Instance | None = None
    owner: str = ""


@dataclass(frozen=True, slots=True)
class _Before:
    """How things stood before a tag was enrolled."""

    box: Box
    last: str
    only: Instance | None
    replacing: bool
    tag: str


class Enrolment:
    """Guides through a box, in the game's order or the one piece that is asked for. Can stop at any time.

    `box` is the box so far. `only` asks for one piece, whose old tags are retired when the new one comes.
    `foreign` tells of a tag whose box it belongs to if that is another one, "" for a box that nobody knows;
    None for a tag that may be enrolled.
    """

    def __init__(
        self,
        box: Box,
        tagged: tuple[tuple[str, int], ...],
        *,
        only: Instance | None = None,
        foreign: Callable[[str], str | None] = lambda tag: None,
    ) -> None:
        self.box = box
        self._tagged = tagged
        self._only = only
        self._replacing = True
        self._foreign = foreign
        self._by_codes = False
        self._first = ""
        self._skipped: set[Instance] = set()
        self._once: tuple[str, float] = ("", 0.0)
        self._last = ""
        self._history: list[_Before] = []
        self._seen: dict[str, float] = {}
        self._new: dict[str, float] = {}
        self._aside: set[str] = set()
        self._taken_back: set[str] = set()

    # -------------------------------------------------------------------------------- what is wanted

    @property
    def wanted(self) -> Instance | None:
        """The piece whose tag is wanted next; None when there is none, or a code has to name it."""
        if self._only is not None or self._by_codes:
            return self._only
        left = self._left()
        return next((one for one in left if one not in self._skipped), left[0] if left else None)

    @property
    def after(self) -> Instance | None:
        """The piece that will be wanted when this one has its tag."""
        if self._by_codes:
            return None
        mine = self.wanted
        left = [one for one in self._left() if one != mine]
        return next((one for one in left if one not in self._skipped), left[0] if left else None)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The live counts, by piece; where codes name the pieces, of those that have a tag besides."""
        return counts(self._counted(), self._tagged)

    @property
    def by_codes(self) -> bool:
        """Whether printed codes name the pieces."""
        return self._by_codes

    @by_codes.setter
    def by_codes(self, by_codes: bool) -> None:
        self._by_codes = by_codes
        self._only = None
        self._forget_once()

    @property
    def only(self) -> Instance | None:
        """The one piece that was asked for, or named by a code."""
        return self._only

    @property
    def can_go_back(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._history)

    def go_to(self, piece: str) -> None:
        """Go on with these pieces, then with those behind them."""
        self._first = piece
        self._skipped.clear()
        self._only = None
        self._forget_once()

    def ask_for(self, instance: Instance, *, replacing: bool) -> None:
        """The next tag goes on this piece, in place of those it has or as a further one."""
        self._only, self._replacing = instance, replacing
        self._forget_once()

    def skip(self) -> None:
        """The piece that is wanted is not at hand; it comes again when all others have their tags."""
        mine = self.wanted
        self._forget_once()
        if self._only is not None:
            self._only = None
        elif mine is not None:
            self._skipped.add(mine)
            if self._skipped.issuperset(self._left()):
                self._skipped.clear()

    def back(self) -> Instance | None:
        """What was done last is taken back; the piece that is wanted again, if any.

        A tag that lies there still has to be taken away before it counts again.
        """
        if not self._history:
            return self.wanted
        before = self._history.pop()
        self.box, self._last = before.box, before.last
        self._only, self._replacing = before.only, before.replacing
        self._forget_once()
        if before.tag:
            self._aside.add(before.tag)
        return self.wanted

    def go_on_with(self, box: Box) -> None:
        """The box was changed elsewhere, such as by printing labels: what was done before stays done."""
        self.box = box
        self._history.clear()
        self._forget_once()

    def retire(self, instance: Instance) -> None:
        """The piece is lost, or its tags are: they are taken out of use."""
        self._note("")
        self.box = self.box.retire(instance)

    # ----------------------------------------------------------------------------------------- reads

    def read(self, tag: str, at_s: float) -> Outcome:
        """A tag or code was read, at a time in seconds."""
        anew = at_s - self._seen.get(tag, -RESTING_S * 2) > RESTING_S
        self._seen[tag] = at_s
        if tag in self._aside:
            if not anew:
                return Outcome(Enrolled.RESTING)
            self._aside.discard(tag)
        known = self.box.find(tag)
        if known is not None:
            return self._of_known(tag, known, anew)
        owner = self._foreign(tag)
        if owner is not None or self._of_another_box(tag):
            return Outcome(Enrolled.FOREIGN if anew else Enrolled.RESTING, owner=owner or "")
        if tag in self.box.retired and tag not in self._taken_back:
            return self._of_retired(tag, anew)
        return self._of_new(tag, at_s)

    def lying(self, tags: Iterable[str], at_s: float) -> list[Outcome]:
        """All tags that a reader sees at once, at a time in seconds."""
        there = list(tags)
        new = [tag for tag in there if self.box.find(tag) is None and tag not in self._aside]
        if len(new) > 1:
            for tag in there:
                self._seen[tag] = at_s
            self._forget_once()
            return [Outcome(Enrolled.CROWD)]
        return [self.read(tag, at_s) for tag in there]

    def _of_known(self, tag: str, known: Instance, anew: bool) -> Outcome:
        if self._by_codes and tag.startswith(CODE):
            if not anew and self._only == known:
                return Outcome(Enrolled.RESTING, known)
            if not anew and tag == self._last:
                return Outcome(Enrolled.RESTING, known)
            self._only, self._replacing, self._last = known, False, tag
            self._forget_once()
            return Outcome(Enrolled.NAMED, known)
        if tag == self._last or not anew:
            return Outcome(Enrolled.RESTING, known)
        return Outcome(Enrolled.DUPLICATE, known)

    def _of_retired(self, tag: str, anew: bool) -> Outcome:
        if not anew:
            return Outcome(Enrolled.RESTING)
        self._taken_back.add(tag)  # brought once more it counts
        self._aside.add(tag)
        return Outcome(Enrolled.RETIRED, self.box.retired[tag])

    def _of_new(self, tag: str, at_s: float) -> Outcome:
        wanted = self.wanted
        if wanted is None:
            return Outcome(Enrolled.UNNAMED if self._by_codes else Enrolled.FULL)
        if len(self.box.tags) >= MOST_TAGS:
            return Outcome(Enrolled.FULL)
        before = self._new.get(tag)
        self._new = {one: when for one, when in self._new.items() if at_s - when <= TOGETHER_S}
        crowd = before is not None and any(when > before for one, when in self._new.items() if one != tag)
        self._new[tag] = at_s
        if crowd:
            self._forget_once()
            return Outcome(Enrolled.CROWD)
        once, when_s = self._once
        if not tag.startswith(CODE) and not (once == tag and at_s - when_s <= AGREE_S):
            self._once = (tag, at_s)
            return Outcome(Enrolled.WAIT, wanted)
        self._enrol(tag, wanted)
        return Outcome(Enrolled.DONE, wanted)

    def _enrol(self, tag: str, instance: Instance) -> None:
        self._note(tag)
        replacing = self._only is not None and self._replacing
        self.box = self.box.replace_tags(instance, tag) if replacing else self.box.enrol(tag, instance)
        self._last, self._only = tag, None
        self._new.clear()
        self._taken_back.discard(tag)
        self._forget_once()

    def _note(self, tag: str) -> None:
        self._history.append(_Before(self.box, self._last, self._only, self._replacing, tag))

    def _forget_once(self) -> None:
        self._once = ("", 0.0)

    def _left(self) -> list[Instance]:
        """The pieces without a tag, those first with which to go on."""
        left = missing(self._counted(), self._tagged)
        names = [piece for piece, _ in self._tagged]
        begin = names.index(self._first) if self._first in names else 0
        return sorted(left, key=lambda one: names.index(one.piece) < begin)

    def _counted(self) -> Box:
        if not self._by_codes:
            return self.box
        return replace(
            self.box, tags={tag: one for tag, one in self.box.tags.items() if not tag.startswith(CODE)}
        )

    def _of_another_box(self, tag: str) -> bool:
        code = tag.removeprefix(CODE)
        ours = tag.startswith(CODE) and code.startswith(OURS) and len(code) == OURS_LENGTH
        return ours and not code.startswith(OURS + self.box.key)
