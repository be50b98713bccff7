"""What the editor of boxes says: problems with the place they are about, and how far a part is known."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.errors import Problem, Sentence
from ui.own_box.parts import BoxParts
from ui.problem_words import in_words

translate = QCoreApplication.translate
_WRAPPER = "cannot be read: {reason}"


def problem_words(problem: Problem, parts: BoxParts) -> str:
    """A problem in the reader's language, after the name of the part that it is about."""
    said: object = problem.text
    reason = dict(problem.text.args).get("reason")
    if problem.text.template == _WRAPPER and isinstance(reason, Sentence):
        said = reason
    if isinstance(said, Sentence) and "name" in dict(said.args):
        template, args = said.template, dict(said.args)
        said = Sentence(template, **{**args, "name": parts.word(str(args["name"]))})
    return translate("OwnBox", "{part}: {problem}").format(
        part=parts.section_title(problem.place), problem=in_words(said)
    )


def trust_words(trust: str) -> str:
    """How far a part of the box is known, in a word or two."""
    return {
        "own": translate("OwnBox", "your box"),
        "printed": translate("OwnBox", "as printed"),
        "deduced": translate("OwnBox", "deduced"),
        "ruling": translate("OwnBox", "our ruling"),
        "reconstruction": translate("OwnBox", "reconstruction"),
    }.get(trust, trust)
