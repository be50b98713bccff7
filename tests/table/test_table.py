"""A seeded part of the table simulator, from the bytes of readers on: games without a needless question, and
every fault dealt with."""

import pytest

from tests.table.soak import EVERY, LAYOUTS, failures, faulty, plain
from tests.table.tally import FAULTS, Tally

ANY = pytest.mark.parametrize("layout", LAYOUTS)


@ANY
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["toy", "riverboat", "sobek"])
def test_a_whole_game_is_followed_without_a_needless_question(game, seats, layout):
    assert plain(game, seats, 40 + seats, layout) == ""


@ANY
@pytest.mark.parametrize(("game", "seats", "seed"), [("riverboat", 3, 4), ("sobek", 4, 5)])
def test_what_bots_choose_is_carried_out_without_a_needless_question(game, seats, seed, layout):
    """Two of three are bots, and one of four; a bot's step is taken down when it has chosen."""
    assert plain(game, seats, seed, layout, bots=True) == ""


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_faults_beside_bots_end_in_the_right_ledger(game):
    tally = faulty(game, 3, 1, EVERY, bots=True)
    assert sum(tally.made.values()) == sum(tally.right.values()) > 25, tally.notes
    assert tally.steps > 100 and not tally.astray, tally.notes


@ANY
@pytest.mark.parametrize("game", ["riverboat", "sobek"])
def test_faults_end_in_the_right_ledger_without_a_wrong_step(game, layout):
    tally = faulty(game, 2, 52, layout)
    due = FAULTS if layout == EVERY else [fault for fault in FAULTS if tally.made[fault]]
    assert sum(tally.made.values()) > 25 and all(tally.made[fault] for fault in due)
    assert not sum(tally.wrong.values()), tally.notes
    assert sum(tally.asked.values()) <= 1, tally.notes
    assert tally.steps > 100 and not tally.astray, tally.notes
    assert failures("", Tally()) == []


def test_a_tally_with_a_wrong_step_is_a_failure():
    tally = Tally()
    tally.made["takeback"] = 300
    tally.right["takeback"] = 299
    assert failures("x", tally) == []
    tally.wrong["takeback"] = 1
    assert failures("x", tally) == ["x, takeback: 1 wrong steps"]
    tally.right["takeback"], tally.astray = 290, 2
    assert failures("x", tally) == [
        "x, takeback: only 290 of 300 right",
        "x, takeback: 1 wrong steps",
        "x: 2 steps without a fault were not followed",
    ]
