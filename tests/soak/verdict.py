"""What a flood may bring: nothing false out of nothing, and little that is false out of damage."""

from __future__ import annotations

from hardware.driver import Check
from tests.soak.flood import Count

MOST_FALSE = {Check.CRC: 0.0, Check.SUM: 1 / 200}
"""False reads a damaged capture, by what protects a frame. Without a check there is no limit to set."""


def failures_of_noise(count: Count) -> list[str]:
    """Random bytes are no tag in any format that has a check."""
    if count.check is Check.NONE or not count.false:
        return []
    return [f"{count.family}: {count.false} false tags from random bytes"]


def failures_of_damage(count: Count) -> list[str]:
    """Damage passes a sum seldom and a CRC never, and nothing of it is confirmed."""
    most = MOST_FALSE.get(count.check)
    if most is None:
        return []
    failed = []
    if count.false > most * count.sent:
        failed.append(f"{count.family}: {count.false} false reads in {count.sent} damaged captures")
    if count.confirmed:
        failed.append(f"{count.family}: {count.confirmed} false reads were confirmed")
    return failed
