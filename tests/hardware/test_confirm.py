"""Ghosts wait for a second equal read; echoes and repeats are dropped; noise is counted over ten seconds."""

from hardware.confirm import Confirm
from hardware.driver import Inventory, Kind, TagRead
from hardware.noise import Noise
from hardware.reads import TagId, Tech

A = TagRead(TagId(Tech.EM4100, "0C000621A5"))
UNSURE = TagRead(TagId(Tech.EM4100, "0C000621A5"), sure=False)
OTHER = TagRead(TagId(Tech.EM4100, "010063E9AE"), sure=False)
SCAN = TagRead(TagId(Tech.CODE, "TT12345678"))


def test_two_equal_reads_within_three_tenths_of_a_second_confirm_each_other():
    confirm = Confirm(Kind.REPEATER)
    assert not confirm.counts(UNSURE, 10.0)
    assert confirm.counts(UNSURE, 10.29)
    assert confirm.held_back == 1


def test_later_they_do_not():
    confirm = Confirm(Kind.REPEATER)
    assert not confirm.counts(UNSURE, 10.0)
    assert not confirm.counts(UNSURE, 10.31)
    assert confirm.counts(UNSURE, 10.5)


def test_another_read_in_between_does_not_matter():
    confirm = Confirm(Kind.REPEATER)
    assert not confirm.counts(UNSURE, 10.0)
    assert not confirm.counts(OTHER, 10.1)
    assert confirm.counts(UNSURE, 10.2)


def test_a_read_in_another_zone_confirms_nothing():
    confirm = Confirm(Kind.REPEATER)
    assert not confirm.counts(UNSURE, 10.0)
    assert not confirm.counts(TagRead(UNSURE.tag, zone=1, sure=False), 10.1)


def test_a_sure_read_counts_at_once():
    assert Confirm(Kind.REPEATER).counts(A, 10.0)


def test_a_repeater_is_heard_each_time_unless_it_floods():
    confirm = Confirm(Kind.REPEATER)
    heard = [confirm.counts(A, 10.0 + number * 0.05) for number in range(4)]
    assert heard == [True] * 4
    confirm = Confirm(Kind.REPEATER)
    heard = [confirm.counts(A, 10.0 + number * 0.001) for number in range(100)]
    assert heard.count(True) == 5 and heard[:2] == [True, False]
    assert confirm.repeated == 95


def test_an_echo_of_a_scan_is_dropped():
    confirm = Confirm(Kind.ONCE)
    assert confirm.counts(SCAN, 10.0)
    assert not confirm.counts(SCAN, 11.4)
    assert not confirm.counts(SCAN, 12.8)  # still held over the code: 1.4 s after the last
    assert confirm.counts(SCAN, 14.3)


def test_two_different_scans_both_count():
    confirm = Confirm(Kind.ONCE)
    assert confirm.counts(SCAN, 10.0)
    assert confirm.counts(TagRead(TagId(Tech.CODE, "TT87654321")), 10.1)
    assert not confirm.counts(SCAN, 10.2)


def test_of_a_whole_inventory_only_the_unsure_are_held_back():
    confirm = Confirm(Kind.SNAPSHOT)
    sure = TagRead(TagId(Tech.NFCA, "04A1B2C3D4E5F6"))
    told = Inventory((sure, UNSURE), zone=2)
    assert confirm.whole(told, 10.0) == Inventory((sure,), zone=2, more=True)
    assert confirm.whole(told, 10.1) == told
    assert confirm.whole(told, 10.11) is None
    assert confirm.whole(Inventory((), zone=2), 10.115) == Inventory((), zone=2)


def test_an_inventory_that_is_held_back_whole_does_not_say_that_nothing_lies_there():
    confirm = Confirm(Kind.SNAPSHOT)
    told = Inventory((UNSURE, OTHER))
    assert confirm.whole(told, 10.0) is None
    assert confirm.whole(told, 10.2) == told
    assert confirm.whole(Inventory(()), 10.4) == Inventory(())
    assert confirm.whole(Inventory((OTHER,)), 11.0) is None, "unsure, and too long after its last read"
    assert confirm.whole(Inventory(()), 11.2) == Inventory(())


def test_random_numbers_do_not_pile_up():
    confirm = Confirm(Kind.REPEATER)
    for number in range(10_000):
        confirm.counts(TagRead(TagId(Tech.EM4100, f"{number:010X}"), sure=False), 10.0 + number)
    assert len(confirm._heard) <= 256


def test_after_a_loss_a_ghost_from_before_confirms_nothing():
    confirm = Confirm(Kind.REPEATER)
    assert not confirm.counts(UNSURE, 10.0)
    confirm.reset()
    assert not confirm.counts(UNSURE, 10.1)


# ----------------------------------------------------------------------------------------------- noise


def test_the_share_of_damaged_frames_is_that_of_the_last_ten_seconds():
    noise = Noise()
    noise.heard(10.0, bad=5)
    noise.heard(15.0, good=15)
    assert noise.share(15.0) == 0.25
    assert noise.rate(15.0) == 1.5
    assert noise.share(20.5) == 0.0  # the damaged ones are too long ago
    assert (noise.good, noise.bad) == (15, 5)


def test_more_than_one_in_twenty_for_ten_seconds_is_doubtful():
    noise = Noise()
    for second in range(10):
        noise.heard(10.0 + second, good=90, bad=10)
        assert not noise.doubtful(10.0 + second)
    noise.heard(20.0, good=90, bad=10)
    assert noise.doubtful(20.0)


def test_one_in_twenty_is_not():
    noise = Noise()
    for second in range(60):
        noise.heard(10.0 + second, good=95, bad=5)
        assert not noise.doubtful(10.0 + second)


def test_a_burst_of_noise_is_forgotten_when_good_frames_follow():
    noise = Noise()
    noise.heard(10.0, bad=1)
    for tenth in range(300):
        noise.heard(10.1 + tenth / 10, good=1)
        assert not noise.doubtful(10.1 + tenth / 10)
