"""What hands do where people tell no hidden card: which pieces they use, and what is said besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.companion.catalogue import Instance
from engine.core.component import Ref, word
from engine.session.ahead import state_at, step_at
from engine.session.session import Session
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, ORANGE, TOKEN_NAMES
from tests.table.real_cards import Told
from tests.table.real_pieces import RealPieces


class Telling:
    """A play with real pieces as the people of a session tell it. `known`: whether a card was told before.

    `was` has where every piece lay before the step that is told, `ends` where those lie afterwards that move.
    """

    def __init__(self, real: RealPieces, session: Session, known: Callable[[Instance], bool]) -> None:
        self.real = real
        self.session = session
        self._known = known
        self._had: set[Instance] = set()
        self._last: tuple[Any, list[Told]] = (None, [])
        self.was: dict[Instance, str] = {}
        self.ends: dict[Instance, str] = {}
        self.entered = 0
        self.due: list[str] = []

    def next(self, act: Callable[[Told], None]) -> None:
        """One step of nature: `act` is called for what the session does not know by then."""
        state = self.real.state.clone()
        self.was = self.real.lies
        told = list(self.real.steps())
        lies = self.real.lies
        self.ends = {one: lies[one] for one, place in self.was.items() if lies[one] != place}
        self._last = (state, told)
        self.again(act)

    def again(self, act: Callable[[Told], None]) -> None:
        """The same step once more, after it was taken back."""
        start, told = self._last
        state, rules = start.clone(), self.real.rules
        self._had.clear()
        self.due = []
        for one in told:
            self.due.append(rules.write(one.step, state))
            rules.apply(state, one.step)
            if Counter(self.due)[self.due[-1]] > Counter(self.texts)[self.due[-1]]:
                act(one)

    @property
    def texts(self) -> list[str]:
        """What has entered since the last step of nature."""
        session = self.session
        return [step_at(session, frame)[1] for frame in range(self.entered + 1, session.length + 1)]

    def wrong(self) -> str:
        """What is wrong with what has entered for the step, or nothing; then it counts."""
        entered = self.texts[: len(self.due)]
        self.entered += len(entered)
        # Cards may be shown in any order.
        return "" if sorted(entered) == sorted(self.due) else f"{entered} for {self.due}"

    def own(self, told: Told) -> list[Instance]:
        """The pieces that the step is about."""
        step, state = told.step, state_at(self.session)
        seat = state.pending[-1][1] + 1
        args = dict(self.session.view().prompt.args)
        match step:
            case st.FillDock(card) if card != ORANGE:
                return [self._piece(self._name(card), "unseen")]
            case st.FillDock():
                return [one for one, end in self.ends.items() if end.startswith("dock-")]
            case st.Take(dock) | st.Fetch(dock):
                return [one for one in self.ends if self.was[one] == f"dock-{dock + 1}"]
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
                return list(self.ends)
        return []

    def secret(self, step: st.Step) -> bool:
        """Whether nobody shows what the step moves, or showing it says nothing."""
        match step:
            case st.Take(dock) | st.Fetch(dock):
                return bool(state_at(self.session).docks[dock] == ORANGE)
            case st.FillDock(card):
                return bool(card == ORANGE)
        silent = st.NameGood | st.Discard | st.Claim | st.Steal | st.AttachCurse | st.Prosper
        return isinstance(step, silent)

    def _piece(self, piece: str, *starts: str) -> Instance:
        """A piece that lies where that begins, and best goes elsewhere; each is had once."""
        lying = [one for one, place in self.was.items() if one.piece == piece and place.startswith(starts)]
        # Of equal cards people show one that they have not told yet.
        found = min(lying, key=lambda one: (one in self._had, one not in self.ends, self._known(one), one))
        self._had.add(found)
        return found

    def said(self, told: Told, *, laid: bool) -> list[tuple[Ref, ...]]:
        """What is pointed at besides, one after the other; `laid`: its cards lie where a reader sees them."""
        step = told.step
        refs = self.real.rules.refs(step, state_at(self.session))
        if not isinstance(step, st.Play | st.LaySet | st.AddCards | st.LayLast):
            return [tuple(refs)]
        found: list[tuple[Ref, ...]] = []
        good = [card for card in told.shown if card < FIRST_CHARACTER and self._card(card).good >= 0]
        if not good and not isinstance(step, st.Play):
            found.append(tuple(ref for ref in refs if ref.kind == "good"))
        if not laid:
            named = {st.Play: "play", st.AddCards: "add"}.get(type(step), "lay")
            found.append((word(named),) if told.shown else tuple(refs))
        return found

    def _card(self, card: int) -> Any:
        return self.real.truth.board.edition.cards[card]

    def _name(self, card: int) -> str:
        return str(self._card(card).id)
