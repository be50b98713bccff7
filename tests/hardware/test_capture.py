"""The flight recorder: bounded, exact, blind for what is typed; captures are read, refused, played again."""

import json
import sys
import threading
import time
from dataclasses import replace

import pytest

from hardware.capture import (
    BadCapture,
    Capture,
    Channel,
    Direction,
    Entry,
    FlightRecorder,
    read_capture,
    write_capture,
)
from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.driver import TagRead
from hardware.drivers.families import FAMILIES
from hardware.port import Port
from hardware.pseudo_terminal import PseudoTerminal
from hardware.replay import RecordedReader, replay
from hardware.reports import Passage
from hardware.simulator.faults import Faults
from hardware.simulator.models import MODELS
from hardware.telling import told, words
from tests.hardware.golden_captures import GOLDEN, recorded, replayed
from tests.hardware.virtual_time import VirtualPorts

STEADY = ("rdm6300", "id12", "parallax", "text-lines", "inventory-line", "r200", "barcode")
"""Readers that a capture can be played of without minding what they are asked."""
LIMIT_S = 30.0


# --------------------------------------------------------------------------------------------- recorder


def test_it_keeps_the_last_ten_minutes_and_no_more():
    recorder = FlightRecorder("test")
    tap = recorder.tap(recorder.channel("rdm6300", speed=9600, port="p"))
    for second in range(1500):
        tap(Passage.RECEIVED, b"x", float(second))
    entries = recorder.capture().entries
    assert (len(entries), entries[0].t, entries[-1].t) == (601, 0, 600_000)


def test_a_flood_is_bounded_too():
    recorder = FlightRecorder("test", most_bytes=1000, most_entries=50)
    tap = recorder.tap(recorder.channel("rdm6300", speed=9600, port="p"))
    for number in range(10_000):
        tap(Passage.RECEIVED, b"y" * 30, number / 1000)
    assert recorder.held <= 1000 and len(recorder.capture().entries) == 33
    for number in range(1000):
        tap(Passage.SENT, b"", 20 + number / 1000)
    assert len(recorder.capture().entries) == 50


def test_what_becomes_too_old_is_forgotten_although_nothing_happens():
    recorder = FlightRecorder("test")
    recorder.tap(recorder.channel("rdm6300", speed=9600, port="p"))(Passage.RECEIVED, b"x", 0.0)
    recorder.forget(601.0)
    assert recorder.capture().entries == () and recorder.held == 0


def test_of_a_reader_that_types_only_accepted_scans_are_kept():
    recorder = FlightRecorder("test")
    wedge, serial = recorder.keyboard("wedge"), recorder.channel("barcode", speed=9600, port="p")
    with pytest.raises(ValueError, match="only accepted scans"):
        recorder.tap(wedge)
    with pytest.raises(ValueError, match="by its bytes"):
        recorder.scan(serial, "TTVZ3TT8X4", 1.0)
    recorder.scan(wedge, "0006547886", 1.0)
    capture = recorder.capture()
    assert [(entry.dir, entry.data) for entry in capture.entries] == [(Direction.SCAN, b"0006547886")]
    assert [channel.ch for channel in capture.channels] == [wedge], "a reader that said nothing is left out"


def test_a_forged_capture_of_typing_is_refused():
    channel = Channel(0, "wedge", keyboard=True)
    text = write_capture(Capture("x", (channel,), (Entry(0, 0, Direction.RECEIVED, b"secret"),)))
    with pytest.raises(BadCapture, match="line 2: channel 0 cannot have rx"):
        read_capture(text)


# ----------------------------------------------------------------------------------------------- format


def capture():
    channels = (Channel(0, "rdm6300", 9600, "1A86:7523:@1-1", 1), Channel(4, "wedge", keyboard=True))
    entries = (
        Entry(0, 0, Direction.OPEN),
        Entry(3, 0, Direction.RECEIVED, b"\x02\xff"),
        Entry(3, 4, Direction.SCAN, b"0006547886"),
        Entry(9, 0, Direction.SENT, b"?"),
        Entry(12, 0, Direction.LOST, b"port-lost"),
    )
    return Capture("riverboat-desktop 0.1.0", channels, entries, "ab12")


def test_the_format_is_this():
    lines = write_capture(capture()).splitlines()
    assert json.loads(lines[0]) == {
        "v": 1,
        "app": "riverboat-desktop 0.1.0",
        "channels": [
            {
                "ch": 0,
                "driver": "rdm6300",
                "speed": 9600,
                "port": "1A86:7523:@1-1",
                "zones": 1,
                "keyboard": False,
            },
            {"ch": 4, "driver": "wedge", "speed": 0, "port": "", "zones": 1, "keyboard": True},
        ],
        "registry": "ab12",
    }
    assert lines[2] == '{"t": 3, "ch": 0, "dir": "rx", "hex": "02ff"}'


def test_it_is_read_as_it_was_written():
    assert read_capture(write_capture(capture())) == capture()


def test_a_last_line_that_was_cut_off_does_not_cost_the_rest():
    text = write_capture(capture())
    assert read_capture(text[:-7]).entries == capture().entries[:-1]


def test_line_ends_and_a_mark_of_another_system_change_nothing():
    text = write_capture(capture())
    assert read_capture("\ufeff" + text.replace("\n", "\r\n")) == capture()
    named = replace(capture(), app="a name\u2028of two lines")
    assert read_capture(write_capture(named).replace("\\u2028", "\u2028")) == named


@pytest.mark.parametrize(
    "change, why",
    [
        (lambda lines: [], "empty"),
        (lambda lines: ['{"v": 2}'], "line 1: not a capture of format 1"),
        (
            lambda lines: ['{"v": 1, "what": "table log"}'],
            "line 1: this is the log of a table; `reader replay-",
        ),
        (lambda lines: ["[]"], "line 1: not an object"),
        (lambda lines: ["[" * 100_000], "line 1: not an object"),
        (lambda lines: ['{"v": 1, "channels": []}'], "line 1: app"),
        (lambda lines: ['{"v": 1, "app": "", "channels": [7]}'], "line 1: a channel is an object"),
        (lambda lines: ['{"v": 1, "app": "", "channels": 7}'], "line 1: .*channels a list"),
        (
            lambda lines: ['{"v": 1, "app": "", "channels": [{"ch": true, "driver": "x"}]}'],
            "line 1: a channel",
        ),
        (lambda lines: ['{"v": 1, "app": "", "channels": [{"ch": 0}]}'], "line 1: .*driver"),
        (lambda lines: [*lines, '{"t": 1, "ch": 0, "dir": "open", "hex": ""}'], "line 7: earlier"),
        (
            lambda lines: [*lines, '{"t": 99, "ch": 1, "dir": "open", "hex": ""}'],
            "line 7: there is no channel 1",
        ),
        (
            lambda lines: [*lines, '{"t": 99, "ch": 0, "dir": "key", "hex": ""}'],
            "line 7: dir is 'key', but may be: rx, quiet",
        ),
        (lambda lines: [*lines, '{"t": 99, "ch": 0, "dir": "rx", "hex": "0"}'], "line 7: hex is bytes"),
        (lambda lines: [*lines, '{"t": 99, "ch": 0, "dir": "rx", "hex": "zz"}'], "line 7: hex is bytes"),
        (lambda lines: [*lines, '{"t": 99, "ch": 0, "dir": "rx"}'], "line 7: hex is bytes"),
        (lambda lines: [*lines, '{"ch": 0, "dir": "rx", "hex": ""}'], "line 7: t and ch"),
        (lambda lines: [*lines, '{"t": 99, "ch": 0, "dir": "open", "hex": "41"}'], "line 7: open has no"),
        (lambda lines: [*lines, '{"t": 99, "ch": 0, "dir": "quiet", "hex": "41"}'], "line 7: quiet has no"),
        (lambda lines: [*lines, '{"t": 604800001, "ch": 0, "dir": "rx", "hex": ""}'], "line 7: .*a week"),
        (lambda lines: [*lines, '{"t": 9.5, "ch": 0, "dir": "rx", "hex": ""}'], "line 7: .*whole"),
    ],
)
def test_what_is_no_capture_says_where_and_why(change, why):
    lines = change(write_capture(capture()).splitlines())
    with pytest.raises(BadCapture, match=why):
        read_capture("".join(line + "\n" for line in lines))


# ----------------------------------------------------------------------------------------------- replay


@pytest.mark.parametrize("name", STEADY)
def test_a_capture_read_again_says_what_was_said_when_it_was_made(name):
    made, said = recorded(name, 20.0, Faults(loss=0.03, noise=0.05, ghost=0.03, flicker=0.1))
    again = [words(report.what).replace("capture:0", "port") for report in replayed(made)]
    assert again[: len(said) - 3] == said[: len(said) - 3] and len(said) > 6


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: file.stem)
def test_the_kept_captures_of_bad_days_still_say_the_same(file):
    """Bytes before they are understood, through driver and connection, by a clock of their own."""
    reports = replayed(read_capture(file.read_text(encoding="utf-8")))
    lines = [told(report) for report in reports]
    assert lines == file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


def test_there_are_kept_captures_of_every_family():
    kept = {
        read_capture(file.read_text(encoding="utf-8")).channels[0].driver for file in GOLDEN.glob("*.jsonl")
    }
    assert kept == set(FAMILIES) - {"parallax-usb"}


def test_a_capture_may_begin_in_the_middle_of_a_line_that_was_open():
    made, _ = recorded("rdm6300", 6.0, Faults())
    ring = Capture(made.app, made.channels, made.entries[5:])
    assert any("em4100:0C000621A5" in told(report) for report in replayed(ring))


@pytest.mark.parametrize("name", ["rdm6300", "pn532", "m6e-nano"])
def test_a_capture_played_out_of_a_virtual_port_is_read_as_at_first(name):
    """Readers that are asked give their recorded answers when they are asked again."""
    made, _ = recorded(name, 20.0, Faults(unplug_every_s=8.0))
    ports = VirtualPorts(port=RecordedReader(made, 0, faster=4.0))
    family = FAMILIES[MODELS[name].family]
    connection = Connection(family.make(), Identity(path="port"), ports.line, lambda: None)
    said, end = [], ports.now + 30.0
    while ports.now < end:
        said += [words(report.what) for report in connection.poll(ports.now)]
        ports.advance(connection.due, end)
    text = "\n".join(said)
    assert all(str(tag) in text for tag in MODELS[name].tags[:2])
    assert text.count("not usable now (port-lost)") + text.count("tried again soon (port-lost)") == 2
    assert ports.wires["port"].reader.ended


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")
def test_a_capture_is_played_ten_times_as_fast_through_a_real_port():
    made, _ = recorded("rdm6300", 10.0, Faults())
    woken = threading.Event()
    with PseudoTerminal(RecordedReader(made, 0, faster=10.0)) as terminal:
        connection = Connection(FAMILIES["rdm6300"].make(), Identity(path=terminal.name), Port, woken.set)
        said, begun = "", time.monotonic()
        while "010063E9AE" not in said or "0F0184F07A" not in said:
            assert time.monotonic() - begun < LIMIT_S, said
            said += "".join(words(report.what) for report in connection.poll(time.monotonic()))
            woken.wait(0.02)
            woken.clear()
        connection.close()
        while not connection.gone:
            time.sleep(0.005)


def test_silence_is_recorded_so_that_a_slow_evening_is_read_the_same_again():
    """A frame in two pieces, 80 ms apart because the program was held up: no silence lay between them."""
    head, tail = b"\x020C000621A5", b"8E\x03"

    def read_again(*entries: Entry) -> list[str]:
        capture = Capture("test", (Channel(0, "rdm6300", 9600),), entries)
        reports = replay(capture, 0, FAMILIES["rdm6300"].make(), confirm=False)
        return [str(report.what.tag) for report in reports if isinstance(report.what, TagRead)]

    pieces = (
        Entry(0, 0, Direction.OPEN),
        Entry(100, 0, Direction.RECEIVED, head),
        Entry(180, 0, Direction.RECEIVED, tail),
    )
    told = Entry(220, 0, Direction.QUIET)
    assert read_again(*pieces, told) == ["em4100:0C000621A5"]
    assert read_again(*pieces) == []
    between = Entry(140, 0, Direction.QUIET)
    assert read_again(*pieces[:2], between, *pieces[2:], told) == []
