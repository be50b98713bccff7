"""Riverboat as hands know it: the places of a real table, and what has to be done there, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.companion.stations import LEFT_OUT
from engine.core.game import Prompt
from engine.core.setup import Setup
from engine.riverboat.components import PHASE_TILES, Phase
from engine.riverboat.observation import RiverboatObservation
from engine.session.view import View
from ui.listing import sentences
from ui.play_words import PlayWords
from ui.riverboat import nouns
from ui.riverboat.ground import edition_of

translate = QCoreApplication.translate


def station_places(setup: Setup) -> tuple[tuple[str, ...], ...]:
    """What a reader can be put under: each entry the places that it sees then."""
    edition = edition_of(setup)
    slots = tuple(f"slot-{number}" for number in range(1, len(edition.slots) + 1))
    seats = range(1, len(setup.seats) + 1)
    mats = tuple((f"{seat}.", f"-{seat}.cards", f"-{seat}.phases") for seat in seats)
    everything = tuple((f"{seat}.",) for seat in seats)
    beside = tuple((f"{seat}.{part}",) for seat in seats for part in ("cards", "phases"))
    shared = ("boats-shown", "phases", "supply", "cultivation-discard")
    rows = tuple(tuple(f"display-{space}" for space in row) for row in _rows(setup).values())
    spaces = tuple((f"display-{space}",) for row in _rows(setup).values() for space in row)
    single = tuple((place,) for place in (*slots, *shared))
    return (*mats, *everything, ("display-*",), *rows, slots, *single, *spaces, *beside)


def _rows(setup: Setup) -> dict[int, list[int]]:
    """The spaces of the crop supply by the size of their tiles: each row is what one antenna can tell."""
    from engine.registry import game  # late: words alone need no rules

    rows: dict[int, list[int]] = {}
    sizes = game(setup.game).board(setup).size_of_space  # type: ignore[attr-defined]  # Riverboat's own
    for space, size in enumerate(sizes, start=1):
        rows.setdefault(size, []).append(space)
    return rows


def group_name(setup: Setup, places: tuple[str, ...]) -> str:
    """Places that belong together, in words; an empty text where there is no word for them."""
    for size, row in _rows(setup).items():
        if places == tuple(f"display-{space}" for space in row):
            return translate("Places", "{tiles}, crop supply").format(tiles=nouns.tiles_of(size))
    return ""


def place_name(setup: Setup, place: str) -> str:
    """A place of the inventory, or a beginning of places, in words; or what of that is left out."""
    if place.startswith(LEFT_OUT):
        return translate("Places", "only the mat")
    if of_seat := PlayWords(setup).place_of_seat(place, _own_place):
        return of_seat
    family, _, number = place.rpartition("-")
    match family:
        case "display" if number == "*":
            return translate("Places", "crop supply")
        case "display":
            return translate("Places", "crop supply, space {number}").format(number=number)
        case "slot":
            return translate("Places", "opportunity slot {number}").format(number=number)
        case "under":
            return translate("Places", "under the opportunity deck")
    named = {
        "supply": translate("Places", "supply"),
        "stack": translate("Places", "stacks of crop tiles"),
        "deck": translate("Places", "opportunity deck"),
        "cultivation-deck": translate("Places", "cultivation deck"),
        "cultivation-discard": translate("Places", "cultivation discard pile"),
        "boats-stack": translate("Places", "stacks of boats"),
        "boats-shown": translate("Places", "boats on show"),
        "phases": translate("Places", "phase tiles in the middle"),
        "box": translate("Places", "the box"),
        "round-track": translate("Places", "round track"),
    }
    return named.get(place, place)


def _own_place(rest: str) -> str:
    named = {
        "supply": translate("Places", "own supply"),
        "mansion": translate("Places", "agents in New Orleans"),
        "cards": translate("Places", "cards beside the mat"),
        "phases": translate("Places", "own phase tiles"),
        "mat": translate("Places", "own mat"),
    }
    family, _, number = rest.rpartition("-")
    if family == "recess":
        return translate("Places", "boat recess {number}").format(number=number)
    if family == "harbor":
        return translate("Places", "harbor space {number}").format(number=number)
    if family == "card":
        return translate("Places", "card {number}").format(number=number)
    return named.get(rest) or translate("Places", "field {field}").format(field=rest)


def act_words(setup: Setup, prompt: Prompt) -> tuple[str, str]:
    """What hands do where nobody chooses: a headline and a detail, empty where the prompt says enough."""
    args: dict[str, str | int] = dict(prompt.args)
    if "seat" in args:
        args["name"] = PlayWords(setup).seat_name(int(args["seat"]))
    show = translate("TableActs", "Show it to a reader, lay it in its place, or say it here.")
    match prompt.key:
        case "deal-mat":
            text = translate("TableActs", "{name} draws a mat. Which one is it?")
        case "draw-start":
            text = translate("TableActs", "Draw who starts the game. Who is it?")
            show = translate("TableActs", "Any way will do, for example a worker of each in a closed hand.")
        case "fill-tile":
            size = nouns.tiles_of(int(args["size"]))
            text = translate("TableActs", "Refill space {space} of the crop supply from the stack: {size}")
            args["size"] = size
        case "fill-slot":
            text = translate("TableActs", "Turn up an opportunity card for slot {slot}")
        case "reveal-card":
            text = translate("TableActs", "Reveal cultivation card {number} of {cards}")
        case "draw-card":
            text = translate("TableActs", "{name} draws the top card of the opportunity deck")
        case _:
            return "", ""
    return text.format(**args), show


def reminder(setup: Setup, view: View) -> str:
    """What is easily forgotten now: who owns the phase and begins, what is cleared away."""
    seen: RiverboatObservation = view.observation
    said: list[str] = []
    phase = Phase(seen.phase) if seen.phase in PHASE_TILES else None
    words = PlayWords(setup)
    if phase is not None and seen.owner[phase] >= 0:
        said.append(
            translate("TableActs", "{phase}: {name} owns the tile and begins.").format(
                phase=nouns.phase_short(phase), name=words.seat_name(seen.owner[phase])
            )
        )
    if view.prompt.key == "asset-bonus":
        said.append(
            translate("TableActs", "At least nine spaces of one crop are harvested: once for each crop.")
        )
    if view.prompt.key == "card":
        said.append(
            translate("TableActs", "When all have a card, the face-up cards that are left go under the deck.")
        )
    return sentences(said)


def lies_open(place: str) -> bool:
    """Whether everybody sees which pieces lie there."""
    return place not in ("deck", "cultivation-deck") and not place.startswith("under-")


def told_as(place: str) -> str:
    """Where others believe what lies there: where it is, for only faces are hidden."""
    return place
