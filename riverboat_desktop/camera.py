"""A camera as a scanner of codes, an extra: QtMultimedia (PySide6-Addons) is imported when it is wanted.

Once: a code is said when it comes into view, and again after it was out of sight for `AGAIN_S`. It is a
scanner to hold things before, not an eye over the table: a code needs about three pixels a module.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QImage

from engine.core.errors import SaidError, Sentence
from hardware.codes import read
from hardware.reads import TagId
from hardware.symbols import Symbology
from riverboat_desktop.code_pictures import grey

AGAIN_S: Final = 1.5
LOOK_EVERY_S: Final = 0.1


class CameraMissing(SaidError):
    """There is no camera that could be used; `said` tells what to do."""


class FrameReader:
    """Frames to codes: `told` is called with each that comes into view. Time is passed in, in seconds."""

    def __init__(
        self, told: Callable[[TagId], object], symbologies: frozenset[Symbology] = frozenset(Symbology)
    ) -> None:
        self._told = told
        self._symbologies = symbologies
        self._looked_at = float("-inf")
        self._seen: dict[TagId, float] = {}

    def wants(self, now: float) -> bool:
        """Whether it is time to look again; most frames are let go by."""
        return now - self._looked_at >= LOOK_EVERY_S

    def frame(self, image: QImage, now: float) -> list[TagId]:
        """The codes that came into view with this frame."""
        self._looked_at = now
        self._seen = {tag: at for tag, at in self._seen.items() if now - at < AGAIN_S}
        new = []
        for code in read(grey(image), self._symbologies, quick=True):
            if code.tag not in self._seen:
                new.append(code.tag)
            self._seen[code.tag] = now
        for tag in new:
            self._told(tag)
        return new


class Camera(QObject):
    """The system's first camera, whose frames go to a reader. Raises `CameraMissing`."""

    def __init__(self, told: Callable[[TagId], object], *, source: Any = None) -> None:
        """`source` takes a sink and feeds it instead of a camera: a file that is played, for example."""
        super().__init__()
        media = multimedia()
        self._reader = FrameReader(told)
        self._sink = media.QVideoSink(self)
        self._sink.videoFrameChanged.connect(self._look)
        self._camera: Any = None
        if source is not None:
            self._source = source(self._sink)
            return
        device = media.QMediaDevices.defaultVideoInput()
        if device.isNull():
            raise CameraMissing(
                Sentence("No camera is found. Is it plugged in, and may this program use it?")
            )
        self._camera = media.QCamera(device, self)
        self._session = media.QMediaCaptureSession(self)
        self._session.setCamera(self._camera)
        self._session.setVideoSink(self._sink)
        self._camera.start()

    def close(self) -> None:
        """Let the camera go. A second time changes nothing."""
        camera, self._camera = self._camera, None
        if camera is not None:
            camera.stop()
        self._sink.videoFrameChanged.disconnect()
        self.deleteLater()

    def _look(self, frame: Any) -> None:
        now = time.monotonic()
        if self._reader.wants(now) and frame.isValid():
            image = frame.toImage()
            if not image.isNull():
                self._reader.frame(image, now)


def multimedia() -> Any:
    """The module QtMultimedia. Raises `CameraMissing` with what to type where it is not there."""
    try:
        return import_module("PySide6.QtMultimedia")
    except ImportError as error:
        from PySide6 import __version__

        if not isinstance(error, ModuleNotFoundError):
            raise CameraMissing(
                Sentence(
                    "Qt's multimedia is here, but a library of the system that it needs is not: {error}. On "
                    "Debian and Ubuntu: sudo apt install libpulse0",
                    error=error,
                )
            ) from None
        raise CameraMissing(
            Sentence(
                "The camera needs Qt's multimedia, an extra of the version of the rest of Qt: "
                "pip install 'PySide6-Addons=={version}'",
                version=__version__,
            )
        ) from None


def watch(application: QCoreApplication, told: Callable[[TagId], object]) -> int:
    """Tell codes before the camera until Ctrl+C. Raises `CameraMissing`."""
    camera = Camera(told)
    print("Hold codes before the camera; Ctrl+C ends it.", flush=True)
    # Python hears Ctrl+C only while it runs something.
    heartbeat = QTimer()
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start(200)
    try:
        return application.exec()
    finally:
        camera.close()
