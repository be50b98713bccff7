"""What may be typed after `edition`; nothing of boxes is loaded for it."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import _SubParsersAction

EDITION_ABOUT: Final = (
    "Boxes that differ from the built-in ones: mats, tracks, tiles, cards as they are in your own box. The\n"
    "window has an editor for them (Game, Your own box…); docs/editions.md describes the files.\n"
    "Exit code: 0 done, 1 the box is not sound, or cannot be kept or written, 2 a file cannot be opened,\n"
    "or wrong use."
)
EDITION_EXAMPLES: Final = (
    "edition check my-box.json",
    "edition list",
    'edition export "My box" my-box.json',
    "edition export riverboat/standard start-from-this.json",
    "edition import my-box.json",
)


def add_edition_commands(parser: ArgumentParser) -> None:
    """What may be typed after `edition`."""
    commands: _SubParsersAction[ArgumentParser] = parser.add_subparsers(
        dest="edition_command", metavar="WHAT", required=True
    )
    check = commands.add_parser("check", help="say whether a file holds a sound box, and all that is wrong")
    check.add_argument("file", metavar="FILE", help="a file of an edition")
    commands.add_parser("list", help="name the boxes of this computer, the built-in ones first")
    export = commands.add_parser("export", help="write a box to a file")
    export.add_argument(
        "name", metavar="NAME", help="its name as `list` says it, or GAME/NAME; also built-in ones"
    )
    export.add_argument("out", metavar="OUT", help="the file to write")
    import_ = commands.add_parser("import", help="keep the box in a file among your own")
    import_.add_argument("file", metavar="FILE", help="a file of an edition")
