"""A game whose rules are there before its table is: commands that draw nothing play it, the window tells."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from engine.core.setup import SeatSetup, Setup
from engine.registry import game, game_ids
from engine.session.session import Session
from riverboat_desktop import cli, paths
from riverboat_desktop.record_files import load_record, write_record_file
from tests.app.running import page_of, running, until
from ui import tables
from ui.new_game_dialog import NewGameDialog
from ui.resume_card import ResumeCard
from ui.services import SavedGame, ServiceError

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TWO = (SeatSetup("Ann"), SeatSetup("Bo"))
SETUP = Setup("sobek", TWO, seed=3)
ENGLISH = "This program has no table for sobek yet; the commands simulate and verify work."
CHINESE = "本程式還沒有 sobek 的桌面；指令 simulate 與 verify 可以使用。"


@pytest.fixture
def no_table(monkeypatch):
    """As long as Sobek has no table this is how things are; the tests hold for the next game, too."""
    monkeypatch.setattr(
        "ui.tables.find_spec", lambda name: None if name == "ui.sobek.scene" else find_spec(name)
    )


@pytest.fixture
def record(tmp_path) -> Path:
    session = Session(game("sobek"), SETUP)
    session.start()
    file = tmp_path / "evening.rbt"
    write_record_file(file, session.record())
    return file


def said(capfd, *words: str) -> str:
    """What the program answers on standard error when it ends with 2, with nothing on standard output."""
    assert cli.main(words) == 2
    out, err = capfd.readouterr()
    assert out == ""
    return err


def test_a_table_is_a_module_scene_in_the_folder_of_the_game(no_table):
    assert tables.has_table("riverboat") and not tables.has_table("sobek")
    assert not tables.has_table("chess")
    assert "sobek" in game_ids() and tables.games_with_table() == ("riverboat",)


def test_commands_that_would_draw_it_answer_with_one_sentence(no_table, record, tmp_path, capfd):
    answer = f"riverboat-desktop: {ENGLISH}\n"
    picture, folder = tmp_path / "table.png", tmp_path / "pictures"
    assert said(capfd, "play", "--game", "sobek", "--seats", "human,greedy") == answer
    assert said(capfd, "play", str(record)) == answer
    assert said(capfd, "show", str(record), "--png", str(picture)) == answer
    assert said(capfd, "demo", "--game", "sobek", "--folder", str(folder)) == answer
    assert not picture.exists() and not folder.exists()


def test_commands_that_draw_nothing_play_and_verify_it(no_table, tmp_path, capfd):
    words = ("--seats", "random,random", "--games", "1", "--seed", "7", "--records", str(tmp_path))
    assert cli.main(("simulate", "--game", "sobek", "--check", *words)) == 0
    [made] = tmp_path.glob("sobek-*.rbt")
    assert cli.main(("verify", str(made))) == 0
    assert capfd.readouterr().err == ""


def test_help_offers_only_games_with_a_table_to_the_window(no_table, capfd):
    with pytest.raises(SystemExit):
        cli.main(("play", "--help"))
    assert "begin a new game: riverboat\n" in capfd.readouterr().out


@pytest.mark.parametrize(("language", "answer"), [("en", ENGLISH), ("zh_TW", CHINESE)])
async def test_the_window_tells_and_stays_where_it_was(qapp, no_table, record, language, answer):
    async with running(qapp, language=language) as desktop:
        window = desktop.window
        for intent in (lambda: desktop.open_record(str(record)), lambda: desktop.start_game(SETUP)):
            window.notice.hide()
            assert window._try(intent) is False
            assert window.notice.text == answer
            assert window.stack.currentWidget() is window.start
        assert list(paths.journal_dir().glob("*.rbt")) == []


async def test_a_game_that_is_played_goes_on_when_such_a_record_is_opened(qapp, no_table, record):
    async with running(qapp) as desktop:
        desktop.start_game(Setup("riverboat", TWO, seed=3))
        page = page_of(desktop)
        with pytest.raises(ServiceError, match="no table for sobek"):
            desktop.open_record(str(record))
        assert page_of(desktop) is page and page.bridge.submit(page.bridge.session.legal()[0])


async def test_a_journal_of_it_is_kept_and_says_so_on_its_card(qapp, no_table, record):
    journal = paths.journal_dir() / "sobek-left.rbt"
    journal.write_bytes(record.read_bytes())
    async with running(qapp) as desktop:
        await until(lambda: desktop.window.start.findChildren(ResumeCard))
        [card] = desktop.window.start.findChildren(ResumeCard)
        assert ENGLISH in card._headline.text() and not card._resume.isVisible()
        view = load_record(journal, journal=True)[1].view()
        with pytest.raises(ServiceError, match="no table for sobek"):
            desktop.resume(SavedGame(str(journal), 0.0, SETUP, ("human", "human"), view))
        assert journal.read_bytes() == record.read_bytes()


async def test_a_new_game_is_one_that_has_a_table(qapp, no_table):
    async with running(qapp) as desktop:
        desktop.window.ask_new_game()
        [dialog] = desktop.window.findChildren(NewGameDialog)
        assert dialog.game_id == "riverboat"
        dialog.reject()
