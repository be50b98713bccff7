"""The pigments of the Nile: papyrus, lapis and gold, the colours of goods, card backs and glyphs, by look."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class GoodColour:
    """A good: its own colour, the letter legible on it, and the ground its drawing stands on."""

    colour: QColor
    letter: QColor
    ground: QColor


@dataclass(frozen=True, slots=True)
class GoodColours:
    """The six goods and the amulet."""

    wheat: GoodColour
    fish: GoodColour
    cattle: GoodColour
    ivory: GoodColour
    marble: GoodColour
    ebony: GoodColour
    amulet: GoodColour


@dataclass(frozen=True, slots=True)
class BackColours:
    """What a card shows from behind: a starting card, a card of the deck, a character."""

    green: QColor
    beige: QColor
    orange: QColor


@dataclass(frozen=True, slots=True)
class GlyphColours:
    """The four glyphs of a score track, named by their letters."""

    A: QColor
    B: QColor
    C: QColor
    D: QColor


@dataclass(frozen=True, slots=True)
class Pigments:
    """Everything painted in papyrus, lapis and gold."""

    papyrus: QColor
    papyrus_deep: QColor
    fibre: QColor
    on_papyrus: QColor
    lapis: QColor
    lapis_deep: QColor
    lapis_pale: QColor
    on_lapis: QColor
    gold: QColor
    gold_deep: QColor
    on_gold: QColor
    sand: QColor
    scarab: QColor
    corruption: QColor
    on_corruption: QColor
    people: QColor
    goods: GoodColours
    backs: BackColours
    glyphs: GlyphColours


def pigments(*, dark: bool, colour_blind: bool) -> Pigments:
    """The pigments of a look; `colour_blind` moves the glyphs' colours further apart."""
    return Pigments(
        papyrus=QColor("#443b2b" if dark else "#f6ead0"),
        papyrus_deep=QColor("#373023" if dark else "#e6d3a6"),
        fibre=QColor("#63573f" if dark else "#c9ad74"),
        on_papyrus=QColor("#f6ecd8" if dark else "#2b2017"),
        lapis=QColor("#234a86" if dark else "#2a5ca8"),
        lapis_deep=QColor("#142c56" if dark else "#183a73"),
        lapis_pale=QColor("#5b86c2" if dark else "#86b2e0"),
        on_lapis=QColor("#f1f6ff"),
        gold=QColor("#d8ab3d" if dark else "#e6b73f"),
        gold_deep=QColor("#6f4f10" if dark else "#8a6414"),
        on_gold=QColor("#2a1d06"),
        sand=QColor("#75664a" if dark else "#dcc490"),
        scarab=QColor("#22b3a2" if dark else "#159a8c"),
        corruption=QColor("#3a2a22" if dark else "#4b382c"),
        on_corruption=QColor("#fbeed6"),
        people=QColor("#d9762f" if dark else "#e0803a"),
        goods=_goods(),
        backs=BackColours(
            green=QColor("#2f6a34" if dark else "#35743a"),
            beige=QColor("#c2ad84" if dark else "#d8c49a"),
            orange=QColor("#d9762f" if dark else "#e0803a"),
        ),
        glyphs=_glyphs(dark=dark, colour_blind=colour_blind),
    )


def _goods() -> GoodColours:
    """Apart for every eye by lightness as well as by hue, so that no look changes them."""
    ink, chalk = QColor("#1d1208"), QColor("#fffdf4")
    return GoodColours(
        wheat=GoodColour(QColor("#e2ae33"), ink, QColor("#eec45a")),
        fish=GoodColour(QColor("#176f88"), chalk, QColor("#3b9fb4")),
        cattle=GoodColour(QColor("#9c4a26"), chalk, QColor("#c47a50")),
        ivory=GoodColour(QColor("#fbf4df"), ink, QColor("#c9b78f")),
        marble=GoodColour(QColor("#b4c3d3"), ink, QColor("#8ba3ba")),
        ebony=GoodColour(QColor("#2c2128"), chalk, QColor("#8d7a80")),
        amulet=GoodColour(QColor("#6d43a8"), chalk, QColor("#a488d0")),
    )


def _glyphs(*, dark: bool, colour_blind: bool) -> GlyphColours:
    if colour_blind:
        names = (
            ("#8cc4ff", "#f0a04b", "#2fe0a0", "#ffeefa")
            if dark
            else ("#0a55b8", "#a34400", "#0b7058", "#45123c")
        )
    else:
        names = (
            ("#8db8ef", "#f49d86", "#8bd08f", "#d3aae8")
            if dark
            else ("#1f4f9c", "#a8371f", "#276b3b", "#71409a")
        )
    a, b, c, d = (QColor(name) for name in names)
    return GlyphColours(A=a, B=b, C=c, D=d)
