"""Readers of the system's PC/SC service (ACR122U and its kin): a tag is told when it comes and when it goes.

Source: PC/SC part 3, "Requirements for PC-connected interface devices" (the command `FF CA 00 00 00` for the
number of a contactless card, and the answer to reset that names its type), and the ACR122U manual. Such a
reader is on no serial line: `hardware.pcsc_line` asks the service, and what comes out are lines of text:
`pcsc reader <name>`, `pcsc none`, `pcsc card <ATR> <answer>`, `pcsc mute <ATR>`, all bytes in hex.

Snapshot: absence is known. It is told once at each change and when it is asked, not again and again.

Limits: one tag at a time; of two the reader takes any or none. The ATR names the type only, so the number is
asked for each time that a tag comes. The service itself looks every 0.2 to 0.4 s: a tag that comes and goes
in between may be missed. Phones and payment cards answer with a random number and are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hardware.driver import Check, DriverInfo, Fault, Inventory, Kind, Output, Ready, TagRead, Trouble, Write
from hardware.lines import LineDriver
from hardware.plausible import tag_of_uid

PCSC: Final = DriverInfo(
    "pcsc", "PC/SC reader (ACR122U and its kin)", (0,), Kind.SNAPSHOT, Check.CRC, asks=True
)
GET_NUMBER: Final = bytes.fromhex("FFCA000000")
DONE: Final = b"\x90\x00"
QUESTION: Final = b"?\n"
MARK: Final = "pcsc"

_STORAGE_CARD: Final = bytes.fromhex("3B8F8001804F0CA000000306")
_TYPES: Final = {
    0x0001: "Mifare Classic 1K",
    0x0002: "Mifare Classic 4K",
    0x0003: "Ultralight or NTAG",
    0x0026: "Mifare Mini",
    0xF004: "Topaz",
    0xF011: "FeliCa 212K",
    0xF012: "FeliCa 424K",
}


def pcsc() -> LineDriver:
    """A driver for one reader of the service."""
    return PcscDriver()


class PcscDriver(LineDriver):
    """Asks what lies there when the line has been opened or nobody listened for a while."""

    def __init__(self) -> None:
        super().__init__(PCSC, _Lines(), b"\n")

    def start(self, now: float) -> list[Output]:
        """Forget what came before, and ask."""
        return [*super().start(now), Write(QUESTION)]


class _Lines:
    """What the lines say."""

    def line(self, line: bytes, *, whole: bool) -> Sequence[Output]:
        """What the service told."""
        mark, _, rest = line.decode("latin-1").partition(" ")
        what, _, about = rest.partition(" ")
        if mark != MARK:
            return (Trouble(Fault.NOISE, "a line of another form"),)
        match what:
            case "reader" if about:
                return (Ready(about),)
            case "none" if not about:
                return (Inventory(()),)
            case "card" | "mute":
                return _card(*_hex(about), mute=what == "mute")
        return (Trouble(Fault.BAD_SHAPE, "a line of another form"),)

    def reset(self) -> None:
        """Lines do not depend on each other."""


def _hex(text: str) -> tuple[bytes, bytes]:
    """Two words of hex; nothing in place of what is none."""
    words = text.split(" ")
    try:
        first, second = (bytes.fromhex(word) for word in (*words, "")[:2])
    except ValueError:
        return b"", b""
    return first, second


def _card(atr: bytes, answer: bytes, *, mute: bool) -> Sequence[Output]:
    """What lies there, by the card's type and its answer to the question for its number."""
    if not atr:
        return (Trouble(Fault.BAD_SHAPE, "a card without an answer to reset"),)
    if mute:
        return (Trouble(Fault.PARTIAL, f"{card_type(atr)}: it was gone before it could be read"),)
    number = answer[:-2]
    if not answer.endswith(DONE) or not number:
        detail = f"{card_type(atr)}: it tells no number ({answer.hex().upper()})"
        return (Inventory(()), Trouble(Fault.IMPLAUSIBLE, detail))
    tag = tag_of_uid(number)
    if isinstance(tag, Trouble):
        return (Inventory(()), tag)
    return (Inventory((TagRead(tag, f"{number.hex().upper()} {card_type(atr)}"),)),)


def card_type(atr: bytes) -> str:
    """The type that an answer to reset names: of storage cards in words, of others the bytes."""
    if atr.startswith(_STORAGE_CARD) and len(atr) == 20:
        kind = int.from_bytes(atr[13:15], "big")
        return _TYPES.get(kind, f"card type {kind:04X}")
    return f"ATR {atr.hex().upper()}"
