"""Many plays of people who tell no hidden card, with single faults, counted by fault; from bytes on."""

from __future__ import annotations

from itertools import count
from typing import Final

from engine.core.setup import SeatSetup, Setup
from tests.soak.crowd import side_by_side
from tests.table.real_pieces import RealPieces
from tests.table.tally import Tally
from tests.table.untold_faults import FAULTS, ClumsyUntold
from tests.table.untold_player import UntoldPlayer, at_places

NAME: Final = "sobek, no hidden card told, a reader at every place"
_NAMES: Final = ("Ann", "Bo", "Cy", "Di")


def faulty(seed: int) -> Tally:
    """A play with a fault every few steps; seeds go through seat counts and what the seats' readers see."""
    seats, sees = 2 + seed % 3, seed // 3
    setup = Setup("sobek", tuple(map(SeatSetup, _NAMES[:seats])), (("hidden", "blank"),), seed)
    table = at_places(seats, piles=bool(sees & 1), hands=bool(sees & 2))
    tally = ClumsyUntold(UntoldPlayer(RealPieces(setup, seed), table=table, seed=seed), seed).run()
    tally.notes[:] = [f"{seats} seats, seed {seed}, {note}" for note in tally.notes]
    return tally


def enough(*, wanted: int, first: int = 0) -> Tally:
    """The tally of as many plays as it takes, until each fault was made so often."""
    tally = Tally()
    for one in side_by_side(faulty, count(first)):
        tally.add(one)
        if all(tally.made[fault] >= wanted for fault in FAULTS):
            break
    return tally
