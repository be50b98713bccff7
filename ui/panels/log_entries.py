"""The log of a game as the entries of a list: headings, steps, and runs of what was dealt, in one order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.core.ledger import CHANCE
from engine.session.view import LogLine

_SHORTEST_RUN = 3


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry. `seat` is -1 for what nobody chose; `frame` is where to go back to, or -1.

    `refs` are the pieces and places it is about.
    """

    text: str
    effects: str = ""
    seat: int = -1
    frame: int = -1
    heading: bool = False
    undone: bool = False
    consented: bool = False
    details: tuple[str, ...] = ()
    refs: tuple[Ref, ...] = ()

    def spoken(self, name: str) -> str:
        """The entry as one line for a screen reader."""
        words = [name, self.text, self.effects]
        if self.undone:
            words.append(QCoreApplication.translate("Log", "taken back"))
        return ", ".join(word for word in words if word)


def log_entries(
    lines: Sequence[LogLine],
    words: Callable[[LogLine], tuple[str, str]],
    headings: Callable[[LogLine], tuple[str, ...]],
    refs: Callable[[LogLine], tuple[Ref, ...]] = lambda _line: (),
    alone: Callable[[LogLine], bool] = lambda _line: False,
    folded: Callable[[Sequence[LogLine]], str] = lambda run: str(len(run)),
) -> list[LogEntry]:
    """The entries of a log. Runs of at least three outcomes without a heading become one entry.

    `words` gives what happened and what it brought; `headings` what began with a line; `refs` what a
    step is about; `alone` which outcomes are worth an entry of their own; `folded` what a run of others is.
    """
    entries: list[LogEntry] = []
    run: list[LogLine] = []
    for line in lines:
        begun = headings(line)
        if line.who == CHANCE and not line.undone and not alone(line):
            run.append(line)
        else:
            entries += _run_entries(run, words, folded)
            run = []
            entries.append(replace(_entry(line, words), refs=() if line.undone else refs(line)))
        if begun:
            entries += _run_entries(run, words, folded)
            run = []
            entries += [LogEntry(heading, heading=True) for heading in begun]
    return entries + _run_entries(run, words, folded)


def _run_entries(
    run: list[LogLine],
    words: Callable[[LogLine], tuple[str, str]],
    folded: Callable[[Sequence[LogLine]], str],
) -> list[LogEntry]:
    singles = [_entry(line, words) for line in run]
    if len(run) < _SHORTEST_RUN:
        return singles
    return [LogEntry(folded(run), frame=singles[-1].frame, details=tuple(entry.text for entry in singles))]


def _entry(line: LogLine, words: Callable[[LogLine], tuple[str, str]]) -> LogEntry:
    if line.undone and line.step is None:
        return LogEntry(line.text, "", line.who, -1, undone=True, consented=line.consented)
    text, effects = words(line)
    return LogEntry(text, effects, line.who, line.frame, undone=line.undone, consented=line.consented)
