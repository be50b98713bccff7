"""What lies at each station, from reads that flicker: tags come, leave and move, with time passed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import ceil, log
from typing import Final

from engine.companion.stations import Kind, Layout, Station

MISSES: Final = 8
"""A tag has left when so many polls in a row came without it …"""
LEFT_S: Final = 0.8
"""… and it was last read so long ago. Also the usual silence of a repeater."""
BACKSTOP_S: Final = 1.5
"""Garbled answers count as present, but not for longer than this after the last clean read."""
CLEAR_S: Final = 1.5
"""Where an answer was garbled since something came or went, more may have: so long is waited for it."""
ONCE_S: Final = 1.5
"""At a pad, or where each presentation is said once, the same tag within this time is nothing new."""
CONFIRM_S: Final = 0.3
"""A tag that nobody enrolled counts when it was read twice within this time."""
MOVE_HITS: Final = 3
MOVE_S: Final = 1.0
MOVE_DB: Final = 6
"""A tag that two stations read moves when the new one has so many more hits and the old none for so long,
or when the new one hears it so much louder."""
CONFLICT_S: Final = 4.0
"""A tag that two stations go on reading for so long is two tags with one number."""
DOUBT: Final = 0.004
"""A row of misses that a resting tag has so seldom, at the measured share, says that it may be leaving."""
HIGH: Final = 0.2
VERY_HIGH: Final = 0.4
"""Above the first share of missed polls a tag is given longer to leave, above the second people are told."""
_MOST_MISSES: Final = 40
_SHARES: Final = 0.005
"""How fast the measured share follows: each poll of a resting tag counts as this part, the first as more."""
_POLLS_BEFORE: Final = 50
"""Before anything was measured a station counts as if so many polls had missed nothing."""
HELD_UP_S: Final = 0.6
"""After a longer pause between two looks at the clock, what was read in it has still to be heard."""


@dataclass(frozen=True, slots=True)
class Entered:
    """A tag has come to a station; at a pad: it is shown. `at_s` is when it was first read."""

    station: str
    tag: str
    at_s: float


@dataclass(frozen=True, slots=True)
class Left:
    """A tag has left its station."""

    station: str
    tag: str
    at_s: float


@dataclass(frozen=True, slots=True)
class Moved:
    """A tag has gone from one station to another without having been away."""

    station: str
    tag: str
    at_s: float
    old: str


@dataclass(frozen=True, slots=True)
class Noisy:
    """So large a share of the polls of a station misses what rests there."""

    station: str
    share: float


@dataclass(frozen=True, slots=True)
class Conflict:
    """The same tag is read at two stations all the time."""

    tag: str
    stations: tuple[str, str]


Change = Entered | Left | Moved | Noisy | Conflict


@dataclass(slots=True)
class _Track:
    """A tag at a station: since when, last read, polls missed since, reads in all, how loud."""

    since_s: float
    read_s: float
    clean_s: float
    misses: int = 0
    hits: int = 1
    rssi: int | None = None
    present: bool = False


@dataclass(slots=True)
class _Zone:
    station: Station
    known: bool = False
    changed_s: float = 0.0
    heard_s: float = float("-inf")
    garbled_s: float = float("-inf")
    share: float = 0.0
    polls: int = _POLLS_BEFORE
    warned: bool = False
    look_s: float = float("-inf")
    tracks: dict[str, _Track] = field(default_factory=dict)

    def misses_to_leave(self) -> int:
        """Enough that a resting tag leaves as rarely as one that is missed in a fifth of the polls."""
        if self.share <= HIGH:
            return MISSES
        return min(_MOST_MISSES, ceil(MISSES * log(HIGH) / log(min(self.share, 0.95))))

    def in_doubt(self) -> bool:
        """Whether a tag was missed so often in a row that it is more likely on its way than overlooked."""
        share = min(max(self.share, DOUBT), HIGH)
        enough = ceil(log(DOUBT) / log(share)) + 1
        return any(track.present and track.misses >= enough for track in self.tracks.values())


class Heartbeat:
    """Regular looks at the clock, so that silence is not taken for absence when the program stood still."""

    def __init__(self) -> None:
        self._last_s = float("-inf")
        self._waited = False

    def steady(self, at_s: float) -> bool:
        """Whether all is heard that was read until now: not just after a pause, but then at the next look."""
        self._waited = at_s - self._last_s > HELD_UP_S and not self._waited
        self._last_s = at_s
        return not self._waited


class Presence:
    """All stations. Reads go in, changes come out; `at_s` is monotonic, in seconds.

    `known` says whether a tag is enrolled. A station is unknown until its reader has spoken, and again
    when the reader is lost: that never means that nothing lies there.
    """

    def __init__(self, layout: Layout, known: Callable[[str], bool] = lambda tag: True) -> None:
        self.layout = layout
        self._known = known
        self._zones = {station.id: _Zone(station) for station in layout.stations}
        self._repeaters = [zone for zone in self._zones.values() if zone.station.kind is Kind.REPEATER]
        self._where: dict[str, str] = {}
        self._rival_since: dict[str, float] = {}
        self._rivals: dict[str, float] = {}
        self._said_s: dict[str, float] = {}
        self._pending: list[Change] = []

    def follow_layout(self) -> None:
        """The stations of the layout have other times now."""
        for station in self.layout.stations:
            self._zones[station.id].station = station

    # --- what is so -------------------------------------------------------------------------

    def lies_at(self, station: str) -> frozenset[str] | None:
        """The tags at a station; None where nobody knows."""
        zone = self._zones[station]
        if not zone.known:
            return None
        return frozenset(tag for tag, track in zone.tracks.items() if track.present)

    def station_of(self, tag: str) -> str:
        """Where a tag lies, or an empty text."""
        return self._where.get(tag, "")

    def still(self, station: str, at_s: float) -> bool:
        """Whether nothing has changed there for its settle time, and no tag seems to be leaving."""
        zone = self._zones[station]
        garbled = zone.known and zone.garbled_s > zone.changed_s
        settle_s = max(zone.station.settle_s, CLEAR_S) if garbled else zone.station.settle_s
        return at_s - zone.changed_s >= settle_s - 1e-9 and not (zone.known and zone.in_doubt())

    def contested(self, at_s: float) -> bool:
        """Whether a tag has lately come to be heard at a second station: it may be on its way there."""
        return any(at_s - since < CONFLICT_S for since in self._rivals.values())

    def changed_s(self, station: str) -> float:
        """When something last changed there."""
        return self._zones[station].changed_s

    def miss_share(self, station: str) -> float:
        """The share of polls that missed what rests there, 0 to 1."""
        return self._zones[station].share

    # --- what comes in ----------------------------------------------------------------------

    def read(self, station: str, tag: str, at_s: float, rssi: int | None = None) -> list[Change]:
        """A tag was read, by a reader that does not say what else lies there."""
        zone = self._zones[station]
        self._speaks(zone, at_s)
        if zone.station.kind is Kind.ONCE:
            self._read_once(zone, tag, at_s)
        else:
            self._hit(zone, tag, at_s, rssi)
            self._silences(zone, at_s)
        return self._take()

    def inventory(
        self, station: str, tags: Iterable[str], at_s: float, *, more: bool = False
    ) -> list[Change]:
        """All tags that lie at a station. With `more` there may be others, so nothing has left."""
        zone = self._zones[station]
        self._speaks(zone, at_s)
        told = set(tags)
        for tag in sorted(told):
            self._hit(zone, tag, at_s, None)
        if not more:
            for tag in [tag for tag in zone.tracks if tag not in told]:
                self._miss(zone, tag, at_s)
        return self._take()

    def trouble(self, station: str, at_s: float) -> list[Change]:
        """A garbled or failed answer: what lay there counts as present, for a while."""
        zone = self._zones[station]
        zone.garbled_s = at_s
        for track in zone.tracks.values():
            if track.present and at_s - track.clean_s <= BACKSTOP_S:
                track.read_s = at_s
        return self._take()

    def lost(self, station: str) -> list[Change]:
        """The reader is gone: what lies there is not known."""
        zone = self._zones[station]
        zone.known = False
        for track in zone.tracks.values():
            track.misses = 0
        return self._take()

    def found(self, station: str, at_s: float) -> list[Change]:
        """The reader is back. What it does not repeat by itself is known from its next full answer on."""
        zone = self._zones[station]
        if zone.station.kind is not Kind.SNAPSHOT:
            self._speaks(zone, at_s)
        return self._take()

    def on_time(self, at_s: float) -> list[Change]:
        """Time has passed: repeaters that fell silent."""
        for zone in self._repeaters:
            self._silences(zone, at_s)
        return self._take()

    # --- how it is found --------------------------------------------------------------------

    def _take(self) -> list[Change]:
        found, self._pending = self._pending, []
        return found

    def _speaks(self, zone: _Zone, at_s: float) -> None:
        zone.heard_s = at_s
        if not zone.known:
            zone.known = True
            zone.changed_s = at_s
            for track in zone.tracks.values():
                track.misses = 0
                track.read_s = track.clean_s = at_s

    def _read_once(self, zone: _Zone, tag: str, at_s: float) -> None:
        track = zone.tracks.get(tag)
        again = track is not None and at_s - track.read_s < ONCE_S
        if track is None:
            track = zone.tracks[tag] = _Track(at_s, at_s, at_s)
        track.read_s = track.clean_s = at_s
        if not again:
            track.present = True
            self._enter(zone, tag, at_s)

    def _hit(self, zone: _Zone, tag: str, at_s: float, rssi: int | None) -> None:
        track = zone.tracks.get(tag)
        if track is None or (not track.present and at_s - track.read_s > CONFIRM_S):
            track = zone.tracks[tag] = _Track(at_s, at_s, at_s, rssi=rssi)
            enough = self._known(tag)
        else:
            if track.present:
                self._measure(zone, track.misses)
            track.misses = 0
            track.hits += 1
            track.read_s = track.clean_s = at_s
            track.rssi = rssi if rssi is not None else track.rssi
            enough = True
        if not track.present and enough:
            self._arrive(zone, tag, track, at_s)

    def _arrive(self, zone: _Zone, tag: str, track: _Track, at_s: float) -> None:
        old = self._where.get(tag, "")
        if zone.station.pad and at_s - self._said_s.get(tag, float("-inf")) < ONCE_S:
            track.present = True
            return
        if zone.station.pad or not old or old == zone.station.id:
            track.present = True
            self._enter(zone, tag, at_s)
            return
        other = self._zones[old].tracks[tag]
        louder = track.rssi is not None and other.rssi is not None and track.rssi - other.rssi >= MOVE_DB
        unseen = at_s - other.read_s >= MOVE_S and track.hits >= MOVE_HITS
        if louder or unseen or self._zones[old].station.kind is Kind.ONCE or not self._zones[old].known:
            self._end_rivalry(tag)
            del self._zones[old].tracks[tag]
            track.present = True
            self._where[tag] = zone.station.id
            zone.changed_s = self._zones[old].changed_s = at_s
            self._pending.append(Moved(zone.station.id, tag, at_s, old))
            return
        if self.layout.whole(old) == self.layout.whole(zone.station.id):
            return  # it lies between two antennas of one place
        self._rivals.setdefault(tag, at_s)
        since = self._rival_since.setdefault(tag, at_s)
        if at_s - since >= CONFLICT_S and at_s - other.read_s < LEFT_S:
            self._rival_since[tag] = at_s
            self._pending.append(Conflict(tag, (old, zone.station.id)))

    def _enter(self, zone: _Zone, tag: str, at_s: float) -> None:
        zone.changed_s = at_s
        if not zone.station.pad:
            self._where[tag] = zone.station.id
        self._pending.append(Entered(zone.station.id, tag, at_s))

    def _miss(self, zone: _Zone, tag: str, at_s: float) -> None:
        track = zone.tracks[tag]
        track.misses += 1
        if track.misses >= zone.misses_to_leave() and at_s - track.read_s >= LEFT_S - 1e-9:
            self._leave(zone, tag, at_s)

    def _leave(self, zone: _Zone, tag: str, at_s: float) -> None:
        track = zone.tracks.pop(tag)
        if zone.station.pad:
            self._said_s[tag] = track.read_s
        self._end_rivalry(tag)
        if not track.present:
            return
        zone.changed_s = at_s
        if self._where.get(tag) == zone.station.id:
            del self._where[tag]
        self._pending.append(Left(zone.station.id, tag, at_s))

    def _end_rivalry(self, tag: str) -> None:
        self._rival_since.pop(tag, None)
        self._rivals.pop(tag, None)

    def _silences(self, zone: _Zone, at_s: float) -> None:
        if zone.station.kind is not Kind.REPEATER or not zone.known:
            return
        if at_s < zone.look_s:
            return
        silence = zone.station.silence_s - 1e-9
        for tag in [tag for tag, track in zone.tracks.items() if at_s - track.read_s >= silence]:
            self._leave(zone, tag, at_s)
        # No tag falls silent before; one that comes later does so later.
        zone.look_s = min((track.read_s for track in zone.tracks.values()), default=at_s) + silence

    def _measure(self, zone: _Zone, misses: int) -> None:
        """A resting tag was read after so many misses: these were flicker."""
        share = zone.share
        for missed in (*(True,) * misses, False):
            zone.polls += 1
            share += max(_SHARES, 1 / zone.polls) * (missed - share)
        zone.share = share
        if share > VERY_HIGH and not zone.warned:
            zone.warned = True
            self._pending.append(Noisy(zone.station.id, share))
        elif share < HIGH:
            zone.warned = False
