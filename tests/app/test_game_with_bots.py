"""A person plays with two bots: nothing waits for them, seats change hands, the game is left and resumed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest

from riverboat_desktop import autosave, paths
from tests.app.person import Person, by_hand
from tests.app.riverboat_by_mouse import RiverboatByMouse
from tests.app.running import running
from tests.app.setting_up import set_by_mouse
from tests.app.table_player import shots_folder
from tests.app.whole_game import check_sheet, handovers_of, replayed
from ui.panels.log_panel import LogPanel
from ui.resume_card import ResumeCard
from ui.start_screen import StartScreen
from ui.table_page import TablePage

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
SEATS = (("Ada", "Person"), ("Bea", "Bot: greedy"), ("Cid", "Bot: random"))
TICK_MS = 10


class Ticks(QObject):
    """Counts how often a short timer fires, in all and while a bot is asked."""

    def __init__(self, player: RiverboatByMouse) -> None:
        super().__init__(player.person.window)
        self.all = 0
        self.with_bots = 0
        self._player = player
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """From now on."""
        self._timer.start()

    def stop(self) -> None:
        """No more."""
        self._timer.stop()

    def _tick(self) -> None:
        self.all += 1
        if self._player.person.sees(TablePage) and not self._player.asked_now:
            self.with_bots += 1


@contextmanager
def thinking_for_ever(pid: int) -> Iterator[None]:
    """The process of the bots stands still, as if a bot thought as long as this lasts."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def steps_of_ada(person: Person) -> int:
    """How many lines of the log are hers."""
    return sum(entry.seat == 0 for entry in person.one(LogPanel).model.entries)


async def test_a_person_plays_with_bots(qapp, tmp_path):
    async with running(qapp, staging="always", pace="instant") as desktop:
        person = Person(desktop.window)
        player = RiverboatByMouse(person, luck=1, shots=shots_folder("bots", tmp_path))
        ticks = Ticks(player)

        def play_while_a_bot_thinks() -> None:
            """The table answers a click while a bot thinks, however long it does."""
            player.play(until=lambda: player.question() == "draft")
            bots = desktop._keeper._bots
            assert bots is not None and bots.worker_pid is not None
            with thinking_for_ever(bots.worker_pid):
                player.answer("draft")
                player.proceed()
                assert not player.asked_now
                asked = player.says(player.table.bar.headline)
                before = ticks.all
                person.wait_for(lambda: ticks.all > before + 20)
                player.look_at_another_mat()
                assert player.says(player.table.bar.headline) == asked
            person.wait_for(lambda: player.says(player.table.bar.headline) != asked)

        def hand_over_and_back() -> None:
            """A bot takes the person's seat and gives it back."""
            player.play(until=lambda: player.question() == "place-worker")
            before = steps_of_ada(person)
            person.menu("Game", "Seats", "Ada", "Bot: greedy")
            person.wait_for(lambda: steps_of_ada(person) > before + 4)
            person.menu("Game", "Seats", "Ada", "Person")
            person.wait_for(lambda: player.asked_now)
            after = steps_of_ada(person)
            QTest.qWait(20 * TICK_MS)
            assert steps_of_ada(person) == after, "the bot leaves the seat alone"

        def leave_and_resume() -> None:
            """The game is left, and goes on from its card as it was."""
            player.play(until=lambda: player.question() == "boat")
            player.rest()
            before = player.picture()
            person.menu("Game", "Close the game")
            card = person.one(ResumeCard, inside=person.one(StartScreen))
            player.shoot("a game to resume")
            person.click(person.button("Resume", inside=card))
            person.wait_for(lambda: person.sees(TablePage) and player.asked_now)
            player.rest()
            person.wait_for(lambda: player.picture() == before)

        def play() -> None:
            set_by_mouse(person, "riverboat", SEATS, seed=5)
            ticks.start()
            play_while_a_bot_thinks()
            hand_over_and_back()
            leave_and_resume()
            player.play()
            ticks.stop()

        def play_again() -> None:
            person.click(person.button("Rematch"))
            person.wait_for(lambda: person.sees(TablePage) and player.asked_now)
            seen = player.asked.total()
            player.play(until=lambda: player.asked.total() > seen + 4)

        await by_hand(play)
        (journal,) = paths.journal_dir().glob("*" + autosave.SUFFIX)
        played = replayed(journal)
        check_sheet(person, played)
        await by_hand(play_again)
    (left,) = autosave.resumable(paths.journal_dir())
    assert ticks.with_bots > 0
    assert [(entry.seat, entry.controller) for entry in handovers_of(played)] == [(0, "greedy"), (0, "human")]
    assert left.setup.seats == played.setup.seats
    assert left.setup.seed != played.setup.seed
