"""A box file that is brought in by hand: kept with all it says, or refused with a sentence."""

from __future__ import annotations

import json

import pytest

from riverboat_desktop.box_files import kept_boxes
from riverboat_desktop.tag_shelf import WindowTagShelf
from ui.services import ServiceError

BOX = {
    "format": "riverboat-desktop-box",
    "version": 1,
    "game": "sobek",
    "edition": "standard",
    "name": "Attic",
    "key": "VZ3TT",
    "tags": [{"tag": "nfca:04A1B2C3", "piece": "queen", "copy": 1}],
    "retired": [],
}


@pytest.fixture
def brought(tmp_path, monkeypatch):
    """Brings in a box with other words than `BOX`, as the window does; the box."""
    monkeypatch.setenv("RIVERBOAT_DESKTOP_HOME", str(tmp_path / "home"))

    def bring(**other):
        file = tmp_path / "box.json"
        file.write_text(json.dumps({**BOX, **other}), encoding="utf-8-sig")
        return WindowTagShelf().import_file(str(file))

    return bring


def test_a_box_is_kept_with_all_it_says(brought):
    assert brought() == kept_boxes()[0]
    assert {tag: str(piece) for tag, piece in kept_boxes()[0].tags.items()} == {"nfca:04A1B2C3": "queen/1"}


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"edition": "loft"}, "The box Attic has the pieces of loft, which is not on this computer."),
        ({"game": "chess"}, "is a box of another game: chess"),
        ({"tags": [{"tag": "nfca:04", "piece": "queen", "copy": 2}]}, "there is no queen/2 in this game"),
        ({"tags": [{"tag": "nfca:04", "piece": "tile-T", "copy": 1}]}, "there is no tile-T/1 in this game"),
        ({"tags": [{"tag": "nfca:4", "piece": "queen", "copy": 1}]}, "'nfca:4' is no tag"),
        ({"key": "VZ3TO"}, "'VZ3TO' is no key of a box"),
        ({"colour": "red"}, "the box says something unknown: colour"),
    ],
)
def test_what_does_not_fit_is_refused_whole(brought, other, said):
    with pytest.raises(ServiceError) as refused:
        brought(**other)
    assert said in str(refused.value)
    assert kept_boxes() == []
