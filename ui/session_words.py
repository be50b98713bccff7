"""Why a session refuses something, whatever the game, in the reader's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def session_reasons() -> dict[str, str]:
    """The text of every reason of a session by its key."""
    return {
        "not-your-turn": translate("Reasons", "Another seat is on turn."),
        "waits": translate("Reasons", "First end the turn, or take it back."),
        "nothing-to-undo": translate("Reasons", "There is nothing to take back."),
        "needs-consent": translate(
            "Reasons", "Somebody has learned something since; the seats concerned must agree."
        ),
        "other-turn": translate("Reasons", "Somebody else would be on turn there."),
        "unreadable": translate("Reasons", "This means nothing there."),
        "nothing-to-redo": translate("Reasons", "There is nothing to do again."),
        "no-bot": translate("Reasons", "Too little is told of the cards of this seat for a bot to play it."),
    }
