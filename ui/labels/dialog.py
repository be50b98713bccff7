"""The dialog for labels: whose box, which sheet and code, which pieces; a PDF, a test page, a preview."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ui.dialog_buttons import DialogButtons
from ui.file_dialogs import ask_pdf
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.game_titles import game_title
from ui.labels.order import LabelMaker, LabelOrder, LabelPlan
from ui.labels.piece_tree import PieceTree
from ui.labels.preview import PagePreview
from ui.labels.printing import Printing
from ui.labels.sheet_form import SheetForm, narrow
from ui.problem_words import in_words
from ui.services import ServiceError, Services
from ui.tables import games_with_table
from ui.theme import Theme

_REMEMBERED = "labels"
_PLAN_AFTER_MS = 120
_RESOLUTIONS = (600, 300)


class LabelsDialog(FittedDialog):
    """Asks for an order and writes it; what was set is there again the next time."""

    def __init__(
        self, maker: LabelMaker, services: Services, theme: Theme, game: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._maker, self._services, self._theme = maker, services, theme
        self._plan: LabelPlan | None = None
        self._printing: Printing | None = None
        self._said: object = ""
        self._labels: dict[str, QLabel] = {}
        self._build()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PLAN_AFTER_MS)
        self._later.timeout.connect(self._replan)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self._recall()
        self._connect()
        self.retranslate()
        self._show_game()

    # --- what it is made of ---------------------------------------------------------------------

    def _build(self) -> None:
        gap = self._theme.gap
        page = QVBoxLayout(self)
        page.setContentsMargins(gap * 2, gap * 2, gap * 2, gap)
        page.setSpacing(gap)
        middle = QHBoxLayout()
        middle.setSpacing(gap * 2)
        page.addLayout(middle, 1)
        inside = QWidget()
        self._form = QFormLayout(inside)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(gap * 2)
        self._form.setVerticalSpacing(gap)
        middle.addWidget(Scrolled(inside), 3)
        self.preview = PagePreview()
        self.preview.setMinimumWidth(self._theme.text_px * 12)
        middle.addWidget(self.preview, 2)
        self._build_form()
        self.info = QLabel()
        self.info.setWordWrap(True)
        self.info.setObjectName("labels_info")
        page.addWidget(self.info)
        self.bar = QProgressBar()
        self.bar.setObjectName("labels_progress")
        self.bar.hide()
        page.addWidget(self.bar)
        buttons = DialogButtons(self, self._theme.gap_small)
        self.proof = buttons.aside("labels_proof", self._ask_proof)
        self.save = buttons.add("labels_save", self._ask_save, main=True)
        self.close_button = buttons.add("labels_close", self._stop_or_close)
        page.addLayout(buttons)

    def _build_form(self) -> None:
        self.game = QComboBox()
        for name in games_with_table():
            self.game.addItem("", name)
        self.box = QComboBox()
        self.box.setEditable(True)
        self.sheet = SheetForm(self._maker.sheets())
        self.code = QComboBox()
        for name in self._maker.codes():
            self.code.addItem("", name)
        self.printer = QComboBox()
        for dpi in _RESOLUTIONS:
            self.printer.addItem(f"{dpi} dpi", dpi)
        for box in (self.game, self.box, self.code, self.printer):
            narrow(box)
        self.start = QSpinBox()
        self.start.setRange(1, 9999)
        self.offsets = (self._offset(), self._offset())
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        for spin in self.offsets:
            row.addWidget(spin)
        self.pieces = PieceTree()
        self.pieces.setMinimumHeight(self._theme.text_px * 11)
        self.replace = QCheckBox()
        for name, field in {
            "game": self.game,
            "box": self.box,
            "sheet": self.sheet,
            "code": self.code,
            "printer": self.printer,
            "start": self.start,
            "offset": both,
            "pieces": self._with_ticks(),
        }.items():
            if not field.objectName():
                field.setObjectName(f"labels_{name}")
            label = QLabel()
            label.setBuddy(self.sheet.box if field is self.sheet else field)
            self._labels[name] = label
            self._form.addRow(label, field)
        self.replace.setObjectName("labels_replace")
        self._form.addRow(QLabel(), self.replace)

    def _offset(self) -> QDoubleSpinBox:
        spin = QDoubleSpinBox()
        spin.setRange(-30.0, 30.0)
        spin.setDecimals(1)
        spin.setSingleStep(0.1)
        return spin

    def _with_ticks(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pieces, 1)
        row = QHBoxLayout()
        self.all, self.none = QPushButton(), QPushButton()
        self.all.setObjectName("labels_all")
        self.none.setObjectName("labels_none")
        for button in (self.all, self.none):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        return whole

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(lambda _index: self._show_game())
        self.box.editTextChanged.connect(lambda _text: self._later.start())
        self.sheet.changed.connect(self._later.start)
        for box in (self.code, self.printer):
            box.currentIndexChanged.connect(lambda _index: self._later.start())
        for spin in (self.start, *self.offsets):
            spin.valueChanged.connect(lambda _value: self._later.start())
        self.pieces.changed.connect(self._later.start)
        self.replace.toggled.connect(lambda _on: self._later.start())
        self.all.clicked.connect(lambda: self.pieces.tick_all(True))
        self.none.clicked.connect(lambda: self.pieces.tick_all(False))

    def wanted_size(self) -> QSize:
        """Form and preview side by side."""
        return self.sizeHint().expandedTo(QSize(self._theme.text_px * 68, self._theme.text_px * 46))

    # --- the order ------------------------------------------------------------------------------

    def order(self) -> LabelOrder:
        """What is asked for now."""
        return LabelOrder(
            game=self.game.currentData(),
            box=self.box.currentText().strip(),
            sheet=self.sheet.text(),
            code=self.code.currentData(),
            dpi=self.printer.currentData(),
            offset_mm=(self.offsets[0].value(), self.offsets[1].value()),
            pieces=self.pieces.chosen(),
            start=self.start.value(),
            replace=self.replace.isChecked(),
        )

    def _show_game(self) -> None:
        """Another game: its pieces and its boxes."""
        game = self.game.currentData()
        typed = self.box.currentText()
        self.pieces.show_pieces(self._maker.setup(game), self._maker.pieces(game))
        names = self._maker.boxes(game)
        self.box.blockSignals(True)
        self.box.clear()
        self.box.addItems(names)
        self.box.setEditText(names[0] if names and not typed else typed or self.tr("My box"))
        self.box.blockSignals(False)
        self._replan()

    def _replan(self) -> None:
        self._later.stop()
        try:
            self._plan = self._maker.plan(self.order())
        except ServiceError as error:
            self._plan = None
            self._said = error.said
        self.preview.show_job(self._plan.job if self._plan is not None else None)
        self._show_info()

    def _show_info(self) -> None:
        running = self._printing is not None
        self.save.setEnabled(self._plan is not None and not running)
        self.proof.setEnabled(not running)
        self.close_button.setText(self.tr("Stop") if running else self.tr("Close"))
        danger = self._plan is None
        self.info.setStyleSheet(f"color: {self._theme.alarm.name()};" if danger else "")
        if self._plan is None:
            self.info.setText(in_words(self._said))
            return
        counts = self.tr("Labels: {labels}. Sheets: {sheets}. Dots of the codes: {size} mm.").format(
            labels=self._plan.labels, sheets=self._plan.sheets, size=f"{self._plan.module_mm:.2f}"
        )
        lines = [counts, *map(in_words, self._plan.doubts)]
        if self._said:
            lines.append(in_words(self._said))
        self.info.setText("\n".join(lines))

    # --- writing --------------------------------------------------------------------------------

    def _ask_save(self) -> None:
        if self._plan is not None:
            ask_pdf(self, self._services.saves_folder(), self._plan.job.title, self.write)

    def _ask_proof(self) -> None:
        ask_pdf(self, self._services.saves_folder(), self.tr("Test page"), self.write_proof)

    def write(self, path: str) -> None:
        """Write what is asked for now to this file, and enrol its codes."""
        self._replan()
        if self._plan is None:
            return
        plan, kept = self._plan, []
        self._printing = Printing(plan.job, path, lambda: kept.append(self._maker.keep(plan, path)), self)
        self._printing.done.connect(lambda: self._written(path, kept[0]))
        self._run()

    def write_proof(self, path: str) -> None:
        """Write the test page to this file."""
        try:
            job = self._maker.proof_page(self.order())
        except ServiceError as error:
            self._tell(error.said)
            return
        self._printing = Printing(job, path, lambda: None, self)
        self._printing.done.connect(lambda: self._written(path, ""))
        self._run()

    def _run(self) -> None:
        assert self._printing is not None
        self._remember()
        self._said = ""
        self.bar.setValue(0)
        self.bar.show()
        self._printing.progress.connect(self._show_progress)
        self._printing.failed.connect(self._failed)
        self._show_info()
        self._printing.start()

    def _show_progress(self, done: int, pages: int) -> None:
        self.bar.setMaximum(pages)
        self.bar.setValue(done)

    def _ended(self) -> None:
        if self._printing is not None:
            self._printing.deleteLater()
            self._printing = None
        self.bar.hide()

    def _failed(self, said: object) -> None:
        self._ended()
        self._tell(said)

    def _written(self, path: str, box_file: str) -> None:
        self._ended()
        pdf, kept = Path(path).name, Path(box_file).name
        if box_file:
            text = self.tr("{pdf} is written; its codes are enrolled. {box} beside it is a copy of the box.")
            self._tell(text.format(pdf=pdf, box=kept) + " " + self.tr("Print at 100 %, without scaling."))
        else:
            self._tell(self.tr("{pdf} is written. Print it at 100 %; it says what to do.").format(pdf=pdf))

    def _tell(self, said: object) -> None:
        self._said = said
        self._show_info()
        if self._plan is None:
            self.info.setText(in_words(said))

    def _stop_or_close(self) -> None:
        if self._printing is None:
            self.reject()
            return
        self._printing.give_up()
        self._ended()
        self._tell(self.tr("Stopped; nothing was written."))

    # --- remembering, language ------------------------------------------------------------------

    def _remember(self) -> None:
        order = self.order()
        kept = {
            "sheet": order.sheet,
            "code": order.code,
            "dpi": order.dpi,
            "offset": list(order.offset_mm),
        }
        self._services.remember(_REMEMBERED, json.dumps(kept))

    def _recall(self) -> None:
        """What was set the last time; a text that is none of ours changes nothing."""
        try:
            kept = json.loads(self._services.remembered(_REMEMBERED) or "{}")
            x, y = (float(side) for side in kept.get("offset", (0, 0)))
            sheet, code, dpi = str(kept.get("sheet", "")), kept.get("code"), kept.get("dpi")
        except (ValueError, TypeError, AttributeError):
            return
        self.sheet.choose(sheet)
        self.code.setCurrentIndex(max(0, self.code.findData(code)))
        self.printer.setCurrentIndex(max(0, self.printer.findData(dpi)))
        self.offsets[0].setValue(x)
        self.offsets[1].setValue(y)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Labels with codes"))
        words = {
            "game": self.tr("Game"),
            "box": self.tr("Name of your box"),
            "sheet": self.tr("Sheet of labels"),
            "code": self.tr("Code"),
            "printer": self.tr("Printer"),
            "start": self.tr("First free label"),
            "offset": self.tr("Offset right, down"),
            "pieces": self.tr("Pieces"),
        }
        for name, text in words.items():
            self._labels[name].setText(text)
        for widget, text in (
            (self.game, words["game"]),
            (self.box, words["box"]),
            (self.sheet.box, words["sheet"]),
            (self.code, words["code"]),
            (self.printer, words["printer"]),
            (self.start, words["start"]),
            (self.offsets[0], self.tr("Offset to the right")),
            (self.offsets[1], self.tr("Offset down")),
            (self.pieces, words["pieces"]),
            (self.preview, self.tr("Preview of the first sheet")),
        ):
            widget.setAccessibleName(text)
        codes = {
            "qr": self.tr("QR code: every phone and scanner"),
            "micro-qr": self.tr("Micro QR code: smaller, fewer scanners"),
            "datamatrix": self.tr("Data Matrix: smallest, for tiles and corners of cards"),
        }
        for index in range(self.code.count()):
            self.code.setItemText(index, codes.get(self.code.itemData(index), self.code.itemData(index)))
        for index in range(self.game.count()):
            self.game.setItemText(index, game_title(self.game.itemData(index)))
        for spin in self.offsets:
            spin.setSuffix(self.tr(" mm"))
        self.replace.setText(self.tr("New codes instead of their old ones"))
        self.all.setText(self.tr("All"))
        self.none.setText(self.tr("None"))
        self.save.setText(self.tr("Save as PDF…"))
        self.proof.setText(self.tr("Test page…"))
        self.sheet.retranslate()
        self.pieces.retranslate()
        self._show_info()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; labels have the names of the language of now."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._later.start()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """A dialog that goes away writes nothing more."""
        if self._printing is not None and not event.spontaneous():
            self._printing.give_up()
            self._ended()
        super().hideEvent(event)
