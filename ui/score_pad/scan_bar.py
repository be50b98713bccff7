"""The line of the score pad for readers: for whom pieces count, and what became of the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy

from engine.core.pad_sheet import PadSheet
from ui.follows_language import FollowsLanguage
from ui.game_parts import pieces_of
from ui.game_titles import game_title
from ui.score_pad.words import pad_words_of, seat_names
from ui.theme import Theme

FLASH_MS: Final = 350


@dataclass(frozen=True, slots=True)
class ScanReceipt:
    """What became of a tag: `what` is a `ScanFate` or a `Stray`, the rest is what its words need."""

    what: str
    good: bool = False
    sheet: PadSheet | None = None
    piece: str = ""
    seat: int = 0
    field: str = ""
    tag: str = ""
    game: str = ""


class ScanBar(FollowsLanguage, QFrame):
    """`seat_chosen` carries the seat for which pieces count from now on."""

    seat_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("pad_scan_bar")
        self.setProperty("role", "panel")
        self._theme = theme
        self._sheet: PadSheet | None = None
        self._receipt: ScanReceipt | None = None
        self._label, self.heard = QLabel(), QLabel()
        self.heard.setObjectName("pad_scan_heard")
        self.heard.setWordWrap(True)
        self.heard.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.seat_chosen)
        self.buttons: list[QPushButton] = []
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._label)
        self._line.addWidget(self.heard, 1)
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(lambda: self._frame(None))
        self._frame(None)

    def show_sheet(self, sheet: PadSheet, seat: int, theme: Theme) -> None:
        """The seats of now, one of them chosen."""
        self._theme = theme
        self._sheet = sheet
        if not self._flash.isActive():
            self._frame(None)
        while len(self.buttons) < len(sheet.seats):
            self._add_button(len(self.buttons))
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(sheet.seats))
            if number < len(sheet.seats):
                button.setText(seat_names(sheet)[number].replace("&", "&&"))
                button.setChecked(number == seat)

    def _add_button(self, number: int) -> None:
        button = QPushButton()
        button.setObjectName(f"pad_scan_{number + 1}")
        button.setCheckable(True)
        button.setProperty("role", "choice")
        button.setAutoDefault(False)
        self._group.addButton(button, number)
        self._line.insertWidget(1 + number, button)
        self.buttons.append(button)

    def tell(self, receipt: ScanReceipt) -> None:
        """Answer a tag: in words, by a flash, and for screen readers."""
        self._receipt = receipt
        self.heard.setText(self._words(receipt))
        self._frame(receipt.good)
        self._flash.start()
        self.heard.repaint()
        if QAccessible.isActive() and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.heard, self.heard.text()))

    def _frame(self, good: bool | None) -> None:
        """Lit as receipts at a table are: green for what counts, red for what does not."""
        theme = self._theme
        room = f"border-radius: {theme.radius}px; padding: 2px {theme.gap_small}px;"
        ground, ink = (theme.good, theme.on_good) if good else (theme.danger, theme.on_danger)
        lit = "" if good is None else f" background: {ground.name()}; color: {ink.name()};"
        self.heard.setStyleSheet(f"{room}{lit}")

    def _words(self, receipt: ScanReceipt) -> str:
        if receipt.sheet is None:
            return self._stray_words(receipt)
        names = seat_names(receipt.sheet)
        piece = pieces_of(receipt.sheet.game).piece_name(receipt.sheet.setup, receipt.piece)
        text = {
            "counted": self.tr("{piece}: counted for {name}"),
            "twice": self.tr("{piece}: this very piece is counted already, for {name}"),
            "no-row": self.tr("{piece} brings nothing here"),
            "full": self.tr("{piece} is not counted: the field of {name} takes no more, or cannot be read"),
        }[receipt.what]
        said = text.format(piece=piece, name=names[receipt.seat])
        if receipt.what != "counted":
            return said
        there = receipt.sheet.text(receipt.field, receipt.seat)
        title = pad_words_of(receipt.sheet.game).field_title(receipt.field)
        return f"{said} ({title} {there})" if title else f"{said} ({there})"

    def _stray_words(self, receipt: ScanReceipt) -> str:
        if receipt.what == "other-game":
            return self.tr("This piece is of another game: {game}").format(game=game_title(receipt.game))
        if receipt.what == "no-box":
            return self.tr("No piece of this game has a tag yet: Game, Tags for your box…")
        if receipt.what == "at-the-table":
            return self.tr("Not counted: what is read belongs to the game at the table that is running.")
        return self.tr("This tag is on no piece of a box: {tag}").format(tag=receipt.tag)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._label.setText(self.tr("Pieces that are read count for"))
        for button in self.buttons:
            button.setAccessibleDescription(self._label.text())
        if self._receipt is not None:
            self.heard.setText(self._words(self._receipt))
        else:
            self.heard.setText(self.tr("Hold a piece to a reader, or scan its code."))
