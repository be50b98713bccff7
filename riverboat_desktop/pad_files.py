"""Sheets of the score pad on disk: one file a sheet in the program's own folder, never half written."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from engine.core.errors import Sentence
from engine.core.pad_sheet import PadSheet, write_pad_sheet
from riverboat_desktop import paths
from riverboat_desktop.pad_reading import PadFileError, read_pad_file
from riverboat_desktop.record_files import RecordFileError, reason_of, write_text_file
from ui.score_pad.shelf import DamagedSheet, KeptSheet
from ui.services import ServiceError

SUFFIX: Final = ".json"


class PadShelf:
    """`Shelf` in a folder: `KEY.json` is a sheet, whoever it is about and whether it is finished or not."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def _place(self, key: str = "") -> Path:
        folder = self._folder or paths.score_pad_dir()
        return folder / f"{key}{SUFFIX}" if key else folder

    def kept(self) -> tuple[KeptSheet | DamagedSheet, ...]:
        """Every sheet, changed last first; one that cannot be read is told, and left as it is."""
        found: list[KeptSheet | DamagedSheet] = []
        try:
            files = sorted(self._place().glob(f"*{SUFFIX}"))
            times = {file: file.stat().st_mtime for file in files if file.is_file()}
        except OSError as error:
            said = Sentence("{file} cannot be read: {reason}.", file=self._folder, reason=reason_of(error))
            raise ServiceError(said) from None
        for file, changed_at_s in times.items():
            try:
                found.append(KeptSheet(file.stem, changed_at_s, read_pad_file(file)))
            except PadFileError as error:
                found.append(DamagedSheet(file.stem, changed_at_s, error.said))
        return tuple(sorted(found, key=lambda item: (-item.changed_at_s, item.key)))

    def fresh(self) -> str:
        """A key that no sheet has."""
        while self._place(key := secrets.token_hex(6)).exists():
            pass
        return key

    def keep(self, key: str, sheet: PadSheet) -> None:
        """Write a sheet. Raises `ServiceError`; what was there before is then still there."""
        self.write(str(self._place(key)), write_pad_sheet(sheet))

    def delete(self, key: str) -> None:
        """Take a sheet away. One that is gone already is no trouble."""
        file = self._place(key)
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            said = Sentence("{file} cannot be deleted: {reason}.", file=str(file), reason=reason_of(error))
            raise ServiceError(said) from None

    def write(self, path: str, text: str) -> None:
        """Write a text to a file that a person named. Raises `ServiceError`."""
        try:
            write_text_file(path, text)
        except RecordFileError as error:
            raise ServiceError(error.complaint) from None
