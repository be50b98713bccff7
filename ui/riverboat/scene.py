"""Riverboat's table: the sprites of a view, flights, ghosts of tiles, trays of searched piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.component import Ref
from engine.core.setup import Setup
from engine.riverboat import steps as st
from engine.riverboat.components import NOTHING
from engine.riverboat.observation import RiverboatObservation
from engine.session.view import View
from ui.game_table import Doubt, Flight, Stage
from ui.items.easel import Easel
from ui.items.overlay import paint_ring
from ui.items.placing import unit_of
from ui.items.sprite import Outline, Paint, Sprite
from ui.items.way_back import add_way_back
from ui.riverboat import art
from ui.riverboat.board_marks import paint_gains
from ui.riverboat.flights import flights_of, gains_of
from ui.riverboat.ground import Ground, edition_of
from ui.riverboat.layout import table_places
from ui.riverboat.mat_layout import mat_places
from ui.riverboat.mat_sprites import add_mat, add_plate
from ui.riverboat.orleans_sprites import add_new_orleans
from ui.riverboat.phrases import Phrases
from ui.riverboat.standing import seat_colours
from ui.riverboat.strip_sprites import add_strip
from ui.riverboat.supply_sprites import add_supply
from ui.riverboat.track_sprites import add_track
from ui.riverboat.tray_sprites import add_card_tray, add_tile_tray
from ui.session_bridge import SessionBridge
from ui.theme import Theme


class Table:
    """What a play of Riverboat looks like."""

    toggles = frozenset(("coin",))

    def __init__(self, setup: Setup) -> None:
        self._edition = edition_of(setup)
        self._phrases = Phrases(setup, self._edition)

    def colour_of(self, view: View, seat: int) -> int:
        """The index of a seat's colour in the theme: that of its mat."""
        return seat_colours(view)[seat]

    def paint_badge(self, painter: QPainter, rect: QRectF, colour: int, theme: Theme) -> None:
        """The badge of a colour of the theme."""
        art.paint_seat_badge(painter, rect, colour, theme)

    def composer(self, view: View, bridge: SessionBridge) -> None:
        """None: every step is pointed at in parts that narrow it."""

    def wants_tray(self, view: View) -> bool:
        """Never: piles are only searched for a coin, which is a toggle."""
        return False

    def _ground(self, view: View, stage: Stage) -> Ground:
        seen: RiverboatObservation = view.observation
        unit = unit_of(stage.area)
        sized = replace(stage.theme, gap=round(12 * unit), radius=round(9 * unit))
        return Ground(
            easel=Easel(sized),
            view=view,
            seen=seen,
            edition=self._edition,
            phrases=self._phrases,
            places=table_places(stage.area, self._edition, seen.seats, seen.sizes),
            colours=seat_colours(view),
            centre=stage.centre,
            acting=stage.home if view.waiting else view.prompt.seat,
        )

    def arrange(self, view: View, stage: Stage) -> list[Sprite]:
        """Every sprite of the view; equal views and stages give equal sprites."""
        ground = self._ground(view, stage)
        add_strip(ground)
        add_new_orleans(ground)
        add_supply(ground)
        add_track(ground)
        seats = ground.seen.seats
        for index, frame in enumerate(ground.places.minis[: seats - 1]):
            add_mat(ground, (stage.centre + 1 + index) % seats, frame, compact=True)
        add_mat(ground, stage.centre, ground.places.centre, compact=False)
        if stage.home != stage.centre:
            self._add_way_back(ground, stage)
        return ground.easel.sprites

    def _add_way_back(self, ground: Ground, stage: Stage) -> None:
        unit, frame = ground.unit, ground.places.centre
        rect = QRectF(frame.center().x() - 190 * unit, frame.top() + 7 * unit, 180 * unit, 26 * unit)
        add_way_back(ground.easel, rect, stage.home, ground.phrases.look_back(stage.home), unit)

    def tray(self, view: View, stage: Stage, steps: Sequence[Any]) -> list[Sprite]:
        """The tile types or cards that these steps would take out of a stack or the deck."""
        ground = self._ground(view, stage)
        tiles = sorted({step.tile for step in steps if isinstance(step, st.PlantCrop) and step.coin})
        cards = sorted({step.card for step in steps if isinstance(step, st.TakeCard) and step.coin})
        if tiles:
            add_tile_tray(ground, tiles)
        elif cards:
            add_card_tray(ground, cards)
        return ground.easel.sprites

    def peek(self, view: View, stage: Stage, sprite: str) -> list[Sprite]:
        """Nothing: all of it lies open."""
        return []

    def lays(self, step: Any) -> bool:
        """Whether the step lays a crop tile."""
        return isinstance(step, st.PlantCrop)

    def ghost(self, view: View, stage: Stage, step: Any) -> list[Sprite]:
        """The tile where the step would lay it."""
        if not isinstance(step, st.PlantCrop):
            return []
        ground = self._ground(view, stage)
        mat = self._edition.mats[ground.seen.mats[stage.centre]]
        cards = max(self._edition.rounds, ground.seen.cards[stage.centre].bit_count())
        places = mat_places(
            ground.places.centre, mat, self._edition, compact=False, cards=cards, unit=ground.unit
        )
        centres = [places.fields[field] for field in step.fields]
        add_plate(ground, "ghost", step.tile, centres, places.radius, z=6, opacity=0.86)
        return ground.easel.sprites

    def flights(self, events: Sequence[Any]) -> list[Flight]:
        """Where things come from and go to in these events."""
        return flights_of(events, self._edition)

    def gains(self, events: Sequence[Any], seat: int) -> tuple[Any, ...]:
        """What the events bring to a seat."""
        return gains_of(events, seat)

    def gain_paint(self, gains: tuple[Any, ...], theme: Theme) -> Paint:
        """A painter for gains in a row."""
        return lambda painter, rect: paint_gains(painter, rect, gains, theme)

    def detailed(self, step: Any, view: View, source: str, marks: frozenset[Ref]) -> Any:
        """The display space a tile was taken from, and the workers that were marked to leave."""
        if isinstance(step, st.PlantCrop) and source.startswith("display/") and not step.coin:
            return replace(step, space=int(source.removeprefix("display/")))
        if isinstance(step, st.TakeBoat) and marks:
            seen: RiverboatObservation = view.observation
            names = self._edition.mats[seen.mats[seen.acting]].grid.names
            leaving = sum(1 << names.index(ref.name) for ref in marks if ref.kind == "field")
            return replace(step, leaving=leaving)
        return step

    def doubt(self, step: Any, view: View) -> Doubt | None:
        """A coin that is not needed. Rules RB-3.42 and RB-1.5.4."""
        seen: RiverboatObservation = view.observation
        if isinstance(step, st.TakeBoat) and step.coin and seen.boats_shown >> step.boat & 1:
            better = replace(step, coin=False)
            return self._phrases.doubt_boat(better)
        if isinstance(step, st.PlaceWorker) and step.coin:
            mat = self._edition.mats[seen.mats[seen.acting]]
            suit = seen.card
            if suit != NOTHING and suit < len(mat.suits) and mat.suits[suit] >> step.field & 1:
                return self._phrases.doubt_worker(st.PlaceWorker(step.field))
        return None

    def glow(self, sprite: Sprite, theme: Theme, kind: str) -> Paint:
        """A painter for the ring round a sprite: `legal`, `chosen` or `focus`."""
        if sprite.outline is Outline.HEX and kind == "focus":
            return lambda painter, rect: art.paint_hex_focus(painter, rect, theme)
        return lambda painter, rect: paint_ring(painter, rect, theme, kind, sprite.outline)
