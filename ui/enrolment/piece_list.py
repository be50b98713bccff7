"""The pieces of a box with their live counts; below each the equal ones, and which of them have tags."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from engine.companion.catalogue import Instance
from engine.companion.enrolment import Enrolment
from engine.core.setup import Setup
from ui.game_parts import pieces_of
from ui.readers.words import tag_words

_WHAT = Qt.ItemDataRole.UserRole


class PieceList(QTreeWidget):
    """`picked` is told whenever another row is marked: `piece` and `instance` say what it is."""

    picked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("enrolment_list")
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.header().setStretchLastSection(False)
        self._rows: dict[str, QTreeWidgetItem] = {}
        self._kinds: dict[str, QTreeWidgetItem] = {}
        self._kind_of: dict[str, QTreeWidgetItem] = {}
        self.currentItemChanged.connect(lambda _now, _before: self.picked.emit())

    @property
    def piece(self) -> str:
        """The marked sort of piece; empty for none."""
        what = self._what()
        return what.piece if isinstance(what, Instance) else what

    @property
    def instance(self) -> Instance | None:
        """The marked single piece; the only one of its sort is marked with it."""
        what, item = self._what(), self.currentItem()
        if isinstance(what, str) and what and item is not None and item.childCount() == 1:
            return Instance(what, 1)
        return what if isinstance(what, Instance) else None

    def _what(self) -> Instance | str:
        item = self.currentItem()
        what = item.data(0, _WHAT) if item is not None else ""
        if not isinstance(what, str) or "/" not in what:
            return what or ""
        piece, _, copy = what.rpartition("/")
        return Instance(piece, int(copy))

    def show_box(self, setup: Setup, enrolment: Enrolment) -> None:
        """All pieces of a box, kinds open and pieces shut."""
        self.blockSignals(True)
        self.clear()
        self._rows.clear()
        self._kinds.clear()
        words = pieces_of(setup.game)
        for count in enrolment.counts:
            kind = words.piece_kind(setup, count.piece)
            if kind not in self._kinds:
                self._kinds[kind] = QTreeWidgetItem(self, [kind, ""])
                self._kinds[kind].setExpanded(True)
            row = QTreeWidgetItem(self._kinds[kind], [words.piece_name(setup, count.piece), ""])
            row.setData(0, _WHAT, count.piece)
            for copy in range(1, count.wanted + 1):
                single = QTreeWidgetItem(row, ["", ""])
                single.setData(0, _WHAT, f"{count.piece}/{copy}")
            self._rows[count.piece] = row
            self._kind_of[count.piece] = self._kinds[kind]
        self.blockSignals(False)
        self.show_counts(enrolment)
        self.header().setSectionResizeMode(0, self.header().ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, self.header().ResizeMode.ResizeToContents)

    def show_counts(self, enrolment: Enrolment, only: Instance | None = None) -> tuple[int, int]:
        """How far each is; where `only` one piece has changed, that piece. The sums of both."""
        totals: dict[int, tuple[QTreeWidgetItem, list[int]]] = {}
        for count in enrolment.counts:
            row = self._rows[count.piece]
            if only is None or only.piece == count.piece:
                _say(row, count.enrolled, count.wanted)
                self._show_singles(row, enrolment)
            kind = self._kind_of[count.piece]
            total = totals.setdefault(id(kind), (kind, [0, 0]))[1]
            total[0] += count.enrolled
            total[1] += count.wanted
        for kind, (enrolled, wanted) in totals.values():
            _say(kind, enrolled, wanted)
        sums = [total for _, total in totals.values()]
        return sum(enrolled for enrolled, _ in sums), sum(wanted for _, wanted in sums)

    def _show_singles(self, row: QTreeWidgetItem, enrolment: Enrolment) -> None:
        for place in range(row.childCount()):
            single = row.child(place)
            assert single is not None  # PySide says that there may be none
            piece, _, copy = single.data(0, _WHAT).rpartition("/")
            tags = enrolment.box.tags_of(Instance(piece, int(copy)))
            single.setText(0, f"{copy}   " + ", ".join(map(tag_words, tags)))
            single.setText(1, "✓" if tags else "–")
            single.setToolTip(0, "\n".join(tags))

    def point_at(self, instance: Instance | None) -> None:
        """Bring the piece that is wanted next into sight."""
        row = self._rows.get(instance.piece) if instance is not None else None
        for piece in self._rows.values():
            font = piece.font(0)
            if font.bold() != (piece is row):
                font.setBold(piece is row)
                piece.setFont(0, font)
        if row is not None:
            self.scrollToItem(row)


def _say(row: QTreeWidgetItem, enrolled: int, wanted: int) -> None:
    row.setText(1, ("✓ " if enrolled >= wanted else "") + f"{enrolled} / {wanted}")
