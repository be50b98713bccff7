"""Gathering: a step that is a set of things is put together by pointing at one after the other.

Values that the table shows, and the protocol by which a game composes such steps. No game is named.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from engine.core.component import Ref
from engine.core.errors import Reason

OFFER: Final = "offer/"
"""Ids of the sprites that gather a whole group begin so; the group's key follows."""

HAND_ZONE: Final = "hand"
"""The zone of the own hand: what is dropped there is taken."""
SETS_ZONE: Final = "sets"
"""The zone where the viewer's sets lie: what is dropped there out of the hand is gathered, or laid."""


@dataclass(frozen=True, slots=True)
class Group:
    """Things that belong together in one step: as they stand gathered, or as they could be.

    `key` names the group, and is empty while it is not said yet as what the things are meant. `refs` are the
    things in it, one ref each. `text` says what it is, `value` what it brings. `ready` tells whether it is a
    legal step as it stands.
    """

    key: str
    refs: frozenset[Ref]
    text: str
    value: str
    ready: bool


class Composer(Protocol):
    """What is being put together at one prompt. It lives as long as the prompt's moment does."""

    def groups(self) -> tuple[Group, ...]:
        """What is gathered now."""

    def offers(self) -> tuple[Group, ...]:
        """Groups that could be gathered now and are a legal step each, best first."""

    def asked(self) -> tuple[Ref, ...]:
        """What may be named now, because it is not clear as what the gathered things are meant."""

    def takes(self, refs: Iterable[Ref]) -> bool:
        """Whether pointing at this means gathering."""

    def fits(self, refs: Iterable[Ref]) -> bool:
        """Whether the thing could join what is gathered, as it stands, on the way to a legal step."""

    def toggle(self, refs: Iterable[Ref]) -> Reason | None:
        """Add a thing or take it away; the reason if it cannot join."""

    def gather(self, key: str) -> None:
        """Gather a whole offer; an unknown key changes nothing."""

    def move(self, refs: Iterable[Ref], key: str) -> Reason | None:
        """Move a thing to the group of that key; the reason if it cannot be there."""

    def steps(self, word: str) -> list[Any] | Reason:
        """The steps that a press of the word means now, to be submitted in order, or why there are none.

        An empty list where the word has nothing to do with what is gathered.
        """

    def main(self) -> str:
        """The word that Enter presses now, or '' while nothing is ready."""

    def label(self, word: str) -> str:
        """What stands on the word's button now, or '' for what always does."""

    def summary(self) -> str:
        """One line beside the groups: what is missing, or what they leave; '' for nothing."""

    def things(self) -> tuple[Ref, ...]:
        """What can be named to find a step among many, the widest first."""

    def proposed(self) -> list[Any]:
        """A step for each offer."""

    def clear(self) -> None:
        """Let go of everything, back to how it began; after a switch, back to what was gathered before."""
