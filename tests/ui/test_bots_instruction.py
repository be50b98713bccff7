"""What a bot has done at a table is told whole: what has no tag, what it brought, and on both screens."""

import pytest
from PySide6.QtWidgets import QWidget

from engine.companion.catalogue import Instance
from engine.companion.receipts import GateKind, Receipt, Said
from engine.core.game import PUBLIC
from engine.core.savefile import parse_record
from engine.registry import game
from engine.session.loading import load
from tests.engine.companion.table_cases import CULTIVATION_POSITION, HARVEST_POSITION, ONE_AMULET_LEFT
from ui.companion.public_window import PublicWindow
from ui.companion.table_desk import TableDesk
from ui.companion.words import TableWords
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def desk_with_a_bot(record: str) -> TableDesk:
    """Ada is a bot."""
    return TableDesk(load(game("riverboat"), parse_record(record.replace("1 human", "1 greedy"))))


def told(desk: TableDesk) -> tuple[str, str]:
    """What the strip says."""
    return TableWords(desk).act(desk.act(PUBLIC), desk.session.view(PUBLIC))


def test_what_a_boat_brings_is_told_beside_where_it_goes(qapp):
    """Boat B3a brings three points and one space (Rule RB-2.3.4); it goes to the second recess."""
    desk = desk_with_a_bot(HARVEST_POSITION)
    desk.session.submit_text("boat B3a T", seat=0)
    assert told(desk) == (
        "Ada: Boat B3a loaded with 3\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}turnip",
        "Boat B3a: boats on show → Ada, boat recess 2 · +3 (Boats) · harbor +1",
    )


def test_a_move_without_a_tag_counts_no_moves_and_asks_for_none_of_a_list(qapp):
    """Ada ignores the card for a coin (Rule RB-1.5.4): a worker on c4 of her mat, where nothing lies."""
    desk = desk_with_a_bot(CULTIVATION_POSITION)
    heard: list[Receipt] = []
    desk.told.connect(heard.append)
    desk.session.submit_text("reveal star")
    desk.session.submit_text("place c4 coin", seat=0)
    assert desk.gate is not None and desk.gate.kind is GateKind.INSTRUCTION and not desk.gate.moves
    assert told(desk) == ("Ada: Worker on c4, for a coin", "−1 coin")
    assert [TableWords(desk).receipt(one, PUBLIC) for one in heard if one.said is Said.GATE] == [""]


def test_the_screen_that_faces_the_table_names_the_move_and_what_it_brings(qtbot):
    desk = desk_with_a_bot(HARVEST_POSITION)
    page = QWidget()
    qtbot.addWidget(page)
    screen = PublicWindow(desk, TableWords(desk), theme("light"), page)
    desk.session.submit_text("boat B3a T", seat=0)
    screen.show_now()
    assert screen.headline.text() == "Ada: Boat B3a loaded with 3\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}turnip"
    assert screen.detail.text().split("\n") == [
        "☐ Boat B3a: boats on show → Ada, boat recess 2",
        "+3 (Boats) · harbor +1",
    ]


@pytest.fixture
def counted(qapp):
    """Bo, a bot as Ann is, lays no more, and the count of the round enters by itself.

    Of corruption Ann has two marbles and one card that is left in her hand, Bo one fish.
    """
    desk = TableDesk(load(game("sobek"), parse_record(ONE_AMULET_LEFT.replace("human", "greedy"))))
    for text in ("take 9", "lay fish fish-1 fish-1 amulet", "done"):
        desk.session.submit_text(text, seat=0)
    for text in ("lay cattle cattle-1 cattle cattle", "done"):
        desk.session.submit_text(text, seat=1)
    desk.referee.tick(1.0)
    assert [line.text for line in desk.session.log()][-2:] == ["done", "count"]
    return desk


def test_what_comes_up_by_itself_does_not_take_the_place_of_the_move(counted):
    headline, detail = told(counted)
    assert headline == "Bo: Lay no more"
    assert "Corruption: Ann 3, Bo 1; most corrupt: Ann" in detail.split(" · ")


def test_equal_moves_stand_in_one_line_and_those_that_are_done_in_another(counted):
    """Five amulets go back for the next deal: Ann has laid one, four lie with the discards."""
    words = TableWords(counted)

    def amulets() -> list[str]:
        lines = words.to_move(counted.act(PUBLIC), counted.gate)
        return [line for line in lines if "Amulet" in line]

    assert amulets() == ["☐ Amulet: Ann, new set of fish → deck", "☐ 4 × Amulet: discard pile → deck"]
    for copy in (1, 2, 3):
        counted.referee.show(Instance("amulet", copy))
    assert amulets() == [
        "☑ Amulet: Ann, new set of fish → deck",
        "☑ 2 × Amulet: discard pile → deck",
        "☐ 2 × Amulet: discard pile → deck",
    ]
