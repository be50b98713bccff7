"""Which of several equal pieces was taken, where nobody has said it and readers tell only afterwards."""

from __future__ import annotations

from engine.companion.tableau import Sight, TableView
from engine.core.game import Chance
from engine.session.ahead import state_at, step_at
from engine.session.amending import AmendPlan, plan_amend
from engine.session.session import Session


def otherwise(session: Session, view: TableView, sight: Sight) -> AmendPlan | None:
    """The last step with that detail with which all lies as it is seen; None if there is none.

    A click on a field does not say from which place its tile came. The step takes it from the first, and when
    a reader sees that it was another one, this is how the entry is corrected.
    """
    last = session.length
    if not last:
        return None
    game, before = session.game, state_at(session, last - 1)
    if isinstance(game.node(before), Chance):
        return None
    text = step_at(session, last)[1]
    for way in game.details(before, game.read(text, before)):
        written = game.write(way, before)
        if written != text:
            then = before.clone()
            game.apply(then, way, trusted=True)
            if not view.difference(view.of(then), sight):
                return plan_amend(session, last, drop=1, texts=(written,))
    return None
