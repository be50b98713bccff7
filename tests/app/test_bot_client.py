"""Bots play from another process; whatever happens to it, the game goes on and no process is left."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from engine.core.game import Decision
from engine.core.savefile import write_header
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop.bot_client import BotClient, bot_names
from riverboat_desktop.bot_process import worker_command

ROOT = Path(__file__).resolve().parents[2]


def session_of(*controllers: str, seed: int = 5) -> Session:
    """A play in which seats have mats and these controllers, dealt up to the first decision."""
    seats = tuple(
        SeatSetup(f"S{number}", controller, (("mat", str(number)),))
        for number, controller in enumerate(controllers, start=1)
    )
    session = Session(game("riverboat"), Setup("riverboat", seats, seed=seed))
    session.start()
    return session


async def until(happened, limit_s: float = 20.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(limit_s):
        while not happened():
            await asyncio.sleep(0.01)


def fake_worker(tmp_path: Path, body: str) -> tuple[str, str]:
    """The command of a worker whose answers are made by `body` (of `request`), to try bad behaviour."""
    file = tmp_path / "worker.py"
    file.write_text(
        "import json, os, sys, time\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n" + textwrap.indent(textwrap.dedent(body), "    ")
    )
    return sys.executable, str(file)


class Running:
    """A client at work; leaving it closes it and checks that its process is gone."""

    def __init__(self, session: Session, pace: str = "instant", **options) -> None:
        self.thoughts: list[int | None] = []
        self.pace = pace
        self.client = BotClient(session, lambda: self.pace, thinking=self.thoughts.append, **options)

    async def __aenter__(self) -> "Running":
        self.task = asyncio.create_task(self.client.run())
        return self

    async def __aexit__(self, *_error) -> None:
        pid = self.client.worker_pid
        await self.client.close()
        await self.task
        if pid is not None:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


async def test_bots_play_a_whole_game_in_the_worker(qapp):
    session = session_of("random", "greedy")
    async with Running(session) as running:
        await until(lambda: session.over)
        assert running.client.failures == 0
        assert running.client.worker_pid is not None
    assert {0, 1, None} == set(running.thoughts)


async def test_the_same_seed_gives_the_same_game(qapp):
    lines = []
    for _ in range(2):
        session = session_of("random", "random")
        async with Running(session):
            await until(lambda s=session: s.over)
        lines.append([line.text for line in session.log()])
    assert lines[0] == lines[1]


async def test_a_person_is_never_answered_for(qapp):
    session = session_of("human", "human")
    async with Running(session) as running:
        await asyncio.sleep(0.05)
        assert session.log()[-1].who == -1
        assert running.client.worker_pid is None


async def test_a_seat_handed_to_a_bot_in_mid_game_is_played_and_handed_back(qapp):
    session = session_of("human", "human")
    node = session.node
    assert isinstance(node, Decision)
    async with Running(session, "step") as running:
        session.set_controller(node.seat, "greedy")
        await until(lambda: running.thoughts == [node.seat])
        before = session.length
        session.set_controller(node.seat, "human")
        running.client.step()
        await asyncio.sleep(0.1)
        assert session.length == before


async def test_the_pace_step_waits_for_each_step(qapp):
    session = session_of("greedy", "greedy")
    async with Running(session, "step") as running:
        await until(lambda: len(running.thoughts) == 1)
        await asyncio.sleep(0.2)
        before = session.length
        running.client.step()
        await until(lambda: session.length > before)
        await asyncio.sleep(0.2)
        assert session.length == before + 1
        running.pace = "instant"
        running.client.look_again()
        await until(lambda: session.over)


async def test_a_killed_worker_is_replaced_and_its_step_made_here(qapp):
    session = session_of("greedy", "greedy")
    async with Running(session, "step") as running:
        await until(lambda: running.client.worker_pid is not None)
        first = running.client.worker_pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        running.pace = "instant"
        running.client.look_again()
        await until(lambda: session.over)
        assert running.client.worker_pid not in (None, first)


async def test_a_worker_that_is_late_is_killed_and_greedy_answers(qapp, tmp_path):
    session = session_of("random", "greedy")
    command = fake_worker(tmp_path, "time.sleep(60)")
    async with Running(session, command=command, deadline_s=0.3) as running:
        await until(lambda: session.over)
        assert running.client.failures == 3


async def test_a_worker_that_cannot_be_started_does_not_stop_the_game(qapp, tmp_path):
    session = session_of("random", "greedy")
    async with Running(session, command=(str(tmp_path / "nowhere"),)) as running:
        await until(lambda: session.over)
        assert running.client.worker_pid is None


@pytest.mark.parametrize(
    "body",
    [
        "print('no json', flush=True)",
        "print('[]', flush=True)",
        "print('\"x\"' * 2_000_000, flush=True)",
        "print(json.dumps({'id': request['id'], 'error': 'out of ideas'}), flush=True)",
        "print(json.dumps({'id': request['id'], 'notation': 'fly away'}), flush=True)",
        "print(json.dumps({'id': request['id'], 'notation': 'pass'}), flush=True)",
        "os._exit(3)",
    ],
)
async def test_nonsense_from_a_worker_does_not_stop_the_game(qapp, tmp_path, body):
    session = session_of("greedy", "greedy")
    async with Running(session, command=fake_worker(tmp_path, body)):
        await until(lambda: session.over)


async def test_an_answer_to_a_situation_that_is_no_more_is_dropped(qapp, tmp_path):
    session = session_of("human", "greedy", seed=1)
    command = fake_worker(
        tmp_path,
        """
        while not os.path.exists(sys.argv[0] + ".go"): time.sleep(0.01)
        print(json.dumps({"id": request["id"], "notation": "draft planting"}), flush=True)
        """,
    )
    node = session.node
    if isinstance(node, Decision) and node.seat == 0:
        session.submit_text("draft cultivation")
    async with Running(session, command=command) as running:
        await until(lambda: running.thoughts[-1:] == [1])
        before = session.length
        session.set_controller(1, "human")
        await until(lambda: running.thoughts[-1:] == [None])
        Path(command[1] + ".go").touch()
        await asyncio.sleep(0.2)
        assert session.length == before


def test_the_worker_answers_over_its_pipes_and_ends_with_its_input():
    session = session_of("greedy", "greedy")
    node = session.node
    assert isinstance(node, Decision)
    request = {
        "setup": write_header(session.setup),
        "seat": node.seat,
        "observation": session.game.write_observation(session.view(node.seat).observation),
        "bot": "greedy",
        "seed": 1,
        "budget": 1.0,
    }
    lines = [json.dumps({"id": 7, **request}), "no json", json.dumps({"id": 8, **request, "bot": "hal"})]
    done = subprocess.run(
        worker_command(), input="\n".join(lines) + "\n", capture_output=True, text=True, cwd=ROOT, timeout=30
    )
    ready, good, bad, unknown = map(json.loads, done.stdout.splitlines())
    assert ready == {"ready": True}
    assert good["id"] == 7
    session.submit_text(good["notation"], seat=node.seat)
    assert bad["id"] is None and "error" in bad
    assert unknown["id"] == 8 and "there are: random, greedy" in unknown["error"]
    assert "Traceback" in done.stderr
    assert done.returncode == 0


def test_the_worker_loads_no_qt():
    code = "import sys, riverboat_desktop.bot_worker; print([m for m in sys.modules if 'PySide' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "[]"


def test_there_are_two_bots():
    assert bot_names() == ("random", "greedy")
