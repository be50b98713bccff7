"""Which language is shown, and the translators that show it: ours, and Qt's own for its buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from ui.preferences import LANGUAGES

ENGLISH: Final = "en"
CHINESE: Final = "zh_TW"
_TRADITIONAL: Final = ("TW", "HK", "MO")


def system_language(wanted: Iterable[str] | None = None) -> str:
    """The first language of the system that the program speaks, else English.

    `wanted` are names such as `zh-Hant-HK` or `de-DE`, best first; by default those of the system.
    """
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        parts = name.replace("_", "-").split("-")
        if parts[0] == "en":
            return ENGLISH
        if parts[0] == "zh" and ("Hant" in parts or any(part in _TRADITIONAL for part in parts)):
            return CHINESE
    return ENGLISH


def chosen_language(preference: str) -> str:
    """The language that a setting means: one of `LANGUAGES`; `system` and unknown ones ask the system."""
    return preference if preference in dict(LANGUAGES) else system_language()


class _Silence(QObject):
    """Keeps from the application, and so from its windows, that the language changed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only the application's own event is held back."""
        return event.type() == QEvent.Type.LanguageChange and watched is QCoreApplication.instance()


class Translators:
    """Installs the translators of one language at a time into the application."""

    def __init__(self) -> None:
        self.language = ""
        self._installed: list[QTranslator] = []
        self._words = b""

    def show(self, language: str) -> None:
        """Switch the application to a language; open windows are told by Qt. The same one changes nothing."""
        if language == self.language:
            return
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        self.language = language
        QLocale.setDefault(QLocale(language))
        qt = QTranslator()
        if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._install(qt)
        # From memory: Qt maps a file, and dies if it is written anew while the program runs.
        words = files("ui").joinpath("i18n", f"riverboat_desktop_{language}.qm")
        self._words = words.read_bytes() if words.is_file() else b""
        own = QTranslator()
        if self._words and own.load(self._words):
            self._install(own)

    @contextmanager
    def aside(self, language: str) -> Iterator[None]:
        """Words come in that language meanwhile, and no window is told; nothing may be shown in between."""
        application = QCoreApplication.instance()
        assert application is not None
        before, silence = self.language, _Silence()
        application.installEventFilter(silence)
        try:
            self.show(language)
            yield
        finally:
            self.show(before)
            application.removeEventFilter(silence)

    def _install(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
