"""Which reads count: ghosts are held back until a second equal read, echoes of one scan are dropped."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hardware.driver import CONFIRM_S, Inventory, Kind, TagRead
from hardware.reads import TagId

ECHO_S: Final = 1.5
"""An equal scan of a reader that says each presentation once, within this time of the last: an echo."""
REPEAT_S: Final = 0.02
"""A reader that repeats a tag faster than this is not listened to in between; usual ones take 0.05 s."""
_MOST: Final = 256
"""Random numbers from noise must not pile up: so many tags are remembered, the youngest."""

_Key = tuple[TagId, int]


class Confirm:
    """Says of each read of one reader whether it counts. Time is that of the read, and only moves on."""

    def __init__(self, kind: Kind, confirm_s: float = CONFIRM_S) -> None:
        self._kind = kind
        self._confirm_s = confirm_s
        self._heard: dict[_Key, float] = {}
        self._counted: dict[_Key, float] = {}
        self._inventories: dict[int, tuple[Inventory, float]] = {}
        self.held_back = 0
        self.repeated = 0

    def counts(self, read: TagRead, at: float) -> bool:
        """Whether this read is to be believed now, and is news."""
        key = (read.tag, read.zone)
        before = self._heard.get(key)
        if not self._believed(read, at):
            return False
        if self._is_repeat(key, before, at):
            self.repeated += 1
            return False
        _remember(self._counted, key, at)
        return True

    def whole(self, inventory: Inventory, at: float) -> Inventory | None:
        """The inventory with the tags that are to be believed, `more` if any were held back.

        None where it says the same too soon again, and where all of it was held back: that something
        lies there which nobody can name yet is no news, and least of all that nothing lies there.
        """
        tags = tuple(read for read in inventory.tags if self._believed(read, at))
        if inventory.tags and not tags:
            return None
        seen = inventory if len(tags) == len(inventory.tags) else replace(inventory, tags=tags, more=True)
        last = self._inventories.get(inventory.zone)
        if last is not None and last[0] == seen and at - last[1] < REPEAT_S:
            self.repeated += 1
            return None
        self._inventories[inventory.zone] = (seen, at)
        return seen

    def reset(self) -> None:
        """What was heard before says nothing any more: the line was away."""
        self._heard.clear()
        self._counted.clear()
        self._inventories.clear()

    def _believed(self, read: TagRead, at: float) -> bool:
        key = (read.tag, read.zone)
        before = self._heard.get(key)
        _remember(self._heard, key, at)
        if read.sure or (before is not None and at - before <= self._confirm_s):
            return True
        self.held_back += 1
        return False

    def _is_repeat(self, key: _Key, before: float | None, at: float) -> bool:
        counted = self._counted.get(key)
        if counted is None:
            return False
        if self._kind is Kind.ONCE:
            # From the last time it was heard: a scanner that is held over a code goes on and on.
            return at - max(before or 0.0, counted) < ECHO_S
        return at - counted < REPEAT_S


def _remember(times: dict[_Key, float], key: _Key, at: float) -> None:
    times.pop(key, None)
    times[key] = at
    if len(times) > _MOST:
        del times[next(iter(times))]
