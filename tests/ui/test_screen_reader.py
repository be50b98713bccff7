"""The real program as an assistive program meets it: found, read and played by AT-SPI."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = Path(__file__).with_name("atspi_client.py")
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PROGRAM = ("-m", "riverboat_desktop", "play", "--game", "riverboat", "--seats", "human,human", "--seed", "3")


@pytest.fixture
def launcher() -> str:
    """The launcher of the accessibility bus; without what AT-SPI needs the test is skipped."""
    found = next((place for place in LAUNCHERS if Path(place).exists()), "")
    missing = [program for program in ("Xvfb", "dbus-run-session") if shutil.which(program) is None]
    if not found:
        missing.append("at-spi2-core")
    look = "import importlib.util, sys; sys.exit(importlib.util.find_spec('pyatspi') is None)"
    if not Path(SYSTEM_PYTHON).exists() or subprocess.run([SYSTEM_PYTHON, "-c", look]).returncode:
        missing.append("python3-pyatspi")
    if missing:
        pytest.skip("AT-SPI is not there, it needs " + ", ".join(missing))
    return found


@pytest.fixture
def display():
    """The name of an X display of its own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield ":" + server.stdout.readline().strip()
        server.terminate()


@pytest.mark.xvfb
@pytest.mark.timeout(240)
def test_a_turn_is_played_by_a_screen_reader(launcher, display):
    environment = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb", PYTHONPATH=str(ROOT))
    program = [sys.executable, *PROGRAM, "--language", "en"]
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(CLIENT), launcher, *program]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=220)
    assert ran.returncode == 0, ran.stderr
    met = json.loads(ran.stdout.splitlines()[-1])
    asked = "choose a phase tile (5 left)"
    assert asked in met["asked"] and met["role"] == "panel"
    assert all(met["names"]) and "push button" in met["roles"]
    assert len(met["choosable"]) == 5 and met["choosable"][2].startswith("Phase 3, Harvest")
    assert all(width > 0 and height > 0 for width, height in met["sizes"])
    assert "end it, or take it back" in met["then"]
    assert "choose a phase tile (4 left)" in met["next"]
    assert len(met["choosable next"]) == 4
    assert not any(name.startswith("Phase 3") for name in met["choosable next"])
    assert met["ended with"] == 0
