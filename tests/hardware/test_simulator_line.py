"""The line to a virtual reader: bits, speeds, time, scripts, and ways in: pseudo terminal and memory."""

import os
import sys
import threading
import time

import pytest

from hardware.driver import IDLE_S
from hardware.line import Lost, Opened, PortBusy, PortLost, Quiet, Received
from hardware.memory_line import MemoryReader
from hardware.port import Port
from hardware.pseudo_terminal import PseudoTerminal
from hardware.reads import parse_tag
from hardware.simulator.em4100 import rdm6300_frame
from hardware.simulator.field import Lying
from hardware.simulator.models import MODELS
from hardware.simulator.script import BadScript, Doing, Event, Script, parse_script, write_script
from hardware.simulator.uart import heard, seconds
from hardware.simulator.virtual_reader import VirtualReader
from hardware.simulator.wire import Wire

TAG = parse_tag("em4100:0C000621A5")
FRAME = rdm6300_frame(Lying(TAG))
RESTING = Script((Event(0.0, Doing.LAY, Lying(TAG)),))
SPEEDS = (1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200)
LIMIT_S = 20.0
needs_terminals = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")


# ------------------------------------------------------------------------------------------------- bits


def test_at_the_same_speed_every_byte_comes_through():
    assert heard(bytes(range(256)), sent_at=9600, heard_at=9600) == bytes(range(256))


def test_at_half_the_speed_two_bits_are_heard_as_one():
    """0x55 is 0 1010 1010 1 on the line; a receiver of half the speed samples bits 3, 5, 7 … of it."""
    assert heard(b"\xff", sent_at=9600, heard_at=4800) == b"\xff"
    assert heard(b"\x00\x00", sent_at=9600, heard_at=19200) == b"\x00\x00"
    assert heard(b"\xf0", sent_at=9600, heard_at=19200) == b"\x00"


@pytest.mark.parametrize("sent_at", SPEEDS)
def test_a_frame_never_survives_a_wrong_speed(sent_at):
    for heard_at in SPEEDS:
        arrived = heard(FRAME * 5, sent_at=sent_at, heard_at=heard_at)
        assert (FRAME in arrived) == (sent_at == heard_at)


def test_a_speed_that_is_off_by_two_percent_does_no_harm():
    assert heard(FRAME, sent_at=9600, heard_at=9800) == FRAME


# ------------------------------------------------------------------------------------------------- time


def due_of(wire):
    assert wire.due is not None
    return wire.due


def test_bytes_take_as_long_as_the_speed_says():
    wire = Wire(VirtualReader(MODELS["rdm6300"], speed=1200, script=RESTING))
    wire.begin(0.0)
    wire.open(0.0, 1200)
    pieces = []
    while (due := due_of(wire)) < 0.18:
        if data := wire.take(due):
            pieces.append((due, data))
    assert b"".join(data for _, data in pieces) == FRAME
    assert pieces[-1][0] == pytest.approx(0.06 + seconds(14, 1200))
    assert max(len(data) for _, data in pieces) == 1


def test_what_is_said_while_nobody_has_the_line_open_is_lost():
    wire = Wire(VirtualReader(MODELS["rdm6300"], script=RESTING))
    wire.begin(0.0)
    assert wire.take(5.0) == b""
    wire.open(5.0, 9600)
    assert wire.take(5.01) == b""


def test_a_reader_that_says_more_than_the_line_carries_leaves_out_what_is_new():
    wire = Wire(VirtualReader(MODELS["rdm6300"], speed=300, script=RESTING))
    wire.begin(0.0)
    wire.open(0.0, 300)
    got = 0
    while (due := due_of(wire)) < 20.0:
        got += len(wire.take(due))
    assert 20 * 30 - 60 <= got <= 20 * 30


# ---------------------------------------------------------------------------------------------- scripts


def test_a_script_says_what_comes_and_goes():
    script = parse_script(
        """
        # a comment
        0.5 lay epc:E28011700000020F1A2B3C4D zone 1 rssi -48
        1   tap em4100:0C000621A5 for 0.2
        2   lift epc:E28011700000020F1A2B3C4D
        3   unplug
        4   plug
        5   again
        """
    )
    uhf = Lying(parse_tag("epc:E28011700000020F1A2B3C4D"), 1, -48)
    assert script.again_s == 5.0
    assert [(event.at_s, event.doing) for event in script.events] == [
        (0.5, Doing.LAY),
        (1.0, Doing.LAY),
        (1.2, Doing.LIFT),
        (2.0, Doing.LIFT),
        (3.0, Doing.UNPLUG),
        (4.0, Doing.PLUG),
    ]
    assert script.events[0].what == uhf
    rounds = [event.at_s for event, _ in zip(script.forever(), range(8), strict=False)]
    assert rounds == [0.5, 1.0, 1.2, 2.0, 3.0, 4.0, 5.5, 6.0]


def test_a_script_is_written_as_it_is_read():
    script = parse_script("0 lay nfca:DEADBEEF zone 2\n1.5 clear\n1.5 reset\n2 again\n")
    assert parse_script(write_script(script)) == script


@pytest.mark.parametrize(
    "text, why",
    [
        ("lay nfca:DEADBEEF", "line 1: a line begins with a time"),
        ("1 put nfca:DEADBEEF", "line 1: after the time comes one of"),
        ("1 lay", "`lay` needs a tag"),
        ("1 lay nfca:dead", "upper-case hex"),
        ("1 lay em4100/32:000621A5", "has all its bits"),
        ("2 clear\n1 clear", "line 2: 1 is earlier"),
        ("1 clear now", "`clear` stands alone"),
        ("1 lay nfca:DEADBEEF zone", "'zone' needs a value"),
        ("1 lay nfca:DEADBEEF rssi 5", "rssi 5 means nothing here"),
        ("1 lay nfca:DEADBEEF zone \u00b2", "zone \u00b2 means nothing here"),
        ("1 lay nfca:DEADBEEF rssi --5", "rssi --5 means nothing here"),
        ("1 lift nfca:DEADBEEF for 2", "for 2 means nothing here"),
        ("0 again", "needs a time above 0"),
        ("1 again\n2 clear", "nothing follows"),
        ("0.9 tap nfca:DEADBEEF\n1 again", "is lifted after"),
        ("nan clear", "out of range"),
    ],
)
def test_a_script_that_cannot_be_read_says_where_and_why(text, why):
    with pytest.raises(BadScript, match=why):
        parse_script(text)


# ------------------------------------------------------------------------------------ pseudo terminals


class Ear:
    """A real port, and all that was heard there."""

    def __init__(self, name, speed, lines=Port):
        self.woken = threading.Event()
        self.line = lines(name, speed, False, self.woken.set)
        self.happened = []
        self.line.open()

    @property
    def data(self):
        return b"".join(one.data for one in self.happened if isinstance(one, Received))

    def until(self, condition):
        end = time.monotonic() + LIMIT_S
        while not condition():
            assert time.monotonic() < end, self.happened[-5:]
            self.woken.wait(0.02)
            self.woken.clear()
            self.happened += self.line.take()

    def until_heard(self, data):
        self.until(lambda: data in self.data)

    def lost(self):
        return [one.error for one in self.happened if isinstance(one, Lost)]

    def close(self):
        self.line.close()
        assert self.line.gone(LIMIT_S)


@needs_terminals
def test_a_terminal_speaks_at_its_own_speed_and_garbles_every_other():
    with PseudoTerminal(VirtualReader(MODELS["rdm6300"], script=RESTING)) as terminal:
        ear = Ear(terminal.name, 9600)
        ear.until(lambda: ear.data.count(FRAME) >= 3)
        ear.line.set_speed(19200)
        ear.until_heard(b"\x18\x00\x98\x80")
        before = ear.data.count(FRAME)
        much = len(ear.data) + 100
        ear.until(lambda: len(ear.data) > much)
        assert ear.data.count(FRAME) == before
        ear.line.set_speed(9600)
        ear.until(lambda: ear.data.count(FRAME) >= before + 2)
        ear.close()


class Overheard(VirtualReader):
    """Keeps what came from the host."""

    heard = b""

    def hear(self, data, now):
        self.heard += data
        return super().hear(data, now)


@needs_terminals
def test_questions_at_a_wrong_speed_are_not_understood():
    question = bytes.fromhex("BB0003000100047E")
    reader = Overheard(MODELS["r200"])
    with PseudoTerminal(reader) as terminal:
        ear = Ear(terminal.name, 57600)
        ear.until(lambda: terminal.opened == 1)
        ear.until(lambda: any(isinstance(one, Opened) for one in ear.happened))
        ear.line.write(question)
        ear.until(lambda: reader.heard)
        assert reader.heard == heard(question, sent_at=57600, heard_at=115200) != question
        ear.line.set_speed(115200)
        ear.line.write(question)
        ear.until_heard(b"M100")
        assert ear.data.count(b"M100") == 1
        ear.close()


@needs_terminals
def test_a_board_starts_anew_each_time_its_port_is_opened():
    with PseudoTerminal(VirtualReader(MODELS["text-lines"])) as terminal:
        for _ in range(2):
            ear = Ear(terminal.name, 9600)
            ear.until_heard(b"Scan PICC")
            ear.close()
            end = time.monotonic() + LIMIT_S
            while terminal.listened:  # closing and opening within a moment would not be noticed
                assert time.monotonic() < end
                time.sleep(0.005)
        assert terminal.opened == 2


@needs_terminals
def test_pulled_out_it_is_lost_and_comes_back_under_a_name_that_the_link_leads_to(tmp_path):
    link = tmp_path / "reader"
    names: list[str] = []
    reader = VirtualReader(MODELS["rdm6300"], script=RESTING)
    with PseudoTerminal(reader, link=link, changed=names.append) as terminal:
        ear = Ear(str(link), 9600)
        ear.until_heard(FRAME)
        terminal.change(lambda now: reader.unplug())
        ear.until(ear.lost)
        assert isinstance(ear.lost()[0], PortLost)
        assert not link.exists() and terminal.name == ""
        ear.close()
        terminal.change(reader.plug)
        end = time.monotonic() + LIMIT_S
        while not link.exists():
            assert time.monotonic() < end
            time.sleep(0.01)
        again = Ear(str(link), 9600)
        again.until_heard(FRAME)
        again.close()
        assert names == ["", os.path.realpath(link)]
    assert not link.is_symlink()


@needs_terminals
def test_an_idle_terminal_ends_at_once_in_any_state():
    terminal = PseudoTerminal(VirtualReader(MODELS["pn532"]))
    terminal.start()
    ear = Ear(terminal.name, 115200)
    ear.until(lambda: ear.happened)
    terminal.close()
    ear.until(ear.lost)
    ear.close()


# --------------------------------------------------------------------------------------------- in memory


def test_a_line_in_memory_is_read_like_a_port():
    reader = VirtualReader(MODELS["rdm6300"], script=RESTING)
    memory = MemoryReader(reader)
    ear = Ear(memory.name, 9600, memory.line)
    ear.until(lambda: ear.data.count(FRAME) >= 2)
    second = Ear(memory.name, 9600, memory.line)
    second.until(second.lost)
    assert isinstance(second.lost()[0], PortBusy)
    memory.change(lambda now: reader.unplug())
    ear.until(ear.lost)
    assert isinstance(ear.lost()[0], PortLost)
    memory.change(reader.plug)
    third = Ear(memory.name, 4800, memory.line)
    third.until(lambda: len(third.data) > 30)
    assert FRAME not in third.data
    for one in (ear, second, third):
        one.close()


def test_a_line_in_memory_carries_questions():
    memory = MemoryReader(VirtualReader(MODELS["pn532"]))
    ear = Ear(memory.name, 115200, memory.line)
    ear.until(lambda: any(isinstance(one, Opened) for one in ear.happened))
    ear.line.write(bytes.fromhex("0000FF02FED4022A00"))
    ear.until_heard(bytes.fromhex("0000FF06FAD50332010607E800"))
    ear.close()


class SlowSpeaker:
    """Says one line of 36 bytes once it is listened to, at 1200 baud: 0.3 s."""

    speed = 1200
    plugged = True
    due: float | None = None
    said = b"RB:AA-0123456789-0123456789-012345\r\n"

    def begin(self, now: float) -> list[bytes]:
        return []

    def opened(self, now: float) -> list[bytes]:
        return [self.said]

    def hear(self, data: bytes, now: float) -> list[bytes]:
        return []

    def on_time(self, now: float) -> list[bytes]:
        return []


def test_a_line_in_memory_is_quiet_after_a_message_and_not_where_its_thread_is_held_up():
    memory = MemoryReader(SlowSpeaker())
    ear = Ear(memory.name, 1200, memory.line)
    ear.until(lambda: ear.data)
    with memory.lock:
        assert ear.data != SlowSpeaker.said
        time.sleep(3 * IDLE_S)
    ear.until(lambda: any(isinstance(one, Quiet) for one in ear.happened))
    assert ear.data == SlowSpeaker.said
    opened, *received, quiet = ear.happened
    assert isinstance(opened, Opened) and opened.tells_quiet
    assert isinstance(quiet, Quiet) and all(isinstance(one, Received) for one in received)
    assert quiet.at - received[-1].at >= IDLE_S
    ear.close()
