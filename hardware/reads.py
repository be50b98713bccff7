"""What a tag or a code is called, however a reader says it, and which enrolled one a short form can mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Tech(StrEnum):
    """What sort of number a tag carries."""

    EM4100 = "em4100"
    NFCA = "nfca"
    NFCV = "nfcv"
    EPC = "epc"
    CODE = "code"


WHOLE_BITS = {Tech.EM4100: 40}
"""Technologies whose readers may know only the lowest bits of a number, and how many there are in all."""


@dataclass(frozen=True, slots=True, order=True)
class TagId:
    """A tag: its technology, its number in upper-case hex (first byte first), and how many bits are known.

    `bits` is 0 where all are known. A printed code has its text in place of a number.
    """

    tech: Tech
    number: str
    bits: int = 0

    def __str__(self) -> str:
        known = f"/{self.bits}" if self.bits else ""
        return f"{self.tech.value}{known}:{self.number}"

    def fits(self, whole: TagId) -> bool:
        """Whether this, where it is a short form, may be that tag; a whole number fits only itself."""
        if not self.bits:
            return self == whole
        if whole.tech is not self.tech or (whole.bits and whole.bits < self.bits):
            return False
        mask = (1 << self.bits) - 1
        return int(whole.number, 16) & mask == int(self.number, 16)


class NotATag(ValueError):
    """A text that names no tag; `str` says why."""


def parse_tag(text: str) -> TagId:
    """The tag that `str` of it names. Raises `NotATag`."""
    kind, colon, number = text.partition(":")
    name, slash, bits = kind.partition("/")
    try:
        tech = Tech(name)
    except ValueError:
        raise NotATag(f"unknown sort of tag {name!r}") from None
    if not colon or not number:
        raise NotATag("a tag is written as its sort, a colon and its number")
    if tech is Tech.CODE:
        if slash or not number.isprintable() or number != number.strip():
            raise NotATag("a code is a printable text without spaces at its ends")
        return TagId(tech, number)
    if number != number.upper() or not set(number) <= set("0123456789ABCDEF") or len(number) % 2:
        raise NotATag("a number is written in whole bytes of upper-case hex")
    if not slash:
        return TagId(tech, number)
    whole = WHOLE_BITS.get(tech, 0)
    if not bits.isdigit() or not 0 < int(bits) < whole or int(bits) != len(number) * 4:
        raise NotATag(f"{bits!r} is no number of known bits of this sort of tag")
    return TagId(tech, number, int(bits))


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A short form that several enrolled tags fit; which of them is meant cannot be known."""

    tags: tuple[TagId, ...]


def match(read: TagId, enrolled: Iterable[TagId]) -> TagId | Ambiguous | None:
    """The enrolled tag that was read: itself, or the only one that a short form fits; None if there is none.

    A tag that was enrolled in a short form is found by a reader that knows more of it, too.
    """
    known = list(enrolled)
    if read in known:
        return read
    fitting = tuple(tag for tag in known if read.fits(tag) or (tag.bits and tag.fits(read)))
    if len(fitting) > 1:
        return Ambiguous(fitting)
    return fitting[0] if fitting else None
