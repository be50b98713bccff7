"""How events of Riverboat move things on the table, and what they bring to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.riverboat import events as ev
from engine.riverboat.components import Edition
from ui.game_table import Flight
from ui.riverboat.art import Reward, RewardKind


def flights_of(events: Sequence[Any], edition: Edition) -> list[Flight]:
    """From where new sprites come and whereto lost ones go."""
    found: list[Flight] = []
    for event in events:
        found += _flights(event, edition)
    return found


def _flights(event: Any, edition: Edition) -> list[Flight]:
    match event:
        case ev.WorkerPlaced(seat, field, from_track):
            return [Flight(f"worker/{seat}/{field}", "round/1" if from_track else f"count/worker/{seat}")]
        case ev.WorkersReturned(seat, fields):
            return [Flight(f"worker/{seat}/{field}", f"count/worker/{seat}") for field in fields]
        case ev.CropPlanted(seat, tile, fields, space):
            place = f"display/{space}" if space >= 0 else f"stack/{edition.tiles[tile].size}"
            return [Flight(f"tile/{seat}/{fields[0]}", place)]
        case ev.BoatTaken(seat, boat, _, fields, _, recess):
            away = [Flight(f"worker/{seat}/{field}", f"count/worker/{seat}") for field in fields]
            return [Flight(f"moored/{seat}/{recess}", f"boat/{boat}"), *away]
        case ev.WellPlaced(seat, field):
            return [Flight(f"well/{seat}/{field}", "general/well")]
        case ev.SurveyorTaken(seat):
            return [Flight(f"supply/surveyor/{seat}/*", "general/surveyor")]
        case ev.CoinGained(seat):
            return [Flight(f"supply/coin/{seat}/*", "general/coin")]
        case ev.CoinPaid(seat):
            return [Flight(f"supply/coin/{seat}/*", "general/coin")]
        case ev.AgentsSent(seat, _):
            return [Flight(f"agent/{seat}/*", f"count/worker/{seat}")]
        case ev.OpportunityTaken(seat, card, slot):
            place = f"slot/{slot}" if slot >= 0 else "deck"
            return [Flight(f"card/{seat}/{card}", place), Flight(f"face/{card}", f"badge/{seat}")]
        case ev.CardsTucked(cards):
            return [Flight(f"face/{card}", "deck") for card in cards]
        case ev.SurveyorPlaced(seat, field, card):
            name = f"survey/{seat}/{field}" if field >= 0 else f"scored/{seat}/{card}"
            return [Flight(name, f"count/surveyor/{seat}")]
        case ev.CardRevealed():
            return [Flight("revealed/*", "cultivation deck")]
        case ev.TileFilled(space, tile):
            return [Flight(f"display/{space}", f"stack/{edition.tiles[tile].size}")]
        case ev.SlotFilled(_, card):
            return [Flight(f"face/{card}", "deck")]
    return []


def gains_of(events: Sequence[Any], seat: int) -> tuple[Reward, ...]:
    """Points, coins and harbor steps that the events bring to a seat; a surveyor's points even if none."""
    points = coins = harbor = 0
    surveyed = any(isinstance(event, ev.SurveyorPlaced) for event in events)
    for event in events:
        match event:
            case ev.PointsScored(who, line) if who == seat:
                points += line.points
            case ev.CoinGained(who) if who == seat:
                coins += 1
            case ev.HarborMoved(who, before, after) if who == seat:
                harbor += after - before
    amounts = ((RewardKind.POINTS, points), (RewardKind.COIN, coins), (RewardKind.HARBOR, harbor))
    return tuple(
        Reward(kind, amount) for kind, amount in amounts if amount or (surveyed and kind is RewardKind.POINTS)
    )
