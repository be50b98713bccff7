"""Single faults at the table, dealt with before the next: what happened to the ledger, counted by fault."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from engine.companion.catalogue import Instance
from engine.companion.receipts import Said
from engine.companion.repair import Move
from engine.core.chance import Rng
from engine.core.game import Chance
from engine.session.ahead import step_at
from engine.session.view import Change, ChangeKind
from hardware.simulator.faults import NO_FAULTS, Faults
from tests.table.player import Player
from tests.table.tally import PAD_FAULTS, PLACE_FAULTS, Tally
from tests.table.troubled_reader import Becomes
from tests.table.virtual_readers import VirtualReaders
from tests.table.world import Bundle, World

_WRONG_S: Final = 6.0
"""Longer than a table may be in transit."""
_FOUND_S: Final = 20.0
"""By then a reader that was plugged in again has been opened, has started, and has told what lies there."""
_BAD_LINE: Final = Faults(loss=0.1, noise=0.2, ghost=0.1, flicker=0.1)


class Clumsy:
    """Plays a generated play through, with a fault every few steps."""

    def __init__(
        self, world: World, player: Player, readers: VirtualReaders, seed: int, *, every: int = 6
    ) -> None:
        self.world = world
        self.player = player
        self.readers = readers
        self.rng = Rng(seed)
        self.every = every
        self.truth: list[str] = []
        self.history: list[tuple[Bundle, int]] = []
        self.tally = Tally()
        self.strayed = False
        self.blinded = False
        self.loose = False
        self.pad_only = not player.placed
        player.session.subscribe(self._heard)

    def _heard(self, change: Change) -> None:
        if change.kind is not ChangeKind.STEPS:
            return
        for frame in range(change.first, change.first + change.count):
            _, text, _ = step_at(self.player.session, frame)
            if frame > len(self.truth) or not self._fits(text, self.truth[frame - 1]):
                self.strayed = True

    def _fits(self, text: str, true: str) -> bool:
        """Whether it may enter. Where a reader was lost, the space that a tile came from may be corrected."""
        if self.blinded:
            return text.partition(" space ")[0] == true.partition(" space ")[0]
        return self._meant(text) == self._meant(true)

    # --- playing ----------------------------------------------------------------------------

    def next(self) -> Bundle:
        """Generate the next bundle."""
        bundle = self.world.bundle()
        self.history.append((bundle, len(self.truth)))
        self.truth += bundle.texts
        return bundle

    def run(self) -> Tally:
        """The whole play; every fault is dealt with before the next step."""
        since = 0
        while not self.world.over:
            since += 1
            if since >= self.every and len(self.history) > 3:
                if self._fault():
                    since = 0
                continue
            self.player.play(self.next(), len(self.truth))
            self.tally.steps += 1
            if not self._right():
                self.tally.astray += 1
                self.tally.notes.append(
                    f"no fault, but at {len(self.truth)}: {self._where()} {self.history[-1][0].carried}"
                )
                self._recover()
        return self.tally

    def _right(self) -> bool:
        return not self.strayed and list(map(self._meant, self.player.texts)) == list(
            map(self._meant, self.truth)
        )

    def _meant(self, text: str) -> str:
        """Without the space of a tile, where nobody could see which of two equal ones it was.

        A pad that has been blind, and readers when two of them go at once, cannot.
        """
        loose = self.loose or (self.pad_only and self.blinded)
        return text.partition(" space ")[0] if loose else text

    def _fault(self) -> bool:
        faults = PAD_FAULTS if self.pad_only else PLACE_FAULTS
        fault = faults[self.rng.below(len(faults))]
        self.strayed = False
        lost = self.player.asked["lost"] + self.player.asked["unneeded"]
        if not _DEALT[fault](self):
            return False
        self.tally.made[fault] += 1
        if self.strayed:
            self.tally.wrong[fault] += 1
            self.tally.notes.append(f"{fault}: wrong step before {len(self.truth)}: {self._where()}")
        elif not self._right():
            self.tally.asked[fault] += 1
            self.tally.notes.append(f"{fault}: stopped before {len(self.truth)}: {self._where()}")
        elif self.player.asked["lost"] + self.player.asked["unneeded"] > lost:
            self.tally.asked[fault] += 1
            self.tally.notes.append(f"{fault}: asked before {len(self.truth)}: {self._where()}")
        else:
            self.tally.right[fault] += 1
        if self.loose and self._right():
            self.truth[:] = self.player.texts
        self.loose = False
        self._recover()
        return True

    def _where(self) -> str:
        texts = self.player.texts
        same = next(
            (n for n, (a, b) in enumerate(zip(texts, self.truth, strict=False)) if a != b),
            min(len(texts), len(self.truth)),
        )
        return f"from {same}: {texts[same : same + 4]} for {self.truth[same : same + 4]}"

    def _recover(self) -> None:
        """Whatever happened, both tables are made equal, so that the next fault is a single one again."""
        player = self.player
        self.strayed = False
        for instance, place in self.world.places.items():
            player.put(instance, place)
        if list(map(self._meant, player.texts)) != list(map(self._meant, self.truth)):
            same = 0
            for mine, true in zip(player.texts, self.truth, strict=False):
                if self._meant(mine) != self._meant(true):
                    break
                same += 1
            player.referee.confirm()
            if same < player.session.length:
                player.referee.take_back_to(same)
                player.referee.confirm()
            for text in self.truth[player.session.length :]:
                player.session.submit_text(text)
        player.wait(2.0)
        if player.referee.gate is not None:
            player.referee.confirm()
        player.referee.clear()
        self.strayed = False

    # --- the faults -------------------------------------------------------------------------

    def _own(self, bundle: Bundle) -> list[Instance]:
        return [carried.instance for carried in bundle.carried if carried.own]

    def _missed(self) -> bool:
        """Nothing is heard just when the piece comes: it is missed, or the bytes are lost."""
        bundle = self.next()
        player = self.player
        instance, station = self._arriving(bundle)
        reader = self.readers.trouble(station)
        harmed = reader.harmed
        until_s = self.readers.now + 0.2 + 0.1 * self.rng.below(9)
        match self.rng.below(3):
            case 0:
                reader.field.missed[self.readers.tag(instance, station)] = until_s
            case 1:
                reader.say(Becomes.LOST, until_s)
            case _:
                reader.say(Becomes.GARBLED, until_s)
        player.play(bundle, len(self.truth))
        return reader.harmed > harmed

    def _arriving(self, bundle: Bundle) -> tuple[Instance, str]:
        """A piece that the bundle moves, and the station that it comes to; else any that lies somewhere."""
        player = self.player
        own = [carried for carried in bundle.carried if carried.own] or bundle.carried
        if own:
            return own[0].instance, player.layout.sees(own[0].end) or player.pad
        lying = sorted(player.lies) or sorted(self.world.places)
        one = lying[self.rng.below(len(lying))]
        return one, player.lies.get(one, player.pad)

    def _double(self) -> bool:
        """The piece is read again: shown twice, heard where it lay as well, or each line is said twice."""
        bundle = self.next()
        player = self.player
        instance, station = self._arriving(bundle)
        until_s = self.readers.now + 1.5
        old = player.lies.get(instance, "")
        reader = self.readers.trouble(old or station)
        harmed = reader.harmed
        if old and self.rng.below(2):
            self.readers.echo(instance, old, until_s - 0.9)
        elif station != player.pad or self.rng.below(2):
            reader = self.readers.trouble(station)
            harmed = reader.harmed
            reader.say(Becomes.TWICE, until_s)
        else:
            player.twice = True
        shown = player.again
        player.play(bundle, len(self.truth))
        player.twice = False
        return player.again > shown or reader.harmed > harmed

    def _garbled(self) -> bool:
        """For a step every line is bad, and antennas miss tags and see some that are not there."""
        player = self.player
        self.readers.disturb(_BAD_LINE)
        player.play(self.next(), len(self.truth))
        self.readers.disturb(NO_FAULTS)
        return True

    def _resting(self, count: int) -> list[Instance]:
        lying = sorted(self.player.lies)
        return [lying[self.rng.below(len(lying))] for _ in range(count)] if lying else []

    def _swapped(self) -> bool:
        """Two pieces are exchanged; the list is followed."""
        player = self.player
        if not player.lies:
            return False
        first, second = self._resting(2)
        there, here = player.lies[first], player.lies[second]
        if there == here or first.piece == second.piece:
            return False
        player.lay(first, here)
        player.lay(second, there)
        self._until_wrong_and_repaired()
        return True

    def _until_wrong_and_repaired(self) -> None:
        player = self.player
        heard = player.heard(Said.WRONG) + player.heard(Said.EARLIER)
        player.wait(_WRONG_S)
        if player.heard(Said.WRONG) + player.heard(Said.EARLIER) > heard:
            for move in player.referee.act().moves:
                self._follow(move)
        player.wait(2.0)
        if player.referee.difference() and not player.referee.act().owed:
            self.strayed = True

    def _follow(self, move: Move) -> None:
        """Carry out a move that the companion asks for."""
        player = self.player
        for instance, station in sorted(player.lies.items()):
            at = player.layout[station].only_place or station
            if instance.piece == move.piece and at == move.start:
                player.lay(instance, self._station(move.end))
                return
        for instance in sorted(self.world.places):
            if instance.piece == move.piece and instance not in player.lies:
                player.lay(instance, self._station(move.end))
                return

    def _station(self, end: str) -> str:
        layout = self.player.layout
        return end if end in layout else layout.sees(end)

    def _wrong(self) -> bool:
        """First a piece that cannot be meant, then the right one."""
        state = self.world.state
        bundle = self.next()
        own = [carried for carried in bundle.carried if carried.own]
        player = self.player
        stray = self._impossible(state)
        if not own or stray is None:
            player.play(bundle, len(self.truth))
            return False
        if self.pad_only or not player.layout.sees(own[0].end):
            was = player.lies.get(stray, "")
            player.show(stray)
            player.lay(stray, was)
            if self.strayed:
                self.tally.notes.append(f"{stray} was taken, {own[0]} was due, by {bundle.texts}")
        else:
            was = player.lies.get(stray, "")
            player.lay(stray, player.layout.sees(own[0].end))
            player.wait(1.5 if self.rng.below(2) else _WRONG_S)
            player.lay(stray, was)
            player.wait(2.0)
        player.play(bundle, len(self.truth))
        return True

    def _impossible(self, state: Any) -> Instance | None:
        """A piece that no legal step or outcome is about now."""
        game = self.world.game
        chance = isinstance(game.node(state), Chance)
        for _ in range(20):
            every = sorted(self.world.places)
            one = every[self.rng.below(len(every))]
            if chance:
                steps = [step for step, _ in game.chance_outcomes(state)]
            else:
                steps = list(game.moving(state, {one.piece: 1}))
                steps += list(islice(game.legal_actions(state), 60))
            readings = game.showing(state, ((one.piece, ""),))
            if not any(reading & game.refs(step, state) for step in steps for reading in readings):
                return one
        return None

    def _nudged(self) -> bool:
        """A piece slips off its reader, and is put back."""
        player = self.player
        for instance in self._resting(1):
            station = player.lies[instance]
            player.lay(instance, "")
            player.wait(2.0 if self.rng.below(2) else _WRONG_S)
            player.lay(instance, station)
            player.wait(2.0)
            return True
        return False

    def _two(self) -> bool:
        """Two steps are done before the companion has looked."""
        first = self.next()
        between = len(self.truth)
        if self.world.over:
            self.player.play(first, between)
            return False
        second = self.next()
        player = self.player
        seen = [
            [one for one in bundle.carried if one.own and player.layout.sees(one.end)]
            for bundle in (first, second)
        ]
        if not all(seen) or player.is_bots(first) or player.is_bots(second):
            player.play(first, between)
            player.play(second, len(self.truth))
            return False
        self.loose = True
        for bundle in (first, second):
            for carried in bundle.carried:
                player.put(carried.instance, carried.end)
        player.wait(2.0)
        if not player.reached(between):
            player.play(first, between)
            for carried in second.carried:
                player.put(carried.instance, carried.end)
        if not player.reached(len(self.truth)):
            player.play(second, len(self.truth))
        return True

    def _takeback(self) -> bool:
        """The last steps are taken back on the table, then done again."""
        back = 1 + self.rng.below(min(3, len(self.history)))
        redone = self.history[-back:]
        player = self.player
        for bundle, _ in reversed(redone):
            for carried in reversed(bundle.carried):
                player.put(carried.instance, carried.start)
        heard = player.heard(Said.EARLIER)
        player.wait(_WRONG_S)
        if player.heard(Said.EARLIER) > heard:
            frame = next(one.frame for one in reversed(player.receipts) if one.said is Said.EARLIER)
            player.referee.take_back_to(frame)
        goal = redone[0][1]
        if player.session.length > goal:
            player.referee.take_back_to(goal)
        player.wait(2.0)
        if player.referee.gate is not None:
            player.referee.confirm()
        for bundle, start in redone:
            end = start + len(bundle.steps)
            if not player.reached(end):
                player.play(bundle, end)
        return True

    def _lost(self) -> bool:
        """A reader goes for a step, which is pointed at, and comes back."""
        player = self.player
        every = player.layout.stations
        gone = every[self.rng.below(len(every))].id
        bundle = self.next()
        self.blinded = True
        self.readers.unplug(gone)
        if self.rng.below(4):
            player.wait(3.0, lambda: bool(player.down))
        player.play(bundle, len(self.truth))
        self.readers.plug(gone)
        player.wait(_FOUND_S, lambda: not player.down)
        player.wait(2.0)
        return True


_DEALT: Final[dict[str, Callable[[Clumsy], bool]]] = {
    "missed read": Clumsy._missed,
    "double read": Clumsy._double,
    "garbled lines": Clumsy._garbled,
    "swapped pieces": Clumsy._swapped,
    "wrong piece": Clumsy._wrong,
    "piece nudged away": Clumsy._nudged,
    "two steps at once": Clumsy._two,
    "takeback": Clumsy._takeback,
    "reader lost": Clumsy._lost,
}
