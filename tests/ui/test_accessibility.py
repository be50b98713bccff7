"""The table as a screen reader meets it: names, states, places, presses, and what is said without asking."""

import gc
import weakref
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from tests.ui.table_play import asks, click, key, legal_refs, new_session, played_until, shown
from ui import accessibility
from ui.language import Translators
from ui.preferences import Preferences
from ui.session_bridge import SessionBridge
from ui.table_view import TableView
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def listening(qapp):
    """An assistive program asks for everything."""
    accessibility.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said(monkeypatch):
    """Everything that is announced, as (text, whether it is urgent)."""
    heard = []
    update = QAccessible.updateAccessibility

    def listen(event):
        if event.type() is QAccessible.Event.Announcement:
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            heard.append((event.message(), urgent))
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return heard


def table_of(view):
    return QAccessible.queryAccessibleInterface(view.tabletop)


def things(view):
    table = table_of(view)
    return [table.child(number) for number in range(table.childCount())]


def thing(view, words):
    (found,) = [item for item in things(view) if item.text(NAME).startswith(words)]
    return found


def press(item):
    item.actionInterface().doAction("Press")


def test_the_table_is_a_group_named_by_what_is_asked(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("place-worker")))
    table = table_of(view)
    assert table.role() is QAccessible.Role.Grouping
    assert table.text(NAME) == view.bar.headline.text() != ""
    assert table.text(QAccessible.Text.Description) == view.bar.detail.text()


def test_what_can_be_chosen_comes_first_and_says_so(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    legal = len(view.targets())
    items = things(view)
    assert 0 < legal < len(items)
    assert [item.text(NAME).count("(can be chosen)") for item in items] == [1] * legal + [0] * (
        len(items) - legal
    )
    assert [item.state().selectable for item in items] == [1] * legal + [0] * (len(items) - legal)
    names = {ref.name for ref in legal_refs(session) if ref.kind == "field"}
    assert {item.text(NAME).split(" ")[0] for item in items[:legal]} == names


def test_every_thing_has_a_name_a_place_and_its_number(qtbot):
    view = shown(qtbot, played_until(new_session(3), asks("boat")))
    table, room = table_of(view), view.tabletop.viewport()
    screen = room.rect().translated(room.mapToGlobal(QPoint(0, 0)))
    names = []
    for number, item in enumerate(things(view)):
        name = item.text(NAME)
        assert name and "\n" not in name
        names += [name] if item.role() is QAccessible.Role.Graphic else []
        assert table.indexOfChild(item) == number
        assert item.parent().object() is view.tabletop
        assert screen.contains(item.rect()) and not item.rect().isEmpty()
        assert not item.state().invisible
    assert len(set(names)) == len(names), "what is only told is told once"


def test_what_lies_at_a_place_is_found(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("place-worker")))
    first = things(view)[0]
    middle = first.rect().center()
    assert table_of(view).childAt(middle.x(), middle.y()).text(NAME) == first.text(NAME)


def test_a_press_is_a_click(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    before, first = session.length, things(view)[0]
    field = first.text(NAME).split(" ")[0]
    press(first)
    assert session.length == before + 1
    assert session.log()[-1].text == f"place {field}"


def test_a_press_chooses_and_a_second_lets_go(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("plant")))
    tile = next(item for item in things(view) if "when it is laid" in item.text(NAME))
    words = tile.text(NAME).split(" (can be chosen)")[0]
    press(tile)
    (chosen,) = [item for item in things(view) if item.state().selected]
    assert chosen.text(NAME) == words + " (chosen)"
    press(chosen)
    assert not any(item.state().selected or "(chosen)" in item.text(NAME) for item in things(view))


def test_a_press_on_what_cannot_be_chosen_is_answered(qtbot, said):
    session = played_until(new_session(2), asks("draft"))
    view = shown(qtbot, session)
    before = session.length
    press(thing(view, "a1"))
    assert session.length == before
    assert (view.bubble.text.text(), True) in said


def test_a_mat_can_be_looked_at(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("place-worker")))
    other = 1 - view.scene.stage.centre
    item = next(item for item in things(view) if "look at this mat" in item.text(NAME))
    assert item.role() is QAccessible.Role.Button
    press(item)
    assert view.scene.stage.centre == other


def test_what_does_nothing_is_no_button(qtbot):
    view = shown(qtbot, new_session(2))
    assert thing(view, "Cultivation deck").role() is QAccessible.Role.Graphic


def test_the_cursor_of_the_keyboard_is_the_focus(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("place-worker")))
    view.activateWindow()
    view.tabletop.setFocus()
    qtbot.waitUntil(view.tabletop.hasFocus)
    assert table_of(view).focusChild() is None
    key(view, Qt.Key.Key_Right)
    focused = table_of(view).focusChild()
    assert focused.state().focused
    cursor = view.keys.current
    assert cursor is not None
    assert focused.text(NAME).replace(" (can be chosen)", "") == cursor.tip.replace("\n", "; ")
    assert [item.state().focused for item in things(view)].count(1) == 1


def test_what_happened_and_what_is_asked_now_are_said_together_once(qtbot, said):
    session = played_until(new_session(2), asks("draft"))
    view = shown(qtbot, session)
    qtbot.waitUntil(lambda: bool(said))
    headline, detail = view.bar.headline.text(), view.bar.detail.text()
    assert said == [(f"{headline}. {detail}", False)]
    said.clear()
    session.submit_text("draft harvest")
    qtbot.waitUntil(lambda: bool(said))
    ((text, urgent),) = said
    line = session.log()[-1]
    done, who = view.phrases.log(line)[0], session.setup.seats[line.who].name
    assert text.startswith(f"{who}: {done}") and not urgent
    assert view.bar.headline.text() in text
    said.clear()
    session.undo()
    qtbot.waitUntil(lambda: bool(said))
    assert said[0][0] == f"Taken back. {headline}. {detail}"


def test_what_a_bot_did_is_said(qtbot, said):
    setup = Setup("riverboat", (SeatSetup("Ada"), SeatSetup("Robin", controller="greedy")), seed=5)
    session = Session(game("riverboat"), setup)
    session.start()
    while session.human(session.view().prompt.seat):
        session.submit(session.legal()[0])
        if session.waiting:
            session.proceed()
    shown(qtbot, session)
    qtbot.waitUntil(lambda: bool(said))
    said.clear()
    session.submit(session.legal()[0])
    qtbot.waitUntil(lambda: bool(said))
    assert said[0][0].startswith("Robin: ") and "phase tile" in said[0][0]


def test_names_follow_the_language(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("place-worker")))
    english = [item.text(NAME) for item in things(view)]
    translators = Translators()
    try:
        translators.show("zh_TW")
        qtbot.waitUntil(lambda: not table_of(view).text(NAME).isascii())
        chinese = [item.text(NAME) for item in things(view)]
    finally:
        translators.show("en")
    assert len(chinese) == len(english)
    assert "（可選）" in chinese[0] and "can be chosen" not in "".join(chinese)


def test_nothing_is_made_while_nobody_listens(qtbot, said):
    QAccessible.setActive(False)
    session = played_until(new_session(2), asks("draft"))
    view = shown(qtbot, session)
    session.submit(session.legal()[0])
    qtbot.wait(20)
    assert said == []
    assert view.reader.findChildren(accessibility.Thing) == []


@pytest.mark.slow
def test_a_whole_game_by_presses_with_everything_changing_meanwhile(qtbot):
    """Interfaces come and go; language, look and size change; what was met is kept; the window closes."""
    luck = Random(11)
    translators = Translators()
    session = new_session(2)
    view = TableView(SessionBridge(session), theme("light"), Preferences(animation="fast"))
    view.resize(1010, 760)
    view.show()
    pressed = 0
    kept: list[QAccessibleInterface] = []
    gc.collect()
    gc.freeze()  # only what comes now is looked through again and again
    try:
        while not session.over:
            items = things(view) if luck.random() < 0.3 else []
            assert all(item.text(NAME) and item.state() and item.role() for item in items)
            legal = [item for item in items if item.state().selectable]
            if session.waiting:
                view.proceed()
            elif legal:
                press(luck.choice(legal))
                pressed += 1
            else:
                steps = session.legal()
                session.submit(steps[luck.randrange(len(steps))])
            kept = [*kept[-20:], *legal[:1]]
            chance = luck.random()
            if chance < 0.01:
                translators.show(luck.choice(["en", "zh_TW"]))
            elif chance < 0.02:
                view.set_theme(theme(luck.choice(["light", "dark"])))
            elif chance < 0.03:
                view.resize(luck.randrange(820, 1100), luck.randrange(520, 800))
            elif chance < 0.1:
                key(view, Qt.Key.Key_Right)
            if luck.random() < 0.2:
                qtbot.wait(1)
                gc.collect()
    finally:
        gc.unfreeze()
        translators.show("en")
    assert pressed > 30
    view.scene.animator.finish()
    qtbot.waitUntil(view.settled)
    alive = view.reader.things()
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)
    assert alive and not any(map(isValid, alive))


def test_a_table_that_was_read_out_is_let_go(qtbot):
    view = shown(qtbot, played_until(new_session(2), asks("place-worker")))
    assert all(item.text(NAME) for item in things(view))
    table_of(view).child(0).actionInterface().actionNames()
    parts = (view, view.scene, view.reader, view.bridge.session, *view.reader.things())
    kept = [weakref.ref(part) for part in parts]
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)
    del view, parts
    gc.collect()
    assert not any(part() for part in kept)


def test_a_click_by_mouse_changes_what_is_read(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    before = table_of(view).text(NAME)
    ref = next(ref for ref in sorted(legal_refs(session), key=str) if ref.kind == "field")
    click(view, ref)
    assert table_of(view).text(NAME) == view.bar.headline.text() != before
