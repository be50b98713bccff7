"""Many generated games at the virtual table: without faults, then with single faults, counted by fault.

From bytes on: what lies on a virtual reader becomes bytes, and these go through driver, connection and the
hearing of a table to the referee, all on a virtual clock.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count, product
from typing import Any, Final

from engine.core.setup import Setup
from tests.contract.plays import GAMES, setup_of
from tests.soak.crowd import side_by_side
from tests.table import untold_soak as untold
from tests.table.faults import Clumsy
from tests.table.layouts import Table, every_place, one_pad, some_places
from tests.table.player import Player
from tests.table.tally import FAULTS, Tally
from tests.table.virtual_readers import VirtualReaders
from tests.table.world import World

SEATS: Final = (2, 3, 4)
LEAST_RIGHT: Final = 0.99
PAD: Final = "one shared pad"
EVERY: Final = "a reader at every place"
SOME: Final = "readers at some places"
LAYOUTS: Final = (PAD, EVERY, SOME)


def _standing(game: Any, setup: Any, seed: int, layout: str) -> Table:
    match layout:
        case "one shared pad":
            return one_pad()
        case "a reader at every place":
            return every_place(game, setup)
    return some_places(game, setup, seed)


def _with_bots(setup: Setup, seed: int) -> Setup:
    """All seats but one are bots, or one is; which one depends on the seed."""
    count, apart = len(setup.seats), seed // 3 % len(setup.seats)
    many = count > 2 and seed % 2 == 0
    seats = (
        replace(seat, controller="greedy" if (at == apart) != many else seat.controller)
        for at, seat in enumerate(setup.seats)
    )
    return replace(setup, seats=tuple(seats))


def table(
    game_id: str, seats: int, seed: int, layout: str, *, bots: bool = False
) -> tuple[World, Player, VirtualReaders]:
    """A generated play, a player at a table for it, and the readers of that."""
    game = GAMES[game_id]
    setup = setup_of(game, seats, seed)
    world = World(game, _with_bots(setup, seed) if bots else setup, seed)
    standing = _standing(game, world.setup, seed, layout)
    readers = VirtualReaders(standing, game_id, seed=seed)
    return world, Player(world, standing, readers), readers


def plain(game_id: str, seats: int, seed: int, layout: str, *, bots: bool = False) -> str:
    """What went wrong in a play without faults; empty if the ledger is the true one and nothing was asked.

    What is asked because the rules do not tell two steps apart by anything that can be pointed at is counted
    as needed.
    """
    world, player, _ = table(game_id, seats, seed, layout, bots=bots)
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


def faulty(game_id: str, seats: int, seed: int, layout: str, *, bots: bool = False) -> Tally:
    """A play with a fault every few steps."""
    world, player, readers = table(game_id, seats, seed, layout, bots=bots)
    tally = Clumsy(world, player, readers, seed).run()
    tally.notes[:] = [f"{seats} seats, seed {seed}, {note}" for note in tally.notes]
    return tally


def enough(game_id: str, layout: str, *, wanted: int, first: int = 0, bots: bool = False) -> Tally:
    """The tally of as many plays as it takes, until each fault was made so often."""
    tally = Tally()
    due = [fault for fault in FAULTS if layout != PAD or fault not in _ONLY_PLACES]
    if bots:
        due = [fault for fault in due if fault != _TWO]  # of a bot's steps the second one waits for the first
    for one in side_by_side(partial(_faulty, game_id, layout, bots), count(first)):
        tally.add(one)
        if all(tally.made[fault] >= wanted for fault in due):
            break
    return tally


def _faulty(game_id: str, layout: str, bots: bool, seed: int) -> Tally:
    return faulty(game_id, SEATS[seed % 3], seed, layout, bots=bots)


def _plain(game_id: str, layout: str, bots: bool, seed: int) -> str:
    return plain(game_id, SEATS[seed % 3], seed, layout, bots=bots)


_TWO: Final = "two steps at once"
_ONLY_PLACES: Final = ("swapped pieces", "piece nudged away", _TWO)


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
    """Print all figures, by game, table and fault; gives what did not reach its goal. `first` is a seed.

    A third of the faults where readers are at some places, which is something of both other tables, and where
    bots play.
    """
    failed: list[str] = []
    for game_id in ("riverboat", "sobek"):
        for layout, bots in (*product(LAYOUTS, (False,)), (PAD, True), (EVERY, True)):
            wrong = list(side_by_side(partial(_plain, game_id, layout, bots), range(first, first + games)))
            failed += filter(None, wrong)
            name = f"{game_id}, {layout}{', with bots' if bots else ''}"
            print(f"{name}: {games} games without faults, {len(games_right(wrong))} right", flush=True)
            some = wanted // 3 if bots or layout == SOME else wanted
            tally = enough(game_id, layout, wanted=some, first=first, bots=bots)
            print(f"{name}:", *tally.lines(), *tally.notes[:10], sep="\n  ", flush=True)
            failed += failures(name, tally)
    tally = untold.enough(wanted=wanted, first=first)
    print(f"{untold.NAME}:", *tally.lines(), *tally.notes[:10], sep="\n  ", flush=True)
    return failed + failures(untold.NAME, tally)


def games_right(wrong: list[str]) -> list[str]:
    """Those that had nothing wrong."""
    return [text for text in wrong if not text]


if __name__ == "__main__":
    print("\n".join(main()) or "every goal was reached")
