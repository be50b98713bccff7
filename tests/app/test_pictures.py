"""The commands that draw: `show` and `demo` leave pictures where they say, without a window."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program run with these words where there is no display."""
    surroundings = {**os.environ, **environment}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        surroundings.pop(name, None)
    command = [sys.executable, "-m", "riverboat_desktop", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=240, env=surroundings)


@pytest.fixture(scope="module")
def demonstration(tmp_path_factory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """The folder of a demonstration game for two, and what was said about it."""
    folder = tmp_path_factory.mktemp("demo") / "pictures"
    return folder, run("demo", "--folder", str(folder), "--seats", "2", "--size", "640x400")


def picture(file: Path) -> QImage:
    """A picture of at least a dozen colours."""
    image = QImage(str(file))
    assert not image.isNull(), file
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 12, file
    return image


@pytest.mark.slow
def test_a_demonstration_draws_every_phase_and_the_final_sheet(demonstration):
    folder, done = demonstration
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout.startswith("A demonstration game between bots is played off screen")
    names = sorted(file.name for file in folder.glob("*.png"))
    assert done.stdout.splitlines()[-1] == (
        f"{len(names)} pictures and the record of the game (game.rbt) are in {folder}"
    )
    shown = [re.sub(r"^\d\d-|\.png$", "", name) for name in names]
    for key in ("draft", "place-worker", "plant", "boat", "card", "survey"):
        assert f"round-1-{key}" in shown
    assert shown[-2:] == ["the-end", "final-score-sheet"]
    for name in names:
        image = picture(folder / name)
        assert (image.width(), image.height()) == (640, 400)


@pytest.mark.slow
def test_the_record_of_a_demonstration_is_sound_and_can_be_shown(demonstration, tmp_path):
    folder, _ = demonstration
    record = str(folder / "game.rbt")
    assert "The game is over" in run("verify", record).stdout
    out = tmp_path / "table.png"
    done = run("show", record, "--at", "30", "--seat", "2", "--png", str(out), "--size", "500x300")
    assert done.returncode == 0, done.stderr
    assert "as seat 2 sees it after 30 of" in done.stdout
    image = picture(out)
    assert (image.width(), image.height()) == (500, 300)
    done = run("show", record, "--png", str(out), "--theme", "dark")
    assert "as everybody sees it after" in done.stdout
    assert picture(out) != image


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("--at 9999", 2, "--at may be 0 to"),
        ("--at -1", 2, "--at may be 0 to"),
        ("--seat 3", 2, "--seat may be 1 to 2"),
        ("--seat 0", 2, "--seat may be 1 to 2"),
        ("--size 10x10", 2, "from 200 to 8000 pixels"),
        ("--png /no/such/folder/a.png", 1, "cannot be written"),
    ],
)
def test_what_cannot_be_shown_is_answered_with_a_sentence(demonstration, tmp_path, words, code, said):
    folder, _ = demonstration
    png = ["--png", str(tmp_path / "x.png")] if "--png" not in words else []
    done = run("show", str(folder / "game.rbt"), *png, *words.split())
    assert done.returncode == code
    assert said in done.stderr and "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_demonstration_names_a_folder_of_its_own(tmp_path):
    done = run("demo", "--seats", "2", "--size", "300x200", RIVERBOAT_DESKTOP_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    named = Path(done.stdout.splitlines()[-1].split(" are in ")[1])
    assert named.is_absolute() and named.is_relative_to(tmp_path)
    assert len(list(named.glob("*.png"))) > 8
