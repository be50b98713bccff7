"""The options of a setup in words: names, values, and what they are about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def option_names() -> dict[str, str]:
    """Every option by its key."""
    return {
        "deck-back": translate("Options", "Top of the deck"),
        "information": translate("Options", "Hands and corruption"),
        "hidden": translate("Options", "Hidden cards"),
        "deceit-curses": translate("Options", "Deceit and Curses"),
        "beyond-track": translate("Options", "Beyond the end of the track"),
        "number-penalty": translate("Options", "Penalty from a number"),
        "zero-corruption": translate("Options", "No corruption anywhere"),
        "amulet-set": translate("Options", "Sets of amulets alone"),
    }


def option_help() -> dict[str, str]:
    """What each option decides."""
    return {
        "deck-back": translate(
            "Options", "Whether everybody sees the back of the next card, and so whether it is a character."
        ),
        "information": translate(
            "Options", "Whether hands and corruption are hidden, or lie face up before everybody."
        ),
        "hidden": translate(
            "Options",
            "When the program is told a hidden card: as soon as somebody may look at it, or only when it is "
            "shown. The latter is for the real table.",
        ),
        "deceit-curses": translate("Options", "Whether Deceit also scores for Curses that lie before you."),
        "beyond-track": translate(
            "Options", "Whether the glyphs go on beyond space 100 as at the start, or end there."
        ),
        "number-penalty": translate(
            "Options",
            "Whether a step of the penalty leads from a number to the number before it, or nowhere.",
        ),
        "zero-corruption": translate(
            "Options", "Who pays when all seats are tied because nobody has any corruption."
        ),
        "amulet-set": translate(
            "Options", "Whether three amulets may be laid as a new set of any good during the round."
        ),
    }


def option_value(name: str, value: str) -> str:
    """A value of an option."""
    named = {
        ("deck-back", "shown"): translate("Options", "its back is seen"),
        ("deck-back", "hidden"): translate("Options", "its back is covered"),
        ("information", "closed"): translate("Options", "secret"),
        ("information", "open"): translate("Options", "face up for all"),
        ("hidden", "bound"): translate("Options", "told when first seen"),
        ("hidden", "blank"): translate("Options", "told when shown (at the table)"),
        ("deceit-curses", "counted"): translate("Options", "Curses count"),
        ("deceit-curses", "ignored"): translate("Options", "only cards count"),
        ("beyond-track", "repeat"): translate("Options", "the track repeats"),
        ("beyond-track", "stop"): translate("Options", "the glyphs end"),
        ("number-penalty", "previous-number"): translate("Options", "to the previous number"),
        ("number-penalty", "same-as-glyph-none"): translate("Options", "no step back"),
        ("zero-corruption", "nobody"): translate("Options", "nobody pays"),
        ("zero-corruption", "all"): translate("Options", "everybody pays"),
        ("amulet-set", "allowed"): translate("Options", "may be laid"),
        ("amulet-set", "forbidden"): translate("Options", "may only join a set"),
    }
    return named.get((name, value), value)
