"""What is Qt's is never destroyed by the thread of a port."""

import asyncio
import gc
import threading

from PySide6.QtCore import QObject

from riverboat_desktop.garbage import GarbageInWindow


class Forgotten(QObject):
    """Garbage that only a collection finds; notes the thread in which that happens."""

    def __init__(self, ended: list[threading.Thread]) -> None:
        super().__init__()
        self.itself = self
        self._ended = ended

    def __del__(self) -> None:
        self._ended.append(threading.current_thread())


def make_rubbish() -> list:
    """Enough objects that Python would collect."""
    return [[] for _ in range(5000)]


def in_a_thread(work) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join(20)


def test_without_it_a_thread_destroys_what_is_qts(qapp):
    """Why it is there."""
    ended: list[threading.Thread] = []
    gc.collect()
    Forgotten(ended)
    in_a_thread(make_rubbish)
    assert ended and ended[0] is not threading.main_thread()


async def test_the_loop_collects_before_it_sleeps_and_no_thread_does(qapp):
    ended: list[threading.Thread] = []
    garbage = GarbageInWindow()
    garbage.begin()
    try:
        Forgotten(ended)
        in_a_thread(make_rubbish)
        assert ended == []
        kept = make_rubbish()
        async with asyncio.timeout(10):
            while not ended:
                await asyncio.sleep(0.001)
        assert ended == [threading.main_thread()] and len(kept) == 5000
    finally:
        garbage.end()
    assert gc.isenabled()


async def test_it_is_put_back_as_it_was(qapp):
    first, second = GarbageInWindow(), GarbageInWindow()
    first.begin()
    second.begin()  # finds nothing to do
    second.end()
    assert not gc.isenabled()
    first.end()
    assert gc.isenabled()
