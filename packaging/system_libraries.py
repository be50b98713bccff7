"""Which system packages are needed, whether they are there, and how they come; standard library only."""

from __future__ import annotations

import ctypes
import glob
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass


class SetupProblem(Exception):
    """Something a person must mend; its text is the sentence to show."""


@dataclass(frozen=True)
class Need:
    """A Debian package and what shows that it is there: a library that loads, a program, a file."""

    package: str
    soname: str = ""
    program: str = ""
    file: str = ""


# Found one by one in an empty Debian 12: before each of these the import or the plug-in named it as missing.
DRAWING = (
    Need("libglib2.0-0", soname="libglib-2.0.so.0"),
    Need("libgl1", soname="libGL.so.1"),
    Need("libegl1", soname="libEGL.so.1"),
    Need("libxkbcommon0", soname="libxkbcommon.so.0"),
    Need("libdbus-1-3", soname="libdbus-1.so.3"),
    Need("libfontconfig1", soname="libfontconfig.so.1"),
)
X11 = (
    Need("libxcb-cursor0", soname="libxcb-cursor.so.0"),
    Need("libxkbcommon-x11-0", soname="libxkbcommon-x11.so.0"),
    Need("libxcb-icccm4", soname="libxcb-icccm.so.4"),
    Need("libxcb-keysyms1", soname="libxcb-keysyms.so.1"),
    Need("libxcb-shape0", soname="libxcb-shape.so.0"),
)
WAYLAND = (
    Need("libwayland-client0", soname="libwayland-client.so.0"),
    Need("libwayland-cursor0", soname="libwayland-cursor.so.0"),
)
X_SERVER = (
    Need("xvfb", program="Xvfb"),
    Need("xauth", program="xauth"),
    Need("xdotool", program="xdotool"),
)


def needed_for(purpose: str, *, x11: bool, wayland: bool) -> tuple[Need, ...]:
    """What `play` (on the display found), `test` or `check` needs of the system."""
    if sys.platform != "linux":
        return ()
    if purpose == "test":
        return DRAWING + X11 + X_SERVER
    return DRAWING + (X11 if x11 else ()) + (WAYLAND if wayland and not x11 else ())


def missing_packages(needs: tuple[Need, ...], *, also_venv: bool) -> list[str]:
    """Names, as this release of Debian or Ubuntu spells them, of the packages that are not there."""
    missing = [name_here(need.package) for need in needs if not is_there(need)]
    if also_venv and not can_make_environments():
        missing.append(venv_package())
    return missing


def is_there(need: Need) -> bool:
    if need.program:
        return shutil.which(need.program) is not None
    if need.file:
        return os.path.exists(need.file)
    try:
        ctypes.CDLL(need.soname)
    except OSError:
        return False
    return True


def name_here(package: str) -> str:
    """The package's name on this system: releases from 2024 on added "t64" to the names of some libraries."""
    renamed = {"libglib2.0-0": "libglib2.0-0t64"}
    is_later = bool(glob.glob("/var/lib/dpkg/info/*t64*.list"))  # every such release has some
    return renamed.get(package, package) if is_later else package


def can_make_environments() -> bool:
    """Debian ships `venv` without the part that brings pip. Asked of a child: it may come while we run."""
    probe = [sys.executable, "-c", "import venv, ensurepip"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def venv_package() -> str:
    if os.path.realpath(sys.executable) == os.path.realpath("/usr/bin/python3"):
        return "python3-venv"
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


def install(packages: list[str], say: Callable[[str], None]) -> None:
    """Brings the packages by apt-get where we may; SetupProblem with the exact command where we may not."""
    wanted = " ".join(packages)
    if shutil.which("apt-get") is None:
        raise SetupProblem(
            f"This system lacks libraries or tools that Debian calls {wanted}."
            " Install them with the package manager of this system, then run the same command again."
        )
    prefix = right_to_install()
    if prefix is None:
        raise SetupProblem(
            "This system lacks something that Riverboat Desktop needs, and only an administrator may"
            f" install it. This command does:\n\n  {command_for(wanted)}\n\nThen run the same command again."
        )
    say(f"Installing what this system lacks (this can take some minutes): {wanted}")
    # An empty list of packages is the usual state of a fresh machine. If it cannot be renewed, the
    # installation itself shows whether that matters.
    update_words = apt([*prefix, "apt-get", "-qq", "update"])
    words = apt([*prefix, "apt-get", *WAIT, "-qq", "install", "-y", "--no-install-recommends", *packages])
    if words:
        raise SetupProblem(
            f"{update_words}{words}\napt-get could not install {wanted}; its words are above. When the"
            f" reason is gone, run the same command again, or this one:\n\n  {command_for(wanted)}\n"
        )


WAIT = ("-o", "DPkg::Lock::Timeout=180")  # a fresh Ubuntu is often busy with its own updates


def command_for(wanted: str) -> str:
    """One line for a person with the administrator's rights."""
    both = f"apt-get update && apt-get install -y --no-install-recommends {wanted}"
    if os.geteuid() == 0:
        return both
    return both.replace("apt-get", "sudo apt-get") if shutil.which("sudo") else f'su - -c "{both}"'


def right_to_install() -> list[str] | None:
    """The words to put before apt-get; None where only somebody with a password may install."""
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if os.geteuid() == 0:
        return quiet
    if shutil.which("sudo") is None:
        return None
    tried = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n", *quiet] if tried.returncode == 0 else None


def apt(command: list[str]) -> str:
    """What apt-get said when it failed; empty when it did its work, as nobody wants to read that."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return ""
    return done.stdout or f"{' '.join(command)} ended with code {done.returncode}.\n"
