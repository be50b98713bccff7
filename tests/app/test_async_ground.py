"""Coroutine tests run on Qt's loop, and the ground of the tests catches what a careless one would hide."""

import asyncio
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer


async def test_a_coroutine_and_a_qt_timer_share_one_loop(qapp):
    fired = asyncio.Event()
    QTimer.singleShot(1, fired.set)
    async with asyncio.timeout(5):
        await fired.wait()


@pytest.mark.xfail(strict=True, raises=AssertionError, reason="a task that outlives its test fails it")
async def test_a_task_left_running_is_caught(qapp):
    task = asyncio.get_running_loop().create_task(asyncio.sleep(60))
    await asyncio.sleep(0)
    assert not task.done()


@pytest.mark.xfail(strict=True, raises=ZeroDivisionError, reason="an exception in a callback fails its test")
async def test_an_exception_in_a_callback_is_caught(qapp):
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    await asyncio.sleep(0.01)


def test_every_test_has_a_home_of_its_own(home):
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        assert Path(os.environ[variable]).is_relative_to(home)
