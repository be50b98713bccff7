"""The command `score` prints a sheet with every line and its rule, and names what cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.pad_sheet import PadSeat, PadSheet, write_pad_sheet
from riverboat_desktop.cli import main

ROOT = Path(__file__).resolve().parents[2]
SHEET = PadSheet("sobek", (PadSeat("Ann"), PadSeat("小明", 1)), finished="2026-05-01T22:40:00")
SHEET = (
    SHEET.with_text("r1-ivory-cards", 0, "4")
    .with_text("r1-ivory-scarabs", 0, "6")
    .with_text("r1-laid", 1, "6")
)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "sheet.json"
    path.write_text(write_pad_sheet(SHEET), encoding="utf-8")
    return path


def test_a_sheet_is_printed_line_by_line(file, capsys):
    assert main(["score", "--game", "sobek", str(file)]) == 0
    said = capsys.readouterr().out
    assert f"{file}: sobek for 2, finished 2026-05-01T22:40:00." in said
    assert "Seat 1, Ann: 24 points, rank 1" in said
    assert "  r1-ivory  4 / 6        24  SK-1.12.1" in said
    assert "Seat 2, 小明: 6 points, rank 2" in said


def test_what_cannot_be_is_named_and_gives_another_exit_code(file, capsys):
    file.write_text(write_pad_sheet(SHEET.with_text("r1-ivory-cards", 0, "2")), encoding="utf-8")
    assert main(["score", str(file)]) == 1
    assert "seat 1, r1-ivory-cards: a set has at least 3 cards" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "this is no score sheet"),
        ('{"kind": "score sheet", "format": 2}', "format: is 2; this program reads format 1"),
        ('{"kind": "score sheet", "format": 1, "game": 3}', "game: is missing, or built in another way"),
        (write_pad_sheet(SHEET).replace("sobek", "ludo"), "unknown game 'ludo'"),
        (
            write_pad_sheet(SHEET).replace('"options": {}', '"options": {"x": "y"}'),
            "option x: unknown option 'x'",
        ),
        (write_pad_sheet(SHEET.with_seats((PadSeat(),) * 5)), "5 players; this game is for: 2, 3, 4"),
    ],
)
def test_other_files_are_refused_with_a_sentence(file, capsys, text, said):
    file.write_text(text, encoding="utf-8")
    assert main(["score", str(file)]) == 1
    assert said in capsys.readouterr().err


def test_a_missing_file_and_the_wrong_game_are_wrong_use(file, capsys):
    assert main(["score", str(file.with_name("none.json"))]) == 2
    assert main(["score", "--game", "riverboat", str(file)]) == 2
    assert "this is a sheet of sobek, not of riverboat" in capsys.readouterr().err


def test_printing_loads_no_window(file):
    code = "import sys; from riverboat_desktop.cli import main; main(sys.argv[1:])"
    code += "; print('PySide6' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, "score", str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "False"


def test_a_mark_of_another_system_is_no_part_of_a_sheet(file, capsys):
    file.write_text(write_pad_sheet(SHEET), encoding="utf-8-sig")
    assert main(["score", str(file)]) == 0


def test_what_is_no_text_is_refused_and_what_cannot_be_opened_is_another_exit_code(file, tmp_path, capsys):
    file.write_bytes(b'{"kind": "\xe4"}')
    assert main(["score", str(file)]) == 1
    assert f"{file} is no text, so it is no score sheet." in capsys.readouterr().err
    assert main(["score", str(tmp_path)]) == 2
    assert f"{tmp_path} cannot be read: Is a directory." in capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_letter_that_no_terminal_has_is_spelt(file, encoding):
    """Half a character of UTF-16, as JSON can say it, and Chinese where there is only ASCII."""
    file.write_text(write_pad_sheet(SHEET).replace("Ann", "\\ud800"), encoding="utf-8")
    words = [sys.executable, "-m", "riverboat_desktop", "score", str(file)]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(words, capture_output=True, cwd=ROOT, env=environment, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Seat 1, \\ud800: 24 points" in done.stdout
    assert (b"\\u5c0f\\u660e" in done.stdout) == (encoding == "ascii")
