"""Orders of labels painted and read back: by the program's own painter, or through a PDF and pdftoppm."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPixmap,
    QPolygonF,
    QTransform,
)

from engine.companion.catalogue import Box, read_box
from hardware.codes import CodeRead, read
from riverboat_desktop.code_pictures import codes_in, grey
from riverboat_desktop.label_maker import Maker
from ui.labels.order import LabelOrder, LabelPlan, Page, PrintJob
from ui.labels.painting import INCH_MM, paint_page
from ui.labels.pdf import PdfPrint
from ui.language import Translators

PDFTOPPM = shutil.which("pdftoppm")


def maker(language: str = "en") -> Maker:
    """A maker whose names are in that language; the application must be there."""
    translators = Translators()
    translators.show(language)
    return Maker(translators)


def planned(order: LabelOrder) -> tuple[LabelPlan, Box]:
    """The plan, and the box as its file says it."""
    plan = maker().plan(order)
    return plan, read_box(plan.box_text)


def painted(job: PrintJob, page: Page, dpi: int) -> QImage:
    """A page as a printer or a scanner of that resolution has it."""
    width, height = (round(side * dpi / INCH_MM) for side in job.paper_mm)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(dpi / job.dpi, dpi / job.dpi)
    paint_page(painter, job, page)
    painter.end()
    return image


def photographed(page: QImage, *, seed: int) -> QImage:
    """The page as a camera of 12 megapixels may see it: in perspective, lit from a side, noisy, as JPEG."""
    luck = random.Random(seed)
    width, height = page.width(), page.height()
    corners = [QPointF(260, 180), QPointF(2820, 330), QPointF(2700, 3830), QPointF(160, 3900)]
    flat = [QPointF(0, 0), QPointF(width, 0), QPointF(width, height), QPointF(0, height)]
    seen = QTransform.quadToQuad(QPolygonF(flat), QPolygonF(corners))
    assert isinstance(seen, QTransform)
    photo = QImage(3000, 4000, QImage.Format.Format_RGB32)
    photo.fill(QColor("#8a8680"))
    painter = QPainter(photo)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(seen)
    painter.drawImage(0, 0, page)
    painter.resetTransform()
    light = QLinearGradient(0, 0, 3000, 4000)
    light.setColorAt(0, QColor(0, 0, 0, 0))
    light.setColorAt(1, QColor(0, 0, 0, 120))
    painter.fillRect(photo.rect(), light)
    grain = QImage(luck.randbytes(256 * 256), 256, 256, 256, QImage.Format.Format_Grayscale8)
    painter.setOpacity(0.12)
    painter.fillRect(photo.rect(), QBrush(QPixmap.fromImage(grain)))
    painter.end()
    stored = QBuffer()
    stored.open(QIODevice.OpenModeFlag.ReadWrite)
    photo.save(stored, "JPEG", 80)  # type: ignore[call-overload]  # a str works
    return QImage.fromData(stored.data())


def codes_on(job: PrintJob, page: Page, dpi: int) -> list[CodeRead]:
    """The codes on a page that was painted and looked at."""
    return read(grey(painted(job, page, dpi)))


def written(job: PrintJob, path: Path) -> Path:
    """The job as a PDF file."""
    pdf = PdfPrint(job, str(path))
    while pdf.paint_next():
        pass
    pdf.finish()
    return path


def codes_in_pdf(pdf: Path, dpi: int, folder: Path) -> list[list[CodeRead]]:
    """The codes on each page of a PDF, by Poppler's renderer."""
    assert PDFTOPPM is not None
    folder.mkdir()
    subprocess.run([PDFTOPPM, "-r", str(dpi), "-gray", pdf, folder / "page"], check=True, timeout=120)
    return [codes_in(picture) for picture in sorted(folder.iterdir())]
