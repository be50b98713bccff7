"""The camera as a scanner: frames to tags, each once; and what is said where the extra is not installed."""

from __future__ import annotations

import importlib.util

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from hardware.codes import write
from hardware.symbols import Symbology
from riverboat_desktop.camera import CameraMissing, FrameReader, multimedia

pytestmark = pytest.mark.usefixtures("qapp")


def frame(*texts: str, symbology: Symbology = Symbology.QR, turn: float = 0.0, px: int = 4) -> QImage:
    """A frame of 640 x 480 with codes beside each other, of `px` pixels a module, on a grey table."""
    image = QImage(640, 480, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setTransform(QTransform().translate(320, 240).rotate(turn).translate(-320, -240))
    for number, text in enumerate(texts):
        left, top = 160 + number * 180, 180
        side = symbology.across * px
        painter.fillRect(left, top, side, side, QColor("#f0f0f0"))
        rim = symbology.quiet * px
        for x, y, length in write(text, symbology).runs():
            painter.fillRect(left + rim + x * px, top + rim + y * px, length * px, px, QColor("#202020"))
    painter.end()
    return image


def test_a_code_is_told_when_it_comes_into_view_and_again_after_it_was_away():
    told: list[str] = []
    reader = FrameReader(lambda tag: told.append(str(tag)))
    for step in range(24):  # three seconds in view
        assert reader.wants(step / 8)
        reader.frame(frame("TT2222233V"), step / 8)
    assert told == ["code:TT2222233V"]
    reader.frame(frame(), 3.0)
    reader.frame(frame("TT2222233V"), 4.3)
    assert len(told) == 1, "1.4 s out of sight is still the same presentation"
    reader.frame(frame("TT2222233V"), 5.9)
    assert told == ["code:TT2222233V"] * 2


@pytest.mark.parametrize("symbology", Symbology)
@pytest.mark.parametrize("turn", [0.0, 17.0, 180.0])
def test_a_code_is_read_however_it_is_held(symbology, turn):
    told: list[str] = []
    FrameReader(lambda tag: told.append(tag.number)).frame(
        frame("TT2222233V", symbology=symbology, turn=turn), 0.0
    )
    assert told == ["TT2222233V"]


def test_two_codes_in_a_frame_are_two_reads():
    reader = FrameReader(lambda tag: None)
    found = reader.frame(frame("TT2222233V", "TTVZ3TT8X4"), 0.0)
    assert sorted(tag.number for tag in found) == ["TT2222233V", "TTVZ3TT8X4"]


def test_it_looks_ten_times_a_second():
    reader = FrameReader(lambda tag: None)
    looked = 0
    for step in range(120):  # two seconds at sixty frames
        if reader.wants(step / 60):
            reader.frame(frame(), step / 60)
            looked += 1
    assert 16 <= looked <= 21


@pytest.mark.skipif(
    importlib.util.find_spec("PySide6.QtMultimedia") is not None, reason="the extra is installed"
)
def test_without_the_extra_it_says_what_to_type():
    with pytest.raises(CameraMissing, match=r"pip install 'PySide6-Addons==6\.\d+\.\d+'"):
        multimedia()
