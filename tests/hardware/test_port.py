"""A port: opened, read, written, lost, refused and closed, through pseudo terminals."""

import errno
import os
import socket
import subprocess
import sys
import termios
import threading
import time
from pathlib import Path

import pytest

from hardware import port as port_module
from hardware.driver import IDLE_S
from hardware.line import (
    BadSettings,
    Happening,
    Lost,
    NoPermission,
    NoSuchPort,
    Opened,
    PortBusy,
    PortLost,
    Quiet,
    Received,
    Remedy,
)
from hardware.port import Port
from hardware.port_reading import ByDescriptor
from tests.hardware.raw_terminal import RawTerminal

LIMIT_S = 10.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")


class Listener:
    """Opens a port, counts its wake-ups, and takes what happened."""

    def __init__(self, name: str, dtr: bool = False, speed: int = 115200) -> None:
        self.wakes = 0
        self.happened: list[Happening] = []
        self.port = Port(name, speed, dtr, self._wake)
        self.port.open()

    def _wake(self) -> None:
        self.wakes += 1

    def until(self, kind: type, count: int = 1) -> list:
        end = time.monotonic() + LIMIT_S
        while True:
            self.happened += self.port.take()
            found = [one for one in self.happened if isinstance(one, kind)]
            if len(found) >= count:
                return found
            assert time.monotonic() < end, self.happened
            time.sleep(0.002)

    @property
    def data(self) -> bytes:
        return b"".join(one.data for one in self.happened if isinstance(one, Received))

    def until_data(self, length: int) -> bytes:
        end = time.monotonic() + LIMIT_S
        while len(self.data) < length:
            assert time.monotonic() < end, self.data
            self.happened += self.port.take()
            time.sleep(0.001)
        return self.data

    def close(self) -> None:
        self.port.close()
        assert self.port.gone(LIMIT_S)


@pytest.fixture
def terminal():
    terminal = RawTerminal()
    yield terminal
    terminal.unplug()


@pytest.fixture
def listen():
    opened: list[Listener] = []

    def begin(name: str, dtr: bool = False, speed: int = 115200) -> Listener:
        opened.append(Listener(name, dtr, speed))
        return opened[-1]

    yield begin
    for listener in opened:
        listener.close()


def wait_for(condition) -> None:
    end = time.monotonic() + LIMIT_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_bytes_come_with_the_time_of_their_reading(terminal, listen):
    listener = listen(terminal.name)
    opened = listener.until(Opened)[0]
    before = time.monotonic()
    terminal.write(b"one")
    wait_for(lambda: listener.port.waiting)
    read = time.monotonic()
    time.sleep(0.05)  # looked at late
    received = listener.until(Received)[0]
    assert received.data == b"one"
    assert opened.at <= before <= received.at <= read


def test_one_wake_up_until_all_is_taken(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    assert listener.wakes == 1
    for _ in range(5):
        terminal.write(b"abc")
        time.sleep(0.005)
    wait_for(lambda: listener.port.waiting)
    listener.until_data(3)
    assert listener.wakes == 2
    listener.until_data(15)
    terminal.write(b"z")
    listener.until_data(16)
    assert listener.data == b"abc" * 5 + b"z"


def test_a_silence_after_bytes_is_told_once_and_wakes_nobody(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    terminal.write(b"one")
    received = listener.until(Received)[0]
    wakes = listener.wakes
    quiet = listener.until(Quiet)[0]
    assert quiet.at - received.at >= 0.9 * IDLE_S
    time.sleep(4 * IDLE_S)
    assert listener.wakes == wakes and not listener.port.waiting
    terminal.write(b"two")
    listener.until(Quiet, 2)
    assert [type(one) for one in listener.happened] == [Opened, Received, Quiet, Received, Quiet]


def test_what_is_written_makes_no_silence(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    terminal.write(b"half a ")
    listener.until(Received)
    for _ in range(20):
        listener.port.write(b"?")
    quiet = listener.until(Quiet)
    assert len(quiet) == 1


def test_a_heap_is_taken_in_parts_without_a_further_wake_up(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    heap = bytes(range(256)) * 12
    assert terminal.write(heap) == len(heap)
    wait_for(lambda: listener.port._held == len(heap))
    wakes = listener.wakes
    parts = []
    while listener.port.waiting:
        parts += [one.data for one in listener.port.take(1000) if isinstance(one, Received)]
    assert b"".join(parts) == heap and max(map(len, parts)) <= 1000
    assert listener.wakes == wakes


def test_what_is_written_arrives_while_the_port_waits_for_bytes(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    sent = b""
    for word in (b"?\n", b"!\n"):
        listener.port.write(word)
        end = time.monotonic() + LIMIT_S
        while not sent.endswith(word):
            assert time.monotonic() < end
            sent += terminal.read()
            time.sleep(0.002)
    assert sent == b"?\n!\n"


def test_what_was_written_is_sent_before_it_closes(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    listener.port.write(b"stop")
    listener.close()
    assert terminal.read() == b"stop"


def test_a_line_without_dtr_is_opened_all_the_same(terminal, listen):
    """A pseudo terminal refuses DTR (ENOTTY)."""
    listener = listen(terminal.name, dtr=True)
    listener.until(Opened)
    terminal.write(b"x")
    assert listener.until_data(1) == b"x"


def test_dtr_is_raised_where_a_reader_needs_it(monkeypatch):
    class Device:
        dtr = False

    made = Device()
    monkeypatch.setattr("serial.Serial", lambda *args, **kwargs: made)
    port_module._open("any", 2400, True)
    assert made.dtr is True


def test_the_speed_changes_without_opening_it_anew(terminal, listen):
    listener = listen(terminal.name, speed=9600)
    listener.until(Opened)
    listener.port.set_speed(57600)
    wait_for(lambda: terminal.speed() == termios.B57600)
    terminal.write(b"x")
    assert listener.until_data(1) == b"x"


def test_unplugged_while_idle_it_is_lost_once(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    terminal.unplug()
    lost = listener.until(Lost)[0]
    assert isinstance(lost.error, PortLost) and lost.error.remedy is Remedy.PLUG_AGAIN
    assert lost.error.port == terminal.name and lost.error.detail
    assert listener.port.gone(LIMIT_S)
    assert listener.port.take() == [] and not listener.port.waiting


def test_what_came_before_the_loss_is_told_before_it(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    terminal.write(b"half a fra")
    wait_for(lambda: listener.port._held == 10)
    terminal.unplug()
    listener.until(Lost)
    assert [type(one) for one in listener.happened if not isinstance(one, Quiet)] == [Opened, Received, Lost]
    assert listener.data == b"half a fra"


def test_writing_to_what_has_gone_is_no_error(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    terminal.unplug()
    listener.until(Lost)
    assert listener.port.gone(LIMIT_S)
    listener.port.write(b"?")
    listener.port.set_speed(9600)


@pytest.mark.parametrize("error", [OSError(errno.EIO, "gone"), TypeError("closed under the reader")])
def test_whatever_the_library_raises_is_a_loss(terminal, listen, monkeypatch, error):
    """pyserial raises TypeError where a port is closed under a reader."""

    def fails(reading, wait_s):
        raise error

    monkeypatch.setattr(ByDescriptor, "read", fails)
    listener = listen(terminal.name)
    lost = listener.until(Lost)[0]
    assert isinstance(lost.error, PortLost) and str(error) in lost.error.detail


# ------------------------------------------------------------------------------------------ refused


def test_a_name_that_is_none(listen):
    error = listen("/dev/no-such-port").until(Lost)[0].error
    assert type(error) is NoSuchPort and error.key == "no-such-port" and error.remedy is Remedy.PLUG_IN


def test_a_device_that_went_while_it_was_opened(listen, terminal):
    name = terminal.name
    held = os.open(name, os.O_RDWR | os.O_NOCTTY)  # keeps the name: opening works, asking it does not
    terminal.unplug()
    try:
        error = listen(name).until(Lost)[0].error
    finally:
        os.close(held)
    assert type(error) is NoSuchPort


def test_a_port_that_another_has(terminal, listen):
    listen(terminal.name).until(Opened)
    error = listen(terminal.name).until(Lost)[0].error
    assert type(error) is PortBusy and error.key == "port-busy" and error.remedy is Remedy.CLOSE_OTHER


def test_a_closed_port_is_free_again(terminal, listen):
    first = listen(terminal.name)
    first.until(Opened)
    first.close()
    listen(terminal.name).until(Opened)


def test_what_is_no_port(tmp_path, listen):
    file = tmp_path / "file"
    file.write_bytes(b"")
    error = listen(str(file)).until(Lost)[0].error
    assert type(error) is BadSettings and error.remedy is Remedy.CHOOSE_OTHER


@pytest.mark.parametrize("speed", [-1, "fast"])
def test_a_speed_that_is_none(terminal, listen, speed):
    assert type(listen(terminal.name, speed=speed).until(Lost)[0].error) is BadSettings


WITHOUT_RIGHTS = """
import os, sys, time
from hardware.port import Port
if os.getuid() == 0:
    os.setresuid(65534, 65534, 65534)
port = Port(sys.argv[1], 9600, False, lambda: None)
port.open()
while not (happened := port.take()):
    time.sleep(0.002)
print(type(happened[0].error).__name__, happened[0].error.remedy)
"""


def test_a_port_that_this_user_may_not_open(terminal):
    os.chmod(terminal.name, 0)
    try:
        done = subprocess.run(
            [sys.executable, "-c", WITHOUT_RIGHTS, terminal.name],
            cwd=Path(__file__).resolve().parents[2],
            capture_output=True,
            text=True,
            timeout=60,
        )
    finally:
        os.chmod(terminal.name, 0o600)
    assert done.stdout.split() == [NoPermission.__name__, Remedy.GAIN_RIGHTS], done.stderr


# ------------------------------------------------------------------------------------------- closed


def test_closing_while_it_waits_for_bytes_ends_the_thread(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    listener.close()
    assert not terminal.opened()


def test_closing_at_once_after_opening(terminal, listen):
    for _ in range(20):
        listen(terminal.name).close()
    assert not terminal.opened()


def test_closing_in_a_flood_that_nobody_takes(terminal, listen, monkeypatch):
    monkeypatch.setattr(port_module, "_MOST_HELD", 1000)
    listener = listen(terminal.name)
    listener.until(Opened)
    while terminal.write(b"x" * 4096):
        time.sleep(0.002)
    assert listener.port._held < 10_000
    listener.close()


def test_closing_while_the_device_opens_and_will_not(monkeypatch, terminal, listen):
    """A device that holds up its opening holds up its own thread only."""
    reached, go_on = threading.Event(), threading.Event()
    opens = port_module._open

    def stalls(*arguments):
        reached.set()
        go_on.wait(LIMIT_S)
        return opens(*arguments)

    monkeypatch.setattr(port_module, "_open", stalls)
    listener = listen(terminal.name)
    reached.wait(LIMIT_S)
    listener.port.close()
    assert listener.port.take() == [] and not listener.port.gone()
    go_on.set()
    assert listener.port.gone(LIMIT_S)
    assert listener.port.take() == [] and listener.wakes == 0 and not terminal.opened()


def test_nothing_is_told_after_closing(terminal, listen):
    listener = listen(terminal.name)
    listener.until(Opened)
    terminal.write(b"late")
    wait_for(lambda: listener.port.waiting)
    listener.close()
    assert listener.port.take() == [] and not listener.port.waiting


def test_a_line_over_the_network_ends_without_cancelling(listen):
    """pyserial's `socket://` has no `cancel_read`; bytes that come with the connection it throws away."""
    server = socket.create_server(("127.0.0.1", 0))
    with server:
        listener = listen(f"socket://127.0.0.1:{server.getsockname()[1]}")
        near, _ = server.accept()
        with near:
            listener.until(Opened)
            near.sendall(b"tag")
            assert listener.until_data(3) == b"tag"
        assert isinstance(listener.until(Lost)[0].error, PortLost)
