"""Why something may not be done, in the reader's language. Keys are the engine's and the session's."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.errors import Reason
from engine.riverboat.components import Edition
from ui.riverboat import nouns
from ui.session_words import session_reasons

translate = QCoreApplication.translate
_SUIT_CARDS = ("field-suit", "field-suit-coin")


def _general() -> dict[str, str]:
    return {
        "over": translate("Reasons", "The game is over."),
        "chance": translate("Reasons", "Nobody chooses now: something is to be revealed first."),
        "not-outcome": translate("Reasons", "This cannot come up here."),
        "not-asked": translate("Reasons", "This is not what is asked now."),
        "other-mat": translate("Reasons", "This is not the mat of the seat on turn."),
        "not-pointed": translate("Reasons", "These things together make no step."),
        "tile-owned": translate("Reasons", "That phase tile is taken."),
    }


def _fields() -> dict[str, str]:
    return {
        "field-worker": translate("Reasons", "A worker stands on {field} already."),
        "field-covered": translate("Reasons", "{field} is covered by a crop."),
        "field-barn": translate("Reasons", "A barn stands on {field}."),
        "field-suit": translate("Reasons", "{field} is a {suit}, the card shows a {card}."),
        "field-suit-coin": translate(
            "Reasons", "{field} is a {suit}, the card shows a {card}; a coin would allow it."
        ),
        "no-coin": translate("Reasons", "There is no coin to pay with."),
        "coin-useless": translate("Reasons", "No coin is needed: any empty field may be taken."),
        "must-place": translate("Reasons", "Who has a worker and an empty field must place it."),
        "no-worker-there": translate(
            "Reasons", "No worker stands on {field}, and a tile goes only under workers."
        ),
        "already-planted": translate("Reasons", "{field} has a crop tile already."),
        "shape": translate("Reasons", "The tile does not fit on these fields."),
        "tile-not-shown": translate("Reasons", "No {tile} lies face up."),
        "tile-no-room": translate("Reasons", "{tile} fits nowhere under these workers."),
        "no-triple-search": translate("Reasons", "A coin searches singles and doubles, never triples."),
        "stack-without": translate("Reasons", "No {tile} is left in the stack."),
        "space-other": translate("Reasons", "Display space {space} does not show that tile."),
        "must-plant": translate("Reasons", "A worker on a bare field must be planted under."),
    }


def _boats() -> dict[str, str]:
    return {
        "boat-gone": translate("Reasons", "Boat {boat} is sold out."),
        "boat-not-shown": translate(
            "Reasons", "Boat {boat} is not on show any more; from the stack it costs a coin."
        ),
        "boat-stack-empty": translate("Reasons", "No boat {boat} is left in its stack."),
        "boat-load": translate(
            "Reasons", "Boat {boat} needs {need} workers on one crop; on {crop} there are {have}."
        ),
        "boat-load-any": translate(
            "Reasons", "Boat {boat} needs {need} workers on one crop; the most there are is {have}."
        ),
        "load-count": translate("Reasons", "Exactly {need} workers leave, not {have}."),
        "load-elsewhere": translate("Reasons", "Only workers on that crop can be loaded."),
        "nothing-loads": translate("Reasons", "No worker stands on that crop."),
    }


def _assets() -> dict[str, str]:
    return {
        "asset-due": translate("Reasons", "The asset that is due comes first."),
        "asset-other": translate(
            "Reasons", "Another kind of asset may be chosen only when the named one is exhausted."
        ),
        "barns-gone": translate("Reasons", "No barn is left."),
        "wells-gone": translate("Reasons", "No well is left."),
        "surveyors-gone": translate("Reasons", "No surveyor is left."),
        "barn-field": translate("Reasons", "A barn needs an empty field."),
        "well-field": translate("Reasons", "A well needs a crop space."),
        "well-second": translate("Reasons", "That crop has its well already."),
        "no-decline": translate("Reasons", "This asset cannot be declined."),
        "agents-many": translate("Reasons", "Workers that may be sent: at most {most}."),
        "agents-due": translate("Reasons", "First say how many workers go to New Orleans."),
    }


def _cards() -> dict[str, str]:
    return {
        "card-not-shown": translate("Reasons", "Card {card} does not lie on a slot."),
        "card-not-deck": translate("Reasons", "Card {card} is not in the deck."),
        "deck-empty": translate("Reasons", "The deck is empty."),
        "deck-searched": translate(
            "Reasons", "The deck is searched here, not drawn from blind: choose to use a coin."
        ),
        "deck-blind": translate("Reasons", "The deck is drawn from blind here, not searched."),
        "must-take-card": translate("Reasons", "Every seat takes a card."),
        "bonus-impossible": translate("Reasons", "That bonus cannot be carried out now."),
        "bonus-due": translate("Reasons", "The bonus of the scoring tile comes first."),
        "survey-nothing": translate("Reasons", "Neither barn nor well stands on {field}."),
        "survey-used": translate("Reasons", "A surveyor is there already."),
        "survey-card": translate("Reasons", "Card {card} does not lie beside this mat."),
    }


def reasons() -> dict[str, str]:
    """The text of every reason by its key."""
    return {**session_reasons(), **_general(), **_fields(), **_boats(), **_assets(), **_cards()}


def reason_text(reason: Reason, edition: Edition) -> str:
    """The sentence of a reason, without the number of its rule."""
    args: dict[str, str | int] = dict(reason.args)
    for name, value in args.items():
        if name == "crop":
            args[name] = nouns.crop_by_name(edition, str(value))
        elif name == "suit" or (name == "card" and reason.key in _SUIT_CARDS):
            args[name] = nouns.suit_by_name(str(value))
    text = reasons().get(reason.key)
    return text.format(**args) if text else str(reason)
