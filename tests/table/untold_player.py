"""People who tell no hidden card: they show or lay what they use, play or count, and point at the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast

from engine.companion.catalogue import Instance
from engine.core.component import word
from engine.core.game import Decision
from engine.session.ahead import state_at
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, GOODS, ORANGE, TOKEN_NAMES
from tests.table.layouts import BOARD, MAT, Standing, Table, one_pad
from tests.table.player import PATIENCE_S, Player
from tests.table.real_cards import Told
from tests.table.real_pieces import RealPieces
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
        self._was: dict[Instance, str] = {}
        self._ends: dict[Instance, str] = {}
        self._had: set[Instance] = set()

    def play_out(self) -> str:
        """Play to the end; what went wrong, or nothing."""
        truth: list[str] = []
        rules = self.real.rules
        while not self.real.over:
            state = self.real.state.clone()
            self._was = self.real.lies
            told = list(self.real.steps())
            lies = self.real.lies
            self._ends = {one: lies[one] for one, place in self._was.items() if lies[one] != place}
            due: list[str] = []
            self._had.clear()
            for one in told:
                due.append(rules.write(one.step, state))
                rules.apply(state, one.step)
                entered = self.texts[len(truth) :]
                if Counter(due)[due[-1]] > Counter(entered)[due[-1]]:
                    self.act(one)
            self._finish(len(truth) + len(due))
            entered = self.texts[len(truth) : len(truth) + len(due)]
            if sorted(entered) != sorted(due):
                return f"{entered} for {due}, after {truth[-3:]}"
            truth += entered  # cards may be shown in any order
        return ""

    def _finish(self, goal: int) -> None:
        """Everything lies where it belongs now, and readers have seen it."""
        for one, end in {**self._was, **self._ends}.items():
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
        gate = self.referee.gate
        if gate is not None:
            seen = bool(gate.moves) and all(map(self.referee.cardboard.has_station, gate.moves))
            self.asked["unneeded" if seen else "said done"] += 1
            self.referee.confirm()

    # --- one step -----------------------------------------------------------------------------

    def act(self, told: Told) -> None:
        """Do with hands what is told."""
        step, goal = told.step, self.session.length + 1
        node = self.session.node
        if isinstance(node, Decision) and self.real.is_bot(node.seat):
            self.session.submit(step)
            for one, end in self._ends.items():
                self.put(one, end)
            self._open_gate()
            return
        own = self._own(told)
        going = [one for one in self._ends if isinstance(step, st.Take) and one not in own]
        laid = [one for one in (*own, *going) if one in self._ends and self.layout.sees(self._ends[one])]
        for one in laid:
            self.put(one, self._ends[one])
        if laid:
            self.wait(PATIENCE_S, lambda: self.reached(goal))
        if not self._secret(step):
            for one in own:
                if one not in laid and not self.reached(goal):
                    self.show(one)
                    self.put(one, self._was[one])
        if not self.reached(goal):
            self._say(told, laid)
        if not self.reached(goal):
            self.ask(step, goal)

    def _own(self, told: Told) -> list[Instance]:
        """The pieces that the step is about."""
        step, state = told.step, state_at(self.session)
        seat = state.pending[-1][1] + 1
        args = dict(self.session.view().prompt.args)
        match step:
            case st.FillDock(card) if card != ORANGE:
                return [self._piece(self._name(card), "unseen")]
            case st.FillDock():
                return [one for one, end in self._ends.items() if end.startswith("dock-")]
            case st.Take(dock) | st.Fetch(dock):
                return [one for one in self._ends if self._was[one] == f"dock-{dock + 1}"]
            case st.Play() | st.LaySet() | st.AddCards() | st.LayLast():
                return [self._piece(self._name(card), f"{seat}.hand") for card in told.shown]
            case st.PickToken(token):
                return [self._piece(TOKEN_NAMES[token], "tokens", "unseen-tokens")]
            case st.ShowCard(card):
                laid = f"laid-{args['good']}" if args.get("use") == "last" else ""
                owner = args.get("victim", args.get("seat", ""))
                return [self._piece(self._name(card), f"{owner}.{laid}")]
            case st.DealCard(card) | st.DrawCard(card) | st.BindCharacter(card) | st.DrawStolen(card):
                return [self._piece(self._name(card), "")]
            case st.BindToken(token):
                return [self._piece(TOKEN_NAMES[token], "unseen-tokens", "tokens")]
            case st.NameGood() | st.Discard() | st.Claim() | st.Steal() | st.AttachCurse() | st.Prosper():
                return list(self._ends)
        return []

    def _secret(self, step: st.Step) -> bool:
        """Whether nobody shows what the step moves, or showing it says nothing."""
        match step:
            case st.Take(dock) | st.Fetch(dock):
                return bool(state_at(self.session).docks[dock] == ORANGE)
            case st.FillDock(card):
                return bool(card == ORANGE)
        return isinstance(step, st.Discard | st.Claim | st.Steal | st.AttachCurse | st.Prosper)

    def _piece(self, piece: str, *starts: str) -> Instance:
        """A piece that lies where that begins, and best goes elsewhere; each is had once."""
        lying = [one for one, place in self._was.items() if one.piece == piece and place.startswith(starts)]
        # Of equal cards people show one that they have not told yet.
        found = min(lying, key=lambda one: (one in self._had, one not in self._ends, self._told(one), one))
        self._had.add(found)
        return found

    def _told(self, one: Instance) -> bool:
        chronicle = self.referee.chronicle
        place = chronicle.whereabouts.of(one)
        return not place.startswith("unseen") and bool(chronicle.now.inventory.at(place).get(one.piece))

    def _say(self, told: Told, laid: list[Instance]) -> None:
        """Point at what the pieces do not say: where cards were shown, the word and perhaps the good."""
        step, state = told.step, state_at(self.session)
        refs = self.real.rules.refs(step, state)
        if not isinstance(step, st.Play | st.LaySet | st.AddCards | st.LayLast):
            self.point(*refs)
            return
        said = {st.Play: "play", st.AddCards: "add"}.get(type(step), "lay")
        goods = [card for card in told.shown if card < FIRST_CHARACTER and self._good(card) >= 0]
        if not goods and not isinstance(step, st.Play):
            goal = self.session.length + 1
            self.point(*(ref for ref in refs if ref.kind == "good"))
            if self.reached(goal):
                return
        if told.shown and not laid:
            self.point(word(said))
        elif not laid:
            self.point(*refs)

    def _name(self, card: int) -> str:
        return str(self.real.truth.board.edition.cards[card].id)

    def _good(self, card: int) -> int:
        return int(self.real.truth.board.edition.cards[card].good)
