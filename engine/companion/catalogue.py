"""A box on somebody's shelf: which tag or printed code is on which piece of it. Texts only, never a file.

docs/boxes.md describes the text; this is the only place that reads and writes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.core.errors import SaidError, Sentence
from engine.core.numerals import whole

FORMAT: Final = "riverboat-desktop-box"
VERSION: Final = 1
MOST_TAGS: Final = 5000
MOST_CHARACTERS: Final = 2_000_000
_HEAD: Final = ("game", "edition", "name", "key")
_KEYS: Final = ("format", "version", *_HEAD, "tags", "retired")
_KEY: Final = re.compile(r"[2-9A-HJKMNP-TV-Z]{5}")
"""Five of the thirty signs in which 0 O, 1 I L and U are left out."""
_TAG: Final = re.compile(r"(?:(?:em4100|nfca|nfcv|epc)|em4100/[1-3][0-9]):(?:[0-9A-F]{2})+|code:\S(?:.*\S)?")
_SHORT: Final = re.compile(r"em4100(?:/([1-3][0-9]))?:([0-9A-F]+)")
"""125 kHz tags: some readers know only the lowest bits of their number, and say how many."""


class BoxError(SaidError, ValueError):
    """A text that is no box, or a tag that cannot be enrolled; `said` says why."""


class Instance(NamedTuple):
    """One piece of a box: its name in the inventory, and which of the equal ones it is, from 1."""

    piece: str
    copy: int

    def __str__(self) -> str:
        return f"{self.piece}/{self.copy}"


def read_instance(text: str) -> Instance:
    """The instance that `str` of it names. Raises ValueError."""
    piece, _, copy = text.rpartition("/")
    number = whole(copy)
    if not piece or number is None:
        raise ValueError(f"{text!r} names no piece")
    return Instance(piece, number)


@dataclass(frozen=True, slots=True)
class Box:
    """A copy of a game. `tags` has the instance of every tag in use, `retired` of those that were.

    A piece may have several tags, a tag is on one piece. Tags are texts such as `nfca:04A1B2C3D4E5F6`.
    `key` begins all codes that are printed for the box.
    """

    game: str
    edition: str
    name: str
    key: str
    tags: Mapping[str, Instance] = field(default_factory=dict)
    retired: Mapping[str, Instance] = field(default_factory=dict)

    def find(self, tag: str) -> Instance | None:
        """The piece that a tag in use is on; a short form finds the only one whose number ends so."""
        known = self.tags.get(tag)
        if known is not None or not tag.startswith("em4100"):
            return known
        fitting = [there for other, there in self.tags.items() if _may_be_one(tag, other)]
        return fitting[0] if len(fitting) == 1 else None

    def tags_of(self, instance: Instance) -> tuple[str, ...]:
        """The tags on a piece."""
        return tuple(tag for tag, there in self.tags.items() if there == instance)

    def instances(self) -> frozenset[Instance]:
        """Every piece that has a tag."""
        return frozenset(self.tags.values())

    def enrolled(self, piece: str) -> int:
        """How many of the equal pieces of this name have a tag."""
        return len({there.copy for there in self.tags.values() if there.piece == piece})

    def enrol(self, tag: str, instance: Instance) -> Box:
        """The box with a further tag on a piece. Raises `BoxError` for a tag that is in use."""
        known = self.find(tag)
        if known is not None:
            raise BoxError(Sentence("this tag is on {piece}", piece=str(known)))
        if len(self.tags) >= MOST_TAGS:
            raise BoxError(Sentence("a box has at most {most} tags", most=MOST_TAGS))
        retired = {other: there for other, there in self.retired.items() if other != tag}
        return replace(self, tags={**self.tags, tag: instance}, retired=retired)

    def retire(self, instance: Instance) -> Box:
        """The box without the tags of a piece: it is lost, or its tag is. They are remembered."""
        gone = {tag: there for tag, there in self.tags.items() if there == instance}
        kept = {tag: there for tag, there in self.tags.items() if there != instance}
        return replace(self, tags=kept, retired={**self.retired, **gone})

    def replace_tags(self, instance: Instance, tag: str) -> Box:
        """The box with this tag on a piece in place of those it had. Raises `BoxError` if it is in use."""
        return self.retire(instance).enrol(tag, instance)

    def without(self, tag: str) -> Box:
        """The box without a tag that was enrolled by mistake: nothing remembers it."""
        return replace(self, tags={other: there for other, there in self.tags.items() if other != tag})


def _may_be_one(one: str, other: str) -> bool:
    """Whether two names of 125 kHz tags agree in the bits that both know."""
    left, right = _SHORT.fullmatch(one), _SHORT.fullmatch(other)
    if left is None or right is None:
        return False
    bits = min(int(side[1] or 40) for side in (left, right))
    mask = (1 << bits) - 1
    return int(left[2], 16) & mask == int(right[2], 16) & mask


@dataclass(frozen=True, slots=True)
class Count:
    """How many pieces of a name have a tag, and how many there are in the box."""

    piece: str
    enrolled: int
    wanted: int


def counts(box: Box, tagged: tuple[tuple[str, int], ...]) -> tuple[Count, ...]:
    """The live counts against what the game says is in its box, in its order."""
    have: dict[str, int] = {}
    for instance in box.instances():
        have[instance.piece] = have.get(instance.piece, 0) + 1
    return tuple(Count(piece, have.get(piece, 0), wanted) for piece, wanted in tagged)


def missing(box: Box, tagged: tuple[tuple[str, int], ...]) -> tuple[Instance, ...]:
    """The pieces that still have no tag, in the order in which they are taken up."""
    have = box.instances()
    every = (Instance(piece, copy) for piece, wanted in tagged for copy in range(1, wanted + 1))
    return tuple(instance for instance in every if instance not in have)


def problems(box: Box, tagged: tuple[tuple[str, int], ...]) -> tuple[Sentence, ...]:
    """What in a box does not fit the game: pieces that it does not have, and more of one than there are."""
    wanted = dict(tagged)
    return tuple(
        Sentence("there is no {piece} in this game", piece=str(instance))
        for instance in sorted(box.instances())
        if not 1 <= instance.copy <= wanted.get(instance.piece, 0)
    )


# ------------------------------------------------------------------------------------------- as text


def write_box(box: Box) -> str:
    """The text of its file, one tag a line; docs/boxes.md describes it."""
    head = {"format": FORMAT, "version": VERSION, **{key: getattr(box, key) for key in _HEAD}}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    for key, tags in (("tags", box.tags), ("retired", box.retired)):
        rows = [
            "    " + json.dumps({"tag": tag, "piece": there.piece, "copy": there.copy}, ensure_ascii=False)
            for tag, there in tags.items()
        ]
        inside = "\n" + ",\n".join(rows) + "\n  " if rows else ""
        lines.append(f'  "{key}": [{inside}]' + ("," if key == "tags" else ""))
    return "{\n" + "\n".join(lines) + "\n}\n"


def read_box(text: str) -> Box:
    """The box that a text describes. Raises `BoxError`."""
    if len(text) > MOST_CHARACTERS:
        raise BoxError(Sentence("the file is far too long for a box"))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BoxError(Sentence("the file is not JSON")) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BoxError(Sentence("the file is no box: it does not say {format!r}", format=FORMAT))
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BoxError(
            Sentence(
                "the box is of version {found!r}; this program reads version {version}",
                found=data.get("version"),
                version=VERSION,
            )
        )
    unknown = sorted(set(data) - set(_KEYS))
    if unknown:
        raise BoxError(Sentence("the box says something unknown: {words}", words=", ".join(unknown)))
    words = [_text(data, key) for key in _HEAD]
    if not _KEY.fullmatch(words[3]):
        raise BoxError(Sentence("{found!r} is no key of a box", found=words[3]))
    tags, retired = _tags(data, "tags"), _tags(data, "retired")
    both = sorted(tags.keys() & retired.keys())
    if both:
        raise BoxError(Sentence("{tag} is in use and retired at once", tag=both[0]))
    return Box(words[0], words[1], words[2], words[3], tags, retired)


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > 200:
        raise BoxError(Sentence("{key!r} should be a text of one line", key=key))
    return value


def _tags(data: Mapping[str, Any], key: str) -> dict[str, Instance]:
    rows = data.get(key, [])
    if not isinstance(rows, list) or len(rows) > MOST_TAGS:
        raise BoxError(Sentence("{key!r} should be a list of at most {most} tags", key=key, most=MOST_TAGS))
    found: dict[str, Instance] = {}
    for row in rows:
        if not isinstance(row, dict) or set(row) != {"tag", "piece", "copy"}:
            raise BoxError(Sentence('in {key!r} everything should have "tag", "piece" and "copy"', key=key))
        copy = row["copy"]
        if type(copy) is not int or not 1 <= copy <= MOST_TAGS:
            raise BoxError(Sentence('"copy" should be a number from 1, not {copy!r}', copy=copy))
        tag = _text(row, "tag")
        if not _TAG.fullmatch(tag):
            raise BoxError(Sentence("{tag!r} is no tag", tag=tag))
        if tag in found:
            raise BoxError(Sentence("{tag} stands there twice", tag=tag))
        found[tag] = Instance(_text(row, "piece"), copy)
    return found
