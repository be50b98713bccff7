"""What happened, in the past tense, for whoever shows it. Cards are types, or backs where no more is known.

Named tuples, for they are made on every step; tell them apart by their class, not by comparing. Those
with `eyes` have a hidden part: who is not among them sees backs instead of faces.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.score import ScoreLine
from engine.sobek.components import BEIGE, ORANGE
from engine.sobek.steps import MOST_DOCKS, MOST_SEATS

Cards = tuple[int, ...]


class RoundStarted(NamedTuple):
    """A round began: all cards and tokens were shuffled."""

    round: int


class CardDealt(NamedTuple):
    """A start card came to a hand."""

    seat: int
    card: int
    eyes: int


class DockFilled(NamedTuple):
    """A card of the deck came to a dock."""

    dock: int
    card: int


class BackShown(NamedTuple):
    """The card on top of the deck has this back."""

    back: int


class ChooserDrawn(NamedTuple):
    """Of seats that are tied for last, this one chooses who starts."""

    seat: int


class StartChosen(NamedTuple):
    """A seat starts the round; `by` is who chose it, -1 for luck."""

    seat: int
    by: int


class TurnBegan(NamedTuple):
    """It is a seat's turn."""

    seat: int


class CardTaken(NamedTuple):
    """A card went from a dock to a hand."""

    seat: int
    dock: int
    card: int


class CardsPassed(NamedTuple):
    """Cards that were passed over went under a seat's corruption tile."""

    seat: int
    docks: tuple[int, ...]
    cards: Cards


class CharacterSeen(NamedTuple):
    """A seat looked at a face-down character that came to its hand, or under its tile."""

    seat: int
    card: int
    to_pile: bool
    eyes: int


class CharacterPlayed(NamedTuple):
    """A character went to the discard pile for its power."""

    seat: int
    card: int


class PowerIdle(NamedTuple):
    """A character's power, or a token, did nothing; `key` is the role's or the token's name."""

    seat: int
    key: str


class CardDrawn(NamedTuple):
    """A card came from the deck to a hand."""

    seat: int
    card: int
    eyes: int


class GoodNamed(NamedTuple):
    """A seat named a good, and these cards of it went from its corruption to the discard pile."""

    seat: int
    good: int
    cards: Cards


class CardStolen(NamedTuple):
    """A card went from one hand to another."""

    seat: int
    victim: int
    card: int
    eyes: int


class CardShown(NamedTuple):
    """It was told what a card is that had lain in a hand, or under a tile, without anybody telling it.

    `discarded`: it went on to the discard pile, for its good was named.
    """

    seat: int
    card: int
    in_pile: bool
    discarded: bool
    eyes: int


class NothingFits(NamedTuple):
    """Cards that nobody had told cannot be what a seat said of them: nothing came of its step."""

    seat: int


class PileSeen(NamedTuple):
    """A seat looked through a corruption pile; who may not know it sees no cards."""

    seat: int
    victim: int
    cards: Cards
    eyes: int


class CardClaimed(NamedTuple):
    """A card went from a corruption pile to another seat's hand."""

    seat: int
    victim: int
    card: int
    eyes: int


class CardDiscarded(NamedTuple):
    """A card went from a hand under the own corruption tile."""

    seat: int
    card: int
    eyes: int


class CardsAdded(NamedTuple):
    """The Courtisan's cards joined a set."""

    seat: int
    good: int
    cards: Cards


class CardFetched(NamedTuple):
    """The Merchant's card went from a dock to a hand."""

    seat: int
    dock: int
    card: int


class SetLaid(NamedTuple):
    """Cards were laid as a set, or joined the one there was."""

    seat: int
    good: int
    cards: Cards
    joined: bool


class TokenSeen(NamedTuple):
    """The first seat to look saw an event token."""

    seat: int
    token: int
    eyes: int


class TokensSeen(NamedTuple):
    """A seat looked at all event tokens that are left; who may not know it sees none."""

    seat: int
    tokens: tuple[int, ...]
    eyes: int


class TokenPicked(NamedTuple):
    """A seat picked an event token, which is open now."""

    seat: int
    token: int


class PileTaken(NamedTuple):
    """Embalming: a corruption pile went to its owner's hand; others see the backs."""

    seat: int
    cards: Cards
    eyes: int


class PileCounted(NamedTuple):
    """Deceit: the number of cards of a pile, and what Curses add to it."""

    seat: int
    cards: int
    curses: int


class CurseAttached(NamedTuple):
    """A Curse came to a seat."""

    seat: int
    victim: int


class ProsperityPlaced(NamedTuple):
    """Prosperity came to a seat's set of a good."""

    seat: int
    good: int


class MarkerMoved(NamedTuple):
    """A marker moved; the line says why."""

    seat: int
    before: int
    after: int
    line: ScoreLine


class LayingBegan(NamedTuple):
    """The round is over: sets are laid from the hands."""

    round: int


class LastSetLaid(NamedTuple):
    """A set was laid from the hand at the end of the round; hidden (good -1, no cards) from others."""

    seat: int
    good: int
    cards: Cards
    eyes: int


class LayingDone(NamedTuple):
    """A seat lays no more."""

    seat: int


class LastSetsShown(NamedTuple):
    """What every seat had laid at the end of the round: good and cards, by seat."""

    sets: tuple[tuple[tuple[int, Cards], ...], ...]


class LeftoversDropped(NamedTuple):
    """So many cards were left in a hand and went under the corruption tile."""

    seat: int
    cards: int


class SetScored(NamedTuple):
    """A set was scored: the scarabs on its cards and of Prosperity, the cards, the points."""

    seat: int
    good: int
    cards: Cards
    scarabs: int
    points: int
    vertical: bool


class CorruptionCounted(NamedTuple):
    """By seat: the cards of the piles, what Curses add, the scarabs. `most` are the seats that pay.

    Scarabs are empty where no tie asks for them, and -1 for seats that are not tied.
    """

    cards: tuple[int, ...]
    curses: tuple[int, ...]
    scarabs: tuple[int, ...]
    most: tuple[int, ...]


class PenaltyPaid(NamedTuple):
    """A marker went back for its round points: the spaces it went over, from where it stood to its end."""

    seat: int
    round_points: int
    path: tuple[int, ...]


class RoundEnded(NamedTuple):
    """A round was scored."""

    round: int


class GameEnded(NamedTuple):
    """The play is over."""

    ranks: tuple[int, ...]


Event = (
    RoundStarted
    | CardDealt
    | DockFilled
    | BackShown
    | ChooserDrawn
    | StartChosen
    | TurnBegan
    | CardTaken
    | CardsPassed
    | CharacterSeen
    | CharacterPlayed
    | PowerIdle
    | CardDrawn
    | GoodNamed
    | CardStolen
    | CardShown
    | NothingFits
    | PileSeen
    | CardClaimed
    | CardDiscarded
    | CardsAdded
    | CardFetched
    | SetLaid
    | TokenSeen
    | TokensSeen
    | TokenPicked
    | PileTaken
    | PileCounted
    | CurseAttached
    | ProsperityPlaced
    | MarkerMoved
    | LayingBegan
    | LastSetLaid
    | LayingDone
    | LastSetsShown
    | LeftoversDropped
    | SetScored
    | CorruptionCounted
    | PenaltyPaid
    | RoundEnded
    | GameEnded
)
Events = list[Event] | None

DOCK_FILLED: Final = tuple(
    tuple(DockFilled(dock, card) for card in range(ORANGE + 1)) for dock in range(MOST_DOCKS)
)
TURN_BEGAN: Final = tuple(TurnBegan(seat) for seat in range(MOST_SEATS))
BACK_SHOWN: Final = {back: BackShown(back) for back in (BEIGE, ORANGE)}
"""Those that happen most often are made once."""
