"""What is asked of whom in a play with blanks, in keys and numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.core.errors import Argument
from engine.core.game import PUBLIC, Prompt
from engine.sobek import prompts
from engine.sobek.blank.asks import ASK_LOOK, ASK_PURGE, ASK_SHOW, ASK_TIE, CHANCE_KEYS
from engine.sobek.blank.board import board_of
from engine.sobek.blank.claims import Use, unpack
from engine.sobek.blank.legal import legal_set, turn_steps
from engine.sobek.blank.purge import unpack as unpack_purge
from engine.sobek.components import BACK_NAMES, GOODS, GREEN
from engine.sobek.pointing import DONE
from engine.sobek.state import ASK_ACTION, ASK_CLAIM, ASK_COURTISAN, ASK_GOOD, ASK_LAY, ASK_SCRIBE, Ask, State

_RULE: Final = {
    ASK_SHOW: "SK-1.16.21",
    ASK_PURGE: "SK-1.16.24",
    ASK_LOOK: "SK-1.16.27",
    ASK_TIE: "SK-1.16.26",
}


def prompt(state: State, viewer: int) -> Prompt:
    """Who acts and what is asked; the words that can be pressed only for who may see the hand.

    A good is also answered `by` a card of it that leaves. Rule SK-1.16.24.
    """
    ask, seat, number = state.pending[-1]
    if ask in CHANCE_KEYS:
        return Prompt(CHANCE_KEYS[ask], args=_args(ask, seat, number), rule=_RULE[ask])
    told = board_of(state).told
    if ask is ASK_SCRIBE and not told[seat]:
        return _by_back(prompts.prompt(state, viewer))
    if ask is ASK_GOOD and not told[seat]:
        asked = prompts.prompt(state, viewer)
        return replace(asked, args=(*asked.args, ("by", "card")))
    if ask is ASK_CLAIM and not (told[seat] or told[number]):
        return _by_back(prompts.prompt(state, viewer))
    if viewer != seat or ask not in (ASK_ACTION, ASK_LAY, ASK_COURTISAN):
        return prompts.prompt(state, PUBLIC if ask in (ASK_ACTION, ASK_LAY) else viewer)
    asked = prompts.prompt(state, PUBLIC)
    return Prompt(asked.key, asked.seat, asked.args, _words(state, ask), asked.left, asked.rule)


def _by_back(asked: Prompt) -> Prompt:
    """The same, answered by the back of a card: its face is not told. Rule SK-1.16.22."""
    return replace(asked, args=(*asked.args, ("by", "back")))


def _words(state: State, ask: Ask) -> tuple[str, ...]:
    if ask is ASK_ACTION:
        legal = turn_steps(state)
        return ("play",) * legal.plays + ("lay",) * legal.lays
    if ask is ASK_LAY:
        return ("lay", "done") if len(turn_steps(state)) > 1 else ("done",)
    return ("add", "done") if len(legal_set(state).narrow((DONE,))) else ("add",)


def _args(ask: Ask, seat: int, number: int) -> tuple[tuple[str, Argument], ...]:
    if ask is ASK_SHOW:
        claim = unpack(number)
        left = sum(card >= GREEN for card in claim.cards)
        what: tuple[str, Argument] = ("good", "" if claim.use is Use.PLAY else GOODS[claim.good])
        back = next(card for card in claim.cards if card >= GREEN)
        return (
            ("seat", seat + 1),
            ("use", claim.use.name.lower()),
            what,
            ("left", left),
            ("back", _back(back)),
        )
    if ask is ASK_PURGE:
        return (("seat", seat + 1), ("good", GOODS[unpack_purge(number).good]))
    if ask is ASK_LOOK:
        return (("seat", seat + 1), ("victim", number + 1))
    return (("seat", seat + 1),)


def _back(back: int) -> str:
    return BACK_NAMES[back - GREEN]
