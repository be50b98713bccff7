"""The referee at a table: reads, pointing and time go in; legal steps enter the session; receipts come out.

Steps only ever enter by `Session.submit`. Everything that is kept here besides what lies at the stations
comes from the ledger and its notes, so that a referee made anew for a loaded session goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.companion.acting import next_act, who_may_know
from engine.companion.cardboard import Cardboard
from engine.companion.catalogue import Box, Instance
from engine.companion.chronicle import Chronicle
from engine.companion.entering import Clerk
from engine.companion.evidence import (
    Agrees,
    Ambiguous,
    Early,
    Evidence,
    Explained,
    Explanation,
    Refused,
    Unexplained,
)
from engine.companion.explain import Explainer
from engine.companion.gate_words import gate_word
from engine.companion.gates import Gates
from engine.companion.gesture import Gesture
from engine.companion.left_to_bots import as_hands_did
from engine.companion.out_of_turn import OutOfTurn
from engine.companion.presence import Change, Conflict, Entered, Left, Moved, Noisy
from engine.companion.receipts import Act, Gate, GateKind, Receipt, Said
from engine.companion.repair import repair
from engine.companion.resuming import (
    JOINED,
    Waking,
    before_last,
    gate_of_ledger,
    instruction,
    last_instruction,
)
from engine.companion.second_thought import otherwise
from engine.companion.stations import Layout
from engine.companion.tableau import Difference, Spot, Tableau, TableView, owing
from engine.companion.taking_back import goes_round, hands_at_it, to_put_back
from engine.companion.truth import as_it_lies
from engine.companion.unrest import Unrest
from engine.core.component import Ref
from engine.core.game import PUBLIC, Decision
from engine.core.savefile import Position
from engine.session.ahead import state_at
from engine.session.amending import AmendPlan, amend
from engine.session.hands import do_again, keep_hands, lately_undone, take_back
from engine.session.session import Session
from engine.session.view import Change as SessionChange
from engine.session.view import ChangeKind


class Referee:
    """Follows a table for a session whose chance is answered by the table (`mode="table"`).

    `tell` hears every receipt. `stamp` gives the time of day for notes, without blanks, or an empty text.
    Stations are fed with `read`, `inventory`, `trouble`, `lost` and `found`, and `tick` passes time; all
    times are monotonic, in seconds. `point`, `choose` and `say` are what people do without a reader.
    """

    def __init__(
        self,
        session: Session,
        layout: Layout,
        box: Box,
        *,
        tell: Callable[[Receipt], None] = lambda receipt: None,
        stamp: Callable[[], str] = lambda: "",
        resumed: bool = False,
    ) -> None:
        self.session = session
        self.cardboard = Cardboard(layout, box)
        self.view = TableView(session.game, session.setup, layout)
        self.chronicle = Chronicle(session, self.view)
        self._clerk = Clerk(session, self.view, self.chronicle, lying=self.cardboard.lying, stamp=stamp)
        self._gates = Gates(shut_by=self._is_shut, opened=self._is_open, keep=partial(keep_hands, session))
        self._waking = Waking(self.cardboard.presence, self.cardboard.patience_s)
        self._explainer = Explainer(self.view)
        self._tell = tell
        self._debt: dict[Spot, int] = {}
        self.gesture = Gesture(session, self._explainer, self.chronicle, self.cardboard)
        self._early = OutOfTurn(session, tell, self._explainer, self.chronicle)
        self._unrest = Unrest(session, self.view, self.chronicle, self.cardboard, tell)
        self._dirty = True
        self._now_s = 0.0
        self._retired = False
        session.subscribe(self._heard)
        gate = gate_of_ledger(session, self.view, self.chronicle, self.cardboard, resumed=resumed)
        self._not_put_back = gate is not None and gate.kind is GateKind.PUT_BACK
        if gate is not None:
            self._gates.shut(gate)

    def retire(self) -> None:
        """Another referee has taken the place of this one, which hears nothing any more."""
        self._retired = True

    # --- what is so -------------------------------------------------------------------------

    def difference(self) -> Difference:
        """How what is seen differs from what should lie there."""
        return self.view.difference(self.chronicle.now, self.cardboard.sight())

    def act(self, viewer: int = PUBLIC) -> Act:
        """The next thing to do with one's hands, as a viewer may know it."""
        return next_act(
            self.session,
            self.view,
            self.chronicle.now,
            self.difference(),
            viewer,
            gate=self.gate,
            debt=self._debt,
            wrong=self._unrest.wrong,
            asked=self.gesture.asked if {viewer, PUBLIC} & set(who_may_know(self.session)) else (),
        )

    # --- what readers say -------------------------------------------------------------------

    def read(self, station: str, tag: str, at_s: float, rssi: int | None = None) -> None:
        """A tag was read at a station."""
        self._changes(at_s, self.cardboard.presence.read(station, tag, at_s, rssi))

    def inventory(self, station: str, tags: Iterable[str], at_s: float, *, more: bool = False) -> None:
        """All tags that lie at a station."""
        self._changes(at_s, self.cardboard.presence.inventory(station, tags, at_s, more=more))

    def trouble(self, station: str, at_s: float) -> None:
        """A garbled or failed answer."""
        self._changes(at_s, self.cardboard.presence.trouble(station, at_s))

    def lost(self, station: str, at_s: float) -> None:
        """The reader of a station is gone; play goes on by pointing."""
        self._changes(at_s, self.cardboard.presence.lost(station))
        self._unrest.calm()  # what it saw is unknown now, and nobody has put anything right
        self._waking.lost(station)
        self._dirty = True
        self._tell(Receipt(Said.LOST, at_s, station=station))

    def found(self, station: str, at_s: float) -> None:
        """The reader of a station is back."""
        self._changes(at_s, self.cardboard.presence.found(station, at_s))
        self._dirty = True
        self._tell(Receipt(Said.FOUND, at_s, station=station))

    def tick(self, at_s: float) -> None:
        """Time has passed: call it a few times a second, and after every burst of reads."""
        self._changes(at_s, self.cardboard.presence.on_time(at_s))
        if self.gate is None and not self.gesture:
            self._early.due(self.point, self.show)
        if self._dirty and self._waking.over(at_s) and self.cardboard.still(at_s):
            self._dirty = False
            self._look()
        elif self._unrest.due(at_s, self.difference):
            self._look()

    def _changes(self, at_s: float, changes: list[Change]) -> None:
        self._now_s = at_s
        for change in changes:
            match change:
                case Entered(station, tag, at_s) | Moved(station, tag, at_s, _):
                    self._dirty = True
                    self._unrest.moved_s = at_s
                    self._came(station, tag, at_s)
                case Left(_, _, at_s):
                    self._dirty = True
                    self._unrest.moved_s = at_s
                case Noisy(station, share):
                    self._tell(Receipt(Said.NOISY, self._now_s, station=station, share=share))
                case Conflict(tag, stations):
                    self._tell(Receipt(Said.CONFLICT, self._now_s, station=stations[0], tag=tag))

    def _came(self, station: str, tag: str, at_s: float) -> None:
        instance = self.cardboard.box.find(tag)
        if instance is None:
            said = Said.RETIRED_TAG if tag in self.cardboard.box.retired else Said.UNKNOWN_TAG
            self._tell(Receipt(said, at_s, station=station, tag=tag))
            return
        open_to = () if self.session.game.hides(self.session.setup) else (PUBLIC,)
        self._tell(Receipt(Said.SEEN, at_s, open_to, station, tag, instance.piece))
        if instance.piece not in self.view.tagged:
            self._tell(Receipt(Said.REFUSED, at_s, station=station, tag=tag, piece=instance.piece))
        elif self.cardboard.layout[station].pad:
            self.show(instance, station=station)

    def set_times(self, station: str, settle_s: float, wrong_s: float) -> None:
        """How long what lies at a station has to lie still, and how long it may be wrong, from now on."""
        self.cardboard.set_times(station, settle_s, wrong_s)
        self._dirty = True

    # --- what people do ---------------------------------------------------------------------

    def show(self, instance: Instance, *, station: str = "") -> None:
        """A piece is held to a pad."""
        if not self._behind_gate(instance.piece) and instance not in self.gesture.shown:
            means = self.gesture.show(instance, self._debt)
            if not (isinstance(means, Refused) and self._early.showed(instance, self._now_s)):
                self._take_up(means, station, instance.piece)

    def point(self, *refs: Ref) -> None:
        """Somebody pointed at something: a field, a dock, a seat, a word; or named an outcome so."""
        if not self._behind_gate("") and not self.keep(frozenset(refs)):
            self._take_up(self.gesture.point(frozenset(refs), self._debt), "", "")

    def keep(self, refs: frozenset[Ref]) -> bool:
        """Keep what was pointed at for a seat that decides beside the one on turn; whether it is that."""
        return self.gate is None and self._early.pointed(refs, self.gesture, self._now_s)

    def choose(self, step: Any) -> None:
        """One of the steps that are asked was meant. Raises `IllegalStep` for any that is not legal."""
        if isinstance(self.session.node, Decision):
            step = self.gesture.from_its_place(step, self._debt)
        self._enter((step,), self.gesture.shown, "")

    def say(self, text: str) -> None:
        """A step was typed in notation. Raises `NotationError` or `IllegalStep`."""
        step = self.session.game.read(text, state_at(self.session))
        self._enter((step,), self.gesture.shown, "")

    def clear(self) -> None:
        """What was shown and pointed at since the last step is not meant."""
        self.gesture.clear()

    def _take_up(self, explanation: Explanation, station: str, piece: str) -> None:
        match explanation:
            case Explained(steps):
                self._enter(steps, self.gesture.shown, station)
            case Ambiguous(steps, choices, _):
                if steps:
                    shown, points = self.gesture.shown, self.gesture.points
                    self._enter(steps, (), station)
                    self.gesture.shown, self.gesture.points = shown, points
                self._ask(choices)
            case Refused(reason, _, lies_at):
                refused = Receipt(Said.REFUSED, self._now_s, who_may_know(self.session, lies_at), station)
                prompt = self.session.view(PUBLIC).prompt
                self._tell(replace(refused, piece=piece, reason=reason, expected=prompt, lies_at=lies_at))

    def _ask(self, choices: Sequence[Any]) -> None:
        self.gesture.asked = choices
        self._tell(Receipt(Said.ASKED, self._now_s, who_may_know(self.session), choices=choices))

    # --- how steps enter --------------------------------------------------------------------

    def _enter(self, steps: Sequence[Any], shown: Iterable[Instance], station: str) -> None:
        """Submit steps that belong together, then the outcomes that nobody needs to tell."""
        entered = self._clerk.enter(steps, list(shown), station)
        self.clear()
        self._dirty = True
        self._tell(Receipt(Said.ACCEPTED, self._now_s, station=station, steps=entered))

    def _heard(self, change: SessionChange) -> None:
        """The session has changed, by this referee or by anybody else."""
        if self._retired or change.kind is ChangeKind.HANDS:
            return
        if change.kind is ChangeKind.REWOUND:
            self.chronicle.cut(change.first)
            self._early.clear()
            self.clear()
        before = self.difference()
        self.chronicle.catch_up()
        self._debt = owing(before, self.difference(), self._debt)
        self._dirty = True
        if change.kind is ChangeKind.STEPS and not self._clerk.busy:
            gate = instruction(self.session, self.view, self.chronicle, change.first, change.count)
            if gate is not None:
                self._gates.shut(gate)

    # --- looking ----------------------------------------------------------------------------

    def _look(self) -> None:
        """All stations are still: what do they show?"""
        sight = self.cardboard.sight()
        doubled = self.cardboard.doubled()
        if doubled is not None:
            self._unrest.doubled(str(doubled[0]), doubled[1], self._now_s)
            return
        self._go_on()
        if self.gesture:
            explanation = self.gesture.means(self._debt)
            if isinstance(explanation, Explained):
                self._enter(explanation.steps, self.gesture.shown, "")
            return
        woken = self._waking.heard()
        if woken:
            behind = self.chronicle.lagging(self.difference())
            self._debt |= {spot: count for spot, count in behind.items() if spot.station in woken}
        due = self.cardboard.still_due(self._debt, self.chronicle.whereabouts.of)
        debt = {} if self.gate is not None and self.gate.moves else due
        evidence = Evidence(sight=sight, debt=debt, fresh=self.cardboard.fresh())
        explanation = Unexplained(self.difference())
        if not hands_at_it(self.view, self.chronicle.now, self.gate, self.difference()):
            found = self._explainer.explain(state_at(self.session), evidence, self.chronicle.now)
            around = self.session, self.view, self.cardboard, self.chronicle
            explanation = as_hands_did(*around, found, self.difference())
        if self._not_put_back and goes_round(self.session, explanation):
            explanation = Unexplained(self.difference())
        match explanation:
            case Agrees(left):
                self._agrees(left)
            case Explained(steps):
                self._unrest.calm()
                self._gates.open()
                self._enter(steps, (), "")
            case Ambiguous(steps, choices, _):
                self._unrest.calm()
                if steps:
                    # What follows by itself may answer the question: it is asked at the next look, if at all.
                    self._enter(steps, (), "")
                    return
                asked = self.gesture.asked
                if (len(choices), *choices[:2]) != (len(asked), *asked[:2]):
                    self._ask(choices)
            case Early(steps, difference):
                self._unrest.calm()
                self._enter(steps, (), "") if steps else self._early.seen(dict(difference), self._now_s)
            case Unexplained(difference):
                self._unexplained(dict(difference), sight)

    def _go_on(self) -> None:
        """Enter what nobody needs to tell; if a bot's step has brought it, hands have more to do."""
        barred = self.gate is not None and self.gate.kind is not GateKind.INSTRUCTION
        if barred or self.gesture or lately_undone(self.session) or not self._clerk.go_on():
            return
        more = last_instruction(self.session, self.view, self.chronicle)
        if self.gate is not None and more is not None:
            self._gates.shut(more)

    def _agrees(self, left: Any) -> None:
        if self._unrest.wrong or self._unrest.transit:
            self._tell(Receipt(Said.AGREES, self._now_s))
        self._unrest.calm()
        self._not_put_back = False
        self.cardboard.understood()
        self._debt = {spot: left[spot] for spot in self._debt if spot in left}
        if not self.gesture:
            self.gesture.asked = ()
        if self._gates.moves:
            self._gates.tick_seen(self.cardboard.sees)

    def _unexplained(self, difference: Difference, sight: dict[str, dict[str, int]]) -> None:
        self.gesture.asked = ()
        if self.gate is not None and self.gate.moves:
            left = repair(self.view, self.chronicle.now, difference)
            long = self._unrest.long_at_gate(difference, self._now_s)
            self._gates.differ(left, long, self.cardboard.sees_face, self.view.layout.station_of)
            return
        other = otherwise(self.session, self.view, sight) if self.gate is None else None
        if other is not None:
            self.amend(other)
            return
        self._unrest.unexplained(difference, sight, self._now_s)

    # --- gates ------------------------------------------------------------------------------

    @property
    def gate(self) -> Gate | None:
        """What has to be moved before play goes on."""
        return self._gates.gate

    def confirm(self) -> None:
        """People say that all has been done, or waive it: the gate opens."""
        self._gates.open()
        self._dirty = True

    def _is_shut(self, gate: Gate) -> None:
        self._dirty = True
        self._tell(Receipt(Said.GATE, self._now_s, moves=gate.left, steps=gate.steps))

    def _is_open(self) -> None:
        self._dirty = True
        self._tell(Receipt(Said.OPENED, self._now_s))

    def _behind_gate(self, piece: str) -> bool:
        """Whether something must be moved first. A piece of the list that is shown is ticked off."""
        if self.gate is None:
            return False
        if not self.gate.moves:
            self._gates.open()
            return False
        if not (piece and self._gates.tick(piece)):
            self._is_shut(self.gate)
        return True

    # --- going back and putting right -------------------------------------------------------

    def take_back(self) -> None:
        """Take back what entered last, all that belonged together."""
        if self.session.length:
            self.take_back_to(before_last(self.session))

    def take_back_to(self, frame: int) -> None:
        """Take back to an earlier frame; the seats consent. What lies elsewhere then is to be put back."""
        if not 0 <= frame < self.session.length:
            raise ValueError(f"there is no frame {frame} to go back to")
        gate = self._put_back(self.chronicle.now, self.chronicle.tableau(frame))
        take_back(self.session, frame, gate_word(gate))
        self._put_right(gate)

    def redo(self) -> None:
        """Do again what was taken back last; hands follow. Raises `IllegalStep` where nothing was."""
        was = self.chronicle.now
        with self._clerk.at_work():
            do_again(self.session, JOINED)
        self._put_right(replace(self._put_back(was, self.chronicle.now), kind=GateKind.AGAIN))

    def amend(self, plan: AmendPlan) -> None:
        """Correct an earlier entry; what lies elsewhere then is to be moved."""
        was = self.chronicle.now
        with self._clerk.at_work():
            amend(
                self.session,
                plan,
                notes=(("amended", "yes"), *self._clerk.notes()),
                hands=lambda state: gate_word(self._put_back(was, self.view.of(state))),
            )
        self._put_right(self._put_back(was, self.chronicle.now))

    def _put_back(self, was: Tableau, then: Tableau) -> Gate:
        return to_put_back(self.view, self.cardboard, was, then, self.gate)

    def _put_right(self, gate: Gate) -> None:
        """After the ledger has changed: play waits for what has to be moved, if anything has."""
        self.clear()
        self._unrest.calm()
        self._debt = {}
        self._not_put_back = gate.kind is GateKind.PUT_BACK and bool(gate.moves)
        self._gates.shut(gate)

    def program_is_right(self) -> None:
        """The table is put right: a gate with the least number of moves."""
        moves = repair(self.view, self.chronicle.now, self.difference())
        self._debt = {}
        self._unrest.calm()
        self._gates.shut(Gate(GateKind.REPAIR, moves))

    def table_is_right(self) -> Position:
        """The position as it lies, to begin from anew. Raises `DataError` naming every impossibility."""
        return as_it_lies(self.view, self.session.setup, state_at(self.session), self.cardboard.sight())
