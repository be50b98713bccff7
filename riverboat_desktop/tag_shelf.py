"""The boxes of this computer as the window enrols them: what goes wrong is told in its way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.companion.catalogue import Box, problems, write_box
from engine.core.errors import Sentence
from engine.core.setup import Setup
from engine.registry import game_ids
from riverboat_desktop import paths
from riverboat_desktop.box_files import (
    BoxFileError,
    box_named,
    keep_box,
    kept_boxes,
    read_box_file,
    write_box_file,
)
from riverboat_desktop.box_pieces import check_edition, edition_setup, tagged_pieces
from riverboat_desktop.edition_files import Shelf
from riverboat_desktop.record_files import reason_of
from riverboat_desktop.tag_owner import owner_beside
from ui.services import ServiceError

LONGEST_NAME: Final = 60


class WindowTagShelf:
    """What the window calls `TagShelf`."""

    def editions(self, game: str) -> tuple[tuple[str, str], ...]:
        """The editions that people have copied, by name."""
        return tuple((own.key, own.name) for own in Shelf().boxes(game))

    def setup(self, game: str, edition: str = "") -> Setup:
        """A setup that names an edition; how many play decides nothing about its pieces."""
        return edition_setup(game, edition)

    def tagged(self, game: str, edition: str = "") -> tuple[tuple[str, int], ...]:
        """The pieces that carry a tag."""
        return tagged_pieces(self.setup(game, edition))

    def boxes(self, game: str) -> tuple[Box, ...]:
        """The boxes of a game by name."""
        return tuple(box for box in kept_boxes() if box.game == game)

    def load(self, key: str) -> Box:
        """A box as it is kept now."""
        try:
            return read_box_file(_file(key))
        except BoxFileError as error:
            raise ServiceError(error.said) from None

    def stamp(self, key: str) -> int:
        """When its file was written, in nanoseconds."""
        try:
            return _file(key).stat().st_mtime_ns
        except OSError:
            return 0

    def begin(self, game: str, name: str, edition: str = "") -> Box:
        """Keep a new box without a tag, with the pieces of an edition."""
        name = self._free_name(game, name)
        box = box_named(game, self.setup(game, edition).edition, name)
        self.keep(box)
        return box

    def keep(self, box: Box) -> None:
        """Write its file anew."""
        try:
            keep_box(box.key, write_box(box))
        except BoxFileError as error:
            raise ServiceError(error.said) from None

    def rename(self, box: Box, name: str) -> Box:
        """Keep it under another name."""
        if name.strip() == box.name:
            return box
        named = replace(box, name=self._free_name(box.game, name))
        self.keep(named)
        return named

    def delete(self, box: Box) -> None:
        """Delete its file."""
        try:
            _file(box.key).unlink(missing_ok=True)
        except OSError as error:
            said = Sentence(
                "{file} cannot be deleted: {reason}.", file=str(_file(box.key)), reason=reason_of(error)
            )
            raise ServiceError(said) from None

    def export(self, box: Box, path: str) -> None:
        """Write a copy."""
        try:
            write_box_file(Path(path), write_box(box))
        except BoxFileError as error:
            raise ServiceError(error.said) from None

    def import_file(self, path: str) -> Box:
        """Keep the box of a file, unless a box with its key is here."""
        try:
            box = read_box_file(Path(path))
        except BoxFileError as error:
            raise ServiceError(error.said) from None
        if box.game not in game_ids():
            raise ServiceError(Sentence("{file} is a box of another game: {game}", file=path, game=box.game))
        check_edition(box)
        wrong = problems(box, self.tagged(box.game, box.edition))
        if wrong:
            raise ServiceError(Sentence("{file} is no sound box: {problem}", file=path, problem=wrong[0]))
        here = next((other for other in kept_boxes() if other.key == box.key), None)
        if here is not None:
            raise ServiceError(
                Sentence("This box is here already, as {name}. Delete that one first.", name=here.name)
            )
        taken = {other.name for other in self.boxes(box.game)}
        numbers = (f"{box.name} {number}" for number in range(2, len(taken) + 3))
        named = (
            box if box.name not in taken else replace(box, name=next(n for n in numbers if n not in taken))
        )
        self.keep(named)
        return named

    def foreign(self, box: Box) -> Callable[[str], str | None]:
        """What tells whose a tag is, of the boxes as they are kept now."""
        return owner_beside(box.key)

    def _free_name(self, game: str, name: str) -> str:
        name = name.strip()
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise ServiceError(
                Sentence("A box needs a name of one line, of up to {most} letters.", most=LONGEST_NAME)
            )
        if name in {box.name for box in self.boxes(game)}:
            raise ServiceError(Sentence("There is a box {name} already.", name=name))
        return name


def _file(key: str) -> Path:
    return paths.boxes_dir() / f"{key}.json"
