"""What goes into a referee and what comes out of it, told to a witness as plain values of JSON.

docs/table-log.md lists the words. A witness that is told what came out while something goes in knows that
the one follows from the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from typing import Any, Final

from engine.companion.catalogue import Box, Instance, read_instance
from engine.companion.receipts import Receipt, Said
from engine.companion.stations import Kind, Layout, Station
from engine.core.component import Ref
from engine.session.ahead import state_at, step_at
from engine.session.session import Session
from engine.session.view import Change, ChangeKind

MOST_CHOICES: Final = 8
"""Of the steps that are asked so many are written out."""

Values = Mapping[str, Any]


class Witness:
    """Hears of one session; `note` is where it comes to. Make it before the referee.

    `now_s` is the time of what was told last.
    """

    def __init__(self, session: Session) -> None:
        self.now_s = 0.0
        self._session = session
        self._depth = 0
        self._ended = False
        session.subscribe(self._changed)

    def note(self, at_s: float, values: Values) -> None:
        """Something went in, or came out."""
        raise NotImplementedError

    def end(self) -> None:
        """Hear nothing any more."""
        self._ended = True

    @contextmanager
    def within(self, values: Values | None = None, at_s: float | None = None) -> Iterator[None]:
        """What happens in here follows from what the values say, or else from what was said before."""
        if at_s is not None:
            self.now_s = at_s
        if values is not None and not self._depth:
            self._note(values)
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1

    def receipt(self, receipt: Receipt) -> None:
        """The referee has told something."""
        self._note(receipt_values(self._session, receipt))

    def _note(self, values: Values) -> None:
        if not self._ended:
            self.note(self.now_s, values)

    def _changed(self, change: Change) -> None:
        """The ledger is another: by the referee, or by somebody else."""
        if self._depth or change.kind is ChangeKind.HANDS:
            self._note({"ledger": list(change.journal)})
            return
        match change.kind:
            case ChangeKind.STEPS:
                steps = [
                    step_at(self._session, frame)
                    for frame in range(change.first, change.first + change.count)
                ]
                self._note({"do": "enter", "steps": [text for _, text, _ in steps]})
            case ChangeKind.REWOUND:
                self._note({"do": "go-back", "frame": change.first - 1})
            case ChangeKind.SEATS:
                self._note({"do": "seats", "controllers": list(self._session.controllers)})
            case ChangeKind.PROCEEDED:
                self._note({"do": "proceed"})


def receipt_values(session: Session, receipt: Receipt) -> dict[str, Any]:
    """A receipt, without its time and without what is empty."""
    found: dict[str, Any] = {"said": receipt.said.value, "to": list(receipt.audience)}
    for name in ("station", "tag", "piece", "lies_at"):
        if getattr(receipt, name):
            found[name] = getattr(receipt, name)
    if receipt.said is Said.ACCEPTED:
        frames = range(session.length - len(receipt.steps) + 1, session.length + 1)
        found["steps"] = [step_at(session, frame)[1] for frame in frames]
    if receipt.frame >= 0:
        found["frame"] = receipt.frame
    if receipt.reason is not None:
        found["reason"] = receipt.reason.key
    if receipt.moves:
        found["moves"] = [[move.piece, move.start, move.end] for move in receipt.moves]
    if len(receipt.choices):
        state = state_at(session)
        found["choices"] = len(receipt.choices)
        found["among"] = [session.game.write(step, state) for step in islice(receipt.choices, MOST_CHOICES)]
    if receipt.share:
        found["share"] = round(receipt.share, 3)
    return found


# ------------------------------------------------------------------------------------------ as values


def layout_values(layout: Layout) -> list[dict[str, Any]]:
    """All stations."""
    return [asdict(station) | {"places": list(station.places)} for station in layout.stations]


def read_layout(values: Sequence[Values]) -> Layout:
    """The stations that the values name. Raises KeyError, TypeError or ValueError."""
    return Layout(
        Station(**{**told, "places": tuple(map(str, told["places"])), "kind": Kind(told["kind"])})
        for told in values
    )


def box_values(box: Box) -> dict[str, Any]:
    """The box with its tags; also one that has no key."""
    return {
        "game": box.game,
        "edition": box.edition,
        "name": box.name,
        "key": box.key,
        "tags": {tag: str(instance) for tag, instance in box.tags.items()},
        "retired": {tag: str(instance) for tag, instance in box.retired.items()},
    }


def read_box_values(values: Values) -> Box:
    """The box that the values describe. Raises KeyError, TypeError or ValueError."""
    words = [str(values[name]) for name in ("game", "edition", "name", "key")]
    tags, retired = (_tags(values.get(name, {})) for name in ("tags", "retired"))
    return Box(words[0], words[1], words[2], words[3], tags, retired)


def _tags(values: Mapping[str, str]) -> dict[str, Instance]:
    return {tag: read_instance(piece) for tag, piece in values.items()}


def refs_values(refs: Sequence[Ref]) -> list[list[Any]]:
    """Refs in an order that does not depend on the run."""
    return [list(ref) for ref in sorted(refs)]


def read_refs(values: Sequence[Sequence[Any]]) -> tuple[Ref, ...]:
    """The refs that the values name. Raises TypeError."""
    return tuple(Ref(*told) for told in values)
