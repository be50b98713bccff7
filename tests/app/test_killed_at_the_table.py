"""The whole program is killed in the middle of a game at the table; the reader at its port goes on."""

import json
import os
import subprocess
import sys
import time

import pytest

from engine.companion.catalogue import write_box
from engine.core.game import Chance
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from hardware import pseudo_terminal
from hardware.simulator.models import MODELS
from riverboat_desktop.box_files import box_named, keep_box
from riverboat_desktop.cli import main
from riverboat_desktop.paths import HOME_VARIABLE, table_logs_dir
from riverboat_desktop.table_service import with_virtual_pieces
from riverboat_desktop.virtual_desk import TerminalReader, virtual_model
from tests.table.world import World

pytestmark = [
    pytest.mark.skipif(not pseudo_terminal.exists(), reason="no pseudo terminals here"),
    pytest.mark.timeout(200),
    pytest.mark.slow,
]
MODEL = "inventory-line"


class Evening:
    """A program that is killed and started again, and a reader that stands on the table all the time."""

    def __init__(self, home, game_id, *, places=(), controllers=("human", "human")):
        self.game_id = game_id
        box = with_virtual_pieces(box_named(game_id, "standard", "ours"))
        keep_box(box.key, write_box(box))
        self.home = str(home)
        self.reader = TerminalReader(virtual_model(MODEL), link=home / "reader")
        self.start()
        made = MODELS[MODEL]
        reader = {"id": "desk", "family": made.family, "identity": "", "speed": made.speed}
        reader["identity"] = json.dumps({"path": str(home / "reader")})
        self.tell(begin=game_id, controllers=controllers, box=box.key, reader=reader, places=places)

    def start(self):
        environment = {**os.environ, HOME_VARIABLE: self.home, "QT_QPA_PLATFORM": "offscreen"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.app.killed_program"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        assert self.program.stdin is not None and self.program.stdout is not None
        self.ear, self.mouth = self.program.stdin, self.program.stdout
        assert json.loads(self.mouth.readline()) == {"ready": True}

    def tell(self, **said):
        self.ear.write(json.dumps(said) + "\n")
        self.ear.flush()
        return json.loads(self.mouth.readline())

    def kill(self):
        """kill -9, and everything anew but the table."""
        self.end()
        self.start()
        return self.tell(resume=True)

    def until(self, condition, seconds=20.0):
        end = time.monotonic() + seconds
        while not condition(standing := self.tell(look=True)):
            assert time.monotonic() < end, standing
            time.sleep(0.05)
        return standing

    def end(self):
        self.program.kill()
        self.program.wait()
        self.ear.close()
        self.mouth.close()

    def close(self):
        self.end()
        self.reader.close()


@pytest.fixture
def evening(tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    made = []

    def make(*given, **more):
        made.append(Evening(tmp_path, *given, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_tiles_that_lie_on_a_reader_are_not_asked_about_and_an_undo_waits_for_hands(evening):
    table = evening("riverboat", places=("display-*",))
    for words in ("mat 1", "mat 2", "start 1"):
        table.tell(say=words)
    table.reader.lay("riverboat", "tile-T/1", 1)
    table.until(lambda now: len(now["texts"]) == 4)
    now = table.kill()
    assert now["texts"][3] == "fill T" and now["gate"] == "", "its place is seen"
    table.reader.lay("riverboat", "tile-W/1", 1)
    table.until(lambda now: now["texts"][4:] == ["fill W"])
    now = table.tell(take_back=True)
    assert (now["gate"], now["moves"]) == ("put-back", [["tile-W", "desk:1", "stack"]])
    now = table.kill()
    assert (now["gate"], now["moves"]) == ("put-back", [["tile-W", "desk:1", "stack"]])
    time.sleep(3.0)
    assert table.tell(look=True)["texts"][3:] == ["fill T"], "it lies there still, and is not entered again"
    table.reader.lift("riverboat", "tile-W/1")
    table.until(lambda now: now["gate"] == "")
    table.reader.lay("riverboat", "tile-C/1", 1)
    assert not table.until(lambda now: now["texts"][4:] == ["fill C"])["wrong"]


def test_a_bots_move_is_an_instruction_again_and_with_a_pad_the_last_step_is_asked(evening):
    table = evening("sobek", controllers=("human", "greedy"))
    world = World(game("sobek"), Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3), 5)
    while isinstance(world.game.node(world.state), Chance):
        for words in world.bundle().texts:
            table.tell(say=words)
    now = table.tell(say=world.bundle().texts[0])
    asked = table.kill()
    assert asked["texts"] == now["texts"], "Ann has taken a card"
    assert asked["gate"] == "resumed" and asked["moves"]
    assert table.tell(click="done")["gate"] == ""
    now = table.until(lambda now: now["gate"] == "instruction")
    again = table.kill()
    assert (again["gate"], again["moves"], again["texts"]) == ("instruction", now["moves"], now["texts"])
    assert table.tell(click="done")["gate"] == ""


def test_what_was_recorded_is_there_after_a_kill_and_can_be_replayed(evening, capsys):
    """All that was done up to a moment before the kill; the evening that goes on has a log of its own."""
    table = evening("riverboat", places=("display-*",))
    for words in ("mat 1", "mat 2", "start 1"):
        table.tell(say=words)
    table.reader.lay("riverboat", "tile-T/1", 1)
    table.until(lambda now: len(now["texts"]) == 4)
    (file,) = table_logs_dir().glob("*.table.jsonl")
    table.until(lambda now: "fill T" in file.read_text(encoding="utf-8"))
    table.kill()
    assert main(["reader", "replay-table", str(file)]) == 0
    assert "are as they were" in capsys.readouterr().out
    with file.open("a", encoding="utf-8") as log:
        log.write('{"t":1e9,"do":"say","st')
    assert main(["reader", "replay-table", str(file)]) == 0, "a last line that is torn is passed over"
    table.tell(say="fill W")
    files = sorted(table_logs_dir().glob("*.table.jsonl"))
    assert len(files) == 2
    (other,) = [one for one in files if one != file]
    table.until(lambda now: "fill W" in other.read_text(encoding="utf-8"))
    table.end()
    assert main(["reader", "replay-table", str(other)]) == 0
