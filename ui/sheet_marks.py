"""How every sheet of points writes them: the ink, the sign of a loss, the place somebody came to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from ui.theme import Theme


def pen_ink(theme: Theme) -> QColor:
    """The ink numbers are written with."""
    return QColor("#9fc4f2") if theme.dark else QColor("#1f3f8a")


def signed(points: int) -> str:
    """Points with the sign that type has for a loss."""
    return str(points).replace("-", "−")


def place_text(rank: int) -> str:
    """A rank in words."""
    return QCoreApplication.translate("FinalSheet", "Place {rank}").format(rank=rank)
