"""Chapters 1.10 and 1.14: what each character and each event token does."""

import pytest

from engine.session.ahead import state_at
from tests.engine.sobek.table import asked, legal, lies, play, points, position, refused, seen


def with_token(token, table, *, seats=2, used="flood, curse, prosperity, guild-D"):
    """A table where seat 1 has laid its wheat and picks this token, the only one that is left."""
    session = position(
        f"looked 1\ntokens 1\nat tokens: {token}\nat tokens-used: {used}\nat 1.hand: wheat-1 x3\n{table}",
        seats=seats,
    )
    play(session, "lay wheat wheat-1 wheat-1 wheat-1", f"pick {token}")
    return session


# ---------------------------------------------------------------------------------------- 1.10 characters


@pytest.mark.rule("SK-1.10.1")
def test_the_queen_draws_three_cards():
    session = position("deck 20\nat unseen: amulet, ivory-3, vizir\nat 1.hand: queen\nat dock-1: fish")
    play(session, "play queen")
    # The top is known to be a good; the backs of the next two are seen as they come up.
    play(session, "draw amulet", "back beige", "draw ivory-3", "back orange", "draw vizir", "back beige")
    assert lies(session, "1.hand") == {"amulet": 1, "ivory-3": 1, "vizir": 1}
    assert seen(session).deck == 17 and asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.10.2")
@pytest.mark.parametrize("priest", ["high-priest", "high-priestess"])
def test_a_priest_discards_all_of_one_good_from_the_own_pile(priest):
    session = position(
        f"""
        at 1.hand: {priest}
        at 1.corruption: fish-1 x2, fish, fish-start, thief, wheat, amulet x2
        at 2.corruption: fish
        at dock-1: cattle
        """
    )
    before = lies(session, "discards")
    play(session, f"play {priest}")
    assert legal(session) == {"name fish", "name wheat"}
    assert refused(session, "name ivory").key == "good-absent"
    play(session, "name fish")
    assert lies(session, "1.corruption") == {"wheat": 1, "amulet": 2}
    assert lies(session, "2.corruption") == {"fish": 1}
    added = {card: count - before.get(card, 0) for card, count in lies(session, "discards").items()}
    assert {card: count for card, count in added.items() if count} == {
        priest: 1, "fish-1": 2, "fish": 1, "fish-start": 1, "thief": 1,
    }  # fmt: skip


@pytest.mark.rule("SK-1.10.3")
def test_the_thief_chooses_an_opponent_and_a_back():
    session = position(
        """
        at 1.hand: thief
        at 2.hand: fish-start, fish-1, queen
        at 3.hand: cattle
        at dock-1: fish
        """,
        seats=3,
    )
    play(session, "play thief")
    assert legal(session) == {"steal 2 green", "steal 2 beige", "steal 2 orange", "steal 3 beige"}
    assert refused(session, "steal 3 green").key == "rob-back"
    assert refused(session, "steal 1 beige").key == "own-seat"
    play(session, "steal 2 green", "stolen fish-start")
    assert lies(session, "1.hand") == {"fish-start": 1}
    assert lies(session, "2.hand") == {"fish-1": 1, "queen": 1}
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.10.4")
def test_opponents_with_more_than_six_discard_down_to_six_into_their_own_piles():
    session = position(
        """
        turn 2
        at 2.hand: scribe-cattle, fish x3, fish-1 x5
        at 3.hand: wheat-1 x5, wheat x3
        at 4.hand: cattle-1 x5, cattle
        at 1.hand: ivory-3 x3, ivory x2, marble, ebony
        at dock-1: amulet
        """,
        seats=4,
    )
    play(session, "play scribe-cattle")
    # Seat 3 has 8, two too many; seat 4 has 6 and keeps them; seat 1 has 7; the player's own 8 stay.
    assert asked(session) == ("discard", 3)
    play(session, "discard wheat", "discard wheat-1")
    assert asked(session) == ("discard", 1)
    play(session, "discard marble")
    assert asked(session) == ("action", 3)
    assert lies(session, "3.corruption") == {"wheat": 1, "wheat-1": 1}
    assert lies(session, "1.corruption") == {"marble": 1}
    sizes = [sum(lies(session, f"{seat}.hand").values()) for seat in range(1, 5)]
    assert sizes == [6, 8, 6, 6]


@pytest.mark.rule("SK-1.10.5")
def test_the_vizir_takes_any_one_card_of_the_pile_he_looks_through():
    session = position(
        """
        at 1.hand: vizir
        at 2.corruption: ivory-3, amulet, queen, fish x2
        at 1.corruption: wheat
        at dock-1: fish
        """
    )
    play(session, "play vizir")
    assert legal(session) == {"look 2"}
    play(session, "look 2")
    assert legal(session) == {"claim ivory-3", "claim amulet", "claim queen", "claim fish"}
    play(session, "claim queen")
    assert lies(session, "1.hand") == {"queen": 1}
    assert lies(session, "2.corruption") == {"ivory-3": 1, "amulet": 1, "fish": 2}
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.10.6")
def test_the_courtisan_adds_one_or_two_cards_of_one_good_to_one_set():
    session = position(
        """
        at 1.wheat: wheat x3
        at 1.fish: fish x3
        at 1.hand: courtisan, wheat-1 x2, amulet, thief, cattle x2
        at dock-1: ivory
        """
    )
    play(session, "play courtisan")
    assert legal(session) == {
        "add wheat wheat-1", "add wheat amulet", "add wheat wheat-1 wheat-1", "add wheat wheat-1 amulet",
        "add fish amulet", "add fish thief", "add fish amulet thief",
    }  # fmt: skip
    state = state_at(session)
    shown = [
        session.game.write(step, state) for step in session.game.moving(state, {"wheat-1": 1, "amulet": 1})
    ]
    assert shown == ["add wheat wheat-1", "add wheat amulet", "add wheat wheat-1 amulet", "add fish amulet"]
    assert refused(session, "add cattle cattle").key == "add-none"
    assert refused(session, "add wheat wheat-1 wheat-1 amulet").rule == "SK-1.10.6"
    play(session, "add wheat wheat-1 wheat-1")
    assert lies(session, "1.wheat") == {"wheat": 3, "wheat-1": 2}
    assert asked(session) == ("action", 2), "no token: she adds, and plays no set"
    assert seen(session).tokens_left == 5


@pytest.mark.rule("SK-1.10.7")
def test_the_merchant_takes_any_card_of_the_docks_and_nothing_else_moves():
    session = position(
        """
        at 1.hand: merchant
        face-down 9
        at dock-1: fish
        at dock-3: cattle
        at dock-5: ivory
        at dock-7: ebony
        at dock-8: marble
        """
    )
    before = lies(session, "discards")
    play(session, "play merchant")
    assert legal(session) == {f"fetch {dock}" for dock in (1, 3, 5, 7, 8, 9)}
    assert refused(session, "fetch 2").key == "dock-empty"
    play(session, "fetch 8")
    assert lies(session, "1.hand") == {"marble": 1} and lies(session, "1.corruption") == {}
    assert lies(session, "discards") == {**before, "merchant": 1}
    assert [dock + 1 for dock in seen(session).queue] == [1, 3, 5, 7, 9]
    assert asked(session) == ("action", 2)


# ----------------------------------------------------------------------------------- 1.14 event tokens


@pytest.mark.rule("SK-1.14.1")
@pytest.mark.parametrize(
    ("glyph", "forward", "back"),
    # Spaces 21 to 24 are ABCD, 26 to 29 CDAB, 31 to 34 BADC. From 27 on: A 28, B 29, D 33, C 34.
    # Before 27: C 26, D 24, B 22, A 21.
    [("A", 28, 21), ("B", 29, 22), ("C", 34, 26), ("D", 33, 24)],
)
def test_guild_moves_to_the_next_and_the_previous_such_glyph(glyph, forward, back):
    used = "flood, curse, prosperity, deceit"
    session = with_token(f"guild-{glyph}", "points 27 50 27\nat dock-1: fish", seats=3, used=used)
    assert asked(session) == ("guild", 1) and legal(session) == {"guild 2", "guild 3"}
    play(session, "guild 3")
    assert points(session) == (forward, 50, back)


@pytest.mark.rule("SK-1.14.2")
@pytest.mark.parametrize("action", ["take 1", "play thief", "lay fish fish fish fish"])
def test_flood_is_one_more_action_of_any_kind(action):
    session = with_token(
        "flood",
        "at 1.hand: fish x3, thief\nat dock-1 dock-2: cattle",
        used="flood, curse, prosperity, deceit",
    )
    assert asked(session) == ("extra-action", 1)
    assert {"take 1", "take 2", "play thief", "lay fish fish fish fish"} <= legal(session)
    assert refused(session, "done").key == "no-pass"
    play(session, action)
    assert asked(session) == ("action", 2), "one more, not two"


@pytest.mark.rule("SK-1.14.3")
def test_a_curse_is_two_cards_more_for_an_opponent():
    session = with_token(
        "curse",
        "deck 0\nat 2.fish: fish-1 x3, fish\nat 3.corruption: marble\nat dock-1: ivory",
        seats=3,
        used="flood, guild-A, prosperity, deceit",
    )
    assert legal(session) == {"curse 2", "curse 3"}
    assert refused(session, "curse 1").key == "own-seat"
    play(session, "curse 2", "take 1", "count")
    # Seat 1: 3 x 3 = 9. Seat 2: 3 x 4 = 12, a pile of the ivory card and the Curse, 3, against 0 and 1:
    # one step. 12 is A (11 to 14 are BADC), the A before it 8 (6 to 9 are CDAB).
    assert points(session) == (9, 8, 0)


@pytest.mark.rule("SK-1.14.3", "SK-1.12.4")
def test_two_cards_more_are_not_three():
    session = position(
        """
        phase laying
        looked 1
        tokens 0
        at tokens-used: flood x2, prosperity, deceit
        at 2.curses: curse
        at 2.fish: fish-1 x3, fish
        at 1.fish: fish-1 x2, fish x2, amulet
        at 1.corruption: marble x3
        """
    )
    play(session, "count")
    # 3 cards against 2: seat 1 pays for 2 x 5 = 10, from the number 10 to the number 5.
    assert points(session) == (5, 12)


@pytest.mark.rule("SK-1.14.4")
def test_prosperity_lies_on_an_own_set_of_wheat_fish_or_cattle():
    session = with_token(
        "prosperity",
        """
        deck 0
        at 1.cattle: cattle x2, cattle-start
        at 1.ivory: ivory x2, ivory-start
        at 2.fish: fish x3
        at dock-1: marble
        """,
        used="flood, curse, guild-A, deceit",
    )
    assert legal(session) == {"prosper wheat", "prosper cattle"}
    assert refused(session, "prosper ivory").key == "prosper-good"
    assert refused(session, "prosper fish").key == "prosper-none"
    play(session, "prosper cattle", "take 1", "count")
    # Wheat 3 x 3 = 9, cattle (0 + 2) x 3 = 6, ivory 0 x 3 = 0: 15, and seat 2 is the most corrupt.
    assert points(session) == (15, 0)


@pytest.mark.rule("SK-1.14.5")
def test_embalming_takes_the_whole_own_pile_to_the_hand():
    session = with_token(
        "embalming",
        "at 1.corruption: ivory-3, amulet, queen\nat 2.corruption: fish\nat 1.hand: cattle\nat dock-1: fish",
    )
    assert lies(session, "1.hand") == {"ivory-3": 1, "amulet": 1, "queen": 1, "cattle": 1}
    assert lies(session, "1.corruption") == {} and lies(session, "2.corruption") == {"fish": 1}
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.14.6")
def test_deceit_scores_a_point_for_each_card_of_the_own_pile_which_stays():
    session = with_token(
        "deceit",
        """
        points 20 20
        at 1.corruption: ivory-3, amulet, queen, fish
        at 2.corruption: fish x2
        at dock-1: cattle
        """,
    )
    assert points(session) == (24, 20)
    assert sum(lies(session, "1.corruption").values()) == 4
    assert asked(session) == ("action", 2)
