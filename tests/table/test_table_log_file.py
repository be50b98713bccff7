"""The log of a table on disk as it goes: the same as in memory, bounded, of use wherever it is cut off."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from engine.companion.catalogue import Instance
from engine.companion.stations import Kind, Layout, Station
from engine.session.session import Session
from riverboat_desktop.cli import main
from riverboat_desktop.line_watch import LineWatch
from riverboat_desktop.table_log import read_table_log
from riverboat_desktop.table_log_file import MOST_FILES, SUFFIX, TableLogFile, evening_file
from riverboat_desktop.table_recorder import TableRecorder
from riverboat_desktop.table_replay import is_decision, replay_table, told
from tests.contract.plays import GAMES, setup_of
from tests.engine.companion.table_cases import box_of
from tests.table.layouts import one_pad
from tests.table.recorded_player import RecordedPlayer
from tests.table.world import World

LOGS = Path(__file__).resolve().parents[1] / "captures" / "table"
PAD = Layout((Station("desk:0", kind=Kind.REPEATER),))
RIVERBOAT = setup_of(GAMES["riverboat"], 2, 3)


def recorded(file: TableLogFile | None, most: int = 16_000_000) -> TableRecorder:
    """Two mats and the start player were drawn, at a table without readers; nothing is flushed yet."""
    session = Session(GAMES["riverboat"], RIVERBOAT, mode="table")
    recorder = TableRecorder(session, "test", 10.0, LineWatch(), file=file, most_characters=most)
    referee = recorder.referee(session, PAD, box_of(session.game, RIVERBOAT))
    for at_s, words in enumerate(("mat 1", "mat 2", "start 1"), 11):
        referee.tick(float(at_s))
        referee.say(words)
    return recorder


def test_the_file_is_what_the_log_is_however_often_its_oldest_part_was_dropped(tmp_path):
    file = TableLogFile(tmp_path / "evening.jsonl")
    game = GAMES["riverboat"]
    world = World(game, setup_of(game, 2, 52), 52)
    player = RecordedPlayer(world, one_pad(), seed=52, most_characters=60_000)
    recorder = player.recorder
    recorder._file = file
    goal, longest = 0, 0
    while goal < 150:
        bundle = world.bundle()
        goal += len(bundle.texts)
        player.play(bundle, goal)
        recorder.flush()
        while not file._work.empty():  # the thread that writes has its turn, however busy the machine is
            time.sleep(0.001)
        longest = max(longest, file.path.stat().st_size if file.path.exists() else 0)
    recorder.end()
    text = file.path.read_text(encoding="utf-8")
    assert text == recorder.text() and recorder.parts > 2
    log = read_table_log(text)
    outcome = replay_table(log)
    assert outcome.difference is None and outcome.decisions > 50, told(outcome)
    head = len(text.partition("\n")[0].encode())
    assert 20_000 < longest < 60_000 + 3 * head


def test_what_is_flushed_is_there_although_nobody_has_closed_anything(tmp_path):
    path = tmp_path / "evening.jsonl"
    recorder = recorded(TableLogFile(path))
    recorder.flush()
    for _ in range(1000):
        if path.exists() and "start 1" in path.read_text(encoding="utf-8"):
            break
        time.sleep(0.01)
    outcome = replay_table(read_table_log(path.read_text(encoding="utf-8")))
    assert outcome.difference is None and outcome.decisions == 6, "three receipts, three lines"
    recorder.end()


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_wherever_a_log_was_cut_off_what_is_left_decides_as_it_did(game):
    data = (LOGS / f"{game}.jsonl").read_bytes()
    head, luck = data.index(b"\n") + 1, Random(4)
    whole = sum(map(is_decision, read_table_log(data.decode()).entries))
    decided = []
    for _ in range(6):
        cut = luck.randrange(head, len(data))
        while data[cut - 1 : cut] == b"\n":
            cut += 1
        outcome = replay_table(read_table_log(data[:cut].decode(errors="ignore")))
        assert outcome.difference is None, (cut, told(outcome))
        decided.append(outcome.decisions)
    assert min(decided) < max(decided) < whole


def test_half_a_letter_at_the_end_is_left_out(tmp_path, capsys):
    data = (LOGS / "sobek.jsonl").read_bytes()
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(data + '{"t":1e9,"do":"seats","controllers":["王'.encode()[:-1])
    assert main(["reader", "replay-table", str(torn)]) == 0
    torn.write_bytes(b"\xff" + data)
    assert main(["reader", "replay-table", str(torn)]) == 2
    assert "no text in UTF-8" in capsys.readouterr().err


def test_the_log_goes_on_where_the_table_was_right(tmp_path):
    """What is said after it is in the same log; what is done in the game before it, is not."""
    file = TableLogFile(tmp_path / "evening.jsonl")
    recorder = recorded(file)
    recorder.flush()
    referee = recorder._referee
    assert referee is not None
    position = referee.table_is_right()
    next_session = Session(GAMES["riverboat"], RIVERBOAT, mode="table", position=position)
    recorder.go_on(next_session, 20.0)
    again = recorder.referee(next_session, PAD, box_of(next_session.game, RIVERBOAT))
    again.tick(21.0)
    again.say("fill T")
    again.show(Instance("tile-T", 1))
    again.tick(22.0)
    referee.session.submit_text("fill W")
    recorder.end()
    log = read_table_log(file.path.read_text(encoding="utf-8"))
    outcome = replay_table(log)
    assert outcome.difference is None, told(outcome)
    entered = [line.partition(" ;")[0] for entry in log.entries for line in entry.get("ledger", ())]
    assert entered == ["* mat 1", "* mat 2", "* start 1", "* fill T", "* fill T"]
    (game,) = [entry for entry in log.entries if entry.get("do") == "game"]
    assert "position" in game["record"]


def test_a_folder_that_takes_nothing_stops_no_game(tmp_path):
    recorder = recorded(TableLogFile(tmp_path / "none" / "evening.jsonl"))
    recorder.flush()
    recorder.end()
    assert replay_table(read_table_log(recorder.text())).decisions == 6

    def none() -> Path:
        raise OSError("read only")

    assert evening_file(none, "sobek") is None


def test_only_the_last_evenings_are_kept(tmp_path):
    for number in range(MOST_FILES + 3):
        path = tmp_path / f"2026-01-0{number + 1}-200000-sobek{SUFFIX}"
        path.write_text("old\n", encoding="utf-8")
        os.utime(path, (1000.0 + number, 1000.0 + number))
    (tmp_path / f"torn{SUFFIX}.new").write_text("half", encoding="utf-8")
    file = evening_file(lambda: tmp_path, "riverboat")
    assert file is not None
    recorded(file).end()
    names = sorted(one.name for one in tmp_path.iterdir())
    assert len(names) == MOST_FILES and file.path.name in names
    assert names[0].startswith("2026-01-05"), "of nine the last five stay, and the new one"


def test_an_evening_on_which_nothing_was_done_leaves_no_file(tmp_path):
    file = evening_file(lambda: tmp_path, "riverboat")
    assert file is not None
    session = Session(GAMES["riverboat"], RIVERBOAT, mode="table")
    recorder = TableRecorder(session, "test", 10.0, LineWatch(), file=file)
    recorder.referee(session, PAD, box_of(session.game, RIVERBOAT)).tick(11.0)
    recorder.flush()
    recorder.end()
    assert list(tmp_path.iterdir()) == []
