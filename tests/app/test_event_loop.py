"""Tasks are kept, their failures reported at once, and nothing of them is left when they are closed."""

import asyncio
import os
import signal
import sys

import pytest

from riverboat_desktop.event_loop import Tasks, on_terminate


async def test_a_failed_task_is_reported_though_nobody_waits_for_it(qapp, caplog):
    problems: list[BaseException] = []
    tasks = Tasks(problems.append)

    async def fails():
        raise ValueError("lost")

    tasks.spawn(fails(), "fails")
    async with asyncio.timeout(5):
        while not problems:
            await asyncio.sleep(0.01)
    assert [str(problem) for problem in problems] == ["lost"]


async def test_closing_cancels_what_runs_and_lets_it_clean_up(qapp):
    ended: list[object] = []
    tasks = Tasks(ended.append)

    async def runs():
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cleaned up")

    task = tasks.spawn(runs(), "runs")
    await asyncio.sleep(0)
    await tasks.close()
    assert task.cancelled() and ended == ["cleaned up"]


async def test_the_one_who_closes_is_not_cancelled(qapp):
    tasks = Tasks(lambda problem: None)
    done = asyncio.Event()

    async def closes():
        await tasks.close()
        done.set()

    tasks.spawn(closes(), "closes")
    async with asyncio.timeout(5):
        await done.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
async def test_the_system_can_ask_the_program_to_end(qapp):
    asked = asyncio.Event()
    on_terminate(asked.set)
    try:
        os.kill(os.getpid(), signal.SIGTERM)
        async with asyncio.timeout(5):
            await asked.wait()
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM)
