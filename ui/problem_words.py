"""What is wrong with a file, a setup or a disk, in the reader's language; the English is the engine's."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.errors import Complaint, DataError, Problem, Sentence, listed
from engine.session.loading import Refusal
from ui.tables import has_table

CONTEXT = "Problems"
"""Of every template; ui/problem_templates.py lists them."""


def in_words(said: object) -> str:
    """The text of a sentence, a complaint or an error; what is none of these stays as it is.

    Arguments are put in words too, if they are sentences; words of a file stay as they are written.
    """
    match said:
        case Complaint():
            return "\n".join([in_words(said.said), *listed(said.problems, in_words)])
        case Sentence():
            return _translated(said)
        case Problem():
            if not said.place:
                return in_words(said.text)
            return in_words(Sentence("{place}: {text}", place=said.place, text=said.text))
        case DataError():
            return "\n".join(map(in_words, said.problems))
        case Refusal() if not has_table(said.setup.game):
            return str(said.reason)
        case Refusal():
            from ui.phrasebook import phrases_for  # late: the start screen needs no words of a game

            reason = phrases_for(said.setup).reason(said.reason)
            rule = said.reason.rule
            return in_words(Sentence("{reason} ({rule})", reason=reason, rule=rule)) if rule else reason
    return str(said)


def _translated(said: Sentence) -> str:
    if not said.template:
        return ""
    text = QCoreApplication.translate(CONTEXT, said.template)
    # What is no sentence keeps its kind, for a template may ask for its digits or its quotation marks.
    args = {
        name: in_words(value) if isinstance(value, Sentence | Refusal) else value for name, value in said.args
    }
    return text.format(**args) if args else text
