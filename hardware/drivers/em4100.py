"""125 kHz readers that print the five bytes of an EM4100 tag in hex: RDM6300, ID-12LA and ID-20LA.

A frame is STX (02), ten hex digits, two hex digits with the XOR of the five bytes, ETX (03); the ID modules
put CR LF before ETX. Sources: the RDM6300 data sheet, and the data sheet of the ID-2LA, ID-12LA and ID-20LA
by ID Innovations (whose worked example has the sum wrong in its prose: the XOR of its digits is 8E).

The RDM6300 is a repeater: it sends about every 50 to 65 ms while a tag lies there, with gaps, so that absence
is silence. The ID modules send once a presentation; their absence cannot be known. One tag at a time.

Limits: noise of the air brings frames that are formed well, all zeros above all, and random digits pass the
XOR once in 256 times. All zeros and all ones are refused, every other read wants a second equal one;
with an ID module, whose ghosts nobody else can tell from tags, that means to show a tag twice the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from hardware.driver import AGAIN_S, Check, DriverInfo, Fault, Kind, Output, TagRead, Trouble
from hardware.drivers.hex_frames import hex_framing
from hardware.framing import Broken
from hardware.passive import PassiveDriver
from hardware.plausible import tag_of_em4100

RDM6300 = DriverInfo("rdm6300", "RDM6300 (125 kHz)", (9600,), Kind.REPEATER, Check.SUM)
ID12 = DriverInfo("id12", "ID-12LA, ID-20LA (125 kHz)", (9600,), Kind.ONCE, Check.SUM, confirm_s=AGAIN_S)


def rdm6300() -> PassiveDriver:
    """A driver for one RDM6300."""
    return PassiveDriver(RDM6300, hex_framing(b"\x02", 12, b"\x03", _checked))


def id12() -> PassiveDriver:
    """A driver for one ID-12LA or ID-20LA."""
    return PassiveDriver(ID12, hex_framing(b"\x02", 12, b"\r\n\x03", _checked))


def _checked(digits: str) -> Sequence[Output] | Broken:
    *number, check = bytes.fromhex(digits)
    if reduce(xor, number) != check:
        return Broken(len(digits), Fault.CHECKSUM, "the XOR of the number is another")
    tag = tag_of_em4100(bytes(number))
    return (tag if isinstance(tag, Trouble) else TagRead(tag, digits, sure=False),)
