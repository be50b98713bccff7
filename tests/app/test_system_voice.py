"""The voice of the system: which program says what in which voice, one thing at a time, beside the window."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QLabel

from riverboat_desktop.speech_programs import (
    Call,
    Say,
    SpeechDispatcher,
    VoiceName,
    WindowsSpeech,
    program_of,
    voice_for,
)
from riverboat_desktop.system_voice import SystemVoice
from tests.app.collected_voice import CollectedVoice
from tests.app.running import running, shown, until
from ui.preferences import Preferences
from ui.settings_dialog import SettingsDialog
from ui.speech import Lack, Speaker

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TABLE = """\
                     NAME                 LANGUAGE                  VARIANT
      English (Caribbean)                   en-029                     none
        English (America)                    en-US                     none
Chinese (Mandarin, latin as English)                      cmn                     none
Chinese (Mandarin, latin as Pinyin)          cmn-LATN-PINYIN                     none
Chinese (Mandarin, latin as English)+Half-LifeAnnouncementSystem                cmnHalf-LifeAnnouncementSystem
      Chinese (Cantonese)                      yue                     none
"""
"""As Speech Dispatcher 0.11 lists those of eSpeak NG."""

PRETEND = """\
import pathlib, sys, time
folder, *said = sys.argv[1:]
if said == ["-L"]:
    print(pathlib.Path(folder, "voices").read_text(encoding="utf-8"))
else:
    with pathlib.Path(folder, "said").open("a", encoding="utf-8") as note:
        print("|".join(said), file=note)
    if "slowly" in said[-1]:
        time.sleep(60)
"""


@pytest.fixture
def pretended(tmp_path) -> tuple[SpeechDispatcher, Path]:
    """A program that lists voices of Speech Dispatcher and notes what it is told to say."""
    (tmp_path / "voices").write_text(TABLE, encoding="utf-8")
    (tmp_path / "said").touch()
    (tmp_path / "pretend.py").write_text(PRETEND, encoding="utf-8")
    command = tmp_path / "spd-say"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{tmp_path}/pretend.py" "{tmp_path}" "$@"\n')
    command.chmod(0o755)
    return SpeechDispatcher(str(command)), tmp_path / "said"


def notes(said: Path) -> list[str]:
    """What it was told, call by call."""
    return said.read_text(encoding="utf-8").splitlines()


async def told_times(said: Path, number: int) -> None:
    """Until it was called so many times."""
    await until(lambda: len(notes(said)) == number)


def test_mandarin_is_found_in_the_list_and_cantonese_where_there_is_no_other():
    voices = SpeechDispatcher().voices(TABLE)
    assert voice_for(voices, "en") == VoiceName("en-US")
    assert voice_for(voices, "zh_TW") == VoiceName("cmn")
    assert voice_for((VoiceName("en"), VoiceName("yue")), "zh_TW") == VoiceName("yue")
    assert voice_for((VoiceName("zh-CN"), VoiceName("zh-TW")), "zh_TW") == VoiceName("zh-TW")
    assert voice_for((VoiceName("en-029"),), "en") == VoiceName("en-029")
    assert voice_for((VoiceName("de"), VoiceName("eng")), "en") is None
    assert voice_for((), "zh_TW") is None


def test_each_program_is_told_volume_and_pace_in_its_own_way():
    dispatcher = SpeechDispatcher().say(VoiceName("cmn"), "-x", 25, "slow")
    assert dispatcher == Call(
        ("-w", "-N", "riverboat-desktop", "-l", "cmn", "-i", "-75", "-r", "-30", "--", "-x")
    )
    assert Say().say(VoiceName("zh_TW", "Meijia"), "-x", 50, "normal") == Call(
        ("-v", "Meijia", "-r", "180", "[[volm 0.5]] -x")
    )
    windows = WindowsSpeech().say(VoiceName("en-US", "Zira"), "'; Remove-Item x", 100, "fast")
    assert windows.variables == (("SAID_BY", "Zira"), ("SAID", "'; Remove-Item x"))
    assert windows.arguments[-1].endswith("$s.Volume = 100; $s.Rate = 3; $s.Speak($env:SAID)")
    assert not any("Remove-Item" in argument for argument in windows.arguments)


def test_the_lists_of_other_systems_are_read():
    assert Say().voices("Eddy (English (US)) en_US    # Hello!\nMeijia              zh_TW    # 你好\n") == (
        VoiceName("en_US", "Eddy (English (US))"),
        VoiceName("zh_TW", "Meijia"),
    )
    assert WindowsSpeech().voices("en-US|Microsoft Zira Desktop\r\nzh-TW|Microsoft Hanhan Desktop\r\n") == (
        VoiceName("en-US", "Microsoft Zira Desktop"),
        VoiceName("zh-TW", "Microsoft Hanhan Desktop"),
    )
    assert [program_of(name).command for name in ("linux", "darwin", "win32")] == [
        "spd-say",
        "say",
        "powershell",
    ]


async def test_what_came_last_is_said_once_voices_are_known_and_nothing_waits_for_it(qapp, pretended):
    program, said = pretended
    voice = SystemVoice(lambda: "en", program)
    assert voice.lack() is Lack.UNKNOWN
    voice.say("older", 100, "normal")
    voice.say("newer", 100, "normal")
    assert voice.lack() is Lack.UNKNOWN, "it has not waited for the program"
    await until(lambda: notes(said))
    assert notes(said) == ["-w|-N|riverboat-desktop|-l|en-US|-i|0|-r|0|--|newer"]
    assert voice.lack() is Lack.NOTHING
    voice.close()


@pytest.mark.parametrize("replaces", [True, False])
async def test_a_newer_text_ends_the_older_and_silence_ends_it_too(qapp, pretended, replaces):
    program, said = pretended
    voice = SystemVoice(lambda: "zh_TW", replace(program, replaces=replaces))
    for number, text in enumerate(("slowly one", "slowly two"), start=1):
        voice.say(text, 50, "fast")
        await told_times(said, number)
    assert [note.rpartition("|")[2] for note in notes(said)] == ["slowly one", "slowly two"]
    assert all("|cmn|" in note for note in notes(said))
    await until(lambda: len(voice._running) == (2 if replaces else 1))  # one that replaces ends it itself
    voice.hush()
    assert not voice.speaks
    await until(lambda: notes(said)[2:] == ["-S"])
    await until(lambda: len(voice._running) == (1 if replaces else 0))
    voice.hush()
    voice.close()
    assert not voice._running
    assert len(notes(said)) == 3, "nothing is being said: nobody else's speech is ended"


async def test_the_end_of_the_program_does_not_wait_for_the_end_of_a_text(qapp, pretended):
    program, said = pretended
    voice = SystemVoice(lambda: "en", program)
    voice.say("slowly", 50, "normal")
    await until(lambda: notes(said))
    voice.close()
    voice.say("more", 50, "normal")
    voice.look()
    await until(lambda: not voice._running)
    await until(lambda: notes(said)[1:] == ["-S"])


async def test_a_language_without_a_voice_is_not_read_in_another(qapp, pretended, tmp_path):
    program, said = pretended
    (tmp_path / "voices").write_text("NAME LANGUAGE VARIANT\nEnglish en none\n", encoding="utf-8")
    language = ["zh_TW"]
    voice = SystemVoice(lambda: language[0], program)
    voice.look()
    await until(lambda: voice.lack() is Lack.VOICE)
    voice.say("中文", 50, "normal")
    language[0] = "en"
    assert voice.lack() is Lack.NOTHING
    voice.say("English", 50, "normal")
    await until(lambda: notes(said))
    assert [note.rpartition("|")[2] for note in notes(said)] == ["English"]
    voice.close()


async def test_without_a_program_it_is_silent_and_says_so(qapp, tmp_path):
    voice = SystemVoice(lambda: "en", SpeechDispatcher(str(tmp_path / "nowhere")))
    assert voice.lack() is Lack.PROGRAM
    voice.look()
    voice.say("anything", 50, "normal")
    voice.hush()
    voice.close()
    assert not voice._running


async def test_a_program_that_cannot_be_run_has_no_voices(qapp, tmp_path):
    (tmp_path / "spd-say").write_text("#!/no/such/interpreter\n")
    (tmp_path / "spd-say").chmod(0o755)
    voice = SystemVoice(lambda: "en", SpeechDispatcher(str(tmp_path / "spd-say")))
    voice.say("anything", 50, "normal")
    await until(lambda: voice.lack() is Lack.VOICE)
    voice.close()


# --- the settings ---------------------------------------------------------------------------------


def note_of(dialog: SettingsDialog) -> str:
    """The note about speech that is seen, or nothing."""
    label = dialog.findChild(QLabel, "about_speech")
    assert label is not None
    return label.text() if label.isVisible() else ""


def box_of(dialog: SettingsDialog, name: str) -> QComboBox:
    box = dialog.findChild(QComboBox, f"setting_{name}")
    assert box is not None
    return box


async def test_it_is_off_until_it_is_set_and_the_settings_are_kept(qapp):
    async with running(qapp) as desktop:
        desktop.voice = voice = CollectedVoice()
        desktop.window.menus.actions["settings"].trigger()
        dialog = shown(desktop.window, SettingsDialog)
        assert box_of(dialog, "speech").currentData() == "off"
        assert not box_of(dialog, "speech_volume").isEnabled()
        for name, value in (("speech", "both"), ("speech_volume", 25), ("speech_pace", "fast")):
            box_of(dialog, name).setCurrentIndex(box_of(dialog, name).findData(value))
        assert voice.said == ["This is how it sounds."] * 3
        assert voice.how == [(75, "normal"), (25, "normal"), (25, "fast")]
        box_of(dialog, "speech").setCurrentIndex(0)
        assert len(voice.said) == 3 and voice.hushed == 1
        box_of(dialog, "speech").setCurrentIndex(3)
        assert box_of(dialog, "receipts").currentData() == 0, "sounds have a volume of their own"
    async with running(qapp, kept=True) as desktop:
        kept = desktop.preferences
        assert (kept.speech, kept.speech_volume, kept.speech_pace) == ("both", 25, "fast")


async def test_what_is_missing_is_said_in_the_settings_in_plain_words(qapp):
    async with running(qapp, speech="both") as desktop:
        desktop.voice = voice = CollectedVoice(Lack.PROGRAM)
        desktop.window.menus.actions["settings"].trigger()
        dialog = shown(desktop.window, SettingsDialog)
        assert "sudo apt install speech-dispatcher" in note_of(dialog)
        voice.missing = Lack.UNKNOWN
        voice.known.emit()
        assert note_of(dialog) == ""
        voice.missing = Lack.VOICE
        voice.known.emit()
        assert "no voice that speaks English" in note_of(dialog)
        box_of(dialog, "language").setCurrentIndex(box_of(dialog, "language").findData("zh_TW"))
        assert "沒有會說中文的語音" in note_of(dialog)
        box_of(dialog, "speech").setCurrentIndex(0)
        assert note_of(dialog) == "", "nobody misses a voice that is off"


def test_a_speaker_without_volume_is_off(qapp):
    voice = CollectedVoice()
    speaker = Speaker(voice)
    speaker.set_preferences(Preferences(speech="both", speech_volume=0))
    speaker.say("anything")
    assert voice.said == [] and not speaker.on
