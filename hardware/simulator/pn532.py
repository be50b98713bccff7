"""A virtual PN532 on its serial line: it answers commands, and has the habits that drivers must know.

Without `MaxRetries` a search goes on until a tag comes; of three tags two are told; a tag of seven bytes
that was not released is missed at every second search.
"""

from __future__ import annotations

from hardware.reads import Tech
from hardware.simulator.behaviour import Later
from hardware.simulator.field import Look, Lying

ACK = bytes.fromhex("0000FF00FF00")
NACK = bytes.fromhex("0000FFFF0000")
ERROR = bytes.fromhex("0000FF01FF7F8100")
_FIRMWARE = bytes([0x32, 0x01, 0x06, 0x07])
_ANSWER_S = 0.002
_SEARCH_S = 0.008
"""One try of a search."""
_MOST_TAGS = 2
_FIRMWARE_VERSION, _SAM, _RF, _SEARCH, _RELEASE = 0x02, 0x14, 0x32, 0x4A, 0x52


def frame(direction: int, data: bytes) -> bytes:
    """A normal frame: start, length and its complement, direction byte and data, their complement, end."""
    body = bytes([direction]) + data
    length = len(body)
    return b"\x00\x00\xff" + bytes([length, -length & 0xFF]) + body + bytes([-sum(body) & 0xFF, 0])


def reply(data: bytes) -> bytes:
    """A frame from the chip."""
    return frame(0xD5, data)


class Pn532:
    """The chip; `look` is its antenna."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._forget()

    def _forget(self) -> None:
        self._later = Later()
        self._received = b""
        self._last = b""
        self._tries: int | None = None
        self._wanted = 1
        self._searching: int | None = None
        self._next_look: float | None = None
        self._unreleased: set[str] = set()

    @property
    def due(self) -> float | None:
        times = [at for at in (self._later.due, self._next_look) if at is not None]
        return min(times, default=None)

    def power_up(self, now: float) -> list[bytes]:
        """The chip says nothing before it is asked."""
        self._forget()
        return []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """Commands in any pieces; each is acknowledged at once and answered later."""
        self._received = (self._received + data)[-600:]
        said: list[bytes] = []
        while (found := self._next_command()) is not None:
            said += self._obey(found, now)
        return said

    def on_time(self, now: float) -> list[bytes]:
        if self._next_look is not None and now >= self._next_look:
            self._try_search(now)
        return self._later.take(now)

    def _next_command(self) -> bytes | None:
        """The next whole frame: ACK, NACK, or direction byte and data; what is broken is passed over."""
        while (start := self._received.find(b"\x00\xff")) >= 0:
            rest = self._received[start + 2 :]
            if len(rest) < 2:
                return None
            if rest[:2] in (b"\x00\xff", b"\xff\x00"):
                self._received = rest[2:]
                return b"" if rest[0] == 0 else b"\xff"
            length = rest[0]
            if (length + rest[1]) & 0xFF or not length:
                self._received = rest
                continue
            if len(rest) < length + 3:
                return None
            body = rest[2 : 2 + length]
            self._received = rest[length + 3 :]
            if (sum(body) + rest[2 + length]) & 0xFF == 0 and body[0] == 0xD4:
                return body
        return None

    def _obey(self, command: bytes, now: float) -> list[bytes]:
        if command == b"":  # the host's ACK stops what is going on
            self._searching = self._next_look = None
            self._later.clear()
            return []
        if command == b"\xff":
            return [self._last] if self._last else []
        code, arguments = command[1] if len(command) > 1 else -1, command[2:]
        self._searching = self._next_look = None
        self._later.clear()
        if code == _FIRMWARE_VERSION:
            self._answer(reply(bytes([code + 1]) + _FIRMWARE), now)
        elif code == _SAM:
            self._answer(reply(bytes([code + 1])), now)
        elif code == _RF:
            if arguments[:1] == b"\x05" and len(arguments) == 4:
                self._tries = None if arguments[3] == 0xFF else arguments[3] + 1
            self._answer(reply(bytes([code + 1])), now)
        elif code == _RELEASE:
            self._unreleased.clear()
            self._answer(reply(bytes([code + 1, 0])), now)
        elif code == _SEARCH and len(arguments) >= 2:
            self._searching = self._tries if self._tries is not None else -1
            self._next_look = now + _SEARCH_S
            self._wanted = min(arguments[0], _MOST_TAGS)
        else:
            self._answer(ERROR, now)
        return [ACK]

    def _answer(self, message: bytes, now: float) -> None:
        self._last = message
        self._later.say(now + _ANSWER_S, message)

    def _try_search(self, now: float) -> None:
        """One try; the last one, or one that finds something, is answered."""
        found = [one for one in self._look(now) if one.tag.tech is Tech.NFCA and self._wakes(one)]
        self._searching = (self._searching or 0) - 1
        if not found and self._searching:
            self._next_look = now + _SEARCH_S
            return
        self._searching = self._next_look = None
        told = found[: self._wanted]
        self._unreleased.update(one.tag.number for one in told)
        records = b"".join(target(index, one) for index, one in enumerate(told, 1))
        self._answer(reply(bytes([_SEARCH + 1, len(told)]) + records), now)

    def _wakes(self, one: Lying) -> bool:
        """A long number that was found and not released does not answer the next time."""
        number = one.tag.number
        if len(number) == 14 and number in self._unreleased:
            self._unreleased.discard(number)
            return False
        return True


def target(index: int, one: Lying) -> bytes:
    """A record of the reply: number, SENS_RES, SEL_RES, length and number of the tag."""
    number = bytes.fromhex(one.tag.number)
    kind = bytes([0x00, 0x44, 0x00]) if len(number) == 7 else bytes([0x00, 0x04, 0x08])
    return bytes([index]) + kind + bytes([len(number)]) + number
