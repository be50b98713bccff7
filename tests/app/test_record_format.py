"""The document of the record format says what the program does: examples are sound, lists complete."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.bots.names import bot_names
from engine.core.savefile import LONGEST_LINE, MAGIC, MODES, MOST_BYTES, parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load
from riverboat_desktop.record_files import RecordFileError, load_record

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
EXAMPLES = [text for text in re.findall(r"^```\n(.*?)^```$", DOCUMENT, re.M | re.S) if text.startswith(MAGIC)]


PROSE = re.sub(r"^```\n.*?^```$", "", DOCUMENT, flags=re.M | re.S)
NAMED = set(re.findall(r"`([^`]+)`", PROSE))
"""Everything that stands between backquotes, outside the examples."""


def test_there_are_two_examples():
    assert len(EXAMPLES) == 2
    assert "\nposition\n" in EXAMPLES[1]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_sound_and_is_written_back_with_the_same_meaning(example, tmp_path):
    (tmp_path / "example.rbt").write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "riverboat_desktop", "verify", str(tmp_path / "example.rbt")],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = parse_record(example)
    again = parse_record(write_record(record))
    session = load(game("riverboat"), again)
    assert session.record().entries[-1] == load(game("riverboat"), record).record().entries[-1]


def test_the_limits_are_those_of_the_program():
    assert f"{MOST_BYTES // 1024 // 1024} MiB" in DOCUMENT
    assert f"{LONGEST_LINE:,} characters" in DOCUMENT


def test_every_option_value_bot_and_mode_is_named():
    for option in game("riverboat").options:
        assert option.name in NAMED
        assert option.rule in DOCUMENT
        assert {value for value in option.values if value not in NAMED} == set()
    assert set(bot_names()) | set(MODES) <= NAMED | {word.split()[-1] for word in NAMED}


def test_every_piece_of_the_box_is_named():
    rules = game("riverboat")
    state = rules.new_state(Setup("riverboat", (SeatSetup("A"), SeatSetup("B"))))
    for piece in rules.inventory(state).totals():
        kind, _, name = piece.rpartition("-")
        spelled = piece in NAMED or (kind == "cultivation" and f"-{name}" in NAMED)
        # Ranges name their first and last: `card-1` to `card-17`.
        ranged = kind in ("card", "mat", "boat", "tile") and re.search(
            rf"`{kind}-\w+` to `{kind}-\w+`", DOCUMENT
        )
        assert spelled or ranged, piece


def test_every_step_is_described():
    begin = {match for match in re.findall(r"`(?:\*|1) (\w+)", DOCUMENT)}
    with pytest.raises(Exception, match="steps begin with") as caught:
        load(
            game("riverboat"),
            parse_record(f'{MAGIC} 1\ngame riverboat\nseat 1 human "A"\nseat 2 human "B"\nsteps\n* huh'),
        )
    known = set(re.findall(r"\w+", str(caught.value).split("steps begin with")[1])) - {"or"}
    assert known <= begin
    assert len(known) == 18


def test_every_word_and_place_of_a_position_is_described(tmp_path):
    text = EXAMPLES[1].replace("round 2", "round 2\nhuh")
    (tmp_path / "bad.rbt").write_text(text)
    with pytest.raises(RecordFileError, match="a position says") as caught:
        load_record(tmp_path / "bad.rbt")
    for word in str(caught.value).split("a position says: ")[1].split("\n")[0].split(", "):
        assert word in NAMED
    session = load(game("riverboat"), parse_record(EXAMPLES[1]))
    for place in session.reached().inventory.places:
        general = re.sub(r"\d+$", "1", re.sub(r"^\d+\.", "1.", place))
        general = "1.a1" if re.fullmatch(r"1\.[a-e]\d", general) else general
        general = "1.a1+a2" if "+" in general else general
        numbered = {"1.harbor-1": "1.harbor-3", "1.card-1": "1.card-5", "display-1": "display-1"}
        assert numbered.get(general, general) in NAMED | {"display-1"}, place
