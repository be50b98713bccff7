"""Readers of PC/SC without one: what the lines of the service say, and what is said where there is none."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.driver import Fault, Inventory, Output, Ready, TagRead, Trouble, Write
from hardware.drivers.pcsc import PcscDriver, card_type, pcsc
from hardware.line import Lost, Remedy
from hardware.pcsc_line import NoPyscard, PcscLine, kernel_takers, pcsc_readers
from hardware.reads import TagId, Tech

NTAG = "3B8F8001804F0CA0000003060300030000000068"


def said(line: str) -> list[Output]:
    driver = PcscDriver()
    driver.start(0.0)
    return driver.feed(f"{line}\n".encode(), 1.0)


def test_it_asks_what_lies_there_when_it_begins() -> None:
    assert pcsc().start(0.0) == [Write(b"?\n")]


def test_a_reader_says_its_name_and_that_nothing_lies_there() -> None:
    assert said("pcsc reader ACS ACR122U 00 00") == [Ready("ACS ACR122U 00 00")]
    assert said("pcsc none") == [Inventory(())]


def test_a_card_is_its_number_and_its_type_is_only_a_word_beside_it() -> None:
    read = TagRead(TagId(Tech.NFCA, "04A1B2C3D4E5F6"), "04A1B2C3D4E5F6 Ultralight or NTAG")
    assert said(f"pcsc card {NTAG} 04A1B2C3D4E5F69000") == [Inventory((read,))]


def test_an_iso_15693_number_is_one_too_also_last_byte_first() -> None:
    [inventory] = said(f"pcsc card {NTAG} 3D2C1B0A500104E09000")
    assert isinstance(inventory, Inventory)
    assert [str(read.tag) for read in inventory.tags] == ["nfcv:E00401500A1B2C3D"]


@pytest.mark.parametrize("answer", ["6A81", "9000", "", "04A1B2C3D4E5F66300", "081234569000", "8804A1B29000"])
def test_a_card_that_names_no_tag_lies_there_as_nothing(answer: str) -> None:
    inventory, trouble = said(f"pcsc card {NTAG} {answer}".rstrip())
    assert inventory == Inventory(())
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.IMPLAUSIBLE


def test_a_card_that_was_gone_too_soon_says_nothing_of_what_lies_there() -> None:
    [trouble] = said(f"pcsc mute {NTAG}")
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.PARTIAL


@pytest.mark.parametrize(
    "line", ["pcsc", "pcsc what", "pcsc card", "pcsc card XY 9000", "pcsc reader", "hello"]
)
def test_other_lines_are_no_reads(line: str) -> None:
    [trouble] = said(line)
    assert isinstance(trouble, Trouble) and trouble.fault in (Fault.BAD_SHAPE, Fault.NOISE)


@given(st.binary(max_size=600))
def test_of_anything_else_nothing_is_read_and_little_is_kept(noise: bytes) -> None:
    driver = PcscDriver()
    driver.start(0.0)
    outputs = driver.feed(noise, 1.0) + driver.idle(2.0)
    assert not [one for one in outputs if isinstance(one, Inventory | Ready)]
    assert driver.held <= 255


@pytest.mark.parametrize(
    ("atr", "words"),
    [
        (NTAG, "Ultralight or NTAG"),
        ("3B8F8001804F0CA000000306030001000000006A", "Mifare Classic 1K"),
        ("3B8F8001804F0CA00000030603FFFF0000000068", "card type FFFF"),
        ("3B959540FFAE01030000", "ATR 3B959540FFAE01030000"),
    ],
)
def test_the_type_that_an_answer_to_reset_names(atr: str, words: str) -> None:
    assert card_type(bytes.fromhex(atr)) == words


# -------------------------------------------------------------------------------- where it cannot be had


def test_without_pyscard_the_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "smartcard", None)
    woken = threading.Event()
    line = PcscLine("pcsc:any", 0, False, woken.set)
    line.open()
    assert woken.wait(10)
    [lost] = line.take()
    assert isinstance(lost, Lost) and isinstance(lost.error, NoPyscard)
    assert (lost.error.key, lost.error.remedy) == ("no-pyscard", Remedy.INSTALL_PCSC)
    assert line.gone(10)
    with pytest.raises(NoPyscard):
        pcsc_readers()


def test_nothing_of_it_is_imported_before_a_line_is_opened() -> None:
    probe = "import hardware.pcsc_line, sys; sys.exit('smartcard' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", probe], check=False).returncode == 0


def test_a_line_that_was_never_opened_can_be_closed() -> None:
    line = PcscLine("pcsc:any", 0, False, lambda: None)
    line.close()
    assert line.gone() and not line.waiting


def test_modules_of_the_kernel_that_keep_readers_for_themselves_are_named(tmp_path: Path) -> None:
    modules = tmp_path / "modules"
    modules.write_text("nfc 131072 1 pn533, Live 0x0\npn533_usb 20480 0 - Live 0x0\nusbcore 1 0 - Live 0x0\n")
    assert kernel_takers(modules) == ("pn533_usb", "nfc")
    assert kernel_takers(tmp_path / "none") == ()
