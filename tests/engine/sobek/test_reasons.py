"""Why a step of Sobek is refused: the first thing that is wrong with what was pointed at."""

import pytest

from engine.core.component import Ref, word
from engine.sobek.reasons import KINDS
from tests.engine.sobek.table import play, position, refused

PLAY, LAY = word("play"), word("lay")


def card(name):
    return Ref("card", name)


@pytest.mark.rule("SK-1.4.1", "SK-1.4.2", "SK-1.5.1", "SK-1.7.1")
@pytest.mark.parametrize(
    ("pointed", "key"),
    [
        ((word("pass"),), "no-pass"),
        ((Ref("dock", "4"),), "dock-empty"),
        ((Ref("dock", "9"),), "dock-far"),
        ((Ref("dock", "1"), Ref("dock", "2")), "one-card"),
        ((Ref("dock", "1"), card("queen")), "not-together"),
        ((card("ebony"),), "not-in-hand"),
        ((card("fish 3"),), "fewer-in-hand"),
        ((PLAY, card("fish")), "no-character"),
        ((PLAY, card("queen"), card("thief")), "one-character"),
        ((LAY, card("fish"), card("wheat-1")), "set-mixed"),
        ((LAY, card("wheat-1")), "set-small"),
        ((Ref("good", "wheat"), card("fish")), "set-mixed"),
        ((LAY, card("fish"), Ref("seat", "2")), "not-together"),
        ((Ref("seat", "2"),), "not-asked"),
    ],
)
def test_in_a_turn(pointed, key):
    session = position(
        """
        at 1.hand: fish x2, thief, queen, wheat-1
        at dock-1 dock-2: fish-1
        at dock-6 dock-7: ivory
        at dock-9: marble
        """
    )
    assert session.why_not(pointed).key == key


@pytest.mark.rule("SK-1.7.1", "SK-1.7.3", "SK-1.11.1")
def test_two_cards_of_a_set_that_could_be_laid():
    cards = "at 1.hand: fish x3, wheat-1 x3\nat 1.wheat: wheat x3\n"
    turn = position(cards + "at dock-1: ivory")
    reasons = [refused(turn, "lay fish fish fish"), refused(turn, "lay wheat wheat-1 wheat-1")]
    reasons.append(refused(position(cards + "phase laying"), "lay wheat wheat-1 wheat-1"))
    assert [(reason.key, reason.rule) for reason in reasons] == [
        ("set-few", "SK-1.7.1"),
        ("added-few", "SK-1.7.3"),
        ("last-few", "SK-1.11.1"),
    ]


@pytest.mark.rule("SK-3.43")
def test_amulets_alone_where_they_are_forbidden():
    session = position(
        "option amulet-set forbidden\nat 1.hand: amulet x3\nat 1.fish: fish-1 x3\nat dock-1 dock-2: wheat"
    )
    assert refused(session, "lay ivory amulet amulet amulet").key == "amulets-alone"
    assert session.why_not((LAY, Ref("good", "wheat"))).key == "amulets-alone"
    play(session, "lay fish amulet amulet amulet")


@pytest.mark.rule("SK-3.4", "SK-1.10.3")
def test_nobody_is_robbed_who_has_nothing():
    session = position("at 1.hand: thief\nat 2.hand: fish\nat dock-1: wheat", seats=3)
    play(session, "play thief")
    assert session.why_not((Ref("seat", "3"),)).key == "rob-empty"
    assert session.why_not((Ref("seat", "1"),)).key == "own-seat"
    assert session.why_not((Ref("back", "orange", 1),)).key == "rob-back"


@pytest.mark.rule("SK-1.10.2", "SK-3.46", "SK-3.48")
def test_the_priest_names_what_lies_there():
    session = position(
        """
        at 1.hand: high-priest, high-priestess
        at 1.corruption: fish, thief, amulet
        at dock-1 dock-2: wheat
        """
    )
    play(session, "play high-priest")
    assert session.why_not((Ref("good", "ivory"),)).key == "good-absent"
    assert session.why_not((card("amulet"),)).key == "good-amulet"
    play(session, "name fish", "take 1", "play high-priestess")
    assert len(session.legal()) == 6, "only an amulet is left: any good may be named, for nothing"


def test_nothing_is_chosen_while_chance_is_asked_or_all_is_over():
    session = position("phase refill")
    assert session.why_not(()).key == "chance"
    assert refused(session, "take 1").key == "not-outcome"


def test_every_kind_reads_as_a_sentence_with_its_rule():
    assert all(kind.rule.startswith("SK-") and kind.english for kind in KINDS.values())
    assert all(kind.key == key for key, kind in KINDS.items())
