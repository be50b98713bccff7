"""A person before the screen: sees what the window shows, points, clicks and types. Knows no session.

Events enter by the window system, at positions on the screen: what lies there gets them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMenu, QMenuBar, QWidget

W = TypeVar("W", bound=QWidget)
NOTHING_HELD = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


async def by_hand(play: Callable[[], None]) -> None:
    """Runs what a person does as one event of Qt's after another; meanwhile the program's tasks go on.

    It runs outside every task, so that events which are processed in it may enter tasks.
    """
    done = asyncio.get_running_loop().create_future()

    def run() -> None:
        try:
            play()
        except BaseException as error:
            done.set_exception(error)
        else:
            done.set_result(None)

    QTimer.singleShot(0, run)
    await done


class Person:
    """Eyes and hands. Places are on the screen."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    # --- seeing -----------------------------------------------------------------------------

    def sees(self, kind: type[W], name: str = "", *, inside: QWidget | None = None) -> list[W]:
        """Every widget of that kind (and object name) that is in sight."""
        return [
            item
            for item in (inside or self.window).findChildren(kind)
            if name in ("", item.objectName()) and item.isVisible() and not item.visibleRegion().isEmpty()
        ]

    def one(self, kind: type[W], name: str = "", *, inside: QWidget | None = None) -> W:
        """The one widget of that kind that is in sight."""
        self.wait_for(lambda: self.sees(kind, name, inside=inside))
        found = self.sees(kind, name, inside=inside)
        assert len(found) == 1, f"{found!r}"
        return found[0]

    def button(self, text: str, *, inside: QWidget | None = None) -> QAbstractButton:
        """The button that says this."""
        self.wait_for(lambda: text in [item.text() for item in self.sees(QAbstractButton, inside=inside)])
        (found,) = [item for item in self.sees(QAbstractButton, inside=inside) if item.text() == text]
        return found

    def wait_for(self, condition: Callable[[], object], seconds: float = 10) -> None:
        """Wait, while everything goes on, for something that has to be seen."""
        end = monotonic() + seconds
        while not condition():
            assert monotonic() < end, "waited in vain"
            QTest.qWait(5)

    # --- mouse ------------------------------------------------------------------------------

    def _window_at(self, place: QPoint) -> tuple[QWindow, QPoint]:
        window = QGuiApplication.topLevelAt(place)
        assert window is not None, f"no window at {place}"
        return window, window.mapFromGlobal(place)

    def move_to(self, place: QPoint) -> None:
        """Move the mouse there."""
        QTest.mouseMove(*self._window_at(place))

    def click_at(
        self, place: QPoint, button: Qt.MouseButton = LEFT, held: Qt.KeyboardModifier = NOTHING_HELD
    ) -> None:
        """Move the mouse there and click."""
        window, local = self._window_at(place)
        QTest.mouseMove(window, local)
        QTest.mouseClick(window, button, held, local)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Pick up what lies at one place and let it go at another."""
        window, local = self._window_at(start)
        goal = window.mapFromGlobal(end)
        QTest.mouseMove(window, local)
        QTest.mousePress(window, LEFT, NOTHING_HELD, local)
        QTest.mouseMove(window, (local + goal) / 2)
        QTest.mouseMove(window, goal)
        QTest.mouseRelease(window, LEFT, NOTHING_HELD, goal)

    def wheel(self, place: QPoint, notches: int) -> None:
        """Turn the wheel over a place."""
        window, local = self._window_at(place)
        QTest.wheelEvent(window, QPointF(local), QPoint(0, 120 * notches))

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click on something that can be seen and pressed; nothing may lie over it."""
        assert widget.isVisible() and widget.isEnabled(), repr(widget)
        spot = widget.mapToGlobal(place or widget.rect().center())
        hit = QApplication.widgetAt(spot)
        assert hit is not None and (hit is widget or widget.isAncestorOf(hit)), f"{hit!r} covers {widget!r}"
        self.click_at(spot)

    def choose(self, box: QComboBox, row: int) -> None:
        """Open a list and click on a row of it."""
        self.click(box)
        view = box.view()
        self.wait_for(view.isVisible)
        index = box.model().index(row, box.modelColumn())
        self.click(view.viewport(), view.visualRect(index).center())
        self.wait_for(lambda: not view.isVisible())

    def menu(self, *titles: str) -> None:
        """Click through the menus of the window."""
        bar = self.one(QMenuBar)
        action = next(action for action in bar.actions() if action.text().replace("&", "") == titles[0])
        self.click(bar, bar.actionGeometry(action).center())
        for title in titles[1:]:
            menu = action.menu()
            assert isinstance(menu, QMenu)
            self.wait_for(menu.isVisible)
            found = [item for item in menu.actions() if item.text().replace("&", "") == title]
            assert len(found) == 1 and found[0].isEnabled(), (title, [item.text() for item in menu.actions()])
            action = found[0]
            self.click(menu, menu.actionGeometry(action).center())

    # --- keyboard ---------------------------------------------------------------------------

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NOTHING_HELD) -> None:
        """Press a key; whoever has the focus gets it."""
        QTest.keyClick(self._focus_window(), key, held)

    def type(self, text: str) -> None:
        """Type a text of ASCII characters."""
        for letter in text:
            QTest.keyClick(self._focus_window(), ord(letter))

    def _focus_window(self) -> QWindow:
        """The window that gets the keys. When a dialog has closed, this stands in for a window manager."""
        if QGuiApplication.focusWindow() is None:
            self.window.activateWindow()
            self.wait_for(QGuiApplication.focusWindow)
        window = QGuiApplication.focusWindow()
        assert window is not None
        return window

    def wait_for_focus(self, widget: QWidget) -> None:
        """Wait until keys go there."""
        self._focus_window()
        self.wait_for(lambda: self.focus is widget)

    @property
    def focus(self) -> QWidget | None:
        """What has the focus."""
        return QApplication.focusWidget()
