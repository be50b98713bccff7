"""From the arguments of a command to the setup of a play; what does not fit is answered with a sentence."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Final

from engine.bots.names import bot_names
from engine.core.errors import DataError
from engine.core.savefile import MODES
from engine.core.setup import EDITION_DEFAULT, SeatSetup, Setup, check_mode
from engine.registry import game, game_ids
from riverboat_desktop.wrong_use import WrongUse

HUMAN: Final = "human"
MOST_SEED: Final = 10**18


def add_setup_arguments(parser: ArgumentParser) -> None:
    """The options that say what is played, for every command that begins a game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose otherwise than recommended where a table may; may be given several times",
    )
    parser.add_argument(
        "--mats", metavar="MAT,MAT", help="the mat of each seat, or 'random' (the default), such as 2,random"
    )
    parser.add_argument(
        "--edition", metavar="FILE", help="play with the box in this file, or with your own of that name"
    )


def seat_words(text: str, *, humans: bool) -> tuple[str, ...]:
    """The controllers of `human,greedy`. Raises `WrongUse` for a name that nobody has."""
    allowed = (*((HUMAN,) if humans else ()), *bot_names())
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in allowed:
            raise WrongUse(f"nobody is called {word!r}; a seat may be: {', '.join(allowed)}")
    return words


def setup_from(arguments: Namespace, controllers: tuple[str, ...], *, seed: int) -> Setup:
    """The checked setup. Raises `WrongUse` with every problem."""
    if arguments.game not in game_ids():
        raise WrongUse(f"there is no game {arguments.game!r}; there are: {', '.join(game_ids())}")
    edition, text = _edition(arguments.game, arguments.edition) if arguments.edition else ("", "")
    setup = Setup(
        game=arguments.game,
        seats=_seats(controllers, _mats(arguments.mats, len(controllers))),
        options=_options(arguments.option),
        seed=seed,
        edition=edition or EDITION_DEFAULT,
        edition_text=text,
    )
    try:
        rules = game(setup.game)
        rules.check_setup(setup)
        check_mode(setup, rules.options, MODES[0])
    except DataError as error:
        raise WrongUse("\n".join(map(str, error.problems))) from None
    return setup


def seed_from(text: str | None) -> int:
    """The seed that was given, or one that nobody has seen. Raises `WrongUse`."""
    if text is None:
        return secrets.randbelow(10**9)
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise WrongUse(f"a seed is a whole number from 0 to {MOST_SEED - 1}, not {text!r}")
    return int(text)


def _options(texts: list[str]) -> tuple[tuple[str, str], ...]:
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongUse(f"an option reads NAME=VALUE, not {text!r}")
        if name.strip() in chosen:
            raise WrongUse(f"option {name.strip()} is given twice")
        chosen[name.strip()] = value.strip()
    return tuple(chosen.items())


def _mats(text: str | None, seats: int) -> list[str]:
    words = [word.strip() for word in text.split(",")] if text else ["random"] * seats
    if len(words) != seats:
        raise WrongUse(f"--mats names {len(words)} for {seats} seats; name one a seat, or 'random'")
    return words


def _seats(controllers: tuple[str, ...], mats: list[str]) -> tuple[SeatSetup, ...]:
    """Seats with names: `Player 1`, `Greedy`, and a number where two bots are alike."""
    many = Counter(controllers)
    so_far: Counter[str] = Counter()
    seats = []
    for number, (controller, mat) in enumerate(zip(controllers, mats, strict=True), start=1):
        so_far[controller] += 1
        name = controller.capitalize()
        if controller == HUMAN:
            name = f"Player {number}"
        elif many[controller] > 1:
            name = f"{name} {so_far[controller]}"
        seats.append(SeatSetup(name, controller, () if mat == "random" else (("mat", mat),)))
    return tuple(seats)


def _edition(game_id: str, name: str) -> tuple[str, str]:
    """The word and the text of the edition in a file, or of the box that is kept under that name."""
    from riverboat_desktop.edition_files import (  # late: most games need no box of one's own
        EditionFileError,
        Shelf,
        key_of,
        read_edition,
    )

    file = Path(name)
    if not file.exists():
        for box in Shelf().boxes(game_id):
            if name in (box.name, box.key):
                return box.key, box.text
    try:
        box = read_edition(file)
    except EditionFileError as error:
        raise WrongUse(str(error)) from None
    if box.game != game_id:
        raise WrongUse(f"{file} is no edition of {game_id}, but of {box.game}")
    return key_of(file.stem), box.text
