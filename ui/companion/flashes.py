"""How a receipt looks where it is shown: good, bad, or plain words."""

from __future__ import annotations

from typing import Final

from engine.companion.receipts import Said

GOOD, BAD, PLAIN = "good", "bad", ""
FLASH_MS: Final = 350

_FLASHES: Final = {
    Said.SEEN: GOOD,
    Said.ACCEPTED: GOOD,
    Said.AGREES: GOOD,
    Said.REFUSED: BAD,
    Said.WRONG: BAD,
    Said.CONFLICT: BAD,
    Said.UNKNOWN_TAG: BAD,
    Said.RETIRED_TAG: BAD,
    Said.LOST: BAD,
}


def flash_of(said: Said) -> str:
    """The flash that goes with a receipt."""
    return _FLASHES.get(said, PLAIN)
