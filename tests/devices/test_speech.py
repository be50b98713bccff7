"""Speech Dispatcher itself speaks, into a sound card that is a file; skipped where it is not installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat_desktop.system_voice import SystemVoice
from tests.app.running import until
from ui.speech import Lack

MODULES = Path("/usr/lib/speech-dispatcher-modules")
SETTINGS = Path("/etc/speech-dispatcher/modules/espeak-ng.conf")
PATIENCE_S = 20.0
missing = [
    what
    for what, there in (
        ("spd-say", shutil.which("spd-say")),
        ("speech-dispatcher", shutil.which("speech-dispatcher")),
        ("sd_espeak-ng", (MODULES / "sd_espeak-ng").exists() and SETTINGS.exists()),
    )
    if not there
]
pytestmark = [
    pytest.mark.devices,
    pytest.mark.timeout(120),
    pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}"),
]


@pytest.fixture
def card(tmp_path, monkeypatch) -> Iterator[Path]:
    """A service of our own; what it lets be heard is written to this file."""
    heard, channel = tmp_path / "heard.wav", tmp_path / "speech.sock"
    sound = tmp_path / "asound.conf"
    sound.write_text(
        f'pcm.!default {{ type file slave.pcm "null" file "{heard}" format "wav" }}\n'
        "pcm.null { type null }\nctl.!default { type null }\n",
        encoding="utf-8",
    )
    folder = tmp_path / "speechd"
    (folder / "modules").mkdir(parents=True)
    shutil.copy(SETTINGS, folder / "modules")
    (folder / "speechd.conf").write_text(
        'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\nDefaultModule "espeak-ng"\n'
        'AudioOutputMethod "alsa"\nAudioALSADevice "default"\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{channel}")
    command = ["speech-dispatcher", "-s", "-c", "unix_socket", "-S", str(channel), "-C", str(folder)]
    command += ["-L", str(tmp_path), "-P", str(tmp_path / "pid")]
    surroundings = {**os.environ, "ALSA_CONFIG_PATH": str(sound)}
    with (tmp_path / "words").open("wb") as words:
        service = subprocess.Popen(command, stdout=words, stderr=words, env=surroundings)
    give_up = time.monotonic() + PATIENCE_S
    while not channel.exists():
        said = (tmp_path / "words").read_text(errors="replace")
        assert service.poll() is None and time.monotonic() < give_up, f"no Speech Dispatcher: {said}"
        time.sleep(0.05)
    yield heard
    service.terminate()
    service.wait(PATIENCE_S)


def loudest(heard: Path) -> int:
    """The largest sample of all that was heard, behind the head of the file."""
    sound = heard.read_bytes()[44:]
    return max(map(abs, array("h", sound[: len(sound) // 2 * 2])))


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Red: place a worker."), ("zh_TW", "紅方：放一個工人。")]
)
async def test_speech_dispatcher_is_heard_in_both_languages_as_loud_as_it_is_set(qapp, card, language, text):
    voice = SystemVoice(lambda: language)
    voice.look()
    await until(lambda: voice.lack() is not Lack.UNKNOWN, PATIENCE_S)
    assert voice.lack() is Lack.NOTHING
    heard = []
    for volume in (25, 100):
        before = card.stat().st_size if card.exists() else 0
        voice.say(text, volume, "normal")
        assert voice.speaks
        await until(lambda: not voice.speaks, PATIENCE_S)
        assert card.stat().st_size > before + 20_000
        heard.append(loudest(card))
    assert 1_000 < heard[0] < heard[1] / 2
    voice.close()
