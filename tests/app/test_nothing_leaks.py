"""Two games that a viewer cannot tell apart show him the same window; planted leaks are found."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from engine.core.chance import Rng
from engine.core.game import PUBLIC
from engine.core.savefile import Position, Record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop import paths
from riverboat_desktop.desktop import Desktop
from tests.app.running import page_of, running
from tests.app.surfaces import surfaces
from ui.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RULES = game("sobek")
PEOPLE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=7)
ALONE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bot", "greedy")), seed=7)
ANN = 0


def situation(setup: Setup) -> Session:
    """Ann is on turn with a full hand, and a good lies open first in the queue, which is long enough."""
    session = Session(RULES, setup)
    session.start()
    rng = Rng(2)
    for _ in range(400):
        docks = session.view().observation
        if session.length > 40 and session.view().prompt.seat == ANN and len(docks.queue) > 5:
            try:
                session.reached()
            except ValueError:
                pass
            else:
                if docks.docks[docks.queue[0]] in session.view(PUBLIC).observation.docks[:9]:
                    return session
        legal = session.legal()
        session.submit(legal[rng.below(len(legal))])
    raise AssertionError("no such situation came up")


def twins(setup: Setup, viewer: int, folder: Path) -> list[Path]:
    """Two records that begin in situations which the viewer cannot tell apart."""
    seen = situation(setup).view(viewer).observation
    files = []
    for luck in (1, 2):
        state = RULES.determinise(setup, seen, Rng(luck))
        assert RULES.observe(state, viewer) == seen
        position = Position(RULES.inventory(state), tuple(RULES.turn(state).items()))
        files.append(folder / f"{luck}.rbt")
        files[-1].write_text(write_record(Record(setup, position=position)), encoding="utf-8")
    assert files[0].read_bytes() != files[1].read_bytes()
    return files


Deed = Callable[[Desktop], None]


def nothing(desktop: Desktop) -> None:
    """Look at what is there."""


def open_it(desktop: Desktop) -> None:
    """Ann opens the curtain."""
    page_of(desktop).bridge.open()


def open_and_hide(desktop: Desktop) -> None:
    """Ann looks at everything there is to look at, and hides it."""
    open_it(desktop)
    page = page_of(desktop)
    page.table.open_moves()
    page.table.reader.things()
    for sprite in page.table.scene.sprites():
        page.table.hand.hover(sprite)
    for name in ("score", "log"):
        desktop.window.docks.open(name)
    page.bridge.hide()


def take_a_card(desktop: Desktop) -> None:
    """Ann opens the curtain, takes the first card, and it is Bo's turn."""
    open_it(desktop)
    session = page_of(desktop).bridge.session
    dock = session.view().observation.queue[0] + 1
    session.submit_text(f"take {dock}")


CASES = {
    "the curtain is down": (PEOPLE, PUBLIC, nothing),
    "Ann has looked and hidden it": (PEOPLE, PUBLIC, open_and_hide),
    "Bo is next": (PEOPLE, PUBLIC, take_a_card),
    "Ann looks": (PEOPLE, ANN, open_it),
    "Ann plays alone with a bot": (ALONE, ANN, nothing),
    "Ann waits for a bot": (ALONE, ANN, take_a_card),
}


@asynccontextmanager
async def shown(qapp, file: Path, deed: Deed):
    """A fresh program in which this file was opened."""
    shutil.rmtree(paths.journal_dir(), ignore_errors=True)
    paths.config_file().unlink(missing_ok=True)
    async with running(qapp, pace="step") as desktop:
        await asyncio.sleep(0.1)  # the window finds its place
        desktop.window.resize(1000, 760)
        await asyncio.sleep(0.1)
        desktop.open_record(str(file))
        deed(desktop)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # buttons that are gone already
        at_once = surfaces(desktop)
        await asyncio.sleep(0.15)
        yield at_once, surfaces(desktop)


async def compared(qapp, setup: Setup, viewer: int, deed: Deed, folder: Path) -> set[str]:
    """The surfaces by which the two games can be told apart, at once or when everything has settled."""
    found = []
    for file in twins(setup, viewer, folder):
        async with shown(qapp, file, deed) as seen:
            found.append(seen)
    one, other = found
    return {
        name
        for before, after in zip(one, other, strict=True)
        for name in before
        if before[name] != after[name]
    }


@pytest.mark.parametrize("name", CASES)
async def test_the_window_shows_nothing_that_its_viewer_may_not_know(qapp, tmp_path, name):
    setup, viewer, deed = CASES[name]
    assert await compared(qapp, setup, viewer, deed, tmp_path) == set()


async def test_the_games_really_differ_for_who_may_know_more(qapp, tmp_path):
    """Ann's own hand is among what was permuted, so whoever sees it sees another game."""
    differing = await compared(qapp, PEOPLE, PUBLIC, open_it, tmp_path)
    assert differing >= {"sprites", "read out", "pixels"}


def leak_list(monkeypatch) -> None:
    monkeypatch.setattr("ui.move_list.MoveList.forget", lambda self: self.hide())


def leak_view(monkeypatch) -> None:
    monkeypatch.setattr("ui.session_bridge.SessionBridge.view", lambda self: self.session.view(ANN))


def leak_announcement(monkeypatch) -> None:
    """Who looked before is still told what was to be said."""
    monkeypatch.setattr(
        "ui.accessibility.TableReader._turned",
        lambda self: self._said.append(str(self._view.bridge.session.view(ANN).observation.hands)),
    )


def leak_title(monkeypatch) -> None:
    """The window is called after Ann's hand when it follows the game."""
    before = MainWindow._follow

    def follow(self):
        before(self)
        if self.page is not None:
            self.setWindowTitle(str(self.page.bridge.session.view(ANN).observation.hands[ANN]))

    monkeypatch.setattr(MainWindow, "_follow", follow)


LEAKS = {leak_list: "lists", leak_view: "sprites", leak_announcement: "said", leak_title: "widgets"}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_planted_leak_is_found(qapp, tmp_path, monkeypatch, leak):
    leak(monkeypatch)
    assert LEAKS[leak] in await compared(qapp, PEOPLE, PUBLIC, open_and_hide, tmp_path)
