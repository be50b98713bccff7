"""The next thing to do at a table with one's hands, in keys and moves; the window has the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.companion.explain import told_apart
from engine.companion.receipts import Act, Gate, Task
from engine.companion.repair import repair
from engine.companion.tableau import Difference, Spot, Tableau, TableView
from engine.core.game import PUBLIC, Chance, Decision, Terminal
from engine.session.ahead import state_at
from engine.session.session import Session


def next_act(
    session: Session,
    view: TableView,
    tableau: Tableau,
    difference: Difference,
    viewer: int,
    *,
    gate: Gate | None,
    debt: Mapping[Spot, int],
    wrong: bool,
    asked: Sequence[Any],
) -> Act:
    """What comes first: a gate, a table that is wrong, a question, then what the rules ask."""
    prompt = session.view(viewer).prompt
    if gate is not None:
        return Act(Task.MOVE, prompt, gate.kind, gate.left)
    if wrong:
        return Act(Task.MOVE, prompt, moves=repair(view, tableau, difference))
    owing = {spot: count for spot, count in difference.items() if spot in debt}
    owed = repair(view, tableau, owing)
    node = session.node
    if isinstance(node, Terminal):
        return Act(Task.NOTHING, prompt, owed=owed)
    if len(asked):
        refs = told_apart(session.game, state_at(session), asked)
        return Act(Task.ASK, prompt, owed=owed, refs=refs)
    return Act(Task.REVEAL if isinstance(node, Chance) else Task.CHOOSE, prompt, owed=owed)


def seat_of(place: str) -> int:
    """Whose place of the inventory it is, such as 0 for `1.hand`; -1 for one that is nobody's."""
    head, dot, _ = place.partition(".")
    return int(head) - 1 if dot and head.isdigit() else -1


def who_may_know(session: Session, lies_at: str = "") -> tuple[int, ...]:
    """Who may know what is shown now: all, or where hands are hidden those whom it is about.

    A piece that is known to lie with a seat is that seat's.
    """
    if not session.game.hides(session.setup):
        return (PUBLIC,)
    owner = seat_of(lies_at)
    if owner >= 0:
        return (owner,)
    node = session.node
    if isinstance(node, Decision):
        return (node.seat,)
    if isinstance(node, Chance):
        return tuple(seat for seat in range(len(session.controllers)) if node.informs(seat))
    return ()
