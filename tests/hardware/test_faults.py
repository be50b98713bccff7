"""What can go wrong with bytes before a read: each fault in virtual time, and on a pseudo terminal."""

import random
import time
from types import SimpleNamespace

import pytest

from hardware import connection as connection_module
from hardware import port as port_module
from hardware.driver import Fault, Trouble
from hardware.drivers.barcode import barcode
from hardware.drivers.em4100 import rdm6300
from hardware.drivers.pn532 import ACK, Pn532
from hardware.reads import TagId, Tech
from hardware.reports import Doubtful
from tests.hardware.faulty_reader import A_FRAME, B_FRAME, A, B, MakeRig, faults, tags, understand, unknown
from tests.hardware.terminal_rig import TerminalRig

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
    for _ in range(60):  # 24 seconds; the first two and a half may be those of a start
        here.send(luck.randbytes(20))
        here.rest(0.4)
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
