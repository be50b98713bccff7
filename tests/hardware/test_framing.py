"""The buffer before a family's frames: heads of several bytes, noise told once, damage left behind."""

from __future__ import annotations

from hardware.driver import Fault, Ready, Trouble
from hardware.framing import NOISE_TOLD_EVERY, Broken, Frame, Framing

NOISE = Trouble(Fault.NOISE, "bytes outside of any frame")
PARTIAL = Trouble(Fault.PARTIAL, "a frame broke off")


def cut(buffer):
    """`<<`, a length, so many letters."""
    if len(buffer) < 3:
        return None
    length = 3 + buffer[2]
    if buffer[2] > 9:
        return Broken(1)
    if len(buffer) < length:
        return None
    text = buffer[3:length].decode("latin-1")
    return Frame(length, (Ready(text),)) if text.isalpha() else Broken(1, Fault.CHECKSUM, "no letters")


def framing():
    return Framing(b"<<", cut)


def test_a_frame_is_cut_out():
    line = framing()
    assert line.feed(b"<<\x02ab<<\x01c") == [Ready("ab"), Ready("c")]
    assert line.held == 0


def test_half_a_head_is_kept_and_no_noise():
    line = framing()
    assert line.feed(b"<") == []
    assert line.held == 1
    assert line.feed(b"<\x01a") == [Ready("a")]


def test_noise_is_told_at_once_and_once():
    line = framing()
    assert line.feed(b"x") == [NOISE]
    assert line.feed(b"yz") == []
    assert line.feed(b"<<\x01a") == [Ready("a")]
    assert line.feed(b"x") == [NOISE]


def test_endless_noise_is_told_again_and_again_and_not_kept():
    line = framing()
    told = [trouble for _ in range(NOISE_TOLD_EVERY) for trouble in line.feed(b"xxxx")]
    assert told == [NOISE] * 4
    assert line.held == 0


def test_behind_a_damaged_frame_the_next_is_found():
    line = framing()
    assert line.feed(b"<<\x02a1<<\x01b") == [Trouble(Fault.CHECKSUM, "no letters"), Ready("b")]


def test_a_length_that_is_too_large_swallows_nothing_beyond_the_silence():
    line = framing()
    assert line.feed(b"<<\x09ab<<\x02cd") == [], "it waits for nine bytes"
    assert line.idle() == [PARTIAL, Ready("cd")]
    assert line.held == 0


def test_silence_without_anything_held_is_nothing():
    line = framing()
    assert line.idle() == []
    line.feed(b"x")
    assert line.idle() == []
    assert line.feed(b"x") == [NOISE], "a new run of noise"


def test_reset_forgets():
    line = framing()
    line.feed(b"<<\x02a")
    line.reset()
    assert line.held == 0
    assert line.feed(b"b<<\x01c") == [NOISE, Ready("c")]
