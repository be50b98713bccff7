"""What is asked, in the reader's language: a headline, a detail, and the words on the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.game import Prompt
from engine.riverboat.components import Edition
from engine.riverboat.observation import RiverboatObservation
from ui.listing import sentences
from ui.riverboat import nouns

translate = QCoreApplication.translate


def headlines() -> dict[str, str]:
    """The headline of every prompt by its key, with the places its arguments take."""
    return {
        "deal-mat": translate("Prompts", "The mats are dealt"),
        "draw-start": translate("Prompts", "The start player is drawn"),
        "fill-tile": translate("Prompts", "The crop supply is filled"),
        "fill-slot": translate("Prompts", "An opportunity card is turned up"),
        "reveal-card": translate("Prompts", "Reveal cultivation card {number} of {cards}"),
        "draw-card": translate("Prompts", "The top card of the deck is drawn"),
        "over": translate("Prompts", "The game is over"),
        "draft": translate("Prompts", "choose a phase tile ({left} left)"),
        "bonus-worker": translate("Prompts", "place the worker of the round track on any empty field"),
        "place-worker": translate("Prompts", "place a worker on a {suit} field (card {number} of {cards})"),
        "place-worker-any": translate(
            "Prompts", "place a worker on any empty field (card {number} of {cards})"
        ),
        "plant": translate("Prompts", "lay a crop tile under your workers ({left} on bare fields)"),
        "boat": translate("Prompts", "take a boat ({taken} of {limit} taken)"),
        "asset-barn": translate("Prompts", "place the barn on an empty field"),
        "asset-substitute": translate("Prompts", "choose another asset instead, or decline"),
        "asset-choice": translate("Prompts", "choose a barn, a well or a surveyor"),
        "asset-bonus": translate("Prompts", "harvest bonus: choose a barn, a well or a surveyor"),
        "agents": translate("Prompts", "send workers to New Orleans (at most {most})"),
        "card": translate("Prompts", "take an opportunity card"),
        "bonus": translate("Prompts", "choose the bonus of the scoring tile"),
        "survey": translate("Prompts", "place surveyors ({placed} of {limit} placed)"),
    }


def details() -> dict[str, str]:
    """The second line of a prompt by its key; not every prompt has one."""
    return {
        "draft": translate("Prompts", "Its owner gets the bonus and acts first in that phase."),
        "bonus-worker": translate("Prompts", "It does not count as one of the placements."),
        "place-worker-any": translate("Prompts", "Any colour will do, and no coin is needed."),
        "plant": translate("Prompts", "Choose a tile, then its fields; R turns it."),
        "boat": translate("Prompts", "Passing ends your harvest for this round."),
        "asset-barn": translate("Prompts", "It will count the crop with the most spaces round it."),
        "asset-substitute": translate("Prompts", "The asset that was due cannot be had."),
        "asset-choice": translate("Prompts", "Choose a lit field, or a button."),
        "asset-bonus": translate("Prompts", "Choose a lit field, or a button; you may decline."),
        "agents": translate("Prompts", "They stay there as agents until the end of the game."),
        "card": translate("Prompts", "A face-up card brings the reward of its slot."),
        "survey": translate("Prompts", "On barns, wells and cards beside your mat; each scores once."),
    }


def coin_details() -> dict[str, str]:
    """What a coin would allow, by the key of the prompt."""
    return {
        "place-worker": translate("Prompts", "A coin allows a field of any colour."),
        "plant": translate("Prompts", "A coin searches the stack of singles or doubles."),
        "boat": translate("Prompts", "A coin takes a boat out of its stack."),
        "card": translate("Prompts", "A coin takes a card of the deck instead, without a reward."),
    }


def _asked(prompt: Prompt) -> str:
    """The key of the words: after a wild card any field will do, as where none of the suit is left."""
    wild = prompt.key == "place-worker" and dict(prompt.args).get("suit") == "wild"
    return "place-worker-any" if wild else prompt.key


def headline(prompt: Prompt) -> str:
    """What is asked, without the name of the seat."""
    args: dict[str, str | int] = dict(prompt.args)
    if "suit" in args:
        args["suit"] = nouns.suit_by_name(str(args["suit"]))
    text = headlines().get(_asked(prompt), prompt.key)
    return text.format(**{**args, "left": prompt.left})


def detail(prompt: Prompt, seen: RiverboatObservation, edition: Edition) -> str:
    """What else is to be known: what can be loaded, what a coin would do, what passing means."""
    parts = []
    if prompt.key == "boat":
        parts.append(_loads(prompt.seat, seen, edition))
    parts.append(details().get(_asked(prompt), ""))
    if "coin" in prompt.words:
        parts.append(coin_details().get(prompt.key, ""))
    return sentences(parts)


def _loads(seat: int, seen: RiverboatObservation, edition: Edition) -> str:
    counts = [(crops & seen.workers[seat]).bit_count() for crops in seen.crops[seat]]
    found = [
        f"{nouns.crop_name(edition, crop)} {count}"
        for crop, count in sorted(enumerate(counts), key=lambda pair: -pair[1])
        if count
    ]
    return translate("Prompts", "Can load: {loads}.").format(loads=nouns.listed(found))


def word_text(word: str) -> str:
    """The button of a word that can be pressed."""
    named = {
        "coin": translate("Prompts", "Use a coin"),
        "barn": translate("Prompts", "Barn"),
        "well": translate("Prompts", "Well"),
        "surveyor": translate("Prompts", "Surveyor"),
        "bonus coin": translate("Prompts", "1 coin"),
        "bonus harbor": translate("Prompts", "Harbor master +1"),
        "bonus agent": translate("Prompts", "1 worker to New Orleans"),
        "send 0": translate("Prompts", "Send nobody"),
    }
    if word in named:
        return named[word]
    if word.startswith("send "):
        return translate("Prompts", "Send {count}").format(count=word.removeprefix("send "))
    return word


def pass_text(prompt: Prompt) -> str:
    """The button that declines, by what is asked."""
    if prompt.key == "boat":
        return translate("Prompts", "Pass")
    if prompt.key == "survey":
        return translate("Prompts", "No more surveyors")
    return translate("Prompts", "Decline")
