"""The 125 kHz readers of Parallax: 28140 (serial) and 28340 (USB).

A frame is LF (0A), the ten hex digits of the number, CR (0D), at 2400 baud. Source: "RFID Card Reader,
Serial (#28140) and RFID Card Reader, USB (#28340)", product documentation of Parallax Inc.

Repeaters: they send while a tag lies there, so that absence is silence. One tag at a time. The USB model
sleeps until the line DTR is raised.

Limits: there is no check at all, so that a damaged digit is another tag. Every read wants a second equal one.
"""

from __future__ import annotations

from collections.abc import Sequence

from hardware.driver import Check, DriverInfo, Kind, Output, TagRead, Trouble
from hardware.drivers.hex_frames import hex_framing
from hardware.framing import Broken
from hardware.passive import PassiveDriver
from hardware.plausible import tag_of_em4100

PARALLAX = DriverInfo("parallax", "Parallax 28140, serial (125 kHz)", (2400,), Kind.REPEATER, Check.NONE)
PARALLAX_USB = DriverInfo(
    "parallax-usb", "Parallax 28340, USB (125 kHz)", (2400,), Kind.REPEATER, Check.NONE, dtr=True
)


def parallax() -> PassiveDriver:
    """A driver for one Parallax reader on a serial line."""
    return PassiveDriver(PARALLAX, hex_framing(b"\n", 10, b"\r", _read))


def parallax_usb() -> PassiveDriver:
    """A driver for one Parallax reader on USB, whose port must raise DTR."""
    return PassiveDriver(PARALLAX_USB, hex_framing(b"\n", 10, b"\r", _read))


def _read(digits: str) -> Sequence[Output] | Broken:
    tag = tag_of_em4100(bytes.fromhex(digits))
    return (tag if isinstance(tag, Trouble) else TagRead(tag, digits, sure=False),)
