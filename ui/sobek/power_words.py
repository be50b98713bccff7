"""What characters and event tokens do, in a sentence or two, each with its rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.sobek.components import UNKNOWN_TOKEN, Edition, Role, Token
from ui.listing import all_of
from ui.sobek import nouns

translate = QCoreApplication.translate

ROLE_RULES: Final = {
    Role.QUEEN: "SK-1.10.1",
    Role.PRIEST: "SK-1.10.2",
    Role.THIEF: "SK-1.10.3",
    Role.SCRIBE: "SK-1.10.4",
    Role.VIZIR: "SK-1.10.5",
    Role.COURTISAN: "SK-1.10.6",
    Role.MERCHANT: "SK-1.10.7",
}
"""The rule of each power."""
EVENT_RULES: Final = {
    Token.FLOOD: "SK-1.14.2",
    Token.CURSE: "SK-1.14.3",
    Token.PROSPERITY: "SK-1.14.4",
    Token.EMBALMING: "SK-1.14.5",
    Token.DECEIT: "SK-1.14.6",
}
"""The rule of each event token that is no Guild."""


def token_rule(token: int) -> str:
    """The rule of an event token."""
    return EVENT_RULES.get(Token(token), "SK-1.14.1")


def role_power(role: Role) -> str:
    """What a character does when it is played."""
    return {
        Role.QUEEN: translate(
            "Powers",
            "Draw the top 3 cards of the deck. The last batch of the round will be 3 cards shorter.",
        ),
        Role.PRIEST: translate(
            "Powers", "Name a good: all its cards leave your corruption. Amulets cannot be named."
        ),
        Role.THIEF: translate(
            "Powers", "Choose an opponent and a colour of back: take such a card from that hand unseen."
        ),
        Role.SCRIBE: translate(
            "Powers",
            "Each opponent with more than 6 cards in hand puts the rest under the own corruption tile.",
        ),
        Role.VIZIR: translate("Powers", "Look through an opponent's corruption and take one card of it."),
        Role.COURTISAN: translate(
            "Powers", "Add 1 or 2 cards of one good to your set of it. No event token follows."
        ),
        Role.MERCHANT: translate("Powers", "Take any card on the docks. Nothing is passed over."),
    }[role]


def token_effect(edition: Edition, token: int, *, deceit_curses: bool = True) -> str:
    """What an event token does; `deceit_curses` tells whether Deceit counts Curses, too."""
    if token >= UNKNOWN_TOKEN:
        return ""
    if token < Token.FLOOD:
        return translate(
            "Powers",
            "Your marker goes forward to the next {glyph}, "
            "that of an opponent of your choice back to the previous one.",
        ).format(glyph=nouns.glyph_name(token))
    match Token(token):
        case Token.FLOOD:
            return translate("Powers", "Take one more action at once.")
        case Token.CURSE:
            return translate(
                "Powers",
                "Stays with an opponent to the end of the round: counts as {count} cards of corruption.",
            ).format(count=edition.curse_cards)
        case Token.PROSPERITY:
            goods = all_of([nouns.good_name(good) for good in edition.prosperity_goods])
            return translate(
                "Powers",
                "Stays on one of your sets to the end of the round (only {goods}): +{count} scarabs.",
            ).format(goods=goods, count=edition.prosperity_scarabs)
        case Token.EMBALMING:
            return translate("Powers", "Take your whole corruption into your hand.")
    if deceit_curses:
        return translate(
            "Powers",
            "Score 1 point for each card of your corruption at once, Curses counted. The cards stay.",
        )
    return translate(
        "Powers",
        "Score 1 point for each card of your corruption at once, Curses not counted. The cards stay.",
    )
