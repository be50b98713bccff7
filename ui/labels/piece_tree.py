"""Which pieces get labels: kinds, pieces and their copies as a tree with ticks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from engine.core.setup import Setup
from ui.game_parts import pieces_of

_NAME = Qt.ItemDataRole.UserRole
_CHECKED = Qt.CheckState.Checked
_TICKED = Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsAutoTristate


class PieceTree(QTreeWidget):
    """Every piece of a box, ticked at first. `changed` comes once for each tick that a person sets."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self._setup: Setup | None = None
        self._filling = False
        self.itemChanged.connect(self._tell)

    def show_pieces(self, setup: Setup, pieces: Mapping[str, int]) -> None:
        """The pieces of a box, all of them ticked."""
        self._setup = setup
        self._filling = True
        self.clear()
        words = pieces_of(setup.game)
        kinds: dict[str, QTreeWidgetItem] = {}
        for piece, count in pieces.items():
            kind = words.piece_kind(setup, piece)
            if kind not in kinds:
                kinds[kind] = self._ticked(self.invisibleRootItem(), kind, "")
            item = self._ticked(kinds[kind], "", piece)
            for copy in range(1, count + 1) if count > 1 else ():
                self._ticked(item, str(copy), f"{piece}/{copy}")
            item.setText(0, self._title(piece, count))
        self._filling = False

    def chosen(self) -> tuple[str, ...] | None:
        """What is ticked, whole pieces by their name and else `piece/copy`; None where all are."""
        found = []
        everything = True
        for item in self._pieces():
            state = item.checkState(0)
            everything = everything and state == _CHECKED
            if state == _CHECKED:
                found.append(item.data(0, _NAME))
            else:
                found += [copy.data(0, _NAME) for copy in _children(item) if copy.checkState(0) == _CHECKED]
        return None if everything else tuple(found)

    def tick_all(self, on: bool) -> None:
        """Tick everything, or nothing."""
        self._filling = True
        for kind in _children(self.invisibleRootItem()):
            kind.setCheckState(0, _CHECKED if on else Qt.CheckState.Unchecked)
        self._filling = False
        self.changed.emit()

    def retranslate(self) -> None:
        """Names in the language of now; ticks stay."""
        if self._setup is None:
            return
        words = pieces_of(self._setup.game)
        self._filling = True
        for kind in _children(self.invisibleRootItem()):
            for item in _children(kind):
                piece = item.data(0, _NAME)
                item.setText(0, self._title(piece, max(1, item.childCount())))
                kind.setText(0, words.piece_kind(self._setup, piece))
        self._filling = False

    def _title(self, piece: str, count: int) -> str:
        assert self._setup is not None
        name = pieces_of(self._setup.game).piece_name(self._setup, piece)
        return f"{name} × {count}" if count > 1 else name

    def _ticked(self, parent: QTreeWidgetItem, title: str, name: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [title])
        item.setFlags(item.flags() | _TICKED)
        item.setCheckState(0, _CHECKED)
        item.setData(0, _NAME, name)
        return item

    def _pieces(self) -> Iterator[QTreeWidgetItem]:
        for kind in _children(self.invisibleRootItem()):
            yield from _children(kind)

    def _tell(self) -> None:
        """One tick changes those above and below it, too; all of that is one change."""
        if not self._filling:
            self._filling = True
            self.changed.emit()
            self._filling = False


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = (item.child(index) for index in range(item.childCount()))
    return [child for child in children if child is not None]
