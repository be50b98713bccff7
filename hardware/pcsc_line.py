"""A line to a reader of the PC/SC service, with a thread of its own; the only module that knows pyscard.

pyscard is an extra and is imported when a line is opened or readers are listed, not before.
"""

from __future__ import annotations

import re
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hardware.discovery import PortInfo
from hardware.drivers.pcsc import DONE, GET_NUMBER, MARK
from hardware.line import (
    MOST_BYTES,
    Happening,
    Lost,
    NoSuchPort,
    Opened,
    PortError,
    PortLost,
    Received,
    Remedy,
    taken,
)

SCHEME: Final = "pcsc:"
"""How the names of such lines begin; the reader's name follows."""
_INSIST_S: Final = 0.005
"""What sleeps in the service is woken again and again until it is awake: it may just be falling asleep."""
_TRIES: Final = 3
_NO_BEEP: Final = bytes.fromhex("FF00520000")
_BEEPS: Final = "ACR122"
_TAKERS: Final = ("pn533_usb", "pn533", "nfc")
_MODULES: Final = Path("/proc/modules")


class NoPyscard(PortError):
    """The Python package for it is not installed."""

    remedy = Remedy.INSTALL_PCSC


class NoPcscService(PortError):
    """The system's service does not answer."""

    remedy = Remedy.START_PCSC


class NoPcscRights(PortError):
    """The service does not let this user in."""

    remedy = Remedy.GAIN_PCSC_RIGHTS


class TakenByKernel(NoSuchPort):
    """No such reader, while modules of the kernel are loaded that take some of them for themselves."""

    remedy = Remedy.FREE_FROM_KERNEL


def pcsc_readers() -> tuple[PortInfo, ...]:
    """The readers that the service has now, as ports. Raises `PortError` where it cannot be asked."""
    scard = _scard(SCHEME)
    context = _context(scard, SCHEME)
    try:
        return tuple(PortInfo(SCHEME + name, words=name) for name in _names(scard, context, SCHEME))
    finally:
        scard.SCardReleaseContext(context)


class PcscLine:
    """A line as `hardware.line.Line` describes it; `name` is `pcsc:` and the name of a reader.

    The service ends the name with two numbers, which may be others after the reader was plugged in again. A
    reader whose name is equal up to there does as well, if it is the only one. Speed and DTR mean nothing.
    """

    def __init__(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> None:
        self.name = name
        self._wake = wake
        self._lock = threading.Lock()
        self._asked = threading.Event()
        self._happened: deque[Happening] = deque()
        self._told = False
        self._closing = False
        self._scard: Any = None
        self._context: Any = None
        self._beeps = True
        self._thread = threading.Thread(target=self._run, name=f"line {name}", daemon=True)

    # ------------------------------------------------------------------------------- from outside

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        with self._lock:
            return bool(self._happened)

    def open(self) -> None:
        """Begin; `Opened` or `Lost` will tell what came of it."""
        self._thread.start()

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        """What has happened, in its order; pieces are small here."""
        with self._lock:
            found = taken(self._happened, most_bytes)
            self._told = bool(self._happened)
        return found

    def write(self, data: bytes) -> None:
        """Whatever is sent asks for who is there and what lies on it."""
        self._asked.set()
        self._wake_up()

    def set_speed(self, speed: int) -> None:
        """There is none."""

    def close(self) -> None:
        """End from any state; nothing happens on it any more."""
        with self._lock:
            self._closing = True
            self._happened.clear()
        self._asked.set()
        self._wake_up()

    def gone(self, wait_s: float = 0.0) -> bool:
        """Whether the thread has ended; waits for it as long as that."""
        if self._thread.ident is not None:
            self._thread.join(wait_s)
        return not self._thread.is_alive()

    def _wake_up(self) -> None:
        """Let the thread look up. Another one sees to that, as the service may be slow to answer."""
        threading.Thread(target=self._insist, name=f"waking {self.name}", daemon=True).start()

    def _insist(self) -> None:
        while self._asked.is_set():
            with self._lock:
                context = self._context
            if context is None:
                return
            self._scard.SCardCancel(context)
            self._thread.join(_INSIST_S)

    # --------------------------------------------------------------------------- inside the thread

    def _run(self) -> None:
        """Find the reader and listen until the end. All that happens is told; nothing leaves the thread."""
        try:
            scard = _scard(self.name)
            context = _context(scard, self.name)
        except PortError as error:
            self._tell(Lost(error, time.monotonic()))
            return
        with self._lock:
            self._scard, self._context = scard, context
        try:
            reader = _find(self.name, _names(scard, context, self.name))
            self._tell(Opened(time.monotonic()))
            self._asked.wait()
            self._listen(scard, context, reader)
        except PortError as error:
            self._tell(Lost(error, time.monotonic()))
        except Exception as error:  # pyscard raises its own kinds beside those that it says
            self._tell(Lost(PortLost(self.name, str(error) or type(error).__name__), time.monotonic()))
        finally:
            with self._lock:
                self._context = None
            scard.SCardReleaseContext(context)

    def _listen(self, scard: Any, context: Any, reader: str) -> None:
        """Tell each change of what lies there, and everything when asked. Raises `PortError` for a loss."""
        known, last = scard.SCARD_STATE_UNAWARE, None
        while not self._closing:
            if self._asked.is_set():
                known = scard.SCARD_STATE_UNAWARE  # which is answered at once
            result, states = scard.SCardGetStatusChange(context, scard.INFINITE, [(reader, known)])
            if result == scard.SCARD_E_CANCELLED:
                known = scard.SCARD_STATE_UNAWARE
                continue
            _check(scard, result, PortLost, self.name)
            _, state, atr = states[0]
            if state & (scard.SCARD_STATE_UNKNOWN | scard.SCARD_STATE_UNAVAILABLE):
                raise PortLost(self.name, "the reader is gone")
            known = state & ~scard.SCARD_STATE_CHANGED
            asked = self._asked.is_set()
            self._asked.clear()
            if asked:
                self._say(f"reader {reader}")
            # The upper half counts what came and went: a tag may have been swapped for another of its type.
            seen = (bool(state & scard.SCARD_STATE_PRESENT), state >> 16)
            if asked or seen != last:
                self._say(self._what_lies(scard, context, reader, bytes(atr)) if seen[0] else "none")
            last = seen

    def _what_lies(self, scard: Any, context: Any, reader: str, atr: bytes) -> str:
        """The card's ATR, and its answer to the question for its number."""
        for _ in range(_TRIES):
            result, card, protocol = scard.SCardConnect(
                context,
                reader,
                scard.SCARD_SHARE_SHARED,
                scard.SCARD_PROTOCOL_T0 | scard.SCARD_PROTOCOL_T1,
            )
            if result != scard.SCARD_S_SUCCESS:
                continue
            try:
                result, answer = scard.SCardTransmit(card, protocol, list(GET_NUMBER))
                if result == scard.SCARD_S_SUCCESS:
                    self._hush(scard, card, protocol, reader)
                    return f"card {atr.hex().upper()} {bytes(answer).hex().upper()}"
            finally:
                scard.SCardDisconnect(card, scard.SCARD_LEAVE_CARD)
        return f"mute {atr.hex().upper()}"

    def _hush(self, scard: Any, card: Any, protocol: Any, reader: str) -> None:
        """Ask a reader that beeps at every card not to; one that does not understand may go on."""
        if self._beeps and _BEEPS in reader:
            result, answer = scard.SCardTransmit(card, protocol, list(_NO_BEEP))
            self._beeps = result != scard.SCARD_S_SUCCESS or not bytes(answer).startswith(DONE[:1])

    def _say(self, words: str) -> None:
        self._tell(Received(f"{MARK} {words}\n".encode("latin-1", "replace"), time.monotonic()))

    def _tell(self, happening: Happening) -> None:
        """Keep it, and wake whoever takes, once until all is taken; outside the lock, as he may take it."""
        with self._lock:
            if self._closing:
                return
            self._happened.append(happening)
            if self._told:
                return
            self._told = True
        with suppress(RuntimeError):  # a loop that has ended hears nothing any more
            self._wake()


def _scard(name: str) -> Any:
    """pyscard's access to the service. Raises `NoPyscard`."""
    try:
        from smartcard import scard
    except ImportError as error:
        raise NoPyscard(name, str(error)) from None
    return scard


def _context(scard: Any, name: str) -> Any:
    """A conversation with the service. Raises `NoPcscService`, `NoPcscRights`."""
    result, context = scard.SCardEstablishContext(scard.SCARD_SCOPE_USER)
    refused = result & 0xFFFFFFFF == scard.SCARD_W_SECURITY_VIOLATION & 0xFFFFFFFF
    _check(scard, result, NoPcscRights if refused else NoPcscService, name)
    return context


def _names(scard: Any, context: Any, name: str) -> list[str]:
    """The names of all readers."""
    result, names = scard.SCardListReaders(context, [])
    if result & 0xFFFFFFFF == scard.SCARD_E_NO_READERS_AVAILABLE & 0xFFFFFFFF:
        return []
    _check(scard, result, NoPcscService, name)
    return list(names)


def _find(name: str, readers: list[str]) -> str:
    """The reader that is meant. Raises `NoSuchPort`, `TakenByKernel`."""
    wanted = name.removeprefix(SCHEME)
    if wanted in readers:
        return wanted
    fitting = [reader for reader in readers if _stem(reader) == _stem(wanted)]
    if len(fitting) == 1:
        return fitting[0]
    if not readers and (takers := kernel_takers()):
        raise TakenByKernel(name, f"the kernel has loaded {', '.join(takers)}")
    raise NoSuchPort(name, f"the service knows {', '.join(readers) or 'no reader'}")


def _stem(reader: str) -> str:
    return re.sub(r" [0-9A-F]{2} [0-9A-F]{2}$", "", reader)


def kernel_takers(modules: Path = _MODULES) -> tuple[str, ...]:
    """The loaded modules of the kernel that keep such a reader from the service."""
    try:
        loaded = {line.split(" ", 1)[0] for line in modules.read_text(encoding="ascii").splitlines()}
    except (OSError, ValueError):
        return ()
    return tuple(taker for taker in _TAKERS if taker in loaded)


def _check(scard: Any, result: int, kind: type[PortError], name: str) -> None:
    if result != scard.SCARD_S_SUCCESS:
        raise kind(name, scard.SCardGetErrorMessage(result))
