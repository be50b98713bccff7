"""Sobek as one stateless object: every verb of the contract of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.core.boards import Boards, Boxes, seat_count
from engine.core.chance import Rng
from engine.core.component import Hidden, Inventory, Ref
from engine.core.errors import DataError, IllegalStep, NotationError, Problem, Reason, Sentence
from engine.core.game import Chance, Decision, Node, Prompt, Terminal
from engine.core.observation import decode, encode
from engine.core.score import Projection, ScoreSheet
from engine.core.setup import OptionSpec, Setup, check_options
from engine.sobek import (
    dealing,
    disclosure,
    ending,
    evaluate,
    legal,
    notation,
    position,
    powers,
    prompts,
    table,
    tokens,
    turn,
)
from engine.sobek import inventory as places
from engine.sobek import observe as observing
from engine.sobek import steps as st
from engine.sobek.allowed import ALLOWED
from engine.sobek.board import OPTIONS, Board
from engine.sobek.components import Edition
from engine.sobek.edition import parse_edition
from engine.sobek.events import Events
from engine.sobek.flow import advance
from engine.sobek.observation import SobekObservation
from engine.sobek.pointing import refs_of
from engine.sobek.reasons import KINDS, refusal, why_not
from engine.sobek.sheets import PROJECTIONS, RULES, sheets
from engine.sobek.state import ASK_ACTION, ASK_OVER, Ask, State

_SEATS: Final = range(st.MOST_SEATS)


def _nodes(ask: Ask, *, everybody: bool) -> tuple[Node | None, ...]:
    """The node of what is asked by the seat concerned, the last that of nobody; None if two must see it."""
    if ask >= Ask.ACTION:
        return tuple(Decision(seat, together=ask == Ask.LAY) for seat in _SEATS)
    if ask == Ask.OVER:
        return (Terminal(),)
    key = prompts.CHANCE_KEYS[ask]
    if ask == Ask.STOLEN and not everybody:
        return (None,) * st.MOST_SEATS
    private = ask in (Ask.DEAL, Ask.DRAW, Ask.BIND) and not everybody
    if private or ask == Ask.TOKEN:
        return tuple(Chance(key, seat) for seat in _SEATS)
    return tuple(Chance(key) for _ in range(st.MOST_SEATS + 1))


_NODES: Final = tuple(_nodes(ask, everybody=False) for ask in Ask)
"""By what is asked and the seat concerned (-1: nobody)."""
_OPEN_NODES: Final = tuple(_nodes(ask, everybody=True) for ask in Ask)
"""The same where hands are open."""

HANDLERS: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    st.DrawStart: dealing.draw_start,
    st.DrawChooser: dealing.draw_chooser,
    st.DealCard: dealing.deal,
    st.FillDock: dealing.fill,
    st.ShowBack: dealing.show_back,
    st.DrawCard: dealing.draw,
    st.BindCharacter: dealing.bind,
    st.DrawStolen: dealing.steal,
    st.BindToken: dealing.bind_token,
    st.Count: ending.count,
    st.Take: turn.take,
    st.Play: turn.play,
    st.LaySet: turn.lay,
    st.Fetch: turn.fetch,
    st.PickToken: tokens.pick,
    st.SendBack: tokens.send_back,
    st.AttachCurse: tokens.attach_curse,
    st.Prosper: tokens.prosper,
    st.NameGood: powers.name_good,
    st.Steal: powers.rob,
    st.Look: powers.look,
    st.Claim: powers.claim,
    st.Discard: powers.discard,
    st.AddCards: powers.add,
    st.LayLast: ending.lay_last,
    st.Done: ending.done,
    st.ChooseStart: dealing.choose_start,
}


@lru_cache(maxsize=16)
def _parsed(text: str) -> Edition:
    return parse_edition(text)


class Sobek:
    """The rules. `editions` maps the ids of built-in editions to the texts of their data files."""

    id: Final = "sobek"
    seat_counts: Final = (2, 3, 4)
    options: Final = OPTIONS
    seat_options: Final[tuple[OptionSpec, ...]] = ()

    def __init__(self, editions: Mapping[str, str]) -> None:
        self._boxes = Boxes(editions, _parsed)
        self._boards = Boards(self._new_board, seats=seat_count)
        self._blank: Sobek | None = None

    def edition(self, setup: Setup) -> Edition:
        """The box that the setup names. Raises `DataError` if it is unknown or wrong."""
        return self._boxes.of(setup)

    def check_setup(self, setup: Setup) -> None:
        """Raise `DataError` naming every problem of the setup."""
        self.edition(setup)
        problems: list[Problem] = []
        if len(setup.seats) not in self.seat_counts:
            text = Sentence("this game has 2, 3 or 4, not {seats}", seats=len(setup.seats))
            problems.append(Problem(Sentence("seats"), text))
        for number, seat in enumerate(setup.seats, start=1):
            problems += [
                Problem(
                    Sentence("seat {number}", number=number),
                    Sentence("unknown choice {name!r}; there is none", name=name),
                )
                for name, _ in seat.choices
            ]
        try:
            check_options(dict(setup.options), self.options)
        except DataError as error:
            problems += error.problems
        if problems:
            raise DataError(tuple(problems))

    def variant(self, setup: Setup) -> Sobek:
        """Where hidden cards are not told the rules are carried out by another object. Rule SK-1.16.20."""
        if setup.option("hidden") != "blank" or setup.option("information") == "open":
            return self
        if self._blank is None:
            from engine.sobek.blank.rules import BlankSobek  # late: it builds on this module

            self._blank = BlankSobek(self._boxes.texts)
        return self._blank

    def suits_bots(self, setup: Setup, seat: int) -> bool:
        """Always: whoever sits there sees what the rules let the seat see."""
        return True

    def hides(self, setup: Setup) -> bool:
        """Whether hands are closed. Rule SK-1.16.18."""
        return not self.board(setup).open

    def board(self, setup: Setup) -> Board:
        """The constants of a play with this setup."""
        return self._boards.of(setup)

    def _new_board(self, setup: Setup) -> Board:
        self.check_setup(setup)
        return Board(self.edition(setup), setup)

    def new_state(self, setup: Setup) -> State:
        """The first state: hands, docks and the start are still to be dealt."""
        self.check_setup(setup)
        state = State(self.board(setup))
        dealing.begin_round(state, None)
        return state

    def node(self, state: State) -> Node:
        """Whose turn it is to do what."""
        ask, seat, number = state.pending[-1]
        found = (_OPEN_NODES if state.board.open else _NODES)[ask][seat]
        return found or Chance(prompts.CHANCE_KEYS[ask], (seat, number >> 5))

    legal_actions = staticmethod(legal.legal_set)

    def why_not(self, state: State, refs: Iterable[Ref]) -> Reason:
        """Why no legal step has all of the refs."""
        return why_not(state, refs)

    chance_outcomes = staticmethod(dealing.outcomes)

    def apply(
        self,
        state: State,
        step: st.Step,
        events: list[Any] | None = None,
        *,
        trusted: bool = False,
    ) -> None:
        """Carry the step out on this state and go on to the next node."""
        if not trusted:
            ask, seat, number = state.pending[-1]
            if not ALLOWED[ask](state, step, seat, number):
                raise IllegalStep(self._wrong(state, step))
        HANDLERS[type(step)](state, step, events)
        if not state.pending:
            advance(state, events)

    def _wrong(self, state: State, step: st.Step) -> Reason:
        """Why the step is none of those that can come here."""
        ask = state.pending[-1][0]
        if ask == ASK_OVER:
            return KINDS["over"]()
        if ask < ASK_ACTION:
            return KINDS["not-outcome"]()
        if isinstance(step, st.Outcome):
            return KINDS["not-asked"]()
        return refusal(state, step)

    def learners(self, state: State, step: st.Step) -> list[int]:
        """Who learns something hidden from an action. Rules SK-1.16.1 to SK-1.16.15."""
        return disclosure.learners(state, step)

    def observe(self, state: State, viewer: int) -> SobekObservation:
        """What the viewer may see."""
        return observing.observe(state, viewer)

    def see(self, item: Any, viewer: int) -> Any:
        """A step, outcome or event as the viewer may know it."""
        return disclosure.see(item, viewer)

    def determinise(self, setup: Setup, observation: SobekObservation, rng: Rng) -> State:
        """One full state that fits the observation."""
        return observing.determinise(self.board(setup), observation, rng)

    def prompt(self, state: State, viewer: int) -> Prompt:
        """Who acts and what is asked."""
        return prompts.prompt(state, viewer)

    def refs(self, step: st.Step, state: State) -> frozenset[Ref]:
        """Everything that can be pointed at to mean this step."""
        return refs_of(step, state)

    def write(self, step: st.Step, state: State) -> str:
        """The step in notation."""
        return notation.write(step, state)

    def read(self, text: str, state: State) -> st.Step:
        """The step that the notation names."""
        if state.pending[-1][0] == ASK_OVER:
            raise NotationError(Sentence("the game is over"))
        return notation.read(text, state)

    def write_observation(self, observation: SobekObservation) -> str:
        """The observation as one line of text."""
        return encode(observation)

    def read_observation(self, text: str) -> SobekObservation:
        """The observation that `write_observation` wrote."""
        return decode(SobekObservation, text)

    def canonical(self, state: State) -> str:
        """One text for the whole state."""
        return observing.canonical(state)

    def inventory(self, state: State) -> Inventory:
        """What lies at every place; pieces always sum to the box. Rule SK-2.1.1."""
        return places.inventory(state)

    def tagged(self, setup: Setup) -> tuple[tuple[str, int], ...]:
        """Every card, then every event token. Rule SK-2.1.1."""
        return places.tagged(self.edition(setup))

    def hidden(self, state: State) -> tuple[Hidden, ...]:
        """Characters face down on docks, and event tokens that nobody has looked at. Rule SK-1.16.4."""
        return table.hidden(state)

    def showing(self, state: State, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
        """What showing these cards or tokens may point at."""
        return table.showing(state, pieces)

    def moving(self, state: State, pieces: Mapping[str, int]) -> Iterable[st.Step]:
        """The legal steps by which the seat moves some of these cards and no others."""
        return table.moving(state, pieces)

    def details(self, state: State, step: st.Step) -> Iterable[st.Step]:
        """None: equal cards lie on docks, and a step names its dock."""
        return ()

    def untold(self, state: State, step: st.Step) -> int:
        """None."""
        return 0

    def naming(self, state: State, step: st.Step, pieces: Sequence[str]) -> Sequence[st.Step]:
        """Nothing: every step says which cards it is about."""
        return ()

    def turn(self, state: State) -> Mapping[str, str]:
        """What a position says besides its inventory."""
        return places.turn(state)

    def from_position(self, setup: Setup, inventory: Inventory, turn: Mapping[str, str]) -> State:
        """The state of that position."""
        self.check_setup(setup)
        return position.build(self.board(setup), inventory, turn)

    def evaluate(self, state: State, seat: int) -> float:
        """A bot's value of a state for a seat, about in points."""
        return evaluate.evaluate(state, seat)

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        """The sheet of every seat."""
        return sheets(state)

    def projections(self, setup: Setup, observation: SobekObservation) -> tuple[tuple[Projection, ...], ...]:
        """For every seat, what its sets would score if the round ended as it stands."""
        if observation.over:
            return tuple(() for _ in observation.hands)
        board = self.board(setup)
        state = State(board)
        state.sets = [cards for row in observation.sets for cards in row]
        state.prosperity = [number for row in observation.prosperity for number in row]
        return tuple(
            tuple(
                Projection(PROJECTIONS[good], ending.set_points(state, seat, good)[1], RULES["vertical"])
                for good in observation.goods_laid(seat)
            )
            for seat in range(board.seats)
        )

    def ranks(self, state: State) -> tuple[int, ...]:
        """Final ranks by seat from 1, equal totals sharing. Rule SK-1.1.2."""
        return state.ranks
