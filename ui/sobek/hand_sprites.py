"""The hand of the seat below as sprites: a fan with gathered cards raised, offers over it, a summary."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.sobek.components import GREEN
from ui.gathering import HAND_ZONE, OFFER, Group
from ui.items.lettering import paint_line, width_of
from ui.items.sprite import Outline
from ui.sobek import labels
from ui.sobek.card_sprites import card_paint, group_of
from ui.sobek.ground import Ground
from ui.sobek.panels import CENTRED
from ui.sobek.seat_layout import SeatPlaces, hand_fan
from ui.sobek.seat_sprites import card_names
from ui.theme import Theme, mixed

HAND_Z = 20.0
NEXT_Z = 0.4
"""So much higher lies the next card of a fan; the rings round a card fit between."""
CHIP_Z = 50.0
CHIP = 20.0
RAISED = 12.0


def add_hand(ground: Ground, seat: int, places: SeatPlaces) -> None:
    """The cards of a seat as a fan; faces only where the viewer sees them."""
    unit, stage = ground.unit, ground.stage
    cards = card_names(ground, seat)
    sizes = [len(list(some)) for _, some in groupby(group_of(ground.edition, code) for _, _, code in cards)]
    own = seat == ground.view.viewer
    picked = {ref for group in stage.gathered for ref in group.refs} if own else set()
    fan = hand_fan(places.hand, sizes, unit, above=(CHIP + RAISED) * unit)
    shown: dict[str, QRectF] = {}
    for index, ((name, refs, code), rect) in enumerate(zip(cards, fan, strict=True)):
        raised = bool(picked & set(refs))
        place = rect.translated(0, -RAISED * unit) if raised else rect
        shown.update({ref.name: place for ref in refs if ref.kind == "card"})
        ground.easel.add(
            name,
            place,
            ("card", code, -1),
            card_paint(ground.edition, code, ground.theme),
            z=HAND_Z + index * NEXT_Z,
            refs=refs,
            tip=ground.phrases.card_tip(code) if code < GREEN else ground.phrases.seat_tip(ground.view, seat),
            zone=HAND_ZONE if own else "seats",
            drags=own and ground.asked,
        )
    if not cards:
        ground.easel.text(
            f"held/{seat}",
            QRectF(places.hand.left(), places.hand.top(), places.hand.width(), places.hand.height()),
            ground.phrases.hand_line(ground.view, seat),
            13 * unit,
            colour=ground.theme.muted,
            align=CENTRED,
        )
    if own:
        ground.easel.area("hand area", places.hand, HAND_ZONE)
        _add_offers(ground, places, shown)
        _add_summary(ground, places)
    else:
        _add_count(ground, seat, places)


def _add_count(ground: Ground, seat: int, places: SeatPlaces) -> None:
    unit, area = ground.unit, places.summary
    line = QRectF(area.left(), area.bottom() - 24 * unit, area.width(), 20 * unit)
    words = ground.phrases.hand_line(ground.view, seat)
    ink = ground.theme.pigments.on_papyrus
    if ground.seen.hands[seat]:
        ground.easel.text(f"held/{seat}", line, words, 12.5 * unit, colour=ink, align=CENTRED)


# --- what can be laid -------------------------------------------------------------------------


def _add_offers(ground: Ground, places: SeatPlaces, shown: dict[str, QRectF]) -> None:
    """A chip with the value over the cards of each set that could be gathered with one click."""
    unit = ground.unit
    gathered = {group.refs for group in ground.stage.gathered}
    wanted = []
    for group in ground.stage.offered:
        # Over the cards of the good itself; amulets lie elsewhere and serve several offers.
        named = [ref.name for ref in group.refs if ref.name.split()[0] != "amulet"]
        rects = [shown[name] for name in named or [ref.name for ref in group.refs] if name in shown]
        if rects:
            row = min(rect.top() for rect in rects)
            first = [rect for rect in rects if rect.top() - row < rect.height() * 0.3]
            middle = (min(r.left() for r in first) + max(r.right() for r in first)) / 2
            wanted.append((round(row / unit / 40), middle, row, group))
    right = -1e9
    before = None
    for line, middle, row, group in sorted(wanted, key=lambda one: one[:2]):
        px = 12 * unit
        wide = width_of(group.value, px, True) + 16 * unit
        if line != before:
            before, right = line, places.hand.left()
        left = min(max(middle - wide / 2, right), places.hand.right() - wide)
        top = row - (CHIP - 1) * unit if row < places.hand.bottom() else row
        rect = QRectF(left, top, wide, (CHIP - 2) * unit)
        right = rect.right() + 4 * unit
        chosen = group.refs in gathered
        ground.easel.add(
            f"{OFFER}{group.key}",
            rect,
            ("offer", group.value, chosen, round(px, 1)),
            _chip(group, px, chosen, ground.theme),
            z=CHIP_Z,
            outline=Outline.RECT,
            tip=f"{group.text}: {group.value}",
            zone=HAND_ZONE,
        )


def _chip(group: Group, px: float, chosen: bool, theme: Theme):  # type: ignore[no-untyped-def]
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.good if chosen else mixed(theme.card, theme.good, 0.12)
        painter.setPen(QPen(theme.good, max(1.2, rect.height() * 0.08)))
        painter.setBrush(ground)
        radius = rect.height() * 0.48
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        painter.restore()
        ink = QColor("#ffffff") if chosen and not theme.dark else theme.ink
        if chosen and theme.dark:
            ink = QColor("#10200f")
        paint_line(painter, rect.adjusted(4, 0, -4, 0), group.value, px, ink, bold=True, align=CENTRED)

    return paint


def _add_summary(ground: Ground, places: SeatPlaces) -> None:
    """At the end of the hand: what is gathered, or what could be, and what it comes to."""
    unit, theme, stage, area = ground.unit, ground.theme, ground.stage, places.summary
    shown = stage.gathered or stage.offered
    if not shown and not stage.summary:
        _add_count(ground, ground.view.viewer, places)
        return
    ink = theme.pigments.on_papyrus
    title = ground.phrases.lay_now() if stage.gathered else labels.can_be_laid()
    top = area.top()
    if shown:
        head = QRectF(area.left(), top, area.width(), 18 * unit)
        ground.easel.text(
            "summary head", head, title, 13 * unit, bold=True, colour=theme.good, align=CENTRED, z=2
        )
        top = head.bottom() + 1 * unit
    line = 17 * unit
    single = len(shown) == 1
    room = int((area.bottom() - top - (44 * unit if stage.summary else 0)) / line)
    for index, group in enumerate(shown[: max(1, room // 2 if single else room)]):
        if single:
            lines = 1 if width_of(group.text, 12.5 * unit) <= area.width() else 2
            rect = QRectF(area.left(), top, area.width(), line * lines)
            ground.easel.text(
                f"summary/{index}",
                rect,
                group.text,
                12.5 * unit,
                wrapped=True,
                colour=ink,
                align=CENTRED,
                z=2,
            )
            top = rect.bottom()
            value = QRectF(area.left(), top, area.width(), line * 1.2)
            ground.easel.text(
                f"summary value/{index}",
                value,
                group.value,
                15 * unit,
                bold=True,
                colour=ink,
                align=CENTRED,
                z=2,
            )
            top = value.bottom()
            continue
        wide = min(width_of(group.value, 12 * unit, True) + 2 * unit, area.width() * 0.55)
        ground.easel.text(
            f"summary/{index}",
            QRectF(area.left(), top, area.width() - wide - 4 * unit, line),
            group.text,
            12 * unit,
            colour=ink,
            z=2,
        )
        ground.easel.text(
            f"summary value/{index}",
            QRectF(area.right() - wide, top, wide, line),
            group.value,
            12 * unit,
            bold=True,
            colour=ink,
            align=Qt.AlignmentFlag.AlignRight,
            z=2,
        )
        top += line
    told = single and all(words in stage.summary for words in (shown[0].text, shown[0].value))
    if told and len(stage.summary) <= len(shown[0].text) + len(shown[0].value) + 4:
        return  # the line says no more than what stands above
    if stage.summary:
        rect = QRectF(
            area.left(), top + 4 * unit, area.width(), max(20 * unit, area.bottom() - top - 4 * unit)
        )
        ground.easel.text(
            "summary", rect, stage.summary, 12 * unit, wrapped=True, colour=ink, align=CENTRED, z=2
        )
