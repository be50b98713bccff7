"""Two games that a viewer cannot tell apart are the same to him on every surface of the program."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.game import PUBLIC
from riverboat_desktop.desktop import Desktop
from tests.app.running import page_of, running, until
from tests.app.surfaces import copy_everything, hints
from tests.app.twins import ALONE, ANN, ANN_HAS_LAID, BO, BO_HAS_LOOKED, PEOPLE, Twins, dealt_anew
from tests.app.watched import compared

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Deed = Callable[[Desktop], object]


def nothing(desktop: Desktop) -> None:
    """Look at what is there."""


def open_it(desktop: Desktop) -> None:
    """Who is awaited opens the curtain."""
    page_of(desktop).bridge.open()


def open_and_hide(desktop: Desktop) -> None:
    """Who is awaited looks at everything, copies everything, and hides it."""
    open_it(desktop)
    page = page_of(desktop)
    for name in ("score", "log"):
        desktop.window.docks.open(name)
    hints(desktop)
    copy_everything(desktop)
    page.table.open_moves()
    page.table.moves.filter.setText("take")
    page.table.reader.things()
    page.bridge.hide()


def take_a_card(desktop: Desktop) -> None:
    """Ann opens the curtain, takes the first card, and it is Bo's turn."""
    open_it(desktop)
    session = page_of(desktop).bridge.session
    dock = session.view().observation.queue[0] + 1
    session.submit_text(f"take {dock}")


def look_at_log_and_score(desktop: Desktop) -> None:
    """Ann looks, with every panel open, and copies the log."""
    open_it(desktop)
    for name in ("score", "log"):
        desktop.window.docks.open(name)
    copy_everything(desktop)


CASES: dict[str, tuple[Twins, Deed]] = {
    "the curtain is down": (dealt_anew(PEOPLE, PUBLIC), nothing),
    "Ann has looked and hidden it": (dealt_anew(PEOPLE, PUBLIC), open_and_hide),
    "Bo is next": (dealt_anew(PEOPLE, PUBLIC), take_a_card),
    "Ann looks": (dealt_anew(PEOPLE, ANN), look_at_log_and_score),
    "Ann plays alone with a bot": (dealt_anew(ALONE, ANN), nothing),
    "Ann waits for a bot": (dealt_anew(ALONE, ANN), take_a_card),
    "Ann looks after Bo has learned much": (BO_HAS_LOOKED, look_at_log_and_score),
    "Bo looks after Ann has laid her last sets": (ANN_HAS_LAID, look_at_log_and_score),
    "the curtain is down after last sets were laid": (ANN_HAS_LAID, nothing),
}


@pytest.mark.parametrize("name", CASES)
async def test_nothing_tells_a_viewer_what_he_may_not_know(qapp, tmp_path, name):
    twins, deed = CASES[name]
    assert await compared(qapp, twins(tmp_path), deed) == {}


@pytest.mark.parametrize(
    "twins",
    [dealt_anew(PEOPLE, ANN), dealt_anew(ALONE, ANN), BO_HAS_LOOKED, ANN_HAS_LAID],
    ids=["dealt anew", "with a bot", "Bo has looked", "Ann has laid"],
)
async def test_no_hint_tells_it(qapp, tmp_path, twins):
    """What a click would bring, what speaks against it, why it cannot be done, and the list of moves."""

    def look(desktop: Desktop) -> None:
        open_it(desktop)
        assert page_of(desktop).bridge.viewer in (ANN, BO)

    assert await compared(qapp, twins(tmp_path), look, then=hints) == {}


@pytest.mark.parametrize(
    ("twins", "deed"),
    [(dealt_anew(PEOPLE, PUBLIC), open_it), (BO_HAS_LOOKED, take_a_card)],
    ids=["Ann", "Bo"],
)
async def test_the_games_really_differ_for_who_may_know_more(qapp, tmp_path, twins, deed):
    """What was permuted is to be seen by those who may see it: they see another game."""

    def look(desktop: Desktop) -> None:
        deed(desktop)
        open_it(desktop)
        desktop.window.docks.open("log")

    differing = await compared(qapp, twins(tmp_path), look, then=hints)
    assert differing.keys() >= {"view", "sprites", "accessibility", "pixels", "tooltips", "hints"}


def tee(monkeypatch, file: Path) -> None:
    """What goes into the process of the bots is written down, too."""
    relay = (
        "import subprocess, sys\n"
        "worker = subprocess.Popen([sys.executable, '-m', 'riverboat_desktop.bot_worker'], stdin=-1)\n"
        f"with open({str(file)!r}, 'wb', buffering=0) as copy:\n"
        "    for line in sys.stdin.buffer:\n"
        "        copy.write(line)\n"
        "        worker.stdin.write(line)\n"
        "        worker.stdin.flush()\n"
        "worker.stdin.close()\n"
        "worker.wait()\n"
    )
    monkeypatch.setattr("riverboat_desktop.bot_process.worker_command", lambda: (sys.executable, "-c", relay))


async def asked_of_the_bot(qapp, folder: Path, monkeypatch) -> list[bytes]:
    """In two games that the bot cannot tell apart: all that its process is told before it answers.

    Without its luck, which is drawn from the seed and leads nowhere back.
    """
    told = []
    for file in dealt_anew(ALONE, BO, seat=BO)(folder):
        copy = file.with_suffix(".asked")
        tee(monkeypatch, copy)
        async with running(qapp, pace="instant") as desktop:
            desktop.open_record(str(file))
            session = page_of(desktop).bridge.session
            before = session.length
            await until(lambda: session.length > before)  # noqa: B023  awaited at once
        request = json.loads(copy.read_bytes().split(b"\n")[0])
        assert request["seat"] == BO and request.pop("seed") > 0
        told.append(json.dumps(request).encode())
    return told


async def test_a_bot_is_asked_the_same_whatever_it_may_not_know(qapp, tmp_path, monkeypatch):
    one, other = await asked_of_the_bot(qapp, tmp_path, monkeypatch)
    assert one == other


async def test_a_leak_to_the_bots_is_found(qapp, tmp_path, monkeypatch):
    """The whole agreement with its seed, from which everything hidden follows."""
    from engine.core.savefile import write_header
    from riverboat_desktop.bot_client import BotClient

    before = BotClient._request

    def request(self, seat):
        return before(self, seat) | {"setup": write_header(self._session.setup)}

    monkeypatch.setattr(BotClient, "_request", request)
    one, other = await asked_of_the_bot(qapp, tmp_path, monkeypatch)
    assert one != other
