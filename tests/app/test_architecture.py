"""ARCHITECTURE.md lists every module once, with a line of its own, and none that is gone."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "ui", "hardware", "riverboat_desktop")
ENTRY = re.compile(rf"^- `((?:{'|'.join(PACKAGES)})/[\w./]*)` *(.*)$", re.MULTILINE)
MEND = "`make architecture` writes the list from the modules' first sentences"


def listed() -> list[tuple[str, str]]:
    return ENTRY.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))


def in_the_tree() -> set[str]:
    """Modules as the page names them: a folder stands for its `__init__.py`."""
    return {
        module.relative_to(ROOT).as_posix().removesuffix("__init__.py")
        for package in PACKAGES
        for module in (ROOT / package).rglob("*.py")
    }


def test_no_module_is_missing_from_the_page():
    assert sorted(in_the_tree() - {name for name, _ in listed()}) == [], MEND


def test_no_entry_is_stale():
    assert sorted({name for name, _ in listed()} - in_the_tree()) == [], MEND


def test_every_module_is_listed_once_and_with_words():
    counts = Counter(name for name, _ in listed())
    assert [name for name, count in counts.items() if count > 1] == []
    assert [name for name, words in listed() if not words.strip()] == [], MEND
