"""Sobek's table with real mouse and key events: taking, laying by cards and offers, powers, undo."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.component import Ref
from engine.session.session import Session
from tests.engine.sobek.table import lies, play, position
from tests.ui.counted_legal import LARGE, Counted
from tests.ui.table_play import click, key, move_to, point_of, press
from tests.ui.table_play import shown as table_shown
from ui.items.sprite import Sprite
from ui.table_view import TableView
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

QUEUE = """
    at dock-2: ivory
    at dock-4: wheat
    at dock-5: fish
    at dock-7: amulet
    at dock-9: cattle
"""
OTHER = "at 2.hand: cattle-start, thief, marble"
TOKENS = """
    looked 1
    at tokens: flood, curse, deceit, embalming, guild-A
"""


def shown(qtbot, session: Session) -> TableView:
    """The table with the curtain open for who is asked."""
    view = table_shown(qtbot, session)
    view.bridge.open()
    return view


def turn(qtbot, hand: str, *more: str) -> TableView:
    """A turn of the first seat with that hand."""
    lines = [QUEUE, f"at 1.hand: {hand}", *more]
    if not any("2.hand" in line for line in more):
        lines.append(OTHER)
    return shown(qtbot, position("\n".join(lines)))


def last(qtbot, hand: str, *more: str) -> TableView:
    """The end of a round."""
    lines = ["phase laying", f"at 1.hand: {hand}", *more]
    return shown(qtbot, position("\n".join(lines)))


def card(name: str) -> Ref:
    return Ref("card", name)


def written(view: TableView) -> list[str]:
    """The steps since the position, as text."""
    return [line.text for line in view.bridge.session.log(0) if not line.undone]


def middle(view: TableView, name: str) -> QPoint:
    """Where the sprite of that id can be clicked."""
    sprite = view.scene.sprite(name)
    assert sprite is not None, f"{name} is not there"
    handle = view.scene.handle(sprite)
    assert handle is not None, f"{name} is covered"
    return view.tabletop.mapFromScene(handle)


def click_sprite(view: TableView, name: str) -> None:
    QTest.mouseMove(view.tabletop.viewport(), middle(view, name))
    QTest.mouseClick(view.tabletop.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, name))


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    """Carry what lies at one place to another."""
    port = view.tabletop.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(port, start + (end - start) * share)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def gathered(view: TableView) -> set[str]:
    """The names of the cards that are gathered."""
    return {ref.name for group in view.scene.stage.gathered for ref in group.refs}


def ringed(view: TableView, kind: str) -> set[str]:
    return {ring.id.removeprefix(f"{kind}/") for ring in view.scene.overlay(kind)}


def said(view: TableView) -> str:
    assert view.bubble.isVisible()
    return view.bubble.text.text()


# --- the queue ------------------------------------------------------------------------------------


def test_a_click_on_a_reachable_card_takes_it_and_the_fifth_is_refused_by_rule_sk_1_5_1(qtbot):
    view = turn(qtbot, "wheat x2")
    assert {name for name in ringed(view, "legal") if name.startswith("dock/")} == {
        "dock/1",
        "dock/3",
        "dock/4",
        "dock/6",
    }
    click(view, Ref("dock", "9"))
    assert "4" in said(view)
    assert view.bubble.rule == "SK-1.5.1"
    click(view, Ref("dock", "5"))
    assert written(view) == ["take 5"]
    assert lies(view.bridge.session, "1.corruption") == {"ivory": 1, "wheat": 1}


def test_a_card_is_dragged_from_the_queue_into_the_hand(qtbot):
    view = turn(qtbot, "wheat x2")
    drag(view, point_of(view, Ref("dock", "4")), point_of(view, card("wheat")))
    assert written(view) == ["take 4"]


def test_a_card_that_is_out_of_reach_flies_back_and_says_why(qtbot):
    view = turn(qtbot, "wheat x2")
    sprite = view.scene.sprite("dock/8")
    assert sprite is not None
    assert not sprite.drags
    drag(view, point_of(view, Ref("dock", "4")), point_of(view, Ref("dock", "9")))
    assert written(view) == []


def test_a_digit_takes_the_card_of_that_dock(qtbot):
    view = turn(qtbot, "wheat x2")
    key(view, Qt.Key.Key_8)
    assert said(view) == view.phrases.reason(view.bridge.session.why_not([Ref("dock", "8")]))
    key(view, Qt.Key.Key_2)
    assert written(view) == ["take 2"]


# --- laying ---------------------------------------------------------------------------------------


def test_a_set_is_laid_card_by_card_and_the_button_says_what_it_brings(qtbot):
    view = turn(qtbot, "wheat-1 x2, wheat, fish, amulet")
    assert view.bar.words["lay"].text() == "Lay a set"
    for name in ("wheat-1", "wheat-1 2", "amulet"):
        click(view, card(name))
    assert gathered(view) == {"wheat-1", "wheat-1 2", "amulet"}
    assert ringed(view, "chosen") == {"hand/wheat-1/1", "hand/wheat-1/2", "hand/amulet/1"}
    assert view.bar.words["lay"].text() == "Lay 2 wheat + amulet: 6"
    click(view, card("amulet"))
    assert gathered(view) == {"wheat-1", "wheat-1 2"}
    press(view, "lay")
    assert said(view) == "A set needs at least 3 cards; picked so far: 2."
    click(view, card("wheat"))
    press(view, "lay")
    assert written(view) == ["lay wheat wheat-1 wheat-1 wheat"]


def test_one_click_on_an_offer_gathers_it_and_enter_lays_it(qtbot):
    view = turn(qtbot, "ivory-3 x2, ivory-start, amulet, fish")
    click_sprite(view, "offer/ivory")
    assert gathered(view) == {"ivory-3", "ivory-3 2", "ivory-start", "amulet"}
    assert view.bar.words["lay"].text() == "Lay 3 ivory + amulet: 24"
    key(view, Qt.Key.Key_Return)
    assert written(view) == ["lay ivory ivory-3 ivory-3 ivory-start amulet"]


def test_what_is_gathered_outlasts_hovering_theme_and_language_and_goes_with_escape(qtbot):
    view = turn(qtbot, "wheat-1 x3, fish")
    click_sprite(view, "offer/wheat")
    move_to(view, Ref("dock", "4"))
    view.set_theme(theme("dark"))
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    QTest.mouseClick(view.tabletop.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert gathered(view) == {"wheat-1", "wheat-1 2", "wheat-1 3"}
    assert view.bar.words["lay"].text() == "Lay 3 wheat: 9"
    key(view, Qt.Key.Key_Escape)
    assert gathered(view) == set()
    assert view.bar.words["lay"].text() == "Lay a set"


def test_undo_and_redo_bring_a_hand_with_nothing_gathered(qtbot):
    view = turn(qtbot, "wheat-1 x3, fish")
    view.bridge.hand_over(1, "random")
    click_sprite(view, "offer/wheat")
    key(view, Qt.Key.Key_2)
    assert written(view) == ["take 2"]
    assert gathered(view) == set()
    key(view, Qt.Key.Key_Z, control=True)
    assert written(view) == []
    assert gathered(view) == set()
    click_sprite(view, "offer/wheat")
    key(view, Qt.Key.Key_Z, control=True, shift=True)
    assert written(view) == ["take 2"]
    assert gathered(view) == set()


def test_a_card_of_no_set_is_refused_with_its_reason(qtbot):
    view = turn(qtbot, "wheat-1 x3, ebony")
    click(view, card("ebony"))
    assert view.bubble.rule == "SK-1.7.1"
    assert "ebony" in said(view)
    assert gathered(view) == set()
    assert "hand/ebony/1" not in ringed(view, "legal")


def test_words_that_cannot_be_pressed_now_say_why(qtbot):
    view = turn(qtbot, "wheat-1 x3, queen")
    press(view, "lay")
    assert said(view) == "First pick the cards."
    press(view, "play")
    assert said(view) == "First pick the character."
    assert written(view) == []


def test_cards_are_dragged_among_the_sets_to_be_gathered_and_again_to_be_laid(qtbot):
    view = turn(qtbot, "wheat-1 x3, fish-1", "at 1.fish: fish-start x2, fish")
    area = view.scene.sprite("sets area")
    assert area is not None
    there = view.tabletop.mapFromScene(area.rect.center())
    for name in ("wheat-1", "wheat-1 2", "wheat-1 3"):
        drag(view, point_of(view, card(name)), there)
    assert gathered(view) == {"wheat-1", "wheat-1 2", "wheat-1 3"}
    assert not view.scene.overlay("carried")
    drag(view, point_of(view, card("wheat-1 2")), there)
    assert written(view) == ["lay wheat wheat-1 wheat-1 wheat-1"]


def test_amulets_alone_are_named_in_the_tray_or_on_an_own_set_by_rule_sk_3_43(qtbot):
    view = turn(qtbot, "amulet x3, wheat", "at 1.fish: fish-start x2, fish-1")
    for name in ("amulet", "amulet 2"):
        click(view, card(name))
    assert view.scene.sprite("good/ivory") is None
    click(view, card("amulet 3"))
    click_sprite(view, "good/ivory")
    assert view.scene.sprite("good/ivory") is None
    assert view.bar.words["lay"].text() == "Lay 3 amulets: 0"
    press(view, "lay")
    assert written(view) == ["lay ivory amulet amulet amulet"]


# --- powers and tokens ----------------------------------------------------------------------------


def test_a_character_is_picked_and_played_with_the_letter(qtbot):
    view = turn(qtbot, "thief, wheat x2", "at 2.hand: cattle-start, marble x2")
    click(view, card("thief"))
    assert view.bar.words["play"].text() == "Play: Thief"
    key(view, Qt.Key.Key_P)
    assert written(view) == ["play thief"]


def test_the_thief_robs_by_the_back_or_by_the_seat_and_then_the_back_by_rule_sk_3_5(qtbot):
    session = position(f"{QUEUE}\nat 1.hand: thief, wheat x2\nat 2.hand: cattle-start, marble x2")
    play(session, "play thief")
    view = shown(qtbot, session)
    assert ringed(view, "legal") >= {"back/1/green/1", "back/1/beige/1", "back/1/beige/2"}
    click_sprite(view, "seat/1")
    assert written(view) == ["play thief"]
    assert "back/1/beige/2" in ringed(view, "legal")
    click(view, Ref("back", "beige", 1))
    assert written(view) == ["play thief", "steal 2 beige"]


def test_a_back_counts_as_its_seat_where_only_a_seat_is_asked(qtbot):
    session = position(
        f"{QUEUE}\nat 1.hand: wheat-1 x3\n{OTHER}\nat 3.hand: fish-start x2\n{TOKENS}", seats=3
    )
    play(session, "lay wheat wheat-1 wheat-1 wheat-1", "pick curse")
    view = shown(qtbot, session)
    assert view.bridge.view().prompt.key == "curse"
    view.hand.click(
        Sprite("", QRectF(), "", lambda *_: None, refs=(Ref("back", "green", 1), Ref("seat", "2")))
    )
    assert written(view)[-1] == "curse 2"


def test_a_token_is_picked_in_the_tray(qtbot):
    view = turn(qtbot, "wheat-1 x3, fish", TOKENS)
    click_sprite(view, "offer/wheat")
    press(view, "lay")
    click(view, Ref("token", "embalming"))
    assert written(view)[-1] == "pick embalming"


def test_the_vizir_looks_and_claims_a_card_of_the_pile_by_rule_sk_1_10_5(qtbot):
    session = position(f"{QUEUE}\nat 1.hand: vizir, wheat x2\n{OTHER}\nat 2.corruption: ebony, queen")
    view = shown(qtbot, session)
    click(view, card("vizir"))
    press(view, "play")
    click(view, Ref("seat", "2"))
    click(view, card("queen"))
    assert written(view)[-1] == "claim queen"


def test_the_courtisan_adds_one_or_two_cards_by_rule_sk_1_10_6(qtbot):
    session = position(
        f"{QUEUE}\nat 1.hand: courtisan, fish x2, amulet, marble\n{OTHER}\nat 1.fish: fish-1 x2, fish-start"
    )
    play(session, "play courtisan")
    view = shown(qtbot, session)
    click(view, card("fish"))
    click(view, card("amulet"))
    click(view, card("fish 2"))
    assert view.bubble.rule == "SK-1.10.6"
    key(view, Qt.Key.Key_A)
    assert written(view)[-1] == "add fish fish amulet"


# --- the end of a round ---------------------------------------------------------------------------


def test_one_press_lays_the_proposal_and_has_finished_and_all_of_it_is_taken_back(qtbot):
    view = last(qtbot, "wheat-1 x2, wheat, fish-1 x2, amulet, marble", "at 2.hand: cattle-1 x3")
    view.bridge.hand_over(1, "random")
    assert view.bar.words["lay"].text() == "Lay 2 sets: 4"
    assert view.bar.words["done"].text() == "Lay nothing: corruption 0 → 7"
    assert view.scene.stage.summary == "1 card stays in the hand; corruption 0 → 1"
    press(view, "lay")
    assert written(view) == ["lay wheat wheat-1 wheat-1 wheat", "lay fish fish-1 fish-1 amulet", "done"]
    for _ in range(3):
        key(view, Qt.Key.Key_Z, control=True)
    assert written(view) == []
    assert view.bar.words["lay"].text() == "Lay 2 sets: 4"


def test_an_amulet_is_moved_by_its_card_and_a_chip_or_carried_there_by_rule_sk_3_50(qtbot):
    view = last(qtbot, "wheat-1 x3, fish-1 x3, amulet", "at 2.hand: cattle-1 x3")

    def sets() -> list[str]:
        return [group.text for group in view.scene.stage.gathered]

    assert sets() == ["3 wheat + amulet", "3 fish"]
    click(view, card("amulet"))
    assert sets() == ["3 wheat", "3 fish"]
    click_sprite(view, "offer/fish")
    assert sets() == ["3 wheat", "3 fish + amulet"]
    drag(view, point_of(view, card("amulet")), middle(view, "offer/wheat"))
    assert sets() == ["3 wheat + amulet", "3 fish"]
    drag(view, point_of(view, card("amulet")), point_of(view, card("fish-1")))
    assert sets() == ["3 wheat", "3 fish + amulet"]


def test_done_lays_nothing(qtbot):
    view = last(qtbot, "wheat-1 x2, wheat", "at 2.hand: cattle-1 x3")
    key(view, Qt.Key.Key_D)
    assert written(view) == ["done"]


# --- keys and the list ----------------------------------------------------------------------------


def test_the_cursor_walks_queue_hand_and_offers_and_gathers_with_enter_and_space(qtbot):
    view = turn(qtbot, "wheat-1 x3, fish")
    reached = set()
    key(view, Qt.Key.Key_Right)
    for _ in range(len(view.targets())):
        assert view.keys.current is not None
        reached.add(view.keys.current.id)
        key(view, Qt.Key.Key_Right)
    assert reached == {sprite.id for sprite in view.targets()}
    assert {"dock/1", "hand/wheat-1/1", "offer/wheat"} <= reached
    for name, code in (("hand/wheat-1/1", Qt.Key.Key_Return), ("hand/wheat-1/2", Qt.Key.Key_Space)):
        view.keys._go(view.scene.sprite(name))
        key(view, code)
    assert gathered(view) == {"wheat-1", "wheat-1 2"}
    key(view, Qt.Key.Key_Space)
    assert gathered(view) == {"wheat-1"}
    view.keys._go(view.scene.sprite("dock/1"))
    key(view, Qt.Key.Key_Space)
    assert written(view) == []
    view.keys._go(view.scene.sprite("offer/wheat"))
    key(view, Qt.Key.Key_Return)
    key(view, Qt.Key.Key_L)
    assert written(view) == ["lay wheat wheat-1 wheat-1 wheat-1"]


def test_the_list_of_moves_finds_sets_by_what_is_typed(qtbot):
    view = turn(
        qtbot,
        "wheat-1 x5, wheat x2, wheat-start, merchant, courtisan, fish-1 x5, amulet x4",
        "at 2.hand: cattle-start x2",
    )
    assert len(view.bridge.session.legal()) > 600
    key(view, Qt.Key.Key_M)
    rows = view.moves.list
    # The four cards of the queue within reach, two characters, two offers.
    assert rows.count() == 8
    QTest.keyClicks(view.moves.filter, "fish amulet")
    shown_rows = [rows.item(row).text() for row in range(rows.count()) if not rows.item(row).isHidden()]
    assert 8 < rows.count() < 100
    assert all("fish" in text and "amulet" in text for text in shown_rows)
    QTest.keyClick(view.moves.filter, Qt.Key.Key_Return)
    assert written(view)[0].startswith("lay fish")
    assert "amulet" in written(view)[0]


def test_a_long_answer_of_the_list_says_how_many_more_there_are(qtbot):
    view = turn(
        qtbot,
        "wheat-1 x5, wheat x2, wheat-start, merchant, courtisan, amulet x4",
        "at 2.hand: cattle-start x2",
    )
    key(view, Qt.Key.Key_M)
    QTest.keyClicks(view.moves.filter, "wheat")
    legal = len(view.bridge.session.legal().narrow([Ref("good", "wheat")]))
    assert view.moves.more.text() == f"Not shown: {legal - 60} more. Type more words."


def test_a_screen_reader_hears_what_is_gathered_and_what_is_offered(qtbot):
    view = turn(qtbot, "wheat-1 x3, fish")
    click_sprite(view, "offer/wheat")

    def name(sprite: str) -> str:
        return next(thing.name for thing in view.reader.things() if thing.sprite.id == sprite)

    assert "(gathered)" in name("hand/wheat-1/1").split(";")[0]
    assert "gathered" not in name("hand/fish/1")
    assert "3 wheat: 3 × 3 = 9" in name("offer/wheat")
    click(view, card("wheat-1"))
    assert "(can be chosen)" in name("hand/wheat-1/1")


def test_the_table_never_lists_the_sets_of_a_large_hand(qtbot, monkeypatch):
    session = position(f"at dock-1: ivory\nat dock-4: ebony\nat 1.hand: {LARGE}\nat 2.hand: fish-start x2")
    legal = session.legal()
    assert len(legal) > 2000
    made = [0]
    monkeypatch.setattr(session, "legal", lambda: Counted(legal, made))
    view = shown(qtbot, session)
    for name in ("wheat-1", "wheat-1 2", "merchant"):
        click(view, card(name))
    move_to(view, Ref("dock", "4"))
    key(view, Qt.Key.Key_Right)
    press(view, "play")
    key(view, Qt.Key.Key_M)
    QTest.keyClicks(view.moves.filter, "fish")
    # Each letter typed is an answer of at most 60 sets; nothing else reads more than cards of the queue.
    assert made[0] < 4 * 60 + 40
    before = made[0]
    QTest.keyClick(view.moves.filter, Qt.Key.Key_Escape)
    click(view, card("wheat-1 3"))
    assert made[0] - before < 20
