"""The virtual reader's window as a program of its own: its port is named, it ends when it is told to."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
]


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "riverboat_desktop", "reader", "simulate", *words]


def environment(home: Path) -> dict[str, str]:
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", "RIVERBOAT_DESKTOP_HOME": str(home)}


@pytest.mark.parametrize("extra", [(), ("--inside",)])
def test_it_opens_and_ends(tmp_path, extra):
    words = command("inventory-line", "--window", "--game", "sobek", *extra)
    with subprocess.Popen(
        words, cwd=ROOT, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        first = running.stdout.readline()  # the port; or, inside, what its own reads begin with
        assert Path(first.strip()).exists() if not extra else "line virtual:1" in first
        running.send_signal(signal.SIGTERM)
        rest, wrong = running.communicate(timeout=60)
    assert running.returncode == 0, (rest, wrong)
    assert "Traceback" not in wrong + rest


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--window",), "--window goes with one of"),
        (("nobody", "--window"), "--window goes with one of"),
        (("rdm6300", "--window", "--game", "chess"), "there is no game 'chess'"),
    ],
)
def test_wrong_use_is_told(tmp_path, words, said):
    done = subprocess.run(
        command(*words), cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and said in done.stderr
