"""Places, pieces and problems of a situation in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from engine.core.errors import Problem, Sentence
from ui.position_editor.parts import Area, Spot, position_parts_of
from ui.position_editor.shelves import Elsewhere, known, piece_words
from ui.position_editor.situation import Situation
from ui.problem_words import in_words
from ui.theme import Theme, theme

translate = QCoreApplication.translate
_ANYWHERE: Final = QRectF(0, 0, 1000, 700)
_PIECES: Final = ("piece", "token")
"""Arguments of sentences that name a piece."""


@lru_cache(maxsize=1)
def _any_theme() -> Theme:
    return theme("light")


def spots_of(area: Area, situation: Situation) -> tuple[Spot, ...]:
    """The spots of an area where it does not matter how large it is."""
    return area.spots(situation, _ANYWHERE, _any_theme())


def every_area(situation: Situation) -> tuple[Area, ...]:
    """The areas of the game, and one for what lies in places that there are not."""
    areas = tuple(position_parts_of(situation.setup.game).areas(situation))
    spots = [spot for area in areas for spot in spots_of(area, situation)]
    shown = {spot.place for spot in spots} | {place for spot in spots for place, _ in spot.lies}
    lost = tuple(place for place in situation.places if place not in shown)
    return (*areas, Elsewhere(lost)) if lost else areas


def where(situation: Situation, place: str) -> tuple[Area, Spot] | None:
    """The area and the spot where a place of records is shown; the spot of that very name comes first."""
    found: tuple[Area, Spot] | None = None
    for area in every_area(situation):
        for spot in spots_of(area, situation):
            if spot.place == place:
                return area, spot
            if found is None and spot.holds(place):
                found = area, spot
    return found


def marks_of(situation: Situation, problem: Problem) -> frozenset[str]:
    """The places of records that a problem is about: its own, or all where the piece lies that it names."""
    place = str(problem.place)
    if known(situation.setup, place):
        return frozenset(there for there, pieces in situation.places.items() if place in pieces)
    return frozenset((place,))


def contents(situation: Situation, spot: Spot) -> str:
    """What lies on a spot, the topmost first."""
    words = []
    for place, piece in spot.lies:
        count = situation.at(place).get(piece, 0)
        name = piece_words(situation.setup, piece)
        words.append(f"{name} × {count}" if count > 1 else name)
    return translate("PositionEditor", ", ").join(words) or translate("PositionEditor", "empty")


def spot_words(situation: Situation, spot: Spot) -> str:
    """A spot and what lies there."""
    return translate("PositionEditor", "{place}: {pieces}").format(
        place=spot.words, pieces=contents(situation, spot)
    )


def place_words(situation: Situation, place: str) -> str:
    """A place, a word of the position or a piece by its name in records."""
    setup = situation.setup
    for say in position_parts_of(setup.game).says(situation):
        if say.key == place and where(situation, place) is None:
            return say.title
    found = where(situation, place)
    if found is not None:
        area, spot = found
        return translate("PositionEditor", "{area}, {place}").format(
            area=area.title(situation), place=spot.words
        )
    return piece_words(setup, place)


def problem_words(situation: Situation, problem: Problem) -> str:
    """A problem with its place, and its pieces, in the reader's language."""
    said = problem.text
    if said.args:
        args = {
            name: piece_words(situation.setup, str(value)) if name in _PIECES else value
            for name, value in said.args
        }
        template = said.template
        said = Sentence(template, **args)
    return translate("PositionEditor", "{place}: {problem}").format(
        place=place_words(situation, str(problem.place)), problem=in_words(said)
    )
