"""Chapters 1.11 to 1.13: laying from the hand, what sets score, who pays, and the track."""

import pytest

from engine.registry import game
from engine.sobek.components import NUMBER
from engine.sobek.events import CorruptionCounted, LeftoversDropped, MarkerMoved, PenaltyPaid, SetScored
from engine.sobek.rules import Sobek
from engine.sobek.track import back, backward, example_holds, kind_at
from tests.engine.sobek.table import (
    agreed,
    asked,
    finish,
    happened,
    legal,
    lies,
    play,
    points,
    position,
    refused,
    seen,
)

TWO_USED = "looked 1\ntokens 0\nat tokens-used: flood x2, curse, deceit"
"""Four tokens of the round; the fifth lies on a set."""


def counted(text, *, seats=2, steps=()):
    """The session of a round that has ended, after these layings and the count."""
    session = position(f"phase laying\n{text}", seats=seats)
    play(session, *steps)
    finish(session)
    return session


def track():
    rules = game("sobek")
    assert isinstance(rules, Sobek)
    return rules.edition(agreed()).track


# ---------------------------------------------------------------------- 1.11 laying at the end of a round


@pytest.mark.rule("SK-1.11.1")
def test_every_seat_may_lay_several_sets_sideways():
    session = position(
        """
        phase laying
        start 2
        at 1.hand: fish-1 x2, thief, ebony-2 x2, amulet, wheat x2
        at 2.hand: ivory-3 x3
        """
    )
    assert asked(session) == ("lay-last", 2)
    play(session, "lay ivory ivory-3 ivory-3 ivory-3", "done")
    assert asked(session) == ("lay-last", 1)
    assert refused(session, "lay wheat wheat wheat").key == "last-few"
    play(session, "lay fish fish-1 fish-1 thief", "lay ebony ebony-2 ebony-2 amulet", "done", "count")
    # Seat 1: 2 and 4 scarabs; two wheat are left over, so it pays for 6 points, which is no step.
    assert points(session) == (6, 9)


@pytest.mark.rule("SK-1.11.2")
def test_what_is_laid_now_joins_nothing_and_sets_off_nothing():
    session = position(
        """
        phase laying
        at 1.wheat: wheat-1 x3
        at 1.hand: wheat-1, wheat x3, scribe-fish, fish x2, merchant
        at 2.hand: cattle-1 x5, cattle x2
        """
    )
    assert seen(session).tokens_left == 5
    assert not any(step.startswith(("play", "add", "pick")) for step in legal(session))
    # One or two cards join no set, three and more lie beside the one that is there.
    assert refused(session, "lay wheat wheat").key == "last-few"
    play(session, "lay wheat wheat wheat wheat", "lay fish fish fish scribe-fish")
    assert asked(session) == ("lay-last", 1), "no token is due and no Scribe works"
    assert lies(session, "1.wheat") == {"wheat-1": 3}
    assert lies(session, "1.laid-wheat") == {"wheat": 3}
    assert sum(lies(session, "2.hand").values()) == 7
    finish(session)
    # 3 x 3 = 9 and 0 sideways, where one set of six would score 3 x 6 = 18.
    assert points(session) == (9, 0)


@pytest.mark.rule("SK-1.11.3")
def test_what_is_left_in_the_hand_is_corruption():
    session = counted("at 1.hand: fish x2\nat 1.corruption: amulet\nat 2.hand: ivory\nat 2.corruption: queen")
    assert happened(session, LeftoversDropped) == [LeftoversDropped(0, 2), LeftoversDropped(1, 1)]
    # 1 + 2 and 1 + 1 cards.
    assert happened(session, CorruptionCounted) == [CorruptionCounted((3, 2), (0, 0), (), (0,))]


# ----------------------------------------------------------------------------- 1.12, 1.13 what sets score


@pytest.mark.rule("SK-1.12.1", "SK-1.13.1", "SK-1.13.2", "SK-1.13.3")
@pytest.mark.parametrize(
    ("cards", "scarabs", "total"),
    [
        ("ivory: ivory-3 x2, ivory, amulet", 6, 24),  # (3 + 3 + 0 + 0) x 4
        ("fish: fish-1 x2, fish, prosperity", 4, 12),  # (1 + 1 + 0 + 2) x 3
        ("fish: fish x3", 0, 0),
        ("fish: fish x3, amulet", 0, 0),
        ("wheat: wheat x3, prosperity", 2, 6),  # (0 + 2) x 3
        ("ebony: ebony-2 x2, high-priest, amulet", 4, 16),  # (2 + 2 + 0 + 0) x 4
        ("cattle: cattle-1, vizir, scribe-cattle", 1, 3),  # (1 + 0 + 0) x 3
    ],
)
def test_a_vertical_set_is_scarabs_times_cards(cards, scarabs, total):
    session = counted(f"at 1.{cards}" + ("\n" + TWO_USED if "prosperity" in cards else ""))
    assert points(session) == (total, 0)
    (scored,) = happened(session, SetScored)
    assert (scored.scarabs, scored.points, scored.vertical) == (scarabs, total, True)


@pytest.mark.rule("SK-1.12.2", "SK-1.13.1")
@pytest.mark.parametrize(
    ("good", "cards", "total"),
    [
        ("ivory", "ivory-3 ivory-3 ivory amulet", 6),
        ("fish", "fish fish fish amulet", 0),
        ("ebony", "ebony-2 ebony-2 ebony-2 high-priest", 6),
    ],
)
def test_a_horizontal_set_is_its_scarabs(good, cards, total):
    session = counted(f"at 1.hand: {', '.join(cards.split())}", steps=(f"lay {good} {cards}",))
    assert points(session) == (total, 0)


@pytest.mark.rule("SK-1.12.3")
def test_round_points_are_the_sum_of_the_sets():
    session = counted(
        """
        points 20 7
        at 1.ivory: ivory-3 x2, ivory
        at 1.cattle: cattle-1 x3
        at 1.hand: fish-1 x3
        at 2.corruption: marble
        """,
        steps=("lay fish fish-1 fish-1 fish-1",),
    )
    # 6 x 3 = 18, 3 x 3 = 9 and 3 sideways: 30 spaces forward from 20.
    assert points(session) == (50, 7)
    (paid,) = happened(session, PenaltyPaid)
    assert (paid.seat, paid.round_points) == (1, 0)


@pytest.mark.rule("SK-1.12.3")
def test_points_of_deceit_are_no_round_points():
    session = position(
        """
        looked 1
        tokens 1
        deck 0
        at tokens: deceit
        at tokens-used: flood x2, curse x2
        at 1.hand: wheat-1 x3
        at 1.corruption: fish x3, cattle
        at dock-1: marble
        """
    )
    play(session, "lay wheat wheat-1 wheat-1 wheat-1", "pick deceit", "take 1", "count")
    # 4 at once, then 3 x 3 = 9. 13 would cost the most corrupt a step, the 9 do not.
    assert points(session) == (13, 0)
    (paid,) = happened(session, PenaltyPaid)
    assert (paid.seat, paid.round_points, paid.path) == (0, 9, (13,))


# --------------------------------------------------------------------------------------- 1.12 who pays


TWELVE_EACH = "at 1.fish: fish-1 x3, fish\nat 2.wheat: wheat-1 x3, wheat"
"""Both come from 0 to 3 x 4 = 12, which is A (11 to 14 are BADC); the A before it is 8 (6 to 9 are CDAB)."""


@pytest.mark.rule("SK-1.12.4")
@pytest.mark.parametrize(
    ("piles", "totals"),
    [
        ("at 1.corruption: ivory x2\nat 2.corruption: ivory-3", (8, 12)),
        ("at 1.corruption: ivory-3\nat 2.corruption: ivory x2", (12, 8)),
        # One card and a Curse are 3, against 2 cards.
        ("at 1.corruption: ivory x2\nat 2.corruption: cattle\nat 2.curses: curse\nlooked 1\ntokens 0\n"
         "at tokens-used: flood x2, deceit, prosperity", (12, 8)),
        # No card and two Curses are 4, against 3 cards.
        ("at 1.corruption: ivory x2, cattle\nat 2.curses: curse x2\nlooked 1\ntokens 0\n"
         "at tokens-used: flood x2, deceit", (12, 8)),
    ],
)  # fmt: skip
def test_most_cards_and_two_for_a_curse_make_the_most_corrupt(piles, totals):
    assert points(counted(f"{TWELVE_EACH}\n{piles}")) == totals


@pytest.mark.rule("SK-1.12.5")
@pytest.mark.parametrize(
    ("one", "two", "totals", "scarabs"),
    [
        ("ivory-3, marble", "cattle-1 x2", (8, 12), (3, 2)),
        ("cattle-1 x2", "ivory-3, marble", (12, 8), (2, 3)),
        ("amulet, queen", "cattle-1, cattle", (12, 8), (0, 1)),
    ],
)
def test_of_equally_many_cards_those_with_more_scarabs_pay(one, two, totals, scarabs):
    session = counted(f"{TWELVE_EACH}\nat 1.corruption: {one}\nat 2.corruption: {two}")
    assert points(session) == totals
    (sizes,) = happened(session, CorruptionCounted)
    assert (sizes.cards, sizes.scarabs) == ((2, 2), scarabs)


@pytest.mark.rule("SK-1.12.6")
def test_all_who_are_still_tied_pay_for_their_own_points():
    session = counted(
        """
        at 1.fish: fish-1 x3, fish
        at 1.corruption: cattle-1, marble
        at 2.ivory: ivory-3 x2, ivory, amulet
        at 2.corruption: cattle-1, amulet
        at 3.wheat: wheat-1 x3, wheat
        at 3.corruption: cattle x2
        """,
        seats=3,
    )
    # All have 2 cards, seats 1 and 2 have a scarab on them. 12 points: a step from 12 to 8. 24 points: two
    # steps from 24, D (21 to 24 are ABCD), to 16 (16 to 19 are DCBA) and 13 (11 to 14 are BADC).
    assert points(session) == (8, 13, 12)


@pytest.mark.rule("SK-1.12.7", "SK-1.13.4", "SK-1.12.8")
@pytest.mark.parametrize(
    ("sets", "steps", "path"),
    [
        # 3 x 3 = 9 points.
        ("at 1.wheat: wheat-1 x3", (), (9,)),
        # 2 x 5 = 10: one step from the number 10 to the number 5.
        ("at 1.wheat: wheat-1 x2, wheat x3", (), (10, 5)),
        # 6 x 3 + 1 = 19: one step from 19, A (16 to 19 are DCBA), to 12 (11 to 14 are BADC).
        (
            "at 1.ivory: ivory-3 x2, ivory\nat 1.hand: fish-1, fish x2",
            ("lay fish fish-1 fish fish",),
            (19, 12),
        ),
        # 4 x 5 = 20: two steps from number to number.
        ("at 1.ebony: ebony-2 x2, ebony, amulet x2", (), (20, 15, 10)),
        # 6 x 4 + 5 = 29: two steps from 29, B (26 to 29 are CDAB), to 22 (ABCD) and 18 (DCBA).
        (
            "at 1.ivory: ivory-3 x2, ivory, amulet\nat 1.hand: fish-1 x5",
            ("lay fish fish-1 fish-1 fish-1 fish-1 fish-1",),
            (29, 22, 18),
        ),
    ],
)
def test_one_step_for_every_full_ten_points(sets, steps, path):
    session = counted(f"{sets}\nat 1.corruption: marble", steps=steps)
    (paid,) = happened(session, PenaltyPaid)
    assert (paid.seat, paid.round_points, paid.path) == (0, path[0], path)
    assert points(session) == (path[-1], 0)


@pytest.mark.rule("SK-1.12.8", "SK-1.12.13")
def test_the_printed_example_of_a_penalty():
    session = counted(
        """
        points 38 0
        at 1.ivory: ivory-3 x2, ivory
        at 1.hand: fish-1 x5
        at 1.corruption: marble
        """,
        steps=("lay fish fish-1 fish-1 fish-1 fish-1 fish-1",),
    )
    # 6 x 3 + 5 = 23: 38 + 23 = 61, two steps back to 52.
    assert points(session) == (52, 0)


@pytest.mark.rule("SK-1.12.9")
def test_all_score_before_the_most_corrupt_alone_pays():
    session = counted(f"{TWELVE_EACH}\nat 1.corruption: ivory x2\nat 2.corruption: ivory-3")
    moved = [
        (event.seat, event.before, event.after, event.line.key) for event in happened(session, MarkerMoved)
    ]
    assert moved == [(0, 0, 12, "vertical"), (1, 0, 12, "vertical"), (0, 12, 8, "penalty")]


# ------------------------------------------------------------------------------------------ 1.12 the track


@pytest.mark.rule("SK-1.12.10", "SK-1.12.11", "SK-1.12.12", "SK-1.12.14")
def test_the_track_has_numbers_on_every_fifth_space_and_all_glyphs_between():
    spaces = track()
    assert len(spaces) == 101
    assert [space for space, kind in enumerate(spaces) if kind == NUMBER] == [*range(0, 101, 5)]
    letters = "".join("ABCD#"[kind] for kind in spaces)
    assert letters == "#ABCD#CDAB#BADC#DCBA" * 5 + "#"
    assert all(sorted(letters[five + 1 : five + 5]) == [*"ABCD"] for five in range(0, 100, 5))


@pytest.mark.rule("SK-1.12.13", "SK-1.12.8")
def test_every_track_meets_the_printed_example():
    spaces = track()
    assert kind_at(spaces, 61) == kind_at(spaces, 52) != NUMBER
    # 60 to 53 are # BADC (51 to 54), # DCBA (56 to 59): the one between is 59.
    assert [space for space in range(53, 61) if spaces[space] == spaces[61]] == [59]
    assert back(spaces, 61) == 59 and back(spaces, 59) == 52
    assert example_holds(spaces)
    plain = [NUMBER if space % 5 == 0 else space % 5 - 1 for space in range(101)]
    assert not example_holds(plain), "glyphs that stay at their places do not meet it"


@pytest.mark.rule("SK-1.12.14")
def test_from_one_glyph_to_the_next_of_its_kind_it_is_2_to_8_spaces():
    spaces = track()
    gaps = {
        space - backward(spaces, space, kind)
        for space, kind in enumerate(spaces)
        if space > 10 and kind != NUMBER
    }
    assert (min(gaps), max(gaps)) == (2, 8)


@pytest.mark.rule("SK-1.13.5")
def test_the_printed_hand_of_seven():
    session = counted(
        """
        at 1.wheat: wheat-1 x3
        at 1.hand: fish, marble-2, high-priestess, wheat-1, wheat x2, courtisan
        """,
        steps=("lay wheat wheat-1 wheat wheat courtisan",),
    )
    # 3 x 3 = 9 and 1 sideways are 10: the other 3 cards are the only corruption, a step from 10 to 5.
    assert happened(session, LeftoversDropped) == [LeftoversDropped(0, 3)]
    assert points(session) == (5, 0)
