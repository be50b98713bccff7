"""Journals: every step that was made is on disk before the next, whatever ends the program."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from engine.core.game import Decision
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop.autosave import (
    DamagedJournal,
    Journal,
    JournalInfo,
    damaged,
    discard,
    journals,
    restore,
    resumable,
    resume,
)
from riverboat_desktop.record_files import RecordFileError, load_record

ROOT = Path(__file__).resolve().parents[2]


def session_of(*controllers: str, seed: int = 4) -> Session:
    """A play that has not begun; the first step is the first chance node's."""
    seats = tuple(SeatSetup(f"S{number}", controller) for number, controller in enumerate(controllers, 1))
    return Session(game("riverboat"), Setup("riverboat", seats, seed=seed))


def path_of(journal: Journal) -> Path:
    """The file of a journal that has one."""
    assert journal.path is not None
    return journal.path


def play(session: Session, steps: int) -> None:
    """Make so many first legal decisions."""
    for _ in range(steps):
        if isinstance(session.node, Decision):
            session.submit(session.legal()[0])


def texts(session: Session) -> list[tuple[str, bool]]:
    """All lines of the log, with whether they were undone."""
    return [(line.text, line.undone) for line in session.log()]


def test_a_journal_holds_the_game_after_every_change(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    for _ in range(30):
        play(session, 1)
        _, again = load_record(path_of(journal), journal=True)
        assert texts(again) == texts(session)
    journal.close()


def test_undo_redo_and_handing_over_are_in_the_journal(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    play(session, 8)
    session.undo(consented=True)
    session.undo(consented=True)
    session.redo()
    session.set_controller(1, "greedy")
    play(session, 60)
    session.set_controller(1, "human")
    session.undo(consented=True)
    journal.close()
    again = resume(path_of(journal))
    assert texts(again) == texts(session)
    assert again.controllers == ["human", "human"]
    assert again.record().entries[-1] == session.record().entries[-1]


def test_a_game_left_before_its_end_can_be_resumed_and_goes_on_in_its_file(tmp_path):
    session = session_of("human", "greedy")
    journal = Journal(session, tmp_path)
    session.start()
    play(session, 20)
    session.set_controller(0, "random")
    journal.close()
    play(session, 1)
    (left,) = resumable(tmp_path)
    assert left.path == path_of(journal)
    assert left.setup == session.setup
    assert left.controllers == ("random", "greedy")
    assert left.view.observation.round == 1
    again = resume(left.path)
    second = Journal(again, tmp_path, path=left.path)
    again.start()
    play(again, 5)
    second.close()
    assert texts(again)[: len(texts(session)) - 1] == texts(session)[:-1]
    assert texts(resume(left.path)) == texts(again)
    assert [item.path for item in journals(tmp_path)] == [left.path]


def test_a_game_that_is_being_played_is_not_offered(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    assert journals(tmp_path) == ()
    journal.close()
    assert len(resumable(tmp_path)) == 1


def test_a_game_resumed_twice_goes_on_in_two_files(tmp_path):
    session = session_of("human", "human")
    session.start()
    first = Journal(session, tmp_path)
    other = resume(path_of(first))
    second = Journal(other, tmp_path, path=path_of(first))
    assert path_of(second) != path_of(first)
    play(session, 3)
    play(other, 5)
    first.close()
    second.close()
    assert sorted(item.path for item in resumable(tmp_path)) == sorted([path_of(first), path_of(second)])


def test_a_finished_game_leaves_the_list_and_is_kept(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    while not session.over:
        play(session, 1)
    path = path_of(journal)
    journal.close()
    assert journals(tmp_path) == ()
    _, kept = load_record(tmp_path / "finished" / path.name)
    assert kept.over


def test_a_game_whose_program_was_killed_after_the_last_step_is_listed_until_its_end_was_seen(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    while not session.over:
        play(session, 1)
    journal._release()  # as the system does for a process that is dead
    (left,) = resumable(tmp_path)
    assert left.view.over and left.path == path_of(journal)
    again = resume(left.path)
    seen = Journal(again, tmp_path, path=left.path)
    again.start()
    assert again.over and not seen.problem
    seen.close()
    assert journals(tmp_path) == () and (tmp_path / "finished" / left.path.name).exists()


def test_two_games_never_share_a_file(tmp_path):
    first, second = (Journal(session_of("human", "human"), tmp_path) for _ in range(2))
    assert path_of(first) != path_of(second)
    for journal in (first, second):
        journal.close()


def test_a_torn_last_line_costs_that_line_and_is_told(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    play(session, 10)
    journal.close()
    whole = path_of(journal).read_bytes()
    start_of_last = whole.rstrip(b"\n").rindex(b"\n") + 1
    for cut in range(start_of_last, len(whole)):
        path_of(journal).write_bytes(whole[:cut])
        (left,) = resumable(tmp_path)
        assert left.torn.encode() == whole[start_of_last:cut]
        assert texts(resume(left.path)) == texts(session)[:-1]


@pytest.mark.parametrize("damage", [b"", b"no record at all\n", bytes(500), b"\xff\xfe\n"])
def test_a_damaged_journal_is_reported_and_kept(tmp_path, damage):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    play(session, 10)
    journal.close()
    lines = path_of(journal).read_bytes().splitlines(keepends=True)
    spoiled = b"".join([*lines[:12], damage or b"1 fly\n", *lines[12:]])
    path_of(journal).write_bytes(spoiled)
    assert resumable(tmp_path) == []
    (found,) = damaged(tmp_path)
    assert found.path == path_of(journal)
    assert "line 13" in found.reason
    assert path_of(journal).read_bytes() == spoiled
    with pytest.raises(RecordFileError, match="line 13"):
        resume(found.path)


def test_damaged_and_sound_games_stand_in_one_list_last_played_first(tmp_path):
    for number in range(3):
        session = session_of("human", "human", seed=number)
        journal = Journal(session, tmp_path)
        session.start()
        journal.close()
        if number == 1:
            path_of(journal).write_text("spoiled\n")
        os.utime(path_of(journal), (1000 + number, 1000 + number))
    (tmp_path / "notes.txt").write_text("not ours")
    found = journals(tmp_path)
    assert [type(item) for item in found] == [JournalInfo, DamagedJournal, JournalInfo]
    assert [item.played_at_s for item in found] == [1002, 1001, 1000]


def test_a_discarded_game_is_kept_and_can_be_put_back(tmp_path):
    session = session_of("human", "human")
    journal = Journal(session, tmp_path)
    session.start()
    journal.close()
    kept = discard(path_of(journal))
    assert kept.exists()
    assert journals(tmp_path) == ()
    assert restore(path_of(journal)) == path_of(journal)
    assert [item.path for item in resumable(tmp_path)] == [path_of(journal)]


def test_an_empty_or_missing_folder_has_no_games(tmp_path):
    assert journals(tmp_path) == ()
    assert journals(tmp_path / "nowhere") == ()


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(tmp_path, monkeypatch):
    told: list[str] = []
    session = session_of("human", "human")
    journal = Journal(session, tmp_path, trouble=told.append)
    session.start()
    assert told == []

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        play(session, 3)
    assert len(told) == 1 and "No space left on device" in told[0]
    assert journal.problem == told[0]
    play(session, 1)
    assert told[1:] == [""]
    journal.close()
    assert texts(resume(path_of(journal))) == texts(session)


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    told: list[str] = []
    session = session_of("human", "human")
    journal = Journal(session, tmp_path / "file" / "journal", trouble=told.append)
    session.start()
    play(session, 3)
    assert journal.path is None
    assert len(told) == 1 and str(tmp_path / "file") in told[0]
    (tmp_path / "file").unlink()
    play(session, 1)
    assert told[1:] == [""]
    journal.close()
    assert texts(resume(path_of(journal))) == texts(session)


PLAYER = """
import sys
from pathlib import Path
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop.autosave import Journal

session = Session(game("riverboat"), Setup("riverboat", (SeatSetup("A"), SeatSetup("B")), seed=11))
Journal(session, Path(sys.argv[1]))
session.start()
number = 0
while not session.over:
    number += 1
    legal = session.legal()
    session.submit(legal[number * 7 % len(legal)])
    if number % 11 == 0:
        session.undo(consented=True)
    # Whoever reads this line may count on the step.
    print(session.log()[-1].text, flush=True)
"""


@pytest.mark.parametrize("steps", [1, 23, 90])
def test_a_killed_program_loses_nothing_it_said(tmp_path, steps):
    player = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PLAYER), str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    with player:
        assert player.stdout is not None
        said = [player.stdout.readline() for _ in range(steps)]
        player.send_signal(signal.SIGKILL)
        said += player.stdout.readlines()
    (left,) = resumable(tmp_path)
    session = resume(left.path)
    logged = iter(text for text, _ in texts(session))
    for line in said:
        if line.endswith("\n"):  # the last may be torn
            assert line.strip() in logged  # which goes on behind it: all were said in this order
    journal = Journal(session, tmp_path, path=left.path)
    session.start()
    while not session.over:
        play(session, 1)
    journal.close()
    assert resumable(tmp_path) == []
