"""What the window asks of the application: games, files, settings, rules. No widget and no file is here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from engine.core.errors import DataError, Sentence
from engine.core.rulebook import Rulebook
from engine.core.savefile import Record
from engine.core.setup import Setup
from engine.session.view import View
from ui.preferences import Preferences
from ui.readers.desk import ReaderDesk
from ui.speech import Voice

if TYPE_CHECKING:
    from ui.enrolment.shelf import TagShelf
    from ui.labels.order import LabelMaker
    from ui.own_box.shelf import BoxShelf
    from ui.score_pad.shelf import Shelf


class ServiceError(Exception):
    """Something that was asked for could not be done. `said` tells why, for `problem_words`."""

    def __init__(self, said: Sentence | DataError) -> None:
        super().__init__(str(said))
        self.said = said


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A running game that can be resumed: its file, when it was played last, and how it stands.

    `view` is what everybody may know of it. `controllers` are those of now, after seats were handed over.
    `torn` is a last line that was cut off and dropped, empty if none was.
    """

    path: str
    played_at_s: float
    setup: Setup
    controllers: tuple[str, ...]
    view: View
    torn: str = ""


@dataclass(frozen=True, slots=True)
class DamagedGame:
    """A journal that cannot be resumed here; it is kept, and `reason` says what is wrong."""

    path: str
    played_at_s: float
    reason: Sentence


class Services(Protocol):
    """The application as the window sees it. What cannot be done raises `ServiceError`."""

    @property
    def preferences(self) -> Preferences: ...

    @property
    def language(self) -> str:
        """The language that is shown now, `en` or `zh_TW`."""

    @property
    def reader_desk(self) -> ReaderDesk:
        """Readers of tags and codes."""

    @property
    def voice(self) -> Voice:
        """What speaks aloud, where there is anything that does."""

    def set_preferences(self, preferences: Preferences) -> None:
        """Keep these settings and make the program follow them at once."""

    def remembered(self, name: str) -> str:
        """What was kept under a name, or an empty text."""

    def remember(self, name: str, text: str) -> None:
        """Keep a text under a name, for the next start too."""

    def saves_folder(self) -> str:
        """The folder that is offered for saved games."""

    def step_bot(self) -> None:
        """At the pace `step`: let the bot that waits make its move."""

    def bot_names(self) -> tuple[str, ...]:
        """The bots that can be given a seat."""

    def fresh_seed(self) -> int:
        """A seed nobody has seen."""

    def rulebook(self, game: str, language: str) -> Rulebook:
        """The numbered rules of a game."""

    def start_game(self, setup: Setup, mode: str = "digital") -> None:
        """Begin a game and show it, on this screen or (`table`) with real cardboard."""

    def table_boxes(self, game: str) -> tuple[tuple[str, str], ...]:
        """Key and name of every box of the game whose pieces have tags."""

    def rematch(self) -> None:
        """The same seats and options again, with other luck."""

    def open_record(self, path: str) -> None:
        """Go on from a saved file."""

    def start_position(self, record: Record) -> None:
        """Begin a game in the position of a record, and show it."""

    def read_position(self, path: str) -> Record:
        """A record of a file with the position that its steps lead to; or its own, as it is written."""

    def write_position(self, path: str, record: Record) -> None:
        """Write a record to a file, sound or not."""

    def save_record(self, path: str) -> None:
        """Write the running game to a file."""

    def share_game(self, path: str) -> None:
        """Write what everybody may know of the running game to a file, for reading."""

    def close_game(self) -> None:
        """Leave the running game; its journal stays and can be resumed."""

    def resumable(self) -> tuple[SavedGame | DamagedGame, ...]:
        """The games that were left before their end, last played first."""

    def resume(self, saved: SavedGame) -> None:
        """Go on with one of them."""

    def discard(self, saved: SavedGame | DamagedGame) -> None:
        """Take a game off the list; it can be restored until the program ends."""

    def restore(self, saved: SavedGame | DamagedGame) -> None:
        """Put a discarded game back on the list."""

    def score_pads(self) -> Shelf:
        """Where the sheets of the score pad are kept."""

    def labels(self) -> LabelMaker:
        """What makes labels with codes; loaded when it is wanted, and not everywhere there."""

    @property
    def box_shelf(self) -> BoxShelf:
        """The boxes that people have copied out of their own."""

    @property
    def tag_shelf(self) -> TagShelf:
        """The boxes whose pieces have tags."""

    def quit(self) -> None:
        """End the program cleanly: bots stop, the journal is closed, then the window goes."""
