"""The command `demo`: a game between bots, off screen, with pictures of the table and the score sheet."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path

from engine.bots.arena import seat_luck
from engine.bots.names import bot
from engine.core.game import Decision
from engine.core.setup import Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop.offscreen import Studio, size_from
from riverboat_desktop.paths import demo_dir
from riverboat_desktop.progress import Progress
from riverboat_desktop.record_files import RecordFileError, write_record_file
from riverboat_desktop.score_table import score_table
from riverboat_desktop.setup_arguments import seed_from, setup_from
from riverboat_desktop.wrong_use import SOUND, CommandFailed, WrongUse, check_table


def demo(arguments: Namespace) -> int:
    """Play, draw every phase when it first comes and every round when it begins, then the end."""
    controllers = ("greedy", "greedy", "random", "greedy")[: arguments.seats]
    setup = setup_from(arguments, controllers, seed=seed_from(arguments.seed))
    check_table(setup.game)
    size = size_from(arguments.size)
    folder = _folder(arguments.folder)
    print("A demonstration game between bots is played off screen; no window is opened.", flush=True)
    studio = Studio(language=arguments.language or "en", theme=arguments.theme, size=size)
    session, pictures = _played(setup, studio, folder)
    view = session.view()
    studio.table(view, setup, folder / f"{pictures + 1:02}-the-end.png")
    studio.final_sheet(view, setup, folder / f"{pictures + 2:02}-final-score-sheet.png")
    try:
        write_record_file(folder / "game.rbt", session.record())
    except RecordFileError as error:
        raise CommandFailed(str(error)) from None
    print(score_table(setup, view.sheets, view.ranks))
    print(f"\n{pictures + 2} pictures and the record of the game (game.rbt) are in {folder}")
    return SOUND


def _folder(name: str | None) -> Path:
    try:
        if name is None:
            folder = demo_dir() / time.strftime("%Y%m%d-%H%M%S")
        else:
            folder = Path(name).absolute()
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"the folder {name or 'of demonstrations'} cannot be made: {error.strerror}") from None
    return folder


def _played(setup: Setup, studio: Studio, folder: Path) -> tuple[Session, int]:
    """The finished session, and how many pictures were drawn on the way."""
    rules = game(setup.game)
    session = Session(rules, setup)
    session.start()
    seen_keys: set[str] = set()
    seen_rounds: set[int] = set()
    pictures = 0
    # How long a game is cannot be known before; the usual length serves, and it is never exceeded on screen.
    usual = 130 * len(setup.seats)
    with Progress(usual, "steps, more or less") as progress:
        while isinstance(node := session.node, Decision):
            view = session.view(node.seat)
            round_number = getattr(view.observation, "round", 0)
            key = view.prompt.key
            if key not in seen_keys or round_number not in seen_rounds:
                seen_keys.add(key)
                seen_rounds.add(round_number)
                pictures += 1
                name = f"{pictures:02}-round-{round_number}-{key}.png"
                studio.table(session.view(), setup, folder / name)
            player = bot(session.controllers[node.seat])
            luck = seat_luck(setup.seed, node.seat, session.length)
            session.submit(player.choose(rules, setup, view.observation, node.seat, luck))
            progress.at(min(session.length, usual))
        progress.at(usual)
    return session, pictures
