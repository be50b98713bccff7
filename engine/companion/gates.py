"""Gates: what hands have to move before play goes on, ticked off as it is seen, shown or waived."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from engine.companion.gate_words import gate_word
from engine.companion.receipts import Gate, GateKind
from engine.companion.repair import Move


class Gates:
    """The gate that is shut now, if any. `shut_by` hears of each that shuts, `opened` when it opens.

    `keep` hears of every change first, as the word of what there is then.
    """

    def __init__(
        self,
        *,
        shut_by: Callable[[Gate], None],
        opened: Callable[[], None],
        keep: Callable[[str], None],
    ) -> None:
        self.gate: Gate | None = None
        self._shut_by = shut_by
        self._opened = opened
        self._keep = keep

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is still to be moved; empty where nothing is, or no gate is shut."""
        return self.gate.left if self.gate is not None else ()

    def shut(self, gate: Gate) -> None:
        """Shut a gate in place of any other; one with nothing in it is none."""
        self.gate = gate if gate.left or gate.steps else None
        self._keep(gate_word(self.gate))
        if self.gate is not None:
            self._shut_by(self.gate)

    def open(self) -> None:
        """All has been done, or waived."""
        if self.gate is not None:
            self.gate = None
            self._keep(gate_word(None))
            self._opened()

    def tick(self, piece: str) -> bool:
        """Tick off the first move of such a piece; whether there is any."""
        return self._tick(lambda move: move.piece == piece, only_one=True)

    def tick_seen(self, seen: Callable[[Move], bool]) -> None:
        """Tick off every move of which a station sees that it has been done."""
        self._tick(seen, only_one=False)

    def differ(
        self, left: tuple[Move, ...], long: bool, seen: Callable[[Move], bool], station: Callable[[str], str]
    ) -> None:
        """The table differs by `left`: what stations see that is done is ticked off. After `long` what was
        moved besides is added. A piece that is in somebody's hand, or lies wrongly, has still to come.
        """
        gate = self.gate
        if gate is None or gate.kind is GateKind.RESUMED:
            return
        if gate.kind is GateKind.REPAIR:
            self.list_anew(left)
            return
        over = list(left)
        open_ones = list(self.moves)
        for ends in (_whole, _by_end, _by_start):
            for move in list(open_ones):
                kind = ends(move, station)
                same = next((one for one in over if ends(one, station) == kind), None)
                if same is not None:
                    over.remove(same)
                    open_ones.remove(move)
        done = Counter(move for move in open_ones if seen(move))

        def fits(move: Move) -> bool:
            done[move] -= 1
            return done[move] >= 0

        self._tick(fits, only_one=False)
        if self.gate is not None and long and over:
            self.gate = replace(self.gate, moves=(*self.gate.moves, *over))
            self._keep(gate_word(self.gate))
            self._shut_by(self.gate)

    def _tick(self, fits: Callable[[Move], bool], *, only_one: bool) -> bool:
        gate = self.gate
        if gate is None:
            return False
        found = [number for number, move in enumerate(gate.moves) if number not in gate.done and fits(move)]
        if found:
            self.gate = replace(gate, done=gate.done.union(found[:1] if only_one else found))
            if not self.gate.left:
                self.open()
            else:
                self._keep(gate_word(self.gate))
        return bool(found)

    def list_anew(self, moves: tuple[Move, ...]) -> None:
        """What is still to be moved has changed under people's hands."""
        if self.gate is not None and moves != self.gate.left:
            self.gate = replace(self.gate, moves=moves, done=frozenset())
            self._keep(gate_word(self.gate))


def _whole(move: Move, station: Callable[[str], str]) -> tuple[str, ...]:
    return (move.piece, station(move.start), station(move.end))


def _by_end(move: Move, station: Callable[[str], str]) -> tuple[str, ...]:
    return (move.piece, station(move.end))


def _by_start(move: Move, station: Callable[[str], str]) -> tuple[str, ...]:
    return (move.piece, station(move.start))
