"""Words about sets that are put together: what is gathered, what it brings, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.errors import ReasonKind

translate = QCoreApplication.translate

NOTHING_PICKED: Final = ReasonKind("nothing-picked", "SK-1.7.1", "first the cards have to be picked")
NO_ONE_PICKED: Final = ReasonKind("no-one-picked", "SK-1.6.1", "first the character has to be picked")
FEW_PICKED: Final = ReasonKind("few-picked", "SK-1.7.1", "a set has at least 3 cards; picked are {have}")
GOOD_UNSAID: Final = ReasonKind("good-unsaid", "SK-3.43", "first the good has to be named")


def gather_reasons() -> dict[str, str]:
    """The text of each of these reasons by its key."""
    return {
        "nothing-picked": translate("Reasons", "First pick the cards."),
        "no-one-picked": translate("Reasons", "First pick the character."),
        "few-picked": translate("Reasons", "A set needs at least 3 cards; picked so far: {have}."),
        "good-unsaid": translate("Reasons", "First say as which good the amulets are laid."),
    }


def vertical_value(*, scarabs: int, cards: int, gain: int, joined: bool) -> str:
    """What a vertical set is worth, and how much of it is new."""
    total = f"{scarabs} × {cards} = {scarabs * cards}"
    return f"{total} (+{gain})" if joined else total


def horizontal_value(scarabs: int) -> str:
    """What a horizontal set brings."""
    return f"+{scarabs}"


def not_enough() -> str:
    """Said of cards that are no set yet."""
    return translate("Gathering", "A set needs 3 cards.")


def say_good() -> str:
    """Said of amulets as long as it is not clear as what they are meant."""
    return translate("Gathering", "As which good?")


def to_play() -> str:
    """Said of a character alone."""
    return translate("Gathering", "Play it, or add cards for a set.")


def lay_button(text: str, gain: int) -> str:
    """The button that lays one set."""
    return translate("Gathering", "Lay {cards}: {points}").format(cards=text, points=gain)


def lay_several_button(sets: int, scarabs: int) -> str:
    """The button that lays several sets and has finished."""
    return translate("Gathering", "Lay {count} sets: {points}").format(count=sets, points=scarabs)


def add_button(text: str, gain: int) -> str:
    """The button by which the Courtisan adds."""
    return translate("Gathering", "Add {cards}: {points}").format(cards=text, points=gain)


def play_button(text: str) -> str:
    """The button that plays the character that was picked."""
    return translate("Gathering", "Play: {character}").format(character=text)


def corruption(before: int, after: int) -> str:
    """How corruption grows."""
    return translate("Gathering", "corruption {before} → {after}").format(before=before, after=after)


def none_fits() -> str:
    """The button that says that no card for the Courtisan fits."""
    return translate("Prompts", "None of them fits")


def done_button(cost: str) -> str:
    """The button that lays nothing more, with what it costs."""
    return translate("Gathering", "Lay nothing: {cost}").format(cost=cost)


def last_summary(open_sets: Sequence[str], *, left: int, cost: str) -> str:
    """What is missing in sets at the end of a round, and what stays in the hand for the corruption."""
    parts = [translate("Gathering", "{cards}: a set needs 3 cards").format(cards=text) for text in open_sets]
    if left == 1:
        parts.append(translate("Gathering", "1 card stays in the hand"))
    else:
        parts.append(translate("Gathering", "{count} cards stay in the hand").format(count=left))
    return translate("Gathering", "; ").join([*parts, cost])
