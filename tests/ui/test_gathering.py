"""Sets put together card by card: offers and values by hand, amulets, the end of a round, and no listing."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.component import Ref
from engine.core.errors import Reason
from engine.session.session import Session
from engine.sobek import steps as st
from engine.sobek.components import GOODS
from tests.engine.sobek.table import play, position
from tests.ui.counted_legal import LARGE, Counted
from ui.gathering import Group
from ui.session_bridge import SessionBridge
from ui.sobek.composing import TurnComposer, compose
from ui.sobek.ground import edition_of

WHEAT, FISH, IVORY = GOODS.index("wheat"), GOODS.index("fish"), GOODS.index("ivory")
LEFT = "at tokens: flood, deceit, embalming, guild-A"
TURN = "at dock-1: cattle\nat dock-2: cattle\nat 2.hand: cattle-start\n"


def composing(session: Session) -> TurnComposer:
    """The composer of the moment, as the window makes it."""
    bridge = SessionBridge(session)
    bridge.open()
    composer = compose(bridge.view(), bridge, edition_of(session.setup))
    assert composer is not None
    return composer


def turn(hand: str, *more: str) -> TurnComposer:
    """The composer of a turn with this hand."""
    return composing(position(TURN + "\n".join([f"at 1.hand: {hand}", *more])))


def last(hand: str, *more: str) -> TurnComposer:
    """The composer at the end of a round with this hand."""
    return composing(position("\n".join(["phase laying", f"at 1.hand: {hand}", *more])))


def card(name: str) -> tuple[Ref]:
    return (Ref("card", name),)


def pick(composer: TurnComposer, *names: str) -> None:
    for name in names:
        assert composer.toggle(card(name)) is None, name


def names(refs: Iterable[Ref]) -> set[str]:
    return {ref.name for ref in refs}


def told(groups: Iterable[Group]) -> list[tuple[str, str, str]]:
    return [(group.key, group.text, group.value) for group in groups]


def meant(composer: TurnComposer, word: str) -> list[Any]:
    """The steps that a press of the word means."""
    steps = composer.steps(word)
    assert not isinstance(steps, Reason), str(steps)
    return steps


def refusal(found: Any) -> str:
    assert isinstance(found, Reason)
    return found.key


# --- what is offered in a turn --------------------------------------------------------------------


def test_ivory_of_three_cards_and_an_amulet_is_offered_for_24_points_by_rule_sk_1_13_1():
    composer = turn("ivory-3 x2, ivory, amulet, fish")
    assert told(composer.offers()) == [("ivory", "3 ivory + amulet", "6 × 4 = 24")]


def test_fish_that_join_a_set_with_prosperity_are_offered_with_their_gain():
    # On the table 2 + 2 scarabs on 3 cards are 12 points (SK-1.13.2); three plain ones make it 4 × 6.
    composer = turn("fish x3", "at 1.fish: fish-1 x2, fish-start, prosperity", "looked 1", LEFT)
    assert told(composer.offers()) == [("fish", "3 fish", "4 × 6 = 24 (+12)")]


def test_plain_cards_are_offered_without_the_amulet_that_brings_nothing():
    assert told(turn("wheat x3, amulet").offers()) == [("wheat", "3 wheat", "0 × 3 = 0")]


def test_offers_stand_by_their_points_most_first():
    composer = turn("wheat-1 x3, ivory-3, ivory x2, fish")
    # Ivory: 3 × 3; wheat: 3 × 3 as well, and comes first among the goods.
    assert told(composer.offers()) == [
        ("wheat", "3 wheat", "3 × 3 = 9"),
        ("ivory", "3 ivory", "3 × 3 = 9"),
    ]
    composer = turn("wheat-1 x3, ivory-3 x2, ivory")
    assert [group.key for group in composer.offers()] == ["ivory", "wheat"]


def test_an_offer_takes_a_character_only_where_it_must_and_all_when_pressed_again():
    composer = turn("wheat-1 x2, wheat, merchant, courtisan")
    assert told(composer.offers()) == [("wheat", "3 wheat", "2 × 3 = 6")]
    composer.gather("wheat")
    assert told(composer.groups()) == [("wheat", "3 wheat", "2 × 3 = 6")]
    assert told(composer.offers()) == [("wheat", "3 wheat + Merchant + Courtisan", "2 × 5 = 10")]
    composer.gather("wheat")
    assert len(composer.groups()[0].refs) == 5
    needed = turn("wheat-1 x2, merchant")
    assert told(needed.offers()) == [("wheat", "2 wheat + Merchant", "2 × 3 = 6")]
    spared = turn("wheat-1 x2, merchant, amulet")
    assert told(spared.offers()) == [("wheat", "2 wheat + amulet", "2 × 3 = 6")]


def test_amulets_alone_are_offered_only_for_a_set_that_they_make_worth_more():
    composer = turn("amulet x3", "at 1.ivory: ivory-3, ivory x2")
    assert told(composer.offers()) == [("ivory", "3 amulets", "3 × 6 = 18 (+9)")]


# --- cards in and out -----------------------------------------------------------------------------


def test_cards_join_and_leave_and_equal_ones_are_the_same_to_the_step():
    composer = turn("wheat-1 x4, fish")
    pick(composer, "wheat-1 2", "wheat-1 3", "wheat-1 4")
    (group,) = composer.groups()
    assert names(group.refs) == {"wheat-1 2", "wheat-1 3", "wheat-1 4"}
    assert group.ready
    assert composer.steps("lay") == [st.LaySet(WHEAT, (WHEAT * 3,) * 3)]
    pick(composer, "wheat-1 3")
    assert not composer.groups()[0].ready
    assert refusal(composer.steps("lay")) == "few-picked"
    assert composer.main() == ""
    pick(composer, "wheat-1")
    assert composer.main() == "lay"
    assert composer.label("lay") == "Lay 3 wheat: 9"


def test_an_amulet_joins_the_good_that_is_gathered_or_comes_after_it():
    composer = turn("ivory-3, ivory, amulet x2, fish x3")
    pick(composer, "amulet", "ivory-3", "ivory")
    assert told(composer.groups()) == [("ivory", "2 ivory + amulet", "3 × 3 = 9")]
    pick(composer, "amulet 2")
    assert told(composer.groups()) == [("ivory", "2 ivory + 2 amulets", "3 × 4 = 12")]
    assert composer.summary() == ""


def test_amulets_alone_ask_for_their_good_by_rule_sk_3_43():
    composer = turn("amulet x3, wheat")
    pick(composer, "amulet", "amulet 2")
    assert composer.asked() == ()
    pick(composer, "amulet 3")
    assert names(composer.asked()) == set(GOODS)
    assert refusal(composer.steps("lay")) == "good-unsaid"
    assert composer.summary() == "As which good?"
    assert composer.groups()[0].key == ""
    assert composer.fits((Ref("good", "fish"),))
    assert composer.toggle((Ref("good", "fish"),)) is None
    assert composer.asked() == ()
    assert told(composer.groups()) == [("fish", "3 amulets", "0 × 3 = 0")]
    assert composer.steps("lay") == [st.LaySet(FISH, (18, 18, 18))]


def test_amulets_that_may_only_join_one_set_are_not_asked_about():
    composer = turn("amulet x3", "at 1.ivory: ivory-3, ivory x2", "option amulet-set forbidden")
    pick(composer, "amulet", "amulet 2", "amulet 3")
    assert composer.asked() == ()
    assert composer.main() == "lay"
    assert composer.label("lay") == "Lay 3 amulets: 9"


def test_a_card_of_another_good_starts_anew_and_escape_brings_back_what_was():
    composer = turn("wheat x3, fish x3")
    composer.gather("wheat")
    assert not composer.fits(card("fish"))
    pick(composer, "fish")
    assert told(composer.groups()) == [("fish", "1 fish", "")]
    composer.clear()
    assert told(composer.groups()) == [("wheat", "3 wheat", "0 × 3 = 0")]
    composer.clear()
    assert composer.groups() == ()


def test_a_card_that_no_step_has_is_refused_with_the_engines_reason_and_nothing_is_lost():
    composer = turn("wheat x3, fish")
    composer.gather("wheat")
    assert refusal(composer.toggle(card("fish"))) == "set-small"
    assert told(composer.groups()) == [("wheat", "3 wheat", "0 × 3 = 0")]


def test_one_character_alone_is_played_and_two_things_are_not():
    composer = turn("queen, ivory x2")
    assert refusal(composer.steps("play")) == "no-one-picked"
    pick(composer, "queen")
    assert composer.main() == "play"
    assert composer.label("play") == "Play: Queen"
    (step,) = meant(composer, "play")
    assert isinstance(step, st.Play)
    assert refusal(composer.steps("lay")) == "few-picked"
    pick(composer, "ivory")
    assert composer.label("play") == ""
    assert refusal(composer.steps("play")) == "no-character"


def test_a_character_without_company_is_played_but_joins_nothing():
    composer = turn("queen, ivory, fish")
    pick(composer, "queen")
    assert refusal(composer.toggle(card("ivory"))) == "set-small"
    assert composer.main() == "play"


def test_a_word_that_has_nothing_to_do_with_cards_is_left_alone():
    assert turn("wheat x3").steps("coin") == []


# --- the Courtisan --------------------------------------------------------------------------------


def courtisan(hand: str, *sets: str) -> TurnComposer:
    session = position(TURN + "\n".join([f"at 1.hand: courtisan, {hand}", *sets]))
    play(session, "play courtisan")
    return composing(session)


def test_the_courtisan_is_offered_the_best_two_cards_and_takes_no_third_by_rule_sk_1_10_6():
    composer = courtisan("fish-1, fish x2, amulet", "at 1.fish: fish-1 x2, fish-start")
    # 2 scarabs on 3 cards are 6 points; with another scarab on 5 cards they are 15.
    assert told(composer.offers()) == [("fish", "2 fish", "3 × 5 = 15 (+9)")]
    pick(composer, "fish", "amulet")
    assert composer.main() == "add"
    assert composer.label("add") == "Add 1 fish + amulet: 4"
    assert refusal(composer.toggle(card("fish 2"))) == "add-due"
    assert composer.steps("add") == [st.AddCards(FISH, (FISH * 3 + 1, 18))]


def test_the_courtisan_asks_which_set_an_amulet_joins():
    sets = ("at 1.fish: fish-1 x2, fish-start", "at 1.ivory: ivory-3, ivory x2")
    composer = courtisan("amulet, wheat", *sets)
    pick(composer, "amulet")
    assert names(composer.asked()) == {"fish", "ivory"}
    assert refusal(composer.steps("add")) == "good-unsaid"
    assert composer.toggle((Ref("good", "ivory"),)) is None
    assert composer.steps("add") == [st.AddCards(IVORY, (18,))]
    assert refusal(composer.toggle(card("wheat"))) == "add-none"


# --- the end of a round ---------------------------------------------------------------------------

CURSED = ("at 1.corruption: ebony x2", "at 1.curses: curse", "looked 2", LEFT)
EXAMPLE = "fish, marble, high-priestess, wheat-1 x2, wheat, merchant"


def test_the_proposal_lies_gathered_with_what_it_leaves_by_rule_sk_1_13_5():
    composer = last(EXAMPLE, "at 1.wheat: wheat-1 x3", *CURSED)
    assert told(composer.groups()) == [("wheat", "3 wheat + Merchant", "+2")]
    # Two cards and a Curse, which counts 2; fish, marble and the High Priestess come to it.
    assert composer.summary() == "3 cards stay in the hand; corruption 4 → 7"
    assert composer.label("lay") == "Lay 3 wheat + Merchant: 2"
    assert composer.label("done") == "Lay nothing: corruption 4 → 11"
    assert composer.main() == "lay"


def test_one_press_lays_every_set_and_says_that_it_was_all():
    composer = last("wheat-1 x2, wheat, fish x2, amulet")
    assert told(composer.groups()) == [("wheat", "3 wheat", "+2"), ("fish", "2 fish + amulet", "+0")]
    assert composer.label("lay") == "Lay 2 sets: 2"
    first, second, done = meant(composer, "lay")
    assert (first.good, second.good, done) == (WHEAT, FISH, st.DONE)
    session = composer._bridge.session
    for step in (first, second, done):
        session.submit(step)
    assert composer.steps("done") == [st.DONE]


def test_cards_may_be_kept_and_nothing_is_laid_by_halves():
    composer = last("wheat-1 x2, wheat, fish x3")
    pick(composer, "wheat-1")
    assert not composer.groups()[0].ready
    assert refusal(composer.steps("lay")) == "few-picked"
    assert composer.summary() == "2 wheat: a set needs 3 cards; 1 card stays in the hand; corruption 0 → 1"
    pick(composer, "wheat-1 2", "wheat")
    assert told(composer.groups()) == [("fish", "3 fish", "+0")]
    assert composer.summary().endswith("3 cards stay in the hand; corruption 0 → 3")
    composer.clear()
    assert [group.key for group in composer.groups()] == ["wheat", "fish"]


def test_an_amulet_taken_out_goes_where_the_next_chip_is_by_rule_sk_3_50():
    composer = last("wheat-1 x3, fish-1 x3, amulet")
    assert told(composer.groups()) == [("wheat", "3 wheat + amulet", "+3"), ("fish", "3 fish", "+3")]
    pick(composer, "amulet")
    assert told(composer.groups()) == [("wheat", "3 wheat", "+3"), ("fish", "3 fish", "+3")]
    assert composer.summary() == "1 card stays in the hand; corruption 0 → 1"
    composer.gather("fish")
    assert told(composer.groups()) == [("wheat", "3 wheat", "+3"), ("fish", "3 fish + amulet", "+3")]
    assert composer.move(card("amulet"), "wheat") is None
    assert told(composer.groups())[0] == ("wheat", "3 wheat + amulet", "+3")


def test_an_amulet_finds_the_set_that_needs_it():
    composer = last("wheat-1 x3, fish-1 x2, amulet")
    assert told(composer.groups()) == [("wheat", "3 wheat", "+3"), ("fish", "2 fish + amulet", "+2")]
    pick(composer, "amulet")
    assert not composer.groups()[1].ready
    pick(composer, "amulet")
    assert composer.groups()[1].ready
    assert refusal(composer.move(card("wheat-1"), "fish")) == "set-mixed"


def test_amulets_alone_are_laid_for_nothing_by_rule_sk_3_44():
    composer = last("amulet x3")
    assert told(composer.groups()) == [("wheat", "3 amulets", "+0")]
    assert composer.summary() == "0 cards stay in the hand; corruption 0 → 0"
    pick(composer, "amulet 2")
    assert composer.groups() == ()
    pick(composer, "amulet", "amulet 2", "amulet 3")
    assert told(composer.groups()) == [("wheat", "3 amulets", "+0")]


def test_a_hand_without_a_set_can_only_be_done():
    composer = last("fish, wheat, ivory")
    assert composer.groups() == composer.offers() == ()
    assert composer.main() == "done"
    assert refusal(composer.toggle(card("fish"))) == "set-small"


def test_other_moments_have_no_composer():
    session = position(TURN + "at 1.hand: thief\n")
    play(session, "play thief")
    bridge = SessionBridge(session)
    assert compose(bridge.view(), bridge, edition_of(session.setup)) is None


# --- large hands ----------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["turn", "laying"])
def test_a_hand_of_thirty_cards_is_gathered_without_listing_its_sets(monkeypatch, phase):
    start = "phase laying\n" if phase == "laying" else "at dock-1: ivory\n"
    session = position(f"{start}at 1.hand: {LARGE}\nat 2.hand: fish-start x2")
    legal = session.legal()
    assert len(legal) > 2000
    made = [0]
    monkeypatch.setattr(session, "legal", lambda: Counted(legal, made))
    composer = composing(session)
    for name in ("wheat-1", "wheat-1 2", "amulet", "merchant", "fish-1"):
        composer.toggle(card(name))
        composer.groups()
        composer.offers()
        composer.summary()
        for ref in composer.hand.types:
            composer.fits((ref,))
    composer.gather("fish")
    composer.proposed()
    assert not isinstance(composer.steps("lay"), Reason)
    assert made[0] <= 1, "only the seats that see a set are read from one"
