"""Plays that do not know of each other, on as many cores as there are, given in the order of their seeds."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

_Given = TypeVar("_Given")
_Result = TypeVar("_Result")


def side_by_side(
    work: Callable[[_Given], _Result], given: Iterable[_Given], *, cores: int | None = None
) -> Iterator[_Result]:
    """What comes of each, in order; whoever has enough stops taking, and what was begun ahead is dropped.

    `given` may be endless. The figures are those of one core: only the waiting is shorter.
    """
    cores = cores or os.cpu_count() or 1
    rest = iter(given)
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        begun: deque[Future[_Result]] = deque(pool.submit(work, one) for one in islice(rest, cores + 1))
        try:
            while begun:
                yield begun.popleft().result()
                begun.extend(pool.submit(work, one) for one in islice(rest, 1))
        finally:
            pool.shutdown(cancel_futures=True)
