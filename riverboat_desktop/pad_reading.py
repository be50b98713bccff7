"""Reads a sheet of the score pad from a file; no window is needed, and the file is never touched."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.core.errors import DataError, SaidError, Sentence
from engine.core.pad_sheet import PadSheet, read_pad_sheet
from riverboat_desktop.record_files import reason_of

MOST_BYTES: Final = 4_000_000


class PadFileError(SaidError):
    """A sheet that cannot be read; `said` is what a person reads, `missing`: it cannot be opened at all."""

    def __init__(self, said: Sentence, *, missing: bool = False) -> None:
        super().__init__(said)
        self.missing = missing


def read_pad_file(path: Path) -> PadSheet:
    """The sheet in a file. Raises `PadFileError`; the file is never touched."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise PadFileError(Sentence("{file} is far too large for a score sheet.", file=str(path)))
        return read_pad_sheet(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise PadFileError(Sentence("There is no file {file}.", file=str(path)), missing=True) from None
    except UnicodeDecodeError:
        raise PadFileError(Sentence("{file} is no text, so it is no score sheet.", file=str(path))) from None
    except DataError as error:
        said = Sentence("{file} is no sound score sheet: {problem}", file=str(path), problem=_first(error))
        raise PadFileError(said) from None
    except (OSError, ValueError) as error:
        said = Sentence("{file} cannot be read: {reason}.", file=str(path), reason=reason_of(error))
        raise PadFileError(said, missing=True) from None


def _first(error: DataError) -> Sentence:
    problem = error.problems[0]
    if not problem.place:
        return problem.text
    return Sentence("{place}: {text}", place=problem.place, text=problem.text)
