"""A table on the screen for tests: sessions at a moment, real mouse and key events at real positions."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.component import Ref
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from engine.session.view import Staging
from ui.preferences import Preferences
from ui.session_bridge import SessionBridge
from ui.table_view import TableView
from ui.theme import theme

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SIZE = (1010, 760)


def new_session(seats=2, *, seed=5, edition_text="", options=(), staging=Staging.ALWAYS) -> Session:
    """A fresh play of people only, mat N for seat N, dealt as far as the first decision."""
    setup = Setup(
        "riverboat",
        tuple(
            SeatSetup(name, choices=(("mat", str(number)),)) for number, name in enumerate(NAMES[:seats], 1)
        ),
        options=tuple(options),
        seed=seed,
        edition_text=edition_text,
    )
    session = Session(game("riverboat"), setup, staging=staging)
    session.start()
    return session


def played_until(session: Session, there, *, seed=3) -> Session:
    """Plays random legal steps until `there(session)` holds at a decision that nothing waits before."""
    luck = Random(seed)
    while session.waiting or not there(session):
        assert not session.over, "the play ended before"
        if session.waiting:
            session.proceed()
            continue
        legal = session.legal()
        session.submit(legal[luck.randrange(len(legal))])
    return session


def walk(session: Session, steps: int, seed: int):
    """Yields after each random step, with the number of the first frame that was new."""
    luck = Random(seed)
    for _ in range(steps):
        first = session.length + 1
        if session.waiting:
            session.proceed()
        else:
            legal = session.legal()
            session.submit(legal[luck.randrange(len(legal))])
        yield first


def asks(key, *, after=0):
    """Holds when the prompt has that key, from the `after`-th step on."""
    return lambda session: session.length >= after and session.view().prompt.key == key


def shown(qtbot, session: Session, *, animation="off", size=SIZE) -> TableView:
    """The table of a session on the screen, at rest."""
    view = TableView(SessionBridge(session), theme("light"), Preferences(animation=animation))
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    qtbot.waitUntil(view.settled)
    return view


def point_of(view: TableView, ref: Ref) -> QPoint:
    """Where the ref can be clicked; it is on the screen."""
    place = view.target_point(ref)
    assert place is not None, f"{ref} is nowhere"
    assert view.tabletop.viewport().rect().contains(place)
    return place


def move_to(view: TableView, ref: Ref) -> None:
    """Move the mouse there."""
    QTest.mouseMove(view.tabletop.viewport(), point_of(view, ref))


def click(view: TableView, ref: Ref, *, control=False, button=Qt.MouseButton.LeftButton) -> None:
    """Move the mouse there and click."""
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    move_to(view, ref)
    QTest.mouseClick(view.tabletop.viewport(), button, modifier, point_of(view, ref))


def press(view: TableView, word: str) -> None:
    """Click the button of a word."""
    button = view.word_button(word)
    assert button is not None and button.isVisible(), f"no button for {word}"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def key(view: TableView, code, *, control=False, shift=False) -> None:
    """Press a key on the tabletop."""
    modifiers = Qt.KeyboardModifier.NoModifier
    if control:
        modifiers |= Qt.KeyboardModifier.ControlModifier
    if shift:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(view.tabletop, code, modifiers)


def legal_refs(session: Session, *, coin=False) -> frozenset[Ref]:
    """Everything that the legal steps with (or without) a coin point at."""
    word = Ref("word", "coin")
    return frozenset(
        ref for step in session.legal() if (word in session.refs(step)) is coin for ref in session.refs(step)
    )
