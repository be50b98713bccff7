"""Every sentence about files, setups and disks that the engine and the program make, for translation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEMPLATES: Final = (
    # engine/bots/names.py
    QT_TRANSLATE_NOOP("Problems", "unknown bot {name!r}; there are: {known}"),
    # engine/companion/catalogue.py
    QT_TRANSLATE_NOOP("Problems", "this tag is on {piece}"),
    QT_TRANSLATE_NOOP("Problems", "a box has at most {most} tags"),
    QT_TRANSLATE_NOOP("Problems", "there is no {piece} in this game"),
    QT_TRANSLATE_NOOP("Problems", "the file is far too long for a box"),
    QT_TRANSLATE_NOOP("Problems", "the file is not JSON"),
    QT_TRANSLATE_NOOP("Problems", "the file is no box: it does not say {format!r}"),
    QT_TRANSLATE_NOOP("Problems", "the box is of version {found!r}; this program reads version {version}"),
    QT_TRANSLATE_NOOP("Problems", "the box says something unknown: {words}"),
    QT_TRANSLATE_NOOP("Problems", "{found!r} is no key of a box"),
    QT_TRANSLATE_NOOP("Problems", "{tag} is in use and retired at once"),
    QT_TRANSLATE_NOOP("Problems", "{key!r} should be a text of one line"),
    QT_TRANSLATE_NOOP("Problems", "{key!r} should be a list of at most {most} tags"),
    QT_TRANSLATE_NOOP("Problems", 'in {key!r} everything should have "tag", "piece" and "copy"'),
    QT_TRANSLATE_NOOP("Problems", '"copy" should be a number from 1, not {copy!r}'),
    QT_TRANSLATE_NOOP("Problems", "{tag!r} is no tag"),
    QT_TRANSLATE_NOOP("Problems", "{tag} stands there twice"),
    # engine/core/boards.py, engine/core/position_words.py
    QT_TRANSLATE_NOOP("Problems", "unknown edition {edition!r}; there are: {known}"),
    QT_TRANSLATE_NOOP("Problems", "unknown word; a position says: {known}"),
    QT_TRANSLATE_NOOP("Problems", "needs one number"),
    QT_TRANSLATE_NOOP("Problems", "needs {seats} numbers, one a seat"),
    # engine/core/sections.py, engine/core/words.py
    QT_TRANSLATE_NOOP("Problems", "its value is built in another way than it should be ({detail})"),
    QT_TRANSLATE_NOOP("Problems", "is {found!r}; this program reads format {known}"),
    QT_TRANSLATE_NOOP("Problems", "{key!r} is missing or unknown"),
    QT_TRANSLATE_NOOP("Problems", "not JSON from line {line}, column {column} on"),
    QT_TRANSLATE_NOOP("Problems", "cannot be read: a number is too long, or it is nested too deeply"),
    QT_TRANSLATE_NOOP("Problems", "this section is missing, or has no value"),
    QT_TRANSLATE_NOOP("Problems", "unknown section"),
    QT_TRANSLATE_NOOP("Problems", "{word!r} is unknown here; there are: {known}"),
    QT_TRANSLATE_NOOP("Problems", "must be a text"),
    QT_TRANSLATE_NOOP("Problems", "cannot be read: {reason}"),
    QT_TRANSLATE_NOOP("Problems", "trust must be one of {known}"),
    QT_TRANSLATE_NOOP("Problems", "{name}: the box holds {held}, but the parts sum to {count}"),
    QT_TRANSLATE_NOOP("Problems", "this is no edition of {game}"),
    QT_TRANSLATE_NOOP("Problems", "the step ends where its {expected} should stand"),
    QT_TRANSLATE_NOOP("Problems", "{word!r} is no {expected}; there are: {known}"),
    QT_TRANSLATE_NOOP("Problems", "{word!r} is no {expected}"),
    QT_TRANSLATE_NOOP("Problems", "unexpected {words!r} at the end of the step"),
    # engine/core/errors.py
    QT_TRANSLATE_NOOP("Problems", "and {count} more"),
    # engine/core/pad.py
    QT_TRANSLATE_NOOP("Problems", "at most {most} can stand here, not {count}"),
    QT_TRANSLATE_NOOP("Problems", "{word!r} is no number from {low} to {high}"),
    QT_TRANSLATE_NOOP("Problems", "{word!r} is none of these: {known}"),
    QT_TRANSLATE_NOOP("Problems", "{count} on all sheets together; the box has {most}"),
    # engine/core/pad_sheet.py
    QT_TRANSLATE_NOOP("Problems", "this is no score sheet"),
    QT_TRANSLATE_NOOP("Problems", "{count} players; this game is for: {known}"),
    QT_TRANSLATE_NOOP("Problems", "is missing, or built in another way than it should be"),
    # engine/core/savefile.py
    QT_TRANSLATE_NOOP("Problems", "this is no record: a record begins with '{beginning}'"),
    QT_TRANSLATE_NOOP(
        "Problems", "this was written for sharing: it leaves out what is hidden and cannot be continued"
    ),
    QT_TRANSLATE_NOOP("Problems", "line {number}"),
    QT_TRANSLATE_NOOP("Problems", "this is no text: it has the control character {code:#04x}"),
    QT_TRANSLATE_NOOP("Problems", "{word!r} is no version number"),
    QT_TRANSLATE_NOOP("Problems", "the record ends before the line 'steps'"),
    QT_TRANSLATE_NOOP("Problems", "the header has no line 'game …'"),
    QT_TRANSLATE_NOOP("Problems", "seats must be numbered 1 to {count}"),
    QT_TRANSLATE_NOOP("Problems", "the header has no line 'seat …'"),
    QT_TRANSLATE_NOOP("Problems", "the seed {seed!r} is no whole number of up to 19 digits"),
    QT_TRANSLATE_NOOP("Problems", "a line of an edition's text begins with '| '"),
    QT_TRANSLATE_NOOP("Problems", "an option needs a name and a value"),
    QT_TRANSLATE_NOOP("Problems", 'a seat reads: seat 1 human "Name" (and choices such as mat=2)'),
    QT_TRANSLATE_NOOP("Problems", "seat {seat} stands twice or is out of range"),
    QT_TRANSLATE_NOOP("Problems", "a choice of this seat stands twice"),
    QT_TRANSLATE_NOOP("Problems", "a placing reads: at PLACE: PIECE, PIECE x3"),
    QT_TRANSLATE_NOOP(
        "Problems", "a step begins with a seat number or with * for what nobody chose, not with {who!r}"
    ),
    QT_TRANSLATE_NOOP("Problems", "the step is empty"),
    QT_TRANSLATE_NOOP("Problems", "what stands after ' ;' reads: name=value, with no blank in it"),
    QT_TRANSLATE_NOOP(
        "Problems", "the note {note!r} has to name seats from 1 to {count}, each once, or nobody"
    ),
    QT_TRANSLATE_NOOP("Problems", "'undo' needs a number of steps from 1 to {most}"),
    QT_TRANSLATE_NOOP("Problems", "after its number 'undo' may only have: consented"),
    QT_TRANSLATE_NOOP("Problems", "after ' ;' an 'undo' may only have: hands=…"),
    QT_TRANSLATE_NOOP("Problems", "notes stand after steps only, not after '{word}'"),
    QT_TRANSLATE_NOOP("Problems", "there is no version {version}"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "unknown word {word!r}; a header has game, edition, mode, option, seat, seed, then "
        "'position' or 'steps'",
    ),
    QT_TRANSLATE_NOOP("Problems", "option {name} stands twice"),
    QT_TRANSLATE_NOOP("Problems", "'{word}' stands twice"),
    QT_TRANSLATE_NOOP("Problems", "{item!r} is no piece with its count, such as coin x3"),
    QT_TRANSLATE_NOOP("Problems", "a digest has 8 to 64 hex digits"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "the record has version {version}; this program reads up to {newest}. A newer program "
        "wrote it; nothing was changed",
    ),
    QT_TRANSLATE_NOOP("Problems", "the line is longer than {most} characters"),
    QT_TRANSLATE_NOOP("Problems", "'{word}' needs one word"),
    QT_TRANSLATE_NOOP("Problems", "the position lays more pieces than any box has"),
    QT_TRANSLATE_NOOP("Problems", "a handover reads: controller 2 greedy"),
    QT_TRANSLATE_NOOP("Problems", "mode {mode!r} is unknown; there are: {known}"),
    # engine/core/setup.py
    QT_TRANSLATE_NOOP("Problems", "{listed}, {low} to {high}"),
    QT_TRANSLATE_NOOP("Problems", "option {name}"),
    QT_TRANSLATE_NOOP("Problems", "{low} to {high}"),
    QT_TRANSLATE_NOOP("Problems", "unknown option {name!r}; there are: {expected}"),
    QT_TRANSLATE_NOOP("Problems", "none"),
    QT_TRANSLATE_NOOP("Problems", "is {value!r}, but may be: {expected}"),
    QT_TRANSLATE_NOOP("Problems", "{value!r} is only for a game at the table, with the real box"),
    # engine/registry.py
    QT_TRANSLATE_NOOP("Problems", "unknown game {game!r}; there are: {known}"),
    # engine/session/loading.py
    QT_TRANSLATE_NOOP("Problems", "line {number}, {place}"),
    QT_TRANSLATE_NOOP("Problems", "{who} acts, but {expected} is to act here ({here})"),
    QT_TRANSLATE_NOOP("Problems", "the game is over, but the record goes on{rule}"),
    QT_TRANSLATE_NOOP("Problems", "{step!r} is not legal: {refusal}"),
    QT_TRANSLATE_NOOP("Problems", "the digest differs: the rules or the file have changed"),
    # riverboat_desktop/autosave.py
    QT_TRANSLATE_NOOP("Problems", "no free name for a journal in {folder}"),
    QT_TRANSLATE_NOOP("Problems", "the disk took only a part of a line"),
    QT_TRANSLATE_NOOP("Problems", "The game is not being saved: {file} cannot be written ({reason})."),
    # riverboat_desktop/box_files.py
    QT_TRANSLATE_NOOP("Problems", "{file} is far too large for a box."),
    QT_TRANSLATE_NOOP("Problems", "{file} is no sound box: {problem}"),
    QT_TRANSLATE_NOOP("Problems", "{file} is no text, so it is no box."),
    QT_TRANSLATE_NOOP("Problems", "The box {name} is not sound: {problem}."),
    QT_TRANSLATE_NOOP(
        "Problems", "The box {name} has the pieces of {edition}, which is not on this computer."
    ),
    # riverboat_desktop/code_pictures.py
    QT_TRANSLATE_NOOP("Problems", "{file} cannot be read as a picture: {reason}"),
    # riverboat_desktop/desktop.py
    QT_TRANSLATE_NOOP("Problems", "Codes need the package zxing-cpp, which cannot be loaded here: {reason}"),
    # riverboat_desktop/edition_files.py
    QT_TRANSLATE_NOOP("Problems", "{file} is no edition of a game."),
    QT_TRANSLATE_NOOP("Problems", "{file} is no sound edition."),
    QT_TRANSLATE_NOOP("Problems", "{file} is far too large for an edition."),
    QT_TRANSLATE_NOOP("Problems", "{file} is no text, so it is no edition."),
    QT_TRANSLATE_NOOP("Problems", "This box does not fit together yet."),
    QT_TRANSLATE_NOOP("Problems", "{name} is the name of the built-in box."),
    QT_TRANSLATE_NOOP("Problems", "There is a box {name} already."),
    QT_TRANSLATE_NOOP("Problems", "{file} cannot be deleted: {reason}."),
    # riverboat_desktop/game_keeper.py
    QT_TRANSLATE_NOOP("Problems", "{file} cannot be moved: {reason}."),
    # riverboat_desktop/label_maker.py
    QT_TRANSLATE_NOOP("Problems", "There is no such sheet of labels."),
    QT_TRANSLATE_NOOP("Problems", "Labels and paper need a size, and no paper is longer than 1.2 m."),
    QT_TRANSLATE_NOOP("Problems", "The labels would lie on each other."),
    QT_TRANSLATE_NOOP("Problems", "The labels do not fit on the paper."),
    QT_TRANSLATE_NOOP("Problems", "A box needs a name of one line, of up to {most} letters."),
    QT_TRANSLATE_NOOP("Problems", "A sheet has labels 1 to {count}."),
    QT_TRANSLATE_NOOP("Problems", "An offset is at most {most} mm."),
    QT_TRANSLATE_NOOP(
        "Problems",
        "This code does not fit on these labels: it is {least} mm wide, the label {room} mm.",
    ),
    QT_TRANSLATE_NOOP("Problems", "The box {name} has used up its {count} codes."),
    QT_TRANSLATE_NOOP("Problems", "The box has no piece {piece!r}."),
    QT_TRANSLATE_NOOP("Problems", "No piece is chosen."),
    QT_TRANSLATE_NOOP(
        "Problems",
        "The dots of the codes are only {size} mm wide; many phones and scanners need {least} mm."
        " Take larger labels, or Data Matrix.",
    ),
    QT_TRANSLATE_NOOP(
        "Problems",
        "At {dpi} dpi the printer has only {count} points for each dot of a code; 600 dpi is better.",
    ),
    QT_TRANSLATE_NOOP("Problems", "The codes come so near to the edges that the printer must be exact."),
    # riverboat_desktop/pad_reading.py
    QT_TRANSLATE_NOOP("Problems", "{file} is far too large for a score sheet."),
    QT_TRANSLATE_NOOP("Problems", "{file} is no text, so it is no score sheet."),
    QT_TRANSLATE_NOOP("Problems", "{file} is no sound score sheet: {problem}"),
    # riverboat_desktop/record_files.py
    QT_TRANSLATE_NOOP("Problems", "Permission denied"),
    QT_TRANSLATE_NOOP("Problems", "Operation not permitted"),
    QT_TRANSLATE_NOOP("Problems", "No such file or directory"),
    QT_TRANSLATE_NOOP("Problems", "Not a directory"),
    QT_TRANSLATE_NOOP("Problems", "Is a directory"),
    QT_TRANSLATE_NOOP("Problems", "File name too long"),
    QT_TRANSLATE_NOOP("Problems", "No space left on device"),
    QT_TRANSLATE_NOOP("Problems", "Read-only file system"),
    QT_TRANSLATE_NOOP("Problems", "Input/output error"),
    QT_TRANSLATE_NOOP("Problems", "{file} is no sound record. The file was left as it is."),
    QT_TRANSLATE_NOOP("Problems", "{file} grew beyond {most} MiB while it was read."),
    QT_TRANSLATE_NOOP("Problems", "nobody plays as {name!r}; a seat may be: {known}"),
    QT_TRANSLATE_NOOP("Problems", "{file} is no ordinary file, so it is not read."),
    QT_TRANSLATE_NOOP(
        "Problems",
        "{file} has {size:,} MiB; a record has at most {most} MiB. It was not read, and left as it is.",
    ),
    QT_TRANSLATE_NOOP("Problems", "{file} cannot be read: {reason}."),
    QT_TRANSLATE_NOOP("Problems", "byte {byte:#04x} is not UTF-8 text"),
    QT_TRANSLATE_NOOP("Problems", "{file} is no text, so it is no record. The file was left as it is."),
    QT_TRANSLATE_NOOP("Problems", "{file} cannot be written: {reason}. What was there before was kept."),
    QT_TRANSLATE_NOOP("Problems", "{file} is a folder; a record is a file."),
    QT_TRANSLATE_NOOP("Problems", "There is no file {file}."),
    # riverboat_desktop/camera.py
    QT_TRANSLATE_NOOP("Problems", "No camera is found. Is it plugged in, and may this program use it?"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "Qt's multimedia is here, but a library of the system that it needs is not: {error}. On Debian and "
        "Ubuntu: sudo apt install libpulse0",
    ),
    QT_TRANSLATE_NOOP(
        "Problems",
        "The camera needs Qt's multimedia, an extra of the version of the rest of Qt: "
        "pip install 'PySide6-Addons=={version}'",
    ),
    # ui/score_pad/handing_out.py
    QT_TRANSLATE_NOOP("Problems", "Nothing can be printed from here; print the PDF instead."),
    QT_TRANSLATE_NOOP("Problems", "The sheet could not be printed. Is the printer, or the file, there?"),
    # riverboat_desktop/tag_shelf.py
    QT_TRANSLATE_NOOP("Problems", "{file} is a box of another game: {game}"),
    QT_TRANSLATE_NOOP("Problems", "This box is here already, as {name}. Delete that one first."),
    # ui/problem_words.py
    QT_TRANSLATE_NOOP("Problems", "{place}: {text}"),
    QT_TRANSLATE_NOOP("Problems", "{reason} ({rule})"),
    # ui/tables.py
    QT_TRANSLATE_NOOP(
        "Problems", "This program has no table for {game} yet; the commands simulate and verify work."
    ),
)
