"""Virtual readers that print lines: MFRC522 sketches, our own inventory line, barcode scanners."""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.reads import Tech
from hardware.simulator.behaviour import BOOT_S, Behaviour, Presenter
from hardware.simulator.field import Look, Lying

AIM_PREFIXES = {"qr": "]Q1", "datamatrix": "]d1", "code128": "]C0", "none": ""}
_INVENTORY_S = 0.125
_MOST_TAGS = 10
"""Of an antenna: more would make a line too long."""
_SKETCH_BANNER = b"\r\nScan PICC to see UID, SAK, type, and data blocks...\r\n"


def mfrc522_sketch(look: Look) -> Behaviour:
    """The usual example sketch: a line for each card that comes, a banner after a reset."""
    return Presenter(look, Tech.NFCA, sketch_lines, banner=_SKETCH_BANNER)


def sketch_lines(one: Lying) -> bytes:
    """Two lines, as the library's example for several readers prints them."""
    spaced = " ".join(f"{byte:02X}" for byte in bytes.fromhex(one.tag.number))
    return f"Reader {one.zone}: Card UID: {spaced}\r\nPICC type: MIFARE 1KB\r\n".encode()


def lossy_lines(one: Lying) -> bytes:
    """What careless sketches print: hex without leading zeros, so that different tags look alike."""
    return ("".join(f"{byte:x}" for byte in bytes.fromhex(one.tag.number)) + "\r\n").encode()


def lossy_sketch(look: Look) -> Behaviour:
    """A sketch in a format that cannot be used; good for seeing what is said about it."""
    return Presenter(look, Tech.NFCA, lossy_lines)


def barcode(look: Look) -> Behaviour:
    """A scanner that says a code once when it comes into view."""
    return Presenter(look, Tech.CODE, barcode_line)


def barcode_line(one: Lying) -> bytes:
    """The text after the AIM prefix of a QR code, then CR."""
    return f"{AIM_PREFIXES['qr']}{one.tag.number}\r".encode()


def checked_line(body: str) -> bytes:
    """`!`, the text, `*` and the XOR of the text in two hex digits, CR, LF."""
    return f"!{body}*{reduce(xor, body.encode(), 0):02X}\r\n".encode()


class InventoryReader:
    """Our own sketch: every antenna's whole inventory again and again, and an answer to `?`."""

    def __init__(self, look: Look, *, zones: int = 1, name: str = "virtual") -> None:
        self._look = look
        self._zones = zones
        self._name = name
        self._sequence = 0
        self._zone = 0
        self._due: float | None = None

    @property
    def due(self) -> float | None:
        return self._due

    def power_up(self, now: float) -> list[bytes]:
        """A board that was reset is silent for a while, and then says who it is."""
        self._sequence = self._zone = 0
        self._due = now + BOOT_S
        return []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """Every question mark is answered; a board that still starts hears nothing."""
        started = self._sequence > 0
        return [self._hello()] * data.count(b"?") if started else []

    def on_time(self, now: float) -> list[bytes]:
        """The inventory of the next antenna; before the very first, the greeting."""
        said = [] if self._sequence else [self._hello()]
        self._sequence += 1
        said.append(self._inventory(now))
        self._zone = (self._zone + 1) % self._zones
        self._due = now + _INVENTORY_S / self._zones
        return said

    def _inventory(self, now: float) -> bytes:
        here = [
            one.tag.number
            for one in self._look(now)
            if one.zone == self._zone and one.tag.tech in (Tech.NFCA, Tech.NFCV)
        ]
        told = here[:_MOST_TAGS]
        count = f"{len(told)}{'+' if len(here) > len(told) else ''}"
        return checked_line(f"I,{self._zone},{self._sequence % 100_000},{count},{';'.join(told)}")

    def _hello(self) -> bytes:
        return checked_line(f"R,{self._name},{self._zones}")
