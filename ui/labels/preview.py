"""The first page of a job, small, as it will be printed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.labels.order import PrintJob
from ui.labels.painting import INCH_MM, paint_page

_SHARP = 2
"""So many pixels more a side are painted, for codes are finer than a screen shows."""


class PagePreview(QWidget):
    """A sheet of paper with the page on it; empty paper while there is nothing to print."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: PrintJob | None = None
        self._image: QImage | None = None

    def show_job(self, job: PrintJob | None) -> None:
        """Show the first page of this job."""
        self._job = job
        self._image = None
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough that codes can be told from words."""
        return QSize(340, 480)

    def minimumSizeHint(self) -> QSize:
        """Small, so that the form beside it keeps its room."""
        return QSize(140, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper in the middle."""
        painter = QPainter(self)
        width_mm, height_mm = self._job.paper_mm if self._job is not None else (210.0, 297.0)
        scale = min((self.width() - 2) / width_mm, (self.height() - 2) / height_mm)
        paper = QRectF(0, 0, width_mm * scale, height_mm * scale)
        paper.moveCenter(QRectF(self.rect()).center())
        painter.fillRect(paper, QColor("white"))
        if self._job is not None and self._job.pages:
            painter.drawImage(paper, self._painted(paper))
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.drawRect(paper)
        painter.end()

    def _painted(self, paper: QRectF) -> QImage:
        assert self._job is not None
        sharp = _SHARP * self.devicePixelRatioF()
        size = QSize(max(1, round(paper.width() * sharp)), max(1, round(paper.height() * sharp)))
        if self._image is None or self._image.size() != size:
            self._image = QImage(size, QImage.Format.Format_RGB32)
            self._image.fill(QColor("white"))
            painter = QPainter(self._image)
            factor = size.width() / (self._job.paper_mm[0] * self._job.dpi / INCH_MM)
            painter.scale(factor, factor)
            paint_page(painter, self._job, self._job.pages[0])
            painter.end()
            self._image = self._image.copy()
        return self._image
