"""The scene of a table: an item for each sprite of a view, overlays, movement between views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from engine.session.view import View
from ui.animator import Animator, Track
from ui.game_table import GameTable, Stage
from ui.items.overlay import ring_reach
from ui.items.sprite import Outline, Paint, Sprite
from ui.pixmaps import Pixmaps

CACHE_BYTES: Final = 96 * 1024 * 1024
FLYING_Z: Final = 60.0
CARRIED_Z: Final = 90.0
HANDLES: Final = ((0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.08), (0.1, 0.1))
"""Where a sprite is pointed at, as shares of its width and height: in a fan its middle may be covered."""


class TableScene(QGraphicsScene):
    """Shows views. What it shows depends on view and stage alone, whatever was shown before.

    Items are pixmaps painted once per size, so that nothing in Python runs while Qt repaints.
    """

    def __init__(self, table: GameTable, stage: Stage) -> None:
        super().__init__()
        QPixmapCache.setCacheLimit(CACHE_BYTES // 1024)
        self.table = table
        self.stage = stage
        self.animator = Animator(self)
        self.pixmaps = Pixmaps(CACHE_BYTES)
        self.ratio = 1.0
        self._view: View | None = None
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._sprites: dict[str, Sprite] = {}
        self._tray: dict[str, Sprite] = {}
        self._tray_items: list[QGraphicsPixmapItem] = []
        self._overlays: dict[str, list[QGraphicsPixmapItem]] = {}
        self._layers: dict[str, tuple[Sprite, ...]] = {}
        self._order: list[Sprite] = []

    # --- showing ----------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Show the view as it stands, whatever moved before."""
        self._view = view
        self.setSceneRect(self.stage.area)
        sprites = {sprite.id: sprite for sprite in self.table.arrange(view, self.stage)}
        for name in [name for name in self._items if name not in sprites]:
            self.removeItem(self._items.pop(name))
        for name, sprite in sprites.items():
            item = self._items.get(name)
            if item is None:
                item = self._items[name] = self._new_item()
            if self._sprites.get(name) != sprite or item.pos() != self._place(sprite.rect):
                self._dress(item, sprite)
            item.setZValue(sprite.z)  # what has flown here flew above everything
            item.setOpacity(sprite.opacity)
        self._sprites = sprites
        self._sort()

    def restage(self, stage: Stage) -> None:
        """Another size, theme or large mat: everything is painted anew where it differs."""
        themed = stage.theme != self.stage.theme
        self.stage = stage
        if themed:
            self._sprites = {}
            self.pixmaps.clear()
            for layer in list(self._overlays):
                self.set_overlay(layer, ())
            self.set_tray(())

    def _new_item(self) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(item)
        return item

    def _dress(self, item: QGraphicsPixmapItem, sprite: Sprite) -> None:
        item.setPixmap(self._pixmap(sprite.art, sprite.rect.size(), sprite.paint))
        item.setPos(self._place(sprite.rect))
        item.setZValue(sprite.z)
        item.setOpacity(sprite.opacity)

    def _place(self, rect: QRectF) -> QPointF:
        """On whole device pixels, so that a pixmap is copied and not resampled."""
        return QPointF(round(rect.x() * self.ratio) / self.ratio, round(rect.y() * self.ratio) / self.ratio)

    def _pixmap(self, art: Any, size: QSizeF, paint: Paint) -> QPixmap:
        theme = self.stage.theme
        return self.pixmaps.get((art, theme.name, theme.colour_blind), size, self.ratio, paint)

    def _sort(self) -> None:
        named = [*self._sprites.values(), *self._tray.values()]
        self._order = sorted(
            (sprite for sprite in named if sprite.outline is not Outline.NONE), key=lambda sprite: -sprite.z
        )

    def snapshot(self) -> dict[str, tuple[Any, ...]]:
        """What can be seen of every item: art, place, height, opacity."""
        return {
            name: (
                self._sprites[name].art,
                (item.pos().x(), item.pos().y()),
                (item.pixmap().width(), item.pixmap().height()),
                item.zValue(),
                round(item.opacity(), 3),
            )
            for name, item in self._items.items()
        }

    # --- moving -----------------------------------------------------------------------------

    def animate(self, events: Sequence[Any], view: View, duration_ms: int) -> bool:
        """Move towards the view as the events tell; False when there is nothing to be moved.

        Afterwards the scene still has to `show` a view.
        """
        after = {sprite.id: sprite for sprite in self.table.arrange(view, self.stage)}
        places = {flight.sprite: flight.place for flight in self.table.flights(events)}
        known = self._sprites | after
        tracks: list[Track] = []
        for name, sprite in after.items():
            tracks += self._arriving(name, sprite, self._flight(places, name, known))
        for name in [name for name in self._items if name not in after]:
            tracks += self._leaving(name, self._flight(places, name, after))
        self._sprites = after
        if not tracks:
            return False
        self.animator.run(tracks, duration_ms, self._settle)
        return True

    def _settle(self) -> None:
        """Called when a movement ends; whoever shows views replaces it."""

    def on_settled(self, settle: Any) -> None:
        """What to call when a movement has ended."""
        self._settle = settle  # type: ignore[method-assign]

    def _flight(self, places: dict[str, str], name: str, known: dict[str, Sprite]) -> Sprite | None:
        place = places.get(name)
        if place is None:
            stem = name[: name.rfind("/") + 1] + "*" if "/" in name else ""
            place = places.get(stem) or places.get(name.split("/")[0] + "/*")
        return known.get(place) if place else None

    def _arriving(self, name: str, sprite: Sprite, source: Sprite | None) -> list[Track]:
        old = self._sprites.get(name)
        item = self._items.get(name)
        end = self._place(sprite.rect)
        if item is None:
            item = self._items[name] = self._new_item()
            self._dress(item, sprite)
            start = end
            opacity = (0.0, sprite.opacity)
            if source is not None:
                start = source.rect.center() - QPointF(sprite.rect.width(), sprite.rect.height()) / 2
                opacity = (sprite.opacity, sprite.opacity)
                item.setZValue(FLYING_Z + sprite.z)
            return [Track(item, start, end, opacity)]
        start = item.pos()
        if old != sprite:
            self._dress(item, sprite)
        if (start - end).manhattanLength() < 1.0:
            return []
        item.setZValue(FLYING_Z + sprite.z)
        return [Track(item, start, end, (sprite.opacity, sprite.opacity))]

    def _leaving(self, name: str, goal: Sprite | None) -> list[Track]:
        item = self._items[name]
        end = item.pos()
        if goal is not None:
            size = item.pixmap().deviceIndependentSize()
            end = goal.rect.center() - QPointF(size.width(), size.height()) / 2
            item.setZValue(FLYING_Z)
        return [Track(item, item.pos(), end, (item.opacity(), 0.0))]

    # --- pointing ---------------------------------------------------------------------------

    def sprite_at(self, point: QPointF) -> Sprite | None:
        """The topmost sprite that answers at this place."""
        return next((sprite for sprite in self._order if sprite.holds(point)), None)

    def sprites(self) -> Iterable[Sprite]:
        """All sprites that answer to a pointer, topmost first."""
        return self._order

    def sprite(self, name: str) -> Sprite | None:
        """The sprite of that id, if it is there."""
        return self._sprites.get(name) or self._tray.get(name)

    def enlarged(self, sprite: Sprite, height_px: float) -> QPixmap:
        """The painting of a sprite at another height."""
        width = sprite.rect.width() * height_px / sprite.rect.height()
        return self._pixmap(sprite.art, QSizeF(width, height_px), sprite.paint)

    def handle(self, sprite: Sprite) -> QPointF | None:
        """Where the sprite can be pointed at: its middle, else an edge that nothing lies over."""
        rect = sprite.rect
        for across, down in HANDLES:
            place = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
            if self.sprite_at(place) is sprite:
                return place
        return None

    def covered(self, sprite: Sprite) -> bool:
        """Whether something else answers wherever the sprite could be pointed at."""
        return self.handle(sprite) is None

    # --- overlays ---------------------------------------------------------------------------

    def set_tray(self, sprites: Sequence[Sprite]) -> None:
        """Sprites above the table that can be pointed at, or none."""
        if {sprite.id for sprite in sprites} == self._tray.keys() and sprites == list(self._tray.values()):
            return
        for item in self._tray_items:
            self.removeItem(item)
        self._tray = {sprite.id: sprite for sprite in sprites}
        self._tray_items = []
        for sprite in sprites:
            item = self._new_item()
            self._dress(item, sprite)
            self._tray_items.append(item)
        self._sort()

    def set_overlay(self, layer: str, sprites: Sequence[Sprite]) -> None:
        """Replace a layer of things that only show: ghosts, badges."""
        if self._layers.get(layer, ()) == tuple(sprites):
            return
        self._layers[layer] = tuple(sprites)
        for item in self._overlays.pop(layer, []):
            self.removeItem(item)
        items = []
        for sprite in sprites:
            item = self._new_item()
            self._dress(item, sprite)
            items.append(item)
        if items:
            self._overlays[layer] = items

    def set_rings(self, kind: str, sprites: Iterable[Sprite], *, lift: float = 0.0) -> None:
        """Rings of a kind round these sprites, in place of those before."""
        theme = self.stage.theme
        rings = []
        for sprite in sprites:
            reach = 0.0 if sprite.outline is Outline.HEX else ring_reach(sprite.rect)
            rect = sprite.rect.adjusted(-reach, -reach, reach, reach)
            z = (5.5 if sprite.z < 20 else sprite.z + 0.1) + lift
            art = ("ring", kind, sprite.outline.value)
            rings.append(Sprite(f"{kind}/{sprite.id}", rect, art, self.table.glow(sprite, theme, kind), z))
        self.set_overlay(kind, rings)

    def carry(self, sprite: Sprite) -> None:
        """Show a copy of a sprite that follows the pointer."""
        self.set_overlay("carried", [replace(sprite, z=CARRIED_Z, opacity=0.8)])

    def carry_to(self, place: QPointF) -> None:
        """Put the middle of what is carried there."""
        for item in self._overlays.get("carried", ()):
            size = item.pixmap().deviceIndependentSize()
            item.setPos(place - QPointF(size.width(), size.height()) / 2)

    def put_down(self, source: Sprite, duration_ms: int) -> None:
        """What is carried flies back to where it came from."""
        tracks = [
            Track(item, item.pos(), source.rect.topLeft(), (0.8, 0.8))
            for item in self._overlays.get("carried", ())
        ]
        self.animator.run(tracks, duration_ms, self.let_go)

    def let_go(self) -> None:
        """Nothing is carried any more."""
        self.set_overlay("carried", ())

    def overlay(self, layer: str) -> tuple[Sprite, ...]:
        """What a layer shows: rings by kind (`legal`, `chosen`, `focus`), `ghost`, `badge`, `carried`."""
        return self._layers.get(layer, ())
