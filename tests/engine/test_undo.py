"""Taking back: free as far as nobody has learned anything, by consent beyond, and never another card."""

import pytest

from engine.core.chance import Rng
from engine.core.errors import IllegalStep
from engine.core.game import Chance, Decision
from engine.core.savefile import parse_record, write_record
from engine.session.loading import load
from engine.session.session import Session
from engine.session.view import UndoPlan
from tests.contract.plays import TOY
from tests.engine.toy_table import do, play, reloaded, riverboat, setup, state_text, texts, toy, undo_plan

LAID = ("lay 1", "lay 5")


def reason(call, *args, **kwargs):
    with pytest.raises(IllegalStep) as error:
        call(*args, **kwargs)
    return error.value.reason.key


def test_nothing_to_take_back():
    session = toy()
    assert session.undo_plan() is None
    assert reason(session.undo) == "nothing-to-undo"
    assert reason(session.back_to, session.length) == "nothing-to-undo"
    assert reason(session.reset_turn) == "nothing-to-undo"
    assert reason(session.redo) == "nothing-to-redo"


def test_there_is_no_way_behind_the_first_frame():
    """An undone line of the log names frame -1; going back to it is misuse and must not hit the last line."""
    session = toy(steps=["lay 1"])
    with pytest.raises(ValueError, match="-1"):
        session.back_to(-1, consented=True)
    assert session.length == 9


def test_what_nobody_has_learned_from_is_free():
    session = toy(steps=["lay 1"])
    assert undo_plan(session) == UndoPlan(first=9, steps=1, free=True, seats=(0,))
    before = state_text(toy())
    session.undo()
    assert state_text(session) == before and session.node == Decision(0, together=True)
    assert texts(session, 0)[-1] == "~ lay 1"


def test_the_last_to_lay_shows_all_cards_and_that_needs_consent():
    session = toy(steps=LAID)
    assert undo_plan(session) == UndoPlan(first=10, steps=1, free=False, seats=(0, 1))
    assert reason(session.undo) == "needs-consent"
    assert session.length == 10
    session.undo(consented=True)
    assert texts(session, 1)[-1] == "~! lay 5"
    assert undo_plan(session).free


def test_free_undo_bears_no_mark_even_if_it_was_agreed():
    session = toy(steps=["lay 1"])
    session.undo(consented=True)
    assert texts(session, 0)[-1] == "~ lay 1"


def test_an_open_discard_shows_the_others_a_card():
    session = toy(faces=(4,), steps=[*LAID, "draw", "discard 4"])
    assert undo_plan(session) == UndoPlan(first=13, steps=1, free=False, seats=(0, 1))


def test_bots_forget_and_never_object():
    """What the person does shows a bot something; what the bot draws only the bot has seen."""
    session = toy("human", "greedy", faces=(5,), steps=[*LAID, "pass"])
    assert undo_plan(session) == UndoPlan(first=11, steps=1, free=True, seats=(0,))
    do(session, "draw")
    assert texts(session, 1)[-1] == "drawn 5"
    plan = undo_plan(session)
    assert plan.first == 11 and plan.free, "over the bot's draw, back to the person's pass"
    session.undo()
    assert session.node == Decision(0)


def test_what_a_person_draws_is_the_horizon():
    session = toy(faces=(4,), steps=[*LAID, "draw"])
    assert not undo_plan(session).free
    do(session, "discard 4")
    assert session.plan_back_to(12).seats == (0, 1)
    thief = toy(steps=[*LAID, "steal 2"])
    assert not undo_plan(thief).free, "the thief has seen what was stolen"
    victim = toy("greedy", "human", steps=[*LAID, "steal 2"])
    assert victim.plan_back_to(10).free, "a robbed person has learned nothing of a bot's step"


def test_a_public_reveal_is_the_horizon_of_everybody():
    session = toy(faces=(6,), steps=[*LAID, "take 2"])
    assert undo_plan(session) == UndoPlan(first=11, steps=2, free=False, seats=(0, 1))
    alone = toy("greedy", "greedy", faces=(6,), steps=[*LAID, "take 2"])
    assert alone.plan_back_to(8).free, "between bots nobody learns"


def test_the_horizon_is_one_for_all_and_the_same_after_loading():
    session = toy(faces=(4,), steps=[*LAID, "draw", "discard 2", "pass"])
    plans = [session.plan_back_to(frame) for frame in range(session.length)]
    assert [plan.free for plan in plans] == [False] * 13 + [True]
    again = reloaded(session)
    assert [again.plan_back_to(frame) for frame in range(again.length)] == plans


def test_who_takes_over_a_bots_seat_has_seen_what_it_drew():
    session = toy("human", "greedy", faces=(5,), steps=[*LAID, "pass", "draw"])
    assert session.plan_back_to(10).free
    session.set_controller(1, "human")
    assert not session.plan_back_to(10).free
    assert not reloaded(session).plan_back_to(10).free
    session.set_controller(1, "greedy")
    assert not session.plan_back_to(10).free, "what a person has seen stays seen"


def test_undo_goes_back_to_who_is_a_person_now():
    session = toy(steps=["lay 1"])
    session.set_controller(0, "greedy")
    assert session.undo_plan() is None
    session.set_controller(0, "human")
    assert undo_plan(session).first == 9


def test_undo_never_deals_another_card():
    session = toy(faces=(4,), steps=[*LAID, "draw"])
    for _ in range(4):
        session.undo(consented=True)
        do(session, "draw")
        assert texts(session, 0)[-1] == "drawn 4"


@pytest.mark.parametrize("seed", range(5))
def test_a_seed_deals_the_same_to_the_same_line_however_often_it_is_taken_back(seed):
    straight, winding = (Session(TOY, setup("human", "human", "human", seed=seed)) for _ in range(2))
    for session in (straight, winding):
        session.start()
    rng = Rng(seed)
    while not straight.over:
        step = straight.legal()[rng.below(len(straight.legal()))]
        for _ in range(rng.below(3)):
            winding.submit(winding.legal()[rng.below(len(winding.legal()))])
            winding.undo(consented=True)
        straight.submit(step)
        winding.submit(step)
        assert state_text(winding) == state_text(straight)


def test_another_step_instead_meets_the_same_luck():
    """The next outcome depends on seed and number alone: Ann cannot try which step draws the better card."""
    session = Session(TOY, setup("human", "human", seed=11))
    session.start()
    dealt = set()
    for laid in list(session.legal()):
        session.submit(laid)
        session.submit(session.legal()[0])
        do(session, "draw")
        dealt.add(texts(session, 0)[-1])
        session.back_to(8, consented=True)
    assert len(session.legal()) > 1 and len(dealt) == 1


def test_redo_brings_back_the_steps_and_the_same_faces():
    session = toy(faces=(4,), steps=[*LAID, "draw", "discard 2", "pass"])
    after = state_text(session)
    session.back_to(8, consented=True)
    assert session.can_redo
    done = []
    while session.can_redo:
        session.redo()
        done.append(session.length)
    assert done == [9, 10, 12, 13, 14], "the draw comes with its card"
    assert state_text(session) == after
    assert not session.can_redo and reason(session.redo) == "nothing-to-redo"


def test_doing_something_else_ends_redo_and_doing_the_same_does_not():
    session = toy(steps=[*LAID, "pass", "pass"])
    session.back_to(9, consented=True)
    do(session, "lay 5")
    assert session.can_redo
    session.redo()
    assert texts(session, 1)[-1] == "pass"
    session.undo()
    do(session, "steal 2")
    assert not session.can_redo


def test_what_a_record_says_is_dealt_again_though_its_seed_would_deal_otherwise():
    """Somebody wrote this record by hand: the faces are the record's, whatever is taken back."""
    session = load(TOY, toy(faces=(6,), steps=[*LAID, "draw"]).record())
    own_luck = Session(TOY, setup("human", "human"))
    own_luck.start()
    assert own_luck.view(0).observation.hand != session.view(0, at=8).observation.hand
    session.undo(consented=True)
    session.redo()
    assert texts(session, 0)[-1] == "drawn 6"
    session.undo(consented=True)
    do(session, "draw")
    assert texts(session, 0)[-1] == "drawn 6"


def test_at_a_table_a_wrong_face_can_be_put_right():
    """What was told about the cardboard is not repeated unasked, or it could never be corrected."""
    session = Session(TOY, setup("human", "human"), mode="table")
    session.start()
    do(session, "drawn 1", "drawn 3")
    session.back_to(1, consented=True)
    assert session.node == Chance("draw", 1)
    do(session, "drawn 4")
    assert texts(session, 1)[1:] == ["~! drawn 3", "drawn 4"]
    session.back_to(1, consented=True)
    session.redo()
    assert texts(session, 1)[-1] == "drawn 4"


def test_reset_takes_back_the_own_steps_of_this_turn():
    session = riverboat("human", "human", seed=4)
    while session.view().prompt.key != "boat":
        session.submit(session.legal()[0])
    before, start = state_text(session), session.length
    boat = session.view().prompt.seat
    session.submit(session.legal()[0])
    while session.node == Decision(boat):
        session.submit(session.legal()[0])
    assert session.length > start
    session.reset_turn()
    assert state_text(session) == before and session.length == start


def test_reset_stops_where_somebody_has_learned():
    """After the steal Ann knows Bo's 3, so only her discard can be reset; no person has seen that."""
    session = toy("human", "greedy", steps=[*LAID, "steal 2", "discard 3"])
    assert session.turn_start() == 11
    session.reset_turn()
    assert session.length == 11 and texts(session, 0)[-1] == "~ discard 3"
    assert reason(session.reset_turn) == "nothing-to-undo"


def test_reset_takes_back_one_turn_though_the_seat_had_the_turn_before_it():
    """Bo passes as the last of round 1 and begins round 2; his laying is a turn of its own."""
    session = toy(steps=[*LAID, "pass", "pass", "lay 3"])
    assert session.turn_start() == 12
    session.reset_turn()
    assert [line.undone for line in session.log()[-2:]] == [False, True]


def test_reset_takes_back_nothing_of_somebody_else():
    session = toy("human", "greedy", steps=[*LAID, "pass", "pass"])
    assert session.turn_start() == session.length
    assert reason(session.reset_turn) == "nothing-to-undo"


def test_what_was_taken_back_stays_in_the_record_and_is_skipped():
    session = toy(steps=[*LAID, "pass"])
    session.undo()
    session.undo(consented=True)
    do(session, "lay 3", "steal 2")
    text = write_record(session.record())
    lines = [line.partition(" ;")[0] for line in text.partition("steps\n")[2].splitlines()[8:-1]]
    assert lines == ["1 lay 1", "~! 2 lay 5", "~ 1 pass", "2 lay 3", "1 steal 2"]
    again = load(TOY, parse_record(text))
    assert state_text(again) == state_text(session)
    assert write_record(again.record()) == text


def test_a_loaded_record_can_be_taken_back_and_saved_again():
    """Its last digest was of a state that is no more; kept, it would make the next record unreadable."""
    session = toy(steps=[*LAID, "pass"])
    again = reloaded(session)
    again.undo()
    third = reloaded(again)
    assert state_text(third) == state_text(again)
    do(again, "steal 2")
    assert state_text(reloaded(again)) == state_text(again)


def test_a_digest_is_written_now_and_then_and_goes_with_what_is_taken_back():
    session = riverboat(seed=2)
    play(session, Rng(2), 80)
    record = write_record(session.record())
    assert session.length > 100 and record.count("\ndigest ") == 1 + session.length // 50
    session.back_to(60, consented=True)
    assert write_record(session.record()).count("\ndigest ") == 2
    play(session, Rng(3), 30)
    assert state_text(reloaded(session)) == state_text(session)
