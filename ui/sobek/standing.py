"""Where a play of Sobek stands, in words: round and batches, colours of the seats, headings of the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.session.view import LogLine, View
from engine.sobek import steps as st
from engine.sobek.events import GameEnded, LayingBegan, RoundStarted, StartChosen
from engine.sobek.observation import SobekObservation
from ui.sobek.tip_words import batches_left

translate = QCoreApplication.translate
_ALONE = (st.DrawStart, st.DrawChooser, st.DrawCard, st.DrawStolen, st.BindCharacter, st.Count)
_SETTING_UP = ("draw-start", "draw-chooser", "deal-card", "choose-start")


def headline(view: View) -> str:
    """Round, and how far it is; or that the play is over."""
    seen: SobekObservation = view.observation
    if view.over:
        return translate("Standing", "End of the game")
    return translate("Standing", "Round {round} · {phase}").format(round=seen.round, phase=_phase(view))


def _phase(view: View) -> str:
    seen: SobekObservation = view.observation
    if view.prompt.key == "lay-last":
        return translate("Standing", "laying from the hands")
    if view.prompt.key == "count":
        return translate("Standing", "counting")
    if view.prompt.key in _SETTING_UP or seen.turn < 0:
        return translate("Standing", "setting up")
    left = batches_left(seen)
    if left == 0:
        return translate("Standing", "last batch")
    if left == 1:
        return translate("Standing", "1 more batch")
    return translate("Standing", "{count} more batches").format(count=left)


def seat_colours(view: View) -> tuple[int, ...]:
    """Every seat has the colour of its number."""
    seen: SobekObservation = view.observation
    return tuple(range(seen.seats))


def headings(line: LogLine) -> tuple[str, ...]:
    """The rounds that began with the line, the laying at their end, and the end of the game."""
    found: list[str] = []
    for event in line.events:
        if isinstance(event, RoundStarted):
            found.append(_round(event.round))
        elif isinstance(event, StartChosen) and event.by < 0:
            found.append(_round(1))  # chance chooses the start of the first round alone, after it is dealt
        elif isinstance(event, LayingBegan):
            found.append(translate("Standing", "End of round {round}").format(round=event.round))
        elif isinstance(event, GameEnded):
            found.append(translate("Standing", "End of the game"))
    return tuple(found)


def _round(number: int) -> str:
    return translate("Standing", "Round {round}").format(round=number)


def stands_alone(line: LogLine) -> bool:
    """Who starts, what came to a hand or a pile in the course of the round, and the count."""
    return isinstance(line.step, _ALONE)


def folded(run: Sequence[LogLine]) -> str:
    """Start cards that were dealt, cards on the docks, or event tokens that somebody looked at."""
    kinds = {type(line.step) for line in run}
    if kinds == {st.BindToken}:
        text = translate("Standing", "Event tokens looked at: {count}")
        return text.format(count=len(run))
    docks = sum(isinstance(line.step, st.FillDock) for line in run)
    if st.DealCard in kinds:
        dealt = sum(isinstance(line.step, st.DealCard) for line in run)
        text = translate("Standing", "Start cards dealt: {dealt}; cards on the docks: {docks}")
        return text.format(dealt=dealt, docks=docks)
    return translate("Standing", "New cards on the docks: {count}").format(count=docks)
