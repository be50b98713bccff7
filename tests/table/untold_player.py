"""People who tell no hidden card: they show what they lay, play or count, and point at everything else."""

from __future__ import annotations

from engine.core.component import word
from engine.session.ahead import state_at
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, ORANGE, TOKEN_NAMES
from tests.table.layouts import one_pad
from tests.table.player import Player
from tests.table.real_cards import RealPieces, Told


class UntoldPlayer(Player):
    """One pad, a play with real pieces, and hands that do what the play says."""

    def __init__(self, real: RealPieces, *, seed: int = 0) -> None:
        super().__init__(real, one_pad(), seed=seed)
        self.real = real

    def play_out(self) -> str:
        """Play to the end; what went wrong, or nothing."""
        truth: list[str] = []
        rules = self.real.rules
        while not self.real.over:
            state = self.real.state.clone()
            places = dict(self.real.places)
            told = list(self.real.steps())
            now, self.real.places = self.real.places, places
            for one in told:
                truth.append(rules.write(one.step, state))
                rules.apply(state, one.step)
            for number, one in enumerate(told):
                if not self.reached(len(truth) - len(told) + number + 1):
                    self.act(one)
            self.real.places = now
            if self.texts != truth:
                return f"{self.texts[-3:]} for {truth[-3:]}, {self.real.truth.pending}"
        return ""

    def act(self, told: Told) -> None:
        """Do with hands what is told."""
        step = told.step
        goal = self.session.length + 1
        seat = self.session.view().prompt.seat + 1
        match step:
            case st.FillDock(card) if card != ORANGE:
                self.show(self.real.at(self._name(card), "unseen"))
            case st.Take(dock) | st.Fetch(dock) if state_at(self.session).docks[dock] != ORANGE:
                card = state_at(self.session).docks[dock]
                self.show(self.real.at(self._name(card), f"dock-{dock + 1}"))
            case st.Play() | st.LaySet() | st.AddCards() | st.LayLast():
                self._use(told, seat)
            case st.PickToken(token):
                self.show(self.real.at(TOKEN_NAMES[token], "tokens", "unseen-tokens"))
            case st.ShowCard(card):
                owner = dict(self.session.view().prompt.args)["seat"]
                own = [f"{owner}.{place}" for place in ("hand", "corruption")]
                laid = [place for place in self.real.places.values() if place.startswith(f"{owner}.laid")]
                self.show(self.real.at(self._name(card), *own, *laid))
            case _:
                self.point(*self.real.rules.refs(step, state_at(self.session)))
        if not self.reached(goal):
            self.ask(step, goal)

    def _use(self, told: Told, seat: int) -> None:
        """Show the cards and say what for."""
        shown = []
        for card in told.shown:
            lying = [
                one
                for one, place in self.real.places.items()
                if place == f"{seat}.hand" and one.piece == self._name(card) and one not in shown
            ]
            shown.append(min(lying))
            self.show(shown[-1])
        said = {st.Play: "play", st.AddCards: "add"}.get(type(told.step), "lay")
        goods = [card for card in told.shown if card < FIRST_CHARACTER and self._good(card) >= 0]
        if not goods and not isinstance(told.step, st.Play):
            refs = self.real.rules.refs(told.step, state_at(self.session))
            self.point(*(ref for ref in refs if ref.kind == "good"))
        self.point(word(said))

    def _name(self, card: int) -> str:
        return self.real.truth.board.edition.cards[card].id

    def _good(self, card: int) -> int:
        return self.real.truth.board.edition.cards[card].good
