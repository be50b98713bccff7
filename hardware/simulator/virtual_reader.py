"""A virtual reader whole: behaviour, what lies on it, its script, its faults; no line, no clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from hardware.reads import TagId, Tech
from hardware.simulator.behaviour import Behaviour
from hardware.simulator.faults import NO_FAULTS, Faults, damaged
from hardware.simulator.field import Field, Look, Lying, UnsteadyLook
from hardware.simulator.script import Doing, Event, Script


@dataclass(frozen=True, slots=True)
class Model:
    """A make of virtual reader: its name, the family of drivers that reads it, and how it is made.

    `tags` are examples of what it can read; `resets` says that opening its port starts it anew.
    """

    name: str
    family: str
    speed: int
    tech: Tech
    tags: tuple[TagId, ...]
    make: Callable[[Look], Behaviour]
    words: str
    resets: bool = False


class VirtualReader:
    """Give it time and what the host sends; it gives messages. Call `begin` first.

    `faults` may be exchanged at any time, except that it has to be known at `begin` whether it is pulled out.
    """

    def __init__(
        self,
        model: Model,
        *,
        speed: int = 0,
        script: Script | None = None,
        faults: Faults = NO_FAULTS,
        seed: int = 0,
    ) -> None:
        self.model = model
        self.speed = speed or model.speed
        self.resets = model.resets
        self.field = Field()
        self.plugged = True
        self.faults = faults
        self._luck = Random(seed)
        self._behaviour = model.make(self._look)
        self._script: Iterator[Event] = script.forever() if script else iter(())
        self._next: Event | None = None
        self._begun = 0.0
        self._plug_change: float | None = None

    @property
    def due(self) -> float | None:
        """When `on_time` wants to be called next."""
        times = [self._behaviour.due if self.plugged else None, self._plug_change]
        times.append(self._begun + self._next.at_s if self._next else None)
        return min((at for at in times if at is not None), default=None)

    def begin(self, now: float) -> list[bytes]:
        """It is plugged in, and its script begins."""
        self._begun = now
        self._next = next(self._script, None)
        if self.faults.unplug_every_s:
            self._plug_change = now + self.faults.unplug_every_s
        return self._through(self._behaviour.power_up(now))

    def opened(self, now: float) -> list[bytes]:
        """The host has opened the port."""
        return self._through(self._behaviour.power_up(now)) if self.resets and self.plugged else []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """The host has sent this."""
        return self._through(self._behaviour.hear(data, now)) if self.plugged else []

    def on_time(self, now: float) -> list[bytes]:
        """What is due by now, in the order in which it is due."""
        said: list[bytes] = []
        while (due := self.due) is not None and due <= now:
            if self._next is not None and self._begun + self._next.at_s <= due:
                event, self._next = self._next, next(self._script, None)
                said += self._do(event, due)
            elif self._plug_change is not None and self._plug_change <= due:
                said += self._change_plug(due)
            else:
                said += self._behaviour.on_time(due)
        return self._through(said)

    def unplug(self) -> None:
        """Pull it out: it says nothing more."""
        self.plugged = False

    def plug(self, now: float) -> list[bytes]:
        """Plug it in again."""
        self.plugged = True
        return self._behaviour.power_up(now)

    def _do(self, event: Event, now: float) -> list[bytes]:
        if event.what is not None:
            if event.doing is Doing.LIFT:
                self.field.lift(event.what.tag)
            else:
                self.field.lay(event.what.tag, event.what.zone, event.what.rssi)
        elif event.doing is Doing.CLEAR:
            self.field.clear()
        elif event.doing is Doing.UNPLUG:
            self.unplug()
        elif event.doing is Doing.PLUG and not self.plugged:
            return self.plug(now)
        elif event.doing is Doing.RESET and self.plugged:
            return self._behaviour.power_up(now)
        return []

    def _look(self, now: float) -> tuple[Lying, ...]:
        faults = self.faults
        if not faults.flicker and not faults.ghost:
            return self.field.look(now)
        return UnsteadyLook(
            self.field, self.model.tech, flicker=faults.flicker, ghost=faults.ghost, luck=self._luck
        )(now)

    def _change_plug(self, now: float) -> list[bytes]:
        if self.plugged:
            self.unplug()
            self._plug_change = now + self.faults.away_s
            return []
        self._plug_change = now + self.faults.unplug_every_s
        return self.plug(now)

    def _through(self, messages: list[bytes]) -> list[bytes]:
        return damaged(messages, self.faults, self._luck)
