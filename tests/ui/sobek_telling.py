"""Sobek in words in tests: everything that is said to a viewer at a moment."""

from __future__ import annotations

import re

from engine.core.game import Decision
from engine.core.setup import Setup
from engine.session.session import Session
from ui.panels.log_entries import log_entries
from ui.phrasebook import phrases_for
from ui.sobek import standing
from ui.sobek.phrases import Phrases

KEY = re.compile(r"\b(?!face-down)[a-z]+-[a-z]+\b")
"""Keys and notation have dashes where words have none but this one."""
TABLE = """
    at 1.hand: wheat-1 x2, wheat, amulet, vizir
    at 1.corruption: fish-1, amulet
    at 1.fish: fish-1, fish x2
    at dock-2: cattle-1
    at dock-3: ivory-3
    at dock-5: wheat-1
    at dock-6: ebony
    at dock-8: marble
"""


def words_of(setup: Setup) -> Phrases:
    """The words that the window finds for this setup."""
    found = phrases_for(setup)
    assert isinstance(found, Phrases)
    return found


def acting(session: Session) -> int:
    """The seat that decides now."""
    node = session.node
    assert isinstance(node, Decision)
    return node.seat


def deal_card(phrases, name: str) -> int:
    """The type of that name."""
    index = phrases.edition.card_index(name)
    assert index >= 0
    return index


def surfaces(session: Session, viewer: int) -> list[str]:
    """Everything that is said to a viewer at this moment, and in the log so far."""
    words = words_of(session.setup)
    view = session.view(viewer)
    seen = view.observation
    said = [*words.prompt(view.prompt, view), standing.headline(view), words.proceed(view)]
    said += [words.word(word, view.prompt) for word in view.prompt.words]
    said += [words.round_line(view), words.deck_tip(view), words.discard_tip(view), words.tokens_tip(view)]
    said += [words.dock_tip(view, dock) for dock in range(len(seen.docks))]
    for seat in range(seen.seats):
        said += [words.seat_tip(view, seat), words.pile_tip(view, seat), words.sheet(view.sheets[seat])]
        said += [words.set_tip(view, seat, good) for good in seen.goods_laid(seat)]
        said += [words.card_tip(card) for card in seen.hands[seat]]
        said += [words.last_set_tip(good, cards) for good, cards in seen.laid[seat] or ()]
        said += [words.score_line(line) for line in view.sheets[seat].lines]
        said += [words.projection(item.key) for item in view.projections[seat]]
    said += [words.token_tip(token) for token in seen.tokens or ()]
    for entry in log_entries(
        session.log(viewer),
        words.log,
        standing.headings,
        words.log_refs,
        standing.stands_alone,
        standing.folded,
    ):
        said += [entry.text, entry.effects, *entry.details]
    return said
