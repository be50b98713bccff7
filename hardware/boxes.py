"""A box: which tag is on which piece of one copy of a game; as a value and as a file.

The file is JSON and described in docs/boxes.md. Pieces are the names that the game's inventory has for them;
nothing here knows a game. A piece may have several tags, a tag is on one piece. Tags that are no longer used
are kept as retired, so that they are never given out again and a piece that turns up is recognised.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hardware.payload import LABELS, is_key, is_payload, key_of, payload, serial_of
from hardware.reads import NotATag, TagId, Tech, parse_tag

FORMAT: Final = "riverboat-desktop-box"
VERSION: Final = 1
_MOST_TAGS: Final = 5000
_LONGEST_TEXT: Final = 2_000_000
_KEYS: Final = ("format", "version", "game", "edition", "name", "key", "tags", "retired")


class BoxProblem(ValueError):
    """A file that is no box, or a box that cannot do what was asked; `str` says why."""


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One piece of a box: its name in the inventory and which of the equal ones it is, from 1."""

    name: str
    copy: int

    def __str__(self) -> str:
        return f"{self.name}/{self.copy}"


@dataclass(frozen=True, slots=True)
class Box:
    """A copy of a game on somebody's shelf. `key` begins all its printed codes.

    `tags` and `retired` say which piece a tag is, or was, on; they share no tag.
    """

    game: str
    edition: str
    name: str
    key: str
    tags: Mapping[TagId, Piece] = field(default_factory=dict)
    retired: Mapping[TagId, Piece] = field(default_factory=dict)

    def codes_of(self, piece: Piece) -> list[TagId]:
        """The printed codes on a piece."""
        return [tag for tag, there in self.tags.items() if there == piece and tag.tech is Tech.CODE]

    def with_codes(self, pieces: Iterable[Piece]) -> Box:
        """With a code for each of these pieces that has none yet. Raises `BoxProblem` if it is full."""
        have = {piece for tag, piece in self.tags.items() if tag.tech is Tech.CODE}
        serial = self._next_serial()
        tags = dict(self.tags)
        for piece in pieces:
            if piece in have:
                continue
            if serial >= LABELS:
                raise BoxProblem(f"the box {self.name} has used up its {LABELS} codes")
            tags[TagId(Tech.CODE, payload(self.key, serial))] = piece
            have.add(piece)
            serial += 1
        return replace(self, tags=tags)

    def without_codes(self, pieces: Iterable[Piece]) -> Box:
        """The box with the codes of these pieces retired, for pieces or labels that are lost."""
        lost = set(pieces)
        gone = {tag: piece for tag, piece in self.tags.items() if piece in lost and tag.tech is Tech.CODE}
        kept = {tag: piece for tag, piece in self.tags.items() if tag not in gone}
        return replace(self, tags=kept, retired={**self.retired, **gone})

    def _next_serial(self) -> int:
        ours = [
            serial_of(tag.number)
            for tag in (*self.tags, *self.retired)
            if tag.tech is Tech.CODE and is_payload(tag.number) and key_of(tag.number) == self.key
        ]
        return max(ours, default=-1) + 1


def write_box(box: Box) -> str:
    """The text of its file: equal boxes give equal texts, and a tag stands on a line."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": box.game,
        "edition": box.edition,
        "name": box.name,
        "key": box.key,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    for key, tags in (("tags", box.tags), ("retired", box.retired)):
        rows = [
            "    "
            + json.dumps({"tag": str(tag), "piece": piece.name, "copy": piece.copy}, ensure_ascii=False)
            for tag, piece in tags.items()
        ]
        inside = "\n" + ",\n".join(rows) + "\n  " if rows else ""
        lines.append(f'  "{key}": [{inside}]' + ("," if key == "tags" else ""))
    return "{\n" + "\n".join(lines) + "\n}\n"


def read_box(text: str) -> Box:
    """The box that a file describes. Raises `BoxProblem`."""
    if len(text) > _LONGEST_TEXT:
        raise BoxProblem("the file is far too long for a box")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BoxProblem("the file is not JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BoxProblem(f'the file is no box: it does not say "format": "{FORMAT}"')
    if data.get("version") != VERSION:
        raise BoxProblem(
            f"the box is of version {data.get('version')!r}; this program reads version {VERSION}"
        )
    unknown = sorted(set(data) - set(_KEYS))
    if unknown:
        raise BoxProblem(f"the box says something unknown: {', '.join(unknown)}")
    words = [_text(data, key) for key in ("game", "edition", "name", "key")]
    if not is_key(words[3]):
        raise BoxProblem(f"{words[3]!r} is no key of a box")
    tags, retired = _tags(data, "tags"), _tags(data, "retired")
    if both := sorted(str(tag) for tag in tags.keys() & retired.keys()):
        raise BoxProblem(f"{both[0]} is in use and retired at once")
    return Box(words[0], words[1], words[2], words[3], tags, retired)


def _text(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > 200:
        raise BoxProblem(f"{key!r} should be a text of one line")
    return value


def _tags(data: dict[str, Any], key: str) -> dict[TagId, Piece]:
    rows = data.get(key, [])
    if not isinstance(rows, list) or len(rows) > _MOST_TAGS:
        raise BoxProblem(f"{key!r} should be a list of at most {_MOST_TAGS} tags")
    found: dict[TagId, Piece] = {}
    for row in rows:
        if not isinstance(row, dict) or set(row) != {"tag", "piece", "copy"}:
            raise BoxProblem(f'in {key!r} everything should have "tag", "piece" and "copy"')
        copy = row["copy"]
        if type(copy) is not int or not 1 <= copy <= _MOST_TAGS:
            raise BoxProblem(f'"copy" should be a number from 1, not {copy!r}')
        try:
            tag = parse_tag(_text(row, "tag"))
        except NotATag as problem:
            raise BoxProblem(f"{row['tag']!r} is no tag: {problem}") from None
        if tag in found:
            raise BoxProblem(f"{tag} is on two pieces")
        found[tag] = Piece(_text(row, "piece"), copy)
    return found
