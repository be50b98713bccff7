"""Two evenings at the virtual table, kept in tests/captures/table as table logs that the tests replay.

`python -m tests.table.golden_logs` records them anew, which is needed only when what a table decides is meant
to be other than it was: look at the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.core.savefile import live_lines
from riverboat_desktop.table_log import read_table_log
from riverboat_desktop.table_replay import replay_table, told
from tests.contract.plays import GAMES, setup_of
from tests.table.layouts import BOARD, PAD, Standing, Table, one_pad
from tests.table.recorded_player import RecordedPlayer
from tests.table.world import World

GOLDEN: Final = Path(__file__).resolve().parents[1] / "captures" / "table"
BOT_SEAT: Final = 1
DOCKS: Final = tuple((f"dock-{dock}",) for dock in range(1, 9))


class Evening:
    """A generated play that is played for a while, with what happens at real tables in between."""

    def __init__(self, game_id: str, table: Table, seed: int) -> None:
        game = GAMES[game_id]
        self.world = World(game, setup_of(game, 2, seed), seed)
        self.player = RecordedPlayer(self.world, table, seed=seed)
        self.goal = 0

    def play(self, steps: int) -> None:
        """Go on by so many steps at least."""
        until = self.goal + steps
        while self.goal < until and not self.world.over:
            bundle = self.world.bundle()
            self.goal += len(bundle.texts)
            self.player.play(bundle, self.goal)
            assert self.player.reached(self.goal), bundle.texts

    def let_a_bot_move(self) -> None:
        """The second seat is a bot for the next of its steps; people carry out what it says."""
        player = self.player
        while True:
            acts = self.world.game.node(self.world.state)
            if getattr(acts, "seat", -1) == BOT_SEAT:
                break
            self.play(1)
        player.session.set_controller(BOT_SEAT, "bot-random")
        bundle = self.world.bundle()
        self.goal += len(bundle.texts)
        player.session.submit_text(bundle.texts[0])
        for carried in bundle.carried:
            player.put(carried.instance, carried.end)
        player.wait(1.0)
        player.referee.confirm()
        player.wait(1.0)
        for carried in bundle.carried:
            if not player.reached(self.goal):
                player.show(carried.instance)
        player.session.set_controller(BOT_SEAT, "human")

    def take_back_and_do_again(self) -> None:
        """What entered last was wrong after all, and then it was not."""
        player = self.player
        lines = [line.text for line in live_lines(player.session.record().entries)]
        player.referee.take_back()
        player.wait(1.0)
        player.referee.confirm()
        for text in lines[player.session.length :]:
            player.referee.say(text)
        player.wait(1.0)

    def show_a_wrong_piece(self) -> None:
        """A tile while phases are drafted, an event while goods are taken."""
        self.player.show(min(one for one in self.world.places if one.piece.startswith(("tile", "flood"))))

    def pull_out(self, station: str) -> None:
        """A cable comes loose, and is put in again."""
        self.player.readers.unplug(station)  # type: ignore[attr-defined]  # virtual
        self.player.wait(3.0)
        self.player.readers.plug(station)  # type: ignore[attr-defined]  # virtual
        self.player.wait(8.0)


def evening(game_id: str) -> RecordedPlayer:
    """The evening of a game, played now."""
    docks = (Standing("board", BOARD, DOCKS), Standing("pad", PAD))
    made = Evening(game_id, one_pad() if game_id == "riverboat" else docks, seed=11)
    made.play(14)
    made.take_back_and_do_again()
    made.play(4)
    made.show_a_wrong_piece()
    made.let_a_bot_move()
    made.pull_out("pad:0")
    made.play(14)
    return made.player


def main() -> None:
    """Record both."""
    GOLDEN.mkdir(exist_ok=True)
    for game_id in ("riverboat", "sobek"):
        text = evening(game_id).recorder.text()
        (GOLDEN / f"{game_id}.jsonl").write_text(text, encoding="utf-8")
        print(game_id, *told(replay_table(read_table_log(text))), sep="\n  ")


if __name__ == "__main__":
    main()
