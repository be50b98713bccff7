"""Says aloud what bots do at the screen: each turn in one go, as everybody may know it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from engine.core.game import PUBLIC, Decision
from engine.session.view import Change, ChangeKind
from ui.phrasebook import phrases_for
from ui.session_bridge import SessionBridge
from ui.speech import Speaker


class BotsAloud(QObject):
    """Follows one play."""

    def __init__(self, bridge: SessionBridge, speaker: Speaker, parent: QObject) -> None:
        super().__init__(parent)
        self._session = bridge.session
        self._speaker = speaker
        self._done: list[str] = []
        self._who = -1
        bridge.changed.connect(self._follow)

    def _follow(self, change: Change) -> None:
        if not self._speaker.prompts or change.kind is ChangeKind.REWOUND:
            self._done = []
            return
        if change.kind is ChangeKind.STEPS:
            self._hear(change)
        node = self._session.node
        goes_on = isinstance(node, Decision) and node.seat == self._who
        if self._done and not goes_on:
            self._speaker.say(QCoreApplication.translate("Companion", "; ").join(self._done))
            self._done = []

    def _hear(self, change: Change) -> None:
        """What a bot has done with these steps."""
        new = range(change.first, change.first + change.count)
        phrases = phrases_for(self._session.setup)
        for line in self._session.log(PUBLIC):
            if line.frame in new and line.who >= 0 and not self._session.human(line.who):
                self._who = line.who
                said = phrases.log(line)[0]
                self._done += [phrases.to_seat(line.who, said)] if said else []
