"""Hands a sheet out of the program: asks where to, writes a text, a table or a PDF, or prints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout
from PySide6.QtWidgets import QFileDialog

from engine.core.errors import Sentence
from ui.file_dialogs import ask_pdf
from ui.game_titles import game_title
from ui.score_pad.export import csv_text, day_of, plain_text
from ui.score_pad.paper import MARGINS, orientation, paint_on, write_pdf
from ui.score_pad.shelf import Shelf
from ui.score_pad.words import seat_names
from ui.services import ServiceError

if TYPE_CHECKING:
    from ui.score_pad.page import ScorePadPage

translate = QCoreApplication.translate


class HandingOut:
    """Serves one page; what goes wrong is told by the page's `trouble`."""

    def __init__(self, page: ScorePadPage, shelf: Shelf, folder: str) -> None:
        self._page = page
        self._shelf = shelf
        self._folder = folder

    def hand_out(self, kind: str) -> None:
        """Ask where a sheet goes: `text`, `csv`, `pdf`, or `print`."""
        if kind == "pdf":
            ask_pdf(self._page, self._folder, self._name(), self.write_pdf)
        elif kind == "print":
            self._print()
        else:
            self._ask(kind, self.write_csv if kind == "csv" else self.write_text)

    def _name(self) -> str:
        sheet = self._page.sheet
        words = [game_title(sheet.game), "-".join(seat_names(sheet)), day_of(sheet)]
        return re.sub(r"[^\w -]+", "", " ".join(words))[:80]

    def _ask(self, kind: str, chosen: Callable[[str], None]) -> None:
        dialog = QFileDialog(self._page, translate("ScorePad", "Export the sheet"), self._folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        suffix = "csv" if kind == "csv" else "txt"
        dialog.setNameFilter(translate("ScorePad", "Score sheets (*.{suffix})").format(suffix=suffix))
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{self._name()}.{suffix}")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(chosen)
        dialog.open()

    def write_text(self, path: str) -> None:
        """The sheet for reading."""
        page = self._page
        self._try(lambda: self._shelf.write(path, plain_text(page.sheet, page.score, page.rows, page.words)))

    def write_csv(self, path: str) -> None:
        """The sheet as a table."""
        page = self._page
        self._try(lambda: self._shelf.write(path, csv_text(page.sheet, page.score, page.rows, page.words)))

    def write_pdf(self, path: str) -> None:
        """The sheet as it is printed."""
        page = self._page
        self._try(lambda: write_pdf(path, page.sheet, page.score, page.rows, page.words))

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except ServiceError as error:
            self._page.trouble.emit(error.said)

    def _print(self) -> None:
        """The dialog of the system; where the part of Qt that prints is missing, a PDF can be printed."""
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter
        except ImportError:
            self._page.trouble.emit(Sentence("Nothing can be printed from here; print the PDF instead."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageOrientation(orientation(self._page.sheet))
        printer.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
        printer.setDocName(self._name())
        printer.setCreator("Riverboat Desktop")
        dialog = QPrintDialog(printer, self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_on(printer))
        dialog.show()

    def print_on(self, device: QPagedPaintDevice) -> None:
        """The sheet on a printer; one that takes nothing is told."""
        page = self._page
        if not paint_on(device, page.sheet, page.score, page.rows, page.words):
            page.trouble.emit(Sentence("The sheet could not be printed. Is the printer, or the file, there?"))
