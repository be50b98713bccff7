"""Our reader sketch on a simulated board: built by its Makefile, run in real time, tags laid on it."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FIRMWARE = ROOT / "packaging" / "firmware"
BUILT = ROOT / "build" / "firmware"
PINS = "10,8"
PINS_OF_THE_PORTS = ("B2", "B0")
"""The same two as the processor calls them."""
PATIENCE_S = 10.0


def build() -> None:
    """The sketch for two antennas, and the program that runs it."""
    command = ["make", "-s", "-C", str(FIRMWARE), f"OUT={BUILT}", f"READER_PINS={PINS}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run `make test-devices`; the build says:\n{done.stdout}{done.stderr}"


class SimulatedBoard:
    """A board with two antennas, from its making to `unplug`; `port` is its serial port."""

    def __init__(self) -> None:
        self._board = subprocess.Popen(
            [BUILT / "board", BUILT / "riverboat_reader.elf", *PINS_OF_THE_PORTS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._board.stdout is not None
        lines = iter(self._board.stdout.readline, "")  # libsimavr says a word of its own first
        self.port = next(line.split()[1] for line in lines if line.startswith("terminal "))

    def tell(self, *lines: str) -> None:
        """Commands such as `lay 0 DEADBEEF`; `simulated/board.c` lists them."""
        assert self._board.stdin is not None
        self._board.stdin.write("".join(f"{line}\n" for line in lines))
        self._board.stdin.flush()

    def unplug(self) -> None:
        """Pull the plug; a board that was unplugged already is no error."""
        assert self._board.stdin is not None and self._board.stdout is not None
        if not self._board.stdin.closed:
            self._board.stdin.close()
        self._board.wait(PATIENCE_S)
        self._board.stdout.close()
