"""Sobek's table: what is asked in trays, that all has its place, what moves, what speaks against a step."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from engine.core.component import Ref
from engine.session.session import Session
from engine.sobek import steps as st
from tests.engine.sobek.table import play, position
from tests.ui.sobek_sprites import (
    GUILD,
    SHADOW,
    SIZES,
    fresh,
    named,
    played,
    sprites_of,
    stage,
    tray_of,
    words_of,
)
from tests.ui.table_play import walk
from ui.phrasebook import table_for
from ui.sobek.flights import Gain, GainKind
from ui.sobek.ground import edition_of
from ui.table_scene import TableScene

pytestmark = pytest.mark.usefixtures("qapp")

# --- trays and seats ------------------------------------------------------------------------


def test_sk_1_8_1_the_tray_has_every_token_that_is_left_with_what_it_does():
    session = position(
        "looked 2\ntokens 3\nat tokens: flood x2, guild-C\nat tokens-used: curse, deceit\n"
        "at 1.hand: fish x3\nat dock-1: wheat"
    )
    play(session, "lay fish fish fish fish")
    table = table_for(session.setup)
    assert table.wants_tray(session.view(0))
    tray = tray_of(session)
    assert named(tray, "token") == ["token/guild-C/1", "token/flood/1", "token/flood/2"]
    assert tray["token/flood/2"].refs == (Ref("token", "flood"),)
    assert "more action" in words_of(tray, "tray/effect/1")
    assert not table.wants_tray(session.view(1))
    assert tray_of(session, 1) == tray_of(session, -1) == {}


def test_sk_1_10_5_the_tray_has_the_pile_that_the_vizir_looks_through_for_him_alone():
    session = position(
        "at 1.hand: vizir\nat 2.corruption: fish x2, amulet\nat 3.corruption: ivory\nat dock-1: wheat",
        seats=3,
    )
    play(session, "play vizir", "look 2")
    claims = named(tray_of(session), "claim")
    assert claims == ["claim/fish/1", "claim/fish/2", "claim/amulet/1"]
    assert tray_of(session)["claim/fish/2"].refs == (Ref("card", "fish"),)
    assert tray_of(session, 2) == {}


def live(session: Session) -> set[Ref]:
    """Everything that pointing at may be an answer."""
    return {ref for step in session.legal() for ref in session.refs(step)}


def test_the_own_hand_does_not_answer_for_the_pile_that_is_looked_through():
    session = position("at 1.hand: vizir, fish\nat 2.corruption: fish x2, amulet\nat dock-1: wheat")
    play(session, "play vizir", "look 2")
    assert Ref("card", "fish") in live(session)
    own = sprites_of(session)["hand/fish/1"]
    assert own.refs and not live(session) & set(own.refs)
    assert session.why_not(own.refs).key == "claim-due"


def test_a_set_does_not_answer_for_the_good_that_leaves_the_corruption():
    session = position(
        "at 1.hand: high-priest\nat 1.corruption: fish, ivory\nat 1.fish: fish-1 x3\nat dock-1: wheat"
    )
    play(session, "play high-priest")
    assert Ref("good", "fish") in live(session)
    own = sprites_of(session)["set/0/fish"]
    assert own.refs and not live(session) & set(own.refs)
    assert session.why_not(own.refs).key == "good-due"


def test_a_pile_answers_for_its_seat_only_where_it_is_looked_through():
    session = position("at 1.hand: vizir, fish\nat 2.corruption: fish\nat dock-1: wheat")
    seat = Ref("seat", "2")
    assert seat not in sprites_of(session, centre=1)["pile/1"].refs
    play(session, "play vizir")
    assert seat in sprites_of(session, centre=1)["pile/1"].refs


def test_sk_1_10_2_the_tray_has_six_goods_and_says_how_many_cards_of_each_would_go():
    session = position("at 1.hand: high-priest\nat 1.corruption: fish x2, thief, ivory\nat dock-1: wheat")
    play(session, "play high-priest")
    tray = tray_of(session)
    assert len(named(tray, "good")) == 6
    assert words_of(tray, "tray/name/1") == "fish × 3"
    assert tray["good/fish"].opacity == 1.0 > tray["good/wheat"].opacity
    assert tray["good/ivory"].refs == (Ref("good", "ivory"),)


def test_what_amulets_stand_for_is_asked_in_the_tray():
    session = position("at 1.hand: amulet x3\nat dock-1: wheat")
    tray = tray_of(session, asked=(Ref("good", "fish"), Ref("good", "ebony")))
    lit = [name for name in named(tray, "good") if tray[name].opacity == 1.0]
    assert lit == ["good/fish", "good/ebony"]


def test_where_a_seat_is_the_answer_its_panel_is_pointed_at_and_else_enlarged():
    session = position(GUILD, seats=3)
    assert sprites_of(session)["seat/1"].looks_at == 1
    play(session, "lay fish fish fish fish", "pick guild-B")
    view = session.view(0)
    scene = TableScene(table_for(session.setup), stage(view))
    scene.show(view)
    for seat in (1, 2):
        sprite = scene.sprite(f"seat/{seat}")
        assert sprite is not None
        assert sprite.refs == (Ref("seat", str(seat + 1)),)
        assert sprite.looks_at < 0
        assert not scene.covered(sprite)
    assert scene.sprite("seat/0") is None


def test_sk_1_10_3_the_thief_points_at_the_backs_of_a_hand():
    session = position(
        "at 1.hand: thief\nat 2.hand: fish-1 x2, wheat-start, queen\nat dock-1: wheat", seats=3
    )
    play(session, "play thief")
    view = session.view(0)
    scene = TableScene(table_for(session.setup), stage(view))
    scene.show(view)
    live = {ref for step in session.legal() for ref in session.refs(step)}
    for back in ("green/1", "beige/1", "beige/2", "orange/1"):
        sprite = scene.sprite(f"back/1/{back}")
        assert sprite is not None
        assert set(sprite.refs) <= live
        assert scene.handle(sprite) is not None


# --- places ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 60, 140])
def test_everything_lies_on_its_panel_and_no_panel_on_another(seats, steps, size):
    session = played(seats, steps, seed=seats)
    area = QRectF(0, 0, *size)
    sprites = sprites_of(session, area=area)
    unit = min(size[0] / 1010, size[1] / 680)
    shadow = SHADOW * max(1.0, unit)
    panels = {name: sprites[name].rect for name in ("river", "track", "store")}
    panels |= {name: sprites[name].rect for name in named(sprites, "frame")}
    for (one, first), (other, second) in combinations(panels.items(), 2):
        overlap = first.intersected(second)
        assert min(overlap.width(), overlap.height()) <= 2 * shadow, (one, other)
    homes = {"dock": "river", "jetty": "river", "price": "river", "deck": "river", "temple": "river"}
    homes |= {"space": "track", "beyond": "track", "left": "store", "discard": "store"}
    of_seats = {"back": 1, "pile": 1, "set": 1, "last": 1, "badge": 1, "name": 1, "points": 1, "curse": 1}
    for name, sprite in sprites.items():
        assert area.adjusted(-shadow, -shadow, shadow, shadow).contains(sprite.rect), name
        parts = name.split("/")
        if parts[0] in homes and sprite.outline.value != "none":
            assert panels[homes[parts[0]]].contains(sprite.rect), name
        elif parts[0] in of_seats:
            assert panels[f"frame/{parts[of_seats[parts[0]]]}"].contains(sprite.rect), name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_sets_of_a_seat_lie_side_by_side(seats):
    goods = {
        "wheat": "wheat-1 x3, wheat x2",
        "fish": "fish-1 x3, fish x2",
        "cattle": "cattle-1 x3",
        "ivory": "ivory-3 x3",
        "marble": "marble-2 x3, amulet",
        "ebony": "ebony-2 x3, ebony",
    }
    lines = [f"at 2.{good}: {cards}" for good, cards in goods.items()]
    used = "at tokens-used: curse x2, flood x2, deceit\ntokens 0\nlooked 2"
    session = position("\n".join([*lines, used, "at 1.hand: fish", "at dock-1: cattle"]), seats=seats)
    for viewer in (0, 1):
        sprites = sprites_of(session, viewer)
        sets = [sprites[name] for name in named(sprites, "set")]
        assert len(sets) == 6
        frame = sprites["frame/1"].rect
        for sprite in sets:
            assert frame.contains(sprite.rect)
            assert sprite.rect.width() >= 20
        for one, other in combinations(sets, 2):
            assert not one.rect.intersects(other.rect), (one.id, other.id)


def test_a_look_at_another_seat_and_back_leaves_no_trace():
    session = played(3, 50)
    view = session.view(0)
    scene = TableScene(table_for(session.setup), stage(view))
    scene.show(view)
    before = scene.snapshot()
    scene.restage(stage(view, centre=2))
    scene.show(view)
    back = scene.sprite("back")
    assert back is not None
    assert back.looks_at == 0
    assert scene.snapshot() != before
    scene.restage(stage(view))
    scene.show(view)
    assert scene.snapshot() == before


# --- movement -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_animate_then_settle_equals_show_from_scratch(seats):
    session = fresh(seats, seed=seats)
    table = table_for(session.setup)
    view = session.view(0)
    moving = TableScene(table, stage(view))
    moving.show(view)
    moved = 0
    for first in walk(session, 40, seed=seats):
        view = session.view(0)
        moved += moving.animate(session.events(first, session.length - first + 1, 0), view, 300)
        moving.animator.finish()
        moving.show(view)
        from_scratch = TableScene(table, stage(view))
        from_scratch.pixmaps = moving.pixmaps  # what is at which place counts here, not how it is painted
        from_scratch.show(view)
        assert moving.snapshot() == from_scratch.snapshot()
    assert moved > 20


def flights_after(session: Session, *steps: str, viewer=0) -> dict[str, str]:
    first = session.length + 1
    play(session, *steps)
    events = session.events(first, session.length - first + 1, viewer)
    return {flight.sprite: flight.place for flight in table_for(session.setup).flights(events)}


def test_sk_1_5_2_a_taken_card_flies_to_the_hand_and_those_passed_over_under_the_tile():
    text = "at 1.hand: fish\nat dock-1: wheat\nat dock-3: ivory\nat dock-6: cattle"
    found = flights_after(position(text), "take 6")
    assert found["hand/cattle/*"] == "dock/5"
    assert found["dock/0"] == found["dock/2"] == "pile/0"
    others = flights_after(position(text), "take 6", viewer=1)
    assert others["back/0/beige/*"] == "dock/5"


def test_a_set_gathers_from_the_hand():
    found = flights_after(position("at 1.hand: fish x3\nat dock-1: wheat"), "lay fish fish fish fish")
    assert found["hand/fish/*"] == "set/0/fish"
    assert found["back/0/beige/*"] == "set/0/fish"


# --- what speaks for and against ------------------------------------------------------------


def gains_of(session: Session, step: str) -> tuple[Gain, ...]:
    done = next(one for one in session.legal() if session.write(one) == step)
    return table_for(session.setup).gains(session.preview(done, 0), 0)


def test_a_card_says_what_it_costs_before_it_is_taken_and_a_set_what_it_is_worth():
    session = position(
        "at 1.hand: fish-1 x2, fish, amulet\nat dock-1: wheat\nat dock-2: ivory\nat dock-5: marble"
    )
    assert gains_of(session, "take 1") == (Gain(GainKind.CORRUPTION, 0),)
    assert gains_of(session, "take 5") == (Gain(GainKind.CORRUPTION, 2),)
    assert gains_of(session, "lay fish fish-1 fish-1 fish amulet") == (Gain(GainKind.WORTH, 8),)


def doubt_of(session: Session, step):
    return table_for(session.setup).doubt(step, session.view(0))


def test_the_same_card_further_in_front_is_a_doubt():
    session = position("at 1.hand: fish\nat dock-1: ivory\nat dock-2: wheat\nat dock-4: wheat\nface-down 6 7")
    assert doubt_of(session, st.Take(1)) is None
    doubt = doubt_of(session, st.Take(3))
    assert doubt is not None
    assert doubt.better == st.Take(1)


IDLE = [
    ("queen", "deck 0", ""),
    ("high-priest", "at 1.corruption: amulet", "at 1.corruption: fish"),
    ("thief", "", "at 2.hand: wheat"),
    ("scribe-fish", "at 2.hand: wheat x3, cattle x2, marble", "at 2.hand: wheat x3, cattle x2, marble x2"),
    ("vizir", "", "at 2.corruption: wheat"),
    ("courtisan", "", "looked 1\nat tokens: flood, curse, deceit, embalming, guild-A\nat 1.fish: fish-1 x3"),
]


@pytest.mark.parametrize(("name", "without", "having"), IDLE, ids=[name for name, _, _ in IDLE])
def test_sk_1_6_2_a_power_that_would_do_nothing_is_a_doubt(name, without, having):
    for more, doubted in ((without, True), (having, False)):
        session = position(f"{more}\nat 1.hand: {name}, fish\nat dock-1: ivory")
        card = edition_of(session.setup).card_index(name)
        doubt = doubt_of(session, st.Play(card))
        assert (doubt is not None) is doubted
        if doubt is not None:
            assert doubt.better is None, "nothing is done instead: the card is kept"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_sk_3_42_several_curses_lie_side_by_side_in_the_panel_of_their_seat(seats, size):
    session = position(
        "tokens 2\nlooked 1\nat tokens: flood, deceit\nat 1.hand: fish\nat 2.curses: curse x2\n"
        "at tokens-used: guild-A\nat 2.corruption: ivory\nat dock-1: wheat",
        seats=seats,
    )
    for centre in (0, 1):
        sprites = sprites_of(session, area=QRectF(0, 0, *size), centre=centre)
        curses = [sprites[name].rect for name in named(sprites, "curse")]
        assert len(curses) == 2 and min(rect.width() for rect in curses) >= 16
        lying = [*curses, sprites["pile/1"].rect]
        assert not any(one.intersects(other) for one, other in combinations(lying, 2))
        assert all(sprites["frame/1"].rect.contains(rect) for rect in curses)
