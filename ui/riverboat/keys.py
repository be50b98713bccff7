"""Keys of Riverboat's table beside those that every table has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref

translate = QCoreApplication.translate

_LETTERS: Final = {"coin": "C", "pass": "P"}


def title() -> str:
    """The game's name."""
    return translate("Phrases", "Riverboat")


def letter(word: str) -> str:
    """The letter that presses a word, or ''."""
    return _LETTERS.get(word, "")


def word(letter: str) -> str:
    """The word that a letter presses, or ''."""
    return next((name for name, key in _LETTERS.items() if key == letter.upper()), "")


def digit(number: int) -> Ref | None:
    """None: digits press the buttons of the prompt."""
    del number
    return None


def rows() -> tuple[tuple[str, str], ...]:
    """Each key with what it does."""
    return (
        (_LETTERS["coin"], translate("KeysDialog", "Use a coin, or not")),
        (_LETTERS["pass"], translate("KeysDialog", "Pass")),
        (translate("KeysDialog", "1 to 9"), translate("KeysDialog", "Press a button of the prompt")),
        (translate("KeysDialog", "R, right click, wheel"), translate("KeysDialog", "Turn the crop tile")),
        (
            translate("KeysDialog", "Ctrl+Enter, Ctrl+click"),
            translate("KeysDialog", "Mark the workers that leave"),
        ),
    )
