"""The cards of the own hand as things to point at: which ref is which card, and which cards go together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from engine.core.component import Ref
from engine.sobek.components import AMULET, BACK_NAMES, FIRST_CHARACTER, GREEN, NOTHING, Edition

Cards = tuple[int, ...]


class HandCards:
    """A hand; of several equal cards the first has the ref `type`, the next `type 2`, and so on.

    A card that nobody has told has the ref of its back, numbered likewise.
    """

    def __init__(self, edition: Edition, hand: Sequence[int]) -> None:
        self._edition = edition
        self.types: dict[Ref, int] = {}
        count: Counter[int] = Counter()
        for card in sorted(hand):
            count[card] += 1
            self.types[self.ref(card, count[card])] = card

    def ref(self, card: int, number: int = 1) -> Ref:
        """The ref of the card of a type that has this number, from 1."""
        kind, name = ("back", BACK_NAMES[card - GREEN]) if card >= GREEN else ("card", self._name(card))
        return Ref(kind, name if number == 1 else f"{name} {number}")

    def _name(self, card: int) -> str:
        return self._edition.cards[card].id

    def cards(self, refs: Iterable[Ref]) -> Cards:
        """The types of these cards, sorted."""
        return tuple(sorted(self.types[ref] for ref in refs))

    def pointed(self, refs: Iterable[Ref]) -> frozenset[Ref]:
        """What pointing at so many of each type means, whichever of equal cards were taken."""
        found = []
        for card, count in Counter(self.cards(refs)).items():
            found += [self.ref(card, number) for number in range(1, count + 1)]
        return frozenset(found)

    def good(self, ref: Ref) -> int:
        """The good of a card, -1 for an amulet and for a card that nobody has told."""
        card = self.types[ref]
        return NOTHING if card >= GREEN else self._edition.cards[card].good

    def untold(self, refs: Iterable[Ref]) -> bool:
        """Whether any of these cards has not been told."""
        return any(self.types[ref] >= GREEN for ref in refs)

    def taken(self, cards: Iterable[int], among: Iterable[Ref]) -> frozenset[Ref]:
        """Refs among these for cards of such types, the first of equal ones."""
        wanted = Counter(cards)
        found = []
        for ref in among:
            if wanted[self.types[ref]] > 0:
                wanted[self.types[ref]] -= 1
                found.append(ref)
        return frozenset(found)

    def characters(self, refs: Iterable[Ref]) -> list[Ref]:
        """The characters among them."""
        return [ref for ref in refs if FIRST_CHARACTER <= self.types[ref] < GREEN]

    def amulets(self, refs: Iterable[Ref]) -> list[Ref]:
        """The amulets among them."""
        return [ref for ref in refs if self.types[ref] == AMULET]

    def goods(self, good: int, refs: Iterable[Ref]) -> list[Ref]:
        """The cards of a good among them without its characters, those with scarabs first."""
        return [ref for ref in refs if self.types[ref] < AMULET and self.good(ref) == good]

    def fullest(
        self,
        good: int,
        among: Iterable[Ref],
        *,
        legal: Callable[[Cards], bool],
        points: Callable[[Cards], int],
        every_character: bool = False,
    ) -> frozenset[Ref]:
        """The most that can be laid as a good of these cards, or nothing where nothing can.

        All its cards go along; of its characters as few as it takes, for who lays one gives its power away,
        unless all are wanted; of amulets as many as bring points, else as few as it takes.
        """
        refs = [ref for ref in self.types if ref in set(among)]
        own, amulets = self.goods(good, refs), self.amulets(refs)
        people = [ref for ref in self.characters(refs) if self.good(ref) == good]
        for count in range(len(people) if every_character else 0, len(people) + 1):
            best: tuple[int, frozenset[Ref]] | None = None
            for number in range(len(amulets) + 1):
                found = frozenset((*own, *people[:count], *amulets[:number]))
                cards = self.cards(found)
                if legal(cards) and (best is None or points(cards) > best[0]):
                    best = (points(cards), found)
            if best is not None:
                return best[1]
        return frozenset()
