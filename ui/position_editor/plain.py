"""A situation without what goes without saying, so that pieces can be laid out of what is unseen."""

from __future__ import annotations

from dataclasses import replace

from ui.position_editor.parts import position_parts_of
from ui.position_editor.situation import Situation


def plain(situation: Situation) -> Situation:
    """The same state with fewer words; the situation itself where it cannot be."""
    parts = position_parts_of(situation.setup.game)
    whole = situation.canonical()
    if not whole:
        return situation
    found = situation
    for place in tuple(situation.places):
        if parts.unseen(place):
            places = {name: pieces for name, pieces in found.places.items() if name != place}
            shorter = replace(found, places=places)
            found = shorter if shorter.canonical() == whole else found
    for say in parts.says(situation):
        if say.optional and situation.said(say.key):
            shorter = found.saying(say.key, "")
            found = shorter if shorter.canonical() == whole else found
    return found
