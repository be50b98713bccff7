"""The closed sets the drawings are named by; their values are the letters of the notation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ui.theme import CropColour, FieldColour, Theme


class Suit(StrEnum):
    """A field colour with its symbol: star, club, heart, spade, diamond."""

    YELLOW = "Y"
    GREEN = "G"
    RED = "R"
    BLUE = "B"
    WHITE = "W"


class Crop(StrEnum):
    """What a crop tile shows."""

    TURNIP = "T"
    WHEAT = "W"
    CORN = "C"
    POTATO = "P"
    PUMPKIN = "K"


class RewardKind(StrEnum):
    """What a boat, a slot, a card or a phase tile gives."""

    POINTS = "points"
    COIN = "coin"
    HARBOR = "harbor"
    AGENT = "agent"
    ASSET = "asset"
    BARN = "barn"
    WELL = "well"
    SURVEYOR = "surveyor"
    WORKER = "worker"


@dataclass(frozen=True, slots=True)
class Reward:
    """`amount` of a kind: points, coins, steps of the harbor master, workers to New Orleans, pieces."""

    kind: RewardKind
    amount: int = 1


ASPECT: Final = {
    "hex": 3**0.5 / 2,
    "boat": 0.92,
    "boat_small": 1.5,
    "card": 0.72,
    "phase_tile": 1.0,
    "mansion": 1.25,
}
"""Width over height of the drawings that are not square."""


def field_colour(suit: Suit, theme: Theme) -> FieldColour:
    """The colours of a field of that suit."""
    colours: dict[Suit, FieldColour] = {
        Suit.YELLOW: theme.fields.Y,
        Suit.GREEN: theme.fields.G,
        Suit.RED: theme.fields.R,
        Suit.BLUE: theme.fields.B,
        Suit.WHITE: theme.fields.W,
    }
    return colours[suit]


def crop_colour(crop: Crop, theme: Theme) -> CropColour:
    """The colours of a space planted with that crop."""
    colours: dict[Crop, CropColour] = {
        Crop.TURNIP: theme.crops.T,
        Crop.WHEAT: theme.crops.W,
        Crop.CORN: theme.crops.C,
        Crop.POTATO: theme.crops.P,
        Crop.PUMPKIN: theme.crops.K,
    }
    return colours[crop]
