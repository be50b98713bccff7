"""Tags that flicker, garbled answers, silence, readers that go: what has entered and what has left."""

import pytest

from engine.companion.presence import Conflict, Entered, Heartbeat, Left, Moved, Noisy, Presence
from engine.companion.stations import Kind, Layout, Station

SNAPSHOT = Station("mat", places=("1.",))
OTHER = Station("slot", places=("slot-1",))
REPEATER = Station("slot", places=("slot-1",), kind=Kind.REPEATER)


def polled(presence, station, *answers, start=0.0):
    """Ten answers a second: `x` has the tag, `.` is empty, `!` is garbled. Gives what changed, and when."""
    changes = []
    for number, answer in enumerate("".join(answers)):
        at_s = round(start + number / 10, 3)
        if answer == "!":
            changes += presence.trouble(station, at_s)
        else:
            changes += presence.inventory(station, ["a"] if answer == "x" else [], at_s)
    return changes


def test_a_tag_enters_at_its_first_read():
    assert polled(Presence(Layout([SNAPSHOT])), "mat", "..x") == [Entered("mat", "a", 0.2)]


def test_a_tag_that_nobody_enrolled_enters_at_its_second_read():
    presence = Presence(Layout([SNAPSHOT]), lambda tag: False)
    assert polled(presence, "mat", "x.") == []
    assert polled(presence, "mat", "xx", start=1.0) == [Entered("mat", "a", 1.1)]


@pytest.mark.parametrize(("misses", "left"), [(7, False), (8, True)])
def test_a_tag_has_left_after_eight_clean_misses(misses, left):
    changes = polled(Presence(Layout([SNAPSHOT])), "mat", "x", "." * misses)
    assert changes[1:] == ([Left("mat", "a", 0.8)] if left else [])


def test_quick_polls_do_not_make_it_leave_before_its_time():
    presence = Presence(Layout([SNAPSHOT]))
    presence.inventory("mat", ["a"], 0.0)
    changes = [change for n in range(1, 40) for change in presence.inventory("mat", [], n / 50)]
    assert changes == []
    assert presence.inventory("mat", [], 0.8) == [Left("mat", "a", 0.8)]


def test_garbled_answers_count_as_present_for_a_while():
    presence = Presence(Layout([SNAPSHOT]))
    assert polled(presence, "mat", "x", "!" * 14, "." * 7) == [Entered("mat", "a", 0.0)]
    assert polled(presence, "mat", "." * 8, start=2.2)[0] == Left("mat", "a", 2.2)


def test_with_more_tags_than_it_tells_nothing_leaves():
    presence = Presence(Layout([SNAPSHOT]))
    presence.inventory("mat", ["a"], 0.0)
    assert [presence.inventory("mat", ["b", "c"], n / 10, more=True) for n in range(1, 20)][-1] == []
    assert presence.lies_at("mat") == frozenset("abc")


def test_a_repeater_that_falls_silent_has_lost_its_tag():
    presence = Presence(Layout([REPEATER]))
    for n in range(10):
        presence.read("slot", "a", n / 20)
    assert presence.on_time(1.2) == []
    assert presence.on_time(1.3) == [Left("slot", "a", 1.3)]


def test_who_says_each_presentation_once_never_tells_that_it_left():
    presence = Presence(Layout([Station("scanner", kind=Kind.ONCE)]))
    assert presence.read("scanner", "a", 0.0) == [Entered("scanner", "a", 0.0)]
    assert presence.read("scanner", "a", 1.4) == []
    assert presence.on_time(100.0) == []
    assert presence.read("scanner", "a", 3.0) == [Entered("scanner", "a", 3.0)]


def test_at_a_pad_a_tag_that_slips_says_nothing_new():
    presence = Presence(Layout([Station("pad", kind=Kind.REPEATER)]))
    assert presence.read("pad", "a", 0.0) == [Entered("pad", "a", 0.0)]
    presence.on_time(0.9)
    assert presence.read("pad", "a", 1.3) == []
    presence.on_time(2.5)
    assert presence.read("pad", "a", 3.0) == [Entered("pad", "a", 3.0)]


def test_a_lost_reader_is_unknown_and_never_empty():
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", "x")
    presence.lost("mat")
    assert presence.lies_at("mat") is None
    assert presence.on_time(50.0) == []
    assert polled(presence, "mat", "x", start=60.0) == []
    assert presence.lies_at("mat") == frozenset("a")


def test_what_went_while_the_reader_was_lost_has_left_after_it_is_back():
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", "x")
    presence.lost("mat")
    assert polled(presence, "mat", "." * 8, start=60.0) == []
    assert polled(presence, "mat", ".", start=60.9) == [Left("mat", "a", 60.9)]


def test_a_tag_stays_where_it_was_until_the_other_station_has_seen_more_of_it():
    presence = Presence(Layout([SNAPSHOT, OTHER]))
    presence.inventory("mat", ["a"], 0.0)
    changes = []
    for n in range(1, 11):
        changes += presence.inventory("slot", ["a"], n / 10)
        assert presence.contested(n / 10) == (n < 10)
    assert changes == [Moved("slot", "a", 1.0, "mat")]
    assert presence.lies_at("mat") == frozenset()


def test_a_much_louder_station_gets_the_tag_at_once():
    presence = Presence(Layout([REPEATER, Station("dock", places=("dock-1",), kind=Kind.REPEATER)]))
    presence.read("slot", "a", 0.0, -60)
    presence.read("dock", "a", 0.1, -55)
    assert presence.station_of("a") == "slot"
    assert presence.read("dock", "a", 0.2, -54) == [Moved("dock", "a", 0.2, "slot")]


def test_a_tag_at_two_stations_for_long_is_a_conflict():
    presence = Presence(Layout([SNAPSHOT, OTHER]))
    changes = []
    for n in range(50):
        changes += presence.inventory("mat", ["a"], n / 10)
        changes += presence.inventory("slot", ["a"], n / 10)
        assert presence.contested(n / 10) == (n < 40), "after four seconds it is no more on its way"
    assert changes[1:] == [Conflict("a", ("mat", "slot"))]


def test_flicker_is_measured_and_gives_the_tag_longer_to_leave():
    presence = Presence(Layout([SNAPSHOT]))
    changes = polled(presence, "mat", "x..." * 100)
    noisy = [change for change in changes if isinstance(change, Noisy)]
    assert len(noisy) == 1 and noisy[0].share > 0.4
    assert 0.6 < presence.miss_share("mat") < 0.85
    assert polled(presence, "mat", "." * 15, start=40.0) == []


def hour(misses):
    """The changes of an hour at ten polls a second; `misses(n, luck)` says whether a poll misses the tag."""
    presence = Presence(Layout([SNAPSHOT]))
    state, changes = 12345, []
    for n in range(36_000):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        there = [] if misses(n, (state >> 8) % 100) else ["a"]
        changes += presence.inventory("mat", there, n / 10)
    return presence, changes


@pytest.mark.parametrize(("share", "most"), [(10, 0), (20, 1), (30, 2), (50, 2)])
def test_a_resting_tag_hardly_ever_seems_to_leave(share, most):
    """So many of a hundred polls miss it; above 40 people are told, once."""
    presence, changes = hour(lambda n, luck: luck < share)
    assert sum(isinstance(change, Left) for change in changes) <= most
    assert sum(isinstance(change, Noisy) for change in changes) == (share > 40)
    assert abs(presence.miss_share("mat") - share / 100) < 0.15


def test_bursts_of_misses_hardly_ever_make_it_leave():
    """Two of a hundred are missed, and once in ten seconds nine of ten for four polls in a row."""
    _, changes = hour(lambda n, luck: luck < (90 if n % 100 < 4 else 2))
    assert sum(isinstance(change, Left) for change in changes) <= 2
    assert not any(isinstance(change, Noisy) for change in changes)


@pytest.mark.parametrize(("silence_s", "still_there", "gone"), [(0.8, 0.75, 0.8), (1.5, 1.45, 1.5)])
def test_how_long_a_repeater_may_be_silent_is_its_own(silence_s, still_there, gone):
    """Readers of short range repeat all the time, those of long range pause."""
    presence = Presence(
        Layout([Station("slot", places=("slot-1",), kind=Kind.REPEATER, silence_s=silence_s)])
    )
    presence.read("slot", "a", 0.0)
    presence.on_time(0.5)
    assert presence.on_time(still_there) == []
    assert presence.on_time(gone) == [Left("slot", "a", gone)]


def test_who_was_held_up_hears_what_was_read_meanwhile_before_anything_is_called_gone():
    """The program stood still for two seconds; reads of that time come after its first look at the clock."""
    presence, heart = Presence(Layout([REPEATER])), Heartbeat()
    changes = presence.read("slot", "a", 0.0)
    late = (0.3, 0.6, 2.6, 2.9, 3.2, 3.5, 3.8)
    for at_s in late:
        if heart.steady(at_s):
            changes += presence.on_time(at_s)
        if at_s == 2.6:
            for n in range(1, 53):
                changes += presence.read("slot", "a", n / 20)
    assert changes == [Entered("slot", "a", 0.0), Left("slot", "a", 3.5)]


def test_a_program_that_is_always_slow_looks_every_other_time():
    heart = Heartbeat()
    assert [heart.steady(float(at_s)) for at_s in range(6)] == [False, True, False, True, False, True]


def test_a_tag_that_moves_is_told_once_and_not_as_gone_or_come():
    presence = Presence(Layout([SNAPSHOT, OTHER]))
    changes = []
    for n in range(10):
        changes += presence.inventory("mat", ["a"], n / 10)
        changes += presence.inventory("slot", [], n / 10)
    for n in range(10, 40):
        changes += presence.inventory("mat", [], n / 10)
        changes += presence.inventory("slot", ["a"], n / 10)
    assert [type(change) for change in changes[1:]] in ([Moved], [Left, Entered])
    assert presence.station_of("a") == "slot"


@pytest.mark.parametrize(("misses", "still"), [(1, True), (2, False), (7, False)])
def test_a_station_is_not_still_while_a_tag_seems_to_be_leaving(misses, still):
    """One came long ago and is hardly ever missed: two misses in a row are more than chance."""
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", "x" * 20, "." * misses)
    assert presence.still("mat", 1.9 + misses / 10) is still


@pytest.mark.parametrize(
    ("answers", "before", "after"),
    [("xxx", 0.29, 0.3), ("!x.", 0.39, 0.4), ("x!.", 1.49, 1.5), ("x!x!!", 1.49, 1.5)],
)
def test_where_an_answer_was_garbled_since_a_tag_came_more_may_have_come(answers, before, after):
    """A station lies still for 0.3 s; with a garbled answer after the tag at `x` 1.5 s are waited for."""
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", answers)
    assert not presence.still("mat", before) and presence.still("mat", after)


def test_a_tag_that_is_read_again_leaves_its_station_as_still_as_before():
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", "x" * 20, "...x")
    assert presence.still("mat", 2.3)


def test_where_a_fifth_is_missed_a_few_misses_are_no_departure():
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", "xxxx." * 60, "...")
    assert 0.15 < presence.miss_share("mat") < 0.25
    assert presence.still("mat", 30.3)


def test_what_a_lost_reader_missed_last_says_nothing():
    presence = Presence(Layout([SNAPSHOT]))
    polled(presence, "mat", "x" * 20, "....")
    presence.lost("mat")
    assert presence.still("mat", 2.4)
