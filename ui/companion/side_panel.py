"""Beside the table: what hands have to move, the stations and their last reads, strange tags, all pieces."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from engine.companion.receipts import Receipt
from engine.companion.stations import WRONG_S, Station
from engine.companion.tableau import FACE_DOWN
from engine.core.game import PUBLIC
from ui.companion.knowledge import Known, known_pieces
from ui.companion.station_card import StationCard
from ui.companion.station_times import StationTimes
from ui.companion.table_desk import TableDesk
from ui.companion.words import TableWords, cardboard_of
from ui.fitted_dialog import Scrolled
from ui.theme import Theme


class SidePanel(QFrame):
    """`screen_wanted` asks for the window that faces the table, `amend_wanted` for a correction.

    `enrol_wanted` asks to put a strange tag on a piece.
    """

    screen_wanted = Signal()
    enrol_wanted = Signal()
    amend_wanted = Signal()

    def __init__(self, desk: TableDesk, words: TableWords, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("companion_side")
        self.setProperty("role", "panel")
        self._desk = desk
        self._words = words
        self._theme = theme
        self._cards: dict[str, StationCard] = {}
        self._titles = {name: _title() for name in ("moves", "owed", "stations", "unknown")}
        self.moves, self.owed, self.unknown = _text("moves"), _text("owed"), _text("unknown")
        self._no_reader = _text("no_reader")
        self._station_box = QVBoxLayout()
        self.times_button = QPushButton()
        self.times_button.setObjectName("companion_times_button")
        self.times_button.setCheckable(True)
        self.times_button.toggled.connect(lambda _on: self.show_now())
        self._times_said = _text("times_said")
        self._times_said.setProperty("role", "muted")
        self.pieces_button = QPushButton()
        self.pieces_button.setObjectName("companion_pieces_button")
        self.pieces_button.setCheckable(True)
        self.pieces_button.toggled.connect(lambda _on: self.show_now())
        self.pieces = QListWidget()
        self.pieces.setObjectName("companion_pieces")
        self.pieces.setMinimumHeight(theme.text_px * 14)
        self.pieces.setWordWrap(True)
        self.pieces.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.screen_button = QPushButton()
        self.screen_button.setObjectName("companion_screen")
        self.screen_button.clicked.connect(self.screen_wanted)
        self.amend_button = QPushButton()
        self.amend_button.setObjectName("companion_amend_button")
        self.amend_button.clicked.connect(self.amend_wanted)
        self.enrol_button = QPushButton()
        self.enrol_button.setObjectName("companion_enrol_button")
        self.enrol_button.clicked.connect(self.enrol_wanted)
        for button in (
            self.times_button,
            self.enrol_button,
            self.pieces_button,
            self.screen_button,
            self.amend_button,
        ):
            button.setAutoDefault(False)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(theme.gap, theme.gap_small, theme.gap_small, theme.gap_small)
        column.setSpacing(theme.gap_small)
        for name, text in (("moves", self.moves), ("owed", self.owed)):
            column.addWidget(self._titles[name])
            column.addWidget(text)
        column.addWidget(self._titles["stations"])
        column.addWidget(self._no_reader)
        column.addLayout(self._station_box)
        column.addWidget(self.times_button)
        column.addWidget(self._times_said)
        column.addWidget(self._titles["unknown"])
        column.addWidget(self.unknown)
        column.addWidget(self.enrol_button)
        column.addWidget(self.pieces_button)
        column.addWidget(self.pieces, 1000)  # all the room that there is, while it is seen
        column.addStretch(1)
        column.addWidget(self.amend_button)
        column.addWidget(self.screen_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scrolled(inside))
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Sizes of the theme; the cards are made anew."""
        self._theme = theme
        for card in self._cards.values():
            card.deleteLater()
        self._cards = {}
        for text in (self.moves, self.owed, self.unknown):
            text.setStyleSheet(f"color: {theme.ink.name()};")

    # --- content ----------------------------------------------------------------------------

    def show_now(self) -> None:
        """Everything as it is now."""
        desk = self._desk
        act = desk.act(PUBLIC)
        self._fill("moves", self.moves, "\n".join(self._words.to_move(act, desk.gate)))
        self._fill("owed", self.owed, "\n".join(self._words.boxes(act.owed)))
        self._fill("unknown", self.unknown, "\n".join(map(self._strange, desk.unknown)))
        self.enrol_button.setVisible(bool(desk.unknown))
        self._show_stations()
        self._show_pieces()
        self.amend_button.setEnabled(desk.session.length > 0)

    def _strange(self, tag: str) -> str:
        owner = self._desk.owner(tag)
        return self.tr("{tag}, of the box {box}").format(tag=tag, box=owner) if owner else tag

    def _fill(self, name: str, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setAccessibleName(f"{self._titles[name].text()}: {text}" if text else "")
        label.setVisible(bool(text))
        self._titles[name].setVisible(bool(text))

    def _show_stations(self) -> None:
        stations = self._desk.layout.stations
        known = {station.id for station in stations}
        for gone in set(self._cards) - known:
            self._cards.pop(gone).deleteLater()
        for station in stations:
            card = self._cards.get(station.id)
            if card is None:
                card = self._cards[station.id] = self._card(station)
                self._station_box.addWidget(card)
            here = self._desk.alive(station.id)
            receipt = self._desk.last.get(station.id)
            piece = receipt.piece if receipt is not None and receipt.told(PUBLIC) else ""
            card.show_state(piece, self._state(station.id, receipt, here=here), here=here)
            card.show_times(station.settle_s, station.wrong_s, shown=self.times_button.isChecked())
        self._no_reader.setVisible(not stations)
        looking = any(not station.pad for station in stations)
        self.times_button.setVisible(looking)
        self._times_said.setVisible(looking and self.times_button.isChecked())

    def _card(self, station: Station) -> StationCard:
        """A new one; only where pieces lie there is something to wait for."""
        name, desk, times = station.id, self._desk, None
        if not station.pad:
            usual_s = desk.usual_settle_s(name)
            times = StationTimes(self._theme, usual_settle_s=usual_s, usual_wrong_s=WRONG_S)
            times.chosen.connect(lambda settle_s, wrong_s: desk.times_chosen.emit(name, settle_s, wrong_s))
        return StationCard(lambda: desk.names(name), desk.session.setup, self._theme, times)

    def _state(self, station: str, receipt: Receipt | None, *, here: bool) -> str:
        if not here:
            return self.tr("No reader – play by mouse")
        said = []
        if not self._desk.layout[station].pad:
            said.append(self._count(len(self._desk.lying(station))))
        if receipt is not None:
            what = self._words.piece(receipt.piece) if receipt.piece and receipt.told(PUBLIC) else ""
            if receipt.tag in self._desk.unknown:
                what = self.tr("read {tag}").format(tag=receipt.tag)
            said.append(what or self.tr("a piece was read"))
        return " · ".join(filter(None, said)) or self.tr("nothing read yet")

    def _count(self, pieces: int) -> str:
        if pieces == 0:
            return self.tr("nothing lies here")
        if pieces == 1:
            return self.tr("one piece lies here")
        return self.tr("{count} pieces lie here").format(count=pieces)

    def _show_pieces(self) -> None:
        self.pieces.setVisible(self.pieces_button.isChecked())
        if not self.pieces_button.isChecked():
            return
        cardboard, over = cardboard_of(self._desk.session.setup.game), self._desk.session.over
        told_as = str if over else cardboard.told_as
        row = self.pieces.verticalScrollBar().value()
        self.pieces.clear()
        for known in known_pieces(self._desk.referee, cardboard.lies_open, told_as):
            how = self._known_words()[known.known]
            piece = self.tr("face down") if known.piece == FACE_DOWN else self._words.piece(known.piece)
            self.pieces.addItem(f"{known.count} × {piece} – {self._words.place(known.place)} – {how}")
        self.pieces.verticalScrollBar().setValue(row)

    def _known_words(self) -> dict[Known, str]:
        return {
            Known.SEEN: self.tr("seen"),
            Known.INFERRED: self.tr("inferred"),
            Known.MISSING: self.tr("not seen"),
            Known.UNKNOWN: self.tr("unknown"),
        }

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, text in {
            "moves": self.tr("To be moved"),
            "owed": self.tr("Also to be done"),
            "stations": self.tr("Stations"),
            "unknown": self.tr("Tags that are on no piece of this box"),
        }.items():
            self._titles[name].setText(text)
        self._no_reader.setText(
            self.tr("There is no reader. Everything can be said by mouse and keys; F8 sets readers up.")
        )
        for card in self._cards.values():
            card.retranslate()
        self.times_button.setText(self.tr("How long stations wait"))
        self._times_said.setText(
            self.tr("The seconds: until what lies there counts, and until it is said to be wrong.")
        )
        self.enrol_button.setText(self.tr("Put it on a piece…"))
        self.enrol_button.setToolTip(self.tr("Opens the page where pieces of a box get their tags"))
        self.pieces_button.setText(self.tr("Where every piece is"))
        self.pieces.setAccessibleName(self.tr("Where every piece is"))
        self.amend_button.setText(self.tr("Correct an entry…"))
        self.amend_button.setToolTip(self.tr("An earlier entry becomes another; the later ones are kept"))
        self.screen_button.setText(self.tr("Screen for the table"))
        self.screen_button.setToolTip(self.tr("A second window that shows only what everybody may know"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.show_now()
        super().changeEvent(event)


def _title() -> QLabel:
    label = QLabel()
    label.setProperty("role", "title")
    return label


def _text(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(f"companion_{name}")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
