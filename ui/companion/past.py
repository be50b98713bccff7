"""What was entered at a table, what might have been entered instead, and what a correction would come to."""

from __future__ import annotations

from enum import StrEnum
from itertools import islice
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.core.errors import IllegalStep
from engine.core.game import Chance, Decision
from engine.session.amending import AmendPlan, plan_amend
from engine.session.session import Session
from ui.companion.table_desk import TableDesk
from ui.companion.words import TableWords

translate = QCoreApplication.translate
MOST_LISTED: Final = 600


class How(StrEnum):
    """What is done with an entry."""

    REPLACE = "replace"
    INSERT = "insert"
    """Something was forgotten before it."""
    DELETE = "delete"


class Past:
    """The entries of one table, as a viewer may know them. Nothing is changed but by `correct`."""

    def __init__(self, desk: TableDesk, words: TableWords) -> None:
        self._desk = desk
        self._words = words

    def entries(self, viewer: int) -> list[tuple[int, str]]:
        """The frame and the words of every step that stands, in order."""
        lines = [line for line in self._desk.session.log(viewer) if not line.undone and line.frame > 0]
        return [(line.frame, self._words.line(line)) for line in lines]

    def choices(self, frame: int, viewer: int) -> list[tuple[str, str]] | None:
        """What might stand there, in words and in notation; None where the viewer may not know that."""
        there = self._before(frame)
        node = there.node
        knows = isinstance(node, Chance) and node.informs(viewer)
        knows = knows or (isinstance(node, Decision) and node.seat == viewer)
        if not (knows or not there.game.hides(there.setup)):
            return None
        if isinstance(node, Chance):
            return [
                (self._words.outcome(step, there), there.write(step))
                for step, _ in islice(there.outcomes(), MOST_LISTED)
            ]
        view = there.view(viewer)
        steps: list[Any] = list(islice(there.legal(), MOST_LISTED)) if isinstance(node, Decision) else []
        return [(self._words.phrases.step(step, view), there.write(step)) for step in steps]

    def _before(self, frame: int) -> Session:
        """A session that stands where that entry was made."""
        there = self._desk.session.fork()
        if frame <= there.length:
            there.back_to(frame - 1, consented=True)
        return there

    def plan(self, frame: int, how: How, text: str) -> AmendPlan:
        """What would come of it. Raises `IllegalStep` or `NotationError` for what does not fit there."""
        texts = () if how is How.DELETE else (text,)
        return plan_amend(self._desk.session, frame, drop=int(how is not How.INSERT), texts=texts)

    def told(self, plan: AmendPlan, viewer: int) -> str:
        """The plan in words: what is kept, and which entry no longer fits, with its rule."""
        kept = translate("Companion", "Later entries that stay: {count}.").format(count=plan.kept)
        misfit = plan.misfit
        if misfit is None:
            return kept
        name = dict(self.entries(viewer)).get(misfit.frame, "")
        reason = self._words.phrases.reason(misfit.reason)
        rule = f" ({misfit.reason.rule})" if misfit.reason.rule else ""
        lost = translate(
            "Companion",
            "“{entry}” no longer fits: {reason} It is taken back with all after it ({count});"
            " they stay in the log, marked.",
        )
        return f"{kept} " + lost.format(entry=name, reason=reason + rule, count=plan.lost)

    def refusal(self, error: IllegalStep) -> str:
        """Why something cannot stand there."""
        rule = f" ({error.reason.rule})" if error.reason.rule else ""
        return self._words.phrases.reason(error.reason) + rule

    def correct(self, plan: AmendPlan) -> None:
        """Do it; what lies elsewhere then is listed, to be moved."""
        self._desk.amend(plan)
