"""The table of Riverboat for the editor of positions: its pictures, its box, what a position says besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.setup import Setup
from engine.registry import game
from engine.riverboat.components import Phase
from ui.position_editor.parts import Area, Say, SayKind
from ui.position_editor.situation import Situation
from ui.riverboat import nouns
from ui.riverboat.ground import edition_of
from ui.riverboat.position_mat import MatArea, mat_of, ways_to_lie
from ui.riverboat.position_table import TableArea

translate = QCoreApplication.translate

_UNSEEN: Final = (
    "stack", "deck", "supply", "boats-shown", "boats-stack", "cultivation-deck", "phases", "box",
)  # fmt: skip
_TURNS: Final = ("planting", "harvest", "opportunity", "scoring")


def fresh(setup: Setup) -> Situation:
    """Before the first draft: mats that were agreed on, workers, surveyors, coins. Rule RB-1.2.1."""
    edition = edition_of(setup)
    seats = len(setup.seats)
    places: dict[str, dict[str, int]] = {"round-track": {"worker": edition.rounds}}
    start = dict(edition.harbor.starts).get(seats, 0)
    for number, seat in enumerate(setup.seats, start=1):
        mat = f"mat-{seat.choice('mat', 'random')}"
        if any(mat == f"mat-{known.id}" for known in edition.mats):
            places[f"{number}.mat"] = {mat: 1}
        held = {
            "worker": edition.start_workers,
            "surveyor": edition.start_surveyors,
            "coin": edition.start_coins,
        }
        places[f"{number}.supply"] = {piece: count for piece, count in held.items() if count}
        places[f"{number}.harbor-{start}"] = {"harbor-master": 1}
    return Situation(setup, places, {"round": "1", "start": "1", "phase": "draft"})


def box(setup: Setup) -> Mapping[str, int]:
    """Every piece of the box. Rule RB-2.1.1."""
    edition = edition_of(setup)
    return {
        "worker": edition.workers,
        "surveyor": edition.surveyors,
        "coin": edition.coins,
        "harbor-master": max(seats for seats, _ in edition.harbor.starts),
        **dict(game(setup.game).tagged(setup)),
    }


def areas(situation: Situation) -> Sequence[Area]:
    """What all share, then the mat of each seat."""
    return (TableArea(), *(MatArea(seat) for seat in range(len(situation.setup.seats))))


def ways(situation: Situation, place: str, piece: str) -> tuple[str, ...]:
    """On a mat a tile of several spaces can be turned; everything else lies where it is put."""
    number, dot, field = place.partition(".")
    tile = piece.removeprefix("tile-")
    if dot and tile != piece:
        mat = mat_of(situation, int(number) - 1)
        if mat is not None and field in mat.grid.names:
            edition = edition_of(situation.setup)
            index = edition.tile_index(tile)
            size = edition.tiles[index].size if index >= 0 else 1
            return tuple(f"{number}.{way}" for way in ways_to_lie(mat, edition, field, size))
    if dot and field.startswith("card-") and piece.startswith("card-"):
        return (f"{number}.cards",)
    return (place,)


def unseen(place: str) -> bool:
    """Stacks, decks, the general supply, the box, and phase tiles nobody owns."""
    return place in _UNSEEN or place.startswith("under-")


def about() -> str:
    """What may be left out."""
    return translate(
        "RiverboatPosition",
        "What you do not place stays unseen: tiles in their stacks, cards in their decks, boats on show and "
        "in their stacks, coins and buildings in the supply. Workers in play must all be placed.",
    )


def phase_words() -> dict[str, str]:
    """The phases a position may stand in, by their words in records."""
    return {
        "refresh": translate("RiverboatPosition", "Filling the empty spaces"),
        "draft": translate("RiverboatPosition", "Choosing phase tiles"),
        "cultivation": nouns.phase_short(Phase.CULTIVATION),
        "planting": nouns.phase_short(Phase.PLANTING),
        "harvest": nouns.phase_short(Phase.HARVEST),
        "opportunity": nouns.phase_short(Phase.OPPORTUNITY),
        "scoring": nouns.phase_short(Phase.SURVEYING),
    }


def says(situation: Situation) -> Sequence[Say]:
    """Round, phase, whose turn it is, and what the phase needs."""
    edition = edition_of(situation.setup)
    names = tuple(
        (str(number), seat.name or str(number)) for number, seat in enumerate(situation.setup.seats, 1)
    )
    rounds = tuple((str(number), str(number)) for number in range(1, edition.rounds + 1))
    zeros = " ".join("0" for _ in names)
    phase = situation.said("phase")
    bonus_due = situation.said("bonus") == "due"
    found = [
        Say("round", translate("RiverboatPosition", "Round"), SayKind.CHOICE, rounds, "1"),
        Say(
            "phase",
            translate("RiverboatPosition", "Phase"),
            SayKind.CHOICE,
            tuple(phase_words().items()),
            "draft",
        ),
        Say("start", translate("RiverboatPosition", "Start player"), SayKind.CHOICE, names, "1"),
    ]
    if phase in ("cultivation", "scoring"):
        due = (("due", translate("RiverboatPosition", "still to be taken")),)
        title = translate("RiverboatPosition", "Bonus of the phase tile")
        found.append(Say("bonus", title, SayKind.CHOICE, due, optional=True))
    if phase in _TURNS and not (phase == "scoring" and bonus_due):
        found.append(Say("turn", translate("RiverboatPosition", "Whose turn"), SayKind.CHOICE, names, "1"))
    if phase == "cultivation":
        title = translate("RiverboatPosition", "Cards revealed")
        found.append(Say("revealed", title, SayKind.NUMBER, optional=True))
    if phase == "harvest":
        title = translate("RiverboatPosition", "Boats taken in this phase")
        found.append(Say("taken", title, SayKind.EACH, names, zeros, optional=True))
        title = translate("RiverboatPosition", "Out of this harvest")
        found.append(Say("passed", title, SayKind.SOME, names, optional=True))
    found.append(
        Say("points", translate("RiverboatPosition", "Points so far"), SayKind.EACH, names, zeros, True)
    )
    title = translate("RiverboatPosition", "Markers that came one after the other")
    found.append(Say("arrival", title, SayKind.ORDER, names, optional=True))
    return tuple(found)
