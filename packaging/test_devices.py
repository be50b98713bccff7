"""Runs the tests that need more than the lock file: a PC/SC daemon, and our sketch on a simulated board.

Brings the Debian packages where it may, builds pyscard from its lock file into build/devices (the environment
in `.venv` stays as it is), and hands its arguments to pytest. What is missing ends in a sentence and exit
code 1. Only root may start a daemon; others run the tests of the sketch.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from environment import PYTHON, ROOT, last_lines
from system_libraries import Need, SetupProblem, install, missing_packages

LOCK = ROOT / "requirements" / "pcsc.lock"
EXTRA = ROOT / "build" / "devices"
STAMP = EXTRA / "set-up-for"
AVR = "/usr/share/arduino/hardware/arduino/avr"

NEEDS = (
    Need("pcscd", program="pcscd"),
    Need("vsmartcard-vpcd", file="/usr/lib/pcsc/drivers/serial/libifdvpcd.so"),
    Need("swig", program="swig"),
    Need("libpcsclite-dev", file="/usr/include/PCSC/winscard.h"),
    Need("gcc", program="gcc"),
    Need("libc6-dev", file="/usr/include/stdlib.h"),
    Need("gcc-avr", program="avr-gcc"),
    Need("avr-libc", file="/usr/lib/avr/include/avr/io.h"),
    Need("arduino-core-avr", file=f"{AVR}/cores/arduino/Arduino.h"),
    Need("libsimavr-dev", file="/usr/include/simavr/sim_avr.h"),
    Need("libelf-dev", file="/usr/include/libelf.h"),
)


def main(arguments: list[str]) -> int:
    """Exit code: that of pytest; 1 where something is missing, 130 interrupted."""
    try:
        if sys.platform != "linux":
            raise SetupProblem("The daemon and the simulated board are those of Debian: run this on Linux.")
        prepare_system()
        prepare_pyscard()
        tests = which_tests()
    except SetupProblem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    command = [str(PYTHON), "-m", "pytest", "-m", "devices", tests, *arguments]
    return subprocess.run(command, cwd=ROOT, env=with_pyscard(), check=False).returncode


def prepare_system() -> None:
    """Every package is there, or was installed."""
    os.environ["PATH"] += ":/usr/sbin"  # where Debian puts daemons, and not every user looks
    needs = (*NEEDS, python_headers())
    packages = missing_packages(needs, also_venv=False)
    if packages:
        install(packages, say)
    still_missing = missing_packages(needs, also_venv=False)
    if still_missing:
        raise SetupProblem(f"What {' '.join(still_missing)} should bring is not found after installing it.")


def python_headers() -> Need:
    """What the environment's Python needs to compile an extension; one that was built by hand has it."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    is_default = os.path.realpath(sys.executable) == os.path.realpath("/usr/bin/python3")
    return Need("python3-dev" if is_default else f"python{version}-dev", file=str(headers))


def prepare_pyscard() -> None:
    """pyscard stands in build/devices, as its lock file names it."""
    wanted = f"{sys.version} {hashlib.sha256(LOCK.read_bytes()).hexdigest()}"
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    say("Building pyscard; this happens once.")
    shutil.rmtree(EXTRA, ignore_errors=True)
    command = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--no-deps"]
    command += ["--quiet", "--require-hashes", "-r", str(LOCK), "--target", str(EXTRA)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SetupProblem(f"pyscard could not be built:\n{last_lines(done.stdout + done.stderr)}")
    STAMP.write_text(wanted, encoding="utf-8")


def which_tests() -> str:
    """All, or what this user may run."""
    if os.geteuid() == 0:
        return "tests/devices"
    say("Only root may start a PC/SC daemon: its tests are left out. `sudo make test-devices` runs them.")
    return "tests/devices/test_firmware.py"


def with_pyscard() -> dict[str, str]:
    """The surroundings of a Python that finds it."""
    paths = [str(EXTRA), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
