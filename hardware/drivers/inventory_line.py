"""Our own reader sketch: the whole inventory of an antenna a line, numbered, checked, and an answer to `?`.

The source of the format is this docstring. All lines are ASCII, have at most 255 characters, end with CR LF
and have the form `!…*XX`: XX is the XOR, as two upper-case hex digits, of what stands between `!` and `*`.

- `!I,<reader>,<seq>,<n>,<uid>;<uid>*XX`: what lies at antenna `<reader>` (0 to 7), the whole of it. `<seq>`
  counts all I and E lines of the board, from 0 to 99999 and round again; `<n>` is how many numbers follow,
  with a `+` behind it if there may be more tags than could be read; each `<uid>` is upper-case hex, first
  byte first. `!I,0,7,0,*XX` is an empty antenna. About eight lines a second and antenna.
- `!E,<reader>,<seq>,<words>*XX`: this antenna could not be read; that is no empty inventory.
- `!R,<name>,<readers>*XX`: who the board is, and how many antennas it has. Sent after a reset, and for each
  `?` that it receives; everything else that it receives means nothing.

Snapshot: absence is known. Several antennas, several tags.

Limits: the check is one byte, so every read wants a second equal one, which the next line brings. A hole in
the count is told as `PARTIAL`, a line that comes twice counts once. A silent board is asked four times.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import xor

from hardware.driver import (
    Check,
    DriverInfo,
    Fault,
    Inventory,
    Kind,
    Output,
    Ready,
    TagRead,
    Trouble,
    Write,
)
from hardware.lines import LineDriver
from hardware.plausible import tag_of_uid

MOST_READERS = 8
INVENTORY_LINE = DriverInfo(
    "inventory-line",
    "MFRC522 with our own sketch",
    (115200, 9600),
    Kind.SNAPSHOT,
    Check.SUM,
    most_tags=0,
    zones=MOST_READERS,
    asks=True,
)
QUESTION = b"?\n"
SEQUENCES = 100_000
ASK_AGAIN_S = 1.0
"""A board that is reset when the port opens hears nothing for up to two seconds."""
SILENT_S = 2.0
"""After so much silence a board that has spoken is asked whether it is still there."""
TIMES_ASKED = 4

_LINE = re.compile(rb"!([^!*]*)\*([0-9A-F]{2})$")
_INVENTORY = re.compile(r"I,(\d),(\d{1,5}),(\d{1,2})(\+?),((?:[0-9A-F]{2}|;)*)")
_FAILED = re.compile(r"E,(\d),(\d{1,5}),([ -~]*)")
_NAMED = re.compile(r"R,([^,]{1,40}),([1-8])")


def inventory_line() -> InventoryLine:
    """A driver for one board with our sketch."""
    return InventoryLine()


def checked_line(text: str) -> bytes:
    """A line that says this, as the board sends it."""
    return f"!{text}*{reduce(xor, text.encode('ascii'), 0):02X}\r\n".encode("ascii")


class InventoryLine(LineDriver):
    """Lines to inventories, and the questions to a board that is silent."""

    def __init__(self) -> None:
        self._lines = CheckedLines()
        super().__init__(INVENTORY_LINE, self._lines)
        self._asked = 0

    def start(self, now: float) -> list[Output]:
        """Forget what came before, and ask who is there."""
        super().start(now)
        self._asked = 0
        return self._ask(now)

    def feed(self, data: bytes, now: float) -> list[Output]:
        """What these lines say; the first good one of a board without a name is answered by a question."""
        good, named = self._lines.good, self._lines.named
        told = super().feed(data, now)
        if self._lines.good > good:
            self._asked, self.due = 0, now + SILENT_S
            if good == 0 and not (named or self._lines.named):
                told.append(Write(QUESTION))
        return told

    def on_time(self, now: float) -> list[Output]:
        """The board is silent: ask again, or say that there is no answer."""
        if self.due is None or now < self.due:
            return []
        if self._asked < TIMES_ASKED:
            return self._ask(now)
        self.due = None
        return [Trouble(Fault.NO_REPLY, "the board says nothing")]

    def _ask(self, now: float) -> list[Output]:
        self._asked += 1
        self.due = now + ASK_AGAIN_S
        return [Write(QUESTION)]


class CheckedLines:
    """What checked lines say. `good` counts the right ones, `named` tells whether the board said its name."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Another board may be there now."""
        self.good = 0
        self.named = False
        self._last: int | None = None

    def line(self, line: bytes, *, whole: bool) -> Sequence[Output]:
        """What this line says. What a board prints before its first good line is not minded."""
        found = _LINE.search(line)
        if found is None:
            return self._no_line(line)
        text, check = found[1], int(found[2], 16)
        if reduce(xor, text, 0) != check:
            return (Trouble(Fault.CHECKSUM, "the XOR of the line is another"),)
        said = self._said(text.decode("latin-1"))
        if said is None:
            return (Trouble(Fault.BAD_SHAPE, "a checked line of another form"),)
        self.good += 1
        return said

    def _no_line(self, line: bytes) -> Sequence[Output]:
        if b"!" in line:
            return (Trouble(Fault.BAD_SHAPE, "a line without its check"),)
        if self.good or not line.isascii():
            return (Trouble(Fault.NOISE, "a line of another form"),)
        return ()

    def _said(self, text: str) -> Sequence[Output] | None:
        if found := _INVENTORY.fullmatch(text):
            return self._inventory(found)
        if (found := _FAILED.fullmatch(text)) and int(found[1]) < MOST_READERS:
            fault = Trouble(Fault.DEVICE_FAULT, found[3], int(found[1]))
            return self._once(int(found[2]), (fault,))
        if found := _NAMED.fullmatch(text):
            self.named, self._last = True, None
            return (Ready(found[1]),)
        return None

    def _inventory(self, found: re.Match[str]) -> Sequence[Output] | None:
        zone = int(found[1])
        uids = found[5].split(";") if found[5] else []
        if zone >= MOST_READERS or len(uids) != int(found[3]) or len(set(uids)) != len(uids):
            return None
        tags = [tag_of_uid(bytes.fromhex(uid)) for uid in uids]
        if any(isinstance(tag, Trouble) and tag.fault is Fault.BAD_SHAPE for tag in tags):
            return None
        odd = [Trouble(tag.fault, tag.detail, zone) for tag in tags if isinstance(tag, Trouble)]
        reads = tuple(
            TagRead(tag, uid, zone, sure=False)
            for tag, uid in zip(tags, uids, strict=True)
            if not isinstance(tag, Trouble)
        )
        return self._once(int(found[2]), (*odd, Inventory(reads, zone, more=bool(found[4]))))

    def _once(self, sequence: int, says: Sequence[Output]) -> Sequence[Output]:
        """What the line with this number says, nothing a second time; before it a word about missing ones."""
        last, self._last = self._last, sequence
        if last is None or (missing := (sequence - last - 1) % SEQUENCES) == 0:
            return says
        if missing == SEQUENCES - 1:
            return ()
        return (Trouble(Fault.PARTIAL, f"{missing} lines lost"), *says)
