"""What the table screen asks of a game: sprites of a view, flights, ghosts, doubts. No game is named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.component import Ref
from engine.session.view import View
from ui.gathering import Composer, Group
from ui.items.sprite import Paint, Sprite
from ui.session_bridge import SessionBridge
from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Stage:
    """Where and how a view is shown: room in scene pixels, theme, the seat whose mat is large.

    `home` is the seat whose mat would be large if nobody had asked to look at another. Where a step is put
    together from several things, `gathered` are the groups so far, `offered` those that could be gathered
    with one click (sprite id `offer/<key>`), `asked` what may be named in the tray to say as what something
    is meant, and `summary` says in a line what is missing, or what is left.
    """

    area: QRectF
    theme: Theme
    centre: int
    home: int
    gathered: tuple[Group, ...] = ()
    offered: tuple[Group, ...] = ()
    summary: str = ""
    asked: tuple[Ref, ...] = ()


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite that appears comes from the place of another, one that goes away goes there."""

    sprite: str
    place: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """A legal step that is probably not meant: why, under which rule, and what would do as well.

    `better` is None where the other answer is to do nothing.
    """

    text: str
    rule: str
    anyway: str
    instead: str
    better: Any


class GameTable(Protocol):
    """`ui.<game>.scene.Table(setup)`."""

    @property
    def toggles(self) -> frozenset[str]:
        """Words that are switched on and off, and that a step needs only while they are on."""

    def colour_of(self, view: View, seat: int) -> int:
        """The index of a seat's colour in the theme."""

    def paint_badge(self, painter: QPainter, rect: QRectF, colour: int, theme: Theme) -> None:
        """The badge of a colour of the theme."""

    def composer(self, view: View, bridge: SessionBridge) -> Composer | None:
        """What puts steps together from several things at this prompt, or None where each is pointed at."""

    def wants_tray(self, view: View) -> bool:
        """Whether `tray` has something to show at this prompt although no toggle is on.

        It is also asked for its sprites while the stage has something in `asked`.
        """

    def arrange(self, view: View, stage: Stage) -> list[Sprite]:
        """Every sprite of the view; equal views and stages give equal sprites."""

    def tray(self, view: View, stage: Stage, steps: Sequence[Any]) -> list[Sprite]:
        """Sprites over the table for what these steps may take out of a pile, or none."""

    def peek(self, view: View, stage: Stage, sprite: str) -> list[Sprite]:
        """What is shown over the table while the sprite of that id is pointed at, or nothing."""

    def lays(self, step: Any) -> bool:
        """Whether the step lays something whose place is shown before it is done."""

    def ghost(self, view: View, stage: Stage, step: Any) -> list[Sprite]:
        """What the step would lay, where it would lie."""

    def flights(self, events: Sequence[Any]) -> list[Flight]:
        """Where things come from and go to in these events."""

    def gains(self, events: Sequence[Any], seat: int) -> tuple[Any, ...]:
        """What the events bring to a seat, as values that `gain_paint` can paint."""

    def gain_paint(self, gains: tuple[Any, ...], theme: Theme) -> Paint:
        """A painter for gains in a row."""

    def detailed(self, step: Any, view: View, source: str, marks: frozenset[Ref]) -> Any:
        """The step with the details that were pointed at: the sprite taken, and things marked."""

    def doubt(self, step: Any, view: View) -> Doubt | None:
        """What speaks against a legal step, if anything does."""

    def glow(self, sprite: Sprite, theme: Theme, kind: str) -> Paint:
        """A painter for the ring round a sprite: `legal`, `chosen` or `focus`."""
