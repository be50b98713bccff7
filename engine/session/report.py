"""Reports: a play as a viewer knows it, as a text to be read and shared, without what he may not know.

A record knows everything, so a copy that leaves hidden faces out is no record: it cannot be folded again.
docs/record-format.md describes it for people.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.component import Ref
from engine.core.game import PUBLIC
from engine.core.ledger import Handover, Line
from engine.core.savefile import REPORT, write_header, write_line
from engine.core.score import ScoreLine
from engine.session.session import Session
from engine.session.view import LogLine, View

VERSION: Final = 1
HIDDEN: Final = "hidden"
"""Stands for a step of which the viewer may know nothing."""
_AGREED: Final = ("game", "edition", "mode", "option", "seat", "|")
"""The words of a record's header that a report repeats. The seed would tell what chance brings."""


def write_report(session: Session, viewer: int = PUBLIC) -> str:
    """The whole text: what was agreed, the log, the table as it stands, every point, as `viewer` knows it."""
    lines = [
        f"{REPORT} {VERSION}",
        "# Written to be read. It leaves out what is hidden, so it cannot be continued.",
        "for everybody" if viewer == PUBLIC else f"for seat {viewer + 1}",
        *(line for line in write_header(session.setup, mode=session.mode).split("\n") if _agreed(line)),
        "log",
        *([f"from {_table(session.view(viewer, at=0), session)}"] if session.position else []),
        *_log(session, viewer),
        *_standing(session, session.view(viewer)),
    ]
    return "\n".join([*lines, ""])


def _agreed(line: str) -> bool:
    return line.partition(" ")[0] in _AGREED


def _log(session: Session, viewer: int) -> Iterator[str]:
    """Every line of the ledger and who decides, no more; lines that were taken back keep their mark."""
    told = iter(session.log(viewer))
    for entry in session.record().entries:
        if isinstance(entry, Line):
            yield write_line(_told(session, next(told)))
        elif isinstance(entry, Handover):
            yield write_line(entry)


def _told(session: Session, line: LogLine) -> Line:
    """A line in the notation of what the viewer may know of it."""
    text = line.text or (session.write(line.step) if line.step is not None else HIDDEN)
    return Line(line.who, text, line.undone, line.consented)


def _standing(session: Session, view: View) -> Iterator[str]:
    """The table as the viewer sees it, then the sheets: seat, round, points, kind, rule, pieces."""
    yield "table"
    yield f"asked {view.prompt.key}" + (f" seat {view.prompt.seat + 1}" if view.prompt.seat >= 0 else "")
    yield f"view {_table(view, session)}"
    yield "points"
    for sheet in view.sheets:
        rank = f" rank {view.ranks[sheet.seat]}" if view.ranks else ""
        yield f"{sheet.seat + 1} total {sheet.total}{rank}"
        for line in sheet.lines:
            yield f"{sheet.seat + 1} {_points(line)}"


def _points(line: ScoreLine) -> str:
    words = [f"round {line.round}" if line.round else "", f"{line.points:+}", line.key, line.rule]
    return " ".join(filter(None, [*words, _pieces(line.refs)]))


def _pieces(refs: tuple[Ref, ...]) -> str:
    return ", ".join(f"{ref.kind} {ref.name}" for ref in refs)


def _table(view: View, session: Session) -> str:
    return session.game.write_observation(view.observation)
