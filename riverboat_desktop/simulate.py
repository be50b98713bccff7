"""The command `simulate`: many games between bots, on all cores, with every result and a table at the end."""

from __future__ import annotations

import json
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final, TextIO

from engine.bots.arena import Arena, Row, UnsoundGame
from engine.bots.names import bot
from engine.core.savefile import parse_record, write_header, write_record
from engine.core.setup import Setup
from engine.registry import game
from riverboat_desktop.progress import Progress
from riverboat_desktop.score_table import text_table
from riverboat_desktop.setup_arguments import MOST_SEED, seat_words, seed_from, setup_from
from riverboat_desktop.wrong_use import SOUND, UNSOUND, CommandFailed, WrongUse

_CHUNK: Final = 8
_MOST_GAMES: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class Task:
    """One game: its record's header, what is wanted of it, and by how many seats everybody moved on."""

    header: str
    turned: int
    checked: bool
    recorded: bool


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a task; `unsound` says what went wrong in a checked game."""

    row: Row
    turned: int
    record: str = ""
    unsound: str = ""


def play(task: Task) -> Played:
    """Play one game; in this process, or in another, which is why text goes in."""
    setup = parse_record(task.header).setup
    bots = [bot(seat.controller) for seat in setup.seats]
    arena = Arena(game(setup.game), setup, bots, checked=task.checked, recorded=task.recorded)
    try:
        row = arena.play()
    except UnsoundGame as error:
        return Played(arena.row(), task.turned, unsound=f"seed {setup.seed}, {error}")
    return Played(row, task.turned, write_record(arena.record()) if task.recorded else "")


def play_all(tasks: list[Task]) -> list[Played]:
    """Several games one after the other."""
    return [play(task) for task in tasks]


def tasks_of(setup: Setup, arguments: Namespace) -> Iterator[Task]:
    """One task a game: seeds count up, and with `--alternate` the seats move on."""
    for number in range(arguments.games):
        turned = number % len(setup.seats) if arguments.alternate else 0
        seats = setup.seats[turned:] + setup.seats[:turned]
        header = write_header(replace(setup, seats=seats, seed=setup.seed + number))
        yield Task(header, turned, arguments.check, bool(arguments.records))


def results(tasks: Iterator[Task], workers: int) -> Iterator[Played]:
    """The games in the order of the tasks, played in so many processes."""
    if workers < 2:
        yield from map(play, tasks)
        return
    # A fresh interpreter for each worker: nothing of this process, its files or its threads, is copied.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_worker)
    try:
        running: list[Future[list[Played]]] = []
        for chunk in _chunks(tasks):
            with _interrupts_held():
                running.append(pool.submit(play_all, chunk))
            if len(running) > 2 * workers:
                yield from running.pop(0).result()
        for future in running:
            yield from future.result()
    except BaseException:
        for process in active_children():  # otherwise they play on to the end of their chunks
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl+C waits until this is done; processes that start in here never hear of it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """Ctrl+C is for the first process, which then ends the others; however it ends, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(UNSOUND)


def _chunks(tasks: Iterator[Task]) -> Iterator[list[Task]]:
    chunk: list[Task] = []
    for task in tasks:
        chunk.append(task)
        if len(chunk) == _CHUNK:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def simulate(arguments: Namespace) -> int:
    """Play, write what was asked for, print the table; 1 if a checked game was unsound."""
    if not 1 <= arguments.games <= _MOST_GAMES:
        raise WrongUse(f"games must be from 1 to {_MOST_GAMES}, not {arguments.games}")
    setup = setup_from(arguments, seat_words(arguments.seats, humans=False), seed=seed_from(arguments.seed))
    if setup.seed + arguments.games > MOST_SEED:
        raise WrongUse("seeds count up from game to game, and these would grow too long")
    players = [seat.name for seat in setup.seats]
    tally = Tally(players)
    with ExitStack() as stack:
        out = _opened(arguments.out, stack)
        folder = _folder(arguments.records)
        progress = stack.enter_context(Progress(arguments.games, "games"))
        progress.at(0)
        for number, played in enumerate(results(tasks_of(setup, arguments), _workers(arguments)), start=1):
            tally.add(played)
            if out is not None:
                out.write(json_line(played.row) + "\n")
            if folder is not None and played.record:
                _write(folder / f"{setup.game}-{'-'.join(played.row.seats)}-{played.row.seed}.rbt", played)
            progress.at(number)
    print(tally.table(), file=sys.stderr if arguments.out == "-" else sys.stdout)
    for text in tally.unsound:
        print(f"Unsound: {text}", file=sys.stderr)
    if arguments.check and not tally.unsound:
        print(
            f"All {tally.steps} steps were checked: each was legal, no piece appeared or vanished, "
            "and the score sheets added up to the markers on the track.",
            file=sys.stderr if arguments.out == "-" else sys.stdout,
        )
    return UNSOUND if tally.unsound else SOUND


def json_line(row: Row) -> str:
    """One game as one line of JSON."""
    return json.dumps(
        {"seed": row.seed, "seats": row.seats, "scores": row.scores, "ranks": row.ranks, "steps": row.steps}
    )


def _workers(arguments: Namespace) -> int:
    """As many processes as were asked for; by default one a core, and one for a handful of games."""
    if arguments.workers is not None:
        if not 1 <= arguments.workers <= 256:
            raise WrongUse(f"workers must be from 1 to 256, not {arguments.workers}")
        return int(arguments.workers)
    return (os.cpu_count() or 1) if arguments.games > _CHUNK else 1


def _opened(name: str | None, stack: ExitStack) -> TextIO | None:
    if name is None:
        return None
    if name == "-":
        return sys.stdout
    try:
        return stack.enter_context(open(name, "w", buffering=1, encoding="utf-8", newline="\n"))
    except OSError as error:
        raise WrongUse(f"{name} cannot be written: {error.strerror}") from None


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"the folder {name} cannot be made: {error.strerror}") from None
    return Path(name)


def _write(file: Path, played: Played) -> None:
    try:
        file.write_text(played.record, encoding="utf-8", newline="\n")
    except OSError as error:
        raise CommandFailed(f"{file} cannot be written: {error.strerror}") from None


class Tally:
    """Sums over games, by player: the one who sat on a seat in the first game."""

    def __init__(self, players: list[str]) -> None:
        self._players = players
        self._scores: list[list[int]] = [[] for _ in players]
        self._ranks: list[list[int]] = [[] for _ in players]
        self._won = [0] * len(players)
        self._shared = [0] * len(players)
        self._steps: list[int] = []
        self._rounds: set[int] = set()
        self.unsound: list[str] = []

    @property
    def steps(self) -> int:
        """All steps of all games."""
        return sum(self._steps)

    def add(self, played: Played) -> None:
        """Count a game; an unsound one only among the unsound."""
        if played.unsound:
            self.unsound.append(played.unsound)
            return
        row = played.row
        self._steps.append(row.steps)
        self._rounds.add(row.rounds)
        first = row.ranks.count(1)
        for seat, (score, rank) in enumerate(zip(row.scores, row.ranks, strict=True)):
            player = (seat + played.turned) % len(self._players)
            self._scores[player].append(score)
            self._ranks[player].append(rank)
            if rank == 1:
                (self._won if first == 1 else self._shared)[player] += 1

    def table(self) -> str:
        """Mean scores, ranks, wins and steps, for each player."""
        games = len(self._steps)
        if not games:
            return "No game came to its end."
        rows = [("player", "mean score", "least", "most", "mean rank", "won", "shared first")]
        for player, name in enumerate(self._players):
            scores, ranks = self._scores[player], self._ranks[player]
            rows.append(
                (
                    f"{player + 1} {name}",
                    f"{sum(scores) / games:.1f}",
                    str(min(scores)),
                    str(max(scores)),
                    f"{sum(ranks) / games:.2f}",
                    str(self._won[player]),
                    str(self._shared[player]),
                )
            )
        rounds = " or ".join(map(str, sorted(self._rounds)))
        played = "1 game" if games == 1 else f"{games} games"
        return (
            f"{played}, {sum(self._steps) / games:.1f} steps each "
            f"({min(self._steps)} to {max(self._steps)}), ended after round {rounds}.\n"
            + text_table(rows, right=range(1, 7))
        )
