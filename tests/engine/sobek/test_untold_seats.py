"""Bots among people who tell no hidden card; positions with untold cards; who learns from them. By hand."""

import pytest

from engine.core.errors import DataError, IllegalStep
from engine.core.game import PUBLIC
from engine.core.savefile import parse_record, write_record
from engine.session.loading import load
from engine.sobek.components import BEIGE, ORANGE
from tests.engine.sobek.table import asked, audience, legal, lies, outcomes, play, position, seen


def table(text: str, *, seats: int = 2):
    """A position at a table where hidden cards are not told."""
    return position(f"option hidden blank\n{text}", seats=seats)


# ------------------------------------------------------------------------------------------------ bots


def with_bot(text: str):
    """A position where seat 2 is a bot's."""
    session = table(text)
    record = write_record(session.record()).replace('seat 2 human "Bo"', 'seat 2 greedy "Bo"')
    again = load(session.game, parse_record(record))
    again.start()
    return again


@pytest.mark.rule("SK-1.16.27")
def test_a_card_that_a_bot_steals_or_loses_is_told_to_both():
    session = with_bot("at 2.hand: thief\nhand-beige 2 0\nat 1.hand: fish\nturn 2\nat dock-1: wheat")
    play(session, "play thief", "steal 1 beige")
    assert asked(session) == ("draw-stolen", 0) and audience(session) == (1, 2)
    play(session, "stolen ivory-3")
    assert seen(session, 2).hands[1] == (9,) and seen(session, 1).hands[0] == (4, BEIGE)
    session = with_bot("at 1.hand: thief\nat 2.hand: fish, ivory-3\nat dock-1: wheat")
    play(session, "play thief", "steal 2 beige")
    assert outcomes(session) == {"stolen fish": 1, "stolen ivory-3": 1}


@pytest.mark.rule("SK-1.16.27")
def test_a_pile_is_told_before_the_vizir_of_a_bot_takes_a_card():
    session = with_bot(
        "at 2.hand: vizir\nat 1.corruption: fish\ncorruption-orange 1 0\ncorruption-beige 1 0\n"
        "turn 2\nat dock-1: wheat"
    )
    play(session, "play vizir", "look 1")
    assert asked(session) == ("look-card", 0) and audience(session) == (1, 2)
    play(session, "show ivory-3", "show queen")
    assert legal(session) == {"claim fish", "claim ivory-3", "claim queen"}
    play(session, "claim queen")
    assert seen(session, 2).hands[1] == (19,) and seen(session, 1).piles[0] == (4, 9)


@pytest.mark.rule("SK-1.16.27", "SK-1.16.25")
def test_a_bots_cards_and_tokens_are_told():
    session = with_bot("at 1.hand: wheat x3\nat 2.hand: fish x3\nat dock-1: ivory\nface-down 2")
    play(session, "lay wheat wheat wheat wheat", "pick deceit")
    play(session, "lay fish fish fish fish")
    assert asked(session) == ("bind-token", 0) and audience(session) == (1, 2)
    play(session, "token flood", "token curse", "token guild-A", "token guild-B")
    assert seen(session, 1).tokens == (0, 1, 4, 5), "seat 1 had looked at them before"
    play(session, "pick flood", "take 2")
    assert asked(session) == ("bind-character", 0) and audience(session) == (2,)


# ------------------------------------------------------------------------------------------- positions


@pytest.mark.rule("SK-1.16.20", "SK-2.1.1")
@pytest.mark.parametrize(
    ("says", "wrong"),
    [
        ("hand-green 1 x", "'x' is no number from 0 to 99"),
        ("hand-green 1", "needs 2 numbers, one a seat"),
        ("hand-orange 10 0\ndeck 9", "more characters|fewer cards with that back"),
    ],
)
def test_what_cannot_be_untold_is_named(says, wrong):
    with pytest.raises(DataError, match=wrong):
        table(f"{says}\nat dock-1: wheat")


@pytest.mark.rule("SK-1.16.27")
def test_a_seat_is_no_bots_of_whose_cards_too_little_is_told():
    session = with_bot("hand-green 2 0\nat dock-1: wheat")
    with pytest.raises(IllegalStep, match="too little is told"):
        session.set_controller(0, "greedy")
    session.set_controller(1, "human")
    session.set_controller(1, "greedy")
    assert session.controllers == ["human", "greedy"]


@pytest.mark.rule("SK-1.16.27")
def test_a_bot_has_nothing_untold():
    with pytest.raises(DataError, match="seat 2 is a bot's"):
        with_bot("hand-green 0 1\nat dock-1: wheat")


@pytest.mark.rule("SK-1.16.20", "SK-1.16.25")
def test_a_position_with_untold_cards_is_written_and_read():
    """Seat 1 has looked at the tokens and told only the one that it picked."""
    session = table(
        """
        looked 1
        tokens 4
        at tokens-used: deceit
        at 1.hand: fish
        hand-orange 1 0
        corruption-beige 0 2
        at dock-1: wheat
        """
    )
    written = write_record(type(session.record())(session.setup, position=session.reached(), mode="table"))
    assert "hand-orange 1 0\n" in written and "corruption-beige 0 2\n" in written
    again = load(session.game, parse_record(written))
    assert again.view(0).observation == session.view(0).observation
    assert seen(again, 1).hands[0] == (4, ORANGE) and seen(again, 2).piles[1] == (BEIGE, BEIGE)
    assert lies(again, "1.hand") == {"fish": 1}


@pytest.mark.rule("SK-1.16.22", "SK-1.16.21")
def test_who_learns_from_untold_cards():
    session = table(
        """
        at 1.hand: thief
        hand-beige 3 1 0
        at dock-1: wheat
        """,
        seats=3,
    )
    state = session._timeline.now.state
    rules = session.game

    def learning(text):
        return sorted(rules.learners(state, rules.read(text, state)))

    assert learning("lay ivory beige beige beige") == [PUBLIC, 0, 1, 2]
    play(session, "play thief")
    state = session._timeline.now.state
    assert learning("steal 2 beige") == [0]
