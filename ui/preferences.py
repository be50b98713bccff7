"""What a person may set, as plain values; the application keeps them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Preferences:
    """Settings of the program. `language` and `theme` may be `system`.

    `scale` is in percent (100 to 250); `animation` and `pace` (of bots) are words;
    `staging` is a value of `engine.session.view.Staging`; `receipts` is how loud those at a real table are,
    in percent. `speech` is which of `SPEECHES` is said aloud.
    """

    language: str = "system"
    theme: str = "system"
    colour_blind: bool = False
    scale: int = 100
    animation: str = "normal"
    pace: str = "normal"
    staging: str = "always"
    hints: bool = True
    receipts: int = 50
    speech: str = "off"
    speech_volume: int = 75
    speech_pace: str = "normal"


LANGUAGES = (("en", "English"), ("zh_TW", "繁體中文"))
"""Languages with their own names."""
THEMES = ("system", "light", "dark")
ANIMATIONS = ("off", "fast", "normal", "slow")
PACES = ("instant", "normal", "slow", "step")
VOLUMES = (0, 25, 50, 75, 100)
SPEECHES = ("off", "receipts", "prompts", "both")
"""What is said aloud: receipts at a real table, what comes next there and what bots do, or all of it."""
PACES_OF_SPEECH = ("slow", "normal", "fast")
SCALES = (100, 125, 150, 175, 200, 225, 250)


def next_scale(scale: int, direction: int) -> int:
    """The next larger (1) or smaller (-1) scale, as far as there is one; 0 is the usual one."""
    if direction > 0:
        return next((larger for larger in SCALES if larger > scale), SCALES[-1])
    return next((less for less in reversed(SCALES) if direction and less < scale), SCALES[0])
