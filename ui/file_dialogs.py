"""Asks for a file to open or to save, without stopping the program meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

SUFFIX: Final = "rbt"
SHARED: Final = "txt"
PDF: Final = "pdf"
BOX: Final = "json"


def _filter() -> str:
    return QCoreApplication.translate("Files", "Games (*.{suffix})").format(suffix=SUFFIX)


def ask_open(parent: QWidget, folder: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask for one file that exists."""
    title = QCoreApplication.translate("Files", "Open a game")
    dialog = QFileDialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([_filter(), QCoreApplication.translate("Files", "All files (*)")])
    return _opened(dialog, chosen)


def ask_save(
    parent: QWidget, folder: str, names: Sequence[str], chosen: Callable[[str], object]
) -> QFileDialog:
    """Ask where to save; the offered name tells who plays, and the day."""
    title = QCoreApplication.translate("Files", "Save the game")
    dialog = QFileDialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(_filter())
    dialog.setDefaultSuffix(SUFFIX)
    dialog.selectFile(file_name(names))
    return _opened(dialog, chosen)


def ask_share(
    parent: QWidget, folder: str, names: Sequence[str], chosen: Callable[[str], object]
) -> QFileDialog:
    """Ask where to write a copy for reading; the offered name is that of the game with another ending."""
    dialog = QFileDialog(parent, QCoreApplication.translate("Files", "Save a copy for sharing"), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(QCoreApplication.translate("Files", "Texts (*.{suffix})").format(suffix=SHARED))
    dialog.setDefaultSuffix(SHARED)
    dialog.selectFile(str(Path(file_name(names)).with_suffix(f".{SHARED}")))
    return _opened(dialog, chosen)


def ask_pdf(parent: QWidget, folder: str, name: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask where to write a PDF; `name` is what it is about."""
    dialog = QFileDialog(parent, QCoreApplication.translate("Files", "Save as PDF"), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(QCoreApplication.translate("Files", "PDF documents (*.{suffix})").format(suffix=PDF))
    dialog.setDefaultSuffix(PDF)
    words = re.sub(r"[^\w -]+", "", name).strip() or QCoreApplication.translate("Files", "labels")
    dialog.selectFile(f"{words[:60]}.{PDF}")
    return _opened(dialog, chosen)


def ask_box(parent: QWidget, folder: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask for the file of a box."""
    dialog = QFileDialog(parent, QCoreApplication.translate("Files", "Import a box"), folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([_box_filter(), QCoreApplication.translate("Files", "All files (*)")])
    return _opened(dialog, chosen)


def ask_box_file(parent: QWidget, folder: str, name: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Ask where to write a box of that name."""
    dialog = QFileDialog(parent, QCoreApplication.translate("Files", "Export the box"), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(_box_filter())
    dialog.setDefaultSuffix(BOX)
    words = re.sub(r"[^\w -]+", "", name).strip() or QCoreApplication.translate("Files", "box")
    dialog.selectFile(f"{words[:60]}.{BOX}")
    return _opened(dialog, chosen)


def _box_filter() -> str:
    return QCoreApplication.translate("Files", "Boxes (*.{suffix})").format(suffix=BOX)


def file_name(names: Sequence[str]) -> str:
    """A file name of the seats' names and today's date that every system takes."""
    who = re.sub(r"[^\w -]+", "", "-".join(names)).strip() or QCoreApplication.translate("Files", "game")
    day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    return str(Path(f"{who[:60]} {day}.{SUFFIX}"))


def _opened(dialog: QFileDialog, chosen: Callable[[str], object]) -> QFileDialog:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(chosen)
    dialog.open()
    return dialog
