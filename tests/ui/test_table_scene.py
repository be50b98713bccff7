"""The scene shows a view and nothing else, whatever moved before, and all of it in its place."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from tests.engine.riverboat.box import changed
from tests.ui.table_play import asks, new_session, played_until, walk
from ui.game_table import Stage
from ui.phrasebook import table_for
from ui.render import centre_of
from ui.table_scene import TableScene
from ui.theme import theme

AREA = QRectF(0, 0, 1010, 680)
SIZES = [(1010, 680), (1280, 690), (2300, 1360)]


def scene_of(session, centre=0, area=AREA) -> TableScene:
    return TableScene(table_for(session.setup), Stage(area, theme("light"), centre, centre))


@pytest.mark.parametrize(("seats", "key"), [(2, "place-worker"), (3, "boat"), (4, "survey")])
def test_animate_then_settle_equals_show_from_scratch(qapp, seats, key):
    session = played_until(new_session(seats), asks(key))
    moving = scene_of(session)
    moving.show(session.view(0))
    moved = 0
    for first in walk(session, 14, seed=seats):
        view = session.view(0)
        events = session.events(first, session.length - first + 1, 0)
        moved += moving.animate(events, view, 300)
        moving.animator.finish()
        moving.show(view)
        fresh = scene_of(session)
        fresh.pixmaps = moving.pixmaps  # what is at which place counts here, not how it is painted
        fresh.show(view)
        assert moving.snapshot() == fresh.snapshot()
    assert moved, "nothing ever moved"


def test_what_has_flown_to_its_end_lies_as_high_as_it_should(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    scene = scene_of(session)
    scene.show(session.view(0))
    seen = 0
    for first in walk(session, 12, seed=1):
        view = session.view(0)
        if scene.animate(session.events(first, session.length - first + 1, 0), view, 1):
            qtbot.waitUntil(lambda: not scene.animator.running)
            seen += 1
        scene.show(view)
        fresh = scene_of(session)
        fresh.pixmaps = scene.pixmaps
        fresh.show(view)
        assert scene.snapshot() == fresh.snapshot()
    assert seen, "nothing ever moved"


def test_a_movement_can_be_broken_off_at_any_time(qapp):
    session = played_until(new_session(2), asks("place-worker"))
    scene = scene_of(session)
    scene.show(session.view(0))
    session.submit(session.legal()[0])
    scene.animate(session.events(session.length, 1, 0), session.view(0), 10_000)
    scene.show(session.view(0))
    scene.animator.finish()
    scene.show(session.view(0))
    fresh = scene_of(session)
    fresh.show(session.view(0))
    assert scene.snapshot() == fresh.snapshot()


def test_another_seat_in_the_centre_and_back_leaves_no_trace(qapp):
    session = played_until(new_session(3), asks("boat"))
    scene = scene_of(session, centre=0)
    view = session.view(0)
    scene.show(view)
    before = scene.snapshot()
    scene.restage(Stage(AREA, theme("light"), 2, 0))
    scene.show(view)
    assert scene.snapshot() != before
    scene.restage(Stage(AREA, theme("light"), 0, 0))
    scene.show(view)
    assert scene.snapshot() == before


def test_another_theme_repaints_everything_that_is_painted(qapp):
    session = new_session(2)
    scene = scene_of(session)
    view = session.view(0)
    scene.show(view)
    light = {name: item.pixmap().cacheKey() for name, item in scene._items.items()}
    scene.restage(Stage(AREA, theme("dark"), 0, 0))
    scene.show(view)
    kept = [name for name, item in scene._items.items() if item.pixmap().cacheKey() == light.get(name)]
    assert kept == []


def test_equal_art_of_equal_size_is_painted_once(qapp):
    session = new_session(4)
    scene = scene_of(session)
    scene.show(session.view(0))
    painted = scene.pixmaps.paintings
    scene.show(session.view(0))
    assert scene.pixmaps.paintings == painted
    assert painted < len(scene.snapshot())


# --- places ---------------------------------------------------------------------------------


def no_rectangle(data):
    """Seven rows of unequal length with holes, and a short harbor track."""
    rows = ["YGRBW", "YGRBWY", ".GRBWYG", "YGRB.BWG", "RBWYGRB", ".GRBWY.", "WYGRB"]
    for mat in data["mats"]["value"]:
        mat["rows"] = rows
    data["harbor"]["value"] = {
        "last": 12,
        "starts": {"2": 0, "3": 1, "4": 2},
        "reach": [2, 3, 4, 6, 7, 8, 10, 11, 12],
    }


EDITIONS = {"built-in": "", "another box": changed(no_rectangle)}
PANELS = ("strip", "new orleans", "supply", "track")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_its_panel_and_no_panel_on_another(qapp, seats, size, edition):
    session = played_until(
        new_session(seats, edition_text=EDITIONS[edition]), lambda s: s.view().observation.phase == 3
    )
    view = session.view(0)
    area = QRectF(0, 0, *size)
    sprites = {
        sprite.id: sprite
        for sprite in scene_of(session).table.arrange(
            view, Stage(area, theme("light"), centre_of(view), centre_of(view))
        )
    }
    panels = {name: sprites[name].rect for name in (*PANELS, *(f"mat/{seat}" for seat in range(seats)))}
    shadow = 8 * max(1.0, size[1] / 680)
    for rect in panels.values():
        assert area.adjusted(-shadow, -shadow, shadow, shadow).contains(rect)
    for (one, first), (other, second) in combinations(panels.items(), 2):
        overlap = first.intersected(second)
        assert min(overlap.width(), overlap.height()) <= 2 * shadow, (one, other)
    for name, sprite in sprites.items():
        kind, _, rest = name.partition("/")
        if kind in ("field", "space", "recess", "moored", "goods", "worker", "own"):
            seat = rest.split("/")[0] if kind != "own" else rest.split("/")[1]
            assert panels[f"mat/{seat}"].contains(sprite.rect), name
        elif kind in ("boat", "slot", "mansion", "round", "deck"):
            assert panels["new orleans"].contains(sprite.rect), name
        elif kind in ("display", "place", "stack") and not rest.startswith("card"):
            assert panels["supply"].contains(sprite.rect), name
        elif kind == "phase":
            assert panels["strip"].contains(sprite.rect), name


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_tiles_of_the_display_and_no_two_boats_overlap(qapp, edition):
    session = new_session(2, edition_text=EDITIONS[edition])
    view = session.view(0)
    for kind in ("display", "boat", "phase", "round"):
        rects = [
            sprite.rect
            for sprite in scene_of(session).table.arrange(view, Stage(AREA, theme("light"), 0, 0))
            if sprite.id.startswith(f"{kind}/")
        ]
        for one, other in combinations(rects, 2):
            overlap = one.intersected(other)
            assert overlap.width() * overlap.height() < 1.0


def test_the_display_takes_as_many_spaces_as_the_table_chose(qapp):
    options = (("display-singles", "12"), ("display-doubles", "12"), ("display-triples", "12"))
    session = new_session(2, options=options)
    sprites = scene_of(session).table.arrange(session.view(0), Stage(AREA, theme("light"), 0, 0))
    spaces = [sprite for sprite in sprites if sprite.id.startswith("display/")]
    supply = next(sprite.rect for sprite in sprites if sprite.id == "supply")
    assert len(spaces) == 36
    assert all(supply.contains(sprite.rect) for sprite in spaces)
