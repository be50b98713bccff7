"""Printed codes of a box: given to pieces that have none, taken from pieces whose labels are lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine.companion.catalogue import Box, Instance
from hardware.payload import LABELS, is_payload, key_of, payload, serial_of

CODE: Final = "code:"
"""How the tags of printed codes begin."""


class CodesUsedUp(ValueError):
    """A box has no code left for another label."""


def text_of(tag: str) -> str:
    """What stands in the code of a tag; empty for a tag that is no code."""
    return tag.removeprefix(CODE) if tag.startswith(CODE) else ""


def codes_of(box: Box, instance: Instance) -> list[str]:
    """The texts of the printed codes on a piece."""
    return [text for text in map(text_of, box.tags_of(instance)) if text]


def with_codes(box: Box, instances: Iterable[Instance]) -> Box:
    """With a code for each of these pieces that has none yet. Raises `CodesUsedUp`."""
    have = {there for tag, there in box.tags.items() if text_of(tag)}
    serial = _next_serial(box)
    tags = dict(box.tags)
    for instance in instances:
        if instance in have:
            continue
        if serial >= LABELS:
            raise CodesUsedUp(f"the box {box.name} has used up its {LABELS} codes")
        tags[CODE + payload(box.key, serial)] = instance
        have.add(instance)
        serial += 1
    return replace(box, tags=tags)


def without_codes(box: Box, instances: Iterable[Instance]) -> Box:
    """The box with the codes of these pieces retired, for pieces or labels that are lost."""
    lost = set(instances)
    gone = {tag: there for tag, there in box.tags.items() if there in lost and text_of(tag)}
    kept = {tag: there for tag, there in box.tags.items() if tag not in gone}
    return replace(box, tags=kept, retired={**box.retired, **gone})


def with_codes_of(box: Box, printed: Box) -> Box:
    """The box with the codes that were given out and retired in a copy of it; other tags stay as they are."""
    retired = {tag: there for tag, there in printed.retired.items() if text_of(tag)}
    tags = {tag: there for tag, there in box.tags.items() if tag not in retired}
    tags |= {tag: there for tag, there in printed.tags.items() if text_of(tag)}
    kept = {tag: there for tag, there in box.retired.items() if tag not in tags}
    return replace(box, tags=tags, retired={**kept, **retired})


def _next_serial(box: Box) -> int:
    texts = map(text_of, (*box.tags, *box.retired))
    ours = [serial_of(text) for text in texts if is_payload(text) and key_of(text) == box.key]
    return max(ours, default=-1) + 1
