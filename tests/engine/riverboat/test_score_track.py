"""Chapter 1.11: the score markers, which of them lies on top, and which side they show."""

import pytest

from engine.riverboat.events import PointsScored
from tests.engine.riverboat.table import happened, play, position, sees


def on_top(session, *seats):
    """Which of these seats, counted from 1, has the marker that came last."""
    return max(seats, key=lambda seat: sees(session).arrival[seat - 1])


@pytest.mark.rule("RB-1.11.1")
def test_the_marker_moves_as_soon_as_points_are_gained():
    session = position(
        """
        phase planting
        points 3 9
        at 1.a1 1.a2 2.a1: worker
        at display-1: tile-T
        at display-8: tile-TW
        """,
        owners="21212",
    )
    play(session, "1 plant TW a1 a2")
    assert sees(session).score == (4, 9)
    assert [event.line.points for event in happened(session) if isinstance(event, PointsScored)] == [1]


@pytest.mark.rule("RB-1.11.1")
def test_a_marker_that_arrives_on_an_occupied_space_lies_on_top():
    """Seat 1 comes to the 7 of seat 2 by B2b's 2 points; later seat 2 comes to the 9 of seat 1."""
    session = position(
        """
        phase harvest
        points 5 7
        arrival 1 2
        at 1.a1 1.a2 1.a3 1.a4: tile-C, worker
        at 2.a1 2.a2 2.a3: tile-C, worker
        """,
        owners="12121",
    )
    assert on_top(session, 1, 2) == 2
    play(session, "1 boat B2b C")
    assert sees(session).score == (7, 7)
    assert on_top(session, 1, 2) == 1
    play(session, "2 boat B3a C")
    assert sees(session).score == (7, 10)
    assert on_top(session, 1, 2) == 2


@pytest.mark.rule("RB-1.11.1", "RB-1.3.6")
@pytest.mark.parametrize(("owners", "top"), [("12321", 3), ("12323", 2), ("31232", 3)])
def test_of_equal_markers_the_one_moved_last_lies_on_top_and_starts_round_4(owners, top):
    """Seat 2 has an agent and seat 3 a surveyor in use: both 5 + 1 = 6, given from the owner of tile 5 on.

    That is in the order 1, 2, 3, then 3, 1, 2, then 2, 3, 1.
    """
    session = position(
        """
        round 3
        phase scoring
        points 20 5 5
        arrival 1 3 2
        at 2.mansion: worker
        at 3.a1: barn, surveyor
        """,
        seats=3,
        owners=owners,
    )
    assert sees(session).score == (20, 6, 6)
    assert on_top(session, 2, 3) == top
    assert sees(session).start + 1 == top


@pytest.mark.rule("RB-1.11.2")
@pytest.mark.parametrize(
    ("points", "side", "space"),
    [
        (0, 0, 0),
        (49, 0, 49),
        (50, 1, 0),
        (64, 1, 14),
        (99, 1, 49),
        (100, 2, 0),
        (149, 2, 49),
        (150, 3, 0),
        (199, 3, 49),
    ],
)
def test_the_marker_shows_blank_50_100_or_150_on_the_spaces_0_to_49(points, side, space):
    session = position(f"phase draft\npoints {points} 0")
    assert sees(session).marker(0) == (side, space)
    assert sees(session).marker(1) == (0, 0)


@pytest.mark.rule("RB-1.11.2")
def test_a_marker_that_passes_49_goes_on_from_space_0_with_its_50_side():
    session = position("phase harvest\npoints 48 0\nat 1.a1 1.a2 1.a3: tile-C, worker", owners="12121")
    play(session, "1 boat B3a C")
    assert sees(session).score[0] == 51
    assert sees(session).marker(0) == (1, 1)
