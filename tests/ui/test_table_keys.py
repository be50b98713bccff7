"""The table by keyboard alone: a cursor over what can be pointed at, words by digit, list of moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.component import Ref
from tests.ui.table_play import asks, key, legal_refs, new_session, played_until, shown
from ui.items.sprite import Sprite

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)


def focused(view):
    rings = view.scene.overlay("focus")
    return rings[0].id.removeprefix("focus/") if rings else ""


def under_cursor(view) -> Sprite:
    sprite = view.scene.sprite(focused(view))
    assert sprite is not None, "there is no cursor"
    return sprite


def test_arrows_show_a_cursor_that_enter_picks(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    key(view, Qt.Key.Key_Right)
    sprite = under_cursor(view)
    assert sprite.refs[0] in legal_refs(session)
    before = session.length
    key(view, Qt.Key.Key_Return)
    assert session.length == before + 1
    assert session.log()[-1].text == f"place {sprite.refs[0].name}"


@pytest.mark.parametrize("question", ["draft", "place-worker", "plant", "boat", "card"])
def test_every_target_can_be_reached_with_arrows(qtbot, question):
    session = played_until(new_session(2), asks(question))
    view = shown(qtbot, session)
    targets = {sprite.id for sprite in view.targets()}
    reached, waiting = set(), [view.targets()[0].id]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        for arrow in ARROWS:
            view.keys._go(view.scene.sprite(name))
            key(view, arrow)
            waiting.append(focused(view))
    assert reached == targets


def test_tab_goes_from_group_to_group_and_then_leaves(qtbot):
    session = played_until(new_session(2), asks("plant"))
    view = shown(qtbot, session)
    view.tabletop.setFocus()
    zones = []
    for _ in range(2):
        QTest.keyClick(view.tabletop, Qt.Key.Key_Tab)
        zones.append(under_cursor(view).zone)
    assert zones == ["supply", "mat"]
    QTest.keyClick(view.tabletop, Qt.Key.Key_Tab)
    assert not view.tabletop.hasFocus()


def test_a_tile_is_planted_by_keys(qtbot):
    session = played_until(new_session(2), asks("plant"))
    view = shown(qtbot, session)
    key(view, Qt.Key.Key_Up)
    sprite = under_cursor(view)
    assert sprite.refs[0].kind in ("tile", "field")
    for _ in range(3):
        if focused(view).startswith("display/"):
            break
        key(view, Qt.Key.Key_Up)
    tile = under_cursor(view).refs[0]
    before = session.length
    key(view, Qt.Key.Key_Return)
    assert focused(view).startswith("field/")
    key(view, Qt.Key.Key_R)
    laying = view.hand.laying()
    key(view, Qt.Key.Key_Return)
    assert session.log()[before].step.fields == laying.fields
    assert session.log()[before].text.split()[1] == tile.name


def test_digits_press_the_words(qtbot):
    session = played_until(new_session(2), asks("bonus"))
    view = shown(qtbot, session)
    words = session.view().prompt.words
    before = session.length
    key(view, Qt.Key.Key_2)
    assert session.log()[before].text == words[1]


def test_p_passes_and_c_switches_the_coin(qtbot):
    session = played_until(new_session(2), lambda s: asks("boat")(s) and bool(legal_refs(s, coin=True)))
    view = shown(qtbot, session)
    key(view, Qt.Key.Key_C)
    assert view.hand.picker.on == {Ref("word", "coin")}
    assert view.bar.words["coin"].isChecked()
    key(view, Qt.Key.Key_C)
    assert not view.bar.words["coin"].isChecked()
    before = session.length
    key(view, Qt.Key.Key_P)
    assert session.log()[before].text == "pass"


def test_space_ends_the_turn_and_control_z_takes_back(qtbot):
    session = played_until(new_session(2), asks("draft"))
    view = shown(qtbot, session)
    key(view, Qt.Key.Key_Right)
    key(view, Qt.Key.Key_Return)
    assert session.waiting
    key(view, Qt.Key.Key_Z, control=True)
    assert not session.waiting
    key(view, Qt.Key.Key_Z, control=True, shift=True)
    assert session.waiting
    key(view, Qt.Key.Key_Space)
    assert not session.waiting
    assert session.view().prompt.seat == 1 - session.log()[-1].who


def test_escape_lets_go(qtbot):
    session = played_until(new_session(2), asks("plant"))
    view = shown(qtbot, session)
    key(view, Qt.Key.Key_Right)
    view.keys._go(next(sprite for sprite in view.targets() if sprite.zone == "supply"))
    key(view, Qt.Key.Key_Return)
    assert view.hand.picker.pointed
    key(view, Qt.Key.Key_Escape)
    assert not view.hand.picker.pointed


def test_the_list_of_moves_is_filtered_and_picks(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    key(view, Qt.Key.Key_M)
    assert view.moves.isVisible()
    rows = view.moves.list
    assert rows.count() == len(session.legal())
    QTest.keyClicks(view.moves.filter, rows.item(2).text())
    before = session.length
    QTest.keyClick(view.moves.filter, Qt.Key.Key_Return)
    assert session.length == before + 1
    assert not view.moves.isVisible()


def test_a_question_mark_opens_the_rule_of_the_note_or_of_the_prompt(qtbot):
    session = played_until(new_session(2), asks("draft"))
    view = shown(qtbot, session)
    with qtbot.waitSignal(view.rule_wanted) as asked:
        QTest.keyClicks(view.tabletop, "?")
    assert asked.args == ["RB-1.3.3"]
    key(view, Qt.Key.Key_C)
    with qtbot.waitSignal(view.rule_wanted) as asked:
        QTest.keyClicks(view.tabletop, "?")
    assert asked.args == [view.bubble.rule]


def test_the_table_says_what_is_asked_and_where_the_cursor_is(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session)
    assert view.bar.headline.text() == view.tabletop.accessibleName()
    key(view, Qt.Key.Key_Right)
    sprite = under_cursor(view)
    assert view.tabletop.accessibleDescription() == sprite.tip
