"""A seat's mat of Riverboat for the editor of positions: fields, harbor, supply, mansion and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.riverboat.components import Edition, Mat
from engine.riverboat.hexgrid import Axial
from ui.position_editor.parts import Spot
from ui.position_editor.shelves import lying, paint_box, paint_one
from ui.position_editor.situation import Situation
from ui.riverboat import art
from ui.riverboat.ground import crop_kind, edition_of, suit_kind
from ui.riverboat.mat_layout import MatPlaces, mat_places
from ui.theme import Theme

translate = QCoreApplication.translate
_ON_FIELD: Final = ("surveyor", "worker", "barn", "well")
"""The topmost first."""
_NATURAL = (620.0, 500.0)


def mat_of(situation: Situation, seat: int) -> Mat | None:
    """The mat that lies before a seat."""
    here = situation.at(f"{seat + 1}.mat")
    return next((mat for mat in edition_of(situation.setup).mats if f"mat-{mat.id}" in here), None)


def _shape(edition: Edition, size: int) -> tuple[Axial, ...]:
    return ((0, 0),) if size == 1 else ((0, 0), (1, 0)) if size == 2 else edition.triple_shape


def ways_to_lie(mat: Mat, edition: Edition, field: str, size: int) -> tuple[str, ...]:
    """How a tile can lie with its first space on a field, turned clockwise; else with another space there."""
    grid = mat.grid
    q, r = grid.axial[grid.names.index(field)]
    turned = _shape(edition, size)
    first: list[str] = []
    other: list[str] = []
    for _ in range(6 if size > 1 else 1):
        for at, (q0, r0) in enumerate(turned):
            fields = [grid.field_at.get((q + dq - q0, r + dr - r0), -1) for dq, dr in turned]
            if -1 not in fields:
                (other if at else first).append("+".join(grid.names[index] for index in fields))
        turned = tuple((-dr, dq + dr) for dq, dr in turned)
    return tuple(first or other)


@dataclass(frozen=True, slots=True)
class MatArea:
    """Everything that belongs to one seat."""

    seat: int

    @property
    def key(self) -> str:
        """Its name among the areas."""
        return f"seat-{self.seat + 1}"

    @property
    def own(self) -> str:
        """How the names of its places begin."""
        return f"{self.seat + 1}."

    def title(self, situation: Situation) -> str:
        """Who sits there."""
        name = situation.setup.seats[self.seat].name
        return name or translate("RiverboatPosition", "Seat {number}").format(number=self.seat + 1)

    # --- places -------------------------------------------------------------------------------

    def _cards(self, situation: Situation) -> list[str]:
        """The cards beside the mat, and those that only have a surveyor."""
        held = [piece for piece in situation.at(self.own + "cards") if piece.startswith("card-")]
        used = [
            place.removeprefix(self.own)
            for place in situation.places
            if place.startswith(self.own + "card-") and place.removeprefix(self.own) not in held
        ]
        return held + used

    def _places(self, situation: Situation, area: QRectF) -> MatPlaces:
        edition = edition_of(situation.setup)
        mat = mat_of(situation, self.seat) or edition.mats[0]
        unit = min(area.width() / _NATURAL[0], area.height() / _NATURAL[1])
        cards = max(edition.rounds + 1, len(self._cards(situation)) + 1)
        return mat_places(area, mat, edition, compact=False, cards=cards, unit=unit)

    def spots(self, situation: Situation, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """Recesses, harbor spaces, what lies beside the mat, fields, cards."""
        del theme
        places = self._places(situation, area)
        found = self._harbor(situation, places)
        titles = {
            "mat": translate("RiverboatPosition", "Mat"),
            "mansion": translate("RiverboatPosition", "New Orleans"),
            "supply": translate("RiverboatPosition", "Supply"),
            "phases": translate("RiverboatPosition", "Phase tiles"),
        }
        goods = places.goods
        half, gap = goods.width() / 2, 2 * places.unit
        for number, (name, words) in enumerate(titles.items()):
            corner = QPointF(
                goods.left() + half * (number % 2), goods.top() + goods.height() / 2 * (number // 2)
            )
            rect = QRectF(corner.x(), corner.y(), half - gap, goods.height() / 2 - gap)
            found.append(Spot(self.own + name, words, rect, lying(situation, self.own + name)))
        mat = mat_of(situation, self.seat)
        if mat is not None:
            found += [
                Spot(
                    self.own + name,
                    translate("RiverboatPosition", "Field {name}").format(name=name),
                    art.hex_rect(centre, places.radius),
                    self._on_field(situation, mat, name),
                    round=True,
                )
                for name, centre in zip(mat.grid.names, places.fields, strict=True)
            ]
        return (*found, *self._card_spots(situation, places))

    def _harbor(self, situation: Situation, places: MatPlaces) -> list[Spot]:
        found = []
        recess = translate("RiverboatPosition", "Recess {number}")
        for number, rect in enumerate(places.recesses, start=1):
            place = f"{self.own}recess-{number}"
            found.append(Spot(place, recess.format(number=number), rect, lying(situation, place)))
        space = translate("RiverboatPosition", "Harbor track {number}")
        for number, rect in enumerate(places.spaces):
            place = f"{self.own}harbor-{number}"
            found.append(Spot(place, space.format(number=number), rect, lying(situation, place)))
        return found

    def _on_field(self, situation: Situation, mat: Mat, name: str) -> tuple[tuple[str, str], ...]:
        place = self.own + name
        there = [piece for _, piece in lying(situation, place)]
        small = [piece for piece in _ON_FIELD if piece in there]
        rest = [piece for piece in there if piece not in _ON_FIELD]
        tiles = [
            (laid, piece)
            for laid, pieces in situation.places.items()
            if self._fields(laid, mat) and name in self._fields(laid, mat) and laid != place
            for piece in pieces
        ]
        return (*((place, piece) for piece in small + rest), *tiles)

    def _fields(self, place: str, mat: Mat) -> tuple[str, ...]:
        """The fields of this mat that a place covers; none where it is not on it."""
        if not place.startswith(self.own):
            return ()
        fields = place.removeprefix(self.own).split("+")
        return tuple(fields) if all(name in mat.grid.names for name in fields) else ()

    def _card_spots(self, situation: Situation, places: MatPlaces) -> list[Spot]:
        found = []
        cards = self._cards(situation)
        for card, rect in zip(cards, places.cards, strict=False):
            there = lying(situation, self.own + card)
            if situation.at(self.own + "cards").get(card):
                there = (*there, (self.own + "cards", card))
            words = translate("RiverboatPosition", "Opportunity {number}").format(
                number=card.removeprefix("card-")
            )
            found.append(Spot(self.own + card, words, rect, there))
        others = tuple(
            (place, piece) for place, piece in lying(situation, self.own + "cards") if piece not in cards
        )
        words = translate("RiverboatPosition", "Beside the mat")
        found.append(Spot(self.own + "cards", words, places.cards[len(cards)], others))
        return found

    # --- the picture --------------------------------------------------------------------------

    def paint(self, painter: QPainter, situation: Situation, area: QRectF, theme: Theme) -> None:
        """The mat with everything on and beside it."""
        places = self._places(situation, area)
        edition = edition_of(situation.setup)
        painter.setPen(theme.line)
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(area, theme.radius, theme.radius)
        self._paint_head(painter, situation, places, theme)
        mat = mat_of(situation, self.seat)
        spots = {spot.place.removeprefix(self.own): spot for spot in self.spots(situation, area, theme)}
        for name, spot in spots.items():
            if name.startswith("recess-"):
                art.paint_harbor_recess(painter, spot.rect, theme)
            elif name.startswith("harbor-"):
                number = int(name.removeprefix("harbor-"))
                starts = {space: seats for seats, space in edition.harbor.starts}
                reach = {space: recess for recess, space in enumerate(edition.harbor.reach, start=1)}
                start_for, recess = starts.get(number), reach.get(number)
                art.paint_harbor_space(painter, spot.rect, theme, start_for=start_for, recess=recess)
            elif name.startswith("card-"):
                self._paint_card(painter, situation, spot, theme)
                continue
            elif not spot.round:
                paint_box(painter, spot, situation, theme)
                continue
            else:
                continue
            for _, piece in reversed(spot.lies):
                paint_one(painter, spot.rect, situation.setup, piece, theme)
        if mat is not None:
            self._paint_fields(painter, situation, mat, places, theme)

    def _paint_head(self, painter: QPainter, situation: Situation, places: MatPlaces, theme: Theme) -> None:
        head = places.head
        colour = theme.seats[self._colour(situation)]
        badge = QRectF(head.left(), head.top(), head.height(), head.height())
        art.paint_seat_badge(painter, badge, self._colour(situation), theme)
        font = painter.font()
        font.setBold(True)
        font.setPixelSize(round(head.height() * 0.7))
        painter.setFont(font)
        painter.setPen(colour.text)
        painter.drawText(
            QPointF(badge.right() + 6, head.bottom() - head.height() * 0.22), self.title(situation)
        )
        font.setBold(False)
        painter.setFont(font)

    def _colour(self, situation: Situation) -> int:
        mats = [mat.id for mat in edition_of(situation.setup).mats]
        mat = mat_of(situation, self.seat)
        return (mats.index(mat.id) if mat is not None else self.seat) % 4

    def _paint_fields(
        self, painter: QPainter, situation: Situation, mat: Mat, places: MatPlaces, theme: Theme
    ) -> None:
        edition = edition_of(situation.setup)
        names = mat.grid.names
        for field, centre in enumerate(places.fields):
            suit = next(index for index, mask in enumerate(mat.suits) if mask >> field & 1)
            barn = "barn" in situation.at(self.own + names[field])
            paint = art.paint_barn_field if barn else art.paint_field
            paint(painter, art.hex_rect(centre, places.radius), suit_kind(edition, suit), theme)
        for place, pieces in situation.places.items():
            fields = [names.index(name) for name in self._fields(place, mat)]
            for piece in pieces if fields else ():
                index = edition.tile_index(piece.removeprefix("tile-")) if piece.startswith("tile-") else -1
                if index >= 0 and len(fields) == edition.tiles[index].size:
                    crops = [crop_kind(edition, crop) for crop in edition.tiles[index].crops]
                    centres = [places.fields[field] for field in fields]
                    points = edition.tiles[index].points
                    art.paint_plate(painter, centres, places.radius, crops, theme, points=points)
        for field, centre in enumerate(places.fields):
            self._paint_on_field(painter, situation, names[field], centre, places.radius, theme)

    def _paint_on_field(
        self, painter: QPainter, situation: Situation, name: str, centre: QPointF, radius: float, theme: Theme
    ) -> None:
        there = situation.at(self.own + name)
        pieces = [
            piece
            for piece, count in reversed(list(there.items()))
            for _ in range(min(count, 2))
            if not (piece.startswith("tile-") and len(piece) == len("tile-") + 1)
        ]
        side = radius * (1.05 if len(pieces) == 1 else 0.8)
        for number, piece in enumerate(pieces):
            across = (number - (len(pieces) - 1) / 2) * radius * 0.7
            rect = QRectF(centre.x() + across - side / 2, centre.y() - side / 2, side, side)
            paint_one(painter, rect, situation.setup, piece, theme)

    def _paint_card(self, painter: QPainter, situation: Situation, spot: Spot, theme: Theme) -> None:
        side = spot.rect.width() * 0.5
        corner = QRectF(spot.rect.right() - side, spot.rect.bottom() - side, side, side)
        art.paint_empty_slot(painter, spot.rect, theme)
        for place, piece in reversed(spot.lies):
            on_card = place == spot.place
            paint_one(painter, corner if on_card else spot.rect, situation.setup, piece, theme)
