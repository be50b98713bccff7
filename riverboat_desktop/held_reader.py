"""A reader that is wanted, and its reports in the plain values of the window. No loop, no clock."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hardware.connection import Connection
from hardware.driver import Inventory, TagRead, Trouble
from hardware.line import PortError
from hardware.reports import Report, State, StateChanged, ZonesUnknown
from ui.readers.values import Reader, ReaderNews, ReaderStatus, ReaderTrouble, Scan, WholeZone


@dataclass(slots=True)
class HeldReader:
    """`zones` are all that it can have, `unknown` those of which nothing is known now.

    `broken`: its driver has failed, and it is not asked any more.
    """

    reader: Reader
    connection: Connection
    zones: frozenset[int]
    unknown: frozenset[int]
    broken: bool = False

    def news(self, report: Report, now: float) -> list[ReaderNews]:
        """A report in plain values; what is known of the zones goes before a read. `now` is monotonic."""
        reader = self.reader.id
        match report.what:
            case TagRead() as read:
                scan = Scan(reader, read.zone, str(read.tag), read.raw, report.at, read.rssi)
                return [*self._known(self.unknown - {read.zone}, now), scan]
            case Inventory(tags, zone, more):
                whole = WholeZone(reader, zone, tuple(str(read.tag) for read in tags), report.at, more)
                return [*self._known(self.unknown - {zone}, now), whole]
            case Trouble(fault, detail, zone):
                return [ReaderTrouble(reader, zone, fault.value, detail, report.at)]
            case ZonesUnknown(_, zone):
                return self._known(self.zones if zone is None else self.unknown | {zone}, now)
            case StateChanged(state, port, error):
                return [_in_state(self.status(now), state, port, error)]
            case _:
                return [self.status(now)]

    def status(self, now: float) -> ReaderStatus:
        """How it is."""
        connection, noise = self.connection, self.connection.noise
        status = ReaderStatus(
            self.reader,
            connection.state.value,
            rate=noise.rate(now),
            noise=noise.share(now),
            doubtful=noise.doubtful(now),
            unknown=self.unknown,
        )
        return _in_state(status, connection.state, connection.port, connection.error)

    def _known(self, unknown: frozenset[int], now: float) -> list[ReaderNews]:
        if unknown == self.unknown:
            return []
        self.unknown = unknown
        return [self.status(now)]


def _in_state(status: ReaderStatus, state: State, port: str, error: PortError | None) -> ReaderStatus:
    """The status as it was then, when more has happened since."""
    return replace(
        status,
        state=state.value,
        port=port,
        trouble=error.key if error is not None else "",
        remedy=error.remedy.value if error is not None else "",
        detail=error.detail if error is not None else "",
    )
