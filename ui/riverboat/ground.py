"""What the drawing functions of Riverboat's table share: the view, the box, the places, the easel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, cast

from engine.core.setup import Setup
from engine.registry import game
from engine.riverboat.components import Boat, Edition, Slot
from engine.riverboat.observation import RiverboatObservation
from ui.riverboat.art import Crop, Reward, RewardKind, Suit
from ui.riverboat.layout import TablePlaces
from ui.riverboat.phrases import Phrases
from ui.table_ground import TableGround


class _Rules(Protocol):
    def edition(self, setup: Setup) -> Edition: ...


def edition_of(setup: Setup) -> Edition:
    """The box that a setup names."""
    return cast(_Rules, game(setup.game)).edition(setup)


@dataclass(frozen=True, slots=True)
class Ground(TableGround):
    """One picture of Riverboat's table. `colours` has for each seat its colour in the theme."""

    places: TablePlaces
    seen: RiverboatObservation
    edition: Edition
    phrases: Phrases
    colours: tuple[int, ...]
    centre: int


def crop_kind(edition: Edition, crop: int) -> Crop:
    """The drawing of a crop: by its letter, else by its number."""
    letter = edition.crops[crop].id
    return Crop(letter) if letter in tuple(Crop) else tuple(Crop)[crop % len(Crop)]


def suit_kind(edition: Edition, suit: int) -> Suit:
    """The drawing of a suit: by its letter, else by its number."""
    letter = edition.suits[suit].id
    return Suit(letter) if letter in tuple(Suit) else tuple(Suit)[suit % len(Suit)]


_ASSETS = {"barn": RewardKind.BARN, "surveyor": RewardKind.SURVEYOR, "choice": RewardKind.ASSET}


def boat_rewards(boat: Boat) -> tuple[Reward, ...]:
    """What a boat brings, as pictograms."""
    found = [
        Reward(kind, amount)
        for kind, amount in (
            (RewardKind.POINTS, boat.points),
            (RewardKind.COIN, boat.coins),
            (RewardKind.HARBOR, boat.harbor),
        )
        if amount
    ]
    if boat.asset:
        found.append(Reward(_ASSETS[boat.asset]))
    if boat.agents:
        found.append(Reward(RewardKind.AGENT, boat.agents))
    return tuple(found)


def slot_reward(slot: Slot) -> Reward:
    """What a slot brings, as a pictogram."""
    for kind, amount in (
        (RewardKind.SURVEYOR, slot.surveyors),
        (RewardKind.AGENT, slot.agents),
        (RewardKind.HARBOR, slot.harbor),
    ):
        if amount:
            return Reward(kind, amount)
    return Reward(RewardKind.COIN, slot.coins)
