"""A person at a table with the virtual reader's window: pieces are dragged onto its pad and off it by mouse.

What has no tag is clicked in the program's window. Which step comes next is known from a generated play;
everything else is seen in the windows.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QScrollArea, QWidget

from engine.companion.catalogue import Instance
from engine.companion.receipts import Receipt, Said
from engine.core.component import Ref
from engine.core.savefile import live_lines
from engine.registry import game_ids
from riverboat_desktop.desktop import Desktop
from tests.app.person import CONTROL, LEFT, NOTHING_HELD, Person
from tests.app.reader_bus import opened
from tests.app.running import beside_of, page_of
from tests.app.whole_game import check_sheet
from tests.table.world import Bundle, Carried, World
from ui.companion.beside import Beside
from ui.curtain import Curtain
from ui.final_sheet import FinalSheetPage
from ui.game_parts import pieces_of
from ui.new_game_dialog import NewGameDialog
from ui.readers.piece_button import PieceButton
from ui.readers.virtual_window import VirtualWindow
from ui.round_report import RoundReport

_NONE: Mapping[str, str] = {}
SAME_S = 1.7
"""So soon after it was taken off the same piece says nothing new."""


class DraggingHands:
    """Plays what a world does. `said` counts receipts, `deeds` what hands did."""

    def __init__(self, desktop: Desktop, window: VirtualWindow, world: World, shots: Path) -> None:
        self.person = Person(desktop.window)
        self.desktop = desktop
        self.window = window
        self.world = world
        self.shots = shots
        self.said: Counter[Said] = Counter()
        self.deeds: Counter[str] = Counter()
        self.real: dict[Instance, str] = {}
        """Which piece of the box stands for which of the generated play."""
        self.off: dict[str, float] = {}
        self.lately: deque[str] = deque(maxlen=12)
        self.desk.told.connect(self._hear)

    @property
    def beside(self) -> Beside:
        return beside_of(self.desktop)

    @property
    def desk(self) -> Any:
        return self.beside.desk

    @property
    def texts(self) -> list[str]:
        """The ledger."""
        return [line.text for line in live_lines(self.desk.session.record().entries)]

    def _hear(self, receipt: Receipt) -> None:
        self.said[receipt.said] += 1
        self.lately.append(str(receipt.said))

    def check_the_end(self) -> None:
        """The game at the table is over, its sheet is sound, and nothing on the way was refused or wrong."""
        check_sheet(self.person, self.desk.session)
        assert self.desk.session.over and self.desk.session.mode == "table"
        for said in (Said.REFUSED, Said.WRONG, Said.UNKNOWN_TAG, Said.CONFLICT):
            assert not self.said[said], said

    def wait_for(self, condition: Callable[[], object], seconds: float = 10) -> None:
        """Wait till it is so."""
        assert self.waited_for(condition, seconds), (self.world.texts[-3:], self.texts[-3:], self.said)

    def waited_for(self, condition: Callable[[], object], seconds: float) -> bool:
        """Wait for a while; whether it is so then."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                return False
            QTest.qWait(2)
        return True

    def quiet(self) -> None:
        """Wait till the window shows how things are."""
        self.wait_for(lambda: not self.desk._soon.isActive())

    # --- playing ----------------------------------------------------------------------------

    def play(self) -> None:
        """The whole play, to the final sheet."""
        while not self.world.over:
            bundle = self.world.bundle()
            self.shoot_first(self.desk.session.view().prompt.key)
            self.world.texts += bundle.texts
            self.do(bundle)
            self.read_report()
            done = len(self.world.texts)
            assert self.texts == self.world.texts, (
                done,
                bundle.texts,
                self.texts[-len(bundle.texts) :],
                list(self.lately),
            )
        self.wait_for(lambda: self.person.sees(FinalSheetPage))
        self.shoot("final-sheet")

    def do(self, bundle: Bundle) -> None:
        """Show what moves, click the rest."""
        session = self.desk.session
        goal, first = len(self.world.texts), session.length
        own = [carried for carried in bundle.carried if carried.own]
        step = bundle.steps[0]
        which = not bundle.chance and step not in session.legal().narrow(session.refs(step))
        shown = []
        for carried in own[:1] if bundle.chance else own:
            if session.length == first and (which or not self.just_shown(carried)):
                self.show(carried)
                shown.append(carried)
        if session.length == first:
            self.click_the_rest(bundle)
        # What follows is shown where it is asked for: a card that was taken or passed over face down.
        for carried in bundle.carried:
            asked = bundle.texts[session.length - first].split() if session.length < goal else ()
            if carried.instance.piece in asked and carried not in shown:
                self.show(carried)
        for carried in bundle.carried:
            self.lay_aside(carried)
        assert session.length == goal, (bundle.texts, self.texts[first:], self.said)

    def click_the_rest(self, bundle: Bundle) -> None:
        """What has no tag is clicked: words that change what is meant first, then places."""
        self.open_curtain()
        session, first = self.desk.session, self.desk.session.length
        step = bundle.steps[0]
        toggles = page_of(self.desktop).table.table.toggles
        refs = frozenset() if bundle.chance else session.refs(step)
        alike = [one for one in session.legal().narrow(refs) if session.refs(one) == refs] if refs else []
        if len(alike) == 1:
            for ref in sorted(refs, key=lambda ref: (ref.name not in toggles, ref)):
                if session.length == first:
                    self.point(ref)
        if session.length == first:
            self.choose(step)
        self.wait_for(lambda: session.length > first)

    # --- the virtual reader -----------------------------------------------------------------

    def piece_of(self, carried: Carried) -> str:
        """The piece of the box: the next of its kind in the tray, or the one that it was when it came."""
        known = self.real.get(carried.instance)
        if known is None:
            known = self.real[carried.instance] = self.window.next_of(carried.instance.piece)
            assert known, carried
        return known

    def just_shown(self, carried: Carried) -> bool:
        """Whether showing it would say nothing new yet, so that people rather click."""
        shown = time.monotonic() - self.off.get(self.real.get(carried.instance, ""), 0.0) < SAME_S
        return shown

    def show(self, carried: Carried) -> None:
        """Drag a piece onto the pad, where it is seen at once, and off it again."""
        piece = self.piece_of(carried)
        away = SAME_S - (time.monotonic() - self.off.get(piece, 0.0))
        if away > 0:
            QTest.qWait(round(away * 1000))
            self.deeds["waited"] += 1
        seen = self.said[Said.SEEN]
        self.drag(self.handle(piece), self.pad(0))
        assert self.window._lying[piece] == 0, piece
        self.wait_for(lambda: self.said[Said.SEEN] > seen)
        self.shoot_first("shown")
        self.drag(self.handle(piece), self.window.beside)
        self.off[piece] = time.monotonic()
        self.deeds["shown"] += 1

    def lay_aside(self, carried: Carried) -> None:
        """A piece that went along without being shown has left the tray, too."""
        if carried.instance not in self.real:
            piece = self.piece_of(carried)
            self.drag(self.handle(piece), self.window.beside)
            self.deeds["laid aside"] += 1

    def pad(self, number: int) -> QWidget:
        return self.window._pads[number]

    def handle(self, piece: str) -> PieceButton:
        """The piece where it lies, in sight: on the pad, beside the reader, or in the tray."""
        for pad in self.window._all_pads():
            button = pad.button(piece)
            if button is not None:
                break
        else:
            name = piece.partition("/")[0]
            self.open_tray(name)
            assert self.window.next_of(name) == piece
            button = next(one for one in self.window.tray.buttons if one.piece == name)
        bring_into_sight(button)
        return button

    def open_tray(self, name: str) -> None:
        """Choose the kind of pieces in which it is."""
        box = next(one for one in self.window.findChildren(QComboBox) if one is self.window._boxes["kind"])
        kind = pieces_of(self.world.game.id).piece_kind(self.window.setup, name)
        if box.currentText() != kind:
            box.setFocus()
            QTest.keyClick(box, Qt.Key.Key_Home)
            for _ in range(box.findText(kind)):
                QTest.keyClick(box, Qt.Key.Key_Down)
            assert box.currentText() == kind

    def drag(self, what: QWidget, to: QWidget) -> None:
        """With the mouse: press, move, let go."""
        start = what.rect().center()
        goal = what.mapFromGlobal(to.mapToGlobal(to.rect().center()))
        QTest.mousePress(what, LEFT, NOTHING_HELD, start)
        QTest.mouseMove(what, (start + goal) / 2)
        QTest.mouseMove(what, goal)
        QTest.mouseRelease(what, LEFT, NOTHING_HELD, goal)

    # --- the window -------------------------------------------------------------------------

    def open_curtain(self) -> None:
        """Where hands are hidden: the person on turn looks at the screen."""
        for curtain in self.person.sees(Curtain):
            self.deeds["curtain"] += 1
            self.press(curtain.open_button)

    def read_report(self) -> None:
        """A report of a round is looked at, and put away."""
        for report in self.person.sees(RoundReport):
            if not report.is_open:
                continue
            self.deeds["report"] += 1
            self.shoot_first("report")
            QTest.keyClick(report.canvas, Qt.Key.Key_Escape)
            assert not report.is_open

    def press(self, button: QWidget, place: QPoint | None = None) -> None:
        assert button.isVisible() and button.isEnabled(), button.objectName()
        QTest.mouseClick(button, LEFT, NOTHING_HELD, place or button.rect().center())

    def point(self, ref: Ref) -> None:
        """Click a thing on the table, or a word."""
        self.lately.append(f"click {ref}")
        self.quiet()
        table = page_of(self.desktop).table
        button = table.word_button(ref.name)
        if ref.kind == "word" and button is not None and button.isVisible() and button.isEnabled():
            self.deeds["word"] += 1
            self.press(button)
            return
        place = table.target_point(ref)
        if place is not None and table.tabletop.viewport().rect().contains(place):
            self.deeds["clicked"] += 1
            self.press(table.tabletop.viewport(), place)

    def choose(self, step: Any) -> None:
        """Press the button of what is meant, or pick it in the list."""
        self.quiet()
        view = self.beside.bridge.view()
        text = self.beside.words.step(step, view)
        if self.beside.strip.choices:
            self.shoot_first("asked")
        for button in self.beside.strip.choices:
            if button.accessibleName() == text:
                self.deeds["button"] += 1
                self.wait_for(button.isVisible)
                self.press(button)
                return
        by_hand = self.beside.strip.buttons["by_hand"]
        table = page_of(self.desktop).table
        moves = self.beside.moves if by_hand.isVisible() else table.moves
        self.deeds["list"] += 1
        self.press(by_hand if by_hand.isVisible() else table.bar.moves_button)
        self.open_curtain()
        QTest.keyClicks(moves.filter, text)
        self.shoot_first("list")
        QTest.keyClick(moves.filter, Qt.Key.Key_Return)

    # --- pictures ---------------------------------------------------------------------------

    def shoot_first(self, name: str) -> None:
        """A picture of the first time."""
        self.deeds[f"saw {name}"] += 1
        if self.deeds[f"saw {name}"] == 1:
            self.shoot(name)

    def shoot(self, name: str) -> None:
        """The program's window with the virtual reader beside it."""
        number = len(list(self.shots.glob("*.png"))) + 1
        beside_each_other([self.desktop.window, self.window]).save(
            str(self.shots / f"{number:02} {name}.png")
        )


def beside_each_other(windows: Sequence[QWidget]) -> QImage:
    """One picture of all of them, as they would stand on a wide screen."""
    images = [window.grab().toImage() for window in windows if window.isVisible()]
    whole = QImage(
        sum(image.width() for image in images),
        max(image.height() for image in images),
        QImage.Format.Format_RGB32,
    )
    whole.fill(Qt.GlobalColor.darkGray)
    painter = QPainter(whole)
    left = 0
    for image in images:
        painter.drawImage(left, 0, image)
        left += image.width()
    painter.end()
    return whole


def bring_into_sight(widget: QWidget) -> None:
    """Scroll what it lies in, if it lies in anything that scrolls."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    if parent is not None:
        parent.ensureWidgetVisible(widget)


def open_virtual_reader(person: Person, game: str, *, model: str) -> VirtualWindow:
    """From the menu, by mouse: the page of readers, the virtual one, and how it is to behave."""
    page = opened(person)
    person.click(person.button("Try without a reader…", inside=page))
    window = person.one(VirtualWindow)
    rows = [one.name for one in window._models]
    person.choose(window._boxes["model"], rows.index(model))
    person.choose(window._boxes["game"], game_ids().index(game))
    page.close()
    return window


def set_the_table(
    person: Person, game: str, names: Sequence[str], options: Mapping[str, str] = _NONE
) -> None:
    """New game, at the table, by mouse, with these options."""
    person.menu("Game", "New…")
    dialog = person.one(NewGameDialog)
    person.click(person.one(QPushButton, f"game_{game}", inside=dialog))
    person.click(person.button(f"{len(names)} seats"))
    for number, name in enumerate(names, start=1):
        person.click(person.one(QLineEdit, f"seat_name_{number}"))
        person.press(Qt.Key.Key_A, CONTROL)
        person.type(name)
        box = person.one(QComboBox, f"seat_controller_{number}")
        person.choose(box, box.findText("Person"))
    person.click(person.one(QPushButton, "play_at_table", inside=dialog))
    for name, value in options.items():
        box = next(one for one in dialog.findChildren(QComboBox, f"option_{name}") if one.isVisible())
        bring_into_sight(box)
        person.choose(box, box.findData(value))
    person.click(person.button("Start the game", inside=dialog))
