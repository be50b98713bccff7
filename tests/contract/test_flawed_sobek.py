"""The laws of secrecy also hold Sobek's own secrets: each leak planted here breaks the law that it should."""

from dataclasses import replace
from typing import Any

import pytest

from engine.registry import editions
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.rules import Sobek
from tests.contract import secrecy
from tests.contract.plays import played

SEATS = 3
MOST_PLAYS = 12
"""So many plays a law may need until chance brings what a leak shows."""


class Flawed(Sobek):
    """Sobek with the boxes of the real one."""

    def __init__(self):
        super().__init__(editions("sobek"))


class GlassHands(Flawed):
    """Whose views show every hand. Rule SK-1.16.1."""

    def observe(self, state, viewer):
        return replace(super().observe(state, viewer), hands=tuple(state.hands))


class CountedPiles(Flawed):
    """Whose views tell how many cards lie under each tile. Rule SK-1.16.12."""

    def observe(self, state, viewer):
        sizes: Any = tuple(len(pile) for pile in state.piles)
        return replace(super().observe(state, viewer), piled=sizes)


class GlassPiles(Flawed):
    """Whose views show every pile. Rule SK-1.16.12."""

    def observe(self, state, viewer):
        return replace(super().observe(state, viewer), piles=tuple(state.piles))


class OpenTokens(Flawed):
    """Whose views show the event tokens to who has not looked. Rule SK-1.16.14."""

    def observe(self, state, viewer):
        return replace(super().observe(state, viewer), tokens=state.tokens)


class EarlySets(Flawed):
    """Whose views show what is laid at the end of a round before all have laid."""

    def observe(self, state, viewer):
        return replace(super().observe(state, viewer), laid=tuple(state.laid))


class TalkativeQueen(Flawed):
    """Whose log shows the cards that the Queen brings. Rule SK-1.16.6."""

    def see(self, item, viewer):
        return item if isinstance(item, st.DrawCard) else super().see(item, viewer)


class TalkativeDocks(Flawed):
    """Whose animation turns up the character that was taken. Rule SK-1.16.5."""

    def see(self, item, viewer):
        return item if isinstance(item, ev.CharacterSeen) else super().see(item, viewer)


class TalkativeScribe(Flawed):
    """Whose animation shows what is discarded to a Scribe. Rule SK-1.16.8."""

    def see(self, item, viewer):
        return item if isinstance(item, ev.CardDiscarded) else super().see(item, viewer)


class TellingPrompt(Flawed):
    """Whose prompt counts the Queens in hands."""

    def prompt(self, state, viewer):
        queens = sum(19 in hand for hand in state.hands)
        return replace(super().prompt(state, viewer), args=(("queens", queens),))


class TellingRefusal(Flawed):
    """Whose refusals count the cards under a tile. Rule SK-1.16.12."""

    def why_not(self, state, refs):
        return replace(super().why_not(state, refs), args=(("pile", len(state.piles[0])),))


class SilentSets(Flawed):
    """Which does not say that a set shows what was in the hand."""

    def learners(self, state, step):
        return [] if isinstance(step, st.LaySet) else super().learners(state, step)


class SilentVizir(Flawed):
    """Which does not say that the Vizir learns the pile."""

    def learners(self, state, step):
        return [] if isinstance(step, st.Look) else super().learners(state, step)


LEAKS = [
    (GlassHands, secrecy.private_chance_stays_private),
    (GlassPiles, secrecy.private_chance_stays_private),
    (OpenTokens, secrecy.private_chance_stays_private),
    (TalkativeQueen, secrecy.private_chance_stays_private),
    (TalkativeDocks, secrecy.private_chance_stays_private),
    (CountedPiles, secrecy.views_tell_nothing_hidden),
    (TellingPrompt, secrecy.views_tell_nothing_hidden),
    (TellingRefusal, secrecy.views_tell_nothing_hidden),
    (EarlySets, secrecy.hidden_actions_stay_hidden),
    (TalkativeScribe, secrecy.hidden_actions_stay_hidden),
    (SilentSets, secrecy.only_learners_learn),
    (SilentVizir, secrecy.only_learners_learn),
]
"""A game with a leak, and the law that finds it."""


def broken(law, play):
    """Whether the law finds something in a play."""
    try:
        law(play)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(("leaky", "law"), LEAKS, ids=lambda part: part.__name__)
def test_a_planted_leak_is_found(leaky, law):
    # Even seeds play with the options that are agreed unless said otherwise.
    assert any(broken(law, played(leaky(), SEATS, seed)) for seed in range(0, 2 * MOST_PLAYS, 2))


@pytest.mark.parametrize("law", dict.fromkeys(law for _, law in LEAKS), ids=lambda law: law.__name__)
def test_where_no_leak_is_planted_none_is_found(law):
    law(played(Flawed(), SEATS, 0))
