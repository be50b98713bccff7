"""What a step means in things that can be pointed at: fields, tiles, boats, cards, words."""

from __future__ import annotations

from typing import Final

from engine.core.component import Ref, word
from engine.riverboat import steps as st
from engine.riverboat.board import Board
from engine.riverboat.hexgrid import bits
from engine.riverboat.state import State

COIN: Final = word("coin")
PASS: Final = word("pass")


def refs_of(step: st.Step, state: State) -> frozenset[Ref]:
    """Everything that can be pointed at to mean this step, by the seat on turn or (chance) by anybody.

    A boat's load can be meant by its crop or by any field whose worker may leave.
    """
    if isinstance(step, st.PlantCrop):
        return frozenset(_planting_refs(step, state))
    if isinstance(step, st.TakeBoat):
        return frozenset(_boat_refs(step, state))
    edition = state.board.edition
    match step:
        case st.TakePhaseTile(phase):
            return frozenset((Ref("phase", str(phase)),))
        case st.PlaceWorker(field, coin):
            return _with_coin(_field(state, field), coin=coin)
        case st.PlaceBarn(field):
            return frozenset((word("barn"), _field(state, field)))
        case st.PlaceWell(field):
            return frozenset((word("well"), _field(state, field)))
        case st.TakeSurveyor():
            return frozenset((word("surveyor"),))
        case st.SendAgents(count):
            return frozenset((word(f"send {count}"),))
        case st.TakeCard(card, coin):
            return _with_coin(Ref("card", edition.cards[card].id), coin=coin)
        case st.BuyBlindCard():
            return frozenset((COIN, Ref("deck", "opportunity")))
        case st.ChooseBonus(kind):
            return frozenset((word(f"bonus {kind}"),))
        case st.PlaceSurveyor(field, card):
            target = _field(state, field) if field >= 0 else Ref("card", edition.cards[card].id)
            return frozenset((target,))
        case st.Pass():
            return frozenset((PASS,))
    return frozenset((_outcome_ref(step, state),))


def _outcome_ref(step: st.Step, state: State) -> Ref:
    edition = state.board.edition
    match step:
        case st.DealMat(mat):
            return Ref("mat", edition.mats[mat].id)
        case st.DrawStart(seat):
            return Ref("seat", str(seat + 1))
        case st.FillTile(tile):
            return Ref("tile", edition.tiles[tile].id)
        case st.FillSlot(card) | st.DrawCard(card):
            return Ref("card", edition.cards[card].id)
        case st.RevealCard(suit):
            return Ref("suit", suit_name(state.board, suit))
    raise TypeError(f"{step!r} is no step of this game")


def suit_name(board: Board, suit: int) -> str:
    """The English name of a suit, `wild` for the index after the last."""
    return "wild" if suit == board.wild else board.edition.suits[suit].name


def _actor(state: State) -> int:
    return state.pending[-1][1]


def _field(state: State, field: int) -> Ref:
    seat = _actor(state)
    return state.board.field_refs[state.mats[seat]][seat][field]


def _with_coin(ref: Ref, *, coin: bool) -> frozenset[Ref]:
    return frozenset((ref, COIN)) if coin else frozenset((ref,))


def _planting_refs(step: st.PlantCrop, state: State) -> set[Ref]:
    seat = _actor(state)
    fields = state.board.field_refs[state.mats[seat]][seat]
    refs = {fields[field] for field in step.fields}
    refs.add(Ref("tile", state.board.edition.tiles[step.tile].id))
    if step.coin:
        refs.add(COIN)
    return refs


def _boat_refs(step: st.TakeBoat, state: State) -> set[Ref]:
    edition = state.board.edition
    seat = _actor(state)
    loaded = state.crops[seat * state.board.crop_count + step.crop] & state.workers[seat]
    refs = {_field(state, field) for field in bits(loaded)}
    refs |= {Ref("boat", edition.boats[step.boat].id), Ref("crop", edition.crops[step.crop].id)}
    if step.coin:
        refs.add(COIN)
    return refs
