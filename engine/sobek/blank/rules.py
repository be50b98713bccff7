"""Sobek with the option `hidden blank`: the same rules, where people's hidden cards are not told.

A variant of the game object, so that a play in which everything is told knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.core.boards import Boards
from engine.core.chance import Pile, Rng
from engine.core.component import Hidden, Inventory, Ref
from engine.core.errors import IllegalStep, Reason
from engine.core.game import PUBLIC, Chance, Node, Prompt
from engine.core.setup import Setup
from engine.sobek import prompts as asked
from engine.sobek import rules
from engine.sobek import steps as st
from engine.sobek.blank import (
    dealing,
    ending,
    learning,
    legal,
    observe,
    playing,
    position,
    prompts,
    reasons,
    table,
)
from engine.sobek.blank.asks import (
    ASK_LOOK,
    ASK_PURGE,
    ASK_SHOW,
    ASK_TIE,
    ASK_UNSEEN,
    CHANCE_KEYS,
)
from engine.sobek.blank.board import BlankBoard
from engine.sobek.blank.claims import Use, unpack
from engine.sobek.events import Events
from engine.sobek.flow import advance
from engine.sobek.legal import Listed, TurnSteps
from engine.sobek.observation import SobekObservation
from engine.sobek.reasons import KINDS
from engine.sobek.state import ASK_ACTION, ASK_COURTISAN, ASK_OVER, ASK_TOKEN, State


def _show(state: State, step: st.ShowCard, events: Events) -> None:
    """A card is told, wherever it is and for whatever it is asked."""
    ask, seat, number = state.pending[-1]
    if ask is ASK_SHOW and unpack(number).use is Use.LAST:
        ending.show(state, seat, number, step, events)
    elif ask is ASK_SHOW:
        playing.show(state, seat, number, step, events)
    elif ask is ASK_PURGE:
        playing.purge_one(state, seat, number, step, events)
    elif ask is ASK_LOOK:
        playing.tell_looked(state, number, step, events)
    else:
        assert ask is ASK_TIE
        ending.show_tied(state, seat, step, events)


def _done(state: State, step: st.Done, events: Events) -> None:
    if state.pending[-1][0] is ASK_COURTISAN:
        playing.add_nothing(state, events)
    else:
        rules.HANDLERS[st.Done](state, step, events)


_HANDLERS: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    **rules.HANDLERS,
    st.DrawStolen: dealing.steal,
    st.ShowCard: _show,
    st.NoMore: playing.no_more,
    st.Count: ending.count,
    st.Take: playing.take,
    st.Play: playing.play,
    st.LaySet: playing.lay,
    st.Fetch: playing.fetch,
    st.PickToken: playing.pick,
    st.NameGood: playing.name_good,
    st.Steal: playing.rob,
    st.Look: playing.look,
    st.Claim: playing.claim,
    st.Discard: playing.discard,
    st.AddCards: playing.add,
    st.Done: _done,
}


def _people(setup: Setup) -> tuple[bool, ...]:
    """Which seats are people's."""
    return tuple(seat.human for seat in setup.seats)


class BlankSobek(rules.Sobek):
    """The rules where hidden cards of people stay blanks. It is had by `Sobek.variant`."""

    def __init__(self, editions: Mapping[str, str]) -> None:
        super().__init__(editions)
        self._blank_boards = Boards(self._new_blank_board, seats=_people)

    def variant(self, setup: Setup) -> rules.Sobek:
        """Itself: nobody has this object who has not asked for such a setup."""
        return self

    def board(self, setup: Setup) -> BlankBoard:
        """The constants of a play; which seats are bots' matters."""
        return self._blank_boards.of(setup)

    def _new_blank_board(self, setup: Setup) -> BlankBoard:
        self.check_setup(setup)
        return BlankBoard(self.edition(setup), setup)

    def suits_bots(self, setup: Setup, seat: int) -> bool:
        """Only seats that were bots' from the beginning: of the others' cards too little is told."""
        return self.board(setup).told[seat]

    def new_state(self, setup: Setup) -> State:
        """The first state: only bots are dealt cards that are told."""
        self.check_setup(setup)
        state = State(self.board(setup))
        dealing.begin_round(state, None)
        return state

    def node(self, state: State) -> Node:
        """Whose turn it is to do what."""
        ask, seat, number = state.pending[-1]
        if ask is ASK_LOOK:
            return Chance(CHANCE_KEYS[ask], (min(seat, number), max(seat, number)))
        if ask is ASK_TOKEN and state.looked.bit_count() > 1:
            looked = tuple(other for other in range(state.board.seats) if state.looked >> other & 1)
            return Chance(asked.CHANCE_KEYS[ask], looked)
        return Chance(CHANCE_KEYS[ask]) if ask in CHANCE_KEYS else super().node(state)

    def legal_actions(self, state: State) -> Listed | TurnSteps:
        """What the seat on turn may do."""
        return legal.legal_set(state)

    def chance_outcomes(self, state: State) -> Pile[Any]:
        """What may come, or be told."""
        return dealing.outcomes(state)

    def why_not(self, state: State, refs: Iterable[Ref]) -> Reason:
        """Why no legal step has all of the refs, or why no such card can be told."""
        return reasons.why_not(state, refs)

    def apply(
        self, state: State, step: st.Step, events: list[Any] | None = None, *, trusted: bool = False
    ) -> None:
        """Carry the step out on this state and go on to the next node."""
        if not trusted:
            self._check(state, step)
        _HANDLERS[type(step)](state, step, events)
        while True:
            if not state.pending:
                advance(state, events)
            ask = state.pending[-1][0]
            if ask is ASK_UNSEEN:
                dealing.draw_unseen(state, events)
            else:
                return

    def _check(self, state: State, step: st.Step) -> None:
        ask = state.pending[-1][0]
        if ask == ASK_OVER:
            raise IllegalStep(KINDS["over"]())
        if ask < ASK_ACTION:
            if not any(step == outcome for outcome, _ in self.chance_outcomes(state)):
                raise IllegalStep(self._not_outcome(state, step))
        elif step not in self.legal_actions(state):
            unasked = isinstance(step, st.Outcome)
            raise IllegalStep(KINDS["not-asked"]() if unasked else reasons.refusal(state, step))

    def _not_outcome(self, state: State, step: st.Step) -> Reason:
        if isinstance(step, st.ShowCard) and step.card < len(state.board.edition.cards):
            return reasons.not_shown(state, step.card)
        return KINDS["not-outcome"]()

    def learners(self, state: State, step: st.Step) -> list[int]:
        """Who learns something hidden from an action."""
        return learning.learners(state, step)

    def observe(self, state: State, viewer: int) -> SobekObservation:
        """What the viewer may see."""
        return observe.observe(state, viewer)

    def determinise(self, setup: Setup, observation: SobekObservation, rng: Rng) -> State:
        """One full state that fits the observation."""
        return observe.determinise(self.board(setup), observation, rng)

    def prompt(self, state: State, viewer: int) -> Prompt:
        """Who acts and what is asked."""
        return prompts.prompt(state, viewer)

    def read(self, text: str, state: State) -> st.Step:
        """The step that the notation names."""
        step = super().read(text, state)
        node = self.node(state)
        if isinstance(node, Chance) and isinstance(step, st.ShowCard | st.BindToken):
            informs = node.audience if isinstance(node.audience, tuple) else (node.audience,)
            eyes = st.ALL if PUBLIC in informs else sum(1 << seat for seat in informs)
            if isinstance(step, st.BindToken):
                return st.BIND_TOKEN[eyes][step.token]
            return st.SHOW_CARD[eyes][step.card]
        return step

    def inventory(self, state: State) -> Inventory:
        """What lies at every place; blanks are counted where nobody has seen them. Rule SK-2.1.1."""
        return table.inventory(state)

    def hidden(self, state: State) -> tuple[Hidden, ...]:
        """Characters face down on docks, unseen event tokens, and blanks."""
        return table.hidden(state)

    def turn(self, state: State) -> Mapping[str, str]:
        """What a position says besides its inventory, the blanks of hands and piles among it."""
        return position.turn(state)

    def from_position(self, setup: Setup, inventory: Inventory, turn: Mapping[str, str]) -> State:
        """The state of that position."""
        self.check_setup(setup)
        return position.build(self.board(setup), inventory, turn)

    def showing(self, state: State, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
        """What showing these cards or tokens may point at."""
        return table.showing(state, pieces)

    def moving(self, state: State, pieces: Mapping[str, int]) -> Iterable[st.Step]:
        """The legal steps for which some of these cards and no others may be shown."""
        return table.moving(state, pieces)

    def untold(self, state: State, step: st.Step) -> int:
        """How many cards people show for a step with blanks."""
        return table.untold(step)

    def naming(self, state: State, step: st.Step, pieces: Sequence[str]) -> Sequence[st.Step]:
        """The faces of the blanks of a step for which these cards were shown."""
        return table.naming(state, step, pieces, self.apply)
