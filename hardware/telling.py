"""What readers report as lines of plain English, for the command line and for logs."""

from __future__ import annotations

from hardware.driver import Inventory, Ready, TagRead, Trouble
from hardware.line import NoSuchPort, PortError, PortLost
from hardware.reports import Doubtful, Report, Said, State, StateChanged, Unknown, ZonesUnknown

_STATES = {
    State.MISSING: "not there; plug it in",
    State.OPENING: "being opened",
    State.GREETING: "open, asked who it is",
    State.READING: "reading",
    State.SILENT: "open, but it does not answer",
    State.WAITING: "not usable now, tried again soon",
    State.CLOSED: "closed",
}
_UNKNOWN = {
    Unknown.LOST: "the reader is gone",
    Unknown.GAP: "nobody listened for a while",
    Unknown.NO_ANSWER: "the reader does not answer",
}


def told(report: Report) -> str:
    """A line: seconds, and what was said."""
    return f"{report.at:.3f} {words(report.what)}"


def words(what: Said) -> str:
    """What was said, without its time."""
    match what:
        case TagRead():
            return f"read {_read(what)}"
        case Inventory(tags, zone, more):
            listed = " ".join(_tag(read) for read in tags) or "nothing"
            return f"lying{_zone(zone)} {listed}" + (" and perhaps more" if more else "")
        case Ready(name):
            return f"ready {name}"
        case Trouble(fault, detail, zone):
            return f"trouble{_zone(zone)} {fault.value}" + (f": {detail}" if detail else "")
        case StateChanged(state, port, error):
            return f"line {port or '-'} {_STATES[state]}{_why(error)}"
        case ZonesUnknown(why_unknown, unknown_zone):
            which = "" if unknown_zone is None else _zone(unknown_zone)
            return f"unknown{which} what lies there: {_UNKNOWN[why_unknown]}"
        case Doubtful(share):
            return f"doubtful {share:.0%} damaged for ten seconds: wrong speed or wrong family?"


def _why(error: PortError | None) -> str:
    """What the system said, where the key does not say it all."""
    if error is None:
        return ""
    plain = isinstance(error, NoSuchPort | PortLost) or not error.detail
    return f" ({error.key})" if plain else f" ({error.key}: {error.detail})"


def _read(read: TagRead) -> str:
    return _tag(read) + (f" in zone {read.zone}" if read.zone else "")


def _tag(read: TagRead) -> str:
    return str(read.tag) + (f"@{read.rssi}dBm" if read.rssi is not None else "")


def _zone(zone: int) -> str:
    return f" in zone {zone}" if zone else ""
