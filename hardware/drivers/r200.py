"""UHF modules R200, M100 and YRM100: asked for a round ten times a second, they tell each tag of it.

Format: the vendor's "MagicRF M100/QM100 firmware manual"; the same frames are published as "EL-UHF-RMT01
protocol". `BB`, kind (00 command, 01 reply, 02 notice), command, length (2), data, sum (1), `7E`; head and
end may also stand inside, so the length counts.

Kind: repeater. A round misses tags now and then, so absence is silence for a while. Limits: the sum is one
byte, therefore a tag counts only if its own check (EPC Gen2) fits too. It reads metres far: it is set to
the lowest power that it accepts. Single rounds are asked for, so that it falls silent with the program.
The region stays as the module was sold, unless one is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from hardware.asked_reader import AskedReader, Question
from hardware.driver import (
    SETTLE_FAR_S,
    SILENCE_FAR_S,
    Check,
    DriverInfo,
    Fault,
    Kind,
    Output,
    Ready,
    TagRead,
    Trouble,
)
from hardware.epc import read_epc
from hardware.framing import Broken

R200: Final = DriverInfo(
    id="r200",
    name="R200 / M100 (UHF)",
    speeds=(115200,),
    kind=Kind.REPEATER,
    check=Check.CRC,
    most_tags=0,
    asks=True,
    silence_s=SILENCE_FAR_S,
    settle_s=SETTLE_FAR_S,
)

VERSION: Final = 0x03
REGION: Final = 0x07
POLL: Final = 0x22
POLL_MANY: Final = 0x27
STOP: Final = 0x28
POWER: Final = 0xB6
ERROR: Final = 0xFF


class Region(IntEnum):
    """Which frequencies the module may use."""

    CHINA_900 = 1
    UNITED_STATES = 2
    EUROPE = 3
    CHINA_800 = 4
    KOREA = 6


POWERS: Final = (1000, 1250, 1500, 1850, 2000, 2600)
"""In hundredths of dBm: the first that the module accepts is taken."""

_POLL_S: Final = 0.1
_ROUND_S: Final = 0.3
_REPLY_S: Final = 0.2
_NOTHING_FOUND: Final = 0x15
_COMMAND, _REPLY, _NOTICE = 0, 1, 2
_HEAD: Final = b"\xbb"
_END: Final = 0x7E
_LONGEST: Final = 135


def frame(kind: int, code: int, data: bytes = b"") -> bytes:
    """A frame of the protocol, whoever sends it."""
    body = bytes([kind, code]) + len(data).to_bytes(2, "big") + data
    return _HEAD + body + bytes([sum(body) & 0xFF, _END])


def command(code: int, data: bytes = b"") -> bytes:
    """The frame of a command to the module."""
    return frame(_COMMAND, code, data)


def _question(code: int, data: bytes = b"", wait_s: float = _REPLY_S) -> Question:
    return Question(command(code, data), code, wait_s)


_ROUND: Final = _question(POLL, wait_s=_ROUND_S)


class UhfModule(AskedReader):
    """Stops what another program may have begun, sets region and power, then asks for round after round."""

    def __init__(self, region: Region | None = None, powers: Sequence[int] = POWERS) -> None:
        super().__init__(R200, _HEAD, _measure)
        self._region = region
        self._powers = tuple(powers)
        self._power = 0
        self._next_round = 0.0

    def stop(self) -> bytes:
        """Ends rounds that were asked for in advance."""
        return command(STOP)

    def _greetings(self) -> Sequence[Question]:
        self._power = 0
        region = [] if self._region is None else [_question(REGION, bytes([self._region]))]
        return [_question(STOP), _question(VERSION, b"\x00"), *region, self._power_question()]

    def _power_question(self) -> Question:
        return _question(POWER, self._powers[self._power].to_bytes(2, "big"))

    def _turn(self, now: float) -> list[Output]:
        self._next_round = now + _POLL_S
        return self._ask(_ROUND, now)

    def _heard(self, frame: bytes, now: float) -> list[Output]:
        kind, code, data = frame[1], frame[2], frame[5:-2]
        if kind == _NOTICE and code == POLL:
            return [_tag(data), *self._round_done(now)]
        if kind != _REPLY:
            return []
        if code == ERROR:
            return self._refused(data[0] if data else 0, now)
        if not self._is_answer(code):
            return []
        if code == VERSION:
            return [Ready(_words(data[1:]) or "UHF module"), *self._answered(now)]
        if code == POWER and data != b"\x00":
            return self._refused(data[0] if data else 0, now)
        return self._answered(now)

    def _round_done(self, now: float) -> list[Output]:
        """The first word of a round is enough to go on; more tags of it may follow."""
        if not self._is_answer(POLL):
            return []
        return self._answered(now, pause_s=max(0.001, self._next_round - now))

    def _refused(self, code: int, now: float) -> list[Output]:
        if code == _NOTHING_FOUND:
            return self._round_done(now)
        if self._is_answer(POWER) and self._power + 1 < len(self._powers):
            self._power += 1
            self._greeting[0] = self._power_question()
            return self._ask(self._greeting[0], now)
        said: list[Output] = [Trouble(Fault.DEVICE_FAULT, f"{code:02X}")]
        return said + (self._answered(now, pause_s=_POLL_S) if self._question is not None else [])


def _tag(data: bytes) -> Output:
    """What a notice says: signal in dBm (1, signed), protocol word, EPC, check."""
    tag = read_epc(data[1:])
    if isinstance(tag, Fault):
        return Trouble(tag, data.hex().upper())
    return TagRead(tag, data.hex().upper(), rssi=data[0] - 256 if data[0] > 127 else data[0])


def _words(data: bytes) -> str:
    return "".join(chr(byte) for byte in data if 32 <= byte < 127).strip()


def _measure(buffer: bytearray) -> int | Broken | None:
    """A frame with its end."""
    if len(buffer) >= 2 and buffer[1] > _NOTICE:
        return Broken(1)
    if len(buffer) < 5:
        return None
    length = int.from_bytes(buffer[3:5], "big") + 7
    if length > _LONGEST:
        return Broken(1)
    if len(buffer) < length:
        return length
    if buffer[length - 1] != _END:
        return Broken(1)
    good = sum(buffer[1 : length - 2]) & 0xFF == buffer[length - 2]
    return length if good else Broken(1, Fault.CHECKSUM, "sum of a frame")
