"""A box in the making: the data of an edition's file, with a way back and forth through every change."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from engine.core.errors import DataError, Problem
from engine.core.setup import Setup
from engine.registry import editions, game
from ui.history import History

Data = dict[str, Any]
"""An edition's file as JSON gives it: sections by name, each with `trust` and `value`."""
OWN: Final = "own"
"""The trust of a section that somebody has copied from the own box."""
LONGEST_NAME: Final = 40
_NEVER: Final = ("format", "game", "id")


def edition_text(data: Data) -> str:
    """The data as a text with one section a line, as a record repeats it line by line."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def edition_data(text: str) -> Data:
    """The data of an edition's text, which must be sound."""
    data = json.loads(text)
    assert isinstance(data, dict)
    return data


def problems_of(game_id: str, text: str) -> tuple[Problem, ...]:
    """Everything that the rules find wrong with the text of an edition; nothing where it is sound."""
    try:
        game(game_id).check_setup(Setup(game_id, (), edition=OWN, edition_text=text))
    except DataError as error:
        # Who sits there is no question of the box: a setup without seats is refused for that alone.
        return tuple(problem for problem in error.problems if problem.place != "seats")
    return ()


def sections_by_trust(data: Data) -> dict[str, list[str]]:
    """The sections of an edition under the words that tell how far each is known."""
    found: dict[str, list[str]] = {}
    for name, section in data.items():
        if name not in _NEVER and isinstance(section, dict):
            found.setdefault(str(section.get("trust")), []).append(name)
    return found


class Draft:
    """The box that is edited. `base` is the built-in edition it is compared with.

    Every change goes through `change`, which takes the whole data forward; `undo` and `redo` walk along.
    """

    def __init__(self, game_id: str, text: str = "") -> None:
        self.game = game_id
        self._base = edition_data(next(iter(editions(game_id).values())))
        self._history = History(edition_data(text) if text else deepcopy(self._base))
        self._saved: Data | None = self.data

    @property
    def data(self) -> Data:
        """The data as they stand; not to be changed."""
        return self._history.now

    @property
    def text(self) -> str:
        """The text of the edition as it stands."""
        return edition_text(self.data)

    @property
    def name(self) -> str:
        """The name that the person gave the box."""
        return str(self.data.get("id", ""))

    # --- changes --------------------------------------------------------------------------------

    def change(
        self, section: str, work: Callable[[Any], Any], *, item: int | None = None, joins: bool = False
    ) -> bool:
        """Let `work` make a new value out of a copy of a section's value; the section is then one's own.

        `work` returns the new value, or None where it has changed the copy itself. With an `item` only that
        one of a section that is a list is one's own, and the section once all are. A change that joins is
        one step with the last one, if that changed the same. False: nothing changed.
        """
        data = deepcopy(self.data)
        changed = work(data[section]["value"])
        if changed is not None:
            data[section]["value"] = changed
        if data[section]["value"] == self.data[section]["value"]:
            return False
        self._mark_own(data, section, item)
        if not joins:
            self._history.apart()
        return self._history.change(data, joint=(section, item))

    def rename(self, name: str) -> bool:
        """Another name for the box; typing on is one step back only."""
        return self._history.change({**self.data, "id": name}, joint="id")

    def confirm(self, section: str, own: bool, item: int | None = None) -> bool:
        """Say that a section, or one item of it, is as in the own box, or that nobody has looked."""
        if self.is_own(section, item) is own or not (own or self.may_doubt(section, item)):
            return False
        if not own:
            return self.restore(section, item)
        data = deepcopy(self.data)
        self._mark_own(data, section, item)
        return self._history.change(data)

    def restore(self, section: str, item: int | None = None) -> bool:
        """The built-in value of a section, or of one item of it, again, with its trust."""
        if self.is_built_in(section, item):
            return False
        data = deepcopy(self.data)
        base = deepcopy(self._base[section])
        if item is None:
            data[section] = base
        else:
            rest = {key: value for key, value in base.items() if key != "value"}
            values = data[section]["value"]
            values[item] = base["value"][item]
            data[section] = {**rest, "value": values}
        return self._history.change(data)

    def trust(self, section: str, item: int | None = None) -> str:
        """How well a section, or one item of it, is known."""
        if item is not None and self._item(self.data, section, item).get(OWN):
            return OWN
        return str(self.data[section].get("trust", ""))

    def is_own(self, section: str, item: int | None = None) -> bool:
        """Whether it was copied from the own box."""
        return self.trust(section, item) == OWN

    def is_built_in(self, section: str, item: int | None = None) -> bool:
        """Whether it stands as in the built-in edition, its trust too."""
        if item is None:
            return bool(self.data[section] == self._base[section])
        same = self._item(self.data, section, item) == self._item(self._base, section, item)
        return same and not self.is_own(section, item)

    def may_doubt(self, section: str, item: int | None = None) -> bool:
        """Whether it has the built-in value, so that its trust may be that of the built-in one."""
        if item is None:
            return bool(self.data[section]["value"] == self._base[section]["value"])
        here = {key: value for key, value in self._item(self.data, section, item).items() if key != OWN}
        return here == self._item(self._base, section, item)

    def _item(self, data: Data, section: str, item: int) -> Data:
        values = data[section]["value"]
        return dict(values[item]) if item < len(values) else {}

    def _mark_own(self, data: Data, section: str, item: int | None) -> None:
        if item is not None:
            values = data[section]["value"]
            values[item][OWN] = True
            if not all(value.get(OWN) for value in values):
                return
        rest = {key: value for key, value in data[section].items() if key not in ("trust", "source")}
        data[section] = {"trust": OWN, **rest}

    # --- back and forth -------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to be taken back."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self._history.can_redo

    def undo(self) -> None:
        """Take the last change back."""
        self._history.go(-1)

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self._history.go(1)

    # --- whole ----------------------------------------------------------------------------------

    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with the box as it stands, in the engine's words."""
        return problems_of(self.game, self.text)

    @property
    def unsaved(self) -> bool:
        """Whether something is not in the file yet."""
        return self.data != self._saved

    def begin_new(self, name: str) -> None:
        """The box as it stands is another one from now on, with nothing changed in it yet."""
        self._history = History({**self.data, "id": name})
        self._saved = self.data

    def mark_saved(self) -> None:
        """It stands in its file as it is now."""
        self._saved = self.data
        self._history.apart()

    def mark_unsaved(self) -> None:
        """It stands in no file."""
        self._saved = None
