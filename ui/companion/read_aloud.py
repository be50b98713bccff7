"""Reads aloud at a real table: what came of what was shown, the moves of bots, and the next act of hands.

All of it as the public knows it, whoever looks at the screen: a voice is heard by everybody.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from engine.companion.receipts import Act, Receipt, Said, Task
from engine.core.game import PUBLIC
from ui.companion.table_desk import TableDesk
from ui.companion.words import TableWords
from ui.speech import Speaker

TOGETHER_MS: Final = 60
"""What comes within this time is said in one go: a receipt, and the act that follows from it."""
SPOKEN: Final = frozenset(
    {
        Said.ACCEPTED,
        Said.REFUSED,
        Said.ASKED,
        Said.KEPT,
        Said.WRONG,
        Said.EARLIER,
        Said.AGREES,
        Said.UNKNOWN_TAG,
        Said.RETIRED_TAG,
        Said.CONFLICT,
        Said.LOST,
        Said.FOUND,
    }
)
"""That a piece was only seen has its sound; what a closed gate says is the prompt."""


class ReadAloud(QObject):
    """One table. Of receipts that come together the last is said; what is newer takes its place."""

    def __init__(self, desk: TableDesk, words: TableWords, speaker: Speaker, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = words
        self._speaker = speaker
        self._receipt = ""
        self._last: object = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER_MS)
        self._soon.timeout.connect(self._say)
        desk.told.connect(self._told)
        desk.changed.connect(self._wake)

    def _told(self, receipt: Receipt) -> None:
        # In words at once: what they tell of is in the log now, and may be taken back until they are said.
        if self._speaker.receipts and receipt.said in SPOKEN:
            self._receipt = self._in_short(receipt)
            self._wake()

    def _wake(self) -> None:
        # Once: a table that changes all the time is told of all the same.
        if self._speaker.on and not self._soon.isActive():
            self._soon.start()

    def _in_short(self, receipt: Receipt) -> str:
        """A receipt without the number of a tag, which nobody wants to hear."""
        if receipt.tag:
            unnamed = receipt.said is Said.CONFLICT and not receipt.told(PUBLIC)
            receipt = replace(receipt, tag=self.tr("A piece") if unnamed else "")
        return self._words.receipt(receipt, PUBLIC)

    def _say(self) -> None:
        receipt, self._receipt = self._receipt, ""
        prompt = self._new_prompt() if self._speaker.prompts else ()
        self._speaker.say(receipt, *prompt)

    def _new_prompt(self) -> tuple[str, ...]:
        """The next act, if it is another than what was said last."""
        desk = self._desk
        act = desk.act(PUBLIC)
        headline, detail = self._words.act(act, desk.session.view(PUBLIC))
        key: tuple[Any, ...] = (act.task, act.gate, desk.session.length)
        if act.task is not Task.MOVE:
            key += (headline,)  # a list that is ticked off is not said again and again
        if key == self._last or self._left_to_a_bot(act):
            return ()
        self._last = key
        return (headline, detail) if act.task in (Task.MOVE, Task.ASK) else (headline,)

    def _left_to_a_bot(self, act: Act) -> bool:
        """Whether hands have nothing to do: a bot thinks, and what it does will be said."""
        seat = act.prompt.seat
        return act.task in (Task.CHOOSE, Task.ASK) and seat >= 0 and not self._desk.session.human(seat)
