"""Whether a window can be opened here, found out without Qt, which would abort; standard library only."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Display:
    """Which kinds of display answer; `why_not` is a sentence when none does."""

    x11: bool = False
    wayland: bool = False
    native: bool = False
    why_not: str = ""

    @property
    def usable(self) -> bool:
        return self.x11 or self.wayland or self.native

    @property
    def platform(self) -> str:
        """The Qt platform to insist on: only where Qt, left alone, might try one that does not answer."""
        if "QT_QPA_PLATFORM" in os.environ or self.native or (self.x11 and self.wayland):
            return ""
        return "xcb" if self.x11 else "wayland"


def find_display() -> Display:
    """The display of this session, tried by connecting to it."""
    if sys.platform != "linux":
        return Display(native=True)
    wanted = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if wanted in ("offscreen", "minimal"):
        return Display(why_not=f"QT_QPA_PLATFORM is set to {wanted}, so no window is opened.")
    if wanted and wanted not in ("xcb", "wayland", "wayland-egl"):
        return Display(native=True)
    x11_name, wayland_name = os.environ.get("DISPLAY", ""), os.environ.get("WAYLAND_DISPLAY", "")
    x11 = bool(x11_name) and not wanted.startswith("wayland") and x11_answers(x11_name)
    wayland = bool(wayland_name) and wanted != "xcb" and wayland_answers(wayland_name)
    if x11 or wayland:
        return Display(x11=x11, wayland=wayland)
    if x11_name or wayland_name:
        return Display(
            why_not=f"The display {x11_name or wayland_name} cannot be reached, so no window can be opened."
        )
    return Display(why_not="There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set).")


def x11_answers(name: str) -> bool:
    """Whether the X server lets us in: by its library, which shows our key too, else by its socket."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return x11_socket_answers(name)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(name.encode(), None)
    try:
        return int(xcb.xcb_connection_has_error(connection)) == 0
    finally:
        xcb.xcb_disconnect(connection)


def x11_socket_answers(name: str) -> bool:
    host, _, number = name.rpartition(":")
    number = number.split(".")[0]
    if not number.isdigit():
        return False
    if host in ("", "unix"):
        return answers(f"/tmp/.X11-unix/X{number}") or answers(f"\0/tmp/.X11-unix/X{number}")
    try:
        with socket.create_connection((host, 6000 + int(number)), timeout=3):
            return True
    except (OSError, OverflowError):
        return False


def wayland_answers(name: str) -> bool:
    return answers(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / name))


def answers(path: str) -> bool:
    with socket.socket(socket.AF_UNIX) as door:
        door.settimeout(3)
        try:
            door.connect(path)
        except OSError:
            return False
    return True
