"""Pictures from Qt to the reader of codes: from a file, from a frame; needs Qt and zxing-cpp."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage, QImageReader, QPainter

from engine.core.errors import SaidError, Sentence
from hardware.codes import CodeRead, GreyPicture, read

MOST_MEGABYTES = 512
"""So large a picture may become in memory: a sheet of A4 at 1200 dpi has 139 million pixels."""


class UnreadablePicture(SaidError):
    """A file that is no picture; `said` is what a person reads."""


def grey(image: QImage) -> GreyPicture:
    """The picture in grey. Where it is transparent it is white, as paper is."""
    if image.hasAlphaChannel():
        paper = QImage(image.size(), QImage.Format.Format_RGB32)
        paper.fill(0xFFFFFFFF)
        painter = QPainter(paper)
        painter.drawImage(0, 0, image)
        painter.end()
        image = paper
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return GreyPicture(bytes(flat.constBits()), flat.width(), flat.height(), flat.bytesPerLine())


def picture_from(path: str | Path) -> QImage:
    """The picture in a file, turned as its camera says. Raises `UnreadablePicture`."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setAllocationLimit(MOST_MEGABYTES)
    image = reader.read()
    if image.isNull():
        raise UnreadablePicture(
            Sentence(
                "{file} cannot be read as a picture: {reason}", file=str(path), reason=reader.errorString()
            )
        )
    return image


def codes_in(path: str | Path) -> list[CodeRead]:
    """All codes in the picture of a file. Raises `UnreadablePicture`."""
    return read(grey(picture_from(path)))
