"""The tag that whole bytes name, or why no tag has such a number."""

from __future__ import annotations

from hardware.driver import Fault, Trouble
from hardware.iso15693 import number_of_answer
from hardware.reads import TagId, Tech

NFCA_LENGTHS = (4, 7, 10)
NFCV_LENGTH = 8
EPC_LENGTH = 12
UID_LENGTHS = (*NFCA_LENGTHS, NFCV_LENGTH, EPC_LENGTH)
"""How many bytes the number of a contactless tag can have."""
EM4100_LENGTH = 5
CASCADE = 0x88
"""First byte of a number that goes on in the next level; as a number of its own it is half a one."""
RANDOM = 0x08
"""First byte of four that are made up anew each time, as phones and payment cards do."""
NFCV_MARK = 0xE0
"""First byte of every ISO 15693 number, which travels last byte first."""


def tag_of_uid(uid: bytes) -> TagId | Trouble:
    """The tag of a number of 4, 7 or 10 (ISO 14443 A), 8 (ISO 15693) or 12 bytes (EPC), first byte first.

    A number of 8 bytes may also come last byte first, or within the whole answer of a tag. Trouble
    `IMPLAUSIBLE` for what no tag keeps, `BAD_SHAPE` for another length.
    """
    if len(uid) not in UID_LENGTHS:
        return Trouble(Fault.BAD_SHAPE, f"no tag has a number of {len(uid)} bytes")
    if blank := _blank(uid):
        return blank
    answered = number_of_answer(uid)
    if answered is not None:
        return _nfcv(answered)
    if len(uid) == EPC_LENGTH:
        return TagId(Tech.EPC, uid.hex().upper())
    if len(uid) == NFCV_LENGTH:
        return _nfcv(uid)
    if uid[0] == CASCADE:
        return Trouble(Fault.IMPLAUSIBLE, "half a number: the reader stopped after its first level")
    if len(uid) == 4 and uid[0] == RANDOM:
        return Trouble(Fault.IMPLAUSIBLE, "a number that changes each time, as of a phone or a payment card")
    return TagId(Tech.NFCA, uid.hex().upper())


def tag_of_em4100(number: bytes) -> TagId | Trouble:
    """The 125 kHz tag of five bytes; Trouble `IMPLAUSIBLE` for a ghost, `BAD_SHAPE` for another length."""
    if len(number) != EM4100_LENGTH:
        return Trouble(Fault.BAD_SHAPE, f"a number of {len(number)} bytes in place of {EM4100_LENGTH}")
    return _blank(number) or TagId(Tech.EM4100, number.hex().upper())


def _nfcv(uid: bytes) -> TagId | Trouble:
    if uid[0] != NFCV_MARK:
        uid = uid[::-1]
    if uid[0] != NFCV_MARK:
        return Trouble(Fault.IMPLAUSIBLE, "a number of 8 bytes that does not begin with E0")
    return TagId(Tech.NFCV, uid.hex().upper())


def _blank(number: bytes) -> Trouble | None:
    """A field without a tag reads as all zeros or all ones, and either passes a check by XOR."""
    if set(number) in ({0x00}, {0xFF}):
        return Trouble(Fault.IMPLAUSIBLE, "all zeros or all ones: noise, not a tag")
    return None
