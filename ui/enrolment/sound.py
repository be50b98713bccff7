"""Receipts that are heard: one beep of the system for what was taken, two for what was refused."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ui.enrolment.sitting import Tone

SECOND_MS: Final = 180


def beep(tone: Tone) -> None:
    """Let it be heard; what was only seen, or told, is silent."""
    if tone in (Tone.ACCEPTED, Tone.REFUSED):
        QApplication.beep()
    if tone is Tone.REFUSED:
        QTimer.singleShot(SECOND_MS, QApplication.beep)
