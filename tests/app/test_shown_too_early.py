"""Cards that are shown to a pad before their seat is asked: kept, said for whom, and what is asked now."""

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.receipts import Said
from engine.core.game import Decision
from engine.core.savefile import live_lines
from riverboat_desktop.table_log import read_table_log
from riverboat_desktop.table_replay import replay_table, told
from tests.app.running import beside_of, running, until
from tests.app.test_at_the_table import SOBEK, hands_for
from tests.engine.companion.test_seats_beside_each_other import BO_S_IVORY, IVORY_BESIDE

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(120)]


class Evening:
    """The end of a round of Sobek at one pad: Ann is asked, Bo sits beside."""

    def __init__(self, desktop, file):
        file.write_text(IVORY_BESIDE, encoding="utf-8")
        desktop.open_record(str(file))
        self.desktop = desktop
        self.beside = beside_of(desktop)
        self.reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        self.receipts = []
        self.heard = []
        self.beside.desk.told.connect(self._hear)

    def _hear(self, receipt):
        self.receipts.append(receipt)
        self.heard.append(self.beside.strip.heard.text())

    async def show(self, piece):
        """Hold a card to the pad; what was said of it last."""
        count = len(self.receipts)
        self.reader.lay("sobek", piece, 0)
        await until(lambda: any(one.said is not Said.SEEN for one in self.receipts[count:]))
        self.reader.lift("sobek", piece)
        await asyncio.sleep(0)
        return self.heard[-1]

    @property
    def texts(self):
        return [line.text for line in live_lines(self.beside.desk.session.record().entries)]


@pytest.mark.parametrize(
    ("language", "kept", "asked"),
    [("en", "Kept for Bo; who is first does not matter.", "Expected: Ann:"), ("zh_TW", "為Bo留著", "Ann")],
)
async def test_a_set_that_is_shown_too_early_is_kept_for_its_seat_and_laid_then(
    qapp, tmp_path, language, kept, asked
):
    async with running(qapp, language=language) as desktop:
        evening = Evening(desktop, tmp_path / "evening.rbt")
        for card in BO_S_IVORY:
            said = await evening.show(card)
            assert said.startswith(kept) and asked in said, said
            assert "vory" not in said and "象牙" not in said, "nobody hears which card it is"
        assert evening.texts == []
        words = evening.beside.strip.words
        QTest.keyClicks(words, "done")
        QTest.keyClick(words, Qt.Key.Key_Return)
        await until(lambda: evening.texts == ["done", "lay ivory ivory-3 ivory ivory"])
        log = desktop.reader_desk.table_log
        assert log is not None
        outcome = replay_table(read_table_log(log()))
        assert outcome.difference is None, told(outcome)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "That does not fit here. It lies with {name}, who is not on turn. Expected: "),
        ("zh_TW", "它在{name}那裡，而現在是別人的回合。"),
    ],
)
async def test_a_card_of_who_is_not_on_turn_is_refused_with_why_and_what_is_expected(qapp, language, why):
    async with running(qapp, language=language) as desktop:
        hands = hands_for(desktop, SOBEK)
        goal = 1
        while not isinstance(hands.desk.session.node, Decision):
            await hands.play(goal)
            goal += 1
        node, places = hands.desk.session.node, hands.desk.referee.chronicle.whereabouts.places
        assert isinstance(node, Decision)
        name = ("Ann", "Bo")[1 - node.seat]
        card = next(one for one, place in places.items() if place == f"{2 - node.seat}.hand")
        texts = hands.texts
        await hands.show(str(card))
        await until(lambda: hands.heard(Said.REFUSED))
        said = hands.beside.strip.heard.text()
        assert why.format(name=name) in said and ("Ann", "Bo")[node.seat] in said, said
        assert hands.texts == texts
