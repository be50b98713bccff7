"""Scores in words: kinds of points, lines of a sheet, rows of the projection."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.core.score import ScoreLine
from ui.sobek.nouns import capital, good_by_name

translate = QCoreApplication.translate


def _keys() -> dict[str, str]:
    return {
        "vertical": translate("Score", "Vertical sets"),
        "horizontal": translate("Score", "Horizontal sets"),
        "guild": translate("Score", "Guild, forward"),
        "guild-back": translate("Score", "Guild, sent back"),
        "deceit": translate("Score", "Deceit"),
        "penalty": translate("Score", "Penalty for corruption"),
        "carried": translate("Score", "Carried over"),
    }


def score_key(key: str) -> str:
    """A kind of points."""
    return _keys().get(key, key)


def score_keys() -> tuple[str, ...]:
    """Every key that has words."""
    return tuple(_keys())


def projection(key: str) -> str:
    """A set on the table that scores when the round ends."""
    return capital(good_by_name(key.removeprefix("set-")))


def score_line(line: ScoreLine, ref: Callable[[Ref], str]) -> str:
    """A line of a sheet with its good or token and its round, without the points."""
    text = score_key(line.key)
    piece = next((one for one in line.refs if one.kind in ("good", "token")), None)
    if piece is not None and line.key != "deceit":
        text = translate("Score", "{kind}: {piece}").format(kind=text, piece=ref(piece))
    if line.round:
        text = translate("Score", "{line} (round {round})").format(line=text, round=line.round)
    return text
