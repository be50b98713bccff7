"""A person plays Sobek with bots between: no curtain falls, and play goes on after the program had ended."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from engine.core.savefile import write_record
from riverboat_desktop import autosave, paths
from tests.app.person import Person, by_hand
from tests.app.running import running
from tests.app.setting_up import set_by_mouse
from tests.app.sobek_by_mouse import SobekByMouse
from tests.app.table_player import shots_folder
from tests.app.whole_game import check_sheet, replayed
from ui.resume_card import ResumeCard
from ui.start_screen import StartScreen
from ui.table_page import TablePage

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
SEATS = (("Ada", "Person"), ("Bea", "Bot: greedy"), ("Cid", "Bot: random"))
"""With these a person is alone before the screen, whatever bots sit around."""


async def test_a_person_plays_with_bots(qapp, tmp_path):
    shots = shots_folder("sobek-bots", tmp_path)
    async with running(qapp, staging="always", pace="instant") as desktop:
        person = Person(desktop.window)
        player = SobekByMouse(person, luck=3, shots=shots)

        def play_into_the_second_round() -> None:
            set_by_mouse(person, "sobek", SEATS, seed=31)
            player.play(until=lambda: player.deeds["report"] and player.asked.total() > 60)
            player.rest()

        await by_hand(play_into_the_second_round)
        before = player.table.scene.snapshot()
        (journal,) = paths.journal_dir().glob("*" + autosave.SUFFIX)
        left = write_record(replayed(journal).record())
    async with running(qapp, kept=True) as desktop:
        person = Person(desktop.window)
        later = SobekByMouse(person, luck=4, shots=shots)

        def resume() -> None:
            card = person.one(ResumeCard, inside=person.one(StartScreen))
            later.shoot("a game to resume")
            person.click(person.button("Resume", inside=card))
            person.wait_for(lambda: person.sees(TablePage) and later.asked_now)
            QTest.qWait(100)

        def play() -> None:
            later.play()

        def play_again() -> None:
            person.click(person.button("Rematch"))
            person.wait_for(lambda: person.sees(TablePage) and later.asked_now)
            seen = later.asked.total()
            later.play(until=lambda: later.asked.total() > seen + 4)

        await by_hand(resume)
        assert write_record(replayed(journal).record()) == left, "the journal goes on where it was"
        assert later.table.scene.snapshot() == before
        await by_hand(play)
        played = replayed(journal)
        check_sheet(person, played)
        await by_hand(play_again)
    (again,) = autosave.resumable(paths.journal_dir())
    assert isinstance(again, autosave.JournalInfo)
    assert again.setup.seats == played.setup.seats and again.setup.seed != played.setup.seed
    assert player.deeds["curtain"] == later.deeds["curtain"] == 0, "one person hides nothing from herself"
    assert player.deeds["report"] + later.deeds["report"] == 3
    done = {line.who for line in played.log() if line.text and not line.undone}
    assert done >= {0, 1, 2}
