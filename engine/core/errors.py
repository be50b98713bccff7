"""Why something may not be done, as a key, arguments and a rule; words for people live in the window."""

from __future__ import annotations

from dataclasses import dataclass

Argument = str | int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a step is refused. `str` gives plain English for the command line."""

    key: str
    rule: str
    english: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        text = self.english.format(**dict(self.args)) if self.args else self.english
        return f"{text} ({self.rule})" if self.rule else text


@dataclass(frozen=True, slots=True)
class ReasonKind:
    """A kind of refusal; calling it with its arguments makes the `Reason`."""

    key: str
    rule: str
    english: str

    def __call__(self, **args: Argument) -> Reason:
        return Reason(self.key, self.rule, self.english, tuple(args.items()))


class IllegalStep(Exception):
    """A step that the rules do not allow here; nothing was touched."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class NotationError(ValueError):
    """Text that is no step of this game; `str` says which word and what was expected."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with data from outside: where, and what, in plain English."""

    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" if self.place else self.text


class DataError(ValueError):
    """Data from outside (an edition, a position, a setup) with every problem that was found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems
