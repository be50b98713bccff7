"""Why something may not be done, as a key, arguments and a rule; words for people live in the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Self

Argument = str | int
MOST_PROBLEMS: Final = 20
"""So many problems of one file are looked for and listed."""
_LONGEST: Final = 300
"""In characters; what stands in a file may be repeated in a message, but not pages of it."""


class Sentence(str):
    """Plain English that remembers how it was made, so that the window can say it in another language.

    `template` is the English with a field for each of `args`; without any args it is the text itself.
    Templates are literals. An argument may be a sentence, too; other texts are words of a file or a
    system, and stay as they are.
    """

    __slots__ = ("args", "template")
    template: str
    args: tuple[tuple[str, object], ...]

    def __new__(cls, template: str = "", /, **args: object) -> Self:
        made = super().__new__(cls, template.format(**args) if args else template)
        made.template = template
        made.args = tuple(args.items())
        return made


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


class SaidError(Exception):
    """Something could not be done; `said` is what a person reads."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(said)
        self.said = said


class NotationError(SaidError, ValueError):
    """Text that is no step of this game; `said` tells which word and what was expected."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with data from outside: where, and what.

    `place` is a word of that data, or a sentence about it.
    """

    place: str
    text: Sentence

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" if self.place else self.text


class DataError(ValueError):
    """Data from outside (an edition, a position, a setup) with every problem that was found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


class Complaint(Sentence):
    """What is wrong with a file as a whole, with the problems in it on lines of their own."""

    __slots__ = ("problems", "said")
    said: Sentence
    problems: tuple[Problem, ...]

    def __new__(cls, said: Sentence, problems: tuple[Problem, ...] = ()) -> Self:
        made = super().__new__(cls, "\n".join([str(said), *listed(problems)]))
        made.said = said
        made.problems = problems
        return made


def listed(problems: Iterable[Problem], in_words: Callable[[object], str] = str) -> list[str]:
    """A line for each problem, none of them very long, and one that tells how many more there are."""
    every = tuple(problems)
    lines = [f"  {_short(in_words(problem))}" for problem in every[:MOST_PROBLEMS]]
    if len(every) > MOST_PROBLEMS:
        lines.append(f"  {in_words(Sentence('and {count} more', count=len(every) - MOST_PROBLEMS))}")
    return lines


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"
