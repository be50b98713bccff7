"""Event tokens and discard pile as sprites: how many are left, and what who may know it knows."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from engine.sobek.components import TOKEN_NAMES
from ui.items.placing import aspect_fit
from ui.sobek import art, labels
from ui.sobek.art import ASPECT, Token
from ui.sobek.card_sprites import card_paint
from ui.sobek.ground import Ground
from ui.sobek.panels import CENTRED


def add_store(ground: Ground) -> None:
    """The event tokens that are left and the open discard pile."""
    ground.easel.panel("store", ground.places.store)
    _add_tokens(ground)
    _add_discards(ground)


def token_paint(ground: Ground, token: int | None):  # type: ignore[no-untyped-def]
    """A painter of an event token, or of a back."""
    if token is None:
        return ground.painted(art.paint_token_back)
    return ground.painted(art.paint_token, Token(TOKEN_NAMES[token]))


def _head(ground: Ground, name: str, area: QRectF, words: str, tip: str) -> QRectF:
    unit = ground.unit
    line = QRectF(area.left() - 3 * unit, area.top(), area.width() + 6 * unit, 15 * unit)
    ground.easel.text(
        name,
        line,
        words,
        11 * unit,
        bold=True,
        align=CENTRED,
        colour=ground.theme.pigments.on_papyrus,
        tip=tip,
    )
    return area.adjusted(0, 17 * unit, 0, 0)


def _add_tokens(ground: Ground) -> None:
    seen = ground.seen
    tip = ground.phrases.tokens_tip(ground.view)
    title = ground.starred(labels.events(), "tokens")
    made = title != labels.events()
    area = _head(
        ground,
        "tokens head",
        ground.places.tokens,
        title,
        ground.phrases.reconstruction_tip() if made else "",
    )
    faces: list[int | None] = list(seen.tokens) if seen.tokens is not None else [None] * seen.tokens_left
    faces += [None] * (seen.tokens_left - len(faces))
    side = min(area.height() * 0.56, area.width() * 0.4)
    ground.easel.add(
        "tokens",
        area,
        "tokens place",
        lambda painter, rect: None,
        z=1,
        tip=tip,
    )
    # In two rows, so that every one is seen.
    above = 2 if len(faces) == 2 else (len(faces) + 1) // 2
    for index, token in enumerate(faces):
        row = 0 if index < above else 1
        at, count = (index, above) if row == 0 else (index - above, len(faces) - above)
        step = min(side * 1.02, (area.width() - side) / max(1, count - 1))
        left = area.center().x() - side / 2 + (at - (count - 1) / 2) * step
        top = area.top() if row == 0 else area.bottom() - side
        ground.easel.add(
            f"left/{index}",
            QRectF(left, top, side, side),
            ("token", token),
            token_paint(ground, token),
            z=2 + index * 0.01,
            tip=ground.phrases.token_tip(token) if token is not None else tip,
        )
    if not faces:
        ground.easel.add(
            "no tokens",
            QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side),
            "no tokens",
            ground.painted(art.paint_empty_slot, radius=0.5),
            z=1,
        )


def _add_discards(ground: Ground) -> None:
    seen = ground.seen
    tip = ground.phrases.discard_tip(ground.view)
    area = _head(ground, "discards head", ground.places.discards, labels.discards(), tip)
    rect = aspect_fit(area, ASPECT["card"])
    if not seen.discards:
        ground.easel.add("discard", rect, "discard place", ground.painted(art.paint_empty_slot), z=1, tip=tip)
        return
    top = seen.discards[-1]
    ground.easel.add(
        "discard", rect, ("card", top, -1), card_paint(ground.edition, top, ground.theme), z=2, tip=tip
    )
    ground.add_count("discard count", rect, len(seen.discards), z=3)
