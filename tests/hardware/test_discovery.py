"""Devices are known by what they are; lists of ports are made in a thread, one at a time."""

import threading
import time

import pytest

from hardware.discovery import (
    Identity,
    Lister,
    PortInfo,
    find,
    identity_from_text,
    identity_to_text,
)
from hardware.port import system_ports

LIMIT_S = 10.0
CH340 = PortInfo("/dev/ttyUSB0", 0x1A86, 0x7523, location="1-2")
CH340_TOO = PortInfo("/dev/ttyUSB1", 0x1A86, 0x7523, location="1-3")
FTDI = PortInfo("/dev/ttyUSB2", 0x0403, 0x6001, serial="A50285BI", location="1-4")
BUILT_IN = PortInfo("/dev/ttyS0")


def test_a_device_with_a_serial_number_is_found_in_any_socket_under_any_name():
    moved = PortInfo("COM12", 0x0403, 0x6001, serial="A50285BI", location="3-1.4")
    assert FTDI.identity == Identity(0x0403, 0x6001, serial="A50285BI")
    assert find(FTDI.identity, [BUILT_IN, CH340, moved]) == moved


def test_a_device_without_one_is_found_in_its_socket():
    renamed = PortInfo("/dev/ttyUSB9", 0x1A86, 0x7523, location="1-2")
    assert find(CH340.identity, [CH340_TOO, renamed]) == renamed
    assert find(CH340.identity, [CH340_TOO]) is None


def test_another_make_in_the_same_socket_is_another_device():
    assert find(CH340.identity, [PortInfo("/dev/ttyUSB0", 0x10C4, 0xEA60, location="1-2")]) is None


def test_of_two_that_cannot_be_told_apart_none_is_guessed():
    cloned = PortInfo("/dev/ttyUSB5", 0x0403, 0x6001, serial="A50285BI", location="1-7")
    assert find(FTDI.identity, [FTDI, cloned]) is None


def test_what_is_no_usb_device_is_known_by_its_path():
    assert BUILT_IN.identity == Identity(path="/dev/ttyS0")
    assert find(BUILT_IN.identity, [CH340, BUILT_IN]) == BUILT_IN


def test_a_device_that_says_nothing_of_itself_is_known_by_its_path():
    assert PortInfo("/dev/rfcomm0", 0x1234, 0x5678).identity == Identity(path="/dev/rfcomm0")


@pytest.mark.parametrize("port", [CH340, FTDI, BUILT_IN])
def test_an_identity_survives_as_text(port):
    assert identity_from_text(identity_to_text(port.identity)) == port.identity


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"vendor": 6790}',
        '{"vendor": "1A86", "location": "1-2"}',
        '{"vendor": true, "serial": "1"}',
        '{"name": "x"}',
        '{"path": 3}',
        "[" * 100_000,
    ],
)
def test_what_is_no_identity(text):
    assert identity_from_text(text) is None


@pytest.mark.parametrize(
    ("port", "words"),
    [(CH340, "1A86:7523:@1-2"), (FTDI, "0403:6001:A50285BI"), (BUILT_IN, "/dev/ttyS0")],
)
def test_an_identity_in_words(port, words):
    assert str(port.identity) == words


def test_the_ports_of_this_system_can_be_listed():
    for port in system_ports():
        assert port.name and find(port.identity, [port]) == port


# ------------------------------------------------------------------------------------------ listing


class Ports:
    """A list that takes until it is let go; counts the lists and remembers their threads."""

    def __init__(self):
        self.lists = 0
        self.threads = set()
        self.go = threading.Semaphore(0)
        self.woken = threading.Semaphore(0)

    def __call__(self):
        self.threads.add(threading.current_thread())
        assert self.go.acquire(timeout=LIMIT_S)
        self.lists += 1
        return [PortInfo(f"port {self.lists}")]


def ended(threads) -> bool:
    for thread in threads:
        thread.join(LIMIT_S)
    return not any(thread.is_alive() for thread in threads)


def test_a_list_is_made_in_another_thread_and_told_once():
    ports = Ports()
    lister = Lister(ports, ports.woken.release)
    lister.ask()
    assert lister.take() is None  # nobody waits for it
    ports.go.release()
    assert ports.woken.acquire(timeout=LIMIT_S)
    assert lister.take() == (PortInfo("port 1"),) and lister.take() is None
    assert threading.current_thread() not in ports.threads and ended(ports.threads)


def test_asked_while_one_is_made_one_more_follows():
    ports = Ports()
    lister = Lister(ports, ports.woken.release)
    for _ in range(5):
        lister.ask()
    for _ in range(2):
        ports.go.release()
        assert ports.woken.acquire(timeout=LIMIT_S)
    assert ended(ports.threads)
    assert lister.take() == (PortInfo("port 2"),) and ports.lists == 2 and len(ports.threads) == 1


def test_a_list_that_fails_is_an_empty_one_and_says_why():
    woken = threading.Event()

    def fails():
        raise OSError("no bus")

    lister = Lister(fails, woken.set)
    lister.ask()
    assert woken.wait(LIMIT_S)
    assert lister.take() == () and str(lister.failed) == "no bus"


def test_closed_it_wakes_nobody():
    ports = Ports()
    lister = Lister(ports, ports.woken.release)
    lister.ask()
    end = time.monotonic() + LIMIT_S
    while not ports.threads:
        assert time.monotonic() < end
        time.sleep(0.002)
    lister.close()
    ports.go.release()
    assert ended(ports.threads) and not ports.woken.acquire(blocking=False)
    lister.ask()
    assert len(ports.threads) == 1
