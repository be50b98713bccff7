"""The document of editions says what the program reads: every section, key, word and number of both games."""

import json
import re
from pathlib import Path

import pytest

from engine.core.errors import DataError
from engine.registry import editions, game, game_ids
from engine.riverboat import components as riverboat
from engine.riverboat import edition as riverboat_edition
from engine.sobek import components as sobek
from engine.sobek import edition as sobek_edition
from riverboat_desktop import cli
from riverboat_desktop.edition_files import MOST_BYTES
from ui.own_box.draft import LONGEST_NAME, problems_of

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
CHAPTERS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", DOCUMENT, re.M | re.S))
PARSERS = {"riverboat": riverboat_edition, "sobek": sobek_edition}


def named(chapter: str) -> set[str]:
    """Everything between backquotes, outside the example."""
    prose = re.sub(r"^```.*?^```$", "", CHAPTERS[chapter], flags=re.M | re.S)
    return set(re.findall(r"`([^`\n]+)`", prose))


def keys_in(value: object) -> set[str]:
    """Every key of objects below a section's value; counts by letters and by players are no keys."""
    if isinstance(value, list):
        return set().union(*map(keys_in, value)) if value else set()
    if not isinstance(value, dict):
        return set()
    inner = set().union(*(keys_in(one) for one in value.values())) if value else set()
    return inner | {key for key in value if not re.fullmatch(r"[A-Z]{1,3}|\d", key)}


@pytest.mark.parametrize("name", game_ids())
def test_every_section_and_every_key_is_named(name):
    words = named(name.capitalize())
    data = json.loads(editions(name)["standard"])
    for section in PARSERS[name].SECTIONS:
        assert section in words, section
        assert keys_in(data[section]["value"]) - words == set(), section


def test_every_word_of_trust_kind_role_and_token_is_named():
    general = named("Every file")
    assert {trust.value for kinds in (riverboat.Trust, sobek.Trust) for trust in kinds} <= general
    assert {kind.value for kind in riverboat.CardKind} <= named("Riverboat")
    assert {role.value for role in sobek.Role} | set(sobek.TOKEN_NAMES) | set(sobek.GOODS) <= named("Sobek")
    assert set(riverboat_edition._TAKEN) <= named("Riverboat")


def test_the_limits_are_those_of_the_program():
    every, one, other = (CHAPTERS[name] for name in ("Every file", "Riverboat", "Sobek"))
    assert f"at most {MOST_BYTES // 1024 // 1024} MiB" in every and f"up to {LONGEST_NAME} letters" in every
    assert f"1 to {riverboat.MOST_FIELDS} fields" in one
    assert f"at most {riverboat_edition.MOST_COLUMNS} places" in one
    assert f"at most {riverboat.MOST_TILE_TYPES} kinds" in one and f"1 to {riverboat.MOST_SPACES} each" in one
    assert f"at most {riverboat.MOST_BOATS} kinds" in one and f"at most {riverboat.MOST_CARDS};" in one
    assert f"1 to {sobek_edition.MOST_ROUNDS} |" in other and f"0 to {sobek.MOST_ALIKE} |" in other
    assert f"1 to {sobek_edition.MOST_GROUPS} groups" in other


def test_the_example_of_a_mat_is_that_of_the_built_in_box():
    (example,) = re.findall(r"^```json\n(.*?)^```", DOCUMENT, re.M | re.S)
    assert json.loads(example) == json.loads(editions("riverboat")["standard"])["mats"]["value"][0]


def broken(name: str, change) -> str:
    data = json.loads(editions(name)["standard"])
    change(data)
    return json.dumps(data)


def without_curse(data):
    del data["curse"]


CASES = {
    "a triple tile too many": ("riverboat", lambda d: d["triple_tiles"]["value"].__setitem__("TTT", 2)),
    "a recess that is missing": ("riverboat", lambda d: d["harbor"]["value"]["reach"].pop()),
    "a mat of nine rows": (
        "riverboat",
        lambda d: d["mats"]["value"][0].__setitem__("rows", ["Y" * 7] * 9),
    ),
    '`"ABCC"` in the track': ("sobek", lambda d: d["track"]["value"].__setitem__(0, "ABCC")),
    "a section that is left out": ("sobek", without_curse),
}


def test_refusals_read_as_the_document_has_them():
    rows = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", CHAPTERS["What a refusal looks like"], re.M))
    for what, (name, change) in CASES.items():
        assert rows[what] in [str(problem) for problem in problems_of(name, broken(name, change))]
    with pytest.raises(DataError, match=re.escape(rows["a comma too many"])):
        sobek_edition.parse_edition("{" + "\n" * 11 + "  ,}")


def test_a_mat_may_say_that_it_was_compared():
    text = broken("riverboat", lambda d: d["mats"]["value"][0].__setitem__("own", True))
    assert problems_of("riverboat", text) == ()


@pytest.mark.parametrize("name", ["Attic box", "attic-box"])
def test_a_game_begins_with_a_box_by_its_name(home, tmp_path, name):
    file = tmp_path / "box.json"
    file.write_text(broken("sobek", lambda d: d.__setitem__("id", "Attic box")), encoding="utf-8")
    assert cli.main(["edition", "import", str(file)]) == 0
    folder = tmp_path / "records"
    words = ["simulate", "--game", "sobek", "--seats", "random,random", "--games", "1", "--seed", "1"]
    assert cli.main([*words, "--workers", "1", "--edition", name, "--records", str(folder)]) == 0
    (record,) = folder.iterdir()
    assert "edition attic-box\n" in record.read_text(encoding="utf-8")


def test_a_game_begins_with_a_file_whatever_it_is_called(home, tmp_path):
    """The word in the record is made of its name; a byte order mark is no part of the text."""
    file = tmp_path / "My Box é.json"
    file.write_text(broken("sobek", lambda d: d.__setitem__("id", "x")), encoding="utf-8-sig")
    folder = tmp_path / "records"
    words = ["simulate", "--game", "sobek", "--seats", "random,random", "--games", "1", "--seed", "1"]
    assert cli.main([*words, "--workers", "1", "--edition", str(file), "--records", str(folder)]) == 0
    (record,) = folder.iterdir()
    assert "edition my-box-é\n" in record.read_text(encoding="utf-8")
    assert cli.main(["verify", str(record)]) == 0


def test_an_edition_of_another_game_or_with_mistakes_is_named_with_its_file(home, tmp_path, capsys):
    file = tmp_path / "box.json"
    file.write_text(broken("sobek", lambda d: d["curse"].__setitem__("value", 10)), encoding="utf-8")
    words = ["simulate", "--seats", "random,random", "--games", "1", "--edition", str(file)]
    assert cli.main([*words, "--game", "sobek"]) == 2
    said = capsys.readouterr().err
    assert f"{file} is no sound edition.\n  curse: cannot be read: 10 is no whole number" in said
    file.write_text(broken("sobek", lambda d: None), encoding="utf-8")
    assert cli.main([*words, "--game", "riverboat"]) == 2
    assert "is no edition of riverboat, but of sobek" in capsys.readouterr().err


def test_a_box_that_nobody_has_is_a_file_that_is_not_there(home, capsys):
    words = ["simulate", "--game", "sobek", "--seats", "random,random", "--games", "1"]
    assert cli.main([*words, "--edition", "Loft"]) == 2
    assert "Loft" in capsys.readouterr().err


def test_nothing_else_is_read(home):
    text = broken("sobek", lambda d: d.__setitem__("boats", {"trust": "own", "value": 1}))
    with pytest.raises(DataError, match="boats: unknown section"):
        sobek_edition.parse_edition(text)
    assert game("sobek").id == "sobek"
