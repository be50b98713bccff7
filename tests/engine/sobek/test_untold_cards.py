"""Cards that nobody tells: what may be done with them, what is shown, what is forgotten. By hand."""

import pytest

from engine.core.component import Ref
from engine.sobek import events as ev
from engine.sobek.components import BEIGE, GREEN, ORANGE
from tests.engine.sobek.table import (
    asked,
    audience,
    finish,
    happened,
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


def table(text: str, *, seats: int = 2):
    """A position at a table where hidden cards are not told."""
    return position(f"option hidden blank\n{text}", seats=seats)


# --------------------------------------------------------------------------------- what is untold


@pytest.mark.rule("SK-1.16.20")
def test_start_cards_are_not_told_and_the_docks_come_at_once():
    session = opening("hidden blank", seats=3)
    assert asked(session) == ("fill-dock", 0)
    assert seen(session, 1).hands == ((GREEN, GREEN),) * 3
    assert sum(lies(session, "unseen-start").values()) == 9


@pytest.mark.rule("SK-1.16.20")
def test_what_lay_face_up_stays_known_and_characters_do_not():
    session = table("face-down 1 3\nat dock-2: ivory-3\nat dock-4: fish\nat dock-5: wheat\nhand-green 1 0")
    play(session, "take 3")
    assert seen(session, 1).hands[0] == (GREEN, ORANGE)
    assert seen(session, 1).piles[0] == (9, ORANGE)
    assert seen(session, 2).hands[0] == (GREEN, ORANGE) and seen(session, 2).piles[0] is None
    play(session, "take 4")
    assert seen(session, 2).hands[1] == (4,) and seen(session, 1).hands[1] == (BEIGE,)


@pytest.mark.rule("SK-1.16.20")
def test_the_queens_cards_are_told_by_their_backs_alone():
    session = table("at 1.hand: queen\nat dock-1: fish\nat unseen: thief\ndeck 18\ntop beige")
    play(session, "play queen")
    assert asked(session) == ("show-back", 0)
    assert seen(session, 2).hands[0] == (BEIGE,)
    play(session, "back orange")
    assert asked(session) == ("show-back", 0)
    play(session, "back beige", "back beige")
    assert seen(session, 1).hands[0] == (BEIGE, BEIGE, ORANGE)
    assert asked(session) == ("action", 2) and seen(session).deck == 15


# -------------------------------------------------------------------------------- using untold cards


@pytest.mark.rule("SK-1.16.21")
def test_a_set_with_untold_cards_is_shown_card_by_card_in_any_order():
    session = table(
        """
        hand-green 1 0
        hand-beige 1 0
        hand-orange 1 0
        at 1.hand: fish-1
        at dock-1: wheat
        """
    )
    play(session, "lay fish fish-1 green beige orange")
    assert asked(session) == ("show-card", 0) and audience(session) == (0, 1, 2)
    # Green: a fish start card, the other lies open; beige: 4 + 3 fish, 5 amulets; orange: scribe, thief.
    assert outcomes(session) == {
        "show fish-start": 1 * 12 * 2,
        "show fish-1": 4 * 1 * 2,
        "show fish": 3 * 1 * 2,
        "show amulet": 5 * 1 * 2,
        "show scribe-fish": 1 * 1 * 12,
        "show thief": 1 * 1 * 12,
    }
    play(session, "show amulet")
    assert "show fish" not in outcomes(session), "there was one beige card"
    play(session, "show thief", "show fish-start")
    assert lies(session, "1.fish") == {"amulet": 1, "fish-1": 1, "thief": 1, "fish-start": 1}
    assert asked(session) == ("pick-token", 1)


@pytest.mark.rule("SK-1.16.21")
def test_an_untold_character_is_shown_before_its_power_works():
    session = table("hand-orange 1 0\nat dock-1 dock-2: wheat")
    assert legal(session) == {"take 1", "take 2", "play orange"}
    play(session, "play orange")
    assert sum(outcomes(session).values()) == 9
    assert lies(session, "discards").get("merchant", 0) == 0
    play(session, "show merchant")
    assert lies(session, "discards")["merchant"] == 1 and asked(session) == ("fetch", 1)


@pytest.mark.rule("SK-1.16.21", "SK-2.1.1")
def test_a_card_that_cannot_be_is_refused_with_the_reason():
    session = table(
        """
        hand-beige 2 0
        at 1.hand: ivory
        at 2.ivory: ivory-3 x3
        at dock-1: wheat
        """
    )
    play(session, "lay ivory ivory beige beige")
    assert refused(session, "show ivory-3").key == "face-told"
    assert refused(session, "show fish").key == "face-good"
    assert refused(session, "show ivory-start").key == "face-back"
    assert str(refused(session, "show ivory-3")) == (
        "every ivory-3 of the box is known to lie elsewhere (SK-2.1.1)"
    )
    play(session, "show ivory", "show amulet")
    assert lies(session, "1.ivory") == {"ivory": 2, "amulet": 1}


@pytest.mark.rule("SK-1.16.21", "SK-1.16.20")
def test_what_the_hand_does_not_have_is_refused_before_anything_is_shown():
    session = table("hand-green 2 0\nat 1.hand: fish\nat dock-1: wheat")
    assert refused(session, "lay fish fish green green green").key == "no-blank"
    assert refused(session, "lay ivory fish green green").key == "set-mixed"
    assert session.why_not((Ref("back", "green"), Ref("back", "green 2"), Ref("good", "ivory"))).key == (
        "blank-none"
    ), "there is one ivory start card"
    assert session.why_not((Ref("card", "marble-start"),)).key == "point-back"
    assert session.why_not((Ref("card", "ivory-3"),)).key == "not-in-hand"
    assert "lay fish fish green green" in legal(session)


@pytest.mark.rule("SK-1.16.21")
def test_where_nothing_fits_nothing_comes_of_the_step():
    """Seat 1 cannot know that seat 2 holds every ivory and amulet that is left; the table does."""
    session = table(
        """
        hand-beige 2 0
        at 1.hand: ivory
        at 2.hand: ivory-3 x3, ivory
        at 2.corruption: amulet x5
        at dock-1: wheat
        """
    )
    assert "lay ivory ivory beige beige" in legal(session)
    play(session, "lay ivory ivory beige beige")
    assert asked(session) == ("action", 1) and seen(session, 1).hands[0] == (10, BEIGE, BEIGE)
    assert happened(session, ev.NothingFits) == [ev.NothingFits(0)]


@pytest.mark.rule("SK-1.16.21", "SK-3.43")
def test_amulets_alone_are_no_new_set_if_they_are_untold_either():
    session = table(
        """
        option amulet-set forbidden
        hand-beige 3 0
        at dock-1: wheat
        """
    )
    play(session, "lay ivory beige beige beige", "show amulet", "show amulet")
    assert "show amulet" not in outcomes(session)
    assert refused(session, "show amulet").key == "amulets-alone"


@pytest.mark.rule("SK-1.16.21", "SK-3.43")
@pytest.mark.parametrize(
    ("own", "hand", "can"),
    [
        ("", "hand-beige 3 0", set()),
        ("", "hand-beige 2 0\nat 1.hand: amulet", set()),
        ("", "hand-beige 3 0\nhand-green 1 0", {"green beige beige", "green beige beige beige"}),
        ("", "hand-beige 2 0\nat 1.hand: queen", {"queen beige beige"}),
        ("at 1.ivory: ivory-start, ivory x2", "hand-beige 3 0", {"beige beige beige"}),
    ],
)
def test_untold_cards_that_can_only_be_amulets_are_no_new_set(own, hand, can):
    """Every ivory with a beige back lies open; the one with a green back and amulets may be anywhere."""
    others = "ivory-3 x3" if own else "ivory-3 x3, ivory x2"
    session = table(f"option amulet-set forbidden\nat 2.ivory: {others}\n{own}\n{hand}\nat dock-1: wheat")
    laid = {text.removeprefix("lay ivory ") for text in legal(session) if text.startswith("lay ivory ")}
    assert laid == can
    assert "lay fish beige beige" not in legal(session)
    if "beige 3" in hand:
        assert "lay fish beige beige beige" in legal(session)
    if not can:
        cards = "beige beige beige" if "beige 3" in hand else "amulet beige beige"
        assert refused(session, f"lay ivory {cards}").key == "amulets-alone"


# ------------------------------------------------------------------------------ cards that move unseen


@pytest.mark.rule("SK-1.16.22")
def test_a_theft_tells_the_back_and_what_it_could_have_been_is_forgotten():
    session = table(
        """
        at 1.hand: thief
        at 2.hand: ivory-3, wheat, amulet
        hand-green 0 1 0
        at dock-1: fish
        """,
        seats=3,
    )
    play(session, "play thief")
    assert legal(session) == {"steal 2 beige", "steal 2 green"}
    play(session, "steal 2 beige")
    assert asked(session) == ("action", 2)
    assert seen(session, 1).hands[0] == (BEIGE,)
    assert seen(session, 2).hands[1] == (GREEN, BEIGE, BEIGE)
    assert lies(session, "unseen")["ivory-3"] == 3, "nobody knows any more where that one is"


@pytest.mark.rule("SK-1.16.22")
def test_what_can_only_be_one_kind_stays_known():
    session = table("at 1.hand: thief\nat 2.hand: ivory-3 x2\nhand-green 0 1\nat dock-1: fish")
    play(session, "play thief", "steal 2 beige")
    assert seen(session, 1).hands[0] == (9,) and seen(session, 2).hands[1] == (9, GREEN)


@pytest.mark.rule("SK-1.16.22")
def test_the_scribe_and_the_vizir_name_backs():
    session = table(
        """
        at 1.hand: scribe-fish, vizir
        at 2.hand: fish x3, fish-1
        hand-orange 0 3
        at dock-1: wheat
        """
    )
    play(session, "play scribe-fish")
    assert legal(session) == {"discard beige", "discard orange"}
    assert refused(session, "discard fish").key == "only-back"
    play(session, "discard beige")
    assert seen(session, 2).hands[1] == (BEIGE,) * 3 + (ORANGE,) * 3
    assert seen(session, 2).piles[1] == (BEIGE,)
    play(session, "take 1")
    while asked(session)[0] == "fill-dock":
        play(session, next(iter(outcomes(session))))
    if asked(session)[0] == "show-back":
        play(session, "back beige")
    play(session, "play vizir", "look 2")
    assert legal(session) == {"claim beige"}
    play(session, "claim beige")
    assert seen(session, 1).hands[0] == (BEIGE,) and seen(session, 2).piles[1] == ()


# ------------------------------------------------------------------------------- powers that ask of them


@pytest.mark.rule("SK-1.16.23", "SK-3.12")
def test_the_courtisan_may_find_that_no_untold_card_fits():
    text = """
        at 1.hand: courtisan
        at 1.fish: fish x3
        hand-green 1 0
        at dock-1: wheat
        """
    session = table(text)
    play(session, "play courtisan")
    assert legal(session) == {"add fish green", "done"}
    assert session.view(0).prompt.words == ("add", "done")
    play(session, "done")
    assert asked(session) == ("action", 2) and happened(session, ev.PowerIdle) == [
        ev.PowerIdle(0, "courtisan")
    ]
    session = table(text)
    play(session, "play courtisan", "add fish green")
    assert set(outcomes(session)) == {"show fish-start"}
    play(session, "show fish-start")
    assert lies(session, "1.fish") == {"fish": 3, "fish-start": 1}


@pytest.mark.rule("SK-1.16.23", "SK-1.6.2")
def test_a_known_card_that_fits_must_be_added():
    session = table("at 1.hand: courtisan, fish-1\nat 1.fish: fish x3\nhand-green 1 0\nat dock-1: wheat")
    play(session, "play courtisan")
    assert "done" not in legal(session) and "add fish fish-1" in legal(session)


@pytest.mark.rule("SK-1.16.24", "SK-1.10.2")
def test_the_high_priest_sends_away_what_is_known_and_what_is_shown():
    session = table(
        """
        at 1.hand: high-priest
        at 1.corruption: fish
        corruption-orange 2 0
        at dock-1: wheat
        """
    )
    play(session, "play high-priest", "name fish")
    assert lies(session, "discards")["fish"] == 1
    assert asked(session) == ("show-named", 0)
    # 8 characters are untold, scribe-fish and thief among them. Of the 28 pairs 15 have no fish.
    assert outcomes(session) == {"show scribe-fish": 13, "show thief": 13, "none": 30}
    play(session, "show thief")
    # Of the 13 pairs with fish 12 have one of it, and 1 has both.
    assert outcomes(session) == {"show scribe-fish": 1, "none": 12}
    play(session, "none")
    assert lies(session, "discards")["thief"] == 1
    assert seen(session, 1).piles[0] == (ORANGE,) and asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.16.24")
def test_a_good_of_which_nothing_is_known_must_be_there():
    session = table("at 1.hand: high-priest\nat 1.corruption: fish\ncorruption-orange 2 0\nat dock-1: wheat")
    play(session, "play high-priest", "name ivory")
    assert set(outcomes(session)) == {"show queen"} and refused(session, "none").key == "not-outcome"
    assert refused(session, "show thief").key == "face-good"


@pytest.mark.rule("SK-1.16.24", "SK-3.48")
def test_a_pile_of_untold_amulets_answers_none():
    session = table("at 1.hand: high-priest\ncorruption-beige 2 0\nat dock-1: wheat")
    play(session, "play high-priest", "name ivory")
    assert "none" in outcomes(session)
    play(session, "none")
    assert seen(session, 1).piles[0] == (18, 18), "else another good would have had to be named"


@pytest.mark.rule("SK-1.16.25")
def test_only_the_token_that_is_picked_is_told():
    session = table("at 1.hand: fish x3\nat 2.hand: wheat x3\nat dock-1: ivory")
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("pick-token", 1)
    assert legal(session) == {
        *(f"pick guild-{glyph}" for glyph in "ABCD"),
        *(f"pick {name}" for name in ("flood", "curse", "prosperity", "embalming", "deceit")),
    }
    play(session, "pick deceit")
    assert seen(session, 1).tokens == () and seen(session, 1).tokens_left == 4
    play(session, "lay wheat wheat wheat wheat")
    assert "pick deceit" not in legal(session), "there is one Deceit, and it is used"


# ----------------------------------------------------------------------------------------- the count


@pytest.mark.rule("SK-1.16.26", "SK-3.52")
def test_sets_of_the_end_are_shown_when_all_have_laid():
    session = table(
        """
        phase laying
        at 1.hand: ivory-3 x2
        hand-beige 1 0
        hand-green 0 1
        hand-orange 0 2
        at unseen: ivory-3, fish, queen, scribe-fish, thief
        """
    )
    play(session, "lay ivory ivory-3 ivory-3 beige")
    assert seen(session, 2).hands[0] == (BEIGE,) * 3 and seen(session, 2).laid[0] is None
    play(session, "done", "lay fish green orange orange", "done")
    assert asked(session) == ("count", 0)
    play(session, "count")
    assert asked(session) == ("show-card", 0)
    assert seen(session, 2).laid[0] == ((3, (9, 9, BEIGE)),)
    play(session, "show ivory-3")
    assert set(outcomes(session)) == {"show fish-start", "show scribe-fish", "show thief"}
    play(session, "show thief", "show fish-start", "show scribe-fish")
    assert asked(session) == ("count", 0) and points(session) == (0, 0)
    play(session, "count")
    assert points(session) == (9, 0)


@pytest.mark.rule("SK-1.16.26")
def test_a_set_that_cannot_be_goes_back_and_is_corruption():
    """Both claim two of the three cards that are left for a set of ivory: one has to be wrong."""
    session = table(
        """
        phase laying
        at 1.ivory: ivory-3 x3
        at 2.fish: fish x3
        at 2.cattle: amulet x3, cattle
        at 1.hand: ivory
        at 2.hand: ivory-start
        hand-beige 2 2
        at unseen: ivory, amulet x2
        """
    )
    play(session, "lay ivory ivory beige beige", "done", "lay ivory ivory-start beige beige", "done", "count")
    play(session, "show amulet", "show amulet")
    assert happened(session, ev.NothingFits) == [ev.NothingFits(1)]
    play(session, "count")
    assert happened(session, ev.LeftoversDropped) == [ev.LeftoversDropped(1, 3)]


@pytest.mark.rule("SK-1.16.26", "SK-1.12.5")
def test_goods_are_shown_where_a_tie_asks_for_scarabs():
    session = table(
        """
        phase laying
        at 1.fish: fish-1 x3, fish
        at 2.ivory: ivory-3 x2, ivory
        at 1.corruption: wheat
        at 2.corruption: marble-2
        corruption-beige 1 0
        corruption-orange 1 2
        at unseen: wheat-1 x2, ivory-3, queen, thief, merchant
        """
    )
    play(session, "count")
    assert asked(session) == ("tie-card", 0) and points(session) == (12, 18)
    assert audience(session) == (0, 1, 2) and "show queen" not in outcomes(session)
    play(session, "show ivory-3")
    assert asked(session) == ("count", 0)
    play(session, "count")
    assert points(session)[1] == 18 and points(session)[0] < 12


@pytest.mark.rule("SK-1.16.26")
def test_nothing_is_shown_where_nobody_ties():
    session = table("phase laying\ncorruption-beige 2 1\nat 1.fish: fish x3")
    finish(session)
    assert seen(session).round == 2
