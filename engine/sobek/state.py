"""The whole situation of a play as small ints and sorted tuples; everything by seat is a list over seats."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from engine.core.chance import Pile
from engine.sobek.board import Board
from engine.sobek.components import (
    DECK_GOODS,
    EMPTY,
    FIRST_CHARACTER,
    GOODS,
    NOTHING,
    ORANGE,
)
from engine.sobek.steps import FILL_DOCK, FillDock

Cards = tuple[int, ...]
"""Card types in ascending order, equal ones as often as they are there."""
Entry = tuple[str, int, int, int, Cards]
"""One score: key, points, round, a number (a good, a token, or -1) and the cards that made it."""
Laid = tuple[tuple[int, Cards], ...]
"""Sets of the end of a round: good and cards, in the order in which they were laid."""


class Ask(IntEnum):
    """What the node on top of the pending stack asks for. Below `ACTION` nobody chooses."""

    START = 0
    CHOOSER = 1
    DEAL = 2
    FILL = 3
    BACK = 4
    DRAW = 5
    BIND = 6
    STOLEN = 7
    TOKEN = 8
    COUNT = 9
    OVER = 10
    ACTION = 11
    PICK = 12
    GOOD = 13
    ROB = 14
    VIZIR = 15
    CLAIM = 16
    SCRIBE = 17
    COURTISAN = 18
    MERCHANT = 19
    GUILD = 20
    CURSE = 21
    PROSPERITY = 22
    LAY = 23
    FIRST = 24


# WORKAROUND(CPython 3.11): reading a member from its enum costs eight times as much as reading a name.
ASK_START: Final = Ask.START
ASK_CHOOSER: Final = Ask.CHOOSER
ASK_DEAL: Final = Ask.DEAL
ASK_FILL: Final = Ask.FILL
ASK_BACK: Final = Ask.BACK
ASK_DRAW: Final = Ask.DRAW
ASK_BIND: Final = Ask.BIND
ASK_STOLEN: Final = Ask.STOLEN
ASK_TOKEN: Final = Ask.TOKEN
ASK_COUNT: Final = Ask.COUNT
ASK_OVER: Final = Ask.OVER
ASK_ACTION: Final = Ask.ACTION
ASK_PICK: Final = Ask.PICK
ASK_GOOD: Final = Ask.GOOD
ASK_ROB: Final = Ask.ROB
ASK_VIZIR: Final = Ask.VIZIR
ASK_CLAIM: Final = Ask.CLAIM
ASK_SCRIBE: Final = Ask.SCRIBE
ASK_COURTISAN: Final = Ask.COURTISAN
ASK_MERCHANT: Final = Ask.MERCHANT
ASK_GUILD: Final = Ask.GUILD
ASK_CURSE: Final = Ask.CURSE
ASK_PROSPERITY: Final = Ask.PROSPERITY
ASK_LAY: Final = Ask.LAY
ASK_FIRST: Final = Ask.FIRST

TO_HAND: Final = 0
TO_PILE: Final = 1

Pending = tuple[Ask, int, int]
"""What is asked, the seat concerned (-1: none), and a number.

Its meaning by what is asked: `CHOOSER` the mask of tied seats, `FILL` the dock, `BIND` where the card
goes, `STOLEN` victim * 32 + back, `CLAIM` whose pile, `GUILD` the glyph.
"""


FILLS: Final = (FILL_DOCK[ORANGE], *(FILL_DOCK[card] for card in DECK_GOODS))
"""What may come to a dock: a character by its back, or one of these goods."""
PLACE_OF: Final = (
    *(DECK_GOODS.index(card) + 1 if card in DECK_GOODS else NOTHING for card in range(ORANGE)),
    0,
)
"""By type, and by the back of characters: the place in `FILLS`."""


class State:
    """One situation. `pending` is a stack whose top is the current node; it is empty only inside `apply`.

    `docks` are types, `ORANGE` or `EMPTY`, the first in the queue first; `row` is the mask of those where
    something lies. `left` counts in the order of `FILLS` what nobody has seen: the deck, and what two seats
    removed from it; `fills` is the same as a pile, goes on with the state and is no part of the situation.
    `faces` counts by type the characters that nobody has seen, those face down on docks included; `greens`
    the start cards that are out of the round. `top` is the back on top of the deck,
    or `EMPTY` where it is not known. `sets` and `prosperity` have seat * 6 + good as index. `tokens` are
    the event tokens that are left and were seen by the seats of the mask `looked`; `unbound` counts others.
    """

    __slots__ = (
        "board",
        "curses",
        "deck",
        "discards",
        "docks",
        "faces",
        "fills",
        "greens",
        "hands",
        "laid",
        "left",
        "looked",
        "pending",
        "piles",
        "prosperity",
        "ranks",
        "round",
        "row",
        "score",
        "sets",
        "sheets",
        "start",
        "token_pool",
        "tokens",
        "top",
        "turn",
        "unbound",
        "used",
    )

    def __init__(self, board: Board) -> None:
        edition = board.edition
        seats = board.seats
        self.board = board
        self.round = 0
        self.start = NOTHING
        self.turn = NOTHING
        self.pending: list[Pending] = []
        self.docks = [EMPTY] * edition.docks
        self.row = 0
        self.gather()
        self.deck = 0
        self.top = EMPTY
        self.hands: list[Cards] = [()] * seats
        self.piles: list[Cards] = [()] * seats
        self.laid: list[Laid] = [()] * seats
        self.sets: list[Cards] = [()] * (seats * len(GOODS))
        self.prosperity = [0] * (seats * len(GOODS))
        self.curses = [0] * seats
        self.discards: Cards = ()
        self.tokens: tuple[int, ...] = ()
        self.unbound = 0
        self.token_pool = list(edition.tokens)
        self.used: tuple[int, ...] = ()
        self.looked = 0
        self.score = [0] * seats
        self.sheets: list[tuple[Entry, ...]] = [()] * seats
        self.ranks: tuple[int, ...] = ()

    def clone(self) -> State:
        """A copy that shares nothing mutable with this state."""
        new = State.__new__(State)
        new.board = self.board
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.pending = self.pending[:]
        new.docks = self.docks[:]
        new.row = self.row
        new.left = self.left[:]
        new.fills = Pile(FILLS, new.left, self.fills.total)
        new.faces = self.faces[:]
        new.greens = self.greens[:]
        new.deck = self.deck
        new.top = self.top
        new.hands = self.hands[:]
        new.piles = self.piles[:]
        new.laid = self.laid[:]
        new.sets = self.sets[:]
        new.prosperity = self.prosperity[:]
        new.curses = self.curses[:]
        new.discards = self.discards
        new.tokens = self.tokens
        new.unbound = self.unbound
        new.token_pool = self.token_pool[:]
        new.used = self.used
        new.looked = self.looked
        new.score = self.score[:]
        new.sheets = self.sheets[:]
        new.ranks = self.ranks
        return new

    def gather(self) -> None:
        """All cards come together, and none of them was seen. Rule SK-1.2.8."""
        board = self.board
        self.greens = [*board.start_greens]
        self.faces = [*board.start_faces]
        self.left = [sum(self.faces), *board.start_goods]
        self.fills: Pile[FillDock] = Pile(FILLS, self.left)

    def hide(self, pool: Sequence[int], outside: int) -> None:
        """So many cards by type were seen by nobody; so many characters of them are not in the deck."""
        self.faces = [*pool[FIRST_CHARACTER:]]
        self.left = [sum(self.faces) - outside, *[pool[card] for card in DECK_GOODS]]
        self.fills = Pile(FILLS, self.left)

    @property
    def characters(self) -> int:
        """How many characters nobody has seen and do not lie on docks."""
        return self.left[0]

    @property
    def pool(self) -> list[int]:
        """By type, how many cards nobody has seen, start cards aside."""
        goods = [0] * FIRST_CHARACTER
        for card, count in zip(DECK_GOODS, self.left[1:], strict=True):
            goods[card] = count
        return goods + self.faces

    def others(self, seat: int) -> list[int]:
        """The opponents of a seat, clockwise from its left."""
        seats = self.board.seats
        return [(seat + behind) % seats for behind in range(1, seats)]

    def set_of(self, seat: int, good: int) -> Cards:
        """The cards of a seat's set of a good."""
        return self.sets[seat * len(GOODS) + good]

    def tokens_left(self) -> int:
        """How many event tokens are left this round."""
        return self.unbound + len(self.tokens)
