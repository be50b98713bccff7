"""People who tell no hidden card: they show or lay what they use, play or count, and point at the rest."""

from __future__ import annotations

from typing import Any, Final, cast

from engine.companion.catalogue import Instance
from engine.companion.tableau import FACE_DOWN
from engine.core.game import Decision
from engine.sobek import steps as st
from engine.sobek.components import GOODS
from tests.table.layouts import BOARD, MAT, Standing, Table, one_pad
from tests.table.player import PATIENCE_S, Player
from tests.table.real_cards import Told
from tests.table.real_pieces import RealPieces
from tests.table.untold_hands import Telling
from tests.table.virtual_readers import VirtualReaders

_SETS: Final = (*GOODS, "laid-*")


def at_places(seats: int, *, piles: bool, hands: bool) -> Table:
    """A reader under each dock, the discards and each seat's sets, and a pad.

    `piles`: the readers of the seats see corruption and curses as well; `hands`: hands lie on readers, too.
    """
    own = (*_SETS, "corruption", "curses") if piles else _SETS
    numbers = range(1, seats + 1)
    docks = tuple((f"dock-{dock}",) for dock in range(1, 10))
    return (
        Standing("docks-1", BOARD, docks[:8]),
        Standing("docks-2", BOARD, docks[8:]),
        Standing("discards", MAT, (("discards",),)),
        *(Standing(f"seat-{seat}", MAT, (tuple(f"{seat}.{name}" for name in own),)) for seat in numbers),
        *(Standing(f"hand-{seat}", MAT, ((f"{seat}.hand",),)) for seat in numbers if hands),
        Standing("pad", BOARD),
    )


class UntoldPlayer(Player):
    """A play with real pieces, and hands that do what the play says."""

    def __init__(self, real: RealPieces, *, table: Table = (), seed: int = 0) -> None:
        table = table or one_pad()
        super().__init__(cast(Any, real), table, VirtualReaders(table, real.setup.game, seed=seed))
        self.real = real
        self.telling = Telling(real, self.session, self._known)
        self._ahead: dict[Instance, str] = {}
        """Where pieces lie that were moved because a gate said so, before nature does it."""

    def play_out(self) -> str:
        """Play to the end; what went wrong, or nothing."""
        while not self.real.over:
            self.telling.next(self.act)
            self._finish()
            if wrong := self.telling.wrong():
                return f"{wrong}, after {self.texts[: self.telling.entered][-4:]}"
        return ""

    def _known(self, one: Instance) -> bool:
        chronicle = self.referee.chronicle
        place = chronicle.whereabouts.of(one)
        return not place.startswith("unseen") and bool(chronicle.now.inventory.at(place).get(one.piece))

    def _finish(self) -> None:
        """Everything lies where it belongs now, and readers have seen it."""
        goal = self.telling.entered + len(self.telling.due)
        lies = self.real.lies
        self._ahead = {one: end for one, end in self._ahead.items() if lies[one] != end}
        for one, end in {**self.telling.was, **self.telling.ends, **self._ahead}.items():
            self.put(one, end)
        if self.placed:
            self.look_round()
            self.wait(2.0, lambda: self.reached(goal))
        self._open_gate()

    def _open_gate(self) -> None:
        """What a bot wants done is done; where no reader sees all of it, that is said."""
        if self.referee.gate is None:
            return
        self.wait(PATIENCE_S, lambda: self.referee.gate is None)
        self._obey()
        gate = self.referee.gate
        if gate is not None:
            seen = bool(gate.moves) and all(map(self.referee.cardboard.has_station, gate.moves))
            self.asked["unneeded" if seen else "said done"] += 1
            self.referee.confirm()

    def _obey(self) -> None:
        """What a list names and still lies where it says is carried where it says.

        With the last word of a bot a round is counted, and hands go under corruption tiles, at once.
        """
        left = self.referee.gate.left if self.referee.gate is not None else ()
        free = {**self.real.lies, **self._ahead}
        for move in sorted(left, key=lambda move: move.piece == FACE_DOWN):
            any_piece = move.piece == FACE_DOWN
            lying = sorted(
                one for one, at in free.items() if at == move.start and (any_piece or one.piece == move.piece)
            )
            if lying:
                self._ahead[lying[0]] = free[lying[0]] = move.end
                self.put(lying[0], move.end)
        if left:
            self.wait(PATIENCE_S, lambda: self.referee.gate is None)

    def _hears(self, place: str) -> bool:
        """Whether a reader is there that is known to listen."""
        station = self.layout.sees(place)
        return bool(station) and station not in self.down

    # --- one step -----------------------------------------------------------------------------

    def act(self, told: Told) -> None:
        """Do with hands what is told."""
        step, goal = told.step, self.session.length + 1
        node = self.session.node
        if isinstance(node, Decision) and self.real.is_bot(node.seat):
            self.session.submit(step)
            for one, end in self.telling.ends.items():
                self.put(one, end)
            self._open_gate()
            return
        own, ends = self.telling.own(told), self.telling.ends
        going = [one for one in ends if isinstance(step, st.Take) and one not in own]
        laid = [one for one in (*own, *going) if one in ends and self._hears(ends[one])]
        for one in laid:
            self.put(one, ends[one])
        if laid:
            self.wait(PATIENCE_S, lambda: self.reached(goal))
        for one in () if self.telling.secret(step) else own:
            if one not in laid and not self.reached(goal):
                self.show(one)
                self.put(one, self.telling.was[one])
        for refs in () if self.reached(goal) else self.telling.said(told, laid=bool(laid)):
            if not self.reached(goal):
                self.point(*refs)
        if not self.reached(goal) and not self.wait(PATIENCE_S, lambda: self.reached(goal)):
            self.ask(step, goal)
