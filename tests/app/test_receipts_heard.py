"""Receipts at a table are heard: three sounds that nobody mixes up, each as loud as it is set."""

import asyncio
import sys
import wave
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QComboBox

from engine.companion.catalogue import Instance
from engine.core.setup import SeatSetup, Setup
from tests.app.running import page_of, running, shown, until
from ui.companion.receipt_sounds import RATE, ReceiptSounds, Sound, samples, write_sound
from ui.settings_dialog import SettingsDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RIVERBOAT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)


def crossings(sound: Sound, first: bool) -> int:
    """How often the first or the last twentieth of a second goes through zero: twice its pitch."""
    found = samples(sound, 100)
    part = found[: RATE // 20] if first else found[-RATE // 20 :]
    return sum(before < 0 <= after for before, after in pairwise(part))


def player(folder) -> tuple[str, ...]:
    """A player that only notes what it plays."""
    note = "import pathlib, sys; pathlib.Path(sys.argv[1], pathlib.Path(sys.argv[2]).name).touch()"
    return (sys.executable, "-c", note, str(folder))


def test_the_sounds_differ_in_length_and_melody():
    assert [len(samples(sound, 50)) / RATE for sound in Sound] == pytest.approx([0.05, 0.18, 0.38], abs=0.001)
    assert crossings(Sound.ACCEPTED, False) > crossings(Sound.ACCEPTED, True)
    assert crossings(Sound.REFUSED, False) < crossings(Sound.REFUSED, True) < crossings(Sound.ACCEPTED, True)


def test_half_the_volume_is_half_as_high_and_nothing_is_cut_off():
    loud, soft = (max(map(abs, samples(Sound.ACCEPTED, volume))) for volume in (100, 50))
    assert loud < 32767
    assert soft == pytest.approx(loud / 2, rel=0.01)


def test_a_sound_is_a_file_that_every_player_reads(tmp_path):
    write_sound(tmp_path / "seen.wav", Sound.SEEN, 75)
    with wave.open(str(tmp_path / "seen.wav"), "rb") as read:
        assert (read.getnchannels(), read.getsampwidth(), read.getframerate()) == (1, 2, RATE)
        assert read.getnframes() == len(samples(Sound.SEEN, 75))


async def test_what_is_accepted_and_refused_is_heard_as_loud_as_it_is_set(qapp, tmp_path):
    async with running(qapp, receipts=75) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = page_of(desktop).beside
        assert beside is not None and beside.sounds.volume == 75
        beside.sounds._player = player(tmp_path)
        assert beside.desk.say("mat 1") is None
        await until((tmp_path / "accepted-75.wav").exists)
        beside.desk.referee.show(Instance("boat-B1", 1))
        await until((tmp_path / "refused-75.wav").exists)


async def test_silence_plays_nothing(qapp, tmp_path):
    sounds = ReceiptSounds(player=player(tmp_path))
    sounds.play(Sound.REFUSED)
    await asyncio.sleep(0.3)
    assert list(tmp_path.iterdir()) == []


async def test_the_volume_is_kept(qapp):
    async with running(qapp) as desktop:
        desktop.window.menus.actions["settings"].trigger()
        dialog = shown(desktop.window, SettingsDialog)
        box = dialog.findChild(QComboBox, "setting_receipts")
        assert box is not None and box.currentData() == 0
        box.setCurrentIndex(box.findData(25))
    async with running(qapp, kept=True) as desktop:
        assert desktop.preferences.receipts == 25
