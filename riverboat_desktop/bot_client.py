"""Plays the seats of bots: asks the worker process, waits as people like it, submits what still fits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final

from engine.bots.names import bot, bot_names
from engine.core.chance import Rng
from engine.core.errors import DataError, IllegalStep, NotationError
from engine.core.game import Decision
from engine.core.savefile import write_header
from engine.session.session import Session
from engine.session.view import Change
from riverboat_desktop.bot_process import BotProcess, WorkerFailed

__all__ = ["DEADLINE_S", "PACE_S", "BotClient", "bot_names"]

_LOG: Final = logging.getLogger(__name__)
PACE_S: Final = {"instant": 0.0, "normal": 0.7, "slow": 2.0}
"""How long a step of a bot takes at least. The pace `step` waits for `BotClient.step`."""
BUDGET_S: Final = 2.0
"""How long a bot may think."""
DEADLINE_S: Final = 10.0
"""When the program stops waiting for the worker."""
_MOST_FAILURES: Final = 3
"""After so many failures in a row the worker is left alone, and bots think in this process."""


class BotClient:
    """Decides for every seat that the session gives to a bot, as long as `run` runs.

    `pace` names the present pace; call `look_again` when it changes. `thinking` hears the seat that
    thinks or waits to move, and None when it is done. A worker that dies or is late is started anew,
    and a greedy answer is found here instead.
    """

    def __init__(
        self,
        session: Session,
        pace: Callable[[], str],
        *,
        thinking: Callable[[int | None], None] | None = None,
        command: Sequence[str] = (),
        deadline_s: float = DEADLINE_S,
    ) -> None:
        self._session = session
        self._pace = pace
        self._thinking = thinking
        self._worker = BotProcess(command)
        self._deadline_s = deadline_s
        self._agreed = replace(session.setup, seed=0)
        """What a bot is told of the setup. The seed would tell what chance brings, and what is hidden."""
        self._header = write_header(self._agreed)
        self._look = asyncio.Event()
        self._steps = 0
        self._closed = False
        self._ended = asyncio.Event()
        self._ended.set()
        self.failures = 0
        session.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        del change
        self._look.set()

    def look_again(self) -> None:
        """Take notice of another pace."""
        self._look.set()

    def step(self) -> None:
        """At the pace `step`: let the bot that waits make its move."""
        self._steps = 1
        self._look.set()

    @property
    def worker_pid(self) -> int | None:
        """The id of the worker process, if it runs."""
        return self._worker.pid

    def _seat(self) -> int | None:
        """The bot's seat that is to decide now."""
        session = self._session
        node = session.node
        if session.waiting or not isinstance(node, Decision) or session.human(node.seat):
            return None
        return node.seat

    async def run(self) -> None:
        """Play until `close`. Cancelling it ends the worker too."""
        if self._closed:
            return
        self._ended.clear()
        try:
            await self._warm_up()
            while not self._closed:
                self._look.clear()
                seat = self._seat()
                if seat is None:
                    await self._look.wait()
                else:
                    await self._play(seat)
        finally:
            try:
                await self._worker.stop()
            finally:
                self._ended.set()

    async def close(self) -> None:
        """End `run` and the worker; when it returns, no process is left."""
        self._closed = True
        self._look.set()
        await self._ended.wait()
        await self._worker.stop()

    async def _warm_up(self) -> None:
        """Start the worker before it is needed, if a seat is a bot's."""
        if all(map(self._session.human, range(len(self._session.controllers)))):
            return
        try:
            await self._worker.start()
        except WorkerFailed as error:
            self._failed(error)

    async def _play(self, seat: int) -> None:
        """One step of a bot, unless the session changes meanwhile."""
        begun_s = asyncio.get_running_loop().time()
        revision = self._session.revision
        self._steps = 0
        self._tell(seat)
        try:
            text = await self._answer(seat, revision)
            if text is not None and await self._paced(revision, begun_s):
                self._submit(text, seat)
        finally:
            self._tell(None)

    def _tell(self, seat: int | None) -> None:
        if self._thinking is not None:
            self._thinking(seat)

    def _stale(self, revision: int) -> bool:
        return self._closed or self._session.revision != revision

    async def _answer(self, seat: int, revision: int) -> str | None:
        """The step in notation, from the worker or from here; None if the question is no more."""
        if self.failures >= _MOST_FAILURES:
            return self._greedy(seat)
        asking = asyncio.ensure_future(self._worker.ask(self._request(seat)))
        try:
            if not await self._done_in_time(asking, revision):
                if self._stale(revision):
                    return None
                raise WorkerFailed(f"no answer within {self._deadline_s:g} s")
            text = asking.result()
            self.failures = 0
            return text
        except WorkerFailed as error:
            await self._restart(error)
            return None if self._stale(revision) else self._greedy(seat)
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def _done_in_time(self, asking: asyncio.Future[str], revision: int) -> bool:
        """Whether an answer came before the deadline and before the session changed."""
        loop = asyncio.get_running_loop()
        end_s = loop.time() + self._deadline_s
        while not asking.done() and not self._stale(revision):
            left_s = end_s - loop.time()
            if left_s <= 0:
                return False
            await self._until_look(left_s, asking)
        return asking.done()

    async def _until_look(self, at_most_s: float | None, other: asyncio.Future[str] | None = None) -> None:
        """Wait for a change of the session or the pace, for the time, or for the other thing."""
        looking = asyncio.ensure_future(self._look.wait())
        try:
            waited: list[asyncio.Future[Any]] = [looking] if other is None else [looking, other]
            await asyncio.wait(waited, timeout=at_most_s, return_when=asyncio.FIRST_COMPLETED)
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        self._look.clear()

    async def _paced(self, revision: int, begun_s: float) -> bool:
        """Wait as long as the pace asks for; whether the session is still as it was."""
        loop = asyncio.get_running_loop()
        while not self._stale(revision):
            pace = self._pace()
            if pace == "step":
                if self._steps:
                    return True
                await self._until_look(None)
                continue
            left_s = begun_s + PACE_S.get(pace, PACE_S["normal"]) - loop.time()
            if left_s <= 0:
                return True
            await self._until_look(left_s)
        return False

    def _request(self, seat: int) -> dict[str, Any]:
        session = self._session
        observation = session.view(seat).observation
        return {
            "setup": self._header,
            "seat": seat,
            "observation": session.game.write_observation(observation),
            "bot": session.controllers[seat],
            "seed": self._luck(seat).state,
            "budget": BUDGET_S,
        }

    def _luck(self, seat: int) -> Rng:
        """The same in every play with this seed, and nothing that leads back to the seed."""
        known = f"{self._session.setup.seed} {seat} {self._session.length}".encode()
        return Rng(int.from_bytes(blake2b(known, digest_size=7).digest()))

    async def _restart(self, error: WorkerFailed) -> None:
        self._failed(error)
        await self._worker.kill()
        if self.failures < _MOST_FAILURES and not self._closed:
            try:
                await self._worker.start()
            except WorkerFailed as again:
                self._failed(again)

    def _failed(self, error: WorkerFailed) -> None:
        self.failures += 1
        _LOG.warning("a bot's answer is found in this process, for the worker failed: %s", error)

    def _greedy(self, seat: int) -> str:
        session = self._session
        observation = session.view(seat).observation
        luck = self._luck(seat)
        step = bot("greedy").choose(session.game, self._agreed, observation, seat, luck)
        return session.write(step)

    def _submit(self, text: str, seat: int) -> None:
        """Enter the answer; one that is not legal is a bot's mistake, and a greedy one goes in instead."""
        try:
            self._session.submit_text(text, seat=seat)
        except (IllegalStep, NotationError, DataError) as error:
            _LOG.warning("the bot on seat %d answered what it may not do: %s", seat + 1, type(error).__name__)
            self._session.submit_text(self._greedy(seat), seat=seat)
