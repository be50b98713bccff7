"""Narrows the legal steps by what was pointed at. Knows refs and words, no game and no picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.component import Ref, word
from ui.session_bridge import SessionBridge


@dataclass(frozen=True, slots=True)
class Picked:
    """One step is left."""

    step: Any


@dataclass(frozen=True, slots=True)
class Narrowed:
    """Several steps are left, and something more must be pointed at."""


@dataclass(frozen=True, slots=True)
class NeedsToggle:
    """Only steps that need a word which is switched off would do."""

    word: str


@dataclass(frozen=True, slots=True)
class Refused:
    """No legal step has these refs."""

    refs: frozenset[Ref]


Answer = Picked | Narrowed | NeedsToggle | Refused


class Picker:
    """What was pointed at since the last step, and the legal steps that are left.

    Steps that need a word of `toggles` count only while it is on, and then only they count. Read lazily, a
    legal set is only ever narrowed by what is pointed at, and never listed, however many steps it has.
    """

    def __init__(self, bridge: SessionBridge, toggles: frozenset[str]) -> None:
        self._bridge = bridge
        self._toggles = {word(name) for name in toggles}
        self._steps: list[tuple[Any, frozenset[Ref]]] = []
        self._lazily = False
        self._known: dict[tuple[Ref, frozenset[Ref], frozenset[Ref]], bool] = {}
        self.pointed: frozenset[Ref] = frozenset()
        self.on: frozenset[Ref] = frozenset()

    def refresh(self, *, lazily: bool = False) -> None:
        """Read the legal steps anew; nothing is pointed at any more."""
        session = self._bridge.session
        self._lazily = lazily
        listed = () if lazily else self._bridge.narrow(())
        self._steps = [(step, session.refs(step)) for step in listed]
        self._known = {}
        self.clear()

    def clear(self) -> None:
        """Nothing is pointed at, every toggle is off, but for what was said with pieces of a real table."""
        self.pointed = frozenset()
        self.on = self._bridge.said & self._toggles

    def unpoint(self) -> None:
        """Nothing is pointed at; toggles stay."""
        self.pointed = frozenset()

    def toggle(self, name: str) -> bool:
        """Switch a word; returns whether it is on now. What was pointed at stays if it still fits."""
        self.on ^= {word(name)}
        if not len(self.candidates()):
            self.pointed = frozenset()
        return word(name) in self.on

    def offers(self, name: str) -> bool:
        """Whether any legal step needs that word."""
        if self._lazily:
            return len(self._bridge.narrow((word(name),))) > 0
        return any(word(name) in refs for _, refs in self._steps)

    def candidates(self, more: Iterable[Ref] = ()) -> Sequence[Any]:
        """The steps that are left, had `more` been pointed at too."""
        return self._fitting(self.pointed | frozenset(more), self.on)

    def fitting(self, wanted: frozenset[Ref]) -> Sequence[Any]:
        """The steps that have all of these refs while the toggles stand as they do; none for no refs."""
        return self._fitting(wanted, self.on) if wanted else ()

    def allowed(self) -> Sequence[Any]:
        """Every step while the toggles stand as they do, whatever was pointed at; none where read lazily."""
        return () if self._lazily else self._fitting(frozenset(), self.on)

    def _fitting(self, wanted: frozenset[Ref], on: frozenset[Ref]) -> Sequence[Any]:
        if self._lazily:
            return self._bridge.narrow(wanted | on)
        return [step for step, refs in self._steps if wanted <= refs and refs & self._toggles == on]

    def live(self, among: Iterable[Ref]) -> frozenset[Ref]:
        """Of these refs those that can be pointed at next: the refs of the steps that are left."""
        asked = frozenset(among) - self.pointed - self._toggles
        if self._lazily:
            return frozenset(filter(self._leads_on, asked))
        found: set[Ref] = set()
        for _, refs in self._steps:
            if self.pointed <= refs and refs & self._toggles == self.on:
                found |= refs
        return asked & found

    def _leads_on(self, ref: Ref) -> bool:
        """Whether a step is left after pointing at this too; found out once."""
        key = (ref, self.pointed, self.on)
        if key not in self._known:
            self._known[key] = len(self.candidates((ref,))) > 0
        return self._known[key]

    def reachable(self, refs: Iterable[Ref]) -> frozenset[Ref]:
        """What would be pointed at after these: together with, or in place of, what is pointed at now.

        Of a thing that means more than is asked here (a card, and whose it is) only what is asked counts.
        Empty when no step is left either way.
        """
        whole = frozenset(refs)
        for new in (whole, self.live(whole)):
            kinds = {ref.kind for ref in new}
            others = frozenset(ref for ref in self.pointed if ref.kind not in kinds)
            for wanted in (self.pointed | new, others | new, new):
                if new and len(self._fitting(wanted, self.on)):
                    return wanted
        return frozenset()

    def point(self, refs: Iterable[Ref]) -> Answer:
        """Point at something. One step left is picked; nothing changes when it is refused."""
        new = frozenset(refs)
        wanted = self.reachable(new)
        if not wanted:
            for name in self._toggles - self.on:
                if len(self._fitting(new, self.on | {name})):
                    return NeedsToggle(name.name)
            return Refused(self.pointed | new | self.on)
        steps = self._fitting(wanted, self.on)
        if len(steps) == 1:
            return Picked(steps[0])
        self.pointed = wanted
        return Narrowed()
