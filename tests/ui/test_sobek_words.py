"""Sobek in words: every key has some, sums are right, and nobody reads what the table does not show him."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.core.component import Ref
from engine.core.errors import Reason, ReasonKind
from engine.core.game import PUBLIC
from engine.registry import game
from engine.session import refusals
from engine.session.session import Session
from engine.session.view import Staging
from engine.sobek import prompts, reasons, sheets
from engine.sobek import steps as st
from engine.sobek.components import BEIGE, GOODS, GREEN, ORANGE, UNKNOWN_TOKEN, Role, Token
from tests.engine.sobek.table import agreed, play, position
from tests.ui.sobek_telling import KEY, TABLE, acting, deal_card, surfaces, words_of
from ui.language import Translators
from ui.sobek import gather_words, prompt_words, reason_words, score_words, sheet, standing
from ui.sobek.cardboard import reminder
from ui.sobek.nouns import role_name
from ui.sobek.phrases import Phrases


@pytest.fixture
def phrases() -> Phrases:
    return words_of(agreed())


# --------------------------------------------------------------------------------------- every key has words


def test_every_prompt_has_a_headline():
    more = {"bind-character-passed", "pick-token-last", "discard-last", "show-card-play"}
    more |= {"action-play", "action-lay", "action-take"}
    assert set(prompt_words.headlines()) == set(prompts.KEYS) | more
    assert set(prompt_words.details()) <= set(prompts.KEYS)


def test_every_reason_has_a_sentence_with_the_same_arguments():
    gathering = [kind for kind in vars(gather_words).values() if isinstance(kind, ReasonKind)]
    kinds = {**reasons.KINDS, **{kind.key: kind for kind in (*refusals.REASONS, *gathering)}}
    texts = reason_words.reasons()
    assert set(texts) == set(kinds)
    for key, text in texts.items():
        assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", kinds[key].english)), key


def test_every_kind_of_points_has_a_name():
    assert set(score_words.score_keys()) == set(sheets.RULES)
    assert {score_words.projection(key) for key in sheets.PROJECTIONS} == {
        "Wheat", "Fish", "Cattle", "Ivory", "Marble", "Ebony",
    }  # fmt: skip
    shown = {key for row in sheet.rows() for key in row.keys}
    assert shown == set(sheets.RULES)


def test_every_option_and_value_has_words(phrases):
    for spec in game("sobek").options:
        assert phrases.option(spec.name) != spec.name
        assert phrases.option_help(spec.name)
        for value in spec.values:
            assert phrases.option_value(spec.name, value) != value


def test_every_card_token_role_and_trust_has_words(phrases):
    names = [phrases.card_name(card) for card in (*range(len(phrases.edition.cards)), GREEN, BEIGE, ORANGE)]
    assert len(set(names)) == len(names) == 31
    assert not any(KEY.search(name) for name in names)
    for token in range(UNKNOWN_TOKEN + 1):
        assert phrases.token_name(token) and not KEY.search(phrases.token_name(token))
    for role in Role:
        assert role_name(role) != role.value
    for word in ("deduced", "printed", "ruling", "reconstruction"):
        assert phrases.trust(word)


def test_every_power_and_event_is_explained_with_its_rule(phrases):
    for card, kind in enumerate(phrases.edition.cards):
        if kind.role is not None:
            assert re.search(r"\(SK-(1\.10\.[1-7])\)", phrases.card_tip(card))
            assert phrases.power(card) in phrases.card_tip(card)
    for token in Token:
        assert re.search(r"\(SK-(1\.14\.[1-6])\)$", phrases.token_tip(token))
        assert phrases.event_effect(token) in phrases.token_tip(token)
    assert "(SK-1.14.4)" in phrases.token_tip(Token.PROSPERITY)
    assert "(SK-1.14.6)" in phrases.token_tip(Token.DECEIT)
    assert "(SK-1.10.5)" in phrases.card_tip(deal_card(phrases, "vizir"))


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_whole_plays_are_told_without_a_key(qapp, language):
    translators = Translators()
    translators.show(language)
    try:
        asked: set[str] = set()
        for seats in (2, 3, 4):
            session = Session(game("sobek"), agreed(seats=seats, seed=seats), staging=Staging.ALWAYS)
            session.start()
            asked |= told(session, Random(seats))
        seldom = {"draw-start", "deal-card", "draw-chooser", "show-back", "over", *prompts.UNTOLD_KEYS}
        assert set(prompts.KEYS) - asked <= seldom
    finally:
        translators.show("en")


def told(session: Session, luck: Random) -> set[str]:
    """Play to the end; everything that was said on the way was words. Gives the keys of the prompts."""
    words = words_of(session.setup)
    asked = set()
    while not session.over:
        view = session.view(luck.randrange(-1, len(session.controllers)))
        said = [*words.prompt(view.prompt, view), standing.headline(view), words.proceed(view)]
        asked.add(view.prompt.key)
        if session.waiting:
            session.proceed()
        else:
            legal = session.legal()
            own = session.view(acting(session))
            step = legal[min(luck.randrange(len(legal)), luck.randrange(len(legal)))]
            strong = [one for one in list(legal)[:40] if isinstance(one, st.Play | st.LaySet | st.LayLast)]
            step = luck.choice(strong) if strong and luck.random() < 0.7 else step
            said += [*words.prompt(own.prompt, own), words.step(step, own)]
            said += [words.word(word, own.prompt) for word in own.prompt.words]
            session.submit(step)
        assert all(said[:1]) and not any("{" in one or KEY.search(one) for one in said), said
    for viewer in range(-1, len(session.controllers)):
        for one in surfaces(session, viewer):
            assert "{" not in one
            assert not KEY.search(one), one
    return asked


# ------------------------------------------------------------------------------------------------ the prompt


def test_a_turn_says_what_it_may_be_and_to_others_only_what_every_turn_may_be(phrases):
    session = position(TABLE)
    view = session.view(0)
    assert phrases.prompt(view.prompt, view) == (
        "Ann: take one of the first 4 cards, play a character, or lay a set",
        "Every card before the one you take goes under your corruption tile.",
    )
    poor = position("at 1.hand: wheat\nat dock-4: wheat\nat dock-7: fish")
    mine, yours = poor.view(0), poor.view(1)
    assert phrases.prompt(mine.prompt, mine)[0] == "Ann: take one of the last 2 cards"
    assert phrases.prompt(yours.prompt, yours)[0].endswith("last 2 cards, play a character, or lay a set")


def test_the_last_card_says_what_taking_it_does(phrases):
    view = position("deck 9\nat 1.hand: wheat\nat dock-4: wheat").view(0)
    assert phrases.prompt(view.prompt, view) == (
        "Ann: take the last card",
        "Who takes it has the docks filled anew.",
    )
    view = position("deck 0\nat 1.hand: wheat\nat dock-4: wheat").view(0)
    assert phrases.prompt(view.prompt, view)[1] == "Who takes it ends the round."


def test_the_scribe_counts_down(phrases):
    session = position("turn 1\nat 1.hand: scribe-fish\nat 2.hand: fish x3, fish-1 x5\nat dock-1: amulet")
    play(session, "play scribe-fish")
    view = session.view(1)
    assert phrases.prompt(view.prompt, view) == (
        "Bo: put 2 cards of your hand under your corruption tile",
        "The Scribe leaves 6 cards in your hand.",
    )
    play(session, "discard fish")
    view = session.view(0)
    assert phrases.prompt(view.prompt, view)[0] == "Bo: put 1 card of your hand under your corruption tile"


def test_guild_names_its_glyph_and_where_markers_would_go():
    """On the built-in track the eyes before 41 and 17 are on 38 and 11. Rules SK-1.14.1, SK-1.12.14."""
    session = position(
        """
        looked 1
        tokens 1
        points 7 41 17
        at tokens: guild-B
        at tokens-used: flood x2, deceit, embalming
        at 1.hand: wheat-1 x3
        at dock-1: fish
        """,
        seats=3,
    )
    words = words_of(session.setup)
    play(session, "lay wheat wheat-1 wheat-1 wheat-1")
    view = session.view(0)
    assert words.prompt(view.prompt, view) == ("Ann: take the last event token", "It is carried out at once.")
    play(session, "pick guild-B")
    view = session.view(2)
    assert words.prompt(view.prompt, view) == (
        "Ann: choose whose marker goes back to the previous eye B",
        "Bo: 41 → 38 · Cy: 17 → 11",
    )


def test_the_end_of_a_round_says_what_is_at_stake_to_the_owner_alone(phrases):
    """2 cards lie there and 2 for a Curse; 4 stay in hand: 8. Wheat 3 x 4 = 12 points cost a step."""
    session = position(
        """
        phase laying
        looked 1
        tokens 0
        at tokens-used: flood x2, deceit, embalming
        at 1.curses: curse
        at 1.hand: fish-1 x3, ebony
        at 1.corruption: cattle, amulet
        at 1.wheat: wheat-1 x3, wheat
        at 2.hand: ivory x2, ivory-3
        """
    )
    view = session.view(0)
    assert phrases.prompt(view.prompt, view) == (
        "Ann: lay sets, for the round is over",
        "Points this round: 12. Steps back if most corrupt: 1.",
    )
    others = "Each set scores its scarabs; what stays in the hand goes under the corruption tile."
    for viewer in (1, PUBLIC):
        view = session.view(viewer)
        assert phrases.prompt(view.prompt, view)[1] == others
    play(session, "lay fish fish-1 fish-1 fish-1")
    view = session.view(0)
    assert "Points this round: 15." in phrases.prompt(view.prompt, view)[1]


@pytest.mark.rule("SK-1.16.26")
def test_points_of_laid_cards_that_nobody_has_told_are_not_taken_for_none():
    """Two ivory cards with 3 scarabs each are 6; what the third adds nobody knows yet."""
    session = position(
        """
        option hidden blank
        phase laying
        at 1.hand: ivory-3 x2, wheat-1 x3
        hand-beige 1 0
        at unseen: ivory-3, fish
        """
    )
    words = words_of(session.setup)
    play(session, "lay ivory ivory-3 ivory-3 beige")
    view = session.view(0)
    assert words.prompt(view.prompt, view)[1] == (
        "Points this round: at least 6; laid cards that nobody has told may add to it."
        " Steps back if most corrupt: at least 0."
    )


@pytest.mark.parametrize("hidden", ["bound", "blank"])
@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("phase laying\nat 1.hand: fish-1 x3, ebony", "under the corruption tile"),
        ("at 1.hand: fish-1 x3\nat dock-1: wheat", "go back face down"),
    ],
)
def test_a_prompt_and_what_is_easily_forgotten_at_a_table_do_not_say_the_same_twice(hidden, table, said):
    session = position(f"option hidden {hidden}\n{table}")
    if "dock" in table:
        play(session, "lay fish fish-1 fish-1 fish-1")
        for token in ("flood", "curse", "deceit", "guild-B", "flood"):
            if session.view().prompt.key == "bind-token":
                play(session, f"token {token}")
        assert session.view().prompt.key == "pick-token"
    words = words_of(session.setup)
    for viewer in (0, 1, PUBLIC):
        view = session.view(viewer)
        text = " ".join((words.prompt(view.prompt, view)[1], reminder(session.setup, view)))
        for part in ("corruption tile", "face down", "at once"):
            assert text.count(part) <= 1, text
        assert said.rpartition(" the ")[2] in text or viewer == 0, text


def test_the_high_priest_is_told_what_lies_in_the_own_corruption():
    session = position(
        "at 1.hand: high-priest\nat 1.corruption: fish-1 x2, thief, wheat, amulet\nat dock-1: cattle"
    )
    words = words_of(session.setup)
    play(session, "play high-priest")
    view = session.view(0)
    assert words.prompt(view.prompt, view)[1].startswith("In your corruption: 1 wheat, 3 fish.")
    view = session.view(1)
    assert words.prompt(view.prompt, view)[1] == "Characters of that good go along, amulets stay."


def test_what_is_revealed_is_announced_by_its_back_alone(phrases):
    session = position("at 1.hand: thief\nat 2.hand: fish-start, queen\nat dock-1: fish")
    play(session, "play thief", "steal 2 orange")
    for viewer in (PUBLIC, 0, 1):
        view = session.view(viewer)
        assert phrases.prompt(view.prompt, view)[0] == "Ann takes a card (orange back) from the hand of Bo"


# -------------------------------------------------------------------------------------------- hints and sums


def test_a_dock_says_its_price_and_what_is_passed_over(phrases):
    view = position(TABLE + "face-down 4\n").view(0)
    assert phrases.dock_tip(view, 0) == "Dock 1: empty"
    assert phrases.dock_tip(view, 1) == "Dock 2: cattle with 1 scarab\nFirst in the queue: free"
    assert phrases.dock_tip(view, 3).splitlines()[:2] == [
        "Dock 4: a face-down character",
        "+2 corruption: cattle with 1 scarab, ivory with 3 scarabs (SK-1.5.2)",
    ]
    assert phrases.dock_tip(view, 4).splitlines()[1].startswith("+3 corruption: ")
    assert phrases.dock_tip(view, 5).splitlines()[1] == ("Out of reach: only the first 4 cards can be taken")


def test_sets_are_worth_scarabs_times_cards(phrases):
    """SK-1.13.1: ivory 3+3+0 and an amulet: 24, or 6 lying. SK-1.13.2: fish 1+1+0 with Prosperity: 12."""
    assert phrases.set_value(6, 0, 4) == "6 × 4 = 24"
    assert phrases.set_value(2, 2, 3) == "(2+2) × 3 = 12"
    session = position(
        """
        looked 1
        tokens 0
        at tokens-used: flood x2, deceit, embalming
        at 1.ivory: ivory-3 x2, ivory, amulet
        at 1.fish: fish-1 x2, fish, prosperity
        at 1.hand: wheat
        at dock-1: cattle
        """
    )
    view = session.view(PUBLIC)
    assert phrases.set_tip(view, 0, GOODS.index("ivory")).splitlines() == [
        "Ivory of Ann: 6 × 4 = 24",
        "Scarabs × cards (SK-1.12.1)",
        "The same cards laid horizontally would score 6 points",
        "2 × ivory with 3 scarabs, ivory without scarabs, amulet",
    ]
    assert phrases.set_tip(view, 0, GOODS.index("fish")).splitlines()[:2] == [
        "Fish of Ann: (2+2) × 3 = 12",
        "Scarabs × cards, with 2 scarabs of Prosperity (SK-1.12.1)",
    ]
    assert "Sets on the table: 36 points" in phrases.seat_tip(view, 0)


def test_steps_say_what_they_cost_and_bring(phrases):
    session = position(TABLE)
    view = session.view(0)
    said = {session.write(step): phrases.step(step, view) for step in session.legal()}
    assert said["take 2"] == "Take cattle with 1 scarab on dock 2: free"
    assert said["take 5"] == "Take wheat with 1 scarab on dock 5: +2 corruption"
    assert said["play vizir"] == "Play the Vizir"
    assert said["lay wheat wheat-1 wheat-1 wheat amulet"] == "Lay 3 wheat + amulet: 2 × 4 = 8"
    assert said["lay wheat wheat-1 wheat-1 wheat"] == "Lay 3 wheat: 2 × 3 = 6"


def test_a_set_without_a_card_of_its_good_names_it(phrases):
    session = position("at 1.hand: amulet x2, vizir\nat 1.cattle: cattle x2, cattle-1\nat dock-1: wheat")
    said = {session.write(step): phrases.step(step, session.view(0)) for step in session.legal()}
    assert said["lay cattle amulet amulet vizir"] == "Lay Vizir + 2 amulets as cattle: 1 × 6 = 6"


def test_the_way_of_the_penalty_is_told_at_every_space(phrases):
    """SK-1.12.13: 61, 59, 52. SK-3.35: from a number to the number before."""
    assert phrases.track_tip(61).splitlines()[:2] == [
        "Space 61: ankh A",
        "A step of the penalty leads back to 59 (SK-1.12.8)",
    ]
    assert "back to 52 " in phrases.track_tip(59)
    assert phrases.track_tip(35) == "Space 35: number\nA step of the penalty leads back to 30 (SK-1.12.8)"
    assert "SK-1.12.14" in phrases.track_tip(61), "which glyph is where is marked as a reconstruction"
    none = words_of(agreed("number-penalty same-as-glyph-none"))
    assert none.track_tip(35).splitlines()[1] == "No step of the penalty leads back from here"
    assert "ankh A" in phrases.track_tip(101)
    stop = words_of(agreed("beyond-track stop"))
    assert stop.track_tip(107) == (
        "Space 107: beyond the glyphs\nA step of the penalty leads back to 100 (SK-1.12.8)"
    )


def test_the_deck_says_how_many_batches_are_left(phrases):
    session = position("deck 15\ntop orange\nat unseen: thief\nat 1.hand: wheat\nat dock-1: fish")
    view = session.view(1)
    assert phrases.deck_tip(view).splitlines() == [
        "Deck: 15 cards, batches to come: 2",
        "The last batch has 6 cards",
        "On top lies a character",
    ]
    assert standing.headline(view) == "Round 1 · 2 more batches"


def test_reasons_speak_of_goods_cards_and_names_in_words(phrases):
    made = Reason("good-absent", "SK-1.10.2", "", (("good", "fish"),))
    assert phrases.reason(made) == "Your corruption has no fish, but other goods: name one of those."
    assert phrases.reason(Reason("look-empty", "", "", (("seat", "2"),))).endswith("tile of Bo.")
    assert phrases.reason(Reason("not-in-hand", "", "", (("card", "ivory-3"),))).endswith(
        "ivory with 3 scarabs."
    )
    assert phrases.reason(Reason("token-gone", "", "", (("token", "guild-C"),))).endswith(
        "Guild (feather C)."
    )


def test_every_ref_has_a_name(phrases):
    named = {
        Ref("card", "wheat-1 2"): "wheat with 1 scarab",
        Ref("dock", "3"): "dock 3",
        Ref("back", "orange", 1): "Orange back",
        Ref("seat", "2"): "Bo",
        Ref("good", "ebony"): "ebony",
        Ref("token", "flood"): "Flood",
        Ref("pile", "pile", 1): "corruption of Bo",
        Ref("word", "done"): "Done",
    }
    assert {ref: phrases.ref(ref) for ref in named} == named
