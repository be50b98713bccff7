"""Riverboat as one stateless object: every verb of the contract of a game."""

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
from engine.core.setup import EDITION_DEFAULT, OptionSpec, Setup, check_options
from engine.riverboat import assets, dealing, evaluate, legal, notation, position, prompts, table, valuing
from engine.riverboat import inventory as places
from engine.riverboat import observe as observing
from engine.riverboat import steps as st
from engine.riverboat.board import OPTIONS, Board
from engine.riverboat.components import Edition, Phase
from engine.riverboat.edition import parse_edition
from engine.riverboat.flow import FLOWS, advance
from engine.riverboat.gains import Events
from engine.riverboat.observation import RiverboatObservation
from engine.riverboat.phases import cultivation, draft, harvest, opportunity, planting, refresh, surveying
from engine.riverboat.pointing import refs_of
from engine.riverboat.reasons import KINDS, why_not
from engine.riverboat.sheets import RULES, sheets
from engine.riverboat.state import ASK_ASSET, ASK_MAT, ASK_OVER, ASK_START, ASK_WORKER, Ask, State

_DECISIONS: Final = tuple(Decision(seat) for seat in range(8))
_TOGETHER: Final = tuple(Decision(seat, together=True) for seat in range(8))
_TERMINAL: Final = Terminal()
_CHANCES: Final = {ask: Chance(key) for ask, (key, _) in prompts.CHANCES.items()}

_HANDLERS: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    st.DealMat: refresh.deal_mat,
    st.DrawStart: refresh.draw_start,
    st.FillTile: refresh.fill_tile,
    st.FillSlot: refresh.fill_slot,
    st.RevealCard: cultivation.reveal,
    st.DrawCard: opportunity.draw,
    st.TakePhaseTile: draft.take,
    st.PlaceWorker: cultivation.place,
    st.PlantCrop: planting.plant,
    st.TakeBoat: harvest.take,
    st.Pass: assets.decline,
    st.PlaceBarn: assets.place_barn,
    st.PlaceWell: assets.place_well,
    st.TakeSurveyor: assets.choose_surveyor,
    st.SendAgents: assets.send,
    st.TakeCard: opportunity.take,
    st.BuyBlindCard: opportunity.buy_blind,
    st.ChooseBonus: surveying.choose_bonus,
    st.PlaceSurveyor: surveying.survey,
}


@lru_cache(maxsize=16)
def _parsed(text: str) -> Edition:
    return parse_edition(text)


class Riverboat:
    """The rules. `editions` maps the ids of built-in editions to the texts of their data files."""

    id: Final = "riverboat"
    seat_counts: Final = (2, 3, 4)
    options: Final = OPTIONS

    def __init__(self, editions: Mapping[str, str]) -> None:
        self._boxes = Boxes(editions, _parsed)
        self._boards = Boards(self._new_board, seats=seat_count)
        mats = tuple(mat.id for mat in _parsed(editions[EDITION_DEFAULT]).mats)
        self.seat_options = (OptionSpec("mat", ("random", *mats), "random", "RB-1.2.1"),)

    def edition(self, setup: Setup) -> Edition:
        """The box that the setup names. Raises `DataError` if it is unknown or wrong."""
        return self._boxes.of(setup)

    def check_setup(self, setup: Setup) -> None:
        """Raise `DataError` naming every problem of the setup."""
        edition = self.edition(setup)
        problems: list[Problem] = []
        seats = len(setup.seats)
        if seats not in self.seat_counts or seats not in dict(edition.harbor.starts):
            text = Sentence("this game has 2, 3 or 4, not {seats}", seats=seats)
            problems.append(Problem(Sentence("seats"), text))
        mats = [mat.id for mat in edition.mats]
        taken: set[str] = set()
        for number, seat in enumerate(setup.seats, start=1):
            for name, value in seat.choices:
                place = Sentence("seat {number}", number=number)
                if name != "mat":
                    text = Sentence("unknown choice {name!r}; there is: mat", name=name)
                    problems.append(Problem(place, text))
                elif value != "random" and value not in mats:
                    known = ", ".join(mats)
                    text = Sentence("unknown mat {mat!r}; there are: {known}", mat=value, known=known)
                    problems.append(Problem(place, text))
                elif value in taken:
                    text = Sentence("mat {mat} is taken by another seat", mat=value)
                    problems.append(Problem(place, text))
                elif value != "random":
                    taken.add(value)
        try:
            check_options(dict(setup.options), self.options)
        except DataError as error:
            problems += error.problems
        if problems:
            raise DataError(tuple(problems))

    def variant(self, setup: Setup) -> Riverboat:
        """Itself, with every setup."""
        return self

    def suits_bots(self, setup: Setup, seat: int) -> bool:
        """Always: whoever sits there sees what the rules let the seat see."""
        return True

    def hides(self, setup: Setup) -> bool:
        """Never: what is known to one is known to all. Rule RB-3.63."""
        return False

    def board(self, setup: Setup) -> Board:
        """The constants of a play with this setup."""
        self.check_setup(setup)
        return self._boards.of(setup)

    def _new_board(self, setup: Setup) -> Board:
        return Board(self.edition(setup), setup)

    def new_state(self, setup: Setup) -> State:
        """The first state: mats to be dealt (those that were not chosen), then the start player."""
        board = self.board(setup)
        state = State(board)
        mats = [mat.id for mat in board.edition.mats]
        state.pending.append((ASK_START, -1, -1))
        for seat in range(board.seats - 1, -1, -1):
            chosen = setup.seats[seat].choice("mat", "random")
            if chosen == "random":
                state.pending.append((ASK_MAT, -1, seat))
            else:
                state.mats[seat] = mats.index(chosen)
        return state

    def node(self, state: State) -> Node:
        """Whose turn it is to do what."""
        ask, seat, _ = state.pending[-1]
        if seat >= 0:
            return _TOGETHER[seat] if ask is ASK_WORKER else _DECISIONS[seat]
        return _TERMINAL if ask is ASK_OVER else _CHANCES[ask]

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
            self._check(state, step)
        _HANDLERS[type(step)](state, step, events)
        pending = state.pending
        if not pending:
            FLOWS[state.phase](state, events)
        if not pending or pending[-1][0] >= ASK_ASSET:
            advance(state, events)

    def _check(self, state: State, step: st.Step) -> None:
        ask, seat, _ = state.pending[-1]
        if ask is ASK_OVER:
            raise IllegalStep(KINDS["over"]())
        if seat < 0:
            if not isinstance(step, st.Outcome) or not dealing.may_come(state, step):
                raise IllegalStep(KINDS["not-outcome"]())
            return
        bare = st.bare(step)
        if not legal.allows(state, bare):
            raise IllegalStep(self._refusal(state, step))
        if isinstance(step, st.TakeBoat) and step.leaving:
            self._check_leaving(state, seat, step)
        if isinstance(step, st.PlantCrop) and step.space >= 0:
            shown = step.space < len(state.display) and state.display[step.space] == step.tile
            if step.coin or not shown:
                raise IllegalStep(KINDS["space-other"](space=step.space + 1))

    def _refusal(self, state: State, step: st.Step) -> Reason:
        if isinstance(step, st.Outcome):
            return KINDS["not-asked"]()
        if type(step) not in _ASKED[state.pending[-1][0]]:
            return KINDS[_FIRST.get(state.pending[-1][0], "not-asked")]()
        if isinstance(step, st.SendAgents):
            return why_not(state, refs_of(step, state))
        refs = set(refs_of(step, state))
        return why_not(state, refs)

    def _check_leaving(self, state: State, seat: int, step: st.TakeBoat) -> None:
        need = state.board.capacities[step.boat]
        have = step.leaving.bit_count()
        loaded = state.crops[seat * state.board.crop_count + step.crop] & state.workers[seat]
        if step.leaving & ~loaded:
            raise IllegalStep(KINDS["load-elsewhere"]())
        if have != need:
            raise IllegalStep(KINDS["load-count"](need=need, have=have))

    def learners(self, state: State, step: st.Step) -> tuple[int, ...]:
        """No action shows anything: only chance brings what was hidden. Rule RB-3.63."""
        return ()

    def observe(self, state: State, viewer: int) -> RiverboatObservation:
        """What the viewer may see; the same for all. Rule RB-3.63."""
        return observing.observe(state)

    def see(self, item: Any, viewer: int) -> Any:
        """Every step, outcome and event is open to all. Rule RB-3.63."""
        return item

    def determinise(self, setup: Setup, observation: RiverboatObservation, rng: Rng) -> State:
        """The state of that observation: there is only one, for no face is fixed before it is seen."""
        return observing.restore(self.board(setup), observation)

    def prompt(self, state: State, viewer: int) -> Prompt:
        """Who acts and what is asked."""
        return prompts.prompt(state)

    def refs(self, step: st.Step, state: State) -> frozenset[Ref]:
        """Everything that can be pointed at to mean this step."""
        return refs_of(step, state)

    def write(self, step: st.Step, state: State) -> str:
        """The step in notation."""
        return notation.write(step, state)

    def read(self, text: str, state: State) -> st.Step:
        """The step that the notation names."""
        if state.pending[-1][0] is ASK_OVER:
            raise NotationError(Sentence("the game is over"))
        return notation.read(text, state)

    def write_observation(self, observation: RiverboatObservation) -> str:
        """The observation as one line of text."""
        return encode(observation)

    def read_observation(self, text: str) -> RiverboatObservation:
        """The observation that `write_observation` wrote."""
        return decode(RiverboatObservation, text)

    def canonical(self, state: State) -> str:
        """One text for the whole state."""
        return observing.canonical(state)

    def inventory(self, state: State) -> Inventory:
        """What lies at every place; pieces always sum to the box. Rule RB-2.1.1."""
        return places.inventory(state)

    def tagged(self, setup: Setup) -> tuple[tuple[str, int], ...]:
        """Tiles, boats, cards, phase tiles, mats, barns and wells. Rule RB-2.1.1."""
        return places.tagged(self.edition(setup))

    def hidden(self, state: State) -> tuple[Hidden, ...]:
        """Nothing lies face down but decks and stacks. Rule RB-3.63."""
        return ()

    def showing(self, state: State, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
        """What showing these pieces points at."""
        return table.showing(pieces)

    def moving(self, state: State, pieces: Mapping[str, int]) -> Iterable[st.Step]:
        """The legal steps by which the seat moves one of these pieces."""
        return table.moving(state, pieces)

    def details(self, state: State, step: st.Step) -> Iterable[st.Step]:
        """The same planting out of each display space that shows the tile."""
        return table.details(state, step)

    def untold(self, state: State, step: st.Step) -> int:
        """None."""
        return 0

    def naming(self, state: State, step: st.Step, pieces: Sequence[str]) -> tuple[()]:
        """Nothing: every step says which tiles it is about."""
        return ()

    def turn(self, state: State) -> Mapping[str, str]:
        """What a position says besides its inventory."""
        return places.turn(state)

    def from_position(self, setup: Setup, inventory: Inventory, turn: Mapping[str, str]) -> State:
        """The state of that position."""
        return position.build(self.board(setup), inventory, turn)

    def evaluate(self, state: State, seat: int) -> float:
        """A bot's value of a state for a seat, about in points."""
        return evaluate.evaluate(state, seat)

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        """The sheet of every seat."""
        return sheets(state)

    def projections(
        self, setup: Setup, observation: RiverboatObservation
    ) -> tuple[tuple[Projection, ...], ...]:
        """For every seat, what the final scoring would give if the play ended as it stands."""
        state = observing.restore(self.board(setup), observation)
        if state.phase is Phase.OVER or -1 in state.mats:
            return tuple(() for _ in range(observation.seats))
        return tuple(
            tuple(Projection(key, points, RULES[key]) for key, points, _, _ in entries)
            for entries in valuing.final_entries(state, range(observation.seats))
        )

    def ranks(self, state: State) -> tuple[int, ...]:
        """Final ranks by seat from 1, equal points sharing. Rule RB-1.12.9."""
        return state.ranks


_ASKED: Final[dict[Ask, tuple[type, ...]]] = {
    Ask.DRAFT: (st.TakePhaseTile,),
    Ask.BONUS_WORKER: (st.PlaceWorker, st.Pass),
    Ask.WORKER: (st.PlaceWorker, st.Pass),
    Ask.PLANT: (st.PlantCrop, st.Pass),
    Ask.BOAT: (st.TakeBoat, st.Pass),
    Ask.ASSET: (st.PlaceBarn, st.PlaceWell, st.TakeSurveyor, st.Pass),
    Ask.AGENTS: (st.SendAgents,),
    Ask.CARD: (st.TakeCard, st.BuyBlindCard, st.Pass),
    Ask.BONUS: (st.ChooseBonus,),
    Ask.SURVEY: (st.PlaceSurveyor, st.Pass),
}
_FIRST: Final = {Ask.ASSET: "asset-due", Ask.AGENTS: "agents-due", Ask.BONUS: "bonus-due"}
