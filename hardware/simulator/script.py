"""Scripts for virtual readers: which tags come and go when, as lines of text (docs/readers.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hardware.reads import NotATag, TagId, parse_tag
from hardware.simulator.field import Lying

TAP_S = 0.5
"""How long a tag that is tapped on the reader lies there, if nothing else is said."""


class Doing(StrEnum):
    """What a line of a script does."""

    LAY = "lay"
    LIFT = "lift"
    TAP = "tap"
    CLEAR = "clear"
    UNPLUG = "unplug"
    PLUG = "plug"
    RESET = "reset"
    AGAIN = "again"


@dataclass(frozen=True, slots=True)
class Event:
    """At this time of the script something happens; `what` is there for laying and lifting."""

    at_s: float
    doing: Doing
    what: Lying | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """The events in their order; with `again_s` it starts anew after so many seconds (0: it does not)."""

    events: tuple[Event, ...]
    again_s: float = 0.0

    @property
    def zones(self) -> int:
        """How many antennas a reader needs for it; zones count from 0."""
        return 1 + max((event.what.zone for event in self.events if event.what is not None), default=0)

    def forever(self) -> Iterator[Event]:
        """All events, with the times of every round; without end where the script starts anew."""
        begun = 0.0
        while True:
            for event in self.events:
                yield Event(begun + event.at_s, event.doing, event.what)
            if not self.again_s:
                return
            begun += self.again_s


class BadScript(ValueError):
    """A script cannot be read; `str` says where and why."""


_ZONE: Final = re.compile(r"[0-9]{1,3}")
_RSSI: Final = re.compile(r"-[0-9]{1,3}")
_WITH_TAG: Final = (Doing.LAY, Doing.LIFT, Doing.TAP)


def parse_script(text: str) -> Script:
    """The script that the text says. Raises `BadScript`."""
    events: list[Event] = []
    again_s = last = 0.0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            if again_s:
                raise BadScript("nothing follows after `again`")
            at = _time(words[0], last)
            doing, what, length_s = _action(words[1:])
            if doing is Doing.AGAIN:
                if not at:
                    raise BadScript("`again` needs a time above 0")
                again_s = at
                continue
        except (BadScript, NotATag) as error:
            raise BadScript(f"line {number}: {error}") from None
        last = at
        if doing is Doing.TAP:
            events += [Event(at, Doing.LAY, what), Event(at + length_s, Doing.LIFT, what)]
        else:
            events.append(Event(at, doing, what))
    events.sort(key=lambda event: event.at_s)
    if again_s and events and events[-1].at_s > again_s:
        raise BadScript("a tag that is tapped is lifted after `again`")
    return Script(tuple(events), again_s)


def write_script(script: Script) -> str:
    """The text of a script; taps are written as laying and lifting."""
    lines = []
    for event in script.events:
        words = [f"{event.at_s:g}", event.doing.value]
        if event.what is not None:
            words.append(str(event.what.tag))
            if event.doing is Doing.LAY:
                words += ["zone", str(event.what.zone), "rssi", str(event.what.rssi)]
        lines.append(" ".join(words))
    if script.again_s:
        lines.append(f"{script.again_s:g} again")
    return "\n".join(lines) + "\n"


def _time(word: str, last: float) -> float:
    at = _number(word, "a line begins with a time in seconds")
    if at < last:
        raise BadScript(f"{word} is earlier than the line before")
    return at


def _number(word: str, otherwise: str) -> float:
    try:
        value = float(word)
    except ValueError:
        raise BadScript(f"{otherwise}, not {word!r}") from None
    if not 0 <= value < 1e6:
        raise BadScript(f"{word} is out of range")
    return value


def _action(words: list[str]) -> tuple[Doing, Lying | None, float]:
    """What is done, to what, and how long a tap lasts."""
    try:
        doing = Doing(words[0] if words else "")
    except ValueError:
        known = ", ".join(Doing)
        raise BadScript(f"after the time comes one of: {known}") from None
    if doing not in _WITH_TAG:
        if len(words) > 1:
            raise BadScript(f"`{doing}` stands alone")
        return doing, None, 0.0
    if len(words) < 2:
        raise BadScript(f"`{doing}` needs a tag")
    tag = _tag(words[1])
    zone, rssi, length_s = 0, -55, TAP_S
    settings = words[2:]
    if len(settings) % 2:
        raise BadScript(f"{settings[-1]!r} needs a value")
    for name, value in zip(settings[::2], settings[1::2], strict=True):
        if name == "zone" and _ZONE.fullmatch(value):
            zone = int(value)
        elif name == "rssi" and _RSSI.fullmatch(value) and -128 <= int(value) < 0:
            rssi = int(value)
        elif name == "for" and doing is Doing.TAP:
            length_s = _number(value, "`for` is followed by seconds")
        else:
            raise BadScript(f"{name} {value} means nothing here")
    return doing, Lying(tag, zone, rssi), length_s


def _tag(word: str) -> TagId:
    tag = parse_tag(word)
    if tag.bits:
        raise NotATag("a tag on a reader has all its bits")
    return tag
