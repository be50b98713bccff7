"""Frames, the number of outcomes that a seed deals by, and the horizon behind which somebody has learned."""

from engine.core.ledger import CHANCE
from engine.session.timeline import Frame, Timeline


def line(*frames: Frame) -> Timeline:
    timeline = Timeline([Frame("start")])
    for frame in frames:
        timeline.push(frame)
    return timeline


def test_outcomes_are_counted_and_uncounted():
    timeline = line(Frame("a", who=CHANCE), Frame("b", who=0), Frame("c", who=CHANCE))
    assert timeline.outcomes == 2
    assert [frame.state for frame in timeline.drop_from(2)] == ["b", "c"]
    assert timeline.outcomes == 1
    assert timeline.now.state == "a"


def test_nothing_learned_gives_the_first_frame():
    assert line().horizon() == 0
    assert line(Frame("a", who=0), Frame("b", who=CHANCE)).horizon() == 0


def test_the_horizon_is_the_last_frame_that_taught_a_person():
    timeline = line(Frame("a", learned=True), Frame("b"), Frame("c", learned=True), Frame("d"))
    assert timeline.horizon() == 3
    timeline.drop_from(3)
    assert timeline.horizon() == 1


def test_who_takes_a_seat_over_knows_what_it_had_learned():
    for_bot = Frame("a", learners=frozenset((1,)))
    timeline = line(for_bot, Frame("b", learners=frozenset((0,))))
    timeline.taken_over(2)
    assert timeline.horizon() == 0
    timeline.taken_over(1)
    assert timeline.horizon() == 1
    assert not for_bot.learned, "frames are never changed: forks share them"
