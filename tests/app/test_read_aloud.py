"""What is said aloud at a real table, and of bots at the screen: never more than everybody may know."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from engine.companion.catalogue import Instance
from engine.companion.receipts import GateKind
from engine.core.game import PUBLIC, Chance
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.desktop import Desktop
from tests.app.collected_voice import CollectedVoice
from tests.app.running import beside_of, page_of, running, until
from ui.companion.read_aloud import TOGETHER_MS
from ui.speech import Speaker, in_sentences

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PEOPLE = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
WITH_A_BOT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo", "greedy")), seed=3)
SECRETS = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)


@asynccontextmanager
async def speaking(
    qapp, setup: Setup, speech: str, *, mode: str = "table", language: str = "en"
) -> AsyncIterator[tuple[Desktop, CollectedVoice]]:
    """A game with a voice that notes what it should say."""
    async with running(qapp, speech=speech, language=language) as desktop:
        desktop.voice = voice = CollectedVoice()
        desktop.start_game(setup, mode)
        yield desktop, voice


async def said_more(voice: CollectedVoice, than: int) -> None:
    """Until more has been said than so many texts."""
    await until(lambda: len(voice.said) > than)


async def quiet() -> None:
    """Everything that would be said by now has been."""
    await asyncio.sleep(TOGETHER_MS * 4 / 1000)


async def test_a_scan_that_is_accepted_is_said_with_the_next_act(qapp):
    async with speaking(qapp, PEOPLE, "both") as (desktop, voice):
        await until(lambda: voice.said == ["Ann draws a mat. Which one is it?"])
        beside_of(desktop).desk.referee.show(Instance("mat-1", 1))
        await until(lambda: len(voice.said) > 1)
        assert voice.said[1:] == ["Taken down: Mat 1 is dealt. Bo draws a mat. Which one is it?"]
        await quiet()
        assert len(voice.said) == 2, "and once"


async def test_a_refusal_is_said_with_its_reason_and_the_expected_thing(qapp):
    async with speaking(qapp, PEOPLE, "both") as (desktop, voice):
        await until(lambda: voice.said)
        beside_of(desktop).desk.referee.show(Instance("boat-B1", 1))
        await until(lambda: len(voice.said) > 1)
        written = beside_of(desktop).strip.heard.text()
        assert "RB-" not in voice.said[1], "numbers of rules are for eyes"
        assert voice.said[1].endswith("Expected: Ann draws a mat. Which one is it?")
        assert voice.said[1].split(":")[0] == written.split(":")[0] != "Expected", "the piece comes first"


@pytest.mark.parametrize(
    ("speech", "expected"),
    [
        ("receipts", ["Taken down: Mat 1 is dealt."]),
        ("prompts", ["Ann draws a mat. Which one is it?", "Bo draws a mat. Which one is it?"]),
        ("off", []),
    ],
)
async def test_only_what_somebody_wants_to_hear_is_said(qapp, speech, expected):
    async with speaking(qapp, PEOPLE, speech) as (desktop, voice):
        await until(lambda: voice.said or speech in ("off", "receipts"))
        await quiet()
        assert beside_of(desktop).desk.say("mat 1") is None
        await quiet()
        assert voice.said == expected
        assert voice.looked == (speech != "off")


async def test_a_bots_move_is_said_as_an_instruction(qapp):
    async with speaking(qapp, WITH_A_BOT, "prompts") as (desktop, voice):
        beside = beside_of(desktop)
        desk = beside.desk
        while desk.gate is None:
            if desk.outcomes():
                desk.choose(desk.outcomes()[0])
            elif desk.session.view().prompt.seat == 0:
                desk.choose(desk.session.legal()[0])
            else:
                await until(lambda: desk.gate is not None)
        assert desk.gate.kind is GateKind.INSTRUCTION
        count = len(desk.gate.steps)
        move = beside.words.entered(desk.session.length - count + 1, count, PUBLIC)
        assert move.startswith("Bo: Take phase tile ")
        await until(lambda: any(said.startswith(move.partition(",")[0]) for said in voice.said))
        instruction = voice.said[-1]
        assert " to " in instruction and "→" not in instruction, "and where hands put it"
        assert not any(said.startswith("Bo: choose") for said in voice.said), (
            "nobody is told to move for a bot"
        )
        desk.confirm()
        await until(lambda: voice.said[-1] != instruction)


def _told_in_secret(desktop: Desktop, which: int) -> str:
    """All that comes up until everybody sees it; what only one may know is the first of all, or the last."""
    desk = beside_of(desktop).desk
    told = ""
    while isinstance(node := desk.session.node, Chance):
        outcomes = desk.outcomes()
        if node.informs(PUBLIC):
            if told:
                return told
            desk.choose(outcomes[0])
        else:
            told += desk.session.write(outcomes[which]) + "\n"
            desk.choose(outcomes[which])
    return told


async def test_a_secret_is_never_said(qapp):
    """Two tables that differ in the cards that one seat alone has seen, right ones and wrong ones."""
    said: list[list[str]] = []
    secrets: list[str] = []
    for which, wrong in ((0, "queen"), (-1, "vizir")):
        async with speaking(qapp, SECRETS, "both") as (desktop, voice):
            await said_more(voice, 0)
            beside_of(desktop).desk.referee.show(Instance(wrong, 1))
            await said_more(voice, 1)
            secrets.append(_told_in_secret(desktop, which))
            await said_more(voice, 2)
            said.append(voice.said)
    assert secrets[0].split() != secrets[1].split() and len(secrets[0].splitlines()) == 4
    assert said[0] == said[1]
    assert said[0] == [
        "Ann takes a start card.",
        "That does not fit here. Expected: Ann takes a start card.",
        "Taken down: Bo is dealt: a card (green back). Lay the next card of the deck on dock 9.",
    ]


async def test_what_is_newer_is_said_instead_of_what_is_older(qapp):
    async with speaking(qapp, PEOPLE, "both") as (desktop, voice):
        await until(lambda: voice.said)
        for words in ("mat 1", "mat 2"):  # two at once
            assert beside_of(desktop).desk.say(words) is None
        await quiet()
        assert voice.said[1:] == ["Taken down: Mat 2 is dealt. Draw who starts the game. Who is it?"]


async def test_it_speaks_as_loud_and_fast_as_it_is_set_and_ends_with_the_game(qapp):
    async with speaking(qapp, PEOPLE, "both") as (desktop, voice):
        await until(lambda: voice.said)
        assert voice.how == [(75, "normal")]
        desktop.window.menus.actions["close"].trigger()
        assert voice.hushed == 1
        await quiet()
        assert len(voice.said) == 1


async def test_it_is_said_in_the_language_of_the_window(qapp):
    async with speaking(qapp, PEOPLE, "both", language="zh_TW") as (desktop, voice):
        assert beside_of(desktop).desk.say("mat 1") is None
        await until(lambda: voice.said)
        assert voice.said[-1] == "已記下：分到玩家板 1。 Bo抽一張玩家板。是哪一張？"


async def test_at_the_screen_the_moves_of_bots_are_said(qapp):
    async with speaking(qapp, WITH_A_BOT, "prompts", mode="digital") as (desktop, voice):
        session = page_of(desktop).bridge.session
        await until(lambda: session.view().prompt.seat == 0)
        before = len(voice.said)
        session.submit(session.legal()[0])
        await until(lambda: len(voice.said) > before)
        assert voice.said[-1].startswith("Bo: ")
        assert not any(said.startswith("Ann: ") for said in voice.said), "what people do they know"


def test_what_is_for_eyes_is_not_said():
    assert in_sentences("Plant wheat + corn (WC) on b4 (RB-1.6.1)", "", "Which one?") == (
        "Plant wheat + corn on b4. Which one?"
    )
    assert in_sentences("Corn: supply → Ann · Mat 2…") == "Corn: supply to Ann, Mat 2."
    assert in_sentences("Bo: choose a phase tile (4 left)") == "Bo: choose a phase tile (4 left)."


def test_a_speaker_that_was_told_nothing_is_silent(qapp):
    voice = CollectedVoice()
    Speaker(voice).say("Anything")
    assert voice.said == []
