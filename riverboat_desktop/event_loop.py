"""The one event loop: asyncio on Qt's. The only module that knows qasync."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop

from riverboat_desktop.tracebacks import told

_LOG: Final = logging.getLogger(__name__)

Problem = Callable[[BaseException], None]


def run(application: QApplication, main: Callable[[], Coroutine[Any, Any, int]], problem: Problem) -> int:
    """Run the application until `main` returns; its result. What is left of tasks is cancelled.

    An exception that nobody awaited goes to `problem`, and the program goes on.
    """
    application.setQuitOnLastWindowClosed(False)

    def handle(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        problem(error if isinstance(error, BaseException) else RuntimeError(context["message"]))

    with asyncio.Runner(loop_factory=lambda: QEventLoop(application)) as runner:
        runner.get_loop().set_exception_handler(handle)
        return runner.run(main())


def on_terminate(end: Callable[[], None]) -> None:
    """End cleanly when the system asks the program to, where it can ask. Needs the running loop."""
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end)


class Bell(QObject):
    """Calls something in the loop's thread from any other; made in the loop's thread, with the loop running.

    Qt delivers the call itself. The loop's `call_soon_threadsafe` does so by way of a timer, which is one
    more turn of Qt's loop: a third of the time that a scan takes on its way.
    """

    _rung = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._rung.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def ring(self, call: Callable[[], None]) -> None:
        """Have it called soon. Raises `RuntimeError` where the bell is gone."""
        self._rung.emit(call)

    def _answer(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:
            self._loop.call_exception_handler({"message": "a call from a thread failed", "exception": error})


class Tasks:
    """Keeps a reference to every task, and reports the exception of one as soon as it ends."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Begin the work now. Needs the running loop."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("the task %s failed\n%s", task.get_name(), told(error))
            self._problem(error)

    async def close(self) -> None:
        """Cancel what still runs, but not the caller, and wait for it."""
        others = [task for task in self._running if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
