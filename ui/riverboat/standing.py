"""Where a play of Riverboat stands, in words: round, phase, colours of the seats, headings of the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.riverboat.components import Phase
from engine.riverboat.events import GameEnded, PhaseStarted, RoundStarted
from engine.riverboat.observation import RiverboatObservation
from engine.session.view import LogLine, View


def phase_name(phase: int) -> str:
    """The phase in words."""
    translate = QCoreApplication.translate
    match Phase(phase):
        case Phase.CULTIVATION:
            return translate("Standing", "Cultivation")
        case Phase.PLANTING:
            return translate("Standing", "Planting")
        case Phase.HARVEST:
            return translate("Standing", "Harvest and shipping")
        case Phase.OPPORTUNITY:
            return translate("Standing", "Opportunity")
        case Phase.SURVEYING:
            return translate("Standing", "Scoring")
        case Phase.DRAFT:
            return translate("Standing", "Drafting phase tiles")
        case Phase.OVER:
            return translate("Standing", "End of the game")
        case Phase.REFRESH:
            return translate("Standing", "Refresh")
    return translate("Standing", "Setting up")


def headline(view: View) -> str:
    """Round and phase, or that the play is over."""
    observation: RiverboatObservation = view.observation
    if view.over:
        return phase_name(Phase.OVER)
    if observation.round < 1:
        return phase_name(Phase.SETUP)
    return QCoreApplication.translate("Standing", "Round {round} · {phase}").format(
        round=observation.round, phase=phase_name(observation.phase)
    )


def seat_colours(view: View) -> tuple[int, ...]:
    """The mat brings the colour; a seat that has none yet shows the colour of its number."""
    observation: RiverboatObservation = view.observation
    return tuple((mat if mat >= 0 else seat) % 4 for seat, mat in enumerate(observation.mats))


def headings(line: LogLine) -> tuple[str, ...]:
    """The rounds and phases that began with the line, and the end."""
    found: list[str] = []
    for event in line.events:
        if isinstance(event, RoundStarted):
            found.append(QCoreApplication.translate("Standing", "Round {round}").format(round=event.round))
        elif isinstance(event, PhaseStarted):
            found.append(phase_name(event.phase))
        elif isinstance(event, GameEnded):
            found.append(phase_name(Phase.OVER))
    return tuple(found)


def stands_alone(line: LogLine) -> bool:
    """Who starts, and which cultivation card was revealed."""
    return line.text.partition(" ")[0] in ("start", "reveal")


def folded(run: Sequence[LogLine]) -> str:
    """Tiles and cards that came to their places."""
    text = QCoreApplication.translate("Standing", "New on the table: {count} pieces")
    return text.format(count=len(run))
