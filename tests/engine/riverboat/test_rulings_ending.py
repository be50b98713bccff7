"""Rulings 46 to 50, the end of the game: the harbor's end and its ties, the halved sum, agents."""

import pytest

from tests.engine.riverboat.table import at, harbor, lines, play, position, sheet

LAST = "round 4\nphase scoring\nbonus due"


def ended(*arranged, seats=2, owners="", bonus="harbor"):
    """The last bonus is chosen by the owner of tile 5, and nobody has a surveyor: the play is over."""
    table = position("\n".join([LAST, *arranged]), seats=seats, owners=owners)
    owner = (owners or "12121" if seats == 2 else owners)[4]
    play(table, f"{owner} bonus {bonus}")
    assert table.over
    return table


def points(table, seat, *keys):
    return sum(line.points for line in lines(table, seat) if line.key in keys)


def harbor_points(table, seats):
    return [points(table, seat, "final-harbor", "final-harbor-half") for seat in range(1, seats + 1)]


def agent_points(table, seats):
    return [points(table, seat, "final-agents") for seat in range(1, seats + 1)]


# ------------------------------------------------------------------------------------------- the harbor


@pytest.mark.rule("RB-3.46")
@pytest.mark.parametrize("space", [17, 18, 19, 20])
def test_steps_beyond_the_last_space_are_lost(space):
    table = position(f"phase harvest\nat 1.a1 1.a2: tile-C, worker\nat 1.harbor-{space}: harbor-master")
    play(table, "1 boat B1 C")  # three spaces; the last is 20
    assert harbor(table, 1) == 20
    assert at(table, "1.recess-1") == {"boat-B1": 1}


BOTH_AT_THE_END = (
    "at 1.harbor-20 2.harbor-20: harbor-master",
    "at 1.recess-1 2.recess-1: boat-B7",
)


@pytest.mark.rule("RB-3.46")
@pytest.mark.parametrize(
    ("owners", "first", "second"),
    [("12121", 7, 4), ("21121", 4, 7)],  # the other has half of 7, rounded up to 4
)
def test_of_several_on_the_last_space_the_lower_tile_is_ahead(owners, first, second):
    table = ended(*BOTH_AT_THE_END, owners=owners)
    assert harbor_points(table, 2) == [first, second]


@pytest.mark.rule("RB-3.47")
def test_if_nobody_has_moved_the_lowest_tile_counts_as_furthest():
    """With four players all stand on 2, where no recess is reached: the lead is worth 0 points."""
    table = position("round 4\nphase harvest\nat 1.a1: tile-C, worker", seats=4, owners="34121")
    leaders = [
        [line.key for line in projected if line.key.startswith("final-harbor")]
        for projected in table.view().projections
    ]
    assert leaders == [["final-harbor-half"], ["final-harbor-half"], ["final-harbor"], ["final-harbor-half"]]
    assert [harbor(table, seat) for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]


@pytest.mark.rule("RB-3.47")
def test_all_at_the_start_score_nothing_there():
    boats = "at 1.recess-1 2.recess-1 3.recess-1 4.recess-1: boat-B7"
    table = ended(boats, "at 1.supply: worker", seats=4, owners="34121", bonus="agent")
    assert harbor_points(table, 4) == [0, 0, 0, 0]


@pytest.mark.rule("RB-3.48")
@pytest.mark.parametrize(
    ("boats", "half"),
    [
        (["B4", "B2a", "B7", "B1", "B5"], 10),  # 4 + 2 + 7 + 1 + 5 = 19; halved 9.5
        (["B1", "B1", "B1"], 2),  # 3, halved 1.5; each boat by itself would make 3, or 0
        (["B2a", "B4"], 3),  # 6, halved 3
        (["B1"], 1),  # 1, halved 0.5
    ],
)
def test_the_sum_is_halved_and_rounded_up_one_time(boats, half):
    """Seat 2 is further; the harbor master of seat 1 on 12 has reached the fifth recess."""
    recesses = [f"at 1.recess-{n}: boat-{boat}" for n, boat in enumerate(boats, start=1)]
    table = ended(
        *recesses,
        "at 1.harbor-11: harbor-master",  # and one more by the bonus
        "at 2.harbor-20: harbor-master",
        owners="21211",
    )
    assert harbor(table, 1) == 12
    assert sheet(table, 1) == [("final-harbor-half", half)]


# ------------------------------------------------------------------------------------------------ agents


@pytest.mark.rule("RB-3.49")
@pytest.mark.parametrize(
    ("agents", "expected"),
    [
        ([0, 3, 0, 5], [0, 10, 0, 20]),
        ([0, 0, 1, 0], [0, 0, 20, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([4, 3, 2, 1], [20, 10, 5, 0]),
    ],
)
def test_only_who_has_agents_is_ranked(agents, expected):
    mansions = [f"at {seat}.mansion: worker x{n}" for seat, n in enumerate(agents, start=1) if n]
    table = ended(*mansions, seats=4, owners="12341")
    assert agent_points(table, 4) == expected


@pytest.mark.rule("RB-3.50")
def test_three_tied_take_three_ranks_by_their_lowest_tiles():
    """Seat 3 owns tile 1, seat 1 the tiles 2 and 5, seat 2 tile 3, seat 4 tile 4 and one agent fewer."""
    table = ended(
        "at 1.mansion 2.mansion 3.mansion: worker x2", "at 4.mansion: worker", seats=4, owners="31241"
    )
    assert agent_points(table, 4) == [10, 5, 20, 0]


@pytest.mark.rule("RB-3.50")
def test_four_tied_leave_nothing_for_the_highest_tile():
    table = ended("at 1.mansion 2.mansion 3.mansion 4.mansion: worker", seats=4, owners="43211")
    assert agent_points(table, 4) == [0, 5, 10, 20]


@pytest.mark.rule("RB-3.50")
def test_ties_behind_the_first_are_broken_too():
    """Seat 4 has most; 2 and 3 are tied for the second rank, and seat 3 owns tile 2, seat 2 tile 3."""
    table = ended("at 4.mansion: worker x5", "at 2.mansion 3.mansion: worker x3", seats=4, owners="13241")
    assert agent_points(table, 4) == [0, 5, 10, 20]
