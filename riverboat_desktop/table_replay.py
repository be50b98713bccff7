"""A table log played again: bytes through drivers to the referee, by the clock of the log, at once."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from engine.companion.catalogue import read_instance
from engine.companion.stations import Layout
from engine.companion.witness import Values, Witness, read_box_values, read_layout, read_refs
from engine.companion.witnessed import WitnessedReferee
from engine.core.errors import DataError, IllegalStep, NotationError
from engine.core.savefile import parse_record
from engine.registry import game
from engine.session.ahead import state_at
from engine.session.amending import plan_amend
from engine.session.loading import load
from engine.session.session import Session
from hardware.drivers.families import ALL_FAMILIES
from hardware.looks import Looks, Passed
from hardware.reports import Passage
from riverboat_desktop.held_reader import HeldReader
from riverboat_desktop.table_hearing import TableHearing
from riverboat_desktop.table_log import (
    RUN_IN_S,
    BadTableLog,
    LoggedReader,
    Repeats,
    TableLog,
    read_reader,
    why_not,
)
from ui.companion.arrangement import Arrangement, Stand
from ui.readers.values import Reader, ReaderNews, ReaderStatus

_WHEN: Final = re.compile(r" when=\S+")
_SECOND_TIME: Final = (IllegalStep, DataError, ValueError)
"""What people asked for could not be done; when the log was made it was refused just so."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing that came otherwise: in which line of the log, when, what stands there, what came.

    An empty text stands for nothing.
    """

    line: int
    at_s: float
    was: str
    now: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a replay: how many decisions are as they were, and what first was not.

    `read` is the first read that the bytes do not give any more; it is no failure as long as the decisions
    are the same. `beyond`: so many decisions came of the last lines and stand there no more, for a log may
    end anywhere, as when the program was killed.
    """

    decisions: int
    reads: int
    difference: Difference | None = None
    read: Difference | None = None
    beyond: int = 0


def replay_table(log: TableLog) -> Outcome:
    """Play a log again, up to the first difference. Raises `BadTableLog`."""
    with _followed(1):
        replay = _Replay(log)
    return replay.run()


@contextmanager
def _followed(number: int) -> Iterator[None]:
    """What cannot be followed in a line is told with its number."""
    try:
        yield
    except BadTableLog as error:
        raise error if str(error).startswith("line ") else BadTableLog(f"line {number}: {error}") from None
    except (DataError, IllegalStep, NotationError) as error:
        raise BadTableLog(f"line {number}: {error}") from error
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadTableLog(f"line {number}: it cannot be followed: {why_not(error)}") from error


class _Echo(Witness):
    """What comes out now, in its order."""

    def __init__(self, session: Session, repeats: Repeats | None = None) -> None:
        super().__init__(session)
        self.decisions: deque[str] = deque()
        self.reads: deque[str] = deque()
        self.repeats = repeats or Repeats()

    def note(self, at_s: float, values: Values) -> None:
        if is_decision(values):
            self.decisions.append(bare(values))
        elif "heard" in values and not self.repeats.again(at_s, values):
            self.reads.append(bare(values))


class _Played:
    """A reader of the log. `trusted`: its bytes count, and not the reads that were recorded.

    `known_s` is when its line stood as the log says: at the begin, or later where it was told later.
    """

    def __init__(self, log: TableLog, one: LoggedReader, known_s: float) -> None:
        family = ALL_FAMILIES.get(one.driver)
        if family is None:
            raise BadTableLog(f"there is no family of readers {one.driver!r:.60}")
        quiet = any(map(_tells_quiet, one.opening))
        for number, entry in enumerate(log.entries, 2):
            if entry.get("ch") == one.ch and "line" in entry:
                with _followed(number):
                    quiet = _tells_quiet(entry) or quiet
        self.looks = Looks(family.make(), speed=one.speed or None, tells_quiet=quiet)
        if one.opening:
            later_s = known_s - one.opening[-1]["t"]
            for look in one.opening:
                self.looks.look(look["t"] + later_s, _passed(look, later_s))
        zones = frozenset(range(family.info.zones))
        reader = Reader(one.reader, one.driver, "", one.speed)
        self.held = HeldReader(reader, self.looks.connection, zones, frozenset(one.unknown))
        self.trusted = False
        self._trusted_s = log.begun_s + RUN_IN_S

    def look(self, entry: Mapping[str, Any]) -> list[ReaderNews]:
        """What it says at this look."""
        now_s = float(entry["t"])
        passed = _passed(entry)
        begins = any(what in (Passage.OPEN, Passage.LOST) for _, what, _ in passed)
        self.trusted = self.trusted or begins or now_s >= self._trusted_s
        reports = self.looks.look(now_s, passed, missed=bool(entry.get("missed")))
        return [news for report in reports for news in self.held.news(report, now_s)]


def _tells_quiet(look: Mapping[str, Any]) -> bool:
    """Whether it says that a line had fallen silent."""
    return any(what == Passage.QUIET.value for _, what, _ in look["line"])


def _passed(look: Mapping[str, Any], later_s: float = 0.0) -> list[Passed]:
    """What had passed before a look."""
    return [(at_s + later_s, Passage(what), bytes.fromhex(data)) for at_s, what, data in look["line"]]


class _Replay:
    def __init__(self, log: TableLog) -> None:
        self._log = log
        self._session = _session(log.record, 1)
        self._echo = _Echo(self._session)
        self._echo.now_s = log.begun_s
        self._referee: WitnessedReferee | None = None
        self._hearing = TableHearing(Arrangement(), lambda: self._sure)
        self._played: dict[int, _Played] = {}
        self._of: dict[str, _Played] = {}
        for one in log.readers:
            self._know(one, log.begun_s)
        self._late: list[ReaderNews] = []
        self._repeats = Repeats()
        self._decisions = self._reads = 0
        self._read: Difference | None = None
        if log.table is not None:
            self._set_up(log.table)
            self._sure.take_up(log.table["state"])
            self._hearing.gone |= set(log.gone)
            self._echo.decisions.clear()

    @property
    def _sure(self) -> WitnessedReferee:
        if self._referee is None:
            raise BadTableLog("there is no table yet")
        return self._referee

    def run(self) -> Outcome:
        for number, entry in enumerate(self._log.entries, 2):
            with _followed(number):
                difference = self._entry(number, entry)
            if difference is not None:
                return Outcome(self._decisions, self._reads, difference, self._read)
        beyond = len(self._echo.decisions)
        return Outcome(self._decisions, self._reads, None, self._read, beyond)

    def _entry(self, number: int, entry: Mapping[str, Any]) -> Difference | None:
        """Take one line in; what it says that came of the lines before is compared."""
        if is_decision(entry):
            was = bare(entry)
            now = self._echo.decisions.popleft() if self._echo.decisions else ""
            if was != now:
                return Difference(number, entry["t"], was, now)
            self._decisions += 1
            return None
        if "heard" in entry and self._is_played(entry):
            self._compare_read(number, entry)
            return None
        difference = self._too_much(number, entry)
        if difference is None:
            self._take_in(number, entry)
        return difference

    def _too_much(self, number: int, entry: Mapping[str, Any]) -> Difference | None:
        """Something that came now and does not stand there."""
        if not self._echo.decisions:
            return None
        return Difference(number, entry["t"], "", self._echo.decisions[0])

    def _compare_read(self, number: int, entry: Mapping[str, Any]) -> None:
        if self._repeats.again(entry["t"], entry):
            return
        was = bare(entry)
        now = self._echo.reads.popleft() if self._echo.reads else ""
        self._reads += 1
        if was != now and self._read is None:
            self._read = Difference(number, entry["t"], was, now)

    def _is_played(self, entry: Mapping[str, Any]) -> bool:
        """Whether it must have come of the bytes that were played."""
        played = self._of.get(str(entry["station"]).rpartition(":")[0])
        return played is not None and played.trusted

    # --- what goes in -----------------------------------------------------------------------

    def _take_in(self, number: int, entry: Mapping[str, Any]) -> None:
        if "line" in entry:
            self._look(entry)
        elif "heard" in entry:
            self._repeats.again(entry["t"], entry)
            self._hear(entry)
            self._echo.reads.clear()
        elif entry.get("do") == "reader":
            self._know(read_reader(entry), float(entry["t"]))
        elif entry.get("do") == "game":
            self._begin_game(number, entry)
        elif entry.get("do") == "set-up":
            self._set_up(entry)
            for played in self._played.values():
                if played.trusted:
                    now_s = float(entry["t"])
                    self._hearing.hear_status(played.held.status(now_s), now_s)
            late, self._late = self._late, []
            self._tell(late, float(entry["t"]))
        elif entry.get("do") in _DONE:
            _DONE[entry["do"]](self._sure, entry)
        elif entry.get("do") in _ASKED:
            with suppress(*_SECOND_TIME):
                _ASKED[entry["do"]](self._sure, entry)
        else:
            if "do" not in entry:
                raise BadTableLog("it tells nothing that stands in a table log")
            raise BadTableLog(f"nobody does {entry['do']!r:.60}")

    def _know(self, one: LoggedReader, known_s: float) -> None:
        """What passes on its line is played from now on."""
        self._played[one.ch] = self._of[one.reader] = _Played(self._log, one, known_s)

    def _begin_game(self, number: int, entry: Mapping[str, Any]) -> None:
        """The table was right: another game goes on from there, with the readers as they are."""
        if self._referee is not None:
            self._referee.retire()
        self._referee = None
        self._echo.end()
        self._session = _session("".join(f"{line}\n" for line in entry["record"]), number)
        self._echo = _Echo(self._session, self._echo.repeats)
        self._echo.now_s = float(entry["t"])

    def _look(self, entry: Mapping[str, Any]) -> None:
        played = self._played[entry["ch"]]
        news = played.look(entry)
        if played.trusted:
            self._tell(news, float(entry["t"]))

    def _tell(self, news: Sequence[ReaderNews], now_s: float) -> None:
        """A station that is not known yet is set up next, and hears it then."""
        for number, one in enumerate(news):
            if isinstance(one, ReaderStatus):
                self._hearing.hear_status(one, now_s)
            elif not self._hearing.hear(one):
                self._late += news[number:]
                return

    def _hear(self, entry: Mapping[str, Any]) -> None:
        """A read as it was recorded."""
        referee, station, at_s = self._sure, str(entry["station"]), float(entry["t"])
        match entry["heard"]:
            case "read":
                referee.read(station, str(entry["tag"]), at_s, entry.get("rssi"))
            case "inventory":
                referee.inventory(station, entry["tags"], at_s, more=bool(entry.get("more")))
            case "trouble":
                referee.trouble(station, at_s)
            case "lost":
                self._hearing.gone.add(station)
                referee.lost(station, at_s)
                return
            case "found":
                self._hearing.gone.discard(station)
                referee.found(station, at_s)
                return
            case other:
                raise BadTableLog(f"no reader says {other!r:.60}")
        referee.tick(at_s)

    def _set_up(self, entry: Mapping[str, Any]) -> None:
        layout, box = read_layout(entry["stations"]), read_box_values(entry["box"])
        if self._referee is not None:
            self._referee.retire()
        resumed = bool(entry.get("resumed"))
        self._referee = WitnessedReferee(self._session, layout, box, witness=self._echo, resumed=resumed)
        self._hearing.gone.clear()
        self._hearing.zones, self._hearing.arrangement = _stand(layout)


def _session(record: str, number: int) -> Session:
    """The game of a record that stands in a line."""
    try:
        read = parse_record(record)
        return load(game(read.setup.game), read)
    except (DataError, KeyError) as error:
        raise BadTableLog(f"line {number}: {error}") from None


def _stand(layout: Layout) -> tuple[dict[str, tuple[Reader, int]], Arrangement]:
    """The zones that the stations are, and what they look at."""
    zones: dict[str, tuple[Reader, int]] = {}
    stands: list[Stand] = []
    for station in layout.stations:
        reader, _, zone = station.id.rpartition(":")
        zones[station.id] = (Reader(reader, "", "", 0), int(zone))
        stands.append(Stand(reader, int(zone), station.places))
    return zones, Arrangement(stands=tuple(stands))


def is_decision(values: Values) -> bool:
    """Whether it came out, and did not go in."""
    return "said" in values or "ledger" in values


def bare(values: Values) -> str:
    """What is compared: without times."""
    told = {name: value for name, value in values.items() if name != "t"}
    if "ledger" in told:
        told["ledger"] = [_WHEN.sub("", line).removesuffix(" ;") for line in told["ledger"]]
    return ", ".join(f"{name} {value}" for name, value in told.items())


def told(outcome: Outcome) -> list[str]:
    """What came of a replay, in plain English."""
    lines = []
    if outcome.read is not None:
        lines += ["The readers' bytes do not give the same reads any more.", *_sides(outcome.read)]
    if outcome.difference is None:
        return [
            *lines,
            f"{outcome.decisions} decisions are as they were, {outcome.reads} reads were compared.",
            *([f"The log ends before {outcome.beyond} that came next."] if outcome.beyond else ()),
        ]
    first = f"After {outcome.decisions} decisions that are as they were, one is not."
    return [*lines, first, *_sides(outcome.difference)]


def _sides(difference: Difference) -> list[str]:
    return [
        f"line {difference.line}, at {difference.at_s:.3f} s",
        f"  was: {difference.was or 'nothing'}",
        f"  now: {difference.now or 'nothing'}",
    ]


# ------------------------------------------------------------------------------- what people and bots did


def _tick(referee: WitnessedReferee, entry: Mapping[str, Any]) -> None:
    for at_s in entry["at"]:
        referee.tick(float(at_s))


def _change_box(referee: WitnessedReferee, entry: Mapping[str, Any]) -> None:
    referee.cardboard.box = read_box_values(entry["box"])


def _choose(referee: WitnessedReferee, entry: Mapping[str, Any]) -> None:
    session = referee.session
    referee.choose(session.game.read(entry["step"], state_at(session)))


def _amend(referee: WitnessedReferee, entry: Mapping[str, Any]) -> None:
    plan = plan_amend(referee.session, entry["first"], drop=entry["drop"], texts=entry["texts"])
    referee.amend(plan)


def _enter(referee: WitnessedReferee, entry: Mapping[str, Any]) -> None:
    """A bot has moved; or what was taken back was done again, in a log in which no word says that."""
    session = referee.session
    if len(entry["steps"]) > 1 and session.can_redo:
        session.redo()
        return
    for text in entry["steps"]:
        session.submit_text(text)


def _seats(referee: WitnessedReferee, entry: Mapping[str, Any]) -> None:
    for seat, controller in enumerate(entry["controllers"]):
        referee.session.set_controller(seat, controller)


_Act = Callable[[WitnessedReferee, Mapping[str, Any]], object]
_ASKED: Final[Mapping[str, _Act]] = {
    "show": lambda referee, told: referee.show(read_instance(told["piece"]), station=told["station"]),
    "point": lambda referee, told: referee.point(*read_refs(told["refs"])),
    "choose": _choose,
    "say": lambda referee, told: referee.say(told["step"]),
    "clear": lambda referee, told: referee.clear(),
    "confirm": lambda referee, told: referee.confirm(),
    "take-back": lambda referee, told: referee.take_back(),
    "redo": lambda referee, told: referee.redo(),
    "take-back-to": lambda referee, told: referee.take_back_to(told["frame"]),
    "amend": _amend,
    "program-is-right": lambda referee, told: referee.program_is_right(),
    "table-is-right": lambda referee, told: referee.table_is_right(),
    "go-back": lambda referee, told: referee.session.back_to(told["frame"], consented=True),
    "proceed": lambda referee, told: referee.session.proceed(),
}
"""What people ask for, and may be refused."""
_DONE: Final[Mapping[str, _Act]] = {
    "tick": _tick,
    "box": _change_box,
    "times": lambda referee, told: referee.set_times(told["station"], told["settle_s"], told["wrong_s"]),
    "enter": _enter,
    "seats": _seats,
}
"""What was done, and can be done again."""
