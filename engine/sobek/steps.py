"""The steps of Sobek: what a seat may choose and what chance may bring, as interned values.

Cards are type numbers, or a back where a viewer knows no more. `eyes` tells who knows the whole step:
a mask of seats, or `ALL`. Who is not among them sees what `see` of the rules leaves of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.sobek.components import GOODS, NOTHING, ORANGE, UNKNOWN_TOKEN

ALL: Final = -1
"""The mask with every bit: everybody knows it."""
MOST_SEATS: Final = 4
MOST_DOCKS: Final = 9


def knows(eyes: int, viewer: int) -> bool:
    """Whether a viewer is among those eyes; the public only where all are."""
    return eyes == ALL or (viewer >= 0 and eyes >> viewer & 1 == 1)


# ------------------------------------------------------------------------------------------- chance


@dataclass(frozen=True, slots=True)
class DrawStart:
    """Outcome: this seat starts the first round."""

    seat: int


@dataclass(frozen=True, slots=True)
class DrawChooser:
    """Outcome: of the seats that are tied for last, this one chooses who starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealCard:
    """Outcome: the start card that a seat is dealt."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class FillDock:
    """Outcome: this type lies face up on the dock that is being filled, or `ORANGE` face down."""

    card: int


@dataclass(frozen=True, slots=True)
class ShowBack:
    """Outcome: the back of the card that is now on top of the deck."""

    back: int


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Outcome: the card that the Queen brings from the deck."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class BindCharacter:
    """Outcome: what a face-down character is that came to a hand or under a corruption tile."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class DrawStolen:
    """Outcome: the card that the Thief gets; he and who is robbed see it."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class BindToken:
    """Outcome: what one of the event tokens is that a seat is the first to look at."""

    token: int
    eyes: int


@dataclass(frozen=True, slots=True)
class ShowCard:
    """Outcome: what a card is that nobody had told so far. Rule SK-1.16.21."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class NoMore:
    """Outcome: no further card of the pile is of the good that was named. Rule SK-1.16.24."""


@dataclass(frozen=True, slots=True)
class Count:
    """Outcome: all have laid; sets are shown and scored, corruption is counted, penalties are paid."""


# ------------------------------------------------------------------------------------------ choices


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card on a dock (0 is the first in the queue) and pass over those before it."""

    dock: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a character for its power."""

    card: int


@dataclass(frozen=True, slots=True)
class LaySet:
    """Lay cards as a set of a good, or add them to the one there is. Cards are sorted types."""

    good: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PickToken:
    """Pick one of the event tokens that are left."""

    token: int


@dataclass(frozen=True, slots=True)
class NameGood:
    """High Priest: name the good that leaves the own corruption."""

    good: int


@dataclass(frozen=True, slots=True)
class Steal:
    """Thief: choose whom to rob, and the back of the card."""

    victim: int
    back: int


@dataclass(frozen=True, slots=True)
class Look:
    """Vizir: choose whose corruption to look through."""

    victim: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Vizir: take this card of the pile into the hand."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Scribe's victim: lay a card of the hand under the own corruption tile."""

    card: int
    eyes: int


@dataclass(frozen=True, slots=True)
class AddCards:
    """Courtisan: add one or two cards to the own set of a good."""

    good: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fetch:
    """Merchant: take the card on any dock."""

    dock: int


@dataclass(frozen=True, slots=True)
class SendBack:
    """Guild: the opponent whose marker goes back."""

    victim: int


@dataclass(frozen=True, slots=True)
class AttachCurse:
    """Curse: the opponent who gets it."""

    victim: int


@dataclass(frozen=True, slots=True)
class Prosper:
    """Prosperity: the own set that gets it."""

    good: int


@dataclass(frozen=True, slots=True)
class LayLast:
    """At the end of the round: lay a set from the hand. Hidden (good -1, no cards) till all have laid."""

    good: int
    cards: tuple[int, ...]
    eyes: int


@dataclass(frozen=True, slots=True)
class Done:
    """At the end of the round: lay no more. Courtisan: none of the cards that nobody has told fits."""


@dataclass(frozen=True, slots=True)
class ChooseStart:
    """Choose who starts the round."""

    seat: int


Outcome = (
    DrawStart
    | DrawChooser
    | DealCard
    | FillDock
    | ShowBack
    | DrawCard
    | BindCharacter
    | DrawStolen
    | BindToken
    | ShowCard
    | NoMore
    | Count
)
Action = (
    Take
    | Play
    | LaySet
    | PickToken
    | NameGood
    | Steal
    | Look
    | Claim
    | Discard
    | AddCards
    | Fetch
    | SendBack
    | AttachCurse
    | Prosper
    | LayLast
    | Done
    | ChooseStart
)
Step = Action | Outcome

_CODES: Final = range(ORANGE + 1)
_EYES: Final = (*range(1 << MOST_SEATS), ALL)
"""As an index, -1 is the last: so `TABLE[eyes]` works for every mask and for `ALL`."""
_TOKENS: Final = range(UNKNOWN_TOKEN + 1)

COUNT: Final = Count()
NO_MORE: Final = NoMore()
DONE: Final = Done()
DRAW_START: Final = tuple(DrawStart(seat) for seat in range(MOST_SEATS))
DRAW_CHOOSER: Final = tuple(DrawChooser(seat) for seat in range(MOST_SEATS))
DEAL_CARD: Final = tuple(tuple(DealCard(card, eyes) for card in _CODES) for eyes in _EYES)
FILL_DOCK: Final = tuple(FillDock(card) for card in _CODES)
SHOW_BACK: Final = tuple(ShowBack(back) for back in _CODES)
DRAW_CARD: Final = tuple(tuple(DrawCard(card, eyes) for card in _CODES) for eyes in _EYES)
BIND_CHARACTER: Final = tuple(tuple(BindCharacter(card, eyes) for card in _CODES) for eyes in _EYES)
DRAW_STOLEN: Final = tuple(tuple(DrawStolen(card, eyes) for card in _CODES) for eyes in _EYES)
SHOW_CARD: Final = tuple(tuple(ShowCard(card, eyes) for card in _CODES) for eyes in _EYES)
BIND_TOKEN: Final = tuple(tuple(BindToken(token, eyes) for token in _TOKENS) for eyes in _EYES)
TAKE: Final = tuple(Take(dock) for dock in range(MOST_DOCKS))
FETCH: Final = tuple(Fetch(dock) for dock in range(MOST_DOCKS))
PLAY: Final = tuple(Play(card) for card in _CODES)
PICK_TOKEN: Final = tuple(PickToken(token) for token in _TOKENS)
NAME_GOOD: Final = tuple(NameGood(good) for good in range(len(GOODS)))
PROSPER: Final = tuple(Prosper(good) for good in range(len(GOODS)))
STEAL: Final = tuple(tuple(Steal(victim, back) for back in _CODES) for victim in range(MOST_SEATS))
LOOK: Final = tuple(Look(victim) for victim in range(MOST_SEATS))
CLAIM: Final = tuple(tuple(Claim(card, eyes) for card in _CODES) for eyes in _EYES)
DISCARD: Final = tuple(tuple(Discard(card, eyes) for card in _CODES) for eyes in _EYES)
SEND_BACK: Final = tuple(SendBack(victim) for victim in range(MOST_SEATS))
ATTACH_CURSE: Final = tuple(AttachCurse(victim) for victim in range(MOST_SEATS))
CHOOSE_START: Final = tuple(ChooseStart(seat) for seat in range(MOST_SEATS))
HIDDEN_SET: Final = tuple(LayLast(NOTHING, (), eyes) for eyes in _EYES)
"""What others see of a set that is laid at the end of a round, before all have laid."""
