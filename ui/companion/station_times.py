"""How long what lies at a station has to lie still, and how long it may be wrong, in two small fields."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QWidget

from ui.companion.arrangement import LONGEST_SETTLE_S, LONGEST_WRONG_S
from ui.theme import Theme

WIDTH: Final = 5.0
"""Of a field, in times of its letters: what it looks at needs the room."""


class StationTimes(QWidget):
    """Both in seconds. What is as usual is kept as 0, so that it follows the reader.

    `chosen` carries both, as `times` gives them, when somebody has changed one.
    """

    chosen = Signal(float, float)

    def __init__(self, theme: Theme, *, usual_settle_s: float, usual_wrong_s: float) -> None:
        super().__init__()
        self._usual = (usual_settle_s, usual_wrong_s)
        self._shown: tuple[float, float] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.gap_small)
        self.settle, self.wrong = QDoubleSpinBox(), QDoubleSpinBox()
        for field, least, most, step, name in (
            (self.settle, 0.1, LONGEST_SETTLE_S, 0.1, "settle"),
            (self.wrong, 1.0, LONGEST_WRONG_S, 1.0, "wrong"),
        ):
            field.setObjectName(f"station_{name}")
            field.setRange(least, most)
            field.setSingleStep(step)
            field.setDecimals(1)
            field.setMaximumWidth(round(theme.text_px * WIDTH))
            field.setKeyboardTracking(False)  # half a number is no time
            field.valueChanged.connect(self._changed)
            row.addWidget(field)
        self.show_times(0.0, 0.0)
        self.retranslate("")

    def show_times(self, settle_s: float, wrong_s: float) -> None:
        """What was kept; 0 is as usual. The same again disturbs nobody who is typing."""
        if self._shown == (settle_s, wrong_s):
            return
        self._shown = None  # nobody chooses now
        self.settle.setValue(settle_s or self._usual[0])
        self.wrong.setValue(wrong_s or self._usual[1])
        self._shown = (settle_s, wrong_s)

    def _changed(self) -> None:
        if self._shown is not None and self._shown != self.times():
            self._shown = self.times()
            self.chosen.emit(*self._shown)

    def times(self) -> tuple[float, float]:
        """What is to be kept."""
        chosen = (round(self.settle.value(), 1), round(self.wrong.value(), 1))
        settle_s, wrong_s = (
            0.0 if now == round(usual, 1) else now for now, usual in zip(chosen, self._usual, strict=True)
        )
        return settle_s, wrong_s

    def retranslate(self, station: str) -> None:
        """Set every text in the language of now; `station` is what its reader is called."""
        still, wrong = (
            self.tr("What lies here counts after it has lain still for so long"),
            self.tr("What cannot be explained for so long is said to be wrong"),
        )
        for field, text in ((self.settle, still), (self.wrong, wrong)):
            field.setSuffix(self.tr(" s"))
            field.setToolTip(text)
            field.setAccessibleName(f"{station}: {text}" if station else text)
