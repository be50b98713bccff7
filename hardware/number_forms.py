"""The numbers that keyboard readers type for one tag, each as a tag with the bits that this form tells.

Sources: the manuals of USB readers that type like a keyboard (their 8H, 10H, 10D, 13D, 8+5 and 5+5 settings);
8+5 is the facility code and the card number of 26-bit Wiegand cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from hardware.aim import split_aim
from hardware.driver import Fault, Trouble
from hardware.plausible import NFCA_LENGTHS, tag_of_em4100, tag_of_uid
from hardware.reads import TagId, Tech


class Form(Enum):
    """How a reader writes what it has read. Several readers write alike and mean different things."""

    HEX_10 = "10h"
    """The 40 bits of a 125 kHz tag in hex."""
    DEC_10 = "10d"
    """Its low 32 bits in ten decimal digits: what most of these readers type."""
    DEC_13 = "13d"
    """All 40 bits in thirteen decimal digits."""
    WIEGAND = "8+5"
    """Its low 24 bits: a byte in three digits, a comma or nothing, two bytes in five."""
    WORDS = "5+5"
    """Its low 32 bits: two bytes, a comma, two bytes, in five decimal digits each."""
    HEX_10_BYTES_REVERSED = "10h-bytes"
    """As `HEX_10`, the bits of each byte in the wrong order."""
    HEX_10_DIGITS_REVERSED = "10h-digits"
    """As `HEX_10`, the bits of each digit in the wrong order."""
    UID_HEX = "uid-hex"
    """A contactless tag of 4, 7 or 10 bytes in hex."""
    UID_DEC = "uid-dec"
    """One of 4 bytes in ten decimal digits, first byte first."""
    UID_DEC_REVERSED = "uid-dec-reversed"
    """The same, last byte first."""
    OWN_CODE = "code"
    """The text of a printed label of ours, perhaps behind an AIM prefix."""


OWN_CODE = r"TT[2-9A-HJKMNP-TV-Z]{8}"
"""A pattern of the text of a label: `TT` and eight of thirty signs, without 0 O 1 I L U."""

Named = TagId | Trouble | None
"""A tag; or trouble for a number that no tag has; or None for a text of another form."""

_DIGITS = "0123456789"
_HEX = _DIGITS + "ABCDEFabcdef"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def read_number(text: str, form: Form) -> Named:
    """What a text names if it is in this form."""
    pattern, _, read = _FORMS[form]
    return read(text) if re.fullmatch(pattern, text) else None


def forms_of(text: str) -> tuple[Form, ...]:
    """All forms that a text may have. One scan of a tag that is known otherwise tells which it is."""
    return tuple(form for form in Form if isinstance(read_number(text, form), TagId))


def signs_of(form: Form) -> frozenset[str]:
    """The characters that a text of this form may contain."""
    return frozenset(_FORMS[form][1])


def _hex_10(text: str) -> Named:
    return tag_of_em4100(bytes.fromhex(text))


def _bytes_reversed(text: str) -> Named:
    return tag_of_em4100(bytes(_mirrored(byte, 8) for byte in bytes.fromhex(text)))


def _digits_reversed(text: str) -> Named:
    return _hex_10("".join(f"{_mirrored(int(digit, 16), 4):X}" for digit in text))


def _dec_13(text: str) -> Named:
    number = int(text)
    return None if number >> 40 else tag_of_em4100(number.to_bytes(5, "big"))


def _dec_10(text: str) -> Named:
    return _low_bits(int(text), 32)


def _wiegand(text: str) -> Named:
    byte, word = int(text[:3]), int(text[-5:])
    return None if byte >> 8 or word >> 16 else _low_bits(byte << 16 | word, 24)


def _words(text: str) -> Named:
    high, low = int(text[:5]), int(text[-5:])
    return None if high >> 16 or low >> 16 else _low_bits(high << 16 | low, 32)


def _uid_hex(text: str) -> Named:
    return tag_of_uid(bytes.fromhex(text))


def _uid_dec(text: str) -> Named:
    number = int(text)
    return None if number >> 32 else tag_of_uid(number.to_bytes(4, "big"))


def _uid_dec_reversed(text: str) -> Named:
    number = int(text)
    return None if number >> 32 else tag_of_uid(number.to_bytes(4, "little"))


def _own_code(text: str) -> Named:
    _, code = split_aim(text)
    return TagId(Tech.CODE, code) if re.fullmatch(OWN_CODE, code) else None


def _low_bits(number: int, bits: int) -> Named:
    if number >> bits:
        return None
    if number in (0, (1 << bits) - 1):
        return Trouble(Fault.IMPLAUSIBLE, "all zeros or all ones: noise, not a tag")
    return TagId(Tech.EM4100, f"{number:0{bits // 4}X}", bits)


def _mirrored(value: int, bits: int) -> int:
    return int(f"{value:0{bits}b}"[::-1], 2)


_UID_HEX = "|".join(rf"[0-9A-Fa-f]{{{2 * length}}}" for length in NFCA_LENGTHS)
_FORMS: dict[Form, tuple[str, str, Callable[[str], Named]]] = {
    Form.HEX_10: (r"[0-9A-Fa-f]{10}", _HEX, _hex_10),
    Form.DEC_10: (r"[0-9]{10}", _DIGITS, _dec_10),
    Form.DEC_13: (r"[0-9]{13}", _DIGITS, _dec_13),
    Form.WIEGAND: (r"[0-9]{3},?[0-9]{5}", _DIGITS + ",", _wiegand),
    Form.WORDS: (r"[0-9]{5},[0-9]{5}", _DIGITS + ",", _words),
    Form.HEX_10_BYTES_REVERSED: (r"[0-9A-Fa-f]{10}", _HEX, _bytes_reversed),
    Form.HEX_10_DIGITS_REVERSED: (r"[0-9A-Fa-f]{10}", _HEX, _digits_reversed),
    Form.UID_HEX: (_UID_HEX, _HEX, _uid_hex),
    Form.UID_DEC: (r"[0-9]{10}", _DIGITS, _uid_dec),
    Form.UID_DEC_REVERSED: (r"[0-9]{10}", _DIGITS, _uid_dec_reversed),
    Form.OWN_CODE: (rf"(?:\]..)?{OWN_CODE}", "]" + _DIGITS + _LETTERS + _LETTERS.lower(), _own_code),
}
