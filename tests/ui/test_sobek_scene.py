"""Sobek's table: what lies where, what it costs and who sees it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from engine.core.component import Ref
from engine.sobek.components import GREEN
from tests.engine.sobek.table import play, position
from tests.ui.sobek_sprites import (
    BIG,
    GUILD,
    SIZES,
    art_of,
    fresh,
    named,
    peek_of,
    sprites_of,
    stage,
    words_of,
)
from ui.gathering import Group
from ui.phrasebook import table_for
from ui.sobek.ground import edition_of
from ui.table_scene import TableScene

pytestmark = pytest.mark.usefixtures("qapp")

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


def test_only_who_is_asked_for_a_card_sees_gold_docks_and_others_see_the_prices():
    session = position(f"{GAPS}\nat 1.hand: fish")
    for viewer in (1, -1):
        sprites = sprites_of(session, viewer)
        assert not any(sprites[name].art == ("jetty", True) for name in named(sprites, "jetty"))
        assert named(sprites, "price") == ["price/1", "price/3", "price/4", "price/6"]


def test_while_a_token_is_picked_no_dock_is_gold_and_none_has_a_price():
    session = position(GUILD, seats=3)
    assert named(sprites_of(session), "price") == ["price/0"]
    play(session, "lay fish fish fish fish")
    sprites = sprites_of(session)
    assert session.view(0).prompt.key == "pick-token"
    assert not any(sprites[name].art == ("jetty", True) for name in named(sprites, "jetty"))
    assert named(sprites, "price") == []


def test_a_face_down_character_lies_in_the_hand_or_under_the_tile_before_anybody_looks():
    session = position("face-down 1 3\nat dock-2: wheat\nat dock-4: fish\nat 1.hand: fish")
    play(session, "take 3")
    assert session.view(0).observation.faceless == ((0, False), (0, True))
    sprites = sprites_of(session)
    assert named(sprites, "back") == ["back/0/orange/1"]
    assert sprites["pile/0"].art == ("pile", 0, 2)
    assert "2 (wheat without scarabs, a face-down character)" in sprites["pile/0"].tip
    assert sprites_of(session, 1)["pile/0"].art == ("pile", 0, None)
    assert "back/0/orange/1" in sprites_of(session, 1)


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
