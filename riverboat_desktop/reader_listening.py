"""Listening to a reader from the command line: which one it is, what it says, and writing that down."""

from __future__ import annotations

import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

from hardware.capture import Channel, Direction, Entry, entry_line, header_line
from hardware.connection import Connection, Tap
from hardware.discovery import PortInfo
from hardware.doctor import ReaderFacts
from hardware.driver import Fault, Inventory, Ready, TagRead, Trouble
from hardware.drivers.families import ALL_FAMILIES
from hardware.line import LineFactory
from hardware.line_by_name import all_ports, line_to
from hardware.reads import TagId
from hardware.reports import Passage, Report
from hardware.telling import told
from hardware.tuning import Answered, Found, Told, Trying, Tuning, Unfit, Unusable
from riverboat_desktop.version import VERSION
from riverboat_desktop.wrong_use import SOUND, WrongUse

NO_PORT: Final = (
    "No serial port is there, so no reader either. Plug one in, or try everything with: "
    "riverboat-desktop reader simulate rdm6300"
)
_STATUS_S: Final = 10.0
_PORTS_S: Final = 1.0
_NEW_AGAIN_S: Final = 1.0
_GONE_S: Final = 1.0

Tell = Callable[[Report], None]


@dataclass(frozen=True, slots=True)
class Which:
    """A reader: where it is, what it is."""

    port: PortInfo
    family: str
    speed: int


def monitor(arguments: Namespace) -> int:
    """What the reader says, until Ctrl+C."""
    show = Shown(everything=arguments.all)
    with interruptible():
        which = found_or_chosen(arguments)
        if which is not None:
            listen(which, seconds=arguments.seconds, tell=show.tell, status=show.status)
    return SOUND


def record(arguments: Namespace) -> int:
    """The bytes of a reader's line in a file, until Ctrl+C; each line is whole as soon as it is written."""
    file = Path(arguments.file)
    if file.exists():
        raise WrongUse(f"{file} exists already")
    with interruptible(), ExitStack() as stack:
        which = found_or_chosen(arguments)
        if which is None:
            return SOUND
        try:
            out = stack.enter_context(file.open("x", encoding="utf-8"))
        except OSError as error:
            raise WrongUse(f"{file}: {error.strerror}") from None
        writer = _CaptureFile(out, which)
        stack.callback(lambda: print(f"{writer.entries} lines in {file}", file=sys.stderr))
        print(f"Recording {which.port.name} into {file}; Ctrl+C ends.", file=sys.stderr)
        listen(which, seconds=arguments.seconds, tell=Shown(everything=False).tell, tap=writer.tap)
    return SOUND


def listen(
    which: Which,
    *,
    seconds: float | None,
    tell: Tell,
    lines: LineFactory = line_to,
    tap: Tap | None = None,
    status: Callable[[Connection, float], None] | None = None,
) -> ReaderFacts:
    """Listen for so long, or until Ctrl+C; what was heard in all. A reader that goes is waited for."""
    woken = threading.Event()
    driver = ALL_FAMILIES[which.family].make()
    heard = _Heard(which, tap)
    connection = Connection(driver, which.port.identity, lines, woken.set, speed=which.speed, tap=heard.tap)
    connection.found([which.port])
    begun = now = time.monotonic()
    status_at, ports_at = begun + _STATUS_S, begun + _PORTS_S
    try:
        while seconds is None or now < begun + seconds:
            for report in connection.poll(now):
                heard.count(report)
                tell(report)
            if status is not None and now >= status_at:
                status(connection, now)
                status_at = now + _STATUS_S
            if connection.missing and now >= ports_at:
                connection.found(all_ports())
                ports_at = now + _PORTS_S
            times = [connection.due, status_at, ports_at if connection.missing else None]
            times.append(begun + seconds if seconds is not None else None)
            soon = min(at for at in times if at is not None)
            woken.wait(max(0.0, soon - time.monotonic()))
            woken.clear()
            now = time.monotonic()
        return heard.facts(now - begun, connection.noise.share(now))
    finally:
        connection.close()
        until = time.monotonic() + _GONE_S
        while not connection.gone and time.monotonic() < until:
            time.sleep(0.005)


def found_or_chosen(arguments: Namespace) -> Which | None:
    """The reader that was named, or that a tag is presented to; None where there is none, which is said."""
    if arguments.family:
        return chosen(arguments)
    if arguments.speed:
        raise WrongUse("--speed goes with --family")
    ports = [named_port(arguments.port)] if arguments.port else all_ports()
    if not ports:
        print(NO_PORT)
        return None
    print("Present any tag, again and again, until it is found.", file=sys.stderr)
    found = tune(ports, seconds=arguments.seconds, tell=_say_tuning)
    if found is None:
        print("No reader was found.")
        return None
    return Which(found.port, found.family.id, found.speed)


def chosen(arguments: Namespace) -> Which:
    """The reader that was named by its port and family. Raises `WrongUse`."""
    family = ALL_FAMILIES.get(arguments.family)
    if family is None:
        raise WrongUse(f"there is no family {arguments.family!r}; there are: {', '.join(ALL_FAMILIES)}")
    if arguments.speed is not None and arguments.speed <= 0:
        raise WrongUse("a speed is above 0")
    if not arguments.port:
        raise WrongUse("--family goes with a port")
    return Which(named_port(arguments.port), arguments.family, arguments.speed or family.info.speeds[0])


def named_port(name: str) -> PortInfo:
    """The port of this name, with its device where the system knows one; links are followed."""
    real = str(Path(name).resolve()) if name.startswith("/") else name
    return next((port for port in all_ports() if port.name in (name, real)), PortInfo(name))


def tune(
    ports: list[PortInfo],
    *,
    seconds: float | None,
    tell: Callable[[Told], None],
    lines: LineFactory = line_to,
) -> Found | None:
    """Try everything until a tag is read, or for so long."""
    woken = threading.Event()
    now = begun = time.monotonic()
    tuning = Tuning(ports, lines, woken.set, now, drivers=[family.make for family in ALL_FAMILIES.values()])
    try:
        while tuning.found is None and (seconds is None or now < begun + seconds):
            for one in tuning.poll(now):
                tell(one)
            times = [tuning.due, begun + seconds if seconds is not None else None]
            soon = min((at for at in times if at is not None), default=now + 1.0)
            if tuning.found is None:
                woken.wait(max(0.0, soon - time.monotonic()))
                woken.clear()
            now = time.monotonic()
        return tuning.found
    finally:
        tuning.close()
        until = time.monotonic() + _GONE_S
        while not tuning.gone and time.monotonic() < until:
            time.sleep(0.005)


@contextmanager
def interruptible() -> Iterator[None]:
    """Ctrl+C ends what is in here, and is no failure."""
    try:
        yield
    except KeyboardInterrupt:
        print(file=sys.stderr)


class Shown:
    """Reports as lines on standard output; a resting tag is shown once, unless all is wanted.

    Times are those since `begun`, or since the first report.
    """

    def __init__(self, *, everything: bool, begun: float | None = None) -> None:
        self._everything = everything
        self._begun = begun
        self._tags: dict[tuple[int, TagId], float] = {}
        self._inventories: dict[int, frozenset[TagId]] = {}

    def tell(self, report: Report) -> None:
        if self._begun is None:
            self._begun = report.at
        if self._everything or self._is_new(report):
            print(told(Report(report.what, report.at - self._begun)), flush=True)

    def status(self, connection: Connection, now: float) -> None:
        noise = connection.noise
        print(f"      {noise.rate(now):.1f} reads/s, {noise.share(now):.0%} damaged", flush=True)

    def _is_new(self, report: Report) -> bool:
        match report.what:
            case TagRead(tag=tag, zone=zone):
                before = self._tags.get((zone, tag))
                self._tags[zone, tag] = report.at
                return before is None or report.at - before > _NEW_AGAIN_S
            case Inventory(tags, zone):
                here = frozenset(read.tag for read in tags)
                before_here = self._inventories.get(zone)
                self._inventories[zone] = here
                return here != before_here
            case _:
                return True


# ------------------------------------------------------------------------------------------------ parts


def _say_tuning(what: Told) -> None:
    match what:
        case Trying(port, speed):
            line = f"{port.name}: {_speed(speed) or 'listening'}"
        case Answered(port, family, speed, name):
            answers = " ".join(filter(None, ("answers", _speed(speed, "at "))))
            line = f"{port.name}: {family.name} {answers} ({name}); present a tag"
        case Unusable(port, error):
            line = f"{port.name}: {error.key} ({error.detail}); see: riverboat-desktop reader doctor"
        case Unfit(port, speed, advice):
            line = f"{port.name}: {speed} baud: {advice}"
        case Found(port, family, speed, tag, took_s):
            reader = " ".join(filter(None, (family.id, _speed(speed, "at "))))
            line = f"{port.name}: {reader}, found in {took_s:.1f} s by {tag}"
    print(line, file=sys.stderr, flush=True)


def _speed(speed: int, before: str = "") -> str:
    """Words for a speed; none for a line that has no speed."""
    return f"{before}{speed} baud" if speed else ""


class _Heard:
    """Counts for the doctor, in front of another tap."""

    def __init__(self, which: Which, tap: Tap | None) -> None:
        self._which = which
        self._tap = tap
        self._bytes = self._understood = 0
        self._faults: set[Fault] = set()

    def tap(self, passage: Passage, data: bytes, at: float) -> None:
        if passage is Passage.RECEIVED:
            self._bytes += len(data)
        if self._tap is not None:
            self._tap(passage, data, at)

    def count(self, report: Report) -> None:
        if isinstance(report.what, TagRead | Inventory | Ready):
            self._understood += 1
        elif isinstance(report.what, Trouble):
            self._faults.add(report.what.fault)

    def facts(self, listened_s: float, damaged: float) -> ReaderFacts:
        return ReaderFacts(
            self._which.port.name,
            self._which.family,
            self._which.speed,
            ALL_FAMILIES[self._which.family].info.kind,
            listened_s,
            self._bytes,
            self._understood,
            damaged,
            lossy=Fault.LOSSY in self._faults,
            no_reply=Fault.NO_REPLY in self._faults,
            too_hot=Fault.TOO_HOT in self._faults,
        )


class _CaptureFile:
    """Writes a capture while it happens."""

    def __init__(self, out: TextIO, which: Which) -> None:
        self.entries = 0
        self._out = out
        self._begun: float | None = None
        zones = ALL_FAMILIES[which.family].info.zones
        channel = Channel(0, which.family, which.speed, str(which.port.identity), zones)
        self._write(header_line(f"riverboat-desktop {VERSION}", [channel]))

    def tap(self, passage: Passage, data: bytes, at: float) -> None:
        if self._begun is None:
            self._begun = at
        t = max(0, round((at - self._begun) * 1000))
        self._write(entry_line(Entry(t, 0, Direction(passage.value), data)))
        self.entries += 1

    def _write(self, line: str) -> None:
        self._out.write(line + "\n")
        self._out.flush()
