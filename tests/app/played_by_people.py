"""People at one screen play a whole game, from the start screen to the final sheet and its file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.session.session import Session
from tests.app.mouse_player import MousePlayer
from tests.app.person import Person, by_hand
from tests.app.running import running
from tests.app.setting_up import people, save_by_keys, save_by_mouse, set_by_keys, set_by_mouse
from tests.app.table_player import shots_folder
from tests.app.whole_game import check_record, check_sheet, replayed


async def played_by_people(
    qapp: Any,
    folder: Path,
    hands: type[Any],
    game: str,
    names: tuple[str, ...],
    *,
    seed: int,
    luck: int,
    choices: Sequence[tuple[str, int]] = (),
) -> tuple[Any, Session]:
    """Who played, of the class `hands`, and the game as it was saved; sheet, file and journal are sound.

    With the mouse alone, or with keys alone, as those hands can. `choices` as for setting a table.
    """
    file = folder / "played.rbt"
    by_mouse = issubclass(hands, MousePlayer)
    set_up, save = (set_by_mouse, save_by_mouse) if by_mouse else (set_by_keys, save_by_keys)
    async with running(qapp, staging="always") as desktop:
        person = Person(desktop.window)
        device = "mouse" if by_mouse else "keys"
        player = hands(person, luck=luck, shots=shots_folder(f"{game}-{device}-{len(names)}", folder))

        def play() -> None:
            set_up(person, game, people(*names), seed=seed, choices=choices)
            player.play()
            save(person, file)

        await by_hand(play)
        check_sheet(person, replayed(file))
    return player, check_record(file, names=names)
