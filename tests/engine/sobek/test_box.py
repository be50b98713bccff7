"""What lies in the box of Sobek: each good, each character, each event token, and what it is worth."""

import pytest

from engine.registry import game
from engine.sobek.components import GOODS, NOTHING, START_TYPES, Role
from engine.sobek.rules import Sobek
from tests.engine.sobek.table import (
    agreed,
    finish,
    legal,
    lies,
    opening,
    outcomes,
    play,
    points,
    position,
    seen,
)

GREEN_BACK = 28


def box():
    rules = game("sobek")
    assert isinstance(rules, Sobek)
    return rules.edition(agreed())


def pieces(good):
    """The goods cards of a good before anything is dealt: in the deck, and among the start cards."""
    session = opening()
    own = {card.id for card in box().cards if card.good == GOODS.index(good) and not card.role}
    return [
        {name: count for name, count in lies(session, place).items() if name in own}
        for place in ("unseen", "unseen-start")
    ]


@pytest.mark.parametrize(
    ("good", "value", "with_scarabs", "plain", "starts"),
    [
        pytest.param("ivory", 3, 3, 2, 1, marks=pytest.mark.rule("SK-2.2.1")),
        pytest.param("ebony", 2, 4, 2, 1, marks=pytest.mark.rule("SK-2.2.2")),
        pytest.param("marble", 2, 3, 3, 1, marks=pytest.mark.rule("SK-2.2.3")),
        pytest.param("cattle", 1, 5, 2, 2, marks=pytest.mark.rule("SK-2.2.4")),
        pytest.param("fish", 1, 5, 3, 2, marks=pytest.mark.rule("SK-2.2.5")),
        pytest.param("wheat", 1, 5, 3, 2, marks=pytest.mark.rule("SK-2.2.6")),
    ],
)
def test_each_good_has_its_cards(good, value, with_scarabs, plain, starts):
    deck, start = pieces(good)
    assert deck == {f"{good}-{value}": with_scarabs, good: plain}
    assert start == {f"{good}-start": starts}
    assert [card.scarabs for card in box().cards if card.id in (*deck, *start)] == [value, 0, 0]


@pytest.mark.parametrize(
    ("good", "suit", "total"),
    [
        # All cards of a good in one vertical set, its characters too: scarabs x cards.
        pytest.param("ivory", "ivory-3 x3, ivory x2, queen", 63, marks=pytest.mark.rule("SK-2.2.1")),  # 9 x 7
        pytest.param("ebony", "ebony-2 x4, ebony x2, high-priest", 64, marks=pytest.mark.rule("SK-2.2.2")),
        pytest.param(
            "marble", "marble-2 x3, marble x3, high-priestess", 48, marks=pytest.mark.rule("SK-2.2.3")
        ),
        pytest.param(
            "cattle", "cattle-1 x5, cattle x2, vizir, scribe-cattle", 55, marks=pytest.mark.rule("SK-2.2.4")
        ),
        pytest.param(
            "fish", "fish-1 x5, fish x3, scribe-fish, thief", 60, marks=pytest.mark.rule("SK-2.2.5")
        ),
        pytest.param(
            "wheat", "wheat-1 x5, wheat x3, merchant, courtisan", 60, marks=pytest.mark.rule("SK-2.2.6")
        ),
    ],
)
def test_a_whole_good_in_one_set(good, suit, total):
    starts = sum(pieces(good)[1].values())
    session = position(f"phase laying\nat 1.{good}: {suit}, {good}-start x{starts}")
    finish(session)
    assert points(session) == (total, 0)


@pytest.mark.rule("SK-2.2.7")
def test_the_start_cards_are_nine_green_and_without_scarabs():
    session = opening(seats=4)
    assert outcomes(session) == {
        "deal wheat-start": 2, "deal fish-start": 2, "deal cattle-start": 2, "deal ivory-start": 1,
        "deal marble-start": 1, "deal ebony-start": 1,
    }  # fmt: skip
    play(session, "deal ivory-start", "deal ebony-start")
    assert seen(session).hands[0] == seen(session).hands[1] == (GREEN_BACK,)
    assert [box().cards[card].scarabs for card in START_TYPES] == [0] * 6


@pytest.mark.rule("SK-2.2.8")
def test_five_amulets_in_the_deck_without_scarabs():
    session = opening()
    assert lies(session, "unseen")["amulet"] == 5 and "amulet" not in lies(session, "unseen-start")
    amulet = box().cards[box().card_index("amulet")]
    assert (amulet.good, amulet.scarabs, amulet.count) == (NOTHING, 0, 5)
    # Ivory 3 and two amulets: 3 scarabs x 3 cards.
    session = position("phase laying\nat 1.ivory: ivory-3, amulet x2")
    finish(session)
    assert points(session) == (9, 0)


CHARACTERS = [
    pytest.param("queen", "ivory", Role.QUEEN, marks=pytest.mark.rule("SK-2.3.1")),
    pytest.param("high-priest", "ebony", Role.PRIEST, marks=pytest.mark.rule("SK-2.3.2")),
    pytest.param("high-priestess", "marble", Role.PRIEST, marks=pytest.mark.rule("SK-2.3.3")),
    pytest.param("vizir", "cattle", Role.VIZIR, marks=pytest.mark.rule("SK-2.3.4")),
    pytest.param("scribe-cattle", "cattle", Role.SCRIBE, marks=pytest.mark.rule("SK-2.3.5")),
    pytest.param("scribe-fish", "fish", Role.SCRIBE, marks=pytest.mark.rule("SK-2.3.5")),
    pytest.param("thief", "fish", Role.THIEF, marks=pytest.mark.rule("SK-2.3.6")),
    pytest.param("merchant", "wheat", Role.MERCHANT, marks=pytest.mark.rule("SK-2.3.7")),
    pytest.param("courtisan", "wheat", Role.COURTISAN, marks=pytest.mark.rule("SK-2.3.8")),
]


@pytest.mark.parametrize(("name", "good", "role"), CHARACTERS)
def test_a_character_makes_three_of_its_own_good_alone(name, good, role):
    pairs = ", ".join(f"{other} x2" for other in GOODS)
    session = position(f"at 1.hand: {name}, {pairs}\nat dock-1: fish-1")
    assert legal(session) == {"take 1", f"play {name}", f"lay {good} {good} {good} {name}"}
    assert box().cards[box().card_index(name)].role is role
    assert lies(opening(), "unseen")[name] == 1


@pytest.mark.rule("SK-2.3.9")
def test_nine_characters_in_seven_roles_by_good_like_the_start_cards():
    characters = [card for card in box().cards if card.role]
    assert sum(card.count for card in characters) == 9 and len({card.role for card in characters}) == 7
    assert all(card.scarabs == 0 for card in characters)
    by_good = {good: sum(GOODS[card.good] == good for card in characters) for good in GOODS}
    assert by_good == {"wheat": 2, "fish": 2, "cattle": 2, "ivory": 1, "marble": 1, "ebony": 1}


@pytest.mark.parametrize(
    ("names", "count"),
    [
        pytest.param(("guild-A", "guild-B", "guild-C", "guild-D"), 1, marks=pytest.mark.rule("SK-2.4.1")),
        pytest.param(("prosperity",), 2, marks=pytest.mark.rule("SK-2.4.2")),
        pytest.param(("flood",), 2, marks=pytest.mark.rule("SK-2.4.3")),
        pytest.param(("curse",), 2, marks=pytest.mark.rule("SK-2.4.4")),
        pytest.param(("embalming",), 1, marks=pytest.mark.rule("SK-2.4.5")),
        pytest.param(("deceit",), 1, marks=pytest.mark.rule("SK-2.4.6")),
    ],
)
def test_each_token_is_there_so_often(names, count):
    tokens = lies(opening(), "unseen-tokens")
    assert [tokens[name] for name in names] == [count] * len(names)
    session = position("at 1.hand: fish-1 x3\nat dock-1: wheat")
    play(session, "lay fish fish-1 fish-1 fish-1")
    # Before anybody has looked, each token of the box may be the first that is seen.
    assert [outcomes(session)[f"token {name}"] for name in names] == [count] * len(names)


@pytest.mark.rule("SK-2.1.1")
def test_every_card_and_token_carries_a_tag():
    tagged = dict(game("sobek").tagged(agreed()))
    assert sum(tagged.values()) == 63 + 12
    assert tagged["amulet"] == 5 and tagged["wheat-start"] == 2 and tagged["queen"] == 1
    assert tagged["flood"] == 2 and tagged["guild-D"] == 1
