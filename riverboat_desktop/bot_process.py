"""A worker process as the program sees it: asked, answered, killed and started again."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from riverboat_desktop.bot_worker import WORD

_LOG: Final = logging.getLogger(__name__)
_LONGEST_ANSWER: Final = 1024 * 1024
_PATIENCE_S: Final = 1.0
"""How long a worker may take to end by itself before it is killed."""


class WorkerFailed(Exception):
    """The worker died, cannot be started, or answered with an error."""


def worker_command() -> tuple[str, ...]:
    """How a worker is started: by this Python, or by this very program if it is frozen."""
    if getattr(sys, "frozen", False):
        return (sys.executable, WORD)
    return (sys.executable, "-m", "riverboat_desktop.bot_worker")


class BotProcess:
    """One worker at a time, started when it is first needed and again after it died."""

    def __init__(self, command: Sequence[str] = ()) -> None:
        self._command = tuple(command) or worker_command()
        self._process: asyncio.subprocess.Process | None = None
        self._reading: list[asyncio.Task[None]] = []
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._last_id = 0

    @property
    def pid(self) -> int | None:
        """The id of the running process, if there is one."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> None:
        """Have a process running. Raises `WorkerFailed`."""
        if self.pid is not None:
            return
        await self.stop()
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=_LONGEST_ANSWER,
                # Where our packages lie, so that `-m` finds them wherever the program was started.
                cwd=Path(__file__).resolve().parent.parent,
            )
        except OSError as error:
            raise WorkerFailed(f"{self._command[0]} cannot be started: {error}") from error
        process = self._process
        assert process.stdout is not None and process.stderr is not None
        self._reading = [
            asyncio.create_task(self._hear(process.stdout), name="bot answers"),
            asyncio.create_task(self._relay(process.stderr), name="bot log"),
        ]

    async def ask(self, request: dict[str, Any]) -> str:
        """The answer's notation. Raises `WorkerFailed`; a caller that is cancelled drops its question."""
        await self.start()
        process = self._process
        assert process is not None and process.stdin is not None
        self._last_id += 1
        number = self._last_id
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            process.stdin.write(json.dumps({"id": number, **request}).encode() + b"\n")
            await process.stdin.drain()
            return await future
        except (BrokenPipeError, ConnectionResetError) as error:
            raise WorkerFailed("the worker is gone") from error
        finally:
            self._waiting.pop(number, None)

    async def _hear(self, answers: asyncio.StreamReader) -> None:
        reason = "the worker ended"
        try:
            while line := await answers.readline():
                self._heard(line)
        except (ValueError, TypeError) as error:  # no JSON, no object, or a line without end
            reason = f"the worker answered nonsense: {error}"
            self._kill()
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(WorkerFailed(reason))

    def _heard(self, line: bytes) -> None:
        heard = json.loads(line)
        if not isinstance(heard, dict):
            raise TypeError("an answer is an object")
        future = self._waiting.get(heard.get("id", 0))
        if future is None or future.done():
            return  # it is ready, or the question was dropped
        if isinstance(heard.get("notation"), str):
            future.set_result(heard["notation"])
        else:
            future.set_exception(WorkerFailed(str(heard.get("error", "no notation"))))

    async def _relay(self, log: asyncio.StreamReader) -> None:
        with suppress(ValueError):  # a line beyond all measure: nobody wants to read it
            while line := await log.readline():
                _LOG.warning("%s", line.decode(errors="replace").rstrip())

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def kill(self) -> None:
        """End the process at once."""
        self._kill()
        await self.stop()

    async def stop(self) -> None:
        """End the process and wait until it is gone: asked first, then killed."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), _PATIENCE_S)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        await asyncio.gather(*self._reading, return_exceptions=True)
        self._reading = []
