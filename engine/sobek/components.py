"""What is in the box, as values: types of cards and tokens, the track, and how far each is known.

A card type is everything that can be told apart, face and back. Types have fixed numbers: three of
each good (with scarabs, plain, plain with the green back of a start card), the amulet, the characters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

NOTHING: Final = -1
GOODS: Final = ("wheat", "fish", "cattle", "ivory", "marble", "ebony")
"""The goods by number. Rules SK-2.2.1 to SK-2.2.6."""
AMULET: Final = 18
FIRST_CHARACTER: Final = 19
MOST_CHARACTERS: Final = 9
MOST_TYPES: Final = FIRST_CHARACTER + MOST_CHARACTERS
MOST_ALIKE: Final = 12
"""So many cards of one type, and so many tokens of one kind, an edition may have."""

GREEN: Final = 28
BEIGE: Final = 29
ORANGE: Final = 30
"""Cards of which only the back is known stand as these, beside the types. Rule SK-2.2.9."""
EMPTY: Final = -1
"""A dock where no card lies."""
BACKS: Final = (GREEN, BEIGE, ORANGE)
BACK_NAMES: Final = ("green", "beige", "orange")
START_TYPES: Final = range(2, AMULET, 3)
"""The types of start cards, which alone have a green back. Rule SK-2.2.7."""
DECK_GOODS: Final = tuple(card for card in range(AMULET + 1) if card not in START_TYPES)
"""The types of goods that can lie in the deck."""


def _back_of(code: int) -> int:
    if code >= GREEN:
        return code
    if code >= FIRST_CHARACTER:
        return ORANGE
    return GREEN if code in START_TYPES else BEIGE


BACK_OF: Final = tuple(map(_back_of, range(ORANGE + 1)))
"""The back of each type; of a back itself."""


class Trust(StrEnum):
    """How far a part of the box can be trusted."""

    PRINTED = "printed"
    DEDUCED = "deduced"
    RULING = "ruling"
    RECONSTRUCTION = "reconstruction"
    OWN = "own"
    """As somebody found it in the own box."""


class Role(StrEnum):
    """What a character can do. Rules SK-1.10.1 to SK-1.10.7."""

    QUEEN = "queen"
    PRIEST = "priest"
    THIEF = "thief"
    SCRIBE = "scribe"
    VIZIR = "vizir"
    COURTISAN = "courtisan"
    MERCHANT = "merchant"


class Token(IntEnum):
    """The nine designs of event tokens; a Guild's number is its glyph's. Rules SK-1.14.1 to SK-1.14.6."""

    GUILD_A = 0
    GUILD_B = 1
    GUILD_C = 2
    GUILD_D = 3
    FLOOD = 4
    CURSE = 5
    PROSPERITY = 6
    EMBALMING = 7
    DECEIT = 8


GLYPHS: Final = "ABCD"
TOKEN_NAMES: Final = (
    "guild-A", "guild-B", "guild-C", "guild-D", "flood", "curse", "prosperity", "embalming", "deceit",
)  # fmt: skip
UNKNOWN_TOKEN: Final = 9
"""A token of which only its place is known."""


@dataclass(frozen=True, slots=True)
class CardType:
    """A type of card: its good (-1 for the amulet), its scarabs, how many there are; a character's role."""

    id: str
    good: int
    scarabs: int
    count: int
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class Edition:
    """One box of the game. `trust` tells for each part of its file how well it is known.

    `cards` are all types by number, `scarabs` those on a card of each type and none on a
    back, `kinds` the type numbers of each
    good with its characters, `track` the glyph number of each space from 0 to the last, `NUMBER` for those
    that carry a number.
    """

    id: str
    digest: str
    rounds: int
    docks: int
    reach: int
    hand: int
    tokens_out: int
    removed_at_two: int
    end_above: int
    cards: tuple[CardType, ...]
    scarabs: tuple[int, ...]
    kinds: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]
    prosperity_goods: tuple[int, ...]
    prosperity_scarabs: int
    curse_cards: int
    track: tuple[int, ...]
    trust: tuple[tuple[str, Trust], ...]

    @property
    def start_cards(self) -> int:
        """How many cards have a green back."""
        return sum(self.cards[card].count for card in START_TYPES)

    def scarabs_on(self, cards: Iterable[int]) -> int:
        """The scarabs on these cards, which is what a horizontal set scores. Rule SK-1.12.2."""
        scarabs = self.scarabs
        return sum([scarabs[card] for card in cards])

    def vertical(self, cards: Sequence[int], prosperity: int = 0) -> tuple[int, int]:
        """Scarabs and points of a vertical set with so many Prosperity tokens. Rules SK-1.12.1, SK-3.26."""
        return self.upright(len(cards), self.scarabs_on(cards), prosperity)

    def upright(self, cards: int, printed: int, prosperity: int = 0) -> tuple[int, int]:
        """The same for so many cards with so many scarabs printed on them. Rules SK-1.12.1, SK-3.26."""
        scarabs = printed + prosperity * self.prosperity_scarabs
        return scarabs, scarabs * cards

    def trust_of(self, part: str) -> Trust:
        """How well a part of the box is known, by its name in the edition's file."""
        return dict(self.trust)[part]

    def card_index(self, name: str) -> int:
        """The number of the card type with that id, or -1."""
        return next((index for index, card in enumerate(self.cards) if card.id == name), NOTHING)


NUMBER: Final = 4
"""The kind of the spaces that carry a number instead of a glyph. Rule SK-1.12.11."""
