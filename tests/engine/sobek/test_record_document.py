"""The document about records of Sobek says what the program does: a sound example, complete lists."""

import re
from pathlib import Path

import pytest

from engine.core.errors import NotationError
from engine.core.savefile import RecordError, parse_record, write_record
from engine.registry import game
from engine.session.loading import load
from engine.sobek.board import OPTIONS
from engine.sobek.components import BACK_NAMES, GOODS
from engine.sobek.inventory import TURN_KEYS
from tests.contract.plays import played
from tests.engine.sobek.table import agreed, asked, opening

DOCUMENT = (Path(__file__).resolve().parents[3] / "docs" / "record-format-sobek.md").read_text(
    encoding="utf-8"
)
EXAMPLE = re.findall(r"^```\n(.*?)^```$", DOCUMENT, re.M | re.S)[0]
NAMED = set(re.findall(r"`([^`]+)`", re.sub(r"^```\n.*?^```$", "", DOCUMENT, flags=re.M | re.S)))
RULES = game("sobek")


def test_the_example_is_sound():
    session = load(RULES, parse_record(EXAMPLE))
    assert asked(session) == ("claim", 1)
    again = load(RULES, parse_record(write_record(session.record())))
    assert again.view(0).observation == session.view(0).observation


def test_a_note_that_names_no_seat_of_the_game_is_refused_with_its_line():
    line = next(number for number, text in enumerate(EXAMPLE.splitlines(), 1) if "* bind vizir" in text)
    text = EXAMPLE.replace("* bind vizir   ", "* bind vizir ; only=7")
    with pytest.raises(RecordError) as error:
        load(RULES, parse_record(text))
    assert [str(problem) for problem in error.value.problems] == [
        f"line {line}: the note 'only=7' has to name seats from 1 to 2, each once, or nobody"
    ]
    load(RULES, parse_record(text.replace("only=7", "only=1")))


def test_every_option_and_value_is_named():
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+) \| (SK-[\d.]+) \|$", DOCUMENT, re.M)
    stated = {name: ([value.strip("`") for value in values.split(", ")], rule) for name, values, rule in rows}
    assert stated == {spec.name: (list(spec.values), spec.rule) for spec in OPTIONS}


def test_every_piece_and_back_is_named():
    pieces = set(RULES.inventory(RULES.new_state(agreed())).totals())
    assert pieces | set(GOODS) | set(BACK_NAMES) <= NAMED


def test_every_step_is_described():
    with pytest.raises(NotationError, match="steps begin with") as error:
        opening().submit_text("huh")
    known = set(re.findall(r"\w+", str(error.value).split("steps begin with")[1])) - {"or"}
    assert {match for text in NAMED for match in re.findall(r"^(?:\*|1) (\w+)", text)} == known


def test_every_word_and_place_of_a_position_is_described():
    assert set(TURN_KEYS) <= NAMED
    places = {
        re.sub(r"^\d\.", "1.", re.sub(r"-\d$", "-1", place))
        for seed in range(3)
        for moment in played(RULES, 3, seed).moments
        for place in RULES.inventory(moment.state).places
    }
    assert {place for place in places if ".laid-" not in place} <= NAMED
