"""What chance may bring: mats, the start player, tiles, cards. Every shuffle is drawn one piece at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chance import Pile, even
from engine.riverboat.components import MOST_CARDS, MOST_TILE_TYPES
from engine.riverboat.hexgrid import bits, nth_bit
from engine.riverboat.state import ASK_MAT, ASK_REVEAL, ASK_SLOT, ASK_START, ASK_TILE, State
from engine.riverboat.steps import DealMat, DrawCard, DrawStart, FillSlot, FillTile, Outcome, RevealCard

FILL_TILE = tuple(FillTile(tile) for tile in range(MOST_TILE_TYPES))
FILL_SLOT = tuple(FillSlot(card) for card in range(MOST_CARDS))
DRAW_CARD = tuple(DrawCard(card) for card in range(MOST_CARDS))


class _Layer(Pile[Outcome]):
    """The cards of a mask, each of them once."""

    __slots__ = ("_mask",)

    def __init__(self, faces: Sequence[Outcome], mask: int) -> None:
        self.faces = faces
        self.total = mask.bit_count()
        self._mask = mask

    def at(self, point: int) -> Outcome:
        """The card at this place of the mask."""
        return self.faces[nth_bit(self._mask, point)]

    def _listed(self) -> list[tuple[Outcome, int]]:
        return [(self.faces[card], 1) for card in bits(self._mask)]

    def __len__(self) -> int:
        return self.total


def outcomes(state: State) -> Pile[Any]:
    """The outcomes of the current chance node, each as often as it may come."""
    ask, _, number = state.pending[-1]
    if ask is ASK_TILE:
        first, last = state.board.tiles_of_space[number]
        return Pile(FILL_TILE[first:last], state.stacks[first:last])
    if ask is ASK_REVEAL:
        return Pile(state.board.reveals, state.cultivation)
    if ask is ASK_MAT:
        return even([DealMat(mat) for mat in range(len(state.board.edition.mats)) if mat not in state.mats])
    if ask is ASK_START:
        return even([DrawStart(seat) for seat in range(state.board.seats)])
    return _Layer(FILL_SLOT if ask is ASK_SLOT else DRAW_CARD, state.layers[0])


def may_come(state: State, step: Outcome) -> bool:
    """Whether the outcome is one of those of the current chance node."""
    ask, _, number = state.pending[-1]
    if ask is ASK_TILE:
        first, last = state.board.tiles_of_space[number]
        return isinstance(step, FillTile) and first <= step.tile < last and state.stacks[step.tile] > 0
    if ask is ASK_REVEAL:
        left = state.cultivation
        return isinstance(step, RevealCard) and 0 <= step.suit < len(left) and left[step.suit] > 0
    if ask is ASK_SLOT:
        return isinstance(step, FillSlot) and step.card >= 0 and bool(state.layers[0] >> step.card & 1)
    return any(step == outcome for outcome, _ in outcomes(state))
