"""The fields for what a position says besides its pieces: round, phase, whose turn, points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ui.outer_undo import OuterUndo
from ui.position_editor.parts import Say, SayKind
from ui.theme import Theme

_LEFT_OUT = -1
_MOST = 9999


@dataclass(frozen=True, slots=True)
class _Row:
    """A word with its fields, and what shows a value in them."""

    widget: QWidget
    label: QLabel
    show: Callable[[str], None]
    fields: dict[str, QWidget]


class SayForm(QWidget):
    """`said` carries a word and its new value, empty where it is left out."""

    said = Signal(str, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._outer_undo = OuterUndo(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, theme.gap_small, 0)
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.gap_small)
        whole.addLayout(self._column)
        whole.addStretch(1)  # each word stays near its field
        self._rows: dict[tuple[Say, bool], _Row] = {}

    @property
    def fields(self) -> dict[str, QWidget]:
        """By `say_`, the word, and where there are several the option."""
        return {name: field for row in self._rows.values() for name, field in row.fields.items()}

    @property
    def labels(self) -> dict[str, QLabel]:
        """The names of the fields by their words."""
        return {say.key: row.label for (say, _), row in self._rows.items()}

    def show_says(self, says: Sequence[Say], values: dict[str, str], ringed: frozenset[str]) -> None:
        """Fields for these words, and lines of text for words and values that have no field of their own."""
        wild = [Say(key, key, SayKind.CHOICE) for key in values if key not in {say.key for say in says}]
        wanted = [(say, not fits(say, values.get(say.key, ""))) for say in says] + [
            (say, True) for say in wild
        ]
        if wanted != list(self._rows):
            self._build(wanted)
        for (say, _), row in self._rows.items():
            row.show(values.get(say.key, ""))
            colour = self._theme.alarm if say.key in ringed else self._theme.ink
            weight = "bold" if say.key in ringed else "normal"
            row.label.setStyleSheet(f"color: {colour.name()}; font-weight: {weight};")
            row.label.setProperty("ringed", say.key in ringed)

    def _build(self, wanted: Sequence[tuple[Say, bool]]) -> None:
        """Rows before the first change are kept, for somebody may be at work in one of them.

        All others are made anew, so that the Tab key goes through them in their order.
        """
        name = next((name for name, field in self.fields.items() if field.hasFocus()), "")
        known = list(self._rows)
        same = 0
        while same < min(len(known), len(wanted)) and known[same] == wanted[same]:
            same += 1
        for key in known[same:]:
            row = self._rows.pop(key)
            self._column.removeWidget(row.widget)
            row.widget.hide()
            row.widget.deleteLater()
        for key in wanted[same:]:
            self._rows[key] = row = self._made(*key)
            self._column.addWidget(row.widget)
        if name in self.fields:
            self.fields[name].setFocus()

    def _made(self, say: Say, plain: bool) -> _Row:
        widget = QWidget()
        box = QVBoxLayout(widget)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        label = QLabel(say.title)
        label.setWordWrap(True)
        box.addWidget(label)
        line = QHBoxLayout()
        line.setSpacing(4)
        box.addLayout(line)
        show = (SayForm._line if plain else _MAKERS[say.kind])(self, say, line)
        named = [field for field in widget.findChildren(QWidget) if field.objectName().startswith("say_")]
        label.setBuddy(named[0])
        self._outer_undo.watch(*(field for field in named if isinstance(field, QLineEdit | QSpinBox)))
        return _Row(widget, label, show, {field.objectName(): field for field in named})

    # --- kinds of fields: each makes its widgets and gives back what shows a value --------------

    def _line(self, say: Say, line: QHBoxLayout) -> Callable[[str], None]:
        field = QLineEdit()
        field.setObjectName(f"say_{say.key}")
        field.setAccessibleName(say.title)
        field.textEdited.connect(lambda text: self.said.emit(say.key, text))
        line.addWidget(field)

        def show(value: str) -> None:
            if " ".join(field.text().split()) != value:
                field.setText(value)

        return show

    def _choice(self, say: Say, line: QHBoxLayout) -> Callable[[str], None]:
        field = QComboBox()
        field.setObjectName(f"say_{say.key}")
        field.setAccessibleName(say.title)
        if say.optional or not say.first:
            field.addItem(self.tr("not said"), "")
        for value, title in say.options:
            field.addItem(title, value)
        field.activated.connect(lambda _row: self.said.emit(say.key, field.currentData()))
        line.addWidget(field)

        def show(value: str) -> None:
            field.setCurrentIndex(field.findData(value))

        return show

    def _number(self, say: Say, line: QHBoxLayout) -> Callable[[str], None]:
        field = self._spin(f"say_{say.key}", say.title, least=_LEFT_OUT)
        field.setSpecialValueText(self.tr("not said"))
        field.valueChanged.connect(
            lambda value: self.said.emit(say.key, "" if value == _LEFT_OUT else str(value))
        )
        line.addWidget(field)

        def show(value: str) -> None:
            with QSignalBlocker(field):
                field.setValue(int(value) if value else _LEFT_OUT)

        return show

    def _spin(self, name: str, title: str, least: int = 0) -> QSpinBox:
        field = QSpinBox()
        field.setObjectName(name)
        field.setAccessibleName(title)
        field.setRange(least, _MOST)
        return field

    def _each(self, say: Say, line: QHBoxLayout) -> Callable[[str], None]:
        fields = []
        grid = QGridLayout()
        grid.setSpacing(4)
        line.addLayout(grid)
        for number, (option, title) in enumerate(say.options):
            words = self.tr("{field}, {name}").format(field=say.title, name=title)
            field = self._spin(f"say_{say.key}_{option}", words)
            field.setToolTip(words)
            name = QLabel(title)
            name.setWordWrap(True)
            name.setBuddy(field)
            fields.append(field)
            grid.addWidget(name, number, 0)
            grid.addWidget(field, number, 1)
        grid.setColumnStretch(0, 1)
        for field in fields:
            field.valueChanged.connect(
                lambda _value: self.said.emit(say.key, " ".join(str(field.value()) for field in fields))
            )

        def show(value: str) -> None:
            numbers = value.split() or ["0"] * len(fields)
            for field, number in zip(fields, numbers, strict=True):
                with QSignalBlocker(field):
                    field.setValue(int(number))

        return show

    def _some(self, say: Say, line: QHBoxLayout) -> Callable[[str], None]:
        buttons: dict[str, QPushButton] = {}
        chosen: list[str] = []

        def toggle(option: str) -> None:
            found = [value for value in chosen if value != option]
            if option not in chosen:
                found.append(option)
            if say.kind is SayKind.SOME:
                found = [value for value, _ in say.options if value in found]
            self.said.emit(say.key, " ".join(found))

        grid = QGridLayout()
        grid.setSpacing(4)
        line.addLayout(grid)
        columns = 2 if any(len(title) > 2 for _, title in say.options) else len(say.options)
        for number, (option, title) in enumerate(say.options):
            button = QPushButton(title)
            button.setObjectName(f"say_{say.key}_{option}")
            button.setAccessibleName(self.tr("{field}, {name}").format(field=say.title, name=title))
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setToolTip(title)
            button.setProperty("role", "choice")
            button.setMinimumWidth(1)
            button.setStyleSheet("padding-left: 2px; padding-right: 2px;")
            button.clicked.connect(lambda _on=False, option=option: toggle(option))
            buttons[option] = button
            grid.addWidget(button, number // columns, number % columns)

        def show(value: str) -> None:
            chosen[:] = value.split()
            for (option, title), button in zip(say.options, buttons.values(), strict=True):
                button.setChecked(option in chosen)
                ordered = say.kind is SayKind.ORDER and option in chosen
                button.setText(f"{chosen.index(option) + 1}. {title}" if ordered else title)

        return show


_MAKERS: dict[SayKind, Callable[..., Callable[[str], None]]] = {
    SayKind.CHOICE: SayForm._choice,
    SayKind.NUMBER: SayForm._number,
    SayKind.EACH: SayForm._each,
    SayKind.SOME: SayForm._some,
    SayKind.ORDER: SayForm._some,
}


def fits(say: Say, value: str) -> bool:
    """Whether the field of its kind can show the value as it is written."""
    words = value.split()
    options = [option for option, _ in say.options]
    match say.kind:
        case SayKind.CHOICE:
            return value in options or not value
        case SayKind.NUMBER:
            return not value or _is_number(value)
        case SayKind.EACH:
            return not value or (len(words) == len(options) and all(map(_is_number, words)))
        case SayKind.SOME | SayKind.ORDER:
            return len(set(words)) == len(words) and all(word in options for word in words)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and str(int(word[:6])) == word and int(word) <= _MOST
