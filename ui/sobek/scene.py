"""Sobek's table: the sprites of a view, trays and peeks, flights, doubts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.component import Ref
from engine.core.setup import Setup
from engine.session.view import View
from engine.sobek import steps as st
from engine.sobek.components import GOODS, GREEN
from ui.game_table import Doubt, Flight, Stage
from ui.gathering import Composer
from ui.items.easel import Easel
from ui.items.overlay import RING_SHARE, paint_ring
from ui.items.placing import unit_of
from ui.items.sprite import Paint, Sprite
from ui.items.way_back import add_way_back
from ui.session_bridge import SessionBridge
from ui.sobek import art, labels
from ui.sobek.composing import compose
from ui.sobek.doubts import doubt_of
from ui.sobek.flights import flights_of, gains_of
from ui.sobek.gain_paint import paint_gains
from ui.sobek.ground import Ground, as_it_lies, asked, edition_of, tokens_to_pick
from ui.sobek.hand_sprites import RAISED, add_hand
from ui.sobek.layout import table_places
from ui.sobek.panels import paint_papyrus_sheet
from ui.sobek.phrases import Phrases
from ui.sobek.river_sprites import add_river
from ui.sobek.seat_sprites import add_small_seat, large_seat
from ui.sobek.store_sprites import add_store
from ui.sobek.track_sprites import add_track
from ui.sobek.tray_sprites import add_claim_tray, add_good_tray, add_peek, add_token_tray
from ui.theme import Theme

LIFTED_Z: Final = 49.0
_TRAYS: Final = ("pick-token", "claim", "name-good")
"""What is asked where the answer lies nowhere open on the table."""


class Table:
    """What a play of Sobek looks like."""

    toggles: frozenset[str] = frozenset()

    def __init__(self, setup: Setup) -> None:
        self._edition = edition_of(setup)
        self._phrases = Phrases(setup, self._edition)

    def colour_of(self, view: View, seat: int) -> int:
        """The index of a seat's colour in the theme: its own number."""
        del view
        return seat

    def paint_badge(self, painter: QPainter, rect: QRectF, colour: int, theme: Theme) -> None:
        """The badge of a colour of the theme."""
        art.paint_seat_badge(painter, rect, colour, theme)

    def _ground(self, view: View, stage: Stage) -> Ground:
        view, unit = as_it_lies(view), unit_of(stage.area)
        sized = replace(stage.theme, gap=round(12 * unit), radius=round(9 * unit))
        return Ground(
            easel=Easel(sized, paint_papyrus_sheet),
            view=view,
            stage=stage,
            seen=view.observation,
            edition=self._edition,
            phrases=self._phrases,
            places=table_places(stage.area, self._edition, view.observation.seats),
            acting=stage.home if view.waiting else view.prompt.seat,
        )

    def arrange(self, view: View, stage: Stage) -> list[Sprite]:
        """Every sprite of the view; equal views and stages give equal sprites."""
        ground = self._ground(view, stage)
        seats = ground.seen.seats
        for index, frame in enumerate(ground.places.panels[: seats - 1]):
            add_small_seat(ground, (stage.centre + 1 + index) % seats, frame)
        add_river(ground)
        add_track(ground)
        add_store(ground)
        places = large_seat(ground, stage.centre)
        add_hand(ground, stage.centre, places)
        if stage.home != stage.centre:
            unit, summary = ground.unit, places.summary
            rect = QRectF(summary.left(), summary.top(), summary.width(), 26 * unit)
            add_way_back(ground.easel, rect, stage.home, self._phrases.look_back(stage.home), unit)
        return ground.easel.sprites

    def composer(self, view: View, bridge: SessionBridge) -> Composer | None:
        """What puts sets together; None where each thing is pointed at by itself."""
        return compose(view, bridge, self._edition)

    def wants_tray(self, view: View) -> bool:
        """Whether the viewer is asked for something that lies nowhere open."""
        return asked(view) and view.prompt.key in _TRAYS

    def tray(self, view: View, stage: Stage, steps: Sequence[Any]) -> list[Sprite]:
        """The event tokens, the cards of a pile or the goods that these steps are about."""
        ground = self._ground(view, stage)
        seen = ground.seen
        if stage.asked:
            goods = [GOODS.index(ref.name) for ref in stage.asked if ref.kind == "good"]
            add_good_tray(ground, goods, labels.stands_for(), ())
        elif not asked(view):
            return []
        elif view.prompt.key == "pick-token":
            add_token_tray(ground, tokens_to_pick(seen, self._edition))
        elif view.prompt.key == "claim":
            add_claim_tray(ground, int(dict(view.prompt.args)["victim"]) - 1)
        elif view.prompt.key == "name-good":
            goods = sorted({step.good for step in steps if isinstance(step, st.NameGood)})
            pile = seen.piles[view.viewer] or ()
            kinds = [self._edition.cards[card].good for card in pile if card < GREEN]
            counts = [kinds.count(good) for good in range(len(GOODS))]
            untold = any(card >= GREEN for card in pile)
            add_good_tray(ground, goods, labels.name_a_good(), counts, more=untold)
        return ground.easel.sprites

    def peek(self, view: View, stage: Stage, sprite: str) -> list[Sprite]:
        """The cards of an open pile; the whole of a card that others lie over."""
        kind = sprite.split("/")[0]
        if kind not in ("pile", "discard", "hand"):
            return []
        over = next((one for one in self.arrange(view, stage) if one.id == sprite), None)
        if over is None:
            return []
        ground = self._ground(view, stage)
        if kind != "hand":
            add_peek(ground, sprite, over.rect)
            return ground.easel.sprites
        lifted = over.rect.translated(0, -RAISED * 0.6 * ground.unit)
        return [replace(over, id=f"peek/{over.id}", rect=lifted, z=LIFTED_Z)] if over.looks_at < 0 else []

    def lays(self, step: Any) -> bool:
        """No step shows a place before it is done: sets are gathered."""
        del step
        return False

    def ghost(self, view: View, stage: Stage, step: Any) -> list[Sprite]:
        """Nothing is shown before it is laid."""
        del view, stage, step
        return []

    def flights(self, events: Sequence[Any]) -> list[Flight]:
        """Where things come from and go to in these events."""
        return flights_of(events, self._edition)

    def gains(self, events: Sequence[Any], seat: int) -> tuple[Any, ...]:
        """What the events bring to a seat."""
        return gains_of(events, seat, self._edition)

    def gain_paint(self, gains: tuple[Any, ...], theme: Theme) -> Paint:
        """A painter for gains in a row."""
        return lambda painter, rect: paint_gains(painter, rect, gains, theme)

    def detailed(self, step: Any, view: View, source: str, marks: frozenset[Ref]) -> Any:
        """The step as it is: it has no details."""
        del view, source, marks
        return step

    def doubt(self, step: Any, view: View) -> Doubt | None:
        """A power that would do nothing, or a dear card that lies in front as well."""
        return doubt_of(step, view, self._edition, self._phrases)

    def glow(self, sprite: Sprite, theme: Theme, kind: str) -> Paint:
        """A painter for the ring round a sprite: `legal`, `chosen` or `focus`."""
        in_hand = sprite.zone == "hand" and kind == "chosen"
        share = 0.03 if sprite.id.startswith("seat/") else 0.04 if in_hand else RING_SHARE
        return lambda painter, rect: paint_ring(
            painter, rect, theme, kind, sprite.outline, wash=not in_hand, share=share
        )
