"""A sheet of Sobek typed after the game comes to what hands work out, and to what the rules played."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.core.ledger import Line
from engine.core.pad_sheet import PadSeat, PadSheet, pad_score
from engine.core.setup import SeatSetup, Setup
from engine.registry import game, pad
from engine.session.session import Session
from engine.sobek.components import GOODS
from engine.sobek.steps import Count
from tests.engine.typed_sheets import points_of, troubles_of, typed_sheet

RULES = pad("sobek")
sheet = partial(typed_sheet, "sobek")
points = partial(points_of, RULES)
troubles = partial(troubles_of, RULES)
OVER = "{} on all sheets together; the box has {}"


@pytest.mark.rule("SK-1.12.1", "SK-1.12.2", "SK-1.13.1", "SK-1.13.2", "SK-1.13.3")
def test_sets_score_as_in_the_worked_examples():
    made = sheet(
        "Ann", "Bo",
        r1_ivory_cards=("4", ""), r1_ivory_scarabs=("6", ""),
        r1_fish_cards=("3", ""), r1_fish_scarabs=("2", ""), r1_fish_prosperity=("1", ""),
        r1_wheat_cards=("", "3"), r1_wheat_scarabs=("", "0"), r1_wheat_prosperity=("", "1"),
        r1_laid=("", "6"),
    )  # fmt: skip
    assert points(made, "r1-ivory") == [24, None]
    assert points(made, "r1-fish") == [12, None]
    assert points(made, "r1-wheat") == [None, 6]
    assert points(made, "r1-laid") == [None, 6]
    assert pad_score(RULES, made).totals == (36, 12)
    assert troubles(made) == []


@pytest.mark.rule("SK-1.12.7", "SK-1.12.8", "SK-1.12.13")
def test_the_penalty_is_offered_along_the_track_as_printed():
    """38 before, 23 round points: 61, and two steps back come to 52. The 38 are a Guild's here."""
    made = sheet(
        "Ann", "Bo",
        r1_guild_on=("38", ""), r1_cattle_cards=("5", ""), r1_cattle_scarabs=("4", ""), r1_laid=("3", "0"),
        r1_corruption_cards=("7", "2"),
    )  # fmt: skip
    score = pad_score(RULES, made)
    assert score.points("r1-penalty", 0) == -9
    assert score.totals == (52, 0)
    assert [(offer.field, offer.seat, offer.text) for offer in score.offers] == [("r1-penalty", 0, "9")]
    assert str(score.remarks[-1].text).startswith("most corrupt, 2 steps back: 61 → ")
    assert str(score.remarks[-1].text).endswith(" → 52")
    assert pad_score(RULES, made.with_text("r1-penalty", 0, "8")).totals == (53, 0)  # another track
    assert troubles(made.with_text("r1-penalty", 1, "3")) == [
        ("r1-penalty", 1, "only the most corrupt pay"),
        ("r1-penalty", 1, "no marker goes below 0"),
    ]


@pytest.mark.rule("SK-1.12.4", "SK-1.12.5", "SK-1.12.6", "SK-3.41", "SK-3.42")
def test_who_pays_curses_count_two_and_scarabs_break_a_tie():
    made = sheet(
        "Ann", "Bo", "Cleo",
        r1_laid=("10", "10", "10"), r1_corruption_cards=("3", "5", "4"), r1_corruption_curses=("1", "", ""),
    )  # fmt: skip
    assert [field for field, _, _ in troubles(made)] == ["r1-corruption-scarabs"] * 2
    assert points(made, "r1-penalty") == [None, None, None]
    decided = made.with_text("r1-corruption-scarabs", 0, "2").with_text("r1-corruption-scarabs", 1, "3")
    assert points(decided, "r1-penalty") == [None, -5, None]  # from the number 10 to the number 5
    still = decided.with_text("r1-corruption-scarabs", 0, "3")
    assert points(still, "r1-penalty") == [-5, -5, None]
    nobody = sheet("Ann", "Bo", r1_laid=("10", "10"), r1_corruption_cards=("0", "0"))
    assert points(nobody, "r1-penalty") == [None, None]
    everybody = sheet(
        "Ann", "Bo", options=(("zero-corruption", "all"),),
        r1_laid=("10", "10"), r1_corruption_cards=("0", "0"),
    )  # fmt: skip
    assert points(everybody, "r1-penalty") == [-5, -5]


def test_the_penalty_waits_until_every_pile_is_counted():
    made = sheet("Ann", "Bo", r1_laid=("10", "10"), r1_corruption_cards=("4", ""))
    score = pad_score(RULES, made)
    assert [(remark.row, remark.seat) for remark in score.remarks] == [("r1-corruption", 1)]
    assert score.totals == (10, 10)


@pytest.mark.rule("SK-1.1.3")
def test_what_comes_after_the_end_is_named_and_does_not_count():
    made = sheet("Ann", "Bo", r1_guild_on=("101", ""), r2_laid=("5", "3"))
    assert troubles(made) == [
        ("r2-laid", 0, "the game was over before this round: a total was above 100"),
        ("r2-laid", 1, "the game was over before this round: a total was above 100"),
    ]
    assert pad_score(RULES, made).totals == (101, 0)
    assert pad_score(RULES, made.with_text("r1-guild-on", 0, "100")).totals == (105, 3)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"r1_fish_cards": ("2", "")}, "a set has at least 3 cards"),
        ({"r1_fish_scarabs": ("1", "")}, "a set has at least 3 cards"),
        ({"r1_ivory_cards": ("3", ""), "r1_ivory_scarabs": ("4", "")}, "no 3 cards of this good have 4"),
        ({"r1_marble_cards": ("13", ""), "r1_marble_scarabs": ("8", "")}, "'8' is no number from 0 to 6"),
        ({"r1_ebony_cards": ("5", "4"), "r1_ebony_scarabs": ("8", "2")}, OVER.format(10, 8)),
        ({"r1_wheat_prosperity": ("2", ""), "r1_fish_prosperity": ("", "1")}, OVER.format(3, 2)),
        ({"r1_corruption_curses": ("2", "1")}, OVER.format(3, 2)),
        ({"r1_corruption_cards": ("40", "30")}, OVER.format(70, 63)),
        ({"r1_guild_back": ("4", "")}, "no marker goes below 0"),
    ],
)  # fmt: skip
def test_impossible_entries_are_named(typed, said):
    assert any(text.startswith(said) for _, _, text in troubles(sheet("Ann", "Bo", **typed)))


def test_cards_and_tokens_that_are_shown_are_counted_in_their_round():
    made = sheet("Ann", "Bo")
    rows = RULES.rows(made.setup)
    rules: Any = game("sobek")
    edition = rules.edition(made.setup)
    with_scarabs, plain, amulet = edition.cards[9].id, edition.cards[1].id, edition.cards[18].id
    for piece, place in (
        (with_scarabs, "1."), (with_scarabs, "1.corruption"), (plain, "2.wheat"), (amulet, "2.wheat"),
        (amulet, "2."), ("prosperity", "2.wheat"), ("curse", "1.curses"), ("flood", "1."), (plain, "dock-3"),
    ):  # fmt: skip
        made = made.with_changes(RULES.counted(made.setup, piece, place, "round-2"), rows)
    assert dict(made.entries) == {
        "r2-ivory-cards": ("1", ""), "r2-ivory-scarabs": ("3", ""),
        "r2-corruption-cards": ("1", ""), "r2-corruption-scarabs": ("3", ""),
        "r2-wheat-cards": ("", "2"), "r2-wheat-scarabs": ("", "0"), "r2-wheat-prosperity": ("", "1"),
        "r2-corruption-curses": ("1", ""),
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (3, 8)])
def test_a_played_game_typed_from_its_table_has_the_same_totals(seats, seed):
    """What people would count at the end of each round is read off the situation before it is counted."""
    setup = Setup("sobek", tuple(SeatSetup(f"P{n}") for n in range(seats)), seed=seed)
    rules = game("sobek")
    made = PadSheet("sobek", tuple(PadSeat(f"P{n}", n) for n in range(seats)))
    state = rules.new_state(setup)
    for text in _played(setup, seed):
        step = rules.read(text, state)
        if isinstance(step, Count):
            made = _typed(made, state)
        rules.apply(state, step)
    for seat, scores in enumerate(rules.score(state)):
        for number in range(1, 4):
            own = [x for x in scores.lines if x.round == number]
            on = sum(x.points for x in own if x.key == "guild")
            back = -sum(x.points for x in own if x.key == "guild-back")
            deceit = sum(x.points for x in own if x.key == "deceit")
            for field, count in (
                (f"r{number}-guild-on", on),
                (f"r{number}-guild-back", back),
                (f"r{number}-deceit", deceit),
            ):
                if count:
                    made = made.with_text(field, seat, str(count))
    score = pad_score(RULES, made)
    assert score.troubles == ()
    assert score.totals == tuple(scores.total for scores in rules.score(state))
    assert score.ranks == rules.ranks(state)


def _played(setup: Setup, luck: int) -> list[str]:
    """Every step of a game, in notation."""
    session = Session(game("sobek"), setup)
    session.start()
    while not session.over:
        legal = session.legal()
        luck = (luck * 5 + 3) % 1009
        session.submit(legal[luck % len(legal)])
    return [entry.text for entry in session.record().entries if isinstance(entry, Line)]


def _typed(made: PadSheet, state) -> PadSheet:
    edition = state.board.edition
    for seat in range(state.board.seats):
        corruption = (*state.piles[seat], *state.hands[seat])
        texts = {
            "corruption-cards": len(corruption),
            "corruption-scarabs": edition.scarabs_on(corruption),
            "corruption-curses": state.curses[seat],
            "laid": sum(edition.scarabs_on(cards) for _, cards in state.laid[seat]),
        }
        for good, name in enumerate(GOODS):
            cards = state.set_of(seat, good)
            if cards:
                texts |= {f"{name}-cards": len(cards), f"{name}-scarabs": edition.scarabs_on(cards)}
                if state.prosperity[seat * len(GOODS) + good]:
                    texts[f"{name}-prosperity"] = state.prosperity[seat * len(GOODS) + good]
        for field, count in texts.items():
            made = made.with_text(f"r{state.round}-{field}", seat, str(count))
    return made
