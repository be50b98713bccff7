"""Rulings about the end of a round: laying from the hand, ties for corruption, the penalty at its edges."""

import pytest

from engine.core.game import Decision, Terminal
from engine.registry import game
from engine.sobek import events as ev
from engine.sobek.rules import Sobek
from engine.sobek.track import back, backward
from tests.engine.sobek.table import (
    agreed,
    asked,
    finish,
    legal,
    lies,
    opening,
    outcomes,
    play,
    points,
    position,
    refused,
    seen,
)

TEN = "fish-1 x2, fish x3"  # 2 scarabs x 5 cards
TWENTY = "wheat-1 x4, wheat"  # 4 scarabs x 5 cards
TWELVE = "ebony-2 x2, ebony"  # 4 scarabs x 3 cards


# ---------------------------------------------------------------------------- laying from the hand


@pytest.mark.rule("SK-3.9", "SK-1.11.2")
def test_sets_laid_at_the_end_bring_no_token_and_do_not_join():
    session = position("phase laying\nat 1.hand: fish-1 x3, ivory x2, amulet\nat 1.fish: fish x3")
    play(session, "lay fish fish-1 fish-1 fish-1")
    assert asked(session) == ("lay-last", 1)
    play(session, "lay ivory ivory ivory amulet")
    assert seen(session).tokens_left == 5 and not seen(session).has_looked(0)
    assert lies(session, "1.fish") == {"fish": 3} and lies(session, "1.laid-fish") == {"fish-1": 3}
    finish(session)
    # 3 horizontally; joined to the three plain fish they would be 3 scarabs x 6 cards.
    assert points(session) == (3, 0)


@pytest.mark.rule("SK-3.44", "SK-3.43")
@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_amulets_may_be_laid_alone_at_the_end(option):
    session = position(f"option amulet-set {option}\nphase laying\nat 1.hand: amulet x4\nat 2.hand: wheat")
    assert "lay marble amulet amulet amulet" in legal(session)
    play(session, "lay marble amulet amulet amulet amulet")
    counted = session.length
    play(session, "done", "count")
    assert points(session) == (0, 0)
    count = next(e for e in session.events(counted, 3) if isinstance(e, ev.CorruptionCounted))
    assert (count.cards, count.most) == ((0, 1), (1,)), "they are no corruption"


@pytest.mark.rule("SK-3.43")
def test_a_set_of_amulets_names_its_good():
    session = position("option amulet-set allowed\nat 1.hand: amulet x3\nat dock-1: wheat")
    assert {step for step in legal(session) if step.startswith("lay")} == {
        f"lay {good} amulet amulet amulet" for good in ("wheat", "fish", "cattle", "ivory", "marble", "ebony")
    }
    session = position("option amulet-set forbidden\nat 1.hand: amulet x3, ivory\nat dock-1: wheat")
    assert {step for step in legal(session) if step.startswith("lay")} == {
        "lay ivory ivory amulet amulet",
        "lay ivory ivory amulet amulet amulet",
    }


@pytest.mark.rule("SK-3.45")
def test_an_amulet_keeps_the_good_of_its_set():
    session = position(
        """
        deck 0
        looked 1
        tokens 0
        at tokens-used: flood x2, deceit, embalming, guild-A
        at 1.hand: amulet x3, ivory-3 x3, fish x2
        at 2.hand: ebony
        at dock-1 dock-2 dock-3: wheat-1
        """
    )
    play(session, "lay ivory amulet amulet amulet", "take 1")
    assert refused(session, "lay fish fish fish amulet").key == "not-in-hand"
    play(session, "lay ivory ivory-3 ivory-3 ivory-3")
    assert lies(session, "1.ivory") == {"amulet": 3, "ivory-3": 3} and lies(session, "1.fish") == {}
    play(session, "take 3")
    finish(session)
    # 9 scarabs x 6 cards = 54; wheat and ebony, two scarabless fish: 3 cards against 2 cost no step.
    assert points(session) == (54, 0)


@pytest.mark.rule("SK-3.50")
def test_each_decides_where_amulets_go():
    session = position("phase laying\nat 1.hand: fish-1 x2, ivory-3 x2, amulet")
    assert legal(session) == {"lay fish fish-1 fish-1 amulet", "lay ivory ivory-3 ivory-3 amulet", "done"}
    play(session, "lay fish fish-1 fish-1 amulet")
    assert legal(session) == {"done"}


@pytest.mark.rule("SK-3.51")
@pytest.mark.parametrize(
    ("steps", "total"),
    [
        # 9 and 3 horizontally are 12, an A of BADC (11 to 14); the A before is 8, in CDAB (6 to 9).
        (("lay fish fish-1 fish-1 fish-1", "done"), 8),
        (("done",), 9),
    ],
)
def test_what_could_be_laid_may_be_kept_and_that_may_pay(steps, total):
    session = position(
        "phase laying\nat 1.ivory: ivory-3, ivory x2\nat 1.hand: fish-1 x3\nat 1.corruption: wheat"
    )
    play(session, *steps, "count")
    assert points(session) == (total, 0)


@pytest.mark.rule("SK-3.52", "SK-1.16.10")
@pytest.mark.parametrize("first", [("done",), ("lay fish fish-1 fish-1 fish-1", "done")])
def test_all_lay_at_once_unseen_and_are_shown_together(first):
    session = position(
        """
        phase laying
        start 2
        at 1.hand: ivory-3 x2, amulet
        at 2.hand: fish-1 x3
        at 3.hand: wheat x2
        """,
        seats=3,
    )
    assert session.node == Decision(1, together=True)
    play(session, *first)
    # The second seat began; the third holds too few cards; what the first may do does not change.
    assert session.node == Decision(0, together=True)
    assert legal(session) == {"lay ivory ivory-3 ivory-3 amulet", "done"}
    for viewer in (0, 1, 3):
        assert seen(session, viewer).laid[1] is None and seen(session, viewer).hands[1] == (29, 29, 29)
    play(session, "lay ivory ivory-3 ivory-3 amulet", "done")
    counted = session.length
    play(session, "count")
    shown = next(e for e in session.events(counted + 1, 1, -1) if isinstance(e, ev.LastSetsShown))
    assert shown.sets == (((3, (9, 9, 18)),), ((1, (3, 3, 3)),) if len(first) > 1 else (), ())
    assert points(session) == (6, 3 if len(first) > 1 else 0, 0)


# ------------------------------------------------------------------------------ who is most corrupt


@pytest.mark.rule("SK-3.40", "SK-1.12.5", "SK-1.12.6", "SK-3.56")
@pytest.mark.parametrize(
    ("piles", "total"),
    [
        # 10 goes back to 5, and 20 over 15 to 10.
        (("marble, ivory", "cattle, marble"), (5, 10)),
        (("cattle-1, marble", "cattle-1, ivory"), (5, 10)),
        (("ivory-3, marble", "cattle-1, ivory"), (5, 20)),
        (("cattle-1, marble", "ivory-3, ivory"), (10, 10)),
        (("ivory-3 x2", "cattle, marble, cattle"), (10, 10)),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_scarabs_break_ties_and_else_all_tied_pay_on_their_own_points(piles, total, seats):
    third = ("at 3.ebony: " + TWELVE, "at 3.corruption: ivory-3") if seats == 3 else ()
    session = position(
        "\n".join(
            (
                f"phase laying\nat 1.fish: {TEN}\nat 2.wheat: {TWENTY}",
                *(f"at {seat}.corruption: {pile}" for seat, pile in enumerate(piles, start=1)),
                *third,
            )
        ),
        seats=seats,
    )
    finish(session)
    # A third seat has more scarabs, but one card: it pays nothing.
    assert points(session) == total + (12,) * (seats - 2)


@pytest.mark.rule("SK-3.40", "SK-1.12.4")
def test_cards_left_in_hand_count_in_ties_too():
    session = position(
        f"""
        phase laying
        at 1.fish: {TEN}
        at 2.wheat: {TWENTY}
        at 1.corruption: cattle
        at 1.hand: ivory-3
        at 2.corruption: marble, cattle-1
        """
    )
    finish(session)
    # Two cards each, three scarabs against one.
    assert points(session) == (5, 20)


@pytest.mark.rule("SK-3.41")
@pytest.mark.parametrize(("option", "total"), [("nobody", (10, 20)), ("all", (5, 10))])
@pytest.mark.parametrize("seats", [2, 3])
def test_where_nobody_has_corruption_nobody_pays_or_all_do(option, total, seats):
    session = position(
        f"option zero-corruption {option}\nphase laying\nat 1.fish: {TEN}\nat 2.wheat: {TWENTY}", seats=seats
    )
    finish(session)
    assert points(session) == total + (0,) * (seats - 2)


CURSED = "looked 1 2\ntokens 3\nat tokens: flood x2, deceit"


@pytest.mark.rule("SK-3.41", "SK-3.42")
@pytest.mark.parametrize("option", ["nobody", "all"])
@pytest.mark.parametrize("pile", ["", "at 1.corruption: cattle-1"])
def test_a_curse_alone_is_corruption(option, pile):
    session = position(
        f"""
        option zero-corruption {option}
        phase laying
        looked 1 2
        tokens 4
        at tokens: flood x2, deceit, embalming
        at 2.curses: curse
        at 1.fish: {TEN}
        at 2.wheat: {TWENTY}
        {pile}
        """
    )
    finish(session)
    # Two against none or one: the second seat goes back from 20 to 10.
    assert points(session) == (10, 10)


@pytest.mark.rule("SK-3.42", "SK-1.12.4")
@pytest.mark.parametrize(
    ("curses", "piles", "total"),
    [
        # Two Curses are four cards: more than three, and tied with four.
        (("2.curses: curse x2",), ("cattle x2, marble",), (10, 10)),
        (("2.curses: curse x2",), ("cattle x2, marble, ivory",), (5, 10)),
        (("2.curses: curse x2",), ("cattle x2, marble, cattle-1",), (5, 20)),
        (("2.curses: curse x2",), ("cattle x2, marble x3",), (5, 20)),
        (("1.curses: curse", "2.curses: curse"), ("cattle",), (5, 20)),
    ],
)
def test_curses_add_up_to_cards_without_scarabs(curses, piles, total):
    session = position(
        "\n".join(
            (
                f"phase laying\n{CURSED}\nat 1.fish: {TEN}\nat 2.wheat: {TWENTY}",
                f"at 1.corruption: {piles[0]}",
                *(f"at {curse}" for curse in curses),
            )
        )
    )
    finish(session)
    assert points(session) == total


@pytest.mark.rule("SK-3.42", "SK-1.2.8")
def test_curses_go_back_when_the_round_ends():
    session = position(f"phase laying\n{CURSED}\nat 1.curses: curse\nat 2.curses: curse")
    finish(session)
    assert seen(session).round == 2 and seen(session).curses == (0, 0)
    assert lies(session, "unseen-tokens")["curse"] == 2 and seen(session).tokens_left == 5


# ------------------------------------------------------------------------------------ the penalty


PENALTIES = [
    # From a number: 35 + 10 = 45 is left for 40, or not at all.
    ((), 35, TEN, 40),
    (("number-penalty previous-number",), 35, TEN, 40),
    (("number-penalty same-as-glyph-none",), 35, TEN, 45),
    (("number-penalty previous-number",), 0, TWENTY, 10),
    (("number-penalty same-as-glyph-none",), 0, TWENTY, 20),
    # From a symbol both are the same: 48 is the A of CDAB (46 to 49), and 41 that of ABCD (41 to 44).
    (("number-penalty previous-number",), 38, TEN, 41),
    (("number-penalty same-as-glyph-none",), 38, TEN, 41),
]


@pytest.mark.rule("SK-3.35")
@pytest.mark.parametrize(("options", "before", "cards", "after"), PENALTIES)
def test_a_penalty_from_a_number(options, before, cards, after):
    good = cards.partition("-")[0]
    session = position(
        "\n".join(
            (
                *(f"option {option}" for option in options),
                f"phase laying\npoints {before} 0\nat 1.{good}: {cards}\nat 1.corruption: cattle",
            )
        )
    )
    finish(session)
    assert points(session) == (after, 0)


@pytest.mark.rule("SK-3.33", "SK-3.35", "SK-3.38")
@pytest.mark.parametrize(
    ("options", "before", "cards", "path"),
    [
        # 104 is like 4, a D of ABCD; then 96, of DCBA, and 93, of BADC (91 to 94).
        (("beyond-track repeat",), 94, TEN, (104, 96)),
        (("beyond-track repeat",), 84, TWENTY, (104, 96, 93)),
        (("beyond-track stop",), 94, TEN, (104, 100)),
        (("beyond-track stop",), 84, TWENTY, (104, 100, 95)),
        (("beyond-track stop", "number-penalty same-as-glyph-none"), 84, TWENTY, (104, 100, 100)),
        # 105 is a number as well; with stop it is no place to stay at.
        (("beyond-track repeat",), 95, TEN, (105, 100)),
        (("beyond-track repeat", "number-penalty same-as-glyph-none"), 85, TWENTY, (105, 105, 105)),
        (("beyond-track stop", "number-penalty same-as-glyph-none"), 85, TWENTY, (105, 100, 100)),
        # 112 is like 12, an A of BADC; 108 is like 8, an A of CDAB.
        (("beyond-track repeat",), 92, TWENTY, (112, 108, 101)),
    ],
)
def test_a_penalty_from_beyond_the_end_of_the_track(options, before, cards, path):
    good = cards.partition("-")[0]
    session = position(
        "\n".join(
            (
                *(f"option {option}" for option in options),
                f"phase laying\npoints {before} 0\nat 1.{good}: {cards}\nat 1.corruption: cattle",
            )
        )
    )
    play(session, "count")
    paid = next(e for e in session.events(session.length, 1) if isinstance(e, ev.PenaltyPaid))
    assert paid == ev.PenaltyPaid(0, path[0] - before, path)
    assert points(session) == (path[-1], 0)


@pytest.mark.rule("SK-3.37", "SK-1.1.3")
@pytest.mark.parametrize(
    ("pays", "before", "over", "total"),
    [
        (1, 84, False, 93),  # 104, then back over 96
        (2, 84, True, 104),
        (2, 80, False, 100),  # exactly 100
        (2, 81, True, 101),
        (1, 92, True, 101),  # 112, back over 108 to 101
    ],
)
def test_only_totals_after_penalties_end_the_game(pays, before, over, total):
    session = position(
        f"phase laying\npoints {before} 0\nat 1.wheat: {TWENTY}\nat {pays}.corruption: cattle, ivory"
    )
    finish(session)
    assert points(session) == (total, 0)
    assert isinstance(session.node, Terminal) is over and seen(session).round == (1 if over else 2)


@pytest.mark.rule("SK-3.36", "SK-3.39")
def test_no_way_back_leads_below_zero_or_forward():
    rules = game("sobek")
    assert isinstance(rules, Sobek)
    track = rules.edition(agreed()).track
    for space in range(251):
        for repeat in (True, False):
            for from_numbers in (True, False):
                assert 0 <= back(track, space, repeat=repeat, from_numbers=from_numbers) <= space
            assert all(0 <= backward(track, space, kind, repeat=repeat) <= space for kind in range(4))
    # The first group is ABCD: nothing is before it, and a further step stays on 0.
    assert [back(track, space) for space in range(5)] == [0] * 5


@pytest.mark.rule("SK-3.39")
def test_the_largest_penalty_from_the_smallest_total_stays_on_the_track():
    session = position(f"phase laying\nat 1.fish: {TEN}\nat 1.wheat: {TWENTY}\nat 1.corruption: cattle")
    finish(session)
    # 30, three steps of five.
    assert points(session) == (15, 0)


# ---------------------------------------------------------------------------- what is open to whom


@pytest.mark.rule("SK-3.55", "SK-1.16.12")
def test_everybody_may_look_at_the_own_corruption_alone():
    session = position(
        "turn 2\nat 1.corruption: queen, fish-1\nat 2.corruption: ivory\nat dock-1: wheat", seats=3
    )
    assert seen(session, 1).piles == ((3, 19), None, None)
    assert seen(session, 2).piles == (None, (10,), None)
    assert seen(session, 3).piles == (None, None, ()) and seen(session).piles == (None, None, None)


@pytest.mark.rule("SK-3.58", "SK-1.16.13")
def test_everybody_may_look_through_the_discards():
    session = position(
        """
        at 1.hand: high-priest
        at 1.corruption: ivory-3 x2, amulet
        at discards: marble-2
        at dock-1: wheat
        """
    )
    play(session, "play high-priest", "name ivory")
    for viewer in (0, 1, 2):
        found = seen(session, viewer).discards
        assert found == seen(session).discards and max(found) < 28, "faces, not backs"
        assert found.count(9) == 2 and found.count(12) == 1 and found.count(20) == 1


# ----------------------------------------------------------------------------------- two players


@pytest.mark.rule("SK-3.56", "SK-1.2.4", "SK-1.9.2")
@pytest.mark.parametrize(("seats", "deck", "batches"), [(2, 45, 5), (3, 54, 6), (4, 54, 6)])
def test_two_players_have_nine_cards_and_one_batch_less(seats, deck, batches):
    session = opening(seats=seats)
    assert seen(session).deck == deck
    fills = 0
    while asked(session)[0] != "lay-last" and asked(session)[0] != "count":
        key = asked(session)[0]
        fills += key == "fill-dock"
        if key == "action":
            play(session, f"take {seen(session).queue[:4][-1] + 1}")
        else:
            play(session, next(iter(outcomes(session))))
    assert fills == deck == 9 * batches
    # Two hands of start cards, and what was never in the round.
    assert sum(lies(session, "unseen").values()) == 54 - deck
    assert sum(lies(session, "unseen-start").values()) == 9 - 2 * seats
