"""A job that is written a page a turn of the event loop, with progress, and can be given up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ui.labels.order import PrintJob
from ui.labels.pdf import PdfPrint
from ui.services import ServiceError


class Printing(QObject):
    """Signals: `progress` (pages done, pages), then `done` once the file is there, or `failed` with why not.

    `before` is called when all is painted and before the file is put in its place.
    """

    progress = Signal(int, int)
    done = Signal()
    failed = Signal(object)

    def __init__(
        self, job: PrintJob, path: str, before: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._job, self._path, self._before = job, path, before
        self._pdf: PdfPrint | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        """Begin; the first signal comes later."""
        self._timer.start(0)

    def give_up(self) -> None:
        """Stop at once; a file that was there before stays."""
        self._timer.stop()
        if self._pdf is not None:
            self._pdf.give_up()
            self._pdf = None

    def _go_on(self) -> None:
        try:
            if self._pdf is None:
                self._pdf = PdfPrint(self._job, self._path)
                self.progress.emit(0, self._pdf.pages)
                return
            going_on = self._pdf.paint_next()
            painted, pages = self._pdf.painted, self._pdf.pages
            if not going_on:
                self._timer.stop()
                self._before()
                self._pdf.finish()
                self._pdf = None
            self.progress.emit(painted, pages)
            if not going_on:
                self.done.emit()
        except ServiceError as error:
            self.give_up()
            self.failed.emit(error.said)
        except BaseException:
            self.give_up()  # a painter that is dropped while it paints ends the program
            raise
