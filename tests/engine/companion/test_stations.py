"""What each station has of its own: what it sees, how long it waits, a reader that may be lost."""

from engine.companion.receipts import Said, Task
from engine.companion.stations import LEFT_OUT, Kind, Layout, Station
from tests.engine.companion.table_cases import HIDDEN_BACK, SOBEK_DEAL, Table, sobek

# ------------------------------------------------------------------------------ what a station sees


def test_a_mat_is_seen_without_what_is_left_out():
    mat = Station("mat", places=("1.", f"{LEFT_OUT}1.hand", f"{LEFT_OUT}1.cards"))
    layout = Layout((mat, Station("all", places=("2.",))))
    assert [layout.sees(place) for place in ("1.fish", "1.corruption", "1.a3")] == ["mat"] * 3
    assert [layout.sees(place) for place in ("1.hand", "1.cards")] == ["", ""]
    assert layout.sees("2.hand") == "all"


def test_what_one_station_leaves_out_another_may_see():
    mat = Station("mat", places=("1.", f"{LEFT_OUT}1.hand"))
    layout = Layout((mat, Station("rack", places=("1.hand",))))
    assert layout.sees("1.hand") == "rack" and layout.sees("1.ivory") == "mat"


# ------------------------------------------------------------------------------------ times of stations


def test_another_settle_time_counts_from_now_on():
    table = sobek()
    table.referee.set_times("1.hand", 3.0, 9.0)
    table.put("wheat/1", "1.hand")
    table.wait(2.5)
    assert table.ledger[-1] == "start 1", "it has not lain still for three seconds"
    table.wait(1.5)
    assert table.ledger[-1] == "take 1"
    table.referee.set_times("2.hand", 0.1, 9.0)
    table.put("ebony/1", "2.hand")
    table.wait(2.0)
    table.referee.set_times("1.hand", 0.1, 9.0)
    table.wait(0.1)
    assert table.ledger[-1] == "take 2", "what waits for the old time waits no more"


def test_what_is_wrong_is_said_after_the_time_of_the_station_where_it_lies():
    """Dock 6 and 7 are patient for two seconds, dock 3 and 8 for nine; the pad beside them does not count."""
    table = sobek()
    for station, wrong_s in (("dock-6", 2.0), ("dock-7", 2.0), ("dock-3", 9.0), ("dock-4", 9.0)):
        table.referee.set_times(station, 0.3, wrong_s)
    table.put("ivory/1", "dock-7")
    table.put("fish/1", "dock-6")
    table.wait(3.4)
    assert table.told(Said.WRONG)
    table.put("ivory/1", "dock-6")
    table.put("fish/1", "dock-7")
    table.wait(1.6)
    assert table.told(Said.AGREES)
    table.saw.clear()
    table.put("wheat-1/1", "dock-4")
    table.put("fish-1/1", "dock-3")
    table.wait(8.0)
    assert not table.told(Said.WRONG)
    table.wait(2.5)
    assert table.told(Said.WRONG)


def test_a_longer_time_holds_for_what_is_in_transit_already():
    table = sobek()
    table.put("ivory/1", "dock-7")
    table.put("fish/1", "dock-6")
    table.wait(3.0)
    for station in ("dock-6", "dock-7"):
        table.referee.set_times(station, 0.3, 8.0)
    table.wait(4.0)
    assert not table.told(Said.WRONG)
    table.wait(3.0)
    assert table.told(Said.WRONG)


def test_a_reader_that_is_lost_puts_nothing_right():
    table = sobek()
    table.put("fish/1", "")
    table.wait(6.0)
    assert table.told(Said.WRONG)
    table.referee.lost("dock-7", table.now_s)
    del table.lies["dock-7"]
    table.wait(2.0)
    assert table.referee.act().task is not Task.MOVE
    assert table.saw[-1].said is Said.LOST and not table.told(Said.AGREES)


# ------------------------------------------------------------------------- several antennas under one place


def two_under_a_hand():
    """Ann's hand lies over two antennas; the docks have one."""
    hand = [Station(name, places=("1.hand",)) for name in ("left", "right")]
    layout = Layout((*hand, Station("docks", places=("dock-*",)), Station("pad", kind=Kind.REPEATER)))
    table = Table("sobek", layout, *SOBEK_DEAL, options=HIDDEN_BACK)
    docks = ("wheat/1", "ebony/1", "wheat-1/1", "fish-1/1", "queen/1", "ivory/1", "fish/1", "wheat-1/2")
    table.lies.update(left=["wheat-start/1"], right=["fish-start/1"], docks=[*docks, "wheat/2"])
    return table


def test_antennas_under_the_same_place_see_it_together():
    table = two_under_a_hand()
    table.wait(1.0)
    assert table.referee.difference() == {} and not table.told(Said.WRONG)
    table.put("wheat/1", "right")
    table.wait(1.6)
    assert table.ledger[-1] == "take 1"
    table.put("wheat/1", "left")
    table.wait(6.0)
    assert table.referee.difference() == {} and not table.told(Said.WRONG) and not table.told(Said.CONFLICT)


def test_a_piece_between_two_antennas_of_a_place_lies_there_once():
    table = two_under_a_hand()
    table.wait(1.0)
    table.lies["left"].append("fish-start/1")
    table.wait(6.0)
    assert table.referee.difference() == {} and not table.told(Said.CONFLICT)
    table.put("wheat/1", "left")
    table.lies["left"].append("fish-start/1")
    table.wait(1.6)
    assert table.ledger[-1] == "take 1", "nothing is on its way"
    table.lies["right"].remove("fish-start/1")
    table.wait(3.0)
    assert table.referee.difference() == {}


def test_with_one_of_its_antennas_lost_nothing_is_missed_at_a_place():
    table = two_under_a_hand()
    table.wait(1.0)
    table.saw.clear()
    table.referee.lost("right", table.now_s)
    del table.lies["right"]
    table.wait(6.0)
    assert table.said() == ["lost"] and table.referee.difference() == {}
    table.lies["right"] = ["fish-start/1"]
    table.referee.found("right", table.now_s)
    table.wait(2.0)
    assert table.said() == ["found"] and table.referee.difference() == {}
