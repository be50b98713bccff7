"""The table by keyboard: a cursor over what can be pointed at, and keys for everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from ui.cursor import in_reading_order, nearest, next_zone, towards
from ui.game_keys import keys_of
from ui.items.sprite import Sprite

if TYPE_CHECKING:
    from ui.table_view import TableView

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TableKeys:
    """Moves the cursor and calls the table's intents."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._keys = keys_of(view.bridge.session.setup.game)
        self._targets: list[Sprite] = []
        self._place: QPointF | None = None
        self._awake = False
        self.current: Sprite | None = None

    def forget(self) -> None:
        """The mouse took over; the cursor hides until a key is pressed."""
        self._awake = False
        self._view.scene.set_rings("focus", ())

    def follow(self, targets: Sequence[Sprite]) -> None:
        """Other things can be pointed at: the cursor stays, or goes to the nearest of them."""
        self._targets = in_reading_order(targets)
        names = {sprite.id: sprite for sprite in self._targets}
        current = names.get(self.current.id) if self.current else None
        if current is None and self._awake:
            place = self._place or QPointF(0, 0)
            current = nearest(self._targets, place)
        changed = (current.id if current else "") != (self.current.id if self.current else "")
        self.current = current
        if self._awake:
            self._view.scene.set_rings("focus", [current] if current else [], lift=0.5)
            if changed:
                self._tell()
                self._view.hand.hover(current)

    def _go(self, sprite: Sprite | None) -> None:
        if sprite is None:
            return
        self._awake = True
        self.current = sprite
        self._place = sprite.rect.center()
        self._view.tabletop.ensureVisible(sprite.rect, 40, 40)
        self._view.scene.set_rings("focus", [sprite], lift=0.5)
        self._tell()
        self._view.hand.hover(sprite)

    def _tell(self) -> None:
        if self.current is not None:
            said = self.current.tip or ", ".join(self._view.phrases.ref(ref) for ref in self.current.refs)
            self._view.tabletop.setAccessibleDescription(said)
            self._view.reader.point()

    def tab(self, by: int) -> None:
        """To the next group of targets; after the last the focus goes on."""
        target = next_zone(self._targets, self.current if self._awake else None, by)
        self._view.tabletop.tab_stays = target is not None
        if target is None:
            self.forget()
        self._go(target)

    def type(self, event: QKeyEvent) -> None:
        """A key on the table."""
        self._view.scene.animator.finish()
        self._view.point_at_bar()
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            taken = self._control(key, shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _ARROWS:
            self._arrow(*_ARROWS[key])
            taken = True
        else:
            taken = self._plain(key, event)
        event.setAccepted(taken)

    def _control(self, key: Qt.Key, *, shift: bool) -> bool:
        bridge = self._view.bridge
        if key == Qt.Key.Key_Z:
            (bridge.redo if shift else bridge.undo)()
        elif key == Qt.Key.Key_R:
            bridge.reset_turn()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current is not None:
            self._view.hand.mark(self.current)
        else:
            return False
        return True

    def _arrow(self, across: int, down: int) -> None:
        if not self._awake or self.current is None:
            start = nearest(self._targets, self._place) if self._place else None
            self._go(start or (self._targets[0] if self._targets else None))
        else:
            self._go(towards(self._targets, self.current, across, down))

    def _plain(self, key: Qt.Key, event: QKeyEvent) -> bool:
        view = self._view
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return self._enter(key)
        if key == Qt.Key.Key_Escape:
            view.bubble.hide()
            if not view.look_back():
                view.hand.clear()
        elif key == Qt.Key.Key_R:
            view.hand.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.text() == "?":
            view.notes.open_rule()
        elif key == Qt.Key.Key_M:
            view.open_moves()
        elif event.text() and self._keys.word(event.text()):
            self._word(self._keys.word(event.text()))
        else:
            return event.text().isdecimal() and self._digit(int(event.text()))
        return True

    def _digit(self, number: int) -> bool:
        """A thing of the game, or a word of the prompt."""
        view = self._view
        ref = self._keys.digit(number)
        if ref is None:
            name = view.bar.numbered(number)
            if name:
                self._word(name)
            return bool(name)
        sprite = next((one for one in view.scene.sprites() if ref in one.refs and one.looks_at < 0), None)
        if sprite is not None:
            view.point_out(sprite)
            view.bubble.hide()
            view.hand.click(sprite)
        return sprite is not None

    def _enter(self, key: Qt.Key) -> bool:
        view = self._view
        if view.bridge.session.waiting or view.bridge.lingers:
            view.proceed()
        elif self._awake and self.current is not None and self._may_click(key, self.current):
            view.point_out(self.current)
            self._place = self.current.rect.center()
            view.bubble.hide()
            view.hand.click(self.current)
        elif key != Qt.Key.Key_Space and not self._awake and view.hand.main():
            self._word(view.hand.main())
        else:
            return False
        return True

    def _may_click(self, key: Qt.Key, sprite: Sprite) -> bool:
        """The space bar, which also ends turns, does no step; it only gathers."""
        return key != Qt.Key.Key_Space or self._view.hand.gathers(sprite)

    def _word(self, name: str) -> None:
        button = self._view.bar.words.get(name)
        if button is not None:
            button.click()
        else:
            self._view.hand.press(name)
