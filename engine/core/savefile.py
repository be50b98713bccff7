"""The record format: one text for saves, bug reports, transcripts and tests. No file is touched here.

docs/record-format.md describes it for people.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import MOST_PROBLEMS, DataError, Problem, Sentence
from engine.core.ledger import CHANCE, NOBODY, ONLY, Digest, Entry, Handover, Hands, Line
from engine.core.migration import migrate
from engine.core.setup import EDITION_DEFAULT, SeatSetup, Setup

MAGIC: Final = "riverboat-desktop record"
REPORT: Final = "riverboat-desktop report"
"""How a copy begins that was written for sharing: it is no record, for it leaves out what is hidden."""
VERSION: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
"""Files above this size are refused unread."""
DIGEST_DIGITS: Final = 16
MODES: Final = ("digital", "table")
LONGEST_LINE: Final = 4_000
"""In characters; only the lines of an edition's text, and what hands have to do, may be longer."""
HANDS: Final = "hands"
"""The word of a line, and of a note of an undo, that says what hands still have to do."""
MOST_PLACINGS: Final = 10_000
"""How often a position may lay a piece at a place; a box has a few hundred pieces."""

_WORD = re.compile(r"[a-z][a-z0-9-]*")
_SEAT = re.compile(
    r'([0-9]+)\s+([a-z][a-z0-9-]*)\s+"((?:[^"\\]|\\.)*)"((?:\s+[a-z][a-z0-9-]*=\S+)*)', re.ASCII
)
_PIECES = re.compile(r"(\S+?)(?:\s+x([1-9][0-9]{0,3}))?", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class RecordError(DataError):
    """A text that is no sound record; every problem names its line."""


@dataclass(frozen=True, slots=True)
class Position:
    """A situation to start from: what lies where, and whose turn it is.

    `number` is the line where it begins, `lines` the last line of each word, place and piece in it.
    """

    inventory: Inventory
    turn: tuple[tuple[str, str], ...]
    number: int = 0
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A setup and a ledger. `torn` is a last line that was cut off and dropped, empty if none was.

    `lines` has the lines of the header: of `game`, `edition`, `seat 2`, `option harvest-order` and so on.
    """

    setup: Setup
    entries: tuple[Entry, ...] = ()
    position: Position | None = None
    mode: str = "digital"
    torn: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)


def parse_record(text: str, *, journal: bool = False) -> Record:
    """The record of that text. Raises `RecordError` with the line of each problem.

    In a journal a last line without its end is dropped and reported in `torn`, for a power cut may
    have torn it; elsewhere such a line counts as if it had its end.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    torn = ""
    if lines[-1] and journal:
        torn = lines.pop()
    for number, line in enumerate(lines, start=1):
        found = _CONTROL.search(line)
        if found:
            what = Sentence("this is no text: it has the control character {code:#04x}", code=ord(found[0]))
            raise RecordError((_problem(number, what),))
    return _Parser(_migrated(lines), torn).parse()


def _migrated(lines: list[str]) -> list[str]:
    first = lines[0].strip() if lines else ""
    word = first[len(MAGIC) :].strip()
    wrong = None
    if first.startswith(REPORT):
        wrong = Sentence("this was written for sharing: it leaves out what is hidden and cannot be continued")
    elif not first.startswith(MAGIC):
        beginning = f"{MAGIC} {VERSION}"
        wrong = Sentence("this is no record: a record begins with '{beginning}'", beginning=beginning)
    elif not (word.isascii() and word.isdigit() and len(word) < 6):
        wrong = Sentence("{word!r} is no version number", word=word[:40])
    elif int(word) < 1:
        wrong = Sentence("there is no version {version}", version=word)
    elif int(word) > VERSION:
        wrong = Sentence(
            "the record has version {version}; this program reads up to {newest}. "
            "A newer program wrote it; nothing was changed",
            version=word,
            newest=VERSION,
        )
    if wrong is not None:
        raise RecordError((_problem(1, wrong),))
    return migrate(lines, int(word), VERSION)


def _problem(number: int, text: Sentence) -> Problem:
    return Problem(Sentence("line {number}", number=number), text)


class _Parser:
    """Reads line by line and collects problems, as many as `MOST_PROBLEMS`."""

    def __init__(self, lines: list[str], torn: str) -> None:
        self.lines = lines
        self.torn = torn
        self.problems: list[Problem] = []
        self.words: dict[str, str] = {"edition": EDITION_DEFAULT, "mode": MODES[0], "seed": "0"}
        self.seen: set[str] = set()
        self.options: dict[str, str] = {}
        self.seats: dict[int, SeatSetup] = {}
        self.edition_text: list[str] = []
        self.inventory = Inventory()
        self.placings = 0
        self.turn: dict[str, str] = {}
        self.position_at = 0
        self.header_lines: dict[str, int] = {}
        self.position_lines: dict[str, int] = {}
        self.entries: list[Entry | None] = []
        self.live: list[int] = []
        self.digests: list[int] = []
        self.hands_at = -1

    def problem(self, number: int, template: str, /, **args: object) -> None:
        self.problems.append(_problem(number, Sentence(template, **args)))
        if len(self.problems) >= MOST_PROBLEMS:
            raise RecordError(tuple(self.problems))

    def parse(self) -> Record:
        section = self.header
        for number, raw in enumerate(self.lines[1:], start=2):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if not line.startswith("seat"):  # names keep theirs
                line = line.replace("\t", " ")
            if line[0] == "|" and section == self.header:
                self.edition(number, raw)
            elif len(line) > LONGEST_LINE and not (section == self.steps and HANDS in line):
                self.problem(number, "the line is longer than {most} characters", most=LONGEST_LINE)
            elif section == self.header and _without_comment(line) == "position":
                section, self.position_at = self.position, number
            elif section != self.steps and _without_comment(line) == "steps":
                section = self.steps
                if self.problems or not self.seats:  # then it is not known who may act
                    break
            else:
                section(number, line)
        if section != self.steps and not self.problems:
            self.problem(len(self.lines), "the record ends before the line 'steps'")
        setup = self.setup()
        if self.problems:
            raise RecordError(tuple(self.problems))
        position = None
        if self.position_at:
            position = Position(
                self.inventory, tuple(self.turn.items()), self.position_at, self.position_lines
            )
        entries = tuple(entry for entry in self.entries if entry is not None)
        return Record(setup, entries, position, self.words["mode"], self.torn, self.header_lines)

    def setup(self) -> Setup:
        if "game" not in self.seen:
            self.problem(1, "the header has no line 'game …'")
        count = len(self.seats)
        if count and sorted(self.seats) != list(range(1, count + 1)):
            self.problem(self.header_lines["seats"], "seats must be numbered 1 to {count}", count=count)
        if not count and "game" in self.seen:
            self.problem(1, "the header has no line 'seat …'")
        digits = self.words["seed"]
        if not re.fullmatch("[0-9]{1,19}", digits):
            number = self.header_lines.get("seed", 1)
            self.problem(number, "the seed {seed!r} is no whole number of up to 19 digits", seed=digits[:30])
            digits = "0"
        return Setup(
            game=self.words.get("game", ""),
            seats=tuple(self.seats[number] for number in sorted(self.seats)),
            options=tuple(self.options.items()),
            seed=int(digits),
            edition=self.words["edition"],
            edition_text="\n".join(self.edition_text) + "\n" if self.edition_text else "",
        )

    def edition(self, number: int, raw: str) -> None:
        if raw != "|" and not raw.startswith("| "):
            self.problem(number, "a line of an edition's text begins with '| '")
        self.header_lines.setdefault("|", number)
        self.edition_text.append(raw[2:])

    def header(self, number: int, line: str) -> None:
        word = line.split(maxsplit=1)[0]
        rest = line[len(word) :]
        if word == "seat":
            self.seat(number, rest.strip())
            return
        rest = _without_comment(rest)
        if word == "option":
            self.option(number, rest)
        elif word in ("game", "edition", "mode", "seed"):
            if len(rest.split()) != 1:
                self.problem(number, "'{word}' needs one word", word=word)
            elif word in self.seen:
                self.problem(number, "'{word}' stands twice", word=word)
            elif word == "mode" and rest not in MODES:
                known = ", ".join(MODES)
                self.problem(
                    number, "mode {mode!r} is unknown; there are: {known}", mode=rest[:40], known=known
                )
            self.seen.add(word)
            self.header_lines[word] = number
            self.words[word] = rest
        else:
            self.problem(
                number,
                "unknown word {word!r}; a header has game, edition, mode, option, seat, seed, "
                "then 'position' or 'steps'",
                word=word[:40],
            )

    def option(self, number: int, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if not value.strip():
            self.problem(number, "an option needs a name and a value")
        elif name in self.options:
            self.problem(number, "option {name} stands twice", name=name[:40])
        self.header_lines[f"option {name}"] = number
        self.options[name] = value.strip()

    def seat(self, number: int, rest: str) -> None:
        match = _SEAT.fullmatch(rest)
        if match is None:
            self.problem(number, 'a seat reads: seat 1 human "Name" (and choices such as mat=2)')
            return
        index = int(match[1]) if len(match[1]) < 3 else 0
        if index in self.seats or not 1 <= index <= 8:
            self.problem(number, "seat {seat} stands twice or is out of range", seat=match[1][:40])
            return
        pairs = [pair.partition("=") for pair in match[4].split()]
        choices = {key: value for key, _, value in pairs}
        if len(choices) < len(pairs):
            self.problem(number, "a choice of this seat stands twice")
        self.header_lines[f"seat {index}"] = self.header_lines["seats"] = number
        name = re.sub(r"\\(.)", r"\1", match[3])
        self.seats[index] = SeatSetup(name, match[2], tuple(choices.items()))

    def position(self, number: int, line: str) -> None:
        word, _, rest = _without_comment(line).partition(" ")
        if word != "at":
            if word in self.turn:
                self.problem(number, "'{word}' stands twice", word=word[:40])
            self.turn[word] = rest.strip()
            self.position_lines[word] = number
            return
        places, colon, pieces = rest.partition(":")
        if not colon or not places.strip() or not pieces.strip():
            self.problem(number, "a placing reads: at PLACE: PIECE, PIECE x3")
            return
        for item in pieces.split(","):
            match = _PIECES.fullmatch(item.strip())
            if match is None:
                self.problem(
                    number,
                    "{item!r} is no piece with its count, such as coin x3",
                    item=item.strip()[:40],
                )
                continue
            self.position_lines[match[1]] = number
            for place in places.split():
                self.position_lines[place] = number
                self.placings += 1
                if self.placings > MOST_PLACINGS:
                    self.problem(number, "the position lays more pieces than any box has")
                    raise RecordError(tuple(self.problems))
                self.inventory.add(place, match[1], int(match[2] or 1))

    def steps(self, number: int, line: str) -> None:
        body, _, tail = _without_comment(line).partition(" ;")
        who, _, text = body.strip().partition(" ")
        text = text.strip()
        if who in ("digest", "controller", HANDS) and tail.strip():
            self.problem(number, "notes stand after steps only, not after '{word}'", word=who)
        elif who == "undo" and tail.strip() and not tail.strip().startswith(f"{HANDS}="):
            self.problem(number, "after ' ;' an 'undo' may only have: hands=…")
        elif who == "digest":
            if not re.fullmatch("[0-9a-f]{8,64}", text):
                self.problem(number, "a digest has 8 to 64 hex digits")
            else:
                self.digests.append(len(self.entries))
                self.entries.append(Digest(text, number))
        elif who == "undo":
            self.undo(number, text)
            self.hands(number, tail.partition(f"{HANDS}=")[2].strip())
        elif who == HANDS and len(text.split()) != 1:
            self.problem(number, "'{word}' needs one word", word=HANDS)
        elif who == HANDS:
            self.hands(number, text)
        elif who == "controller":
            seat, _, name = text.partition(" ")
            if not self.is_seat(seat) or not _WORD.fullmatch(name.strip()):
                self.problem(number, "a handover reads: controller 2 greedy")
            else:
                self.entries.append(Handover(int(seat) - 1, name.strip(), number))
        else:
            self.line(number, who, text, tail)

    def is_seat(self, word: str) -> bool:
        return word in map(str, range(1, len(self.seats) + 1))

    def are_seats(self, listed: str) -> bool:
        words = listed.split(",")
        return listed == NOBODY or (len({*words}) == len(words) and all(map(self.is_seat, words)))

    def line(self, number: int, who: str, text: str, tail: str) -> None:
        undone = who in ("~", "~!")
        consented = who == "~!"
        if undone:
            who, _, text = text.partition(" ")
        if who != "*" and not self.is_seat(who):
            self.problem(
                number,
                "a step begins with a seat number or with * for what nobody chose, not with {who!r}",
                who=who[:40],
            )
            return
        if not text.strip():
            self.problem(number, "the step is empty")
            return
        notes = [note.partition("=") for note in tail.split()]
        if not all(name and equals for name, equals, _ in notes):
            self.problem(number, "what stands after ' ;' reads: name=value, with no blank in it")
        for name, _, value in notes:
            if name == ONLY and not self.are_seats(value):
                self.problem(
                    number,
                    "the note {note!r} has to name seats from 1 to {count}, each once, or nobody",
                    note=f"{name}={value}"[:40],
                    count=len(self.seats),
                )
        seat = CHANCE if who == "*" else int(who) - 1
        self.hands(number, "")
        if not undone:
            self.live.append(len(self.entries))
        kept = tuple((name, value) for name, _, value in notes)
        self.entries.append(Line(seat, " ".join(text.split()), undone, consented, kept, number))

    def hands(self, number: int, text: str) -> None:
        """A word about hands in place of the one before; an empty text only takes that away."""
        if self.hands_at >= 0:
            self.entries[self.hands_at] = None
        self.hands_at = len(self.entries) if text else -1
        if text:
            self.entries.append(Hands(text, number))

    def undo(self, number: int, text: str) -> None:
        digits, _, mark = text.partition(" ")
        count = int(digits) if re.fullmatch("[0-9]{1,9}", digits) else 0
        if not 1 <= count <= len(self.live):
            self.problem(number, "'undo' needs a number of steps from 1 to {most}", most=len(self.live))
            return
        if mark.strip() not in ("", "consented"):
            self.problem(number, "after its number 'undo' may only have: consented")
        for index in self.live[-count:]:
            line = self.entries[index]
            assert isinstance(line, Line)
            self.entries[index] = replace(line, undone=True, consented=bool(mark))
        while self.digests and self.digests[-1] > self.live[-count]:
            self.entries[self.digests.pop()] = None
        del self.live[-count:]


def _without_comment(line: str) -> str:
    return line.partition(" #")[0].strip()


def write_line(entry: Entry) -> str:
    """One entry as its line of a record, without the end of line."""
    if isinstance(entry, Digest):
        return f"digest {entry.value}"
    if isinstance(entry, Handover):
        return f"controller {entry.seat + 1} {entry.controller}"
    if isinstance(entry, Hands):
        return f"{HANDS} {entry.text}"
    who = "*" if entry.who == CHANCE else str(entry.who + 1)
    mark = ("~! " if entry.consented else "~ ") if entry.undone else ""
    notes = "".join(f" {name}={value}" for name, value in entry.notes)
    return f"{mark}{who} {entry.text}" + (f" ;{notes}" if notes else "")


def write_undo(count: int, *, consented: bool, hands: str = "") -> str:
    """The line of a journal that takes back so many steps, and what hands have to do then."""
    mark = " consented" if consented else ""
    return f"undo {count}{mark}" + (f" ; {HANDS}={hands}" if hands else "")


def write_header(setup: Setup, *, mode: str = "digital", position: Position | None = None) -> str:
    """The text of a record up to and with the line `steps`."""
    lines = [f"{MAGIC} {VERSION}", f"game {setup.game}", f"edition {setup.edition}", f"mode {mode}"]
    lines += [f"option {name} {value}" for name, value in setup.options]
    for number, seat in enumerate(setup.seats, start=1):
        name = _CONTROL.sub(" ", seat.name.replace("\n", " ")).replace("\\", "\\\\").replace('"', '\\"')
        choices = "".join(f" {key}={value}" for key, value in seat.choices)
        lines.append(f'seat {number} {seat.controller} "{name}"{choices}')
    lines.append(f"seed {setup.seed}")
    if setup.edition_text:
        lines += [f"| {line}" for line in setup.edition_text.removesuffix("\n").split("\n")]
    if position is not None:
        lines += _position_lines(position)
    return "\n".join([*lines, "steps", ""])


def _position_lines(position: Position) -> list[str]:
    lines = ["position", *(f"{word} {value}" for word, value in position.turn)]
    alike: dict[tuple[tuple[str, int], ...], list[str]] = {}
    for place, pieces in position.inventory.places.items():
        alike.setdefault(tuple(pieces.items()), []).append(place)
    for pieces_there, places in alike.items():
        listed = ", ".join(name if count == 1 else f"{name} x{count}" for name, count in pieces_there)
        lines.append(f"at {' '.join(places)}: {listed}")
    return lines


def write_record(record: Record) -> str:
    """The whole text of a record; `parse_record` gives the record back."""
    header = write_header(record.setup, mode=record.mode, position=record.position)
    return header + "".join(write_line(entry) + "\n" for entry in record.entries)


def live_lines(entries: Iterable[Entry]) -> list[Line]:
    """The steps that count, in order."""
    return [entry for entry in entries if isinstance(entry, Line) and not entry.undone]
