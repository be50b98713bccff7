"""Readers and scanners that type like a keyboard: which keys are a scan, and which a person has typed.

Source: what such readers do by their manuals: the number or code in one go, then Enter, Tab or nothing. Keys
come in as pairs of a character and a time, and come back out: as a scan, or as text that was typed and is
still wanted by whoever had the focus. Nothing is lost, and nothing but accepted scans may be recorded.

Once: a tag is typed when it is presented; absence cannot be known.

Limits: nothing checks a key. A scan is told from typing by its pace (80 ms from key to key, 1.5 s in all), at
least six characters, the ending, and a form that was expected of this reader. Digits of a keyboard layout
that puts other signs on the number keys are refused with advice. `WedgeSettings` holds all of this.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hardware.driver import Check, DriverInfo, Fault, Kind, TagRead, Trouble
from hardware.number_forms import Form, read_number, signs_of

WEDGE = DriverInfo("wedge", "Reader that types like a keyboard", (), Kind.ONCE, Check.NONE)
ENDS = frozenset("\r\n\t")
MOST_HELD = 64
"""So many characters are held at most; a form is shorter."""
SPLIT_S = 0.015
"""A letter typed so shortly before a scan, and twice as far as its keys from each other, is not of it."""
_FRENCH_DIGITS = frozenset("à&é\"'(-è_ç")
LAYOUT_ADVICE = (
    "the reader types digits for another keyboard layout: switch the layout, "
    "or set the reader to the country of the keyboard"
)


@dataclass(frozen=True, slots=True)
class WedgeSettings:
    """What is expected of a reader that types. Of two forms that fit a text the first counts.

    With `ends` False a reader without Enter or Tab is heard too: its scan is over when it falls silent.
    """

    forms: tuple[Form, ...] = (Form.DEC_10, Form.OWN_CODE)
    gap_s: float = 0.08
    longest_s: float = 1.5
    least: int = 6
    ends: bool = True


@dataclass(frozen=True, slots=True)
class Typed:
    """Text that a person has typed, to be given to whoever had the focus; endings are in it."""

    text: str


Heard = TagRead | Typed | Trouble


@dataclass(slots=True)
class _Run:
    """Keys that may be a scan, and when the key before the first of them came."""

    text: str = ""
    at: list[float] = field(default_factory=list)
    before: float | None = None

    def gaps(self) -> Iterator[float]:
        """The time before each key; endless before the first one after a silence."""
        earlier = self.before
        for at in self.at:
            yield float("inf") if earlier is None else at - earlier
            earlier = at


class Wedge:
    """The keys of one keyboard. Times are monotonic, in seconds; `on_time` wants to be called at `due`."""

    info = WEDGE

    def __init__(self, settings: WedgeSettings | None = None) -> None:
        self._settings = settings or WedgeSettings()
        self._signs = frozenset[str]().union(*map(signs_of, self._settings.forms))
        self._run = _Run()
        self._last: float | None = None
        self._typing = False
        self._french = 0
        self._scanned = False
        self._ended = False

    @property
    def held(self) -> int:
        """Characters that are not decided yet."""
        return len(self._run.text)

    @property
    def due(self) -> float | None:
        """When what is held is decided, if no key comes before; None where nothing is held."""
        return self._last + self._settings.gap_s if self._run.text and self._last is not None else None

    def key(self, character: str, at: float) -> list[Heard]:
        """What is decided by this key: nothing, typed text, or a scan with what was typed before it."""
        heard = [] if self._last is None or 0 <= at - self._last <= self._settings.gap_s else self._silence()
        before, self._last = None if self._ended else self._last, at
        self._ended = character in ENDS
        self._french = self._french + 1 if character in _FRENCH_DIGITS else self._french
        if self._ended:
            return heard + self._end(character, at)
        self._scanned = False
        if character not in _FRENCH_DIGITS:
            self._french = 0
        if self._typing or character not in self._signs:
            return heard + self._typed(character)
        if not self._run.text:
            self._run.before = before
        self._run.text += character
        self._run.at.append(at)
        if len(self._run.text) > MOST_HELD or at - self._run.at[0] > self._settings.longest_s:
            self._typing = True
            heard += self._typed()
        return heard

    def on_time(self, now: float) -> list[Heard]:
        """The time of `due` has come: what is held is decided."""
        due = self.due
        return self._silence() if due is not None and now >= due else []

    def release(self) -> list[Heard]:
        """Give back what is held: the focus moves, or a key comes that is no character."""
        heard = self._typed()
        self._last = None
        self._forget()
        return heard

    def _silence(self) -> list[Heard]:
        """No key came in time."""
        heard: list[Heard] = []
        if self._run.text and not self._settings.ends:
            heard += self._scan(self._run.at[-1]) or []
        heard += self._typed()
        self._last = None
        self._forget()
        return heard

    def _forget(self) -> None:
        self._run = _Run()
        self._typing = self._scanned = self._ended = False
        self._french = 0

    def _typed(self, character: str = "") -> list[Heard]:
        text = self._run.text + character
        self._run = _Run()
        return [Typed(text)] if text else []

    def _end(self, character: str, at: float) -> list[Heard]:
        if self._scanned and not self._run.text:
            self._scanned = False
            return []
        scan = self._scan(at)
        if scan is not None:
            self._scanned = True
            return scan
        french, self._french = self._french, 0
        heard = self._typed(character)
        if french >= self._settings.least:
            heard.append(Trouble(Fault.BAD_SHAPE, LAYOUT_ADVICE))
        return heard

    def _scan(self, at: float) -> list[Heard] | None:
        """The scan at the end of what is held, behind what was typed before it; None where there is none."""
        text = self._run.text
        for start in self._starts(at):
            scanned = text[start:]
            for form in self._settings.forms:
                named = read_number(scanned, form)
                if named is not None:
                    self._run = _Run()
                    read = named if isinstance(named, Trouble) else TagRead(named, scanned)
                    return [*([Typed(text[:start])] if start else []), read]
        return None

    def _starts(self, at: float) -> Iterator[int]:
        """Where in what is held a scan may begin that ends now."""
        gaps = list(self._run.gaps())
        for start in range(len(gaps) - self._settings.least + 1):
            widest = max(gaps[start + 1 :], default=0.0)
            apart = gaps[start] > self._settings.gap_s or gaps[start] >= max(SPLIT_S, 2 * widest)
            if apart and at - self._run.at[start] <= self._settings.longest_s:
                yield start
