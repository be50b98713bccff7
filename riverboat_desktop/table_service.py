"""Readers at a real table: what they say goes to the referee of the running game, with the time.

A reader that is set up while the game runs is a pad.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

from engine.companion.catalogue import Box, Instance, problems, read_instance
from engine.companion.presence import Heartbeat
from engine.companion.stations import WRONG_S
from engine.core.savefile import Position
from engine.session.session import Session
from riverboat_desktop import paths
from riverboat_desktop.reader_desk import ReaderDesk
from riverboat_desktop.table_hearing import TableHearing, Zones
from riverboat_desktop.table_log_file import evening_file
from riverboat_desktop.table_recorder import TableRecorder
from riverboat_desktop.version import VERSION
from ui.companion.arrangement import Arrangement
from ui.companion.table_bridge import TableBridge
from ui.companion.table_desk import TableDesk
from ui.companion.words import places_name
from ui.readers.desk import VIRTUAL, Manner
from ui.readers.values import Reader, ReaderNews, ReaderStatus
from ui.readers.words import family_name, reader_title

TICK_MS: Final = 100
FLUSH_S: Final = 0.25
"""So often the log goes to disk."""


class TableService(QObject):
    """Feeds one table. `begin_here` is called with a position that the table is to begin from anew.

    `keep` is called when the table stands in another way, with how it stands now. `recorder` is that of the
    game from which this one goes on.
    """

    def __init__(
        self,
        readers: ReaderDesk,
        arrangement: Arrangement,
        session: Session,
        *,
        resumed: bool,
        keep: Callable[[Arrangement], None] = lambda arrangement: None,
        recorder: TableRecorder | None = None,
    ) -> None:
        super().__init__()
        self._keep = keep
        self.begin_here: Callable[[Position], None] = lambda position: None
        self.arrangement = arrangement
        self._readers = readers
        self._session = session
        self._box = table_box(session.setup.game, session.setup.edition, arrangement.box)
        self._stamp = box_stamp(arrangement.box)
        self._owner: Callable[[str], str | None] | None = None
        self._boxless = not arrangement.box and not table_boxes(session.setup.game)
        self._hearing = TableHearing(arrangement, lambda: self.desk.referee)
        self.recorder = recorder or self._recorder()
        self.recorder.gone = lambda: self._hearing.gone
        if recorder is not None:
            recorder.go_on(session, time.monotonic())
        self._flushed_s = float("-inf")
        self._handed_over = False
        readers.table_log = self.recorder.text
        self.desk = TableDesk(session, stamp=_stamp, referee=self.recorder.referee)
        self.desk.names = self.station_name
        self.desk.alive = lambda station: station not in self._hearing.gone
        self.desk.usual_settle_s = lambda station: self._manner(station).settle_s
        self.desk.owner = self._owner_of
        self.desk.times_chosen.connect(self.set_times)
        self.desk.begin_here.connect(self._begin_here)
        self.bridge = TableBridge(self.desk)
        self._set_up(resumed=resumed)
        readers.board.news.connect(self._hear)
        readers.board.changed.connect(self._follow_readers)
        self._heart = Heartbeat()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setTimerType(Qt.TimerType.PreciseTimer)
        self._settling.timeout.connect(self._tick)

    def _recorder(self) -> TableRecorder:
        """The log of a new evening."""
        session, readers = self._session, self._readers
        return TableRecorder(
            session,
            f"riverboat-desktop {VERSION}",
            time.monotonic(),
            readers.watch,
            status=readers.board.status,
            file=evening_file(paths.table_logs_dir, session.setup.game),
        )

    def hand_over(self) -> TableRecorder:
        """What records this table, for the game that goes on from here."""
        self._handed_over = True
        return self.recorder

    def close(self) -> None:
        """The game is left."""
        self._timer.stop()
        self._settling.stop()
        self._readers.board.news.disconnect(self._hear)
        self._readers.board.changed.disconnect(self._follow_readers)
        if not self._handed_over:
            self._readers.table_log = None
            self.recorder.end()

    def _begin_here(self, position: Position) -> None:
        self.begin_here(position)

    # --- stations ---------------------------------------------------------------------------

    def _set_up(self, *, resumed: bool = False) -> None:
        zones = [
            Zones(reader, self._readers.how_it_reads(reader), self._heard_zones(reader))
            for reader in self._readers.readers()
        ]
        self.desk.set_up(self._hearing.set_up(zones), self._whole_box(), resumed=resumed)
        for reader in self._readers.readers():
            status = self._readers.board.status(reader.id)
            if status is not None:
                self._hear_status(status)

    def _heard_zones(self, reader: Reader) -> frozenset[int]:
        board = self._readers.board
        return frozenset({read.zone for read in board.reads(reader.id)} | set(board.lying(reader.id)))

    def station_name(self, station: str) -> str:
        """What a station is called: what it looks at, else its reader's name."""
        if station not in self._hearing.zones:
            return station
        reader, zone = self._hearing.zones[station]
        places = self.arrangement.places(reader.id, zone)
        if places:
            name, layout = places_name(self._session.setup, places), self.desk.layout
            parts = layout.parts(layout.whole(station)) if station in layout else ()
            return f"{name} · {parts.index(station) + 1}" if len(parts) > 1 else name
        name = reader_title(reader, family_name(reader.family, self._readers.family_name(reader.family)))
        return f"{name} {zone + 1}" if zone else name

    def _manner(self, station: str) -> Manner:
        return self._readers.how_it_reads(self._hearing.zones[station][0])

    def set_times(self, station: str, settle_s: float, wrong_s: float) -> None:
        """How long a station waits from now on, and in later games; 0 is as usual for its reader."""
        reader, zone = self._hearing.zones[station]
        self.arrangement = self.arrangement.with_times(reader.id, zone, settle_s, wrong_s)
        self._hearing.arrangement = self.arrangement
        usual_s = self._manner(station).settle_s
        self.desk.referee.set_times(station, settle_s or usual_s, wrong_s or WRONG_S)
        self._look_when_settled()
        self._keep(self.arrangement)

    # --- what is heard ----------------------------------------------------------------------

    def _follow_readers(self) -> None:
        """One was set up, or put away, of which nothing more is heard."""
        if self._hearing.readers() != {reader.id for reader in self._readers.readers()}:
            self._set_up()

    def _hear(self, news: ReaderNews) -> None:
        if isinstance(news, ReaderStatus):
            self._follow_readers()
            self._hear_status(news)
            return
        if not self._hearing.hear(news):
            self._set_up()
            self._hearing.hear(news)
        self._look_when_settled()

    def _look_when_settled(self) -> None:
        """What lies still is looked at at once, not when the next read or tick happens to come."""
        left_s = self.desk.settled_s - time.monotonic()
        if left_s > 0 and not self._settling.isActive():
            self._settling.start(int(left_s * 1000) + 1)

    def _hear_status(self, status: ReaderStatus) -> None:
        self._hearing.hear_status(status, time.monotonic())
        self.desk.soon()

    def _tick(self) -> None:
        now_s = time.monotonic()
        if self._heart.steady(now_s):
            self.desk.referee.tick(now_s)
        self._look_when_settled()
        if now_s - self._flushed_s >= FLUSH_S:
            self._flushed_s = now_s
            self.recorder.flush()
        if self.desk.unknown:
            self._look_for_box()

    def _look_for_box(self) -> None:
        """Somebody may be putting tags on pieces meanwhile; the first box that there is at all is taken."""
        boxes = table_boxes(self._session.setup.game) if self._boxless else ()
        if boxes:
            self._boxless = False
            self.arrangement = self._hearing.arrangement = replace(self.arrangement, box=boxes[0][0])
            self._keep(self.arrangement)
        stamp = box_stamp(self.arrangement.box)
        if stamp != self._stamp:
            self._stamp = stamp
            self._owner = None
            setup = self._session.setup
            self._box = table_box(setup.game, setup.edition, self.arrangement.box)
            self.desk.know_box(self._whole_box())

    def _owner_of(self, tag: str) -> str:
        """The other box that has this tag. Boxes are read once: a reader may invent numbers without end."""
        if self._owner is None:
            from riverboat_desktop.tag_owner import owner_beside

            self._owner = owner_beside(self._box.key)
        return self._owner(tag) or ""

    def _whole_box(self) -> Box:
        virtual = any(reader.id == VIRTUAL for reader in self._readers.readers())
        return with_virtual_pieces(self._box) if virtual else self._box


def _stamp() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


def table_box(game: str, edition: str, key: str) -> Box:
    """The box with that key among those of this computer; one without tags where there is no sound one."""
    nothing = Box(game, edition, "", "")
    if not key:
        return nothing
    from riverboat_desktop.box_files import BoxFileError, read_box_file

    try:
        box = read_box_file(paths.boxes_dir() / f"{key}.json")
    except BoxFileError:
        return nothing
    return box if box.game == game and _fits(box) else nothing


def _fits(box: Box) -> bool:
    """Whether its edition has all pieces that it names; of an edition that is not here nobody knows."""
    from riverboat_desktop.box_pieces import edition_setup, tagged_pieces

    setup = edition_setup(box.game, box.edition)
    return setup.edition != box.edition or not problems(box, tagged_pieces(setup))


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
