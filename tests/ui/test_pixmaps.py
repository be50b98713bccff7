"""The pixmap cache and the bundled font."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from ui.fonts import load_fonts
from ui.pixmaps import Pixmaps

pytestmark = pytest.mark.usefixtures("qapp")


def paint_red(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, Qt.GlobalColor.red)


def test_a_painting_is_made_once_for_each_key_size_and_ratio() -> None:
    pixmaps = Pixmaps()
    first = pixmaps.get("coin", QSizeF(20, 10), 1.0, paint_red)
    assert pixmaps.get("coin", QSizeF(20, 10), 1.0, paint_red).cacheKey() == first.cacheKey()
    assert pixmaps.paintings == 1
    pixmaps.get("barn", QSizeF(20, 10), 1.0, paint_red)
    pixmaps.get("coin", QSizeF(21, 10), 1.0, paint_red)
    assert pixmaps.paintings == 3


def test_ratio_two_gives_twice_the_pixels_at_the_same_logical_size() -> None:
    pixmap = Pixmaps().get("coin", QSizeF(20, 10), 2.0, paint_red)
    assert (pixmap.width(), pixmap.height()) == (40, 20)
    assert pixmap.deviceIndependentSize() == QSizeF(20, 10)
    assert pixmap.toImage().pixelColor(39, 19) == Qt.GlobalColor.red


def test_least_recently_used_painting_goes_first() -> None:
    pixmaps = Pixmaps(limit_bytes=2 * 10 * 10 * 4)
    for key in ("a", "b", "a", "c"):
        pixmaps.get(key, QSizeF(10, 10), 1.0, paint_red)
    assert pixmaps.paintings == 3
    pixmaps.get("a", QSizeF(10, 10), 1.0, paint_red)
    assert pixmaps.paintings == 3
    pixmaps.get("b", QSizeF(10, 10), 1.0, paint_red)
    assert pixmaps.paintings == 4


def test_clear_forgets_and_an_empty_size_paints_nothing() -> None:
    pixmaps = Pixmaps()
    pixmaps.get("a", QSizeF(10, 10), 1.0, paint_red)
    pixmaps.clear()
    pixmaps.get("a", QSizeF(10, 10), 1.0, paint_red)
    assert pixmaps.paintings == 2
    assert pixmaps.get("a", QSizeF(0, 10), 1.0, paint_red).isNull()
    assert pixmaps.paintings == 2


def test_bundled_font_has_chinese_symbols_and_both_weights() -> None:
    family = load_fonts()
    for weight in (QFont.Weight.Normal, QFont.Weight.Bold):
        font = QFont(family, 12, weight)
        font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
        metrics = QFontMetrics(font)
        wanted = "河船種植收穫玉米南瓜馬鈴薯蕪菁小麥ABCxyz019♠♥♣♦★▲◆●■·–—×→←↑↓✓…「」，。"
        assert [letter for letter in wanted if not metrics.inFontUcs4(ord(letter))] == []
