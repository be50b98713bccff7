"""What can be expected of the readers of a family, in the plain values of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.readers.desk import Manner

if TYPE_CHECKING:
    from hardware.driver import DriverInfo


def manner_of(info: DriverInfo) -> Manner:
    """How they tell what lies there, and when it counts."""
    return Manner(info.kind.value, info.zones, info.silence_s, info.settle_s)
