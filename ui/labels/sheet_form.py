"""Which sheet of labels: one of those that can be bought, or a grid with every measure of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QGridLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from ui.labels.order import SheetChoice

OWN = "own"
_PAIRS = ("grid", "label", "corner", "pitch", "paper")
_LEAST_LETTERS = 14
_USUAL = {
    "grid": (3, 8),
    "label": (63.5, 33.9),
    "corner": (7.2, 12.9),
    "pitch": (66.0, 33.9),
    "paper": (210.0, 297.0),
}
"""A sheet of 24 labels, to begin with."""


def narrow(box: QComboBox) -> None:
    """The list may be wider than the box, so that the box need not be as wide as its longest line."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_LEAST_LETTERS)


class SheetForm(QWidget):
    """`text` is the sheet as an order names it. `changed` comes with each change of it."""

    changed = Signal()

    def __init__(self, sheets: Sequence[SheetChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets = {sheet.id: sheet for sheet in sheets}
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        self.box = QComboBox()
        self.box.setObjectName("labels_sheet")
        for name in (*self._sheets, OWN):
            self.box.addItem("", name)
        narrow(self.box)
        page.addWidget(self.box)
        self._own = QWidget()
        grid = QGridLayout(self._own)
        grid.setContentsMargins(0, 0, 0, 0)
        self._labels: dict[str, QLabel] = {}
        self._spins: dict[str, tuple[QSpinBox | QDoubleSpinBox, QSpinBox | QDoubleSpinBox]] = {}
        for row, name in enumerate(_PAIRS):
            self._labels[name] = QLabel()
            grid.addWidget(self._labels[name], row, 0)
            pair = (self._spin(name, 0), self._spin(name, 1))
            self._spins[name] = pair
            for column, spin in enumerate(pair, start=1):
                grid.addWidget(spin, row, column)
        page.addWidget(self._own)
        self._own.hide()
        self.box.currentIndexChanged.connect(self._follow)
        self.retranslate()

    def _spin(self, name: str, side: int) -> QSpinBox | QDoubleSpinBox:
        value = _USUAL[name][side]
        spin: QSpinBox | QDoubleSpinBox
        if name == "grid":
            spin = QSpinBox()
            spin.setRange(1, 99)
            spin.setValue(int(value))
            spin.valueChanged.connect(lambda _value: self.changed.emit())
        else:
            spin = QDoubleSpinBox()
            spin.setDecimals(2)
            spin.setSingleStep(0.1)
            spin.setRange(0.0, 1200.0)
            spin.setValue(value)
            spin.valueChanged.connect(lambda _value: self.changed.emit())
        spin.setObjectName(f"labels_{name}_{side + 1}")
        return spin

    @property
    def own(self) -> bool:
        """Whether the grid is described here."""
        return bool(self.box.currentData() == OWN)

    def text(self) -> str:
        """The number of the sheet, or the grid as it is written."""
        if not self.own:
            return str(self.box.currentData())
        return ",".join("x".join(f"{spin.value():g}" for spin in self._spins[name]) for name in _PAIRS)

    def choose(self, text: str) -> None:
        """Show a sheet that an order named before; what cannot be one changes nothing."""
        if text in self._sheets:
            self.box.setCurrentIndex(self.box.findData(text))
            return
        try:
            pairs = [[float(side) for side in pair.split("x")] for pair in text.split(",")]
        except ValueError:
            return
        if len(pairs) != len(_PAIRS) or any(len(pair) != 2 for pair in pairs):
            return
        for name, pair in zip(_PAIRS, pairs, strict=True):
            for spin, value in zip(self._spins[name], pair, strict=True):
                if isinstance(spin, QSpinBox):
                    spin.setValue(int(value))
                else:
                    spin.setValue(value)
        self.box.setCurrentIndex(self.box.findData(OWN))

    def _follow(self) -> None:
        self._own.setVisible(self.own)
        self.changed.emit()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for index, sheet in enumerate(self._sheets.values()):
            words = self.tr("{sheet}: {count} labels of {width} × {height} mm")
            self.box.setItemText(
                index,
                words.format(
                    sheet=sheet.id,
                    count=sheet.count,
                    width=f"{sheet.width_mm:g}",
                    height=f"{sheet.height_mm:g}",
                ),
            )
        self.box.setItemText(self.box.count() - 1, self.tr("Another grid"))
        words_of = {
            "grid": self.tr("Columns, rows"),
            "label": self.tr("Label, mm"),
            "corner": self.tr("First at, mm"),
            "pitch": self.tr("Next after, mm"),
            "paper": self.tr("Paper, mm"),
        }
        for name, text in words_of.items():
            self._labels[name].setText(text)
            self._labels[name].setBuddy(self._spins[name][0])
            for spin in self._spins[name]:
                spin.setAccessibleName(text)
