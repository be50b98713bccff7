"""Finds the numbered rules of a game in the reader's language, in a checkout or in the installed program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.core.rulebook import Rulebook, parse_rulebook

_NAME = re.compile(r"[A-Za-z]\w*", re.ASCII)


@lru_cache(maxsize=8)
def rule_text(game: str, language: str) -> Rulebook:
    """The rules of a game in a language such as `en` or `zh_TW`, in English where there are no others.

    Raises ValueError for a game or language that is no plain name, FileNotFoundError where the game has no
    rules at all.
    """
    return read_rules(game, language, rule_folders())


def rule_folders() -> Iterator[Traversable]:
    """Where rules may lie, best first: `docs/rules` of a checkout, then what the wheel carries."""
    checkout = Path(__file__).resolve().parent.parent
    # Beside an installed package there may be a folder `docs` of somebody else's.
    if (checkout / "pyproject.toml").is_file():
        yield checkout / "docs" / "rules"
    yield resources.files("riverboat_desktop") / "rules_text"


def read_rules(game: str, language: str, folders: Iterable[Traversable]) -> Rulebook:
    """As `rule_text`, from the first folder that has the language, else from the first that has English."""
    for name in (game, language):
        if not _NAME.fullmatch(name):
            raise ValueError(f"not the name of a game or a language: {name!r}")
    places = tuple(folders)
    for file_name in (f"{game}.{language}.md", f"{game}.md"):
        for folder in places:
            file = folder / file_name
            if file.is_file():
                return parse_rulebook(file.read_text(encoding="utf-8"))
    raise FileNotFoundError(f"no rules of {game} in: {', '.join(map(str, places))}")
