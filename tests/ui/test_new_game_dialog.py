"""The new-game dialog gives exactly the setup that a person clicked together, and offers it again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton

from engine.core.setup import SeatSetup, Setup
from tests.ui.stand_in import FRESH_SEED, StandIn
from ui.new_game_dialog import NewGameDialog
from ui.position_editor.dialog import PositionDialog
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def services() -> StandIn:
    return StandIn()


def opened(qtbot, services: StandIn) -> NewGameDialog:
    dialog = NewGameDialog(services, theme("light"))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(qtbot, dialog: NewGameDialog, name: str) -> None:
    (button,) = [item for item in dialog.findChildren(QPushButton, name) if item.isVisible()]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(qtbot, dialog: NewGameDialog, name: str, text: str) -> None:
    """As a person does by keyboard: go to the box, then down its list until it shows the text."""
    (box,) = [item for item in dialog.findChildren(QComboBox, name) if item.isVisible()]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentText() != text:
            qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text, [box.itemText(index) for index in range(box.count())]


def type_in(qtbot, dialog: NewGameDialog, name: str, text: str) -> None:
    (field,) = [item for item in dialog.findChildren(QLineEdit, name) if item.isVisible()]
    field.setFocus()
    qtbot.keyClicks(field, text)


def test_clicks_and_typing_make_the_setup(qtbot, services):
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "seats_3")
    for number, name in enumerate(("Ann", "Bo", "Cleo"), start=1):
        type_in(qtbot, dialog, f"seat_name_{number}", name)
    choose(qtbot, dialog, "seat_controller_2", "Person")
    choose(qtbot, dialog, "seat_controller_3", "Bot: random")
    choose(qtbot, dialog, "seat_mat_1", "Blue mat")
    choose(qtbot, dialog, "option_opportunity-coin", "top card unseen")
    choose(qtbot, dialog, "option_display-singles", "9")
    type_in(qtbot, dialog, "seed", "41")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(qtbot, dialog, "start")
    assert chosen.args == [
        Setup(
            "riverboat",
            (
                SeatSetup("Ann", "human", (("mat", "2"),)),
                SeatSetup("Bo", "human"),
                SeatSetup("Cleo", "random"),
            ),
            (("opportunity-coin", "blind"), ("display-singles", "9")),
            41,
        )
    ]
    assert not dialog.isVisible()


def test_nothing_typed_gives_usual_names_and_a_fresh_seed(qtbot, services):
    dialog = opened(qtbot, services)
    setup = dialog.setup()
    assert setup.seed == FRESH_SEED
    assert [(seat.name, seat.controller) for seat in setup.seats] == [
        ("Player 1", "human"),
        ("Bot 2", "greedy"),
    ]


def test_two_seats_cannot_choose_the_same_mat(qtbot, services):
    dialog = opened(qtbot, services)
    choose(qtbot, dialog, "seat_mat_1", "Red mat")
    other = dialog.seat_rows[1].boxes["mat"]
    taken = other.model().index(other.findText("Red mat"), 0)
    free = other.model().index(other.findText("Blue mat"), 0)
    assert not taken.flags() & Qt.ItemFlag.ItemIsEnabled
    assert free.flags() & Qt.ItemFlag.ItemIsEnabled
    choose(qtbot, dialog, "seat_mat_1", "Random mat")
    assert taken.flags() & Qt.ItemFlag.ItemIsEnabled


def test_a_mat_of_a_seat_that_left_is_free_again(qtbot, services):
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "seats_3")
    choose(qtbot, dialog, "seat_mat_3", "Gold mat")
    press(qtbot, dialog, "seats_2")
    choose(qtbot, dialog, "seat_mat_1", "Gold mat")
    press(qtbot, dialog, "seats_3")
    assert [row.choice("mat") for row in dialog.seat_rows] == ["3", "random", "random"]


def test_the_last_choices_are_offered_again_without_the_seed(qtbot, services):
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "seats_4")
    type_in(qtbot, dialog, "seat_name_4", 'D "Dee" \\ Ä')
    choose(qtbot, dialog, "option_slot-substitute", "no")
    type_in(qtbot, dialog, "seed", "5")
    first = dialog.setup()
    press(qtbot, dialog, "start")
    again = opened(qtbot, services).setup()
    assert again.seats == first.seats
    assert again.options == (("slot-substitute", "no"),)
    assert again.seed == FRESH_SEED
    assert opened(qtbot, services).seat_rows[0].name.text() == "", (
        "a name that nobody typed is not kept as one"
    )


@pytest.mark.parametrize("kept", ["nonsense", "riverboat-desktop record 1\ngame sobek\nsteps\n"])
def test_damaged_memory_is_forgotten(qtbot, services, kept):
    services.texts["new-game"] = kept
    assert len(opened(qtbot, services).setup().seats) == 2


def test_a_rule_link_asks_for_its_rule(qtbot, services):
    dialog = opened(qtbot, services)
    link = next(button for button in dialog.findChildren(QPushButton) if button.text() == "RB-3.34")
    with qtbot.waitSignal(dialog.rule_wanted) as wanted:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert wanted.args == ["RB-3.34"]


@pytest.mark.parametrize("percent", [100, 125, 250])
@pytest.mark.parametrize("kind", ["new game", "position"])
def test_it_fits_a_small_screen(qtbot, qapp, services, kind, percent):
    """With the letters of the program at that size, too; what has no room is scrolled."""
    look, before = theme("light").scaled(percent), qapp.font()
    font = qapp.font()
    font.setPixelSize(look.text_px)
    qapp.setFont(font)
    try:
        dialog = (
            NewGameDialog(services, look) if kind == "new game" else PositionDialog(services, look, "sobek")
        )
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        assert dialog.width() <= 1280 and dialog.height() <= 760
        least = dialog.minimumSizeHint()
        assert least.width() <= 1280 and least.height() <= 760
    finally:
        qapp.setFont(before)


def test_return_in_a_name_starts_the_game(qtbot, services):
    dialog = opened(qtbot, services)
    type_in(qtbot, dialog, "seat_name_1", "Ann")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert chosen.args[0].seats[0].name == "Ann"


def test_reset_shows_the_recommended_options(qtbot, services):
    dialog = opened(qtbot, services)
    choose(qtbot, dialog, "option_harvest-order", "before the boat's reward")
    assert dialog.setup().options == (("harvest-order", "bonus-first"),)
    press(qtbot, dialog, "usual_options")
    assert dialog.setup().options == ()


def test_another_game_keeps_the_people_and_has_its_own_options(qtbot, services):
    """Typed names, who plays and the number of seats go along; what the other game asks is its own."""
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "seats_3")
    type_in(qtbot, dialog, "seat_name_1", "Ann")
    type_in(qtbot, dialog, "seat_name_3", "Cleo")
    choose(qtbot, dialog, "seat_controller_3", "Bot: random")
    press(qtbot, dialog, "game_sobek")
    choose(qtbot, dialog, "option_information", "face up for all")
    assert [row.boxes for row in dialog.seat_rows] == [{}] * 3
    type_in(qtbot, dialog, "seed", "9")
    setup = dialog.setup()
    assert setup == Setup(
        "sobek",
        (SeatSetup("Ann"), SeatSetup("Bot 2", "greedy"), SeatSetup("Cleo", "random")),
        (("information", "open"),),
        9,
    )
    press(qtbot, dialog, "game_riverboat")
    back = dialog.setup()
    assert back.game == "riverboat" and back.seats == setup.seats and back.options == ()


def test_each_game_remembers_its_own_last_setup_and_the_last_game_comes_first(qtbot, services):
    dialog = opened(qtbot, services)
    type_in(qtbot, dialog, "seat_name_1", "Ann")
    choose(qtbot, dialog, "option_harvest-order", "before the boat's reward")
    press(qtbot, dialog, "start")
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "game_sobek")
    press(qtbot, dialog, "seats_4")
    press(qtbot, dialog, "start")
    dialog = opened(qtbot, services)
    assert dialog.game_id == "sobek" and len(dialog.seat_rows) == 4
    press(qtbot, dialog, "game_riverboat")
    setup = dialog.setup()
    assert setup.seats[0].name == "Ann" and len(setup.seats) == 2
    assert setup.options == (("harvest-order", "bonus-first"),)


def test_a_rule_of_the_other_game_can_be_read_from_its_options(qtbot, services):
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "game_sobek")
    link = next(
        button
        for button in dialog.findChildren(QPushButton)
        if button.text() == "SK-1.16.18" and button.isVisible()
    )
    with qtbot.waitSignal(dialog.rule_wanted) as wanted:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert wanted.args == ["SK-1.16.18"]


def test_tab_goes_from_the_games_through_the_seats_to_what_stands_below_them(qtbot, services):
    """Also on the page of the other game, which is made later than what stands below it."""
    dialog = opened(qtbot, services)
    press(qtbot, dialog, "game_sobek")
    (card,) = dialog.findChildren(QPushButton, "game_sobek")
    card.setFocus()
    names = []
    for _ in range(30):
        focus = dialog.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
        names.append(dialog.focusWidget().objectName())
    wanted = ["box", "seats_2", "seat_name_1", "seat_controller_1", "seat_name_2", "option_information"]
    wanted += ["play_at_screen", "seed", "start", "new_game_cancel"]
    assert [name for name in names if name in wanted][: len(wanted)] == wanted
