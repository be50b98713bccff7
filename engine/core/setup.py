"""What is agreed before the first step: game, edition, options, seats, seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.core.errors import DataError, Problem, Sentence
from engine.core.numerals import whole

EDITION_DEFAULT: Final = "standard"
AT_TABLE: Final = "table"
"""The mode of a game that is played with the real box."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice that a table may make: its values in words, the recommended one, and the rule it is about.

    `numeric` gives the range of whole numbers that are allowed besides the listed values; `at_table` the
    values that need the real box, so that nothing but a game at a table can have them.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    numeric: tuple[int, int] | None = None
    at_table: tuple[str, ...] = ()

    def allows(self, value: str) -> bool:
        """Whether the value is one of this option's."""
        if value in self.values:
            return True
        number = whole(value)
        return (
            self.numeric is not None and number is not None and self.numeric[0] <= number <= self.numeric[1]
        )

    def expected(self) -> str:
        """The allowed values, for a message."""
        listed = ", ".join(self.values)
        if self.numeric is None:
            return listed
        low, high = self.numeric
        if not listed:
            return Sentence("{low} to {high}", low=low, high=high)
        return Sentence("{listed}, {low} to {high}", listed=listed, low=low, high=high)


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat: the name of who sits there, `human` or the name of a bot, and its own choices."""

    name: str
    controller: str = "human"
    choices: tuple[tuple[str, str], ...] = ()

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.controller == "human"

    def choice(self, name: str, default: str) -> str:
        """The seat's choice of that name, or the default."""
        return dict(self.choices).get(name, default)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides a first state, and from where chance is dealt.

    `edition_text` is empty for a built-in edition, else the whole text of the edition's file.
    """

    game: str
    seats: tuple[SeatSetup, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    edition: str = EDITION_DEFAULT
    edition_text: str = field(default="", repr=False)

    def option(self, name: str) -> str | None:
        """The value that was chosen for an option, or None where it was left at its default."""
        return dict(self.options).get(name)


def check_options(chosen: Mapping[str, str], specs: tuple[OptionSpec, ...]) -> None:
    """Raise `DataError` with a problem for each unknown option and each value that is not allowed.

    The place of each is the word `option` and its name.
    """
    known = {spec.name: spec for spec in specs}
    problems: list[Problem] = []
    for name, value in chosen.items():
        place = Sentence("option {name}", name=name)
        if name not in known:
            expected = ", ".join(known) or Sentence("none")
            text = Sentence("unknown option {name!r}; there are: {expected}", name=name, expected=expected)
            problems.append(Problem(place, text))
        elif not known[name].allows(value):
            expected = known[name].expected()
            text = Sentence("is {value!r}, but may be: {expected}", value=value, expected=expected)
            problems.append(Problem(place, text))
    if problems:
        raise DataError(tuple(problems))


def check_mode(setup: Setup, specs: tuple[OptionSpec, ...], mode: str) -> None:
    """Raise `DataError` with a problem for each chosen value that needs a real table where there is none."""
    if mode == AT_TABLE:
        return
    problems = [
        Problem(
            Sentence("option {name}", name=spec.name),
            Sentence("{value!r} is only for a game at the table, with the real box", value=value),
        )
        for spec, value in _at_table(setup, specs)
    ]
    if problems:
        raise DataError(tuple(problems))


def needs_table(setup: Setup, specs: tuple[OptionSpec, ...]) -> bool:
    """Whether anything was chosen that needs a real table."""
    return bool(_at_table(setup, specs))


def _at_table(setup: Setup, specs: tuple[OptionSpec, ...]) -> list[tuple[OptionSpec, str]]:
    chosen = [(spec, setup.option(spec.name) or spec.default) for spec in specs]
    return [(spec, value) for spec, value in chosen if value in spec.at_table]
