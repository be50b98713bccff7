"""Whole numbers in texts that people and programs write: there is one way to write each."""

from __future__ import annotations


def whole(text: str, most_digits: int = 6) -> int | None:
    """The number that a text is, in ASCII digits without a nought before them; None if it is none."""
    if not (text.isascii() and text.isdigit() and len(text) <= most_digits):
        return None
    return None if text[0] == "0" and text != "0" else int(text)
