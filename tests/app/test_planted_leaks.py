"""Wherever something hidden is let out, on whatever surface, the comparison of two games finds it there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from engine.core.game import PUBLIC
from engine.session.session import Session
from engine.session.view import View
from riverboat_desktop.desktop import Desktop
from tests.app.surfaces import hints
from tests.app.test_nothing_leaks import nothing, open_and_hide, open_it, take_a_card
from tests.app.twins import ANN, BO, BO_HAS_LOOKED, PEOPLE, Twins, dealt_anew
from tests.app.watched import compared
from ui.main_window import MainWindow
from ui.panels.game_news import GameNews
from ui.sobek.flights import Gain, GainKind
from ui.sobek.phrases import Phrases
from ui.sobek.scene import Table
from ui.table_page import TablePage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Plant = Callable[[pytest.MonkeyPatch], None]
_RUNNING: list[Session] = []


def secret(session: Session) -> str:
    """What Bo alone knows: his hand, in a word."""
    return str(session.view(BO).observation.hands[BO])


@pytest.fixture(autouse=True)
def _now(monkeypatch) -> None:
    """What is planted deep inside finds the game that runs."""
    before = MainWindow.show_game

    def show(self, bridge):
        _RUNNING[:] = [bridge.session]
        before(self, bridge)

    monkeypatch.setattr(MainWindow, "show_game", show)


def secret_now() -> str:
    """The same of the game that runs."""
    return secret(_RUNNING[0])


# --- leaks: each lets something out in one place --------------------------------------------


def view(patch):
    """The window is given the view of the seat that is asked, whoever looks."""
    patch.setattr("ui.session_bridge.SessionBridge.view", lambda self: self.session.view(BO))


def log(patch):
    """The log tells each line as Bo knows it."""
    before = Session.log

    def told(self, viewer=PUBLIC):
        full = before(self, BO)
        return tuple(
            replace(line, step=whole.step, text=whole.text, events=whole.events)
            for line, whole in zip(before(self, viewer), full, strict=True)
        )

    patch.setattr(Session, "log", told)


def tooltip(patch):
    """What is read over a dock tells a hand."""
    before = Phrases.dock_tip

    def tip(self, view, dock):
        return before(self, view, dock) + secret_now()

    patch.setattr(Phrases, "dock_tip", tip)


def hint(patch):
    """What is told beside the pointer depends on another's hand."""
    patch.setattr(
        Table, "gains", lambda self, events, seat: (Gain(GainKind.POINTS, sum(map(ord, secret_now())) % 90),)
    )


def reason(patch):
    """Why something cannot be done is told with what somebody else holds."""
    before = Phrases.reason
    patch.setattr(Phrases, "reason", lambda self, why: before(self, why) + secret_now())


def move(patch):
    """The list of moves tells what a move would bring to light."""
    before = Phrases.step
    patch.setattr(Phrases, "step", lambda self, step, view: before(self, step, view) + secret_now())


def undo(patch):
    """Who is asked whether something may be taken back reads what somebody else learned."""
    before = TablePage._consent_text

    def text(self, plan):
        return before(self, plan) + secret(self.bridge.session)

    patch.setattr(TablePage, "_consent_text", text)


def preview(patch):
    """A game that was left is shown as the person on turn knew it."""

    def told(view: View) -> str:
        return f"round {view.observation.round} {secret_now()}"

    patch.setattr("ui.sobek.standing.headline", told)


def journal(patch):
    """The list of games that were left is given more than everybody knows."""
    before = Session.view

    def seen(self, viewer=PUBLIC, **more):
        return before(self, BO if viewer == PUBLIC else viewer, **more)

    patch.setattr("riverboat_desktop.autosave.Session.view", seen)


def clipboard(patch):
    """The log is copied as whoever looks at the screen knows it, and stays there when he has gone."""

    def copy(self):
        bridge = self._bridge
        told = [entry.spoken("") for entry in self._entries(bridge.viewer)]
        QGuiApplication.clipboard().setText("\n".join((*told, str(bridge.view().observation.hands))))

    patch.setattr(GameNews, "_copy_log", copy)


def one_move_copied(patch):
    """A move out of the list is copied, as lists do by themselves."""
    patch.setattr("ui.move_list.MoveList.eventFilter", lambda self, watched, event: False)


def typed(patch):
    """What was listed stays there behind the curtain."""
    patch.setattr("ui.move_list.MoveList.forget", lambda self: self.hide())


def announcement(patch):
    """A screen reader is still told what was to be said before the curtain fell."""
    patch.setattr(
        "ui.accessibility.TableReader._turned",
        lambda self: self._said.append(secret(self._view.bridge.session)),
    )


def accessible_name(patch):
    """A thing on the table is called after what lies under it."""
    before = Table.arrange

    def arrange(self, view, stage):
        return [
            replace(sprite, tip=sprite.tip + secret_now()) if sprite.id.startswith("back/") else sprite
            for sprite in before(self, view, stage)
        ]

    patch.setattr(Table, "arrange", arrange)


def sprite(patch):
    """A thing on the table carries its face in its name."""
    before = Table.arrange

    def arrange(self, view, stage):
        lying = before(self, view, stage)
        pointed = next(one for one in lying if one.refs)
        return [*lying, replace(pointed, id=f"ghost/{secret_now()}", tip="")]

    patch.setattr(Table, "arrange", arrange)


def title(patch):
    """The window is called after a hand."""
    before = MainWindow._follow

    def follow(self):
        before(self)
        if self.page is not None:
            self.setWindowTitle(secret(self.page.bridge.session))

    patch.setattr(MainWindow, "_follow", follow)


def crash(patch):
    """A report of an error repeats what the error says."""
    patch.setattr("riverboat_desktop.crash.told", lambda error: repr(error))


def local_variable(patch):
    """A report of an error has the variables of each frame."""

    def told(error):
        frame = error.__traceback__.tb_next.tb_frame
        return str(frame.f_locals)

    patch.setattr("riverboat_desktop.crash.told", told)


def program_log(patch):
    """A line for developers names a card."""
    before = Session.submit_text

    def submit(self, text, **more):
        logging.getLogger("riverboat_desktop.game_keeper").debug("a hand: %s", secret(self))
        return before(self, text, **more)

    patch.setattr(Session, "submit_text", submit)


def shared_copy(patch):
    """A copy for everybody has the seed in it."""
    patch.setattr("engine.session.report._AGREED", ("game", "seed"))


def queue_of_cards(patch):
    """What is drawn tells a hand, by a colour."""
    before = Table.paint_badge

    def paint(self, painter, rect, colour, theme):
        before(self, painter, rect, sum(map(ord, secret_now())) % 4, theme)

    patch.setattr(Table, "paint_badge", paint)


# --- where each has to be found -------------------------------------------------------------


def look(desktop: Desktop) -> None:
    """Who is awaited opens the curtain, with the log in sight."""
    open_it(desktop)
    desktop.window.docks.open("log")


ANN_LOOKS = (dealt_anew(PEOPLE, ANN), look)
BO_KNOWS = (BO_HAS_LOOKED, look)
DOWN = (dealt_anew(PEOPLE, PUBLIC), open_and_hide)
LEAKS: list[tuple[Plant, str, tuple[Twins, Callable[[Desktop], object]]]] = [
    (view, "view", (dealt_anew(PEOPLE, PUBLIC), nothing)),
    (log, "log", BO_KNOWS),
    (tooltip, "tooltips", ANN_LOOKS),
    (hint, "hints", ANN_LOOKS),
    (reason, "hints", ANN_LOOKS),
    (move, "hints", ANN_LOOKS),
    (undo, "undo", BO_KNOWS),
    (preview, "autosave preview", ANN_LOOKS),
    (journal, "autosave preview", ANN_LOOKS),
    (clipboard, "clipboard", DOWN),
    (one_move_copied, "clipboard", DOWN),
    (typed, "lists", DOWN),
    (announcement, "accessibility", DOWN),
    (accessible_name, "accessibility", ANN_LOOKS),
    (sprite, "sprites", ANN_LOOKS),
    (title, "widgets", ANN_LOOKS),
    (crash, "crash report", ANN_LOOKS),
    (local_variable, "crash report", ANN_LOOKS),
    (program_log, "program log", (dealt_anew(PEOPLE, PUBLIC), take_a_card)),
    (shared_copy, "shared copy", ANN_LOOKS),
    (queue_of_cards, "pixels", ANN_LOOKS),
]


@pytest.mark.parametrize(("leak", "where", "moment"), LEAKS, ids=[leak.__name__ for leak, _, _ in LEAKS])
async def test_a_planted_leak_is_found(qapp, tmp_path, monkeypatch, leak, where, moment):
    twins, deed = moment
    files = twins(tmp_path)
    leak(monkeypatch)
    then = hints if where == "hints" else None
    assert where in await compared(qapp, files, deed, then=then)
