"""The command `edition`: check the file of a box, list the boxes here, export one, import one. No Qt."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from engine.registry import editions, game_ids
from riverboat_desktop.edition_files import EditionFileError, Shelf, read_edition
from riverboat_desktop.record_files import RecordFileError, write_text_file
from riverboat_desktop.wrong_use import SOUND, UNSOUND, CommandFailed, WrongUse
from ui.own_box.draft import edition_data, sections_by_trust


def edition(arguments: Namespace) -> int:
    """Do what was asked. Raises `CommandFailed` and `WrongUse`."""
    match arguments.edition_command:
        case "check":
            return _check(arguments.file)
        case "export":
            return _export(arguments.name, arguments.out)
        case "import":
            return _import(arguments.file)
    return _list()


def _check(file: str) -> int:
    try:
        box = read_edition(file)
    except EditionFileError as error:
        raise _failed(error) from None
    print(f"{file}: the box {box.name!r} of {box.game} is sound.")
    for trust, sections in sections_by_trust(edition_data(box.text)).items():
        print(f"  {trust}: {', '.join(sections)}")
    return SOUND


def _list() -> int:
    shelf = Shelf()
    for game in game_ids():
        for name in editions(game):
            print(f"{game}/{name}  (built in)")
        for box in shelf.boxes(game):
            print(f"{game}/{box.name}")
    unsound = shelf.unsound()
    for error in unsound:
        print(error)
    return UNSOUND if unsound else SOUND


def _export(name: str, out: str) -> int:
    found = _named(name)
    if not found:
        raise WrongUse(f"there is no box {name!r}; `edition list` names them")
    if len(found) > 1:
        raise WrongUse(f"{name!r} is a box of several games; say one of: {', '.join(found)}")
    (whole,) = found
    if Path(out).exists():
        raise CommandFailed(f"{out} is there already; nothing was written")
    try:
        write_text_file(out, found[whole])
    except RecordFileError as error:
        raise CommandFailed(str(error)) from None
    print(f"{out}: the box {whole}. Import it with: edition import {out}")
    return SOUND


def _named(name: str) -> dict[str, str]:
    """The texts of the boxes that a name can mean, by game and name."""
    shelf = Shelf()
    every: list[tuple[str, str, str]] = []
    for game in game_ids():
        every += [(game, built_in, text) for built_in, text in editions(game).items()]
        every += [(game, box.name, box.text) for box in shelf.boxes(game)]
    return {f"{game}/{own}": text for game, own, text in every if name in (own, f"{game}/{own}")}


def _import(file: str) -> int:
    try:
        box = Shelf().import_file(file)
    except EditionFileError as error:
        raise _failed(error) from None
    print(f"The box {box.name!r} of {box.game} is kept; choose it in the dialog for a new game.")
    return SOUND


def _failed(error: EditionFileError) -> CommandFailed:
    return (WrongUse if error.missing else CommandFailed)(str(error))
