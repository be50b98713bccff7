"""From a position to a state: what is placed and said is checked, what is not placed stays unseen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.component import Inventory
from engine.core.errors import DataError, Problem, Sentence
from engine.core.position_words import PositionWords
from engine.sobek.board import Board
from engine.sobek.components import (
    BACK_NAMES,
    BEIGE,
    EMPTY,
    FIRST_CHARACTER,
    GOODS,
    GREEN,
    NOTHING,
    ORANGE,
    START_TYPES,
    TOKEN_NAMES,
    Token,
)
from engine.sobek.dealing import refill
from engine.sobek.ending import begin_laying
from engine.sobek.inventory import TURN_KEYS, UNSEEN, UNSEEN_START, UNSEEN_TOKENS
from engine.sobek.set_choices import SMALLEST_SET
from engine.sobek.state import ASK_ACTION, ASK_BACK, State
from engine.sobek.steps import ALL

PHASES = ("turn", "refill", "laying")


LayBlanks = Callable[[State, Mapping[str, str], list[Problem]], Mapping[str, str]]
"""Puts the cards of hands and piles that nobody has told where a position says; gives what else it says."""


def build(
    board: Board,
    inventory: Inventory,
    turn: Mapping[str, str],
    *,
    lay_blanks: LayBlanks | None = None,
    told: int = ALL,
) -> State:
    """The state of a position. Raises `DataError` with a message for each impossibility.

    What it does not say follows from what it places: cards in the deck, tokens left; points are 0. Where
    it does not say which back is on top of the deck, that is seen first. `told` are the seats that have
    told all event tokens if they have looked, as a mask.
    """
    problems: list[Problem] = []
    state = State(board)
    reader = _Position(state, problems, told)
    reader.place(inventory)
    if lay_blanks is not None:
        turn = lay_blanks(state, turn, problems)
    _Turn(state, turn, problems).read()
    if not problems:
        reader.check()
        reader.check_unseen(inventory)
    if problems:
        raise DataError(tuple(problems))
    phase = turn["phase"]
    if phase == "turn":
        state.pending.append((ASK_ACTION, state.turn, 0))
    elif phase == "refill":
        refill(state)
    else:
        begin_laying(state, None)
    if board.back_shown and state.deck and state.top == EMPTY:
        state.pending.append((ASK_BACK, NOTHING, 0))
    return state


def cards_out(state: State) -> int:
    """Cards of the deck that are out of the round. Rule SK-1.2.4."""
    return state.board.edition.removed_at_two if state.board.seats == 2 else 0


def blanks_of(state: State, *backs: int) -> int:
    """Cards of hands and piles of which only such a back is known. Rule SK-1.16.20."""
    return sum(cards.count(back) for cards in (*state.hands, *state.piles) for back in backs)


def tokens_picked(state: State) -> int:
    """Event tokens that were picked this round, wherever they lie."""
    return len(state.used) + sum(state.curses) + sum(state.prosperity)


class _Position:
    """Lays pieces at their places and takes them from what nobody has seen."""

    def __init__(self, state: State, problems: list[Problem], told: int) -> None:
        self.state = state
        self.problems = problems
        self.told = told
        self.pieces = {card.id: index for index, card in enumerate(state.board.edition.cards)}

    def problem(self, place: str, template: str, **args: object) -> None:
        self.problems.append(Problem(place, Sentence(template, **args)))

    def place(self, inventory: Inventory) -> None:
        pool = self.state.pool
        for place, pieces in inventory.places.items():
            for piece, count in pieces.items():
                if piece in self.pieces:
                    self._card(place, self.pieces[piece], count, pool)
                elif piece in TOKEN_NAMES:
                    self._token(place, TOKEN_NAMES.index(piece), count)
                else:
                    self.problem(place, "unknown piece {piece!r}", piece=piece)
        self.state.hide(pool, 0)

    def _token(self, place: str, token: int, count: int) -> None:
        state = self.state
        if place == UNSEEN_TOKENS:
            return
        seat, own = self._seat(place)
        state.token_pool[token] -= count
        if state.token_pool[token] < 0:
            self.problem(place, "the box has fewer tokens {token}", token=TOKEN_NAMES[token])
        if place == "tokens":
            state.tokens = tuple(sorted((*state.tokens, *[token] * count)))
        elif place == "tokens-used":
            state.used = tuple(sorted((*state.used, *[token] * count)))
        elif own == "curses" and token == Token.CURSE:
            state.curses[seat] += count
        elif token == Token.PROSPERITY and own in GOODS:
            state.prosperity[seat * len(GOODS) + GOODS.index(own)] += count
        else:
            self.problem(place, "{piece} does not belong there", piece=TOKEN_NAMES[token])

    def _card(self, place: str, card: int, count: int, deck: list[int]) -> None:
        state = self.state
        name = state.board.edition.cards[card].id
        green = card in START_TYPES
        if place == (UNSEEN_START if green else UNSEEN):
            return
        pool = state.greens if green else deck
        pool[card] -= count
        if pool[card] < 0:
            held = state.board.edition.cards[card].count
            self.problem(place, "{piece}: the box has only {held}", piece=name, held=held)
        cards = (card,) * count
        seat, own = self._seat(place)
        if place == "discards":
            state.discards = tuple(sorted((*state.discards, *cards)))
        elif place.startswith("dock-"):
            self._dock(place, card, count)
        elif own == "hand":
            state.hands[seat] = tuple(sorted((*state.hands[seat], *cards)))
        elif own == "corruption":
            state.piles[seat] = tuple(sorted((*state.piles[seat], *cards)))
        elif own in GOODS:
            good = GOODS.index(own)
            if card not in state.board.members[good]:
                self.problem(place, "{piece} cannot lie in a set of {good}", piece=name, good=own)
            at = seat * len(GOODS) + good
            state.sets[at] = tuple(sorted((*state.sets[at], *cards)))
        else:
            self.problem(place, "{piece} does not belong there", piece=name)

    def _dock(self, place: str, card: int, count: int) -> None:
        state = self.state
        names = [f"dock-{dock}" for dock in range(1, len(state.docks) + 1)]
        if place not in names:
            first, last = names[0], names[-1]
            self.problem(place, "there is no such dock; they are {first} to {last}", first=first, last=last)
        elif card >= FIRST_CHARACTER or card in START_TYPES:
            self.problem(place, "only goods and amulets lie face up here; say 'face-down' for characters")
        elif count != 1 or state.docks[names.index(place)] != EMPTY:
            self.problem(place, "one card lies on a dock")
        else:
            state.docks[names.index(place)] = card
            state.row |= 1 << names.index(place)

    def _seat(self, place: str) -> tuple[int, str]:
        number, dot, own = place.partition(".")
        if dot and number in map(str, range(1, self.state.board.seats + 1)):
            return int(number) - 1, own
        return NOTHING, ""

    def check(self) -> None:
        """That the table can stand so: sums of what is unseen, sets of three and more, tokens."""
        state = self.state
        edition = state.board.edition
        for place, cards in enumerate(state.sets):
            where = f"{place // len(GOODS) + 1}.{GOODS[place % len(GOODS)]}"
            if cards and len(cards) < SMALLEST_SET:
                self.problem(where, "a set has at least 3 cards")
            if state.prosperity[place] and (not cards or place % len(GOODS) not in edition.prosperity_goods):
                self.problem(where, "Prosperity lies on a set of wheat, fish or cattle")
        out = cards_out(state)
        on_docks = state.docks.count(ORANGE)
        held = blanks_of(state, BEIGE, ORANGE)
        if sum(state.pool) != state.deck + out + on_docks + held:
            self.problem(
                "deck",
                "{found} cards are placed nowhere, but there must be {deck} in the deck, "
                "{face_down} face down on docks and {out} out of the round",
                found=sum(state.pool) - held,
                deck=state.deck,
                face_down=on_docks,
                out=out,
            )
        starting = edition.start_cards - edition.hand * state.board.seats
        untold = sum(state.greens) - blanks_of(state, GREEN)
        if untold != starting:
            self.problem(
                UNSEEN_START,
                "{found} start cards are placed nowhere, but {out} are out of the round",
                found=untold,
                out=starting,
            )
        state.hide(state.pool, on_docks + blanks_of(state, ORANGE))
        self._check_backs(out)
        self._check_tokens()

    def check_unseen(self, inventory: Inventory) -> None:
        """What is said to be unseen must not be placed elsewhere, too."""
        state = self.state
        for place, pool in ((UNSEEN, state.pool), (UNSEEN_START, state.greens)):
            for piece, count in inventory.at(place).items():
                if piece in self.pieces and count > pool[self.pieces[piece]]:
                    self._too_many_unseen(place, piece, count, pool[self.pieces[piece]])
        for piece, count in inventory.at(UNSEEN_TOKENS).items():
            left = state.token_pool[TOKEN_NAMES.index(piece)] if piece in TOKEN_NAMES else count
            if count > left:
                self._too_many_unseen(UNSEEN_TOKENS, piece, count, left)

    def _too_many_unseen(self, place: str, piece: str, count: int, left: int) -> None:
        self.problem(
            place,
            "{piece}: {count} are said to be unseen, but {left} are left",
            piece=piece,
            count=count,
            left=left,
        )

    def _check_backs(self, out: int) -> None:
        state = self.state
        if state.characters < (state.top == ORANGE):
            self.problem("face-down", "more characters lie face down than are unseen")
        if state.top == BEIGE and sum(state.pool[:FIRST_CHARACTER]) <= blanks_of(state, BEIGE):
            self.problem("top", "no good is left in the deck")
        if state.characters < 0 or sum(state.pool[:FIRST_CHARACTER]) < blanks_of(state, BEIGE):
            self.problem("hand-orange", "fewer cards with that back are unseen than lie there")
        if state.characters > state.deck + out:
            self.problem("deck", "more characters are unseen than the deck has cards")

    def _check_tokens(self) -> None:
        state = self.state
        if state.looked & self.told and state.unbound:
            self.problem(
                "tokens",
                "somebody has looked, but {count} of those left do not lie there",
                count=state.unbound,
            )
        if not state.looked and state.tokens:
            self.problem("tokens", "nobody has looked, so no token is known")
        picked = tokens_picked(state)
        if picked and not state.looked:
            self.problem("looked", "tokens were picked, so some seat has looked at them")
        if picked + state.tokens_left() != state.board.edition.tokens_out:
            self.problem(
                "tokens",
                "{picked} were picked and {left} are left; a round has {out}",
                picked=picked,
                left=state.tokens_left(),
                out=state.board.edition.tokens_out,
            )


class _Turn(PositionWords):
    """Reads what a position says besides its inventory into the state."""

    def __init__(self, state: State, turn: Mapping[str, str], problems: list[Problem]) -> None:
        super().__init__(turn, problems)
        self.state = state

    def distinct(self, key: str, high: int) -> list[int]:
        found = self.numbers(key, 1, high)
        if len(set(found)) != len(found):
            self.problem(key, "names one twice")
        return found

    def read(self) -> None:
        """Fill in round, whose turn it is, the deck, tokens and points."""
        state, board = self.state, self.state.board
        self.only(TURN_KEYS)
        state.round = self.one("round", 1, board.edition.rounds)
        state.start = self.one("start", 1, board.seats) - 1
        for seat, total in enumerate(self.each_seat("points", board.seats, 9999)):
            state.score[seat] = total
            if total:
                state.sheets[seat] = (("carried", total, 0, NOTHING, ()),)
        most = board.edition.tokens_out
        left = self.one("tokens", 0, most) if "tokens" in self.turn else max(0, most - tokens_picked(state))
        state.unbound = max(0, left - len(state.tokens))
        if left < len(state.tokens):
            self.problem(
                "tokens", "{left} are left, but {found} lie there", left=left, found=len(state.tokens)
            )
        state.looked = sum(1 << (seat - 1) for seat in set(self.distinct("looked", board.seats)))
        self._row()

    def _row(self) -> None:
        state = self.state
        for dock in self.distinct("face-down", len(state.docks)):
            if state.docks[dock - 1] != EMPTY:
                self.problem("face-down", "a card lies face up on dock {dock}", dock=dock)
            state.docks[dock - 1] = ORANGE
            state.row |= 1 << (dock - 1)
        phase = self.turn.get("phase", "")
        if phase not in PHASES:
            known = ", ".join(PHASES)
            self.problem("phase", "is {value!r}, but may be: {expected}", value=phase, expected=known)
            return
        if phase == "laying":
            for key in ("turn", "deck", "top"):
                if key in self.turn:
                    self.problem(key, "means nothing in phase laying")
        else:
            state.turn = self.one("turn", 1, state.board.seats) - 1
            elsewhere = cards_out(state) + state.docks.count(ORANGE) + blanks_of(state, BEIGE, ORANGE)
            left = max(0, sum(state.pool) - elsewhere)
            state.deck = self.one("deck", 0, 999) if "deck" in self.turn else left
        self._top()
        if phase == "turn" and not state.row:
            self.problem("phase", "no card lies on the docks, so it is to be refilled or the round is over")
        elif phase != "turn" and state.row:
            self.problem("phase", "in phase {phase} no card lies on the docks", phase=phase)
        if phase == "refill" and not state.deck:
            self.problem("deck", "is empty, so nothing can be refilled")

    def _top(self) -> None:
        state = self.state
        word = self.turn.get("top", "")
        if word and word not in BACK_NAMES[1:]:
            known = ", ".join(BACK_NAMES[1:])
            self.problem("top", "is {value!r}, but may be: {expected}", value=word, expected=known)
        elif word and not (state.board.back_shown and state.deck):
            self.problem("top", "no back shows here")
        elif word:
            state.top = GREEN + BACK_NAMES.index(word)
