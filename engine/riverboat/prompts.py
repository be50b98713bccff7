"""What is asked of whom, in keys and numbers; the window has the words."""

from __future__ import annotations

from typing import Final

from engine.core.errors import Argument
from engine.core.game import Prompt
from engine.riverboat.components import Phase
from engine.riverboat.gains import asset_choices
from engine.riverboat.phases import cultivation, harvest, planting, surveying
from engine.riverboat.pointing import suit_name
from engine.riverboat.state import Ask, Due, State

CHANCES: Final = {
    Ask.MAT: ("deal-mat", "RB-1.2.1"),
    Ask.START: ("draw-start", "RB-1.2.5"),
    Ask.TILE: ("fill-tile", "RB-1.3.2"),
    Ask.SLOT: ("fill-slot", "RB-1.3.2"),
    Ask.REVEAL: ("reveal-card", "RB-1.5.1"),
    Ask.DRAW: ("draw-card", "RB-3.34"),
    Ask.OVER: ("over", "RB-1.12.9"),
}
"""Where nobody chooses: the key and the rule."""
KEYS: Final = (
    *(key for key, _ in CHANCES.values()),
    "draft",
    "bonus-worker",
    "place-worker",
    "place-worker-any",
    "plant",
    "boat",
    "asset-barn",
    "asset-substitute",
    "asset-choice",
    "asset-bonus",
    "agents",
    "card",
    "bonus",
    "survey",
)
"""Every key a prompt may have."""


def prompt(state: State) -> Prompt:
    """Who acts, what is asked, which words can be pressed, how many are left."""
    ask, seat, number = state.pending[-1]
    if seat < 0:
        key, rule = CHANCES[ask]
        if ask is Ask.TILE and state.phase is Phase.PLANTING:
            rule = "RB-1.6.6"
        return Prompt(key, args=_chance_args(state, ask, number), rule=rule)
    coin = ("coin",) if state.coins[seat] else ()
    match ask:
        case Ask.DRAFT:
            return Prompt("draft", seat, left=state.owner[1:].count(-1), rule="RB-1.3.3")
        case Ask.BONUS_WORKER:
            return Prompt("bonus-worker", seat, rule="RB-1.5.7")
        case Ask.WORKER:
            return _worker(state, seat)
        case Ask.PLANT:
            left = state.bare_workers(seat).bit_count()
            searching = coin if planting.LegalPlanting(state, seat).searching else ()
            return Prompt("plant", seat, words=searching, left=left, rule="RB-1.6.1")
        case Ask.BOAT:
            args: tuple[tuple[str, Argument], ...] = (
                ("taken", state.taken[seat]),
                ("limit", harvest.limit(state)),
            )
            left = harvest.limit(state) - state.taken[seat]
            most = max(harvest.loads(state, seat))
            stacked = any(
                count and capacity <= most
                for count, capacity in zip(state.boat_stacks, state.board.capacities, strict=True)
            )
            return Prompt("boat", seat, args, (*coin, "pass") if stacked else ("pass",), left, "RB-1.7.1")
        case Ask.ASSET:
            return _asset(state, seat, number)
        case Ask.AGENTS:
            most = min(number, state.supply[seat])
            words = tuple(f"send {count}" for count in range(most + 1))
            return Prompt("agents", seat, (("most", most),), words, rule="RB-1.8.6")
        case Ask.CARD:
            searchable = coin if state.layers else ()
            return Prompt("card", seat, words=searchable, rule="RB-1.9.1")
        case Ask.BONUS:
            words = tuple(f"bonus {step.kind}" for step in surveying.bonuses(state, seat))
            return Prompt("bonus", seat, words=words, rule="RB-1.10.7")
    limit = surveying.limit(state)
    left = min(limit - state.placed, state.surveyors[seat])
    return Prompt("survey", seat, (("placed", state.placed), ("limit", limit)), ("pass",), left, "RB-1.10.1")


def _chance_args(state: State, ask: Ask, number: int) -> tuple[tuple[str, Argument], ...]:
    if ask in (Ask.MAT, Ask.DRAW):
        return (("seat", number),)
    if ask is Ask.TILE:
        return (("size", state.board.size_of_space[number]), ("space", number + 1))
    if ask is Ask.SLOT:
        return (("slot", number + 1),)
    if ask is Ask.REVEAL:
        return (
            ("number", state.revealed + 1),
            ("cards", state.board.edition.cards_per_cultivation),
        )
    return ()


def _worker(state: State, seat: int) -> Prompt:
    _, with_coin = cultivation.field_masks(state, seat)
    cards = state.board.edition.cards_per_cultivation
    args: tuple[tuple[str, Argument], ...] = (
        ("suit", suit_name(state.board, state.card)),
        ("number", state.revealed),
        ("cards", cards),
    )
    key = "place-worker" if _suit_has_room(state, seat) else "place-worker-any"
    words = ("coin",) if with_coin else ()
    return Prompt(key, seat, args, words, cards - state.revealed, "RB-1.5.2")


def _suit_has_room(state: State, seat: int) -> bool:
    return bool(state.empty(seat) & state.board.mat_suits[state.mats[seat]][state.card])


def _asset(state: State, seat: int, due: int) -> Prompt:
    barns, wells, surveyor, may_decline = asset_choices(state, seat, due)
    named = (("barn", barns), ("well", wells), ("surveyor", surveyor), ("pass", may_decline))
    words = tuple(name for name, possible in named if possible)
    if due == Due.HARVEST:
        return Prompt("asset-bonus", seat, words=words, rule="RB-1.8.7")
    if due == Due.CHOICE:
        return Prompt("asset-choice", seat, words=words, rule="RB-1.8.2")
    if may_decline:
        return Prompt("asset-substitute", seat, words=words, rule="RB-1.8.3")
    return Prompt("asset-barn", seat, words=words, rule="RB-1.8.4")
