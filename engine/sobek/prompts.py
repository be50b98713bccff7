"""What is asked of whom, in keys and numbers; the window has the words."""

from __future__ import annotations

from typing import Final

from engine.core.errors import Argument
from engine.core.game import Prompt
from engine.sobek.components import BACK_NAMES, GLYPHS, GREEN, ORANGE
from engine.sobek.legal import legal_set
from engine.sobek.state import Ask, State

CHANCE_KEYS: Final = {
    Ask.START: "draw-start",
    Ask.CHOOSER: "draw-chooser",
    Ask.DEAL: "deal-card",
    Ask.FILL: "fill-dock",
    Ask.BACK: "show-back",
    Ask.DRAW: "draw-card",
    Ask.BIND: "bind-character",
    Ask.STOLEN: "draw-stolen",
    Ask.TOKEN: "bind-token",
    Ask.COUNT: "count",
    Ask.OVER: "over",
}
_RULES: Final = {
    Ask.PICK: ("pick-token", "SK-1.8.1"),
    Ask.GOOD: ("name-good", "SK-1.10.2"),
    Ask.ROB: ("rob", "SK-1.10.3"),
    Ask.VIZIR: ("look", "SK-1.10.5"),
    Ask.CLAIM: ("claim", "SK-1.10.5"),
    Ask.SCRIBE: ("discard", "SK-1.10.4"),
    Ask.COURTISAN: ("add-cards", "SK-1.10.6"),
    Ask.MERCHANT: ("fetch", "SK-1.10.7"),
    Ask.GUILD: ("guild", "SK-1.14.1"),
    Ask.CURSE: ("curse", "SK-1.14.3"),
    Ask.PROSPERITY: ("prosper", "SK-1.14.4"),
    Ask.LAY: ("lay-last", "SK-1.11.1"),
    Ask.FIRST: ("choose-start", "SK-1.15.2"),
}
UNTOLD_KEYS: Final = ("show-card", "show-named", "look-card", "tie-card")
"""The keys of what is asked only where hidden cards are not told. Rules SK-1.16.21 to SK-1.16.27."""
KEYS: Final = (
    *CHANCE_KEYS.values(),
    "action",
    "extra-action",
    *(key for key, _ in _RULES.values()),
    *UNTOLD_KEYS,
)
"""Every key a prompt may have."""


def prompt(state: State, viewer: int) -> Prompt:
    """Who acts and what is asked; the words that can be pressed only for who may see the hand."""
    ask, seat, number = state.pending[-1]
    if ask < Ask.ACTION:
        return Prompt(CHANCE_KEYS[ask], args=_chance_args(state, ask, seat, number))
    may_see = viewer == seat or state.board.open
    if ask == Ask.ACTION:
        words: tuple[str, ...] = ()
        if may_see:
            legal = legal_set(state)
            words = ("play",) * legal.plays + ("lay",) * legal.lays
        key = "extra-action" if number else "action"
        return Prompt(key, seat, words=words, rule="SK-1.14.2" if number else "SK-1.4.1")
    key, rule = _RULES[ask]
    args: tuple[tuple[str, Argument], ...] = ()
    words, left = (), -1
    if ask == Ask.LAY and may_see:
        words = ("lay", "done") if len(legal_set(state)) > 1 else ("done",)
    elif ask == Ask.COURTISAN and may_see:
        words = ("add",)
    elif ask == Ask.SCRIBE:
        left = number
    elif ask == Ask.PICK:
        left = state.tokens_left()
    elif ask == Ask.CLAIM:
        args = (("victim", number + 1),)
    elif ask == Ask.GUILD:
        args = (("glyph", GLYPHS[number]),)
    return Prompt(key, seat, args, words, left, rule)


def _chance_args(state: State, ask: Ask, seat: int, number: int) -> tuple[tuple[str, Argument], ...]:
    if ask == Ask.FILL:
        return (("dock", number + 1),)
    if ask == Ask.DRAW:
        return (("seat", seat + 1), ("back", BACK_NAMES[state.top - GREEN]))
    if ask == Ask.BIND:
        return (("seat", seat + 1), ("place", ("hand", "pile")[number]), ("back", BACK_NAMES[ORANGE - GREEN]))
    if ask == Ask.STOLEN:
        return (
            ("seat", seat + 1),
            ("victim", (number >> 5) + 1),
            ("back", BACK_NAMES[(number & 31) - GREEN]),
        )
    if ask in (Ask.DEAL, Ask.TOKEN):
        return (("seat", seat + 1),)
    return ()
