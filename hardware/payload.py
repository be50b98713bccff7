"""What a printed code says: `TT`, five signs of a box, two of a label, a check sign. Boxes share none.

The thirty signs leave out those that people take for others: 0 and O, 1, I and L, and U beside V. All are in
the alphanumeric set of QR codes, so that ten of them fit the smallest one with its strongest correction.

The check sign is that of ISO/IEC 7064's hybrid systems, MOD 31,30 for thirty signs: one wrong sign is always
seen, two that changed places nearly always.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
HEAD: Final = "TT"
KEY_LENGTH: Final = 5
SERIAL_LENGTH: Final = 2
LENGTH: Final = len(HEAD) + KEY_LENGTH + SERIAL_LENGTH + 1
BOXES: Final = len(SIGNS) ** KEY_LENGTH
"""How many keys of boxes there are: 24,300,000."""
LABELS: Final = len(SIGNS) ** SERIAL_LENGTH
"""How many different codes a box can have: 900."""


def check_value(values: Sequence[int], modulus: int) -> int:
    """The check character of ISO/IEC 7064's hybrid system MOD `modulus` + 1, `modulus`, as a value."""
    product = modulus
    for value in values:
        total = (product + value) % modulus or modulus
        product = total * 2 % (modulus + 1)
    return (modulus + 1 - product) % modulus


def _check_sign(signs: str) -> str:
    return SIGNS[check_value([SIGNS.index(sign) for sign in signs], len(SIGNS))]


def _signs(number: int, length: int) -> str:
    signs = ""
    for _ in range(length):
        number, rest = divmod(number, len(SIGNS))
        signs = SIGNS[rest] + signs
    return signs


def box_key(number: int) -> str:
    """The key of the box with this number, 0 to `BOXES` - 1; drawn by lot it is a key of its own."""
    if not 0 <= number < BOXES:
        raise ValueError(f"there is no box number {number}")
    return _signs(number, KEY_LENGTH)


def is_key(text: str) -> bool:
    """Whether this is the key of a box."""
    return len(text) == KEY_LENGTH and set(text) <= set(SIGNS)


def payload(key: str, serial: int) -> str:
    """The text of a code of a box; `serial` is 0 to `LABELS` - 1."""
    if not is_key(key):
        raise ValueError(f"{key!r} is no key of a box")
    if not 0 <= serial < LABELS:
        raise ValueError(f"a box has no label number {serial}")
    body = key + _signs(serial, SERIAL_LENGTH)
    return HEAD + body + _check_sign(body)


def is_payload(text: str) -> bool:
    """Whether a text is a code of ours, with the right check sign."""
    body = text[len(HEAD) : -1]
    if len(text) != LENGTH or not text.startswith(HEAD) or not set(text) <= set(SIGNS):
        return False
    return text[-1] == _check_sign(body)


def key_of(text: str) -> str:
    """The key of the box that a payload belongs to."""
    return text[len(HEAD) : len(HEAD) + KEY_LENGTH]


def serial_of(text: str) -> int:
    """The number of the label that a payload stands on."""
    number = 0
    for sign in text[len(HEAD) + KEY_LENGTH : -1]:
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number
