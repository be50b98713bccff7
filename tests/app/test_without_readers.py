"""It starts and plays where nothing for readers can be imported; no table and no reader is loaded early."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCKED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("hardware", "serial", "zxingcpp"):
            raise ImportError(f"{name} cannot be imported here")
sys.meta_path.insert(0, Blocked())
"""
WATCHED = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.app import WindowOptions, run_window
from ui.main_window import MainWindow

def look():
    windows = [item for item in QApplication.topLevelWidgets() if isinstance(item, MainWindow)]
    if windows and seen(windows[0]):
        windows[0].close()
    else:
        QTimer.singleShot(20, look)

QTimer.singleShot(0, look)
"""
PLAYED = """
def seen(window):
    if window.page is None:
        return False
    session = window.page.bridge.session
    dealt = sum(1 for line in session.log() if line.who < 0)
    print("chosen", session.length - dealt)
    return session.length - dealt >= 4

seats = (SeatSetup("Bo", "random"), SeatSetup("Cy", "greedy"))
print("ended", run_window(WindowOptions(Setup("riverboat", seats, seed=2), language="en")))
"""
ASKED = """
def seen(window):
    action = window.menus.actions["readers"]
    print("menu", action.text(), action.isEnabled())
    print("tags", window.menus.actions["enrolment"].isEnabled())
    return True

print("ended", run_window(WindowOptions(language="en")))
"""
STARTED = """
import sys

def seen(window):
    late = ("ui.table_view", "ui.table_scene", "ui.docks", "ui.new_game_dialog", "engine.riverboat.rules")
    late += ("ui.labels.dialog", "ui.labels.painting", "riverboat_desktop.label_maker")
    if window.isVisible():
        readers = {name for name in sys.modules if name.split(".")[0] in ("hardware", "serial", "zxingcpp")}
        print("loaded", sorted(set(late) & set(sys.modules) | readers))
    return window.isVisible()

print("ended", run_window(WindowOptions()))
"""


def run(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "RIVERBOAT_DESKTOP_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-X", "dev", "-c", program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.slow
def test_it_plays_where_nothing_for_readers_can_be_imported(tmp_path):
    (tmp_path / "settings.json").write_text('{"preferences": {"pace": "instant"}}', encoding="utf-8")
    done = run(BLOCKED + WATCHED + PLAYED, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "chosen 4" in done.stdout and "ended 0" in done.stdout
    assert "Traceback" not in done.stderr and "Warning" not in done.stderr, done.stderr


@pytest.mark.slow
def test_the_menu_says_that_there_is_nothing_for_readers(tmp_path):
    setting = {"name": "till", "form": "10d", "gap_ms": 80, "ends": True}
    kept = {"remembered": {"keyboard-reader": json.dumps(setting)}}
    (tmp_path / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
    done = run(BLOCKED + WATCHED + ASKED, tmp_path)
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert "menu Readers (not in this installation) False" in done.stdout and "ended 0" in done.stdout
    assert "tags False" in done.stdout
    kept_still = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert kept_still["remembered"]["keyboard-reader"] == json.dumps(setting)


@pytest.mark.slow
def test_the_start_screen_loads_nothing_of_a_table_and_nothing_for_readers(tmp_path):
    done = run(WATCHED + STARTED, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "loaded []" in done.stdout and "ended 0" in done.stdout
