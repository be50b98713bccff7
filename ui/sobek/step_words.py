"""Steps in words, the same in lists of moves and in the log, and what they brought.

Steps and events come as their viewer may know them: where a face is hidden there is a back, and words
are made of nothing else. So what is said here cannot tell more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.sobek import steps as st
from engine.sobek.components import GOODS, GREEN, NOTHING, ORANGE, UNKNOWN_TOKEN, Edition, Token
from engine.sobek.events import Event, PowerIdle
from ui.sobek import nouns

translate = QCoreApplication.translate
_SEATED: Final = (
    st.DealCard,
    st.DrawCard,
    st.BindCharacter,
    st.DrawStolen,
    st.BindToken,
    st.ShowCard,
)
"""Outcomes whose first event tells whom they are about."""


@dataclass(frozen=True, slots=True)
class Around:
    """What a step itself does not say: whose it is, from whom, the card on the dock, or which dock."""

    seat: int = NOTHING
    victim: int = NOTHING
    card: int = NOTHING
    dock: int = NOTHING
    to_pile: bool = False
    adding: bool = False


def around(step: Any, events: Iterable[Event]) -> Around:
    """What the events of a step tell of it."""
    for event in events:
        if isinstance(step, st.Done) and isinstance(event, PowerIdle):
            return Around(event.seat, adding=True)
        if isinstance(step, _SEATED) or hasattr(event, "dock"):
            return Around(
                getattr(event, "seat", NOTHING),
                getattr(event, "victim", NOTHING),
                getattr(event, "card", NOTHING),
                getattr(event, "dock", NOTHING),
                getattr(event, "to_pile", False),
            )
    return Around()


class StepWords:
    """The words of the steps of one play."""

    def __init__(self, edition: Edition, seat_name: Callable[[int], str]) -> None:
        self.edition = edition
        self.seat_name = seat_name

    def step(self, step: Any, facts: Around) -> str:
        """A step in words; of an outcome what came up."""
        if isinstance(step, st.Outcome):
            return self._outcome(step, facts)
        return self._action(step, facts)

    def _card(self, card: int) -> str:
        return nouns.card_name(self.edition, card)

    def _outcome(self, step: Any, facts: Around) -> str:
        name = self.seat_name(facts.seat)
        match step:
            case st.DrawStart(seat):
                return translate("Steps", "{name} starts").format(name=self.seat_name(seat))
            case st.DrawChooser(seat):
                return translate("Steps", "{name} will choose who starts").format(name=self.seat_name(seat))
            case st.DealCard(card):
                return translate("Steps", "{name} is dealt: {card}").format(name=name, card=self._card(card))
            case st.FillDock(card):
                return translate("Steps", "Dock {dock}: {card}").format(
                    dock=facts.dock + 1, card=self._card(card)
                )
            case st.ShowBack(back):
                return translate("Steps", "On top of the deck: {back} back").format(
                    back=nouns.back_name(back)
                )
            case st.DrawCard(card):
                return translate("Steps", "{name} draws: {card}").format(name=name, card=self._card(card))
            case st.BindCharacter(card):
                return self._bound(card, name, to_pile=facts.to_pile)
            case st.DrawStolen(card):
                return translate("Steps", "{name} takes from {victim}: {card}").format(
                    name=name, victim=self.seat_name(facts.victim), card=self._card(card)
                )
            case st.BindToken(token) if token < UNKNOWN_TOKEN:
                return translate("Steps", "Among the event tokens: {token}").format(
                    token=nouns.token_name(token)
                )
            case st.BindToken():
                return translate("Steps", "{name} looks at an event token").format(name=name)
            case st.ShowCard(card) if facts.seat == NOTHING:
                return nouns.capital(self._card(card))
            case st.ShowCard(card):
                return translate("Steps", "{name} shows: {card}").format(name=name, card=self._card(card))
            case st.NoMore():
                return translate("Steps", "There are no more of them")
        return translate("Steps", "The round is counted")

    def _bound(self, card: int, name: str, *, to_pile: bool) -> str:
        if card >= GREEN:
            text = (
                translate("Steps", "{name} looks at the character that was passed over")
                if to_pile
                else translate("Steps", "{name} looks at the character that was taken")
            )
            return text.format(name=name)
        text = (
            translate("Steps", "The character that was passed over: {card}")
            if to_pile
            else translate("Steps", "The character that was taken: {card}")
        )
        return text.format(card=self._card(card))

    def _action(self, step: Any, facts: Around) -> str:
        match step:
            case st.Take() | st.Fetch():
                return translate("Steps", "Take {card}").format(card=self._lying(facts.card, step.dock))
            case st.Play(card):
                return translate("Steps", "Play the {card}").format(card=self._card(card))
            case st.LaySet(_, cards):
                return self._set(step.good, cards)
            case st.LayLast(_, cards) if not cards:
                return translate("Steps", "Lay a set, face down until all have laid")
            case st.LayLast(_, cards):
                return self._set(step.good, cards)
            case st.PickToken(token):
                return translate("Steps", "Pick {token}").format(token=nouns.token_name(token))
            case st.NameGood(good):
                return translate("Steps", "Name {good}").format(good=nouns.good_name(good))
            case st.Steal(victim, back):
                return translate("Steps", "Take a card ({back} back) from {name}").format(
                    back=nouns.back_name(back), name=self.seat_name(victim)
                )
            case st.Look(victim):
                return translate("Steps", "Look through the corruption of {name}").format(
                    name=self.seat_name(victim)
                )
            case st.Claim(card):
                return translate("Steps", "Take from that corruption: {card}").format(card=self._card(card))
            case st.Discard(card):
                return translate("Steps", "To the own corruption: {card}").format(card=self._card(card))
            case st.AddCards(good, cards):
                return translate("Steps", "Add to the set of {good}: {cards}").format(
                    good=nouns.good_name(good), cards=nouns.card_names(self.edition, cards)
                )
            case st.SendBack(victim):
                return translate("Steps", "Send back {name}").format(name=self.seat_name(victim))
            case st.AttachCurse(victim):
                return translate("Steps", "Curse {name}").format(name=self.seat_name(victim))
            case st.Prosper(good):
                return translate("Steps", "Prosperity for {good}").format(good=nouns.good_name(good))
            case st.ChooseStart(seat):
                return translate("Steps", "{name} shall start").format(name=self.seat_name(seat))
        if facts.adding:
            return translate("Steps", "None of the cards fits")
        return translate("Steps", "Lay no more")

    def _lying(self, card: int, dock: int) -> str:
        if card == NOTHING:
            return translate("Steps", "the card on dock {dock}").format(dock=dock + 1)
        if card == ORANGE:
            return translate("Steps", "the character on dock {dock}").format(dock=dock + 1)
        return translate("Steps", "{card} on dock {dock}").format(card=self._card(card), dock=dock + 1)

    def _set(self, good: int, cards: tuple[int, ...]) -> str:
        """A set by its cards; its good is named where no card of it shows it."""
        said = nouns.cards_text(self.edition, cards)
        known = [self.edition.cards[card] for card in cards if card < GREEN]
        if all(kind.good != good or kind.role for kind in known):
            return translate("Steps", "Lay {cards} as {good}").format(cards=said, good=nouns.good_name(good))
        return translate("Steps", "Lay {cards}").format(cards=said)


def step_refs(step: Any, seat: int) -> tuple[Ref, ...]:
    """What a seat's step is about and can still be seen on the table."""
    match step:
        case st.Steal(victim) | st.Look(victim) | st.SendBack(victim) | st.AttachCurse(victim):
            return (Ref("seat", str(victim + 1)),)
        case st.ChooseStart(chosen):
            return (Ref("seat", str(chosen + 1)),)
        case st.LaySet(good) | st.AddCards(good) | st.Prosper(good):
            return (Ref("good", GOODS[good], seat), Ref("seat", str(seat + 1)))
        case st.PickToken(token) if token in (Token.CURSE, Token.PROSPERITY):
            return (Ref("seat", str(seat + 1)),)
    return ()
