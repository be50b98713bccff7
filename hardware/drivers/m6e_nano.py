"""ThingMagic M6E Nano (UHF): told once to read, it tells each tag again and again, and that it lives.

Format: SparkFun's "Simultaneous RFID Tag Reader" library, with the answers that it describes byte by byte.
`FF`, length of the data, opcode, status (2; only from the module), data, check (2). The check is a CRC of
0x1021 from FFFF into whose low end the message is shifted.

Kind: repeater. Limits: it transmits until it is told to stop, so `stop` must be sent before the port is
closed; it becomes hot, says so and rests. A region must be set before it reads: Europe, unless another is
given. It reads metres far: the power is the lowest that is of use with a near-field antenna.
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

M6E_NANO: Final = DriverInfo(
    id="m6e-nano",
    name="ThingMagic M6E Nano (UHF)",
    speeds=(115200, 38400, 9600),
    kind=Kind.REPEATER,
    check=Check.CRC,
    most_tags=0,
    asks=True,
    silence_s=SILENCE_FAR_S,
    settle_s=SETTLE_FAR_S,
)

VERSION: Final = 0x03
TAG: Final = 0x22
READING: Final = 0x2F
ANTENNA: Final = 0x91
POWER: Final = 0x92
PROTOCOL: Final = 0x93
REGION: Final = 0x97


class Region(IntEnum):
    """Which frequencies the module may use."""

    NORTH_AMERICA = 0x01
    INDIA = 0x04
    CHINA = 0x06
    EUROPE = 0x08
    KOREA = 0x09
    AUSTRALIA = 0x0B
    NEW_ZEALAND = 0x0C


LOWEST_POWER: Final = 500
"""In hundredths of dBm."""

_REPLY_S: Final = 0.25
_SILENCE_S: Final = 3.5
"""It says every second that it lives; three of them are missing after this time."""
_OK, _ALIVE, _TOO_HOT = 0x0000, 0x0400, 0x0504
_HEAD: Final = b"\xff"
_START_DATA: Final = bytes.fromhex("00000122000005072210001B03E801FF")
_STOP_DATA: Final = bytes.fromhex("000002")
_RSSI_AT, _EMBEDDED_BITS_AT, _RECORD_HEAD = 12, 24, 29


def crc(message: bytes | bytearray) -> int:
    """The module's check, over a message without its `FF`."""
    value = 0xFFFF
    for byte in message:
        for bit in range(7, -1, -1):
            top = value & 0x8000
            value = (value << 1 | byte >> bit & 1) & 0xFFFF
            if top:
                value ^= 0x1021
    return value


def command(opcode: int, data: bytes = b"") -> bytes:
    """A message to the module."""
    message = bytes([len(data), opcode]) + data
    return _HEAD + message + crc(message).to_bytes(2, "big")


def _question(opcode: int, data: bytes = b"") -> Question:
    return Question(command(opcode, data), opcode, _REPLY_S)


START_READING: Final = command(READING, _START_DATA)
STOP_READING: Final = command(READING, _STOP_DATA)


class M6eNano(AskedReader):
    """Stops what may be going on, sets antenna, region, protocol and power, and starts reading."""

    def __init__(self, region: Region = Region.EUROPE, power: int = LOWEST_POWER) -> None:
        super().__init__(M6E_NANO, _HEAD, _measure)
        self._region = region
        self._power = power
        self._began = False

    def start(self, now: float) -> list[Output]:
        """Forget everything and greet the reader."""
        self._began = False
        return super().start(now)

    def stop(self) -> bytes:
        """Ends the reading, which would go on without us."""
        return STOP_READING

    def _greetings(self) -> Sequence[Question]:
        return [
            _question(READING, _STOP_DATA),
            _question(VERSION),
            _question(ANTENNA, b"\x01\x01"),
            _question(REGION, bytes([self._region])),
            _question(PROTOCOL, b"\x00\x05"),
            _question(POWER, self._power.to_bytes(2, "big")),
            _question(READING, _START_DATA),
        ]

    def _turn(self, now: float) -> list[Output]:
        """Called when reading has begun, and later only when nothing has been heard for too long."""
        if self._began:
            return self._give_up(Trouble(Fault.NO_REPLY, "no sign of life"))
        self._began = True
        self.due = now + _SILENCE_S
        return []

    def _heard(self, frame: bytes, now: float) -> list[Output]:
        opcode, status, data = frame[2], int.from_bytes(frame[3:5], "big"), frame[5:-2]
        if self._began and self.due is not None:
            self.due = now + _SILENCE_S
        if status == _TOO_HOT:
            hot = Trouble(Fault.TOO_HOT, f"{status:04X}")
            return self._give_up(hot) if self._is_answer(opcode) else [hot]
        if opcode == TAG:
            if status == _ALIVE:
                return []
            return [_tag(frame) if status == _OK else Trouble(Fault.DEVICE_FAULT, f"{status:04X}")]
        if not self._is_answer(opcode):
            return []
        if status != _OK and self._question != _question(READING, _STOP_DATA):
            return self._give_up(Trouble(Fault.DEVICE_FAULT, f"{status:04X}"))
        if opcode == VERSION:
            return [Ready(_name(data)), *self._answered(now)]
        return self._answered(now)


def _name(data: bytes) -> str:
    """What the answer about the version says: boot loader, hardware, date and firmware, of 4 bytes each."""
    firmware = ".".join(f"{byte:02X}" for byte in data[12:16])
    return f"M6E Nano {firmware}".rstrip()


def _tag(record: bytes) -> Output:
    """What a whole message about a tag says.

    Its signal is byte 12 (dBm + 256); bits of other data that was asked for stand at 24, those bytes from 26;
    behind them one free byte, the bits of protocol word, EPC and check together, and these three.
    """
    if len(record) < _RECORD_HEAD + 2:
        return Trouble(Fault.BAD_SHAPE, record.hex().upper())
    embedded = (int.from_bytes(record[_EMBEDDED_BITS_AT : _EMBEDDED_BITS_AT + 2], "big") + 7) // 8
    at = _RECORD_HEAD + embedded
    told = record[at:-2]
    if at > len(record) - 2 or int.from_bytes(record[at - 2 : at], "big") != len(told) * 8:
        return Trouble(Fault.BAD_SHAPE, record.hex().upper())
    tag = read_epc(told)
    if isinstance(tag, Fault):
        return Trouble(tag, record.hex().upper())
    return TagRead(tag, record.hex().upper(), rssi=record[_RSSI_AT] - 256)


def _measure(buffer: bytearray) -> int | Broken | None:
    """A message from the module."""
    if len(buffer) < 2:
        return None
    length = buffer[1] + 7
    if len(buffer) < length:
        return length
    good = crc(buffer[1 : length - 2]) == int.from_bytes(buffer[length - 2 : length], "big")
    return length if good else Broken(1, Fault.CHECKSUM, "check of a message")
