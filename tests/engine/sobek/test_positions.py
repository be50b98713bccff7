"""Positions of Sobek: there and back, and a message of its own for each impossibility."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.component import Inventory
from engine.core.errors import DataError
from engine.registry import game
from engine.sobek.components import GOODS, TOKEN_NAMES
from engine.sobek.inventory import TURN_KEYS
from tests.engine.sobek.table import agreed, asked, outcomes, play, position, seen

RULES = game("sobek")


def placed(*lines):
    """An inventory of "place: piece x2, piece" lines; four start cards lie in the hands."""
    found = Inventory({"1.hand": {"wheat-start": 2}, "2.hand": {"fish-start": 2}})
    for line in lines:
        place, _, pieces = line.partition(": ")
        for piece in pieces.split(", "):
            name, _, count = piece.partition(" x")
            found.add(place, name, int(count or 1))
    return found


def said(**words):
    """What a position says; None leaves a word out."""
    usual = {"round": "1", "start": "1", "phase": "turn", "turn": "1", "points": "0 0", "top": "beige"}
    found = {**usual, **{word.replace("_", "-"): value for word, value in words.items()}}
    return {word: value for word, value in found.items() if value is not None}


def problems(inventory, turn):
    with pytest.raises(DataError) as error:
        RULES.from_position(agreed(), inventory, turn)
    return [str(problem) for problem in error.value.problems]


ROW = "dock-1: ivory-3"


@pytest.mark.rule("SK-1.16.17")
def test_what_is_not_said_follows_from_what_is_placed():
    state = RULES.from_position(agreed(), placed(ROW), said(points=None))
    # 54 cards of which one lies on a dock and nine are out of the round with two seats.
    assert (state.deck, state.unbound, state.score) == (44, 5, [0, 0])


@pytest.mark.parametrize(
    ("lines", "words", "message"),
    [
        ((ROW, "1.hand: gold"), {}, "1.hand: unknown piece 'gold'"),
        ((ROW, "1.hand: ivory-3 x3"), {}, "dock-1: ivory-3: the box has only 3"),
        ((ROW, "1.boat: fish"), {}, "1.boat: fish does not belong there"),
        ((ROW, "3.hand: fish"), {}, "3.hand: fish does not belong there"),
        ((ROW, "dock-10: fish"), {}, "dock-10: there is no such dock; they are dock-1 to dock-9"),
        ((ROW, "dock-1: fish"), {}, "dock-1: one card lies on a dock"),
        ((ROW, "dock-2: queen"), {}, "dock-2: only goods and amulets lie face up here"),
        ((ROW, "1.fish: ivory x3"), {}, "1.fish: ivory cannot lie in a set of fish"),
        ((ROW, "1.fish: fish-1 x2"), {}, "1.fish: a set has at least 3 cards"),
        ((ROW, "1.ivory: prosperity"), {}, "1.ivory: Prosperity lies on a set of wheat, fish or cattle"),
        ((ROW, "1.fish: curse"), {}, "1.fish: curse does not belong there"),
        ((ROW, "tokens-used: deceit x2"), {}, "tokens-used: the box has fewer tokens deceit"),
        ((ROW, "1.hand: cattle-start"), {}, "unseen-start: 4 start cards are placed nowhere, but 5"),
        ((ROW, "unseen: ivory-3 x3"), {}, "unseen: ivory-3: 3 are said to be unseen, but 2 are left"),
        ((ROW, "unseen-tokens: deceit x2"), {}, "unseen-tokens: deceit: 2 are said to be unseen, but 1"),
        ((ROW,), {"deck": "7"}, "deck: 53 cards are placed nowhere, but there must be 7 in the deck"),
        ((ROW,), {"round": "4"}, "round: '4' is no number from 1 to 3"),
        ((ROW,), {"start": None}, "start: needs one number"),
        ((ROW,), {"turn": "1 2"}, "turn: needs one number"),
        ((ROW,), {"points": "3"}, "points: needs 2 numbers, one a seat"),
        ((ROW,), {"phase": "rest"}, "phase: is 'rest', but may be: turn, refill, laying"),
        ((ROW,), {"weather": "hot"}, "weather: unknown word; a position says: round"),
        ((ROW,), {"top": "green"}, "top: is 'green', but may be: beige, orange"),
        ((ROW,), {"face_down": "1"}, "face-down: a card lies face up on dock 1"),
        ((ROW,), {"face_down": "2 2"}, "face-down: names one twice"),
        ((ROW,), {"looked": "1"}, "tokens: somebody has looked, but 5 of those left do not lie there"),
        ((ROW, "tokens: flood"), {}, "tokens: nobody has looked, so no token is known"),
        ((ROW, "tokens-used: flood"), {}, "looked: tokens were picked, so some seat has looked at them"),
        ((ROW,), {"tokens": "3"}, "tokens: 0 were picked and 3 are left; a round has 5"),
        ((), {}, "phase: no card lies on the docks"),
        ((ROW,), {"phase": "refill"}, "phase: in phase refill no card lies on the docks"),
        ((ROW,), {"phase": "laying"}, "turn: means nothing in phase laying"),
    ],
)
def test_each_impossibility_has_its_message(lines, words, message):
    assert any(problem.startswith(message) for problem in problems(placed(*lines), said(**words)))


@pytest.mark.rule("SK-1.9.1")
def test_a_position_may_stand_before_a_refill():
    session = position("phase refill\nturn 2\nat 1.hand: fish")
    assert asked(session)[0] == "fill-dock" and "fill orange" not in outcomes(session)
    for _ in range(9):
        play(session, next(iter(outcomes(session))))
    play(session, next(iter(outcomes(session))))
    assert asked(session) == ("action", 1)


def test_the_back_that_is_not_said_is_seen_first():
    state = RULES.from_position(agreed(), placed(ROW), said(top=None))
    assert RULES.prompt(state, 0).key == "show-back"


@pytest.mark.rule("SK-1.11.1")
def test_a_position_may_stand_before_the_laying():
    session = position("phase laying\nstart 2\nat 1.hand: fish x3\nat 2.hand: ivory x2, amulet")
    assert asked(session) == ("lay-last", 2)
    assert seen(session).deck == 0


PIECES = st.sampled_from(("fish", "ivory-3", "queen", "amulet", "wheat-start", *TOKEN_NAMES, "x"))
PLACES = st.sampled_from(
    (
        "1.hand",
        "2.corruption",
        "dock-1",
        "dock-2",
        "discards",
        "tokens",
        "1.fish",
        "unseen",
        "1.curses",
        "9.hand",
    )
)
WORDS = st.sampled_from(("", "1", "2", "1 2", "-1", "x", "turn", "refill", "laying", "beige", "9", "0 0"))


@settings(max_examples=300)
@given(
    lines=st.lists(st.tuples(PLACES, PIECES, st.integers(1, 9)), max_size=8),
    words=st.dictionaries(st.sampled_from((*TURN_KEYS, "x")), WORDS),
)
def test_anything_else_is_refused_or_can_be_played(lines, words):
    inventory = Inventory()
    for place, piece, count in lines:
        inventory.add(place, piece, count)
    try:
        state = RULES.from_position(agreed(), inventory, words)
    except DataError as error:
        assert error.problems
        return
    assert sum(RULES.inventory(state).totals().values()) == 75 and len(GOODS) == 6
