"""What the person at the table is about to do: pointing, turning, marking, until one step is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from engine.core.component import Ref, word
from engine.core.errors import IllegalStep
from engine.session.view import View
from ui.game_table import Doubt, GameTable
from ui.items.sprite import Sprite
from ui.picker import NeedsToggle, Picked, Picker, Refused
from ui.session_bridge import SessionBridge

PREVIEWED: Final = 6
"""How many steps are tried out to see whether they all bring the same."""


class Hand(QObject):
    """One interaction after the other, each from the first pointing to the step.

    `changed` is sent when what can be pointed at, or what would be laid, is another; `toggle_wanted`
    when only a word that is off would do; `doubted` with a step and what speaks against it.
    """

    changed = Signal()
    toggle_wanted = Signal(str)
    doubted = Signal(object, object)

    def __init__(self, bridge: SessionBridge, table: GameTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self.picker = Picker(bridge, table.toggles)
        self._view: View | None = None
        self._hovered: Sprite | None = None
        self._take_from(None)
        self._turned = 0
        self.marks: frozenset[Ref] = frozenset()

    # --- what is so -------------------------------------------------------------------------

    def live(self) -> frozenset[Ref]:
        """What can be pointed at next."""
        return self.picker.live()

    @property
    def hovered(self) -> Sprite | None:
        """What the pointer or the cursor is over."""
        return self._hovered

    def offered(self) -> list[Any]:
        """The steps that the words which are on allow, whatever was pointed at; none while all are off."""
        return self.picker.allowed() if self.picker.on else []

    def targets(self, sprites: Sequence[Sprite]) -> list[Sprite]:
        """The sprites that mean something that can be pointed at next."""
        live = self.live()
        return [sprite for sprite in sprites if any(ref in live for ref in sprite.refs)]

    def chosen(self, sprites: Sequence[Sprite]) -> list[Sprite]:
        """The sprites that were pointed at or marked; of equal ones only that which was taken."""
        found = []
        for sprite in sprites:
            refs = set(sprite.refs)
            twin = bool(refs & self._source_refs) and sprite.id != self._source
            if refs & self.marks or (refs & self.picker.pointed and not twin):
                found.append(sprite)
        return found

    def layings(self) -> list[Any]:
        """The ways to lay what was chosen so that it covers the place that is hovered."""
        if self._hovered is None or not self._hovered.refs:
            return []
        kind = self._hovered.refs[0].kind
        if all(ref.kind == kind for ref in self.picker.pointed):
            return []
        steps = self.picker.candidates(self._hovered.refs)
        if not steps or not all(self._table.lays(step) for step in steps):
            return []
        refs_of = self._bridge.session.refs
        laid = {frozenset(ref for ref in refs_of(step) if ref.kind != kind) for step in steps}
        return steps if len(laid) == 1 else []

    def laying(self) -> Any:
        """The way that would be taken now, or None."""
        ways = self.layings()
        return ways[self._turned % len(ways)] if ways else None

    def previewed(self, more: Sequence[Ref] = ()) -> tuple[Any, ...]:
        """What acting on the hovered thing (or on these refs) would bring, if that is sure."""
        refs = tuple(more) or (self._hovered.refs if self._hovered else ())
        if not refs or self._view is None or not self._bridge.may_act:
            return ()
        laying = self.laying() if not more else None
        steps = [laying] if laying is not None else self.picker.fitting(self.picker.reachable(refs))
        if not steps or (len(steps) > PREVIEWED and not self._table.lays(steps[0])):
            return ()
        found = {self._gains(step) for step in steps[:PREVIEWED]}
        return found.pop() if len(found) == 1 else ()

    def _gains(self, step: Any) -> tuple[Any, ...]:
        seat = self._view.prompt.seat if self._view else -1
        try:
            return self._table.gains(self._bridge.session.preview(step, self._bridge.viewer), seat)
        except IllegalStep:
            return ()

    # --- what is done -----------------------------------------------------------------------

    def refresh(self, view: View) -> None:
        """Another moment of the play: nothing is pointed at."""
        self._view = view
        self.picker.refresh()
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        self._take_from(None)
        self._turned = 0
        self.marks = frozenset()

    def clear(self) -> None:
        """Let go of everything."""
        self.picker.clear()
        self._forget()
        self.changed.emit()

    def let_go(self) -> None:
        """Let go of what was pointed at; words that are on stay on."""
        if self.picker.pointed or self.marks:
            self.picker.unpoint()
            self._forget()
            self.changed.emit()

    def hover(self, sprite: Sprite | None) -> None:
        """The pointer or the keyboard's cursor is over something else."""
        self._hovered = sprite
        self.changed.emit()

    def turn(self, by: int) -> None:
        """Turn what would be laid to another legal way over the hovered place."""
        ways = self.layings()
        if len(ways) > 1:
            self._turned = (self._turned + by) % len(ways)
            self.changed.emit()

    def mark(self, sprite: Sprite) -> None:
        """Mark a thing as a detail of the step to come, or unmark it."""
        live = self.live() | self.picker.pointed
        for ref in sprite.refs:
            if ref in live or ref in self.marks:
                self.marks ^= {ref}
                self.changed.emit()
                return
        self._refuse(frozenset(sprite.refs))

    def click(self, sprite: Sprite) -> None:
        """Point at a sprite; what cannot be meant is explained."""
        if not sprite.refs:
            return
        laying = self._laying_at(sprite)
        if laying is not None:
            self._do(laying)
        elif self.picker.pointed and set(sprite.refs) <= self.picker.pointed:
            self._let_go(sprite)
        else:
            self._point(sprite.refs, sprite)

    def _let_go(self, sprite: Sprite) -> None:
        """Pointed at again: another of its kind is meant, or it is let go."""
        if self._source and sprite.id != self._source and self._source_refs & set(sprite.refs):
            self._take_from(sprite)
        else:
            self.picker.pointed -= set(sprite.refs)
            self._forget()
        self.changed.emit()

    def _take_from(self, sprite: Sprite | None) -> None:
        self._source = sprite.id if sprite else ""
        self._source_refs = frozenset(sprite.refs) if sprite else frozenset()

    def _laying_at(self, sprite: Sprite) -> Any:
        before, self._hovered = self._hovered, sprite
        laying = self.laying()
        self._hovered = before
        return laying

    def press(self, name: str) -> None:
        """Press a word of the prompt."""
        if name in self._table.toggles:
            if not self.picker.offers(name):
                self._refuse(frozenset((word(name),)))
                return
            self.picker.toggle(name)
            self._take_from(None)
            self.changed.emit()
        else:
            self._point((word(name),), None)

    def lift(self, sprite: Sprite) -> None:
        """Pick a thing up; it counts as pointed at while it is carried."""
        if sprite.refs and not set(sprite.refs) <= self.picker.pointed:
            answer = self.picker.reachable(sprite.refs)
            if answer:
                self.picker.pointed = answer
                self._take_from(sprite)
        self.changed.emit()

    def drop(self, source: Sprite, target: Sprite | None) -> bool:
        """Let go over a target; returns whether a step was done."""
        if target is None or not target.refs or target.id == source.id:
            return False
        if source.refs and not set(source.refs) <= self.picker.pointed:
            self._refuse(frozenset(source.refs))
            return False
        revision = self._bridge.session.revision
        self.click(target)
        return self._bridge.session.revision != revision

    def take(self, step: Any) -> None:
        """Do a step that was chosen from a list."""
        self._submit(step)

    def _point(self, refs: tuple[Ref, ...], sprite: Sprite | None) -> None:
        answer = self.picker.point(refs)
        match answer:
            case Picked(step):
                if sprite is not None and self._is_taken(sprite):
                    self._take_from(sprite)
                self._do(step)
            case NeedsToggle(name):
                self.toggle_wanted.emit(name)
            case Refused(refused):
                self._refuse(refused)
            case _:
                if sprite is not None and self._is_taken(sprite):
                    self._take_from(sprite)
                self._turned = 0
                self.changed.emit()

    def _is_taken(self, sprite: Sprite) -> bool:
        """Whether pointing at it means to take it, and not a place for what was taken."""
        return sprite.drags

    def _refuse(self, refs: frozenset[Ref]) -> None:
        self._bridge.explain(refs)

    def _do(self, step: Any) -> None:
        assert self._view is not None
        doubt = self._table.doubt(step, self._view)
        if doubt is not None:
            self.doubted.emit(step, doubt)
        else:
            self._submit(step)

    def settle_doubt(self, step: Any, doubt: Doubt, *, anyway: bool) -> None:
        """The answer to a doubt."""
        self._submit(step if anyway else doubt.better)

    def _submit(self, step: Any) -> None:
        assert self._view is not None
        if not self._bridge.submit(self._table.detailed(step, self._view, self._source, self.marks)):
            self.marks = frozenset()
            self.changed.emit()
