"""The wooden figures: worker, surveyor and harbor master, told apart by outline as well as by colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import (
    darker,
    disc,
    faded,
    fill,
    fitted,
    line,
    oval,
    pixels_per_unit,
    raised,
    shape,
)
from ui.theme import Theme

_FINE_PX = 0.28
_WHITE_WOOD = QColor("#fbf7ee")
_GREEN_WOOD = QColor("#3fa15a")
_YELLOW_WOOD = QColor("#f6c52e")


def worker_path() -> QPainterPath:
    """A person in a broad straw hat, arms out, legs apart; in a box of 100 × 100 units."""
    body = shape(
        "M 40 38 L 60 38 C 72 38 82 46 88 58 C 90 64 82 68 76 64 L 69 59 L 76 90 L 56 90 L 50 74 L 44 90 "
        "L 24 90 L 31 59 L 24 64 C 18 68 10 64 12 58 C 18 46 28 38 40 38 Z"
    )
    hat = shape("M 22 24 C 22 18 32 17 36 17 C 37 3 63 3 64 17 C 68 17 78 18 78 24 C 78 31 22 31 22 24 Z")
    return body.united(disc(50, 30, 14)).united(hat).simplified()


def surveyor_path() -> QPainterPath:
    """A person in a cloak wide as a tent, under a pointed hat; in a box of 100 × 100 units."""
    cloak = shape(
        "M 50 30 C 62 44 74 66 86 84 C 88 90 84 92 80 92 L 20 92 C 16 92 12 90 14 84 C 26 66 38 44 50 30 Z"
    )
    hat = shape(
        "M 50 2 C 56 10 60 18 62 25 C 70 26 76 29 76 32 C 76 37 24 37 24 32 C 24 29 30 26 38 25 "
        "C 40 18 44 10 50 2 Z"
    )
    return cloak.united(disc(50, 36, 13)).united(hat).simplified()


def harbor_master_path() -> QPainterPath:
    """A stout person in a peaked cap, hands on the hips; in a box of 100 × 100 units."""
    body = shape(
        "M 40 46 L 62 46 C 80 47 94 60 88 68 L 76 76 L 78 92 L 24 92 L 26 76 L 14 68 C 8 60 22 47 40 46 Z"
    )
    cap = shape(
        "M 27 11 C 29 2 68 -1 75 8 C 76 12 72 16 71 18 L 83 22 C 84 26 77 27 71 26 L 33 24 "
        "C 30 21 26 17 27 11 Z"
    )
    return body.united(disc(51, 32, 16)).united(cap).simplified()


def paint_worker(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A worker: white wood."""
    with fitted(painter, rect):
        _wooden(painter, worker_path(), _WHITE_WOOD, theme)
        if pixels_per_unit(painter) >= _FINE_PX:
            line(painter, shape("M 37 17 C 44 20 56 20 63 17"), QColor("#b3442f"), 3.4)
            line(painter, shape("M 40 46 L 45 60 L 44 68"), faded(darker(_WHITE_WOOD, 0.6), 0.5), 1.6)
            line(painter, shape("M 60 46 L 55 60 L 56 68"), faded(darker(_WHITE_WOOD, 0.6), 0.5), 1.6)


def paint_surveyor(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A surveyor: green wood."""
    with fitted(painter, rect):
        _wooden(painter, surveyor_path(), _GREEN_WOOD, theme)
        if pixels_per_unit(painter) >= _FINE_PX:
            line(painter, shape("M 38 25 C 45 28 55 28 62 25"), darker(_GREEN_WOOD, 0.6), 3.0)
            line(painter, shape("M 50 52 L 50 88"), darker(_GREEN_WOOD, 0.5), 2.0)
            line(painter, shape("M 42 66 C 38 74 34 82 30 88"), faded(darker(_GREEN_WOOD, 0.6), 0.5), 1.6)


def paint_harbor_master(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A harbor master: yellow wood, an anchor on the coat."""
    with fitted(painter, rect):
        _wooden(painter, harbor_master_path(), _YELLOW_WOOD, theme)
        navy = QColor("#23426b")
        if pixels_per_unit(painter) >= _FINE_PX:
            line(painter, shape("M 33 19 L 71 21"), navy, 4.0)
            line(
                painter,
                shape("M 51 60 L 51 86 M 43 65 L 59 65 M 39 76 C 40 84 46 87 51 87 C 56 87 62 84 63 76"),
                navy,
                3.4,
            )
            line(painter, disc(51, 57, 3), navy, 2.4)


def _wooden(painter: QPainter, path: QPainterPath, wood: QColor, theme: Theme) -> None:
    fine = pixels_per_unit(painter) >= _FINE_PX
    raised(
        painter,
        path,
        wood,
        theme,
        depth=3.4 if fine else 2.6,
        edge=darker(wood, 0.72),
        width=2.6 if fine else 5.0,
    )
    if fine:
        fill(painter, oval(44, 9, 5, 2.2), faded(QColor("#ffffff"), 0.5))
