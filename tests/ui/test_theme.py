"""Themes: text can be read on what it stands on, and colours that mean something stay apart."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox

from ui.stylesheet import stylesheet
from ui.theme import SeatPattern, Theme, ThemeName, application_palette, theme

LOOKS = [(name, blind) for name in ("light", "dark") for blind in (False, True)]
Lab = tuple[float, float, float]
Eyes = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, full severity, linear RGB.
DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))

NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def linear(colour: QColor) -> tuple[float, float, float]:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    return channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""

    def luminance(colour: QColor) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def lab(red: float, green: float, blue: float) -> Lab:
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (max(v, 0.0) ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance_as_seen(one: QColor, other: QColor, eyes: Eyes) -> float:
    def seen(colour: QColor) -> Lab:
        rgb = linear(colour)
        red, green, blue = (sum(m * c for m, c in zip(row, rgb, strict=True)) for row in eyes)
        return lab(red, green, blue)

    return sum((a - b) ** 2 for a, b in zip(seen(one), seen(other), strict=True)) ** 0.5


def texts_and_grounds(look: Theme) -> list[tuple[str, QColor, QColor]]:
    grounds = {
        "panel": look.panel,
        "panel_deep": look.panel_deep,
        "card": look.card,
        "button": look.button,
        "button_hover": look.button_hover,
    }
    pairs = [(f"ink on {name}", look.ink, ground) for name, ground in grounds.items()]
    pairs += [(f"muted on {name}", look.muted, grounds[name]) for name in ("panel", "panel_deep", "card")]
    pairs += [
        ("on_table on table", look.on_table, look.table),
        ("on_table on table_deep", look.on_table, look.table_deep),
        ("on_barn_red on barn_red", look.on_barn_red, look.barn_red),
        ("on_gold on gold", look.on_gold, look.gold),
        ("on_danger on danger", look.on_danger, look.danger),
        ("on_good on good", look.on_good, look.good),
        *((f"alarm on {name}", look.alarm, grounds[name]) for name in ("panel", "panel_deep", "card")),
        *((f"good on {name}", look.good, grounds[name]) for name in ("panel", "card")),
        ("white on selection", QColor("#ffffff"), look.river_deep),
    ]
    for seat in look.seats:
        pairs += [(f"ink on {seat.key}", seat.ink, seat.fill)]
        pairs += [(f"{seat.key} name on {name}", seat.text, grounds[name]) for name in ("panel", "card")]
    return pairs


@pytest.mark.parametrize(("name", "blind"), LOOKS)
def test_every_text_has_the_contrast_of_wcag_aa(name: ThemeName, blind: bool) -> None:
    ratios = {what: contrast(text, ground) for what, text, ground in texts_and_grounds(theme(name, blind))}
    assert {what: round(ratio, 2) for what, ratio in ratios.items() if ratio < 4.5} == {}


@pytest.mark.parametrize(("name", "blind"), LOOKS)
def test_marks_letters_and_focus_stand_out_from_their_ground(name: ThemeName, blind: bool) -> None:
    look = theme(name, blind)
    pairs = {"focus": (look.focus, look.panel), "focus on card": (look.focus, look.card)}
    for letter in "TWCPK":
        crop = getattr(look.crops, letter)
        pairs[f"letter {letter}"] = (crop.letter, crop.ground)
    for letter in "YGRBW":
        field = getattr(look.fields, letter)
        marks = {contrast(colour, field.soil): colour for colour in (field.mark, field.edge)}
        pairs[f"symbol {letter}"] = (marks[max(marks)], field.soil)
    assert {what: round(contrast(*pair), 2) for what, pair in pairs.items() if contrast(*pair) < 3.0} == {}


@pytest.mark.parametrize("eyes", [DEUTAN, PROTAN], ids=["deutan", "protan"])
def test_colour_blind_palette_keeps_fields_and_seats_apart(eyes: Eyes) -> None:
    look = theme("light", True)
    fields = {letter: getattr(look.fields, letter).ring for letter in "YGRBW"}
    seats = {seat.key: seat.fill for seat in look.seats}
    near = [
        (one, other, round(distance_as_seen(group[one], group[other], eyes)))
        for group in (fields, seats)
        for one, other in combinations(group, 2)
        if distance_as_seen(group[one], group[other], eyes) < 20
    ]
    assert near == []


GOODS = ("wheat", "fish", "cattle", "ivory", "marble", "ebony", "amulet")
BACKS = ("green", "beige", "orange")


@pytest.mark.parametrize(("name", "blind"), LOOKS)
def test_pigments_carry_what_is_written_and_drawn_on_them(name: ThemeName, blind: bool) -> None:
    paint = theme(name, blind).pigments
    words = {
        "ink on papyrus": (paint.on_papyrus, paint.papyrus),
        "ink on deep papyrus": (paint.on_papyrus, paint.papyrus_deep),
        "ink on sand": (paint.on_papyrus, paint.sand),
        "words on lapis": (paint.on_lapis, paint.lapis),
        "words on deep lapis": (paint.on_lapis, paint.lapis_deep),
        "number on gold": (paint.on_gold, paint.gold),
        "number on corruption": (paint.on_corruption, paint.corruption),
    }
    for good in GOODS:
        colour = getattr(paint.goods, good)
        words[f"letter of {good}"] = (colour.letter, colour.colour)
    for letter in "ABCD":
        words[f"glyph {letter}"] = (getattr(paint.glyphs, letter), paint.papyrus)
    assert {what: round(contrast(*pair), 2) for what, pair in words.items() if contrast(*pair) < 4.5} == {}


@pytest.mark.parametrize("eyes", [NORMAL, DEUTAN, PROTAN], ids=["normal", "deutan", "protan"])
@pytest.mark.parametrize("name", ["light", "dark"])
def test_goods_backs_and_glyphs_stay_apart(name: ThemeName, eyes: Eyes) -> None:
    paint = theme(name, True).pigments
    groups = (
        {good: getattr(paint.goods, good).colour for good in GOODS},
        {back: getattr(paint.backs, back) for back in BACKS},
        {letter: getattr(paint.glyphs, letter) for letter in "ABCD"},
    )
    near = [
        (one, other, round(distance_as_seen(group[one], group[other], eyes)))
        for group in groups
        for one, other in combinations(group, 2)
        if distance_as_seen(group[one], group[other], eyes) < 20
    ]
    assert near == []


def test_seats_differ_by_pattern_not_by_colour_alone() -> None:
    for name, blind in LOOKS:
        assert {seat.pattern for seat in theme(name, blind).seats} == set(SeatPattern)


def test_scaling_enlarges_text_and_space_and_refuses_what_is_out_of_range() -> None:
    look = theme("light")
    large = look.scaled(250)
    assert (large.text_px, large.gap) == (round(look.text_px * 2.5), round(look.gap * 2.5))
    assert large.table == look.table
    with pytest.raises(ValueError, match="99"):
        look.scaled(99)


def test_palette_of_widgets_is_legible(qapp: object) -> None:
    for name, blind in LOOKS:
        palette = application_palette(theme(name, blind))
        roles = QPalette.ColorRole
        for text, ground in [
            (roles.WindowText, roles.Window),
            (roles.Text, roles.Base),
            (roles.Text, roles.AlternateBase),
            (roles.ButtonText, roles.Button),
            (roles.HighlightedText, roles.Highlight),
            (roles.ToolTipText, roles.ToolTipBase),
            (roles.PlaceholderText, roles.Base),
            (roles.Link, roles.Base),
        ]:
            assert contrast(palette.color(text), palette.color(ground)) >= 4.5, (name, blind, text, ground)


def test_style_sheet_is_understood_and_its_pictures_exist(qapp: QApplication) -> None:
    for name, blind in LOOKS:
        sheet = stylesheet(theme(name, blind).scaled(150))
        pictures = re.findall(r'url\("([^"]+)"\)', sheet)
        assert pictures
        assert [picture for picture in pictures if not Path(picture).is_file()] == []
        box = QCheckBox("Reduced motion")
        box.setStyleSheet(sheet)
        box.ensurePolished()
        assert box.fontInfo().pixelSize() == 21
