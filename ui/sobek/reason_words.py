"""Why something may not be done, in the reader's language. Keys are the engine's and the session's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.core.errors import Reason
from engine.sobek.components import Edition
from ui.session_words import session_reasons
from ui.sobek import nouns
from ui.sobek.gather_words import gather_reasons

translate = QCoreApplication.translate


def _turn() -> dict[str, str]:
    return {
        "over": translate("Reasons", "The game is over."),
        "chance": translate("Reasons", "Nobody chooses now: something is to be revealed first."),
        "not-outcome": translate("Reasons", "This cannot come up here: it is not among what is left."),
        "not-asked": translate("Reasons", "This is not what is asked now."),
        "not-together": translate("Reasons", "These things together make no step."),
        "no-pass": translate("Reasons", "A turn cannot be passed."),
        "dock-empty": translate("Reasons", "No card lies on dock {dock}."),
        "dock-far": translate("Reasons", "Only the first {reach} cards of the queue can be taken."),
        "one-card": translate("Reasons", "A turn takes one card of the queue."),
        "not-in-hand": translate("Reasons", "The hand has no card of this kind: {card}."),
        "fewer-in-hand": translate("Reasons", "So many the hand has of {card}: {have}."),
        "no-character": translate("Reasons", "Only a character can be played for its power."),
        "one-character": translate("Reasons", "A turn plays one character."),
        "set-small": translate("Reasons", "A set of {good} needs at least 3 cards; the hand has {have}."),
        "set-few": translate("Reasons", "A set is laid with at least 3 cards."),
        "added-few": translate("Reasons", "At least 3 cards are added to a set at once."),
        "last-few": translate("Reasons", "A set is laid with at least 3 cards, also at the end of a round."),
        "set-mixed": translate("Reasons", "A set has cards of one good, its characters, and amulets."),
        "set-none": translate("Reasons", "No three cards of the hand make a set."),
        "amulets-alone": translate("Reasons", "Amulets alone may only join a set that is there."),
        "laying": translate("Reasons", "The round is over: sets are laid from the hand now."),
        "no-powers": translate("Reasons", "No character has a power at the end of a round."),
        "start-due": translate("Reasons", "Choose the seat that starts."),
    }


def _powers() -> dict[str, str]:
    return {
        "good-due": translate("Reasons", "Name a good first."),
        "good-absent": translate(
            "Reasons", "Your corruption has no {good}, but other goods: name one of those."
        ),
        "good-amulet": translate("Reasons", "Amulets cannot be named."),
        "rob-due": translate("Reasons", "Choose a card in the hand of an opponent."),
        "rob-empty": translate("Reasons", "{seat} has no card in hand."),
        "rob-back": translate("Reasons", "That hand has no card with this back: {back}."),
        "own-seat": translate("Reasons", "It has to be an opponent."),
        "look-due": translate("Reasons", "Choose whose corruption to look through."),
        "look-empty": translate("Reasons", "Nothing lies under the corruption tile of {seat}."),
        "claim-due": translate("Reasons", "Take a card of that corruption."),
        "not-in-pile": translate("Reasons", "That corruption has no card of this kind: {card}."),
        "discard-due": translate(
            "Reasons", "First put cards of your hand under your corruption tile, down to 6."
        ),
        "add-due": translate("Reasons", "One or two cards of the hand have to join one of your sets."),
        "add-none": translate("Reasons", "You have no set of {good} on the table."),
        "face-told": translate("Reasons", "Every such card is known to lie elsewhere: {card}."),
        "face-good": translate("Reasons", "This does not count as {good}: {card}."),
        "face-back": translate("Reasons", "No card with this back is asked for ({back}): {card}."),
        "no-blank": translate(
            "Reasons", "So many untold cards with this back has the hand ({back}): {have}."
        ),
        "blank-none": translate("Reasons", "So many cards with this back ({back}) cannot count as {good}."),
        "point-back": translate(
            "Reasons", "Point at a card with this back ({back}); what it is is told after that: {card}."
        ),
        "only-back": translate("Reasons", "Only the back of the card is told."),
        "fetch-due": translate("Reasons", "Take a card on the docks."),
    }


def _tokens() -> dict[str, str]:
    return {
        "token-gone": translate("Reasons", "Not among the event tokens that are left: {token}."),
        "token-due": translate("Reasons", "Pick one of the event tokens first."),
        "guild-due": translate("Reasons", "Choose the opponent whose marker goes back."),
        "curse-due": translate("Reasons", "Choose the opponent who gets the Curse."),
        "prosper-due": translate(
            "Reasons", "Choose one of your sets of wheat, fish or cattle for Prosperity."
        ),
        "prosper-none": translate("Reasons", "You have no set of {good} for Prosperity."),
        "prosper-good": translate("Reasons", "A set of {good} cannot have Prosperity."),
    }


def reasons() -> dict[str, str]:
    """The text of every reason by its key."""
    return {**session_reasons(), **_turn(), **_powers(), **_tokens(), **gather_reasons()}


def reason_text(reason: Reason, edition: Edition, seat_name: Callable[[int], str]) -> str:
    """The sentence of a reason, without the number of its rule."""
    args: dict[str, str | int] = dict(reason.args)
    for name, value in args.items():
        match name:
            case "good":
                args[name] = nouns.good_by_name(str(value))
            case "card":
                args[name] = nouns.card_by_name(edition, str(value))
            case "back":
                args[name] = nouns.back_by_name(str(value))
            case "token":
                args[name] = nouns.token_by_name(str(value))
            case "seat":
                args[name] = seat_name(int(value) - 1)
    text = reasons().get(reason.key)
    return nouns.capital(text.format(**args)) if text else str(reason)
