"""Everything that the page has more at the table: strip, side panel, keys and the screen facing the table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.companion.receipts import Receipt, Said, Task
from engine.core.errors import DataError, IllegalStep
from engine.core.game import PUBLIC
from engine.session.view import View
from ui.companion.amend_panel import AmendPanel
from ui.companion.flashes import BAD, GOOD, flash_of
from ui.companion.past import Past
from ui.companion.prompt_strip import PromptStrip
from ui.companion.public_window import PublicWindow
from ui.companion.read_aloud import ReadAloud
from ui.companion.receipt_sounds import ReceiptSounds, Sound
from ui.companion.side_panel import SidePanel
from ui.companion.table_bridge import TableBridge
from ui.companion.words import TableWords
from ui.game_parts import standing_of
from ui.growth import with_grown_words
from ui.move_list import MoveList
from ui.preferences import Preferences
from ui.problem_words import in_words
from ui.speech import Speaker
from ui.theme import Theme

_SOUNDS: Final = {
    Said.SEEN: Sound.SEEN,
    Said.ACCEPTED: Sound.ACCEPTED,
    Said.AGREES: Sound.ACCEPTED,
    **{said: Sound.REFUSED for said in Said if flash_of(said) is BAD},
}
MOST_LISTED: Final = 600


class Beside(QObject):
    """`strip` goes above the table, `side` into a dock. Nothing here ever stops the window.

    `enrol_wanted` carries the key of the box on whose pieces a strange tag may go; empty where there is none.
    """

    enrol_wanted = Signal(str)
    left = Signal()
    """A list or a panel over the table was closed: keys may go to the table again."""

    def __init__(self, bridge: TableBridge, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self.bridge = bridge
        self.desk = bridge.desk
        self._theme = theme
        self._page = page
        self.words = TableWords(self.desk)
        self._privy = bridge.privy
        self.strip = PromptStrip(theme)
        self.side = SidePanel(self.desk, self.words, theme)
        self.moves = MoveList(theme, page)
        self.sounds = ReceiptSounds(self)
        self.amending = AmendPanel(Past(self.desk, self.words), theme, page)
        self.screen: PublicWindow | None = None
        self._earlier = -1
        self._strange = False
        self._called = False
        self._list_soon = QTimer(self)
        self._list_soon.setSingleShot(True)
        self._list_soon.setInterval(0)
        self._list_soon.timeout.connect(lambda: self.open_list() if self._called else None)
        self.strip.pressed.connect(self.press)
        self.strip.chosen.connect(self._choose)
        self.strip.typed.connect(self._typed)
        self.moves.chosen.connect(self._choose)
        self.moves.closed.connect(self._list_closed)
        self.side.screen_wanted.connect(self.open_screen)
        self.side.amend_wanted.connect(self.open_amending)
        self.side.enrol_wanted.connect(lambda: self.press("enrol"))
        self.amending.done.connect(lambda said: self.strip.tell(said, GOOD))
        self.amending.closed.connect(self.left)
        self.desk.told.connect(self._told)
        self.desk.changed.connect(self.show_now)
        bridge.turned.connect(self._turned)
        bridge.changed.connect(self._watch)
        page.installEventFilter(self)
        key = QShortcut(QKeySequence("Ctrl+Backspace"), page)
        key.setContext(Qt.ShortcutContext.WindowShortcut)
        key.activated.connect(lambda: self.press("take_back"))
        self.show_now()

    def set_theme(self, theme: Theme) -> None:
        """Another look or scale."""
        self._theme = theme
        self._size_words()
        self.side.set_theme(theme)
        self.moves.set_theme(theme)
        if self.screen is not None:
            self.screen.set_theme(theme)
        self.show_now()

    def set_preferences(self, preferences: Preferences) -> None:
        """How loud receipts are."""
        self.sounds.volume = preferences.receipts

    def read_aloud(self, speaker: Speaker) -> ReadAloud:
        """Have receipts and acts said by somebody."""
        return ReadAloud(self.desk, self.words, speaker, self)

    def _size_words(self) -> None:
        """The letters of the strip grow with the page."""
        grown = with_grown_words(self._theme, self._page.size())
        self.strip.set_theme(grown)
        self.amending.set_theme(grown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the page."""
        if event.type() == QEvent.Type.Resize:
            self._size_words()
            for panel in (self.amending, self.moves):
                if panel.isVisible():
                    panel.place(self._page.rect())
        return super().eventFilter(watched, event)

    # --- showing ----------------------------------------------------------------------------

    def show_now(self) -> None:
        """The next act, what can be pressed, and what lies beside."""
        bridge, desk = self.bridge, self.desk
        view = bridge.view()
        act = desk.act(bridge.viewer)
        headline, detail = self.words.act(act, view)
        seat = view.prompt.seat
        colours = standing_of(desk.session.setup.game).seat_colours(view)
        self.strip.show_act(
            headline, detail, seat=colours[seat] if seat >= 0 else -1, buttons=self._buttons(act.task)
        )
        self.strip.show_choices(self._choices())
        self.side.show_now()

    def instead(self, view: View) -> tuple[str, str] | None:
        """What stands below the table instead of the prompt, which says the same as the strip."""
        act = self.desk.act(self.bridge.viewer)
        if act.task not in (Task.MOVE, Task.REVEAL):
            return None
        return self.words.act(act, view)[0], ""

    def _buttons(self, task: Task) -> frozenset[str]:
        desk = self.desk
        found = {"take_back"} if desk.session.length else set()
        if desk.gate is not None:
            found.add("done")
        elif task is Task.MOVE:
            found |= {"program", "table"}
            if self._earlier >= 0:
                found.add("back_there")
        if desk.busy:
            found.add("not_this")
        if self._strange and desk.unknown:
            found.add("enrol")
        if self._steps():
            found.add("by_hand")
        return frozenset(found)

    def _steps(self) -> list[Any]:
        """What somebody may choose from here: what is asked, else what may be revealed."""
        desk = self.desk
        if desk.gate is not None:
            return []
        if len(desk.asked) and (self.bridge.may_act or desk.outcomes()):
            return [step for step, _ in zip(desk.asked, range(MOST_LISTED), strict=False)]
        return desk.outcomes()

    def _choices(self) -> list[tuple[str, Any]]:
        """For buttons: few, nothing that only one seat may see, nothing while the table does not agree."""
        steps = self._steps()
        if self.desk.wrong or (self.desk.outcomes() and not self.bridge.may_see):
            return []
        return self._named(steps) if len(steps) <= 8 else []

    def _named(self, steps: list[Any]) -> list[tuple[str, Any]]:
        view = self.bridge.view()
        return [(self.words.step(step, view), step) for step in steps]

    def _told(self, receipt: Receipt) -> None:
        """A receipt: words and a flash at once."""
        if receipt.said is Said.EARLIER:
            self._earlier = receipt.frame
        elif receipt.said in (Said.ACCEPTED, Said.WRONG, Said.AGREES, Said.GATE):
            self._earlier = -1
        viewer = self.bridge.viewer if self.bridge.privy != PUBLIC else PUBLIC
        flash = flash_of(receipt.said)
        self._strange = receipt.said is Said.UNKNOWN_TAG or (self._strange and not flash)
        self.strip.tell(self.words.receipt(receipt, viewer), flash, urgent=flash is BAD)
        if receipt.said in _SOUNDS:
            self.sounds.play(_SOUNDS[receipt.said])

    def _watch(self) -> None:
        """Nothing that was told to one seat stays when its turn is over."""
        if self._privy != self.bridge.privy:
            self._turned()

    def _turned(self) -> None:
        """Others look at the screen: nothing that was told or listed stays."""
        self._privy = self.bridge.privy
        self.strip.forget()
        self.moves.forget()
        self.amending.forget()
        self.show_now()
        if self._called and self.bridge.called < 0:
            self._called = self.bridge.may_see
            self._list_soon.start()  # the curtain takes the focus first

    # --- what people do ---------------------------------------------------------------------

    def press(self, name: str) -> None:
        """A button of the strip, by its name."""
        desk = self.desk
        match name:
            case "done":
                desk.confirm()
            case "program":
                desk.program_is_right()
            case "table":
                self._take_the_table()
            case "back_there":
                if 0 <= self._earlier < desk.session.length:
                    desk.take_back_to(self._earlier)
            case "not_this":
                desk.clear()
            case "by_hand":
                self.open_list()
            case "enrol":
                self.enrol_wanted.emit(desk.referee.cardboard.box.key)
            case "take_back":
                desk.take_back()

    def _take_the_table(self) -> None:
        try:
            self.desk.table_is_right()
        except DataError as error:
            self.strip.tell(in_words(error), BAD, urgent=True)

    def open_list(self) -> None:
        """Everything that may be revealed, or is asked, as a list to type in; only for who may know it.

        Where that is one who does not look at the screen now, it is called first.
        """
        steps = self._steps()
        if self.desk.outcomes() and not self.bridge.may_see and not self._called and self.bridge.call():
            self._called = True
            return
        if steps:
            self.moves.place(self._page.rect())
            self.moves.open(self._named(steps))

    def open_amending(self) -> None:
        """An earlier entry is wrong."""
        self.amending.place(self._page.rect())
        self.amending.open(self.bridge.viewer)

    def _list_closed(self) -> None:
        """Who was called has said it, or not: nobody looks on."""
        if self._called:
            self._called = False
            self.bridge.hide()
        self.left.emit()

    def _choose(self, step: Any) -> None:
        try:
            self.desk.choose(step)
        except IllegalStep as error:
            self._refuse(error)

    def _typed(self, text: str) -> None:
        """Words are entered, or refused and left standing, so that nobody has to type them again."""
        gate = self.desk.gate
        if gate is not None and gate.moves:
            first = Receipt(Said.GATE, 0.0)
            self.strip.tell(self.words.receipt(first, PUBLIC), BAD, urgent=True)
            return
        if gate is not None:
            self.desk.confirm()
        error = self.desk.say(text)
        if error is None:
            self.strip.words.clear()
        elif isinstance(error, IllegalStep):
            self._refuse(error)
        else:
            self.strip.tell(in_words(error.said), BAD, urgent=True)

    def _refuse(self, error: IllegalStep) -> None:
        self.strip.tell(self.words.phrases.reason(error.reason), BAD, urgent=True)

    def open_screen(self) -> None:
        """The window that faces the table."""
        if self.screen is None:
            self.screen = PublicWindow(self.desk, self.words, self._theme, self._page)
            self.screen.destroyed.connect(self._screen_closed)
        if self.screen.isVisible():
            self.screen.raise_()
        self.screen.show()

    def _screen_closed(self) -> None:
        self.screen = None
