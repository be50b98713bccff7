"""Short words that stand on Sobek's table itself, beside those of its phrases: captions and doubts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def events() -> str:
    """The head over the event tokens."""
    return translate("SobekTable", "Events")


def discards() -> str:
    """The head over the discard pile."""
    return translate("SobekTable", "Discards")


def no_sets() -> str:
    """Nobody has laid anything here yet."""
    return translate("SobekTable", "no sets yet")


def nothing_there() -> str:
    """A pile without cards."""
    return translate("SobekTable", "nothing lies here")


def has_looked() -> str:
    """The eye beside a name."""
    return translate("SobekTable", "Has looked at the event tokens this round")


def can_be_laid() -> str:
    """The head over what could be laid now."""
    return translate("SobekTable", "can be laid")


def laid_last(scarabs: int) -> str:
    """The value of a set that is laid from the hand at the end of the round."""
    return translate("SobekTable", "at the end: {scarabs}").format(scarabs=scarabs)


def corruption_of(name: str) -> str:
    """The head over a corruption pile that is open to the viewer."""
    return translate("SobekTable", "Corruption of {name}").format(name=name)


def pick_an_event() -> str:
    """The head over the event tokens to pick from."""
    return translate("SobekTable", "Pick one event")


def take_one_card(name: str) -> str:
    """The head over a pile from which one card is taken."""
    return translate("SobekTable", "Corruption of {name}: take one card").format(name=name)


def name_a_good() -> str:
    """The head over the goods one of which leaves the own corruption."""
    return translate("SobekTable", "Name a good: all cards of it leave your corruption")


def stands_for() -> str:
    """The head over the goods for which amulets alone may stand."""
    return translate("SobekTable", "Which good do the amulets stand for?")


def used_tokens() -> str:
    """The head over the event tokens that were picked this round."""
    return translate("SobekTable", "Picked this round")


def no_effect(name: str) -> str:
    """What speaks against playing this character."""
    return translate("SobekTable", "{name} would have no effect now").format(name=name)


def play_anyway() -> str:
    """The answer that plays it even so."""
    return translate("SobekTable", "Play even so")


def keep_it() -> str:
    """The answer that keeps it."""
    return translate("SobekTable", "Keep the card")


def same_in_front() -> str:
    """What speaks against taking this card: an equal one costs less."""
    return translate("SobekTable", "The same card lies further in front, for less corruption")


def take_this() -> str:
    """The answer that takes the card behind."""
    return translate("SobekTable", "Take this one")


def take_front() -> str:
    """The answer that takes the card in front."""
    return translate("SobekTable", "Take the one in front")


def reconstruction() -> str:
    """The mark of parts that are not known as printed."""
    return translate("SobekTable", "* reconstruction")
