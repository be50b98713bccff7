"""A gate as one word of the ledger, so that it is shut again, as far as it was, after a new start."""

from __future__ import annotations

import re
from typing import Final

from engine.companion.receipts import Gate, GateKind
from engine.companion.repair import Move

DONE: Final = "done"
"""The word for no gate: all that was to be done has been done, or waived."""
_TICKED: Final = "ticked"
_PLAIN = re.compile(r"[^A-Za-z0-9._?*+-]")
_WRITTEN = re.compile(r"=([0-9A-F]+)\.")


def gate_word(gate: Gate | None) -> str:
    """Such as `put-back:tile-T/display-3/supply,boat-B1/1.recess-1/boats-shown/ticked`."""
    if gate is None or not (gate.left or gate.steps):
        return DONE
    moves = [
        "/".join([*map(_quoted, (move.piece, move.start, move.end)), *([_TICKED] if ticked else [])])
        for move, ticked in ((move, number in gate.done) for number, move in enumerate(gate.moves))
    ]
    return f"{gate.kind.value}:{','.join(moves)}"


def read_gate(word: str) -> Gate | None:
    """The gate without its steps; None for `done` and for what is no such word."""
    kind, colon, listed = word.partition(":")
    if not colon or kind not in list(GateKind):
        return None
    moves: list[Move] = []
    done: set[int] = set()
    for item in filter(None, listed.split(",")):
        fields = item.split("/")
        if len(fields) not in (3, 4) or fields[3:] not in ([], [_TICKED]):
            return None
        if fields[3:]:
            done.add(len(moves))
        piece, start, end = map(_unquoted, fields[:3])
        moves.append(Move(piece, start, end))
    return Gate(GateKind(kind), tuple(moves), done=frozenset(done))


def _quoted(text: str) -> str:
    """Without anything that stands between words, or between the parts of this one."""
    return _PLAIN.sub(lambda found: f"={ord(found[0]):X}.", text)


def _unquoted(text: str) -> str:
    return _WRITTEN.sub(lambda found: _character(int(found[1], 16)), text)


def _character(code: int) -> str:
    return chr(code) if code <= 0x10FFFF else ""
