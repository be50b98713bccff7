"""A program was killed after the last step of a game: what it came to is one click away."""

from __future__ import annotations

import pytest

from engine.core.game import Decision
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop import autosave, paths
from tests.app.person import Person, by_hand
from tests.app.running import running
from ui.final_sheet import FinalSheetPage
from ui.resume_card import ResumeCard
from ui.start_screen import StartScreen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("played", ["riverboat", "sobek"])
async def test_the_final_sheet_of_a_game_whose_program_was_killed_then_is_shown(qapp, played):
    session = Session(game(played), Setup(played, (SeatSetup("Ann"), SeatSetup("Bo")), (), 4))
    journal = autosave.Journal(session, paths.journal_dir())
    session.start()
    while not session.over:
        assert isinstance(session.node, Decision)
        session.submit(session.legal()[0])
    assert (left := journal.path) is not None
    journal._release()  # as the system does for a process that is dead
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def look() -> None:
            card = person.one(ResumeCard, inside=person.one(StartScreen))
            person.click(person.button("Final score sheet", inside=card))
            person.one(FinalSheetPage)
            person.menu("Game", "Close the game")
            person.one(StartScreen)
            assert not person.sees(ResumeCard)

        await by_hand(look)
    assert [file.name for file in (paths.journal_dir() / autosave.FINISHED).iterdir()] == [left.name]
