"""Which boxes a table is offered: the sound ones of its game, as the page of boxes describes their files."""

from __future__ import annotations

import json

import pytest

from riverboat_desktop import paths
from riverboat_desktop.table_service import table_box, table_boxes

TAG = "nfca:04A1B2C3"
BOX = {
    "format": "riverboat-desktop-box",
    "version": 1,
    "game": "riverboat",
    "edition": "standard",
    "name": "Attic",
    "key": "VZ3TT",
    "tags": [{"tag": TAG, "piece": "tile-T", "copy": 14}],
}


def put(encoding: str = "utf-8", **other: object) -> None:
    """A file in the folder of boxes, written by hand."""
    text = json.dumps({**BOX, **other})
    (paths.boxes_dir() / "VZ3TT.json").write_text(text, encoding=encoding)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_box_is_offered_with_a_byte_order_mark_and_without(encoding):
    put(encoding)
    assert table_boxes("riverboat") == (("VZ3TT", "Attic"),)
    assert {tag: str(piece) for tag, piece in table_box("riverboat", "standard", "VZ3TT").tags.items()} == {
        TAG: "tile-T/14"
    }
    assert table_boxes("sobek") == ()


@pytest.mark.parametrize(
    ("piece", "copy"), [("tile-T", 15), ("thief", 1), ("worker", 1)], ids=["15th of 14", "Sobek's", "no tag"]
)
def test_a_box_that_names_pieces_which_its_edition_has_not_is_passed_over(piece, copy):
    put(tags=[{"tag": TAG, "piece": piece, "copy": copy}])
    assert table_boxes("riverboat") == ()
    assert not table_box("riverboat", "standard", "VZ3TT").tags


def test_of_an_edition_that_is_not_here_nobody_knows_the_pieces():
    put(edition="ours", tags=[{"tag": TAG, "piece": "tile-T", "copy": 15}])
    assert table_boxes("riverboat") == (("VZ3TT", "Attic"),)
