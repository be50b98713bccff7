"""Sobek stands: the box, a turn, the deck's luck, the end of a round, the next chooser."""

import pytest

from engine.bots.arena import Arena
from engine.bots.names import bot
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.sobek.board import OPTIONS
from engine.sobek.components import GOODS, ORANGE, TOKEN_NAMES
from engine.sobek.proposal import propose_last_sets
from engine.sobek.rules import Sobek
from tests.engine.sobek.table import (
    agreed,
    asked,
    audience,
    finish,
    legal,
    lies,
    opening,
    outcomes,
    play,
    points,
    position,
    refused,
    seen,
)


def edition():
    rules = game("sobek")
    assert isinstance(rules, Sobek)
    return rules.edition(agreed())


@pytest.mark.rule("SK-2.1.1", "SK-2.2.9", "SK-2.3.9", "SK-2.4.7")
def test_the_box_sums_to_what_is_printed():
    cards = edition().cards
    assert sum(card.count for card in cards) == 63 and len(cards) == 28
    totals = [sum(card.count for card in cards[first : first + 3]) for first in range(0, 18, 3)]
    assert dict(zip(GOODS, totals, strict=True)) == {
        "wheat": 10, "fish": 10, "cattle": 9, "ivory": 6, "marble": 7, "ebony": 7,
    }  # fmt: skip
    assert sum(card.scarabs * card.count for card in cards) == 38
    assert sum(edition().tokens) == 12 and len(TOKEN_NAMES) == 9


@pytest.mark.rule("SK-1.2.2", "SK-1.2.5", "SK-1.3.2", "SK-1.2.7", "SK-1.16.1", "SK-1.16.15")
def test_a_round_is_dealt_card_by_card():
    session = opening(seats=3)
    assert asked(session) == ("deal-card", 0) and audience(session) == (1,)
    assert outcomes(session) == {
        "deal wheat-start": 2, "deal fish-start": 2, "deal cattle-start": 2, "deal ivory-start": 1,
        "deal marble-start": 1, "deal ebony-start": 1,
    }  # fmt: skip
    for _ in range(2):
        for start in ("wheat-start", "fish-start", "cattle-start"):
            play(session, f"deal {start}")
    assert asked(session)[0] == "fill-dock" and session.view().prompt.args == (("dock", 9),)
    assert outcomes(session)["fill orange"] == 9 and sum(outcomes(session).values()) == 54
    play(session, *["fill fish-1"] * 5, "fill orange", "fill amulet", "fill ivory-3")
    assert session.view().prompt.args == (("dock", 1),)
    play(session, "fill orange")
    assert outcomes(session) == {"back beige": 38, "back orange": 7}
    play(session, "back beige", "start 2")
    assert asked(session) == ("action", 2)
    assert seen(session).deck == 45 and seen(session).docks[0] == ORANGE


@pytest.mark.rule("SK-1.5.1", "SK-1.5.2", "SK-1.5.3", "SK-1.16.5", "SK-1.16.19", "SK-1.3.4")
def test_passed_characters_go_under_the_tile_seen_by_their_owner_alone():
    session = position(
        """
        face-down 2 5
        at dock-1: ivory-3
        at dock-6: fish
        at dock-9: wheat
        """
    )
    assert {step for step in legal(session) if step.startswith("take")} == {
        "take 1",
        "take 2",
        "take 5",
        "take 6",
    }
    assert refused(session, "take 9").key == "dock-far"
    play(session, "take 5")
    assert asked(session) == ("bind-character", 0) and audience(session) == (1,)
    play(session, "bind vizir", "bind queen")
    assert lies(session, "1.corruption") == {"ivory-3": 1, "vizir": 1}
    assert lies(session, "1.hand") == {"queen": 1}
    assert seen(session, 2).hands[0] == (ORANGE,) and seen(session, 2).piles[0] is None
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.7.1", "SK-1.7.2", "SK-1.7.3", "SK-3.49", "SK-1.8.1", "SK-1.16.14")
def test_a_set_joins_and_brings_a_token():
    session = position(
        """
        at 1.hand: ivory-3 x2, ivory, amulet x2, fish, thief
        at 1.wheat: wheat-1, wheat x2
        at dock-1 dock-2: fish-1
        """
    )
    lays = {step for step in legal(session) if step.startswith("lay ivory")}
    # Counts of ivory-3 (0-2), ivory (0-1), amulet (0-2) that are three or more: 18 in all, 9 below three.
    assert len(lays) == 9
    assert "lay wheat amulet amulet" not in legal(session)
    assert refused(session, "lay wheat amulet amulet").key == "set-small"
    assert refused(session, "lay ivory ivory-3 ivory fish").key == "set-mixed"
    play(session, "lay ivory ivory-3 ivory-3 ivory amulet")
    assert asked(session) == ("bind-token", 0) and audience(session) == (1,)
    play(session, "token flood", "token curse", "token deceit", "token guild-B", "token flood")
    assert legal(session) == {"pick flood", "pick curse", "pick deceit", "pick guild-B"}
    assert seen(session, 2).tokens is None and seen(session, 2).tokens_left == 5
    play(session, "pick flood")
    assert asked(session) == ("extra-action", 1)
    assert seen(session, 1).tokens_left == 4 and seen(session).used == (4,)


@pytest.mark.rule("SK-1.14.1", "SK-3.31", "SK-3.32", "SK-1.12.14")
def test_guild_moves_both_markers():
    session = position(
        """
        points 38 3
        looked 1
        tokens 1
        at tokens: guild-A
        at tokens-used: guild-B, guild-C, guild-D, deceit
        at 1.hand: fish x3
        at dock-1: wheat
        """
    )
    play(session, "lay fish fish fish fish", "pick guild-A", "guild 2")
    # The next A after 38 is 39 (group 7, DCBA, is 36 to 39); the last A before 3 is 1.
    assert points(session) == (39, 1)


@pytest.mark.rule("SK-1.10.1", "SK-1.16.6", "SK-1.9.3")
def test_the_queen_draws_and_others_see_backs():
    session = position("at 1.hand: queen\nat dock-1: fish", seats=3)
    deck = seen(session).deck
    play(session, "play queen")
    assert audience(session) == (1,)
    play(session, "draw amulet", "back orange", "draw thief", "back beige", "draw ivory-3", "back beige")
    assert seen(session).deck == deck - 3
    assert seen(session, 2).hands[0] == (29, 29, 30)
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.10.3", "SK-3.5")
def test_the_thief_draws_among_one_back_and_both_learn_it():
    session = position("at 1.hand: thief\nat 2.hand: fish-1 x2, fish, queen\nat dock-1: fish", seats=3)
    play(session, "play thief")
    assert legal(session) == {"steal 2 beige", "steal 2 orange"}
    play(session, "steal 2 beige")
    assert outcomes(session) == {"stolen fish-1": 2, "stolen fish": 1}
    assert audience(session) == (1, 2)


@pytest.mark.rule("SK-1.10.4", "SK-1.10.5", "SK-3.7", "SK-3.8", "SK-1.16.7")
def test_scribe_and_vizir():
    session = position(
        """
        at 1.hand: scribe-fish, vizir
        at 2.hand: fish x3, fish-1, wheat x3, amulet
        at dock-1 dock-2 dock-3 dock-4: cattle-1
        """,
        seats=3,
    )
    play(session, "play scribe-fish")
    assert asked(session) == ("discard", 2) and session.view().prompt.left == 2
    play(session, "discard fish", "discard amulet", "take 1", "take 2", "play vizir")
    assert legal(session) == {"look 2"}
    assert refused(session, "look 3").key == "look-empty"
    play(session, "look 2")
    assert seen(session, 1).piles[1] == (4, 18) and seen(session, 3).piles[1] is None
    play(session, "claim fish")
    assert lies(session, "1.hand") == {"fish": 1}


@pytest.mark.rule("SK-1.11.1", "SK-1.11.3", "SK-1.12.1", "SK-1.12.2", "SK-1.12.4", "SK-1.12.8", "SK-1.13.1")
def test_the_end_of_a_round():
    session = position(
        """
        points 38 0
        deck 0
        at 1.ivory: ivory-3 x2, ivory, amulet
        at 1.hand: fish-1 x2, fish, ebony
        at 2.corruption: wheat
        at dock-1: marble
        """
    )
    play(session, "take 1")
    assert asked(session) == ("lay-last", 1)
    play(session, "lay fish fish-1 fish-1 fish")
    assert seen(session, 2).hands[0] == (29,) * 5 and seen(session, 2).laid[0] is None
    play(session, "done")
    assert asked(session) == ("count", 0) and audience(session) == (0, 1, 2)
    play(session, "count")
    # 6 scarabs x 4 cards = 24, and 2 horizontal: 38 + 26 = 64. Ebony and marble against one wheat:
    # two steps back. 64 is D (61 to 64 are ABCD), then 56 (DCBA from 56), then 53 (BADC from 51).
    assert points(session) == (53, 0)
    assert seen(session).round == 2


@pytest.mark.rule("SK-1.15.1", "SK-1.15.2", "SK-3.57")
def test_who_is_last_chooses_the_start_after_the_new_set_up():
    session = position("points 9 5 5\ndeck 0\nat dock-1: marble", seats=3)
    play(session, "take 1")
    finish(session)
    while asked(session)[0] in ("deal-card", "fill-dock", "show-back"):
        play(session, next(iter(outcomes(session))))
    assert outcomes(session) == {"chooser 2": 1, "chooser 3": 1}
    play(session, "chooser 3")
    assert asked(session) == ("choose-start", 3) and legal(session) == {"choose 1", "choose 2", "choose 3"}
    play(session, "choose 3")
    assert asked(session) == ("action", 3)


@pytest.mark.rule("SK-3.50", "SK-3.51", "SK-1.13.5")
def test_the_proposal_leaves_the_fewest_cards_then_most_scarabs():
    box = edition()

    def proposed(*names):
        hand = [box.card_index(name) for name in names]
        return {
            GOODS[good]: [box.cards[card].id for card in cards]
            for good, cards in propose_last_sets(box, hand)
        }

    assert proposed("fish", "marble", "high-priestess", "wheat", "wheat-1", "wheat", "merchant") == {
        "wheat": ["wheat-1", "wheat", "wheat", "merchant"]
    }
    assert proposed("fish", "fish", "ivory-3", "ivory-3", "amulet") == {
        "ivory": ["ivory-3", "ivory-3", "amulet"]
    }
    assert proposed("fish-1", "fish", "fish", "ivory", "ivory", "amulet") == {
        "fish": ["fish-1", "fish", "fish"], "ivory": ["ivory", "ivory", "amulet"]
    }  # fmt: skip
    assert proposed("amulet", "amulet", "amulet") == {"wheat": ["amulet"] * 3}
    assert proposed("fish", "amulet") == {}


def test_options_are_those_agreed():
    assert {spec.name: spec.default for spec in OPTIONS} == {
        "amulet-set": "allowed", "deceit-curses": "counted", "zero-corruption": "nobody",
        "number-penalty": "previous-number", "beyond-track": "repeat", "information": "closed",
        "deck-back": "shown", "hidden": "bound",
    }  # fmt: skip
    assert all(spec.values[0] == spec.default for spec in OPTIONS)


def test_greedy_beats_random():
    rules = game("sobek")
    won = 0
    for seed in range(100):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        setup = Setup("sobek", (SeatSetup("A"), SeatSetup("B")), seed=seed)
        row = Arena(rules, setup, [bot(name) for name in names]).play()
        won += row.scores[names.index("greedy")] > row.scores[names.index("random")]
    assert won >= 90
