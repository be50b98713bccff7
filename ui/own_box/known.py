"""What a table says about the box it plays with: which parts are one's own, and which we reconstructed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from ui.own_box.parts import box_parts_of

translate = QCoreApplication.translate
_OWN = "own"
_MADE = "reconstruction"


def is_own(trust: Iterable[tuple[str, str]]) -> bool:
    """Whether somebody has copied any part of the box."""
    return any(word == _OWN for _, word in trust)


def has_made(trust: Iterable[tuple[str, str]]) -> bool:
    """Whether any part of the box is a reconstruction."""
    return any(word == _MADE for _, word in trust)


def box_name(name: str) -> str:
    """The name of a box of one's own."""
    return translate("OwnBox", "Box: {name}").format(name=name)


def known_parts(game: str, name: str, trust: Iterable[tuple[str, str]]) -> str:
    """The box by its name, the parts that are copied, and those that are reconstructions, on lines."""
    parts = box_parts_of(game)
    every = tuple(trust)
    comma = translate("Nouns", ", ")
    lines = [box_name(name)]
    own = comma.join(parts.section_title(section) for section, word in every if word == _OWN)
    made = comma.join(parts.section_title(section) for section, word in every if word == _MADE)
    if own:
        lines.append(translate("OwnBox", "As in your box: {parts}").format(parts=own))
    if made:
        lines.append(translate("OwnBox", "Reconstructions: {parts}").format(parts=made))
    return "\n".join(lines)
