"""Virtual 125 kHz readers: RDM6300 (repeats), ID-12LA/20LA (once), Parallax (repeats, without a check)."""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.reads import Tech
from hardware.simulator.behaviour import Behaviour, Presenter, Repeater
from hardware.simulator.field import Look, Lying

_REPEAT_S = 0.06
_SLOW_REPEAT_S = 0.2


def rdm6300(look: Look) -> Behaviour:
    """Repeats the tag about every 60 ms while it lies there."""
    return Repeater(look, Tech.EM4100, rdm6300_frame, every_s=_REPEAT_S)


def id12(look: Look) -> Behaviour:
    """Says each presentation once."""
    return Presenter(look, Tech.EM4100, id12_frame)


def parallax(look: Look) -> Behaviour:
    """Repeats the tag; at 2400 baud a frame alone takes 50 ms."""
    return Repeater(look, Tech.EM4100, parallax_frame, every_s=_SLOW_REPEAT_S)


def rdm6300_frame(one: Lying) -> bytes:
    """STX, ten hex digits, two of their XOR, ETX."""
    return b"\x02" + _checked(one) + b"\x03"


def id12_frame(one: Lying) -> bytes:
    """The same with CR and LF before ETX."""
    return b"\x02" + _checked(one) + b"\r\n\x03"


def parallax_frame(one: Lying) -> bytes:
    """LF, ten hex digits, CR."""
    return b"\n" + one.tag.number.encode() + b"\r"


def _checked(one: Lying) -> bytes:
    number = bytes.fromhex(one.tag.number)
    return f"{one.tag.number}{reduce(xor, number):02X}".encode()
