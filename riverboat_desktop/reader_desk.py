"""The readers as the window uses them: set-up, search, advice, scan log, keyboard, virtual reader.

What needs the readers' own code is imported when it is wanted, and not before.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from riverboat_desktop.line_watch import LineWatch
from riverboat_desktop.reader_keeper import ReaderKeeper
from riverboat_desktop.reader_manner import manner_of
from riverboat_desktop.settings import Settings
from riverboat_desktop.tracebacks import told
from ui.readers.board import ReaderBoard
from ui.readers.desk import CAMERA, KEYBOARD, VIRTUAL, AdviceLine, KeyboardSetting, Manner, VirtualModel
from ui.readers.values import Reader, ReaderNews, ReaderStatus, ReaderTrouble, Scan
from ui.services import ServiceError

if TYPE_CHECKING:
    from hardware.discovery import PortInfo
    from hardware.doctor import ReaderFacts
    from hardware.reads import TagId
    from riverboat_desktop.camera import Camera
    from riverboat_desktop.key_filter import KeyFilter, Scanned
    from riverboat_desktop.reader_search import ReaderSearch
    from riverboat_desktop.scan_log import ScanLog
    from riverboat_desktop.virtual_desk import EmbeddedReader
    from ui.readers.searching import SearchNews

_LOG: Final = logging.getLogger(__name__)
REMEMBERED_KEYBOARD: Final = "keyboard-reader"
OPEN: Final = frozenset({"opening", "greeting", "reading", "silent"})
"""States in which the port is ours."""
_CAMERA: Final = Reader(CAMERA, CAMERA, "", 0)
WRONG_LAYOUT: Final = "wrong-layout"
"""The fault of a reader that types digits for another keyboard layout."""


class ReaderDesk:
    """What the window calls `ReaderDesk`, on top of `keeper`.

    `wrong_layout` is called when a reader types digits for another keyboard layout. `table_log` gives the
    log of the running game at a real table, None where there is none; `watch` knows what passes on lines.
    """

    def __init__(self, settings: Settings, keeper: ReaderKeeper) -> None:
        self.board = ReaderBoard()
        self.wrong_layout: Callable[[], None] = lambda: None
        self.table_log: Callable[[], str] | None = None
        self.watch = LineWatch()
        self._settings = settings
        self._keeper = keeper
        keeper.tell = self._hear
        keeper.looked = lambda reader, now_s, missed: self.watch.looked(reader, now_s, missed=missed)
        keeper.tap = lambda reader: self._scan_log().tap(reader)
        self._log: ScanLog | None = None
        self._keys: KeyFilter | None = None
        self._search: ReaderSearch | None = None
        self._virtual: EmbeddedReader | None = None
        self._camera: Camera | None = None

    @cached_property
    def usable(self) -> bool:
        """Whether what serves readers is installed; nothing is imported to know it."""
        try:
            return all(find_spec(name) is not None for name in ("hardware", "serial"))
        except (ImportError, ValueError):
            return False

    # -------------------------------------------------------------------------------- what is set up

    def begin(self) -> None:
        """Open what was set up, and hear the keyboard if that was."""
        self._keeper.begin()
        if self.keyboard is not None and self.usable:
            self._hear_keys()

    def readers(self) -> tuple[Reader, ...]:
        """What is set up, and the virtual reader and the camera while there are any."""
        readers = list(self._keeper.readers)
        if self.keyboard is not None:
            readers.append(Reader(KEYBOARD, KEYBOARD, "", 0, self.keyboard.name))
        if self._virtual is not None:
            readers.append(Reader(VIRTUAL, self._virtual.model.family, "", 0))
        if self._camera is not None:
            readers.append(_CAMERA)
        return tuple(readers)

    def family_name(self, family: str) -> str:
        """What a family is called."""
        from hardware.drivers.families import ALL_FAMILIES

        return ALL_FAMILIES[family].info.name if family in ALL_FAMILIES else family

    def how_it_reads(self, reader: Reader) -> Manner:
        """What can be expected of it; of one whose family is unknown only that it says a tag once."""
        from hardware.drivers.families import ALL_FAMILIES

        if reader.family not in ALL_FAMILIES:
            return Manner("once")
        manner = manner_of(ALL_FAMILIES[reader.family].info)
        if reader.id == VIRTUAL and self._virtual is not None:
            return replace(manner, zones=self._virtual.model.pads)
        return manner

    def refresh(self) -> None:
        """Tell the board anew how all readers are."""
        if self._keeper.readers or self._virtual is not None:
            for status in self._keeper.service().statuses():
                self._hear(status)
        if self._keys is not None:
            self.board.tell(ReaderStatus(Reader(KEYBOARD, KEYBOARD, "", 0), "reading"))
        if self._camera is not None:
            self.board.tell(ReaderStatus(_CAMERA, "reading"))

    def keep(self, reader: Reader) -> None:
        """Open this reader and remember it."""
        self._keeper.keep(reader)

    def rename(self, reader_id: str, name: str) -> None:
        """Call it so; its line stays as it is."""
        if reader_id == KEYBOARD and self.keyboard is not None:
            self._remember_keyboard(replace(self.keyboard, name=name))
        else:
            self._keeper.rename(reader_id, name)

    def drop(self, reader_id: str) -> Callable[[], None]:
        """Close and forget it; what is returned sets it up again."""
        if reader_id == KEYBOARD:
            setting = self.keyboard
            self._deafen()
            self._settings.remember(REMEMBERED_KEYBOARD, "")
            self.board.forget(KEYBOARD)
            return lambda: self.keep_keyboard(setting) if setting is not None else None
        if reader_id == CAMERA:
            self._end_camera()
            return self.begin_camera
        dropped = [reader for reader in self._keeper.readers if reader.id == reader_id]
        self._keeper.drop(reader_id)
        self._scan_log().forget(reader_id)
        self.board.forget(reader_id)

        def put_back() -> None:
            for reader in dropped:
                self._keeper.keep(reader)

        return put_back

    # ------------------------------------------------------------------------------------- keyboard

    @property
    def keyboard(self) -> KeyboardSetting | None:
        """The reader that types, if one was set up."""
        return keyboard_from(self._settings.remembered(REMEMBERED_KEYBOARD))

    def keep_keyboard(self, setting: KeyboardSetting) -> None:
        """Hear a reader that types, from now on."""
        self._remember_keyboard(setting)
        self._hear_keys()
        self.refresh()

    def _remember_keyboard(self, setting: KeyboardSetting) -> None:
        text = json.dumps(
            {"name": setting.name, "form": setting.form, "gap_ms": setting.gap_ms, "ends": setting.ends}
        )
        self._settings.remember(REMEMBERED_KEYBOARD, text)

    def _hear_keys(self) -> None:
        from hardware.drivers.wedge import WedgeSettings
        from hardware.number_forms import Form
        from riverboat_desktop.key_filter import KeyFilter

        self._deafen()
        setting = self.keyboard
        if setting is None or self._search is not None:
            return
        try:
            form = Form(setting.form)
        except ValueError:
            return
        settings = WedgeSettings((form, Form.OWN_CODE), gap_s=setting.gap_ms / 1000, ends=setting.ends)
        self._keys = KeyFilter(settings, self._hear_scan)
        self._keys.begin()

    def _deafen(self) -> None:
        if self._keys is not None:
            self._keys.end()
            self._keys = None

    def _hear_scan(self, scan: Scanned) -> None:
        from hardware.driver import TagRead

        if isinstance(scan.what, TagRead):
            self._scan_log().scan(scan.text, scan.at_s)
            self._hear(Scan(KEYBOARD, 0, str(scan.what.tag), scan.what.raw, scan.at_s))
        else:
            fault = scan.what.fault.value if scan.text else WRONG_LAYOUT
            self._hear(ReaderTrouble(KEYBOARD, 0, fault, scan.what.detail, scan.at_s))
            if fault == WRONG_LAYOUT:
                self.wrong_layout()

    # --------------------------------------------------------------------------------------- camera

    @cached_property
    def camera_offered(self) -> bool:
        """Whether what a camera needs is installed; nothing is imported to know it."""
        try:
            return all(find_spec(name) is not None for name in ("zxingcpp", "PySide6.QtMultimedia"))
        except (ImportError, ValueError):
            return False

    def begin_camera(self) -> None:
        """Read codes that are held before the camera. It is on from here till it is dropped, never else."""
        from riverboat_desktop.camera import Camera, CameraMissing

        if self._camera is None:
            try:
                self._camera = Camera(self._hear_code)
            except CameraMissing as error:
                raise ServiceError(error.said) from None
        self.refresh()

    def _hear_code(self, tag: TagId) -> None:
        self._hear(Scan(CAMERA, 0, str(tag), tag.number, time.monotonic()))

    def _end_camera(self) -> None:
        camera, self._camera = self._camera, None
        if camera is not None:
            camera.close()
        self.board.forget(CAMERA)

    # --------------------------------------------------------------------------------------- search

    def search(self, tell: Callable[[SearchNews], None]) -> ReaderSearch:
        """Look for a reader until one is found; a search before it ends."""
        from hardware.line_by_name import line_to
        from riverboat_desktop.reader_search import ReaderSearch

        if self._search is not None:
            self._search.cancel()
        self._keeper.service()
        self._deafen()
        self._search = ReaderSearch(
            tell, self._ports, line_to, taken=self._taken, ended=lambda: self._searched()
        )
        return self._search

    def _searched(self) -> None:
        self._search = None
        if self.keyboard is not None:
            self._hear_keys()

    def _ports(self) -> list[PortInfo]:
        from hardware import line_by_name

        return line_by_name.all_ports()

    def _taken(self) -> frozenset[str]:
        return frozenset(status.port for status in self._keeper.service().statuses() if status.state in OPEN)

    # --------------------------------------------------------------------------------------- advice

    def advise(self, tell: Callable[[tuple[AdviceLine, ...]], None]) -> None:
        """Look for the usual traps in a thread, for ports may hang; `tell` is called in the loop."""
        from hardware.discovery import PortInfo
        from hardware.doctor import PortFacts, advise
        from hardware.line import NoSuchPort
        from hardware.system_facts import system_facts
        from riverboat_desktop.port_check import looked_at, pcsc_port

        loop = asyncio.get_running_loop()
        names = {reader.id: reader.name for reader in self._keeper.readers}
        statuses = self._keeper.service().statuses()
        taken = self._taken()
        lost = [one.reader for one in statuses if one.state not in OPEN]
        serviced = [name for name in map(pcsc_port, lost) if name]
        gone = [
            names.get(one.reader.id) or one.reader.id
            for one in statuses
            if one.state == "missing" and not pcsc_port(one.reader)
        ]
        readers: list[ReaderFacts] = list(self._scan_log().facts())

        def look() -> None:
            try:
                lines = found()
            except Exception as error:  # whatever a driver of the system comes up with: told, not raised
                _LOG.error("no advice can be given\n%s", told(error))
                lines = ()
            with suppress(RuntimeError):  # the program has ended meanwhile
                loop.call_soon_threadsafe(tell, lines)

        def found() -> tuple[AdviceLine, ...]:
            ports = self._ports()
            there = {port.name for port in ports}
            # What such a reader lacks, its service tells, or that there is none.
            ports += [PortInfo(name) for name in serviced if name not in there]
            facts = [PortFacts(port) if port.name in taken else looked_at(port) for port in ports]
            facts += [PortFacts(PortInfo(name), error=NoSuchPort(name)) for name in gone]
            advice = advise(system_facts(), facts, readers)
            return tuple(AdviceLine(one.key, one.arguments) for one in advice)

        threading.Thread(target=look, name="doctor", daemon=True).start()

    def scan_log(self) -> str:
        """What came over the lines lately, as a capture."""
        return self._log.text() if self._log is not None else ""

    def _scan_log(self) -> ScanLog:
        if self._log is None:
            from riverboat_desktop.scan_log import ScanLog

            self._log = ScanLog(self.watch)
        return self._log

    # -------------------------------------------------------------------------------------- virtual

    def virtual_models(self) -> tuple[VirtualModel, ...]:
        """What can be simulated."""
        from riverboat_desktop.virtual_desk import virtual_models

        return virtual_models()

    def begin_virtual(self, model: VirtualModel) -> EmbeddedReader:
        """A virtual reader inside the program; one before it ends."""
        from hardware.discovery import Identity, identity_to_text
        from riverboat_desktop.virtual_desk import EmbeddedReader

        if self._virtual is not None:
            self._virtual.close()
        virtual = EmbeddedReader(model, self._end_virtual)
        identity = identity_to_text(Identity(path=virtual.memory.name))
        reader = Reader(VIRTUAL, model.family, identity, virtual.reader.speed)
        tap = self._scan_log().tap(reader)
        self._virtual = virtual
        self._keeper.service().want(reader, lines=virtual.memory.line, tap=tap)
        return virtual

    def _end_virtual(self) -> None:
        self._virtual = None
        self._keeper.service().forget(VIRTUAL)
        self._scan_log().forget(VIRTUAL)
        self.board.forget(VIRTUAL)

    # ------------------------------------------------------------------------------------------ end

    def _hear(self, news: ReaderNews) -> None:
        if self._log is not None:
            self._log.hear(news)
        self.board.tell(news)

    async def close(self) -> None:
        """Everything ends; what was set up stays so."""
        if self._search is not None:
            self._search.cancel()
        self._deafen()
        self._end_camera()
        if self._virtual is not None:
            self._virtual.close()
        await self._keeper.close()


def keyboard_from(text: str) -> KeyboardSetting | None:
    """What was kept of a reader that types; None where that is nothing, or makes no sense."""
    try:
        kept: Any = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return None
    kinds = {"name": str, "form": str, "gap_ms": int, "ends": bool}
    if not isinstance(kept, dict) or kept.keys() != kinds.keys():
        return None
    sound = all(type(kept[name]) is kind for name, kind in kinds.items()) and 20 <= kept["gap_ms"] <= 1000
    return KeyboardSetting(**kept) if sound else None
