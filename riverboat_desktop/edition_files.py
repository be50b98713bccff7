"""Editions on disk: one file a box in the program's own folder, named by its game and its name."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from engine.core.errors import Problem, Sentence
from engine.registry import editions, game_ids, unknown_game
from riverboat_desktop import paths
from riverboat_desktop.record_files import RecordFileError, reason_of, write_text_file
from ui.own_box.draft import LONGEST_NAME, edition_text, problems_of
from ui.own_box.shelf import OwnBox

MOST_BYTES: Final = 1024 * 1024
_ENDING: Final = ".json"


class EditionFileError(Exception):
    """What cannot be done with an edition; `said` is what a person reads, `problems` what is wrong in it.

    `missing` tells that a file cannot be opened at all.
    """

    def __init__(self, said: Sentence, problems: tuple[Problem, ...] = (), *, missing: bool = False) -> None:
        super().__init__("\n".join([said, *(f"  {problem}" for problem in problems)]))
        self.said = said
        self.problems = problems
        self.missing = missing


def read_edition(path: str | Path) -> OwnBox:
    """The box in a file, whatever the file is called. Raises `EditionFileError`; the file is left alone."""
    file = Path(path)
    text = _text(file)
    data = _parsed(file, text)
    if not isinstance(data, dict) or "game" not in data:
        raise EditionFileError(Sentence("{file} is no edition of a game.", file=str(file)))
    game = data["game"]
    if game not in game_ids():
        problem = Problem("game", unknown_game(str(game)))
        raise EditionFileError(Sentence("{file} is no sound edition.", file=str(file)), (problem,))
    problems = problems_of(game, text)
    if problems:
        raise EditionFileError(Sentence("{file} is no sound edition.", file=str(file)), problems)
    name = " ".join(str(data.get("id", "")).split())[:LONGEST_NAME] or file.stem
    return OwnBox(game, key_of(name), name, text)


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise EditionFileError(Sentence("{file} is far too large for an edition.", file=str(file)))
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise EditionFileError(Sentence("{file} is no text, so it is no edition.", file=str(file))) from None
    except (OSError, ValueError) as error:
        said = Sentence("{file} cannot be read: {reason}.", file=str(file), reason=reason_of(error))
        raise EditionFileError(said, missing=True) from None


def _parsed(file: Path, text: str) -> Any:
    said = Sentence("{file} is no sound edition.", file=str(file))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        wrong = Sentence(
            "not JSON from line {line}, column {column} on", line=error.lineno, column=error.colno
        )
        raise EditionFileError(said, (Problem("edition", wrong),)) from None
    except (ValueError, RecursionError):
        wrong = Sentence("cannot be read: a number is too long, or it is nested too deeply")
        raise EditionFileError(said, (Problem("edition", wrong),)) from None


def key_of(name: str) -> str:
    """The word that stands for a name in records and names of files."""
    words = re.sub(r"[^\w]+", "-", name.casefold()).strip("-_")
    return words or "box"


class Shelf:
    """The boxes of this computer. What cannot be done raises `EditionFileError`, and changes nothing."""

    def boxes(self, game: str) -> tuple[OwnBox, ...]:
        """The sound ones of a game, by name."""
        found = []
        for file in sorted(paths.editions_dir().glob(f"{game}.*{_ENDING}")):
            with suppress(EditionFileError):
                box = read_edition(file)
                if box.game == game:
                    found.append(OwnBox(game, _key(file), box.name, box.text))
        return tuple(sorted(found, key=lambda box: (box.name.casefold(), box.key)))

    def unsound(self) -> tuple[EditionFileError, ...]:
        """What is wrong with files in the folder that are not sound."""
        found = []
        for file in sorted(paths.editions_dir().glob(f"*{_ENDING}")):
            try:
                read_edition(file)
            except EditionFileError as error:
                found.append(error)
        return tuple(found)

    def keep(self, game: str, text: str, *, instead_of: str = "") -> OwnBox:
        """Keep a sound edition under its name, in place of the box with that key; of no other."""
        problems = problems_of(game, text)
        if problems:
            raise EditionFileError(Sentence("This box does not fit together yet."), problems)
        name = " ".join(str(json.loads(text).get("id", "")).split())
        key = key_of(name)
        if not name or len(name) > LONGEST_NAME:
            said = Sentence("A box needs a name of one line, of up to {most} letters.", most=LONGEST_NAME)
            raise EditionFileError(said)
        if key in editions(game):
            raise EditionFileError(Sentence("{name} is the name of the built-in box.", name=name))
        file = _file(game, key)
        if file.exists() and key != instead_of:
            raise EditionFileError(Sentence("There is a box {name} already.", name=name))
        _write(file, text)
        if instead_of not in ("", key):
            with suppress(OSError):
                _file(game, instead_of).unlink()
        return OwnBox(game, key, name, text)

    def remove(self, box: OwnBox) -> None:
        """Delete its file; one that is gone already is no trouble."""
        file = _file(box.game, box.key)
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            said = Sentence("{file} cannot be deleted: {reason}.", file=str(file), reason=reason_of(error))
            raise EditionFileError(said) from None

    def export(self, box: OwnBox, path: str) -> None:
        """Write a box to a file."""
        _write(Path(path), box.text)

    def import_file(self, path: str) -> OwnBox:
        """Keep the box in a file, under a name that is free; a box that is here already stays as it is."""
        box = read_edition(path)
        same = next((kept for kept in self.boxes(box.game) if kept.text == box.text), None)
        if same is not None:
            return same
        name = self._free_name(box)
        text = box.text
        if name != json.loads(text).get("id"):
            text = edition_text({**json.loads(text), "id": name})
        return self.keep(box.game, text)

    def _free_name(self, box: OwnBox) -> str:
        def free(name: str) -> bool:
            key = key_of(name)
            return key not in editions(box.game) and not _file(box.game, key).exists()

        if free(box.name):
            return box.name
        return next(name for number in count(2) if free(name := f"{box.name[: LONGEST_NAME - 5]} {number}"))


def _file(game: str, key: str) -> Path:
    return paths.editions_dir() / f"{game}.{key}{_ENDING}"


def _key(file: Path) -> str:
    return file.name.removesuffix(_ENDING).partition(".")[2]


def _write(file: Path, text: str) -> None:
    try:
        write_text_file(file, text)
    except RecordFileError as error:
        raise EditionFileError(error.complaint.said) from None
