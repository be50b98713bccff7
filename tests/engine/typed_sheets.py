"""Sheets of the score pad as a person types them after a game, and what a game makes of them."""

from __future__ import annotations

from typing import Any

from engine.core.pad_sheet import PadSeat, PadSheet, pad_score


def typed_sheet(
    game: str, *seats: str, options: tuple[tuple[str, str], ...] = (), **typed: tuple[str, ...]
) -> PadSheet:
    """Fields are named with underscores; each has a text for every seat."""
    people = tuple(PadSeat(name, number) for number, name in enumerate(seats))
    made = PadSheet(game, people, options=options)
    for field, texts in typed.items():
        for seat, text in enumerate(texts):
            made = made.with_text(field.replace("_", "-"), seat, text)
    return made


def points_of(rules: Any, made: PadSheet, row: str) -> list[int | None]:
    """The points of a row, seat by seat."""
    score = pad_score(rules, made)
    return [score.points(row, seat) for seat in range(len(made.seats))]


def troubles_of(rules: Any, made: PadSheet) -> list[tuple[str, int, str]]:
    """What cannot be: field, seat, and what is said of it."""
    return [(found.field, found.seat, str(found.text)) for found in pad_score(rules, made).troubles]
