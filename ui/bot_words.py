"""The names of those who may decide for a seat, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def controller_title(controller: str) -> str:
    """A person, or a bot by its name; bots that have no words here keep their own."""
    translate = QCoreApplication.translate
    words = {
        "human": translate("Controller", "Person"),
        "greedy": translate("Controller", "Bot: greedy"),
        "random": translate("Controller", "Bot: random"),
    }
    return words.get(controller, translate("Controller", "Bot: {name}").format(name=controller))
