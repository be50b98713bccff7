"""Every key of the engine has words: prompts, reasons, scores, options, steps."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.errors import Reason
from engine.core.game import Prompt
from engine.registry import game
from engine.riverboat import prompts, reasons, sheets
from engine.session import amending
from engine.session import session as sessions
from tests.ui.table_play import new_session
from ui.phrasebook import phrases_for
from ui.riverboat import prompt_words, reason_words, score_words


@pytest.fixture
def phrases():
    return phrases_for(new_session(2).setup)


def test_every_prompt_has_a_headline():
    assert set(prompts.KEYS) == set(prompt_words.headlines())
    assert set(prompt_words.details()) | set(prompt_words.coin_details()) <= set(prompts.KEYS)


def test_every_reason_has_a_sentence_with_the_same_arguments():
    kinds = {**reasons.KINDS, **{kind.key: kind for kind in (*sessions.REASONS, *amending.REASONS)}}
    assert set(reason_words.reasons()) == set(kinds)
    for key, text in reason_words.reasons().items():
        fields = {
            name: "1"
            for name in ("field", "suit", "card", "tile", "space", "boat", "need", "have", "crop", "most")
        }
        assert text.format(**fields)
        wanted = {name for name in fields if f"{{{name}}}" in text}
        assert wanted == {name for name in fields if f"{{{name}}}" in kinds[key].english}, key


def test_every_kind_of_points_has_a_name():
    assert set(score_words.score_keys()) == set(sheets.RULES)


def test_every_option_and_value_has_words(phrases):
    rules = game("riverboat")
    for spec in (*rules.options, *rules.seat_options):
        assert phrases.option(spec.name) != spec.name
        assert phrases.option_help(spec.name)
        for value in spec.values:
            assert (
                phrases.option_value(spec.name, value) != value
                or value.isdigit()
                or value in ("yes", "no", "random")
            )


def test_reasons_speak_of_suits_and_crops_in_words(phrases):
    reason = Reason("field-suit", "RB-1.5.2", "", (("field", "c4"), ("suit", "star"), ("card", "wild")))
    assert phrases.reason(reason) == "c4 is a star, the card shows a wild card."


def test_every_prompt_step_and_line_of_whole_plays_has_words(phrases):
    prompts_seen: set[str] = set()
    for seats in (2, 3, 4):
        session = new_session(seats, seed=seats)
        words = phrases_for(session.setup)
        luck = Random(seats)
        while not session.over:
            view = session.view()
            headline, detail = words.prompt(view.prompt, view)
            assert headline and "{" not in headline + detail
            prompts_seen.add(view.prompt.key)
            if session.waiting:
                assert words.proceed(view)
                session.proceed()
                continue
            for word in view.prompt.words:
                assert words.word(word, view.prompt) != word
            legal = session.legal()
            step = legal[luck.randrange(len(legal))]
            said = words.step(step, view)
            assert said and "{" not in said
            session.submit(step)
        for line in session.log():
            what, brought = words.log(line)
            assert what and "{" not in what + brought
            assert what != line.text or line.text in ("pass",)
        for sheet in session.view().sheets:
            for entry in sheet.lines:
                assert words.score_line(entry)
    assert {
        "draft",
        "place-worker",
        "plant",
        "boat",
        "card",
        "survey",
        "agents",
        "bonus-worker",
    } <= prompts_seen


def test_a_step_says_the_same_in_the_list_and_in_the_log(phrases):
    session = new_session(2)
    view = session.view()
    step = session.legal()[1]
    said = phrases.step(step, view)
    session.submit(step)
    assert phrases.log(session.log()[-1])[0] == said


def test_after_a_wild_card_any_field_is_asked_for(phrases):
    view = new_session(2).view()
    args = (("suit", "wild"), ("number", 1), ("cards", 8))
    said, more = phrases.prompt(Prompt("place-worker", 0, args), view)
    assert said.endswith("place a worker on any empty field (card 1 of 8)")
    assert more == "Any colour will do, and no coin is needed."


def test_the_coin_button_and_the_pass_button_say_what_they_do(phrases):
    assert phrases.word("coin", Prompt("boat", 0)) == "Use a coin"
    assert phrases.word("pass", Prompt("survey", 0)) == "No more surveyors"
    assert phrases.word("send 2", Prompt("agents", 0)) == "Send 2"
