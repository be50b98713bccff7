"""The program ends cleanly and without a word, whatever its readers are doing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from riverboat_desktop.reader_keeper import REMEMBERED
from tests.app.reader_states import STATES

ROOT = Path(__file__).resolve().parents[2]
SAID_BY_THE_SCREEN = "This plugin does not support propagateSizeHints()\n"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
]


def run(state: str, way: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "RIVERBOAT_DESKTOP_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-W", "default", "-m", "tests.app.reader_states", state, way],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=90,
    )


@pytest.mark.parametrize("state", STATES)
def test_it_ends_cleanly(state: str, tmp_path: Path):
    done = run(state, "window", tmp_path)
    assert "ended 0" in done.stdout, done.stderr
    assert (done.returncode, done.stderr.replace(SAID_BY_THE_SCREEN, "")) == (0, "")


def test_the_system_may_end_it_while_it_reads(tmp_path: Path):
    done = run("reading", "signal", tmp_path)
    assert "ended 0" in done.stdout, done.stderr
    assert (done.returncode, done.stderr.replace(SAID_BY_THE_SCREEN, "")) == (0, "")
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert "rdm6300" in kept["remembered"][REMEMBERED]  # it is set up still
