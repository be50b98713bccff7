"""Where a game is played: on this screen, or at a real table with a box of tags and readers in place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.companion.stations import WRONG_S
from engine.core.setup import Setup
from ui.companion.arrangement import Arrangement, Stand, arrangement_from, arrangement_name, arrangement_text
from ui.companion.station_times import StationTimes
from ui.companion.words import cardboard_of, places_name
from ui.follows_language import FollowsLanguage
from ui.readers.values import Reader
from ui.readers.words import family_name, reader_title
from ui.services import Services
from ui.theme import Theme

MOST_ZONES = 4
"""So many zones of a reader are offered before any of them was heard."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A zone of a reader: its name, what it looks at, and its times if it looks at anything."""

    reader: Reader
    zone: int
    label: QLabel
    combo: QComboBox
    times: StationTimes
    field: QWidget

    def follow(self) -> None:
        """A pad needs no times."""
        self.times.setVisible(bool(self.combo.currentData()))


class TableChoice(FollowsLanguage, QWidget):
    """`changed` is sent when the table is chosen, or left. What was arranged is kept for each game."""

    changed = Signal()

    def __init__(self, services: Services, theme: Theme) -> None:
        super().__init__()
        self._services = services
        self._theme = theme
        self._setup: Setup | None = None
        self._places: tuple[tuple[str, ...], ...] = ()
        self._rows: list[_Row] = []
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.gap_small)
        self._modes = QButtonGroup(self)
        modes = QHBoxLayout()
        for number, name in enumerate(("screen", "table")):
            button = QPushButton()
            button.setObjectName(f"play_at_{name}")
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.setAutoDefault(False)
            button.setMinimumWidth(theme.text_px * 9)  # words are wider while it is chosen
            self._modes.addButton(button, number)
            modes.addWidget(button)
        self._hint = QLabel()
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        modes.addWidget(self._hint, 1)
        grid.addLayout(modes, 0, 0, 1, 4)
        self._box_label = QLabel()
        self.box = QComboBox()
        self.box.setObjectName("table_box")
        self._box_label.setBuddy(self.box)
        grid.addWidget(self._box_label, 1, 0)
        grid.addWidget(self.box, 1, 1, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self._modes.button(0).setChecked(True)
        self._modes.idToggled.connect(lambda _number, on: self._follow() if on else None)
        services.reader_desk.board.changed.connect(self._follow_readers)
        self.retranslate()

    @property
    def at_table(self) -> bool:
        """Whether the table is chosen."""
        return self._modes.checkedId() == 1

    # --- content ----------------------------------------------------------------------------

    def show_setup(self, setup: Setup) -> None:
        """Another game, or other seats: what was arranged for it last is shown."""
        if self._setup is not None and setup.game == self._setup.game:
            self._services.remember(arrangement_name(setup.game), arrangement_text(self.arrangement()))
        self._setup = setup
        kept = arrangement_from(self._services.remembered(arrangement_name(setup.game)))
        self._show_boxes(kept)
        self._show_readers(kept)
        self._follow()

    def show_boxes(self) -> None:
        """Boxes with tags were added or deleted; the first one there is is taken."""
        if self._setup is not None:
            had_none = self.box.count() == 1
            self._show_boxes(self.arrangement())
            if had_none:
                self.box.setCurrentIndex(min(1, self.box.count() - 1))

    def _follow_readers(self) -> None:
        """Readers were set up or removed meanwhile; what was said of the others stays."""
        desk = self._services.reader_desk
        now = desk.readers() if desk.usable else ()
        before = dict.fromkeys(row.reader for row in self._rows)
        if self._setup is None or now == tuple(before):
            return
        said = self.arrangement()
        ids = {reader.id for reader in before}
        kept = arrangement_from(self._services.remembered(arrangement_name(self._setup.game)))
        others = tuple(stand for stand in kept.stands if stand.reader not in ids)
        self._show_readers(replace(said, stands=said.stands + others))
        self._follow()

    def _show_boxes(self, kept: Arrangement) -> None:
        assert self._setup is not None
        self.box.clear()
        self.box.addItem(self.tr("no box with tags"), "")
        for key, name in self._services.table_boxes(self._setup.game):
            self.box.addItem(name, key)
        row = self.box.findData(kept.box)
        self.box.setCurrentIndex(row if row >= 0 else min(1, self.box.count() - 1))

    def _show_readers(self, kept: Arrangement) -> None:
        assert self._setup is not None
        for row in self._rows:
            for widget in (row.label, row.field):
                self._grid.removeWidget(widget)
                widget.deleteLater()
        self._rows = []
        desk = self._services.reader_desk
        cardboard = cardboard_of(self._setup.game)
        self._places = cardboard.station_places(self._setup)
        for reader in desk.readers() if desk.usable else ():
            manner = desk.how_it_reads(reader)
            zones = manner.zones
            heard = max(desk.board.lying(reader.id), default=0) + 1
            for zone in range(min(zones, max(heard, MOST_ZONES))):
                label, combo, field = QLabel(), QComboBox(), QWidget()
                times = StationTimes(self._theme, usual_settle_s=manner.settle_s, usual_wrong_s=WRONG_S)
                inside = QHBoxLayout(field)
                inside.setContentsMargins(0, 0, 0, 0)
                inside.setSpacing(self._theme.gap_small)
                inside.addWidget(combo, 1)
                inside.addWidget(times)
                combo.setMinimumContentsLength(15)
                combo.setObjectName(f"station_{reader.id}_{zone}")
                combo.addItem("", ())
                for places in self._places:
                    combo.addItem(self._named(places), places)
                stand = kept.stand(reader.id, zone)
                arranged = stand.places
                times.show_times(stand.settle_s, stand.wrong_s)
                combo.setCurrentIndex(self._places.index(arranged) + 1 if arranged in self._places else 0)
                label.setBuddy(combo)
                at, column = divmod(len(self._rows), 2)
                self._grid.addWidget(label, 2 + at, 2 * column)
                self._grid.addWidget(field, 2 + at, 2 * column + 1)
                row = _Row(reader, zone, label, combo, times, field)
                combo.currentIndexChanged.connect(lambda _now, row=row: self._follow_row(row))
                row.follow()
                self._rows.append(row)
        self._name_rows()

    def _follow_row(self, row: _Row) -> None:
        row.follow()
        row.combo.setToolTip(row.combo.currentText())
        self._hint.setText(self._hint_text())

    def _named(self, places: tuple[str, ...]) -> str:
        assert self._setup is not None
        return places_name(self._setup, places)

    def _name_rows(self) -> None:
        desk = self._services.reader_desk
        for row in self._rows:
            reader, zone, label, combo = row.reader, row.zone, row.label, row.combo
            name = reader_title(reader, family_name(reader.family, desk.family_name(reader.family)))
            zones = desk.how_it_reads(reader).zones
            label.setText(f"{name} · {zone + 1}" if zones > 1 else name)
            combo.setItemText(0, self.tr("pieces are shown to it"))
            combo.setAccessibleName(label.text())
            row.times.retranslate(label.text())

    def _follow(self) -> None:
        rows = [part for row in self._rows for part in (row.label, row.field)]
        for widget in (self._box_label, self.box, *rows):
            widget.setVisible(self.at_table)
        self._hint.setText(self._hint_text())
        self.changed.emit()

    def _hint_text(self) -> str:
        if not self.at_table:
            return ""
        if not self._rows:
            return self.tr("Without a reader everything is said by mouse and keys. Readers are set up by F8.")
        said = self.tr("Say what each reader looks at. Pieces can be shown to any other one by one.")
        if not any(row.combo.currentData() for row in self._rows):
            return said
        few = self.tr("Most antennas tell ten pieces at once; several may look at the same place.")
        times = self.tr("The seconds: until what lies there counts, and until it is said to be wrong.")
        return f"{said} {few} {times}"

    def arrangement(self) -> Arrangement:
        """What is chosen."""
        stands = tuple(
            Stand(row.reader.id, row.zone, tuple(row.combo.currentData()), *row.times.times())
            for row in self._rows
            if row.combo.currentData()
        )
        return Arrangement(str(self.box.currentData() or ""), stands)

    def keep(self) -> None:
        """Remember it as the arrangement of the game."""
        if self._setup is not None and self.at_table:
            self._services.remember(arrangement_name(self._setup.game), arrangement_text(self.arrangement()))

    # --- words ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._modes.button(0).setText(self.tr("On this screen"))
        self._modes.button(1).setText(self.tr("At the table"))
        self._modes.button(1).setToolTip(
            self.tr("You play with the real box; the program follows, keeps the rules and the score.")
        )
        self._box_label.setText(self.tr("Tags of"))
        self.box.setAccessibleName(self.tr("The box whose tags are read"))
        if self.box.count():
            self.box.setItemText(0, self.tr("no box with tags"))
        for row in self._rows:
            for number, places in enumerate(self._places, start=1):
                row.combo.setItemText(number, self._named(places))
        self._name_rows()
        self._hint.setText(self._hint_text())
