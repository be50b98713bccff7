"""Paints pages of labels in dots of the printer: codes in black, words beside them, small pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from ui.fonts import load_fonts
from ui.game_parts import pieces_of
from ui.labels.order import Label, LabelPage, ListPage, ListRow, Page, PrintJob, ProofPage, Rect
from ui.theme import theme

translate = QCoreApplication.translate

INCH_MM: Final = 25.4
_BLACK: Final = QColor(0, 0, 0)
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_CODE_MM: Final = (2.6, 1.4)
"""The height of the signs of a code's text, largest and smallest; below that it takes two lines."""
_NAME_MM: Final = (2.8, 1.2)
_LIST_COLUMNS: Final = 2
_PICTURE_PX_A_MM: Final = 8
_LIST_ROW_MM: Final = 10.6
_LIST_TOP_MM: Final = 24.0
_LIST_LEFT_MM: Final = 14.0


def paint_page(painter: QPainter, job: PrintJob, page: Page) -> None:
    """Paint a page; the painter's unit is a dot of the job's printer."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match page:
        case LabelPage():
            for label in page.labels:
                _paint_label(painter, job, label)
        case ListPage():
            _paint_list(painter, job, page)
        case ProofPage():
            _paint_proof(painter, job, page)


def rows_of_list(paper_height_mm: float) -> int:
    """How many rows of pieces fit on a page of a list."""
    return _LIST_COLUMNS * int((paper_height_mm - _LIST_TOP_MM - _LIST_LEFT_MM) / _LIST_ROW_MM)


def _font(px: float, *, bold: bool = False) -> QFont:
    font = QFont(load_fonts())
    font.setPixelSize(max(1, round(px)))
    font.setBold(bold)
    return font


def _rect(rect: Rect) -> QRectF:
    return QRectF(*rect)


# ------------------------------------------------------------------------------------------ labels


def _paint_label(painter: QPainter, job: PrintJob, label: Label) -> None:
    _paint_code(painter, label.dark)
    words = _rect(label.words)
    mm = job.dpi / INCH_MM
    if words.width() < 2 * mm or words.height() < _CODE_MM[1] * mm:
        return
    used = _paint_code_text(painter, words, label.code, mm)
    if label.name:
        room = words.adjusted(0, used + 0.5 * mm, 0, 0)
        _paint_name(painter, room, label.name, mm)


def _paint_code(painter: QPainter, dark: tuple[Rect, ...]) -> None:
    """One path, so that nothing shows through between the rows of modules."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for rect in dark:
        path.addRect(_rect(rect))
    painter.fillPath(path, _BLACK)


def _paint_code_text(painter: QPainter, room: QRectF, code: str, mm: float) -> float:
    """The text of the code in one line, or in two where it would get tiny; returns the height it took."""
    for lines in ([code], [code[: len(code) // 2], code[len(code) // 2 :]]):
        px = _CODE_MM[0] * mm
        widest = max(QFontMetricsF(_font(100, bold=True)).horizontalAdvance(line) for line in lines) / 100
        px = min(px, room.width() / widest, room.height() / len(lines) / 1.3)
        if px >= _CODE_MM[1] * mm * 1.3 or len(lines) == 2:
            break
    height = px * 1.25
    painter.setFont(_font(px, bold=True))
    painter.setPen(_BLACK)
    for number, line in enumerate(lines):
        place = QRectF(room.left(), room.top() + number * height, room.width(), height)
        painter.drawText(place, int(_LEFT | Qt.TextFlag.TextDontClip), line)
    return height * len(lines)


def _paint_name(painter: QPainter, room: QRectF, name: str, mm: float) -> None:
    """The name as large as it fits; where even the smallest does not, its beginning."""
    px = _NAME_MM[0] * mm
    while px > _NAME_MM[1] * mm:
        if _fits(room, name, px):
            break
        px *= 0.92
    if room.height() < px:
        return
    painter.save()
    painter.setClipRect(room)
    painter.setFont(_font(px))
    painter.setPen(_BLACK)
    painter.drawText(room, int(_WRAPPED), name)
    painter.restore()


def _fits(room: QRectF, text: str, px: float) -> bool:
    metrics = QFontMetricsF(_font(px))
    needed = metrics.boundingRect(room, int(_WRAPPED), text)
    widest = max(metrics.horizontalAdvance(word) for word in text.split() or [""])
    return needed.height() <= room.height() and widest <= room.width()


# ------------------------------------------------------------------------------------- what is what


def _paint_list(painter: QPainter, job: PrintJob, page: ListPage) -> None:
    mm = job.dpi / INCH_MM
    left, width = _LIST_LEFT_MM * mm, (job.paper_mm[0] - 2 * _LIST_LEFT_MM) * mm
    painter.setPen(_BLACK)
    painter.setFont(_font(5 * mm, bold=True))
    painter.drawText(QRectF(left, 10 * mm, width - 20 * mm, 9 * mm), int(_LEFT), page.heading)
    if page.pages > 1:
        painter.setFont(_font(3 * mm))
        place = QRectF(left, 10 * mm, width, 9 * mm)
        number = translate("Labels", "{number} of {count}").format(number=page.number, count=page.pages)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), number)
    rows = rows_of_list(job.paper_mm[1]) // _LIST_COLUMNS
    column_width = width / _LIST_COLUMNS
    for index, row in enumerate(page.rows):
        column, line = divmod(index, rows)
        place = QRectF(
            left + column * column_width,
            (_LIST_TOP_MM + line * _LIST_ROW_MM) * mm,
            column_width - 3 * mm,
            _LIST_ROW_MM * mm,
        )
        _paint_row(painter, job, place, row, mm)


def _paint_row(painter: QPainter, job: PrintJob, place: QRectF, row: ListRow, mm: float) -> None:
    picture = QRectF(place.left(), place.top() + 0.5 * mm, 12 * mm, place.height() - 1 * mm)
    painter.drawImage(picture, _picture(job, row.piece, picture.size() / mm))
    words = place.adjusted(14 * mm, 0.4 * mm, 0, -0.4 * mm)
    third = words.height() / 3
    lines = (*row.names[:2], _where(row))
    for number, line in enumerate(lines):
        small = number == len(lines) - 1
        font = _font((2.3 if small else 2.8) * mm)
        painter.setFont(font)
        painter.setPen(QColor("#555555") if small else _BLACK)
        room = QRectF(words.left(), words.top() + number * third, words.width(), third)
        elided = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(_LEFT), elided)


def _picture(job: PrintJob, piece: str, size_mm: QSizeF) -> QImage:
    """A piece as pixels: what is made of shadows and shades would make a PDF ten times as large."""
    size = size_mm * _PICTURE_PX_A_MM
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(image.rect())
    pieces_of(job.setup.game).paint_piece(painter, rect, job.setup, piece, theme("light"))
    painter.end()
    return image


def _where(row: ListRow) -> str:
    """How many labels a kind of piece has, and where they are."""
    places = [
        translate("Labels", "sheet {sheet}: {first}–{last}").format(sheet=sheet, first=first, last=last)
        if first != last
        else translate("Labels", "sheet {sheet}: {first}").format(sheet=sheet, first=first)
        for sheet, first, last in row.spans
    ]
    separator = translate("Labels", "; ")
    return translate("Labels", "{count} × — {places}").format(count=row.count, places=separator.join(places))


# ---------------------------------------------------------------------------------------- the proof


def _paint_proof(painter: QPainter, job: PrintJob, page: ProofPage) -> None:
    mm = job.dpi / INCH_MM
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#777777"), 0.1 * mm))
    for edge in page.edges:
        painter.drawRect(_rect(edge))
    for label in page.labels:
        _paint_code(painter, label.dark)
    _paint_rulers(painter, job, mm)
    _paint_proof_words(painter, job, page, mm)


def _paint_rulers(painter: QPainter, job: PrintJob, mm: float) -> None:
    """Millimetres from the edges of the paper along its middle."""
    width, height = job.paper_mm
    painter.setFont(_font(2.2 * mm))
    painter.setPen(QPen(_BLACK, 0.12 * mm))
    across, down = height / 2 * mm, width / 2 * mm
    for step in range(int(width) + 1):
        length = 3.0 if step % 10 == 0 else 2.0 if step % 5 == 0 else 1.2
        painter.drawLine(QPointF(step * mm, across), QPointF(step * mm, across - length * mm))
        if step % 10 == 0 and 0 < step < width - 3:
            painter.drawText(QPointF((step + 0.3) * mm, across - 1.6 * mm), str(step))
    for step in range(int(height) + 1):
        length = 3.0 if step % 10 == 0 else 2.0 if step % 5 == 0 else 1.2
        painter.drawLine(QPointF(down, step * mm), QPointF(down + length * mm, step * mm))
        if step % 10 == 0 and 0 < step < height - 3:
            painter.drawText(QPointF(down + 1.4 * mm, (step - 0.3) * mm), str(step))
    painter.drawLine(QPointF(0, across), QPointF(width * mm, across))
    painter.drawLine(QPointF(down, 0), QPointF(down, height * mm))


def _paint_proof_words(painter: QPainter, job: PrintJob, page: ProofPage, mm: float) -> None:
    width, height = job.paper_mm
    lines = (
        translate("Labels", "Test page for {sheet}, offset {x} mm to the right and {y} mm down.").format(
            sheet=page.sheet, x=f"{page.offset_mm[0]:g}", y=f"{page.offset_mm[1]:g}"
        ),
        translate("Labels", '1. Print without scaling: 100 %, "actual size", on plain paper.'),
        translate(
            "Labels",
            "2. Measure: from 10 to 110 on a ruler there must be exactly 100 mm. If not, the printer scales.",
        ),
        translate(
            "Labels",
            "3. Lay the page on a sheet of labels and hold both against a light: the outlines should lie on "
            "the labels. If they lie too far right or down, take an offset with a minus by so many "
            "millimetres.",
        ),
        translate("Labels", "4. Read one of the codes with your scanner. It belongs to no piece."),
    )
    text = "\n".join(lines)
    room = QRectF(0, 0, min(130.0, width * 0.7) * mm, height * mm)
    font = _font(2.9 * mm)
    needed = QFontMetricsF(font).boundingRect(room, int(_WRAPPED), text)
    panel = QRectF(0, 0, room.width() + 6 * mm, needed.height() + 6 * mm)
    panel.moveCenter(QPointF(width / 2 * mm, height / 4 * mm))
    painter.fillRect(panel, QColor("white"))
    painter.setPen(QPen(_BLACK, 0.2 * mm))
    painter.drawRect(panel)
    painter.setFont(font)
    painter.drawText(panel.adjusted(3 * mm, 3 * mm, -3 * mm, -3 * mm), int(_WRAPPED), text)
