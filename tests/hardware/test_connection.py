"""A connection in virtual time: when it tries again and when it asks, and in which order it hears things."""

import pytest

from hardware.connection import Connection
from hardware.discovery import Identity, PortInfo
from hardware.driver import Check, DriverInfo, Fault, Kind, Output, Ready, TagRead, Trouble, Write
from hardware.drivers.em4100 import rdm6300
from hardware.drivers.parallax import parallax_usb
from hardware.line import BadSettings, NoPermission, NoSuchPort, PortBusy, PortError, Quiet, Received
from hardware.reads import TagId, Tech
from hardware.reports import Passage, State, StateChanged, Unknown, ZonesUnknown
from tests.hardware.memory_rig import HeldLine, MemoryRig

TAG = TagId(Tech.CODE, "TAG1")


class Talker:
    """A driver that notes when it was called: each byte is a read, `.` a frame that is held."""

    def __init__(self, *, asks: bool = False, farewell: bytes = b"") -> None:
        self.info = DriverInfo("talker", "Talker", (9600, 115200), Kind.REPEATER, Check.NONE, asks=asks)
        self.due: float | None = None
        self.held = 0
        self.calls: list[tuple[str, float]] = []
        self.answer: list[Output] = []
        self._farewell = farewell

    def start(self, now: float) -> list[Output]:
        self.calls.append(("start", now))
        return [Write(b"?")] if self.info.asks else []

    def feed(self, data: bytes, now: float) -> list[Output]:
        self.calls.append((data.decode(), now))
        return self.answer or [TagRead(TAG)]

    def idle(self, now: float) -> list[Output]:
        self.calls.append(("idle", now))
        return []

    def on_time(self, now: float) -> list[Output]:
        self.calls.append(("time", now))
        self.due = None
        return []

    def stop(self) -> bytes:
        return self._farewell


def states(rig: MemoryRig) -> list[State]:
    return [one.what.state for one in rig.reports if isinstance(one.what, StateChanged)]


def now_in(rig: MemoryRig) -> State:
    return rig.connection.state


def tries(rig: MemoryRig, error: PortError, count: int) -> list[float]:
    """When a line that is refused was tried, in seconds after the first try."""
    rig.refuse = error
    rig.until(lambda: states(rig).count(State.OPENING) == count)
    times = [one.at for one in rig.reports if one.what == StateChanged(State.OPENING, rig.name)]
    return [round(at - times[0], 3) for at in times]


# ------------------------------------------------------------------------------------------- trying again


def test_it_is_tried_again_after_longer_and_longer_waits():
    rig = MemoryRig(Talker())
    assert tries(rig, PortBusy("p"), 8) == [0, 0.3, 0.9, 2.1, 4.5, 9.5, 14.5, 19.5]


def test_a_device_that_gets_its_rights_late_is_tried_three_times_soon():
    rig = MemoryRig(Talker())
    assert tries(rig, NoPermission("p"), 6) == [0, 0.3, 0.6, 0.9, 1.2, 1.8]


def test_thirty_good_seconds_make_up_for_failures():
    rig = MemoryRig(Talker())
    tries(rig, BadSettings("p"), 5)
    rig.refuse = None
    rig.start()
    for good_s, wait_s in ((29.9, 5.0), (30.1, 0.3)):
        rig.rest(good_s)
        rig.unplug()
        rig.rest(0.001)
        rig.replug()
        lost = rig.now
        rig.start()
        assert rig.now - lost == pytest.approx(wait_s, abs=0.02)


def test_what_is_missing_is_not_tried_and_costs_nothing():
    rig = MemoryRig(Talker())
    rig.replug("")
    rig.rest(60)
    assert now_in(rig) is State.MISSING and rig.connection.due is None and rig.lines == []
    rig.replug("/dev/ttyUSB3")
    rig.rest(0)
    assert now_in(rig) is State.READING and rig.connection.port == "/dev/ttyUSB3"


def test_a_list_that_comes_while_it_waits_does_not_hurry_it():
    rig = MemoryRig(Talker())
    tries(rig, PortBusy("p"), 5)
    lines = len(rig.lines)
    rig.connection.found(rig.ports())
    rig.rest(4.9)
    assert len(rig.lines) == lines


def test_a_port_known_by_its_path_needs_no_list():
    lines: list[HeldLine] = []

    def line(*arguments) -> HeldLine:
        lines.append(HeldLine(*arguments))
        return lines[-1]

    connection = Connection(Talker(), Identity(path="/dev/pts/9"), line, lambda: None, speed=115200)
    connection.found([])
    assert not connection.missing and connection.due == 0.0
    connection.poll(1000.0)
    assert lines[0].opening and (lines[0].name, lines[0].speed) == ("/dev/pts/9", 115200)


def test_usual_speed_and_dtr_are_those_of_the_family():
    rig = MemoryRig(parallax_usb())
    rig.start()
    assert rig.line.speed == 2400 and rig.line.dtr is True
    rig = MemoryRig(rdm6300())
    rig.start()
    assert rig.line.speed == 9600 and rig.line.dtr is False


# ------------------------------------------------------------------------------------------ in its order


def test_the_end_of_a_frame_is_told_after_three_hundredths_of_silence():
    driver = Talker()
    rig = MemoryRig(driver)
    rig.start()
    rig.send(b"a")
    begun = rig.now
    rig.rest(0.029)
    assert driver.calls[-1] == ("a", begun)
    rig.rest(0.1)
    assert driver.calls[-1][0] == "idle" and driver.calls[-1][1] - begun == pytest.approx(0.03)
    assert driver.calls.count(driver.calls[-1]) == 1 and rig.connection.due is None


def test_a_late_look_hears_bytes_and_silences_in_the_order_in_which_they_were():
    driver = Talker()
    rig = MemoryRig(driver)
    rig.start()
    driver.due = rig.now + 0.5
    for piece in (b"a", b"b", b"c"):
        rig.pile(piece)
        rig.block(0.4)
    rig.rest(0)
    assert [what for what, _ in driver.calls] == ["start", "a", "idle", "b", "idle", "time", "c", "idle"]
    reads = [one.at for one in rig.reports if isinstance(one.what, TagRead)]
    assert [round(at - reads[0], 3) for at in reads] == [0, 0.4, 0.8]


def test_a_reply_that_came_in_time_is_not_late_because_nobody_looked():
    driver = Talker(asks=True)
    rig = MemoryRig(driver)
    rig.start()
    driver.due = rig.now + 0.1
    rig.block(0.05)
    driver.answer = [Ready("here")]
    rig.pile(b"r")
    rig.block(1.0)
    rig.rest(0)
    assert [what for what, _ in driver.calls][:2] == ["start", "r"]


def test_a_thread_that_was_held_up_has_heard_no_silence():
    """The bytes lay in the system's buffer all the while: half a frame must not be thrown away."""
    driver = Talker()
    rig = MemoryRig(driver, tells_quiet=True)
    rig.start()
    rig.send(b"half a ")
    rig.rest(0.2)
    rig.send(b"frame")
    rig.rest(0.2)
    rig.line.happen(Quiet(rig.now))
    rig.send(b"next")
    assert [what for what, _ in driver.calls] == ["start", "half a ", "frame", "idle", "next"]
    rig.line.happen(Quiet(rig.now))
    rig.rest(10)
    assert driver.calls[-1][0] == "idle" and rig.connection.due is None


def test_more_than_one_look_can_take_is_taken_in_parts():
    driver = Talker()
    rig = MemoryRig(driver)
    rig.start()
    rig.pile(b"x" * 10_000)
    rig.connection.poll(rig.now)
    assert len(driver.calls[-1][0]) == 4096 and rig.connection.due == rig.now
    rig.rest(0)
    assert [len(what) for what, _ in driver.calls if what[0] == "x"] == [4096, 4096, 1808]


# -------------------------------------------------------------------------------- readers that answer


def test_a_reader_that_asks_is_greeted_until_it_answers():
    driver = Talker(asks=True)
    rig = MemoryRig(driver)
    rig.start()
    opened = driver.calls[0][1]
    rig.rest(2.6)
    assert [round(at - opened, 2) for what, at in driver.calls] == [0.0, 2.5]
    assert now_in(rig) is State.GREETING
    driver.answer = [Ready("reader")]
    rig.send(b"hello")
    assert now_in(rig) is State.READING
    rig.rest(60)
    assert [what for what, _ in driver.calls].count("start") == 2


def test_one_that_never_answers_is_silent_and_asked_now_and_then():
    driver = Talker(asks=True)
    rig = MemoryRig(driver)
    rig.start()
    opened = driver.calls[0][1]
    rig.rest(16)
    assert now_in(rig) is State.SILENT
    assert [round(at - opened, 1) for what, at in driver.calls] == [0.0, 2.5, 5.0, 10.0, 15.0]
    assert [one.what for one in rig.reports if isinstance(one.what, ZonesUnknown)] == [
        ZonesUnknown(Unknown.NO_ANSWER)
    ]


def test_one_that_fails_again_and_again_is_greeted_twice_and_then_called_silent():
    driver = Talker(asks=True)
    rig = MemoryRig(driver)
    rig.start()
    driver.answer = [Ready("reader")]
    rig.send(b"r")
    driver.answer = [Trouble(Fault.DEVICE_FAULT, "7F")]
    for seen in (State.READING, State.READING, State.SILENT):
        rig.send(b"e")
        assert now_in(rig) is seen
    assert [what for what, _ in driver.calls] == ["start", "r", "e", "start", "e", "start", "e"]
    driver.answer = [Ready("reader")]
    rig.rest(5.1)
    assert driver.calls[-1][0] == "start"
    rig.send(b"r")
    assert now_in(rig) is State.READING


def test_the_wrong_device_is_told_even_at_the_start():
    driver = Talker(asks=True)
    rig = MemoryRig(driver)
    rig.start()
    driver.answer = [Trouble(Fault.WRONG_DEVICE, "chip 07")]
    rig.send(b"w")
    assert [one.what.fault for one in rig.reports if isinstance(one.what, Trouble)] == [Fault.WRONG_DEVICE]


# ------------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize(
    "state", [State.MISSING, State.OPENING, State.GREETING, State.READING, State.WAITING]
)
def test_it_can_be_closed_in_any_state(state: State):
    driver = Talker(asks=state is State.GREETING, farewell=b"stop")
    rig = MemoryRig(driver)
    if state is State.MISSING:
        rig.replug("")
        rig.rest(0)
    elif state is State.OPENING:
        rig.connection.found(rig.ports())
        rig.connection.poll(rig.now)
    elif state is State.WAITING:
        tries(rig, NoSuchPort("p"), 1)
        rig.rest(0)
    else:
        rig.start()
    assert now_in(rig) is state
    rig.connection.close()
    assert now_in(rig) is State.CLOSED and rig.connection.due is None and rig.connection.gone
    assert rig.connection.poll(rig.now + 60) == [] and not rig.connection.missing
    assert all(line.closed for line in rig.lines)
    if state in (State.GREETING, State.READING):
        assert rig.line.written.endswith(b"stop")


def test_a_flight_recorder_hears_every_byte():
    told: list[tuple[Passage, bytes]] = []
    driver = Talker(asks=True)
    rig = MemoryRig(driver)
    rig.connection._tap = lambda passage, data, at: told.append((passage, data))
    rig.start()
    rig.send(b"abc")
    assert told[-1] == (Passage.RECEIVED, b"abc") and driver.calls[-1][0] == "abc"
    rig.unplug()
    rig.rest(0)
    assert told == [
        (Passage.OPEN, b""),
        (Passage.SENT, b"?"),
        (Passage.RECEIVED, b"abc"),
        (Passage.LOST, b"port-lost"),
    ]


def test_with_confirming_off_ghosts_are_told_too():
    rig = MemoryRig(rdm6300())
    rig.connection._confirming = False
    rig.start()
    rig.send(b"\x020C000621A58E\x03")
    assert [one.what.tag.number for one in rig.reports if isinstance(one.what, TagRead)] == ["0C000621A5"]


def test_a_list_of_ports_is_of_no_interest_while_it_reads():
    rig = MemoryRig(Talker())
    rig.start()
    rig.connection.found([PortInfo("other", 0x1A86, 0x7523, location="1-2")])
    rig.line.happen(Received(b"a", rig.now))
    rig.rest(0)
    assert rig.connection.port == "/dev/ttyUSB0" and now_in(rig) is State.READING
