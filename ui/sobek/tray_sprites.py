"""Trays and peeks: sprites over the table for what is asked and lies nowhere open, or lies in a pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF

from engine.core.component import Ref
from engine.sobek.components import BACK_OF, GOODS, GREEN, TOKEN_NAMES
from ui.sobek import art, labels, nouns
from ui.sobek.art import ASPECT, Good, Token
from ui.sobek.card_sprites import back_name, by_good, card_paint
from ui.sobek.ground import Ground, asked_by_back
from ui.sobek.panels import CENTRED
from ui.sobek.seat_layout import row_of_cards

TRAY_Z = 52.0
PEEK_Z = 70.0
MOST_EXPLAINED = 6
"""So many event tokens have room to say what they do; of more the hint of each says it."""
MOST_WHOLE = 8
"""So many cards of a pile are shown whole; more lie as a fan of rows."""


def _tray_area(ground: Ground, height: float) -> QRectF:
    """Over the river, and higher if it has to be: own hand and sets stay in sight."""
    river = ground.places.river
    tall = max(river.height(), min(height * ground.unit, river.bottom() - 40 * ground.unit))
    return QRectF(river.left(), river.bottom() - tall, river.width(), tall)


def _open(ground: Ground, area: QRectF, words: str) -> QRectF:
    """A sheet with a gold frame and a head; returns the room below the head."""
    unit = ground.unit
    ground.easel.panel("tray", area, frame=ground.theme.gold, z=TRAY_Z, tip=words)
    inner = area.adjusted(14 * unit, 8 * unit, -14 * unit, -12 * unit)
    ground.easel.text(
        "tray/head",
        QRectF(inner.left(), inner.top(), inner.width(), 22 * unit),
        words,
        15 * unit,
        bold=True,
        colour=ground.theme.pigments.on_papyrus,
        z=TRAY_Z + 1,
    )
    return inner.adjusted(0, 27 * unit, 0, 0)


def add_token_tray(ground: Ground, tokens: Sequence[int]) -> None:
    """Every event token that is left with its name and what it does, to pick one from."""
    unit, ink = ground.unit, ground.theme.pigments.on_papyrus
    room = _open(ground, _tray_area(ground, 212), labels.pick_an_event())
    gap = 10 * unit
    width = min((room.width() - gap * (len(tokens) - 1)) / max(1, len(tokens)), 220 * unit)
    left = room.center().x() - (width * len(tokens) + gap * (len(tokens) - 1)) / 2
    counts: Counter[int] = Counter()
    for index, token in enumerate(tokens):
        counts[token] += 1
        cell = QRectF(left + index * (width + gap), room.top(), width, room.height())
        side = min(cell.height() * 0.42, cell.width() * 0.62)
        name = TOKEN_NAMES[token]
        ground.easel.add(
            f"token/{name}/{counts[token]}",
            QRectF(cell.center().x() - side / 2, cell.top(), side, side),
            ("token", token),
            ground.painted(art.paint_token, Token(name)),
            z=TRAY_Z + 1,
            refs=(Ref("token", name),),
            tip=ground.phrases.token_tip(token),
            zone="tray",
        )
        title = QRectF(cell.left(), cell.top() + side + 3 * unit, width, 19 * unit)
        words = ground.phrases.token_name(token)
        ground.easel.text(
            f"tray/name/{index}",
            title,
            words,
            13.5 * unit,
            bold=True,
            colour=ink,
            align=CENTRED,
            z=TRAY_Z + 1,
        )
        if len(tokens) > MOST_EXPLAINED:
            continue
        ground.easel.text(
            f"tray/effect/{index}",
            QRectF(cell.left(), title.bottom() + unit, width, cell.bottom() - title.bottom() - unit),
            ground.phrases.event_effect(token),
            12 * unit,
            wrapped=True,
            colour=ink,
            align=CENTRED,
            z=TRAY_Z + 1,
        )


def add_claim_tray(ground: Ground, victim: int) -> None:
    """The cards of a pile that is looked through, one of which is taken. Rule SK-1.10.5."""
    pile = ground.seen.piles[victim]
    if not pile:
        return
    words = labels.take_one_card(ground.phrases.seat_name(victim))
    room = _open(ground, _tray_area(ground, 230 if len(pile) > 2 * MOST_WHOLE else 150), words)
    counts: Counter[int] = Counter()
    cards = by_good(ground.edition, pile)
    for index, (code, rect) in enumerate(zip(cards, _spread(ground, room, len(cards)), strict=True)):
        counts[code] += 1
        name = ground.edition.cards[code].id if code < GREEN else back_name(code)
        by_back = asked_by_back(ground.view)
        ref = Ref("back", back_name(BACK_OF[code])) if by_back else Ref("card", name)
        ground.easel.add(
            f"claim/{name}/{counts[code]}",
            rect,
            ("card", code, -1),
            card_paint(ground.edition, code, ground.theme),
            z=TRAY_Z + 1 + index * 0.2,
            refs=(ref,),
            tip=card_hint(ground, code),
            zone="tray",
        )


def card_hint(ground: Ground, code: int) -> str:
    """What a hint says of a card in a pile: what it is, or what its back tells."""
    return ground.phrases.card_tip(code) if code < GREEN else nouns.capital(nouns.back_text(code))


def _spread(ground: Ground, room: QRectF, count: int) -> tuple[QRectF, ...]:
    """Cards side by side, in two rows where they would be small."""
    rows = 1 if count <= MOST_WHOLE * 2 else 2
    gap = 6 * ground.unit
    height = (room.height() - gap * (rows - 1)) / rows
    per_row = -(-count // rows)
    found: list[QRectF] = []
    for row in range(rows):
        some = min(per_row, count - row * per_row)
        area = QRectF(room.left(), room.top() + row * (height + gap), room.width(), height)
        found += row_of_cards(area, some, closest=0.3)
    return tuple(found)


def add_good_tray(
    ground: Ground, goods: Sequence[int], words: str, counts: Sequence[int], *, more: bool = False
) -> None:
    """The goods of which one is named; `counts` says how many cards of each it is about, if any.

    `more`: untold cards may be of them, too.
    """
    unit, ink = ground.unit, ground.theme.pigments.on_papyrus
    room = _open(ground, _tray_area(ground, 150), words)
    gap = 10 * unit
    width = (room.width() - gap * (len(GOODS) - 1)) / len(GOODS)
    for good, kind in enumerate(Good):
        cell = QRectF(room.left() + good * (width + gap), room.top(), width, room.height())
        side = min(cell.height() - 42 * unit, cell.width() * 0.8)
        fits = good in goods
        ground.easel.add(
            f"good/{kind.value}",
            QRectF(cell.center().x() - side / 2, cell.top(), side, side),
            ("good", kind.value),
            ground.painted(art.paint_good, kind),
            z=TRAY_Z + 1,
            refs=(Ref("good", kind.value),),
            tip=ground.phrases.good_tip(good),
            zone="tray",
            opacity=1.0 if fits else 0.3,
        )
        name = ground.phrases.good_name(good)
        line = QRectF(cell.left(), cell.top() + side + 2 * unit, cell.width(), 20 * unit)
        if counts:
            name += f" × {counts[good]}{'+' if more and fits else ''}"
        colour = ink if fits else ground.theme.muted
        ground.easel.text(
            f"tray/name/{good}",
            line,
            name,
            13.5 * unit,
            bold=fits,
            colour=colour,
            align=CENTRED,
            z=TRAY_Z + 1,
        )


# --- peeks ------------------------------------------------------------------------------------


def add_peek(ground: Ground, name: str, over: QRectF) -> None:
    """What the pile of that name shows while it is pointed at, if its cards are open to the viewer."""
    kind, _, rest = name.partition("/")
    if kind == "pile":
        pile = ground.seen.piles[int(rest)]
        if pile:
            _add_cards(ground, over, labels.corruption_of(ground.phrases.seat_name(int(rest))), pile)
    elif kind == "discard" and ground.seen.discards:
        _add_cards(ground, over, labels.discards(), ground.seen.discards)


def _add_cards(ground: Ground, over: QRectF, words: str, cards: Sequence[int]) -> None:
    """Cards on a sheet beside what is pointed at, inside the table."""
    unit, area = ground.unit, ground.stage.area
    codes = by_good(ground.edition, cards)
    height = 104 * unit
    natural = height * ASPECT["card"]
    columns = min(len(codes), 12)
    rows = -(-len(codes) // 12)
    row_height = height if rows == 1 else height * 0.7
    width = natural * (1 + 0.62 * (columns - 1)) + 22 * unit
    width = max(width, 150 * unit)
    tall = rows * row_height + (rows - 1) * 4 * unit + 40 * unit
    left = min(max(over.center().x() - width / 2, area.left() + 8 * unit), area.right() - width - 8 * unit)
    above = over.top() - tall - 6 * unit
    top = above if above > area.top() + 6 * unit else over.bottom() + 6 * unit
    sheet = QRectF(left, min(top, area.bottom() - tall - 6 * unit), width, tall)
    ground.easel.panel("peek", sheet, frame=ground.theme.gold, z=PEEK_Z)
    head = QRectF(sheet.left() + 11 * unit, sheet.top() + 6 * unit, sheet.width() - 22 * unit, 20 * unit)
    ground.easel.text(
        "peek/head",
        head,
        words,
        13 * unit,
        bold=True,
        colour=ground.theme.pigments.on_papyrus,
        z=PEEK_Z + 1,
    )
    room = QRectF(head.left(), head.bottom() + 3 * unit, head.width(), row_height)
    for row in range(rows):
        some = codes[row * 12 : (row + 1) * 12]
        line = room.translated(0, row * (row_height + 4 * unit))
        for index, (code, rect) in enumerate(zip(some, row_of_cards(line, len(some)), strict=True)):
            ground.easel.add(
                f"peek/{row}/{index}",
                rect,
                ("card", code, -1),
                card_paint(ground.edition, code, ground.theme),
                z=PEEK_Z + 2 + index * 0.05,
            )
