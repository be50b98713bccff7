"""Keys of Sobek's table beside those that every table has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref

translate = QCoreApplication.translate

_LETTERS: Final = {"lay": "L", "play": "P", "add": "A", "done": "D"}


def title() -> str:
    """The game's name."""
    return translate("Phrases", "Sobek")


def letter(word: str) -> str:
    """The letter that presses a word, or ''."""
    return _LETTERS.get(word, "")


def word(letter: str) -> str:
    """The word that a letter presses, or ''."""
    return next((name for name, key in _LETTERS.items() if key == letter.upper()), "")


def digit(number: int) -> Ref | None:
    """The card on the dock of that number; 1 is the first in the queue."""
    return Ref("dock", str(number)) if number > 0 else None


def rows() -> tuple[tuple[str, str], ...]:
    """Each key with what it does."""
    return (
        (
            translate("KeysDialog", "1 to 9"),
            translate("KeysDialog", "Take the card on that dock, counted from the front of the queue"),
        ),
        (
            translate("KeysDialog", "Enter or space on a card"),
            translate("KeysDialog", "Pick it for a set, or put it back"),
        ),
        (_LETTERS["lay"], translate("KeysDialog", "Lay what is picked")),
        (_LETTERS["play"], translate("KeysDialog", "Play the character that is picked")),
        (_LETTERS["add"], translate("KeysDialog", "Add what is picked to the own set (Courtisan)")),
        (_LETTERS["done"], translate("KeysDialog", "Lay nothing more at the end of a round")),
        (translate("KeysDialog", "Esc"), translate("KeysDialog", "Put back what is picked")),
    )
