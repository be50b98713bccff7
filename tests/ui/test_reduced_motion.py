"""Reduced motion: with animation off nothing moves, blinks or fades, wherever it could."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tests.ui.table_play import asks, legal_refs, new_session, played_until, shown
from ui.preferences import Preferences

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
UI = Path(__file__).resolve().parents[2] / "ui"


@pytest.mark.parametrize("animation", ["off", "slow"])
def test_a_step_moves_pieces_only_where_motion_is_wanted(qtbot, animation):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session, animation=animation)
    session.submit(session.legal()[0])
    assert view.scene.animator.running is (animation == "slow")
    view.scene.animator.finish()


def test_switched_off_it_ends_what_moves(qtbot):
    session = played_until(new_session(2), asks("place-worker"))
    view = shown(qtbot, session, animation="slow")
    session.submit(session.legal()[0])
    view.set_preferences(replace(Preferences(), animation="off"))
    assert not view.scene.animator.running


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_a_button_that_is_wanted_blinks_only_where_motion_is_wanted(qtbot, animation):
    wants_coin = asks("boat")
    session = played_until(new_session(2), lambda s: wants_coin(s) and bool(legal_refs(s, coin=True)))
    view = shown(qtbot, session, animation=animation)
    view.hand.toggle_wanted.emit("coin")
    QTest.qWait(30)
    assert view.bar.words["coin"].isDown() is (animation == "normal")


def test_only_the_animator_animates():
    """Whatever else moves would not know of the setting."""
    moving = re.compile(r"Q(Property|Variant|Sequential|Parallel)Animation|QTimeLine|QMovie|AnimatedDocks")
    users = {path.name for path in UI.rglob("*.py") if moving.search(path.read_text(encoding="utf-8"))}
    assert users == {"animator.py"}
