"""One playing of a game: the only owner of its states, and the one door by which steps enter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from engine.core.chance import Pile
from engine.core.component import Ref
from engine.core.errors import DataError, IllegalStep, Reason
from engine.core.game import PUBLIC, Chance, Decision, Game, Node, Terminal
from engine.core.ledger import CHANCE, Digest, Handover, Line
from engine.core.narrowing import LegalSet
from engine.core.observation import digest
from engine.core.savefile import DIGEST_DIGITS, Position, Record, write_line, write_undo
from engine.core.setup import Setup, check_mode
from engine.session import refusals
from engine.session.book import Book, Deed, Notes, notes_of, seen, with_note
from engine.session.sources import ChanceSource, Seeded, Table
from engine.session.timeline import Frame, Timeline
from engine.session.view import Change, ChangeKind, LogLine, Staging, UndoPlan, View, Waiting

DIGEST_EVERY: Final = 50
"""After so many steps a digest is written among them."""


class Session:
    """A play with its ledger. All steps, of people, bots, chance and records, enter by `submit`.

    Digital sessions deal chance themselves as soon as nothing waits for `proceed`.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        setup: Setup,
        *,
        position: Position | None = None,
        mode: str = "digital",
        chance: ChanceSource | None = None,
        staging: Staging = Staging.NEVER,
    ) -> None:
        game.check_setup(setup)
        check_mode(setup, game.options, mode)
        self.game = game = game.variant(setup)
        self.setup = setup
        self.position = position
        self.mode = mode
        self.staging = staging
        self.controllers = [seat.controller for seat in setup.seats]
        self.revision = 0
        self._chance = chance or (Seeded(setup.seed) if mode == "digital" else Table())
        self._subscribers: list[Callable[[Change], None]] = []
        self._untold: list[Change] = []
        self._telling = False
        self._book = Book()
        self._redo: list[tuple[int, str, Notes]] = []
        self._staged: set[int] = set()
        if position is None:
            first = game.new_state(setup)
        else:
            first = game.from_position(setup, position.inventory, dict(position.turn))
        self._timeline = Timeline([Frame(first)])

    # --- what is so -------------------------------------------------------------------------

    @property
    def node(self) -> Node:
        """Whose turn it is to do what."""
        return self.game.node(self._timeline.now.state)

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return isinstance(self.node, Terminal)

    @property
    def length(self) -> int:
        """How many steps the present line has."""
        return len(self._timeline.frames) - 1

    def human(self, seat: int) -> bool:
        """Whether a person decides for the seat now."""
        return self.controllers[seat] == "human"

    @property
    def waiting(self) -> Waiting:
        """What waits for `proceed`: a reveal, or another seat's turn."""
        if not self._staged or self.staging is Staging.NEVER:
            return Waiting.NOTHING
        node = self.node
        if isinstance(node, Chance):
            return Waiting.REVEAL
        if isinstance(node, Decision) and self.staging is Staging.ALWAYS:
            last = self._timeline.now
            if node.seat != last.who and not (node.together and last.together):
                return Waiting.TURN
        return Waiting.NOTHING

    def view(self, viewer: int = PUBLIC, *, at: int = -1) -> View:
        """What the viewer may know now, or as it was after `at` steps."""
        frame = self._timeline.frames[at]
        state = frame.state
        observation = self.game.observe(state, viewer)
        return View(
            viewer=viewer,
            revision=self.revision,
            node=self.game.node(state),
            observation=observation,
            prompt=self.game.prompt(state, viewer),
            waiting=self.waiting if at == -1 else Waiting.NOTHING,
            sheets=self.game.score(state),
            projections=self.game.projections(self.setup, observation),
            ranks=self.game.ranks(state) if isinstance(self.game.node(state), Terminal) else (),
        )

    def legal(self) -> LegalSet[Any]:
        """What the deciding seat may do. Only at a decision."""
        return self.game.legal_actions(self._timeline.now.state)

    def outcomes(self) -> Pile[Any]:
        """What may be revealed, for whoever deals: it may tell more than a seat knows. Only at chance."""
        return self.game.chance_outcomes(self._timeline.now.state)

    def refs(self, step: Any) -> frozenset[Ref]:
        """What can be pointed at to mean the step."""
        return self.game.refs(step, self._timeline.now.state)

    def why_not(self, refs: Iterable[Ref], *, seat: int | None = None) -> Reason:
        """Why no legal step has all of the refs; a `seat` not on turn is told that, and nothing of a hand."""
        if self.waiting:
            return refusals.WAITS()
        node = self.node
        if seat is not None and isinstance(node, Decision) and node.seat != seat:
            return refusals.NOT_YOUR_TURN()
        return self.game.why_not(self._timeline.now.state, refs)

    def preview(self, step: Any, viewer: int) -> tuple[Any, ...]:
        """The events that a legal step would bring before anything is revealed; nothing is changed.

        Only for the seat that decides; none where the step itself would teach it something hidden.
        """
        now = self._timeline.now.state
        node = self.game.node(now)
        if not isinstance(node, Decision) or node.seat != viewer:
            return ()
        state = now.clone()
        events: list[Any] = []
        self.game.apply(state, step, events)
        return () if viewer in self.game.learners(now, step) else seen(self.game, events, viewer)

    def write(self, step: Any) -> str:
        """The step in notation."""
        return self.game.write(step, self._timeline.now.state)

    def log(self, viewer: int = PUBLIC) -> tuple[LogLine, ...]:
        """Every line, undone ones too, as the viewer may know them."""
        frames = {frame.entry: index for index, frame in enumerate(self._timeline.frames)}
        return self._book.log(self.game, viewer, frames)

    def events(self, first: int, count: int, viewer: int = PUBLIC) -> tuple[Any, ...]:
        """The events of some frames, as the viewer may know them."""
        frames = self._timeline.frames[first : first + count]
        return seen(self.game, (event for frame in frames for event in frame.events), viewer)

    def record(self) -> Record:
        """Setup and ledger so far, with a digest of the present state at the end."""
        entries = self._book.entries[:]
        if self.length and not isinstance(entries[-1], Digest):
            entries.append(Digest(self._digest()))
        return Record(self.setup, tuple(entries), self.position, self.mode)

    def reached(self) -> Position:
        """The present situation as a position. Raises `DataError` where something is pending."""
        state = self._timeline.now.state
        return Position(self.game.inventory(state), tuple(self.game.turn(state).items()))

    def _digest(self) -> str:
        return digest(self.game.canonical(self._timeline.now.state))[:DIGEST_DIGITS]

    # --- what changes it --------------------------------------------------------------------

    def subscribe(self, hear: Callable[[Change], None]) -> None:
        """Call `hear` after every change, in order, also if a hearer changes something itself."""
        self._subscribers.append(hear)

    def _tell(self, kind: ChangeKind, *, first: int = 0, count: int = 0, journal: Iterable[str] = ()) -> None:
        self.revision += 1
        self._untold.append(Change(kind, self.revision, first, count, tuple(journal)))
        if self._telling:
            return
        self._telling = True
        try:
            while self._untold:
                change = self._untold.pop(0)
                for hear in self._subscribers:
                    hear(change)
        finally:
            self._telling = False

    def start(self) -> None:
        """Deal what is to be dealt before the first decision, or after loading."""
        self._go_on(len(self._timeline.frames))

    def submit(self, step: Any, *, seat: int | None = None, notes: tuple[tuple[str, str], ...] = ()) -> None:
        """Enter an action of the deciding seat, or an outcome at a chance node.

        Raises `IllegalStep` and changes nothing if it is not legal here, or if `seat` is given and
        another is on turn.
        """
        if self.waiting:
            raise IllegalStep(refusals.WAITS())
        node = self.node
        if seat is not None and not (isinstance(node, Decision) and node.seat == seat):
            raise IllegalStep(refusals.NOT_YOUR_TURN())
        first = len(self._timeline.frames)
        text = self._play(step, notes)
        if self._redo and self._redo[-1][1] == text:
            self._redo.pop()
        else:
            self._redo.clear()
        self._go_on(first)

    def submit_text(self, text: str, *, seat: int | None = None) -> None:
        """Enter a step in notation. Raises `NotationError` or `IllegalStep`; then nothing changed."""
        self.submit(self.game.read(text, self._timeline.now.state), seat=seat)

    def proceed(self) -> None:
        """End the turn: reveal what waits to be revealed, or turn to the next seat."""
        if self.waiting:
            self._staged.clear()
            self._tell(ChangeKind.PROCEEDED)
            self._go_on(len(self._timeline.frames))

    def _play(self, step: Any, notes: tuple[tuple[str, str], ...] = ()) -> str:
        """Enter a new step, and a digest now and then."""
        text = self._enter(step, notes)
        if self.length % DIGEST_EVERY == 0:
            self._book.add(Digest(self._digest()))
        return text

    def _enter(self, step: Any, notes: tuple[tuple[str, str], ...] = ()) -> str:
        """Apply a step to a clone and keep the frame; gives its notation."""
        now = self._timeline.now.state
        node = self.game.node(now)
        state = now.clone()
        events: list[Any] = []
        self.game.apply(state, step, events)
        if isinstance(node, Decision):
            who, together = node.seat, node.together
            learners = frozenset(self.game.learners(now, step)) - {PUBLIC}
        else:
            who, together, learners = CHANCE, False, self._audience(node)
        text = self.game.write(step, now)
        line = Line(who, text, notes=with_note(self.game, step, len(self.controllers), notes))
        self._timeline.push(
            Frame(
                state,
                step,
                who,
                text,
                tuple(events),
                entry=self._book.add(line, Deed(step, tuple(events))),
                together=together,
                learners=learners,
                learned=any(map(self.human, learners)),
            )
        )
        if who == CHANCE:
            self._staged.clear()
        elif self.human(who):
            self._staged.add(who)
        return text

    def _audience(self, node: Node) -> frozenset[int]:
        """The seats that learn what a chance node brings."""
        seats = range(len(self.controllers))
        if isinstance(node, Chance):
            return frozenset(filter(node.informs, seats))
        return frozenset(seats)

    def _go_on(self, first: int, *undone: str) -> None:
        """Deal until somebody must decide or something waits; then tell of all new frames, with `undone`."""
        while not self.waiting:
            node = self.node
            if not isinstance(node, Chance):
                break
            if self._redoes_outcome():
                self._play_redone()
                continue
            outcome = self._chance.deal(self.outcomes(), self._timeline.outcomes)
            if outcome is None:
                break
            self._play(outcome)
        count = len(self._timeline.frames) - first
        if count:
            journal = (*undone, *self._journal_lines(first))
            self._tell(ChangeKind.STEPS, first=first, count=count, journal=journal)

    def _redoes_outcome(self) -> bool:
        """Whether an outcome stood here before it was undone, and the line is the same so far."""
        return self._chance.repeats and bool(self._redo) and self._redo[-1][0] == CHANCE

    def _play_redone(self) -> None:
        """Enter what was taken back last, with its notes."""
        _, text, notes = self._redo.pop()
        self._play(self.game.read(text, self._timeline.now.state), notes)

    def _journal_lines(self, first: int) -> list[str]:
        entries = self._book.entries[self._timeline.frames[first].entry :]
        return [write_line(entry) for entry in entries]

    # --- going back -------------------------------------------------------------------------

    def undo_plan(self) -> UndoPlan | None:
        """What `undo` would take back: up to the last decision of a person; None if there is none."""
        for index in range(len(self._timeline.frames) - 1, 0, -1):
            who = self._timeline.frames[index].who
            if who != CHANCE and self.human(who):
                return self.plan_back_to(index - 1)
        return None

    def plan_back_to(self, frame: int) -> UndoPlan:
        """What going back to a frame would take back. Raises ValueError for a frame that cannot be."""
        if frame < 0:
            raise ValueError(f"there is no frame {frame}")
        first = frame + 1
        dropped = self._timeline.frames[first:]
        seats = {item.who for item in dropped if item.who != CHANCE}
        seats = seats.union(*(item.learners for item in dropped))
        concerned = tuple(sorted(filter(self.human, seats)))
        return UndoPlan(first, len(dropped), first > self._timeline.horizon(), concerned)

    def turn_start(self) -> int:
        """The frame to which `reset_turn` goes: before this person's own steps of the latest turn.

        A turn begins where a position may stand. It never goes back behind what somebody learned.
        """
        frames = self._timeline.frames
        index = len(frames) - 1
        last = frames[index].who
        if last == CHANCE or not self.human(last):
            return index
        horizon = self._timeline.horizon()
        while index > horizon and frames[index].who == last:
            index -= 1
            if self._turn_begins(frames[index].state):
                break
        return index

    def _turn_begins(self, state: Any) -> bool:
        try:
            self.game.turn(state)
        except DataError:
            return False
        return True

    def undo(self, *, consented: bool = False) -> None:
        """Take back to the last decision of a person. Raises `IllegalStep` if not free and not agreed."""
        plan = self.undo_plan()
        if plan is None:
            raise IllegalStep(refusals.NOTHING_TO_UNDO())
        self._rewind(plan, consented=consented)

    def back_to(self, frame: int, *, consented: bool = False) -> None:
        """Take back everything after a frame."""
        plan = self.plan_back_to(frame)
        if plan.steps < 1:
            raise IllegalStep(refusals.NOTHING_TO_UNDO())
        self._rewind(plan, consented=consented)

    def reset_turn(self) -> None:
        """Take back the acting person's own steps of this turn."""
        self.back_to(self.turn_start())

    def _rewind(self, plan: UndoPlan, *, consented: bool, hands: str = "") -> None:
        if not plan.free and not consented:
            raise IllegalStep(refusals.NEEDS_CONSENT())
        dropped = self._timeline.drop_from(plan.first)
        entries = self._book.entries
        self._redo += [(frame.who, frame.text, notes_of(entries[frame.entry])) for frame in reversed(dropped)]
        self._book.undo([frame.entry for frame in dropped], consented=not plan.free, hands=hands)
        self._restage()
        if self.waiting is Waiting.TURN and self.human(dropped[0].who):
            self._staged.clear()  # a person had decided there, so the turn before was ended
        self._tell(
            ChangeKind.REWOUND,
            first=plan.first,
            count=len(dropped),
            journal=(write_undo(len(dropped), consented=not plan.free, hands=hands),),
        )
        self._go_on(len(self._timeline.frames))

    def _restage(self) -> None:
        """Who has steps that wait to be ended, from the line itself."""
        self._staged.clear()
        for frame in reversed(self._timeline.frames[1:]):
            if frame.who == CHANCE:
                return
            if self.human(frame.who):
                self._staged.add(frame.who)
            if not frame.together and self.staging is Staging.ALWAYS:
                return

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return bool(self._redo)

    def redo(self) -> None:
        """Do the last step that was taken back again, with what was revealed after it."""
        if not self._redo:
            raise IllegalStep(refusals.NOTHING_TO_REDO())
        if self.waiting:
            self._staged.clear()
        first = len(self._timeline.frames)
        self._play_redone()
        while self._redo and self._redo[-1][0] == CHANCE:
            self._play_redone()
        self._go_on(first)

    def set_controller(self, seat: int, controller: str) -> None:
        """Hand a seat to a bot, or back to a person. Raises `IllegalStep` for one that suits no bot."""
        if controller == self.controllers[seat]:
            return
        if controller != "human" and not self.game.suits_bots(self.setup, seat):
            raise IllegalStep(refusals.NO_BOT())
        handover = Handover(seat, controller)
        self._hand_over(handover)
        self._tell(ChangeKind.SEATS, journal=(write_line(handover),))
        self._go_on(len(self._timeline.frames))

    def _hand_over(self, handover: Handover) -> None:
        self.controllers[handover.seat] = handover.controller
        if self.human(handover.seat):
            self._timeline.taken_over(handover.seat)
        else:
            self._staged.discard(handover.seat)
        self._book.add(handover)

    def fork(self) -> Session:
        """A throw-away session with the same line of play, for looking ahead."""
        other = Session(self.game, self.setup, position=self.position, mode=self.mode, chance=self._chance)
        other.controllers = self.controllers[:]
        other._timeline = Timeline(self._timeline.frames[:], self._timeline.outcomes)
        other._book = self._book.copy()
        return other
