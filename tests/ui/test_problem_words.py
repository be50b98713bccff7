"""What is wrong with files, setups and disks is said in the reader's language, wherever it was found."""

from __future__ import annotations

import ast
import errno
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from engine.core.errors import DataError, Problem, Sentence
from engine.core.savefile import write_header
from engine.core.setup import SeatSetup, Setup
from engine.registry import game, game_ids
from riverboat_desktop.record_files import RecordFileError, load_record, reason_of
from ui.language import Translators
from ui.problem_templates import TEMPLATES
from ui.problem_words import CONTEXT, in_words

ROOT = Path(__file__).resolve().parents[2]
FIELD = re.compile(r"\{[^{}]*\}")
OF_GAMES = {name: import_module(f"ui.{name}.problem_templates").TEMPLATES for name in game_ids()}
"""What the rules of each game say; two games may say the same."""
LISTED = tuple(dict.fromkeys((*TEMPLATES, *chain(*OF_GAMES.values()))))
TWO = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
TEMPLATE_AT = {"Sentence": 0, "problem": 1}
"""Which argument of a call is a template: of `Sentence` the first, of the methods `problem` the second."""


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


@cache
def written() -> tuple[tuple[str, ast.expr], ...]:
    """Every template of the sources, with where it stands."""
    return tuple(_written())


def _written() -> Iterator[tuple[str, ast.expr]]:
    for folder in ("engine", "riverboat_desktop", "ui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for name, call in calls(ast.parse(path.read_text(encoding="utf-8"))):
                if name in TEMPLATE_AT and len(call.args) > TEMPLATE_AT[name]:
                    yield f"{path.relative_to(ROOT)}:{call.lineno}", call.args[TEMPLATE_AT[name]]


@pytest.fixture
def chinese(qapp):
    before = QLocale()
    translators = Translators()
    translators.show("zh_TW")
    yield translators
    translators.show("en")
    QLocale.setDefault(before)


def refused(file: Path, text: str) -> RecordFileError:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RecordFileError) as caught:
        load_record(file)
    return caught.value


def test_every_template_is_a_literal_that_is_listed_for_translation():
    found = set()
    for where, template in written():
        if isinstance(template, ast.Name) and template.id == "template":
            continue  # the methods `problem` hand theirs on
        assert isinstance(template, ast.Constant) and isinstance(template.value, str), where
        found.add(template.value)
    assert found - set(LISTED) == set(), "list them in problem_templates"
    assert set(LISTED) - found == set(), "nobody says this any more"
    for templates in (TEMPLATES, *OF_GAMES.values()):
        assert len(templates) == len(set(templates))


@pytest.mark.parametrize("name", game_ids())
def test_the_list_of_a_game_is_what_its_rules_say_and_no_other_list_has(name):
    said = {
        template.value
        for where, template in written()
        if where.startswith(f"engine/{name}/") and isinstance(template, ast.Constant)
    }
    assert said - set(TEMPLATES) == set(OF_GAMES[name])


@pytest.mark.parametrize("name", game_ids())
def test_what_an_edition_is_refused_for_is_a_sentence(name):
    """`ValueError` takes anything; the other errors ask for a sentence by their types."""
    path = ROOT / "engine" / name / "edition.py"
    made = [call for name, call in calls(ast.parse(path.read_text("utf-8"))) if name == "ValueError"]
    assert len(made) > 10
    for call in made:
        [said] = call.args
        assert isinstance(said, ast.Call) and ast.unparse(said.func) == "Sentence", call.lineno


@pytest.mark.parametrize("template", LISTED)
def test_every_template_is_translated_and_keeps_its_fields(chinese, template):
    text = QCoreApplication.translate(CONTEXT, template)
    assert sorted(FIELD.findall(text)) == sorted(FIELD.findall(template))
    if re.search("[a-z]{2}", FIELD.sub("", template)):
        assert text != template and re.search("[\u4e00-\u9fff]", text)


def test_a_sentence_is_plain_english_that_may_hold_braces():
    assert Sentence("unknown word {word!r}", word="{x}") == "unknown word '{x}'"
    assert Sentence("no {field} here") == "no {field} here"
    assert in_words(Sentence()) == ""


def test_a_record_is_refused_in_chinese_with_the_words_of_the_file_as_they_are(chinese, tmp_path):
    file = tmp_path / "odd.rbt"
    header = write_header(TWO)
    assert in_words(refused(file, "a letter\n").complaint) == (
        f"{file} 不是完好的對局紀錄。檔案保持原樣。\n"
        "  第 1 行：這不是對局紀錄：紀錄的開頭是「riverboat-desktop record 1」"
    )
    odd = refused(file, header.replace("seed 3", "option mud deep"))
    assert "第 7 行，選項 mud：不認得的選項 'mud'；可用的有：" in in_words(odd.complaint)
    assert "line 7, option mud: unknown option 'mud'; there are: " in str(odd)
    odd = refused(file, header + "1 pass\n")
    assert "第 9 行：行動的是 座位 1，但這裡應由 * 行動（deal-mat, RB-1.2.1）" in in_words(odd.complaint)
    odd = refused(file, header + "* mat 7\n")
    assert "第 9 行：'7' 不是玩家板；可用的有：1, 2, 3, 4" in in_words(odd.complaint)


def test_a_refused_step_has_the_reason_in_the_words_of_the_game(chinese, tmp_path):
    odd = refused(tmp_path / "odd.rbt", write_header(TWO) + "* mat 1\n* mat 1\n")
    assert "第 10 行：'mat 1' 不合規則：這個不可能在這裡出現。（RB-2.1.1）" in in_words(odd.complaint)


def test_a_position_is_refused_in_chinese(chinese, tmp_path):
    position = "position\nround 9\nphase draft\nstart 1\nat 1.supply: barn\nsteps"
    odd = refused(tmp_path / "odd.rbt", write_header(TWO).replace("steps", position))
    said = in_words(odd.complaint)
    assert "round：'9' 不是 1 到 4 的數字" in said
    assert "2.mat：這個座位需要玩家板" in said


def test_a_record_of_a_game_without_a_table_is_refused_in_chinese_too(chinese, tmp_path):
    two = Setup("sobek", TWO.seats, seed=3)
    odd = refused(tmp_path / "odd.rbt", write_header(two) + "* start\n")
    assert "第 9 行：步驟在應該寫座位號碼的地方就結束了" in in_words(odd.complaint)
    assert "line 9: the step ends where its seat number should stand" in str(odd)


def test_a_setup_is_refused_in_chinese(chinese):
    seats = tuple(SeatSetup(name, choices=(("mat", "1"),)) for name in ("Ann", "Bo"))
    with pytest.raises(DataError) as caught:
        game("riverboat").check_setup(Setup("riverboat", seats))
    assert in_words(caught.value) == "座位 2：玩家板 1 已由另一個座位使用"
    assert str(caught.value) == "seat 2: mat 1 is taken by another seat"


def test_more_problems_than_anybody_reads_are_counted(chinese, tmp_path):
    problems = tuple(Problem("", Sentence("the step is empty")) for _ in range(22))
    said = in_words(RecordFileError(tmp_path, Sentence("Is a directory"), problems=problems).complaint)
    assert said.splitlines() == ["是資料夾", *["  這個步驟是空的"] * 20, "  另有 2 個問題"]


def test_a_disk_is_quoted_in_chinese_where_its_reason_is_a_usual_one(chinese):
    assert in_words(reason_of(OSError(errno.ENOSPC, "whatever"))) == "磁碟沒有空間"
    assert in_words(reason_of(OSError(errno.EXDEV, "Odd link"))) == "Odd link"
    assert in_words(reason_of(OSError(Sentence("the disk took only a part of a line")))) == (
        "磁碟只寫入了一行的一部分"
    )


def test_an_open_window_says_it_again_in_another_language(chinese):
    said = Sentence("{file} is a folder; a record is a file.", file="a")
    assert in_words(said) == "a 是資料夾；對局紀錄是檔案。"
    chinese.show("en")
    assert in_words(said) == "a is a folder; a record is a file."
