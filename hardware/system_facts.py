"""Facts about this computer that the doctor wants, read where Linux keeps them; empty on other systems."""

from __future__ import annotations

import getpass
import os
import sys
from contextlib import suppress
from pathlib import Path

from hardware.discovery import PortInfo
from hardware.doctor import PortFacts, SystemFacts
from hardware.line import PortError

if sys.platform != "win32":
    import grp

PROC = Path("/proc")
USB = Path("/sys/bus/usb/devices")


def system_facts() -> SystemFacts:
    """What can be known without asking for rights."""
    if sys.platform == "win32":
        return SystemFacts()
    user = ""
    with suppress(OSError, KeyError):
        user = getpass.getuser()
    groups = frozenset(name for number in os.getgroups() if (name := _group_name(number)))
    listed = frozenset(group.gr_name for group in grp.getgrall() if user in group.gr_mem)
    return SystemFacts(user, groups, listed, running_programs(), usb_devices())


def port_facts(port: PortInfo, error: PortError | None = None) -> PortFacts:
    """What can be known of a port, and why it could not be opened."""
    group = ""
    with suppress(OSError):
        group = _group_name(os.stat(port.name).st_gid)
    return PortFacts(port, group, holders(port.name), error)


def running_programs(proc: Path = PROC) -> frozenset[str]:
    """The names of all processes."""
    return frozenset(name for folder in _processes(proc) if (name := _first_line(folder / "comm")))


def usb_devices(usb: Path = USB) -> tuple[tuple[int, int], ...]:
    """Vendor and product of everything on USB."""
    found = []
    with suppress(OSError):
        for device in sorted(usb.iterdir()):
            with suppress(ValueError):
                vendor = int(_first_line(device / "idVendor"), 16)
                found.append((vendor, int(_first_line(device / "idProduct"), 16)))
    return tuple(found)


def holders(port: str, proc: Path = PROC) -> tuple[str, ...]:
    """Names of other programs that have this port open, of those whose files may be looked at."""
    wanted = os.path.realpath(port)
    found = set()
    for folder in _processes(proc):
        if folder.name == str(os.getpid()):
            continue
        with suppress(OSError):
            if any(os.path.realpath(file) == wanted for file in (folder / "fd").iterdir()):
                found.add(_first_line(folder / "comm"))
    return tuple(sorted(found))


def _processes(proc: Path) -> list[Path]:
    with suppress(OSError):
        return [folder for folder in proc.iterdir() if folder.name.isdigit()]
    return []


def _first_line(file: Path) -> str:
    with suppress(OSError):
        return file.read_text(encoding="utf-8", errors="replace").partition("\n")[0].strip()
    return ""


def _group_name(number: int) -> str:
    if sys.platform != "win32":
        with suppress(KeyError):
            return grp.getgrgid(number).gr_name
    return ""
