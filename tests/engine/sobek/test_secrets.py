"""What others see of hidden steps and events, in notation too; whose learning ends free undo."""

import pytest

from engine.core.component import Ref
from engine.core.game import PUBLIC
from engine.registry import game
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.components import BEIGE, GREEN, NOTHING, ORANGE, UNKNOWN_TOKEN
from tests.engine.sobek.table import audience, play, position, seen

RULES = game("sobek")
CARD_TABLES = (st.DEAL_CARD, st.DRAW_CARD, st.BIND_CHARACTER, st.DRAW_STOLEN, st.CLAIM, st.DISCARD)


@pytest.mark.rule("SK-1.16.2", "SK-1.16.18")
@pytest.mark.parametrize("table", CARD_TABLES)
def test_others_see_the_back_of_a_card(table):
    for card, back in ((2, GREEN), (0, BEIGE), (18, BEIGE), (19, ORANGE)):
        step = table[0b0001][card]
        assert RULES.see(step, 0) is step
        assert RULES.see(step, 1) is RULES.see(step, PUBLIC) is table[0b0001][back]
        assert RULES.see(table[st.ALL][card], PUBLIC) is table[st.ALL][card]


def test_two_seats_may_know_a_card_and_no_third():
    step = st.DRAW_STOLEN[0b0101][3]
    assert [RULES.see(step, viewer) is step for viewer in (PUBLIC, 0, 1, 2, 3)] == [
        False,
        True,
        False,
        True,
        False,
    ]


@pytest.mark.rule("SK-1.16.14")
def test_tokens_sets_and_piles_are_hidden_whole():
    assert RULES.see(st.BIND_TOKEN[1][4], 1) == st.BIND_TOKEN[1][UNKNOWN_TOKEN]
    assert RULES.see(st.LayLast(3, (9, 9, 10), 1), 1) == st.LayLast(NOTHING, (), 1)
    assert RULES.see(ev.PileSeen(0, 1, (3, 4), 0b0011), 2) == ev.PileSeen(0, 1, (), 0b0011)
    assert RULES.see(ev.PileTaken(0, (2, 3, 20), 0b0001), 1) == ev.PileTaken(
        0, (GREEN, BEIGE, ORANGE), 0b0001
    )
    assert RULES.see(ev.TokensSeen(0, (1, 2), 1), 1) == ev.TokensSeen(0, (), 1)


def test_hidden_steps_are_written_and_read_back():
    session = position("at 1.hand: thief\nat 2.hand: fish-1, fish\nat dock-1: fish", seats=3)
    play(session, "play thief", "steal 2 beige")
    state = session._timeline.now.state
    step = session.outcomes()[0][0]
    known = RULES.see(step, 2)
    assert RULES.write(known, state) == "stolen beige"
    assert RULES.read("stolen beige", state) == known


@pytest.mark.rule("SK-1.16.12", "SK-1.16.18")
def test_open_information_shows_hands_and_piles_but_no_token():
    session = position(
        """
        option information open
        at 1.hand: thief
        at 2.hand: fish-1 x3
        at 2.corruption: ivory
        at dock-1 dock-2: fish
        """
    )
    assert seen(session).hands[1] == (3, 3, 3) and seen(session).piles[1] == (10,)
    play(session, "take 1", "lay fish fish-1 fish-1 fish-1")
    assert audience(session) == (2,)
    play(session, "token flood", "token flood", "token curse", "token curse", "token deceit")
    assert seen(session, 1).tokens is None and seen(session, 2).tokens == (4, 4, 5, 5, 8)


@pytest.mark.rule("SK-1.14.5", "SK-1.14.6", "SK-1.16.8")
def test_who_learns_from_what():
    session = position(
        """
        looked 1
        tokens 2
        at tokens: embalming, deceit
        at tokens-used: flood x2, curse
        at 1.hand: fish x3, vizir
        at 2.hand: wheat x3
        at 1.corruption: ivory
        at dock-1 dock-2: cattle
        """,
        seats=3,
    )

    def learning(text):
        state = session._timeline.now.state
        return sorted(RULES.learners(state, RULES.read(text, state)))

    assert learning("take 1") == []
    assert learning("play vizir") == [PUBLIC, 1, 2]
    assert learning("lay fish fish fish fish") == [PUBLIC, 1, 2], "seat 1 knows the tokens already"
    play(session, "take 1")
    assert learning("lay wheat wheat wheat wheat") == [PUBLIC, 0, 1, 2], "seat 2 looks at them"


@pytest.mark.rule("SK-1.16.1")
def test_a_refusal_tells_only_the_seat_on_turn_what_it_holds():
    session = position("at 1.hand: queen\nat dock-1: fish")
    pointed = (Ref("card", "ivory-3"),)
    assert session.why_not(pointed, seat=0).key == session.why_not(pointed).key == "not-in-hand"
    assert session.why_not(pointed, seat=1).key == "not-your-turn"
