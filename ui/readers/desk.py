"""What the window asks of the application about readers. No widget, no port and no protocol is here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ui.readers.board import ReaderBoard
from ui.readers.searching import Search, SearchNews
from ui.readers.values import Reader

KEYBOARD = "wedge"
"""The family, and the id, of a reader that types like a keyboard."""
VIRTUAL = "virtual"
"""The id of the reader that is simulated in this program."""
CAMERA = "camera"
"""The family, and the id, of the camera before which codes are held."""


@dataclass(frozen=True, slots=True)
class KeyboardSetting:
    """What is known of a reader that types: its name, how its text is read, its pace, its ending."""

    name: str
    form: str
    gap_ms: int = 80
    ends: bool = True


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """An advice of the doctor: its key, and what the words for it need to know."""

    key: str
    arguments: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class VirtualModel:
    """A reader that can be simulated: its name, what it is, its family, how many pads it has."""

    name: str
    title: str
    family: str
    pads: int


@dataclass(frozen=True, slots=True)
class Manner:
    """How a reader tells what lies there: `snapshot`, `repeater` or `once`, and in how many zones.

    A tag of a repeater that was not told for `silence_s` has left; what lies there counts after `settle_s`.
    """

    kind: str
    zones: int = 1
    silence_s: float = 0.8
    settle_s: float = 0.3


class VirtualDesk(Protocol):
    """A virtual reader as its window sees it. Pieces are named `tile-T/3`: the third of equal ones."""

    @property
    def model(self) -> VirtualModel: ...

    @property
    def port(self) -> str:
        """The name of its port; empty inside the program, and while it is unplugged."""

    @property
    def listened(self) -> bool:
        """Whether somebody listens to it."""

    def tag(self, game: str, piece: str) -> str:
        """The tag that the piece carries."""

    def lay(self, game: str, piece: str, pad: int) -> None:
        """Put a piece on a pad, wherever it was."""

    def lift(self, game: str, piece: str) -> None:
        """Take a piece away."""

    def set_faults(self, *, flicker: float, loss: float) -> None:
        """How often a tag is missed, and how much of what is said is lost, 0 to 1."""

    def set_plugged(self, plugged: bool) -> None:
        """Pull it out, or plug it in again."""

    def close(self) -> None:
        """End it. A second time changes nothing."""


class ReaderDesk(Protocol):
    """The application as the readers' page sees it. What cannot be done raises `ServiceError`."""

    @property
    def board(self) -> ReaderBoard: ...

    @property
    def usable(self) -> bool:
        """Whether what serves readers is installed."""

    def readers(self) -> tuple[Reader, ...]:
        """What is set up, and the virtual reader and the camera while there are any."""

    def family_name(self, family: str) -> str:
        """What a family is called, as its makers do."""

    def how_it_reads(self, reader: Reader) -> Manner:
        """What can be expected of it."""

    def refresh(self) -> None:
        """Tell the board anew how all readers are."""

    def search(self, tell: Callable[[SearchNews], None]) -> Search:
        """Look for a reader at every port that is free, and at the keyboard, until one is found."""

    def keep(self, reader: Reader) -> None:
        """Open this reader and remember it; one with the same id is replaced."""

    def keep_keyboard(self, setting: KeyboardSetting) -> None:
        """Hear a reader that types; it takes the place of one that was set up before."""

    def rename(self, reader_id: str, name: str) -> None:
        """Call it so."""

    def drop(self, reader_id: str) -> Callable[[], None]:
        """Close and forget it; what is returned sets it up again as it was."""

    def advise(self, tell: Callable[[tuple[AdviceLine, ...]], None]) -> None:
        """Look for the usual traps; `tell` is called once, a moment later."""

    def scan_log(self) -> str:
        """What came over the lines lately, as a capture; empty where nothing came."""

    @property
    def table_log(self) -> Callable[[], str] | None:
        """What gives the log of the running game at a real table, hidden things and all; None without one."""

    @property
    def camera_offered(self) -> bool:
        """Whether what a camera needs is installed."""

    def begin_camera(self) -> None:
        """Read codes that are held before the camera, until it is dropped; it is not remembered."""

    def virtual_models(self) -> tuple[VirtualModel, ...]:
        """What can be simulated, the one that suits most first."""

    def begin_virtual(self, model: VirtualModel) -> VirtualDesk:
        """A virtual reader inside the program, and its reads; it ends with the virtual desk."""
