"""Real key events of an X server: scans by the keyboard are caught, typing around and in them arrives."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
        reason="needs Xvfb and xdotool (apt install xvfb xdotool)",
    ),
]

PROGRAM = """
import subprocess, sys, time  # xdotool waits half of its delay between two keys
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from hardware.drivers.wedge import WedgeSettings
from riverboat_desktop.key_filter import KeyFilter

application = QApplication(sys.argv[:1])
field = QLineEdit()
field.resize(400, 60)
field.show()
assert QTest.qWaitForWindowExposed(field)
scans, entered = [], []
field.returnPressed.connect(lambda: entered.append(1))
keys = KeyFilter(WedgeSettings(), scans.append)

def x(*words):
    done = subprocess.Popen(["xdotool", *words])
    while done.poll() is None:
        QTest.qWait(5)
    assert done.returncode == 0, words
    QTest.qWait(250)

x("windowfocus", "--sync", str(int(field.winId())))
field.setFocus()
keys.begin()

def told(name):
    tags = [f"{scan.what.tag} in {'time' if scan.widest_s < 0.08 else 'vain'}" for scan in scans]
    print(name, repr(field.text()), tags, len(entered), flush=True)
    field.clear(); scans.clear(); entered.clear()

x("type", "--delay", "2", "0006547886\\n")
told("scan")
x("type", "--delay", "2", "TTVZ3TT8X4\\n")
told("code")
x("type", "--delay", "240", "12 boats")
x("key", "Return")
told("typing")
x("type", "--delay", "240", "0006547886")
x("key", "Return")
told("number by hand")
x("type", "--delay", "240", "ab")
x("type", "--delay", "2", "0006547886\\n")
x("type", "--delay", "240", "cd")
told("around")
held = subprocess.Popen(["xdotool", "type", "--delay", "2", "0006547886\\n"])
time.sleep(0.5)  # the window is held up: all keys come at once, and late
held.wait()
QTest.qWait(250)
told("held up")
keys.end()
"""


@pytest.fixture
def display():
    """An X server of our own, without a window manager."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(20)


def test_scans_and_typing_by_real_keys(display, tmp_path):
    environment = os.environ | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "RIVERBOAT_DESKTOP_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "scan '' ['em4100/32:0063E9AE in time'] 0",
        "code '' ['code:TTVZ3TT8X4 in time'] 0",
        "typing '12 boats' [] 1",
        "number by hand '0006547886' [] 1",
        "around 'abcd' ['em4100/32:0063E9AE in time'] 0",
        "held up '' ['em4100/32:0063E9AE in time'] 0",
    ]
