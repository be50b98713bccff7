"""A person who has the keyboard alone: cursor, letters, digits and the list of moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from tests.app.table_player import Spot, TablePlayer

Key = Qt.Key
LONGEST_WAY: Final = 60
"""More keys than this nobody should need to get from one thing to another."""


class KeyPlayer(TablePlayer):
    """What can be done with keys at any table."""

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key."""
        self.person.press(key, held)

    def proceed(self) -> None:
        """The space bar ends the turn, and so does Return."""
        self.press(self.luck.choice((Key.Key_Space, Key.Key_Return)))

    # --- cursor -----------------------------------------------------------------------------

    def cursor(self) -> Spot | None:
        """What the cursor is on."""
        spots = self.ringed("focus")
        return spots[0] if spots else None

    def walk_to(self, goal: Spot) -> None:
        """Move the cursor by arrows, always towards the goal; where that leads nowhere new, to the right."""
        been: set[tuple[int, int, Qt.Key]] = set()
        for _ in range(LONGEST_WAY):
            at = self.cursor()
            if at is None:
                self.press(Key.Key_Right)
                continue
            if at.id == goal.id:
                return
            ways = [(*at.place.toTuple(), key) for key in _towards(goal.place - at.place)]
            fresh = next((way for way in ways if way not in been), None)
            self.press(fresh[2] if fresh else Key.Key_Right)
            been.update([fresh] if fresh else ())
        raise AssertionError(f"the cursor does not get to {goal}")

    def pick(self, *whats: str) -> Spot:
        """Move the cursor to one of the glowing things, and press Return."""
        spot = self.luck.choice(self.glowing(*whats))
        self.pick_that(spot)
        return spot

    def pick_that(self, spot: Spot) -> None:
        """Move the cursor there, and press Return."""
        self.walk_to(spot)
        self.press(Key.Key_Return)

    def tab_to(self, wanted: QWidget) -> None:
        """Press Tab until that has the focus."""
        for _ in range(LONGEST_WAY):
            if self.person.focus is wanted:
                return
            self.press(Key.Key_Tab)
        raise AssertionError("Tab does not lead there")

    def digit(self, key: str) -> None:
        """Press the digit of a word of the prompt."""
        keys = [word for word, button in self.table.bar.words.items() if not button.isCheckable()]
        self.press(Qt.Key(Key.Key_0 + keys.index(key) + 1))

    # --- list of moves ----------------------------------------------------------------------

    def pick_from_list(self, containing: str = "") -> str:
        """Open the list, type a word, walk down a little, and choose."""
        self.press(Key.Key_M)
        moves = self.table.moves
        assert moves.isVisible() and isinstance(self.person.focus, QLineEdit)
        self.person.type(containing)
        rows = [moves.list.item(row) for row in range(moves.list.count())]
        left = [row for row in rows if not row.isHidden()]
        assert left and all(containing.casefold() in row.text().casefold() for row in left)
        for _ in range(self.luck.randrange(len(left))):
            self.press(Key.Key_Down)
        said = moves.list.currentItem().text()
        self.press(Key.Key_Return)
        assert not moves.isVisible()
        self.deeds["list"] += 1
        return said


def _towards(way: QPoint) -> list[Qt.Key]:
    """The arrows that lead along a way, the one that leads furthest first, then those across."""
    across = Key.Key_Right if way.x() > 0 else Key.Key_Left
    down = Key.Key_Down if way.y() > 0 else Key.Key_Up
    first, second = (across, down) if abs(way.x()) > abs(way.y()) else (down, across)
    opposite = {
        Key.Key_Right: Key.Key_Left,
        Key.Key_Left: Key.Key_Right,
        Key.Key_Down: Key.Key_Up,
        Key.Key_Up: Key.Key_Down,
    }
    return [first, second, opposite[second], opposite[first]]
