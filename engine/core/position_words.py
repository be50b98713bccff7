"""Reading what a position says besides its inventory: numbers by key; the keys are a game's own business."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.errors import Problem, Sentence
from engine.core.numerals import whole


class PositionWords:
    """What a position says. What cannot be is noted in `problems`, and reading goes on."""

    def __init__(self, turn: Mapping[str, str], problems: list[Problem]) -> None:
        self.turn = turn
        self.problems = problems

    def problem(self, key: str, template: str, /, **args: object) -> None:
        """Note what is wrong with a key."""
        self.problems.append(Problem(key, Sentence(template, **args)))

    def only(self, known: Collection[str]) -> None:
        """Note keys that no position says."""
        for key in self.turn:
            if key not in known:
                self.problem(key, "unknown word; a position says: {known}", known=", ".join(known))

    def numbers(self, key: str, low: int, high: int, default: str = "") -> list[int]:
        """The numbers that stand there; those out of bounds are left out."""
        found = []
        for word in self.turn.get(key, default).split():
            number = whole(word)
            if number is None or not low <= number <= high:
                self.problem(key, "{word!r} is no number from {low} to {high}", word=word, low=low, high=high)
            else:
                found.append(number)
        return found

    def one(self, key: str, low: int, high: int, default: str = "") -> int:
        """The one number that stands there; the lowest where something is wrong."""
        found = self.numbers(key, low, high, default)
        if len(found) != 1:
            if len(self.turn.get(key, default).split()) != 1:
                self.problem(key, "needs one number")
            return low
        return found[0]

    def each_seat(self, key: str, seats: int, high: int) -> list[int]:
        """A number for each seat, up to `high`; all 0 where there are none, or something is wrong."""
        found = self.numbers(key, 0, high, " ".join(["0"] * seats))
        if len(found) != seats:
            self.problem(key, "needs {seats} numbers, one a seat", seats=seats)
            return [0] * seats
        return found
