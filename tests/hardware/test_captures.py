"""The captures in tests/captures, one of each virtual reader: what their bytes say when read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.capture import Direction, read_capture
from hardware.driver import Fault, Inventory, Output, TagRead, Trouble
from hardware.drivers.families import FAMILIES

CAPTURES = Path(__file__).parent.parent / "captures"
EM4100 = {"em4100:0C000621A5", "em4100:010063E9AE", "em4100:0F0184F07A"}
NFCA = {"nfca:04A1B2C3D4E5F6", "nfca:DEADBEEF", "nfca:04A1B2C3D4E5F7"}
EPC = {"epc:E28011700000020F1A2B3C4D", "epc:E28011700000020F1A2B3C4E", "epc:E28011700000020F1A2B3C4F"}
CODES = {"code:TTVZ3TT8X4", "code:TT4K7MPQ2H", "code:TT9WXYD3F6"}
SAYS = {
    "rdm6300": EM4100,
    "id12": EM4100,
    "parallax": EM4100,
    "text-lines": NFCA,
    "inventory-line": NFCA,
    "pn532": NFCA,
    "r200": EPC,
    "m6e-nano": EPC,
    "barcode": CODES,
    "lossy-lines": {"nfca:DEADBEEF"},
}


def read_again(name: str) -> list[Output]:
    """What the driver of its family makes of the received bytes of a capture."""
    capture = read_capture((CAPTURES / f"{name}.jsonl").read_text(encoding="utf-8"))
    [channel] = capture.channels
    driver = FAMILIES[channel.driver].make()
    said = driver.start(0.0)
    for entry in capture.entries:
        if entry.dir is Direction.RECEIVED:
            said += driver.feed(entry.data, entry.t / 1000)
            if driver.due is not None and driver.due <= entry.t / 1000:
                said += driver.on_time(entry.t / 1000)
    return said


def tags(said: list[Output]) -> set[str]:
    single = [one for one in said if isinstance(one, TagRead)]
    whole = [read for one in said if isinstance(one, Inventory) for read in one.tags]
    return {str(read.tag) for read in single + whole}


def test_every_capture_is_looked_at() -> None:
    assert {path.stem for path in CAPTURES.glob("*.jsonl")} == set(SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_a_capture_says_the_tags_that_lay_there(name: str) -> None:
    said = read_again(name)
    assert tags(said) == SAYS[name]
    faults = {one.fault for one in said if isinstance(one, Trouble)}
    assert faults == ({Fault.LOSSY} if name == "lossy-lines" else set())
