"""What the queue lies on: the river and its docks, the felucca in front, the temple at the end; papyrus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from ui.art.relief import (
    BLACK,
    WHITE,
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    mirrored,
    oval,
    pixels_per_unit,
    raised,
    shaded,
    shape,
    soft_shadow,
    sunken,
)
from ui.theme import Theme, mixed

_LINE: Final = QColor("#24160c")
_FINE_PX: Final = 0.35
_DOCK_WIDTH: Final = 80.0


def paint_papyrus(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A sheet of papyrus filling `rect`: fibres across, fewer along, darker at its edges."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = box(rect.x() + 1, rect.y() + 1, rect.width() - 2, rect.height() - 2, 8)
    ground = QLinearGradient(rect.topLeft(), rect.bottomRight())
    ground.setColorAt(0.0, lighter(theme.pigments.papyrus, 0.0 if theme.dark else 0.25))
    ground.setColorAt(1.0, mixed(theme.pigments.papyrus, theme.pigments.papyrus_deep, 0.7))
    painter.fillPath(sheet, ground)
    fibre = theme.pigments.fibre
    inner = rect.adjusted(6, 3, -6, -3)
    y, step = inner.top() + 4, 0
    while y < inner.bottom():
        start = inner.left() + (step * 37 % 90)
        while start < inner.right():
            length = 40 + (step * 53 % 110)
            end = min(start + length, inner.right())
            strand = QPainterPath(QPointF(start, y))
            strand.quadTo((start + end) / 2, y + (step % 3 - 1) * 0.8, end, y)
            line(painter, strand, faded(fibre, 0.16 + 0.06 * (step % 3)), 0.9)
            start = end + 30 + step * 29 % 70
            step += 1
        y += 5.5
    line(painter, sheet, faded(darker(fibre, 0.15), 0.8), 1.4)
    painter.restore()


def paint_river(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The Nile filling `rect`, a sandy bank below, light on the water."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bed = QPainterPath()
    bed.addRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
    water = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    water.setColorAt(0.0, mixed(theme.pigments.lapis, theme.pigments.lapis_pale, 0.28))
    water.setColorAt(0.55, theme.pigments.lapis)
    water.setColorAt(1.0, theme.pigments.lapis_deep)
    painter.fillPath(bed, water)
    foam = faded(theme.pigments.lapis_pale, 0.32 if theme.dark else 0.45)
    row, y = 0, rect.top() + 16
    while y < rect.bottom() - 10:
        x = rect.left() + 14 + (row * 71) % 83
        while x + 34 < rect.right() - 8:
            wave = QPainterPath(QPointF(x, y))
            wave.quadTo(x + 8, y - 5, x + 17, y)
            wave.quadTo(x + 25, y + 5, x + 34, y)
            line(painter, wave, foam, 1.5)
            x += 92 + (row * 31) % 40
        y += 19
        row += 1
    bank = QPainterPath(QPointF(rect.left(), rect.bottom()))
    high = min(14.0, rect.height() * 0.08)
    bank.lineTo(rect.left(), rect.bottom() - high)
    bank.cubicTo(
        rect.left() + rect.width() * 0.3,
        rect.bottom() - high * 1.8,
        rect.left() + rect.width() * 0.6,
        rect.bottom() - high * 0.1,
        rect.right(),
        rect.bottom() - high * 1.2,
    )
    bank.lineTo(rect.right(), rect.bottom())
    bank.closeSubpath()
    fill(painter, bank.intersected(bed), theme.pigments.sand)
    line(painter, bed, faded(theme.pigments.lapis_deep, 0.9), 1.5)
    painter.restore()


def dock_card_rect(rect: QRectF) -> QRectF:
    """Where on a dock painted in `rect` its card lies (0.72 wide for 1 high)."""
    height = min(rect.width() / 0.8, rect.height())
    card = QRectF(0, 0, height * 0.9 * 0.72, height * 0.9)
    card.moveCenter(rect.center() + QPointF(0, -height * 0.005))
    return card


def paint_dock(painter: QPainter, rect: QRectF, theme: Theme, *, reachable: bool = False) -> None:
    """A jetty of planks with room for a card; lit up where the card can be taken."""
    wood = QColor("#a97a48") if not theme.dark else QColor("#7a5733")
    with fitted(painter, rect, _DOCK_WIDTH, 100):
        for x in (1.5, 70.5):
            for y in (10, 46, 80):
                post = box(x, y, 8, 8, 4)
                raised(painter, post, darker(wood, 0.30), theme, depth=2.0, width=1.2)
        deck = box(5, 5, 70, 87, 3)
        raised(painter, deck, wood, theme, depth=2.4, edge=darker(wood, 0.66), width=1.4, strength=0.1)
        for i in range(1, 8):
            seam = 5 + i * 87 / 8
            line(painter, shape(f"M 5.5 {seam} L 74.5 {seam}"), faded(darker(wood, 0.6), 0.7), 1.1)
        place = box(8.5, 8.5, 63, 80, 5)
        fill(painter, place, faded(BLACK, 0.14))
        line(painter, place, faded(lighter(wood, 0.55), 0.7), 1.0)
        if reachable:
            line(painter, box(3.2, 4.2, 72.6, 89.6, 5), darker(theme.highlight, 0.55), 4.6)
            line(painter, box(3.2, 4.2, 72.6, 89.6, 5), theme.highlight, 2.8)


def paint_felucca(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A boat with one slanting sail, heading left."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        width = 2.4 if fine else 5.0
        wood, sail = QColor("#8f5a30"), QColor("#fdf3dc")
        line(painter, shape("M 54 80 L 54 22"), _LINE, 5.4 if fine else 8.0)
        line(painter, shape("M 54 80 L 54 22"), wood, 2.6)
        canvas = shape("M 12 62 C 22 38 50 12 84 4 C 76 26 74 48 82 66 C 60 70 34 70 12 62 Z")
        shaded(painter, canvas, sail, _LINE, width, 0.18)
        stripe = shape("M 31 38 C 44 24 62 12 84 4 C 80 14 78 23 77 31 C 62 30 46 32 31 38 Z")
        fill(painter, stripe.intersected(canvas), theme.pigments.lapis)
        line(painter, canvas, _LINE, width)
        if fine:
            line(painter, shape("M 28 42 C 44 36 60 34 77 35"), theme.pigments.gold, 3.0)
            line(painter, shape("M 20 63 C 40 58 62 58 80 60"), faded(darker(sail, 0.4), 0.6), 1.6)
        hull = shape("M 4 72 C 24 80 64 80 84 76 L 96 66 C 98 78 88 92 74 92 L 30 92 C 16 92 8 84 4 72 Z")
        shaded(painter, hull, wood, _LINE, width, 0.24)
        line(painter, shape("M 9 78 C 28 85 66 85 92 76"), theme.pigments.gold, 3.4 if fine else 5.0)
        eye = oval(19, 83.5, 4.2, 2.8)
        fill(painter, eye, WHITE)
        fill(painter, disc(19, 83.5, 1.7), _LINE)
        foam = shape("M 3 93 Q 14 88 26 93 Q 38 88 50 93 Q 62 88 74 93 Q 86 88 97 93 L 92 96 L 8 96 Z")
        fill(painter, foam, faded(WHITE, 0.8))


def paint_temple(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Two sloping towers with a gate between them, flags before them, a winged sun above the gate."""
    stone = QColor("#ecd49a") if not theme.dark else QColor("#b99a63")
    with fitted(painter, rect, 115, 100):
        fine = pixels_per_unit(painter) >= _FINE_PX
        width = 2.2 if fine else 4.6
        tower = shape("M 4 94 L 11 22 L 8 22 L 8 15 L 49 15 L 49 22 L 46 22 L 47 94 Z")
        soft_shadow(painter, tower.united(mirrored(tower, 57.5)), theme, drop=1.6, blur=3.0)
        gate = shape("M 44 94 L 44 44 L 71 44 L 71 94 Z")
        shaded(painter, gate, darker(stone, 0.08), _LINE, width, 0.1)
        door = shape("M 50 94 L 51 58 L 64 58 L 65 94 Z")
        sunken(painter, door, QColor("#3a2617"), theme, depth=2.0, width=width * 0.6)
        for side in (tower, mirrored(tower, 57.5)):
            shaded(painter, side, stone, _LINE, width, 0.16)
        for x in (17, 38, 77, 98):
            line(painter, shape(f"M {x} 94 L {x} 5"), _LINE, 3.6 if fine else 5.0)
            line(painter, shape(f"M {x} 94 L {x} 5"), QColor("#c8463a"), 1.6 if fine else 2.4)
            flag = shape(f"M {x} 4 L {x + 10} 7.5 L {x} 11 Z")
            shaded(painter, flag, QColor("#c8463a"), _LINE, width * 0.5)
        cornice = shape("M 6 15 C 8 18 8 20 8 23 L 49 23 C 49 20 49 18 51 15 Z")
        for side in (cornice, mirrored(cornice, 57.5)):
            shaded(painter, side, theme.pigments.lapis, _LINE, width * 0.7)
        wing = shape("M 57.5 47 C 52 42 44 42 40 44 C 43 51 51 54 57.5 53 Z")
        for side in (wing, mirrored(wing, 57.5)):
            shaded(painter, side, theme.pigments.lapis_pale, _LINE, width * 0.6)
        shaded(painter, disc(57.5, 49.5, 5.6), theme.pigments.gold, _LINE, width * 0.7, 0.2)
        if fine:
            for across in (22.0, 27.5, 33.0):
                for y in (42, 56, 70):
                    for middle in (across, 115.0 - across):
                        fill(painter, box(middle - 1.6, y, 3.2, 8, 1), faded(darker(stone, 0.55), 0.65))
            line(painter, shape("M 8 86 L 44 86 M 71 86 L 107 86"), theme.pigments.gold_deep, 1.6)
