"""A small window with a virtual reader: pads, and the pieces of a game that are dragged onto them.

A piece that is taken off a pad lies beside the reader then, so that the same piece can be shown again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from engine.core.setup import SeatSetup, Setup
from engine.registry import game as rules_of
from engine.registry import game_ids
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.game_parts import pieces_of
from ui.game_titles import game_title
from ui.readers.desk import VirtualDesk, VirtualModel
from ui.readers.pad import Pad
from ui.readers.piece_button import PieceButton, PieceGrid
from ui.readers.words import family_name
from ui.theme import Theme

_LOOK_MS: Final = 500
BESIDE: Final = -1
"""Where a piece lies that was taken off a pad: on the table, where no reader sees it."""
_TRAY: Final = -2
_NOWHERE: Final = -3


class VirtualWindow(FittedDialog):
    """Pieces go onto pads by mouse and by keys; sliders and a button make the reader a bad one.

    `begin` makes the reader of a model; `begun` is told when there is another one. Closing ends it.
    """

    begun = Signal()

    def __init__(
        self,
        models: Sequence[VirtualModel],
        begin: Callable[[VirtualModel], VirtualDesk],
        theme: Theme,
        parent: QWidget | None = None,
        *,
        game: str = "",
    ) -> None:
        super().__init__(parent)
        self._models = list(models)
        self._begin = begin
        self._theme = theme
        self._game = game if game in game_ids() else game_ids()[0]
        self._lying: dict[str, int] = {}
        self._pad = 0
        self._pads: list[Pad] = []
        self.beside = Pad(BESIDE, theme)
        self.desk = begin(self._models[0])
        self._ghost = QLabel(self)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()
        self._build(theme)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_LOOK_MS)
        self.show_pads()
        self.show_game()
        self.retranslate()

    def _build(self, theme: Theme) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        page.setSpacing(theme.gap)
        self._labels: dict[str, QLabel] = {}
        self._boxes = {name: QComboBox() for name in ("model", "game", "kind")}
        head = QHBoxLayout()
        for name in ("model", "game"):
            self._add(head, name, self._boxes[name])
        for model in self._models:
            self._boxes["model"].addItem("", model)
        for game in game_ids():
            self._boxes["game"].addItem(game_title(game), game)
        self._boxes["game"].setCurrentIndex(game_ids().index(self._game))
        self._boxes["model"].setVisible(len(self._models) > 1)
        self._labels["model"].setVisible(len(self._models) > 1)
        self._boxes["model"].currentIndexChanged.connect(lambda: self._change_model())
        self._boxes["game"].currentIndexChanged.connect(lambda: self._change_game())
        head.addStretch(1)
        self._plug = QPushButton()
        self._plug.setObjectName("virtual_plug")
        self._plug.setCheckable(True)
        self._plug.setAutoDefault(False)
        self._plug.toggled.connect(self._unplug)
        head.addWidget(self._plug)
        page.addLayout(head)
        self._status = QLabel()
        self._status.setObjectName("virtual_status")
        self._status.setWordWrap(True)
        self._status.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page.addWidget(self._status)
        self._pad_row = QHBoxLayout()
        self._pad_row.setSpacing(theme.gap)
        self._pad_row.addWidget(self.beside, 1)
        page.addLayout(self._pad_row, 2)
        kinds = QHBoxLayout()
        self._add(kinds, "kind", self._boxes["kind"])
        self._boxes["kind"].currentIndexChanged.connect(lambda: self._show_tray())
        self._hint = QLabel()
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        kinds.addWidget(self._hint, 1)
        page.addLayout(kinds)
        self.tray = PieceGrid(theme)
        page.addWidget(Scrolled(self.tray), 3)
        foot = QHBoxLayout()
        self._sliders = {name: QSlider(Qt.Orientation.Horizontal) for name in ("flicker", "loss")}
        for name, slider in self._sliders.items():
            slider.setObjectName(f"virtual_{name}")
            slider.setRange(0, 90)
            slider.setPageStep(10)
            slider.valueChanged.connect(lambda _value: self._set_faults())
            self._add(foot, name, slider)
        page.addLayout(foot)

    def _add(self, row: QHBoxLayout, name: str, widget: QWidget) -> None:
        label = QLabel()
        label.setBuddy(widget)
        self._labels[name] = label
        row.addWidget(label)
        row.addWidget(widget, 1 if isinstance(widget, QSlider) else 0)

    def wanted_size(self) -> QSize:
        """Pads above, a few rows of pieces below."""
        return QSize(self._theme.text_px * 58, self._theme.text_px * 44)

    # ------------------------------------------------------------------------------------ the reader

    def _change_model(self) -> None:
        self.desk.close()
        self._lying.clear()
        self.desk = self._begin(self._boxes["model"].currentData())
        self._plug.setChecked(False)
        self._set_faults()
        self.show_pads()
        self._show_lying()
        self.retranslate()
        self.begun.emit()

    def _unplug(self, out: bool) -> None:
        self.desk.set_plugged(not out)
        self.retranslate()

    def _set_faults(self) -> None:
        self.desk.set_faults(
            flicker=self._sliders["flicker"].value() / 100, loss=self._sliders["loss"].value() / 100
        )
        self._name_sliders()

    def show_faults(self, flicker: float, loss: float) -> None:
        """How bad the reader is from the start, 0 to 1."""
        self._sliders["flicker"].setValue(round(flicker * 100))
        self._sliders["loss"].setValue(round(loss * 100))

    def _look(self) -> None:
        words = self._status_words()
        if words != self._status.text():
            self._status.setText(words)

    def _status_words(self) -> str:
        if self._plug.isChecked():
            return self.tr("It is unplugged.")
        if not self.desk.port:
            return self.tr("The virtual reader is inside this program, and stands in the list of readers.")
        heard = self.tr("a program listens") if self.desk.listened else self.tr("nobody listens yet")
        return self.tr("Its port is {port}; {heard}.").format(port=self.desk.port, heard=heard)

    # ---------------------------------------------------------------------------------- pads, pieces

    @property
    def setup(self) -> Setup:
        """A setup that names the box of the chosen game."""
        return Setup(self._game, (SeatSetup("1"), SeatSetup("2")))

    def show_pads(self) -> None:
        """The pads of the reader, empty."""
        for old in self._pads:
            self._pad_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._pads = [Pad(number, self._theme) for number in range(self.desk.model.pads)]
        for pad in self._pads:
            pad.chosen.connect(self.choose_pad)
            self._pad_row.insertWidget(pad.number, pad, 1)
        self.choose_pad(0)

    def choose_pad(self, pad: int) -> None:
        """Pieces that are pressed go there."""
        self._pad = pad
        for number, one in enumerate(self._pads):
            one.mark(number == pad)

    def show_game(self) -> None:
        """The kinds of pieces of the chosen game; the first is shown."""
        pieces = pieces_of(self._game)
        self._tagged = rules_of(self._game).tagged(self.setup)
        kinds = dict.fromkeys(pieces.piece_kind(self.setup, name) for name, _ in self._tagged)
        box = self._boxes["kind"]
        box.blockSignals(True)
        before = box.currentIndex()
        box.clear()
        box.addItems(list(kinds))
        box.setCurrentIndex(min(max(before, 0), box.count() - 1))
        box.blockSignals(False)
        self._show_tray()

    def _change_game(self) -> None:
        self.put_away()
        self._game = self._boxes["game"].currentData()
        self._boxes["kind"].setCurrentIndex(0)
        self.show_game()

    def _show_tray(self) -> None:
        pieces, kind = pieces_of(self._game), self._boxes["kind"].currentText()
        buttons = []
        for name, count in self._tagged:
            if pieces.piece_kind(self.setup, name) == kind:
                button = PieceButton(self.setup, name, self._theme, count=count)
                self._connect(button, partial(self.lay_next, name), partial(self._press, name))
                button.name_it(pieces.piece_name(self.setup, name), self.tr("Lay it on the chosen pad"))
                buttons.append(button)
        self.tray.show_pieces(buttons)
        self._count()

    def _count(self) -> None:
        """How many of each are left in the tray."""
        counts = dict(self._tagged)
        for button in self.tray.buttons:
            used = sum(piece.partition("/")[0] == button.piece for piece in self._lying)
            button.set_count(counts[button.piece] - used)

    def _connect(self, button: PieceButton, go: Callable[[int], None], press: Callable[[], None]) -> None:
        """What a press does; `go` takes where it was dropped, or the pad of a digit."""

        def end(place: QPoint) -> None:
            self._ghost.hide()
            where = self._at(place)
            for one in self._all_pads():
                one.invite(False)
            go(where)

        button.clicked.connect(lambda: press())
        button.digit.connect(lambda digit: go(digit - 1 if 0 < digit <= len(self._pads) else _NOWHERE))
        button.dragged.connect(lambda place: self._drag(button, place))
        button.dropped.connect(end)

    def _drag(self, button: PieceButton, place: QPoint) -> None:
        self._ghost.setPixmap(button.picture())
        self._ghost.resize(button.size())
        self._ghost.move(self.mapFromGlobal(place) - QPoint(button.width() // 2, button.height() // 2))
        self._ghost.show()
        self._ghost.raise_()
        over = self._at(place)
        for pad in self._all_pads():
            pad.invite(pad.number == over)

    def _all_pads(self) -> list[Pad]:
        return [*self._pads, self.beside]

    def _at(self, place: QPoint) -> int:
        """What lies at a place of the screen: a pad, the table beside the reader, the tray, or nothing."""
        for pad in self._all_pads():
            if pad.rect().contains(pad.mapFromGlobal(place)):
                return pad.number
        inside = self.tray.visibleRegion().contains(self.tray.mapFromGlobal(place))
        return _TRAY if inside else _NOWHERE

    def next_of(self, name: str) -> str:
        """The first of these pieces that is still in the tray; an empty text if none is."""
        count = dict(self._tagged)[name]
        free = (f"{name}/{copy}" for copy in range(1, count + 1) if f"{name}/{copy}" not in self._lying)
        return next(free, "")

    def lay_next(self, name: str, where: int) -> None:
        """Put one of these pieces there; nothing happens where nothing is, or none is left."""
        piece = self.next_of(name)
        if piece and where >= BESIDE:
            self.lay(piece, where)

    def _press(self, name: str) -> None:
        self.lay_next(name, self._pad)

    def lay(self, piece: str, pad: int) -> None:
        """Put this piece on a pad, or beside the reader, wherever it was."""
        seen = self._lying.pop(piece, BESIDE) != BESIDE
        self._lying[piece] = pad
        if pad != BESIDE:
            self.desk.lay(self._game, piece, pad)
        elif seen:
            self.desk.lift(self._game, piece)
        self._show_lying()

    def lift(self, piece: str) -> None:
        """Take it off its pad; it lies beside the reader then."""
        self.lay(piece, BESIDE)

    def put_back(self, piece: str) -> None:
        """Put it back into the tray."""
        if self._lying.pop(piece, BESIDE) != BESIDE:
            self.desk.lift(self._game, piece)
        self._show_lying()

    def put_away(self) -> None:
        """Put all pieces back into the tray."""
        for piece in list(self._lying):
            self.put_back(piece)

    def _show_lying(self) -> None:
        for pad in self._all_pads():
            here = [piece for piece, place in self._lying.items() if place == pad.number]
            if pad is self.beside:
                here.reverse()  # what was taken off last is at hand
            pad.show_pieces([pad.button(piece) or self._lying_button(piece, pad) for piece in here])
        self._count()

    def _lying_button(self, piece: str, pad: Pad) -> PieceButton:
        """A piece on a pad or beside the reader: a press takes it off, or lays it on the chosen pad."""
        button = PieceButton(self.setup, piece, self._theme)
        tip = pieces_of(self._game).piece_name(self.setup, piece.partition("/")[0])
        tip += f"\n{self.desk.tag(self._game, piece)}"
        if pad is self.beside:
            self._connect(button, partial(self._move, piece), lambda: self.lay(piece, self._pad))
            button.name_it(tip, self.tr("Lay it on the chosen pad"))
        else:
            self._connect(button, partial(self._move, piece), partial(self.lift, piece))
            button.name_it(tip, self.tr("Take it off the pad"))
        return button

    def _move(self, piece: str, where: int) -> None:
        if where >= BESIDE:
            self.lay(piece, where)
        elif where == _TRAY or self._lying.get(piece) == BESIDE:
            self.put_back(piece)
        else:
            self.lift(piece)

    # ------------------------------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Virtual reader"))
        for name, text in {
            "model": self.tr("Behaves like"),
            "game": self.tr("Pieces of"),
            "kind": self.tr("Pieces"),
        }.items():
            self._labels[name].setText(text)
            self._boxes[name].setAccessibleName(text)
        for row, model in enumerate(self._models):
            self._boxes["model"].setItemText(row, family_name(model.family, model.title))
        self._plug.setText(self.tr("Plug in again") if self._plug.isChecked() else self.tr("Unplug"))
        self._hint.setText(
            self.tr(
                "Drag pieces onto a pad, off it, and back. By keys: arrows, Enter; a digit names the pad;"
                " Delete takes off."
            )
        )
        self._name_sliders()
        self._status.setText(self._status_words())
        for pad in self._all_pads():
            pad.retranslate()

    def _name_sliders(self) -> None:
        for name, text in {
            "flicker": self.tr("Tags missed: {percent} %"),
            "loss": self.tr("Messages lost: {percent} %"),
        }.items():
            self._labels[name].setText(text.format(percent=self._sliders[name].value()))
            self._sliders[name].setAccessibleName(self._labels[name].text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.show_game()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The reader ends with its window."""
        self._end()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Esc, too."""
        self._end()
        super().done(result)

    def _end(self) -> None:
        self._timer.stop()
        self.desk.close()
