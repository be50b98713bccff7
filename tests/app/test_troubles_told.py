"""Files and disks that make trouble are told in the language of the window, and again when it changes."""

from __future__ import annotations

import errno
from dataclasses import replace

import pytest

from riverboat_desktop import paths
from tests.app.running import PEOPLE, page_of, running, until
from ui.resume_card import ResumeCard

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


async def test_a_file_that_is_no_game_is_told_again_in_another_language(qapp, tmp_path):
    file = tmp_path / "game.rbt"
    file.write_text("not a record\n", encoding="utf-8")
    async with running(qapp) as desktop:
        notice = desktop.window.notice
        assert desktop.window._try(lambda: desktop.open_record(str(file))) is False
        assert f"{file} is no sound record." in notice.text and "line 1: " in notice.text
        desktop.set_preferences(replace(desktop.preferences, language="zh_TW"))
        await until(lambda: f"{file} 不是完好的對局紀錄。" in notice.text)
        assert "第 1 行：" in notice.text


async def test_a_disk_that_is_full_is_told(qapp, monkeypatch):
    def full(*_anything):
        raise OSError(errno.ENOSPC, "No space left on device")

    async with running(qapp, language="zh_TW") as desktop:
        desktop.start_game(PEOPLE)
        bridge = page_of(desktop).bridge
        with monkeypatch.context() as broken:
            broken.setattr("riverboat_desktop.autosave.os.fsync", full)
            assert bridge.submit(bridge.session.legal()[0])
            assert "這一局沒有儲存" in desktop.window.notice.text
            assert "（磁碟沒有空間）" in desktop.window.notice.text


async def test_a_journal_that_cannot_be_read_says_why_on_its_card(qapp):
    (paths.journal_dir() / "broken.rbt").write_text("nonsense\n", encoding="utf-8")
    async with running(qapp, language="zh_TW") as desktop:
        await until(lambda: desktop.window.start.findChildren(ResumeCard))
        [card] = desktop.window.start.findChildren(ResumeCard)
        assert (
            "不是完好的對局紀錄" in card._headline.text()
            and "第 1 行：這不是對局紀錄" in card._headline.text()
        )
