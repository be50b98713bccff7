"""Chapter 1.16: what each seat and an onlooker (viewer 0) may know, row by row of the rules."""

import pytest

from engine.core.errors import DataError
from engine.registry import game
from engine.sobek import events as ev
from engine.sobek.components import BACK_NAMES, EMPTY, Token
from engine.sobek.rules import Sobek
from tests.engine.sobek.table import (
    agreed,
    asked,
    audience,
    finish,
    happened,
    lies,
    outcomes,
    play,
    position,
    seen,
)

ALL = (0, 1, 2, 3)
"""The viewers at a table of three."""


def words(cards):
    """Faces or backs in words; None stays None."""
    if cards is None:
        return None
    rules = game("sobek")
    assert isinstance(rules, Sobek)
    names = [card.id for card in rules.edition(agreed()).cards]
    return ["" if card == EMPTY else [*names, *BACK_NAMES][card] for card in cards]


def hand(session, seat, viewer):
    """A hand as the viewer sees it."""
    return words(seen(session, viewer).hands[seat - 1])


def pile(session, seat, viewer):
    """A corruption pile as the viewer sees it."""
    return words(seen(session, viewer).piles[seat - 1])


def told(session, kind, viewer):
    """The only event of a kind, as the viewer may know it."""
    (event,) = happened(session, kind, viewer)
    return event


# ---------------------------------------------------------------------------------------- hands and docks


@pytest.mark.rule("SK-1.16.1", "SK-1.16.2")
def test_a_hand_shows_its_faces_to_its_owner_and_its_backs_to_all():
    session = position("at 2.hand: fish-1, amulet, queen, ivory-start\nat dock-1: wheat", seats=3)
    assert hand(session, 2, 2) == ["fish-1", "ivory-start", "amulet", "queen"]
    for viewer in (0, 1, 3):
        assert hand(session, 2, viewer) == ["green", "beige", "beige", "orange"]


@pytest.mark.rule("SK-1.16.3", "SK-1.16.4")
def test_all_see_the_goods_on_the_docks_and_nobody_the_characters():
    session = position("face-down 3\nat dock-1: ivory-3\nat dock-2: amulet\nat 1.hand: queen", seats=3)
    for viewer in ALL:
        docks = words(seen(session, viewer).docks)
        assert docks == ["ivory-3", "amulet", "orange", "", "", "", "", "", ""]
    play(session, "take 3")
    # It may be any character but the one that seat 1 holds.
    assert set(outcomes(session)) == {
        "bind high-priest", "bind high-priestess", "bind vizir", "bind scribe-cattle", "bind scribe-fish",
        "bind thief", "bind merchant", "bind courtisan",
    }  # fmt: skip


@pytest.mark.rule("SK-1.16.5")
def test_who_takes_or_passes_a_character_alone_learns_which_it_is():
    session = position("face-down 1 2\nat dock-3: wheat", seats=3)
    play(session, "take 2", "bind thief", "bind queen")
    assert hand(session, 1, 1) == ["queen"] and pile(session, 1, 1) == ["thief"]
    assert words([event.card for event in happened(session, ev.CharacterSeen, 1)]) == ["thief", "queen"]
    for viewer in (0, 2, 3):
        assert hand(session, 1, viewer) == ["orange"] and pile(session, 1, viewer) is None
        cards = [event.card for event in happened(session, ev.CharacterSeen, viewer)]
        assert words(cards) == ["orange", "orange"]


@pytest.mark.rule("SK-1.16.11")
def test_all_see_a_good_leave_the_docks_and_later_only_its_back():
    session = position("at dock-1: ebony-2\nat dock-2: ivory-3\nat dock-3: wheat", seats=3)
    play(session, "take 2")
    for viewer in ALL:
        taken = told(session, ev.CardTaken, viewer)
        assert (taken.seat, taken.dock, words([taken.card])) == (0, 1, ["ivory-3"])
        assert words(told(session, ev.CardsPassed, viewer).cards) == ["ebony-2"]
    for viewer in (0, 2, 3):
        assert hand(session, 1, viewer) == ["beige"] and pile(session, 1, viewer) is None


# --------------------------------------------------------------------------------------------- characters


@pytest.mark.rule("SK-1.16.6")
def test_who_draws_by_the_queen_knows_the_faces_and_others_the_backs():
    session = position("at 1.hand: queen\nat dock-1: fish\ntop orange", seats=3)
    play(session, "play queen")
    play(session, "draw thief", "back beige", "draw amulet", "back beige", "draw fish-1", "back beige")
    assert hand(session, 1, 1) == ["fish-1", "amulet", "thief"]
    for viewer in (0, 2, 3):
        assert hand(session, 1, viewer) == ["beige", "beige", "orange"]
        drawn = [event.card for event in happened(session, ev.CardDrawn, viewer)]
        assert words(drawn) == ["orange", "beige", "beige"]


@pytest.mark.rule("SK-1.16.7")
def test_only_the_vizir_sees_another_pile_and_only_then():
    session = position("at 1.hand: vizir\nat 2.corruption: ivory-3, queen\nat dock-1 dock-2: fish", seats=3)
    assert pile(session, 2, 1) is None
    play(session, "play vizir", "look 2")
    assert pile(session, 2, 1) == pile(session, 2, 2) == ["ivory-3", "queen"]
    assert pile(session, 2, 0) is pile(session, 2, 3) is None
    assert [words(told(session, ev.PileSeen, viewer).cards) for viewer in ALL] == [
        [], ["ivory-3", "queen"], ["ivory-3", "queen"], [],
    ]  # fmt: skip
    play(session, "claim queen")
    assert pile(session, 2, 1) is None and pile(session, 2, 2) == ["ivory-3"]
    # The owner sees which card leaves, any others its back.
    assert [words([told(session, ev.CardClaimed, viewer).card]) for viewer in ALL] == [
        ["orange"], ["queen"], ["queen"], ["orange"],
    ]  # fmt: skip


@pytest.mark.rule("SK-1.16.8")
def test_cards_discarded_to_a_scribe_show_others_their_backs():
    session = position(
        "at 1.hand: scribe-fish\nat 2.hand: wheat-1 x5, queen, ivory-start\nat dock-1: fish", seats=3
    )
    play(session, "play scribe-fish", "discard ivory-start")
    assert pile(session, 2, 2) == ["ivory-start"]
    assert [words([told(session, ev.CardDiscarded, viewer).card]) for viewer in ALL] == [
        ["green"], ["green"], ["ivory-start"], ["green"],
    ]  # fmt: skip
    for viewer in (0, 1, 3):
        assert pile(session, 2, viewer) is None and len(seen(session, viewer).hands[1]) == 6


ONE_TOKEN = (
    "looked 1\ntokens 1\nat tokens: {}\nat tokens-used: flood x2, curse, prosperity\nat 1.hand: fish x3\n"
)


@pytest.mark.rule("SK-1.16.8")
def test_cards_of_embalming_show_others_their_backs():
    session = position(
        ONE_TOKEN.format("embalming") + "at 1.corruption: ivory-3, queen, fish-start\nat dock-1: fish-1",
        seats=3,
    )
    play(session, "lay fish fish fish fish", "pick embalming")
    assert words(told(session, ev.PileTaken, 1).cards) == ["fish-start", "ivory-3", "queen"]
    for viewer in (0, 2, 3):
        assert words(told(session, ev.PileTaken, viewer).cards) == ["green", "beige", "orange"]
        assert hand(session, 1, viewer) == ["green", "beige", "orange"]


@pytest.mark.rule("SK-1.16.9")
def test_all_see_what_a_priest_discards_and_which_token_was_picked():
    session = position(
        ONE_TOKEN.format("deceit")
        + "at 2.hand: high-priest\nat 2.corruption: fish-1, thief, ivory\nat dock-1: wheat",
        seats=3,
    )
    play(session, "lay fish fish fish fish", "pick deceit", "play high-priest", "name fish")
    for viewer in ALL:
        assert told(session, ev.TokenPicked, viewer).token == Token.DECEIT
        assert Token.DECEIT in seen(session, viewer).used
        assert words(told(session, ev.GoodNamed, viewer).cards) == ["fish-1", "thief"]
        assert {"fish-1", "thief", "high-priest"} <= set(words(seen(session, viewer).discards))
        assert pile(session, 2, viewer) == (["ivory"] if viewer == 2 else None)


# ------------------------------------------------------------------------------------ the end of a round


@pytest.mark.rule("SK-1.16.10")
def test_the_count_shows_sizes_to_all_and_no_scarabs_without_a_tie():
    session = position(
        "round 3\nphase laying\nat 1.corruption: ivory-3, fish\nat 2.hand: queen\nat 3.corruption: amulet",
        seats=3,
    )
    play(session, "count")
    for viewer in ALL:
        assert told(session, ev.CorruptionCounted, viewer) == ev.CorruptionCounted(
            (2, 1, 1), (0, 0, 0), (), (0,)
        )
    # The play is over, and still nobody sees the faces of another's pile.
    for viewer in (0, 2, 3):
        assert pile(session, 1, viewer) is None
    for viewer in (0, 1, 3):
        assert pile(session, 2, viewer) is None and hand(session, 2, viewer) == []


@pytest.mark.rule("SK-1.16.10")
def test_a_tie_shows_the_scarabs_of_the_tied_piles_alone():
    session = position(
        "phase laying\nat 1.corruption: ivory-3, fish\nat 2.corruption: ebony-2 x2\nat 3.corruption: wheat-1",
        seats=3,
    )
    play(session, "count")
    for viewer in ALL:
        # 3 + 0 and 2 + 2 scarabs; the third pile is not asked for its one.
        assert told(session, ev.CorruptionCounted, viewer) == ev.CorruptionCounted(
            (2, 2, 1), (0, 0, 0), (3, 4, -1), (1,)
        )


@pytest.mark.rule("SK-1.16.1", "SK-3.52")
def test_what_is_laid_at_the_end_is_seen_by_others_when_all_have_laid():
    session = position("phase laying\nat 1.hand: fish-1 x3, ivory\nat 2.hand: wheat x3", seats=3)
    play(session, "lay fish fish-1 fish-1 fish-1")
    (own,) = seen(session, 1).laid[0] or ()
    assert words(own[1]) == ["fish-1"] * 3
    for viewer in (0, 2, 3):
        assert seen(session, viewer).laid[0] is None
        assert hand(session, 1, viewer) == ["beige"] * 4
        assert told(session, ev.LastSetLaid, viewer).cards == ()
    finish(session)
    for viewer in ALL:
        assert words(told(session, ev.LastSetsShown, viewer).sets[0][0][1]) == ["fish-1"] * 3


# ------------------------------------------------------------------------------ piles, tokens, the table


@pytest.mark.rule("SK-1.16.12")
def test_of_a_pile_others_see_only_that_there_is_one():
    session = position("at 1.corruption: ivory-3, queen, fish x2\nat dock-1: wheat", seats=3)
    assert pile(session, 1, 1) == ["fish", "fish", "ivory-3", "queen"]
    for viewer in (0, 2, 3):
        assert seen(session, viewer).piles == tuple(() if seat == viewer else None for seat in (1, 2, 3))
        assert seen(session, viewer).piled == (True, False, False)


@pytest.mark.rule("SK-1.16.13")
def test_all_see_what_lies_open():
    session = position(
        """
        looked 1
        tokens 0
        points 17 40 3
        at tokens-used: flood x2, deceit
        at 1.fish: fish-1 x2, amulet, prosperity
        at 2.ivory: ivory, ivory-3, queen
        at 3.curses: curse
        at discards: thief
        at dock-1: wheat
        """,
        seats=3,
    )
    for viewer in ALL:
        view = seen(session, viewer)
        assert words(view.sets[0][1]) == ["fish-1", "fish-1", "amulet"] and view.prosperity[0][1] == 1
        assert words(view.sets[1][3]) == ["ivory-3", "ivory", "queen"] and view.curses == (0, 0, 1)
        assert "thief" in words(view.discards) and view.score == (17, 40, 3)


@pytest.mark.rule("SK-1.16.14")
def test_who_has_looked_knows_the_tokens_that_remain():
    session = position("at 1.hand: fish x3\nat 2.hand: ivory x2, amulet\nat dock-1: wheat", seats=3)
    play(session, "lay fish fish fish fish")
    assert audience(session) == (1,)
    play(session, "token flood", "token deceit", "token embalming", "token guild-A", "token guild-B")
    play(session, "pick deceit")
    assert seen(session, 1).tokens == (Token.GUILD_A, Token.GUILD_B, Token.FLOOD, Token.EMBALMING)
    for viewer in (0, 2, 3):
        assert seen(session, viewer).tokens is None and seen(session, viewer).tokens_left == 4
    play(session, "lay ivory ivory ivory amulet", "pick embalming")
    # Seat 1 saw what was picked, so it still knows the rest; seat 2 has looked by now, seat 3 has not.
    for viewer in (1, 2):
        assert seen(session, viewer).tokens == (Token.GUILD_A, Token.GUILD_B, Token.FLOOD)
    for viewer in (0, 3):
        assert seen(session, viewer).tokens is None and seen(session, viewer).tokens_left == 3


@pytest.mark.rule("SK-1.16.17")
def test_all_know_the_size_of_the_deck():
    session = position("deck 27\nat dock-1: wheat\nat 1.hand: queen", seats=3)
    assert [seen(session, viewer).deck for viewer in ALL] == [27] * 4
    play(
        session, "play queen", "draw fish", "back beige", "draw fish", "back beige", "draw fish", "back beige"
    )
    assert [seen(session, viewer).deck for viewer in ALL] == [24] * 4


# ------------------------------------------------------------------------------------- no more than this


FIVE_STARTS = "at discards: cattle-start x2, ivory-start, marble-start, ebony-start"
"""With the one in a hand they are the six that a table of three has; three are out, others at each table."""
HIDDEN = {
    "faces of a hand": ("at 2.hand: fish-1, queen", "at 2.hand: cattle, thief"),
    "green faces": (f"{FIVE_STARTS}\nat 2.hand: fish-start", f"{FIVE_STARTS}\nat 2.hand: wheat-start"),
    "faces of a pile": ("at 2.corruption: fish-1, queen", "at 2.corruption: amulet, ivory"),
    "sizes of piles": (
        "at 2.corruption: fish\nat 3.corruption: ivory x2, ebony",
        "at 2.corruption: ivory x2, ebony\nat 3.corruption: fish",
    ),
    "tokens": (
        "looked 2\nat tokens: deceit, flood\nat tokens-used: flood, curse x2",
        "looked 2\nat tokens: embalming, guild-A\nat tokens-used: flood, curse x2",
    ),
}  # fmt: skip


@pytest.mark.rule("SK-1.16.18", "SK-1.16.1", "SK-1.16.12", "SK-1.16.14", "SK-1.16.15")
@pytest.mark.parametrize("hidden", HIDDEN)
def test_tables_that_differ_in_what_is_hidden_look_the_same(hidden):
    one, two = (position(f"{text}\nat dock-1: wheat", seats=3) for text in HIDDEN[hidden])
    for viewer in (-1, 0):
        ours, theirs = one.view(viewer), two.view(viewer)
        assert ours.observation == theirs.observation
        assert (ours.prompt, ours.sheets) == (theirs.prompt, theirs.sheets)
        assert ours.projections == theirs.projections
    assert one.view(1).observation != two.view(1).observation, "seat 2 sees the difference"


@pytest.mark.rule("SK-1.16.18", "SK-1.16.5")
def test_the_log_tells_a_viewer_no_more():
    session = position("face-down 1\nat dock-2: wheat", seats=3)
    play(session, "take 1", "bind queen")
    assert [[line.text for line in session.log(viewer - 1)] for viewer in ALL] == [
        ["take 1", ""], ["take 1", "bind queen"], ["take 1", ""], ["take 1", ""],
    ]  # fmt: skip
    assert words([session.log(1)[1].step.card]) == ["orange"]


@pytest.mark.rule("SK-1.16.18")
def test_the_open_game_shows_hands_and_piles_and_nothing_else():
    session = position(
        """
        option information open
        face-down 2
        at 1.hand: thief
        at 2.hand: fish-1 x2, queen, ivory-start
        at 3.corruption: amulet, ivory
        at dock-1: wheat
        """,
        seats=3,
    )
    for viewer in ALL:
        assert hand(session, 2, viewer) == ["fish-1", "fish-1", "ivory-start", "queen"]
        assert pile(session, 3, viewer) == ["ivory", "amulet"]
        assert words(seen(session, viewer).docks)[:2] == ["wheat", "orange"]
        assert seen(session, viewer).tokens is None
    play(session, "play thief")
    assert {session.write(step) for step in session.legal()} == {
        "steal 2 green", "steal 2 beige", "steal 2 orange",
    }  # fmt: skip
    play(session, "steal 2 beige")
    assert asked(session) == ("draw-stolen", 0) and audience(session) == (0, 1, 2, 3)
    assert outcomes(session) == {"stolen fish-1": 2}


@pytest.mark.rule("SK-1.16.18")
def test_the_closed_game_is_what_is_agreed_unless_said():
    assert hand(position("at 2.hand: fish-1\nat dock-1: wheat"), 2, 0) == ["beige"]
    said = position("option information closed\nat 2.hand: fish-1\nat dock-1: wheat")
    assert hand(said, 2, 0) == ["beige"]


@pytest.mark.rule("SK-1.16.19")
def test_a_hidden_card_gets_its_face_as_soon_as_somebody_may_look():
    session = position("face-down 1 2\nat dock-3: wheat", seats=3)
    assert lies(session, "dock-1") == {}
    assert sum(lies(session, "unseen").get(name, 0) for name in ("queen", "thief", "vizir")) == 3
    play(session, "take 2")
    # Before anything else: first the one that was passed over, then the one taken.
    assert asked(session) == ("bind-character", 0)
    assert session.view().prompt.args == (("seat", 1), ("place", "pile"), ("back", "orange"))
    play(session, "bind queen")
    assert session.view().prompt.args == (("seat", 1), ("place", "hand"), ("back", "orange"))
    play(session, "bind thief")
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.16.19")
def test_there_is_no_other_way_of_hiding():
    game("sobek").check_setup(agreed("hidden bound"))
    with pytest.raises(DataError):
        game("sobek").check_setup(agreed("hidden dealt"))
