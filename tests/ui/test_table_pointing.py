"""Pointing with real mouse events: legal things glow, a step is picked, illegal things answer."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.component import Ref
from engine.riverboat.steps import PlaceWorker, PlantCrop, TakeBoat
from tests.ui.table_play import (
    asks,
    click,
    legal_refs,
    move_to,
    new_session,
    played_until,
    point_of,
    press,
    shown,
)
from ui.riverboat.ground import edition_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def glowing(view) -> set[str]:
    """The ids of the sprites that glow as legal."""
    return {ring.id.removeprefix("legal/") for ring in view.scene.overlay("legal")}


def fields(refs) -> list[Ref]:
    return sorted(ref for ref in refs if ref.kind == "field")


def large_fields(view) -> list[Ref]:
    return [
        s.refs[0] for s in view.scene.sprites() if s.looks_at < 0 and s.refs[:1] and s.refs[0].kind == "field"
    ]


@pytest.mark.parametrize("key", ["draft", "place-worker", "plant", "boat", "card", "survey"])
def test_what_glows_is_what_the_legal_steps_point_at(qtbot, key):
    session = played_until(new_session(2), asks(key))
    view = shown(qtbot, session)
    legal = legal_refs(session)
    expected = {
        sprite.id
        for sprite in view.scene.sprites()
        if sprite.looks_at < 0 and any(ref in legal for ref in sprite.refs)
    }
    assert glowing(view) == expected
    if key != "survey":
        assert expected


def test_a_click_on_a_legal_field_places_the_worker(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    field = fields(legal_refs(session))[0]
    before = session.length
    click(view, field)
    assert session.length == before + 1
    assert session.log()[-1].text == f"place {field.name}"


def test_a_click_on_an_illegal_field_says_why_and_opens_the_rule(qtbot):
    session = played_until(new_session(2), asks("place-worker", after=20))
    seat = session.view().prompt.seat
    seen = session.view().observation
    view = shown(qtbot, session)
    names = edition_of(session.setup).mats[seen.mats[seat]].grid.names
    occupied = next(name for field, name in enumerate(names) if seen.workers[seat] >> field & 1)
    before = session.length
    click(view, Ref("field", occupied, seat))
    assert session.length == before
    assert view.bubble.isVisible()
    assert view.bubble.text.text() == f"A worker stands on {occupied} already."
    with qtbot.waitSignal(view.rule_wanted) as asked:
        QTest.mouseClick(view.bubble, Qt.MouseButton.LeftButton, pos=QPoint(5, view.bubble.height() - 5))
    assert asked.args == ["RB-3.3"]


def test_a_field_that_only_a_coin_allows_asks_for_the_coin_first(qtbot):
    session = played_until(
        new_session(2),
        lambda s: asks("place-worker")(s) and fields(legal_refs(s, coin=True) - legal_refs(s)),
    )
    view = shown(qtbot, session)
    field = fields(legal_refs(session, coin=True) - legal_refs(session))[0]
    before = session.length
    click(view, field)
    assert session.length == before
    assert "coin" in view.bubble.text.text()
    press(view, "coin")
    click(view, field)
    assert session.log()[-1].text == f"place {field.name} coin"


def test_a_coin_for_a_boat_on_show_is_doubted_by_rule_rb_3_42(qtbot):
    def wasteful(session):
        steps = list(session.legal()) if asks("boat")(session) else []
        return any(isinstance(s, TakeBoat) and s.coin and TakeBoat(s.boat, s.crop) in steps for s in steps)

    session = played_until(new_session(2), wasteful)
    view = shown(qtbot, session)
    steps = list(session.legal())
    step = next(s for s in steps if isinstance(s, TakeBoat) and s.coin and TakeBoat(s.boat, s.crop) in steps)
    press(view, "coin")
    boat = next(ref for ref in session.refs(step) if ref.kind == "boat")
    before = session.length
    click(view, boat)
    if session.length == before and not view.bubble.isVisible():
        click(view, fields(session.refs(step))[0])
    assert session.length == before
    assert view.bubble.rule == "RB-3.42"
    QTest.mouseClick(view.bubble.no, Qt.MouseButton.LeftButton)
    assert session.length > before
    assert session.log()[before].text.startswith(f"boat {boat.name}")
    assert "coin" not in session.log()[before].text


def test_boat_and_crop_may_be_pointed_at_in_either_order(qtbot):
    for first in ("boat", "field"):
        session = played_until(new_session(2), asks("boat"))
        view = shown(qtbot, session)
        step = next(step for step in session.legal() if isinstance(step, TakeBoat))
        refs = session.refs(step)
        boat = next(ref for ref in refs if ref.kind == "boat")
        field = fields(refs)[0]
        order = (boat, field) if first == "boat" else (field, boat)
        before = session.length
        click(view, order[0])
        if session.length == before:
            click(view, order[1])
        text = session.log()[before].text.split()
        assert text[0] == "boat"
        if first == "field":
            assert text[1:3] == [boat.name, edition_of(session.setup).crops[step.crop].id]


def test_workers_marked_with_control_are_those_that_leave(qtbot):
    def choice(session):
        return asks("boat")(session) and _with_spare_worker(session) is not None

    session = played_until(new_session(2), choice)
    view = shown(qtbot, session)
    step, spare = _with_spare_worker(session)
    boat = next(ref for ref in session.refs(step) if ref.kind == "boat")
    capacity = edition_of(session.setup).boats[step.boat].capacity
    marked = [ref for ref in spare][-capacity:]
    for ref in marked:
        click(view, ref, control=True)
    before = session.length
    click(view, boat)
    if session.length == before:
        click(view, marked[0])
    text = session.log()[before].text
    assert text.endswith("from " + " ".join(ref.name for ref in marked))


def _with_spare_worker(session):
    """A boat step whose crop has more workers than the boat takes, with the fields; None if there is none."""
    for step in session.legal():
        if isinstance(step, TakeBoat) and not step.coin:
            capacity = edition_of(session.setup).boats[step.boat].capacity
            loaded = fields(session.refs(step))
            if len(loaded) > capacity:
                return step, loaded
    return None


# --- planting -------------------------------------------------------------------------------


def mixed_double(session):
    """A tile of two crops that can be laid in more than one way over one field; with that field."""
    edition = edition_of(session.setup)
    ways: dict[tuple[int, int], int] = {}
    for step in session.legal():
        if isinstance(step, PlantCrop) and not step.coin and len(set(edition.tiles[step.tile].crops)) == 2:
            for field in step.fields:
                ways[step.tile, field] = ways.get((step.tile, field), 0) + 1
    return next((pair for pair, count in ways.items() if count > 1), None)


@pytest.fixture
def planting(qtbot):
    session = played_until(new_session(2), lambda s: asks("plant")(s) and mixed_double(s) is not None)
    view = shown(qtbot, session)
    tile, field = mixed_double(session)
    edition = edition_of(session.setup)
    seen = session.view().observation
    name = edition.mats[seen.mats[seen.acting]].grid.names[field]
    return session, view, Ref("tile", edition.tiles[tile].id), Ref("field", name, seen.acting)


def test_the_ghost_turns_through_every_legal_way_over_the_hovered_field(planting):
    session, view, tile, field = planting
    click(view, tile)
    assert view.scene.overlay("ghost") == ()
    move_to(view, field)
    expected = {step for step in session.legal().narrow((tile, field)) if not step.coin}
    seen = set()
    for _ in expected:
        seen.add(view.hand.laying())
        assert len(view.scene.overlay("ghost")) == 1
        QTest.keyClick(view.tabletop, Qt.Key.Key_R)
    assert seen == expected


def test_the_ghost_lies_where_the_click_then_lays_the_tile(planting):
    session, view, tile, field = planting
    click(view, tile)
    move_to(view, field)
    QTest.mouseClick(
        view.tabletop.viewport(),
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        point_of(view, field),
    )
    laying = view.hand.laying()
    ghost = view.scene.overlay("ghost")[0].rect
    before = session.length
    seat = session.view().prompt.seat
    click(view, field)
    assert session.log()[before].step.fields == laying.fields
    view.look_at(seat)
    laid = view.scene.sprite(f"tile/{seat}/{laying.fields[0]}")
    assert laid is not None
    assert laid.rect == ghost


def test_a_tile_dragged_to_its_place_is_laid(planting):
    session, view, tile, field = planting
    start, end = point_of(view, tile), point_of(view, field)
    before = session.length
    drag(view, start, end)
    assert session.log()[before].text.startswith(f"plant {tile.name}")
    assert field.name in session.log()[before].text.split()


def test_a_tile_dragged_to_a_field_without_a_worker_flies_back_and_says_why(planting):
    session, view, tile, _ = planting
    empty = next(ref for ref in large_fields(view) if ref not in legal_refs(session))
    before = session.length
    drag(view, point_of(view, tile), point_of(view, empty))
    assert session.length == before
    assert view.bubble.isVisible()
    assert view.scene.overlay("carried") == ()


def drag(view, start: QPoint, end: QPoint) -> None:
    port = view.tabletop.viewport()
    QTest.mouseMove(port, start)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(port, (start + end) / 2)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def test_a_coin_offers_the_tiles_of_the_stacks(qtbot):
    session = played_until(new_session(2), lambda s: asks("plant")(s) and legal_refs(s, coin=True))
    view = shown(qtbot, session)
    press(view, "coin")
    offered = {ref for ref in legal_refs(session, coin=True) if ref.kind == "tile"}
    tray = {sprite.refs[0] for sprite in view.scene.sprites() if sprite.zone == "tray"}
    assert tray == offered
    tile = sorted(offered)[0]
    click(view, tile)
    move_to(view, fields(legal_refs(session, coin=True))[0])


def test_a_coin_opens_the_opportunity_deck(qtbot):
    session = played_until(new_session(2), lambda s: asks("card")(s) and legal_refs(s, coin=True))
    view = shown(qtbot, session)
    press(view, "coin")
    card = sorted(ref for ref in legal_refs(session, coin=True) if ref.kind == "card")[0]
    before = session.length
    click(view, card)
    assert session.log()[before].text == f"card {card.name} coin"


# --- looking, moving ------------------------------------------------------------------------


def test_a_small_mat_is_enlarged_by_a_click_and_goes_back(qtbot):
    session = played_until(new_session(3), asks("boat"))
    view = shown(qtbot, session)
    home = view.scene.stage.home
    other = (home + 1) % 3
    mini = view.scene.sprite(f"mat/{other}")
    assert mini is not None
    place = view.tabletop.mapFromScene(mini.rect.center())
    QTest.mouseClick(
        view.tabletop.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert view.scene.stage.centre == other
    back = view.scene.sprite("back")
    assert back is not None
    place = view.tabletop.mapFromScene(back.rect.center())
    QTest.mouseClick(
        view.tabletop.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert view.scene.stage.centre == home


def test_a_click_during_a_movement_ends_it_and_counts(qtbot):
    session = played_until(new_session(2), asks("plant"))
    view = shown(qtbot, session, animation="slow")
    tile = next(step for step in session.legal() if not step.coin and len(step.fields) == 1)
    refs = session.refs(tile)
    click(view, next(ref for ref in refs if ref.kind == "tile"))
    click(view, fields(refs)[0])
    assert not view.settled()
    undo = view.bar.undo_button
    QTest.mouseClick(view.tabletop.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert view.settled()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert session.view().prompt.key == "plant"
    assert session.can_redo


def test_hovering_an_action_shows_what_it_would_bring(qtbot):
    session = played_until(new_session(2), lambda s: asks("boat")(s) and _free_boat(s, "B2a"))
    view = shown(qtbot, session)
    move_to(view, Ref("boat", "B2a"))
    art: Any = view.scene.overlay("badge")[0].art
    gains = art[1]
    kinds = [(gain.kind.value, gain.amount) for gain in gains]
    assert kinds == [("points", 1), ("harbor", 2)]


def _free_boat(session, name):
    return Ref("boat", name) in legal_refs(session)


def test_the_turn_is_ended_by_its_button_and_the_next_mat_comes_to_the_centre(qtbot):
    session = played_until(new_session(2), asks("draft"))
    view = shown(qtbot, session)
    first = session.view().prompt.seat
    phase = sorted(ref for ref in legal_refs(session) if ref.kind == "phase")[0]
    click(view, phase)
    assert view.scene.stage.centre == first
    assert view.bar.proceed_button.isVisible()
    QTest.mouseClick(view.bar.proceed_button, Qt.MouseButton.LeftButton)
    assert view.scene.stage.centre == 1 - first


def test_a_coin_is_not_needed_where_the_card_fits(qtbot):
    def both(session):
        if not asks("place-worker")(session):
            return False
        steps = list(session.legal())
        return any(isinstance(s, PlaceWorker) and s.coin and PlaceWorker(s.field) in steps for s in steps)

    session = played_until(new_session(2), both)
    view = shown(qtbot, session)
    field = fields(legal_refs(session))[0]
    press(view, "coin")
    click(view, field)
    assert view.bubble.rule == "RB-1.5.4"
    QTest.mouseClick(view.bubble.yes, Qt.MouseButton.LeftButton)
    assert session.log()[-1].text == f"place {field.name} coin"
