"""Reading the data file of a box: JSON of sections, each with its value and how well it is known.

What is in a section is a game's own business; every problem is collected, not only the first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

from engine.core.errors import DataError, Problem, Sentence

K = TypeVar("K", bound=StrEnum)


class SectionReader(Generic[K]):
    """The sections of one data file. `kinds` is the game's enum of trust words.

    Raises `DataError` at once for text that is no edition of the game in the format.
    """

    def __init__(
        self, text: str, *, game: str, file_format: int, sections: tuple[str, ...], kinds: type[K]
    ) -> None:
        self.data = _parsed(text, game, file_format)
        self.problems: list[Problem] = []
        self._sections = sections
        self._kinds = kinds

    def problem(self, place: str, template: str, /, **args: object) -> None:
        """Note what is wrong at a place; reading goes on."""
        self.problems.append(Problem(place, Sentence(template, **args)))

    def stop_if_wrong(self) -> None:
        """Raise `DataError` with every problem so far, if there is any."""
        if self.problems:
            raise DataError(tuple(self.problems))

    def trust(self) -> tuple[tuple[str, K], ...]:
        """By section how well it is known; missing and unknown sections become problems."""
        found = []
        for name in self._sections:
            section = self.data.get(name)
            if not isinstance(section, dict) or "value" not in section:
                self.problem(name, "this section is missing, or has no value")
            elif section.get("trust") not in tuple(self._kinds):
                self.problem(name, "trust must be one of {known}", known=", ".join(self._kinds))
            else:
                found.append((name, self._kinds(section["trust"])))
        if not isinstance(self.data.get("id", ""), str):
            self.problem("id", "must be a text")
        for name in self.data:
            if name not in (*self._sections, "format", "game", "id"):
                self.problem(name, "unknown section")
        return tuple(found)

    def value(self, name: str) -> Any:
        """The value of a section that is there."""
        return self.data[name]["value"]

    def made(self, name: str, make: Callable[[Any], Any]) -> Any:
        """What `make` makes of a section's value; anything that does not fit becomes a problem."""
        try:
            return make(self.value(name))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            self.problem(name, "cannot be read: {reason}", reason=_reason_of(error))
            return None

    def check_box(self, counted: Mapping[str, int]) -> None:
        """Note each number of the section `box` that is not what the parts sum to; it may leave some out."""
        box: dict[str, int] = self.value("box")
        for name, count in counted.items():
            if name in box and box[name] != count:
                self.problem(
                    "box",
                    "{name}: the box holds {held}, but the parts sum to {count}",
                    name=name,
                    held=box[name],
                    count=count,
                )


def only(item: Any, known: tuple[str, ...]) -> Any:
    """The object, if it says nothing but these words: a misspelt one must not go unnoticed.

    Raises ValueError, for `SectionReader.made`.
    """
    for word in item:
        if word not in known:
            raise ValueError(
                Sentence("{word!r} is unknown here; there are: {known}", word=word, known=", ".join(known))
            )
    return item


def _parsed(text: str, game: str, file_format: int) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        wrong = Sentence(
            "not JSON from line {line}, column {column} on", line=error.lineno, column=error.colno
        )
        raise DataError((Problem("edition", wrong),)) from None
    except (ValueError, RecursionError):  # both speak of the interpreter
        wrong = Sentence("cannot be read: a number is too long, or it is nested too deeply")
        raise DataError((Problem("edition", wrong),)) from None
    if not isinstance(data, dict) or data.get("game") != game:
        raise DataError((Problem("edition", Sentence("this is no edition of {game}", game=game)),))
    if data.get("format") != file_format:
        found = data.get("format")
        wrong = Sentence("is {found!r}; this program reads format {known}", found=found, known=file_format)
        raise DataError((Problem("format", wrong),))
    return data


def _reason_of(error: Exception) -> Sentence:
    """What `made` met, in our words; the interpreter's own stand behind them, for they name the detail."""
    what = error.args[0] if error.args else ""
    if isinstance(what, Sentence):
        return what
    if isinstance(error, KeyError):
        return Sentence("{key!r} is missing or unknown", key=what)
    return Sentence("its value is built in another way than it should be ({detail})", detail=str(error))
