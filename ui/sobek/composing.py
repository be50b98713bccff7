"""Sets of a turn, put together card by card: what the person picked, and which steps that means.

It sees the own hand and asks the session; what is legal is always the legal set's answer, and no legal set
is ever listed, for a hand of thirty cards allows thousands of sets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.component import Ref, word
from engine.core.errors import Reason
from engine.session.view import View
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, GOODS, GREEN, NOTHING, ORANGE, Edition
from engine.sobek.observation import SobekObservation
from engine.sobek.steps import AddCards, LaySet
from ui.gathering import Group
from ui.session_bridge import SessionBridge
from ui.sobek import gather_words, nouns
from ui.sobek.hand_cards import Cards, HandCards

SMALLEST: Final = 3
NONE: Final[frozenset[Ref]] = frozenset()
_LONGEST: Final = 30
"""In letters; longer sets are counted on a button, not listed."""


def good_ref(good: int) -> Ref:
    """The ref of a good."""
    return Ref("good", GOODS[good])


def compose(view: View, bridge: SessionBridge, edition: Edition) -> TurnComposer | None:
    """The composer of this moment; None where steps are pointed at one by one, or nobody may act."""
    from ui.sobek.last_sets import LastComposer

    kinds: dict[str, type[TurnComposer]] = {
        "action": TurnComposer,
        "extra-action": TurnComposer,
        "add-cards": AddComposer,
        "lay-last": LastComposer,
    }
    kind = kinds.get(view.prompt.key)
    return kind(view, bridge, edition) if kind is not None and bridge.may_act else None


class TurnComposer:
    """One set out of the hand, or a character to be played.

    Cards join and leave freely. A card of another good cannot join: who points at it has turned to another
    set, as a player does who puts one set back and pulls out the next; so it starts a new set, and Escape
    brings back the one before. Only a card that cannot be part of any step is refused.
    """

    words: tuple[str, ...] = ("lay", "play")

    def __init__(self, view: View, bridge: SessionBridge, edition: Edition) -> None:
        self._bridge = bridge
        self._edition = edition
        self._seen: SobekObservation = view.observation
        self._seat = view.prompt.seat
        self._asked_words = view.prompt.words
        self._legal = bridge.session.legal()
        self.hand = HandCards(edition, self._seen.hands[self._seat])
        self._picked: frozenset[Ref] = NONE
        self._named = NOTHING
        self._before: tuple[frozenset[Ref], int] = (NONE, NOTHING)

    # --- what the rules say -----------------------------------------------------------------

    def _step(self, good: int, cards: Cards) -> Any:
        """These cards as that good."""
        return LaySet(good, cards)

    def _may_lay(self, good: int, cards: Cards) -> bool:
        return bool(cards) and good != NOTHING and self._step(good, cards) in self._legal

    def _objection(self, refs: frozenset[Ref], good: int = NOTHING) -> Reason | None:
        """Why no step has all of these cards (as that good); None if one has."""
        wanted = self.hand.pointed(refs) | ({good_ref(good)} if good != NOTHING else NONE)
        if len(self._legal.narrow(wanted)):
            return None
        return self._bridge.session.why_not(wanted, seat=self._seat)

    def _points(self, good: int, cards: Cards) -> tuple[int, int, int]:
        """Scarabs and cards of the set with these cards, and the points they add. Rule SK-1.12.1."""
        tokens = self._seen.prosperity[self._seat][good]
        there = self._seen.sets[self._seat][good]
        scarabs, points = self._edition.vertical((*there, *cards), tokens)
        _, before = self._edition.vertical(there, tokens)
        return scarabs, len(there) + len(cards), points - before

    def _gain(self, good: int, cards: Cards) -> int:
        return self._points(good, cards)[2]

    # --- what is so -------------------------------------------------------------------------

    def _shown_good(self, refs: Iterable[Ref]) -> int:
        """The good that stands on the cards; -1 for amulets alone."""
        return next((good for ref in refs if (good := self.hand.good(ref)) != NOTHING), NOTHING)

    def _good_of(self, refs: frozenset[Ref], named: int) -> int:
        """The good of a set: that of its cards; of amulets alone that which was named or is the only one."""
        found = self._shown_good(refs)
        if found == NOTHING:
            found = named
        if found == NOTHING and refs:
            ways = self._ways(refs)
            return ways[0] if len(ways) == 1 else NOTHING
        return found

    def _ways(self, refs: frozenset[Ref]) -> list[int]:
        """The goods as which these amulets can be laid as they are."""
        cards = self.hand.cards(refs)
        return [good for good in range(len(GOODS)) if self._may_lay(good, cards)]

    @property
    def _good(self) -> int:
        return self._good_of(self._picked, self._named)

    def _ready(self) -> bool:
        return self._may_lay(self._good, self.hand.cards(self._picked))

    def _character(self) -> int:
        """The character that is picked and nothing else, or -1."""
        cards = self.hand.cards(self._picked)
        if len(cards) != 1:
            return NOTHING
        card = cards[0]
        return card if FIRST_CHARACTER <= card < GREEN or card == ORANGE else NOTHING

    def _text(self, refs: Iterable[Ref]) -> str:
        return nouns.cards_text(self._edition, self.hand.cards(refs))

    def _group(self, good: int, refs: frozenset[Ref]) -> Group:
        cards = self.hand.cards(refs)
        ready = self._may_lay(good, cards)
        key = GOODS[good] if good != NOTHING else ""
        return Group(key, refs, self._text(refs), self._value(good, cards) if ready else "", ready)

    def _value(self, good: int, cards: Cards) -> str:
        scarabs, count, gain = self._points(good, cards)
        joined = bool(self._seen.sets[self._seat][good])
        value = gather_words.vertical_value(scarabs=scarabs, cards=count, gain=gain, joined=joined)
        return self._at_least(cards, value)

    @staticmethod
    def _at_least(cards: Cards, value: str) -> str:
        """Cards that nobody has told may have scarabs."""
        return f"≥ {value}" if any(card >= GREEN for card in cards) else value

    def groups(self) -> tuple[Group, ...]:
        """The set that is being gathered, if any."""
        return (self._group(self._good, self._picked),) if self._picked else ()

    def offers(self) -> tuple[Group, ...]:
        """For each good the fullest set that can be laid now, most points first.

        It has no more characters than it takes; while it is gathered, its offer has them all.
        """
        found = []
        for good in range(len(GOODS)):
            refs = self._offer(good)
            gain = self._gain(good, self.hand.cards(refs))
            # Amulets alone are offered where they bring something, else each good would offer them.
            if refs and (gain or len(self.hand.amulets(refs)) < len(refs)):
                found.append((-gain, good, refs))
        return tuple(self._group(good, refs) for _, good, refs in sorted(found, key=lambda one: one[:2]))

    def _offer(self, good: int) -> frozenset[Ref]:
        plain = self._fullest(good)
        if plain and self._picked == plain:
            return self._fullest(good, every_character=True)
        return plain

    def _fullest(self, good: int, *, every_character: bool = False) -> frozenset[Ref]:
        return self.hand.fullest(
            good,
            self.hand.types,
            legal=lambda cards: self._may_lay(good, cards),
            points=lambda cards: self._gain(good, cards),
            every_character=every_character,
        )

    def asked(self) -> tuple[Ref, ...]:
        """The goods as which amulets can be laid that are gathered alone."""
        if not self._picked or self._good != NOTHING:
            return ()
        return tuple(map(good_ref, self._ways(self._picked)))

    def takes(self, refs: Iterable[Ref]) -> bool:
        """Cards of the own hand, and goods: own sets, and those that can be named."""
        return any(ref in self.hand.types or ref.kind == "good" for ref in refs)

    def fits(self, refs: Iterable[Ref]) -> bool:
        """Whether a card of the hand could join, or a good be named."""
        asked = self.asked()
        for ref in refs:
            if ref in self.hand.types:
                if ref in self._picked:
                    return False
                return self._may_join(ref) and self._objection(self._picked | {ref}) is None
            if ref in asked:
                return True
        return False

    def _may_join(self, ref: Ref) -> bool:
        goods = {self._shown_good(self._picked), self.hand.good(ref)}
        return NOTHING in goods or len(goods) == 1

    # --- what is done -----------------------------------------------------------------------

    def toggle(self, refs: Iterable[Ref]) -> Reason | None:
        """Add a card or take it away; a good is named, or its offer gathered."""
        for ref in refs:
            if ref in self.hand.types:
                return self._toggle_card(ref)
            if ref.kind == "good" and ref.name in GOODS:
                return self._name(GOODS.index(ref.name))
        return None

    def _toggle_card(self, ref: Ref) -> Reason | None:
        if ref in self._picked:
            self._picked -= {ref}
            self._named = self._named if self._picked else NOTHING
            return None
        if self._may_join(ref):
            reason = self._objection(self._picked | {ref})
            if reason is None:
                self._picked |= {ref}
                self._named = self._named if self.hand.good(ref) == NOTHING else NOTHING
            return reason
        reason = self._objection(frozenset((ref,)))
        if reason is None:
            self._turn_to(frozenset((ref,)), NOTHING)
        return reason

    def _turn_to(self, refs: frozenset[Ref], named: int) -> None:
        """Another set; the one before comes back with Escape, if it is no part of the new one."""
        if not self._picked <= refs and self._good != self._good_of(refs, named):
            self._before = (self._picked, self._named)
        self._picked, self._named = refs, named

    def _name(self, good: int) -> Reason | None:
        if self._picked and self._shown_good(self._picked) == NOTHING:
            reason = self._objection(self._picked, good)
            if reason is None:
                self._named = good
            return reason
        refs = self._offer(good)
        if refs:
            self._turn_to(refs, good)
            return None
        return self._objection(NONE, good) or gather_words.NOTHING_PICKED()

    def gather(self, key: str) -> None:
        """Gather the offer of that good."""
        if key in GOODS:
            refs = self._offer(GOODS.index(key))
            if refs:
                self._turn_to(refs, GOODS.index(key))

    def move(self, refs: Iterable[Ref], key: str) -> Reason | None:
        """Let a card join the set of that good; a good that is not being gathered is named."""
        cards = frozenset(ref for ref in refs if ref in self.hand.types)
        good = GOODS.index(key) if key in GOODS else NOTHING
        joined = cards | (self._picked if good in (NOTHING, self._good) else NONE)
        reason = self._objection(joined, good)
        if reason is None and joined:
            self._turn_to(joined, good)
        return reason

    def clear(self) -> None:
        """Nothing is gathered; after a change to another set the one before it is."""
        (self._picked, self._named), self._before = self._before, (NONE, NOTHING)

    # --- which steps that means -------------------------------------------------------------

    def steps(self, word: str) -> list[Any] | Reason:
        """What a press of `lay` or `play` does now."""
        if word not in self.words:
            return []
        return self._play() if word == "play" else self._lay(word)

    def _play(self) -> list[Any] | Reason:
        card = self._character()
        if card != NOTHING:
            return [st.PLAY[card]]
        if not self._picked:
            return gather_words.NO_ONE_PICKED()
        wanted = self.hand.pointed(self._picked) | {word("play")}
        return self._bridge.session.why_not(wanted, seat=self._seat)

    def _lay(self, name: str) -> list[Any] | Reason:
        if not self._picked:
            return gather_words.NOTHING_PICKED()
        cards, good = self.hand.cards(self._picked), self._good
        if self._may_lay(good, cards):
            return [self._step(good, cards)]
        if self.asked():
            return gather_words.GOOD_UNSAID()
        if len(cards) < SMALLEST and self._objection(self._picked, good) is None:
            return gather_words.FEW_PICKED(have=len(cards))
        wanted = self.hand.pointed(self._picked) | {word(name)}
        return self._bridge.session.why_not(wanted, seat=self._seat)

    def main(self) -> str:
        """`lay` as soon as there is a set, `play` with a character alone."""
        if self._ready():
            return self.words[0]
        return "play" if "play" in self.words and self._character() != NOTHING else ""

    def label(self, word: str) -> str:
        """The button's text with what would be laid or played now."""
        if word == "play":
            return gather_words.play_button(self._text(self._picked)) if self.main() == "play" else ""
        if word != self.words[0] or not self._ready():
            return ""
        button = gather_words.add_button if word == "add" else gather_words.lay_button
        return button(self._short(self._picked), self._gain(self._good, self.hand.cards(self._picked)))

    def _short(self, refs: frozenset[Ref]) -> str:
        text = self._text(refs)
        return text if len(text) <= _LONGEST else nouns.cards_count(len(refs))

    def summary(self) -> str:
        """What is missing in what is gathered; a set that can be laid says everything itself."""
        if not self._picked or self._ready():
            return ""
        if self._character() != NOTHING and "play" in self.words:
            return gather_words.to_play()
        if self.asked():
            return gather_words.say_good()
        return gather_words.not_enough() if len(self._picked) < SMALLEST else ""

    def things(self) -> tuple[Ref, ...]:
        """The goods, then the first card of each type in the hand."""
        goods = tuple(map(good_ref, range(len(GOODS))))
        return goods + tuple(self.hand.ref(card) for card in sorted(set(self.hand.types.values())))

    def proposed(self) -> list[Any]:
        """The sets that are offered, as steps."""
        return [self._step(GOODS.index(group.key), self.hand.cards(group.refs)) for group in self.offers()]


class AddComposer(TurnComposer):
    """The Courtisan's one or two cards for one of the own sets. Rules SK-1.10.6, SK-3.11, SK-3.13."""

    words = ("add", "done")

    def steps(self, word: str) -> list[Any] | Reason:
        """Cards that nobody has told need not fit. Rule SK-1.16.23."""
        return [st.DONE] if word == "done" else super().steps(word)

    def _step(self, good: int, cards: Cards) -> Any:
        return AddCards(good, cards)

    def _offer(self, good: int) -> frozenset[Ref]:
        """The best two: cards with scarabs first, then plain ones, amulets, and characters last."""
        refs = list(self.hand.types)
        people = [ref for ref in self.hand.characters(refs) if self.hand.good(ref) == good]
        best = [*self.hand.goods(good, refs), *self.hand.amulets(refs), *people][:2]
        for count in (2, 1):
            found = frozenset(best[:count])
            if self._may_lay(good, self.hand.cards(found)):
                return found
        return NONE
