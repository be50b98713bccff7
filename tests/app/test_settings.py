"""Settings outlive the program, and a damaged file neither stops it nor is lost."""

import json
from dataclasses import replace

import pytest

from riverboat_desktop.settings import Settings, preferences_from
from ui.preferences import Preferences

CHANGED = Preferences("zh_TW", "dark", True, 150, "off", "step", "reveals", False)


def test_what_was_set_is_there_at_the_next_start(tmp_path):
    file = tmp_path / "config" / "settings.json"
    first = Settings(file)
    assert first.preferences == Preferences()
    first.set_preferences(CHANGED)
    first.remember("window-place", "1 2 3 4")
    again = Settings(file)
    assert again.preferences == CHANGED
    assert again.remembered("window-place") == "1 2 3 4"
    assert again.remembered("nothing") == ""
    assert again.damaged is None


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[1, 2]", b"null", b"\xff\xfe\x00", b'{"a": ' * 5000, b"[" * 100_000]
)
def test_a_damaged_file_is_kept_aside_and_the_usual_settings_are_used(tmp_path, caplog, damage):
    file = tmp_path / "settings.json"
    file.write_bytes(damage)
    settings = Settings(file)
    assert settings.preferences == Preferences()
    assert settings.damaged is not None and settings.damaged.read_bytes() == damage
    settings.set_preferences(CHANGED)
    assert Settings(file).preferences == CHANGED
    assert settings.damaged.read_bytes() == damage


@pytest.mark.parametrize(
    "wrong",
    [
        {"scale": 1000},
        {"scale": True},
        {"scale": "150"},
        {"language": "tlh"},
        {"theme": 3},
        {"colour_blind": "yes"},
        {"pace": None},
        {"staging": ["always"]},
        {"unknown": 1},
    ],
)
def test_a_value_that_makes_no_sense_is_at_its_default_and_the_others_are_kept(wrong):
    kept = {"theme": "dark", "hints": False} | wrong
    expected = replace(Preferences(), theme="system" if "theme" in wrong else "dark", hints=False)
    assert preferences_from(kept) == expected


def test_texts_of_another_kind_are_left_out(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text(
        json.dumps({"remembered": {"good": "text", "bad": 5}, "preferences": 7}), encoding="utf-8"
    )
    settings = Settings(file)
    assert settings.remembered("good") == "text"
    assert settings.remembered("bad") == ""
    assert settings.preferences == Preferences()


def test_a_folder_that_cannot_be_written_is_logged_and_the_program_goes_on(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    settings = Settings(tmp_path / "file" / "settings.json")
    settings.set_preferences(CHANGED)
    assert settings.preferences == CHANGED
    assert "cannot be written" in caplog.text
