"""One running game at a time: its session, the journal that keeps it, and the bots that play in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.errors import DataError, Sentence
from engine.core.savefile import Position, Record
from engine.core.setup import Setup
from engine.registry import game
from engine.session.loading import load
from engine.session.report import write_report
from engine.session.session import Session
from engine.session.view import Staging
from riverboat_desktop import autosave, paths
from riverboat_desktop.bot_client import BotClient
from riverboat_desktop.event_loop import Tasks
from riverboat_desktop.record_files import (
    RecordFileError,
    read_record,
    reason_of,
    unsound,
    write_record_file,
    write_text_file,
)
from ui.preferences import Preferences
from ui.services import DamagedGame, SavedGame, ServiceError
from ui.session_bridge import SessionBridge
from ui.tables import has_table, no_table

if TYPE_CHECKING:
    from riverboat_desktop.table_recorder import TableRecorder
    from riverboat_desktop.table_service import TableService


class GameKeeper:
    """`shown` gets the bridge of a game before its first step; `trouble` sentences about the journal;
    `thinking` the seat of the bot that thinks, or None. `table` makes what follows a real table for a
    session; its second argument tells whether the session was left and is gone on with, the third what
    has recorded the table so far."""

    def __init__(self, tasks: Tasks, preferences: Callable[[], Preferences]) -> None:
        self._tasks = tasks
        self._preferences = preferences
        self._session: Session | None = None
        self._journal: autosave.Journal | None = None
        self._bots: BotClient | None = None
        self._table: TableService | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self.shown: Callable[[SessionBridge], None] = lambda _bridge: None
        self.trouble: Callable[[Sentence], None] = lambda _sentence: None
        self.thinking: Callable[[int | None], None] = lambda _seat: None
        self.table: Callable[[Session, bool, TableRecorder | None], TableService] | None = None

    def _staging(self, mode: str = "digital") -> Staging:
        """At a real table nothing waits to be ended: what was done was done."""
        return Staging.NEVER if mode == "table" else Staging(self._preferences().staging)

    def start(self, setup: Setup, *, mode: str = "digital") -> None:
        """A new game. Raises `DataError` for a setup that cannot be played, `ServiceError` for a game
        without a table; then nothing changed."""
        self._run(Session(game(setup.game), setup, mode=mode, staging=self._staging(mode)))

    def _begin_from(self, session: Session, position: Position) -> None:
        """The table was right: it goes on from there, with the people and bots of now, in a new journal."""
        setup = _as_seated(session)
        recorder = self._table.hand_over() if self._table is not None else None
        self._run(Session(session.game, setup, position=position, mode=session.mode), recorder=recorder)

    def start_from(self, record: Record) -> None:
        """A new game in the position of a record. Raises as `start`."""
        self._run(load(game(record.setup.game), record, staging=self._staging()))

    def rematch(self, seed: int) -> None:
        """The game again, in the order of its seats, with the people and bots of now."""
        session = self._session
        if session is None:
            return
        self.start(replace(_as_seated(session), seed=seed), mode=session.mode)

    def open_record(self, path: Path) -> None:
        """Go on from a record, in a new journal; the file stays as it is."""
        try:
            record = read_record(path)
            session = load(game(record.setup.game), record, staging=self._staging())
        except RecordFileError as error:
            raise ServiceError(error.complaint) from None
        except DataError as error:
            raise ServiceError(unsound(path, error).complaint) from None
        self._run(session, resumed=True)

    def resume(self, saved: SavedGame) -> None:
        """Go on in the journal of a game."""
        path = Path(saved.path)
        try:
            session = autosave.resume(path, staging=self._staging())
        except RecordFileError as error:
            raise ServiceError(error.complaint) from None
        self._run(session, path, resumed=True)

    def save_record(self, path: Path) -> None:
        """Write the game to a file."""
        if self._session is None:
            return
        try:
            write_record_file(path, self._session.record())
        except RecordFileError as error:
            raise ServiceError(error.complaint) from None

    def share_game(self, path: Path) -> None:
        """Write what everybody may know of the game to a file."""
        if self._session is None:
            return
        try:
            write_text_file(path, write_report(self._session))
        except RecordFileError as error:
            raise ServiceError(error.complaint) from None

    def _run(
        self,
        session: Session,
        path: Path | None = None,
        *,
        resumed: bool = False,
        recorder: TableRecorder | None = None,
    ) -> None:
        if not has_table(session.setup.game):
            raise ServiceError(no_table(session.setup.game))
        self.leave()
        session.staging = self._staging(session.mode)
        self._session = session
        # The journal hears of each change first, so that nothing is shown that is not on disk.
        self._journal = autosave.Journal(
            session, paths.journal_dir(), path=path, trouble=lambda sentence: self.trouble(sentence)
        )
        bridge = self._bridge(session, resumed=resumed, recorder=recorder)
        self._bots = bots = BotClient(
            session, lambda: "step" if bridge.held else self._preferences().pace, thinking=self.thinking
        )
        bridge.held_changed.connect(bots.look_again)
        session.start()
        self.shown(bridge)
        if self._journal.problem:
            self.trouble(self._journal.problem)
        self._tasks.spawn(self._bots.run(), "bots")

    def _bridge(self, session: Session, *, resumed: bool, recorder: TableRecorder | None) -> SessionBridge:
        if session.mode != "table" or self.table is None:
            return SessionBridge(session)
        self._table = self.table(session, resumed, recorder)
        self._table.begin_here = lambda position: self._begin_from(session, position)
        return self._table.bridge

    def follow_preferences(self) -> None:
        """Take notice of another pace, and of when turns end."""
        if self._session is not None:
            self._restage(self._session)
        if self._bots is not None:
            self._bots.look_again()

    def _restage(self, session: Session) -> None:
        """Turns end in another way from now on; what waits and would wait no more goes on."""
        before, waited = session.staging, session.waiting
        session.staging = self._staging(session.mode)
        if waited and not session.waiting:
            session.staging = before
            session.proceed()
            session.staging = self._staging(session.mode)

    def step_bot(self) -> None:
        """Let the bot that waits make its move."""
        if self._bots is not None:
            self._bots.step()

    def leave(self) -> None:
        """Stop playing; the journal keeps the game."""
        bots = self._let_go()
        if bots is not None:
            leaving = self._tasks.spawn(bots.close(), "close bots")
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """As `leave`, and wait until no process of a bot is left, also none of a game left before."""
        self.leave()
        await asyncio.gather(*self._leaving)

    def _let_go(self) -> BotClient | None:
        if self._journal is not None:
            self._journal.close()
        if self._table is not None:
            self._table.close()
            self._table = None
        bots, self._bots, self._journal, self._session = self._bots, None, None, None
        return bots

    # --- games that were left -------------------------------------------------------------------

    def resumable(self) -> tuple[SavedGame | DamagedGame, ...]:
        """The games in the journal's folder, last played first."""
        found: list[SavedGame | DamagedGame] = []
        for item in autosave.journals(paths.journal_dir()):
            if isinstance(item, autosave.JournalInfo) and not has_table(item.setup.game):
                found.append(DamagedGame(str(item.path), item.played_at_s, no_table(item.setup.game)))
            elif isinstance(item, autosave.JournalInfo):
                game_left = SavedGame(
                    str(item.path), item.played_at_s, item.setup, item.controllers, item.view, item.torn
                )
                found.append(game_left)
            else:
                found.append(DamagedGame(str(item.path), item.played_at_s, item.reason))
        return tuple(found)

    def discard(self, saved: SavedGame | DamagedGame) -> None:
        """Move its journal aside."""
        try:
            autosave.discard(Path(saved.path))
        except OSError as error:
            raise _not_moved(saved, error) from None

    def restore(self, saved: SavedGame | DamagedGame) -> None:
        """Move its journal back."""
        with suppress(FileNotFoundError):
            try:
                autosave.restore(Path(saved.path))
            except FileNotFoundError:
                raise
            except OSError as error:
                raise _not_moved(saved, error) from None


def _as_seated(session: Session) -> Setup:
    """The setup with the people and bots of now."""
    seats = tuple(
        replace(seat, controller=session.controllers[number])
        for number, seat in enumerate(session.setup.seats)
    )
    return replace(session.setup, seats=seats)


def _not_moved(saved: SavedGame | DamagedGame, error: OSError) -> ServiceError:
    reason = reason_of(error)
    return ServiceError(Sentence("{file} cannot be moved: {reason}.", file=saved.path, reason=reason))
