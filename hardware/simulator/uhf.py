"""Virtual UHF readers: R200/M100, which is asked or told to go on asking, and ThingMagic M6E Nano."""

from __future__ import annotations

from functools import lru_cache

from hardware.reads import Tech
from hardware.simulator.field import Look, Lying

_ROUND_S = 0.05
_KEEP_ALIVE_S = 1.0


def gen2_crc(data: bytes) -> int:
    """The check of protocol word and EPC: 0x1021, from FFFF, inverted."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc ^ 0xFFFF


def protocol_word(epc: bytes) -> bytes:
    """The length of the EPC in words, in the top five bits."""
    return (len(epc) // 2 << 11).to_bytes(2, "big")


def r200_frame(kind: int, command: int, payload: bytes) -> bytes:
    """`BB`, kind (0 command, 1 reply, 2 notice), command, length, payload, sum, `7E`."""
    body = bytes([kind, command]) + len(payload).to_bytes(2, "big") + payload
    return b"\xbb" + body + bytes([sum(body) & 0xFF]) + b"\x7e"


@lru_cache(maxsize=1024)
def r200_notice(one: Lying) -> bytes:
    """A tag that was read: signal, protocol word, EPC, its check."""
    epc = bytes.fromhex(one.tag.number)
    told = protocol_word(epc) + epc
    return r200_frame(2, 0x22, bytes([one.rssi & 0xFF]) + told + gen2_crc(told).to_bytes(2, "big"))


R200_NOTHING = r200_frame(1, 0xFF, b"\x15")


class R200:
    """Polls once or many times; every round tells each tag, or that there was none."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._held = b""
        self._rounds = 0
        self._due: float | None = None

    @property
    def due(self) -> float | None:
        return self._due

    def power_up(self, now: float) -> list[bytes]:
        self._held, self._rounds, self._due = b"", 0, None
        return []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """Commands in any pieces; what is broken is passed over."""
        self._held = (self._held + data)[-300:]
        said: list[bytes] = []
        while (start := self._held.find(b"\xbb")) >= 0:
            whole = self._held[start:]
            if len(whole) < 5 or len(whole) < (length := int.from_bytes(whole[3:5], "big")) + 7:
                if len(whole) >= 5 and length > 64:
                    self._held = whole[1:]
                    continue
                return said
            body, end = whole[1 : length + 5], whole[length + 5 : length + 7]
            if end != bytes([sum(body) & 0xFF, 0x7E]):
                self._held = whole[1:]
                continue
            self._held = whole[length + 7 :]
            said += self._obey(body[1], body[4:], now)
        return said

    def on_time(self, now: float) -> list[bytes]:
        """A round."""
        self._rounds -= 1
        self._due = now + _ROUND_S if self._rounds > 0 else None
        seen = [one for one in self._look(now) if one.tag.tech is Tech.EPC]
        return [r200_notice(one) for one in seen] or [R200_NOTHING]

    def _obey(self, command: int, payload: bytes, now: float) -> list[bytes]:
        if command == 0x22:
            self._rounds, self._due = 1, now + _ROUND_S
            return []
        if command == 0x27 and len(payload) == 3:
            self._rounds, self._due = int.from_bytes(payload[1:], "big"), now + _ROUND_S
            return []
        if command == 0x28:
            self._rounds, self._due = 0, None
            return [r200_frame(1, command, b"\x00")]
        if command == 0x03:
            words = {0: b"M100 20dBm V1.0", 1: b"V2.3.5", 2: b"MagicRF"}
            return [r200_frame(1, command, payload[:1] + words.get(payload[0] if payload else 0, b"?"))]
        if command in (0x07, 0xB6):
            return [r200_frame(1, command, b"\x00")]
        return [r200_frame(1, 0xFF, b"\x17")]


def m6e_crc(body: bytes) -> bytes:
    """The check of a message (without its `FF`): 0x1021 from FFFF, the message shifted in at the low end."""
    crc = 0xFFFF
    for byte in body:
        for bit in range(7, -1, -1):
            top = crc & 0x8000
            crc = (crc << 1 | byte >> bit & 1) & 0xFFFF
            if top:
                crc ^= 0x1021
    return crc.to_bytes(2, "big")


def m6e_message(opcode: int, status: int, data: bytes = b"") -> bytes:
    """`FF`, length of the data, opcode, status, data, check."""
    body = bytes([len(data), opcode]) + status.to_bytes(2, "big") + data
    return b"\xff" + body + m6e_crc(body)


def m6e_record(one: Lying, now: float) -> bytes:
    """The tag record of a continuous read, with an EPC of any whole number of words."""
    epc = bytes.fromhex(one.tag.number)
    told = protocol_word(epc) + epc
    data = bytes.fromhex("10001B01FF0101") + bytes([one.rssi & 0xFF, 0x11])
    data += (923_250).to_bytes(3, "big") + (int(now * 1000) & 0xFFFFFFFF).to_bytes(4, "big")
    data += bytes.fromhex("00000500000F") + (len(told) * 8 + 16).to_bytes(2, "big")
    return m6e_message(0x22, 0, data + told + gen2_crc(told).to_bytes(2, "big"))


_M6E_VERSION = bytes.fromhex("1208000120000001201507280105000200000010")


class M6eNano:
    """Reads on its own once it was told to start; says each second that it lives where it sees no tag."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._held = b""
        self._due: float | None = None
        self._spoke = 0.0

    @property
    def due(self) -> float | None:
        return self._due

    def power_up(self, now: float) -> list[bytes]:
        self._held, self._due = b"", None
        return []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """Commands in any pieces; what is broken is passed over."""
        self._held = (self._held + data)[-300:]
        said: list[bytes] = []
        while (start := self._held.find(b"\xff")) >= 0:
            whole = self._held[start:]
            if len(whole) < 2 or len(whole) < whole[1] + 5:
                if len(whole) >= 2 and whole[1] > 64:
                    self._held = whole[1:]
                    continue
                return said
            body, check = whole[1 : whole[1] + 3], whole[whole[1] + 3 : whole[1] + 5]
            if check != m6e_crc(body):
                self._held = whole[1:]
                continue
            self._held = whole[whole[1] + 5 :]
            said.append(self._obey(body[1], body[2:], now))
        return said

    def on_time(self, now: float) -> list[bytes]:
        """A round: the tags, or now and then that there is none."""
        self._due = now + _ROUND_S
        seen = [one for one in self._look(now) if one.tag.tech is Tech.EPC]
        if not seen and now - self._spoke < _KEEP_ALIVE_S:
            return []
        self._spoke = now
        return [m6e_record(one, now) for one in seen] or [m6e_message(0x22, 0x0400)]

    def _obey(self, opcode: int, data: bytes, now: float) -> bytes:
        if opcode == 0x03:
            return m6e_message(opcode, 0, _M6E_VERSION)
        if opcode == 0x2F:
            if data[2:3] == b"\x02":
                self._due = None
            else:
                self._due, self._spoke = now + _ROUND_S, now
            return m6e_message(opcode, 0)
        if opcode in (0x91, 0x92, 0x93, 0x95, 0x97, 0x9A):
            return m6e_message(opcode, 0)
        return m6e_message(opcode, 0x0101)
