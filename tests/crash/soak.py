"""Many evenings at tables whose programs are killed, counted by what they were in the middle of."""

from __future__ import annotations

import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

from tests.crash.evening import Evening
from tests.soak.crowd import side_by_side

SEATS: Final = (2, 3, 4)
_OFTEN: Final = {False: 40, True: 9}
"""In a thousand messages; readers at every place send many."""


def main(plays: int = 8) -> list[str]:
    """Print how often programs were killed; gives what was lost, wrong, or asked needlessly."""
    failed: list[str] = []
    for game_id in ("riverboat", "sobek"):
        for places in (False, True):
            kills: Counter[str] = Counter()
            wrong: list[str] = []
            for fault, its in side_by_side(partial(_play, game_id, places), range(plays)):
                wrong.append(fault)
                kills.update(its)
            name = f"{game_id}, {'a reader at every place' if places else 'one shared pad'}"
            times = sum(kills[when] for when in ("at rest", "at work", "while it wrote"))
            print(f"{name}: killed {times} times in {plays} games, {len(_none(wrong))} right", flush=True)
            for what, count in sorted(kills.items()):
                print(f"  {count:5} {what}")
            failed += [f"{name}, {text}" for text in wrong if text]
    return failed


def _play(game_id: str, places: bool, seed: int) -> tuple[str, Counter[str]]:
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(
            Path(folder),
            game_id,
            SEATS[seed % 3],
            seed,
            places=places,
            often=_OFTEN[places],
            bot=seed % 2 == 0,
        )
        try:
            evening.run()
        except AssertionError as error:
            return f"seed {seed}: {error}", evening.person.kills
    return "", evening.person.kills


def _none(wrong: list[str]) -> list[str]:
    return [text for text in wrong if not text]


if __name__ == "__main__":
    print("\n".join(main()) or "nothing was lost")
