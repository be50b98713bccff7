"""The real PC/SC daemon in the foreground, with two slots of the virtual reader and a name of our choice."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

VPCD = "/usr/lib/pcsc/drivers/serial/libifdvpcd.so"
SOCKET = Path("/run/pcscd/pcscd.comm")
NAME = "ACR122U of air"
PATIENCE_S = 20.0


class PcscService:
    """A daemon of our own from `start` to `stop`; cards connect to `port`, of the second slot to the next."""

    def __init__(self, folder: Path) -> None:
        self.readers = (f"{NAME} 00 00", f"{NAME} 00 01")
        self.port = _two_free_ports()
        self._config = folder / "readers"
        self._words = folder / "pcscd.log"
        self._daemon: subprocess.Popen[bytes] | None = None
        self._config.mkdir()
        channel = f"0x{self.port:X}"
        (self._config / "virtual").write_text(
            f'FRIENDLYNAME "{NAME}"\nDEVICENAME /dev/null:{channel}\nLIBPATH {VPCD}\nCHANNELID {channel}\n',
            encoding="ascii",
        )

    def start(self) -> None:
        """Start it, and wait until both slots can be connected to."""
        program = shutil.which("pcscd")
        assert program and Path(VPCD).exists(), "pcscd or vpcd is missing: run `make test-devices`"
        assert os.geteuid() == 0, "the PC/SC daemon needs root: run `make test-devices` as root"
        with self._words.open("ab") as words:
            command = [program, "--foreground", "--error", "--config", str(self._config)]
            self._daemon = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=words, stderr=subprocess.STDOUT
            )
        give_up = time.monotonic() + PATIENCE_S
        while not (SOCKET.exists() and _listens(self.port + 1)):
            said = self._words.read_text(errors="replace")
            assert self._daemon.poll() is None, f"pcscd ended: {said}"
            assert time.monotonic() < give_up, f"pcscd does not get ready: {said}"
            time.sleep(0.05)

    def stop(self) -> None:
        """End it; a daemon that was stopped already is no error."""
        if self._daemon is None:
            return
        self._daemon.terminate()
        try:
            self._daemon.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._daemon.kill()
            self._daemon.wait(PATIENCE_S)
        self._daemon = None


def _two_free_ports() -> int:
    """A TCP port that is free, and so is the next one."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port: int = first.getsockname()[1]
            try:
                second.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def _listens(port: int) -> bool:
    """Whether somebody listens there, without connecting: that would be a card."""
    wanted = f":{port:04X} "
    lines = [
        line.split()
        for table in ("/proc/net/tcp", "/proc/net/tcp6")
        if Path(table).exists()
        for line in Path(table).read_text(encoding="ascii").splitlines()[1:]
    ]
    return any(f"{fields[1]} ".endswith(wanted) and fields[3] == "0A" for fields in lines)
