"""The families that are asked, brought to where they read, with frames of their makers' papers."""

from __future__ import annotations

from collections.abc import Iterable

from hardware.driver import Driver, Fault, Inventory, TagRead, Trouble
from hardware.drivers.m6e_nano import crc
from hardware.drivers.pn532 import ACK
from hardware.drivers.r200 import frame
from hardware.reads import parse_tag
from tests.hardware.driver_suite import APART_S, Case, Example


def _answered(driver: Driver, answers: Iterable[bytes]) -> float:
    """The time at which a driver that was answered so has begun to read."""
    driver.start(0.0)
    for answer in answers:
        driver.feed(answer, 0.0)
    return APART_S


def _near(*tags: str, more: bool = False) -> Inventory:
    return Inventory(
        tuple(TagRead(parse_tag(tag), parse_tag(tag).number, sure=False) for tag in tags), more=more
    )


_LONG, _SHORT = "nfca:04A1B2C3D4E5F6", "nfca:DEADBEEF"
_ONE_FOUND = bytes.fromhex("0000FF0FF1D54B01010044000704A1B2C3D4E5F6CA00")
_PN532_GREETING = [
    ACK + bytes.fromhex(reply)
    for reply in ("0000FF02FED5151600", "0000FF06FAD50332010607E800", "0000FF02FED533F800")
]
PN532 = Case(
    "pn532",
    (
        Example(ACK + bytes.fromhex("0000FF03FDD54B00E000"), (_near(),)),
        Example(_ONE_FOUND, (_near(_LONG),)),
        Example(
            bytes.fromhex("0000FF18E8D54B02010044000704A1B2C3D4E5F60200040804DEADBEEF7F00"),
            (_near(_LONG, _SHORT, more=True),),
        ),
    ),
    (
        _ONE_FOUND[:-2] + b"\xcb\x00",
        _ONE_FOUND[:12] + b"\x45" + _ONE_FOUND[13:],
        _ONE_FOUND[:14] + _ONE_FOUND[15:],
        _ONE_FOUND[:3] + b"\x10" + _ONE_FOUND[4:],
        _ONE_FOUND[:3] + b"\xf0\x10" + _ONE_FOUND[5:],
        _ONE_FOUND[:9],
    ),
    bytes.fromhex("0000FFFFFF"),
    begin=lambda driver: _answered(driver, _PN532_GREETING),
)

_EPC = "epc:E28011700000020F1A2B3C4D"
_NOTICE = bytes.fromhex("BB02220011C93000E28011700000020F1A2B3C4DF9B7A07E")
_R200_GREETING = (
    bytes.fromhex("BB01280001002A7E"),
    frame(1, 0x03, b"\x00M100 20dBm V1.0"),
    frame(1, 0xB6, b"\x00"),
)
R200 = Case(
    "r200",
    (
        Example(bytes.fromhex("BB01FF000115167E"), ()),
        Example(_NOTICE, (TagRead(parse_tag(_EPC), "C93000E28011700000020F1A2B3C4DF9B7", rssi=-55),)),
    ),
    (
        _NOTICE[:-2] + b"\xa1\x7e",
        _NOTICE[:12] + b"\x71" + _NOTICE[13:],
        _NOTICE[:12] + _NOTICE[13:],
        _NOTICE[:3] + b"\x00\x31" + _NOTICE[5:],
        _NOTICE[:3] + b"\x7f\x11" + _NOTICE[5:],
        # 70 became 71 and 0F became 0E: the sum of the frame stays, the check of the tag does not.
        _NOTICE[:11] + b"\x71" + _NOTICE[12:15] + b"\x0e" + _NOTICE[16:],
        _NOTICE[:9],
    ),
    b"\xbb\x02\x22\x00\x40",
    begin=lambda driver: _answered(driver, _R200_GREETING),
)


def _message(opcode: int, data: bytes = b"", status: int = 0) -> bytes:
    body = bytes([len(data), opcode]) + status.to_bytes(2, "big") + data
    return b"\xff" + body + crc(body).to_bytes(2, "big")


_RECORD = bytes.fromhex(
    "FF2822000010001B01FF0101C4110E16400000012700000500000F00803000000000000000000000001545E94A561D"
)
_NAMED = _message(0x03, bytes.fromhex("12080001200000012015072801050002" + "00000010"))
_NANO_GREETING = (_message(0x2F), _NAMED, *map(_message, (0x91, 0x97, 0x93, 0x92, 0x2F)))
M6E_NANO = Case(
    "m6e-nano",
    (
        Example(bytes.fromhex("FF0022040084E0"), ()),
        Example(
            _RECORD,
            (TagRead(parse_tag("epc:000000000000000000001545"), _RECORD.hex().upper(), rssi=-60),),
        ),
        Example(_message(0x22, status=0x0504), (Trouble(Fault.TOO_HOT, "0504"),)),
    ),
    (
        _RECORD[:-1] + b"\x1c",
        _RECORD[:40] + b"\x55" + _RECORD[41:],
        _RECORD[:20] + _RECORD[21:],
        _RECORD[:1] + b"\xf8" + _RECORD[2:],
        _RECORD[:20],
    ),
    b"\xff\x28\x22",
    begin=lambda driver: _answered(driver, _NANO_GREETING),
)

ASKED = (PN532, R200, M6E_NANO)
