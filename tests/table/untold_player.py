"""People who tell no hidden card: they show what they lay, play or count, and point at everything else."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from engine.companion.catalogue import Instance
from engine.core.component import word
from engine.session.ahead import state_at
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, ORANGE, TOKEN_NAMES
from tests.table.layouts import one_pad
from tests.table.player import Player
from tests.table.real_cards import RealPieces, Told
from tests.table.virtual_readers import VirtualReaders


class UntoldPlayer(Player):
    """One pad, a play with real pieces, and hands that do what the play says."""

    def __init__(self, real: RealPieces, *, seed: int = 0) -> None:
        super().__init__(cast(Any, real), one_pad(), VirtualReaders(one_pad(), real.setup.game, seed=seed))
        self.real = real
        self._lying: dict[Instance, str] = {}

    def play_out(self) -> str:
        """Play to the end; what went wrong, or nothing."""
        truth: list[str] = []
        rules = self.real.rules
        while not self.real.over:
            state = self.real.state.clone()
            before = dict(self.real.places)
            told = list(self.real.steps())
            due: list[str] = []
            self._lying = before
            for one in told:
                due.append(rules.write(one.step, state))
                rules.apply(state, one.step)
                entered = self.texts[len(truth) :]
                if Counter(due)[due[-1]] > Counter(entered)[due[-1]]:
                    self.act(one)
            entered = self.texts[len(truth) : len(truth) + len(due)]
            if sorted(entered) != sorted(due):
                return f"{entered} for {due}"
            truth += entered  # cards may be shown in any order
        return ""

    def act(self, told: Told) -> None:
        """Do with hands what is told."""
        step = told.step
        goal = self.session.length + 1
        match step:
            case st.FillDock(card) if card != ORANGE:
                self.show(self._moved(self._name(card), "unseen"))
            case st.Take(dock) | st.Fetch(dock) if state_at(self.session).docks[dock] != ORANGE:
                card = state_at(self.session).docks[dock]
                self.show(self._moved(self._name(card), f"dock-{dock + 1}"))
            case st.Play() | st.LaySet() | st.AddCards() | st.LayLast():
                self._use(told)
            case st.PickToken(token):
                self.show(self._moved(TOKEN_NAMES[token], "tokens"))
            case st.ShowCard(card):
                args = dict(self.session.view().prompt.args)
                laid = f"laid-{args['good']}" if args.get("use") == "last" else ""
                self.show(self._moved(self._name(card), f"{args['seat']}.{laid}"))
            case _:
                self.point(*self.real.rules.refs(step, state_at(self.session)))
        if not self.reached(goal):
            self.ask(step, goal)

    def _moved(self, piece: str, start: str) -> Instance:
        """A piece that lay where that begins, and goes elsewhere in truth; each is had once."""
        lying = [one for one, place in self._lying.items() if one.piece == piece and place.startswith(start)]
        gone = [one for one in lying if self.real.places[one] != self._lying[one]]
        # Of equal cards people show one that they have not told yet.
        found = min(gone or lying, key=lambda one: (self._told(one), one))
        del self._lying[found]
        return found

    def _told(self, one: Instance) -> bool:
        chronicle = self.referee.chronicle
        place = chronicle.whereabouts.of(one)
        return not place.startswith("unseen") and bool(chronicle.now.inventory.at(place).get(one.piece))

    def _use(self, told: Told) -> None:
        """Show the cards and say what for."""
        seat, goal = self.session.view().prompt.seat + 1, self.session.length + 1
        for card in told.shown:
            if not self.reached(goal):
                self.show(self._moved(self._name(card), f"{seat}.hand"))
        said = {st.Play: "play", st.AddCards: "add"}.get(type(told.step), "lay")
        goods = [card for card in told.shown if card < FIRST_CHARACTER and self._good(card) >= 0]
        if self.reached(goal):
            return
        if not goods and not isinstance(told.step, st.Play):
            refs = self.real.rules.refs(told.step, state_at(self.session))
            self.point(*(ref for ref in refs if ref.kind == "good"))
        self.point(word(said))

    def _name(self, card: int) -> str:
        return self.real.truth.board.edition.cards[card].id

    def _good(self, card: int) -> int:
        return self.real.truth.board.edition.cards[card].good
