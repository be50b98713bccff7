"""Writes a job as PDF, a page a call, so that a window can live meanwhile; the file is whole or not there."""

from __future__ import annotations

from PySide6.QtCore import QIODevice, QMarginsF, QSaveFile, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from engine.core.errors import Sentence
from ui.labels.order import PrintJob
from ui.labels.painting import paint_page
from ui.services import ServiceError

PRODUCER = "Riverboat Desktop"


class PdfPrint:
    """A PDF in the making. Raises `ServiceError` when it cannot be written; then nothing is left of it."""

    def __init__(self, job: PrintJob, path: str) -> None:
        self._job = job
        self._path = path
        self._painted = 0
        self._file = QSaveFile(path)
        if not self._file.open(QIODevice.OpenModeFlag.WriteOnly):
            raise self._refused()
        self._writer = QPdfWriter(self._file)
        self._writer.setResolution(job.dpi)
        size = QPageSize(
            QSizeF(*job.paper_mm), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
        )
        self._writer.setPageLayout(
            QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(), QPageLayout.Unit.Millimeter)
        )
        self._writer.setTitle(job.title)
        self._writer.setCreator(PRODUCER)
        self._painter = QPainter()
        if not self._painter.begin(self._writer):
            raise self._refused()

    @property
    def pages(self) -> int:
        """How many pages there will be."""
        return len(self._job.pages)

    @property
    def painted(self) -> int:
        """How many are painted."""
        return self._painted

    def paint_next(self) -> bool:
        """Paint a page; False when that was the last one."""
        if self._painted:
            self._writer.newPage()
        paint_page(self._painter, self._job, self._job.pages[self._painted])
        self._painted += 1
        return self._painted < self.pages

    def finish(self) -> None:
        """Put the file in its place."""
        if not self._painter.end() or not self._file.commit():
            raise self._refused()

    def give_up(self) -> None:
        """Stop; what was there under that name before stays as it was."""
        self._painter.end()
        self._file.cancelWriting()
        self._file.commit()

    def _refused(self) -> ServiceError:
        reason = self._file.errorString()
        self._file.cancelWriting()
        return ServiceError(
            Sentence(
                "{file} cannot be written: {reason}. What was there before was kept.",
                file=self._path,
                reason=reason,
            )
        )
