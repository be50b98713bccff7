"""Scores in words: kinds of points, lines of a sheet, rows of the projection."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.core.score import ScoreLine
from ui.riverboat.nouns import listed

translate = QCoreApplication.translate


def _keys() -> dict[str, str]:
    return {
        "plant": translate("Score", "Crop tiles laid"),
        "boat": translate("Score", "Boats"),
        "opportunity": translate("Score", "Phase tile 4"),
        "barn": translate("Score", "Barns scored"),
        "well": translate("Score", "Wells scored"),
        "card": translate("Score", "Opportunity cards"),
        "surveyors": translate("Score", "Surveyors placed"),
        "agents": translate("Score", "Agents at the end of a round"),
        "final-coins": translate("Score", "Coins left"),
        "final-colour": translate("Score", "Completed colours"),
        "final-assets": translate("Score", "Unused assets"),
        "final-harbor": translate("Score", "Harbor, furthest"),
        "final-harbor-half": translate("Score", "Harbor, half"),
        "final-agents": translate("Score", "Rank of the agents"),
        "carried": translate("Score", "Carried over"),
    }


def score_key(key: str) -> str:
    """A kind of points."""
    return _keys().get(key, key)


def score_keys() -> tuple[str, ...]:
    """Every key that has words."""
    return tuple(_keys())


def projection(key: str) -> str:
    """A row of the projection, short."""
    named = {
        "final-harbor": translate("Score", "harbor"),
        "final-harbor-half": translate("Score", "harbor"),
        "final-agents": translate("Score", "agents"),
        "final-colour": translate("Score", "colours"),
        "final-coins": translate("Score", "coins"),
        "final-assets": translate("Score", "unused assets"),
    }
    return named.get(key, key)


def score_line(line: ScoreLine, ref: Callable[[Ref], str]) -> str:
    """A line of a sheet with its piece and its round, without the points."""
    pieces = [one for one in line.refs if one.kind != "field"] or list(line.refs[:1])
    text = score_key(line.key)
    if pieces and line.key not in ("final-harbor", "final-harbor-half"):
        text = translate("Score", "{kind}: {piece}").format(
            kind=text, piece=listed(ref(piece) for piece in pieces)
        )
    if line.round and not line.key.startswith("final"):
        text = translate("Score", "{line} (round {round})").format(line=text, round=line.round)
    return text
