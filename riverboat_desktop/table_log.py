"""The text of a table log: what readers and people said in a game at a real table, and what came of it.

One line of JSON for each thing; docs/table-log.md has the format. A log holds everything that was hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, isfinite
from typing import Any, Final

FORMAT: Final = 1
KIND: Final = "table log"
AGAIN_S: Final = 2.0
RUN_IN_S: Final = 5.0
"""A line that was open when a log begins is read by its driver from then on, for which it may take a while
to be in step: so long the recorded reads are taken in place of its bytes, and all of them are recorded."""
NOTICE: Final = "This file holds every card and tile that was hidden in the game."


@dataclass(frozen=True, slots=True)
class LoggedReader:
    """A reader of a log: its number, its id, its family and speed.

    `opening` is how its line had begun, if it was open when the log begins: looks as in the entries, with
    times of their own. `unknown` are the zones of which nothing was known then.
    """

    ch: int
    reader: str
    driver: str
    speed: int = 0
    opening: tuple[Mapping[str, Any], ...] = ()
    unknown: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableLog:
    """A whole log. `record` is the game as it stood at `begun_s`.

    `table` has the stations, the box and what the referee knew then, None if there was no referee yet;
    `gone` are stations without a reader. `entries` are as in the file, each with its time `t`.
    """

    app: str
    begun_s: float
    record: str
    readers: tuple[LoggedReader, ...]
    table: Mapping[str, Any] | None
    gone: tuple[str, ...]
    entries: tuple[Mapping[str, Any], ...]


class Repeats:
    """Tells reads that say again what was said a moment ago; of these a log has few."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, str], tuple[float, object]] = {}

    def again(self, at_s: float, values: Mapping[str, Any]) -> bool:
        """Whether it says nothing new: an equal list of a station, or the same tag within two seconds."""
        station, heard = str(values["station"]), values["heard"]
        match heard:
            case "inventory":
                what: object = (sorted(values["tags"]), values.get("more"))
                key, for_s = (station, ""), inf
            case "read" | "trouble":
                what, key, for_s = heard, (station, str(values.get("tag"))), AGAIN_S
            case _:
                return False
        last = self._said.get(key)
        if last is not None and last[1] == what and at_s - last[0] < for_s:
            return True
        self._said[key] = (at_s, what)
        return False


class BadTableLog(ValueError):
    """A text is no table log; `str` says where and why."""


def why_not(error: Exception) -> str:
    """What is wrong with values that something was to be made of, in plain words."""
    if isinstance(error, KeyError):
        return f"{error.args[0]!r:.60} is missing"
    return "something in it is not what should stand there"


def head_line(log: TableLog) -> str:
    """The first line."""
    return line_of(
        {
            "v": FORMAT,
            "what": KIND,
            "notice": NOTICE,
            "app": log.app,
            "t": log.begun_s,
            "record": log.record.splitlines(),
            "readers": list(map(reader_values, log.readers)),
            "table": log.table,
            "gone": list(log.gone),
        }
    )


def line_of(values: Mapping[str, Any]) -> str:
    """A line without its end."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def reader_values(one: LoggedReader) -> dict[str, Any]:
    """A reader as it stands in the file."""
    return {
        "ch": one.ch,
        "reader": one.reader,
        "driver": one.driver,
        "speed": one.speed,
        "opening": one.opening,
        "unknown": list(one.unknown),
    }


def read_reader(told: Mapping[str, Any]) -> LoggedReader:
    """The reader that the values name. Raises KeyError, TypeError or ValueError."""
    return LoggedReader(
        int(told["ch"]),
        str(told["reader"]),
        str(told["driver"]),
        int(told["speed"]),
        tuple(told["opening"]),
        tuple(map(int, told["unknown"])),
    )


def read_table_log(text: str) -> TableLog:
    """The log that the text is. A last line that was cut off is passed over. Raises `BadTableLog`."""
    lines = text.split("\n")
    lines.pop()  # nothing, or what was cut off
    if not lines:
        raise BadTableLog("the file is empty, or its first line is not whole")
    head = _object(lines[0], 1)
    if "what" not in head and "channels" in head:
        raise BadTableLog("line 1: this is a capture of readers; `reader replay` reads it")
    if head.get("what") != KIND or head.get("v") != FORMAT:
        raise BadTableLog(f"line 1: not a table log of format {FORMAT}")
    entries = tuple(_object(line, number) for number, line in enumerate(lines[1:], 2))
    for number, entry in enumerate(entries, 2):
        if type(entry.get("t")) not in (int, float) or not isfinite(entry["t"]):
            raise BadTableLog(f"line {number}: it has no time")
    try:
        return TableLog(
            str(head["app"]),
            float(head["t"]),
            "".join(f"{line}\n" for line in head["record"]),
            tuple(map(read_reader, head["readers"])),
            head["table"],
            tuple(map(str, head["gone"])),
            entries,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadTableLog(f"line 1: {why_not(error)}") from None


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise BadTableLog(f"line {number}: not an object of JSON")
    return told
