"""Sets at the end of a round, put together as several groups: what is laid, and what stays for corruption."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.component import Ref, word
from engine.core.errors import Reason
from engine.session.view import View
from engine.sobek import steps as st
from engine.sobek.components import GOODS, GREEN, NOTHING, Edition
from engine.sobek.proposal import propose_last_sets
from engine.sobek.steps import LayLast
from ui.gathering import Group
from ui.session_bridge import SessionBridge
from ui.sobek import gather_words
from ui.sobek.composing import NONE, TurnComposer, good_ref
from ui.sobek.hand_cards import Cards


class LastComposer(TurnComposer):
    """It opens with what the program proposes; cards go in and out, and nothing has to be laid.

    An amulet that is taken out of a set goes into the set whose chip is pointed at next. `lay` lays every
    set and says that it was all, `done` lays nothing. Rules SK-1.11.1 to SK-1.11.3, SK-3.50, SK-3.51.
    """

    words = ("lay", "done")

    def __init__(self, view: View, bridge: SessionBridge, edition: Edition) -> None:
        super().__init__(view, bridge, edition)
        sets = self._legal.narrow((word("lay"),))
        self._eyes: int = sets[0].eyes if len(sets) else 0
        self._sets: dict[int, frozenset[Ref]] = {}
        self._held: Ref | None = None
        self.clear()

    def clear(self) -> None:
        """Back to what is proposed."""
        self._held = None
        self._sets = {}
        known = tuple(card for card in self.hand.types.values() if card < GREEN)
        for good, cards in propose_last_sets(self._edition, known):
            self._sets[good] = self.hand.taken(cards, self._free())

    # --- what the rules say -----------------------------------------------------------------

    def _step(self, good: int, cards: Cards) -> Any:
        return LayLast(good, cards, self._eyes)

    def _gain(self, good: int, cards: Cards) -> int:
        """The scarabs alone. Rule SK-1.12.2."""
        return self._edition.scarabs_on(cards)

    def _value(self, good: int, cards: Cards) -> str:
        return self._at_least(cards, gather_words.horizontal_value(self._gain(good, cards)))

    # --- what is so -------------------------------------------------------------------------

    def _free(self) -> list[Ref]:
        taken = self._gathered()
        return [ref for ref in self.hand.types if ref not in taken]

    def _gathered(self) -> frozenset[Ref]:
        return NONE.union(*self._sets.values())

    def _where(self, ref: Ref) -> int | None:
        return next((good for good, refs in self._sets.items() if ref in refs), None)

    def groups(self) -> tuple[Group, ...]:
        """The sets in the order of the goods; amulets alone stand for the first that will do."""
        return tuple(
            self._group(self._good_of(refs, good), refs) for good, refs in sorted(self._sets.items())
        )

    def _good_of(self, refs: frozenset[Ref], named: int) -> int:
        found = self._shown_good(refs)
        if found == NOTHING:
            found = named
        return next(iter(self._ways(refs)), NOTHING) if found == NOTHING else found

    def offers(self) -> tuple[Group, ...]:
        """The sets that are gathered, and those that could be, each as full as it can be."""
        found = []
        for good in range(len(GOODS)):
            refs = self._offer(good)
            if refs and (good in self._sets or self._shown_good(refs) != NOTHING):
                found.append((-self._gain(good, self.hand.cards(refs)), good, refs))
        return tuple(self._group(good, refs) for _, good, refs in sorted(found, key=lambda one: one[:2]))

    def _offer(self, good: int) -> frozenset[Ref]:
        """Also what is in the set beyond what it takes, for amulets that nothing else needs."""
        there = self._sets.get(good, NONE)
        found = self.hand.fullest(
            good,
            (*there, *self._free()),
            legal=lambda cards: self._may_lay(good, cards),
            points=lambda cards: self._gain(good, cards),
            every_character=True,
        )
        return found | there if found else NONE

    def asked(self) -> tuple[Ref, ...]:
        """The goods of cards that nobody has told; with amulets alone it is all the same. Rule SK-3.44."""
        alone = self._sets.get(NOTHING, NONE)
        return tuple(map(good_ref, self._ways(alone))) if self.hand.untold(alone) else ()

    def fits(self, refs: Iterable[Ref]) -> bool:
        """Whether a card of the hand that is in no set could be in one."""
        free = self._free()
        return any(ref in free and self._objection(self._joined(ref)) is None for ref in refs)

    def _joined(self, ref: Ref) -> frozenset[Ref]:
        """The set of a card's good with the card in it; an amulet alone."""
        good = self.hand.good(ref)
        there = self._sets.get(good, NONE) if good != NOTHING else NONE
        return there | {ref}

    # --- what is done -----------------------------------------------------------------------

    def _toggle_card(self, ref: Ref) -> Reason | None:
        where = self._where(ref)
        if where is not None:
            self._take_out(ref, where)
            self._held = ref if self.hand.good(ref) == NOTHING else None
            return None
        self._held = None
        reason = self._objection(self._joined(ref))
        if reason is None:
            self._put(ref, self._place() if self.hand.good(ref) == NOTHING else self.hand.good(ref))
        return reason

    def _take_out(self, ref: Ref, good: int) -> None:
        """Amulets that are left alone and make no set go back into the hand, to find another place."""
        left = self._sets[good] - {ref}
        if self._shown_good(left) == NOTHING and not self._ways(left):
            del self._sets[good]
        else:
            self._sets[good] = left

    def _put(self, ref: Ref, good: int) -> None:
        alone = self._sets.pop(NOTHING, NONE) if good != NOTHING else NONE
        self._sets[good] = self._sets.get(good, NONE) | alone | {ref}

    def _place(self) -> int:
        """Where an amulet goes by itself: to a set that needs it, else to the first, else it waits."""
        for good, refs in sorted(self._sets.items()):
            if not self._may_lay(good, self.hand.cards(refs)):
                return good
        return min(self._sets, default=NOTHING)

    def _name(self, good: int) -> Reason | None:
        alone = self._sets.get(NOTHING, NONE)
        if self.hand.untold(alone) and self._objection(alone, good) is None:
            self._sets[good] = self._sets.pop(NOTHING) | self._sets.get(good, NONE)
            return None
        if not self._offer(good):
            return self._objection(NONE, good) or gather_words.NOTHING_PICKED()
        self.gather(GOODS[good])
        return None

    def gather(self, key: str) -> None:
        """Make the set of that good as full as it can be; an amulet that was taken out goes there instead."""
        held, self._held = self._held, None
        if held is not None:
            self.move((held,), key)
        elif key in GOODS:
            refs = self._offer(GOODS.index(key))
            if refs:
                self._sets[GOODS.index(key)] = refs

    def move(self, refs: Iterable[Ref], key: str) -> Reason | None:
        """Move a card to the set of that good, out of the one where it is."""
        good = GOODS.index(key) if key in GOODS else NOTHING
        for ref in refs:
            if ref not in self.hand.types or good == NOTHING:
                continue
            reason = self._objection(self._sets.get(good, NONE) | {ref}, good)
            if reason is not None:
                return reason
            where = self._where(ref)
            if where is not None and where != good:
                self._take_out(ref, where)
            self._put(ref, good)
            self._held = None
            return None
        return None

    # --- which steps that means -------------------------------------------------------------

    def steps(self, word: str) -> list[Any] | Reason:
        """What a press of `lay` or `done` does now."""
        if word == "done":
            return [st.DONE]
        if word != "lay":
            return []
        groups = self.groups()
        if not groups:
            return gather_words.NOTHING_PICKED()
        for group in groups:
            if not group.ready:
                return gather_words.FEW_PICKED(have=len(group.refs))
        return [*(self._step_of(group) for group in groups), st.DONE]

    def _step_of(self, group: Group) -> Any:
        return self._step(GOODS.index(group.key), self.hand.cards(group.refs))

    def main(self) -> str:
        """`lay` while every set is one; `done` where nothing can be laid."""
        if self._sets:
            return "lay" if all(group.ready for group in self.groups()) else ""
        return "" if "lay" in self._asked_words else "done"

    def label(self, word: str) -> str:
        """The button's text with what would be laid, or what it costs to lay nothing."""
        groups = [group for group in self.groups() if group.ready]
        if word == "done":
            return gather_words.done_button(self._cost(len(self.hand.types)))
        if word != "lay" or not groups or self.main() != "lay":
            return ""
        if len(groups) == 1:
            return gather_words.lay_button(self._short(groups[0].refs), self._scarabs())
        return gather_words.lay_several_button(len(groups), self._scarabs())

    def _scarabs(self) -> int:
        return self._edition.scarabs_on(self.hand.cards(self._gathered()))

    def _cost(self, left: int) -> str:
        """Corruption before and after so many cards are left. Rules SK-1.11.3, SK-1.12.4."""
        pile = self._seen.piles[self._seat] or ()
        before = len(pile) + self._seen.curses[self._seat] * self._edition.curse_cards
        return gather_words.corruption(before, before + left)

    def summary(self) -> str:
        """What is missing in sets, how many cards stay in the hand, and the corruption that makes."""
        left = len(self._free())
        missing = [group.text for group in self.groups() if not group.ready]
        return gather_words.last_summary(missing, left=left, cost=self._cost(left))

    def things(self) -> tuple[Ref, ...]:
        """The goods of the hand, then the first card of each type."""
        held = {self.hand.good(ref) for ref in self.hand.types}
        goods = tuple(good_ref(good) for good in range(len(GOODS)) if good in held)
        return goods + super().things()[len(GOODS) :]
