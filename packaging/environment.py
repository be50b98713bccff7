"""The environment in `.venv`: made from the lock file, mended when broken; standard library only."""

from __future__ import annotations

import errno
import fcntl
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from system_libraries import SetupProblem

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / "bin"
PYTHON = SCRIPTS / "python"
STAMP = VENV / "set-up-for"
LOG = VENV / "set-up.log"
ROOM_NEEDED_MB = 1000

HAS_QT = "import importlib.util, sys; sys.exit(importlib.util.find_spec('PySide6') is None)"
HAS_PIP = (
    "import importlib.util, sys; sys.exit(sys.version_info < (3, 11) or not importlib.util.find_spec('pip'))"
)
LOADS_QT = "from PySide6 import QtCore, QtGui, QtNetwork, QtOpenGLWidgets, QtSvg, QtTest, QtWidgets"

NO_NETWORK = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|ConnectionResetError"
    "|IncompleteRead|unreachable|Temporary failure in name resolution"
)


def prepare_environment(say: Callable[[str], None]) -> None:
    """`.venv` holds what requirements.lock and pyproject.toml ask for; one process at a time works on it."""
    if is_ready():
        return
    with open(ROOT / ".setup.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_ready():
            return
        say("Setting up Riverboat Desktop. This happens once; the first time it fetches about 130 MB.")
        make_venv(say)
        STAMP.unlink(missing_ok=True)
        LOG.write_text("", encoding="utf-8")
        run_pip(say, "--require-hashes", "-r", str(ROOT / "requirements.lock"))
        run_pip(say, "--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT))
        check_qt_loads()
        STAMP.write_text(what_is_wanted(), encoding="utf-8")
    say("Ready.")


def is_ready() -> bool:
    return stamp() == what_is_wanted() and succeeds(HAS_QT)


def can_run() -> bool:
    """Whether the environment's Python starts, is new enough and has pip; a half-made one does not."""
    return succeeds(HAS_PIP)


def succeeds(probe: str) -> bool:
    try:
        return subprocess.run([PYTHON, "-c", probe], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def stamp() -> str:
    try:
        return STAMP.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def what_is_wanted() -> str:
    """The text of a fitting stamp: the folder, which the scripts in `.venv` name, and the deciding files."""
    lines = [str(ROOT)]
    for name in ("requirements.lock", "pyproject.toml"):
        lines.append(f"{name} {hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}")
    return "\n".join(lines) + "\n"


def make_venv(say: Callable[[str], None]) -> None:
    """A working `.venv`: one that does not start, or was moved here from another folder, is made anew."""
    moved_here = stamp().split("\n", 1)[0] not in ("", str(ROOT))
    if can_run() and not moved_here:
        return
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        say("The environment in .venv does not work here any more; it is made anew.")
        shutil.rmtree(VENV)
    room_mb = shutil.disk_usage(ROOT).free // 1_000_000
    if room_mb < ROOM_NEEDED_MB:
        raise SetupProblem(f"{disk_full()} Only {room_mb} MB are free.")
    made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True, check=False)
    if made.returncode != 0 or not can_run():
        words = made.stdout + made.stderr
        if "No space left" in words:
            raise SetupProblem(disk_full())
        raise SetupProblem(f"Python could not make an environment in {VENV}:\n{last_lines(words)}")


def run_pip(say: Callable[[str], None], *arguments: str) -> None:
    """`pip install`, telling what is fetched, with all words in the log; SetupProblem when it fails."""
    command = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    words = []
    with (
        open(LOG, "a", encoding="utf-8") as log,
        subprocess.Popen(
            [*command, "--progress-bar", "off", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        ) as pip,
    ):
        assert pip.stdout is not None  # it was asked for as a pipe
        for line in pip.stdout:
            words.append(line)
            log.write(line)
            fetched = re.match(r"\s*Downloading (?:\S*/)?([^/\s-]+)\S*\.whl (\(.+\))", line)
            if fetched:
                say(f"  fetching {fetched[1]} {fetched[2]}")
            elif line.startswith("Installing collected packages: "):
                say(f"  installing {line.count(',') + 1} package(s)")
    if pip.returncode != 0:
        raise SetupProblem(reason_of_pip("".join(words)))


def reason_of_pip(words: str) -> str:
    """A sentence for what pip said when it failed, by the tell-tale words in it."""
    if "No space left on device" in words or "Disk quota exceeded" in words:
        return disk_full()
    if "DO NOT MATCH THE HASHES" in words:
        return (
            "A fetched package is not the one that requirements.lock names, so it was not installed. If a"
            f" proxy or a mirror stands between, ask whoever keeps it. All words are in {LOG}."
        )
    if NO_NETWORK.search(words):
        return (
            "The packages could not be fetched, as the package index cannot be reached. The first set-up"
            " needs the network, later starts do not: run the same command again when there is a connection."
        )
    if "No matching distribution" in words or "not a supported wheel" in words:
        return (
            "A package has no version for this system. Qt needs a 64-bit Linux with glibc 2.34 or newer, such"
            f" as Debian 12 or Ubuntu 22.04. All words are in {LOG}.\n{last_lines(words)}"
        )
    return (
        f"The packages could not be installed. Run the same command again; if that does not help, {LOG} says"
        f" more than this:\n{last_lines(words)}"
    )


def check_qt_loads() -> None:
    """Qt can be imported; a library that nobody thought of is a sentence here rather than an abort later."""
    tried = subprocess.run([PYTHON, "-c", LOADS_QT], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        raise SetupProblem(
            f"Qt is installed but cannot be loaded on this system:\n{last_lines(tried.stderr)}"
        )


def sentence_for(problem: OSError) -> str:
    """What a person can do about a file that could not be written or read."""
    if problem.errno in (errno.ENOSPC, errno.EDQUOT):
        return disk_full()
    where = problem.filename or ROOT
    return f"The set-up cannot go on because of {where}: {problem.strerror}. Mend that and run it again."


def disk_full() -> str:
    return f"There is not enough room: the set-up needs about {ROOM_NEEDED_MB} MB in {ROOT}."


def last_lines(words: str) -> str:
    """The end of an output, without the lines in which pip speaks of itself."""
    idle = ("note:", "hint:", "×", "╰", "[end of output]", "[notice]", "error: subprocess", "error: metadata")
    lines = [line.strip() for line in words.splitlines()]
    return "\n".join(
        f"  {line}" for line in [line for line in lines if line and not line.startswith(idle)][-4:]
    )
