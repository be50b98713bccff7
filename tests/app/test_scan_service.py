"""The readers on the running loop: plain scans, devices found again, an end that leaves nothing."""

import asyncio
import gc
import sys
import threading
import time
import weakref

import pytest

from hardware.discovery import PortInfo, identity_to_text
from hardware.drivers.em4100 import rdm6300
from riverboat_desktop import port_watch
from riverboat_desktop.computer_sleep import ComputerSleep
from riverboat_desktop.port_watch import PortWatch
from riverboat_desktop.reader_keeper import ReaderKeeper, readers_from, readers_to
from riverboat_desktop.scan_service import NoSuchReader, ScanService
from riverboat_desktop.settings import Settings
from tests.hardware.raw_terminal import RawTerminal
from ui.readers.values import Reader, ReaderStatus, Scan

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")

FRAME = b"\x020C000621A58E\x03"
OTHER = b"\x02010063E9AE25\x03"


class Bus:
    """USB as far as a list of ports shows it: one device, or none, at the terminal it has now."""

    def __init__(self) -> None:
        self.terminal = RawTerminal()
        self.plugged = True
        self.lists = 0

    def __call__(self) -> list[PortInfo]:
        self.lists += 1
        return [PortInfo(self.terminal.name, 0x0403, 0x6001, "A1", "1-2", "Adapter")] if self.plugged else []

    def unplug(self) -> None:
        self.plugged = False
        self.terminal.unplug()

    def replug(self) -> None:
        self.terminal = RawTerminal()
        self.plugged = True


@pytest.fixture
def bus():
    bus = Bus()
    yield bus
    bus.terminal.unplug()


USB = identity_to_text(PortInfo("any", 0x0403, 0x6001, "A1").identity)
READER = Reader("table", "rdm6300", USB, 0)


async def until(condition) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


def state(service: ScanService) -> str:
    return service.statuses()[0].state


def scans(news: list) -> list[str]:
    return [one.tag for one in news if isinstance(one, Scan)]


async def test_a_tag_on_the_line_becomes_a_scan(qapp, bus):
    news: list = []
    service = ScanService(news.append, ports=bus, devices="")
    service.want(READER)
    await until(lambda: state(service) == "reading")
    before = time.monotonic()
    bus.terminal.write(FRAME * 2)
    await until(lambda: scans(news))
    scan = next(one for one in news if isinstance(one, Scan))
    assert scan == Scan("table", 0, "em4100:0C000621A5", scan.raw, scan.at_s)
    assert before <= scan.at_s <= time.monotonic()
    told = [one.state for one in news if isinstance(one, ReaderStatus)]
    assert told == ["missing", "opening", "reading", "reading"]  # the last one: its zone is known now
    assert [one.unknown for one in news if isinstance(one, ReaderStatus)][-2:] == [
        frozenset({0}),
        frozenset(),
    ]
    assert service.ports()[0].words == "Adapter" and service.ports()[0].identity == USB
    await service.close()


async def test_unplugged_and_plugged_in_again_it_is_found_as_soon_as_devices_change(qapp, bus, tmp_path):
    news: list = []
    service = ScanService(news.append, ports=bus, devices=str(tmp_path))
    service.want(READER)
    await until(lambda: state(service) == "reading")
    bus.terminal.write(FRAME * 2)
    await until(lambda: len(scans(news)) == 1)
    bus.unplug()
    await until(lambda: state(service) == "missing")
    status = service.statuses()[0]
    assert (status.trouble, status.remedy, status.unknown) == ("port-lost", "plug-again", frozenset({0}))
    await asyncio.sleep(0.4)
    lists = bus.lists
    await asyncio.sleep(0.4)
    assert bus.lists == lists  # nothing is polled
    bus.replug()
    (tmp_path / "ttyUSB7").touch()
    await until(lambda: state(service) == "reading")
    assert service.statuses()[0].port == bus.terminal.name and service.statuses()[0].trouble == ""
    bus.terminal.write(OTHER * 2)
    await until(lambda: len(scans(news)) == 2)
    assert scans(news) == ["em4100:0C000621A5", "em4100:010063E9AE"]
    await service.close()


async def test_where_devices_tell_nothing_ports_are_listed_only_while_one_is_missing(qapp, bus, monkeypatch):
    monkeypatch.setattr(port_watch, "WHILE_MISSING_MS", 20)
    bus.plugged = False
    service = ScanService(lambda news: None, ports=bus, devices="")
    await asyncio.sleep(0.1)
    assert bus.lists == 0  # nobody wants one
    service.want(READER)
    await until(lambda: bus.lists >= 3)
    bus.plugged = True
    await until(lambda: state(service) == "reading")
    await asyncio.sleep(0.1)
    lists = bus.lists
    await asyncio.sleep(0.2)
    assert bus.lists == lists
    await service.close()


async def test_ports_are_listed_on_demand(qapp, bus):
    service = ScanService(lambda news: None, ports=bus, devices="")
    listed = asyncio.Event()
    service.listed = listed.set
    service.look_for_ports()
    async with asyncio.timeout(10):
        await listed.wait()
    assert [port.name for port in service.ports()] == [bus.terminal.name]
    await service.close()


async def test_a_list_of_ports_that_takes_long_holds_up_nobody(qapp):
    go_on = threading.Event()

    def ports() -> list[PortInfo]:
        go_on.wait(20)
        return []

    service = ScanService(lambda news: None, ports=ports, devices="")
    service.look_for_ports()
    for _ in range(3):
        await asyncio.sleep(0.001)
    await service.close()
    go_on.set()


async def test_a_reader_that_makes_no_sense_is_refused(qapp):
    service = ScanService(lambda news: None, ports=list, devices="")
    with pytest.raises(NoSuchReader, match="family"):
        service.want(Reader("a", "no-such-family", USB, 0))
    with pytest.raises(NoSuchReader, match="device"):
        service.want(Reader("a", "rdm6300", "nothing", 0))
    assert service.statuses() == ()
    await service.close()


async def test_a_reader_is_replaced_and_forgotten(qapp, bus):
    news: list = []
    service = ScanService(news.append, ports=bus, devices="")
    service.want(READER)
    await until(lambda: state(service) == "reading")
    service.want(Reader("table", "id12", USB, 0))  # the same port: the first one lets go of it
    await until(lambda: state(service) == "reading")
    service.forget("table")
    service.forget("never there")
    assert service.statuses() == ()
    news.clear()
    await until(lambda: not bus.terminal.opened())
    assert news == []
    await service.close()


async def test_of_readers_that_are_forgotten_only_the_last_is_kept(qapp, bus):
    service = ScanService(lambda news: None, ports=bus, devices="")
    kept = []
    for _ in range(5):
        service.want(READER)
        await until(lambda: state(service) == "reading")
        kept.append(weakref.ref(service._held["table"].connection))
        service.forget("table")
        await until(lambda: service._ending[-1].gone)
    gc.collect()
    assert [one() is not None for one in kept] == [False] * 4 + [True]
    await service.close()


async def test_a_driver_of_ours_that_raises_stops_its_own_reader_only(qapp, bus):
    problems: list = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: problems.append(context["exception"]))
    other = RawTerminal()

    def drivers(family: str):
        driver = rdm6300()
        if family == "raises":
            driver.feed = lambda data, now: 1 // 0  # type: ignore[method-assign, assignment, return-value]
        return driver

    news: list = []
    service = ScanService(news.append, ports=bus, devices="", drivers=drivers)
    service.want(Reader("bad", "raises", USB, 0))
    service.want(Reader("good", "rdm6300", f'{{"path": "{other.name}"}}', 0))
    await until(lambda: {status.state for status in service.statuses()} == {"reading"})
    bus.terminal.write(FRAME)
    await until(lambda: service.statuses()[0].state == "closed")
    other.write(FRAME * 2)
    await until(lambda: scans(news))
    assert [type(problem) for problem in problems] == [ZeroDivisionError]
    await service.close()
    other.unplug()


async def test_after_the_computer_slept_nothing_is_known(qapp, bus):
    apart = 0.0
    sleep = ComputerSleep(awake=lambda: 100.0, always=lambda: 100.0 + apart)
    news: list = []
    service = ScanService(news.append, ports=bus, devices="", sleep=sleep)
    service.want(READER)
    await until(lambda: state(service) == "reading")
    bus.terminal.write(FRAME * 2)
    await until(lambda: scans(news))
    assert service.statuses()[0].unknown == frozenset()
    news.clear()
    apart = 3600.0
    bus.terminal.write(OTHER)
    await until(lambda: any(isinstance(one, ReaderStatus) and one.unknown for one in news))
    await service.close()


async def test_closed_it_leaves_no_thread_and_says_no_more(qapp, bus):
    news: list = []
    threads = set(threading.enumerate())
    service = ScanService(news.append, ports=bus)
    service.want(READER)
    await until(lambda: state(service) == "reading")
    bus.terminal.write(FRAME)
    await service.close()
    told = len(news)
    await until(lambda: set(threading.enumerate()) <= threads)
    assert not bus.terminal.opened() and len(news) == told
    assert service.statuses() == ()


async def test_a_watch_that_is_closed_tells_nothing(qapp, bus, tmp_path):
    found: list = []
    watch = PortWatch(bus, found.append, devices=str(tmp_path))
    watch.look()
    watch.close()
    (tmp_path / "ttyUSB0").touch()
    await asyncio.sleep(0.5)
    assert found == []


# -------------------------------------------------------------------------------------------- kept


async def test_readers_are_kept_and_opened_again(qapp, bus, tmp_path):
    reader = Reader("table", "rdm6300", f'{{"path": "{bus.terminal.name}"}}', 9600)
    settings = Settings(tmp_path / "settings.json")
    keeper = ReaderKeeper(settings)
    keeper.begin()
    assert keeper._service is None  # nothing of a reader is loaded for nobody
    keeper.keep(reader)
    await until(lambda: state(keeper.service()) == "reading")
    await keeper.close()

    again = ReaderKeeper(Settings(tmp_path / "settings.json"))
    assert list(again.readers) == [reader]
    again.begin()
    await until(lambda: state(again.service()) == "reading")
    again.drop("table")
    assert not again.readers and again.service().statuses() == ()
    await again.close()


async def test_a_kept_reader_of_an_unknown_family_is_passed_over(qapp, tmp_path, caplog):
    settings = Settings(tmp_path / "settings.json")
    settings.remember("readers", readers_to([Reader("old", "gone", USB, 0)]))
    keeper = ReaderKeeper(settings)
    keeper.begin()
    assert "old" in caplog.text and keeper.service().statuses() == ()
    await keeper.close()


@pytest.mark.parametrize("text", ["", "no json", "{}", "[1]", '[{"id": "a"}]', "[" * 100_000])
def test_what_keeps_no_readers(text):
    assert readers_from(text) == ()


def test_sleep_is_what_one_clock_counts_and_the_other_does_not():
    times = {"awake": 10.0, "always": 500.0}
    sleep = ComputerSleep(lambda: times["awake"], lambda: times["always"])
    times["awake"] += 60
    times["always"] += 60
    assert sleep.slept_s() == 0.0
    times["always"] += 3600
    assert sleep.slept_s() == 3600.0 and sleep.slept_s() == 0.0
    times["always"] -= 7200  # a wall clock that was set back
    assert sleep.slept_s() == 0.0
