"""The two lines on which each fault is tried."""

import sys

import pytest

from hardware.driver import Driver
from tests.hardware.faulty_reader import Rig
from tests.hardware.memory_rig import MemoryRig
from tests.hardware.terminal_rig import TerminalRig

TERMINAL = pytest.param(
    TerminalRig,
    id="terminal",
    marks=pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
)


@pytest.fixture(params=[pytest.param(MemoryRig, id="bytes"), TERMINAL])
def rig(request):
    made: list[Rig] = []

    def make(driver: Driver, *, started: bool = True, banner: bytes = b"") -> Rig:
        rig = request.param(driver, banner=banner)
        made.append(rig)
        if started:
            rig.start()
        return rig

    yield make
    for one in made:
        one.close()
