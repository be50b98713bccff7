"""The pieces of a box that carry tags, by the edition that the box is of."""

from __future__ import annotations

from dataclasses import replace

from engine.companion.catalogue import Box
from engine.core.errors import DataError, Sentence
from engine.core.setup import Setup
from engine.registry import game as rules_of
from riverboat_desktop.edition_files import Shelf
from ui.game_titles import blank_setup
from ui.services import ServiceError


def edition_setup(game: str, edition: str = "") -> Setup:
    """A setup that names an edition, the built-in one where there is no such edition.

    How many play decides nothing about the pieces.
    """
    setup = blank_setup(game)
    if edition in ("", setup.edition):
        return setup
    own = next((own for own in Shelf().boxes(game) if own.key == edition), None)
    return setup if own is None else replace(setup, edition=own.key, edition_text=own.text)


def check_edition(box: Box) -> None:
    """Raise `ServiceError` for a box with the pieces of an edition that is not on this computer."""
    if edition_setup(box.game, box.edition).edition != box.edition:
        raise ServiceError(
            Sentence(
                "The box {name} has the pieces of {edition}, which is not on this computer.",
                name=box.name,
                edition=box.edition,
            )
        )


def tagged_pieces(setup: Setup) -> tuple[tuple[str, int], ...]:
    """The pieces that carry a tag, and how many there are of each. Raises `ServiceError`."""
    try:
        return tuple(rules_of(setup.game).tagged(setup))
    except DataError as error:
        raise ServiceError(error) from None
