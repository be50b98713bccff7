"""PN532 boards on a serial line (HSU): asked about ten times a second, they tell all tags, two at most.

Format: NXP's PN532 user manual (UM0701-02), "Normal information frame" and "InListPassiveTarget"; the
habits below are known from the issues of Adafruit's PN532 library and of ESPHome.

Kind: snapshot. Limits: of three tags the chip tells two, without a word about the third, so two mean
"maybe more". A search without a limit on its retries ends only when a tag comes, so that limit is set
first. A tag that was found and not released is missed at every second search. A frame has a sum of one
byte only, so one read is not sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hardware.asked_reader import AskedReader, Question
from hardware.driver import Check, DriverInfo, Fault, Inventory, Kind, Output, Ready, TagRead, Trouble
from hardware.framing import Broken
from hardware.plausible import NFCA_LENGTHS, tag_of_uid

PN532: Final = DriverInfo(
    id="pn532",
    name="PN532 (HSU)",
    speeds=(115200,),
    kind=Kind.SNAPSHOT,
    check=Check.SUM,
    most_tags=2,
    asks=True,
)

FIRMWARE_VERSION: Final = 0x02
SAM_CONFIGURATION: Final = 0x14
RF_CONFIGURATION: Final = 0x32
IN_LIST_PASSIVE_TARGET: Final = 0x4A
IN_RELEASE: Final = 0x52

ACK: Final = bytes.fromhex("0000FF00FF00")
NACK: Final = bytes.fromhex("0000FFFF0000")
WAKE_UP: Final = b"\x55\x55" + bytes(12)
"""Bytes that a sleeping chip wakes from, and the time that it needs for it."""

_POLL_S: Final = 0.1
_ACK_S: Final = 0.05
_REPLY_S: Final = 0.3
_HEAD: Final = b"\x00\x00\xff"
_TO_CHIP: Final = 0xD4
_FROM_CHIP: Final = 0xD5
_SYNTAX_ERROR: Final = 0x7F
_CHIP: Final = 0x32
_HAS_ATS: Final = 0x20
_MOST_DATA: Final = 265


def command(code: int, arguments: bytes = b"") -> bytes:
    """The frame of a command to the chip. Raises ValueError for more than an extended frame carries."""
    body = bytes([_TO_CHIP, code]) + arguments
    if len(body) > _MOST_DATA:
        raise ValueError(f"a frame carries {_MOST_DATA} bytes, not {len(body)}")
    if len(body) < 0x100:
        length = bytes([len(body), -len(body) & 0xFF])
    else:
        size = len(body).to_bytes(2, "big")
        length = b"\xff\xff" + size + bytes([-sum(size) & 0xFF])
    return _HEAD + length + body + bytes([-sum(body) & 0xFF, 0])


def _question(code: int, arguments: bytes = b"", before: bytes = b"") -> Question:
    return Question(before + command(code, arguments), code + 1, _ACK_S)


_GREETING: Final = (
    _question(SAM_CONFIGURATION, b"\x01", WAKE_UP),
    _question(FIRMWARE_VERSION),
    _question(RF_CONFIGURATION, bytes([0x05, 0xFF, 0x01, 0x02])),
)
_SEARCH: Final = _question(IN_LIST_PASSIVE_TARGET, bytes([2, 0]))
_RELEASE_ALL: Final = _question(IN_RELEASE, bytes([0]))


class Pn532(AskedReader):
    """Wakes the chip, then searches, tells, releases, and waits for the next search."""

    def __init__(self) -> None:
        super().__init__(PN532, _HEAD, _measure)
        self._next_search = 0.0

    def _greetings(self) -> Sequence[Question]:
        return _GREETING

    def _turn(self, now: float) -> list[Output]:
        self._next_search = now + _POLL_S
        return self._ask(_SEARCH, now)

    def _heard(self, frame: bytes, now: float) -> list[Output]:
        if frame == ACK:
            if self._question is not None:
                self.due = now + _REPLY_S
            return []
        if frame == NACK:
            return self._again(now)
        body = _body(frame)
        if body[0] == _SYNTAX_ERROR:
            return [Trouble(Fault.DEVICE_FAULT, "7F"), *self._again(now)]
        if body[0] != _FROM_CHIP or len(body) < 2:
            return []  # an adapter that echoes what we say
        return self._told(body[1], body[2:], now)

    def _told(self, code: int, data: bytes, now: float) -> list[Output]:
        asked = self._is_answer(code)
        if code == FIRMWARE_VERSION + 1 and asked:
            if len(data) != 4 or data[0] != _CHIP:
                return self._give_up(Trouble(Fault.WRONG_DEVICE, f"chip {data[:1].hex().upper()}"))
            return [Ready(f"PN532 {data[1]}.{data[2]}"), *self._answered(now)]
        said: list[Output] = []
        found = 0
        if code == IN_LIST_PASSIVE_TARGET + 1:
            # Also one that was not waited for: it is late, and as true as the others.
            found, said = _inventory(data)
        if not asked:
            return said
        if found and self._greeted:
            self._answered(now, pause_s=_POLL_S)
            return said + self._ask(_RELEASE_ALL, now)
        if self._greeted:
            return said + self._answered(now, pause_s=max(0.001, self._next_search - now))
        return said + self._answered(now)


def _inventory(data: bytes) -> tuple[int, list[Output]]:
    """How many targets a reply names, and what it says; one that does not add up says nothing of the zone."""
    uids = _targets(data)
    if uids is None:
        return 0, [Trouble(Fault.BAD_SHAPE, "targets that do not add up")]
    tags: list[TagRead] = []
    said: list[Output] = []
    for uid in uids:
        tag = tag_of_uid(uid)
        if isinstance(tag, Trouble):
            said.append(tag)
        else:
            tags.append(TagRead(tag, uid.hex().upper(), sure=False))
    return len(uids), [Inventory(tuple(tags), more=len(uids) >= PN532.most_tags), *said]


def _targets(data: bytes) -> list[bytes] | None:
    """The UIDs in a list of targets: each number, SENS_RES (2), SEL_RES, length, UID, and perhaps an ATS."""
    if not data or data[0] > PN532.most_tags:
        return None
    uids: list[bytes] = []
    at = 1
    for _ in range(data[0]):
        if at + 5 > len(data) or data[at + 4] not in NFCA_LENGTHS:
            return None
        end = at + 5 + data[at + 4]
        uids.append(data[at + 5 : end])
        if data[at + 3] & _HAS_ATS and end < len(data):
            end += data[end]
        at = end
    return uids if at == len(data) else None


def _measure(buffer: bytearray) -> int | Broken | None:
    """A frame from its head to the zero behind its sum."""
    if len(buffer) < 6:
        return None
    length, complement = buffer[3], buffer[4]
    if (length, complement) in ((0x00, 0xFF), (0xFF, 0x00)):
        return 6 if buffer[5] == 0 else Broken(1)
    body, size = 5, length
    if (length, complement) == (0xFF, 0xFF):
        if len(buffer) < 8:
            return None
        body, size = 8, int.from_bytes(buffer[5:7], "big")
        complement = buffer[7] + buffer[5]
    if (size + complement) & 0xFF or not 0 < size <= _MOST_DATA:
        return Broken(1)
    end = body + size + 2
    if len(buffer) < end:
        return end
    if buffer[end - 1] != 0:
        return Broken(1)
    return end if sum(buffer[body : end - 1]) & 0xFF == 0 else Broken(1, Fault.CHECKSUM, "sum of a frame")


def _body(frame: bytes) -> bytes:
    """From the direction byte to the last byte of data."""
    return frame[8:-2] if frame[3:5] == b"\xff\xff" else frame[5:-2]
