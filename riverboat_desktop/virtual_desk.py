"""Virtual readers for the window with pieces: inside this process, or at a pseudo terminal for others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from hardware.drivers.families import FAMILIES
from hardware.memory_line import MemoryReader
from hardware.pseudo_terminal import PseudoTerminal
from hardware.simulator.faults import Faults
from hardware.simulator.models import MODELS
from hardware.simulator.pads import most_pads, with_pads
from hardware.simulator.virtual_reader import VirtualReader
from riverboat_desktop.virtual_tags import virtual_tag
from ui.readers.desk import VirtualModel

_FIRST: Final = "inventory-line"
_PADS: Final = 4


def virtual_models() -> tuple[VirtualModel, ...]:
    """What can be simulated; first the one that tells most. Lines that cannot be used are left out."""
    names = sorted((name for name in MODELS if name != "lossy-lines"), key=lambda name: name != _FIRST)
    return tuple(map(virtual_model, names))


def virtual_model(name: str) -> VirtualModel:
    """One of them by its name. Raises KeyError."""
    info = FAMILIES[MODELS[name].family].info
    return VirtualModel(name, info.name, info.id, min(_PADS, most_pads(name)))


class _Desk:
    """What both have in common; `_change` does something with the reader while it runs."""

    def __init__(self, model: VirtualModel, *, speed: int = 0, faults: Faults | None = None) -> None:
        self.model = model
        self._made = with_pads(model.name, model.pads)
        self.reader = VirtualReader(self._made, speed=speed, faults=faults or Faults())

    def tag(self, game: str, piece: str) -> str:
        """The tag that the piece carries."""
        return str(virtual_tag(self._made.tech, game, piece))

    def lay(self, game: str, piece: str, pad: int) -> None:
        """Put a piece on a pad, wherever it was."""
        tag = virtual_tag(self._made.tech, game, piece)
        self._change(lambda _now: self.reader.field.lay(tag, pad))

    def lift(self, game: str, piece: str) -> None:
        """Take a piece away."""
        tag = virtual_tag(self._made.tech, game, piece)
        self._change(lambda _now: self.reader.field.lift(tag))

    def set_faults(self, *, flicker: float, loss: float) -> None:
        """How often a tag is missed, and how much of what is said is lost, 0 to 1."""

        def change(_now: float) -> None:
            self.reader.faults = replace(self.reader.faults, loss=loss, flicker=flicker)

        self._change(change)

    def set_plugged(self, plugged: bool) -> None:
        """Pull it out, or plug it in again."""

        def change(now: float) -> None:
            if plugged and not self.reader.plugged:
                self.reader.plug(now)
            elif not plugged:
                self.reader.unplug()

        self._change(change)

    def _change(self, action: Callable[[float], None]) -> None:
        raise NotImplementedError


class EmbeddedReader(_Desk):
    """A virtual reader inside this process; `ended` is called when it is closed."""

    port = ""

    def __init__(
        self,
        model: VirtualModel,
        ended: Callable[[], None],
        *,
        speed: int = 0,
        faults: Faults | None = None,
    ) -> None:
        super().__init__(model, speed=speed, faults=faults)
        self.memory = MemoryReader(self.reader)
        self._ended: Callable[[], None] | None = ended

    @property
    def listened(self) -> bool:
        """Whether its line is open."""
        return self.memory.holder is not None

    def close(self) -> None:
        """End it. A second time changes nothing."""
        ended, self._ended = self._ended, None
        if ended is not None:
            ended()

    def _change(self, action: Callable[[float], None]) -> None:
        self.memory.change(action)


class TerminalReader(_Desk):
    """A virtual reader at a pseudo terminal. Raises OSError where none can be had."""

    def __init__(
        self,
        model: VirtualModel,
        *,
        speed: int = 0,
        faults: Faults | None = None,
        link: Path | None = None,
        changed: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(model, speed=speed, faults=faults)
        self._terminal = PseudoTerminal(self.reader, link=link, changed=changed)
        self._terminal.start()
        self._open = True

    @property
    def port(self) -> str:
        """The name that other programs open; empty while it is unplugged."""
        return self._terminal.name

    @property
    def listened(self) -> bool:
        """Whether somebody has it open."""
        return self._terminal.listened

    def close(self) -> None:
        """End it. A second time changes nothing."""
        if self._open:
            self._open = False
            self._terminal.close()

    def _change(self, action: Callable[[float], None]) -> None:
        if self._open:
            self._terminal.change(action)
