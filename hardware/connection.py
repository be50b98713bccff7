"""One reader on whatever port it has now: its line, its driver, and what happens between the two.

It is asked by `poll` whenever its line wakes somebody or the time of `due` has come, and never waits itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from hardware.backoff import Backoff
from hardware.confirm import Confirm
from hardware.discovery import Identity, PortInfo, find
from hardware.driver import IDLE_S, Driver, Fault, Inventory, Output, Ready, TagRead, Trouble, Write
from hardware.line import Line, LineFactory, Lost, NoSuchPort, Opened, PortError, PortLost, Quiet, Received
from hardware.noise import GARBLED, Noise
from hardware.reports import Doubtful, Passage, Report, Said, State, StateChanged, Unknown, ZonesUnknown

BANNER_S: Final = 2.5
"""A board that starts anew when it is opened has so long to say something sensible."""
GAP_S: Final = 5.0
"""Whoever comes so much too late knows nothing of what lies there."""
ASK_AGAIN_S: Final = 5.0
"""A reader that does not answer is greeted again after this."""
_GREETINGS: Final = 2
"""So often a reader that fails is greeted anew at once; then it is called silent."""

_DEVICE: Final = frozenset({Fault.NO_REPLY, Fault.WRONG_DEVICE, Fault.DEVICE_FAULT, Fault.TOO_HOT})
_OPEN: Final = frozenset({State.GREETING, State.READING, State.SILENT})

Tap = Callable[[Passage, bytes, float], None]
"""Hears every byte before it is understood, with its time."""


class Connection:
    """A reader that is wanted: opened, lost, found again, until `close`.

    `wake` is handed to the line, which calls it from a thread of its own. With `confirm` off every read is
    reported, ghosts and echoes too.
    """

    def __init__(
        self,
        driver: Driver,
        identity: Identity,
        lines: LineFactory,
        wake: Callable[[], None],
        *,
        speed: int | None = None,
        tap: Tap | None = None,
        confirm: bool = True,
    ) -> None:
        self.identity = identity
        self.state = State.MISSING
        self.error: PortError | None = None
        self.port = identity.path
        self.noise = Noise()
        self.confirm = Confirm(driver.info.kind, driver.info.confirm_s)
        self._driver = driver
        self._lines = lines
        self._wake = wake
        self._speed = speed if speed is not None else driver.info.speeds[0]
        self._tap = tap
        self._confirming = confirm
        self._backoff = Backoff()
        self._line: Line | None = None
        self._left: Line | None = None
        self._try_at: float | None = 0.0 if identity.path else None
        self._idle_at: float | None = None
        self._tells_quiet = False
        self._greet_at: float | None = None
        self._settled_at = 0.0
        self._understood = False
        self._failures = 0
        self._unknown: set[int] = set()
        self.ignored = 0
        self._doubted = False
        self._now = 0.0
        self._reports: list[Report] = []

    # ------------------------------------------------------------------------------- from outside

    @property
    def missing(self) -> bool:
        """Whether it waits to be told by `found` where its device is now."""
        return not self.port and self.state in (State.MISSING, State.WAITING)

    @property
    def due(self) -> float | None:
        """When `poll` wants to be called next, if nothing wakes before; None for never."""
        if self.state is State.CLOSED:
            return None
        if self._line is None:
            return self._try_at
        if self._line.waiting:
            return self._now
        return min(
            (at for at in (self._idle_at, self._greet_at, self._driver_due) if at is not None), default=None
        )

    def found(self, ports: Iterable[PortInfo]) -> None:
        """Learn which ports there are; `poll` and `due` follow it."""
        if self.identity.path or self._line is not None or self.state is State.CLOSED:
            return
        here = find(self.identity, ports)
        self.port = here.name if here is not None else ""
        if self.state is State.MISSING and self.port:
            self._try_at = self._now

    def poll(self, now: float) -> list[Report]:
        """What the reader has said up to now, in its order."""
        if self.state is State.CLOSED:
            return []
        late = not self._line_waits and self.due is not None and self.state in _OPEN
        if late and now - (self.due or 0.0) > GAP_S:
            self._miss(now)
        self._now = now
        if self._line is None:
            self._try(now)
        if self._line is not None:
            self._listen(self._line, now)
        reports, self._reports = self._reports, []
        return reports

    def missed(self, now: float) -> list[Report]:
        """Nobody could listen for a while (the computer slept): nothing is known, and all is read again."""
        if self.state in _OPEN:
            self._miss(now)
        reports, self._reports = self._reports, []
        return reports

    def close(self) -> None:
        """End at once, from any state; a reader that has been set going is told to stop."""
        if self._line is not None:
            if self.state in _OPEN:
                self._left = self._line
                self._line.write(self._driver.stop())
            self._line.close()
            self._line = None
        self.state = State.CLOSED

    @property
    def gone(self) -> bool:
        """Whether a device that was open is free again after `close`; one that hangs is not waited for."""
        return self._line is None and (self._left is None or self._left.gone())

    # ------------------------------------------------------------------------------ opening, losing

    @property
    def _line_waits(self) -> bool:
        return self._line is not None and self._line.waiting

    @property
    def _driver_due(self) -> float | None:
        return self._driver.due if self.state in _OPEN else None

    def _try(self, now: float) -> None:
        if self._try_at is None or now < self._try_at:
            return
        self._try_at = None
        if not self.port:
            self._enter(State.MISSING, now, self.error)
            return
        self._enter(State.OPENING, now)
        self._line = self._lines(self.port, self._speed, self._driver.info.dtr, self._wake)
        self._line.open()

    def _opened(self, at: float, now: float) -> None:
        self._record(Passage.OPEN, b"", at)
        self._backoff.opened(at)
        self.noise.reset()
        self.confirm.reset()
        self._understood = self._doubted = False
        self._failures = 0
        self._idle_at = None
        self._greet_at = at + BANNER_S if self._driver.info.asks else None
        self._settled_at = at + BANNER_S
        self._enter(State.GREETING if self._driver.info.asks else State.READING, at)
        self._start(now)

    def _lose(self, error: PortError, at: float) -> None:
        self._record(Passage.LOST, error.key.encode(), at)
        was_open = self.state in _OPEN
        if self._line is not None:
            self._line.close()
            self._left, self._line = self._line, None
        if isinstance(error, NoSuchPort | PortLost) and not self.identity.path:
            self.port = ""  # its name may already be another device's
        self._idle_at = self._greet_at = None
        self._try_at = at + self._backoff.failed(error, at)
        if was_open:
            self._forget(Unknown.LOST, at)
        self._enter(State.WAITING, at, error)

    def _miss(self, now: float) -> None:
        """Begin the reader anew, as its last answer is too old. Nothing that waits is thrown away."""
        self._idle_at = None
        self.confirm.reset()
        self._forget(Unknown.GAP, now)
        self._start(now)

    def _forget(self, why: Unknown, at: float) -> None:
        self._unknown.clear()
        self._say(ZonesUnknown(why), at)

    # ------------------------------------------------------------------------------------ listening

    def _listen(self, line: Line, now: float) -> None:
        for happening in line.take():
            match happening:
                case Opened(at, tells_quiet):
                    self._tells_quiet = tells_quiet
                    self._opened(at, now)
                case Quiet(at):
                    self._record(Passage.QUIET, b"", at)
                    self._fall_silent(at, now)
                case Received(data, at):
                    self._pass_time(at, now)
                    self._record(Passage.RECEIVED, data, at)
                    self._hear(self._driver.feed(data, now), at)
                    self._idle_at = at + IDLE_S
                case Lost(error, at):
                    self._lose(error, at)
                    return
        if not line.waiting:
            self._pass_time(now, now)

    def _pass_time(self, until: float, now: float) -> None:
        """Do what was due up to then. The driver is told the time it is now: its questions go out now."""
        if self._idle_at is not None and self._idle_at <= until:
            if self._tells_quiet:
                self._idle_at = until + IDLE_S  # it has not said so: the thread of the line is held up
            else:
                self._fall_silent(self._idle_at, now)
        due = self._driver_due
        if due is not None and due <= until:
            self._hear(self._driver.on_time(now), due)
        if self._greet_at is not None and self._greet_at <= until:
            self._greet(self._greet_at, now)

    def _fall_silent(self, at: float, now: float) -> None:
        self._idle_at = None
        self._hear(self._driver.idle(now), at)

    def _greet(self, at: float, now: float) -> None:
        """Ask once more, for a board that began anew when it was opened can answer by now."""
        if self.state is State.GREETING:
            self._failures += 1
            if self._failures >= _GREETINGS:
                self._enter(State.SILENT, at)
                self._forget(Unknown.NO_ANSWER, at)
        patience = {State.GREETING: BANNER_S, State.SILENT: ASK_AGAIN_S}.get(self.state)
        self._greet_at = now + patience if patience is not None else None
        if self._driver.due is None:  # else it is about to ask by itself
            self._start(now)

    def _start(self, now: float) -> None:
        self._hear(self._driver.start(now), now)

    def _hear(self, outputs: list[Output], at: float) -> None:
        good = bad = 0
        for output in outputs:
            match output:
                case Write(data):
                    if self._line is not None:
                        self._record(Passage.SENT, data, self._now)
                        self._line.write(data)
                case Trouble():
                    bad += self._hear_trouble(output, at)
                case _:
                    good += 1
                    self._hear_good(output, at)
        if good or bad:
            self.noise.heard(at, good=good, bad=bad)
            self._doubt(at)

    def _hear_good(self, output: TagRead | Inventory | Ready, at: float) -> None:
        self._understood = True
        self._failures = 0
        self._greet_at = None
        if self.state in (State.GREETING, State.SILENT):
            self._enter(State.READING, at)
        if isinstance(output, TagRead | Inventory):
            self._unknown.discard(output.zone)
        counted: TagRead | Inventory | Ready | None = output
        if self._confirming and isinstance(output, TagRead):
            counted = output if self.confirm.counts(output, at) else None
        elif self._confirming and isinstance(output, Inventory):
            counted = self.confirm.whole(output, at)
        if counted is not None:
            self._say(counted, at)

    def _hear_trouble(self, trouble: Trouble, at: float) -> int:
        """How many damaged frames this is."""
        settling = not self._understood and at < self._settled_at
        garbled = trouble.fault in GARBLED
        if settling and (garbled or trouble.fault is Fault.NO_REPLY):
            self.ignored += 1  # what a board says while it starts is nobody's fault
            return 0
        self._say(trouble, at)
        if trouble.fault in _DEVICE:
            self._fail(trouble, at)
        return int(garbled)

    def _fail(self, trouble: Trouble, at: float) -> None:
        if trouble.zone not in self._unknown:
            self._unknown.add(trouble.zone)
            self._say(ZonesUnknown(Unknown.NO_ANSWER, trouble.zone), at)
        self._failures += 1
        if self._failures > _GREETINGS:
            self._enter(State.SILENT, at)
            self._greet_at = self._now + ASK_AGAIN_S
        else:
            self._greet_at = self._now

    def _doubt(self, at: float) -> None:
        doubtful = self.noise.doubtful(at)
        if doubtful and not self._doubted:
            self._say(Doubtful(self.noise.share(at)), at)
        self._doubted = doubtful

    # ------------------------------------------------------------------------------------- telling

    def _enter(self, state: State, at: float, error: PortError | None = None) -> None:
        if (state, error) != (self.state, self.error):
            self.state, self.error = state, error
            self._say(StateChanged(state, self.port, error), at)

    def _say(self, what: Said, at: float) -> None:
        self._reports.append(Report(what, at))

    def _record(self, passage: Passage, data: bytes, at: float) -> None:
        if self._tap is not None:
            self._tap(passage, data, at)
