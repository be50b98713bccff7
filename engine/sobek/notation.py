"""Steps as text and back; also steps of which a viewer knows only part: a back, or `hidden`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.errors import NotationError, Sentence
from engine.core.words import Words
from engine.sobek import steps as st
from engine.sobek.components import BACK_NAMES, GOODS, GREEN, NOTHING, TOKEN_NAMES, UNKNOWN_TOKEN
from engine.sobek.legal import claim_eyes
from engine.sobek.state import Ask, State

HIDDEN: Final = "hidden"
"""Stands where the viewer does not know a token or a set."""


def write(step: st.Step, state: State) -> str:
    """The step in notation."""
    match step:
        case st.DrawStart(seat):
            return f"start {seat + 1}"
        case st.DrawChooser(seat):
            return f"chooser {seat + 1}"
        case st.DealCard(card):
            return f"deal {_card(state, card)}"
        case st.FillDock(card):
            return f"fill {_card(state, card)}"
        case st.ShowBack(back):
            return f"back {_card(state, back)}"
        case st.DrawCard(card):
            return f"draw {_card(state, card)}"
        case st.BindCharacter(card):
            return f"bind {_card(state, card)}"
        case st.DrawStolen(card):
            return f"stolen {_card(state, card)}"
        case st.BindToken(token):
            return f"token {TOKEN_NAMES[token] if token < UNKNOWN_TOKEN else HIDDEN}"
        case st.ShowCard(card):
            return f"show {_card(state, card)}"
        case st.NoMore():
            return "none"
        case st.Count():
            return "count"
        case st.Take(dock):
            return f"take {dock + 1}"
        case st.Play(card):
            return f"play {_card(state, card)}"
        case st.LaySet(good, cards):
            return f"lay {GOODS[good]} {_cards(state, cards)}"
        case st.LayLast(good, cards):
            return f"lay {GOODS[good]} {_cards(state, cards)}" if cards else f"lay {HIDDEN}"
        case st.PickToken(token):
            return f"pick {TOKEN_NAMES[token]}"
        case st.NameGood(good):
            return f"name {GOODS[good]}"
        case st.Steal(victim, back):
            return f"steal {victim + 1} {_card(state, back)}"
        case st.Look(victim):
            return f"look {victim + 1}"
        case st.Claim(card):
            return f"claim {_card(state, card)}"
        case st.Discard(card):
            return f"discard {_card(state, card)}"
        case st.AddCards(good, cards):
            return f"add {GOODS[good]} {_cards(state, cards)}"
        case st.Fetch(dock):
            return f"fetch {dock + 1}"
        case st.SendBack(victim):
            return f"guild {victim + 1}"
        case st.AttachCurse(victim):
            return f"curse {victim + 1}"
        case st.Prosper(good):
            return f"prosper {GOODS[good]}"
        case st.Done():
            return "done"
        case st.ChooseStart(seat):
            return f"choose {seat + 1}"
    raise TypeError(f"{step!r} is no step of this game")


def _card(state: State, card: int) -> str:
    return BACK_NAMES[card - GREEN] if card >= GREEN else state.board.edition.cards[card].id


def _cards(state: State, cards: Sequence[int]) -> str:
    return " ".join(_card(state, card) for card in cards)


class _Words(Words):
    """The words of a step on one board."""

    def __init__(self, text: str, state: State) -> None:
        super().__init__(text)
        self.state = state

    def card(self) -> int:
        """A type of card, or a back."""
        names = [card.id for card in self.state.board.edition.cards]
        found = self.index([*names, *BACK_NAMES], Sentence("card"))
        return found if found < len(names) else GREEN + found - len(names)

    def cards(self) -> tuple[int, ...]:
        found = [self.card()]
        while self.words:
            found.append(self.card())
        return tuple(sorted(found))

    def back(self) -> int:
        return GREEN + self.index(BACK_NAMES, Sentence("back"))

    def good(self) -> int:
        return self.index(GOODS, Sentence("good"))

    def seat(self) -> int:
        return self.index([str(seat + 1) for seat in range(self.state.board.seats)], Sentence("seat number"))

    def dock(self) -> int:
        return self.index([str(dock + 1) for dock in range(len(self.state.docks))], Sentence("dock number"))

    def token(self) -> int:
        return self.index(TOKEN_NAMES, Sentence("event token"))

    def known_token(self) -> int:
        return self.index((*TOKEN_NAMES, HIDDEN), Sentence("event token"))


def read(text: str, state: State) -> st.Step:
    """The step that the text names here. Raises `NotationError` for text that is none.

    It may still be illegal here; `apply` tells.
    """
    words = _Words(text, state)
    step = _read(words, state)
    words.end()
    return step


def _eyes(state: State) -> int:
    """Who knows the hidden part of what is asked now."""
    ask, seat, number = state.pending[-1]
    if seat < 0:
        return st.ALL
    if ask == Ask.TOKEN:
        return 1 << seat
    if ask == Ask.CLAIM:
        return claim_eyes(state, seat, number)
    if ask == Ask.STOLEN:
        return claim_eyes(state, seat, number >> 5)
    return state.board.eyes[seat]


def _read(words: _Words, state: State) -> st.Step:
    eyes = _eyes(state)
    match words.take(Sentence("step")):
        case "start":
            return st.DRAW_START[words.seat()]
        case "chooser":
            return st.DRAW_CHOOSER[words.seat()]
        case "deal":
            return st.DEAL_CARD[eyes][words.card()]
        case "fill":
            return st.FILL_DOCK[words.card()]
        case "back":
            return st.SHOW_BACK[words.back()]
        case "draw":
            return st.DRAW_CARD[eyes][words.card()]
        case "bind":
            return st.BIND_CHARACTER[eyes][words.card()]
        case "stolen":
            return st.DRAW_STOLEN[eyes][words.card()]
        case "token":
            return st.BIND_TOKEN[eyes][words.known_token()]
        case "show":
            return st.SHOW_CARD[eyes][words.card()]
        case "none":
            return st.NO_MORE
        case "count":
            return st.COUNT
        case "take":
            return st.TAKE[words.dock()]
        case "play":
            return st.PLAY[words.card()]
        case "lay":
            return _read_set(words, state, eyes)
        case "pick":
            return st.PICK_TOKEN[words.token()]
        case "name":
            return st.NAME_GOOD[words.good()]
        case "steal":
            return st.STEAL[words.seat()][words.back()]
        case "look":
            return st.LOOK[words.seat()]
        case "claim":
            return st.CLAIM[eyes][words.card()]
        case "discard":
            return st.DISCARD[eyes][words.card()]
        case "add":
            return st.AddCards(words.good(), words.cards())
        case "fetch":
            return st.FETCH[words.dock()]
        case "guild":
            return st.SEND_BACK[words.seat()]
        case "curse":
            return st.ATTACH_CURSE[words.seat()]
        case "prosper":
            return st.PROSPER[words.good()]
        case "done":
            return st.DONE
        case "choose":
            return st.CHOOSE_START[words.seat()]
        case other:
            raise NotationError(
                Sentence(
                    "{word!r} is no step; steps begin with start, chooser, deal, fill, back, draw, bind, "
                    "stolen, token, show, none, count, take, play, lay, pick, name, steal, look, claim, "
                    "discard, add, fetch, guild, curse, prosper, done or choose",
                    word=other,
                )
            )


def _read_set(words: _Words, state: State, eyes: int) -> st.LaySet | st.LayLast:
    """A set of a turn, or of the end of a round where that is what is asked."""
    last = state.pending[-1][0] == Ask.LAY
    if last and words.words[:1] == [HIDDEN]:
        words.take(Sentence("set"))
        return st.LayLast(NOTHING, (), eyes)
    good = words.good()
    cards = words.cards()
    return st.LayLast(good, cards, eyes) if last else st.LaySet(good, cards)
