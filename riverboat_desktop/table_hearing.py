"""From what readers say to the referee of a table: zones are its stations. No loop, no clock, no window.

What every reader looks at comes from the arrangement; a reader that was not arranged is a pad.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from engine.companion.referee import Referee
from engine.companion.stations import WRONG_S, Kind, Layout, Station
from ui.companion.arrangement import Arrangement
from ui.readers.desk import Manner
from ui.readers.values import Reader, ReaderStatus, ReaderTrouble, Scan, WholeZone

HERE: Final = frozenset({"greeting", "reading", "silent"})
GONE: Final = frozenset({"missing", "waiting", "closed"})


@dataclass(frozen=True, slots=True)
class Zones:
    """A reader as a table needs it: how it tells what lies there, and which of its zones have spoken."""

    reader: Reader
    manner: Manner
    heard: frozenset[int] = frozenset()


class TableHearing:
    """`referee` gives the one that is to hear. Call `set_up` first; `gone` are stations without a reader."""

    def __init__(self, arrangement: Arrangement, referee: Callable[[], Referee]) -> None:
        self.arrangement = arrangement
        self.zones: dict[str, tuple[Reader, int]] = {}
        self.gone: set[str] = set()
        self._referee = referee

    def set_up(self, readers: Iterable[Zones]) -> Layout:
        """These readers are there now; the stations that they are."""
        stations: list[Station] = []
        self.zones = {}
        self.gone.clear()
        for one in readers:
            arranged = [stand.zone for stand in self.arrangement.stands if stand.reader == one.reader.id]
            manner = one.manner
            for zone in sorted({*range(min(manner.zones, 1)), *arranged, *one.heard}):
                station = station_id(one.reader.id, zone)
                self.zones[station] = (one.reader, zone)
                stand = self.arrangement.stand(one.reader.id, zone)
                stations.append(
                    Station(
                        station,
                        places=stand.places,
                        kind=Kind(manner.kind),
                        settle_s=stand.settle_s or manner.settle_s,
                        wrong_s=stand.wrong_s or WRONG_S,
                        silence_s=manner.silence_s,
                    )
                )
        return Layout(stations)

    def readers(self) -> set[str]:
        """The ids of the readers that were set up."""
        return {reader.id for reader, _ in self.zones.values()}

    def hear(self, news: Scan | WholeZone | ReaderTrouble) -> bool:
        """Tell the referee; False where there is no such station."""
        station = station_id(news.reader, news.zone)
        if station not in self.zones:
            return False
        referee = self._referee()
        match news:
            case Scan(_, _, tag, _, at_s, rssi):
                referee.read(station, tag, at_s, rssi)
            case WholeZone(_, _, tags, at_s, more):
                referee.inventory(station, tags, at_s, more=more)
            case ReaderTrouble(_, _, _, _, at_s):
                referee.trouble(station, at_s)
        referee.tick(news.at_s)
        return True

    def hear_status(self, status: ReaderStatus, now: float) -> None:
        """A reader is another now: its stations are lost, or found again."""
        for station, (reader, zone) in self.zones.items():
            if reader.id != status.reader.id:
                continue
            places = self.arrangement.places(reader.id, zone)
            forgot = bool(places) and status.state in HERE and zone in status.unknown
            if station not in self.gone and (status.state in GONE or (forgot and self._knows(station))):
                self.gone.add(station)
                self._referee().lost(station, now)
            elif station in self.gone and status.state in HERE and not forgot:
                self.gone.discard(station)
                self._referee().found(station, now)

    def _knows(self, station: str) -> bool:
        return self._referee().cardboard.presence.lies_at(station) is not None


def station_id(reader: str, zone: int) -> str:
    """The id of the station that a zone of a reader is."""
    return f"{reader}:{zone}"
