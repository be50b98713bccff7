"""Transcripts written by hand from the rules: they replay, and come to what was worked out beside them."""

from pathlib import Path

import pytest

from engine.core.savefile import parse_record
from riverboat_desktop.cli import main
from riverboat_desktop.record_files import load_record

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("*.rbt"))


def expected(file: Path) -> list[str]:
    """What a transcript says it comes to: lines behind `#=`."""
    return [line[3:] for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#= ")]


def test_there_are_transcripts():
    assert len(FILES) >= 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_comes_to_what_it_says(file, capsys):
    assert main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    _, session = load_record(file)
    scored = []
    for sheet in session.view().sheets:
        seat = sheet.seat + 1
        scored += [f"{seat} {line.key} {line.points}" for line in sheet.lines]
        scored.append(f"{seat} total {sheet.total}")
        assert f"Seat {seat}, {session.setup.seats[sheet.seat].name} (human): {sheet.total} points" in printed
    lines = expected(file)
    assert scored == [line for line in lines if not line.startswith("at ")]
    wanted = parse_record(
        "\n".join(
            ["riverboat-desktop record 1", "game x", 'seat 1 human "A"', "position"]
            + [line for line in lines if line.startswith("at ")]
            + ["steps"]
        )
    ).position
    assert wanted is not None
    if wanted.inventory.places:
        lies = session.reached().inventory
        assert {place: lies.at(place) for place in wanted.inventory.places} == wanted.inventory.places
