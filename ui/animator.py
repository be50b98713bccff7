"""All that moves: items on their way, and what paints its own movement; both can be ended at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

DURATIONS_MS: Final = {"off": 0, "fast": 140, "normal": 300, "slow": 650}
"""How long one movement takes, by the setting of animation."""
_STAGGER: Final = 0.22
_LONGEST: Final = 3.0


@dataclass(frozen=True, slots=True)
class Track:
    """One item on its way: from where to where, and how its opacity changes."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    opacity: tuple[float, float]


class Animator(QObject):
    """One movement at a time; starting another finishes the first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: Sequence[Track] = ()
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self._end)
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._span = 1.0

    @property
    def running(self) -> bool:
        """Whether anything still moves."""
        return self._done is not None

    def run(self, tracks: Sequence[Track], duration_ms: int, done: Callable[[], None]) -> None:
        """Move everything, one a little after the other, then call `done`."""
        self.finish()
        self._tracks = tracks
        self._done = done
        if not tracks or duration_ms <= 0:
            self.finish()
            return
        self._span = min(1.0 + _STAGGER * (len(tracks) - 1), _LONGEST)
        self._clock.setDuration(round(duration_ms * self._span))
        self._step(0.0)
        self._clock.start()

    def finish(self) -> None:
        """Jump to the end at once."""
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()
        self._end()

    def _step(self, value: float) -> None:
        late = (self._span - 1.0) / max(1, len(self._tracks) - 1)
        for index, track in enumerate(self._tracks):
            share = self._curve.valueForProgress(min(1.0, max(0.0, value * self._span - index * late)))
            track.item.setPos(track.start + (track.end - track.start) * share)
            before, after = track.opacity
            track.item.setOpacity(before + (after - before) * share)

    def _end(self) -> None:
        done, self._done = self._done, None
        self._tracks = ()
        if done is not None:
            done()


class Movement(QObject):
    """One movement of something that paints itself: `moved` carries how far it has come, from 0 to 1.

    `ended` is sent when it has come to its end by itself.
    """

    moved = Signal(float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(lambda share: self.moved.emit(share))
        self._clock.finished.connect(self.ended)

    @property
    def running(self) -> bool:
        """Whether it is on its way."""
        return self._clock.state() is QAbstractAnimation.State.Running

    def start(self, times: int, animation: str) -> bool:
        """From the beginning, `times` as long as on the table; False where the setting allows no movement."""
        self._clock.stop()
        duration = DURATIONS_MS.get(animation, 0) * times
        if duration > 0:
            self._clock.setDuration(duration)
            self._clock.start()
        return duration > 0

    def stop(self) -> None:
        """Where it is; `ended` is not sent."""
        self._clock.stop()
