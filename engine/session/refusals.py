"""Why a session refuses what somebody wants, whatever the game."""

from __future__ import annotations

from typing import Final

from engine.core.errors import ReasonKind

NOT_YOUR_TURN: Final = ReasonKind("not-your-turn", "", "another seat is on turn")
WAITS: Final = ReasonKind("waits", "", "the turn has to be ended first, or taken back")
NOTHING_TO_UNDO: Final = ReasonKind("nothing-to-undo", "", "there is nothing to take back")
NEEDS_CONSENT: Final = ReasonKind(
    "needs-consent", "", "somebody has learned something since; the seats concerned must agree"
)
NOTHING_TO_REDO: Final = ReasonKind("nothing-to-redo", "", "there is nothing to do again")
NO_BOT: Final = ReasonKind("no-bot", "", "too little is told of the cards of this seat for a bot to play it")
OTHER_TURN: Final = ReasonKind("other-turn", "", "somebody else would be on turn there")
UNREADABLE: Final = ReasonKind("unreadable", "", "this means nothing there")
REASONS: Final = (
    NOT_YOUR_TURN,
    WAITS,
    NOTHING_TO_UNDO,
    NEEDS_CONSENT,
    NOTHING_TO_REDO,
    NO_BOT,
    OTHER_TURN,
    UNREADABLE,
)
