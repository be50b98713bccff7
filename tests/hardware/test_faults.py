"""What can go wrong before a read: each fault on bytes in virtual time, and on a pseudo terminal.

The name of a test is the fault. `rig` is a connection with a line that is either held in memory or real.
"""

import random
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest
import serial

from hardware import connection as connection_module
from hardware import port as port_module
from hardware.driver import Driver, Fault, Inventory, Ready, TagRead, Trouble
from hardware.drivers.barcode import barcode
from hardware.drivers.em4100 import rdm6300
from hardware.drivers.inventory_line import checked_line, inventory_line
from hardware.drivers.pn532 import ACK, Pn532
from hardware.line import NoPermission, NoSuchPort, PortBusy, PortLost, Remedy
from hardware.reads import TagId, Tech
from hardware.reports import Doubtful, State, StateChanged, Unknown, ZonesUnknown
from tests.hardware.memory_rig import MemoryRig
from tests.hardware.terminal_rig import TerminalRig

Rig = MemoryRig | TerminalRig

A_FRAME = b"\x020C000621A58E\x03"
A = TagId(Tech.EM4100, "0C000621A5")
B_FRAME = b"\x02010063E9AE25\x03"  # 01 ^ 00 ^ 63 ^ E9 ^ AE = 25
B = TagId(Tech.EM4100, "010063E9AE")

TERMINAL = pytest.param(
    TerminalRig,
    id="terminal",
    marks=pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
)


@pytest.fixture(params=[pytest.param(MemoryRig, id="bytes"), TERMINAL])
def rig(request):
    made: list[Rig] = []

    def make(driver: Driver, *, started: bool = True, banner: bytes = b"") -> Rig:
        rig = request.param(driver, banner=banner)
        made.append(rig)
        if started:
            rig.start()
        return rig

    yield make
    for one in made:
        one.close()


MakeRig = Callable[..., Rig]


def tags(rig: Rig) -> list[TagId]:
    return [one.what.tag for one in rig.reports if isinstance(one.what, TagRead)]


def faults(rig: Rig) -> list[Fault]:
    return [one.what.fault for one in rig.reports if isinstance(one.what, Trouble)]


def unknown(rig: Rig) -> list[ZonesUnknown]:
    return [one.what for one in rig.reports if isinstance(one.what, ZonesUnknown)]


def states(rig: Rig) -> list[State]:
    return [one.what.state for one in rig.reports if isinstance(one.what, StateChanged)]


def understand(rig: Rig) -> None:
    """One good read, so that what follows is no longer the noise of a start."""
    rig.send(A_FRAME * 2)
    rig.until(lambda: tags(rig) == [A])
    rig.reports.clear()


# ----------------------------------------------------------------------------------- damage on the way


@pytest.mark.parametrize("cut", [1, 2, 5, 13])
def test_a_frame_cut_in_any_pieces_is_read_as_if_whole(
    rig: MakeRig, cut: int, monkeypatch: pytest.MonkeyPatch
):
    here = rig(rdm6300())
    pieces = [
        frame[at : at + cut]
        for frame in (A_FRAME, A_FRAME, B_FRAME, B_FRAME)
        for at in range(0, len(frame), cut)
    ]
    if here.exact:
        here.send(*pieces)
        assert tags(here) == [A, B]
    else:
        # Without waiting for each; and a machine that makes a pause of it must not break a frame.
        monkeypatch.setattr(connection_module, "IDLE_S", 5.0)
        for piece in pieces:
            here.pile(piece)
    here.until(lambda: here.connection.noise.good == 4)
    assert here.connection.noise.bad == 0 and faults(here) == []


def test_noise_between_frames_is_counted_and_brings_no_tag(rig: MakeRig):
    here = rig(rdm6300())
    understand(here)
    here.send(b"\x80\xff\x13" * 5 + B_FRAME + b"\x00\xf7" * 7 + B_FRAME)
    here.rest(0.1)
    assert tags(here) == [B]
    assert set(faults(here)) <= {Fault.NOISE, Fault.PARTIAL, Fault.BAD_SHAPE} and len(faults(here)) >= 2
    assert here.connection.noise.bad == len(faults(here))


def test_the_wrong_speed_is_suspected_after_ten_seconds(rig: MakeRig, monkeypatch: pytest.MonkeyPatch):
    here = rig(rdm6300())
    if isinstance(here, TerminalRig):  # the same in a second or two: the clock of port and rig runs fast
        begun, real = time.monotonic(), time.monotonic
        fast = SimpleNamespace(monotonic=lambda: begun + 20 * (real() - begun), sleep=time.sleep)
        monkeypatch.setattr(port_module, "time", fast)
        monkeypatch.setattr("tests.hardware.terminal_rig.monotonic", fast.monotonic)
    luck = random.Random(5)
    begun_at = None
    while not any(isinstance(one.what, Doubtful) for one in here.reports):
        here.send(luck.randbytes(20))
        begun_at = begun_at or (here.reports and here.reports[-1].at)
        here.rest(0.4)
        assert not begun_at or here.reports[-1].at - begun_at < 60
    assert tags(here) == [] and here.connection.noise.bad > 0
    troubles = [one.at for one in here.reports if isinstance(one.what, Trouble)]
    doubts = [one for one in here.reports if isinstance(one.what, Doubtful)]
    assert len(doubts) == 1 and doubts[0].at - troubles[0] >= 10
    assert isinstance(doubts[0].what, Doubtful) and doubts[0].what.share == 1.0


@pytest.mark.parametrize("damage", [b"\x020C000621A58F\x03", b"\x020C000621B58E\x03"])
def test_a_frame_with_a_wrong_sum_is_dropped_and_the_next_one_read(rig: MakeRig, damage: bytes):
    here = rig(rdm6300())
    understand(here)
    here.send(damage, B_FRAME * 2)
    here.until(lambda: B in tags(here))
    assert tags(here) == [B] and faults(here) == [Fault.CHECKSUM] and unknown(here) == []


@pytest.mark.parametrize("damage", [A_FRAME[:4] + A_FRAME[5:], A_FRAME[:4] + A_FRAME[3:], A_FRAME[:7]])
def test_after_a_lost_or_doubled_byte_the_next_frame_is_read(rig: MakeRig, damage: bytes):
    here = rig(rdm6300())
    understand(here)
    here.send(damage, B_FRAME)
    here.rest(0.1)
    assert here.connection.noise.good == 3  # two to begin with, and the one behind the damage
    here.send(B_FRAME * 2)
    here.until(lambda: B in tags(here))
    assert tags(here) == [B] and len(faults(here)) >= 1


def test_a_broken_head_does_not_hold_the_good_frame_behind_it(rig: MakeRig):
    """After 0.03 s of silence what is held is looked through once more: no further byte is needed."""
    here = rig(Pn532())
    here.until(lambda: here.asked != b"")
    too_long = b"\x00\x00\xff\x40\xc0"  # says that 64 bytes follow
    here.send(too_long + ACK + bytes.fromhex("0000FF02FED5151600"))
    here.until(lambda: bytes.fromhex("0000FF02FED4022A00") in here.asked)  # it goes on to its next question
    assert Fault.NO_REPLY not in faults(here)


def test_a_line_without_an_end_fills_no_memory(rig: MakeRig):
    driver = barcode()
    here = rig(driver)
    here.rest(1.0)  # what follows the opening at once may be half a line
    held = []
    for _ in range(40):
        here.send(b"x" * 100)
        held.append(driver.held)
    assert max(held) <= 512
    here.send(b"\r\n")
    here.rest(0.1)
    here.send(b"TT12345678\r\n")
    here.until(lambda: TagId(Tech.CODE, "TT12345678") in tags(here))
    # What came in the first seconds may belong to a start, and is counted apart.
    assert faults(here).count(Fault.OVERLONG) + here.connection.ignored >= 1


# --------------------------------------------------------------------------------------------- ghosts


def test_a_ghost_of_zeros_is_refused(rig: MakeRig):
    here = rig(rdm6300())
    understand(here)
    here.send(*[b"\x02" + b"0" * 12 + b"\x03"] * 4)
    here.until(lambda: len(faults(here)) >= 4)
    assert tags(here) == [] and set(faults(here)) == {Fault.IMPLAUSIBLE}


def test_a_single_ghost_with_a_lucky_sum_never_counts(rig: MakeRig):
    here = rig(rdm6300())
    here.send(A_FRAME + B_FRAME + A_FRAME)  # A twice within 0.3 s; B once
    here.rest(0.4)
    here.send(B_FRAME)  # too late to agree with the first
    here.rest(0.1)
    assert tags(here) == [A]
    assert here.connection.confirm.held_back == 3


# --------------------------------------------------------------------------------- too much, too late


def test_a_flood_is_read_whole_and_said_briefly(rig: MakeRig):
    """Ten thousand frames: not one is lost, and equal ones are not told again and again."""
    here = rig(rdm6300())
    heap = A_FRAME * 10
    for _ in range(1000):
        here.pile(heap)
        if not here.exact:
            here.until(lambda: True)
        here.rest(0.0)
    here.until(lambda: here.connection.noise.good >= 10_000)
    assert here.connection.noise.good == 10_000 and here.connection.noise.bad == 0
    assert set(tags(here)) == {A} and len(tags(here)) < 1000


def test_one_wake_up_for_all_that_comes_while_nobody_looks(rig: MakeRig):
    here = rig(rdm6300())
    woken = here.wakes
    for _ in range(50):
        here.pile(A_FRAME)
    here.block(0.1)
    assert here.wakes == woken + 1


def test_a_window_that_is_held_up_for_two_seconds_loses_nothing(rig: MakeRig):
    here = rig(rdm6300())
    woken = here.wakes
    for _ in range(4):
        here.pile(A_FRAME)
        here.block(0.5)
    here.until(lambda: here.connection.noise.good >= 4)
    assert here.wakes == woken + 1  # one catching up
    # The reads have the times at which they came, half a second apart, not that of the looking: so none
    # confirms another, and nobody takes them for fresh.
    assert here.connection.confirm.held_back == 4
    here.send(A_FRAME * 2)
    here.until(lambda: tags(here) == [A])
    assert unknown(here) == [] and faults(here) == []


# ------------------------------------------------------------------------------- readers that are asked

CHIP = {
    0x14: bytes.fromhex("0000FF02FED5151600"),
    0x02: bytes.fromhex("0000FF06FAD50332010607E800"),
    0x32: bytes.fromhex("0000FF02FED533F800"),
    0x4A: bytes.fromhex("0000FF0FF1D54B010100440007 04A1B2C3D4E5F6 CA00"),
    0x52: bytes.fromhex("0000FF03FDD55300D800"),
}
LONG = TagId(Tech.NFCA, "04A1B2C3D4E5F6")


class Chip:
    """Answers questions of the PN532 driver; `spoil` changes or withholds an answer."""

    def __init__(self) -> None:
        self.spoil: Callable[[bytes], bytes] = lambda reply: reply
        self.questions: list[int] = []

    def __call__(self, asked: bytes) -> bytes:
        replies = b""
        for question in asked.split(b"\x00\x00\xff")[1:]:
            if len(question) > 4 and question[2] == 0xD4:
                self.questions.append(question[3])
                replies += self.spoil(ACK + CHIP[question[3]])
        return replies


def seen(rig: Rig) -> list[TagId]:
    return [read.tag for one in rig.reports if isinstance(one.what, Inventory) for read in one.what.tags]


@pytest.mark.parametrize("spoiled", [b"", ACK + b"\x00\x00\xff\x0f\xf1\xd5\x4b\x01"])
def test_a_lost_question_or_a_garbled_reply_is_asked_again(rig: MakeRig, spoiled: bytes):
    here, chip = rig(Pn532(), started=False), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    left = 2

    def spoil(reply: bytes) -> bytes:
        nonlocal left
        left -= 1
        return spoiled if left >= 0 else reply

    chip.spoil = spoil
    here.reports.clear()
    here.until(lambda: left < -3 and LONG in seen(here))
    assert Fault.NO_REPLY not in faults(here) and unknown(here) == []


def test_of_a_mute_reader_nothing_is_known_and_it_comes_back(rig: MakeRig):
    here, chip = rig(Pn532(), started=False), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    chip.spoil = lambda reply: b""
    here.reports.clear()
    here.until(lambda: Fault.NO_REPLY in faults(here))
    assert ZonesUnknown(Unknown.NO_ANSWER, 0) in unknown(here)
    assert not any(isinstance(one.what, Inventory) for one in here.reports)  # unknown, and not empty
    here.until(lambda: here.connection.state is State.SILENT)
    assert len(set(chip.questions[-3:])) == 1
    chip.spoil = lambda reply: reply
    here.reports.clear()
    here.until(lambda: LONG in seen(here))
    assert here.connection.state is State.READING


def test_a_third_tag_on_a_reader_for_two_may_be_there(rig: MakeRig, monkeypatch: pytest.MonkeyPatch):
    two = bytes.fromhex("0000FF18E8D54B020100440007 04A1B2C3D4E5F6 0200040804 DEADBEEF 7F00")
    monkeypatch.setitem(CHIP, 0x4A, two)
    here = rig(Pn532(), started=False)
    here.respond = Chip()
    here.until(lambda: LONG in seen(here))
    assert all(one.what.more for one in here.reports if isinstance(one.what, Inventory))


# -------------------------------------------------------------------------------- plugs and other users


def test_unplugged_while_idle(rig: MakeRig):
    here = rig(rdm6300())
    here.unplug()
    here.until(lambda: here.connection.state is State.WAITING)
    assert isinstance(here.connection.error, PortLost) and here.connection.error.remedy is Remedy.PLUG_AGAIN
    here.until(lambda: here.connection.state is State.MISSING)
    assert states(here).count(State.WAITING) == 1  # lost once
    assert unknown(here) == [ZonesUnknown(Unknown.LOST)]
    assert here.connection.due is None  # until a list of ports has it, nothing is to be done
    assert len(here.lines) == 1 and here.lines[0].gone(10.0)


def test_unplugged_in_the_middle_of_a_frame(rig: MakeRig):
    here = rig(rdm6300())
    here.send(A_FRAME[:6])
    here.unplug()
    here.until(lambda: here.connection.state is State.MISSING)
    here.replug()
    here.until(lambda: here.connection.state is State.READING)
    here.send(A_FRAME[6:], A_FRAME * 2)  # the second half of what was begun before completes nothing
    here.until(lambda: len(tags(here)) >= 1)
    assert tags(here) == [A] and here.connection.confirm.held_back == 1


def test_unplugged_while_it_is_opened(rig: MakeRig):
    here = rig(rdm6300(), started=False)
    before = here.ports()
    here.unplug() if isinstance(here, TerminalRig) else here.replug("")
    here.connection.found(before)  # the list is from before
    here.until(lambda: isinstance(here.connection.error, NoSuchPort))
    here.until(lambda: here.connection.state is State.MISSING)
    assert unknown(here) == []  # nothing was known
    here.replug()
    here.until(lambda: here.connection.state is State.READING)


def test_found_again_under_another_name_without_a_lost_or_doubled_read(rig: MakeRig):
    here = rig(rdm6300())
    here.send(A_FRAME * 2)
    here.until(lambda: len(tags(here)) == 1)
    first = here.name
    here.unplug()
    here.until(lambda: here.connection.state is State.WAITING)
    here.replug()
    here.until(lambda: here.connection.state is State.READING)
    assert here.connection.port == here.name != ""
    if here.exact:
        assert here.name != first
    here.send(B_FRAME * 2)
    here.until(lambda: len(tags(here)) >= 2)
    assert tags(here) == [A, B]
    zones = {one.what.zone for one in here.reports if isinstance(one.what, TagRead)}
    assert zones == {0} and len(here.lines) == 2


def test_another_device_under_the_old_name_is_left_alone(rig: MakeRig):
    here = rig(rdm6300())
    old = here.name
    here.unplug()
    here.until(lambda: here.connection.state is State.MISSING)
    stranger = [type(port)(old, 0x2341, 0x0043, serial="other") for port in [*here.ports(), *_any_port()]]
    here.connection.found(stranger)
    here.rest(0.1)
    assert here.connection.state is State.MISSING and len(here.lines) == 1


def _any_port():
    from hardware.discovery import PortInfo

    return [PortInfo("any")]


def test_a_port_that_another_program_has_is_tried_again(rig: MakeRig):
    here = rig(rdm6300(), started=False)
    if isinstance(here, MemoryRig):
        here.refuse = PortBusy(here.name, "in use")
    else:
        other = serial.Serial(here.name, exclusive=True)
    here.until(lambda: here.connection.state is State.WAITING)
    assert isinstance(here.connection.error, PortBusy)
    assert here.connection.error.remedy is Remedy.CLOSE_OTHER
    if isinstance(here, MemoryRig):
        here.refuse = None
    else:
        other.close()
    here.until(lambda: here.connection.state is State.READING)
    assert here.connection.error is None


def test_a_port_that_gets_its_rights_a_moment_later(rig: MakeRig, monkeypatch: pytest.MonkeyPatch):
    """The whole of it, as a user without rights, is in `test_port`; root may open anything."""
    here = rig(rdm6300(), started=False)
    if isinstance(here, MemoryRig):
        here.refuse = NoPermission(here.name, "not yours")
    else:

        def refused(*arguments: object) -> None:
            raise PermissionError(13, "Permission denied")

        opens = port_module._open
        monkeypatch.setattr(port_module, "_open", refused)
    here.until(lambda: states(here).count(State.WAITING) == 3)
    assert isinstance(here.connection.error, NoPermission)
    assert here.connection.error.remedy is Remedy.GAIN_RIGHTS
    if isinstance(here, MemoryRig):
        here.refuse = None
    else:
        monkeypatch.setattr(port_module, "_open", opens)
    here.until(lambda: here.connection.state is State.READING)


# ------------------------------------------------------------------------------- boards that begin anew

BOOT = b"\x00\xf3ets Jul 29 2019\r\nrst:0x1 (POWERON_RESET)\r\nReady!\r\n"


def test_what_a_board_says_while_it_starts_is_ignored(rig: MakeRig):
    here = rig(inventory_line(), banner=BOOT)

    def board(asked: bytes) -> bytes:
        return checked_line("R,table,1") if b"?" in asked and started else b""

    started = False
    here.respond = board
    here.rest(0.2)
    assert here.connection.state is State.GREETING
    started = True  # only its second question is heard
    here.until(lambda: here.connection.state is State.READING)
    assert [one.what for one in here.reports if isinstance(one.what, Ready)] == [Ready("table")]
    assert faults(here) == [] and unknown(here) == []
    assert here.connection.ignored > 0 and here.connection.noise.bad == 0


def test_after_its_start_what_makes_no_sense_is_told(rig: MakeRig):
    here = rig(inventory_line(), banner=checked_line("R,table,1"))
    here.until(lambda: here.connection.state is State.READING)
    here.send(b"!I,0,1,0,*00\r\n")  # its sum is another
    here.until(lambda: faults(here) == [Fault.CHECKSUM])


# -------------------------------------------------------------------------------------- time that jumps


def test_after_the_computer_slept_nothing_is_known_and_all_is_read_again(rig: MakeRig):
    here, chip = rig(Pn532(), started=False), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    here.reports.clear()
    asked = chip.questions.count(0x14)
    here.reports += here.connection.missed(here.reports[-1].at if here.reports else now(here))
    assert unknown(here) == [ZonesUnknown(Unknown.GAP)]
    here.until(lambda: LONG in seen(here))
    assert chip.questions.count(0x14) == asked + 1


def now(rig: Rig) -> float:
    return rig.now if isinstance(rig, MemoryRig) else time.monotonic()


def test_after_more_than_five_seconds_without_a_look_nothing_is_known():
    here, chip = MemoryRig(Pn532()), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    here.reports.clear()
    here.block(4.9)
    here.rest(0.0)
    assert unknown(here) == []
    here.until(lambda: LONG in seen(here))
    here.rest(0.001)
    here.reports.clear()
    here.block(6.0)
    here.rest(0.0)
    assert unknown(here) == [ZonesUnknown(Unknown.GAP)]
    here.until(lambda: LONG in seen(here))
