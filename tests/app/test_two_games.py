"""One program for several games: the choice, their rules, their pictures; and copies for sharing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel

from engine.core.game import PUBLIC
from engine.core.setup import SeatSetup, Setup
from engine.session.report import write_report
from riverboat_desktop import cli
from riverboat_desktop.record_files import load_record, write_record_file
from tests.app.running import button, click, named, page_of, played, running, shown, until
from ui.new_game_dialog import NewGameDialog
from ui.resume_card import ResumeCard
from ui.services import ServiceError
from ui.start_screen import StartScreen
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TWO = (SeatSetup("Ann"), SeatSetup("Bo"))
SOBEK = Setup("sobek", TWO, seed=3)
RIVERBOAT = Setup("riverboat", TWO, seed=3)


async def test_a_game_is_chosen_by_its_card_and_begins(qapp):
    async with running(qapp) as desktop:
        click(named(desktop.window, "start_new_game"))
        dialog = shown(desktop.window, NewGameDialog)
        click(named(dialog, "game_sobek"))
        click(named(dialog, "start"))
        assert page_of(desktop).bridge.session.setup.game == "sobek"


def test_the_picture_is_that_of_the_game(qtbot):
    start = StartScreen(theme("light"), "riverboat")
    qtbot.addWidget(start)
    start.resize(900, 600)
    pictures = []
    for game in ("riverboat", "sobek", "riverboat"):
        start.show_picture(game)
        pictures.append(start.grab().toImage())
    assert pictures[0] == pictures[2] != pictures[1]


async def test_the_picture_is_that_of_the_game_played_last(qapp):
    async with running(qapp) as desktop:
        assert desktop.window.start._game == "riverboat", "nothing was played yet"
        desktop.start_game(SOBEK)
        desktop.window._close_game()
        assert desktop.window.start._game == "sobek"
    async with running(qapp, kept=True) as desktop:
        assert desktop.window.start._game == "sobek", "in the next start, too"


async def test_from_the_start_the_rules_of_both_games_can_be_read(qapp):
    async with running(qapp) as desktop:
        window = desktop.window
        click(button(window.start, "Rules"))
        rules = window.docks.rules
        assert rules.which.isVisible() and "RB-1.1.1" in rules.text.toPlainText()
        assert [rules.which.itemText(row) for row in range(2)] == ["Riverboat", "Sobek"]
        rules.which.setCurrentIndex(1)
        rules.which.activated.emit(1)
        assert "SK-1.1.1" in rules.text.toPlainText() and "RB-1.1.1" not in rules.text.toPlainText()
        window.open_rule("RB-3.34")
        assert "RB-3.34" in rules.text.toPlainText() and rules.which.currentText() == "Riverboat"


async def test_while_a_game_is_played_its_rules_are_there(qapp):
    async with running(qapp) as desktop:
        window = desktop.window
        click(button(window.start, "Rules"))
        desktop.start_game(SOBEK)
        window.open_rule("")
        rules = window.docks.rules
        assert not rules.which.isVisible() and "SK-1.1.1" in rules.text.toPlainText()
        desktop.start_game(RIVERBOAT)
        window.open_rule("")
        assert "RB-1.1.1" in rules.text.toPlainText() and "SK-1.1.1" not in rules.text.toPlainText()


async def test_a_card_tells_which_game_was_left(qapp):
    async with running(qapp) as desktop:
        for setup in (SOBEK, RIVERBOAT):
            desktop.start_game(setup)
        desktop.window._close_game()
        await until(lambda: len(desktop.window.start.findChildren(ResumeCard)) == 2)
        said = {label.text() for label in desktop.window.start.findChildren(QLabel)}
        assert {text.partition(":")[0] for text in said if ": Round 1" in text} == {"Sobek", "Riverboat"}


def test_commands_draw_the_second_game(tmp_path, capfd):
    record, picture = tmp_path / "evening.rbt", tmp_path / "table.png"
    write_record_file(record, played(SOBEK, 20).record())
    assert cli.main(("show", str(record), "--png", str(picture), "--seat", "1")) == 0
    assert picture.stat().st_size > 20_000
    folder = tmp_path / "pictures"
    assert (
        cli.main(("demo", "--game", "sobek", "--seats", "2", "--size", "800x520", "--folder", str(folder)))
        == 0
    )
    assert (folder / "game.rbt").exists() and len(list(folder.glob("*.png"))) >= 5
    assert capfd.readouterr().err == ""


# --- copies for sharing -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "viewer", "who"), [((), PUBLIC, "everybody"), (("--seat", "2"), 1, "seat 2")]
)
def test_share_writes_what_its_reader_may_know(tmp_path, capfd, words, viewer, who):
    record, out = tmp_path / "evening.rbt", tmp_path / "evening.txt"
    session = played(SOBEK, 25)
    write_record_file(record, session.record())
    before = record.read_bytes()
    assert cli.main(("share", str(record), str(out), *words)) == 0
    assert out.read_text(encoding="utf-8") == write_report(session, viewer)
    assert who in capfd.readouterr().out and record.read_bytes() == before


def test_share_refuses_what_makes_no_sense(tmp_path, capfd):
    record, out = tmp_path / "evening.rbt", tmp_path / "evening.txt"
    write_record_file(record, played(SOBEK, 5).record())
    for words in (("--seat", "3"), ("--seat", "0")):
        assert cli.main(("share", str(record), str(out), *words)) == 2
        assert "--seat may be 1 to 2" in capfd.readouterr().err
    assert cli.main(("share", str(record), str(record))) == 2
    assert "a copy needs another name" in capfd.readouterr().err
    assert cli.main(("share", str(tmp_path / "no.rbt"), str(out))) == 2
    assert not out.exists() and load_record(record)[1].length >= 5


def test_a_copy_takes_the_place_of_an_earlier_copy_and_of_nothing_else(tmp_path, capfd):
    record, other, out = (tmp_path / name for name in ("evening.rbt", "morning.rbt", "evening.txt"))
    session = played(SOBEK, 5)
    write_record_file(record, session.record())
    other.write_text("another game", encoding="utf-8")
    assert cli.main(("share", str(record), str(other))) == 1
    assert f"{other} is there already, and is no report; nothing was written" in capfd.readouterr().err
    assert other.read_text(encoding="utf-8") == "another game"
    for words, viewer in (((), PUBLIC), (("--seat", "1"), 0)):
        assert cli.main(("share", str(record), str(out), *words)) == 0
        assert out.read_text(encoding="utf-8") == write_report(session, viewer)


def test_a_copy_that_is_opened_says_what_it_is(tmp_path, capfd):
    record, out = tmp_path / "evening.rbt", tmp_path / "evening.txt"
    write_record_file(record, played(SOBEK, 5).record())
    assert cli.main(("share", str(record), str(out))) == 0
    capfd.readouterr()
    for command in ("verify", "play"):
        assert cli.main((command, str(out))) == 1
        assert (
            "written for sharing: it leaves out what is hidden and cannot be continued"
            in capfd.readouterr().err
        )


async def test_the_window_writes_a_copy_without_hidden_faces(qapp, tmp_path):
    out = tmp_path / "evening.txt"
    async with running(qapp) as desktop:
        assert not desktop.window.menus.actions["share"].isEnabled()
        desktop.start_game(SOBEK)
        page = page_of(desktop)
        page.bridge.open()
        desktop.window.menus.actions["share"].trigger()
        asks = shown(desktop.window, QFileDialog)
        assert asks.selectedFiles()[0].endswith(".txt")
        asks.fileSelected.emit(str(out))
        asks.close()
        assert out.read_text(encoding="utf-8") == write_report(page.bridge.session, PUBLIC)
        assert desktop.window._try(lambda: desktop.share_game(str(tmp_path / "no" / "x.txt"))) is False
        assert "cannot be written" in desktop.window.notice.text
        with pytest.raises(ServiceError, match="written for sharing"):
            desktop.open_record(str(out))


async def test_what_is_written_for_others_is_the_same_whoever_looks(qapp, tmp_path):
    """The curtain may be open or not."""
    texts = []
    async with running(qapp) as desktop:
        desktop.start_game(SOBEK)
        for number in range(2):
            file = tmp_path / f"{number}.txt"
            desktop.share_game(str(file))
            texts.append(file.read_text(encoding="utf-8"))
            page_of(desktop).bridge.open()
    assert texts[0] == texts[1] and "seed" not in texts[0]
