"""Hears readers that type: keys are held back for a moment, then eaten as a scan, or given back as typed.

Only keys that are a scan go on to the program, and no other is kept after it is decided. It works while a
window of the program has the focus; what comes through an input method is no key and is left alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from hardware.driver import TagRead, Trouble
from hardware.drivers.wedge import ENDS, Heard, Typed, Wedge, WedgeSettings

_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_HOLDS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
    }
)
"""Keys that only change what others mean: a scan of capital letters is full of them."""
_STALL_S: Final = 0.02
"""A timer that comes so much too late comes before keys that were pressed in time: they go first."""
_RESYNC_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Scanned:
    """What was typed by a reader: a tag, or why there is none; the text, and how it was typed."""

    what: TagRead | Trouble
    text: str
    at_s: float
    widest_s: float
    """The longest time between two of its keys."""
    ended: bool
    """Whether Enter or Tab came behind it."""


class KeyClock:
    """When a key was pressed, on the scale of `time.monotonic`; a key that waits for its turn is not late."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._ahead: float | None = None
        self._last = 0.0

    def at(self, stamp_ms: int) -> float:
        """The time of a key with this stamp of the window system; now, where it has none."""
        now = self._now()
        if not stamp_ms:
            return now
        ahead = now - stamp_ms / 1000
        if self._ahead is None or abs(ahead - self._ahead) > _RESYNC_S:
            self._ahead, self._last = ahead, 0.0
        self._ahead = min(ahead, self._ahead)  # the key that waited least tells it best
        self._last = max(self._last, stamp_ms / 1000 + self._ahead)
        return self._last


@dataclass(frozen=True, slots=True)
class _Key:
    """A key that is not decided: what has to be sent if it was typed."""

    key: int
    held: Qt.KeyboardModifier
    text: str
    native: tuple[int, int, int]
    at: float

    def event(self, kind: QEvent.Type) -> QKeyEvent:
        return QKeyEvent(kind, self.key, self.held, *self.native, self.text)


class KeyFilter(QObject):
    """Calls `heard` with every scan. `begin` and `end` it in the window's thread.

    With `only` keys are looked at while it says so; `at` gives the time of a key by its stamp.
    """

    def __init__(
        self,
        settings: WedgeSettings,
        heard: Callable[[Scanned], None],
        *,
        only: Callable[[], bool] = lambda: True,
        at: Callable[[int], float] | None = None,
    ) -> None:
        super().__init__(QCoreApplication.instance())
        self._wedge = Wedge(settings)
        self._heard = heard
        self._only = only
        self._at = at or KeyClock().at
        self._waiting: list[_Key] = []
        self._last_at = 0.0
        self._eaten: set[int] = set()
        self._claimed = False
        self._window: QWindow | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._late)

    def begin(self) -> None:
        """Look at the keys of whichever window has the focus."""
        application = QGuiApplication.instance()
        assert isinstance(application, QApplication)
        application.focusWindowChanged.connect(self._follow)
        application.focusChanged.connect(self._leave)
        self._follow(QGuiApplication.focusWindow())

    def end(self) -> None:
        """Give back what is held, and look at no key any more. The last call."""
        application = QGuiApplication.instance()
        assert isinstance(application, QApplication)
        application.focusWindowChanged.disconnect(self._follow)
        application.focusChanged.disconnect(self._leave)
        self._release(_target())
        self._follow(None)
        self._timer.stop()
        self.deleteLater()

    # ----------------------------------------------------------------------------------- the window

    def _follow(self, window: QWindow | None) -> None:
        """Another window has the focus."""
        if self._window is not None and isValid(self._window):
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    def _leave(self, before: QWidget | None, after: QWidget | None) -> None:
        """Another widget has the focus: what was typed into the last one stays there."""
        del after
        if self._waiting:
            self._release(before if before is not None and isValid(before) else _target())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys are looked at; a press of the mouse comes behind what was typed before it."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._claim(event)
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event)
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            return self._let_go(event)
        if kind == QEvent.Type.MouseButtonPress and self._waiting:
            self._release(_target())
        return False

    # -------------------------------------------------------------------------------------- the keys

    def _claim(self, event: QKeyEvent) -> bool:
        """In the middle of a scan a letter is no shortcut."""
        self._claimed = False
        if not self._waiting or not self._only():
            return False
        self._pass_time(self._at(event.timestamp()))
        if not self._waiting or not self._is_character(event):
            return False
        self._claimed = True
        event.accept()
        return True

    def _press(self, event: QKeyEvent) -> bool:
        claimed, self._claimed = self._claimed, False
        if event.key() in _HOLDS:
            return False
        at = self._at(event.timestamp())
        self._pass_time(at)
        if not self._is_character(event) or not self._only():
            self._release(_target())
            return False
        native = (event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers())
        self._waiting.append(_Key(event.key(), event.modifiers(), event.text(), native, at))
        given = self._decide(self._wedge.key(event.text(), at), keep_last=not claimed)
        if given:
            return False
        self._eaten.add(event.key())
        return True

    def _let_go(self, event: QKeyEvent) -> bool:
        if event.key() not in self._eaten:
            return False
        if not event.isAutoRepeat():
            self._eaten.discard(event.key())
        return True

    def _is_character(self, event: QKeyEvent) -> bool:
        """Equal digits of a fast reader may look as if one key was held down, but never so soon by hand."""
        plain = len(event.text()) == 1 and not event.modifiers() & _COMMANDS
        return plain and (bool(self._waiting) or not event.isAutoRepeat())

    def _pass_time(self, at: float) -> None:
        due = self._wedge.due
        if due is not None and at > due:
            self._decide(self._wedge.on_time(at))

    def _late(self) -> None:
        """No key came for a while."""
        now = time.monotonic()
        due = self._wedge.due
        if due is not None and now - due > _STALL_S and self._last_at != due:
            self._last_at = due
            self._timer.start(round(_STALL_S * 1000))
            return
        self._decide(self._wedge.on_time(max(now, due or now)))

    def _release(self, target: QObject | None) -> None:
        if self._waiting:
            self._decide(self._wedge.release(), target=target)

    def _decide(
        self, outputs: list[Heard], *, keep_last: bool = False, target: QObject | None = None
    ) -> bool:
        """Give back, and tell. Whether the newest key is left to go its own way (only with `keep_last`)."""
        target = target or _target()
        given: list[_Key] = []
        told: list[Scanned] = []
        for output in outputs:
            if isinstance(output, Typed):
                given += self._waiting[: len(output.text)]
                del self._waiting[: len(output.text)]
            else:
                told.append(self._scanned(output))
        rest = self._wedge.held
        self._waiting = self._waiting[len(self._waiting) - rest :] if rest else []
        newest = keep_last and bool(given) and not self._waiting and not told
        for key in given[:-1] if newest else given:
            _send(key, target)
        for scan in told:
            self._heard(scan)
        due = self._wedge.due
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(1, round((due - time.monotonic()) * 1000) + 1))
        return newest

    def _scanned(self, what: TagRead | Trouble) -> Scanned:
        """The keys that wait now are this scan, perhaps with its ending and with those behind it."""
        keys = self._waiting
        text = "".join(key.text for key in keys)
        ended = bool(text) and text[-1] in ENDS
        text = text.rstrip("".join(ENDS))
        times = [key.at for key in keys]
        gaps = [late - early for early, late in pairwise(times)]
        at = times[-1] if times else time.monotonic()
        return Scanned(what, text, at, max(gaps, default=0.0), ended)


def _target() -> QObject | None:
    """Who gets the keys now."""
    popup = QApplication.activePopupWidget()
    inside = popup.focusWidget() if popup is not None else QApplication.focusWidget()
    wanted: list[QWidget | None] = [inside, popup, QApplication.activeWindow()]
    return next((one for one in wanted if one is not None), None)


def _send(key: _Key, target: QObject | None) -> None:
    """Press and let go, as the keyboard would have done it: a shortcut goes first unless it is wanted."""
    if target is None or not isValid(target):
        return
    override = key.event(QEvent.Type.ShortcutOverride)
    override.ignore()
    QCoreApplication.sendEvent(target, override)
    shortcut = None if override.isAccepted() else _shortcut(key, target)
    if isinstance(shortcut, QAction):
        shortcut.trigger()
    elif shortcut is not None:
        shortcut.activated.emit()
    else:
        QCoreApplication.sendEvent(target, key.event(QEvent.Type.KeyPress))
        if isValid(target):
            QCoreApplication.sendEvent(target, key.event(QEvent.Type.KeyRelease))


def _shortcut(key: _Key, target: QObject) -> QAction | QShortcut | None:
    """What this key does in the window, before any widget gets it."""
    if not isinstance(target, QWidget):
        return None
    held = key.held & ~Qt.KeyboardModifier.KeypadModifier
    wanted = QKeySequence(key.key | held.value)
    window = target.window()
    for action in window.findChildren(QAction):
        if action.isEnabled() and wanted in action.shortcuts():
            return action
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.key() == wanted:
            return shortcut
    return None
