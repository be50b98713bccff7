"""Tables that are recorded now: whatever is left of a log decides as it did, with faults and lost readers."""

from __future__ import annotations

import pytest

from engine.core.component import word
from engine.core.game import Decision
from riverboat_desktop.table_log import read_table_log
from riverboat_desktop.table_replay import bare, is_decision, replay_table, told
from tests.contract.plays import GAMES, setup_of
from tests.table.faults import Clumsy
from tests.table.golden_logs import DOCKS, evening
from tests.table.layouts import BOARD, PAD, Standing, Table, every_place, one_pad
from tests.table.recorded_player import RecordedPlayer
from tests.table.world import World


def at(game_id: str, table: Table, seed: int, most: int = 16_000_000) -> tuple[World, RecordedPlayer]:
    game = GAMES[game_id]
    world = World(game, setup_of(game, 2, seed), seed)
    return world, RecordedPlayer(world, table, seed=seed, most_characters=most)


def clumsy(game_id: str, table: Table, seed: int, most: int) -> str:
    """The log of a game with faults every few steps."""
    world, player = at(game_id, table, seed, most)
    Clumsy(world, player, player.virtual, seed).run()
    return player.recorder.text()


def decisions(text: str) -> list[str]:
    return [bare(entry) for entry in read_table_log(text).entries if is_decision(entry)]


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_an_evening_that_is_recorded_now_decides_as_it_did(game):
    outcome = replay_table(read_table_log(evening(game).recorder.text()))
    assert outcome.difference is None and outcome.decisions > 100, told(outcome)


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_what_is_left_of_a_long_evening_with_faults_decides_as_it_did(game):
    whole, left = (clumsy(game, one_pad(), 52, most) for most in (16_000_000, 60_000))
    first, last = (replay_table(read_table_log(text)) for text in (whole, left))
    assert first.difference is None and first.decisions > 500, told(first)
    assert last.difference is None and 50 < last.decisions < first.decisions, told(last)
    assert decisions(whole)[-last.decisions :] == decisions(left)


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_what_is_left_where_readers_ask_and_answer_decides_as_it_did(game):
    """The log begins in the middle of what boards with eight antennas say, and UHF readers that stream."""
    docks = (Standing("board", BOARD, DOCKS), Standing("pad", PAD))
    places = every_place(GAMES["riverboat"], setup_of(GAMES["riverboat"], 2, 7))
    table, most, steps = (docks, 200_000, 70) if game == "sobek" else (places, 500_000, 50)
    world, player = at(game, table, 7, most)
    goal = 0
    while goal < steps:
        bundle = world.bundle()
        goal += len(bundle.texts)
        player.play(bundle, goal)
    log = read_table_log(player.recorder.text())
    outcome = replay_table(log)
    assert log.begun_s > 1000.0 and log.table is not None and log.readers[0].opening
    assert outcome.difference is None and outcome.read is None and outcome.decisions > 10, told(outcome)
    assert len(log.record.splitlines()) > 20


def test_a_log_never_grows_beyond_its_bound():
    world, player = at("riverboat", one_pad(), 3, most=40_000)
    goal, longest = 0, 0
    while goal < 150:
        bundle = world.bundle()
        goal += len(bundle.texts)
        player.play(bundle, goal)
        longest = max(longest, sum(map(len, player.recorder.text().splitlines()[1:])))
    assert 20_000 < longest <= 41_000


def test_what_is_half_said_waits_for_the_next_part():
    """A gesture is nothing that a ledger has, so a log does not begin in the middle of one."""
    world, player = at("riverboat", one_pad(), 11, most=400_000)
    coin, goal = (word("coin"),), 0
    while not isinstance(player.session.node, Decision) or len(player.session.legal().narrow(coin)) < 2:
        bundle = world.bundle()
        goal += len(bundle.texts)
        player.play(bundle, goal)
    player.referee.point(*coin)
    assert len(player.referee.gesture.asked) > 1 and not player.recorder.between
    parts = player.recorder.parts
    player.wait(300.0)
    assert player.recorder.parts == parts
    player.referee.clear()
    player.wait(1.0)
    assert player.recorder.between and player.recorder.parts == parts + 1


def test_what_was_typed_is_in_no_log():
    world, player = at("riverboat", one_pad(), 11)
    with pytest.raises(ValueError, match="hunter2"):
        player.referee.say("hunter2 is my password")
    first = world.bundle()
    player.referee.say("  " + first.texts[0] + "  ")
    text = player.recorder.text()
    assert "hunter2" not in text
    assert f'"do":"say","step":"{first.texts[0]}"' in text
