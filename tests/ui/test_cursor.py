"""Arrows over a table: every target is reached, wherever the targets lie."""

from random import Random

import pytest
from PySide6.QtCore import QRectF

from ui.cursor import towards
from ui.items.sprite import Sprite


def at(name: str, x: float, y: float, zone: str = "") -> Sprite:
    return Sprite(name, QRectF(x - 5, y - 5, 10, 10), "", lambda painter, rect: None, zone=zone)


def test_left_and_right_go_along_a_row_and_on_to_the_next():
    row = [at("a", 0, 0), at("b", 40, 0), at("c", 20, 35), at("d", 60, 35)]
    for here, there in zip("abcd", "bcda", strict=True):
        sprites = {sprite.id: sprite for sprite in row}
        assert towards(row, sprites[here], 1, 0) is sprites[there]
        assert towards(row, sprites[there], -1, 0) is sprites[here]


def test_up_and_down_go_to_what_lies_there():
    column = [at("top", 20, 0), at("near", 0, 40), at("below", 22, 80)]
    top, near, below = column
    assert towards(column, top, 0, 1) is near
    assert towards(column, below, 0, -1) is near
    assert towards(column, top, 0, -1) is None and towards(column, below, 0, 1) is None


def test_a_group_is_walked_through_before_the_next():
    two = [at("boat 1", 0, 0, "boats"), at("tile 1", 90, 5, "tiles"), at("boat 2", 0, 30, "boats")]
    assert towards(two, two[0], 1, 0) is two[2]
    assert towards(two, two[2], 1, 0) is two[1]


@pytest.mark.parametrize("seed", range(5))
def test_right_comes_by_everything_and_back(seed):
    luck = Random(seed)
    targets = [at(str(n), luck.random() * 900, luck.random() * 600, luck.choice("xyz")) for n in range(30)]
    here, seen = targets[0], set()
    for _ in targets:
        seen.add(here.id)
        found = towards(targets, here, 1, 0)
        assert found is not None
        here = found
    assert len(seen) == 30 and here is targets[0]
