"""Readers at a real table: what they say goes to the referee of the running game, with the time.

What every reader looks at comes from the arrangement; a reader that was not arranged is a pad, also one that
is set up while the game runs.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer

from engine.companion.catalogue import Box, BoxError, Instance, read_box, read_instance
from engine.companion.stations import Kind, Layout, Station
from engine.core.savefile import Position
from engine.session.session import Session
from riverboat_desktop import paths
from riverboat_desktop.reader_desk import ReaderDesk
from ui.companion.arrangement import Arrangement
from ui.companion.table_bridge import TableBridge
from ui.companion.table_desk import TableDesk
from ui.companion.words import cardboard_of
from ui.readers.desk import VIRTUAL
from ui.readers.values import Reader, ReaderNews, ReaderStatus, ReaderTrouble, Scan, WholeZone
from ui.readers.words import family_name, reader_title

TICK_MS: Final = 100
HERE: Final = frozenset({"greeting", "reading", "silent"})
GONE: Final = frozenset({"missing", "waiting", "closed"})


class TableService(QObject):
    """Feeds one table. `begin_here` is called with a position that the table is to begin from anew."""

    def __init__(
        self, readers: ReaderDesk, arrangement: Arrangement, session: Session, *, resumed: bool
    ) -> None:
        super().__init__()
        self.begin_here: Callable[[Position], None] = lambda position: None
        self.arrangement = arrangement
        self._readers = readers
        self._session = session
        self._box = table_box(session.setup.game, session.setup.edition, arrangement.box)
        self._stamp = box_stamp(arrangement.box)
        self._zones: dict[str, tuple[Reader, int]] = {}
        self._gone: set[str] = set()
        self.desk = TableDesk(session, stamp=_stamp)
        self.desk.names = self.station_name
        self.desk.alive = lambda station: station not in self._gone
        self.desk.begin_here.connect(lambda position: self.begin_here(position))
        self.bridge = TableBridge(self.desk)
        self._set_up(resumed=resumed)
        readers.board.news.connect(self._hear)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def close(self) -> None:
        """The game is left."""
        self._timer.stop()
        self._readers.board.news.disconnect(self._hear)

    # --- stations ---------------------------------------------------------------------------

    def _set_up(self, *, resumed: bool = False) -> None:
        stations: list[Station] = []
        self._zones = {}
        for reader in self._readers.readers():
            kind, zones = self._readers.how_it_reads(reader)
            arranged = [stand.zone for stand in self.arrangement.stands if stand.reader == reader.id]
            for zone in sorted({*range(min(zones, 1)), *arranged, *self._heard_zones(reader)}):
                station = station_id(reader.id, zone)
                self._zones[station] = (reader, zone)
                places = self.arrangement.places(reader.id, zone)
                stations.append(Station(station, places=places, kind=Kind(kind)))
        self.desk.set_up(Layout(stations), self._whole_box(), resumed=resumed)
        self._gone.clear()
        for reader in self._readers.readers():
            status = self._readers.board.status(reader.id)
            if status is not None:
                self._hear_status(status)

    def _heard_zones(self, reader: Reader) -> set[int]:
        board = self._readers.board
        return {read.zone for read in board.reads(reader.id)} | set(board.lying(reader.id))

    def station_name(self, station: str) -> str:
        """What a station is called: what it looks at, else its reader's name."""
        if station not in self._zones:
            return station
        reader, zone = self._zones[station]
        places = self.arrangement.places(reader.id, zone)
        if places:
            setup = self._session.setup
            return cardboard_of(setup.game).place_name(setup, places[0])
        name = reader_title(reader, family_name(reader.family, self._readers.family_name(reader.family)))
        return f"{name} {zone + 1}" if zone else name

    # --- what is heard ----------------------------------------------------------------------

    def _hear(self, news: ReaderNews) -> None:
        if isinstance(news, ReaderStatus):
            known = {reader.id for reader, _ in self._zones.values()}
            here = {reader.id for reader in self._readers.readers()}
            if known != here:
                self._set_up()
            self._hear_status(news)
            return
        station = station_id(news.reader, news.zone)
        if station not in self._zones:
            self._set_up()
            if station not in self._zones:
                return
        referee = self.desk.referee
        match news:
            case Scan(_, _, tag, _, at_s, rssi):
                referee.read(station, tag, at_s, rssi)
            case WholeZone(_, _, tags, at_s, more):
                referee.inventory(station, tags, at_s, more=more)
            case ReaderTrouble(_, _, _, _, at_s):
                referee.trouble(station, at_s)
        referee.tick(news.at_s)

    def _hear_status(self, status: ReaderStatus) -> None:
        now = time.monotonic()
        for station, (reader, zone) in self._zones.items():
            if reader.id != status.reader.id:
                continue
            places = self.arrangement.places(reader.id, zone)
            forgot = bool(places) and status.state in HERE and zone in status.unknown
            if station not in self._gone and (status.state in GONE or (forgot and self._knows(station))):
                self._gone.add(station)
                self.desk.referee.lost(station, now)
            elif station in self._gone and status.state in HERE and not forgot:
                self._gone.discard(station)
                self.desk.referee.found(station, now)
        self.desk.soon()

    def _knows(self, station: str) -> bool:
        return self.desk.referee.cardboard.presence.lies_at(station) is not None

    def _tick(self) -> None:
        self.desk.referee.tick(time.monotonic())
        if self.desk.unknown:
            self._look_for_box()

    def _look_for_box(self) -> None:
        """Somebody may be putting tags on pieces meanwhile."""
        stamp = box_stamp(self.arrangement.box)
        if stamp != self._stamp:
            self._stamp = stamp
            setup = self._session.setup
            self._box = table_box(setup.game, setup.edition, self.arrangement.box)
            self.desk.know_box(self._whole_box())

    def _whole_box(self) -> Box:
        virtual = any(reader.id == VIRTUAL for reader in self._readers.readers())
        return with_virtual_pieces(self._box) if virtual else self._box


def station_id(reader: str, zone: int) -> str:
    """The id of the station that a zone of a reader is."""
    return f"{reader}:{zone}"


def _stamp() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


def table_box(game: str, edition: str, key: str) -> Box:
    """The box with that key among those of this computer; one without tags where there is no sound one."""
    nothing = Box(game, edition, "", "")
    if not key:
        return nothing
    try:
        box = read_box((paths.boxes_dir() / f"{key}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, BoxError):
        return nothing
    return box if box.game == game else nothing


def box_stamp(key: str) -> int:
    """When the file of a box was written, in nanoseconds; 0 where there is none."""
    try:
        return (paths.boxes_dir() / f"{key}.json").stat().st_mtime_ns if key else 0
    except OSError:
        return 0


def with_virtual_pieces(box: Box) -> Box:
    """The box with the tags of all pieces that are dragged onto the virtual reader."""
    from hardware.reads import Tech
    from riverboat_desktop.virtual_tags import pieces, virtual_tag

    found: dict[str, Instance] = dict(box.tags)
    for piece in pieces(box.game):
        for tech in (Tech.NFCA, Tech.NFCV, Tech.EM4100, Tech.EPC, Tech.CODE):
            found.setdefault(str(virtual_tag(tech, box.game, piece)), read_instance(piece))
    return replace(box, tags=found)


def table_boxes(game: str) -> tuple[tuple[str, str], ...]:
    """Key and name of every box of a game whose pieces have tags."""
    found = []
    for path in sorted(paths.boxes_dir().glob("*.json")):
        box = table_box(game, "", path.stem)
        if box.tags:
            found.append((box.key, box.name))
    return tuple(sorted(found, key=lambda pair: pair[1]))
