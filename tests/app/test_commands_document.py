"""docs/commands.md names every command and every option that can be typed, and no other."""

from __future__ import annotations

import re
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from riverboat_desktop.cli import _parser

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "commands.md").read_text(encoding="utf-8")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def parsers(parser: ArgumentParser, name: str = "") -> Iterator[tuple[str, ArgumentParser]]:
    """Every command that the help of the program shows, with what stands above it."""
    yield name, parser
    for action in parser._actions:
        shown = {choice.dest for choice in getattr(action, "_choices_actions", ())}
        if isinstance(action.choices, dict):
            for word in shown & set(action.choices):
                yield from parsers(action.choices[word], f"{name} {word}".strip())


COMMANDS = dict(parsers(_parser()))


def options(parser: ArgumentParser) -> set[str]:
    return {
        word
        for action in parser._actions
        if action.help != SUPPRESS
        for word in action.option_strings
        if word.startswith("--")
    }


def test_every_command_is_named():
    assert {"play", "simulate", "verify", "reader replay-table", "edition import"} <= set(COMMANDS)
    for name in COMMANDS:
        assert all(re.search(rf"`[^`]*\b{word}\b", PAGE) for word in name.split()), name


def test_every_option_is_named_and_no_other():
    typed = set().union(*map(options, COMMANDS.values()))
    assert "--unplug-every" in typed and "--position" in typed
    assert set(OPTION.findall(PAGE)) == typed


def test_the_page_of_a_group_tells_each_option_of_it():
    for page, group in (("readers.md", "reader"), ("boxes.md", "labels")):
        text = (DOCS / page).read_text(encoding="utf-8")
        for name, parser in COMMANDS.items():
            if name.split()[:1] == [group]:
                assert options(parser) - {"--help"} - {"--language"} <= set(OPTION.findall(text)), name
