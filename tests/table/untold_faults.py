"""Single faults where people tell no hidden card: each is dealt with before the next, and counted."""

from __future__ import annotations

from typing import Final

from engine.companion.catalogue import Instance
from engine.companion.receipts import Said
from engine.core.chance import Rng
from engine.session.ahead import step_at
from engine.session.view import Change, ChangeKind
from hardware.simulator.faults import NO_FAULTS, Faults
from tests.table.real_cards import Told
from tests.table.tally import Tally
from tests.table.troubled_reader import Becomes
from tests.table.untold_player import UntoldPlayer
from tests.table.virtual_readers import VirtualReaders

_WRONG_S: Final = 6.0
_FOUND_S: Final = 20.0
_BAD_LINE: Final = Faults(loss=0.1, noise=0.2, ghost=0.1, flicker=0.1)
FAULTS: Final = (
    "missed read",
    "garbled lines",
    "wrong piece",
    "piece nudged away",
    "takeback",
    "reader lost",
)


class ClumsyUntold:
    """Plays with a fault every few steps. A step that enters and is not due is a wrong one."""

    def __init__(self, player: UntoldPlayer, seed: int, *, every: int = 5) -> None:
        self.player = player
        self.readers: VirtualReaders = player.readers  # type: ignore[assignment]
        self.rng = Rng(seed)
        self.every = every
        self.tally = Tally()
        self._fault = ""
        self._lost = 0
        self._wrong = False
        self._busy = False
        player.session.subscribe(self._heard)

    def _heard(self, change: Change) -> None:
        """What enters has to be due, in any order of the cards that are shown."""
        if change.kind is not ChangeKind.STEPS or self._busy:
            return
        telling = self.player.telling
        due = list(telling.due)
        for frame in range(telling.entered + 1, self.player.session.length + 1):
            text = step_at(self.player.session, frame)[1]
            if text in due:
                due.remove(text)
            else:
                self._wrong = self._wrong or bool(due)

    def run(self) -> Tally:
        """The whole play, or as far as the ledger is the right one."""
        player, since = self.player, 0
        while not player.real.over:
            since += 1
            self._fault = FAULTS[self.rng.below(len(FAULTS))] if since >= self.every else ""
            self._wrong = False
            self._lost = player.asked["lost"]
            lost = self._lost + player.asked["unneeded"]
            length = player.session.length
            if self._fault in ("piece nudged away", "takeback"):
                self._between()
            player.telling.next(self._act)
            self._over()
            player._finish()
            wrong = player.telling.wrong()
            self._count(wrong, lost, moved=player.session.length > length)
            since = 0 if self._fault else since
            if wrong or self._wrong:
                return self.tally
        return self.tally

    def _count(self, wrong: str, lost: int, *, moved: bool) -> None:
        tally, player = self.tally, self.player
        tally.steps += not self._fault
        if not self._fault:
            tally.astray += bool(wrong)
        elif moved:
            tally.made[self._fault] += 1
            asked = player.asked["lost"] + player.asked["unneeded"] > lost
            kind = tally.wrong if self._wrong else tally.asked if wrong or asked else tally.right
            kind[self._fault] += 1
        if wrong or self._wrong:
            tally.notes.append(f"{self._fault or 'no fault'}: {wrong or 'a wrong step'}")

    # --- the faults -------------------------------------------------------------------------

    def _between(self) -> None:
        """A piece slips off its reader and comes back, or the last step is taken back."""
        player = self.player
        lying = sorted(player.lies)
        if self._fault == "takeback":
            self._take_back()
        elif lying:
            one = lying[self.rng.below(len(lying))]
            station = player.lies[one]
            player.lay(one, "")
            player.wait(2.0 if self.rng.below(2) else _WRONG_S)
            player.lay(one, station)
            player.wait(2.0)

    def _take_back(self) -> None:
        """What entered last is taken back, and the table put back; then it is done again."""
        player, telling = self.player, self.player.telling
        if not telling.due or not telling.ends or player.session.length < telling.entered:
            return
        for one in telling.ends:
            player.put(one, telling.was[one])
        heard = player.heard(Said.EARLIER)
        player.wait(_WRONG_S)
        told = [one.frame for one in player.receipts if one.said is Said.EARLIER]
        goal = telling.entered - len(telling.due)
        player.referee.take_back_to(max(told[-1], goal) if len(told) > heard else goal)
        if player.session.length > goal:
            player.referee.take_back_to(goal)
        player.wait(2.0)
        if player.referee.gate is not None:
            player.referee.confirm()
        telling.entered = goal
        telling.again(self._act)
        player._finish()
        if telling.wrong():
            self._wrong = True

    def _act(self, told: Told) -> None:
        player = self.player
        match self._fault:
            case "garbled lines":
                self.readers.disturb(_BAD_LINE)
            case "missed read":
                self._miss()
            case "reader lost":
                every = player.layout.stations
                self._gone = every[self.rng.below(len(every))].id
                self.readers.unplug(self._gone)
                player.wait(3.0, lambda: bool(player.down))
            case "wrong piece":
                self._lay_a_wrong_one()
        # What was not understood is asked: the cards that follow from it are shown to nobody then.
        if player.asked["lost"] == self._lost:
            player.act(told)
        self._over()

    def _miss(self) -> None:
        """Nothing is heard of a reader for a moment."""
        every = self.player.layout.stations
        reader = self.readers.trouble(every[self.rng.below(len(every))].id)
        until_s = self.readers.now + 0.2 + 0.1 * self.rng.below(9)
        reader.say(Becomes.LOST if self.rng.below(2) else Becomes.GARBLED, until_s)

    def _lay_a_wrong_one(self) -> None:
        """A token that nobody may pick comes to a reader, and goes away again."""
        player = self.player
        if player.session.view().prompt.key == "pick-token" or not player.placed:
            return
        lies = player.real.lies
        stray: Instance = next(one for one in sorted(lies) if lies[one] == "unseen-tokens")
        station = player.placed[self.rng.below(len(player.placed))].id
        player.lay(stray, station)
        player.wait(1.5 if self.rng.below(2) else _WRONG_S)
        player.lay(stray, "")
        player.wait(2.0)

    def _over(self) -> None:
        """The fault is over."""
        self.readers.disturb(NO_FAULTS)
        if self._fault == "reader lost" and self.player.down:
            for station in list(self.player.down):
                self.readers.plug(station)
            self.player.wait(_FOUND_S, lambda: not self.player.down)
            self.player.wait(2.0)
