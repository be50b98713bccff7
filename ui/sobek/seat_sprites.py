"""A seat's panel as sprites: the hand, mostly backs, the corruption pile, laid sets with their value."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from engine.core.component import Ref
from engine.sobek.components import BACK_OF, GOODS, GREEN
from ui.gathering import SETS_ZONE
from ui.items.lettering import width_of
from ui.sobek import art, labels
from ui.sobek.art import Good
from ui.sobek.card_sprites import (
    CARD,
    back_name,
    by_good,
    card_paint,
    fan_width,
    lying_paint,
    set_paint,
)
from ui.sobek.ground import Ground, asked_by_back, keeps_untold
from ui.sobek.panels import CENTRED, add_frame
from ui.sobek.seat_layout import SeatPlaces, large_places, row_of_cards, shares, small_places, squares


@dataclass(frozen=True, slots=True)
class LaidSet:
    """A set as it lies: vertical ones with their Prosperity tokens, or one laid at the end of the round."""

    good: int
    cards: tuple[int, ...]
    prosperity: int
    vertical: bool
    number: int = 0


def add_small_seat(ground: Ground, seat: int, frame: QRectF) -> None:
    """The panel of a seat above the river."""
    places = small_places(frame, ground.unit)
    add_frame(ground, seat, places)
    _add_small_hand(ground, seat, places)
    add_pile(ground, seat, places)
    add_sets(ground, seat, places)


def large_seat(ground: Ground, seat: int) -> SeatPlaces:
    """The panel below with everything but the hand; returns its places."""
    places = large_places(ground.places.own, ground.unit)
    add_frame(ground, seat, places)
    add_pile(ground, seat, places)
    if seat == ground.view.viewer:
        ground.easel.area("sets area", places.sets, SETS_ZONE)
    add_sets(ground, seat, places)
    return places


# --- hands that are not held below ------------------------------------------------------------


def card_names(ground: Ground, seat: int) -> list[tuple[str, tuple[Ref, ...], int]]:
    """The cards of a hand in order: id of the sprite, what pointing at it means, the card's code.

    Faces only where the viewer sees them. The own hand's are told apart by number, others by their backs.
    """
    found: list[tuple[str, tuple[Ref, ...], int]] = []
    counts: Counter[int] = Counter()
    own = seat == ground.view.viewer
    # While a card of another pile is claimed, those of the hand do not answer as if they were its cards.
    kind_of_own = "held" if ground.view.prompt.key == "claim" else "card"
    for code in by_good(ground.edition, ground.seen.hands[seat]):
        counts[code] += 1
        number = counts[code]
        if own and (code < GREEN or keeps_untold(ground)):
            name = ground.edition.cards[code].id if code < GREEN else back_name(code)
            kind = kind_of_own if code < GREEN or kind_of_own == "held" else "back"
            ref = Ref(kind, name if number == 1 else f"{name} {number}")
            if asked_by_back(ground.view):
                ref = Ref("back", back_name(BACK_OF[code]))
            found.append((f"hand/{name}/{number}", (ref,), code))
            continue
        back = back_name(BACK_OF[code])
        refs = (Ref("back", back, seat), Ref("seat", str(seat + 1)))
        kind = back if code >= GREEN else ground.edition.cards[code].id
        stem = "back" if code >= GREEN else "open"
        found.append((f"{stem}/{seat}/{kind}/{number}", refs, code))
    return found


def _add_small_hand(ground: Ground, seat: int, places: SeatPlaces) -> None:
    unit, theme = ground.unit, ground.theme
    cards = card_names(ground, seat)
    area = places.hand
    words = ground.phrases.hand_line(ground.view, seat)
    if not cards:
        muted = theme.muted
        ground.easel.text(f"held/{seat}", area, words, 11 * unit, colour=muted, align=CENTRED, z=2)
        return
    robbed = ground.view.prompt.key == "rob" and ground.asked and seat != ground.view.viewer
    fan = row_of_cards(area, len(cards))
    for index, ((name, refs, code), rect) in enumerate(zip(cards, fan, strict=True)):
        ground.easel.add(
            name,
            rect,
            ("card", code, -1),
            card_paint(ground.edition, code, theme),
            z=20 + index * 0.4,
            refs=refs,
            tip=ground.phrases.card_tip(code) if code < GREEN else ground.phrases.seat_tip(ground.view, seat),
            zone="seats" if robbed else "",
            looks_at=-1 if robbed else seat,
        )
    ground.add_count(f"held/{seat}", fan[-1], len(cards), z=20 + len(cards) * 0.4)


# --- corruption -------------------------------------------------------------------------------


def add_pile(ground: Ground, seat: int, places: SeatPlaces) -> None:
    """The corruption pile and the Curses attached to it. Rule SK-1.16.12."""
    seen, unit = ground.seen, ground.unit
    pile = seen.piles[seat]
    known = len(pile) if pile is not None else (None if seen.piled[seat] else 0)
    looked = ground.asked and ground.view.prompt.key == "look" and seat != ground.view.viewer
    tip = ground.phrases.pile_tip(ground.view, seat)
    refs = (Ref("pile", "pile", seat), *((Ref("seat", str(seat + 1)),) if looked else ()))
    ground.easel.add(
        f"pile/{seat}",
        places.pile,
        ("pile", seat, known),
        ground.painted(art.paint_corruption_pile, seat, cards=known),
        z=16 if looked else 3,
        refs=refs if looked or places.large else (),
        tip=tip,
        zone="seats" if looked else "",
        looks_at=-1 if looked or places.large else seat,
    )
    for number, rect in enumerate(squares(places.marks, seen.curses[seat], 38 * unit)):
        ground.easel.add(
            f"curse/{seat}/{number}", rect, "curse", ground.painted(art.paint_curse_mark), z=4, tip=tip
        )


# --- sets -------------------------------------------------------------------------------------


def sets_of(ground: Ground, seat: int) -> list[LaidSet]:
    """The sets of a seat in the order of the goods, then those laid at the end of the round."""
    seen = ground.seen
    found = [
        LaidSet(good, cards, seen.prosperity[seat][good], True)
        for good, cards in enumerate(seen.sets[seat])
        if cards
    ]
    for number, (good, cards) in enumerate(seen.laid[seat] or ()):
        found.append(LaidSet(good, cards, 0, False, number))
    return found


def add_sets(ground: Ground, seat: int, places: SeatPlaces) -> None:
    """Laid sets as fans, each with what it is worth as it stands; where there is room, places for more."""
    laid = sets_of(ground, seat)
    unit, area = ground.unit, places.sets
    roomy = area.width() > 3.4 * area.height()
    if not laid and not roomy:
        muted = ground.theme.muted
        ground.easel.text(f"no sets/{seat}", area, labels.no_sets(), 11 * unit, colour=muted, align=CENTRED)
        return
    caption = (17 if places.large else 14) * unit
    rows = 2 if len(laid) > 3 and area.width() < 2.2 * area.height() else 1
    per_row = -(-len(laid) // rows)
    height = area.height() / rows
    gap = (14 if places.large else 8) * unit
    left = area.left()
    for row in range(rows):
        some = laid[row * per_row : (row + 1) * per_row]
        wanted = [max(_fan_room(one, height - caption), 52 * unit) for one in some]
        left = area.left()
        for one, wide in zip(some, shares(area.width(), wanted, gap, 1.0), strict=True):
            cell = QRectF(left, area.top() + row * height, wide, height)
            _add_set(ground, seat, one, cell, caption, places)
            left += wide + gap
    if roomy:
        missing = [good for good in range(len(GOODS)) if not ground.seen.sets[seat][good]]
        _add_places(ground, seat, area.adjusted(left - area.left(), 0, 0, -caption), missing, gap)


def _fan_room(one: LaidSet, height: float) -> float:
    return fan_width(height, len(one.cards), 1e6) if one.vertical else height * 0.72


def _add_set(
    ground: Ground, seat: int, one: LaidSet, cell: QRectF, caption: float, places: SeatPlaces
) -> None:
    edition, theme, unit = ground.edition, ground.theme, ground.unit
    own = seat == ground.view.viewer and places.large
    name = f"set/{seat}/{one.good}" if one.vertical else f"last/{seat}/{one.number}"
    good = GOODS[one.good]
    # A good that is named for the corruption does not mean the set of it.
    asks_good = ground.view.prompt.key != "name-good"
    if one.vertical:
        name = f"set/{seat}/{good}"
    height = cell.height() - caption
    if one.vertical:
        wide = fan_width(height, len(one.cards), cell.width())
        rect = QRectF(cell.left(), cell.top(), wide, height)
        paint = set_paint(edition, one.good, one.cards, theme)
    else:
        rect = QRectF(cell.left(), cell.top(), min(cell.width(), height * 0.72), height)
        paint = lying_paint(edition, one.good, one.cards, theme)
    tip = (
        ground.phrases.set_tip(ground.view, seat, one.good)
        if one.vertical
        else ground.phrases.last_set_tip(one.good, one.cards)
    )
    ground.easel.add(
        name,
        rect,
        ("set", one.good, one.cards, one.vertical),
        paint,
        z=3,
        refs=(Ref("good" if asks_good else "set", good),) if own and one.vertical else (),
        tip=tip,
        zone=SETS_ZONE if own and one.vertical else "",
        looks_at=-1 if places.large else seat,
    )
    side = min(height * 0.36, 30 * unit)
    for number in range(one.prosperity):
        mark = QRectF(rect.right() - side * 0.8, rect.top() - 2 * unit + number * side * 0.9, side, side)
        ground.easel.add(
            f"prosperity/{seat}/{good}/{number}",
            mark,
            "prosperity",
            ground.painted(art.paint_prosperity_mark),
            z=4,
            tip=tip,
        )
    _add_value(ground, seat, one, QRectF(cell.left(), rect.bottom(), cell.width(), caption), name, tip)


def _add_value(ground: Ground, seat: int, one: LaidSet, line: QRectF, name: str, tip: str) -> None:
    edition = ground.edition
    px = min(13 * ground.unit, line.height() * 0.82)
    scarabs = edition.scarabs_on(one.cards)
    if one.vertical:
        extra = one.prosperity * edition.prosperity_scarabs
        words = ground.phrases.set_value(scarabs, extra, len(one.cards))
        short = str(edition.vertical(one.cards, one.prosperity)[1])
    else:
        words, short = labels.laid_last(scarabs), str(scarabs)
    if width_of(words, px, True) > line.width() + 6 * ground.unit:
        words = short
    ground.easel.text(
        f"value/{name}",
        line.adjusted(0, 0, 8 * ground.unit, 0),
        words,
        px,
        bold=True,
        colour=ground.theme.pigments.on_papyrus,
        z=4,
        tip=tip,
    )


def _add_places(ground: Ground, seat: int, area: QRectF, goods: list[int], gap: float) -> None:
    """Empty places with a good faintly drawn in each, so that one sees where sets will lie."""
    if not goods:
        return
    width = min(area.height() * CARD, (area.width() - (len(goods) - 1) * gap) / len(goods))
    if width < area.height() * CARD * 0.6:
        return
    height = width / CARD
    for index, good in enumerate(goods):
        kind = tuple(Good)[good]
        rect = QRectF(area.left() + index * (width + gap), area.top(), width, height)
        ground.easel.add(
            f"place/{seat}/{kind.value}",
            rect,
            "set place",
            ground.painted(art.paint_empty_slot),
            z=1,
            opacity=0.7,
        )
        side = width * 0.56
        drawing = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        ground.easel.add(
            f"faint/{seat}/{kind.value}",
            drawing,
            ("good", kind.value),
            ground.painted(art.paint_good, kind),
            z=1.1,
            opacity=0.24,
        )
