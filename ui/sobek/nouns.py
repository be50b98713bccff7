"""The nouns of Sobek in the reader's language: goods, cards, characters, tokens, glyphs, backs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from engine.sobek.components import (
    AMULET,
    BACK_NAMES,
    GOODS,
    GREEN,
    NUMBER,
    ORANGE,
    START_TYPES,
    TOKEN_NAMES,
    UNKNOWN_TOKEN,
    Edition,
    Role,
    Token,
)

translate = QCoreApplication.translate


def listed(items: Iterable[str]) -> str:
    """Words one after the other, with the language's own mark between them."""
    return translate("Nouns", ", ").join(items)


def capital(text: str) -> str:
    """The text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def good_name(good: int) -> str:
    """A good by its number."""
    return (
        translate("Nouns", "wheat"),
        translate("Nouns", "fish"),
        translate("Nouns", "cattle"),
        translate("Nouns", "ivory"),
        translate("Nouns", "marble"),
        translate("Nouns", "ebony"),
    )[good]


def good_by_name(name: str) -> str:
    """A good by its English name, as reasons and refs give it."""
    return good_name(GOODS.index(name)) if name in GOODS else name


def back_name(back: int) -> str:
    """The colour of a back."""
    return (
        translate("Nouns", "green"),
        translate("Nouns", "beige"),
        translate("Nouns", "orange"),
    )[back - GREEN]


def back_by_name(name: str) -> str:
    """The colour of a back by its English name."""
    return back_name(GREEN + BACK_NAMES.index(name)) if name in BACK_NAMES else name


def role_name(role: Role) -> str:
    """What a character is."""
    return {
        Role.QUEEN: translate("Nouns", "Queen"),
        Role.PRIEST: translate("Nouns", "High Priest"),
        Role.THIEF: translate("Nouns", "Thief"),
        Role.SCRIBE: translate("Nouns", "Scribe"),
        Role.VIZIR: translate("Nouns", "Vizir"),
        Role.COURTISAN: translate("Nouns", "Courtisan"),
        Role.MERCHANT: translate("Nouns", "Merchant"),
    }[role]


def _plain_name(edition: Edition, card: int) -> str:
    if edition.cards[card].id == "high-priestess":
        return translate("Nouns", "High Priestess")
    role = edition.cards[card].role
    return role_name(role) if role is not None else edition.cards[card].id


def character_name(edition: Edition, card: int) -> str:
    """A character; with its good where the box has two of that name."""
    name = _plain_name(edition, card)
    for other, kind in enumerate(edition.cards):
        if other != card and kind.role is not None and _plain_name(edition, other) == name:
            good = good_name(edition.cards[card].good)
            return translate("Nouns", "{name} ({good})").format(name=name, good=good)
    return name


def scarabs_text(count: int) -> str:
    """So many scarabs."""
    if count == 1:
        return translate("Nouns", "1 scarab")
    return translate("Nouns", "{count} scarabs").format(count=count)


def cards_count(count: int) -> str:
    """So many cards."""
    if count == 1:
        return translate("Nouns", "1 card")
    return translate("Nouns", "{count} cards").format(count=count)


def back_text(back: int) -> str:
    """A card of which only the back is known."""
    if back == ORANGE:
        return translate("Nouns", "a face-down character")
    return translate("Nouns", "a card ({back} back)").format(back=back_name(back))


def card_name(edition: Edition, card: int) -> str:
    """A card by its type, exactly; or what its back tells."""
    if card >= GREEN:
        return back_text(card)
    if card == AMULET:
        return translate("Nouns", "amulet")
    kind = edition.cards[card]
    if kind.role is not None:
        return character_name(edition, card)
    good = good_name(kind.good)
    if card in START_TYPES:
        return translate("Nouns", "{good} (start card)").format(good=good)
    if kind.scarabs:
        return translate("Nouns", "{good} with {scarabs}").format(
            good=good, scarabs=scarabs_text(kind.scarabs)
        )
    return translate("Nouns", "{good} without scarabs").format(good=good)


def card_by_name(edition: Edition, name: str) -> str:
    """A card by its name in records, or a back by its name."""
    index = edition.card_index(name)
    return card_name(edition, index) if index >= 0 else back_by_name(name)


def card_names(edition: Edition, cards: Sequence[int]) -> str:
    """Each card exactly, equal ones counted."""
    if not cards:
        return translate("Nouns", "none")
    found = []
    for card in sorted(set(cards)):
        count = cards.count(card)
        if count == 1:
            found.append(card_name(edition, card))
        elif card == ORANGE:
            found.append(translate("Nouns", "{count} face-down characters").format(count=count))
        elif card >= GREEN:
            text = translate("Nouns", "{count} cards ({back} back)")
            found.append(text.format(count=count, back=back_name(card)))
        else:
            found.append(f"{count} × {card_name(edition, card)}")
    return listed(found)


def cards_text(edition: Edition, cards: Sequence[int]) -> str:
    """Cards as a set: "3 wheat + Courtisan + amulet"."""
    parts = []
    for good in range(len(GOODS)):
        count = sum(1 for card in cards if card < AMULET and edition.cards[card].good == good)
        if count:
            parts.append(translate("Nouns", "{count} {good}").format(count=count, good=good_name(good)))
    for card in sorted({card for card in cards if card > AMULET}):
        count = cards.count(card)
        parts += (
            [card_name(edition, card)] * count if card < GREEN else [card_names(edition, (card,) * count)]
        )
    amulets = cards.count(AMULET)
    if amulets == 1:
        parts.append(translate("Nouns", "amulet"))
    elif amulets:
        parts.append(translate("Nouns", "{count} amulets").format(count=amulets))
    return " + ".join(parts)


def glyph_name(kind: int) -> str:
    """A glyph with its letter; or that a space carries a number."""
    if kind == NUMBER:
        return translate("Nouns", "number")
    return (
        translate("Nouns", "ankh A"),
        translate("Nouns", "eye B"),
        translate("Nouns", "feather C"),
        translate("Nouns", "lotus D"),
    )[kind]


def token_name(token: int) -> str:
    """An event token."""
    if token >= UNKNOWN_TOKEN:
        return translate("Nouns", "a face-down event token")
    if token < Token.FLOOD:
        return translate("Nouns", "Guild ({glyph})").format(glyph=glyph_name(token))
    return {
        Token.FLOOD: translate("Nouns", "Flood"),
        Token.CURSE: translate("Nouns", "Curse"),
        Token.PROSPERITY: translate("Nouns", "Prosperity"),
        Token.EMBALMING: translate("Nouns", "Embalming"),
        Token.DECEIT: translate("Nouns", "Deceit"),
    }[Token(token)]


def token_by_name(name: str) -> str:
    """An event token by its name in records."""
    return token_name(TOKEN_NAMES.index(name)) if name in TOKEN_NAMES else token_name(UNKNOWN_TOKEN)
