"""Tags of UHF readers: protocol word, EPC and the tag's own check, as every such reader passes them on."""

from __future__ import annotations

from functools import lru_cache

from hardware.driver import Fault
from hardware.reads import TagId, Tech


def gen2_crc(data: bytes) -> int:
    """The check that a tag of EPC Gen2 (ISO 18000-63) sends behind word and EPC: 0x1021, FFFF, inverted."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc ^ 0xFFFF


@lru_cache(maxsize=1024)  # what lies there is told again and again
def read_epc(told: bytes) -> TagId | Fault:
    """The tag that said this: protocol word (2 bytes), EPC, check (2). The word tells how long the EPC is."""
    length = (told[0] >> 3) * 2 if len(told) >= 4 else 0
    if not length or len(told) != length + 4:
        return Fault.BAD_SHAPE
    if gen2_crc(told[:-2]) != int.from_bytes(told[-2:], "big"):
        return Fault.CHECKSUM
    epc = told[2:-2]
    if set(epc) in ({0x00}, {0xFF}):
        return Fault.IMPLAUSIBLE
    return TagId(Tech.EPC, epc.hex().upper())
