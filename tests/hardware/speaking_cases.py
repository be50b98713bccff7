"""The families that only speak, with frames worked out by hand from the papers of their makers."""

from __future__ import annotations

from hardware.driver import Fault, Inventory, Output, Ready, TagRead, Trouble
from hardware.drivers.text_lines import LOSSY_ADVICE
from hardware.reads import parse_tag
from tests.hardware.driver_suite import Case, Example


def unsure(tag: str, raw: str) -> TagRead:
    return TagRead(parse_tag(tag), raw, sure=False)


def sure(tag: str, raw: str, zone: int = 0) -> TagRead:
    return TagRead(parse_tag(tag), raw, zone)


GHOST = Trouble(Fault.IMPLAUSIBLE, "all zeros or all ones: noise, not a tag")

RDM6300 = Case(
    "rdm6300",
    (
        Example(
            bytes.fromhex("02 30 43 30 30 30 36 32 31 41 35 38 45 03"),
            (unsure("em4100:0C000621A5", "0C000621A58E"),),
        ),
        # 01 ^ 00 ^ 63 ^ E9 ^ AE = 25
        Example(b"\x02010063E9AE25\x03", (unsure("em4100:010063E9AE", "010063E9AE25"),)),
        Example(b"\x02000000000000\x03", (GHOST,)),
    ),
    (
        b"\x020C000621A58F\x03",  # one bit of the sum
        b"\x020C000621A48E\x03",  # one bit of the number
        b"\x020C00621A58E\x03",  # a digit too few
        b"\x020C0000621A58E\x03",  # a digit doubled
        b"\x020C000621A58E\r\n\x03",  # the ending of the other family
        b"\x020C000621",
    ),
    b"\x020C000621A58E",
)

ID12 = Case(
    "id12",
    (
        Example(
            bytes.fromhex("02 30 43 30 30 30 36 32 31 41 35 38 45 0D 0A 03"),
            (unsure("em4100:0C000621A5", "0C000621A58E"),),
        ),
        Example(b"\x02010063E9AE25\r\n\x03", (unsure("em4100:010063E9AE", "010063E9AE25"),)),
        Example(b"\x02FFFFFFFFFFFF\r\n\x03", (GHOST,)),
    ),
    (
        b"\x020C000621A58F\r\n\x03",
        b"\x020C000621A58E\x03",  # the ending of the other family
        b"\x020C000621A58E\r\x03",
        b"\x020C000621A58\r\n\x03",
    ),
    b"\x020C000621A58E\r",
)

_PARALLAX = (
    Example(
        bytes.fromhex("0A 30 46 30 31 38 34 46 30 37 41 0D"), (unsure("em4100:0F0184F07A", "0F0184F07A"),)
    ),
    Example(b"\n010063E9AE\r", (unsure("em4100:010063E9AE", "010063E9AE"),)),
    Example(b"\n0000000000\r", (GHOST,)),
)
_PARALLAX_DAMAGED = (b"\n0F0184F07\r", b"\n0F0184F07AA\r", b"\n0F0184G07A\r", b"\n0F01")
PARALLAX = Case("parallax", _PARALLAX, _PARALLAX_DAMAGED, b"\n0F0184F07A")
PARALLAX_USB = Case("parallax-usb", _PARALLAX, _PARALLAX_DAMAGED, b"\n0F0184F07A")

LOSSY = Trouble(Fault.LOSSY, LOSSY_ADVICE)


def text(line: str, *says: Output) -> Example:
    return Example(line.encode() + b"\r\n", says)


def card(line: str, zone: int = 0) -> Example:
    """A line that tells of the card DE AD BE EF."""
    return text(line, sure("nfca:DEADBEEF", line.strip(), zone))


TEXT_LINES = Case(
    "text-lines",
    (
        card("Reader 0: Card UID: DE AD BE EF"),
        text("PICC type: MIFARE 1KB"),
        card("Reader 1: Card UID: DE AD BE EF", zone=1),
        text("A new card has been detected."),
        text("The NUID tag is:"),
        card("In hex:  DE AD BE EF"),
        card("In dec:  222 173 190 239"),
        # ReadNUID puts a zero before numbers below sixteen: 015 is fifteen.
        text("In dec:  222 015 00 239", sure("nfca:DE0F00EF", "In dec:  222 015 00 239")),
        card("Card UID: DE AD BE EF"),
        text("Card SAK: 08"),
        text("  15     63   00 00 00 00  00 00 FF 07  80 69 FF FF  FF FF FF FF  [ 0 0 1 ]"),
        card("UID: DE AD BE EF"),
        card("UID:DEADBEEF"),
        card("UID tag : DE AD BE EF"),
        card("UID Value: 0xDE 0xAD 0xBE 0xEF"),
        card("UID: 222 173 190 239 "),
        card("deadbeef"),
        text("4a1bc3", LOSSY),
        text("UID:4a1bc3", LOSSY),
        text("Inventory successful, UID=E0:4:150A1B2C3D", LOSSY),
        text("UID=E0:04:01:50:0A:1B:2C:3D", sure("nfcv:E00401500A1B2C3D", "UID=E0:04:01:50:0A:1B:2C:3D")),
        text("Card UID: 04 A1 B2 C3 D4 E5 F6", sure("nfca:04A1B2C3D4E5F6", "Card UID: 04 A1 B2 C3 D4 E5 F6")),
        text("UID: E2801170000002 0F1A2B3C4D", LOSSY),
        text("E28011700000020F1A2B3C4D", sure("epc:E28011700000020F1A2B3C4D", "E28011700000020F1A2B3C4D")),
        text(
            "Card UID: 08 1F 2E 3D",
            Trouble(Fault.IMPLAUSIBLE, "a number that changes each time, as of a phone or a payment card"),
        ),
        text(
            "Card UID: 88 04 A1 B2",
            Trouble(Fault.IMPLAUSIBLE, "half a number: the reader stopped after its first level"),
        ),
        text("Card UID: 00 00 00 00", GHOST),
    ),
    (
        b"Card UID: DE AD BE\r\n",
        b"Card UID: DE AD BE EF 01\r\n",
        b"Card UID: DE AD BE E\xc6\r\n",
        b"Card UID: DE AD BG EF\r\n",
        b"In dec:  222 173 190 339\r\n",
        b"Card UID: DE AD BEEF\r\n",
        b"C\xe1rd ID: DE AD BE EF\r\n",
        b"Reader 9: Card UID: DE AD BE EF\r\n",
    ),
    b"Card UID: DE AD BE EF ",
)


def inventory(*tags: str, zone: int = 0, more: bool = False) -> Inventory:
    reads = (TagRead(parse_tag(tag), parse_tag(tag).number, zone, sure=False) for tag in tags)
    return Inventory(tuple(reads), zone, more)


INVENTORY_LINE = Case(
    "inventory-line",
    (
        Example(b"!R,our reader,2*2D\r\n", (Ready("our reader"),)),
        Example(b"!I,0,7,0,*7E\r\n", (inventory(),)),
        Example(
            b"!I,1,8,2,DEADBEEF;04A1B2C3D4E5F6*4D\r\n",
            (inventory("nfca:DEADBEEF", "nfca:04A1B2C3D4E5F6", zone=1),),
        ),
        Example(b"!I,0,9,1+,E00401500A1B2C3D*2B\r\n", (inventory("nfcv:E00401500A1B2C3D", more=True),)),
        Example(b"!E,1,10,no chip*6A\r\n", (Trouble(Fault.DEVICE_FAULT, "no chip", 1),)),
        Example(
            b"!I,0,13,0,*4B\r\n",
            (Trouble(Fault.PARTIAL, "2 lines lost"), inventory()),
        ),
    ),
    (
        b"!I,0,6,1,DEADBEEF*00\r\n",
        b"!I,0,6,1,DEADBEEF\r\n",
        b"!I,0,6,1,DEADBE*\r\n",
        b"I,0,6,0,*7F\r\n",
        b"!I,0,6,0*53\r\n",
        b"ets Jun  8 2016 00:22:57\r\n",
    ),
    b"!I,0,6,1,DEADBEEF;",
)

BARCODE = Case(
    "barcode",
    (
        Example(b"TTVZ3TT8X4\r", (sure("code:TTVZ3TT8X4", "TTVZ3TT8X4"),)),
        Example(b"]Q1TTVZ3TT8X4\r\n", (sure("code:TTVZ3TT8X4", "]Q1TTVZ3TT8X4"),)),
        Example(b"]d1TTVZ3TT8X4\t", (sure("code:TTVZ3TT8X4", "]d1TTVZ3TT8X4"),)),
        Example(b"]C0TTVZ3TT8X4\n", (sure("code:TTVZ3TT8X4", "]C0TTVZ3TT8X4"),)),
        Example(b"]C1RIVER 1\r\n", (sure("code:RIVER 1", "]C1RIVER 1"),)),
        Example(b"]E04006381333931\r", (sure("code:4006381333931", "]E04006381333931"),)),
        Example(b"TTA\r", (Trouble(Fault.BAD_SHAPE, "a code of 3 characters"),)),
    ),
    (b"TTVZ3\xd4T8X4\r", b"TTVZ\x003TT8X4\r", b"TT\r", b"]Q1\r", b"T" * 101 + b"\r", b"T" * 300 + b"\r"),
    b"TTVZ3TT8X4",
)

SPEAKING = (RDM6300, ID12, PARALLAX, PARALLAX_USB, TEXT_LINES, INVENTORY_LINE, BARCODE)
