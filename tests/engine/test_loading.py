"""Loading enters every line again: what does not fit any more is named by line, reason and rule."""

import pytest

from engine.core.chance import Rng
from engine.core.errors import DataError
from engine.core.savefile import RecordError, parse_record, write_record
from engine.session.loading import load
from engine.session.session import Session
from tests.contract.plays import TOY
from tests.contract.toy import Toy
from tests.engine.toy_table import do, play, reloaded, riverboat, setup, state_text, texts, toy

LAID = ("lay 1", "lay 5")


def problem(text, game=TOY):
    with pytest.raises(RecordError) as error:
        load(game, parse_record(text))
    (found,) = error.value.problems
    return str(found)


def lines_of(session):
    return write_record(session.record()).splitlines()


def test_what_was_saved_comes_back_and_goes_on():
    session = toy(steps=[*LAID, "draw"])
    again = reloaded(session)
    assert again.length == session.length and again.node == session.node
    again.start()
    play(again, Rng(1))
    assert again.over


def test_nothing_is_dealt_before_the_start():
    """A record that ends before a reveal is looked at as it is."""
    text = "\n".join(lines_of(toy())[:-5]) + "\n"
    again = load(TOY, parse_record(text))
    assert again.length == 4
    again.start()
    assert again.length == 8


def test_the_first_illegal_step_is_named_with_line_reason_and_rule():
    lines = [line for line in lines_of(toy(steps=LAID)) if not line.startswith("digest")]
    number = lines.index("1 lay 1 ; only=1")
    lines[number] = "1 lay 3"
    found = problem("\n".join(lines) + "\n")
    assert found == (
        f"line {number + 1}: 'lay 3' is not legal: only a card of the own hand can be laid (TOY-1.4)"
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("2 lay 5", "1 lay 6", "seat 1 acts, but seat 2 is to act here (lay, TOY-1.4)"),
        ("* fill 2", "1 pass", "seat 1 acts, but * is to act here (fill, TOY-1.2)"),
        ("1 lay 1", "* fill 3", "* acts, but seat 1 is to act here (lay, TOY-1.4)"),
        ("1 lay 1", "1 dance 1", "'dance 1' is no step of the toy game"),
        ("* fill 2", "* fill 9", "'fill 9' is no step of the toy game"),
        ("* drawn 3", "* fill 3", "'fill 3' is not legal: this cannot come up here (TOY-1.2)"),
    ],
)
def test_a_line_that_does_not_fit_is_named(old, new, said):
    lines = lines_of(toy(steps=LAID))
    number = next(index for index, line in enumerate(lines) if line.startswith(old))
    lines[number] = new
    assert problem("\n".join(lines) + "\n") == f"line {number + 1}: {said}"


def test_a_record_that_goes_on_after_the_end_is_refused():
    session = toy()
    play(session, Rng(5))
    text = write_record(session.record())
    assert problem(text + "1 pass\n").endswith("the game is over, but the record goes on (TOY-1.2)")


def test_a_digest_notices_another_face():
    """Ann was dealt a 6 and not a 5: every step is still legal, but it is another game."""
    lines = lines_of(toy(steps=LAID))
    number = lines.index("* drawn 6 ; only=1")
    lines[number] = "* drawn 5"
    assert problem("\n".join(lines) + "\n") == (
        f"line {len(lines)}: the digest differs: the rules or the file have changed"
    )


def test_a_digest_notices_changed_rules():
    class Generous(Toy):
        """A later version in which the highest card counts more."""

        @staticmethod
        def _score(state, seat, key, points, face, sink):
            Toy._score(state, seat, key, points + (key == "high"), face, sink)

    session = toy(steps=LAID)
    text = write_record(session.record())
    assert "the digest differs" in problem(text, Generous())
    without = "".join(line + "\n" for line in text.splitlines() if not line.startswith("digest"))
    assert load(Generous(), parse_record(without)).view().observation.score == (0, 2)


def test_a_long_record_has_digests_on_the_way():
    """So a change is noticed near the line that it changed."""
    session = riverboat(seed=6)
    play(session, Rng(6))
    lines = lines_of(session)
    digests = [index for index, line in enumerate(lines) if line.startswith("digest")]
    assert len(digests) >= session.length // 50
    lines[digests[1]] = "digest 0123456789abcdef"
    with pytest.raises(RecordError, match=f"line {digests[1] + 1}: the digest differs"):
        load(session.game, parse_record("\n".join(lines) + "\n"))


def test_a_setup_that_is_wrong_is_refused_with_its_reason():
    text = write_record(toy().record()).replace("seed 0", "option rounds 7\nseed 0")
    with pytest.raises(DataError, match="option rounds: is '7', but may be: 1, 2, 3"):
        load(TOY, parse_record(text))


def test_a_record_may_begin_with_a_position():
    first = toy(steps=[*LAID, "pass"])
    session = Session(TOY, first.setup, position=first.reached())
    session.start()
    do(session, "steal 1", "discard 4", "lay 3", "lay 6")
    again = reloaded(session)
    assert state_text(again) == state_text(session)
    assert texts(again, 1) == texts(session, 1)


def test_an_impossible_position_names_its_line():
    first = toy(steps=LAID)
    session = Session(TOY, first.setup, position=first.reached())
    text = write_record(session.record()).replace("phase market", "phase dancing")
    number = text.splitlines().index("phase dancing") + 1
    assert problem(text) == f"line {number}, phase: is laying or market"


def test_a_bot_that_takes_a_seat_is_still_there_after_loading():
    session = toy(steps=["lay 1"])
    session.set_controller(1, "greedy")
    do(session, "lay 5")
    again = reloaded(session)
    assert again.controllers == ["human", "greedy"]
    assert again.setup == setup("human", "human")
