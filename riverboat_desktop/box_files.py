"""Boxes on disk: one file a box in the program's own folder, named by its key, never half written."""

from __future__ import annotations

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from engine.companion.catalogue import Box, BoxError, read_box
from engine.core.errors import SaidError, Sentence
from hardware.payload import BOXES, box_key
from riverboat_desktop import paths
from riverboat_desktop.record_files import reason_of

_MOST_BYTES = 4_000_000


class BoxFileError(SaidError):
    """A box that cannot be read or written; `said` is what a person reads."""


def read_box_file(path: Path) -> Box:
    """The box in a file. Raises `BoxFileError`."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BoxFileError(Sentence("{file} is far too large for a box.", file=str(path)))
        return read_box(path.read_text(encoding="utf-8-sig"))
    except BoxError as problem:
        said = Sentence("{file} is no sound box: {problem}", file=str(path), problem=problem.said)
        raise BoxFileError(said) from None
    except UnicodeDecodeError:
        raise BoxFileError(Sentence("{file} is no text, so it is no box.", file=str(path))) from None
    except (OSError, ValueError) as error:
        said = Sentence("{file} cannot be read: {reason}.", file=str(path), reason=reason_of(error))
        raise BoxFileError(said) from None


def write_box_file(path: Path, text: str) -> None:
    """Write a box so that no crash leaves half of it. Raises `BoxFileError`."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            with open(part, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
        finally:
            with suppress(OSError):
                part.unlink()
    except (OSError, ValueError) as error:
        said = Sentence(
            "{file} cannot be written: {reason}. What was there before was kept.",
            file=str(path),
            reason=reason_of(error),
        )
        raise BoxFileError(said) from None


def kept_boxes() -> list[Box]:
    """Every box of this computer, by name; a file that is no sound box is passed over."""
    return _looked_through()[0]


def unsound_boxes() -> list[Sentence]:
    """What is wrong with files in the folder that are no sound box."""
    return _looked_through()[1]


def _looked_through() -> tuple[list[Box], list[Sentence]]:
    boxes, unsound = [], []
    for path in sorted(paths.boxes_dir().glob("*.json")):
        with suppress(OSError):
            if not stat.S_ISREG(path.stat().st_mode):
                continue
            try:
                boxes.append(read_box_file(path))
            except BoxFileError as error:
                unsound.append(error.said)
    return sorted(boxes, key=lambda box: (box.game, box.name, box.key)), unsound


def box_named(game: str, edition: str, name: str) -> Box:
    """The box of that game and name; a new one with a key that no box here has, if there is none."""
    boxes = kept_boxes()
    for box in boxes:
        if box.game == game and box.name == name:
            return box
    # Key 0 is left to test pages. Files that could not be read keep their key, too.
    taken = {box.key for box in boxes} | {path.stem for path in paths.boxes_dir().glob("*.json")}
    while (key := box_key(1 + secrets.randbelow(BOXES - 1))) in taken:
        pass
    return Box(game, edition, name, key)


def keep_box(key: str, text: str) -> Path:
    """Keep the file of a box among the program's own."""
    path = paths.boxes_dir() / f"{key}.json"
    write_box_file(path, text)
    return path
