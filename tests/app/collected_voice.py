"""A voice that says nothing and notes everything."""

from __future__ import annotations

from ui.speech import Lack, Voice


class CollectedVoice(Voice):
    """`said` has every text, `how` the volume and the pace of each; `missing` is what it says it lacks."""

    def __init__(self, missing: Lack = Lack.NOTHING) -> None:
        super().__init__()
        self.said: list[str] = []
        self.how: list[tuple[int, str]] = []
        self.hushed = 0
        self.looked = 0
        self.missing = missing

    def lack(self) -> Lack:
        return self.missing

    def look(self) -> None:
        self.looked += 1

    def say(self, text: str, volume: int, pace: str) -> None:
        self.said.append(text)
        self.how.append((volume, pace))

    def hush(self) -> None:
        self.hushed += 1
