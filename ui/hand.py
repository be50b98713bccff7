"""What the person at the table is about to do: pointing, turning, marking, until one step is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from engine.core.component import Ref, word
from engine.core.errors import IllegalStep, Reason
from engine.session.view import View
from ui.game_table import Doubt, GameTable, Stage
from ui.gatherer import Gatherer
from ui.gathering import HAND_ZONE, Composer
from ui.items.sprite import Sprite
from ui.picker import NeedsToggle, Picked, Picker, Refused
from ui.session_bridge import SessionBridge

PREVIEWED: Final = 6
"""How many steps are tried out to see whether they all bring the same."""


class Hand(QObject):
    """One interaction after the other, each from the first pointing to the step.

    Where the game has a composer for the moment, things that it takes are gathered; everything else is
    pointed at in parts that narrow the legal steps until one is left.

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
        self._gatherer = Gatherer()
        self._view: View | None = None
        self._hovered: Sprite | None = None
        self._take_from(None)
        self._turned = 0
        self.marks: frozenset[Ref] = frozenset()

    # --- what is so -------------------------------------------------------------------------

    @property
    def hovered(self) -> Sprite | None:
        """What the pointer or the cursor is over."""
        return self._hovered

    def allowed(self) -> Sequence[Any]:
        """The steps that the words which are on allow, whatever was pointed at; none of very many."""
        return self.picker.allowed()

    @property
    def composer(self) -> Composer | None:
        """What puts things together at this moment, if the game has that."""
        return self._gatherer.composer

    def staged(self, stage: Stage) -> Stage:
        """The stage with what is being put together now."""
        return self._gatherer.staged(stage)

    def gathers(self, sprite: Sprite) -> bool:
        """Whether pointing at the sprite means gathering."""
        return self._gatherer.gathers(sprite)

    def targets(self, sprites: Sequence[Sprite]) -> list[Sprite]:
        """The sprites that mean something that can be pointed at next."""
        live = self.picker.live(ref for sprite in sprites if not self.gathers(sprite) for ref in sprite.refs)
        return [
            sprite for sprite in sprites if self.gathers(sprite) or any(ref in live for ref in sprite.refs)
        ]

    def glowing(self, targets: Sequence[Sprite]) -> list[Sprite]:
        """Of the targets those that lead to a step as things stand: what was not gathered has to fit."""
        return [sprite for sprite in targets if not self.gathers(sprite) or self._gatherer.fits(sprite)]

    def chosen(self, sprites: Sequence[Sprite]) -> list[Sprite]:
        """The sprites that were pointed at or marked; of equal ones only that which was taken."""
        found = []
        marked = self.marks | self._gatherer.gathered()
        for sprite in sprites:
            refs = set(sprite.refs)
            twin = bool(refs & self._source_refs) and sprite.id != self._source
            if refs & marked or (refs & self.picker.pointed and not twin):
                found.append(sprite)
        return found

    def layings(self) -> Sequence[Any]:
        """The ways to lay what was chosen so that it covers the place that is hovered."""
        if self._hovered is None or not self._hovered.refs or self.composer is not None:
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
        if self.composer is not None and (more or self.composer.takes(refs)):
            composed = self.composer.steps(refs[0].name) if more else []
            if isinstance(composed, Reason) or len(composed) != 1:
                return ()
            return self._gains(composed[0])
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
        self._gatherer.begin(self._table.composer(view, self._bridge) if self._bridge.may_act else None)
        self.picker.refresh(lazily=self.composer is not None)
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        self._take_from(None)
        self._turned = 0
        self.marks = frozenset()

    def clear(self) -> None:
        """Let go of everything; what was put together goes back to how it began."""
        self.picker.clear()
        self._gatherer.clear()
        self._forget()
        self.changed.emit()

    def let_go(self) -> None:
        """Let go of what was pointed at; words that are on stay on, and so does what was gathered."""
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
        if self._gather(sprite):
            return
        live = self.picker.live(sprite.refs) | self.picker.pointed
        for ref in sprite.refs:
            if ref in live or ref in self.marks:
                self.marks ^= {ref}
                self.changed.emit()
                return
        self._refuse(frozenset(sprite.refs))

    def click(self, sprite: Sprite) -> None:
        """Point at a sprite; what cannot be meant is explained."""
        if self._gather(sprite) or not sprite.refs:
            return
        laying = self._laying_at(sprite)
        if laying is not None:
            self._do(laying)
        elif self.picker.pointed and set(sprite.refs) <= self.picker.pointed:
            self._let_go(sprite)
        else:
            self._point(sprite.refs, sprite)

    def _gather(self, sprite: Sprite) -> bool:
        """Add it to what is being put together, or take it away, if that is what pointing at it means."""
        if not self.gathers(sprite):
            return False
        self._regathered(self._gatherer.toggle(sprite))
        return True

    def _regathered(self, reason: Reason | None) -> None:
        if reason is not None:
            self._bridge.refused.emit(reason)
        self.changed.emit()

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
            if self._bridge.say(word(name)):
                return
            if not self.picker.offers(name):
                self._refuse(frozenset((word(name),)))
                return
            self.picker.toggle(name)
            self._take_from(None)
            self.changed.emit()
            return
        if self._bridge.close(word(name)):
            return
        steps = self.composer.steps(name) if self.composer is not None else []
        if isinstance(steps, Reason):
            self._bridge.refused.emit(steps)
        elif len(steps) > 1:
            for step in steps:
                if not self._submit(step):
                    break
        elif steps:
            self._do(steps[0])
        else:
            self._point((word(name),), None)

    def main(self) -> str:
        """The word that Enter presses where no cursor is shown, or ''."""
        return self.composer.main() if self.composer is not None else ""

    def lift(self, sprite: Sprite) -> None:
        """Pick a thing up; it counts as pointed at while it is carried, if it is none to be gathered."""
        if sprite.refs and not self.gathers(sprite) and not set(sprite.refs) <= self.picker.pointed:
            answer = self.picker.reachable(sprite.refs)
            if answer:
                self.picker.pointed = answer
                self._take_from(sprite)
        self.changed.emit()

    def drop(self, source: Sprite, target: Sprite | None) -> bool:
        """Let go over a target; returns whether that meant something."""
        if target is None or target.id == source.id:
            return False
        if self.gathers(source):
            return self._drop_gathered(source, target)
        if target.zone == HAND_ZONE != source.zone:
            return self._drop_into_hand(source)
        if not target.refs:
            return False
        if source.refs and not set(source.refs) <= self.picker.pointed:
            self._refuse(frozenset(source.refs))
            return False
        revision = self._bridge.session.revision
        self.click(target)
        return self._bridge.session.revision != revision

    def _drop_into_hand(self, source: Sprite) -> bool:
        """Carried into the hand: the step that takes it."""
        steps = self.picker.fitting(self.picker.reachable(source.refs))
        self.picker.unpoint()
        if len(steps) == 1:
            self._do(steps[0])
            return True
        self._refuse(frozenset(source.refs))
        self.changed.emit()
        return False

    def _drop_gathered(self, source: Sprite, target: Sprite) -> bool:
        """Onto a group: it joins. Among the sets: it is gathered, and laid if it was gathered before."""
        if self._gatherer.lays(source, target):
            self.press(self.main())
            return True
        meant, reason = self._gatherer.carry(source, target)
        if meant:
            self._regathered(reason)
        return meant and reason is None

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
        if anyway or doubt.better is not None:
            self._submit(step if anyway else doubt.better)

    def _submit(self, step: Any) -> bool:
        assert self._view is not None
        done = self._bridge.submit(self._table.detailed(step, self._view, self._source, self.marks))
        if not done:
            self.marks = frozenset()
            self.changed.emit()
        return done
