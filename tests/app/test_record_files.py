"""Record files: whatever lies on the disk is read or refused with a sentence, and never touched."""

import os
import stat

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.savefile import MOST_BYTES, Record, write_record
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.record_files import RecordFileError, load_record, read_record, write_record_file

RECORD = Record(Setup("riverboat", (SeatSetup("Ada"), SeatSetup("布", "greedy")), seed=3))
TEXT = write_record(RECORD)


def refused(path, *, missing: bool = False) -> str:
    """The sentence with which a file is refused; the file is as it was."""
    before = os.lstat(path) if os.path.lexists(path) else None
    with pytest.raises(RecordFileError) as caught:
        read_record(path)
    assert caught.value.missing is missing
    said = str(caught.value)
    assert str(path) in said
    if before is not None:
        after = os.lstat(path)
        assert (after.st_ino, after.st_size, after.st_mtime_ns) == (
            before.st_ino,
            before.st_size,
            before.st_mtime_ns,
        )
    return said


def test_a_record_is_written_and_read_back(tmp_path):
    write_record_file(tmp_path / "a.rbt", RECORD)
    assert read_record(tmp_path / "a.rbt") == RECORD
    assert os.listdir(tmp_path) == ["a.rbt"]


def test_a_file_that_is_not_there(tmp_path):
    assert "There is no file" in refused(tmp_path / "no.rbt", missing=True)


def test_a_folder_is_no_record(tmp_path):
    assert "is a folder" in refused(tmp_path, missing=True)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seat 2 greedy", "seat 2 greed", "line 6: nobody plays as 'greed'; a seat may be: human, ran"),
        ("steps\n", "steps\ncontroller 1 hal\n", "line 9: nobody plays as 'hal'; a seat may be: human,"),
        ("game riverboat", "game chess", "line 2: unknown game 'chess'; there are: riverboat"),
    ],
)  # fmt: skip
def test_a_game_or_a_player_that_there_is_not(tmp_path, old, new, said):
    assert old in TEXT
    file = tmp_path / "a.rbt"
    file.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(RecordFileError) as caught:
        load_record(file)
    assert said in str(caught.value)
    assert len(caught.value.problems) == 1


def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert "no ordinary file" in refused(tmp_path / "pipe")
    assert "no ordinary file" in refused("/dev/zero")


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have(tmp_path, name):
    with pytest.raises(RecordFileError, match="cannot be read"):
        read_record(tmp_path / name)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is locked away from root")
def test_a_file_that_may_not_be_read(tmp_path):
    (tmp_path / "a.rbt").write_text(TEXT)
    (tmp_path / "a.rbt").chmod(0)
    assert "cannot be read: Permission denied" in refused(tmp_path / "a.rbt", missing=True)


def test_two_hundred_megabytes_are_refused_unread(tmp_path):
    file = tmp_path / "huge.rbt"
    with file.open("wb") as opened:
        opened.truncate(200 * 1024 * 1024)
    said = refused(file)
    assert "has 200 MiB; a record has at most 16 MiB" in said
    with file.open("wb") as opened:
        opened.truncate(MOST_BYTES + 1)
    assert "has 17 MiB; a record has at most 16 MiB" in refused(file)


@pytest.mark.slow
def test_the_largest_file_is_read_and_refused_by_its_lines(tmp_path):
    file = tmp_path / "large.rbt"
    file.write_text(TEXT + "~ 1 pass\n" * ((MOST_BYTES - len(TEXT.encode())) // 9))
    assert len(read_record(file).entries) > 1_800_000
    file.write_text(TEXT + "huh\n" * ((MOST_BYTES - len(TEXT.encode())) // 4))
    assert len(refused(file).splitlines()) == 21


def test_what_is_no_text_is_refused_with_its_line(tmp_path):
    file = tmp_path / "a.rbt"
    file.write_bytes(TEXT.encode() + b"* mat \xff 2\n")
    line = len(TEXT.splitlines()) + 1
    assert f"line {line}: byte 0xff is not UTF-8 text" in refused(file)
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(1000))
    assert "line 1: byte 0x89" in refused(file)
    file.write_text(TEXT, encoding="utf-16")
    assert "line 1: byte 0x" in refused(file)
    file.write_bytes(TEXT.encode() + bytes(100))
    assert f"line {line}: this is no text: it has the control character 0x00" in refused(file)


def test_a_record_of_a_newer_program_is_refused_in_its_own_words(tmp_path):
    file = tmp_path / "a.rbt"
    file.write_text(TEXT.replace("record 1", "record 2"))
    assert "version 2; this program reads up to 1. A newer program wrote it" in refused(file)


def test_pages_of_nonsense_are_not_repeated(tmp_path):
    file = tmp_path / "a.rbt"
    file.write_text(TEXT.replace("steps", f"position\nround {'9' * 3000}\nx y\nsteps"))
    with pytest.raises(RecordFileError, match="round: '999") as caught:
        load_record(file)
    assert max(map(len, str(caught.value).splitlines())) < 400


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=400), st.integers(0, len(TEXT.encode())))
def test_garbage_bytes_are_read_or_refused(tmp_path, garbage, at):
    file = tmp_path / "garbage.rbt"
    whole = TEXT.encode()
    for found in (garbage, whole[:at] + garbage + whole[at:], whole[:at]):
        file.write_bytes(found)
        try:
            read_record(file)
        except RecordFileError as error:
            assert str(file) in str(error)
        assert file.read_bytes() == found


def test_writing_replaces_the_old_record_as_a_whole_or_not_at_all(tmp_path, monkeypatch):
    file = tmp_path / "a.rbt"
    file.write_text("the old one")

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordFileError, match=r"No space left on device. What was there before was kept"):
        write_record_file(file, RECORD)
    assert file.read_text() == "the old one"
    assert os.listdir(tmp_path) == ["a.rbt"]


def test_writing_through_a_link_keeps_the_link(tmp_path):
    (tmp_path / "real.rbt").write_text("old")
    (tmp_path / "link.rbt").symlink_to("real.rbt")
    write_record_file(tmp_path / "link.rbt", RECORD)
    assert stat.S_ISLNK(os.lstat(tmp_path / "link.rbt").st_mode)
    assert read_record(tmp_path / "real.rbt") == RECORD


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path):
    with pytest.raises(RecordFileError, match="cannot be written: No such file or directory"):
        write_record_file(tmp_path / "no" / "a.rbt", RECORD)
