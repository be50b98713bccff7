"""Which tag a virtual piece carries: always the same one for the same piece of a game."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Final

from engine.core.setup import SeatSetup, Setup
from engine.registry import game as game_of
from hardware.payload import BOXES, LABELS, box_key, payload
from hardware.reads import TagId, Tech

_NUMBERS: Final = {Tech.EM4100: ("", 5), Tech.NFCA: ("04", 6), Tech.NFCV: ("E004", 6), Tech.EPC: ("E280", 10)}
"""How numbers of each sort begin, and how many bytes follow."""


def virtual_tag(tech: Tech, game: str, piece: str) -> TagId:
    """The tag of a piece, `tile-T/3`, in a virtual box of the game. Raises ValueError for no such piece."""
    if tech is Tech.CODE:
        key = box_key(int.from_bytes(_digest(game, "box", 8)) % BOXES)
        return TagId(tech, payload(key, pieces(game).index(piece) % LABELS))
    head, length = _NUMBERS[tech]
    return TagId(tech, head + _digest(game, piece, length).hex().upper())


@lru_cache
def pieces(game: str) -> tuple[str, ...]:
    """All pieces of the game's box that carry a tag, in the order of the box."""
    setup = Setup(game, (SeatSetup("1"), SeatSetup("2")))  # how many play decides nothing about the box
    tagged = game_of(game).tagged(setup)
    return tuple(f"{name}/{copy}" for name, count in tagged for copy in range(1, count + 1))


def _digest(game: str, words: str, length: int) -> bytes:
    return blake2b(f"{game} {words}".encode(), digest_size=length).digest()
