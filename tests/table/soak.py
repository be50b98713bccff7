"""Many generated games at the virtual table: without faults, then with single faults, counted by fault.

From bytes on: what lies on a virtual reader becomes bytes, and these go through driver, connection and the
hearing of a table to the referee, all on a virtual clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Final

from tests.contract.plays import GAMES, setup_of
from tests.soak.crowd import side_by_side
from tests.table.faults import Clumsy
from tests.table.layouts import every_place, one_pad
from tests.table.player import Player
from tests.table.tally import FAULTS, Tally
from tests.table.virtual_readers import VirtualReaders
from tests.table.world import World

SEATS: Final = (2, 3, 4)
LEAST_RIGHT: Final = 0.99


def table(game_id: str, seats: int, seed: int, *, places: bool) -> tuple[World, Player, VirtualReaders]:
    """A generated play, a player at a table for it, and the readers of that."""
    game = GAMES[game_id]
    world = World(game, setup_of(game, seats, seed), seed)
    standing = every_place(game, world.setup) if places else one_pad()
    readers = VirtualReaders(standing, game_id, seed=seed)
    return world, Player(world, standing, readers), readers


def plain(game_id: str, seats: int, seed: int, *, places: bool) -> str:
    """What went wrong in a play without faults; empty if the ledger is the true one and nothing was asked.

    What is asked because the rules do not tell two steps apart by anything that can be pointed at is counted
    as needed.
    """
    world, player, _ = table(game_id, seats, seed, places=places)
    return followed(world, player, f"{game_id} {seats} seats, seed {seed}")


def followed(world: World, player: Player, name: str) -> str:
    """What went wrong in this play; empty as above."""
    truth: list[str] = []
    while not world.over:
        bundle = world.bundle()
        truth += bundle.texts
        player.play(bundle, len(truth))
        if player.texts != truth:
            return f"{name}: {player.texts[-3:]} for {truth[-3:]}"
    unneeded = player.asked["unneeded"] + player.asked["lost"]
    return f"{name}: {unneeded} questions" if unneeded else ""


def faulty(game_id: str, seats: int, seed: int, *, places: bool) -> Tally:
    """A play with a fault every few steps."""
    world, player, readers = table(game_id, seats, seed, places=places)
    tally = Clumsy(world, player, readers, seed).run()
    tally.notes[:] = [f"{seats} seats, seed {seed}, {note}" for note in tally.notes]
    return tally


def enough(game_id: str, *, wanted: int, first: int = 0) -> Iterator[tuple[str, Tally]]:
    """Tallies of either layout: plays until each fault was made so often."""
    for places in (False, True):
        tally = Tally()
        due = [fault for fault in FAULTS if places or fault not in _ONLY_PLACES]
        for one in side_by_side(partial(_faulty, game_id, places), count(first)):
            tally.add(one)
            if all(tally.made[fault] >= wanted for fault in due):
                break
        yield ("a reader at every place" if places else "one shared pad"), tally


def _faulty(game_id: str, places: bool, seed: int) -> Tally:
    return faulty(game_id, SEATS[seed % 3], seed, places=places)


def _plain(game_id: str, places: bool, seed: int) -> str:
    return plain(game_id, SEATS[seed % 3], seed, places=places)


_ONLY_PLACES: Final = ("swapped pieces", "piece nudged away", "two steps at once")


def failures(name: str, tally: Tally) -> list[str]:
    """What does not reach the goal: 99 of 100 right, no wrong step, and all right that had no fault."""
    found = []
    for fault in FAULTS:
        made = tally.made[fault]
        if made and tally.right[fault] < LEAST_RIGHT * made:
            found.append(f"{name}, {fault}: only {tally.right[fault]} of {made} right")
        if tally.wrong[fault]:
            found.append(f"{name}, {fault}: {tally.wrong[fault]} wrong steps")
    if tally.astray:
        found.append(f"{name}: {tally.astray} steps without a fault were not followed")
    return found


def main(wanted: int = 300, games: int = 20, first: int = 0) -> list[str]:
    """Print all figures, by game, table and fault; gives what did not reach its goal. `first` is a seed."""
    failed: list[str] = []
    for game_id in ("riverboat", "sobek"):
        for places in (False, True):
            wrong = list(side_by_side(partial(_plain, game_id, places), range(first, first + games)))
            failed += filter(None, wrong)
            name = "a reader at every place" if places else "one shared pad"
            print(
                f"{game_id}, {name}: {games} games without faults, {len(games_right(wrong))} right",
                flush=True,
            )
        for name, tally in enough(game_id, wanted=wanted, first=first):
            print(f"{game_id}, {name}", *tally.lines(), *tally.notes[:10], sep="\n  ", flush=True)
            failed += failures(f"{game_id}, {name}", tally)
    return failed


def games_right(wrong: list[str]) -> list[str]:
    """Those that had nothing wrong."""
    return [text for text in wrong if not text]


if __name__ == "__main__":
    print("\n".join(main()) or "every goal was reached")
