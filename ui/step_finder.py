"""Finds legal steps for a list: all where they are few, else those that somebody asks for in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.component import Ref, word
from engine.session.view import View
from ui.gathering import Composer
from ui.phrasebook import Phrases
from ui.session_bridge import SessionBridge

FEW: Final = 24
"""So many steps are listed of one thing that can be pointed at; more are found by typing."""
SHOWN: Final = 60
"""So many steps that fit what was typed are shown."""
SCANNED: Final = 400
"""So many are read for it."""
MOST: Final = 3000

Moves = list[tuple[str, Any]]


class StepFinder:
    """The steps of one moment. With a composer the legal set is narrowed, and never listed."""

    def __init__(
        self, bridge: SessionBridge, composer: Composer | None, phrases: Phrases, view: View
    ) -> None:
        self._bridge = bridge
        self._composer = composer
        self._phrases = phrases
        self._view = view

    def _named(self, steps: Iterable[Any]) -> Moves:
        return [(self._phrases.step(step, self._view), step) for step in steps]

    def listed(self, refs: Iterable[Ref]) -> Moves:
        """What is shown before anything is typed: every step; or offers, and where things and words lead."""
        narrow = self._bridge.narrow
        if self._composer is None:
            return self._named(narrow(())[:MOST])
        words = [word(name) for name in self._view.prompt.words]
        things = [ref for ref in refs if not self._composer.takes((ref,))]
        steps: dict[Any, None] = dict.fromkeys(self._composer.proposed())
        for ref in dict.fromkeys([*things, *words]):
            found = narrow((ref,))
            if len(found) <= FEW:
                steps.update(dict.fromkeys(found))
        return self._named(steps)

    def found(self, text: str) -> tuple[Moves, int]:
        """Steps about everything that was typed, and how many more there may be that were not read."""
        wanted = self._meant(text)
        if not wanted:
            return [], 0
        steps = self._bridge.narrow(wanted)
        words = text.casefold().split()
        moves: Moves = []
        read = 0
        for step in steps:
            if read == SCANNED or len(moves) == SHOWN:
                break
            read += 1
            told = self._phrases.step(step, self._view)
            if all(part in told.casefold() for part in words):
                moves.append((told, step))
        return moves, len(steps) - read

    def _meant(self, text: str) -> frozenset[Ref]:
        """The widest thing that each word names; words that name nothing are only looked for in the text."""
        things = self._composer.things() if self._composer is not None else ()
        named = [(ref, self._phrases.ref(ref).casefold()) for ref in things]
        found: set[Ref] = set()
        for part in text.casefold().split():
            for ref, name in named:
                if part in name and len(self._bridge.narrow({*found, ref})):
                    found.add(ref)
                    break
        return frozenset(found)
