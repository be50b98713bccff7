"""Looks for the name of a game where everything should be for any game, and says where it stands.

The games are the folders of `engine` that have rules. General are the parts of the program in `GENERAL`,
without the games' own folders and the translations. The program's own name may stand anywhere.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

GENERAL: Final = ("engine/core", "engine/session", "engine/companion", "engine/bots", "hardware", "ui")
"""Folders, from the root; one that is not there yet is left out."""
TRANSLATIONS: Final = "ui/i18n"
OWN_NAME: Final = re.compile("riverboat-desktop|riverboat_desktop|Riverboat Desktop")
"""The name of the program, which is also the name of its package and of its command."""


def games(root: Path) -> tuple[str, ...]:
    """The ids of all games, by their folders."""
    return tuple(sorted(rules.parent.name for rules in root.glob("engine/*/rules.py")))


def general_files(root: Path) -> Iterator[Path]:
    """Every file that is for any game, in order."""
    own = (*(root / "ui" / game for game in games(root)), root / TRANSLATIONS)
    for folder in GENERAL:
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and not own_folder(file, own):
                yield file


def own_folder(file: Path, own: tuple[Path, ...]) -> bool:
    """Whether the file lies in one of the folders."""
    return any(folder in file.parents for folder in own)


def named_in(text: str, names: tuple[str, ...]) -> bool:
    """Whether the name of a game stands there, in any case, other than in the program's own."""
    rest = OWN_NAME.sub("", text).lower()
    return any(name.lower() in rest for name in names)


def findings(root: Path) -> list[str]:
    """Each place as `path:line: text`; a path that names a game itself has line 0."""
    names = games(root)
    found = []
    for file in general_files(root):
        place = file.relative_to(root).as_posix()
        if named_in(place, names):
            found.append(f"{place}:0: {place}")
        for number, line in enumerate(file.read_bytes().decode("utf-8", "replace").split("\n"), start=1):
            if named_in(line, names):
                found.append(f"{place}:{number}: {line.strip()[:120]}")
    return found


def main(root: Path) -> int:
    """0 where nothing general names a game, 1 where something does, 2 where there is nothing to look at."""
    names = games(root)
    if not names or not any(general_files(root)):
        print(f"no games, or nothing that is for any game, in {root}", file=sys.stderr)
        return 2
    found = findings(root)
    for line in found:
        print(line, file=sys.stderr)
    if found:
        print(f"a part of the program that is for any game names one of: {', '.join(names)}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
