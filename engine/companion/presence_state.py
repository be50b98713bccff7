"""All that presence knows, as plain values of JSON, and back: a log of a table goes on from there exactly."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

from engine.companion.presence import Presence, _Track


def presence_values(presence: Presence) -> dict[str, Any]:
    """What is known of every station and tag, flicker and time included."""
    return {
        "zones": {
            station: {
                "known": zone.known,
                "changed": zone.changed_s,
                "heard": _told(zone.heard_s),
                "garbled": _told(zone.garbled_s),
                "share": zone.share,
                "polls": zone.polls,
                "warned": zone.warned,
                "look": _told(zone.look_s),
                "tracks": {tag: _track_values(track) for tag, track in zone.tracks.items()},
            }
            for station, zone in presence._zones.items()
        },
        "where": dict(presence._where),
        "rivals": dict(presence._rival_since),
        "said": dict(presence._said_s),
    }


def take_up_presence(presence: Presence, values: Mapping[str, Any]) -> None:
    """Know what the values say. Raises KeyError, TypeError or ValueError for values that say nothing."""
    for station, told in values["zones"].items():
        zone = presence._zones[station]
        zone.known = bool(told["known"])
        zone.changed_s = float(told["changed"])
        zone.heard_s = _read(told["heard"])
        zone.garbled_s = _read(told.get("garbled"))
        zone.share = float(told["share"])
        zone.polls = int(told.get("polls", zone.polls))
        zone.warned = bool(told["warned"])
        zone.look_s = _read(told["look"])
        zone.tracks = {str(tag): _track(track) for tag, track in told["tracks"].items()}
    presence._where = {str(tag): str(station) for tag, station in values["where"].items()}
    presence._rival_since = {str(tag): float(at_s) for tag, at_s in values["rivals"].items()}
    presence._said_s = {str(tag): float(at_s) for tag, at_s in values["said"].items()}


def _track_values(track: _Track) -> list[Any]:
    times = [track.since_s, track.read_s, track.clean_s]
    return [*times, track.misses, track.hits, track.rssi, track.present]


def _track(values: list[Any]) -> _Track:
    since, read, clean, misses, hits, rssi, present = values
    heard = None if rssi is None else int(rssi)
    return _Track(float(since), float(read), float(clean), int(misses), int(hits), heard, bool(present))


def _told(at_s: float) -> float | None:
    """JSON has no number for never."""
    return None if at_s == -inf else at_s


def _read(at_s: float | None) -> float:
    return -inf if at_s is None else float(at_s)
