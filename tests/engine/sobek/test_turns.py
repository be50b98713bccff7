"""Chapters 1.4 to 1.8: what a turn may be, when powers work, which sets bring tokens and how many."""

import pytest

from engine.sobek.components import MOST_TYPES
from engine.sobek.events import CharacterPlayed, PowerIdle
from tests.engine.sobek.table import (
    asked,
    happened,
    legal,
    lies,
    outcomes,
    play,
    points,
    position,
    refused,
    seen,
)

COURTISAN = MOST_TYPES - 1
"""The last of the types of the box."""


# --------------------------------------------------------------------------------------------- 1.4 a turn


@pytest.mark.rule("SK-1.4.1")
def test_a_turn_is_a_take_or_a_character_or_a_set():
    session = position(
        """
        tokens 0
        looked 1
        at tokens-used: flood x2, curse x2, deceit
        at 1.hand: fish x3, queen
        at dock-1: wheat-1
        at dock-2: cattle-1
        """
    )
    assert legal(session) == {"take 1", "take 2", "play queen", "lay fish fish fish fish"}
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("action", 2), "one action, then the next seat"


@pytest.mark.rule("SK-1.4.2")
def test_nobody_passes():
    session = position("at dock-1: wheat-1")
    assert legal(session) == {"take 1"}
    assert refused(session, "done").rule == "SK-1.4.2"


@pytest.mark.rule("SK-1.4.3", "SK-1.9.1")
def test_a_seat_never_acts_before_an_empty_row():
    session = position("deck 9\nat dock-5: wheat-1")
    play(session, "take 5")
    assert asked(session)[0] == "fill-dock", "the row is empty, so seat 2 is not yet asked"
    while asked(session)[0] != "action":
        play(session, next(iter(outcomes(session))))
    assert lies(session, "2.hand") == {}
    assert legal(session) == {"take 1", "take 2", "take 3", "take 4"}


# ------------------------------------------------------------------------------------------- 1.5 taking


@pytest.mark.rule("SK-1.5.4", "SK-1.5.1")
def test_a_hand_has_no_limit():
    session = position(
        "at 1.hand: wheat-1 x5, wheat x3, fish-1 x5, fish x3, cattle-1 x4\nat dock-1 dock-2: cattle"
    )
    play(session, "take 1")
    # 5 + 3 + 5 + 3 + 4 = 20, and the one taken.
    assert sum(lies(session, "1.hand").values()) == 21
    assert asked(session) == ("action", 2) and seen(session, 1).piles[0] == ()


@pytest.mark.rule("SK-1.5.2")
@pytest.mark.parametrize(("dock", "passed"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_each_card_before_the_chosen_one_goes_under_the_own_tile(dock, passed):
    row = ("amulet", "ivory-3", "fish", "ebony-2")
    session = position("\n".join(f"at dock-{place}: {card}" for place, card in enumerate(row, start=1)))
    play(session, f"take {dock}")
    assert lies(session, "1.hand") == {row[dock - 1]: 1}
    assert lies(session, "1.corruption") == dict.fromkeys(row[:passed], 1)
    assert lies(session, "2.corruption") == {}


# --------------------------------------------------------------------------------------- 1.6 characters


@pytest.mark.rule("SK-1.6.1")
def test_a_character_lies_open_on_the_discards_before_its_power_works():
    session = position("at 1.wheat: wheat-1 x3\nat 1.hand: courtisan, wheat\nat dock-1: fish")
    play(session, "play courtisan")
    # She is a wheat card herself, but has left the hand.
    assert legal(session) == {"add wheat wheat"}
    assert [seen(session, seat).discards[-1] for seat in (0, 1, 2)] == [COURTISAN] * 3
    assert lies(session, "discards")["courtisan"] == 1
    assert "courtisan" not in lies(session, "1.hand")


@pytest.mark.rule("SK-1.6.1", "SK-1.6.2")
def test_alone_in_hand_the_courtisan_cannot_add_herself():
    session = position("at 1.wheat: wheat-1 x3\nat 1.hand: courtisan\nat dock-1: fish")
    play(session, "play courtisan")
    assert asked(session) == ("action", 2)
    assert happened(session, PowerIdle) == [PowerIdle(0, "courtisan")]
    assert lies(session, "1.wheat") == {"wheat-1": 3}


@pytest.mark.rule("SK-1.6.2", "SK-1.4.2")
@pytest.mark.parametrize(
    ("character", "key", "table"),
    [
        ("thief", "thief", ""),
        ("scribe-fish", "scribe", "at 2.hand: fish-1 x5, fish"),
        ("vizir", "vizir", ""),
        ("courtisan", "courtisan", "at 1.fish: fish x3\nat 1.hand: ivory"),
        ("queen", "queen", "deck 0"),
    ],
)
def test_a_character_may_be_played_for_nothing(character, key, table):
    session = position(f"{table}\nat 1.hand: {character}\nat dock-1: cattle-1")
    assert f"play {character}" in legal(session)
    play(session, f"play {character}")
    assert happened(session, PowerIdle) == [PowerIdle(0, key)]
    assert asked(session) == ("action", 2) and lies(session, "discards")[character] == 1


@pytest.mark.rule("SK-1.6.2")
@pytest.mark.parametrize(
    ("character", "table", "choices"),
    [
        ("thief", "at 2.hand: fish-1", {"steal 2 beige"}),
        ("vizir", "at 2.corruption: fish-1", {"look 2"}),
        ("courtisan", "at 1.fish: fish x3\nat 1.hand: fish-1", {"add fish fish-1"}),
        ("high-priest", "at 1.corruption: fish-1, amulet", {"name fish"}),
        ("merchant", "", {"fetch 1"}),
        ("scribe-fish", "at 2.hand: fish-1 x5, fish x2", {"discard fish-1", "discard fish"}),
    ],
)
def test_a_power_that_can_act_is_carried_out(character, table, choices):
    session = position(f"{table}\nat 1.hand: {character}\nat dock-1: cattle-1")
    play(session, f"play {character}")
    assert legal(session) == choices, "nothing there declines the power"


SEVEN = "at 2.hand: wheat-1 x5, wheat x2"


@pytest.mark.rule("SK-1.6.3", "SK-1.5.3")
@pytest.mark.parametrize(
    ("table", "steps", "place"),
    [
        ("face-down 1", ("take 1", "bind scribe-fish"), "1.hand"),
        ("face-down 1", ("take 2", "bind scribe-fish"), "1.corruption"),
        ("at 1.hand: merchant\nface-down 1", ("play merchant", "fetch 1", "bind scribe-fish"), "1.hand"),
        (
            "at 1.hand: thief\nat 3.hand: scribe-fish",
            ("play thief", "steal 3 orange", "stolen scribe-fish"),
            "1.hand",
        ),
        (
            "at 1.hand: vizir\nat 3.corruption: scribe-fish",
            ("play vizir", "look 3", "claim scribe-fish"),
            "1.hand",
        ),
        (
            "at 1.hand: queen\ntop orange",
            ("play queen", "draw scribe-fish", *["back beige", "draw fish"] * 2, "back beige"),
            "1.hand",
        ),
    ],
)
def test_getting_a_character_never_sets_off_its_power(table, steps, place):
    session = position(f"{table}\n{SEVEN}\nat dock-2 dock-3: cattle-1", seats=3)
    play(session, *steps)
    # A Scribe that worked would ask seat 2, with its seven cards, for one.
    assert asked(session) == ("action", 2)
    assert lies(session, place)["scribe-fish"] == 1
    assert sum(lies(session, "2.hand").values()) == 7
    assert "scribe-fish" not in [event.card for event in happened(session, CharacterPlayed)]


# ---------------------------------------------------------------------------------------- 1.7, 1.8 sets


@pytest.mark.rule("SK-1.7.1")
@pytest.mark.parametrize(
    ("step", "key"),
    [
        ("lay fish fish fish", "set-small"),
        ("lay fish fish fish cattle", "set-mixed"),
        ("lay cattle cattle amulet", "set-small"),
    ],
)
def test_a_set_has_three_cards_of_one_good(step, key):
    session = position("at 1.hand: fish x2, cattle, amulet\nat dock-1: wheat")
    if step == "lay fish fish fish":
        assert "lay fish fish fish amulet" in legal(session) and step not in legal(session)
    else:
        assert refused(session, step).key == key


@pytest.mark.rule("SK-1.7.2")
def test_a_character_and_amulets_fill_a_set_without_a_power():
    session = position(
        f"at 1.hand: scribe-fish, fish, amulet\n{SEVEN}\nat dock-1: cattle-1\ntokens 0\nlooked 1\n"
        "at tokens-used: flood x2, curse x2, deceit"
    )
    assert {step for step in legal(session) if step.startswith("lay")} == {"lay fish fish amulet scribe-fish"}
    play(session, "lay fish fish amulet scribe-fish")
    assert asked(session) == ("action", 2)
    assert lies(session, "1.fish") == {"fish": 1, "amulet": 1, "scribe-fish": 1}


@pytest.mark.rule("SK-1.7.3")
def test_an_addition_is_three_cards_of_the_set_that_is_there():
    session = position(
        """
        tokens 0
        looked 1
        at tokens-used: flood x2, curse x2, deceit
        at 1.fish: fish-1 x3
        at 1.hand: fish x2, amulet, thief
        at dock-1: wheat
        """
    )
    # All four, or one of them left out.
    assert {step for step in legal(session) if step.startswith("lay")} == {
        "lay fish fish fish amulet thief",
        "lay fish fish fish amulet",
        "lay fish fish fish thief",
        "lay fish fish amulet thief",
    }
    play(session, "lay fish fish amulet thief")
    assert lies(session, "1.fish") == {"fish-1": 3, "fish": 1, "amulet": 1, "thief": 1}
    assert lies(session, "1.hand") == {"fish": 1}


@pytest.mark.rule("SK-1.7.4")
@pytest.mark.parametrize("table", ["", "at 1.fish: fish-1 x3"])
def test_a_new_set_and_an_addition_both_bring_a_token(table):
    session = position(
        f"looked 1\ntokens 1\nat tokens: deceit\nat tokens-used: flood x2, curse x2\n{table}\n"
        "at 1.hand: fish x3\nat dock-1: wheat"
    )
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("pick-token", 1) and legal(session) == {"pick deceit"}


@pytest.mark.rule("SK-1.7.4", "SK-1.8.4")
def test_five_sets_bring_tokens_and_the_sixth_none():
    session = position(
        """
        at 1.hand: wheat-1 x3, fish-1 x3, cattle-1 x3
        at 2.hand: ivory-3 x3, marble-2 x3, ebony-2 x3
        at dock-1: amulet
        """
    )
    play(session, "lay wheat wheat-1 wheat-1 wheat-1")
    play(session, "token deceit", "token embalming", "token curse", "token curse", "token prosperity")
    play(session, "pick deceit")
    play(session, "lay ivory ivory-3 ivory-3 ivory-3", "pick embalming")
    play(session, "lay fish fish-1 fish-1 fish-1", "pick curse", "curse 2")
    play(session, "lay marble marble-2 marble-2 marble-2", "pick curse", "curse 1")
    assert seen(session).tokens_left == 1
    play(session, "lay cattle cattle-1 cattle-1 cattle-1", "pick prosperity", "prosper cattle")
    assert seen(session).tokens_left == 0
    play(session, "lay ebony ebony-2 ebony-2 ebony-2")
    assert asked(session) == ("action", 1)


@pytest.mark.rule("SK-1.8.1")
def test_all_that_are_left_may_be_picked_and_one_is():
    session = position(
        "looked 2\ntokens 3\nat tokens: guild-C, flood, deceit\nat tokens-used: flood, curse\n"
        "at 1.hand: fish x3\nat 1.corruption: marble x2\nat dock-1: wheat"
    )
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("pick-token", 1)
    assert legal(session) == {"pick guild-C", "pick flood", "pick deceit"}
    assert refused(session, "pick curse").key == "token-gone"
    play(session, "pick deceit")
    # Carried out at once: two cards are two points.
    assert points(session) == (2, 0)
    assert lies(session, "tokens") == {"guild-C": 1, "flood": 1}
    assert lies(session, "tokens-used") == {"flood": 1, "curse": 1, "deceit": 1}


@pytest.mark.rule("SK-1.8.2")
def test_prosperity_and_curse_stay_to_the_end_of_the_round():
    session = position(
        """
        looked 1 2
        tokens 2
        deck 0
        at tokens: curse, prosperity
        at tokens-used: flood x2, deceit
        at 1.hand: wheat-1 x3
        at 2.hand: fish-1 x3
        at dock-1: marble
        at dock-2: ivory
        at dock-3: ebony
        """
    )
    play(session, "lay wheat wheat-1 wheat-1 wheat-1", "pick prosperity", "prosper wheat")
    play(session, "lay fish fish-1 fish-1 fish-1", "pick curse", "curse 1")
    assert lies(session, "tokens-used") == {"flood": 2, "deceit": 1}
    play(session, "take 1", "take 2")
    assert lies(session, "1.wheat") == {"wheat-1": 3, "prosperity": 1}
    assert lies(session, "1.curses") == {"curse": 1}
    play(session, "take 3", "count")
    # Wheat: (3 + 2) x 3 = 15. Under the tile of seat 1 are 2 cards and the Curse, 4 against 1: one step.
    # 15 is a number, so back to 10.
    assert points(session) == (10, 9)
    assert lies(session, "1.curses") == {} and lies(session, "1.wheat") == {}


@pytest.mark.rule("SK-1.8.3")
def test_a_useless_token_may_be_picked_and_is_discarded():
    session = position(
        "looked 1\ntokens 2\nat tokens: prosperity, flood\nat tokens-used: flood, curse, deceit\n"
        "at 1.hand: ivory x2, amulet\nat dock-1: wheat"
    )
    play(session, "lay ivory ivory ivory amulet")
    assert legal(session) == {"pick prosperity", "pick flood"}
    play(session, "pick prosperity")
    assert asked(session) == ("action", 2)
    assert happened(session, PowerIdle) == [PowerIdle(0, "prosperity")]
    assert lies(session, "tokens-used")["prosperity"] == 1
    assert lies(session, "tokens") == {"flood": 1}


@pytest.mark.rule("SK-1.8.3")
@pytest.mark.parametrize(
    ("token", "must"),
    [
        ("prosperity", {"prosper wheat"}),
        ("curse", {"curse 2", "curse 3"}),
        ("guild-B", {"guild 2", "guild 3"}),
        ("flood", {"take 1", "take 2"}),
    ],
)
def test_a_token_with_an_effect_is_carried_out(token, must):
    used = {"prosperity": "flood x2, curse x2", "curse": "flood x2, deceit, embalming"}
    session = position(
        f"looked 1\ntokens 1\nat tokens: {token}\n"
        f"at tokens-used: {used.get(token, 'deceit, embalming, curse, prosperity')}\n"
        "at 1.hand: wheat-1 x3\nat dock-1 dock-2: fish-1",
        seats=3,
    )
    play(session, "lay wheat wheat-1 wheat-1 wheat-1", f"pick {token}")
    assert legal(session) == must
