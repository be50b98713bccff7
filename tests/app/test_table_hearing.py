"""What readers say becomes what the referee of a table hears, station by station."""

from __future__ import annotations

from typing import Any

import pytest

from engine.companion.stations import Kind
from hardware.drivers.families import FAMILIES
from riverboat_desktop.reader_manner import manner_of
from riverboat_desktop.table_hearing import TableHearing, Zones
from ui.companion.arrangement import Arrangement, Stand
from ui.readers.values import Reader, ReaderStatus, ReaderTrouble, Scan, WholeZone

BOARD = Reader("board", "inventory-line", "", 115200)
MAT = Reader("mat", "r200", "", 115200)
PAD = Reader("pad", "rdm6300", "", 9600)
ARRANGED = Arrangement(
    stands=(Stand("board", 0, ("dock-1",)), Stand("board", 2, ("dock-2",)), Stand("mat", 0, ("1.",)))
)


class Hears:
    """In the place of a referee: what it was told, and of which stations anything is known."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.known: set[str] = set()
        self.cardboard = self.presence = self

    def lies_at(self, station: str) -> frozenset[str] | None:
        return frozenset() if station in self.known else None

    def __getattr__(self, name: str) -> Any:
        return lambda *given, **more: self.told.append((name, *given, *more.values()))


@pytest.fixture
def table():
    hears: Any = Hears()
    hearing = TableHearing(ARRANGED, lambda: hears)
    layout = hearing.set_up(
        [Zones(reader, manner_of(FAMILIES[reader.family].info)) for reader in (BOARD, MAT, PAD)]
    )
    return hearing, hears, layout


def test_zones_are_stations_with_the_manner_of_their_family(table):
    _, _, layout = table
    found = [
        (one.id, one.places, one.kind, one.settle_s, one.silence_s)
        for one in layout.stations
        if one.kind is not Kind.SNAPSHOT
    ]
    # A round of UHF misses tags now and then: it is given longer.
    assert found == [("mat:0", ("1.",), Kind.REPEATER, 0.5, 1.5), ("pad:0", (), Kind.REPEATER, 0.3, 0.8)]
    assert [one.id for one in layout.stations[:2]] == ["board:0", "board:2"]
    assert [layout.sees(place) for place in ("dock-1", "dock-2", "dock-3", "1.hand")] == [
        "board:0",
        "board:2",
        "",
        "mat:0",
    ]


def test_each_news_is_told_with_its_time(table):
    hearing, hears, _ = table
    assert hearing.hear(Scan("pad", 0, "em4100:0C000621A5", "0C000621A58E", 2.0, -40))
    assert hearing.hear(WholeZone("board", 2, ("nfca:DEADBEEF",), 2.5, more=True))
    assert hearing.hear(ReaderTrouble("board", 0, "checksum", "", 3.0))
    assert not hearing.hear(WholeZone("board", 1, (), 3.5))  # nobody said what lies there: set up anew
    assert hears.told == [
        ("read", "pad:0", "em4100:0C000621A5", 2.0, -40),
        ("tick", 2.0),
        ("inventory", "board:2", ("nfca:DEADBEEF",), 2.5, True),
        ("tick", 2.5),
        ("trouble", "board:0", 3.0),
        ("tick", 3.0),
    ]


def test_a_reader_that_goes_takes_all_its_stations_and_brings_them_back_as_they_are_known(table):
    hearing, hears, _ = table
    hearing.hear_status(ReaderStatus(BOARD, "missing"), 5.0)
    assert hearing.gone == {"board:0", "board:2"}
    hearing.hear_status(ReaderStatus(BOARD, "reading", unknown=frozenset({2})), 6.0)
    assert hearing.gone == {"board:2"}
    hearing.hear_status(ReaderStatus(BOARD, "reading"), 6.5)
    assert hears.told == [
        ("lost", "board:0", 5.0),
        ("lost", "board:2", 5.0),
        ("found", "board:0", 6.0),
        ("found", "board:2", 6.5),
    ]


def test_what_a_reader_has_forgotten_is_lost_if_it_was_known(table):
    hearing, hears, _ = table
    hears.known = {"board:2"}
    hearing.hear_status(ReaderStatus(BOARD, "reading", unknown=frozenset({0, 2})), 5.0)
    assert hearing.gone == {"board:2"}
    assert hears.told == [("lost", "board:2", 5.0)]
