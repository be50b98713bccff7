"""Chapter 1.6, phase 2: crop tiles under workers, the stacks, and the display that is rarely refilled.

Row a touches row b so: field a2 touches a1, a3, b1 and b2. Thus a1, a2 and b1 all touch each other.
"""

import pytest

from engine.riverboat.events import WorkersReturned
from tests.engine.riverboat.table import (
    asked,
    at,
    happened,
    legal,
    lies,
    on_turn,
    outcomes,
    play,
    position,
    refused,
    sees,
    sheet,
)

SINGLES = ("T", "W", "C", "P", "K")
DOUBLES = ("TT", "WW", "CC", "PP", "KK", "TW", "TC", "TP", "TK", "WC", "WP", "WK", "CP", "CK", "PK")


def layings(session):
    """What the legal plantings lay where, whatever the order in which a tile's spaces are named."""
    found = set()
    for text in legal(session):
        words = text.split()
        tile, fields = words[1], [word for word in words[2:] if word != "coin"]
        spaces = " ".join(sorted(f"{field}={crop}" for field, crop in zip(fields, tile, strict=True)))
        found.add(spaces + (" coin" if words[-1] == "coin" else ""))
    assert len(found) == len(legal(session))
    return found


def full_mat(seat, *, but=""):
    """A mat of 35 singles, seven of each crop and all harvested; one field may be left out."""
    fields = [f"{row}{number}" for row in "abcde" for number in range(1, 8)]
    laid = zip(fields, "TWCPK" * 7, strict=True)
    return "\n".join(f"at {seat}.{field}: tile-{crop}" for field, crop in laid if field != but)


# --------------------------------------------------------------------------------------- laying a tile


@pytest.mark.rule("RB-1.6.1")
def test_a_tile_covers_exactly_its_shape_of_fields_that_each_carry_a_worker():
    """Workers on a1, a2, b1 (a triangle) and e7. The triple may be turned, never flipped: 3 ways for TTW."""
    session = position(
        """
        phase planting
        at 1.a1 1.a2 1.b1 1.e7: worker
        at display-1: tile-C
        at display-8: tile-TW
        at display-13: tile-TTW
        """,
        owners="21212",
    )
    assert layings(session) == {
        *("a1=C", "a2=C", "b1=C", "e7=C"),
        *("a1=T a2=W", "a1=W a2=T", "a1=T b1=W", "a1=W b1=T", "a2=T b1=W", "a2=W b1=T"),
        *("a1=T a2=T b1=W", "a1=T a2=W b1=T", "a1=W a2=T b1=T"),
    }
    assert refused(session, "plant C a3").key == "no-worker-there"
    assert refused(session, "plant TW a1 e7").key == "shape"
    assert refused(session, "plant TTW a1 a2 e7").key == "shape"
    assert refused(session, "plant K a1").key == "tile-not-shown"
    play(session, "1 plant TTW a1 b1 a2")
    assert [at(session, f"1.{field}") for field in ("a1", "a2", "b1")] == [{"worker": 1}] * 3
    laid = [place for place, pieces in lies(session).places.items() if "tile-TTW" in pieces]
    assert laid and set(laid[0].removeprefix("1.").split("+")) == {"a1", "a2", "b1"}
    turnip, wheat = 0, 1
    assert [sees(session).crop_at(0, field) for field in (0, 7, 1)] == [turnip, turnip, wheat]


@pytest.mark.rule("RB-1.6.1")
def test_no_tile_goes_where_a_crop_or_a_barn_lies():
    """The workers on a1 and a2 stand on a crop already; b1 has a barn; only b2 can be planted."""
    session = position(
        """
        phase planting
        at 1.a1 1.a2: tile-C, worker
        at 1.b1: barn
        at 1.b2: worker
        at display-1: tile-T
        at display-8: tile-TT
        """,
        owners="21212",
    )
    assert layings(session) == {"b2=T"}
    assert refused(session, "plant T a1").key == "already-planted"
    assert refused(session, "plant TT a2 b2").key == "tile-no-room"
    assert refused(session, "plant T b1").key == "no-worker-there"


@pytest.mark.rule("RB-1.6.2")
def test_tiles_span_colours_and_lie_apart_from_their_like():
    """On mat 1 a1 is a star and a2 a diamond. The turnip on e7 has no turnip near it."""
    session = position(
        """
        phase planting
        at 1.a1 1.a2 1.e7: worker
        at display-1: tile-T
        at display-8: tile-TT
        """,
        owners="21212",
    )
    play(session, "1 plant TT a1 a2\n1 plant T e7")
    assert at(session, "1.a1+a2") == {"tile-TT": 1}
    assert at(session, "1.e7") == {"tile-T": 1, "worker": 1}


@pytest.mark.rule("RB-1.6.2")
def test_a_tile_never_moves_again():
    """Planted fields are no longer bare, so no later planting, placing or barn reaches them."""
    session = position(
        """
        phase planting
        at 1.a1 1.a2: worker
        at display-1 display-2: tile-T
        """,
        owners="21212",
    )
    play(session, "1 plant T a1")
    assert layings(session) == {"a2=T"}
    assert refused(session, "plant T a1").key == "already-planted"


@pytest.mark.rule("RB-1.6.3")
@pytest.mark.parametrize(
    ("text", "step", "points"),
    [
        ("at display-1: tile-T", "plant T a1", []),
        ("at display-8: tile-TW", "plant TW a1 a2", [("plant", 1)]),
        ("at display-13: tile-TTW", "plant TTW a1 b1 a2", [("plant", 2)]),
    ],
)
def test_a_tile_scores_at_once_0_1_or_2_by_its_size(text, step, points):
    session = position(f"phase planting\nat 1.a1 1.a2 1.b1: worker\n{text}", owners="21212")
    play(session, f"1 {step}")
    assert sheet(session, 1) == points


# -------------------------------------------------------------------------------------------- the coin


@pytest.mark.rule("RB-1.6.4")
def test_a_coin_takes_any_single_or_double_out_of_its_stack_but_no_triple():
    """Five singles on 3 fields; an equal double on 3 pairs, each mixed one both ways round: 15 + 15 + 60."""
    session = position(
        """
        phase planting
        at 1.a1 1.a2 1.b1: worker
        at 1.supply: coin x2
        at display-1: tile-T
        """,
        owners="21212",
    )
    with_coin = {text for text in layings(session) if text.endswith("coin")}
    assert len(with_coin) == 5 * 3 + 5 * 3 + 10 * 2 * 3
    assert {text.split()[1] for text in legal(session) if text.endswith("coin")} == {*SINGLES, *DOUBLES}
    reason = refused(session, "plant TTT a1 b1 a2 coin")
    assert (reason.key, reason.rule) == ("no-triple-search", "RB-1.6.4")
    play(session, "1 plant KK a1 a2 coin")
    assert at(session, "1.supply") == {"coin": 1}
    assert sheet(session, 1) == [("plant", 1)]
    assert at(session, "display-1") == {"tile-T": 1}
    assert "tile-KK" not in at(session, "stack")


@pytest.mark.rule("RB-1.6.4")
def test_what_is_no_longer_in_its_stack_cannot_be_searched_out():
    """There is one double of two pumpkins; laid under the first pair it is not to be had for the second."""
    session = position(
        """
        phase planting
        at 1.a1 1.a2 1.e1 1.e2: worker
        at 1.supply: coin x2
        at display-1: tile-T
        """,
        owners="21212",
    )
    play(session, "1 plant KK a1 a2 coin")
    assert {"plant PP e1 e2 coin", "plant K e1 coin"} <= legal(session)
    assert not any(text.startswith("plant KK") for text in legal(session))
    assert refused(session, "plant KK e1 e2 coin").key == "stack-without"


@pytest.mark.rule("RB-1.6.4")
def test_the_rest_of_a_searched_stack_is_shuffled():
    """A turnip is searched out and a pumpkin laid; the refill may bring 13 + 14 + 14 + 14 + 13 singles."""
    session = position(
        """
        phase planting
        at 1.a1 1.e1 2.a1: worker
        at 1.supply: coin
        at display-1: tile-K
        """,
        owners="21212",
    )
    play(session, "1 plant T a1 coin\n2 plant K a1")
    assert outcomes(session) == {"fill T": 13, "fill W": 14, "fill C": 14, "fill P": 14, "fill K": 13}


@pytest.mark.rule("RB-1.6.4")
def test_a_searched_tile_goes_under_workers_as_any_other():
    session = position(
        "phase planting\nat 1.a1 1.e1: worker\nat 1.supply: coin\nat display-1: tile-T", owners="21212"
    )
    assert {text for text in layings(session) if text.endswith("coin")} == {
        f"{field}={crop} coin" for field in ("a1", "e1") for crop in SINGLES
    }


# --------------------------------------------------------------------------------------- whose turn it is


@pytest.mark.rule("RB-1.6.5")
def test_turns_go_round_until_no_worker_stands_on_a_bare_field_and_nobody_may_pass():
    """Seats 1 and 3 have three and one such workers, seat 2 has none: 3, 1, 1, 1."""
    session = position(
        """
        phase planting
        at 1.a1 1.c1 1.e1: worker
        at 2.a1: tile-P, worker
        at 3.a1: worker
        at display-1 display-2 display-3 display-4: tile-T
        """,
        seats=3,
        owners="23123",
    )
    assert on_turn(session) == "3"
    reason = refused(session, "pass")
    assert (reason.key, reason.rule) == ("must-plant", "RB-1.6.5")
    play(session, "3 plant T a1\n1 plant T a1\n1 plant T c1")
    assert asked(session) == "plant"
    play(session, "1 plant T e1")
    assert asked(session) == "boat"


# ------------------------------------------------------------------------------------------- refills


@pytest.mark.rule("RB-1.6.6")
def test_taken_tiles_are_not_replaced_during_the_phase():
    session = position(
        "phase planting\nat 1.a1 2.a1: worker\nat display-1: tile-T\nat display-2: tile-W", owners="21212"
    )
    play(session, "1 plant T a1")
    assert (asked(session), on_turn(session)) == ("plant", "2")
    assert at(session, "display-1") == {}
    assert refused(session, "plant T a1").key == "tile-not-shown"
    assert legal(session) == {"plant W a1"}


@pytest.mark.rule("RB-1.6.6")
def test_if_nothing_face_up_can_be_laid_all_empty_spaces_are_filled_first():
    """A lone worker and only larger tiles on show: 15 - 2 = 13 spaces are filled, then one is taken."""
    session = position(
        """
        phase planting
        at 1.a1: worker
        at 1.supply: coin
        at display-8: tile-TT
        at display-14: tile-TTW
        """,
        owners="21212",
    )
    assert asked(session) == "fill-tile"
    sizes = []
    while asked(session) == "fill-tile":
        sizes.append(dict(session.view().prompt.args)["size"])
        session.submit(session.outcomes()[0][0])
    assert sizes == [1] * 7 + [2] * 4 + [3] * 2
    assert (asked(session), on_turn(session)) == ("plant", "1")
    assert at(session, "display-8") == {"tile-TT": 1}
    assert at(session, "display-14") == {"tile-TTW": 1}


@pytest.mark.rule("RB-1.6.6")
def test_the_refill_comes_at_the_start_of_the_turn_of_whoever_needs_it():
    """Seat 1 takes the last single; seat 2's two workers stand apart, so a refill comes before its turn."""
    session = position(
        """
        phase planting
        at 1.a1 2.a1 2.a5: worker
        at display-1: tile-T
        at display-8: tile-TT
        """,
        owners="21212",
    )
    assert asked(session) == "plant"
    play(session, "1 plant T a1")
    assert asked(session) == "fill-tile"
    while asked(session) == "fill-tile":
        session.submit(session.outcomes()[0][0])
    assert (asked(session), on_turn(session)) == ("plant", "2")


@pytest.mark.rule("RB-1.6.6")
def test_a_tile_that_can_be_laid_prevents_the_refill():
    """The double fits seat 1's pair, though a lone worker would want a single."""
    session = position("phase planting\nat 1.a1 1.a2 1.e7: worker\nat display-8: tile-TT", owners="21212")
    assert legal(session) == {"plant TT a1 a2"}


# ----------------------------------------------------------------------------------------- no singles


@pytest.mark.rule("RB-1.6.7")
def test_without_singles_workers_that_nothing_fits_go_back_and_their_player_is_out():
    """Seats 2 and 3 hold all 70 singles. Seat 1 lays a double under its pair, then nothing fits e7."""
    session = position(
        f"""
        option display-doubles 1
        option display-triples 1
        phase planting
        at 1.a1 1.a2 1.e7: worker
        at 1.supply: worker x2
        at display-8: tile-TT
        {full_mat(2)}
        {full_mat(3)}
        """,
        seats=3,
        owners="31231",
    )
    assert "tile-T" not in at(session, "stack")
    play(session, "1 plant TT a1 a2")
    assert asked(session) == "fill-tile"  # first the display is filled, in the hope of a tile that fits
    play(session, "* fill WW\n* fill WWW")
    assert asked(session) == "boat"
    assert at(session, "1.supply") == {"worker": 3}
    assert at(session, "1.e7") == {}
    assert at(session, "1.a1") == {"worker": 1}
    assert WorkersReturned(0, (34,)) in happened(session)  # e7 is the last of 35 fields


@pytest.mark.rule("RB-1.6.7")
def test_without_singles_the_other_players_go_on():
    session = position(
        f"""
        phase planting
        at 1.e7: worker
        at 4.a1 4.a2: worker
        at display-8 display-9: tile-TW
        {full_mat(2)}
        {full_mat(3)}
        """,
        seats=4,
        owners="41231",
    )
    while asked(session) == "fill-tile":
        session.submit(session.outcomes()[0][0])
    assert (asked(session), on_turn(session)) == ("plant", "4")
    assert at(session, "1.supply") == {"worker": 1}


@pytest.mark.rule("RB-1.6.7")
def test_while_a_single_is_in_the_stack_no_worker_goes_back():
    session = position(
        f"""
        phase planting
        at 1.e7: worker
        {full_mat(2)}
        {full_mat(3, but="e7")}
        """,
        seats=3,
        owners="31231",
    )
    while asked(session) == "fill-tile":
        session.submit(session.outcomes()[0][0])
    assert (asked(session), on_turn(session)) == ("plant", "1")
    assert layings(session) == {"e7=K"}  # 13 of the 14 pumpkins are laid


# ------------------------------------------------------------------------------------------ the bonus


@pytest.mark.rule("RB-1.6.8")
@pytest.mark.parametrize(("others", "coins"), [(24, 1), (25, 0)])
def test_the_owner_of_tile_2_gets_a_coin_if_the_supply_has_one(others, coins):
    session = position(
        f"""
        phase cultivation
        revealed 7
        at 1.a1 2.a1: worker
        at 1.supply: coin x{others}
        at display-1 display-2: tile-T
        """,
        owners="12121",
    )
    play(session, "* reveal wild")
    assert on_turn(session) == "2"
    assert sees(session).coins == (others, coins)
