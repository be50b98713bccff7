"""Writes and reads QR, Micro QR and Data Matrix codes by zxing-cpp; nobody else imports that library.

It is imported with this module, so this module is imported when a code is wanted, and not before. Reading a
camera's or a scanner's picture is a reader of the kind *once*: a code is found or not, and absence proves
nothing. A code corrects itself, so that one read is enough: a wrong text was never seen.
"""

from __future__ import annotations

from dataclasses import dataclass

import zxingcpp

from hardware.reads import TagId, Tech
from hardware.symbols import Matrix, Symbology

MOST_AT_ONCE = 255
"""The library returns no more codes of one picture."""
_SMALLEST_TILE_PX = 64
_FORMATS = {
    Symbology.QR: zxingcpp.BarcodeFormat.QRCode,
    Symbology.MICRO_QR: zxingcpp.BarcodeFormat.MicroQRCode,
    Symbology.DATA_MATRIX: zxingcpp.BarcodeFormat.DataMatrix,
}
_WAYS = (zxingcpp.Binarizer.LocalAverage, zxingcpp.Binarizer.GlobalHistogram)
_CORRECTION = {Symbology.QR: {"ec_level": "H"}, Symbology.MICRO_QR: {"ec_level": "M"}}
"""The strongest that leaves the code as small as it can be."""


def write(text: str, symbology: Symbology) -> Matrix:
    """The code that says a text, without a quiet zone. Raises `ValueError` if it does not fit."""
    code = zxingcpp.create_barcode(text, _FORMATS[symbology], **_CORRECTION.get(symbology, {}))
    image = zxingcpp.write_barcode_to_image(code, scale=1, add_quiet_zones=False)
    pixels = memoryview(image)  # type: ignore[arg-type]  # the stub does not tell of the buffer
    height, width = pixels.shape or (0, 0)
    return Matrix(tuple("".join("." if pixels[y, x] else "#" for x in range(width)) for y in range(height)))


@dataclass(frozen=True, slots=True)
class GreyPicture:
    """A picture as bytes: a byte a pixel, 0 is black; `stride` bytes from one row to the next."""

    pixels: bytes | bytearray | memoryview
    width: int
    height: int
    stride: int

    def __post_init__(self) -> None:
        """Refuse what would make the library read beyond the bytes."""
        if self.width < 1 or self.height < 1 or self.stride < self.width:
            raise ValueError("a picture has at least a pixel, and rows no shorter than that")
        if memoryview(self.pixels).nbytes < self.stride * self.height:
            raise ValueError("the picture has fewer bytes than its size says")

    def part(self, left: int, top: int, width: int, height: int) -> GreyPicture:
        """A copy of a part of the picture."""
        whole = memoryview(self.pixels).cast("B")
        starts = range(top * self.stride + left, (top + height) * self.stride, self.stride)
        return GreyPicture(b"".join(whole[at : at + width] for at in starts[:height]), width, height, width)


@dataclass(frozen=True, slots=True)
class CodeRead:
    """A code in a picture: its tag, its kind, and its corners in pixels, clockwise as it is read."""

    tag: TagId
    symbology: Symbology
    corners: tuple[tuple[int, int], ...]


def read(
    picture: GreyPicture, symbologies: frozenset[Symbology] = frozenset(Symbology), *, quick: bool = False
) -> list[CodeRead]:
    """The codes in a picture, each text once, from the top down.

    `quick` is for frames of a camera: it looks once, at the size as it is. Otherwise the picture is looked at
    with two ways to tell dark from light (by its surroundings, for photographs; by one limit, for scans), and
    in overlapping quarters, and again quarters of those, while that brings new codes: one look finds at most
    `MOST_AT_ONCE`, and in a picture with many small codes it leaves some out.
    """
    formats = zxingcpp.BarcodeFormats([_FORMATS[one] for one in sorted(symbologies)])
    found: dict[str, CodeRead] = {}
    _look(picture, formats, found, (0, 0), quick=quick)
    if not quick and found:
        _look_closer(picture, formats, found)
    return sorted(found.values(), key=lambda one: (min(y for _, y in one.corners), one.corners))


def _look(
    picture: GreyPicture,
    formats: zxingcpp.BarcodeFormats,
    found: dict[str, CodeRead],
    at: tuple[int, int],
    *,
    quick: bool = False,
) -> int:
    """Add what one look finds; returns how many codes it saw at once, new or not."""
    view = zxingcpp.ImageView(
        picture.pixels, picture.width, picture.height, zxingcpp.ImageFormat.Lum, picture.stride, 1
    )
    most = 0
    for binarizer in _WAYS[:1] if quick else _WAYS:
        seen = zxingcpp.read_barcodes(
            view, formats, try_rotate=True, try_downscale=not quick, try_invert=False, binarizer=binarizer
        )
        most = max(most, len(seen))
        _add(seen, found, at)
    return most


def _add(seen: list[zxingcpp.Barcode], found: dict[str, CodeRead], at: tuple[int, int]) -> None:
    kinds = {format: symbology for symbology, format in _FORMATS.items()}
    for code in seen:
        if not code.text or not code.text.isprintable() or code.text != code.text.strip():
            continue
        place = code.position
        corners = tuple(
            (corner.x + at[0], corner.y + at[1])
            for corner in (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
        )
        if code.format in kinds:
            read = CodeRead(TagId(Tech.CODE, code.text), kinds[code.format], corners)
            found.setdefault(code.text, read)


def _look_closer(picture: GreyPicture, formats: zxingcpp.BarcodeFormats, found: dict[str, CodeRead]) -> None:
    """Quarters of quarters, until they bring nothing new. They overlap, so that each code is whole in one."""
    overlap = max(_extent(code) for code in found.values()) * 3 // 2
    parts = 1
    crowded = len(found) >= MOST_AT_ONCE
    while True:
        parts *= 2
        width, height = picture.width // parts + overlap, picture.height // parts + overlap
        if min(width, height) < max(2 * overlap, _SMALLEST_TILE_PX):
            return
        known, most = len(found), 0
        for row in range(parts):
            for column in range(parts):
                left, top = column * picture.width // parts, row * picture.height // parts
                tile = picture.part(
                    left, top, min(width, picture.width - left), min(height, picture.height - top)
                )
                most = max(most, _look(tile, formats, found, (left, top)))
        if len(found) == known and not crowded:
            return
        crowded = most >= MOST_AT_ONCE


def _extent(code: CodeRead) -> int:
    across = [x for x, _ in code.corners]
    down = [y for _, y in code.corners]
    return max(max(across) - min(across), max(down) - min(down)) + 1
