"""Every word of the window is translated, compiled, in the bundled font, and keeps its placeholders."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

ROOT = Path(__file__).resolve().parents[2]
WORDS = sorted((ROOT / "ui" / "i18n").glob("*.ts"))
TOOLS = Path(sys.executable).parent
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%\d")


def messages(file: Path) -> list[tuple[str, str, str, str]]:
    """Context, source, translation and state of every entry."""
    found = []
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            text = "".join(translation.itertext()).strip("\n")
            found.append((name, message.findtext("source") or "", text, translation.get("type", "finished")))
    return found


def test_there_is_traditional_chinese():
    assert [file.name for file in WORDS] == ["riverboat_desktop_zh_TW.ts"]


@pytest.mark.parametrize("file", WORDS, ids=lambda file: file.stem)
def test_every_entry_is_finished_and_keeps_its_placeholders(file):
    for context, source, text, state in messages(file):
        assert state == "finished" and text.strip(), f"{context}: {source!r} is not translated"
        assert sorted(PLACEHOLDER.findall(source)) == sorted(PLACEHOLDER.findall(text)), source


@pytest.mark.parametrize("file", WORDS, ids=lambda file: file.stem)
def test_the_words_of_the_sources_are_all_there(file, tmp_path):
    """As `make translations` collects them; nothing is missing and nothing is left over."""
    sources = tmp_path / "sources"
    modules = sorted(path for folder in ("ui", "riverboat_desktop") for path in (ROOT / folder).rglob("*.py"))
    sources.write_text("\n".join(map(str, modules)), encoding="utf-8")
    fresh = tmp_path / "fresh.ts"
    command = [TOOLS / "pyside6-lupdate", "-no-obsolete", "-locations", "none", f"@{sources}", "-ts", fresh]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    collected = {(context, source) for context, source, _, _ in messages(fresh)}
    kept = {(context, source) for context, source, _, _ in messages(file)}
    assert collected - kept == set(), "run `make translations`, and translate"
    assert kept - collected == set(), "run `make translations`"


@pytest.mark.parametrize("file", WORDS, ids=lambda file: file.stem)
def test_the_compiled_words_are_those_of_the_text(file, tmp_path):
    fresh = tmp_path / "fresh.qm"
    command = [TOOLS / "pyside6-lrelease", "-silent", file, "-qm", fresh]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    assert file.with_suffix(".qm").read_bytes() == fresh.read_bytes(), "run `make translations`"


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_character_is_in_the_bundled_font(qapp, weight):
    font = QRawFont(str(ROOT / "ui" / "assets" / "fonts" / f"NotoSansTC-{weight}.ttf"), 16)
    assert font.isValid()
    texts = [text for file in WORDS for entry in messages(file) for text in entry[1:3]]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rules").glob("*.md")]
    missing = {
        letter
        for text in texts
        for letter in text
        if letter > " " and not font.supportsCharacter(ord(letter))
    }
    assert missing == set()
