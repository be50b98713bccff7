"""Speech: whoever speaks aloud beside the program, and what a person wants to hear of it.

What is said is for everybody in the room, so callers hand in only what everybody at the table may know.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ui.preferences import Preferences

_SIGNS_FOR_EYES: Final = re.compile(r"\s*[(（][A-Z]+(?:-[\d.]+)?[)）]")
"""Letters of pieces and numbers of rules in brackets: to look at, not to listen to."""
_LAST_STOPS: Final = " .。;；:："


class Lack(StrEnum):
    """What is missing for speech in the language of the window."""

    NOTHING = "nothing"
    UNKNOWN = "unknown"
    """Voices have not been looked for, or have not been found yet."""
    PROGRAM = "program"
    VOICE = "voice"


class Voice(QObject):
    """Says one thing at a time in the language of the window. This one is dumb; the application has another.

    `known` is sent when it has turned out which voices there are.
    """

    known = Signal()

    def lack(self) -> Lack:
        """What is missing. Answers at once."""
        return Lack.PROGRAM

    def look(self) -> None:
        """Find out anew which voices there are; `known` comes later."""

    def say(self, text: str, volume: int, pace: str) -> None:
        """Say this now, instead of what is being said: `volume` in percent, `pace` one of `PACES_OF_SPEECH`.

        Never waits, and where anything is missing says nothing.
        """

    def hush(self) -> None:
        """Say no more."""

    def close(self) -> None:
        """Say no more, for good."""


class Speaker(QObject):
    """A voice as somebody has set it. Nothing is said by one that has not been told the preferences."""

    def __init__(self, voice: Voice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._voice = voice
        self._set = Preferences()

    def set_preferences(self, preferences: Preferences) -> None:
        """What is to be heard, how loud and how fast."""
        was_on, self._set = self.on, preferences
        if self.on and not was_on:
            self._voice.look()
        elif was_on and not self.on:
            self._voice.hush()

    @property
    def on(self) -> bool:
        """Whether anything is to be heard."""
        return self._set.speech != "off" and self._set.speech_volume > 0

    @property
    def receipts(self) -> bool:
        """Whether receipts are."""
        return self.on and self._set.speech in ("receipts", "both")

    @property
    def prompts(self) -> bool:
        """Whether what comes next is, and what bots do."""
        return self.on and self._set.speech in ("prompts", "both")

    def say(self, *sentences: str) -> None:
        """Say these one after the other, instead of what is being said."""
        text = in_sentences(*sentences)
        if self.on and text:
            self._voice.say(text, self._set.speech_volume, self._set.speech_pace)

    def hush(self) -> None:
        """Say no more."""
        if self.on:
            self._voice.hush()


def in_sentences(*texts: str) -> str:
    """Texts of the window as they are said: each ends with a stop, and what is only for eyes is left out."""
    to = QCoreApplication.translate("Speech", "to")
    said = []
    for text in texts:
        words = _SIGNS_FOR_EYES.sub("", text).replace("…", "")
        words = words.replace("→", to).replace(" · ", ", ").strip(_LAST_STOPS)
        if words and words[-1] not in "?？!！":
            words = QCoreApplication.translate("Speech", "{sentence}.").format(sentence=words)
        said.append(words)
    return " ".join(filter(None, said))
