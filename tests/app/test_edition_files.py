"""Boxes on disk and at the command line: kept by name, imported, exported, refused with sentences."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.registry import editions
from riverboat_desktop import cli, paths
from riverboat_desktop.edition_files import EditionFileError, Shelf, key_of, read_edition
from riverboat_desktop.edition_shelf import WindowShelf
from ui.own_box.draft import Draft
from ui.problem_words import in_words
from ui.services import ServiceError

STANDARD = {name: editions(name)["standard"] for name in ("riverboat", "sobek")}


def named(name: str, game: str = "sobek") -> str:
    draft = Draft(game)
    draft.begin_new(name)
    return draft.text


def written(folder: Path, text: str, name: str = "box.json") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def damaged(section: str, value: object, game: str = "sobek") -> str:
    data = json.loads(STANDARD[game])
    data[section]["value"] = value
    return json.dumps(data)


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "key"),
    [("Attic box", "attic-box"), ("  A / B: C  ", "a-b-c"), ("閣樓 1", "閣樓-1"), ("../..", "box")],
)
def test_a_name_becomes_a_word_that_every_disk_and_record_takes(name, key):
    assert key_of(name) == key


def test_a_box_is_kept_and_found_by_game(home):
    shelf = Shelf()
    box = shelf.keep("sobek", named("Attic box"))
    assert shelf.boxes("sobek") == (box,) and shelf.boxes("riverboat") == ()
    assert (paths.editions_dir() / "sobek.attic-box.json").read_text(encoding="utf-8") == box.text


def test_another_box_is_never_replaced(home):
    shelf = Shelf()
    first = shelf.keep("sobek", named("Attic"))
    with pytest.raises(EditionFileError, match="There is a box attic already"):
        shelf.keep("sobek", named("attic"))
    assert shelf.keep("sobek", named("attic"), instead_of=first.key).name == "attic"
    shelf.keep("riverboat", named("Attic", "riverboat"))
    assert len(shelf.boxes("sobek")) == 1


def test_another_name_moves_the_box(home):
    shelf = Shelf()
    first = shelf.keep("sobek", named("Attic"))
    shelf.keep("sobek", named("Cellar"), instead_of=first.key)
    assert [box.name for box in shelf.boxes("sobek")] == ["Cellar"]


@pytest.mark.parametrize("name", ["", "x" * 41, "Standard"])
def test_names_that_no_box_can_have_are_refused(home, name):
    with pytest.raises(EditionFileError):
        Shelf().keep("sobek", named(name))
    assert list(paths.editions_dir().iterdir()) == []


def test_a_box_that_is_not_sound_is_not_kept(home):
    with pytest.raises(EditionFileError) as caught:
        Shelf().keep("sobek", damaged("amulets", 6))
    assert [str(problem) for problem in caught.value.problems] == [
        "box: cards: the box holds 63, but the parts sum to 64",
        "box: goods: the box holds 54, but the parts sum to 55",
        "box: amulets: the box holds 5, but the parts sum to 6",
    ]


def test_an_import_takes_a_free_name_and_the_same_box_only_once(home, tmp_path):
    shelf = Shelf()
    shelf.keep("sobek", named("Attic"))
    draft = Draft("sobek", named("Attic"))
    draft.confirm("track", True)
    file = written(tmp_path, draft.text)
    box = shelf.import_file(str(file))
    assert box.name == "Attic 2" and json.loads(box.text)["id"] == "Attic 2"
    assert json.loads(box.text)["track"] == json.loads(draft.text)["track"]
    assert shelf.import_file(str(written(tmp_path, named("Attic")))).name == "Attic"
    assert len(shelf.boxes("sobek")) == 2


def test_an_export_is_imported_elsewhere_byte_for_byte(home, tmp_path):
    shelf = WindowShelf()
    box = shelf.keep("riverboat", named("Attic", "riverboat"))
    shelf.export(box, str(tmp_path / "out.json"))
    shelf.remove(box)
    assert shelf.boxes("riverboat") == ()
    assert shelf.import_file(str(tmp_path / "out.json")) == box


def test_a_damaged_file_in_the_folder_is_passed_over_and_named(home):
    shelf = Shelf()
    shelf.keep("sobek", named("Attic"))
    (paths.editions_dir() / "sobek.broken.json").write_text('{"game": "sobek",', encoding="utf-8")
    assert [box.name for box in shelf.boxes("sobek")] == ["Attic"]
    (error,) = shelf.unsound()
    assert "not JSON from line 1, column 18 on" in str(error)


def test_the_window_is_told_in_its_own_way(home, tmp_path):
    with pytest.raises(ServiceError) as caught:
        WindowShelf().import_file(str(written(tmp_path, damaged("curse", 10))))
    words = in_words(caught.value.said).splitlines()
    assert words[0].endswith("is no sound edition.")
    assert words[1].strip() == "curse: cannot be read: 10 is no whole number from 0 to 9"


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"game": "chess"}', "[" * 100_000, "9" * 5000])
def test_what_is_no_edition_is_refused_with_a_sentence(home, tmp_path, text):
    with pytest.raises(EditionFileError) as caught:
        read_edition(written(tmp_path, text))
    assert not caught.value.missing and str(caught.value)


# --- the command ---------------------------------------------------------------------------------


def run(capsys, *words: str) -> tuple[int, str, str]:
    code = cli.main(["edition", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_check_says_what_is_sound_and_how_far_each_part_is_known(home, tmp_path, capsys):
    draft = Draft("sobek", named("Attic"))
    draft.confirm("track", True)
    code, out, err = run(capsys, "check", str(written(tmp_path, draft.text)))
    assert (code, err) == (0, "")
    assert "the box 'Attic' of sobek is sound." in out and "  own: track" in out


def test_check_names_every_problem_and_ends_with_1(home, tmp_path, capsys):
    code, out, err = run(capsys, "check", str(written(tmp_path, damaged("curse", 10))))
    assert (code, out) == (1, "")
    assert "is no sound edition." in err and "10 is no whole number from 0 to 9" in err


def test_a_file_that_is_not_there_ends_with_2(home, tmp_path, capsys):
    for word in ("check", "import"):
        code, _, err = run(capsys, word, str(tmp_path / "nothing.json"))
        assert code == 2 and "cannot be read" in err


def test_import_list_export_go_round(home, tmp_path, capsys):
    file = written(tmp_path, named("Attic box"))
    assert run(capsys, "import", str(file))[0] == 0
    code, out, _ = run(capsys, "list")
    assert code == 0
    assert out.splitlines() == [
        "riverboat/standard  (built in)",
        "sobek/standard  (built in)",
        "sobek/Attic box",
    ]
    back = tmp_path / "back.json"
    assert run(capsys, "export", "Attic box", str(back))[0] == 0
    assert back.read_bytes() == file.read_bytes()
    code, _, err = run(capsys, "export", "Attic box", str(back))
    assert code == 1 and "is there already" in err


def test_export_asks_which_of_two_is_meant_and_knows_no_other(home, tmp_path, capsys):
    out = tmp_path / "out.json"
    code, _, err = run(capsys, "export", "standard", str(out))
    assert code == 2 and "riverboat/standard, sobek/standard" in err
    assert run(capsys, "export", "Loft", str(out))[0] == 2
    assert run(capsys, "export", "riverboat/standard", str(out))[0] == 0
    assert out.read_text(encoding="utf-8") == STANDARD["riverboat"]


def test_list_ends_with_1_where_a_file_is_damaged(home, capsys):
    (paths.editions_dir() / "sobek.broken.json").write_text("{", encoding="utf-8")
    code, out, _ = run(capsys, "list")
    assert code == 1 and "is no sound edition" in out


def test_the_command_loads_no_qt():
    program = (
        "import sys; from riverboat_desktop import cli; code = cli.main(['edition', 'list']);"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60).returncode == 0
