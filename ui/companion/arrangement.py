"""How a table was set up: which box the tags are of, and which reader stands where; kept as a text."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Stand:
    """A zone of a reader that looks at places of the table; without places things are shown to it."""

    reader: str
    zone: int = 0
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """`box` is the key of the box whose tags are read, empty for none. Readers without a stand are pads."""

    box: str = ""
    stands: tuple[Stand, ...] = ()

    def places(self, reader: str, zone: int) -> tuple[str, ...]:
        """What a zone of a reader looks at."""
        for stand in self.stands:
            if (stand.reader, stand.zone) == (reader, zone):
                return stand.places
        return ()


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
        and one.keys() == {"reader", "zone", "places"}
        and isinstance(one["reader"], str)
        and type(one["zone"]) is int
        and isinstance(one["places"], list)
        and all(isinstance(place, str) and place for place in one["places"])
    )


def _stand(one: dict[str, object]) -> Stand:
    places = one["places"]
    assert isinstance(places, Iterable)
    return Stand(str(one["reader"]), int(str(one["zone"])), tuple(map(str, places)))
