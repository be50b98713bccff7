"""Gates: what hands have to move before play goes on, ticked off as it is seen, shown or waived."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.companion.receipts import Gate
from engine.companion.repair import Move


class Gates:
    """The gate that is shut now, if any. `shut_by` hears of each that shuts, `opened` when it opens."""

    def __init__(self, *, shut_by: Callable[[Gate], None], opened: Callable[[], None]) -> None:
        self.gate: Gate | None = None
        self._shut_by = shut_by
        self._opened = opened

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is still to be moved; empty where nothing is, or no gate is shut."""
        return self.gate.left if self.gate is not None else ()

    def shut(self, gate: Gate) -> None:
        """Shut a gate in place of any other; one with nothing in it is none."""
        self.gate = None
        if gate.moves or gate.steps:
            self.gate = gate
            self._shut_by(gate)

    def open(self) -> None:
        """All has been done, or waived."""
        if self.gate is not None:
            self.gate = None
            self._opened()

    def tick(self, piece: str) -> bool:
        """Tick off the first move of such a piece; whether there is any."""
        return self._tick(lambda move: move.piece == piece, only_one=True)

    def tick_seen(self, seen: Callable[[Move], bool]) -> None:
        """Tick off every move of which a station sees that it has been done."""
        self._tick(seen, only_one=False)

    def _tick(self, fits: Callable[[Move], bool], *, only_one: bool) -> bool:
        gate = self.gate
        if gate is None:
            return False
        found = [number for number, move in enumerate(gate.moves) if number not in gate.done and fits(move)]
        self.gate = replace(gate, done=gate.done.union(found[:1] if only_one else found))
        if gate.moves and not self.gate.left:
            self.open()
        return bool(found)

    def list_anew(self, moves: tuple[Move, ...]) -> None:
        """What is still to be moved has changed under people's hands."""
        if self.gate is not None:
            self.gate = replace(self.gate, moves=moves, done=frozenset())
