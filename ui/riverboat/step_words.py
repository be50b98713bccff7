"""Steps in words, read from their notation, so that lists of moves and the log say the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.riverboat import events as ev
from engine.riverboat import steps as st
from engine.riverboat.components import Edition
from engine.riverboat.hexgrid import bits
from ui.riverboat import nouns
from ui.riverboat.score_words import score_key

translate = QCoreApplication.translate
_FIELD: Final = re.compile(r"[a-z]\d+")
PHASES = ("", "cultivation", "planting", "harvest", "opportunity", "scoring")


def notation(step: Any, names: Sequence[str], edition: Edition) -> str:
    """A seat's step as a record writes it, with the field names of that seat's mat."""
    match step:
        case st.TakePhaseTile(phase):
            return f"draft {PHASES[phase]}"
        case st.PlaceWorker(field, coin):
            return f"place {names[field]}" + " coin" * coin
        case st.PlantCrop(tile, fields, coin, _):
            return f"plant {edition.tiles[tile].id} {' '.join(names[f] for f in fields)}" + " coin" * coin
        case st.TakeBoat(boat, crop, coin, leaving):
            source = " from " + " ".join(names[f] for f in bits(leaving)) if leaving else ""
            return f"boat {edition.boats[boat].id} {edition.crops[crop].id}" + " coin" * coin + source
        case st.PlaceBarn(field):
            return f"barn {names[field]}"
        case st.PlaceWell(field):
            return f"well {names[field]}"
        case st.TakeSurveyor():
            return "surveyor"
        case st.SendAgents(count):
            return f"send {count}"
        case st.TakeCard(card, coin):
            return f"card {edition.cards[card].id}" + " coin" * coin
        case st.BuyBlindCard():
            return "card blind coin"
        case st.ChooseBonus(kind):
            return f"bonus {kind}"
        case st.PlaceSurveyor(field, card):
            return f"survey {names[field]}" if field >= 0 else f"survey card {edition.cards[card].id}"
    return "pass"


def step_words(text: str, edition: Edition, seat_name: Callable[[int], str]) -> str:
    """A step's notation in words."""
    verb, *rest = text.split() or [""]
    coin = "coin" in rest and verb != "bonus"
    words = [word for word in rest if word != "coin"] if verb != "bonus" else rest
    said = _said(verb, words, edition, seat_name)
    return translate("Steps", "{step}, for a coin").format(step=said) if coin else said


def step_refs(text: str, seat: int) -> tuple[Ref, ...]:
    """The fields and the card that a step's notation names, on the mat of that seat."""
    verb, *rest = text.split() or [""]
    if verb in ("card", "survey") and "card" in (verb, *rest[:1]):
        return tuple(Ref("card", word) for word in rest[-1 if verb == "survey" else 0 :][:1])
    if verb not in ("place", "plant", "boat", "barn", "well", "survey"):
        return ()
    if verb == "boat":
        rest = rest[rest.index("from") + 1 :] if "from" in rest else []
    fields = rest[: rest.index("space")] if "space" in rest else rest
    return tuple(Ref("field", word, seat) for word in fields if _FIELD.fullmatch(word))


def _said(verb: str, words: list[str], edition: Edition, seat_name: Callable[[int], str]) -> str:
    first = words[0] if words else ""
    match verb:
        case "mat":
            return translate("Steps", "Mat {mat} is dealt").format(mat=first)
        case "start":
            return translate("Steps", "{name} starts").format(name=seat_name(int(first) - 1))
        case "fill":
            return translate("Steps", "To the supply: {tile}").format(tile=_tile(first, edition))
        case "slot":
            return translate("Steps", "Turned up: opportunity card {card}").format(card=first)
        case "draw":
            return translate("Steps", "Drawn: opportunity card {card}").format(card=first)
        case "reveal":
            return translate("Steps", "Revealed: {suit}").format(suit=nouns.suit_by_name(first))
        case "draft":
            phase = PHASES.index(first)
            return translate("Steps", "Take phase tile {number}, {name}").format(
                number=phase, name=nouns.phase_short(phase)
            )
        case "place":
            return translate("Steps", "Worker on {field}").format(field=first)
        case "plant":
            fields = words[1 : words.index("space")] if "space" in words else words[1:]
            return translate("Steps", "Plant {tile} on {fields}").format(
                tile=_tile(first, edition), fields=" ".join(fields)
            )
        case "boat":
            return _boat(words, edition)
        case "barn":
            return translate("Steps", "Barn on {field}").format(field=first)
        case "well":
            return translate("Steps", "Well on {field}").format(field=first)
        case "surveyor":
            return translate("Steps", "Take a surveyor")
        case "send" if first == "0":
            return translate("Steps", "Nobody to New Orleans")
        case "send":
            return translate("Steps", "Workers to New Orleans: {count}").format(count=first)
        case "card":
            if first == "blind":
                return translate("Steps", "Take the top card of the deck")
            return translate("Steps", "Take opportunity card {card}").format(card=first)
        case "bonus":
            return _bonus(first)
        case "survey":
            if first == "card":
                return translate("Steps", "Surveyor on opportunity card {card}").format(card=words[1])
            return translate("Steps", "Surveyor on {field}").format(field=first)
        case "pass":
            return translate("Steps", "Pass")
    return " ".join((verb, *words))


def _tile(name: str, edition: Edition) -> str:
    index = edition.tile_index(name)
    return nouns.tile_name(edition, edition.tiles[index]) if index >= 0 else name


def _boat(words: list[str], edition: Edition) -> str:
    boat = next((boat for boat in edition.boats if boat.id == words[0]), None)
    crop = next((i for i, crop in enumerate(edition.crops) if crop.id == words[1]), -1)
    capacity = boat.capacity if boat else 0
    said = translate("Steps", "Boat {boat} loaded with {count} × {crop}").format(
        boat=words[0], count=capacity, crop=nouns.crop_name(edition, crop) if crop >= 0 else words[1]
    )
    if "from" in words:
        fields = " ".join(words[words.index("from") + 1 :])
        said = translate("Steps", "{step} ({fields})").format(step=said, fields=fields)
    return said


def _bonus(kind: str) -> str:
    named = {
        "coin": translate("Steps", "Bonus: 1 coin"),
        "harbor": translate("Steps", "Bonus: harbor master 1 space"),
        "agent": translate("Steps", "Bonus: 1 worker to New Orleans"),
    }
    return named.get(kind, kind)


def effect(event: Any) -> str:
    """What an event brought to a seat, short; empty where the step says it already."""
    match event:
        case ev.PointsScored(line=line):
            return translate("Steps", "+{points} ({kind})").format(
                points=line.points, kind=score_key(line.key)
            )
        case ev.CoinPaid():
            return translate("Steps", "−1 coin")
        case ev.CoinGained():
            return translate("Steps", "+1 coin")
        case ev.HarborMoved(before=before, after=after):
            return translate("Steps", "harbor +{spaces}").format(spaces=after - before)
        case ev.SurveyorTaken():
            return translate("Steps", "+1 surveyor")
        case ev.BonusDue():
            return translate("Steps", "harvest bonus due")
        case ev.WorkersReturned(fields=fields):
            return translate("Steps", "workers back to the supply: {count}").format(count=len(fields))
        case ev.Passed(forced=True, key="harvest"):
            return translate("Steps", "can load no boat")
        case ev.CardsTucked(cards=cards):
            return translate("Steps", "cards under the deck: {count}").format(count=len(cards))
    return ""
