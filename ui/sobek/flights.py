"""How events of Sobek move things on the table, and what they bring to a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.sobek import events as ev
from engine.sobek.components import BACK_NAMES, BACK_OF, GREEN, ORANGE, Edition
from ui.game_table import Flight


class GainKind(Enum):
    """What an action can bring: points on the track, cards under the tile, points of a set so far."""

    POINTS = "points"
    CORRUPTION = "corruption"
    WORTH = "worth"


@dataclass(frozen=True, slots=True)
class Gain:
    """So much of something; less than zero is lost."""

    kind: GainKind
    amount: int


def flights_of(events: Sequence[Any], edition: Edition) -> list[Flight]:
    """From where new sprites come and whereto lost ones go."""
    return [flight for event in events for flight in _flights(event, edition)]


def _held(edition: Edition, seat: int, card: int, place: str) -> list[Flight]:
    """A card that comes to a hand or leaves it: it lies there by its face, or by its back."""
    found = [Flight(f"back/{seat}/{BACK_NAMES[BACK_OF[card] - GREEN]}/*", place)]
    if card >= GREEN:
        found.append(Flight(f"hand/{BACK_NAMES[card - GREEN]}/*", place))
    else:
        name = edition.cards[card].id
        found += [Flight(f"hand/{name}/*", place), Flight(f"open/{seat}/{name}/*", place)]
    return found


def _flights(event: Any, edition: Edition) -> list[Flight]:
    match event:
        case ev.CardDealt(seat, card, _) | ev.CardDrawn(seat, card, _):
            return _held(edition, seat, card, "deck")
        case ev.DockFilled(dock, _):
            return [Flight(f"dock/{dock}", "deck")]
        case ev.CardTaken(seat, dock, card) | ev.CardFetched(seat, dock, card):
            goal = f"seat/{seat}" if card == ORANGE else f"frame/{seat}"
            return [*_held(edition, seat, card, f"dock/{dock}"), Flight(f"dock/{dock}", goal)]
        case ev.CharacterSeen(seat, card, False, _) if card < GREEN:
            return [Flight(f"hand/{edition.cards[card].id}/*", f"back/{seat}/{BACK_NAMES[ORANGE - GREEN]}/1")]
        case ev.CardsPassed(seat, docks, _):
            return [Flight(f"dock/{dock}", f"pile/{seat}") for dock in docks]
        case ev.CharacterPlayed(seat, card):
            return _held(edition, seat, card, "discard")
        case ev.CardStolen(seat, victim, card, _):
            return [
                *_held(edition, seat, card, f"frame/{victim}"),
                *_held(edition, victim, card, f"frame/{seat}"),
            ]
        case ev.CardClaimed(seat, victim, card, _):
            return _held(edition, seat, card, f"pile/{victim}")
        case ev.CardDiscarded(seat, card, _):
            return _held(edition, seat, card, f"pile/{seat}")
        case ev.PileTaken(seat, cards, _):
            return [flight for card in set(cards) for flight in _held(edition, seat, card, f"pile/{seat}")]
        case ev.SetLaid(seat, good, cards, _) | ev.CardsAdded(seat, good, cards):
            place = f"set/{seat}/{_good(good)}"
            return [flight for card in set(cards) for flight in _held(edition, seat, card, place)]
        case ev.TokenPicked(_, _):
            return [Flight("left/*", "tokens")]
        case ev.CurseAttached(_, victim):
            return [Flight(f"curse/{victim}/*", "tokens")]
        case ev.ProsperityPlaced(seat, good):
            return [Flight(f"prosperity/{seat}/{_good(good)}/*", "tokens")]
    return []


def _good(good: int) -> str:
    from engine.sobek.components import GOODS

    return GOODS[good]


def gains_of(events: Sequence[Any], seat: int, edition: Edition) -> tuple[Gain, ...]:
    """Points, corruption and what a new set is worth; a taken card says its corruption even if none."""
    amounts = {GainKind.POINTS: 0, GainKind.WORTH: 0, GainKind.CORRUPTION: 0}
    said = set()
    for kind, amount in _brought(events, seat, edition):
        amounts[kind] += amount
        said.add(kind)
    return tuple(Gain(kind, amount) for kind, amount in amounts.items() if kind in said)


def _brought(events: Sequence[Any], seat: int, edition: Edition) -> Iterator[tuple[GainKind, int]]:
    for event in events:
        match event:
            case ev.MarkerMoved(who, before, after, _) if who == seat:
                yield GainKind.POINTS, after - before
            case ev.CardTaken(who, _, _) if who == seat:
                yield GainKind.CORRUPTION, 0
            case ev.CardsPassed(who, docks, _) if who == seat:
                yield GainKind.CORRUPTION, len(docks)
            case ev.SetLaid(who, _, cards, joined) if who == seat and not joined:
                yield GainKind.WORTH, edition.vertical(cards)[1]
            case ev.GoodNamed(who, _, cards) if who == seat:
                yield GainKind.CORRUPTION, -len(cards)
            case ev.PileTaken(who, cards, _) if who == seat:
                yield GainKind.CORRUPTION, -len(cards)
