"""Rulings about event tokens: which sets bring one, what must be picked, what each does at its edges."""

import pytest

from engine.sobek import events as ev
from engine.sobek.components import ORANGE
from tests.engine.sobek.table import asked, finish, legal, lies, play, points, position, refused, seen

LAY = "lay ivory ivory ivory amulet"


def holding(token, *lines, seats=2, dock="ebony"):
    """Seat 1 can lay three ivory cards without scarabs and then pick the last token, which is this one."""
    used = [name for name in ("guild-D", "flood", "flood", "prosperity", "embalming") if name != token][:4]
    return position(
        "\n".join(
            (
                *lines,
                f"looked 1\ntokens 1\nat tokens: {token}\nat tokens-used: {', '.join(used)}",
                f"at 1.hand: ivory x2, amulet\nat dock-1: {dock}",
            )
        ),
        seats=seats,
    )


# ---------------------------------------------------------------------------- which sets bring one


@pytest.mark.rule("SK-3.22")
def test_an_addition_of_three_brings_a_token():
    session = position("at 1.hand: fish x3\nat 1.fish: fish-1 x3\nat dock-1: wheat")
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("bind-token", 0)
    play(session, "token flood", "token flood", "token curse", "token deceit", "token guild-A")
    assert asked(session) == ("pick-token", 1) and lies(session, "1.fish") == {"fish-1": 3, "fish": 3}


@pytest.mark.rule("SK-3.23", "SK-1.8.4")
def test_the_sixth_set_brings_nothing():
    session = position(
        """
        looked 1
        tokens 1
        at tokens: deceit
        at tokens-used: guild-A, guild-B, guild-C, guild-D
        at 1.hand: fish x3
        at 2.hand: wheat x3
        at dock-1: ivory
        """
    )
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("pick-token", 1)
    play(session, "pick deceit", "lay wheat wheat wheat wheat")
    assert asked(session) == ("action", 1) and not seen(session).has_looked(1)


@pytest.mark.rule("SK-3.24", "SK-1.8.3")
def test_exactly_one_token_is_picked_and_a_useless_one_may_be():
    session = position(
        """
        looked 1
        tokens 3
        at tokens: embalming, prosperity, deceit
        at tokens-used: flood x2
        at 1.hand: ivory x2, amulet
        at 2.corruption: fish
        at dock-1: wheat
        """
    )
    play(session, LAY)
    # With no own corruption and no set of wheat, fish or cattle, each of the three is useless.
    assert legal(session) == {"pick embalming", "pick prosperity", "pick deceit"}
    assert refused(session, "take 1").key == "token-due" and refused(session, "done").key == "token-due"
    assert refused(session, "pick curse").key == "token-gone"
    play(session, "pick prosperity")
    assert asked(session) == ("action", 2)
    assert lies(session, "tokens") == {"embalming": 1, "deceit": 1}
    assert lies(session, "tokens-used") == {"flood": 2, "prosperity": 1}


# -------------------------------------------------------------------------------------- Prosperity


@pytest.mark.rule("SK-3.25", "SK-1.8.2")
def test_prosperity_goes_on_an_own_set_of_wheat_fish_or_cattle():
    session = holding(
        "prosperity", "at 1.cattle: cattle-1 x3", "at 1.marble: marble x3", "at 2.fish: fish-1 x3"
    )
    play(session, LAY, "pick prosperity")
    assert legal(session) == {"prosper cattle"}
    assert refused(session, "prosper marble").key == refused(session, "prosper ivory").key == "prosper-good"
    assert refused(session, "prosper fish").key == "prosper-none"
    play(session, "prosper cattle")
    assert lies(session, "1.cattle") == {"cattle-1": 3, "prosperity": 1}
    assert "prosperity" not in lies(session, "tokens-used")


@pytest.mark.rule("SK-3.25")
@pytest.mark.parametrize("good", ["wheat", "fish", "cattle"])
def test_prosperity_may_go_on_the_set_just_played(good):
    session = position(
        f"""
        looked 1
        tokens 1
        at tokens: prosperity
        at tokens-used: flood x2, guild-A, guild-B
        at 1.hand: {good} x2, amulet
        at dock-1: ivory
        """
    )
    play(session, f"lay {good} {good} {good} amulet", "pick prosperity")
    assert legal(session) == {f"prosper {good}"}


@pytest.mark.rule("SK-3.25")
def test_prosperity_without_such_a_set_is_discarded():
    session = holding("prosperity", "at 2.fish: fish-1 x3")
    before = session.length
    play(session, LAY, "pick prosperity")
    assert asked(session) == ("action", 2) and lies(session, "tokens-used")["prosperity"] == 1
    assert ev.PowerIdle(0, "prosperity") in session.events(before + 2, 1)


@pytest.mark.rule("SK-3.25", "SK-1.13.3")
def test_two_prosperities_lie_on_one_set_and_stay_when_it_grows():
    session = position(
        """
        deck 0
        looked 1
        tokens 1
        at tokens: prosperity
        at tokens-used: flood x2, guild-A
        at 1.wheat: wheat x3, prosperity
        at 1.hand: amulet x3
        at dock-1: ivory
        """
    )
    play(session, "lay wheat amulet amulet amulet", "pick prosperity", "prosper wheat", "take 1")
    # No scarab on six cards, and two for each token: (0 + 2 + 2) x 6.
    finish(session)
    assert points(session) == (24, 0)


@pytest.mark.rule("SK-3.26", "SK-1.13.2")
def test_prosperity_adds_scarabs_and_no_card():
    session = position(
        """
        phase laying
        looked 1
        tokens 4
        at tokens: flood x2, deceit, embalming
        at 1.fish: fish-1 x2, fish, prosperity
        """
    )
    assert session.view().projections[0][0].points == 12
    finish(session)
    # (1 + 1 + 0 + 2) scarabs x 3 cards; were the token a card, it would be 16.
    assert points(session) == (12, 0)


# ------------------------------------------------------------------------------- Embalming, Deceit


@pytest.mark.rule("SK-3.27", "SK-1.14.5", "SK-3.42")
def test_embalming_takes_the_whole_pile_and_leaves_the_curse():
    session = position(
        """
        looked 1
        tokens 1
        at tokens: embalming
        at tokens-used: flood x2, guild-B
        at 1.curses: curse
        at 1.corruption: fish-1 x2, wheat-start, queen, amulet
        at 1.hand: ivory x2, ebony x2, amulet
        at 2.corruption: marble
        at dock-1: cattle
        """
    )
    before = session.length
    play(session, LAY, "pick embalming")
    assert asked(session) == ("action", 2)
    assert lies(session, "1.corruption") == {} and lies(session, "1.curses") == {"curse": 1}
    assert lies(session, "1.hand") == {
        "ebony": 2, "fish-1": 2, "wheat-start": 1, "queen": 1, "amulet": 1,
    }  # fmt: skip
    assert lies(session, "2.corruption") == {"marble": 1}
    taken = next(e for e in session.events(before + 2, 1, 1) if isinstance(e, ev.PileTaken))
    assert len(taken.cards) == 5 and max(taken.cards) == ORANGE and min(taken.cards) == 28


@pytest.mark.rule("SK-3.27")
def test_embalming_an_empty_pile_changes_nothing():
    session = holding("embalming", "at 2.corruption: marble")
    play(session, LAY, "pick embalming")
    assert lies(session, "1.hand") == {} and asked(session) == ("action", 2)


@pytest.mark.rule("SK-3.28", "SK-1.14.6")
@pytest.mark.parametrize(
    ("option", "total"),
    [("counted", 3 + 2 * 2), ("ignored", 3)],
)
def test_deceit_counts_curses_or_not(option, total):
    session = position(
        f"""
        option deceit-curses {option}
        looked 1
        tokens 1
        at tokens: deceit
        at tokens-used: flood, guild-B
        at 1.curses: curse x2
        at 1.corruption: fish-1 x2, ivory-3
        at 2.corruption: wheat x2
        at 1.hand: ivory x2, amulet
        at dock-1: ebony
        """
    )
    play(session, LAY, "pick deceit")
    assert points(session) == (total, 0)
    assert lies(session, "1.corruption") == {"fish-1": 2, "ivory-3": 1}, "the cards go back"


@pytest.mark.rule("SK-3.29")
def test_deceit_tells_how_many_cards_and_hides_which():
    session = position(
        """
        looked 1
        tokens 1
        at tokens: deceit
        at tokens-used: flood x2, guild-B, guild-C
        at 1.corruption: fish-1, thief, ivory-3, wheat-start
        at 1.hand: ivory x2, amulet
        at dock-1: ebony
        """,
        seats=3,
    )
    before = session.length
    play(session, LAY, "pick deceit")
    for viewer in (0, 2, 3):
        counted = [e for e in session.events(before + 2, 1, viewer - 1) if isinstance(e, ev.PileCounted)]
        assert counted == [ev.PileCounted(0, 4, 0)]
        assert seen(session, viewer).piles[0] is None and seen(session, viewer).score == (4, 0, 0)


PENALTIES = [
    # Without the token's points 9 of the set bring no step; with them they would bring two or one.
    ("deceit", "points 0 0", (), 12 + 9),
    # From 26 (CDAB) forward to the next D, 27; then 9.
    ("guild-D", "points 26 0", ("guild 2",), 27 + 9),
]


@pytest.mark.rule("SK-3.30", "SK-1.12.7")
@pytest.mark.parametrize(("token", "markers", "steps", "total"), PENALTIES)
def test_points_of_tokens_bring_no_step_of_the_penalty(token, markers, steps, total):
    session = position(
        f"""
        deck 0
        {markers}
        looked 1
        tokens 1
        at tokens: {token}
        at tokens-used: flood x2, curse, guild-C
        at 1.corruption: fish-1 x5, fish x3, wheat-1 x4
        at 1.hand: ivory-3, ivory x2
        at dock-1: ebony
        """
    )
    play(session, "lay ivory ivory-3 ivory ivory", f"pick {token}", *steps, "take 1")
    finish(session)
    assert points(session) == (total, 0)


# ------------------------------------------------------------------------------------------- Guild


@pytest.mark.rule("SK-3.31")
@pytest.mark.parametrize(
    ("token", "after"),
    [
        # Groups 21-24 ABCD, 26-29 CDAB, 31-34 BADC. Markers stand on 22, a B, and 31, a B.
        ("guild-A", (28, 28)),
        ("guild-B", (29, 29)),
        ("guild-C", (23, 26)),
        ("guild-D", (24, 27)),
    ],
)
def test_a_guild_goes_by_its_own_glyph(token, after):
    session = holding(token, "points 22 31")
    play(session, LAY, f"pick {token}", "guild 2")
    assert points(session) == after


@pytest.mark.rule("SK-3.32", "SK-3.39")
@pytest.mark.parametrize("space", [0, 1, 4])
def test_nobody_is_sent_below_zero(space):
    # The first D is space 4 itself.
    session = holding("guild-D", f"points 0 {space}")
    play(session, LAY, "pick guild-D", "guild 2")
    assert points(session) == (4, 0)


# The last group is 96 to 99, DCBA; 101 to 104 are like 1 to 4, ABCD.
BEYOND = [
    ("repeat", "guild-B", "99 104", (102, 102)),
    ("stop", "guild-B", "99 104", (99, 98)),
    ("repeat", "guild-A", "98 101", (99, 99)),
    ("stop", "guild-A", "98 101", (99, 99)),
    ("repeat", "guild-C", "104 208", (106, 206)),  # 106 is like 6 and 206 too: CDAB.
    ("stop", "guild-C", "104 208", (104, 97)),
]


@pytest.mark.rule("SK-3.33", "SK-1.1.3")
@pytest.mark.parametrize(("option", "token", "markers", "after"), BEYOND)
def test_a_guild_beyond_the_end_of_the_track(option, token, markers, after):
    session = holding(token, f"option beyond-track {option}", f"points {markers}")
    play(session, LAY, f"pick {token}", "guild 2")
    assert points(session) == after
    assert asked(session) == ("action", 2), "the game goes on until the round is scored"


@pytest.mark.rule("SK-3.33")
@pytest.mark.parametrize("option", ["repeat", "stop"])
def test_points_count_past_the_end_of_the_track(option):
    session = position(
        f"""
        option beyond-track {option}
        deck 0
        points 95 0
        looked 1
        tokens 1
        at tokens: deceit
        at tokens-used: flood x2, curse, guild-C
        at 1.corruption: fish x3, wheat x3
        at 1.hand: ivory-3 x2, amulet
        at dock-1: ebony
        """
    )
    play(session, "lay ivory ivory-3 ivory-3 amulet", "pick deceit")
    assert points(session) == (101, 0) and asked(session) == ("action", 2)
    play(session, "take 1")
    finish(session)
    # 6 scarabs x 3 cards = 18: from 119 one step back. It is like 19, the A of DCBA; the A before is 112,
    # for 111 to 114 are BADC. Without symbols beyond it, 100 is as far as the step goes.
    assert points(session) == ((112 if option == "repeat" else 100), 0)


@pytest.mark.rule("SK-3.34")
def test_a_guild_needs_an_opponent_even_one_who_does_not_move():
    session = holding("guild-A", "points 5 0 30", seats=3)
    play(session, LAY, "pick guild-A")
    # The own marker has gone: 6 to 9 are CDAB, so A is 8.
    assert points(session) == (8, 0, 30) and asked(session) == ("guild", 1)
    assert legal(session) == {"guild 2", "guild 3"}
    assert refused(session, "guild 1").key == "own-seat" and refused(session, "take 1").key == "guild-due"
    play(session, "guild 2")
    assert points(session) == (8, 0, 30) and asked(session) == ("action", 2)


# ------------------------------------------------------------------------------------------- Curse


@pytest.mark.rule("SK-3.42", "SK-1.14.3")
def test_any_opponent_may_be_cursed_again_and_again():
    session = position(
        """
        looked 1 2
        tokens 2
        at tokens: curse x2
        at tokens-used: flood x2, guild-C
        at 1.hand: ivory x2, amulet
        at 2.hand: fish x3
        at dock-1: ebony
        """,
        seats=3,
    )
    play(session, LAY, "pick curse")
    assert legal(session) == {"curse 2", "curse 3"} and refused(session, "curse 1").key == "own-seat"
    play(session, "curse 3", "lay fish fish fish fish", "pick curse")
    assert legal(session) == {"curse 1", "curse 3"}
    play(session, "curse 3")
    assert seen(session).curses == (0, 0, 2) and lies(session, "tokens-used") == {"flood": 2, "guild-C": 1}


@pytest.mark.rule("SK-3.42")
def test_no_priest_and_no_vizir_removes_a_curse():
    session = position(
        """
        looked 2
        tokens 4
        at tokens: flood x2, deceit, embalming
        at 1.curses: curse
        at 1.hand: high-priest
        at 1.corruption: fish, wheat
        at 2.hand: vizir
        at dock-1: ebony
        """
    )
    play(session, "play high-priest")
    assert legal(session) == {"name fish", "name wheat"}
    play(session, "name fish", "play vizir", "look 1")
    assert legal(session) == {"claim wheat"}
    play(session, "claim wheat")
    assert seen(session).curses == (1, 0)
