"""Each game's rules are whole: one list in both languages, a test for each rule, no number invented."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from engine.core.setup import OptionSpec
from engine.registry import game, game_ids
from riverboat_desktop.rule_texts import rule_text

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "zh_TW")
CITING = ("engine", "ui", "hardware", "riverboat_desktop", "tests", "docs")
SUFFIXES = {".py", ".json", ".md", ".ts", ".rbt", ".txt"}


@dataclass(frozen=True, slots=True)
class Numbering:
    """The rule numbers of a game: two letters, and how many rules each chapter has."""

    prefix: str
    rules_in_chapter: dict[str, int]

    @property
    def ids(self) -> list[str]:
        return [
            f"{self.prefix}-{chapter}.{n}"
            for chapter, count in self.rules_in_chapter.items()
            for n in range(1, count + 1)
        ]


# A game may have its rules written down before it is in the registry; its tests are asked for from then on.
GAMES = {
    "riverboat": Numbering("RB", {
        "1.1": 8, "1.2": 6, "1.3": 8, "1.4": 5, "1.5": 8, "1.6": 8,
        "1.7": 9, "1.8": 8, "1.9": 6, "1.10": 8, "1.11": 2, "1.12": 9,
        "2.1": 1, "2.2": 6, "2.3": 9, "2.4": 17, "2.5": 1, "2.6": 3, "2.7": 2, "2.8": 2, "2.9": 1,
        "3": 64,
    }),
    "sobek": Numbering("SK", {
        "1.1": 4, "1.2": 8, "1.3": 4, "1.4": 3, "1.5": 4, "1.6": 3, "1.7": 4, "1.8": 4,
        "1.9": 4, "1.10": 7, "1.11": 3, "1.12": 14, "1.13": 5, "1.14": 6, "1.15": 3, "1.16": 27,
        "2.1": 1, "2.2": 9, "2.3": 9, "2.4": 7,
        "3": 58,
    }),
}  # fmt: skip

OPTION_LINE = re.compile(
    r"^(?:Option: |選項：)(\S+) = (\S+?)(?: \(recommended\)(?= |$)|（建議）)((?: ?\| \S+)*)$", re.MULTILINE
)
CITATION = re.compile(rf"\b(?:{'|'.join(numbers.prefix for numbers in GAMES.values())})-\d+(?:\.\d+)*")


# ------------------------------------------------------------------------------------------- the documents


@dataclass(frozen=True, slots=True)
class StatedOption:
    """An option as a document names it: where, its recommended value, all its values."""

    rule: str
    name: str
    recommended: str
    values: frozenset[str]


def stated_options(game_id: str, language: str) -> list[StatedOption]:
    return [
        StatedOption(rule.id, match[1], match[2], frozenset({match[2], *re.findall(r"[^\s|]+", match[3])}))
        for rule in rule_text(game_id, language)
        for match in OPTION_LINE.finditer(rule.body)
    ]


def test_the_games_with_rules_are_these_and_each_has_them_in_every_language():
    written = {file.name for file in (ROOT / "docs" / "rules").glob("*.md")}
    endings = ["" if language == "en" else f".{language}" for language in LANGUAGES]
    assert written == {f"{game_id}{ending}.md" for game_id in GAMES for ending in endings}


def test_every_game_that_can_be_played_has_its_rules_written_down():
    assert [game_id for game_id in game_ids() if game_id not in GAMES] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_document_has_exactly_these_rules_in_this_order(game_id, language):
    assert [rule.id for rule in rule_text(game_id, language)] == GAMES[game_id].ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_stands_in_its_own_chapter(game_id, language):
    prefix = GAMES[game_id].prefix
    astray = [
        rule.id
        for rule in rule_text(game_id, language)
        if rule.chapter.split()[0] != rule.id.removeprefix(f"{prefix}-").rpartition(".")[0]
    ]
    assert astray == []


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_give_each_rule_the_same_trust(game_id):
    english, chinese = (
        [(rule.id, rule.trust) for rule in rule_text(game_id, language)] for language in LANGUAGES
    )
    assert english == chinese


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_state_the_same_numbers(game_id):
    """Digits only: a 3 mistyped in one language is found, a `three` is not."""
    english, chinese = (rule_text(game_id, language) for language in LANGUAGES)
    differing = [
        rule.id
        for rule in english
        if Counter(re.findall(r"\d+", rule.body)) != Counter(re.findall(r"\d+", chinese[rule.id].body))
    ]
    assert differing == []


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_state_the_same_options(game_id):
    english, chinese = (stated_options(game_id, language) for language in LANGUAGES)
    assert english == chinese


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_line_that_names_an_option_can_be_read(game_id, language):
    misread = [
        line
        for rule in rule_text(game_id, language)
        for line in rule.body.splitlines()
        if line.startswith(("Option", "選項")) and not OPTION_LINE.fullmatch(line)
    ]
    assert misread == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_options_are_those_of_the_engine_with_the_recommended_value_first(game_id, language):
    stated = stated_options(game_id, language)
    offered = [
        StatedOption(spec.rule, spec.name, spec.default, values_of(spec)) for spec in game(game_id).options
    ]
    assert len(stated) == len(offered)
    assert [option for option in offered if option not in stated] == []


def values_of(spec: OptionSpec) -> frozenset[str]:
    ranges = {f"{spec.numeric[0]}..{spec.numeric[1]}"} if spec.numeric else set()
    return frozenset({*spec.values, *ranges})


# ------------------------------------------------------------------------------- who names which rule


def sources(*folders):
    return sorted(
        file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in SUFFIXES
    )


def rule_marks(tree: ast.AST) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]


def read_by_pytest(tree: ast.AST) -> Iterator[ast.expr]:
    """Where a mark works: decorators of tests, `marks=` of a case, a module's `pytestmark`."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef() if node.name.startswith("Test"):
                yield from node.decorator_list
            case ast.keyword(arg="marks") | ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield node.value


def rules_marked_in(source: str) -> set[str]:
    """Rule numbers that the tests of a module name by `@pytest.mark.rule("RB-…", …)`, each as plain text."""
    tree = ast.parse(source)
    marks = [mark for place in read_by_pytest(tree) for mark in rule_marks(place)]
    stray = {mark.lineno for mark in rule_marks(tree)} - {mark.lineno for mark in marks}
    assert stray == set(), "rule marks on what is no test, in these lines"
    rules = set()
    for mark in marks:
        assert mark.args and not mark.keywords, f"line {mark.lineno}: a rule mark names one or more rules"
        for argument in mark.args:
            assert isinstance(argument, ast.Constant) and isinstance(argument.value, str), (
                f"line {argument.lineno}: write the rule's number out, so that a search finds it"
            )
            rules.add(argument.value)
    return rules


@cache
def rules_named_by_tests() -> frozenset[str]:
    return frozenset(
        rule
        for file in sources("tests")
        if file.suffix == ".py"
        for rule in rules_marked_in(file.read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_is_named_by_a_test(game_id):
    assert [rule for rule in GAMES[game_id].ids if rule not in rules_named_by_tests()] == []


def test_nothing_cites_a_rule_that_does_not_exist():
    known = {rule for numbers in GAMES.values() for rule in numbers.ids}
    invented = [
        f"{file.relative_to(ROOT)}: {rule}"
        for file in sources(*CITING)
        for rule in CITATION.findall(file.read_text(encoding="utf-8"))
        if rule not in known
    ]
    assert invented == []


def test_marks_are_found_wherever_pytest_reads_them():
    source = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("XX-1")]
@pytest.mark.rule("XX-2", "XX-3")
def test_a(): ...
@pytest.mark.rule("XX-4")
class TestB: ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-5"))])
async def test_c(n): ...
"""
    assert rules_marked_in(source) == {"XX-1", "XX-2", "XX-3", "XX-4", "XX-5"}


@pytest.mark.parametrize(
    "source",
    [
        'pytest.mark.rule("XX-1")',
        '@pytest.mark.rule("XX-1")\ndef helper(): ...',
        "@pytest.mark.rule\ndef test_a(): ...\npytest.mark.rule()",
        "@pytest.mark.rule()\ndef test_a(): ...",
        '@pytest.mark.rule(f"XX-{n}")\ndef test_a(): ...',
        "@pytest.mark.rule(*NAMES)\ndef test_a(): ...",
    ],
)
def test_a_mark_that_proves_nothing_is_refused(source):
    with pytest.raises(AssertionError):
        rules_marked_in(source)
