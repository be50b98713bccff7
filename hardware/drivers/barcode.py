"""Serial barcode scanners (RS-232 or USB-CDC): a code a line, perhaps behind an AIM prefix.

A scan is printable ASCII, ended by CR, LF, CR LF or Tab as the scanner was set to. Sources: the suffix and
"AIM ID" pages of the manuals of hand scanners (Datalogic, Honeywell, Zebra); the prefix is ISO/IEC 15424.
It is taken off the code and stays in `raw`: `hardware.aim.symbology` reads it.

Once: a code is said when it is read; presentation scanners say it again while it is in view. Absence cannot
be known.

Limits: there is no check on the line. A scanner without an ending cannot be used, since nobody can tell where
its code ends. Codes have 4 to 100 characters; control characters, as in GS1 codes, are refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from hardware.aim import split_aim
from hardware.driver import Check, DriverInfo, Fault, Kind, Output, TagRead, Trouble
from hardware.lines import LineDriver
from hardware.reads import TagId, Tech

BARCODE = DriverInfo("barcode", "Barcode scanner, serial", (9600, 115200), Kind.ONCE, Check.NONE)
ENDS = b"\r\n\t"
SHORTEST, LONGEST = 4, 100


def barcode() -> LineDriver:
    """A driver for one serial scanner."""
    return LineDriver(BARCODE, Codes(), ENDS)


class Codes:
    """Each whole line is a code."""

    def line(self, line: bytes, *, whole: bool) -> Sequence[Output]:
        """The code on this line; Trouble for what cannot be one."""
        text = line.decode("latin-1")
        if not text.isascii() or not text.isprintable():
            return (Trouble(Fault.NOISE, "bytes that are no text"),)
        if not whole:
            return (Trouble(Fault.PARTIAL, "perhaps the end of a code whose beginning came too early"),)
        _, code = split_aim(text.strip())
        code = code.strip()
        if code.startswith("]"):
            return (Trouble(Fault.BAD_SHAPE, "a prefix that no kind of code has"),)
        if not SHORTEST <= len(code) <= LONGEST:
            return (Trouble(Fault.BAD_SHAPE, f"a code of {len(code)} characters"),)
        return (TagRead(TagId(Tech.CODE, code), text),)

    def reset(self) -> None:
        """Lines do not depend on each other."""
