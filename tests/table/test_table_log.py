"""Recorded evenings are replayed: every decision comes as it came, and what does not is found and named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from riverboat_desktop.cli import main
from riverboat_desktop.table_log import BadTableLog, Repeats, TableLog, read_table_log
from riverboat_desktop.table_replay import is_decision, replay_table, told

LOGS = Path(__file__).resolve().parents[1] / "captures" / "table"
GAMES = ("riverboat", "sobek")


def kept(game: str) -> TableLog:
    return read_table_log((LOGS / f"{game}.jsonl").read_text(encoding="utf-8"))


def with_entries(log: TableLog, change) -> TableLog:
    """The log with its entries changed, as a file would have them."""
    entries = json.loads(json.dumps(log.entries))
    change(entries)
    return replace(log, entries=tuple(entries))


def the_line(log: TableLog, wanted) -> int:
    """In which line of the file the first entry of a kind stands."""
    return 2 + next(number for number, entry in enumerate(log.entries) if wanted(entry))


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_evening_is_decided_again_as_it_was(game):
    log = kept(game)
    outcome = replay_table(log)
    assert outcome.difference is None and outcome.read is None and not outcome.beyond, told(outcome)
    assert outcome.decisions == sum(map(is_decision, log.entries)) > 100
    said = {entry.get("said") for entry in log.entries} | {entry.get("do") for entry in log.entries}
    assert said >= {"seen", "accepted", "refused", "asked", "gate", "opened", "lost", "found"} - {
        "asked" if game == "sobek" else ""
    }
    assert said >= {"set-up", "point", "take-back", "confirm", "say", "enter", "seats", "tick"}


def test_a_decision_that_is_another_now_is_named_with_its_line():
    log = kept("riverboat")
    line = the_line(log, lambda entry: entry.get("ledger", [""])[0].startswith("* fill"))

    def change(entries) -> None:
        entries[line - 2]["ledger"] = ["* fill X"]

    outcome = replay_table(with_entries(log, change))
    assert outcome.difference is not None
    assert (outcome.difference.line, outcome.difference.was) == (line, "ledger ['* fill X']")
    assert outcome.difference.now.startswith("ledger ['* fill ")
    assert any(f"line {line}," in text for text in told(outcome))


def test_a_decision_that_does_not_come_any_more_and_one_that_is_new_are_differences():
    log = kept("riverboat")
    line = the_line(log, lambda entry: entry.get("said") == "accepted")
    missing = replay_table(with_entries(log, lambda entries: entries.pop(line - 2)))
    assert missing.difference is not None
    assert missing.difference.was == "" or missing.difference.was != missing.difference.now
    pointed = the_line(log, lambda entry: entry.get("do") == "point")
    silent = replay_table(with_entries(log, lambda entries: entries.pop(pointed - 2)))
    assert silent.difference is not None and silent.difference.line == pointed
    assert silent.difference.was.startswith("ledger") and silent.difference.now == ""


def test_bytes_that_are_read_otherwise_are_told_before_the_decision_that_follows():
    """One byte of a message of an RDM6300 is damaged: its checksum is wrong, so it is no read any more."""
    log = kept("riverboat")
    reads = the_line(log, lambda entry: entry.get("heard") == "read")

    def damage(entries) -> None:
        for entry in entries[: reads - 2]:
            for passed in entry.get("line", ()):
                passed[2] = passed[2].replace("41", "42").replace("39", "38")

    outcome = replay_table(with_entries(log, damage))
    assert outcome.read is not None and outcome.read.line == reads
    assert outcome.read.now == "heard trouble, station pad:0"
    assert outcome.difference is not None and outcome.difference.was.startswith("said seen")
    assert "do not give the same reads" in told(outcome)[0]


def test_the_time_of_day_in_notes_is_no_difference():
    log = kept("riverboat")

    def change(entries) -> None:
        for entry in entries:
            if "ledger" in entry:
                marked = [line + " when=2030-01-01T20:00:00" for line in entry["ledger"] if ";" in line]
                entry["ledger"] = marked or entry["ledger"]

    assert replay_table(with_entries(log, change)).difference is None


def test_the_command_says_what_came_of_it_by_its_exit_code(tmp_path, capsys):
    good, other, bad = LOGS / "sobek.jsonl", tmp_path / "other.jsonl", tmp_path / "bad.jsonl"
    lines = good.read_text(encoding="utf-8").splitlines(keepends=True)
    gone = next(number for number, line in enumerate(lines) if '"do":"take-back"' in line)
    other.write_text("".join(lines[:gone] + lines[gone + 1 :]), encoding="utf-8")
    bad.write_text('{"v": 1, "app": "x", "channels": []}\n', encoding="utf-8")
    assert main(["reader", "replay-table", str(good)]) == 0
    assert "are as they were" in capsys.readouterr().out
    assert main(["reader", "replay-table", str(other)]) == 1
    assert f"line {gone + 1}, at" in capsys.readouterr().out
    assert main(["reader", "replay-table", str(bad)]) == 2
    assert "line 1: this is a capture of readers" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the file is empty"),
        ('{"v":1,"what":"table log"', "the file is empty, or its first line is not whole"),
        ('{"v":2,"what":"table log"}\n', "line 1: not a table log of format 1"),
        ('{"v":1,"channels":[]}\n', "line 1: this is a capture of readers; `reader replay` reads it"),
        ('{"v":1,"what":"table log"}\n', "line 1: 'app' is missing"),
        ('{"v":1,"what":"table log"}\nx\n', "line 2: not an object of JSON"),
        ('{"v":1,"what":"table log"}\n{"do":"tick"}\n', "line 2: it has no time"),
    ],
)
def test_what_is_no_table_log_is_refused_with_its_line(text, why):
    with pytest.raises(BadTableLog) as error:
        read_table_log(text)
    assert str(error.value).startswith(why)


def test_a_log_that_says_what_nobody_can_follow_is_refused():
    log = kept("riverboat")
    with pytest.raises(BadTableLog, match="cannot be followed"):
        replay_table(with_entries(log, lambda entries: entries[0].pop("stations")))
    with pytest.raises(BadTableLog, match="line 1"):
        replay_table(replace(log, record="nothing\n"))
    reader = replace(log.readers[0], driver="crystal-ball")
    with pytest.raises(BadTableLog, match="no family of readers 'crystal-ball'"):
        replay_table(replace(log, readers=(reader,)))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"do": "dance"}, "nobody does 'dance'"),
        ({"do": "dance" * 1000}, "nobody does 'dancedance"),
        ({}, "it tells nothing that stands in a table log"),
        ({"heard": "song", "station": "nowhere:0"}, "no reader says 'song'"),
        ({"heard": "read", "tag": "code:XX"}, "it cannot be followed: 'station' is missing"),
        ({"do": "show", "station": ""}, "it cannot be followed: 'piece' is missing"),
        ({"do": "enter", "steps": ["plant T a1"]}, "'a1' names a field, but nobody is on turn"),
        (
            {"do": "seats", "controllers": ["human", "human", "human"]},
            "it cannot be followed: something in it is not what",
        ),
        ({"do": "game", "record": ["nothing"]}, "line 1"),
        ({"do": "tick", "at": ["noon"]}, "it cannot be followed: something in it is not what"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_with_its_number(change, why):
    log = kept("riverboat")
    line = the_line(log, lambda entry: entry.get("do") == "point")

    def put(entries) -> None:
        entries[line - 2 :] = [{"t": entries[line - 2]["t"], **change}]

    with pytest.raises(BadTableLog) as error:
        replay_table(with_entries(log, put))
    assert str(error.value).startswith(f"line {line}: ") and why in str(error.value), error.value
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("spoilt", [0.5, [1.0, "rx"], [1.0, 7, ""], [1.0, "rx", None]])
def test_a_spoilt_look_is_refused_with_its_own_line_and_not_the_first(spoilt):
    log = kept("riverboat")
    looks = [number for number, entry in enumerate(log.entries) if "line" in entry]
    with pytest.raises(BadTableLog, match=f"^line {2 + looks[5]}: it cannot be followed: something in it"):
        replay_table(with_entries(log, lambda entries: entries[looks[5]].update(line=[spoilt])))


def test_a_log_may_end_before_what_came_of_its_last_line():
    """As when the program was killed between what was heard and what was written of it."""
    log = kept("riverboat")
    line = the_line(log, lambda entry: entry.get("said") == "accepted")
    outcome = replay_table(with_entries(log, lambda entries: entries.__delitem__(slice(line - 2, None))))
    assert outcome.difference is None and outcome.beyond == 1
    assert told(outcome)[-1] == "The log ends before 1 that came next."


def test_a_time_that_is_none_is_refused_with_its_line():
    with pytest.raises(BadTableLog, match="line 2: it has no time"):
        read_table_log('{"v":1,"what":"table log"}\n{"t":NaN,"do":"tick"}\n')


def test_a_box_without_retired_tags_may_leave_them_out():
    log = kept("riverboat")

    def change(entries) -> None:
        (set_up,) = (entry for entry in entries if entry.get("do") == "set-up")
        assert set_up["box"].pop("retired") == {}

    assert replay_table(with_entries(log, change)).difference is None


def test_a_line_that_was_cut_off_is_passed_over():
    text = (LOGS / "riverboat.jsonl").read_text(encoding="utf-8")
    whole, cut = read_table_log(text), read_table_log(text[:-5])
    assert cut.entries == whole.entries[:-1]


def test_a_read_says_nothing_new_for_two_seconds_and_a_list_as_long_as_it_is_equal():
    def tag(name: str) -> dict[str, object]:
        return {"heard": "read", "station": "pad:0", "tag": name}

    def lying(*tags: str) -> dict[str, object]:
        return {"heard": "inventory", "station": "board:0", "tags": list(tags)}

    told_again = Repeats().again
    assert [told_again(at_s, tag("a")) for at_s in (0.0, 1.0, 1.9, 2.0)] == [False, True, True, False]
    assert [told_again(2.1, tag("b")), told_again(2.2, tag("a"))] == [False, True]
    assert [told_again(3.0, lying("a", "b")), told_again(99.0, lying("b", "a"))] == [False, True]
    assert [told_again(99.1, lying("b")), told_again(99.2, {**lying("b"), "more": True})] == [False, False]
    lost = {"heard": "lost", "station": "pad:0"}
    assert [told_again(100.0, lost), told_again(100.1, lost)] == [False, False]
