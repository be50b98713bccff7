"""What a legal set costs where a hand of thirty cards allows thousands of sets."""

from __future__ import annotations

from engine.core.component import Inventory, Ref
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.sobek import set_choices
from tests.benchmarks.unit import Figure, median_s

HAND = {
    "wheat-1": 5, "wheat": 3, "merchant": 1, "courtisan": 1, "fish-1": 5, "fish": 3, "thief": 1,
    "cattle-1": 5, "cattle": 2, "amulet": 5, "ivory-3": 1,
}  # fmt: skip
"""32 cards of the standard box."""
SAID = {"round": "1", "start": "1", "phase": "turn", "turn": "1", "top": "beige"}


def large_hand_figures(unit: float) -> list[Figure]:
    """Making the legal set, its length, one look-up by index, one `in` and one narrowing, nothing cached."""
    rules = game("sobek")
    agreed = Setup("sobek", (SeatSetup("A"), SeatSetup("B")))
    lying = Inventory(
        {"1.hand": HAND | {"wheat-start": 2}, "2.hand": {"fish-start": 2}, "dock-1": {"ivory": 1}}
    )
    state = rules.from_position(agreed, lying, SAID)
    wanted = (Ref("card", "wheat-1 3"), Ref("card", "amulet 2"))

    def once() -> None:
        set_choices.choices.cache_clear()
        set_choices.ways.cache_clear()
        legal = rules.legal_actions(state)
        step = legal[len(legal) - 1]
        assert step in legal and len(legal.narrow(wanted)) > 100

    count = len(rules.legal_actions(state))
    return [Figure(f"legal set of 34 cards, {count:,} steps", median_s(once, 25) / unit, "units", 10_000)]
