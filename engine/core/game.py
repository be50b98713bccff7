"""The contract of a game: the verbs that sessions, bots and windows speak, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.core.chance import Pile
from engine.core.component import Hidden, Inventory, Ref
from engine.core.errors import Argument, Reason
from engine.core.narrowing import LegalSet
from engine.core.score import Projection, ScoreSheet
from engine.core.setup import OptionSpec, Setup

PUBLIC = -1
"""The viewer who may see what lies open to all, and the audience that is everybody."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat chooses. `together`: it stands beside the same decision of other seats, so no turn ends here."""

    seat: int
    together: bool = False


@dataclass(frozen=True, slots=True)
class Chance:
    """Nobody chooses: something becomes known to its audience, a seat, some seats, or `PUBLIC`."""

    kind: str
    audience: int | tuple[int, ...] = PUBLIC

    def informs(self, viewer: int) -> bool:
        """Whether a viewer learns what comes up."""
        if isinstance(self.audience, tuple):
            return viewer in self.audience
        return self.audience in (PUBLIC, viewer)


@dataclass(frozen=True, slots=True)
class Terminal:
    """The play is over."""


Node = Decision | Chance | Terminal


@dataclass(frozen=True, slots=True)
class Prompt:
    """Who acts and what is asked, in keys; `words` are the step's words that can be pressed now.

    `seat` is -1 when nobody acts. `left` counts what is still to do in this turn, -1 where it means nothing.
    """

    key: str
    seat: int = -1
    args: tuple[tuple[str, Argument], ...] = ()
    words: tuple[str, ...] = ()
    left: int = -1
    rule: str = ""


class StateLike(Protocol):
    """What the contract asks of a state: a cheap copy that shares nothing mutable."""

    def clone(self) -> Any: ...


S = TypeVar("S", bound=StateLike)
T = TypeVar("T")
O = TypeVar("O")  # noqa: E741  the observation's type, as S is the state's and T the step's


class Game(Protocol[S, T, O]):
    """The rules of a game as one stateless object. S is its state, T its step, O its observation.

    It draws no random number, reads no clock, knows no window and no file.
    """

    @property
    def id(self) -> str: ...

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    @property
    def options(self) -> tuple[OptionSpec, ...]: ...

    @property
    def seat_options(self) -> tuple[OptionSpec, ...]: ...

    def check_setup(self, setup: Setup) -> None:
        """Raise `DataError` naming every problem of the setup."""

    def variant(self, setup: Setup) -> Game[S, T, O]:
        """The rules as they are with this setup: most games are the same object with every setup.

        Whoever goes on with a state asks the variant that made it; a session does so by itself.
        """

    def suits_bots(self, setup: Setup, seat: int) -> bool:
        """Whether a bot can take the seat over in such a play, for it would see all that it needs to."""

    def hides(self, setup: Setup) -> bool:
        """Whether a seat of such a play ever knows what others may not. If not, all views are alike."""

    def new_state(self, setup: Setup) -> S:
        """The first state; every shuffle is a later chance node."""

    def node(self, state: S) -> Node:
        """Whose turn it is to do what: exactly one of decision, chance, terminal."""

    def legal_actions(self, state: S) -> LegalSet[T]:
        """What the deciding seat may do; only at a decision."""

    def why_not(self, state: S, refs: Iterable[Ref]) -> Reason:
        """Why no legal step has all of the refs; only where none has."""

    def chance_outcomes(self, state: S) -> Pile[T]:
        """The outcomes, each as often as it may come, in a stable order; only at a chance node.

        The pile is good for as long as the state is not changed.
        """

    def apply(self, state: S, step: T, events: list[Any] | None = None, *, trusted: bool = False) -> None:
        """Carry the step out on this state. Raises `IllegalStep` before it touches anything.

        `trusted` skips the check, for callers who took the step from the legal set or the outcomes.
        """

    def learners(self, state: S, step: T) -> Iterable[int]:
        """The seats that learn something hidden from an action, such as the others of a card laid open
        from a hand; `PUBLIC` is among them where an onlooker learns. Only for a legal step at a decision,
        and before it is applied.
        """

    def observe(self, state: S, viewer: int) -> O:
        """What the viewer (a seat, or `PUBLIC`) may see."""

    def see(self, item: Any, viewer: int) -> Any:
        """A step, outcome or event as the viewer may know it, or None."""

    def determinise(self, setup: Setup, observation: O, rng: Any) -> S:
        """One full state that fits the observation; `observe` of it gives the observation back."""

    def prompt(self, state: S, viewer: int) -> Prompt:
        """Who acts and what is asked."""

    def refs(self, step: T, state: S) -> frozenset[Ref]:
        """Everything that can be pointed at to mean this step."""

    def write(self, step: T, state: S) -> str:
        """The step in notation."""

    def read(self, text: str, state: S) -> T:
        """The step that the notation names. Raises `NotationError` for text that is none."""

    def write_observation(self, observation: O) -> str:
        """The observation as one line of text, for another process."""

    def read_observation(self, text: str) -> O:
        """The observation that `write_observation` wrote."""

    def canonical(self, state: S) -> str:
        """One text for the whole state: equal states give equal texts."""

    def inventory(self, state: S) -> Inventory:
        """What lies at every place, by piece and count; pieces always sum to the box."""

    def tagged(self, setup: Setup) -> tuple[tuple[str, int], ...]:
        """The pieces of the box that carry a tag or a printed code, and how many there are of each.

        They are named as in the inventory and have an order that people find sensible. Pieces that are only
        ever counted or pointed at, such as coins and markers, are not among them.
        """

    def hidden(self, state: S) -> tuple[Hidden, ...]:
        """Pieces that lie somewhere with faces that nobody has learned; the inventory has them elsewhere."""

    def showing(self, state: S, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
        """What showing these tagged pieces together points at: each entry is one possible meaning.

        A piece stands with the place where it lay, or with an empty text where that is not known.
        """

    def moving(self, state: S, pieces: Mapping[str, int]) -> Iterable[T]:
        """Of the legal actions those by which the seat moves some of these pieces and no others itself.

        At most so many of each move. Actions that no piece belongs to may be among them. Only at a decision.
        """

    def details(self, state: S, step: T) -> Iterable[T]:
        """The step again, once for each place that one of several equal pieces may come from; often none."""

    def untold(self, state: S, step: T) -> int:
        """How many pieces people show for a legal step that leaves some of them untold; 0 for others."""

    def naming(self, state: S, step: T, pieces: Sequence[str]) -> Sequence[T]:
        """The outcomes that follow a legal step at once if these tagged pieces were shown for it; often none.

        They tell what is untold of the step, as far as these pieces say it.
        """

    def turn(self, state: S) -> Mapping[str, str]:
        """What a position says besides its inventory. Raises `DataError` where something is pending."""

    def from_position(self, setup: Setup, inventory: Inventory, turn: Mapping[str, str]) -> S:
        """The state of that position. Raises `DataError` with a message for each impossibility."""

    def evaluate(self, state: S, seat: int) -> float:
        """A bot's value of a determinised state for a seat; more is better."""

    def score(self, state: S) -> tuple[ScoreSheet, ...]:
        """The sheet of every seat; the sum of its lines is its marker on the track."""

    def projections(self, setup: Setup, observation: O) -> tuple[tuple[Projection, ...], ...]:
        """For every seat, what the end would add if the play ended as it stands."""

    def ranks(self, state: S) -> tuple[int, ...]:
        """Final ranks by seat from 1, shared where the rules share."""
