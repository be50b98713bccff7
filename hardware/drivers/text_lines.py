"""MFRC522 readers on an Arduino or ESP32 whose sketch prints the number of a card as a line of text.

Sources: the examples ReadUidMultiReader, ReadNUID and DumpInfo of the MFRC522 library by Miguel Balboa, and
what is made of them: `Reader 0: Card UID: DE AD BE EF`, `In hex:  DE AD BE EF`, `In dec:  222 173 190 239`,
`UID: …`, `UID tag : …`, `UID Value: 0xDE 0xAD …`, `UID:DEADBEEF`, or the hex digits alone on a line. Other
lines of a sketch (banners, card types, memory) say nothing.

Once: sketches say a card when it comes; a resting card answers them now and then only, a second card not
before the first has gone. Absence cannot be known. Our own sketch has none of this.

Limits: no check. Only lines that give 4, 7, 8, 10 or 12 whole bytes count. Hex without leading zeros and
without spaces (and the PN5180 example, `UID=E0:4:150A…`) prints different tags alike: such lines are refused
as `LOSSY`. Two-digit numbers that may be hex or decimal are refused until another tag has shown which.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from hardware.driver import Check, DriverInfo, Fault, Kind, Output, TagRead, Trouble
from hardware.lines import LineDriver
from hardware.plausible import UID_LENGTHS, tag_of_uid

MOST_READERS = 8
TEXT_LINES = DriverInfo(
    "text-lines", "MFRC522 with a sketch", (9600, 115200), Kind.ONCE, Check.NONE, zones=MOST_READERS
)
LOSSY_ADVICE = (
    "this sketch leaves out zeros, so that different tags look alike; it cannot be used. "
    "Load the sketch that comes with this program"
)
UNDECIDED_ADVICE = "these digits may be hex or decimal: present another tag once, then this one again"

_LABEL = re.compile(
    r"(?:\bReader (?P<reader>\d{1,3}): ?)?"
    r"(?:(?<![A-Za-z])(?P<card>Card )?UID(?: tag| value)?|\bIn (?P<base>hex|dec)) ?[:=](?P<value>.*)",
    re.IGNORECASE,
)
_BARE = re.compile(r"[0-9A-Fa-f]{5,24}")
_HEX_DIGITS = re.compile(r"(?:0[xX])?([0-9A-Fa-f]+)")
_APART = re.compile(r"[\s:,-]+")


class Base(Enum):
    """How a sketch writes a byte."""

    HEX = 16
    DEC = 10


def text_lines() -> LineDriver:
    """A driver for one board with such a sketch."""
    return LineDriver(TEXT_LINES, SketchLines())


class SketchLines:
    """What lines say, and what they have shown of how this sketch writes."""

    def __init__(self) -> None:
        self._base: Base | None = None
        self._pads = False

    def reset(self) -> None:
        """Another sketch may be there now."""
        self._base, self._pads = None, False

    def line(self, line: bytes, *, whole: bool) -> Sequence[Output]:
        """The card that this line tells; Trouble for noise and forms that cannot be used; else nothing."""
        text = line.decode("latin-1")
        if found := _LABEL.search(text):
            return self._labelled(found, text.strip())
        if not text.replace("\t", " ").isprintable() or not text.isascii():
            return (Trouble(Fault.NOISE, "bytes that are no text"),)
        text = text.strip()
        if not whole or not _BARE.fullmatch(text):
            return ()
        return self._bare(text)

    def _labelled(self, found: re.Match[str], text: str) -> Sequence[Output]:
        zone = int(found["reader"] or 0)
        if zone >= MOST_READERS:
            return (Trouble(Fault.BAD_SHAPE, f"reader {zone} of at most {MOST_READERS}"),)
        base = Base[found["base"].upper()] if found["base"] else Base.HEX if found["card"] else None
        number = self._number(found["value"].strip(), base)
        return (_read(number, text, zone),)

    def _bare(self, text: str) -> Sequence[Output]:
        """Digits alone on a line. What is no whole number of bytes may also just be a word of the sketch."""
        if len(text) // 2 not in UID_LENGTHS or len(text) % 2:
            return (Trouble(Fault.LOSSY, LOSSY_ADVICE),) if re.search(r"\d", text) else ()
        return (_read(self._together(text, None), text, 0),)

    def _number(self, value: str, base: Base | None) -> bytes | Trouble:
        parts = [found and found[1] for found in map(_HEX_DIGITS.fullmatch, _APART.split(value))]
        digits = [part for part in parts if part]
        if len(digits) != len(parts):
            return Trouble(Fault.BAD_SHAPE, "what follows is no number")
        if len(digits) == 1:
            return self._together(digits[0], base)
        if any(len(part) > 3 for part in digits):
            return Trouble(Fault.LOSSY, LOSSY_ADVICE)
        return self._apart(digits, base)

    def _together(self, digits: str, base: Base | None) -> bytes | Trouble:
        """Hex digits in a row; nothing is left out if they are as many as whole numbers have."""
        if len(digits) // 2 not in UID_LENGTHS or len(digits) % 2:
            return Trouble(Fault.LOSSY, LOSSY_ADVICE)
        base = base or self._shown([digits])
        if base is None:
            return Trouble(Fault.BAD_SHAPE, UNDECIDED_ADVICE)
        if base is Base.DEC:
            return Trouble(Fault.LOSSY, LOSSY_ADVICE)
        return bytes.fromhex(digits)

    def _apart(self, digits: list[str], base: Base | None) -> bytes | Trouble:
        """A byte a word: two hex digits (the library leaves out no zero), or up to three decimal ones."""
        fixed = base is not None
        base = base or self._shown(digits)
        if base is None:
            return Trouble(Fault.BAD_SHAPE, UNDECIDED_ADVICE)
        if base is Base.HEX:
            self._pads = self._pads or any(part[0] == "0" and len(part) == 2 for part in digits)
            if (self._pads or fixed) and any(len(part) == 1 for part in digits):
                return Trouble(Fault.BAD_SHAPE, "a digit is missing")
        try:
            return bytes(int(part, base.value) for part in digits)
        except ValueError:
            return Trouble(Fault.BAD_SHAPE, "a number that is no byte")

    def _shown(self, digits: list[str]) -> Base | None:
        """The base that these digits show, or that earlier ones have shown."""
        if re.search(r"[A-Fa-f]", "".join(digits)):
            self._base = Base.HEX
        elif any(len(part) == 3 for part in digits):
            self._base = Base.DEC
        return self._base


def _read(number: bytes | Trouble, raw: str, zone: int) -> Output:
    tag = number if isinstance(number, Trouble) else tag_of_uid(number)
    if isinstance(tag, Trouble):
        return Trouble(tag.fault, tag.detail, zone)
    return TagRead(tag, raw, zone)
