"""Sobek as hands know it: the places of a real table, and what has to be done there, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.companion.stations import LEFT_OUT
from engine.core.game import Prompt
from engine.core.setup import Setup
from engine.session.view import View
from engine.sobek.components import GOODS
from engine.sobek.observation import SobekObservation
from ui.play_words import PlayWords
from ui.sobek import nouns
from ui.sobek.prompt_words import may_see_hand

translate = QCoreApplication.translate
_DOCKS = 9


def station_places(setup: Setup) -> tuple[tuple[str, ...], ...]:
    """What a reader can be put under: each entry the places that it sees then."""
    seats = range(1, len(setup.seats) + 1)
    docks = tuple((f"dock-{dock}",) for dock in range(1, _DOCKS + 1))
    return (
        ("dock-*",),
        *((f"{seat}.", f"-{seat}.hand") for seat in seats),
        *((f"{seat}.",) for seat in seats),
        *((f"{seat}.hand",) for seat in seats),
        *((f"{seat}.corruption",) for seat in seats),
        ("discards",),
        *docks,
    )


def group_name(setup: Setup, places: tuple[str, ...]) -> str:
    """Places that belong together, in words: there is no word for any."""
    del setup, places
    return ""


def place_name(setup: Setup, place: str) -> str:
    """A place of the inventory, or a beginning of places, in words; or what of that is left out."""
    if place.startswith(LEFT_OUT):
        return translate("Places", "without the hand")
    if of_seat := PlayWords(setup).place_of_seat(place, _own_place):
        return of_seat
    family, _, number = place.rpartition("-")
    if family == "dock":
        if number == "*":
            return translate("Places", "the docks")
        return translate("Places", "dock {number}").format(number=number)
    named = {
        "unseen": translate("Places", "deck"),
        "unseen-start": translate("Places", "start cards that are left"),
        "unseen-tokens": translate("Places", "face-down event tokens"),
        "discards": translate("Places", "discard pile"),
        "tokens": translate("Places", "event tokens of this round"),
        "tokens-used": translate("Places", "used event tokens"),
    }
    return named.get(place, place)


def _own_place(rest: str) -> str:
    named = {
        "hand": translate("Places", "hand"),
        "laid": translate("Places", "new set"),
        "corruption": translate("Places", "under the corruption tile"),
        "curses": translate("Places", "beside the corruption tile"),
    }
    if rest in named:
        return named[rest]
    good = rest.removeprefix("laid-")
    if good not in GOODS:
        return rest
    text = translate("Places", "new set of {good}") if good != rest else translate("Places", "set of {good}")
    return text.format(good=nouns.good_by_name(good))


def act_words(setup: Setup, prompt: Prompt) -> tuple[str, str]:
    """What hands do where nobody chooses: a headline and a detail, empty where the prompt says enough."""
    args: dict[str, str | int] = dict(prompt.args)
    words = PlayWords(setup)
    for key, name in (("seat", "name"), ("victim", "victim")):
        if key in args:
            args[name] = words.seat_name(int(args[key]) - 1)
    if "good" in args:
        args["good"] = nouns.good_by_name(str(args["good"]))
    if "back" in args:
        args["back"] = nouns.back_by_name(str(args["back"]))
    show = translate("TableActs", "Show it to a reader, lay it in its place, or say it here.")
    hidden = translate("TableActs", "Show its face to the reader only; the others look away.")
    match prompt.key:
        case "deal-card":
            text, show = translate("TableActs", "{name} takes a start card"), hidden
        case "fill-dock":
            text = translate("TableActs", "Lay the next card of the deck on dock {dock}")
            if setup.option("hidden") == "blank":
                show = translate("TableActs", "Show a good to a reader; of a character only say its back.")
        case "show-back":
            text = translate("TableActs", "Which back lies on top of the deck now?")
            show = translate("TableActs", "Only the back; nobody looks at the face.")
        case "draw-card":
            text, show = translate("TableActs", "{name} draws the top card of the deck ({back} back)"), hidden
        case "bind-character":
            text, show = translate("TableActs", "{name} looks at the face-down character"), hidden
        case "draw-stolen":
            text = translate("TableActs", "{name} takes a card ({back} back) from the hand of {victim}")
            show = hidden
        case "bind-token":
            text, show = translate("TableActs", "{name} looks at the event tokens of this round"), hidden
        case "show-card":
            play = args.get("use") == "play"
            text = (
                translate("TableActs", "{name} shows the character that is played")
                if play
                else translate("TableActs", "{name} shows a card for {good}")
            )
        case "show-named":
            text = translate("TableActs", "{name} lays cards of {good} in the corruption on the discard pile")
            show = translate("TableActs", "Show each of them to a reader, or say that there are no more.")
        case "look-card":
            text, show = translate("TableActs", "{name} looks through the corruption of {victim}"), hidden
        case "tie-card":
            text = translate("TableActs", "A tie: {name} shows a card with a beige back in the corruption")
        case "draw-start":
            text, show = translate("TableActs", "Draw who starts the game. Who is it?"), ""
        case "draw-chooser":
            text, show = translate("TableActs", "Draw which of the last ones chooses who starts"), ""
        case _:
            return "", ""
    return text.format(**args), show


def reminder(setup: Setup, view: View) -> str:
    """What is easily forgotten now: what goes under the corruption tile, what a set brings, the refill."""
    seen: SobekObservation = view.observation
    if view.prompt.key == "extra-action" and len(seen.queue) > 1:
        return translate("TableActs", "Cards that are passed over go under the own corruption tile.")
    if view.prompt.key == "extra-action":
        return translate("TableActs", "After the last card the docks are filled anew.")
    if view.prompt.key == "pick-token":  # the last one is no secret
        return translate("TableActs", "Look at them alone.") if view.prompt.left > 1 else ""
    if view.prompt.key == "action" and setup.option("hidden") == "blank":
        return translate(
            "TableActs", "Cards that are played or laid are shown then; others need not be told."
        )
    if view.prompt.key == "lay-last" and may_see_hand(view.prompt.seat, seen):  # others are told anyway
        return translate("TableActs", "What stays in the hand goes under the own corruption tile.")
    return ""


def lies_open(place: str) -> bool:
    """Whether everybody sees which pieces lie there; where all of a seat lies, its hand does, too."""
    return place not in ("unseen", "unseen-start", "unseen-tokens", "tokens") and not place.endswith(
        (".", ".hand", ".corruption")
    )


def told_as(place: str) -> str:
    """Where others believe what lies there: a set laid sideways is in the hand till all have laid."""
    seat, dot, name = place.partition(".")
    return f"{seat}.hand" if dot and name.startswith("laid-") else place
