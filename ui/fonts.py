"""Registers the bundled font; no widget lives here."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

_FILES = ("NotoSansTC-Regular.ttf", "NotoSansTC-Bold.ttf")


@lru_cache(maxsize=1)
def load_fonts() -> str:
    """The family name of the bundled font, after both weights are registered with Qt.

    Needs a QGuiApplication. Raises RuntimeError when Qt cannot read a file of the package.
    """
    folder = files("ui") / "assets" / "fonts"
    families: list[str] = []
    for name in _FILES:
        number = QFontDatabase.addApplicationFontFromData(QByteArray((folder / name).read_bytes()))
        if number < 0:
            raise RuntimeError(f"the bundled font {name} cannot be read; reinstall the program")
        families += QFontDatabase.applicationFontFamilies(number)
    return families[0]
