"""Whose a tag is that is on no piece of the box that is used."""

from __future__ import annotations

from collections.abc import Callable

from hardware.payload import HEAD, LENGTH, is_payload, key_of
from riverboat_desktop.box_codes import text_of
from riverboat_desktop.box_files import kept_boxes


def owner_beside(key: str) -> Callable[[str], str | None]:
    """What names the box of a tag, of all boxes as they are kept now but the one with this key.

    It gives "" for a code of ours of a box that is not here, and None for a tag of which nothing is known.
    """
    others = [other for other in kept_boxes() if other.key != key]

    def owner(tag: str) -> str | None:
        for other in others:
            if other.find(tag) is not None:
                return other.name
        text = text_of(tag)
        if len(text) != LENGTH or not text.startswith(HEAD) or (is_payload(text) and key_of(text) == key):
            return None
        return next((other.name for other in others if other.key == key_of(text)), "")

    return owner
