"""The prefix by which a scanner tells what kind of code it has read: `]`, a letter, a modifier.

Source: ISO/IEC 15424, the symbology identifiers that AIM gave out.
"""

from __future__ import annotations

import re

SYMBOLOGIES = {
    "A": "Code 39",
    "C": "Code 128",
    "E": "EAN/UPC",
    "F": "Codabar",
    "G": "Code 93",
    "I": "Interleaved 2 of 5",
    "L": "PDF417",
    "Q": "QR Code",
    "U": "MaxiCode",
    "X": "other",
    "d": "Data Matrix",
    "e": "GS1 DataBar",
    "z": "Aztec",
}
"""The letters of the kinds that scanners of the shop counter read."""

_PREFIX = re.compile(r"\]([A-Za-z])([0-9A-Za-z])")


def split_aim(text: str) -> tuple[str, str]:
    """The prefix (empty if there is none that is known), and the text behind it."""
    found = _PREFIX.match(text)
    if found is None or found[1] not in SYMBOLOGIES:
        return "", text
    return found[0], text[found.end() :]


def symbology(raw: str) -> str:
    """The kind of code that the prefix of a raw scan names; empty if it has none."""
    prefix, _ = split_aim(raw)
    return SYMBOLOGIES[prefix[1]] if prefix else ""
