"""Finds the words and pictures that a game has for its score sheet, and says what is common to all sheets."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.pad import Field, PadScore
from engine.core.pad_sheet import PadSheet
from engine.core.setup import Setup
from ui.listing import all_of
from ui.theme import Theme

translate = QCoreApplication.translate


class PadWords(Protocol):
    """`ui.<game>.pad`: the sheet of a game in words and pictures."""

    def section_title(self, section: str) -> str:
        """The name of a part of the sheet."""

    def row_title(self, setup: Setup, row: str) -> str:
        """What a row is about, in few words."""

    def row_help(self, setup: Setup, row: str) -> str:
        """What is written into the row, in a sentence."""

    def field_title(self, field: str) -> str:
        """A field of a row that has several, in a word; empty where the row says it all."""

    def paint_row(self, painter: QPainter, rect: QRectF, setup: Setup, row: str, theme: Theme) -> None:
        """A small picture for the row."""


def pad_words_of(game: str) -> PadWords:
    """The words of a game's sheet."""
    return cast(PadWords, import_module(f"ui.{game}.pad"))


def seat_names(sheet: PadSheet) -> tuple[str, ...]:
    """The name of each seat; its number where none was given."""
    return tuple(
        " ".join(seat.name.split()) or translate("ScorePad", "Player {number}").format(number=number)
        for number, seat in enumerate(sheet.seats, start=1)
    )


def verdict(sheet: PadSheet, score: PadScore) -> str:
    """Who is ahead with how many points; empty on a blank sheet, and on a draft with all level."""
    if sheet.blank:
        return ""
    first = [name for name, rank in zip(seat_names(sheet), score.ranks, strict=True) if rank == 1]
    points = max(score.totals)
    if len(first) == len(sheet.seats) and not sheet.finished:
        return ""
    if len(first) > 1:
        text = (
            translate("FinalSheet", "{names} share the victory with {points} points.")
            if sheet.finished
            else translate("ScorePad", "{names} are ahead with {points} points each.")
        )
        return text.format(names=all_of(first), points=points)
    if sheet.finished:
        text = translate("FinalSheet", "{name} wins with {points} points.")
    else:
        text = translate("ScorePad", "{name} is ahead with {points} points.")
    return text.format(name=first[0], points=points)


def impossible(score: PadScore) -> str:
    """How many entries cannot be as they are written, in a sentence; empty where all can."""
    count = len({(trouble.field, trouble.seat) for trouble in score.troubles})
    if count == 1:
        return translate("Foot", "1 entry cannot be; it is marked.")
    if count:
        return translate("Foot", "{count} entries cannot be; they are marked.").format(count=count)
    return ""


def field_range(field: Field) -> str:
    """What may stand in a field, in few words."""
    if field.words:
        return translate("ScorePad", "up to {count} of: {words}").format(
            count=field.length, words=" ".join(field.words)
        )
    if field.length > 1:
        return translate("ScorePad", "up to {count} numbers from {low} to {high}").format(
            count=field.length, low=field.least, high=field.most
        )
    return translate("ScorePad", "{low} to {high}").format(low=field.least, high=field.most)


def spoken_cell(parts: Sequence[str]) -> str:
    """The words of a field one after the other, as a screen reader says them."""
    return ", ".join(part for part in parts if part)
