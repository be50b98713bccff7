"""Every reason for which a step is refused, and the choice of the one that answers what was pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine.core.component import Ref
from engine.core.errors import Reason, ReasonKind
from engine.riverboat.components import NOTHING
from engine.riverboat.gains import asset_choices
from engine.riverboat.phases import cultivation, harvest
from engine.riverboat.pointing import suit_name
from engine.riverboat.state import Ask, Due, State

KINDS: Final[dict[str, ReasonKind]] = {
    kind.key: kind
    for kind in (
        ReasonKind("over", "RB-1.12.9", "the game is over"),
        ReasonKind("chance", "RB-1.3.2", "nobody chooses now: something is to be revealed first"),
        ReasonKind(
            "not-outcome",
            "RB-2.1.1",
            "this cannot come up here: none of it is left, or something else is to be revealed",
        ),
        ReasonKind("not-asked", "RB-1.3.4", "this is not what is asked now"),
        ReasonKind("other-mat", "RB-1.3.4", "this is not the mat of the seat on turn"),
        ReasonKind("not-pointed", "RB-1.3.4", "these things together make no step"),
        ReasonKind("tile-owned", "RB-1.3.3", "that phase tile is taken"),
        ReasonKind("field-worker", "RB-3.3", "a worker stands on {field} already"),
        ReasonKind("field-covered", "RB-3.4", "{field} is covered by a crop"),
        ReasonKind("field-barn", "RB-3.21", "a barn stands on {field}"),
        ReasonKind("field-suit", "RB-1.5.2", "{field} is a {suit}, the card shows a {card}"),
        ReasonKind(
            "field-suit-coin",
            "RB-1.5.4",
            "{field} is a {suit}, the card shows a {card}; a coin would allow it",
        ),
        ReasonKind("no-coin", "RB-1.4.2", "there is no coin to pay with"),
        ReasonKind("coin-useless", "RB-3.1", "no coin is needed: any empty field may be taken"),
        ReasonKind("must-place", "RB-3.8", "who has a worker and an empty field must place"),
        ReasonKind(
            "no-worker-there",
            "RB-1.6.1",
            "no worker stands on {field}, and a tile goes only under workers",
        ),
        ReasonKind("already-planted", "RB-1.6.1", "{field} has a crop tile already"),
        ReasonKind("shape", "RB-2.2.4", "the tile does not fit on these fields"),
        ReasonKind("tile-not-shown", "RB-1.6.1", "no {tile} lies face up"),
        ReasonKind("tile-no-room", "RB-1.6.1", "{tile} fits nowhere under these workers"),
        ReasonKind("no-triple-search", "RB-1.6.4", "a coin searches singles and doubles, never triples"),
        ReasonKind("stack-without", "RB-3.17", "no {tile} is left in the stack"),
        ReasonKind("space-other", "RB-1.6.1", "display space {space} does not show that tile"),
        ReasonKind("must-plant", "RB-1.6.5", "a worker on a bare field must be planted under"),
        ReasonKind("boat-gone", "RB-1.7.8", "boat {boat} is sold out"),
        ReasonKind(
            "boat-not-shown",
            "RB-1.7.7",
            "boat {boat} is not on show any more; from the stack it costs a coin",
        ),
        ReasonKind("boat-stack-empty", "RB-1.7.7", "no boat {boat} is left in its stack"),
        ReasonKind(
            "boat-load",
            "RB-1.7.1",
            "boat {boat} needs {need} workers on one crop; {crop} has {have}",
        ),
        ReasonKind(
            "boat-load-any",
            "RB-1.7.1",
            "boat {boat} needs {need} workers on one crop; the most there are is {have}",
        ),
        ReasonKind("load-count", "RB-3.30", "exactly {need} workers leave, not {have}"),
        ReasonKind("load-elsewhere", "RB-1.7.1", "only workers on that crop can be loaded"),
        ReasonKind("nothing-loads", "RB-1.7.1", "no worker stands on that crop"),
        ReasonKind("asset-due", "RB-1.8.2", "the asset that is due comes first"),
        ReasonKind(
            "asset-other",
            "RB-1.8.3",
            "another kind of asset may be chosen only when the named one is exhausted",
        ),
        ReasonKind("barns-gone", "RB-1.8.3", "no barn is left"),
        ReasonKind("wells-gone", "RB-1.8.3", "no well is left"),
        ReasonKind("surveyors-gone", "RB-1.8.3", "no surveyor is left"),
        ReasonKind("barn-field", "RB-1.8.4", "a barn needs an empty field"),
        ReasonKind("well-field", "RB-1.8.5", "a well needs a crop space"),
        ReasonKind("well-second", "RB-3.27", "that crop has its well already"),
        ReasonKind("no-decline", "RB-3.22", "this asset cannot be declined"),
        ReasonKind("agents-many", "RB-1.8.6", "at most {most} may be sent"),
        ReasonKind("agents-due", "RB-1.8.6", "first say how many workers go to New Orleans"),
        ReasonKind("card-not-shown", "RB-1.9.1", "card {card} does not lie on a slot"),
        ReasonKind("card-not-deck", "RB-1.9.5", "card {card} is not in the deck"),
        ReasonKind("deck-empty", "RB-3.35", "the deck is empty"),
        ReasonKind("deck-searched", "RB-3.34", "the deck is searched here, not drawn from blind"),
        ReasonKind("deck-blind", "RB-3.34", "the deck is drawn from blind here, not searched"),
        ReasonKind("must-take-card", "RB-3.36", "every seat takes a card"),
        ReasonKind("bonus-impossible", "RB-1.10.7", "that bonus cannot be carried out now"),
        ReasonKind("bonus-due", "RB-1.10.7", "the bonus of the scoring tile comes first"),
        ReasonKind("survey-nothing", "RB-1.10.2", "neither barn nor well stands on {field}"),
        ReasonKind("survey-used", "RB-1.10.2", "a surveyor is there already"),
        ReasonKind("survey-card", "RB-1.10.2", "card {card} does not lie beside this mat"),
    )
}


def why_not(state: State, refs: Iterable[Ref]) -> Reason:
    """Why no legal step has all of these refs: the first thing that is wrong with them."""
    pointed = set(refs)
    ask, seat, _ = state.pending[-1]
    if ask is Ask.OVER:
        return KINDS["over"]()
    if seat < 0:
        return KINDS["not-outcome" if pointed else "chance"]()
    for ref in pointed:
        if ref.kind == "field" and ref.seat != seat:
            return KINDS["other-mat"]()
    found = _ANSWERS[ask](state, seat, pointed)
    return found or KINDS["not-pointed"]()


def _one(pointed: set[Ref], kind: str) -> str:
    return next((ref.name for ref in sorted(pointed) if ref.kind == kind), "")


def _field(state: State, seat: int, pointed: set[Ref]) -> tuple[str, int]:
    names = state.board.grids[state.mats[seat]].names
    name = _one(pointed, "field")
    return name, names.index(name) if name in names else NOTHING


def _has(pointed: set[Ref], name: str) -> bool:
    return Ref("word", name) in pointed


def _draft(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    return KINDS["tile-owned" if _one(pointed, "phase") else "not-asked"]()


def _occupied(state: State, seat: int, name: str, field: int) -> Reason | None:
    if state.workers[seat] >> field & 1 and not state.covered(seat) >> field & 1:
        return KINDS["field-worker"](field=name)
    if state.covered(seat) >> field & 1:
        return KINDS["field-covered"](field=name)
    if state.barns[seat] >> field & 1:
        return KINDS["field-barn"](field=name)
    return None


def _worker(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    if _has(pointed, "pass"):
        return KINDS["must-place"]()
    name, field = _field(state, seat, pointed)
    if field == NOTHING and not _has(pointed, "coin"):
        return KINDS["not-asked"]()
    if field != NOTHING:
        taken = _occupied(state, seat, name, field)
        if taken:
            return taken
    if _has(pointed, "coin"):
        if not state.coins[seat]:
            return KINDS["no-coin"]()
        bonus = state.pending[-1][0] is Ask.BONUS_WORKER
        rule = "RB-1.5.7" if bonus else "RB-3.1" if state.card == state.board.wild else "RB-3.2"
        return replace(KINDS["coin-useless"](), rule=rule)
    _, with_coin = cultivation.field_masks(state, seat)
    suits = state.board.edition.mats[state.mats[seat]].suits
    own = next(suit for suit, mask in enumerate(suits) if mask >> field & 1)
    key = "field-suit-coin" if with_coin >> field & 1 else "field-suit"
    return KINDS[key](
        field=name,
        suit=suit_name(state.board, own),
        card=suit_name(state.board, state.card),
    )


def _plant(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    if _has(pointed, "pass"):
        return KINDS["must-plant"]()
    board = state.board
    coin = _has(pointed, "coin")
    if coin and not state.coins[seat]:
        return KINDS["no-coin"]()
    tile = board.edition.tile_index(_one(pointed, "tile"))
    if tile != NOTHING:
        kind = board.edition.tiles[tile]
        if coin and kind.size == 3:
            return KINDS["no-triple-search"]()
        if coin and not state.stacks[tile]:
            return KINDS["stack-without"](tile=kind.id)
        if not coin and tile not in state.display:
            return KINDS["tile-not-shown"](tile=kind.id)
        if not board.planting[state.mats[seat]].fits(kind.size, state.bare_workers(seat)):
            return KINDS["tile-no-room"](tile=kind.id)
    names = board.grids[state.mats[seat]].names
    for name in sorted(ref.name for ref in pointed if ref.kind == "field"):
        field = names.index(name) if name in names else NOTHING
        if field == NOTHING:
            continue
        if state.covered(seat) >> field & 1:
            return KINDS["already-planted"](field=name)
        if not state.workers[seat] >> field & 1:
            return KINDS["no-worker-there"](field=name)
    if tile != NOTHING or _one(pointed, "field"):
        return KINDS["shape"]()
    return KINDS["not-asked"]()


def _boat(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    edition = state.board.edition
    coin = _has(pointed, "coin")
    if coin and not state.coins[seat]:
        return KINDS["no-coin"]()
    loads = harvest.loads(state, seat)
    crop = _crop_pointed(state, seat, pointed)
    name = _one(pointed, "boat")
    index = next((i for i, boat in enumerate(edition.boats) if boat.id == name), NOTHING)
    if index != NOTHING:
        shown = state.boats_shown >> index & 1
        if not shown and not state.boat_stacks[index]:
            return KINDS["boat-gone"](boat=name)
        if coin and not state.boat_stacks[index]:
            return KINDS["boat-stack-empty"](boat=name)
        if not coin and not shown:
            return KINDS["boat-not-shown"](boat=name)
        need = edition.boats[index].capacity
        if crop != NOTHING:
            return KINDS["boat-load"](boat=name, need=need, crop=edition.crops[crop].name, have=loads[crop])
        return KINDS["boat-load-any"](boat=name, need=need, have=max(loads))
    if crop != NOTHING or _one(pointed, "field"):
        return KINDS["nothing-loads"]()
    return KINDS["not-asked"]()


def _crop_pointed(state: State, seat: int, pointed: set[Ref]) -> int:
    letter = _one(pointed, "crop")
    for crop, kind in enumerate(state.board.edition.crops):
        if kind.id == letter:
            return crop
    _, field = _field(state, seat, pointed)
    if field != NOTHING:
        for crop in range(state.board.crop_count):
            if state.crops[seat * state.board.crop_count + crop] >> field & 1:
                return crop
    return NOTHING


def _asset(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    due = state.pending[-1][2]
    barns, wells, surveyor, may_decline = asset_choices(state, seat, due)
    if _has(pointed, "pass") and not may_decline:
        return KINDS["no-decline"]()
    wanted = {name for name in ("barn", "well", "surveyor") if _has(pointed, name)}
    if "surveyor" in wanted and not surveyor:
        return KINDS["asset-other" if state.surveyors_left else "surveyors-gone"]()
    name, field = _field(state, seat, pointed)
    if "barn" in wanted and not barns:
        if not state.barns_left:
            return KINDS["barns-gone"]()
        return KINDS["barn-field" if not state.empty(seat) else "asset-other"]()
    if "well" in wanted and not wells:
        if not state.wells_left:
            return KINDS["wells-gone"]()
        if due in (Due.BARN, Due.SURVEYOR, Due.SLOT) and not may_decline:
            return KINDS["asset-other"]()
        return KINDS["well-second" if state.covered(seat) else "well-field"]()
    if field != NOTHING:
        if (barns and not wells) or "barn" in wanted:
            return _occupied(state, seat, name, field) or KINDS["barn-field"]()
        if state.covered(seat) >> field & 1:
            return KINDS["well-second"]()
        return KINDS["well-field" if "well" in wanted else "barn-field"]()
    return KINDS["asset-due"]()


def _agents(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    if any(ref.name.startswith("send ") for ref in pointed):
        return KINDS["agents-many"](most=min(state.pending[-1][2], state.supply[seat]))
    return KINDS["agents-due"]()


def _card(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    coin = _has(pointed, "coin")
    if coin and not state.coins[seat]:
        return KINDS["no-coin"]()
    if coin and not state.layers:
        return KINDS["deck-empty"]()
    if _one(pointed, "deck") and not state.board.blind:
        return KINDS["deck-searched"]()
    name = _one(pointed, "card")
    if name and coin:
        return KINDS["deck-blind" if state.board.blind else "card-not-deck"](card=name)
    if name:
        return KINDS["card-not-shown"](card=name)
    if _has(pointed, "pass"):
        return KINDS["must-take-card"]()
    return KINDS["not-asked"]()


def _bonus(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    if any(ref.name.startswith("bonus ") for ref in pointed):
        return KINDS["bonus-impossible"]()
    return KINDS["bonus-due"]()


def _survey(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    name, field = _field(state, seat, pointed)
    if field != NOTHING:
        used = state.used[seat] >> field & 1
        return KINDS["survey-used"]() if used else KINDS["survey-nothing"](field=name)
    card = _one(pointed, "card")
    if card:
        ids = [face.id for face in state.board.edition.cards]
        owned = card in ids and state.cards[seat] >> ids.index(card) & 1
        return KINDS["survey-used"]() if owned else KINDS["survey-card"](card=card)
    return KINDS["not-asked"]()


_ANSWERS: Final = {
    Ask.DRAFT: _draft,
    Ask.BONUS_WORKER: _worker,
    Ask.WORKER: _worker,
    Ask.PLANT: _plant,
    Ask.BOAT: _boat,
    Ask.ASSET: _asset,
    Ask.AGENTS: _agents,
    Ask.CARD: _card,
    Ask.BONUS: _bonus,
    Ask.SURVEY: _survey,
}
