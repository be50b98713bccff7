"""Chapter 1.12: what the end of the game brings, how ties are broken, and who wins."""

import pytest

from engine.core.game import Terminal
from tests.engine.riverboat.table import lines, position, sees, sheet

STARS = ("a1", "b3", "b5", "c3", "d7", "e6", "e7")
DIAMONDS = ("a2", "a3", "a4", "c6", "d1", "d3", "d6")
"""The fields of two colours on mat 1."""


def finished(text, *, seats=2, owners="12121"):
    """The end of a round 4 in which nobody can place a surveyor any more."""
    session = position(f"round 4\nphase scoring\n{text}", seats=seats, owners=owners)
    assert isinstance(session.node, Terminal)
    return session


def final(session, seat):
    """What the end of the game brought a seat, by key; several colours are added."""
    found: dict[str, int] = {}
    for key, points in sheet(session, seat):
        if key.startswith("final-"):
            name = key.removeprefix("final-")
            found[name] = found.get(name, 0) + points
    return found


def boats(seat, *kinds):
    return "\n".join(f"at {seat}.recess-{number}: boat-{kind}" for number, kind in enumerate(kinds, start=1))


# ---------------------------------------------------------------------------------------- coins, colours


@pytest.mark.rule("RB-1.12.1")
def test_each_coin_is_a_point():
    session = finished("at 1.supply: coin x7\nat 2.supply: coin")
    assert final(session, 1) == {"coins": 7}
    assert final(session, 2) == {"coins": 1}


@pytest.mark.rule("RB-1.12.2")
def test_each_colour_that_is_wholly_covered_by_crops_or_barns_is_7_points():
    """Stars under three crops, of which one still has its worker, and four barns; diamonds under crops."""
    session = finished(
        f"""
        at {" ".join(f"1.{field}" for field in STARS[:2])}: tile-T
        at 1.{STARS[2]}: tile-T, worker
        at {" ".join(f"1.{field}" for field in STARS[3:])}: barn, surveyor
        at {" ".join(f"1.{field}" for field in DIAMONDS)}: tile-W
        """
    )
    assert final(session, 1) == {"colour": 7 + 7}
    named = [
        {ref.name for ref in line.refs if ref.kind == "field"}
        for line in lines(session, 1)
        if line.key == "final-colour"
    ]
    assert named == [set(STARS), set(DIAMONDS)]


@pytest.mark.rule("RB-1.12.2")
@pytest.mark.parametrize("missing", STARS)
def test_a_colour_of_which_one_field_is_bare_gives_nothing(missing):
    covered = " ".join(f"1.{field}" for field in STARS if field != missing)
    assert final(finished(f"at {covered}: tile-T"), 1) == {}


@pytest.mark.rule("RB-1.12.2")
def test_the_colours_of_the_own_mat_count():
    """Seat 2 has mat 2; covering there what are the stars of mat 1 completes nothing."""
    covered = " ".join(f"2.{field}" for field in STARS)
    assert final(finished(f"at {covered}: tile-T"), 2) == {}


# -------------------------------------------------------------------------------------- unused assets


@pytest.mark.rule("RB-1.12.3")
def test_barns_and_wells_without_a_surveyor_and_surveyors_in_supply_are_2_points_each():
    """Two idle barns, one idle well, two surveyors: 5 x 2. The surveyed barn and well count nothing."""
    session = position(
        """
        round 4
        phase scoring
        at 1.b1 1.b3: barn
        at 1.e1: tile-T, well
        at 1.b5: barn, surveyor
        at 1.e3: tile-C, well, surveyor
        at 1.supply: surveyor x2
        """,
        owners="12121",
    )
    session.submit_text("pass")
    assert isinstance(session.node, Terminal)
    assert final(session, 1) == {"assets": 10}


@pytest.mark.rule("RB-1.12.3")
def test_a_surveyor_that_had_nothing_to_be_put_on_is_2_points():
    assert final(finished("at 1.supply: surveyor x3"), 1) == {"assets": 6}


# -------------------------------------------------------------------------------------------- harbor


@pytest.mark.rule("RB-1.12.4", "RB-1.12.5")
def test_the_furthest_scores_the_sum_and_every_other_player_half_of_it_rounded_up():
    """4 + 2 + 7 + 1 + 5 = 19 and all five reached at 12. Full for the one at 13, half of 19 is 10."""
    kinds = ("B4", "B2a", "B7", "B1", "B5")
    session = finished(
        f"""
        at 1.harbor-12: harbor-master
        at 2.harbor-13: harbor-master
        at 3.harbor-12: harbor-master
        {boats(1, *kinds)}
        {boats(2, *kinds)}
        {boats(3, "B7", "B6")}
        """,
        seats=3,
        owners="12312",
    )
    assert final(session, 1) == {"harbor-half": 10}
    assert final(session, 2) == {"harbor": 19}
    assert final(session, 3) == {"harbor-half": 7}  # half of 13
    assert [line.rule for line in lines(session, 2)] == ["RB-1.12.4"]
    assert [line.rule for line in lines(session, 1)] == ["RB-1.12.5"]


@pytest.mark.rule("RB-1.12.4")
def test_further_than_the_others_is_enough_the_end_of_the_track_is_not_needed():
    session = finished(f"at 1.harbor-4: harbor-master\n{boats(1, 'B7')}")
    assert final(session, 1) == {"harbor": 7}


@pytest.mark.rule("RB-1.12.4")
def test_a_player_without_boats_can_be_furthest_and_then_the_others_have_half():
    session = finished(f"at 1.harbor-8: harbor-master\nat 2.harbor-9: harbor-master\n{boats(1, 'B7', 'B4')}")
    assert final(session, 1) == {"harbor-half": 6}  # half of 11
    assert final(session, 2) == {}


@pytest.mark.rule("RB-1.12.5")
@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        (("B1",), 1),
        (("B1", "B1"), 1),  # the sum 2 is halved, not each boat
        (("B3a", "B3b"), 3),
        (("B3a", "B3b", "B1"), 4),  # 7
        (("B5", "B5", "B5"), 8),  # 15; each boat by itself would give 9
    ],
)
def test_the_sum_is_halved_once_and_rounded_up(kinds, points):
    session = finished(f"at 1.harbor-19: harbor-master\nat 2.harbor-20: harbor-master\n{boats(1, *kinds)}")
    assert final(session, 1) == {"harbor-half": points}


@pytest.mark.rule("RB-1.12.6")
@pytest.mark.parametrize(
    ("space", "points"),
    [
        (3, 0),
        (4, 7),
        (5, 7),
        (6, 7 + 6),
        (7, 13),
        (8, 13 + 5),
        (18, 18 + 4 + 3 + 3 + 2 + 2),
        (19, 32),
        (20, 33),
    ],
)
def test_boats_whose_recess_is_not_reached_give_nothing(space, points):
    """Recess k is reached at 2k + 2: 4, 6, 8, …, 20. The nine kinds together are 33."""
    kinds = ("B7", "B6", "B5", "B4", "B3a", "B3b", "B2a", "B2b", "B1")
    session = finished(f"at 1.harbor-{space}: harbor-master\n{boats(1, *kinds)}")
    assert final(session, 1).get("harbor", 0) == points


# -------------------------------------------------------------------------------------------- agents


@pytest.mark.rule("RB-1.12.7")
@pytest.mark.parametrize(
    ("agents", "points"),
    [
        ((1, 5), (10, 20)),
        ((3, 0), (20, 0)),
        ((0, 0), (0, 0)),
        ((2, 7, 4), (5, 20, 10)),
        ((0, 7, 4), (0, 20, 10)),
        ((1, 2, 3, 4), (0, 5, 10, 20)),
        ((4, 0, 9, 1), (10, 0, 20, 5)),
    ],
)
def test_most_agents_score_20_then_10_5_and_0_and_without_agents_there_is_nothing(agents, points):
    text = "\n".join(f"at {seat}.mansion: worker x{count}" for seat, count in enumerate(agents, 1) if count)
    seats = len(agents)
    owners = {2: "12121", 3: "12312", 4: "12341"}[seats]
    session = finished(text, seats=seats, owners=owners)
    assert tuple(final(session, seat).get("agents", 0) for seat in range(1, seats + 1)) == points


# ---------------------------------------------------------------------------------------------- ties


@pytest.mark.rule("RB-1.12.8")
@pytest.mark.parametrize(("owners", "ahead"), [("12121", 1), ("21212", 2), ("21121", 2), ("12212", 1)])
def test_of_two_tied_in_the_harbor_the_lower_phase_tile_is_ahead(owners, ahead):
    session = finished(
        f"at 1.harbor-4 2.harbor-4: harbor-master\n{boats(1, 'B7')}\n{boats(2, 'B7')}", owners=owners
    )
    assert final(session, ahead) == {"harbor": 7}
    assert final(session, 3 - ahead) == {"harbor-half": 4}


@pytest.mark.rule("RB-1.12.8")
def test_the_lowest_tile_counts_where_a_player_has_several():
    """Seat 4 owns tiles 1 and 5, seat 2 tile 2, seat 1 tile 3, seat 3 tile 4: the ranks of a tie."""
    text = """
        at 1.harbor-4 2.harbor-4 3.harbor-4 4.harbor-4: harbor-master
        at 1.mansion 2.mansion 3.mansion 4.mansion: worker x2
        at 1.recess-1 2.recess-1 3.recess-1 4.recess-1: boat-B7
        """
    session = finished(text, seats=4, owners="42134")
    assert [final(session, seat).get("agents", 0) for seat in (4, 2, 1, 3)] == [20, 10, 5, 0]
    assert [final(session, seat).get("harbor", 0) for seat in (4, 2, 1, 3)] == [7, 0, 0, 0]
    assert [final(session, seat).get("harbor-half", 0) for seat in (4, 2, 1, 3)] == [0, 4, 4, 4]


@pytest.mark.rule("RB-1.12.8")
def test_a_tie_for_second_place_is_broken_too_and_more_agents_beat_any_tile():
    """Seat 3 has most. Seats 1 and 2 have two each; seat 2 owns tile 1."""
    text = "at 1.mansion 2.mansion: worker x2\nat 3.mansion: worker x3"
    session = finished(text, seats=3, owners="21321")
    assert [final(session, seat)["agents"] for seat in (3, 2, 1)] == [20, 10, 5]


@pytest.mark.rule("RB-1.12.8")
def test_one_space_further_beats_any_tile():
    session = finished(
        f"at 1.harbor-4: harbor-master\nat 2.harbor-5: harbor-master\n{boats(1, 'B7')}\n{boats(2, 'B5')}",
        owners="12121",
    )
    assert final(session, 1) == {"harbor-half": 4}
    assert final(session, 2) == {"harbor": 5}


# -------------------------------------------------------------------------------------------- the winner


@pytest.mark.rule("RB-1.12.9")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ("30 20", (1, 2)),
        ("20 30", (2, 1)),
        ("25 25", (1, 1)),
        ("9 30 30", (3, 1, 1)),
        ("30 9 20", (1, 3, 2)),
        ("7 7 7 7", (1, 1, 1, 1)),
        ("64 14 64 20", (1, 4, 1, 3)),
    ],
)
def test_most_points_win_and_equal_points_share(points, ranks):
    seats = len(ranks)
    owners = {2: "12121", 3: "12312", 4: "12341"}[seats]
    session = finished(f"points {points}", seats=seats, owners=owners)
    assert session.view().ranks == ranks


@pytest.mark.rule("RB-1.12.9")
def test_the_final_points_count_for_the_victory():
    """20 and 5 coins, 25, beat 24."""
    session = finished("points 20 24\nat 1.supply: coin x5")
    assert sees(session).score == (25, 24)
    assert session.view().ranks == (1, 2)
    assert session.view().over
