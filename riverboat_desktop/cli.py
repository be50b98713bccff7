"""The command line: what may be typed, and its help; every command ends in a sentence, never a traceback."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from engine.bots.names import bot_names
from engine.registry import game_ids
from riverboat_desktop.command_list import CommandList
from riverboat_desktop.edition_arguments import EDITION_ABOUT, EDITION_EXAMPLES, add_edition_commands
from riverboat_desktop.label_arguments import DESCRIPTION, EXAMPLES, add_label_arguments, offset_joined
from riverboat_desktop.reader_arguments import add_reader_commands
from riverboat_desktop.setup_arguments import add_setup_arguments
from riverboat_desktop.version import VERSION
from riverboat_desktop.wrong_use import INTERRUPTED, UNSOUND, CommandFailed
from ui.tables import games_with_table

PROGRAM: Final = "riverboat-desktop"
LANGUAGES: Final = ("en", "zh_TW")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Exit code: 0 done, 1 it could not be done or a record is unsound, 2 wrong use."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["bot-worker"]:
        from riverboat_desktop import bot_worker

        return bot_worker.main()
    _say_anything()
    try:
        code = _run(_parser().parse_args(offset_joined(words)))
        sys.stdout.flush()
        return code
    except CommandFailed as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print(f"\n{PROGRAM}: stopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return UNSOUND


def _say_anything() -> None:
    """What a terminal has no letters for is written as `\\u4e2d`; standard error does so by itself."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)  # tests and windows may put something else there
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def _give_up_output() -> None:
    """Nobody reads any more; without this the interpreter complains when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError):
        os.dup2(nowhere, sys.stdout.fileno())


def _run(arguments: Namespace) -> int:
    """Each command is imported when it is wanted: those that draw nothing load no Qt."""
    match arguments.command:
        case "simulate":
            from riverboat_desktop.simulate import simulate

            return simulate(arguments)
        case "verify":
            from riverboat_desktop.verify import verify

            return verify(arguments)
        case "show":
            from riverboat_desktop.show import show

            return show(arguments)
        case "share":
            from riverboat_desktop.share import share

            return share(arguments)
        case "score":
            from riverboat_desktop.score_command import score

            return score(arguments)
        case "demo":
            from riverboat_desktop.demo import demo

            return demo(arguments)
        case "edition":
            from riverboat_desktop.edition_command import edition

            return edition(arguments)
        case "labels":
            from riverboat_desktop.label_command import labels

            return labels(arguments)
        case "reader":
            return _reader(arguments)
    from riverboat_desktop.play import play

    return play(arguments)


def _reader(arguments: Namespace) -> int:
    """What serves readers may be left out of an installation."""
    try:
        from riverboat_desktop.reader_commands import reader
    except ImportError as error:
        raise CommandFailed(f"nothing for readers is installed here ({error})") from None
    return reader(arguments)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog=PROGRAM,
        formatter_class=RawDescriptionHelpFormatter,
        description="Plays board games on one screen: people and bots, by mouse or by keyboard.\n"
        "Without a command the window opens.",
        epilog=f"Every command has its own help, such as: {PROGRAM} simulate --help",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {VERSION}")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help="the language of window and pictures (default: as set, or as the system has it)",
    )
    parser.set_defaults(file=None, game=None, seats=None)
    commands = CommandList(parser, PROGRAM, into="command")
    for add in (
        _add_play,
        _add_simulate,
        _add_verify,
        _add_show,
        _add_share,
        _add_score,
        _add_demo,
        _add_reader,
        _add_labels,
        _add_edition,
    ):
        add(commands)
    return parser


def _add_play(commands: CommandList) -> None:
    parser = commands.new(
        "play",
        "open the window in a saved or a new game",
        "Opens the window in a saved game, or begins a new one at once.",
        ("play evening.rbt", "play --game riverboat --seats human,greedy --seed 7"),
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a saved game, or a position to play on from")
    parser.add_argument("--game", metavar="GAME", help=f"begin a new game: {', '.join(games_with_table())}")
    parser.add_argument(
        "--seats", metavar="WHO,WHO", help=f"who plays, clockwise: human, {', '.join(bot_names())}"
    )
    parser.add_argument("--seed", metavar="N", help="the luck of the game (default: luck nobody has seen)")
    add_setup_arguments(parser)
    # Without a value here the language of the main command stands.
    parser.add_argument("--language", choices=LANGUAGES, default=SUPPRESS, help="the language of the window")


def _add_simulate(commands: CommandList) -> None:
    parser = commands.new(
        "simulate",
        "play many games between bots",
        "Plays many games between bots and says how they ended. Game K has the seed N + K - 1, so a\n"
        "single game of a series can be played again by its seed.",
        (
            "simulate --seats greedy,random --seed 7 --games 100 --alternate",
            "simulate --seats greedy,greedy,greedy --games 20 --out games.jsonl --records games",
        ),
    )
    parser.add_argument(
        "--game", default=game_ids()[0], metavar="GAME", help="the game (default: %(default)s)"
    )
    parser.add_argument(
        "--seats", required=True, metavar="BOT,BOT", help=f"who plays, clockwise: {', '.join(bot_names())}"
    )
    parser.add_argument("--seed", metavar="N", help="the luck of the first game (default: nobody knows)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="write JSON Lines, one a game: seed, seats, scores, ranks, steps; - for standard output",
    )
    parser.add_argument("--records", metavar="FOLDER", help="write the record of every game into a folder")
    parser.add_argument(
        "--alternate", action="store_true", help="move everybody on by one seat from game to game"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="check every step: it is legal, pieces are conserved, the score sheet equals the track",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one a core)")
    add_setup_arguments(parser)


def _add_verify(commands: CommandList) -> None:
    parser = commands.new(
        "verify",
        "replay records and print their score sheets",
        "Replays records step by step and prints where each stands, with every line of the score sheets.\n"
        "The first illegal step is named with its line, the reason and the rule.\n"
        "Exit code: 0 all are sound, 1 one is not, 2 one cannot be opened.",
        ("verify evening.rbt", "verify --position evening.rbt > from-here.rbt"),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    parser.add_argument(
        "--position",
        action="store_true",
        help="print the situation reached as a record that begins there, and only that",
    )


def _add_picture_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--size", default="1280x800", metavar="WxH", help="in pixels (default: %(default)s)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="(default: %(default)s)")
    parser.add_argument("--language", choices=LANGUAGES, default=SUPPRESS, help="(default: en)")


def _add_show(commands: CommandList) -> None:
    parser = commands.new(
        "show",
        "draw a moment of a record",
        "Draws the table after so many steps of a record as a PNG picture, as everybody may see it, or as\n"
        "one seat may.",
        ("show evening.rbt --at 40 --png table.png", "show evening.rbt --seat 1 --png mine.png --theme dark"),
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="after so many steps (default: after the last)")
    parser.add_argument("--seat", type=int, metavar="S", help="as seat S sees it (default: as everybody may)")
    parser.add_argument("--png", required=True, metavar="OUT", help="the picture to write")
    _add_picture_arguments(parser)


def _add_share(commands: CommandList) -> None:
    parser = commands.new(
        "share",
        "write a copy of a record that leaves out what is hidden",
        "Writes what everybody may know of a game, or what one seat may, as a text to be read: the log, the\n"
        "table as it stands and every point. It has no seed and no hidden face, so nobody can go on from it.",
        ("share evening.rbt evening.txt", "share evening.rbt mine.txt --seat 2"),
    )
    parser.add_argument("file", metavar="RECORD", help="a record")
    parser.add_argument("out", metavar="OUT", help="the text to write")
    parser.add_argument("--seat", type=int, metavar="S", help="for seat S (default: for everybody)")


def _add_score(commands: CommandList) -> None:
    parser = commands.new(
        "score",
        "print sheets of the score pad",
        "Prints sheets of the score pad in the window: every line with its points and its\n"
        "rule, totals, ranks, and what cannot be. docs/score-pad.md tells what is in such a file.\n"
        "Exit code: 0 all are sound, 1 one is not, 2 one cannot be opened or is of another game.",
        ("score sheet.json", "score --game riverboat sheet.json"),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a sheet")
    parser.add_argument("--game", choices=game_ids(), metavar="GAME", help="refuse sheets of other games")


def _add_demo(commands: CommandList) -> None:
    parser = commands.new(
        "demo",
        "play a demonstration game off screen and leave pictures",
        "Plays a game between bots without a window, draws the table at every phase and the final score\n"
        "sheet, and says in which folder the pictures are.",
        ("demo", "demo --folder pictures --seats 3 --language zh_TW"),
    )
    parser.add_argument(
        "--folder", metavar="FOLDER", help="where the pictures go (default: a new one, named)"
    )
    parser.add_argument(
        "--game", default=games_with_table()[0], metavar="GAME", help="the game (default: %(default)s)"
    )
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=3, help="(default: %(default)s)")
    parser.add_argument(
        "--seed", default="7", metavar="N", help="the luck of the game (default: %(default)s)"
    )
    add_setup_arguments(parser)
    _add_picture_arguments(parser)


def _add_reader(commands: CommandList) -> None:
    parser = commands.new(
        "reader",
        "readers of tags and codes: list, monitor, doctor, simulate, record, replay",
        "Readers of tags and codes at the table. Each command below has its own help.",
        ("reader list", "reader monitor", "reader simulate rdm6300"),
    )
    add_reader_commands(parser, PROGRAM)


def _add_labels(commands: CommandList) -> None:
    summary = "print codes for the pieces of a box, and read them back"
    add_label_arguments(commands.new("labels", summary, DESCRIPTION, EXAMPLES), LANGUAGES)


def _add_edition(commands: CommandList) -> None:
    summary = "boxes that differ from the built-in ones: check, list, export, import"
    add_edition_commands(commands.new("edition", summary, EDITION_ABOUT, EDITION_EXAMPLES))
