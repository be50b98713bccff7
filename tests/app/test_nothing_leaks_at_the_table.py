"""Two tables with readers that differ only in hidden cards are alike to who may not know, on every surface.

Where cards are untold the readers know more than the program says: what lies in hands and face down.
"""

from __future__ import annotations

import asyncio

import pytest

from engine.companion.receipts import Said
from tests.app.running import page_of, until
from tests.app.table_twins import ANNS, BOARD, BOS, Deed, OneTable, Watched, compared_tables

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(150),
]

_TURN = """

face-down 3
hand-green 2 2
hand-beige 2 1
hand-orange 1 1
corruption-beige 1 1
corruption-orange 1 0
at dock-1: wheat
at dock-2: fish-1
at discards: marble
"""
_BOARD = "wheat/1 fish-1/1 {} marble/1"
TURN = (
    OneTable(
        f"{_TURN}at 1.hand: fish, fish\nat 1.corruption: cattle-1\nat 2.hand: ivory, wheat-1",
        {
            BOARD: _BOARD.format("queen/1"),
            ANNS: "fish/1 fish/2 fish-start/1 cattle-start/1 ebony/1 marble-2/1 thief/1"
            " cattle-1/1 ivory-3/1 vizir/1",
            BOS: "ivory/1 wheat-1/1 fish-start/2 wheat-start/1 amulet/1 merchant/1 amulet/2",
        },
    ),
    OneTable(
        f"{_TURN}at 1.hand: ivory, wheat\nat 1.corruption: ebony\nat 2.hand: cattle, amulet",
        {
            BOARD: _BOARD.format("high-priest/1"),
            ANNS: "ivory/1 wheat/2 marble-start/1 wheat-start/1 amulet/2 cattle-1/2 scribe-fish/1"
            " ebony/1 wheat-1/1 courtisan/1",
            BOS: "cattle/1 amulet/1 ivory-start/1 ebony-start/1 fish-1/2 queen/1 marble-2/2",
        },
    ),
)
"""It is Ann's turn. Nothing but the docks and one marble lies open; each hand and pile lies on a reader."""

_LAYING = """

phase laying
hand-beige 4 4
corruption-beige 1 1
at unseen: fish-1 x3, amulet x3, ivory-3 x2, wheat-1 x2, ebony x2, marble
"""
LAYING = (
    OneTable(
        f"{_LAYING}at 1.hand: fish\nat unseen: fish x2, ivory x2",
        {ANNS: "ivory/2", BOS: "ebony/1"},
        held=True,
    ),
    OneTable(
        f"{_LAYING}at 1.hand: ivory\nat unseen: fish x3, ivory", {ANNS: "fish/2", BOS: "amulet/3"}, held=True
    ),
)
"""Hands are held; of each pile a card lies face down on a reader."""


async def nothing(one: Watched, which: int) -> None:
    """Look at what is there."""


async def show_a_back(one: Watched, which: int) -> None:
    """Ann holds a card of her hand to the pad, which nobody has told."""
    await one.show(("marble-2/1", "amulet/2")[which])


async def show_what_does_not_fit(one: Watched, which: int) -> None:
    """A token that nobody may pick now."""
    await one.show(("flood/1", "deceit/1")[which])


async def take_a_back(one: Watched, which: int) -> None:
    """The character on dock 3 goes to Ann's hand, and the two goods under her tile; hands carry them."""
    one.say("take 3")
    await one.lay(f"{('queen/1', 'high-priest/1')[which]} wheat/1 fish-1/1", ANNS)


async def lift_a_card(one: Watched, which: int) -> None:
    """A card slips off Bo's reader until that is wrong."""
    one.reader.lift("sobek", ("merchant/1", "queen/1")[which])
    async with asyncio.timeout(20):
        while not any(text.startswith(Said.WRONG) for text in one.receipts):
            await asyncio.sleep(0.05)
    await one.settled()


async def lay_sideways(one: Watched, which: int) -> None:
    """Ann lays a set that Bo hears of when he has laid, too."""
    await one.lay(("fish/1 fish-1/1 amulet/1", "ivory/1 ivory-3/1 amulet/1")[which], ANNS)
    await until(lambda: one.desk.session.length == 1)
    one.say("done")


async def take_a_set_back(one: Watched, which: int) -> None:
    """Ann takes such a set back; it is on the list for hands."""
    await one.lay(("fish/1 fish-1/1 amulet/1", "ivory/1 ivory-3/1 amulet/1")[which], ANNS)
    await until(lambda: one.desk.session.length == 1)
    one.desk.take_back()
    await until(lambda: one.desk.gate is not None and len(one.desk.gate.moves) == 3)


DEEDS: dict[str, tuple[tuple[OneTable, OneTable], Deed]] = {
    "the curtain is down": (TURN, nothing),
    "a card of a hand was shown": (TURN, show_a_back),
    "a piece was refused": (TURN, show_what_does_not_fit),
    "a character was taken face down": (TURN, take_a_back),
    "a card is missing from a hand": (TURN, lift_a_card),
    "a set was laid sideways": (LAYING, lay_sideways),
    "a set that was laid sideways was taken back": (LAYING, take_a_set_back),
}


@pytest.mark.parametrize("name", DEEDS)
async def test_nothing_tells_what_nobody_may_know(qapp, tmp_path, name):
    tables, deed = DEEDS[name]
    assert await compared_tables(qapp, tmp_path, tables, deed) == {}


async def open_the_curtain(one: Watched, which: int) -> None:
    """Ann looks at her hand."""
    page_of(one.desktop).bridge.open()


async def test_the_tables_really_differ_for_ann(qapp, tmp_path):
    found = await compared_tables(qapp, tmp_path, TURN, open_the_curtain)
    assert found.keys() >= {"view", "sprites", "accessibility", "pixels", "hints"}
    everybody = {"public window", "public words", "receipts", "spoken", "where pieces are", "stations"}
    assert found.keys().isdisjoint(everybody)
