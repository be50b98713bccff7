"""The command line as a person uses it: what is printed, how it ends, and what it does not load."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from engine.core.savefile import parse_record
from engine.registry import game
from engine.session.loading import load

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "riverboat_desktop"]
WITHOUT_QT = """
import sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6", "qasync"):
            raise ImportError(f"{name} is not here")

sys.meta_path.insert(0, NoQt())
from riverboat_desktop.cli import main
sys.exit(main())
"""
NO_QT = [sys.executable, "-c", WITHOUT_QT]


def run(*words: str, program: list[str] = PROGRAM, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program run with these words, from a folder that is not the checkout's."""
    return subprocess.run(
        [*program, *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
        env={**os.environ, **environment},
    )


def sentence(done: subprocess.CompletedProcess[str], code: int) -> str:
    """What was said on standard error by a command that ended with this code, and never a traceback."""
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.stderr


@pytest.fixture(scope="module")
def records(tmp_path_factory) -> Path:
    """A folder with the records of three small series, one for each number of players."""
    folder = tmp_path_factory.mktemp("records")
    for seats in ("random,random", "random,greedy,random", "random,random,random,random"):
        done = run("simulate", "--seats", seats, "--seed", "7", "--games", "2", "--records", str(folder))
        assert done.returncode == 0, done.stderr
    return folder


def a_record(records: Path) -> Path:
    """One of them: two random bots, seed 7."""
    return records / "riverboat-random-random-7.rbt"


@pytest.mark.parametrize("command", ["", "play", "simulate", "verify", "show", "demo", "labels"])
def test_every_command_explains_itself_with_an_example(command):
    done = run(*command.split(), "--help", program=NO_QT)
    assert done.returncode == 0
    assert f"riverboat-desktop {command or 'simulate'} " in done.stdout.split("usage:")[1]
    if command:
        assert "Examples:" in done.stdout


def test_the_version_is_that_of_the_package():
    version = next(
        line.split('"')[1]
        for line in (ROOT / "pyproject.toml").read_text().splitlines()
        if "version = " in line
    )
    assert run("--version").stdout == f"riverboat-desktop {version}\n"


def test_simulate_writes_one_line_of_json_a_game_and_a_table(tmp_path):
    out = tmp_path / "games.jsonl"
    words = "simulate --game riverboat --seats greedy,random --seed 7 --games 3 --check --out"
    done = run(*words.split(), str(out), program=NO_QT)
    assert done.returncode == 0, done.stderr
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["seed"] for row in rows] == [7, 8, 9]
    for row in rows:
        assert list(row) == ["seed", "seats", "scores", "ranks", "steps"]
        assert row["seats"] == ["greedy", "random"]
        assert sorted(row["ranks"]) in ([1, 2], [1, 1])
        assert row["steps"] > 150
    means = [f"{sum(row['scores'][seat] for row in rows) / 3:.1f}" for seat in (0, 1)]
    table = done.stdout.splitlines()
    assert table[0].startswith("3 games, ") and table[0].endswith("ended after round 4.")
    assert table[2].split()[:3] == ["1", "Greedy", means[0]]
    assert table[3].split()[:3] == ["2", "Random", means[1]]
    assert f"All {sum(row['steps'] for row in rows)} steps were checked" in table[4]


def test_a_game_of_a_series_can_be_played_again_by_its_seed():
    series = run("simulate", "--seats", "random,random", "--seed", "7", "--games", "3", "--out", "-")
    again = run("simulate", "--seats", "random,random", "--seed", "9", "--games", "1", "--out", "-")
    assert series.stdout.splitlines()[2:] == again.stdout.splitlines()


def test_several_workers_give_the_same_games_in_the_same_order():
    words = ["simulate", "--seats", "random,random,random", "--seed", "1", "--games", "20", "--out", "-"]
    one, two = run(*words, "--workers", "1"), run(*words, "--workers", "2")
    assert len(one.stdout.splitlines()) == 20
    assert (one.stdout, one.stderr) == (two.stdout, two.stderr)


def test_alternate_moves_everybody_on_by_one_seat_and_counts_by_player():
    words = "simulate --seats greedy,random,random --seed 3 --games 3 --alternate --out -"
    done = run(*words.split())
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["seats"].index("greedy") for row in rows] == [0, 2, 1]
    mean = sum(row["scores"][row["seats"].index("greedy")] for row in rows) / 3
    assert done.stderr.splitlines()[-3].split()[:3] == ["1", "Greedy", f"{mean:.1f}"]


def test_options_and_mats_reach_the_game(tmp_path):
    words = "simulate --seats random,random --seed 1 --games 1 --mats 3,random --option display-singles=2"
    assert run(*words.split(), "--records", str(tmp_path)).returncode == 0
    record = parse_record((tmp_path / "riverboat-random-random-1.rbt").read_text())
    assert record.setup.options == (("display-singles", "2"),)
    assert record.setup.seats[0].choices == (("mat", "3"),)
    assert not any(entry.text == "mat 3" for entry in record.entries if hasattr(entry, "text"))


def test_a_box_of_ones_own_can_be_played_with(tmp_path):
    text = (ROOT / "engine" / "riverboat" / "data" / "standard.json").read_text()
    (tmp_path / "mine.json").write_text(text)
    words = [
        "simulate",
        "--seats",
        "random,random",
        "--seed",
        "1",
        "--games",
        "1",
        "--records",
        str(tmp_path),
    ]
    assert run(*words, "--edition", str(tmp_path / "mine.json")).returncode == 0
    record = (tmp_path / "riverboat-random-random-1.rbt").read_text()
    assert "edition mine\n" in record
    assert parse_record(record).setup.edition_text == text
    assert run("verify", str(tmp_path / "riverboat-random-random-1.rbt")).returncode == 0
    (tmp_path / "mine.json").write_text("{}")
    assert "no edition" in sentence(run(*words, "--edition", str(tmp_path / "mine.json")), 2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate --seats greedy,bob", "'bob'; a seat may be: random, greedy"),
        ("simulate --seats human,greedy", "'human'"),
        ("simulate --seats greedy", "this game has 2, 3 or 4"),
        ("simulate --seats greedy,greedy --game chess", "there are: riverboat"),
        ("simulate --seats greedy,greedy --games 0", "games must be from 1"),
        ("simulate --seats greedy,greedy --games x", "invalid int value"),
        ("simulate --seats greedy,greedy --seed -1", "a whole number"),
        ("simulate --seats greedy,greedy --seed ٣", "a whole number"),
        ("simulate --seats greedy,greedy --option a", "NAME=VALUE"),
        ("simulate --seats greedy,greedy --option a=b", "unknown option 'a'"),
        ("simulate --seats greedy,greedy --option harvest-order=x", "but may be: boat-first, bonus-first"),
        ("simulate --seats greedy,greedy --mats 1", "one a seat"),
        ("simulate --seats greedy,greedy --mats 1,1", "mat 1 is taken"),
        ("simulate --seats greedy,greedy --workers 0", "workers must be"),
        ("simulate --seats greedy,greedy --out /no/such/folder/file", "cannot be written"),
        ("simulate --seats greedy,greedy --edition /no/such/file", "cannot be read"),
        ("simulate", "--seats"),
        ("fly", "invalid choice"),
        ("verify", "FILE"),
        ("play", "needs a FILE"),
        ("play --game riverboat", "both --game and --seats"),
        ("play --game riverboat --seats human,hal", "'hal'; a seat may be: human, random, greedy"),
        ("play file --game riverboat", "play FILE goes on"),
        ("play /no/such/file", "There is no file /no/such/file"),
        ("show /no/such/file --png x.png", "There is no file"),
        ("show file", "--png"),
        ("demo --seats 5", "invalid choice"),
        ("demo --size 5", "1280x800"),
        ("--language de", "invalid choice"),
    ],
)
def test_what_makes_no_sense_is_answered_with_a_sentence_and_2(words, said):
    assert said in sentence(run(*words.split(), program=NO_QT), 2)


def test_a_window_without_a_display_is_refused_with_a_sentence():
    done = run(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert "riverboat-desktop demo" in sentence(done, 1)


def test_pictures_without_qt_are_refused_with_a_sentence(records, tmp_path):
    said = sentence(run("show", str(a_record(records)), "--png", str(tmp_path / "x.png"), program=NO_QT), 1)
    assert "Qt cannot be loaded" in said


def test_verify_prints_every_line_of_every_score_sheet(records):
    files = sorted(records.glob("*.rbt"))
    assert len(files) == 6
    done = run("verify", *map(str, files), program=NO_QT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(": sound. ") == 6
    session = load(game("riverboat"), parse_record(a_record(records).read_text()))
    text = done.stdout[done.stdout.index(str(a_record(records))) :].split(": sound.")[1]
    view = session.view()
    for sheet, rank in zip(view.sheets, view.ranks, strict=True):
        name = session.setup.seats[sheet.seat].name
        assert f"Seat {sheet.seat + 1}, {name} (random): {sheet.total} points, rank {rank}" in text
        for line in sheet.lines:
            assert line.rule in text
    assert "The game is over, after round 4." in text


def test_verify_names_the_first_illegal_step_with_line_reason_and_rule(records, tmp_path):
    lines = a_record(records).read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if " draft " in line)
    seat = lines[number].split()[0]
    lines[number] = f"{seat} draft planting"
    lines[number + 1] = f"{3 - int(seat)} draft planting"
    (tmp_path / "bad.rbt").write_text("\n".join(lines))
    said = sentence(run("verify", str(tmp_path / "bad.rbt"), program=NO_QT), 1)
    assert f"line {number + 2}: 'draft planting' is not legal" in said
    assert "(RB-1.3.3)" in said


def test_verify_looks_at_every_file_and_ends_with_the_worst_code(records, tmp_path):
    (tmp_path / "bad.rbt").write_text("no record")
    good, bad, missing = str(a_record(records)), str(tmp_path / "bad.rbt"), str(tmp_path / "missing.rbt")
    for files, code in (([bad, good], 1), ([missing, bad, good], 2)):
        done = run("verify", *files)
        assert done.returncode == code
        assert f"{good}: sound" in done.stdout
        assert "line 1: this is no record" in done.stderr


def test_verify_prints_a_position_from_which_play_can_go_on(records, tmp_path):
    lines = a_record(records).read_text().splitlines()
    cut = max(number for number, line in enumerate(lines[:130]) if " draft " in line or " card " in line)
    (tmp_path / "part.rbt").write_text("\n".join(lines[:cut]) + "\n")
    printed = run("verify", "--position", str(tmp_path / "part.rbt"), program=NO_QT)
    assert printed.returncode == 0, printed.stderr
    (tmp_path / "position.rbt").write_text(printed.stdout)
    assert run("verify", str(tmp_path / "position.rbt")).returncode == 0
    whole = load(game("riverboat"), parse_record("\n".join(lines[:cut])))
    placed = load(game("riverboat"), parse_record(printed.stdout))
    assert placed.reached().inventory == whole.reached().inventory
    assert dict(placed.reached().turn) == dict(whole.reached().turn)


def test_verify_has_no_position_for_the_end(records):
    said = sentence(run("verify", "--position", str(a_record(records))), 1)
    assert "the game is over" in said


def test_a_reader_that_goes_away_ends_the_program_quietly():
    words = [
        *PROGRAM,
        "simulate",
        "--seats",
        "random,random",
        "--games",
        "400",
        "--out",
        "-",
        "--workers",
        "1",
    ]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as done:
        assert done.stdout is not None and done.stderr is not None
        assert done.stdout.readline().startswith('{"seed"')
        done.stdout.close()
        said = done.stderr.read()
        assert done.wait(timeout=60) == 1
    assert "Traceback" not in said and "Exception" not in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_program_ends_quietly_and_leaves_no_worker(tmp_path, workers):
    out = tmp_path / "games.jsonl"
    words = ["--seats", "greedy,greedy", "--games", "9999", "--workers", workers, "--out", str(out)]
    done = subprocess.Popen(
        [*PROGRAM, "simulate", *words], stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True
    )
    with done:
        wait_until(lambda: out.exists() and out.stat().st_size)
        os.killpg(done.pid, signal.SIGINT)
        assert done.stderr is not None
        said = done.stderr.read()
        assert done.wait(timeout=60) == 130
    assert said.strip().endswith("riverboat-desktop: stopped.")
    assert "Traceback" not in said
    assert json.loads(out.read_text().splitlines()[0])["steps"] > 0
    wait_until(lambda: not group_lives(done.pid))


@pytest.mark.parametrize("later_s", [0.0, 0.1, 0.2])
def test_workers_that_just_begin_say_nothing_of_an_interruption(later_s):
    """Ctrl+C reaches every process of a terminal, also those that still load their modules."""
    words = [*PROGRAM, "simulate", "--seats", "greedy,greedy", "--games", "9999", "--workers", "2"]
    done = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True)
    with done:
        wait_until(lambda: len(group_members(done.pid)) > 1)
        time.sleep(later_s)
        os.killpg(done.pid, signal.SIGINT)
        assert done.stderr is not None
        said = done.stderr.read()
        assert done.wait(timeout=60) == 130
    assert said.strip() == "riverboat-desktop: stopped."
    wait_until(lambda: not group_lives(done.pid))


def test_workers_end_with_a_program_that_was_killed(tmp_path):
    out = tmp_path / "games.jsonl"
    words = ["--seats", "greedy,greedy", "--games", "9999", "--workers", "2", "--out", str(out)]
    with subprocess.Popen([*PROGRAM, "simulate", *words], cwd=ROOT, start_new_session=True) as done:
        wait_until(lambda: out.exists() and out.stat().st_size)
        assert len(group_members(done.pid)) > 2
        done.kill()
        done.wait(timeout=60)
        wait_until(lambda: not group_members(done.pid))


def test_an_interrupted_demonstration_ends_after_its_picture(tmp_path):
    """Not in it: Qt does not survive that."""
    words = [*PROGRAM, "demo", "--folder", str(tmp_path / "pictures")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as done:
        wait_until(lambda: list(tmp_path.glob("pictures/01-*.png")))
        done.send_signal(signal.SIGINT)
        _, said = done.communicate(timeout=60)
    assert (done.returncode, said.strip()) == (130, "riverboat-desktop: stopped.")


def group_members(group: int) -> set[int]:
    """The living processes of a group, zombies not counted."""
    found = set()
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = file.read_text().rpartition(")")[2].split()
            if int(words[2]) == group and words[0] != "Z":
                found.add(int(file.parent.name))
    return found


def wait_until(happened, limit_s: float = 60.0) -> None:
    """Wait until something is so."""
    end_s = time.monotonic() + limit_s
    while not happened():
        assert time.monotonic() < end_s
        time.sleep(0.02)


def group_lives(group: int) -> bool:
    """Whether a process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_terminal_gets_a_bar():
    try:
        master, slave = pty.openpty()
    except OSError as error:
        pytest.skip(f"this machine has no pseudo terminals: {error}")
    words = [*PROGRAM, "simulate", "--seats", "random,random", "--games", "3", "--workers", "1"]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=slave, cwd=ROOT) as done:
        assert done.wait(timeout=60) == 0
    os.close(slave)
    said = os.read(master, 10_000).decode()
    os.close(master)
    assert "[########################################] 3 of 3 games" in said


def test_greedy_beats_random_in_most_games_with_seats_alternated():
    done = run(
        "simulate", "--seats", "greedy,random", "--seed", "1000", "--games", "20", "--alternate", "--check"
    )
    assert done.returncode == 0
    assert int(done.stdout.splitlines()[2].split()[-2]) >= 17
