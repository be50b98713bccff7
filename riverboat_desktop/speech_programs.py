"""The programs of systems that speak: how they are asked for their voices, and told what to say. Starts none.

Speech Dispatcher's is tried; those of macOS and Windows are written after their manuals.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from typing import Final, Protocol

_LANGUAGES: Final = {"en": ("en-us", "en-gb", "en"), "zh_TW": ("zh-tw", "zh-hant", "cmn", "zh", "yue")}
"""For a language of the window those of voices, best first; `cmn` is Mandarin, `yue` Cantonese."""
_CODE: Final = re.compile(r"[a-z]{2,3}(?:[-_][a-z0-9-]+)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class VoiceName:
    """A voice: its language as the program writes it, and its name."""

    language: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a program: its arguments, and what is put into its environment."""

    arguments: tuple[str, ...]
    variables: tuple[tuple[str, str], ...] = ()


class SpeechProgram(Protocol):
    """One program. `volume` is in percent, `pace` is `slow`, `normal` or `fast`; it ends when all is said."""

    @property
    def command(self) -> str:
        """Its name, to be looked for."""

    @property
    def replaces(self) -> bool:
        """Whether a new text ends the one before by itself, so that the program which says it ends, too."""

    def ask(self) -> Call:
        """Lists the voices."""

    def voices(self, answer: str) -> tuple[VoiceName, ...]:
        """The voices in its answer."""

    def say(self, voice: VoiceName, text: str, volume: int, pace: str) -> Call:
        """Says a text."""

    def hush(self) -> Call | None:
        """Ends what is being said, where it is not enough to end the program that says it."""


def voice_for(voices: tuple[VoiceName, ...], language: str) -> VoiceName | None:
    """The best voice for a language of the window, or None."""
    codes = {voice.language.replace("_", "-").lower(): voice for voice in reversed(voices)}
    for wanted in _LANGUAGES.get(language, (language.lower(),)):
        for code, voice in sorted(codes.items()):
            if code == wanted or code.startswith(wanted + "-"):
                return voice
    return None


@dataclass(frozen=True, slots=True)
class SpeechDispatcher:
    """`spd-say` of Speech Dispatcher, as desktops of Linux have it. A new text ends the one before by itself.

    The amplitude goes straight up with `-i`, from none at -100; above 0 it is cut off. What is not given
    stays as the text before had it.
    """

    command: str = "spd-say"
    replaces: bool = True

    def ask(self) -> Call:
        """A table of names, languages and variants; with eSpeak NG more than ten thousand lines."""
        return Call(("-L",))

    def voices(self, answer: str) -> tuple[VoiceName, ...]:
        """One for each language, between whose voices the program chooses. Names may run into each other."""
        rows = (line.rsplit(maxsplit=2) for line in answer.splitlines()[1:])
        codes = {row[1] for row in rows if len(row) == 3 and _CODE.fullmatch(row[1])}
        return tuple(VoiceName(code) for code in sorted(codes))

    def say(self, voice: VoiceName, text: str, volume: int, pace: str) -> Call:
        """It waits until all is said, or another text has taken its place."""
        rate = {"slow": "-30", "fast": "30"}.get(pace, "0")
        settings = ("-l", voice.language, "-i", str(volume - 100), "-r", rate)
        return Call(("-w", "-N", "riverboat-desktop", *settings, "--", text))

    def hush(self) -> Call | None:
        """The service speaks on when its client ends."""
        return Call(("-S",))


@dataclass(frozen=True, slots=True)
class Say:
    """`say` of macOS."""

    command: str = "say"
    replaces: bool = False

    def ask(self) -> Call:
        """Lines of a name, a language and an example."""
        return Call(("-v", "?"))

    def voices(self, answer: str) -> tuple[VoiceName, ...]:
        """Names have spaces: the language stands before the mark of the example."""
        heads = (line.partition("#")[0].rsplit(maxsplit=1) for line in answer.splitlines())
        return tuple(
            VoiceName(row[1], row[0].strip()) for row in heads if len(row) == 2 and _CODE.fullmatch(row[1])
        )

    def say(self, voice: VoiceName, text: str, volume: int, pace: str) -> Call:
        """The volume is a command inside the text."""
        rate = {"slow": "140", "fast": "230"}.get(pace, "180")
        return Call(("-v", voice.name, "-r", rate, f"[[volm {volume / 100}]] {text}"))

    def hush(self) -> Call | None:
        """It is silent when it ends."""
        return None


@dataclass(frozen=True, slots=True)
class WindowsSpeech:
    """The synthesizer of .NET, by PowerShell, which gets what it says in its environment."""

    command: str = "powershell"
    replaces: bool = False

    def ask(self) -> Call:
        """Lines of a language, a bar and a name."""
        return self._run(
            "$s.GetInstalledVoices() | ForEach-Object { $_.VoiceInfo.Culture.Name + '|' + $_.VoiceInfo.Name }"
        )

    def voices(self, answer: str) -> tuple[VoiceName, ...]:
        """As it lists them."""
        rows = (line.strip().split("|", 1) for line in answer.splitlines())
        return tuple(VoiceName(*row) for row in rows if len(row) == 2)

    def say(self, voice: VoiceName, text: str, volume: int, pace: str) -> Call:
        """No word of the text is part of a command."""
        rate = {"slow": -3, "fast": 3}.get(pace, 0)
        script = f"$s.SelectVoice($env:SAID_BY); $s.Volume = {volume}; $s.Rate = {rate}; $s.Speak($env:SAID)"
        return self._run(script, ("SAID_BY", voice.name), ("SAID", text))

    def hush(self) -> Call | None:
        """It is silent when it ends."""
        return None

    @staticmethod
    def _run(script: str, *variables: tuple[str, str]) -> Call:
        make = (
            "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer"
        )
        utf8 = "[Console]::OutputEncoding = [Text.Encoding]::UTF8"
        return Call(("-NoProfile", "-NonInteractive", "-Command", f"{utf8}; {make}; {script}"), variables)


def program_of(platform: str = sys.platform) -> SpeechProgram:
    """The program that a system would have."""
    if platform == "win32":
        return WindowsSpeech()
    return Say() if platform == "darwin" else SpeechDispatcher()
