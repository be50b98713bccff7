"""Sobek's table: what lies where, what it costs, who sees it, and that all of it has its place."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from engine.core.component import Ref
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from engine.sobek import steps as st
from engine.sobek.components import GREEN
from tests.engine.sobek.table import NAMES, play, position
from ui.game_table import Stage
from ui.gathering import Group
from ui.items.sprite import Sprite
from ui.phrasebook import table_for
from ui.sobek.flights import Gain, GainKind
from ui.sobek.ground import edition_of
from ui.table_scene import TableScene
from ui.theme import theme

pytestmark = pytest.mark.usefixtures("qapp")

AREA = QRectF(0, 0, 1010, 640)
SIZES = [(1280, 800), (1010, 640), (2560, 1440)]
SHADOW = 8.0
BIG = """
    points 38 103
    at 1.hand: wheat-1 x4, wheat x2, fish-1 x3, fish x2, cattle-1 x3, ivory-3 x2, ivory, marble-2 x2, \
marble x2, ebony-2 x2, ebony, amulet x3, queen, thief, scribe-cattle
    at 2.hand: wheat-start, fish-start, cattle, high-priest
    at dock-1: wheat
    at dock-5: ivory-3
"""
"""A hand of thirty cards, and a marker beyond the end of the track."""
GUILD = """
    tokens 1
    looked 1
    at tokens: guild-B
    at tokens-used: flood x2, curse, deceit
    points 10 20 30
    at 1.hand: fish x3
    at dock-1: wheat
"""


def stage(view, area=AREA, *, centre=-1, gathered=(), offered=(), summary="", asked=()) -> Stage:
    home = view.viewer if view.viewer >= 0 else max(0, view.prompt.seat)
    large = home if centre < 0 else centre
    return Stage(area, theme("light"), large, home, gathered, offered, summary, asked)


def sprites_of(session: Session, viewer=0, area=AREA, **more) -> dict[str, Sprite]:
    view = session.view(viewer)
    found = table_for(session.setup).arrange(view, stage(view, area, **more))
    assert len({sprite.id for sprite in found}) == len(found), "two sprites have one id"
    return {sprite.id: sprite for sprite in found}


def tray_of(session: Session, viewer=0, **more) -> dict[str, Sprite]:
    view = session.view(viewer)
    table = table_for(session.setup)
    steps = list(session.legal()) if view.prompt.seat == viewer else []
    return {sprite.id: sprite for sprite in table.tray(view, stage(view, **more), steps)}


def peek_of(session: Session, sprite: str, viewer=0) -> dict[str, Sprite]:
    view = session.view(viewer)
    return {one.id: one for one in table_for(session.setup).peek(view, stage(view), sprite)}


def named(sprites: dict[str, Sprite], kind: str) -> list[str]:
    return [name for name in sprites if name.split("/")[0] == kind]


def art_of(sprite: Sprite) -> tuple[Any, ...]:
    """The key of what is painted: its kind, then its values."""
    assert isinstance(sprite.art, tuple)
    return sprite.art


def words_of(sprites: dict[str, Sprite], name: str) -> str:
    return str(art_of(sprites[name])[1])


def fresh(seats: int, *, seed=1, options=()) -> Session:
    setup = Setup("sobek", tuple(map(SeatSetup, NAMES[:seats])), tuple(options), seed)
    session = Session(game("sobek"), setup)
    session.start()
    return session


def walk(session: Session, steps: int, seed: int):
    """Yields after each random step, with the number of the first frame that was new."""
    luck = Random(seed)
    for _ in range(steps):
        first = session.length + 1
        if session.waiting:
            session.proceed()
        else:
            legal = session.legal()
            session.submit(legal[luck.randrange(len(legal))])
        yield first


def played(seats: int, steps: int, *, seed=2, options=()) -> Session:
    session = fresh(seats, options=options)
    for _ in walk(session, steps, seed):
        if session.over:
            break
    return session


# --- the queue ------------------------------------------------------------------------------

GAPS = "at dock-2: wheat\nat dock-4: fish\nat dock-5: ivory\nat dock-7: amulet\nat dock-9: cattle"


def test_sk_1_3_4_the_first_four_cards_have_a_price_whatever_gaps_lie_between():
    sprites = sprites_of(position(f"{GAPS}\nat 1.hand: fish"))
    assert {name: art_of(sprites[name])[:2] for name in named(sprites, "price")} == {
        "price/1": ("free", "free"),
        "price/3": ("price", 1),
        "price/4": ("price", 2),
        "price/6": ("price", 3),
    }
    lit = [name for name in named(sprites, "jetty") if sprites[name].art == ("jetty", True)]
    assert lit == ["jetty/1", "jetty/3", "jetty/4", "jetty/6"]


def test_each_price_stands_below_its_own_card_and_above_no_other():
    sprites = sprites_of(position(f"{GAPS}\nat 1.hand: fish"))
    for dock in (1, 3, 4, 6):
        price, card = sprites[f"price/{dock}"].rect, sprites[f"dock/{dock}"].rect
        assert price.top() >= card.bottom()
        assert card.left() <= price.center().x() <= card.right()


def test_sk_1_10_7_the_merchant_pays_for_no_card_and_reaches_all():
    session = position(f"{GAPS}\nat 1.hand: merchant, fish")
    play(session, "play merchant")
    sprites = sprites_of(session)
    assert named(sprites, "price") == []
    lit = [name for name in named(sprites, "jetty") if sprites[name].art == ("jetty", True)]
    assert lit == ["jetty/1", "jetty/3", "jetty/4", "jetty/6", "jetty/8"]


def test_docks_are_pointed_at_by_number_and_empty_ones_too():
    sprites = sprites_of(position(f"{GAPS}\nat 1.hand: fish"))
    assert sprites["dock/1"].refs == (Ref("dock", "2"),)
    assert sprites["jetty/1"].refs == ()
    assert sprites["jetty/0"].refs == (Ref("dock", "1"),)
    assert "dock/0" not in sprites


def test_sk_1_16_4_a_character_lies_face_down():
    sprites = sprites_of(position("at dock-1: wheat\nface-down 3\nat 1.hand: fish"))
    assert sprites["dock/2"].art == ("card", 30, -1)


@pytest.mark.parametrize(("option", "top"), [("shown", "orange"), ("hidden", None)])
def test_sk_1_16_16_the_back_on_top_of_the_deck_is_shown_if_the_table_agreed(option, top):
    line = "top orange\n" if top else ""
    session = position(f"option deck-back {option}\n{line}at dock-1: wheat\nat 1.hand: fish")
    key, back, _ = art_of(sprites_of(session)["deck"])
    assert (key, back) == ("deck", top)


# --- hands ----------------------------------------------------------------------------------


def test_the_own_hand_lies_by_good_with_characters_beside_and_amulets_last():
    session = position("at 1.hand: amulet, thief, wheat-1, fish x2, fish-1, wheat\nat dock-1: wheat")
    sprites = sprites_of(session)
    hand = sorted(named(sprites, "hand"), key=lambda name: sprites[name].rect.left())
    assert hand == [
        "hand/wheat-1/1",
        "hand/wheat/1",
        "hand/fish-1/1",
        "hand/fish/1",
        "hand/fish/2",
        "hand/thief/1",
        "hand/amulet/1",
    ]


def test_of_equal_cards_each_has_a_ref_of_its_own():
    sprites = sprites_of(position("at 1.hand: wheat x3\nat dock-1: wheat-1"))
    assert [sprites[f"hand/wheat/{number}"].refs for number in (1, 2, 3)] == [
        (Ref("card", "wheat"),),
        (Ref("card", "wheat 2"),),
        (Ref("card", "wheat 3"),),
    ]


def test_sk_1_16_1_of_other_hands_only_backs_are_seen_sorted_by_back():
    session = position("at 1.hand: fish\nat 2.hand: thief, cattle, wheat-start, fish-1\nat dock-1: wheat")
    sprites = sprites_of(session)
    backs = sorted(named(sprites, "back"), key=lambda name: sprites[name].rect.left())
    assert backs == ["back/1/green/1", "back/1/beige/1", "back/1/beige/2", "back/1/orange/1"]
    assert sprites["back/1/orange/1"].refs == (Ref("back", "orange", 1), Ref("seat", "2"))
    assert named(sprites, "open") == []


@pytest.mark.parametrize("viewer", [0, -1])
def test_nothing_hidden_is_in_any_sprite(viewer):
    """Two positions that this viewer cannot tell apart look alike to the last hint."""
    text = "at 1.hand: {own}\nat 2.hand: {hand}\nat 2.corruption: {pile}\nat dock-1: wheat\nface-down 4\n"
    text += "at discards: marble-start, ivory-start, ebony-start"
    one = position(text.format(own="fish", hand="cattle, fish-start, thief", pile="ivory-3, marble"))
    own = "fish" if viewer == 0 else "ebony"
    other = position(text.format(own=own, hand="ebony-2, wheat-start, queen", pile="fish-1, amulet"))
    assert [one.view(viewer).observation.hands[seat] for seat in (0, 1)] == [
        other.view(viewer).observation.hands[seat] for seat in (0, 1)
    ]
    assert sprites_of(one, viewer) == sprites_of(other, viewer)


def test_the_public_sees_the_seat_on_turn_with_backs_below():
    session = position("turn 2\nat 1.hand: fish\nat 2.hand: cattle, thief\nat dock-1: wheat")
    sprites = sprites_of(session, -1)
    assert named(sprites, "hand") == []
    below = sprites["frame/1"].rect
    assert below.height() > sprites["frame/0"].rect.height() * 1.8
    assert below.contains(sprites["back/1/beige/1"].rect)
    assert all(art_of(sprite)[1] >= GREEN for name, sprite in sprites.items() if name.startswith("back/"))


def test_sk_1_16_18_in_an_open_game_hands_and_piles_of_all_are_open():
    text = "option information open\nat 1.hand: fish\nat 2.hand: cattle, thief\nat 2.corruption: ivory x2"
    sprites = sprites_of(position(f"{text}\nat dock-1: wheat"))
    assert named(sprites, "open") == ["open/1/thief/1", "open/1/cattle/1"]
    assert sprites["open/1/thief/1"].refs == (Ref("back", "orange", 1), Ref("seat", "2"))
    assert sprites["pile/1"].art == ("pile", 1, 2)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_card_of_a_hand_of_thirty_shows_its_letter_and_can_be_pointed_at(size):
    session = position(BIG)
    area = QRectF(0, 0, *size)
    view = session.view(0)
    scene = TableScene(table_for(session.setup), stage(view, area))
    scene.show(view)
    hand = [sprite for sprite in scene.sprites() if sprite.id.startswith("hand/")]
    assert len(hand) == 30
    frame = sprites_of(session, area=area)["frame/0"].rect
    for sprite in hand:
        assert frame.contains(sprite.rect)
        assert scene.handle(sprite) is not None
    for one, other in combinations(hand, 2):
        if other.rect.top() == one.rect.top():
            assert abs(one.rect.left() - other.rect.left()) >= one.rect.width() * 0.3


def test_gathered_cards_stand_out_and_each_offer_has_a_chip_over_its_cards():
    session = position("at 1.hand: wheat x3, fish x3, amulet\nat dock-1: wheat-1")
    wheat = frozenset(Ref("card", name) for name in ("wheat", "wheat 2", "wheat 3"))
    fish = frozenset(Ref("card", name) for name in ("fish", "fish 2", "fish 3", "amulet"))
    plain = sprites_of(session)
    sprites = sprites_of(
        session,
        gathered=(Group("wheat", wheat, "3 wheat", "0 × 3 = 0", True),),
        offered=(Group("fish", fish, "3 fish + amulet", "0 × 4 = 0", True),),
    )
    assert sprites["hand/wheat/2"].rect.top() < plain["hand/wheat/2"].rect.top()
    assert sprites["hand/fish/2"].rect == plain["hand/fish/2"].rect
    chip = sprites["offer/fish"].rect
    cards = sprites["hand/fish/1"].rect.united(sprites["hand/fish/3"].rect)
    assert chip.bottom() <= cards.top()
    assert cards.left() <= chip.center().x() <= cards.right()
    assert words_of(sprites, "summary/0") == "3 wheat"


# --- sets, piles, marks ---------------------------------------------------------------------


def test_sk_1_13_2_a_set_shows_its_sum_with_prosperity():
    session = position(
        "looked 2\nat tokens: flood, curse, deceit, embalming\n"
        "at 2.fish: fish-1 x2, fish, prosperity\nat 1.hand: fish\nat dock-1: wheat"
    )
    sprites = sprites_of(session)
    assert words_of(sprites, "value/set/1/fish") == "(2+2) × 3 = 12"
    assert "prosperity/1/fish/0" in sprites
    assert sprites["set/1/fish"].refs == ()
    assert sprites_of(session, 1)["set/1/fish"].refs == (Ref("good", "fish"),)


def test_sk_1_16_12_a_pile_tells_its_size_to_its_owner_only_and_others_whether_it_is_empty():
    session = position("at 2.corruption: fish x2, wheat\nat 1.hand: fish\nat dock-1: wheat-1")
    assert sprites_of(session, 0)["pile/1"].art == ("pile", 1, None)
    assert sprites_of(session, 1)["pile/1"].art == ("pile", 1, 3)
    assert sprites_of(session, 1)["pile/0"].art == ("pile", 0, 0)


def test_curses_lie_beside_the_pile_and_the_eye_tells_who_has_looked():
    session = position(
        "looked 1\ntokens 3\nat tokens: flood, deceit, embalming\nat 2.curses: curse x2\n"
        "at 1.hand: fish\nat dock-1: wheat"
    )
    sprites = sprites_of(session)
    assert named(sprites, "curse") == ["curse/1/0", "curse/1/1"]
    assert named(sprites, "looked") == ["looked/0"]
    assert named(sprites, "start") == ["start/0"]


def test_sk_1_16_14_event_tokens_show_their_faces_to_who_has_looked():
    session = position(
        "looked 1\ntokens 2\nat tokens: flood, deceit\nat tokens-used: curse x2, embalming\n"
        "at 1.hand: fish\nat dock-1: wheat"
    )
    assert [sprites_of(session, 0)[f"left/{n}"].art for n in (0, 1)] == [("token", 4), ("token", 8)]
    assert [sprites_of(session, 1)[f"left/{n}"].art for n in (0, 1)] == [("token", None), ("token", None)]


def test_a_peek_opens_the_own_pile_and_the_discards_and_no_pile_of_another():
    session = position(
        "at 1.corruption: fish, wheat\nat 2.corruption: ivory\nat discards: queen\n"
        "at 1.hand: fish\nat dock-1: wheat-1"
    )
    view = session.view(0)
    edition = edition_of(session.setup)
    own = [
        art_of(sprite)[1] for name, sprite in peek_of(session, "pile/0").items() if name.startswith("peek/0/")
    ]
    assert own == [edition.card_index("wheat"), edition.card_index("fish")]
    assert peek_of(session, "pile/1") == {}
    thrown = peek_of(session, "discard")
    assert sum(name.startswith("peek/0/") for name in thrown) == len(view.observation.discards)


def test_a_card_that_others_lie_over_is_lifted_while_it_is_hovered():
    session = position("at 1.hand: wheat x3\nat dock-1: wheat-1")
    (lifted,) = peek_of(session, "hand/wheat/2").values()
    lying = sprites_of(session)["hand/wheat/2"]
    assert lifted.art == lying.art
    assert lifted.z > sprites_of(session)["hand/wheat/3"].z
    assert lifted.rect.bottom() < lying.rect.bottom()


# --- the track ------------------------------------------------------------------------------


def test_sk_1_12_10_the_track_is_a_snake_with_all_numbers_at_its_ends():
    sprites = sprites_of(fresh(2))
    rects = [sprites[f"space/{space}"].rect for space in range(101)]
    columns = {round(rects[space].left()) for space in range(0, 101, 5)}
    assert columns == {round(rects[0].left()), round(rects[5].left())}
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)
    for before, after in pairwise(rects):
        way = after.center() - before.center()
        assert way.manhattanLength() <= max(before.width(), before.height()) * 1.2
    assert sprites["space/61"].art == sprites["space/52"].art == ("space", "A")


def test_sk_3_33_beyond_the_track_a_marker_shows_its_points_and_the_kind_it_stands_on():
    sprites = sprites_of(position(BIG))
    assert words_of(sprites, "beyond count/1") == "103"
    assert sprites["beyond/1"].art == sprites["space/3"].art
    assert sprites["beyond/1"].rect.top() == sprites["space/100"].rect.top()
    stopped = sprites_of(position(f"option beyond-track stop\n{BIG}"))
    assert "beyond/1" not in stopped
    assert words_of(stopped, "beyond count/1") == "103"


def test_markers_that_share_a_space_lie_side_by_side():
    sprites = sprites_of(fresh(4))
    lefts = [sprites[f"marker/{seat}"].rect.left() for seat in range(4)]
    assert lefts == sorted(lefts)
    assert min(after - before for before, after in pairwise(lefts)) >= 5


def test_parts_that_are_reconstructions_are_marked_as_such():
    sprites = sprites_of(fresh(2))
    for name in ("track head", "tokens head", "note"):
        assert "*" in words_of(sprites, name)
        assert "reconstruction" in sprites[name].tip


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
