"""Receipts that are heard: three short sounds of our own, played by the system's player beside the program.

Each is written as a WAV file when it is first wanted. Where no player is found all is silent.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QStandardPaths, QTemporaryDir, QTimer

RATE: Final = 22050
LEAST_GAP_MS: Final = 60
"""Sounds closer together would only be noise: what was seen is left out then, a decision comes later."""
_LOUDEST: Final = 0.8
_FADE_S: Final = 0.008
_PLAYERS: Final = (("pw-play", ()), ("paplay", ()), ("aplay", ("-q",)), ("afplay", ()))


class Sound(StrEnum):
    """What is heard; each has its own melody, so that nobody has to look."""

    SEEN = "seen"
    ACCEPTED = "accepted"
    REFUSED = "refused"


_MELODIES: Final[dict[Sound, tuple[tuple[float, float], ...]]] = {
    Sound.SEEN: ((1046.5, 0.05),),
    Sound.ACCEPTED: ((659.3, 0.07), (987.8, 0.11)),
    Sound.REFUSED: ((311.1, 0.14), (207.7, 0.24)),
}
"""Tones in Hz and seconds: short and high, rising, low and falling."""


def samples(sound: Sound, volume: int) -> array[int]:
    """The sound as 16-bit samples; `volume` is in percent."""
    found = array("h")
    for pitch, length_s in _MELODIES[sound]:
        count = round(length_s * RATE)
        for number in range(count):
            at_s = number / RATE
            edge = min(1.0, at_s / _FADE_S, (length_s - at_s) / _FADE_S)
            tone = math.sin(math.tau * pitch * at_s) + 0.25 * math.sin(math.tau * 2 * pitch * at_s)
            found.append(round(32767 * _LOUDEST / 1.25 * volume / 100 * edge * tone))
    return found


def write_sound(file: Path, sound: Sound, volume: int) -> None:
    """Write it as a WAV file."""
    with wave.open(str(file), "wb") as to:
        to.setnchannels(1)
        to.setsampwidth(2)
        to.setframerate(RATE)
        found = samples(sound, volume)
        if sys.byteorder == "big":
            found.byteswap()
        to.writeframes(found.tobytes())


def system_player() -> tuple[str, ...]:
    """The program that plays a file, with its first arguments; nothing where there is none."""
    if sys.platform == "win32":
        return ("winsound",)
    for name, arguments in _PLAYERS:
        path = QStandardPaths.findExecutable(name)
        if path:
            return (path, *arguments)
    return ()


class ReceiptSounds(QObject):
    """Plays at a volume in percent; 0 is silence. Nothing waits for a sound."""

    def __init__(self, parent: QObject | None = None, *, player: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self.volume = 0
        self._player = tuple(player) if player is not None else None
        self._folder: QTemporaryDir | None = None
        self._files: dict[tuple[Sound, int], Path] = {}
        self._since = QElapsedTimer()

    def play(self, sound: Sound) -> None:
        """Let it be heard, once what is on the screen has been painted."""
        if self.volume > 0:
            QTimer.singleShot(0, self, lambda: self._play(sound, self.volume))

    def _play(self, sound: Sound, volume: int) -> None:
        if self._player is None:
            self._player = system_player()
        if not self._player or not volume:
            return
        if self._since.isValid() and not self._since.hasExpired(LEAST_GAP_MS):
            if sound is not Sound.SEEN:  # one after the other
                QTimer.singleShot(LEAST_GAP_MS, self, lambda: self._play(sound, volume))
            return
        self._since.start()
        file = self._file(sound, volume)
        if file is None:
            return
        if self._player == ("winsound",):
            self._on_windows(file)
        else:
            QProcess.startDetached(self._player[0], [*self._player[1:], str(file)])

    def _file(self, sound: Sound, volume: int) -> Path | None:
        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            return None
        if (sound, volume) not in self._files:
            file = Path(self._folder.path()) / f"{sound}-{volume}.wav"
            try:
                write_sound(file, sound, volume)
            except OSError:
                return None
            self._files[sound, volume] = file
        return self._files[sound, volume]

    @staticmethod
    def _on_windows(file: Path) -> None:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
