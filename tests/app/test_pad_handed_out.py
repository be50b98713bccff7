"""Sheets leave the program by the menu of the pad: each file is asked for, and a page is printed."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit

from riverboat_desktop.desktop import Desktop
from tests.app.person import CONTROL, Person, by_hand
from tests.app.running import running
from ui.score_pad.page import ScorePadPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "QPainter::begin")
Key = Qt.Key


def counted(person: Person, seats: int = 2) -> ScorePadPage:
    """The pad with a sheet of so many seats that has one entry."""
    person.press(Key.Key_F7)
    page = person.one(ScorePadPage)
    page.set_seats(seats)
    field = page.field("track", 0)
    assert field is not None
    field.setFocus()
    person.type("100")
    return page


def asked(person: Person, page: ScorePadPage, what: str) -> QDialog:
    """What opens when that is chosen in the menu."""
    page.tools.exports[what].trigger()
    return person.one(QPrintDialog if what == "print" else QFileDialog)


@pytest.mark.parametrize("what", ["text", "csv", "pdf", "print"])
async def test_every_way_out_of_the_pad_asks_where_to(qapp, what):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            asked(person, counted(person), what).close()

        await by_hand(play)


def printed(desktop: Desktop, person: Person, seats: int, file: str) -> None:
    """Print by the dialog of the system, into a file."""
    dialog = asked(person, counted(person, seats), "print")
    (field,) = [item for item in person.sees(QLineEdit, inside=dialog) if not item.isReadOnly()]
    person.click(field)
    person.press(Key.Key_A, CONTROL)
    person.type(file)
    dialog.accept()


@pytest.mark.parametrize(("seats", "wide"), [(2, False), (4, True)])
async def test_a_sheet_is_printed_on_one_page_by_the_dialog_of_the_system(qapp, tmp_path, seats, wide):
    """Four seats have it sideways, as in the PDF."""
    async with running(qapp) as desktop:
        person, file = Person(desktop.window), tmp_path / "sheet.pdf"

        def play() -> None:
            printed(desktop, person, seats, str(file))
            person.wait_for(file.exists)

        await by_hand(play)
    (box,) = re.findall(rb"/MediaBox \[([-0-9. ]+)\]", file.read_bytes())
    left, low, right, high = map(float, box.split())
    assert (right - left > high - low) == wide
    assert file.stat().st_size > 5000, "a font, and something written with it, is on the page"


async def test_a_printer_that_takes_nothing_is_told(qapp, tmp_path):
    async with running(qapp) as desktop:
        person, told = Person(desktop.window), []

        def play() -> None:
            page = counted(person)
            page.trouble.connect(lambda said: told.append(str(said)))
            printer = QPrinter()
            printer.setOutputFileName(str(tmp_path / "no" / "sheet.pdf"))
            out = desktop.window._pad._out
            assert out is not None
            out.print_on(printer)

        await by_hand(play)
        assert [said.split(".")[0] for said in told] == ["The sheet could not be printed"]
