"""The table screen: tabletop and prompt bar over one session. Every intent goes to the bridge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QBrush, QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QToolTip, QVBoxLayout, QWidget

from engine.core.component import Ref
from engine.session.view import Change, ChangeKind, View, Waiting
from ui.accessibility import TableReader
from ui.animator import DURATIONS_MS
from ui.bubble import Bubble
from ui.gain_badge import gain_badge
from ui.game_keys import keys_of
from ui.game_table import Stage
from ui.growth import NATURAL_TEXT_PX, with_grown_words
from ui.hand import Hand
from ui.items.sprite import Sprite
from ui.move_list import MoveList
from ui.phrasebook import phrases_for, table_for
from ui.preferences import Preferences
from ui.prompt_bar import PromptBar, Word
from ui.render import home_of, render_table, table_brush
from ui.session_bridge import SessionBridge
from ui.step_finder import StepFinder
from ui.table_keys import TableKeys
from ui.table_notes import TableNotes
from ui.table_scene import TableScene
from ui.tabletop import Tabletop
from ui.theme import Theme

RESIZE_MS: Final = 90
LEAST_WIDTH, LEAST_HEIGHT = 820.0, 520.0
"""The room below which the table is scrolled instead of made smaller, at 100 %."""


class TableView(QWidget):
    """Plays one session. `rule_wanted` asks for a rule to be opened, `game_over` is sent once at the end."""

    rule_wanted = Signal(str)
    game_over = Signal()

    def __init__(
        self, bridge: SessionBridge, theme: Theme, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._theme = theme
        self._preferences = preferences
        self._setup = bridge.session.setup
        self.table = table_for(self._setup)
        self.phrases = phrases_for(self._setup)
        self._keys = keys_of(self._setup.game)
        self._view: View = bridge.view()
        self._privy = bridge.privy
        self._room = QSize()
        self._looked = -1
        self._last_centre = -1
        self._told_over = False
        self._instead: Callable[[View], tuple[str, str] | None] = lambda _view: None
        self.hand = Hand(bridge, self.table, self)
        self.hand.refresh(self._view)
        self._changing = False
        self.scene = TableScene(self.table, self._stage(QRectF(0, 0, 1000, 640)))
        self.scene.on_settled(self._settle)
        self.tabletop = Tabletop(self.scene, self)
        self.reader = TableReader(self)
        self.bar = PromptBar(theme, self)
        self.bubble = Bubble(theme, self)
        self.notes = TableNotes(self, self.bubble, lambda: self._preferences.animation != "off")
        self.moves = MoveList(theme, self)
        self.keys = TableKeys(self)
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.tabletop, 1)
        column.addWidget(self.bar)
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(RESIZE_MS)
        self._resizing.timeout.connect(self._relayout)
        self._connect()
        self.set_theme(theme)

    def _connect(self) -> None:
        self.bridge.changed.connect(self._hear)
        self.bridge.turned.connect(self._hear)
        self.bridge.asked_anew.connect(self._hear)
        self.hand.changed.connect(self._show_hand)
        self.tabletop.clicked.connect(self._clicked)
        self.tabletop.hovered.connect(self._hovered)
        self.tabletop.lifted.connect(self.hand.lift)
        self.tabletop.dropped.connect(self._dropped)
        self.tabletop.turned.connect(self.hand.turn)
        self.tabletop.typed.connect(self.keys.type)
        self.tabletop.tabbed.connect(self.keys.tab)
        self.tabletop.resized.connect(self._resized)
        self.bar.pressed.connect(self._pressed)
        self.bar.hovered.connect(self._word_hovered)
        self.bar.undo.connect(self.bridge.undo)
        self.bar.redo.connect(self.bridge.redo)
        self.bar.reset.connect(self.bridge.reset_turn)
        self.bar.proceed.connect(self.proceed)
        self.bar.moves.connect(self.open_moves)
        self.notes.rule_wanted.connect(self.rule_wanted)
        self.moves.chosen.connect(self.hand.take)
        self.moves.closed.connect(self.tabletop.setFocus)

    @property
    def view(self) -> View:
        """What the viewer may see now."""
        return self._view

    # --- looks ------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Another look or scale."""
        self.scene.animator.finish()
        self._theme = theme
        self._size_words()
        self._relayout()

    def _size_words(self) -> None:
        """Prompt and notes grow with the window, more slowly than the table."""
        sized = with_grown_words(self._theme, self.size())
        for part in (self.bar, self.bubble, self.moves):
            part.set_theme(sized)
        self._column.setContentsMargins(sized.gap_small, 0, sized.gap_small, sized.gap_small)
        self._column.setSpacing(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words follow the size of the window."""
        self._size_words()
        super().resizeEvent(event)

    def set_preferences(self, preferences: Preferences) -> None:
        """Other settings; the speed of animation follows at once."""
        self._preferences = preferences
        if preferences.animation == "off":
            self.scene.animator.finish()

    def event(self, event: QEvent) -> bool:
        """Paint anew for a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relayout()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language has changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.bubble.hide()
            self._relayout()
            self._show_prompt()
        super().changeEvent(event)

    def _stage(self, area: QRectF) -> Stage:
        home = self._home()
        centre = self._looked if 0 <= self._looked < len(self._setup.seats) else home
        return self.hand.staged(Stage(area, self._theme, centre, home))

    def _home(self) -> int:
        return home_of(self._view, self.bridge.session, self._last_centre)

    def _area(self) -> QRectF:
        share = self._theme.text_px / NATURAL_TEXT_PX
        size = self.tabletop.maximumViewportSize()
        return QRectF(0, 0, max(size.width(), LEAST_WIDTH * share), max(size.height(), LEAST_HEIGHT * share))

    def _resized(self) -> None:
        """Stretch at once, paint anew when the size has come to rest."""
        room = self.tabletop.maximumViewportSize()
        if room == self._room:
            return  # only a scroll bar came or went
        self._room = room
        if self._resizing.isActive() or self.isVisible():
            self.tabletop.fitInView(self.scene.sceneRect())
            self._resizing.start()
        else:
            self._relayout()

    def _relayout(self) -> None:
        self._resizing.stop()
        self.scene.animator.finish()
        self.scene.ratio = self.devicePixelRatioF()
        area = self._area()
        self.tabletop.lay_out(area, QBrush(table_brush(self._theme, area.toRect().size())))
        self.scene.restage(self._stage(area))
        self.scene.show(self._view)
        self.update()
        self._show_prompt()
        self._show_hand()

    def paintEvent(self, event: Any) -> None:
        """The table goes on below the prompt."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.table_deep)
        painter.end()

    # --- following the session --------------------------------------------------------------

    def _hear(self, change: Change | None = None) -> None:
        self.scene.animator.finish()
        self.notes.forget()
        self._last_centre = self.scene.stage.home
        self._view = self.bridge.view()
        before, self._privy = self._privy, self.bridge.privy
        if self.bridge.may_act:
            self._looked = -1
        if before != self._privy:
            self.moves.forget()
            QToolTip.hideText()
        duration = DURATIONS_MS.get(self._preferences.animation, 0) if self.isVisible() else 0
        self._hide_overlays()
        self._changing = True  # the scene still shows the moment before
        self.hand.refresh(self._view)
        self._changing = False
        self._show_prompt()
        moving = False
        if change and change.kind is ChangeKind.STEPS and duration and before == self._privy:
            events = self.bridge.session.events(change.first, change.count, self._view.viewer)
            self._hide_overlays()
            self.scene.restage(self.hand.staged(self.scene.stage))
            moving = self.scene.animate(events, self._view, duration)
        if not moving:
            self._settle()

    def _hide_overlays(self) -> None:
        for layer in ("legal", "chosen", "ghost", "badge", "focus", "carried", "peek"):
            self.scene.set_overlay(layer, ())
        self.scene.set_tray(())

    def _settle(self) -> None:
        """The scene as the view alone says."""
        self.scene.let_go()
        self.scene.restage(self._stage(self.scene.stage.area))
        self.scene.show(self._view)
        self._show_hand()
        if self._view.over and not self._told_over:
            self._told_over = True
            self.game_over.emit()
        self._told_over = self._view.over

    def settled(self) -> bool:
        """Whether nothing moves and nothing waits to be painted anew."""
        return not self.scene.animator.running and not self._resizing.isActive()

    # --- showing ----------------------------------------------------------------------------

    def ask_instead(self, words: Callable[[View], tuple[str, str] | None]) -> None:
        """Whoever follows a real table says there what hands do; nothing where the prompt says it."""
        self._instead = words
        self._show_prompt()

    def _show_prompt(self) -> None:
        view = self._view
        headline, detail = self._instead(view) or self.phrases.prompt(view.prompt, view)
        toggles, letter = self.table.toggles, self._keys.letter
        asked = sorted(view.prompt.words, key=lambda key: key not in toggles) if self.bridge.may_act else ()
        words = [Word(key, self._word_text(key), key in toggles, letter(key)) for key in asked]
        seat = self._home() if view.waiting else view.prompt.seat
        if view.waiting is Waiting.TURN:
            headline = self.phrases.to_seat(seat, headline)
        colour = self.table.colour_of(view, seat) if seat >= 0 else -1
        theme = self._theme
        self.bar.show_prompt(
            headline,
            detail,
            words,
            proceed=self.phrases.proceed(view) if view.waiting or view.over else "",
            seat=colour,
            paint_badge=(lambda p, r: self.table.paint_badge(p, r, colour, theme)) if colour >= 0 else None,
        )
        session = self.bridge.session
        self.bar.undo_button.setEnabled(session.undo_plan() is not None)
        self.bar.redo_button.setEnabled(session.can_redo)
        self.bar.reset_button.setEnabled(session.plan_back_to(session.turn_start()).steps > 0)
        self.bar.moves_button.setEnabled(self.bridge.may_act)
        self.reader.ask(headline, detail)

    def _word_text(self, key: str) -> str:
        """What stands on a word's button now."""
        composed = self.hand.composer.label(key) if self.hand.composer is not None else ""
        return composed or self.phrases.word(key, self._view.prompt)

    def targets(self) -> list[Sprite]:
        """The sprites that can be pointed at now, large ones only, none that something lies over."""
        found = self.hand.targets([sprite for sprite in self.scene.sprites() if sprite.looks_at < 0])
        return [sprite for sprite in found if not self.scene.covered(sprite)]

    def _show_hand(self) -> None:
        if self.scene.animator.running or self._changing:
            return
        self._show_gathering()
        scene, stage = self.scene, self.scene.stage
        wanted = self.hand.picker.on or stage.asked or self.table.wants_tray(self._view)
        scene.set_tray(
            self.table.tray(self._view, stage, self.hand.allowed()) if wanted and self.bridge.may_act else ()
        )
        large = [sprite for sprite in scene.sprites() if sprite.looks_at < 0]
        targets = self.targets()
        scene.set_rings("legal", self.hand.glowing(targets))
        scene.set_rings("chosen", self.hand.chosen(large), lift=0.2)
        laying = self.hand.laying()
        scene.set_overlay("ghost", self.table.ghost(self._view, stage, laying) if laying is not None else ())
        self.keys.follow(targets)
        self.reader.follow()
        hovered = self.hand.hovered
        self._show_badge(self.hand.previewed(), hovered.rect if hovered else None)
        scene.set_overlay("peek", self.table.peek(self._view, stage, hovered.id) if hovered else ())
        self.bar.set_on(frozenset(ref.name for ref in self.hand.picker.on))

    def _show_gathering(self) -> None:
        """What is being put together, on the table, on the buttons and in words."""
        stage = self.hand.staged(self.scene.stage)
        if stage != self.scene.stage:
            self.scene.restage(stage)
            self.scene.show(self._view)
            self.reader.tell_gathering(stage)
        self.bar.relabel({key: self._word_text(key) for key in self.bar.words}, main=self.hand.main())

    def _show_badge(self, gains: tuple[Any, ...], over: QRectF | None) -> None:
        badges = []
        if gains and over is not None:
            paint = self.table.gain_paint(gains, self._theme)
            badges.append(gain_badge(gains, paint, over, self.scene.stage.area))
        self.scene.set_overlay("badge", badges)

    # --- intents ----------------------------------------------------------------------------

    def _clicked(self, sprite: Sprite | None, place: QPoint, control: bool) -> None:
        self.bubble.hide()
        self.notes.place = self.tabletop.mapTo(self, place)
        self.keys.forget()
        if sprite is None or not (sprite.refs or sprite.tip or sprite.looks_at >= 0):
            self.hand.let_go()
            return
        if sprite.looks_at >= 0:
            self.look_at(sprite.looks_at)
        elif control and sprite.refs:
            self.hand.mark(sprite)
        else:
            self.hand.hover(sprite)
            self.hand.click(sprite)

    def _hovered(self, sprite: Sprite | None) -> None:
        self.keys.forget()
        self.hand.hover(sprite)

    def _dropped(self, source: Sprite, target: Sprite | None, place: QPoint) -> None:
        self.notes.place = self.tabletop.mapTo(self, place)
        if self.hand.drop(source, target):
            self.scene.let_go()
        elif self.scene.overlay("carried"):
            self.scene.put_down(source, DURATIONS_MS.get(self._preferences.animation, 0))

    def _pressed(self, key: str) -> None:
        self.bubble.hide()
        button = self.bar.words.get(key)
        if button is not None:
            self.notes.place = button.mapTo(self, QPoint(button.width() // 2, 0))
        self.hand.press(key)

    def _word_hovered(self, key: str) -> None:
        button = self.bar.words.get(key)
        if not key or button is None or key in self.table.toggles:
            self._show_badge((), None)
            return
        gains = self.hand.previewed((Ref("word", key),))
        middle = button.mapTo(self, QPoint(button.width() // 2, 0))
        place = QPointF(self.tabletop.mapToScene(middle.x(), self.tabletop.height() - 6))
        self._show_badge(gains, QRectF(place, place))

    def look_at(self, seat: int) -> None:
        """Enlarge the mat of a seat, or bring the own one back."""
        self._looked = -1 if seat == self._home() else seat
        self._settle()

    def look_back(self) -> bool:
        """Bring the own mat back; False if it is there."""
        away = self.scene.stage.centre != self.scene.stage.home
        if away:
            self.look_at(self.scene.stage.home)
        return away

    def proceed(self) -> None:
        """End the turn or have the next thing revealed; after the end, show the final sheet."""
        self.scene.animator.finish()
        if self._view.over:
            self.game_over.emit()
            return
        self.bridge.proceed()

    def open_moves(self) -> None:
        """The list of all legal moves over the table."""
        finder = StepFinder(self.bridge, self.hand.composer, self.phrases, self._view)
        moves = finder.listed([ref for sprite in self.scene.sprites() for ref in sprite.refs])
        if moves:
            self.moves.place(self.rect())
            self.moves.open(moves, finder.found if self.hand.composer is not None else None)

    def point_out(self, sprite: Sprite) -> None:
        """Notes that follow are about this sprite."""
        self.notes.place = self.tabletop.mapTo(self, self.tabletop.mapFromScene(sprite.rect.center()))

    def point_at_bar(self) -> None:
        """Notes that follow are about the prompt."""
        self.notes.place = QPoint(self.width() // 2, self.bar.y())

    # --- for whoever plays by positions -----------------------------------------------------

    def target_point(self, ref: Ref) -> QPoint | None:
        """Where in the tabletop's viewport a ref can be clicked now, or None. It ends all movement."""
        self.scene.animator.finish()
        for sprite in self.scene.sprites():
            handle = self.scene.handle(sprite) if ref in sprite.refs and sprite.looks_at < 0 else None
            if handle is not None:
                return self.tabletop.mapFromScene(handle)
        return None

    def word_button(self, name: str) -> QPushButton | None:
        """The button of a word of the prompt, or None."""
        return self.bar.words.get(name)

    def grab_table(self, width: int, height: int) -> QImage:
        """The table as a picture of that size, without what is pointed at."""
        return render_table(self._view, self._setup, self._theme, QSize(width, height))
