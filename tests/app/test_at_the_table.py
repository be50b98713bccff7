"""Play at the table in the real window, with a virtual reader from its bytes on, and without any."""

import time
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.catalogue import Instance, write_box
from engine.companion.receipts import GateKind, Receipt, Said
from engine.companion.tableau import FACE_DOWN
from engine.core.game import PUBLIC, Chance
from engine.core.savefile import live_lines
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop.box_files import box_named, keep_box
from riverboat_desktop.desktop import Desktop
from tests.app.running import beside_of, click, named, page_of, running, shown, until
from tests.app.table_hands import Hands
from tests.table.world import World
from ui.companion.arrangement import Arrangement, Stand, arrangement_name, arrangement_text
from ui.companion.beside import Beside
from ui.companion.knowledge import known_pieces
from ui.companion.words import cardboard_of
from ui.new_game_dialog import NewGameDialog
from ui.readers.desk import KeyboardSetting
from ui.readers.values import Scan
from ui.services import SavedGame

RIVERBOAT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
SOBEK = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)


def hands_for(desktop: Desktop, setup: Setup, *places: tuple[str, ...], seed: int = 5) -> Hands:
    """At a table where pad 0 is a pad and each further pad lies under some places."""
    stands = tuple(Stand("virtual", zone, looked_at) for zone, looked_at in enumerate(places, start=1))
    desktop.remember(arrangement_name(setup.game), arrangement_text(Arrangement("", stands)))
    desktop.start_game(setup, "table")
    reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
    return Hands(desktop, reader, World(game(setup.game), setup, seed))


def _has(session: Session, steps: int) -> bool:
    return session.length >= steps


async def say_outcomes(desktop: Desktop) -> None:
    """Say by mouse what comes up, always the first, until somebody has to decide.

    Who alone may know it is called to the screen and opens the curtain.
    """
    beside = beside_of(desktop)
    desk = beside.desk
    while isinstance(desk.session.node, Chance):
        length = desk.session.length
        beside.show_now()
        click(beside.strip.buttons["by_hand"])
        if beside.bridge.called >= 0:
            assert beside.moves.isHidden(), "nobody else sees what it may be"
            click(page_of(desktop).veil.curtain.open_button)
        await until(beside.moves.isVisible)
        QTest.keyClick(beside.moves.filter, Qt.Key.Key_Return)
        assert desk.session.length > length


@pytest.mark.timeout(150)
@pytest.mark.parametrize(("setup", "steps"), [(RIVERBOAT, 34), (SOBEK, 34)], ids=["riverboat", "sobek"])
async def test_pieces_that_are_shown_and_things_that_are_clicked_are_the_game(qapp, setup, steps):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, setup)
        await hands.play(steps)
        assert hands.texts == hands.world.texts
        assert hands.shown >= 10
        assert hands.heard(Said.REFUSED) == hands.heard(Said.WRONG) == 0


async def test_a_table_is_chosen_in_the_dialog_and_every_step_said_by_mouse(qapp):
    async with running(qapp) as desktop:
        desktop.window.ask_new_game()
        dialog = shown(desktop.window, NewGameDialog)
        click(named(dialog, "play_at_table"))
        dialog.seat_rows[1].show_seat(SeatSetup("Bo"))
        click(named(dialog, "start"))
        beside = beside_of(desktop)
        session = beside.desk.session
        assert session.mode == "table"
        assert "draws a mat" in beside.strip.headline.text()
        assert len(beside.strip.choices) == 4, "a button for each of the four mats"
        click(beside.strip.choices[2])
        assert [line.text for line in live_lines(session.record().entries)] == ["mat 3"]
        await say_outcomes(desktop)
        beside.show_now()
        assert "choose a phase tile" in beside.strip.headline.text()


async def test_what_is_typed_is_entered_or_refused_in_words(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = beside_of(desktop)
        for words, length in (("mat 9", 0), ("mat 2", 1)):
            beside.strip.words.clear()
            QTest.keyClicks(beside.strip.words, words)
            QTest.keyClick(beside.strip.words, Qt.Key.Key_Return)
            assert beside.desk.session.length == length
            assert beside.strip.heard.text()
            assert beside.strip.words.text() == ("" if length else words)


async def test_a_whole_line_of_a_record_can_be_typed_and_who_it_names_must_be_on_turn(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(SOBEK, "table")
        beside = beside_of(desktop)
        session = beside.desk.session
        deal = ("wheat-start", "fish-start", "fish-start", "cattle-start")
        fills = ("wheat", "wheat-1", "fish", "ivory", "orange", "fish-1", "wheat-1", "ebony", "marble")
        lines = [*(f"* deal {card}" for card in deal), *(f"* fill {card}" for card in fills), "* back beige"]
        for line in (*lines, "* start 2"):
            length = session.length
            typed(beside, line)
            assert session.length == length + 1 and beside.strip.words.text() == ""
        typed(beside, "1 take 1")
        assert session.length == len(lines) + 1, "it is Bo's turn"
        assert beside.strip.heard.text() == "Another seat is on turn."
        assert beside.strip.words.text() == "1 take 1", "nobody has to type it again"
        typed(beside, "2  take 1")
        assert live_lines(session.record().entries)[-1].text == "take 1"


async def test_what_is_typed_before_all_is_put_back_stays_and_is_told_why(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = beside_of(desktop)
        for line in ("* mat 1", "* mat 2"):
            typed(beside, line)
        await until(beside.strip.buttons["take_back"].isVisible)
        click(beside.strip.buttons["take_back"])
        assert beside.desk.gate is not None and beside.desk.gate.moves
        beside.strip.tell("something else")
        typed(beside, "mat 3")
        assert beside.strip.heard.text() == "First move what is listed."
        assert beside.strip.words.text() == "mat 3" and beside.desk.session.length == 1
        await until(beside.strip.buttons["done"].isVisible)
        click(beside.strip.buttons["done"])
        QTest.keyClick(beside.strip.words, Qt.Key.Key_Return)
        assert [line.text for line in live_lines(beside.desk.session.record().entries)] == ["mat 1", "mat 3"]


async def test_of_tags_on_no_piece_the_last_forty_are_listed_however_many_a_reader_invents(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        desk = beside_of(desktop).desk
        for number in [*range(50), 20]:
            desk._hear(Receipt(Said.UNKNOWN_TAG, 0.0, tag=f"em4100:{number:010X}"))
        listed = [int(tag.partition(":")[2], 16) for tag in desk.unknown]
        assert listed == [*range(10, 20), *range(21, 50), 20]


def typed(beside: Beside, line: str) -> None:
    """Type a line into the strip."""
    beside.strip.words.clear()
    QTest.keyClicks(beside.strip.words, line)
    QTest.keyClick(beside.strip.words, Qt.Key.Key_Return)


async def test_a_piece_on_its_place_is_a_step_and_a_wrong_one_opens_a_list(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("display-*",))
        beside, session = hands.beside, hands.desk.session
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        hands.reader.lay("riverboat", "tile-T/1", 1)
        await until(lambda: session.length == 4)
        assert hands.texts[3] == "fill T"
        hands.reader.lay("riverboat", "phase-harvest/1", 1)
        await until(lambda: hands.heard(Said.WRONG), seconds=15)
        await until(lambda: "Phase 3" in beside.side.moves.text())
        click(beside.strip.buttons["program"])
        gate = hands.desk.gate
        assert gate is not None and gate.kind is GateKind.REPAIR and len(gate.moves) == 1
        assert session.length == 4
        hands.reader.lift("riverboat", "phase-harvest/1")
        await until(lambda: hands.desk.gate is None)
        hands.reader.lay("riverboat", "tile-W/1", 1)
        await until(lambda: session.length == 5)
        assert hands.texts[4] == "fill W"


async def test_the_table_can_be_taken_for_right(qapp):
    near = tuple(f"display-{space}" for space in range(1, 9))
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, near, ("display-*",))  # an antenna tells ten pieces
        session = hands.desk.session
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        laid: list[str] = []
        while hands.desk.session.view().prompt.key == "fill-tile":
            words = session.write(hands.desk.outcomes()[0])
            piece = f"tile-{words.split()[1]}"
            laid.append(piece)
            entered = session.length + 1
            hands.reader.lay("riverboat", f"{piece}/{laid.count(piece)}", 1 if len(laid) <= len(near) else 2)
            await until(partial(_has, session, entered))
            assert hands.texts[-1] == words
        await say_outcomes(desktop)
        hands.reader.lift("riverboat", "tile-T/1")
        hands.reader.lay("riverboat", "tile-K/1", 1)
        await until(lambda: hands.heard(Said.WRONG), seconds=20)
        await until(lambda: hands.beside.strip.buttons["table"].isVisible())
        click(hands.beside.strip.buttons["table"])
        begun = beside_of(desktop).desk.session
        assert begun is not session and begun.mode == "table" and begun.position is not None
        shown_there = [
            piece
            for place, pieces in begun.position.inventory.places.items()
            if place.startswith("display-")
            for piece in pieces
        ]
        assert shown_there.count("tile-K") == laid.count("tile-K") + 1
        assert shown_there.count("tile-T") == laid.count("tile-T") - 1


async def test_a_tag_that_gets_its_piece_meanwhile_is_known_at_once(qapp):
    box = box_named("riverboat", "standard", "ours").enrol("nfca:04AA", Instance("mat-1", 1))
    keep_box(box.key, write_box(box))
    async with running(qapp) as desktop:
        assert desktop.table_boxes("riverboat") == ((box.key, "ours"),)
        assert desktop.table_boxes("sobek") == ()
        desktop.remember(arrangement_name("riverboat"), arrangement_text(Arrangement(box.key)))
        desktop.start_game(RIVERBOAT, "table")
        board = desktop.reader_desk.board
        desktop.reader_desk.keep_keyboard(KeyboardSetting("Wedge", "uid-hex"))
        desk = beside_of(desktop).desk
        board.tell(Scan("wedge", 0, "nfca:04BB", "04BB", time.monotonic()))
        assert list(desk.unknown) == ["nfca:04BB"]
        keep_box(box.key, write_box(box.enrol("nfca:04BB", Instance("mat-2", 1))))
        await until(lambda: not desk.unknown)
        board.tell(Scan("wedge", 0, "nfca:04BB", "04BB", time.monotonic() + 2))
        await until(lambda: desk.session.length == 1)
        assert live_lines(desk.session.record().entries)[0].text == "mat 2"


async def test_a_tag_of_another_box_is_called_so(qapp):
    ours = box_named("riverboat", "standard", "ours").enrol("nfca:04AA", Instance("mat-1", 1))
    attic = box_named("sobek", "standard", "The attic").enrol("nfca:04BB", Instance("thief", 1))
    for box in (ours, attic):
        keep_box(box.key, write_box(box))
    async with running(qapp) as desktop:
        desktop.remember(arrangement_name("riverboat"), arrangement_text(Arrangement(ours.key)))
        desktop.start_game(RIVERBOAT, "table")
        desktop.reader_desk.keep_keyboard(KeyboardSetting("Wedge", "uid-hex"))
        for tag in ("04BB", "04CC"):
            desktop.reader_desk.board.tell(Scan("wedge", 0, f"nfca:{tag}", tag, time.monotonic()))
        beside = beside_of(desktop)
        tray = beside.side.unknown
        await until(lambda: tray.text() == "nfca:04BB, of the box The attic\nnfca:04CC")
        said = [beside.words.receipt(receipt, PUBLIC) for receipt in beside.desk.receipts]
        assert said == [
            "A tag that is on no piece of this box: nfca:04CC",
            "A tag of another box, The attic: nfca:04BB",
        ]


async def test_what_is_taken_back_is_put_back_before_play_goes_on(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = beside_of(desktop)
        session = beside.desk.session
        await say_outcomes(desktop)
        first = session.legal()[0]
        beside.desk.choose(first)
        length = session.length
        table = page_of(desktop).table.tabletop
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        QTest.keyClick(table, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
        assert session.length == length - 1
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.PUT_BACK
        await until(lambda: beside.side.moves.text().startswith("☐ Phase"))
        assert not beside.bridge.submit(first), "the gate is shut"
        click(beside.strip.buttons["done"])
        assert beside.bridge.submit(first)
        assert session.length == length


async def test_an_unknown_tag_lies_in_its_tray_and_stops_nothing(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT)
        hands.reader.lay("sobek", "queen/1", 0)
        await until(lambda: hands.heard(Said.UNKNOWN_TAG))
        await until(lambda: hands.reader.tag("sobek", "queen/1") in hands.beside.side.unknown.text())
        await hands.show("mat-2/1")
        assert hands.texts == ["mat 2"]


async def test_with_the_reader_lost_play_goes_on_by_mouse_and_it_comes_back(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT)
        await hands.show("mat-1/1")
        hands.reader.set_plugged(False)
        await until(lambda: hands.heard(Said.LOST), seconds=15)
        await until(lambda: len(hands.beside.strip.choices) == 3)
        click(hands.beside.strip.choices[0])
        assert hands.texts == ["mat 1", "mat 2"]
        hands.reader.set_plugged(True)
        await until(lambda: hands.heard(Said.FOUND), seconds=20)


async def test_after_a_crash_only_the_last_step_is_asked_about(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = beside_of(desktop)
        await say_outcomes(desktop)
        beside.desk.choose(beside.desk.session.legal()[0])
        texts = [line.text for line in live_lines(beside.desk.session.record().entries)]
    async with running(qapp, kept=True) as desktop:
        (saved,) = desktop.resumable()
        assert isinstance(saved, SavedGame)
        desktop.resume(saved)
        beside = beside_of(desktop)
        assert [line.text for line in live_lines(beside.desk.session.record().entries)] == texts
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.RESUMED
        assert len(gate.moves) == 1, "one phase tile was taken last"
        click(beside.strip.buttons["done"])
        assert beside.desk.gate is None


async def test_a_bots_move_is_an_instruction_and_the_bot_waits_for_hands(qapp):
    setup = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo", "greedy")), seed=3)
    async with running(qapp) as desktop:
        desktop.start_game(setup, "table")
        beside = beside_of(desktop)
        session = beside.desk.session
        for _ in range(3):
            await say_outcomes(desktop)
            if session.view().prompt.seat == 0:
                beside.desk.choose(session.legal()[0])
            else:
                break
        await until(lambda: beside.desk.gate is not None)
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.INSTRUCTION
        await until(lambda: beside.strip.headline.text().startswith("Bo: "))
        assert beside.bridge.held
        click(beside.strip.buttons["done"])
        assert not beside.desk.gate


async def test_the_screen_that_faces_the_table_shows_what_all_may_see(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(SOBEK, "table")
        beside = beside_of(desktop)
        click(beside.side.screen_button)
        screen = beside.screen
        assert screen is not None and screen.isVisible()
        await until(lambda: "takes a start card" in screen.headline.text())
        await say_outcomes(desktop)
        public = beside.words.act(beside.desk.act(PUBLIC), beside.desk.session.view(PUBLIC))[0]
        await until(lambda: screen.headline.text() == public)
        words = cardboard_of("sobek")
        rows = known_pieces(beside.desk.referee, words.lies_open, words.told_as)
        hands = {row.piece for row in rows if row.place.endswith((".hand", ".corruption"))}
        assert hands == {FACE_DOWN}, "of hands only the number is told"
