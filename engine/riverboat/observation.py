"""What a seat of Riverboat may see: all but the order of decks and stacks, as immutable plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TRACK: Final = 50
"""Spaces of the score track, 0 to 49."""
SIDES: Final = 4
"""Sides of the two score markers of a seat."""


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A crop tile on a mat: its type, and its fields in the order of the type's letters."""

    tile: int
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RiverboatObservation:
    """A situation as anybody sees it. Seats, fields, tiles, boats and cards are indices from 0.

    `pending` has the stack of open questions, the current one last: (ask, seat or -1, number).
    `owner[1]` to `owner[5]` are the seats that own the phase tiles, -1 for nobody. Masks have bit f
    for field f; `crops[seat][crop]`, `used` (fields whose barn or well has a surveyor). `cards` and
    `used_cards` are masks over opportunity cards. `stacks` counts unseen tiles by type, `layers`
    has the unseen opportunity cards as masks, top layer first. `cultivation` and `discards` count
    cards by suit, the last number being wild ones. `sizes` is the size of each display space.
    `sheets[seat]` lists scores as (key, points, round, piece, mask of fields).
    """

    seats: int
    round: int
    phase: int
    start: int
    turn: int
    pending: tuple[tuple[int, int, int], ...]
    owner: tuple[int, ...]
    mats: tuple[int, ...]
    workers: tuple[int, ...]
    crops: tuple[tuple[int, ...], ...]
    barns: tuple[int, ...]
    wells: tuple[int, ...]
    used: tuple[int, ...]
    supply: tuple[int, ...]
    coins: tuple[int, ...]
    surveyors: tuple[int, ...]
    agents: tuple[int, ...]
    harbor: tuple[int, ...]
    boats: tuple[tuple[int, ...], ...]
    cards: tuple[int, ...]
    used_cards: tuple[int, ...]
    tiles: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]
    score: tuple[int, ...]
    arrival: tuple[int, ...]
    sheets: tuple[tuple[tuple[str, int, int, int, int], ...], ...]
    coins_left: int
    barns_left: int
    wells_left: int
    surveyors_left: int
    track_workers: int
    display: tuple[int, ...]
    sizes: tuple[int, ...]
    stacks: tuple[int, ...]
    slots: tuple[int, ...]
    layers: tuple[int, ...]
    cultivation: tuple[int, ...]
    discards: tuple[int, ...]
    card: int
    revealed: int
    boats_shown: int
    boat_stacks: tuple[int, ...]
    taken: tuple[int, ...]
    out: int
    placed: int
    done: int
    clock: int
    ranks: tuple[int, ...]

    @property
    def acting(self) -> int:
        """The seat that is asked now, or -1."""
        return self.pending[-1][1] if self.pending else -1

    def covered(self, seat: int) -> int:
        """The fields of a seat under crop tiles, as a mask."""
        mask = 0
        for crop in self.crops[seat]:
            mask |= crop
        return mask

    def crop_at(self, seat: int, field: int) -> int:
        """The crop on a field, or -1."""
        for crop, mask in enumerate(self.crops[seat]):
            if mask >> field & 1:
                return crop
        return -1

    def marker(self, seat: int) -> tuple[int, int]:
        """The side of a seat's score marker (0: blank, 1: 50, 2: 100, 3: 150) and its space on the track.

        Above 199 points the sides begin again. Rules RB-1.11.2, RB-3.64.
        """
        lap, space = divmod(self.score[seat], TRACK)
        return lap % SIDES, space

    def laid(self, seat: int) -> tuple[LaidTile, ...]:
        """The crop tiles on a mat in the order in which they came."""
        return tuple(LaidTile(tile, fields) for tile, fields in self.tiles[seat])
