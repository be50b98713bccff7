"""What the drawing functions of Riverboat's table share: the view, the box, the places, the easel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.registry import game
from engine.riverboat.components import Boat, Edition, Slot
from engine.riverboat.observation import RiverboatObservation
from engine.session.view import View
from ui.items.easel import Easel
from ui.items.sprite import Paint
from ui.riverboat.art import Crop, Reward, RewardKind, Suit, paint_count_badge
from ui.riverboat.layout import TablePlaces
from ui.riverboat.phrases import Phrases
from ui.theme import Theme


class _Rules(Protocol):
    def edition(self, setup: Setup) -> Edition: ...


def edition_of(setup: Setup) -> Edition:
    """The box that a setup names."""
    return cast(_Rules, game(setup.game)).edition(setup)


@dataclass(frozen=True, slots=True)
class Ground:
    """One picture of the table in the making. `colours` has for each seat its colour in the theme.

    `acting` is the seat whose turn it is or waits to be ended, -1 for none.
    """

    easel: Easel
    view: View
    seen: RiverboatObservation
    edition: Edition
    phrases: Phrases
    places: TablePlaces
    colours: tuple[int, ...]
    centre: int
    acting: int

    @property
    def theme(self) -> Theme:
        """The theme everything is painted in."""
        return self.easel.theme

    @property
    def unit(self) -> float:
        """A pixel at the natural size."""
        return self.places.unit

    def painted(self, paint: Callable[..., None], *args: Any, **kwargs: Any) -> Paint:
        """A painter's function with its arguments and the theme filled in."""
        theme = self.easel.theme

        def run(painter: QPainter, rect: QRectF) -> None:
            paint(painter, rect, *args, theme, **kwargs)

        return run


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


def add_badge(ground: Ground, name: str, over: QRectF, count: int, tip: str, *, upper: bool = False) -> None:
    """How many lie in a stack, at its lower right corner; the upper one where rewards are printed below."""
    side = max(15 * ground.unit, min(over.width() * 0.34, 20 * ground.unit))
    width = side * 1.5
    top = over.top() - side * 0.2 if upper else over.bottom() - side * 0.92
    rect = QRectF(over.right() - width * 0.86, top, width, side)
    ground.easel.add(name, rect, ("count", count), ground.painted(paint_count_badge, count), z=6, tip=tip)
