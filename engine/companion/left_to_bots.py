"""What a bot decides is left to it: whatever hands do meanwhile is none of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.companion.cardboard import Cardboard
from engine.companion.chronicle import Chronicle
from engine.companion.evidence import Ambiguous, Early, Explained, Explanation, Refused, Unexplained
from engine.companion.origins import as_it_came
from engine.companion.tableau import Difference, TableView
from engine.core.game import Decision
from engine.session.ahead import state_at
from engine.session.refusals import NOT_YOUR_TURN
from engine.session.session import Session


def bot_decides(session: Session, state: Any) -> bool:
    """Whether a bot is to choose in a state."""
    node = session.game.node(state)
    return isinstance(node, Decision) and not session.human(node.seat)


def as_hands_did(
    session: Session,
    view: TableView,
    cardboard: Cardboard,
    chronicle: Chronicle,
    found: Explanation,
    difference: Difference,
) -> Explanation:
    """What stations show, as people may have done it: with details of what has come, and no bot's choice.

    What is left of it enters; the rest differs from what should lie there until the bot has spoken.
    """
    came = as_it_came(view, cardboard, chronicle, state_at(session), found)
    match came:
        case Explained(steps):
            sure, _ = _of_people(session, steps)
            return Explained(sure) if sure else Unexplained(difference)
        case Ambiguous(steps, _, _) | Early(steps, _):
            sure, then_bot = _of_people(session, steps)
            # Others may act early while a bot is on turn; which of several things a bot does is not asked.
            cut = len(sure) < len(steps) or (then_bot and isinstance(came, Ambiguous))
            if cut:
                return Explained(sure) if sure else Unexplained(difference)
    return came


def as_people_showed(session: Session, found: Explanation, piece: str, lies_at: str) -> Explanation:
    """What was shown or pointed at, but refused where it would be a bot's choice.

    `piece` is what was shown last, and `lies_at` where it is known to lie; empty for nothing.
    """
    match found:
        case Explained(steps):
            sure, then_bot = _of_people(session, steps)
            refused = then_bot and len(sure) < len(steps)
        case Ambiguous(steps, _, _):
            _, refused = _of_people(session, steps)
        case _:
            return found
    return Refused(NOT_YOUR_TURN(), piece, lies_at) if refused else found


def _of_people(session: Session, steps: Sequence[Any]) -> tuple[tuple[Any, ...], bool]:
    """The steps before the first choice of a bot, and whether a bot is to choose after them."""
    state = state_at(session)
    sure: list[Any] = []
    for step in steps:
        if bot_decides(session, state):
            break
        state = state.clone()
        session.game.apply(state, step)
        sure.append(step)
    return tuple(sure), bot_decides(session, state)
