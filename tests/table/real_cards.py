"""A play of Sobek with real cards, and what a table is told of it where people tell no hidden card.

Nature knows every card: she plays a game in which all are told. Each of her steps becomes what the people at
the table do: they tell what lies open or is shown, and what bots may see, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from engine.core.chance import Rng
from engine.core.game import Chance, Decision, Terminal
from engine.core.setup import Setup
from engine.registry import game
from engine.sobek import steps as st
from engine.sobek.components import AMULET, BACK_OF, BEIGE, GREEN

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A step as it is told, and the cards that are shown for it; `follows`: it tells such a card."""

    step: Any
    shown: Cards = ()
    follows: bool = False


class RealCards:
    """`truth` has every card; `state` is what the table knows of it, told step by step."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        plain = replace(setup, options=tuple(pair for pair in setup.options if pair[0] != "hidden"))
        self.nature: Any = game(setup.game)
        self.rules: Any = game(setup.game).variant(setup)
        self.truth = self.nature.new_state(plain)
        self.state = self.rules.new_state(setup)
        self.rng = Rng(seed)
        self.before: Any = self.truth
        """The truth before the step that was `done` last."""
        self.done: Any = None

    @property
    def over(self) -> bool:
        """Whether the play has ended, for both."""
        return isinstance(self.nature.node(self.truth), Terminal)

    def steps(self) -> Iterator[Told]:
        """One step of nature, as it is told: nothing, or a step and what follows from it."""
        node = self.nature.node(self.truth)
        if isinstance(node, Chance):
            step = self._drawn()
        else:
            legal = self.nature.legal_actions(self.truth)
            step = legal[self.rng.below(len(legal))]
        before = self.truth.clone()
        self.before, self.done = before, step
        self.nature.apply(self.truth, step)
        for told in chain(self._told(before, step, node), self._looked_at()):
            self.rules.apply(self.state, told.step)
            yield told
        yield from self._idle_courtisan(step)

    def _drawn(self) -> Any:
        """The outcome that nature draws."""
        return self.rng.draw(self.nature.chance_outcomes(self.truth))

    def is_bot(self, seat: int) -> bool:
        """Whether the cards of a seat are told as soon as it may see them."""
        return not self.setup.seats[seat].human

    def _told(self, before: Any, step: Any, node: Any) -> Iterator[Told]:
        seat = node.seat if isinstance(node, Decision) else before.pending[-1][1]
        match step:
            case st.DealCard() | st.DrawCard() | st.BindCharacter():
                if self.is_bot(seat):
                    yield Told(step)
            case st.DrawStolen():
                if self.is_bot(seat) or self.is_bot(before.pending[-1][2] >> 5):
                    yield Told(step)
            case st.BindToken():
                return
            case st.Play(card):
                yield from self._used((card,), seat, lambda codes: st.PLAY[codes[0]])
            case st.LaySet(good, cards):
                yield from self._used(cards, seat, lambda codes: st.LaySet(good, codes))
            case st.AddCards(good, cards):
                yield from self._used(cards, seat, lambda codes: st.AddCards(good, codes))
            case st.LayLast(good, cards, eyes):
                codes = self._codes(cards, seat)
                yield Told(st.LayLast(good, codes, eyes), tuple(cards))
            case st.Claim(card, eyes):
                told = self.is_bot(seat) or self.is_bot(before.pending[-1][2])
                yield Told(step if told else st.CLAIM[eyes][BACK_OF[card]])
            case st.Discard(card, eyes):
                yield Told(step if self.is_bot(seat) else st.DISCARD[eyes][BACK_OF[card]])
            case st.NameGood(good):
                untold = self._untold(before.piles[seat], self.state.piles[seat])
                yield Told(step)
                yield from self._purged(good, untold)
            case st.Count():
                known = self.state.laid[:]
                yield Told(step)
                yield from self._counted(before, known)
            case _:
                yield Told(step)

    def _looked_at(self) -> Iterator[Told]:
        """What a bot looks at is told: a pile, and event tokens; nature may have drawn these before."""
        while self._asked() == "look-card":
            _, seat, victim = self.state.pending[-1]
            untold = self._untold(self.truth.piles[victim], self.state.piles[victim])
            eyes = self.truth.board.eyes[seat] | self.truth.board.eyes[victim]
            back = next(card for card in self.state.piles[victim] if card >= GREEN)
            card = next(card for card in untold if BACK_OF[card] == back)
            yield Told(st.SHOW_CARD[eyes][card], (card,))
        while self._asked() == "bind-token" and self.nature.prompt(self.truth, -1).key != "bind-token":
            token = next(iter((Counter(self.truth.tokens) - Counter(self.state.tokens)).elements()))
            yield Told(st.BIND_TOKEN[self.state.looked][token])

    def _codes(self, cards: Iterable[int], seat: int) -> Cards:
        """These cards as the table knows them: told ones of the hand as far as there are, then backs."""
        hand = list(self.state.hands[seat])
        codes = []
        for card in cards:
            code = card if card in hand else BACK_OF[card]
            hand.remove(code)
            codes.append(code)
        return tuple(sorted(codes))

    def _used(self, cards: Cards, seat: int, step_of: Any) -> Iterator[Told]:
        codes = self._codes(cards, seat)
        untold = list((Counter(cards) - Counter(codes)).elements())
        for at in range(len(untold) - 1, 0, -1):
            other = self.rng.below(at + 1)
            untold[at], untold[other] = untold[other], untold[at]
        yield Told(step_of(codes), (*(code for code in codes if code < GREEN), *untold))
        yield from (Told(st.SHOW_CARD[st.ALL][card], (card,), follows=True) for card in untold)

    @staticmethod
    def _untold(real: Cards, known: Cards) -> list[int]:
        """The cards among these that the table does not know."""
        return sorted((Counter(real) - Counter(card for card in known if card < GREEN)).elements())

    def _purged(self, good: int, untold: list[int]) -> Iterator[Told]:
        for card in untold:
            if card != AMULET and self.truth.board.good_of[card] == good:
                yield Told(st.SHOW_CARD[st.ALL][card], (card,))
        node = self.rules.node(self.state)
        if isinstance(node, Chance) and node.kind == "show-named":
            yield Told(st.NO_MORE)

    def _counted(self, before: Any, known: list[Any]) -> Iterator[Told]:
        """Laid sets are shown in order, then goods of tied piles; `* count` ends either."""
        for seat, laid in enumerate(before.laid):
            for (_, cards), (_, codes) in zip(laid, known[seat], strict=True):
                for card in sorted(self._untold(cards, codes), key=lambda card: (BACK_OF[card], card)):
                    yield Told(st.SHOW_CARD[st.ALL][card], (card,))
        yield from self._again()
        while self._asked() == "tie-card":
            seat = self.state.pending[-1][1]
            pile = (*before.hands[seat], *before.piles[seat])
            untold = self._untold(pile, self.state.piles[seat])
            card = next(card for card in untold if BACK_OF[card] == BEIGE)
            yield Told(st.SHOW_CARD[st.ALL][card], (card,))
        yield from self._again()

    def _asked(self) -> str:
        node = self.rules.node(self.state)
        return node.kind if isinstance(node, Chance) else ""

    def _again(self) -> Iterator[Told]:
        if self._asked() == "count":
            yield Told(st.COUNT)

    def _idle_courtisan(self, step: Any) -> Iterator[Told]:
        """Where no card of hers fits in truth, her player has to say so of the untold ones."""
        asked = self.rules.prompt(self.state, -1).key
        if asked == "add-cards" and self.nature.prompt(self.truth, -1).key != "add-cards":
            self.rules.apply(self.state, st.DONE)
            yield Told(st.DONE)
