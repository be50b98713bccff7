"""The colours, sizes and patterns everything in the window is painted with; no widget, no drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QColor, QPalette

from ui.pigments import Pigments, pigments

ThemeName = Literal["light", "dark"]


class SeatPattern(Enum):
    """What tells a seat apart when its colour does not."""

    SOLID = "solid"
    STRIPES = "stripes"
    DOTS = "dots"
    CHECKS = "checks"


@dataclass(frozen=True, slots=True)
class FieldColour:
    """A coloured field: its ring, the pale soil inside, and the suit symbol with its outline."""

    ring: QColor
    soil: QColor
    mark: QColor
    edge: QColor


@dataclass(frozen=True, slots=True)
class CropColour:
    """A planted field: its ground, the darker ground of side and outline, and the letter."""

    ground: QColor
    deep: QColor
    letter: QColor


@dataclass(frozen=True, slots=True)
class SeatColour:
    """A seat: fill with its darker side, ink legible on the fill, and text legible on a panel."""

    key: str
    fill: QColor
    deep: QColor
    ink: QColor
    text: QColor
    pattern: SeatPattern


@dataclass(frozen=True, slots=True)
class FieldColours:
    """The five field colours, named by the letters of the notation."""

    Y: FieldColour
    G: FieldColour
    R: FieldColour
    B: FieldColour
    W: FieldColour


@dataclass(frozen=True, slots=True)
class CropColours:
    """The five crop colours, named by the letters of the notation."""

    T: CropColour
    W: CropColour
    C: CropColour
    P: CropColour
    K: CropColour


@dataclass(frozen=True, slots=True)
class Theme:
    """One complete look. Sizes are in pixels at 100 %; `scaled` gives another size."""

    name: ThemeName
    colour_blind: bool

    table: QColor
    table_deep: QColor
    on_table: QColor
    panel: QColor
    panel_deep: QColor
    card: QColor
    line: QColor
    ink: QColor
    muted: QColor
    outline: QColor
    shadow: QColor

    button: QColor
    button_hover: QColor
    river: QColor
    river_pale: QColor
    river_deep: QColor
    barn_red: QColor
    on_barn_red: QColor
    gold: QColor
    on_gold: QColor
    wood: QColor
    stone: QColor
    leaf: QColor
    highlight: QColor
    focus: QColor
    danger: QColor
    on_danger: QColor
    good: QColor

    fields: FieldColours
    crops: CropColours
    pigments: Pigments
    seats: tuple[SeatColour, SeatColour, SeatColour, SeatColour]

    text_px: int = 14
    title_px: int = 19
    gap: int = 12
    gap_small: int = 6
    radius: int = 9

    @property
    def dark(self) -> bool:
        """Whether ink is lighter than the panel it stands on."""
        return self.name == "dark"

    @property
    def alarm(self) -> QColor:
        """The ink of words about what is wrong, on a panel or a card; `danger` is a ground, or a line."""
        return mixed(self.danger, QColor("#ffffff"), 0.55) if self.dark else self.danger

    @property
    def on_good(self) -> QColor:
        """The ink on a ground of `good`."""
        return self.table_deep if self.dark else QColor("#ffffff")

    def scaled(self, percent: int) -> Theme:
        """This look with all sizes at `percent` (100 to 250) of their own."""
        if not 100 <= percent <= 250:
            raise ValueError(f"scale {percent} % is not within 100 to 250")

        def sized(px: int) -> int:
            return round(px * percent / 100)

        return replace(
            self,
            text_px=sized(self.text_px),
            title_px=sized(self.title_px),
            gap=sized(self.gap),
            gap_small=sized(self.gap_small),
            radius=sized(self.radius),
        )


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with `share` (0 to 1) of it replaced by `other`."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


@lru_cache(maxsize=4)
def theme(name: ThemeName, colour_blind: bool = False) -> Theme:
    """The look of that name; `colour_blind` swaps field and seat colours for ones all eyes keep apart."""
    return _dark(colour_blind) if name == "dark" else _light(colour_blind)


def application_palette(look: Theme) -> QPalette:
    """The palette that makes ordinary widgets of any style fit the table."""
    roles = QPalette.ColorRole
    palette = QPalette()
    for role, colour in {
        roles.Window: look.panel,
        roles.WindowText: look.ink,
        roles.Base: look.card,
        roles.AlternateBase: mixed(look.card, look.panel_deep, 0.5),
        roles.Text: look.ink,
        roles.PlaceholderText: look.muted,
        roles.Button: look.button,
        roles.ButtonText: look.ink,
        roles.BrightText: look.on_danger,
        roles.ToolTipBase: look.card,
        roles.ToolTipText: look.ink,
        roles.Highlight: look.river_deep,
        roles.HighlightedText: QColor("#ffffff"),
        roles.Link: look.seats[1].text,
        roles.LinkVisited: look.muted,
        roles.Light: mixed(look.panel, QColor("#ffffff"), 0.4),
        roles.Midlight: mixed(look.panel, QColor("#ffffff"), 0.2),
        roles.Mid: look.line,
        roles.Dark: look.panel_deep,
        roles.Shadow: look.shadow,
        roles.Accent: look.barn_red,
    }.items():
        palette.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, mixed(look.ink, look.panel, 0.5))
    return palette


_CROP_GROUNDS = {"T": "#9a5ba8", "W": "#e9b93f", "C": "#5f9138", "P": "#80553a", "K": "#dd661c"}
_FIELD_RINGS = {"Y": "#dba31f", "G": "#4f9145", "R": "#c8452f", "B": "#3d63a8", "W": "#fbf8ef"}
# Okabe and Ito's set keeps its hues apart for protan, deutan and tritan eyes.
_FIELD_RINGS_SAFE = {"Y": "#f0d82c", "G": "#009e73", "R": "#d55e00", "B": "#0066b2", "W": "#fbf8ef"}
_SEAT_FILLS = ("#b23a2c", "#2c6aa6", "#d8a02b", "#437d41")
_SEAT_FILLS_SAFE = ("#d55e00", "#0066b2", "#f0d82c", "#009e73")
_SEAT_KEYS = ("red", "blue", "gold", "green")


def _light(colour_blind: bool) -> Theme:
    panel, ink = QColor("#f6ead0"), QColor("#2b2017")
    return Theme(
        name="light",
        colour_blind=colour_blind,
        table=QColor("#2d6672"),
        table_deep=QColor("#1d4853"),
        on_table=QColor("#f3faf8"),
        panel=panel,
        panel_deep=QColor("#ead9b3"),
        card=QColor("#fff9ea"),
        line=QColor("#b89c68"),
        ink=ink,
        muted=QColor("#65513a"),
        outline=QColor("#3a2a1b"),
        shadow=QColor("#20140a"),
        button=QColor("#ecdfbb"),
        button_hover=QColor("#f5eccf"),
        river=QColor("#4b97a8"),
        river_pale=QColor("#d3e9ec"),
        river_deep=QColor("#23606d"),
        barn_red=QColor("#a6382b"),
        on_barn_red=QColor("#fff8ec"),
        gold=QColor("#e7b93e"),
        on_gold=QColor("#33240a"),
        wood=QColor("#a87a4b"),
        stone=QColor("#a9a59a"),
        leaf=QColor("#4c8a3a"),
        highlight=QColor("#ffdf4d"),
        focus=QColor("#0b57c4"),
        danger=QColor("#b02a1e"),
        on_danger=QColor("#ffffff"),
        good=QColor("#2f6f33"),
        fields=_fields(colour_blind, soil=QColor("#efe2c4"), share=0.20, pull=(QColor("#20140a"), 0.12)),
        crops=_crops(dim=0.0),
        pigments=pigments(dark=False, colour_blind=colour_blind),
        seats=_seats(colour_blind, panel=panel, ink=ink),
    )


def _dark(colour_blind: bool) -> Theme:
    panel, ink = QColor("#2c2923"), QColor("#f3e9d6")
    return Theme(
        name="dark",
        colour_blind=colour_blind,
        table=QColor("#17272e"),
        table_deep=QColor("#0e191e"),
        on_table=QColor("#e3eef0"),
        panel=panel,
        panel_deep=QColor("#211f1a"),
        card=QColor("#3a352c"),
        line=QColor("#6a5f4a"),
        ink=ink,
        muted=QColor("#c0b192"),
        outline=QColor("#15100a"),
        shadow=QColor("#000000"),
        button=QColor("#453f33"),
        button_hover=QColor("#554d3f"),
        river=QColor("#33717f"),
        river_pale=QColor("#274b55"),
        river_deep=QColor("#1f5f6d"),
        barn_red=QColor("#b4493a"),
        on_barn_red=QColor("#fff8ec"),
        gold=QColor("#d9ad3c"),
        on_gold=QColor("#2a1d06"),
        wood=QColor("#8d663e"),
        stone=QColor("#928e85"),
        leaf=QColor("#6aa555"),
        highlight=QColor("#ffd84a"),
        focus=QColor("#7db8ff"),
        danger=QColor("#b83d30"),
        on_danger=QColor("#ffffff"),
        good=QColor("#8fce84"),
        fields=_fields(colour_blind, soil=QColor("#48402f"), share=0.16, pull=(QColor("#fff6e2"), 0.42)),
        crops=_crops(dim=0.10),
        pigments=pigments(dark=True, colour_blind=colour_blind),
        seats=_seats(colour_blind, panel=panel, ink=ink),
    )


def _fields(colour_blind: bool, *, soil: QColor, share: float, pull: tuple[QColor, float]) -> FieldColours:
    rings = _FIELD_RINGS_SAFE if colour_blind else _FIELD_RINGS
    lift = 0.0 if soil.lightnessF() > 0.5 else 0.14

    def field(letter: str) -> FieldColour:
        ring = mixed(QColor(rings[letter]), QColor("#ffffff"), lift)
        white = letter == "W"
        return FieldColour(
            ring=ring,
            soil=mixed(soil, QColor("#8d8f96") if white else ring, share),
            mark=ring if white else mixed(ring, *pull),
            edge=QColor("#4d4f57") if white else mixed(ring, QColor("#20140a"), 0.5),
        )

    return FieldColours(Y=field("Y"), G=field("G"), R=field("R"), B=field("B"), W=field("W"))


def _crops(*, dim: float) -> CropColours:
    black = QColor("#140c06")

    def crop(letter: str) -> CropColour:
        ground = mixed(QColor(_CROP_GROUNDS[letter]), black, dim)
        return CropColour(
            ground=ground,
            deep=mixed(ground, black, 0.5),
            letter=QColor("#1d1208") if letter in "WK" else QColor("#fffdf4"),
        )

    return CropColours(T=crop("T"), W=crop("W"), C=crop("C"), P=crop("P"), K=crop("K"))


def _seats(
    colour_blind: bool, *, panel: QColor, ink: QColor
) -> tuple[SeatColour, SeatColour, SeatColour, SeatColour]:
    fills = _SEAT_FILLS_SAFE if colour_blind else _SEAT_FILLS
    bright_panel = panel.lightnessF() > 0.5

    def seat(index: int) -> SeatColour:
        fill = QColor(fills[index])
        dark_ink = index == 2 or (colour_blind and index in (0, 3))
        pull = (0.62 if index == 2 else 0.45 if colour_blind else 0.15) if bright_panel else 0.5
        return SeatColour(
            key=_SEAT_KEYS[index],
            fill=fill,
            deep=mixed(fill, QColor("#140c06"), 0.45),
            ink=QColor("#1d1208") if dark_ink else QColor("#ffffff"),
            text=mixed(fill, ink, pull),
            pattern=tuple(SeatPattern)[index],
        )

    return seat(0), seat(1), seat(2), seat(3)
