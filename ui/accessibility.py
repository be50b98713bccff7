"""The table for screen readers: a named thing for each sprite, the same press as a click, and announcements.

Nothing of it is at work before `install`, nor while no assistive program asks. Why it is built of QObjects
and what may not be changed lightly: docs/adr/0009.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, ref

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from engine.core.errors import Reason
from engine.session.view import Change, ChangeKind
from ui.cursor import in_reading_order
from ui.game_table import Doubt, Stage
from ui.gathering import OFFER
from ui.items.sprite import Sprite

if TYPE_CHECKING:
    from ui.table_view import TableView
    from ui.tabletop import Tabletop

translate = QCoreApplication.translate
_readers: WeakKeyDictionary[QObject, ref[TableReader]] = WeakKeyDictionary()
"""By tabletop. Weak on both sides: a reader knows its tabletop, which would otherwise never go."""
_installed: list[Any] = []
_NOWHERE = VoidPtr(0)
_ENDS = ".:!?…。：！？"


def install() -> None:
    """Tables speak from now on. To be called once, after the application was made; more calls do nothing."""
    if not _installed:
        _installed.append(_interface_for)
        QAccessible.installFactory(_interface_for)


def _listened_to() -> bool:
    return bool(_installed) and QAccessible.isActive()


def _interface_for(key: str, item: QObject) -> QAccessibleInterface | None:
    # Qt asks for every class of an object in turn, also while it is made or destroyed: only the last counts.
    if key == "Thing" and isinstance(item, Thing):
        item.interface = ThingInterface(item)
        return item.interface
    if key == "Tabletop" and item in _readers and (reader := _readers[item]()) is not None:
        reader.interface = TabletopInterface(reader.tabletop, reader)
        return reader.interface
    return None


class Thing(QObject):
    """One thing on the table as it is read out. Qt drops the interface when the object goes."""

    def __init__(self, reader: TableReader, sprite: Sprite) -> None:
        super().__init__(reader)
        self.reader = reader
        self.sprite = sprite
        self.name = ""
        self.legal = False
        self.chosen = False
        self.press = Press(self)
        self.interface: ThingInterface | None = None


class Press(QAccessibleActionInterface):
    """The one thing that can be done: the same as a click."""

    def __init__(self, thing: Thing) -> None:
        super().__init__()
        self._thing = thing
        self.pointer = VoidPtr(getCppPointer(self)[0])

    def actionNames(self) -> list[str]:
        """Press, in Qt's word."""
        return [self.pressAction()]

    def doAction(self, actionName: str) -> None:
        """Click there."""
        if actionName == self.pressAction():
            self._thing.reader.press(self._thing.sprite.id)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        """None of its own."""
        return []


class ThingInterface(QAccessibleObject):
    """What a screen reader learns of a thing.

    PySide never lets go of what a factory returned, so that this must not keep the thing, nor its table.
    """

    def __init__(self, thing: Thing) -> None:
        super().__init__(thing)
        self._of = ref(thing)

    @property
    def _thing(self) -> Thing:
        thing = self._of()
        assert thing is not None, "Qt drops an interface together with its object"
        return thing

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._thing.reader.table_interface()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes none
        """Nothing lies below it."""
        return None

    def childCount(self) -> int:
        """None."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Of none."""
        return -1

    def role(self) -> QAccessible.Role:
        """A button where a click does something."""
        sprite = self._thing.sprite
        pressed = bool(sprite.refs) or sprite.looks_at >= 0
        return QAccessible.Role.Button if pressed else QAccessible.Role.Graphic

    def rect(self) -> QRect:
        """Where on the screen."""
        return self._thing.reader.place_of(self._thing.sprite)

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, with what is so about it."""
        return self._thing.name if kind is QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        """Whether it can be chosen, is chosen, has the cursor."""
        state = QAccessible.State()
        state.selectable = int(self._thing.legal)
        state.selected = int(self._thing.chosen)
        state.focusable = int(self._thing.legal)
        state.focused = int(self._thing is self._thing.reader.focused())
        state.invisible = int(not self._thing.reader.visible())
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """A pointer; a Python object here ends the program."""
        action = kind is QAccessible.InterfaceType.ActionInterface
        pointer = self._thing.press.pointer if action else _NOWHERE
        return pointer  # type: ignore[return-value]  # the stub says int, the binding takes a VoidPtr


class TabletopInterface(QAccessibleWidget):
    """The table as a group of its things, in place of viewport and scroll bars. It keeps neither."""

    def __init__(self, tabletop: Tabletop, reader: TableReader) -> None:
        super().__init__(tabletop, QAccessible.Role.Grouping)
        self._of = ref(reader)

    @property
    def _reader(self) -> TableReader:
        reader = self._of()
        assert reader is not None, "Qt drops an interface together with its object"
        return reader

    def childCount(self) -> int:
        """How many things."""
        return len(self._reader.things())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes none
        """The thing of that number."""
        things = self._reader.things()
        return QAccessible.queryAccessibleInterface(things[index]) if 0 <= index < len(things) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a thing, or -1."""
        item = child.object()
        return next((at for at, thing in enumerate(self._reader.things()) if thing is item), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        """What lies at a place of the screen."""
        thing = self._reader.thing_at(QPoint(x, y))
        return QAccessible.queryAccessibleInterface(thing) if thing is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        """Where the keyboard's cursor is."""
        thing = self._reader.focused()
        return QAccessible.queryAccessibleInterface(thing) if thing is not None else None


class TableReader(QObject):
    """Keeps the things of one table as it shows them, and says what happens."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.tabletop)
        self._view = view
        self.tabletop = view.tabletop
        self.interface: TabletopInterface | None = None
        self._things: dict[str, Thing] = {}
        self._stale = True
        self._said: list[str] = []
        self._gathered = ""
        self._prompt = self._said_prompt = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._catch_up)
        _readers[view.tabletop] = ref(self)
        self._privy = view.bridge.privy
        view.bridge.turned.connect(self._turned)
        view.bridge.changed.connect(self._heard)
        view.bridge.refused.connect(self._refused)
        view.hand.toggle_wanted.connect(self._toggle_wanted)
        view.hand.doubted.connect(self._doubted)

    # --- what there is ----------------------------------------------------------------------

    def follow(self) -> None:
        """The table shows something else."""
        self._stale = True
        # A movement may end when the table is gone already.
        if _listened_to() and isValid(self._soon):
            self._soon.start()

    def things(self) -> list[Thing]:
        """What can be chosen comes first, each part from top to bottom; of equal words only one."""
        if self._stale:
            self._stale = False
            self._refresh()
        return list(self._things.values())

    def _refresh(self) -> None:
        view = self._view
        large = [sprite for sprite in view.scene.sprites() if sprite.looks_at < 0 or sprite.tip]
        targets = view.targets()
        legal = {sprite.id for sprite in view.hand.glowing(targets)}
        legal.update(sprite.id for sprite in targets if sprite.id.startswith(OFFER))
        gathered = {sprite.id for sprite in targets if view.hand.gathers(sprite)}
        chosen = {sprite.id for sprite in view.hand.chosen(large)}
        known = self._things
        fresh: dict[str, Thing] = {}
        names = {sprite.tip for sprite in large if sprite.refs}
        ordered = in_reading_order(large)
        ordered.sort(key=lambda sprite: sprite.id not in legal and sprite.id not in chosen)
        for sprite in ordered:
            told = sprite.tip or ", ".join(map(view.phrases.ref, sprite.refs))
            marked = sprite.id in legal or sprite.id in chosen
            if not told or (told in names and not marked and not sprite.refs):
                continue
            names.add(told)
            thing = fresh[sprite.id] = known.get(sprite.id) or Thing(self, sprite)
            thing.sprite, thing.legal, thing.chosen = sprite, sprite.id in legal, sprite.id in chosen
            name = _named(told, legal=thing.legal, chosen=thing.chosen, gathered=sprite.id in gathered)
            renamed, thing.name = name != thing.name and sprite.id in known, name
            if renamed:
                _tell(thing, QAccessible.Event.NameChanged)
        self._things = fresh
        for name, thing in fresh.items():
            if name not in known:
                _tell(thing, QAccessible.Event.ObjectCreated)
        for name, thing in known.items():
            if name not in fresh:
                _tell(thing, QAccessible.Event.ObjectDestroyed)
                thing.deleteLater()  # not at once: it may be the one that is being pressed

    def table_interface(self) -> QAccessibleInterface:
        """The interface of the table itself."""
        return QAccessible.queryAccessibleInterface(self.tabletop)

    def visible(self) -> bool:
        """Whether the table is seen."""
        return self.tabletop.isVisible()

    def place_of(self, sprite: Sprite) -> QRect:
        """Where a sprite is on the screen, as far as it is not scrolled away."""
        viewport = self.tabletop.viewport()
        rect = self.tabletop.mapFromScene(sprite.rect).boundingRect() & viewport.rect()
        return QRect(viewport.mapToGlobal(rect.topLeft()), rect.size())

    def thing_at(self, place: QPoint) -> Thing | None:
        """The topmost thing at a place of the screen."""
        sprite = self.tabletop.sprite_at(self.tabletop.viewport().mapFromGlobal(place))
        return next((thing for thing in self.things() if sprite and thing.sprite.id == sprite.id), None)

    def focused(self) -> Thing | None:
        """The thing that the keyboard's cursor is on."""
        rings = self._view.scene.overlay("focus") if self.tabletop.hasFocus() else ()
        return self._things.get(rings[0].id.removeprefix("focus/")) if rings else None

    def press(self, name: str) -> None:
        """Click on the sprite of that id, if it is still there."""
        self._view.scene.animator.finish()
        sprite = self._view.scene.sprite(name)
        if sprite is not None:
            place = self.tabletop.mapFromScene(sprite.rect.center())
            self.tabletop.clicked.emit(sprite, place, False)

    # --- what is said -----------------------------------------------------------------------

    def point(self) -> None:
        """The keyboard's cursor went somewhere else."""
        if _listened_to():
            self.things()
            thing = self.focused()
            if thing is not None:
                _tell(thing, QAccessible.Event.Focus)

    def ask(self, headline: str, detail: str) -> None:
        """What the table asks now; it names the table, and is said when it is something else."""
        self.tabletop.setAccessibleName(headline)
        self.tabletop.setAccessibleDescription(detail)
        self._prompt = _sentences(headline, detail)
        self.follow()

    def tell_gathering(self, stage: Stage) -> None:
        """What is being put together, said in its turn and only as it stands then."""
        groups = [": ".join(filter(None, (group.text, group.value))) for group in stage.gathered]
        self._gathered = _sentences(*groups, stage.summary)
        if _listened_to():
            self._soon.start()

    def _turned(self) -> None:
        """Somebody else may look at the screen: what is not said yet was for who looked before."""
        if self._privy != self._view.bridge.privy:
            self._privy = self._view.bridge.privy
            self._said.clear()
            self._gathered = ""
            self.follow()

    def _heard(self, change: Change) -> None:
        self._turned()
        if not _listened_to():
            return
        if change.kind is ChangeKind.REWOUND:
            self._said.append(translate("TableReader", "Taken back"))
        elif change.kind is ChangeKind.STEPS:
            new = range(change.first, change.first + change.count)
            phrases = self._view.phrases
            for line in self._view.bridge.session.log(self._view.bridge.viewer):
                if line.frame in new and not line.undone:
                    who = phrases.seat_name(line.who) + ": " if line.who >= 0 else ""
                    self._said.append(who + ", ".join(filter(None, phrases.log(line))))
        self._soon.start()

    def _catch_up(self) -> None:
        if not _listened_to() or not self.visible():
            return
        self.things()
        said, self._said = self._said, []
        if self._prompt != self._said_prompt:
            self._said_prompt = self._prompt
            said.append(self._prompt)
        if self._gathered:
            said.append(self._gathered)
            self._gathered = ""
        if said:
            self._say(_sentences(*said))

    def _refused(self, reason: Reason) -> None:
        self._say(self._view.phrases.reason(reason), urgent=True)

    def _toggle_wanted(self, name: str) -> None:
        self._say(self._view.phrases.toggle_wanted(name), urgent=True)

    def _doubted(self, step: Any, doubt: Doubt) -> None:
        del step
        self._say(doubt.text, urgent=True)

    def _say(self, text: str, *, urgent: bool = False) -> None:
        if _listened_to():
            event = QAccessibleAnnouncementEvent(self.tabletop, text)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)


def _tell(thing: Thing, what: QAccessible.Event) -> None:
    if _listened_to():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, what))


def _named(told: str, *, legal: bool, chosen: bool, gathered: bool = False) -> str:
    """The words about a thing in one line, with what is so about it in front of their details."""
    first, *rest = told.splitlines()
    if chosen and gathered:
        first = translate("TableReader", "{thing} (gathered)").format(thing=first)
    elif chosen:
        first = translate("TableReader", "{thing} (chosen)").format(thing=first)
    elif legal:
        first = translate("TableReader", "{thing} (can be chosen)").format(thing=first)
    for line in rest:
        between = " " if first[-1] in _ENDS else translate("TableReader", "; ")
        first = f"{first}{between}{line}"
    return first


def _sentences(*said: str) -> str:
    """One after the other, each with its full stop."""
    stop = translate("TableReader", ".")
    return " ".join(text if text[-1] in _ENDS else text + stop for text in said if text)
