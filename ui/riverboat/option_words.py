"""The options of a setup in words: names, values, and what they are about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option_names() -> dict[str, str]:
    """Every option by its key."""
    return {
        "opportunity-coin": translate("Options", "Coin in phase 4"),
        "cultivation-deck": translate("Options", "Cultivation deck"),
        "display-singles": translate("Options", "Single tiles on display"),
        "display-doubles": translate("Options", "Double tiles on display"),
        "display-triples": translate("Options", "Triple tiles on display"),
        "slot-substitute": translate("Options", "Substitute for a slot's surveyor"),
        "perimeter-barn": translate("Options", "Barns and card 16"),
        "harvest-order": translate("Options", "Harvest bonus"),
        "mat": translate("Options", "Mat"),
    }


def option_help() -> dict[str, str]:
    """What each option decides."""
    return {
        "opportunity-coin": translate(
            "Options", "Whether a coin lets you choose a card from the deck or brings its unseen top card."
        ),
        "cultivation-deck": translate(
            "Options", "Whether revealed cards stay aside for the whole game or are shuffled in each round."
        ),
        "display-singles": translate("Options", "How many single tiles lie face up."),
        "display-doubles": translate("Options", "How many double tiles lie face up."),
        "display-triples": translate("Options", "How many triple tiles lie face up."),
        "slot-substitute": translate(
            "Options", "Whether another asset may be taken when a slot's surveyor cannot be had."
        ),
        "perimeter-barn": translate("Options", "Whether a field on the rim with a barn counts for card 16."),
        "harvest-order": translate(
            "Options", "Whether the harvest bonus comes after the boat's reward or before."
        ),
        "mat": translate("Options", "The mat brings the colour of the seat."),
    }


def option_value(name: str, value: str) -> str:
    """A value of an option."""
    named = {
        "search": translate("Options", "choose from the deck"),
        "blind": translate("Options", "top card unseen"),
        "once": translate("Options", "runs once"),
        "reshuffle": translate("Options", "shuffled each round"),
        "edition": translate("Options", "as in the box"),
        "yes": translate("Options", "yes"),
        "no": translate("Options", "no"),
        "counts": translate("Options", "barns count"),
        "ignored": translate("Options", "barns do not count"),
        "boat-first": translate("Options", "after the boat's reward"),
        "bonus-first": translate("Options", "before the boat's reward"),
        "random": translate("Options", "random"),
    }
    del name
    return named.get(value, value)
