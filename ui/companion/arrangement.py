"""How a table was set up: which box the tags are of, and which reader stands where; kept as a text."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Final

LONGEST_SETTLE_S: Final = 3.0
LONGEST_WRONG_S: Final = 20.0


@dataclass(frozen=True, slots=True)
class Stand:
    """A zone of a reader that looks at places of the table; without places things are shown to it.

    What lies there counts after `settle_s`, and what cannot be explained is wrong after `wrong_s`; 0 is as
    usual for its reader.
    """

    reader: str
    zone: int = 0
    places: tuple[str, ...] = ()
    settle_s: float = 0.0
    wrong_s: float = 0.0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """`box` is the key of the box whose tags are read, empty for none. Readers without a stand are pads."""

    box: str = ""
    stands: tuple[Stand, ...] = ()

    def places(self, reader: str, zone: int) -> tuple[str, ...]:
        """What a zone of a reader looks at."""
        return self.stand(reader, zone).places

    def stand(self, reader: str, zone: int) -> Stand:
        """How a zone of a reader stands; a pad where nothing was said."""
        found = (one for one in self.stands if (one.reader, one.zone) == (reader, zone))
        return next(found, Stand(reader, zone))

    def with_times(self, reader: str, zone: int, settle_s: float, wrong_s: float) -> Arrangement:
        """The same, with other times of a zone that looks at something; 0 is as usual."""
        stands = (
            replace(one, settle_s=settle_s, wrong_s=wrong_s)
            if (one.reader, one.zone) == (reader, zone)
            else one
            for one in self.stands
        )
        return replace(self, stands=tuple(stands))


def arrangement_name(game: str) -> str:
    """Under which name the last arrangement for a game is remembered."""
    return f"table-{game}"


def arrangement_text(arrangement: Arrangement) -> str:
    """The text that is kept."""
    return json.dumps(asdict(arrangement))


def arrangement_from(text: str) -> Arrangement:
    """What was kept; what makes no sense is left out."""
    try:
        kept = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return Arrangement()
    if not isinstance(kept, dict):
        return Arrangement()
    box, stands = kept.get("box", ""), kept.get("stands", [])
    return Arrangement(
        box if isinstance(box, str) else "",
        tuple(_stand(one) for one in (stands if isinstance(stands, list) else ()) if _sound(one)),
    )


def _sound(one: object) -> bool:
    return (
        isinstance(one, dict)
        and {"reader", "zone", "places"} <= one.keys()
        and isinstance(one["reader"], str)
        and type(one["zone"]) is int
        and isinstance(one["places"], list)
        and all(isinstance(place, str) and place for place in one["places"])
    )


def _stand(one: dict[str, object]) -> Stand:
    places = one["places"]
    assert isinstance(places, Iterable)
    times = (_time(one.get("settle_s"), LONGEST_SETTLE_S), _time(one.get("wrong_s"), LONGEST_WRONG_S))
    return Stand(str(one["reader"]), int(str(one["zone"])), tuple(map(str, places)), *times)


def _time(kept: object, longest: float) -> float:
    sound = isinstance(kept, int | float) and not isinstance(kept, bool) and 0 <= kept <= longest
    return float(kept) if sound and isinstance(kept, int | float) else 0.0
