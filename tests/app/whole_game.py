"""What must hold when a whole game has been played at the window: its records, and its final sheet."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from engine.core.ledger import Handover, Line
from engine.core.savefile import write_record
from engine.registry import game
from engine.session.loading import load
from engine.session.session import Session
from riverboat_desktop import autosave, paths
from riverboat_desktop.record_files import read_record
from tests.app.person import Person
from ui.final_sheet import FinalSheetPage

RIVERBOAT_DEEDS = (
    "draft", "place", "place coin", "plant", "plant coin", "boat", "boat coin", "barn", "well",
    "surveyor", "send", "card", "card coin", "bonus", "survey field", "survey card", "pass",
)  # fmt: skip
"""What a varied game of Riverboat has in it."""
CHARACTERS = ("queen", "high", "thief", "scribe", "vizir", "courtisan", "merchant")
"""How the names of Sobek's characters begin."""
EVERY_SOBEK = frozenset(("take", "lay", "done", "pick", "guild", "choose"))
"""What no game of Sobek does without that is played to its end by people who try things."""
SOBEK_DEEDS = frozenset((
    *EVERY_SOBEK, "name", "steal", "look", "claim", "discard", "add", "fetch", "curse", "prosper",
    *(f"play {name}" for name in CHARACTERS),
))  # fmt: skip
"""What a varied game of Sobek has in it."""


def deed(text: str) -> str:
    """A step's notation without its details."""
    verb, *rest = text.split()
    if verb == "play":
        return f"play {rest[0].split('-')[0]}"
    if verb == "survey":
        return "survey card" if rest[0] == "card" else "survey field"
    return f"{verb} coin" if "coin" in rest and verb != "bonus" else verb


def check_record(file: Path, *, names: tuple[str, ...]) -> Session:
    """The saved file and the journal of the finished game are sound and tell the same, varied game."""
    saved = replayed(file)
    assert saved.over and tuple(seat.name for seat in saved.setup.seats) == names
    (journal,) = (paths.journal_dir() / autosave.FINISHED).glob("*" + autosave.SUFFIX)
    kept = replayed(journal)
    assert write_record(kept.record()) == write_record(saved.record())
    assert not autosave.resumable(paths.journal_dir())
    return saved


def replayed(file: Path) -> Session:
    """The session of a record, every step checked again."""
    record = read_record(file)
    return load(game(record.setup.game), record)


def deeds_of(session: Session) -> set[str]:
    """What the seats did, by kind."""
    lines = [entry for entry in session.record().entries if isinstance(entry, Line) and entry.who >= 0]
    return {deed(line.text) for line in lines if not line.undone}


def handovers_of(session: Session) -> list[Handover]:
    """The seats that were handed over."""
    return [entry for entry in session.record().entries if isinstance(entry, Handover)]


def check_sheet(person: Person, session: Session) -> None:
    """The final sheet says every total, equal to the score track, and every place."""
    page = person.one(FinalSheetPage)
    view = session.view()
    assert tuple(sheet.total for sheet in view.sheets) == view.observation.score
    for sheet in view.sheets:
        assert sum(line.points for line in sheet.lines) == sheet.total
    assert sorted(view.ranks)[0] == 1
    (said,) = filter(None, (item.accessibleDescription() for item in page.findChildren(QWidget)))
    for seat, who in enumerate(session.setup.seats):
        assert f"{who.name}: {view.observation.score[seat]} (Place {view.ranks[seat]})" in said
