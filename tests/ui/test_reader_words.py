"""Words about readers: every advice of the doctor, every state and fault, in both languages."""

import json

import pytest

from hardware.discovery import PortInfo
from hardware.doctor import Advice, keys, udev_rule
from hardware.driver import Fault
from hardware.line import BadSettings, NoPermission, NoSuchPort, PortBusy, PortLost
from hardware.number_forms import Form
from hardware.reports import State
from riverboat_desktop.reader_desk import keyboard_from
from ui.language import Translators
from ui.readers.advice_words import advice_keys, advice_words
from ui.readers.board import ReaderBoard
from ui.readers.desk import AdviceLine, KeyboardSetting
from ui.readers.values import Reader, ReaderStatus, Scan, WholeZone
from ui.readers.words import fault_words, form_words, state_words, trouble_words

EVERYTHING = {
    "port": "/dev/ttyUSB0",
    "group": "dialout",
    "command": "sudo usermod -aG dialout ann",
    "rule": udev_rule(PortInfo("/dev/ttyUSB0", 0x1A86, 0x7523)),
    "device": "CH340",
    "program": "minicom",
    "detail": "said the system",
    "family": "RDM6300",
    "speed": "9600",
    "damaged": "12%",
}
READER = Reader("r", "rdm6300", "{}", 0)


@pytest.fixture(params=["en", "zh_TW"])
def language(qapp, request):
    translators = Translators()
    translators.show(request.param)
    yield request.param
    translators.show("en")


def test_the_window_has_words_for_every_advice_of_the_command_line():
    assert advice_keys() == frozenset(keys())


def test_every_advice_says_what_it_knows_and_gives_the_same_commands(language):
    for key in keys():
        line = AdviceLine(key, tuple(EVERYTHING.items()))
        words = advice_words(line)
        assert "{" not in words.text.replace(EVERYTHING["rule"], "") and words.text != key
        assert (language == "zh_TW") == any("\u4e00" <= sign <= "\u9fff" for sign in words.text)
        english = Advice(key, line.arguments).english()
        for command in words.command.splitlines():
            assert command in english, key
        for known in ("dialout", "minicom", "CH340", "12%"):
            assert (known in words.text + words.command) == (known in english), (key, known)


def test_every_state_fault_and_form_has_words(language):
    tables = [
        [fault_words(fault.value) for fault in Fault] + [fault_words("wrong-layout")],
        [form_words(form.value) for form in Form],
        [
            trouble_words(kind("p").key)
            for kind in (NoSuchPort, PortBusy, NoPermission, PortLost, BadSettings)
        ],
        [state_words(ReaderStatus(READER, state.value))[1] for state in State],
    ]
    for table in tables:
        assert len(set(table)) == len(table)
        for words in table:
            assert (language == "zh_TW") == any("\u4e00" <= sign <= "\u9fff" for sign in words), words


def test_a_busy_port_and_missing_rights_come_before_the_state(language):
    busy = state_words(ReaderStatus(READER, "waiting", trouble="port-busy"))
    rights = state_words(ReaderStatus(READER, "waiting", trouble="no-permission"))
    lost = state_words(ReaderStatus(READER, "waiting", trouble="port-lost"))
    assert len({busy, rights, lost}) == 3


# ---------------------------------------------------------------------------------------------- board


def test_a_tag_that_rests_is_one_entry_and_another_comes_before_it(qapp):
    board = ReaderBoard()
    for at in (10.0, 10.1, 10.2):
        board.tell(Scan("r", 0, "em4100:01", "", at))
    board.tell(Scan("r", 0, "em4100:02", "", 10.3))
    board.tell(Scan("r", 0, "em4100:01", "", 14.0))
    assert [(read.tag, read.times) for read in board.reads("r")] == [
        ("em4100:01", 1),
        ("em4100:02", 1),
        ("em4100:01", 3),
    ]


def test_what_lies_there_is_known_until_the_reader_says_otherwise_or_is_lost(qapp):
    board = ReaderBoard()
    board.tell(WholeZone("r", 1, ("nfca:04", "nfca:05"), 1.0))
    board.tell(WholeZone("r", 1, ("nfca:05",), 60.0))
    assert board.lying("r") == {1: ("nfca:05",)}
    assert [(read.tag, read.times) for read in board.reads("r")] == [("nfca:05", 2), ("nfca:04", 1)]
    board.tell(ReaderStatus(READER, "waiting", unknown=frozenset({1})))
    assert board.lying("r") == {}
    board.forget("r")
    assert board.status("r") is None and board.reads("r") == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "[" * 100_000,
        '{"name": "a"}',
        '{"name":"a","form":"10d","gap_ms":"80","ends":true}',
    ],
)
def test_what_is_no_keyboard_reader(text):
    assert keyboard_from(text) is None


def test_a_keyboard_reader_is_read_back():
    kept = {"name": "till", "form": "10d", "gap_ms": 90, "ends": False}
    assert keyboard_from(json.dumps(kept)) == KeyboardSetting("till", "10d", 90, False)
