"""One seat in the new-game dialog: its name, who decides, its own choices such as a mat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from engine.core.setup import OptionSpec, SeatSetup
from ui.badges import badge
from ui.bot_words import controller_title
from ui.game_parts import Choices
from ui.theme import Theme

_LONGEST_NAME = 24


class SeatRow(QWidget):
    """A row of the dialog. `changed` tells that a choice changed, so that other rows close theirs to it."""

    changed = Signal()

    def __init__(
        self,
        number: int,
        controllers: Sequence[str],
        options: Sequence[OptionSpec],
        choices: Choices,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._number = number
        self._controllers = tuple(controllers)
        self._options = tuple(options)
        self._choices = choices
        self._theme = theme
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.gap)
        self._badge = QLabel()
        self._badge.setFixedSize(theme.text_px * 2, theme.text_px * 2)
        self.name = QLineEdit()
        self.name.setObjectName(f"seat_name_{number}")
        self.name.setMaxLength(_LONGEST_NAME)
        self.named = self.manned = False
        """Whether somebody has said by hand who sits here, and who decides."""
        self.name.textEdited.connect(lambda _text: setattr(self, "named", True))
        self.controller = QComboBox()
        self.controller.setObjectName(f"seat_controller_{number}")
        self.controller.addItems([""] * len(self._controllers))
        self.controller.currentIndexChanged.connect(self.retranslate)
        self.controller.activated.connect(lambda _row: setattr(self, "manned", True))
        row.addWidget(self._badge)
        row.addWidget(self.name, 3)
        row.addWidget(self.controller, 2)
        self._box = ""
        self.boxes: dict[str, QComboBox] = {}
        for option in self._options:
            box = QComboBox()
            box.setObjectName(f"seat_{option.name}_{number}")
            box.setIconSize(QSize(theme.text_px * 6, round(theme.text_px * 4.6)))
            for value in option.values:
                box.addItem(self._picture(option.name, value), "", value)
            box.currentIndexChanged.connect(self._choose)
            self.boxes[option.name] = box
            row.addWidget(box, 3)
        self.retranslate()

    def _picture(self, option: str, value: str) -> QIcon:
        ratio = self.devicePixelRatioF()
        size = QSize(self._theme.text_px * 6, round(self._theme.text_px * 4.6))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        self._choices.paint_choice(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            option,
            value,
            self._theme,
            box=self._box,
        )
        painter.end()
        return QIcon(picture)

    def show_box(self, text: str) -> None:
        """The pictures of the choices out of the box with that text; without one, out of the built-in one."""
        if text == self._box:
            return
        self._box = text
        for name, box in self.boxes.items():
            for index in range(box.count()):
                box.setItemIcon(index, self._picture(name, str(box.itemData(index))))

    def _choose(self) -> None:
        self._show_badge()
        self.changed.emit()

    def _show_badge(self) -> None:
        colours = [
            self._choices.choice_colour(name, str(box.currentData())) for name, box in self.boxes.items()
        ]
        usual = self._choices.seat_colour(self._number - 1)
        colour = next((colour for colour in colours if colour >= 0), usual)
        size = self._theme.text_px * 2
        if colour < 0:
            self._badge.setPixmap(QPixmap())
            self._badge.setText(str(self._number))
        else:
            self._badge.setPixmap(badge(colour, size, self._theme, self.devicePixelRatioF()))

    def choice(self, option: str) -> str:
        """The value that is chosen for one of the seat's options."""
        return str(self.boxes[option].currentData())

    def close_to(self, option: str, taken: set[str]) -> None:
        """Values that other seats have cannot be chosen."""
        box = self.boxes[option]
        model = box.model()
        assert isinstance(model, QStandardItemModel)
        for index in range(box.count()):
            item = model.item(index)
            item.setEnabled(str(box.itemData(index)) not in taken)

    def show_seat(self, seat: SeatSetup) -> None:
        """Show what was chosen before; values that are not offered any more are left out."""
        self.name.setText(seat.name)
        if seat.controller in self._controllers:
            self.controller.setCurrentIndex(self._controllers.index(seat.controller))
        for name, box in self.boxes.items():
            box.setCurrentIndex(max(0, box.findData(seat.choice(name, ""))))

    @property
    def player(self) -> str:
        """Who decides: `human` or the name of a bot."""
        return self._controllers[self.controller.currentIndex()]

    def welcome(self, name: str | None, player: str | None) -> None:
        """Somebody has said elsewhere who sits here, and who decides; None where nothing was said."""
        if name is not None:
            self.name.setText(name)
            self.named = True
        if player in self._controllers:
            self.controller.setCurrentIndex(self._controllers.index(player))
            self.manned = True

    def seat(self) -> SeatSetup:
        """The seat as it stands; without a name it gets the one that is shown in grey."""
        chosen = tuple(
            (option.name, self.choice(option.name))
            for option in self._options
            if self.choice(option.name) != option.default
        )
        name = " ".join(self.name.text().split()) or self.name.placeholderText()
        return SeatSetup(name, self.player, chosen)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for index, controller in enumerate(self._controllers):
            self.controller.setItemText(index, controller_title(controller))
        human = self._controllers[max(0, self.controller.currentIndex())] == "human"
        usual = self.tr("Player {number}") if human else self.tr("Bot {number}")
        self.name.setPlaceholderText(usual.format(number=self._number))
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=self._number))
        self.controller.setAccessibleName(self.tr("Who plays seat {number}").format(number=self._number))
        for name, box in self.boxes.items():
            for index in range(box.count()):
                box.setItemText(index, self._choices.choice_title(name, str(box.itemData(index))))
            box.setAccessibleName(self.tr("Choice of seat {number}").format(number=self._number))
        self._show_badge()
