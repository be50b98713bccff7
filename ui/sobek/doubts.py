"""What speaks against a legal step of Sobek: an idle power, a dear card that lies in front as well."""

from __future__ import annotations

from engine.session.view import View
from engine.sobek import steps as st
from engine.sobek.components import AMULET, GREEN, Edition, Role
from engine.sobek.observation import SobekObservation
from ui.game_table import Doubt
from ui.sobek import labels
from ui.sobek.phrases import Phrases

SCRIBE_LEAVES = 6
"""Only hands of more cards have to discard. Rule SK-1.10.4."""


def doubt_of(step: object, view: View, edition: Edition, phrases: Phrases) -> Doubt | None:
    """What speaks against the step, if anything does."""
    seen: SobekObservation = view.observation
    match step:
        case st.Take(dock):
            front = cheaper(seen, dock)
            if front is not None:
                return Doubt(
                    labels.same_in_front(),
                    "SK-1.5.2",
                    labels.take_this(),
                    labels.take_front(),
                    st.TAKE[front],
                )
        case st.Play(card) if idle(seen, edition, seen.turn, card):
            name = phrases.card_name(card)
            return Doubt(labels.no_effect(name), "SK-1.6.2", labels.play_anyway(), labels.keep_it(), None)
    return None


def cheaper(seen: SobekObservation, dock: int) -> int | None:
    """A dock further in front where, as far as can be seen, the same card lies; the first of them."""
    card = seen.docks[dock]
    if card >= GREEN:
        # A face-down card passed over is learned and kept from others: two of them are not the same.
        return None
    return next((other for other in seen.queue if other < dock and seen.docks[other] == card), None)


def idle(seen: SobekObservation, edition: Edition, seat: int, card: int) -> bool:
    """Whether the power of a character would do nothing, as far as the seat can tell. Rule SK-1.6.2."""
    others = [other for other in range(seen.seats) if other != seat]
    rest = list(seen.hands[seat])
    rest.remove(card)
    if card >= GREEN:
        return False
    match edition.cards[card].role:
        case Role.QUEEN:
            return seen.deck == 0
        case Role.PRIEST:
            pile = seen.piles[seat]
            return pile is not None and all(one == AMULET for one in pile)
        case Role.THIEF:
            return not any(seen.hands[other] for other in others)
        case Role.SCRIBE:
            return all(len(seen.hands[other]) <= SCRIBE_LEAVES for other in others)
        case Role.VIZIR:
            return not any(seen.piled[other] for other in others)
        case Role.COURTISAN:
            laid = seen.goods_laid(seat)
            return not laid or not any(
                one == AMULET or one >= GREEN or edition.cards[one].good in laid for one in rest
            )
    return False
