"""Scoring a game on a sheet: what can be written on it, how it is read, and what a game makes of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

from engine.core.errors import Sentence
from engine.core.score import ranks
from engine.core.setup import OptionSpec, Setup

EVERYBODY: Final = -1
"""Stands for a seat where something is about the whole table."""
_SEPARATORS: Final = str.maketrans(dict.fromkeys(",;+/、·", " "))
_LONGEST_NUMBER: Final = 6


class Kind(StrEnum):
    """What is written into a field: one number, some numbers, or some words of a list."""

    NUMBER = "number"
    NUMBERS = "numbers"
    WORDS = "words"


@dataclass(frozen=True, slots=True)
class Field:
    """A place where something is written. Numbers are from `least` to `most`, at most `length` of them."""

    key: str
    kind: Kind = Kind.NUMBER
    least: int = 0
    most: int = 999
    length: int = 1
    words: tuple[str, ...] = ()

    def read(self, text: str) -> tuple[int, ...] | Sentence:
        """The numbers that are written there, or what is wrong with the text. Words give their index.

        Numbers stand apart by spaces, commas or plus signs; digits may be of any width.
        """
        written = unicodedata.normalize("NFKC", text).translate(_SEPARATORS).split()
        if len(written) > self.length:
            return Sentence(
                "at most {most} can stand here, not {count}", most=self.length, count=len(written)
            )
        found: list[int] = []
        for word in written:
            value = self._word(word) if self.kind is Kind.WORDS else self._number(word)
            if isinstance(value, Sentence):
                return value
            found.append(value)
        return tuple(found)

    def _number(self, word: str) -> int | Sentence:
        plain = word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER
        if plain and self.least <= int(word) <= self.most:
            return int(word)
        return Sentence(
            "{word!r} is no number from {low} to {high}", word=word, low=self.least, high=self.most
        )

    def _word(self, word: str) -> int | Sentence:
        """Letters in front may be left out where what follows tells all words apart."""
        asked = word.casefold()
        for names in (
            [name.casefold() for name in self.words],
            [name.casefold().lstrip("abcdefghijklmnopqrstuvwxyz-") for name in self.words],
        ):
            if names.count(asked) == 1:
                return names.index(asked)
        return Sentence("{word!r} is none of these: {known}", word=word, known=", ".join(self.words))

    def write(self, values: Iterable[int]) -> str:
        """The text that reads as these values."""
        return " ".join(self.words[value] if self.kind is Kind.WORDS else str(value) for value in values)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the sheet: its fields, and the rule that gives its points. `scores`: it can bring any.

    `place` is where its pieces lie at a seat, in the words of `counted`; empty where the piece tells.
    """

    key: str
    fields: tuple[Field, ...]
    rule: str
    section: str
    scores: bool = True
    place: str = ""


class PadLine(NamedTuple):
    """Points of a seat in a row, with the rule that gives them."""

    row: str
    points: int
    rule: str


class Trouble(NamedTuple):
    """Something that cannot be, at a field of a seat."""

    field: str
    seat: int
    text: Sentence


class Remark(NamedTuple):
    """Something worth knowing about a row of a seat."""

    row: str
    seat: int
    text: Sentence


class Offer(NamedTuple):
    """What a field of a seat counts as, as long as nothing is written there."""

    field: str
    seat: int
    text: str


class Change(NamedTuple):
    """What a piece that was shown does to a field: adds to its number, appends a word, or sets a value."""

    field: str
    seat: int
    add: int = 0
    append: int | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class PadScore:
    """What the sheet comes to: lines of every seat, ranks, and everything that is to be said about it."""

    lines: tuple[tuple[PadLine, ...], ...]
    troubles: tuple[Trouble, ...] = ()
    remarks: tuple[Remark, ...] = ()
    offers: tuple[Offer, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of every seat."""
        return tuple(sum(line.points for line in lines) for lines in self.lines)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks from 1 by total; equal totals share the better one."""
        return ranks([(total,) for total in self.totals])

    def points(self, row: str, seat: int) -> int | None:
        """The points of a seat in a row, or None where it has no line there."""
        found = [line.points for line in self.lines[seat] if line.row == row]
        return sum(found) if found else None


Texts = Mapping[str, Sequence[str]]
"""By the key of a field, what is written there for each seat."""


class Reading:
    """What is written on a sheet, as numbers. What cannot be read is in `troubles` and counts as nothing."""

    def __init__(self, rows: Iterable[Row], texts: Texts, seats: int) -> None:
        self.seats = range(seats)
        self.troubles: list[Trouble] = []
        self._values: dict[tuple[str, int], tuple[int, ...]] = {}
        for row in rows:
            for field in row.fields:
                written = texts.get(field.key, ())
                for seat in self.seats:
                    if seat < len(written) and written[seat].strip():
                        self._take(field, seat, written[seat])

    def _take(self, field: Field, seat: int, text: str) -> None:
        values = field.read(text)
        if isinstance(values, Sentence):
            self.troubles.append(Trouble(field.key, seat, values))
        else:
            self._values[field.key, seat] = values

    def trouble(self, field: str, seat: int, text: Sentence) -> None:
        """Note that what stands there cannot be."""
        self.troubles.append(Trouble(field, seat, text))

    def filled(self, field: str, seat: int) -> bool:
        """Whether something that can be read stands there."""
        return (field, seat) in self._values

    def values(self, field: str, seat: int) -> tuple[int, ...]:
        """All numbers that stand there."""
        return self._values.get((field, seat), ())

    def one(self, field: str, seat: int, default: int = 0) -> int:
        """The number that stands there."""
        values = self.values(field, seat)
        return values[0] if values else default

    def limit(self, fields: Iterable[str], most: int) -> None:
        """Numbers of these fields, over all seats, are no more than the box has."""
        asked = tuple(fields)
        there = [(f, s, sum(self.values(f, s))) for f in asked for s in self.seats if self.values(f, s)]
        self.within(there, most)

    def within(self, there: Sequence[tuple[str, int, int]], most: int) -> None:
        """Counts of one kind of piece by field and seat are together no more than the box has."""
        count = sum(number for _, _, number in there)
        if count > most:
            text = Sentence("{count} on all sheets together; the box has {most}", count=count, most=most)
            self.troubles += [Trouble(field, seat, text) for field, seat, number in there if number]


class Pad(Protocol):
    """`engine.<game>.pad`: the score pad of a game."""

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """The options of the game that matter for scoring on a sheet."""

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    def rows(self, setup: Setup) -> tuple[Row, ...]:
        """The rows of the sheet in the order in which people count."""

    def score(self, setup: Setup, reading: Reading) -> PadScore:
        """What is written, by the rules of the game."""

    def counted(self, setup: Setup, piece: str, place: str, section: str) -> tuple[Change, ...]:
        """What a piece changes that lies at a place of the inventory, such as `1.supply`.

        `1.` alone is somewhere at the first seat. Of rows that stand in several sections, those in `section`
        are meant. Nothing for what does not belong on a sheet.
        """


def seat_at(place: str) -> tuple[int, str]:
    """The seat and the rest of a place such as `2.supply`; seat -1 where it belongs to nobody."""
    number, dot, rest = place.partition(".")
    if dot and number.isascii() and number.isdigit():
        return int(number) - 1, rest
    return -1, place
