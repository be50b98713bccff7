"""What is for any game names none: the search that says so finds every way in which one could be named."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SEARCH: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "game_names.py"))


@pytest.fixture
def tree(tmp_path) -> Path:
    """A small program with two games, `ludo` and `riverboat`."""
    for file, text in {
        "engine/ludo/rules.py": '"""Ludo."""\n',
        "engine/riverboat/rules.py": '"""Riverboat."""\n',
        "engine/core/values.py": 'MAGIC = "riverboat-desktop"\n# riverboat_desktop, Riverboat Desktop\n',
        "engine/session/session.py": "",
        "engine/registry.py": "import engine.ludo.rules\n",
        "hardware/port.py": "",
        "ui/window.py": "TITLE = 'Riverboat Desktop'\n",
        "ui/ludo/scene.py": "# Ludo\n",
        "ui/riverboat/scene.py": "# Riverboat\n",
        "ui/i18n/riverboat_desktop_xx.ts": "<source>Riverboat, Ludo</source>\n",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def test_nothing_general_names_a_game():
    assert {"riverboat", "sobek"} <= set(SEARCH["games"](ROOT))
    assert SEARCH["findings"](ROOT) == []


def test_the_programs_own_name_may_stand_anywhere_and_a_game_in_its_own_folders(tree, capsys):
    assert SEARCH["main"](tree) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/core/planted.py", "# as in Ludo"),
        ("engine/core/planted.json", '{"game": "LUDO"}'),
        ("engine/session/deep/planted.py", "from engine.ludo import rules"),
        ("engine/companion/planted.py", 'if game == "ludo":'),
        ("engine/bots/planted.py", "class RiverboatBot:"),
        ("hardware/planted.py", "# riverboat boxes"),
        ("ui/items/planted.py", "# riverboat-desktop draws riverboat"),
        ("ui/assets/planted.svg", "<title>Riverboat</title>"),
        ("ui/planted.py", "RIVERBOAT_DESKTOP = 1"),
    ],
)
def test_a_planted_name_is_found(tree, capsys, file, line):
    (tree / file).parent.mkdir(parents=True, exist_ok=True)
    (tree / file).write_text(f"\n{line}\n", encoding="utf-8")
    assert SEARCH["main"](tree) == 1
    assert f"{file}:2: {line}" in capsys.readouterr().err


def test_a_file_that_is_named_after_a_game_is_found(tree):
    (tree / "ui" / "ludo_words.py").write_text("", encoding="utf-8")
    assert SEARCH["findings"](tree) == ["ui/ludo_words.py:0: ui/ludo_words.py"]


def test_a_search_that_looks_at_nothing_is_no_success(tmp_path, capsys):
    assert SEARCH["main"](tmp_path) == 2
    assert "nothing that is for any game" in capsys.readouterr().err
