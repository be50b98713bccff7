"""Few tags at an antenna: a row of the crop supply for each, or several under the same place."""

import pytest

from engine.companion.receipts import Said
from engine.core.setup import SeatSetup
from tests.app.running import beside_of, click, named, running, shown, until
from tests.app.test_at_the_table import RIVERBOAT, hands_for
from ui.new_game_dialog import NewGameDialog

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(120)]

ROW = tuple(f"display-{space}" for space in range(1, 8))


@pytest.mark.parametrize(
    ("language", "rows", "hint"),
    [
        (
            "en",
            ["Single tiles, crop supply", "Double tiles, crop supply", "Triple tiles, crop supply"],
            "ten",
        ),
        ("zh_TW", ["單格板塊（作物供應）", "雙格板塊（作物供應）", "三格板塊（作物供應）"], "十個"),
    ],
)
async def test_each_row_of_the_supply_is_offered_and_one_place_to_several(qapp, language, rows, hint):
    async with running(qapp, language=language) as desktop:
        desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        desktop.window.ask_new_game()
        dialog = shown(desktop.window, NewGameDialog)
        click(named(dialog, "play_at_table"))
        dialog.seat_rows[1].show_seat(SeatSetup("Bo"))
        choice = dialog.table_choice
        combos = [row.combo for row in choice._rows]
        texts = [combos[1].itemText(number) for number in range(combos[1].count())]
        assert [text for text in texts if text in rows] == rows
        combos[1].setCurrentIndex(texts.index(rows[0]))
        assert combos[1].currentData() == ROW and hint in choice._hint.text()
        everything = [combos[2].itemData(number) for number in range(combos[2].count())].index(("1.",))
        for combo in combos[2:4]:
            combo.setCurrentIndex(everything)
        click(named(dialog, "start"))
        desk = beside_of(desktop).desk
        assert desk.names("virtual:1") == rows[0]
        name = desk.names("virtual:2").removesuffix(" · 1")
        assert desk.names("virtual:3") == f"{name} · 2"
        assert desk.layout.parts("virtual:2") == ("virtual:2", "virtual:3")


async def test_a_piece_on_either_antenna_of_a_place_lies_there(qapp):
    """The mat lies on the one antenna, then on the other; tiles are entered meanwhile as ever."""
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ROW, ("1.",), ("1.",))
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        hands.reader.lay("riverboat", "mat-1/1", 3)
        await until(lambda: len(hands.desk.lying("virtual:2")) == 1)
        hands.reader.lay("riverboat", "tile-T/1", 1)
        await until(lambda: hands.texts[3:] == ["fill T"])
        hands.reader.lay("riverboat", "mat-1/1", 2)
        await until(lambda: hands.desk.referee.cardboard.presence.station_of(mat(hands)) == "virtual:2")
        hands.reader.lay("riverboat", "tile-W/1", 1)
        await until(lambda: hands.texts[3:] == ["fill T", "fill W"])
        assert hands.heard(Said.WRONG) == hands.heard(Said.CONFLICT) == 0
        assert hands.desk.referee.difference() == {}


def mat(hands) -> str:
    """The tag on the first mat."""
    return str(hands.reader.tag("riverboat", "mat-1/1"))
