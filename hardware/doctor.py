"""Plain advice for the usual traps, from facts that others have gathered; a window has its own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hardware.discovery import PortInfo
from hardware.driver import Kind
from hardware.line import PortError, Remedy
from hardware.noise import TOO_MUCH, WINDOW_S

BRIDGES: Final = {
    (0x1A86, 0x7523): "CH340",
    (0x1A86, 0x5523): "CH341",
    (0x10C4, 0xEA60): "CP210x",
    (0x0403, 0x6001): "FT232",
    (0x0403, 0x6015): "FT231X",
    (0x2341, 0x0043): "Arduino Uno",
}
"""USB devices that always have a serial port, unless something took it."""
BRAILLE_DAEMON: Final = "brltty"
MODEM_MANAGER: Final = "ModemManager"


@dataclass(frozen=True, slots=True)
class SystemFacts:
    """What is known of the computer: `groups` count now, `listed_groups` after the next login.

    `running` has the names of processes, `usb` vendor and product of what is plugged in.
    """

    user: str = ""
    groups: frozenset[str] = frozenset()
    listed_groups: frozenset[str] = frozenset()
    running: frozenset[str] = frozenset()
    usb: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PortFacts:
    """What is known of a port: the group that may use it, who has it open, and why it could not be opened."""

    port: PortInfo
    group: str = ""
    holders: tuple[str, ...] = ()
    error: PortError | None = None


@dataclass(frozen=True, slots=True)
class ReaderFacts:
    """What was heard of a reader for `listened_s`: bytes, frames understood, and the damaged share."""

    port: str
    family: str
    speed: int
    kind: Kind
    listened_s: float
    heard_bytes: int = 0
    understood: int = 0
    damaged: float = 0.0
    lossy: bool = False
    no_reply: bool = False
    too_hot: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """What to tell: a key, and what the words for it need to know."""

    key: str
    arguments: tuple[tuple[str, str], ...] = ()

    def english(self) -> str:
        """The advice for the command line."""
        return _ENGLISH[self.key].format(**dict(self.arguments))


def advise(
    system: SystemFacts, ports: Sequence[PortFacts], readers: Sequence[ReaderFacts] = ()
) -> list[Advice]:
    """All that there is to say, the most useful first; `all-well` where nothing is wrong."""
    advice = [*_missing(system, ports)]
    for facts in ports:
        advice += _port(system, facts)
    for reader in readers:
        advice += _reader(reader)
    return advice or [Advice("all-well")]


def _missing(system: SystemFacts, ports: Sequence[PortFacts]) -> Iterator[Advice]:
    """Devices without a port, or no port at all."""
    listed = {(facts.port.vendor, facts.port.product) for facts in ports}
    without = [BRIDGES[device] for device in system.usb if device in BRIDGES and device not in listed]
    braille = BRAILLE_DAEMON in system.running
    if without:
        yield _of("device-without-port", device=", ".join(without))
    elif not ports:
        yield Advice("no-port")
    if braille and (without or not ports):
        yield Advice("braille-daemon")


def _port(system: SystemFacts, facts: PortFacts) -> Iterator[Advice]:
    """Why this port cannot be used."""
    error, name = facts.error, facts.port.name
    if error is None:
        return
    if error.remedy is Remedy.GAIN_RIGHTS:
        yield _rights(system, facts)
    elif error.remedy is Remedy.CLOSE_OTHER:
        if facts.holders:
            yield _of("busy-with", port=name, program=", ".join(facts.holders))
        else:
            yield _of("busy", port=name)
        others = set(facts.holders) - {MODEM_MANAGER}
        if MODEM_MANAGER in system.running and not others:
            yield _of("modem-manager", rule=udev_rule(facts.port))
    elif error.remedy.value in _ENGLISH:
        yield _of(error.remedy.value, port=name, detail=error.detail)


def _rights(system: SystemFacts, facts: PortFacts) -> Advice:
    name, group = facts.port.name, facts.group
    if group in system.listed_groups and group not in system.groups:
        return _of("rights-after-login", port=name, group=group)
    if group and group != "root" and group not in system.groups:
        command = f"sudo usermod -aG {group} {system.user or '$USER'}"
        return _of("no-rights", port=name, group=group, command=command)
    return _of("rights-by-rule", port=name, rule=udev_rule(facts.port))


def udev_rule(port: PortInfo) -> str:
    """A rule that gives the person at the screen the device, and keeps the modem manager away from it."""
    match = 'SUBSYSTEM=="tty"'
    if port.vendor is not None:
        match += f', ATTRS{{idVendor}}=="{port.vendor:04x}", ATTRS{{idProduct}}=="{port.product or 0:04x}"'
    return f'{match}, TAG+="uaccess", ENV{{ID_MM_DEVICE_IGNORE}}="1"'


def _reader(facts: ReaderFacts) -> Iterator[Advice]:
    """What is odd about what a reader says."""
    about = {"port": facts.port, "family": facts.family, "speed": str(facts.speed)}
    if facts.too_hot:
        yield _of("too-hot", **about)
    if facts.lossy:
        yield _of("lossy-format", **about)
    if facts.listened_s < WINDOW_S:
        return
    if facts.damaged > TOO_MUCH:
        yield _of("wrong-speed-or-family", **about, damaged=f"{facts.damaged:.0%}")
    elif facts.no_reply and not facts.understood:
        yield _of("no-answer", **about)
    elif not facts.heard_bytes:
        yield _of("silent", **about)
    elif not facts.understood and not facts.lossy:
        yield _of("nothing-understood", **about)


def _of(key: str, **arguments: str) -> Advice:
    return Advice(key, tuple(arguments.items()))


def keys() -> Iterable[str]:
    """Every key that an advice can have."""
    return _ENGLISH.keys()


_ENGLISH: Final = {
    "all-well": "Nothing is wrong that can be seen from here.",
    "no-port": (
        "There is no serial port. Plug the reader in; some cables only charge, so try another one. "
        "Without a reader you can try everything with: riverboat-desktop reader simulate rdm6300"
    ),
    "device-without-port": "A device is plugged in ({device}), but the system gives it no serial port.",
    "braille-daemon": (
        "The Braille daemon brltty runs and takes many USB serial adapters for Braille displays. Unless "
        "you use one: sudo apt remove brltty, then plug the reader in again."
    ),
    "no-rights": (
        "You may not open {port}: it belongs to the group {group}. Type: {command} and then log out and "
        "in again."
    ),
    "rights-after-login": (
        "You may not open {port} yet: you are in the group {group} from your next login on. Log out and "
        "in again."
    ),
    "rights-by-rule": (
        "You may not open {port}. Put this line into /etc/udev/rules.d/70-reader.rules and plug the "
        "reader in again: {rule}"
    ),
    "busy": "Another program has {port} open. Close it: a serial monitor, or this program in another window.",
    "busy-with": "{port} is in use by {program}. Close that program.",
    "modem-manager": (
        "ModemManager tries every new port for modems. If that does not end within half a minute, put "
        "this line into /etc/udev/rules.d/70-reader.rules and plug the reader in again: {rule}"
    ),
    "plug-in": "{port} is not there. Plug the reader in again.",
    "plug-again": "{port} was lost ({detail}). Plug the reader in again, if possible into another socket.",
    "choose-other": "{port} cannot be used as a serial port ({detail}).",
    "install-pcsc": (
        "Readers of PC/SC need an extra: pip install 'riverboat-desktop[pcsc]'; on Debian and Ubuntu before "
        "that: sudo apt install pcscd swig libpcsclite-dev gcc python3-dev"
    ),
    "start-pcsc": "The service for such readers does not run: sudo systemctl start pcscd",
    "gain-pcsc-rights": (
        "The service for such readers refuses you; its rules (polkit) must allow your user "
        "org.debian.pcsc-lite.access_pcsc."
    ),
    "free-from-kernel": (
        "The kernel has taken the reader. Put these lines into /etc/modprobe.d/reader.conf and plug it in"
        " again: blacklist pn533_usb, blacklist pn533, blacklist nfc"
    ),
    "wrong-speed-or-family": (
        "{damaged} of what {port} sends is damaged. It is probably not {family} at {speed} baud; find out"
        " with: riverboat-desktop reader monitor {port}"
    ),
    "no-answer": (
        "{port} does not answer as {family} at {speed} baud. Is it that reader, and is it wired with TX "
        "to RX?"
    ),
    "silent": "{port} has sent nothing. Present a tag; if it stays so, check wires and power.",
    "nothing-understood": (
        "{port} sends something, but no {family} at {speed} baud would; find out with: riverboat-desktop "
        "reader monitor {port}"
    ),
    "lossy-format": (
        "The sketch on {port} leaves out zeros, so that different tags look alike. It cannot be used; "
        "load the sketch that comes with this program."
    ),
    "too-hot": "The reader on {port} is too hot and rests. Give it air, or less power.",
}
