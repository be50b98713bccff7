"""The whole program in a process of its own, to be killed: it is told what people do in lines of JSON."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from dataclasses import replace
from typing import Any

from engine.core.savefile import live_lines
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop import paths
from riverboat_desktop.app import made_application
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.event_loop import Tasks, run
from riverboat_desktop.settings import Settings
from tests.app.running import QUIET, beside_of, click
from ui.companion.arrangement import Arrangement, Stand, arrangement_name, arrangement_text
from ui.companion.beside import Beside
from ui.readers.values import Reader
from ui.services import SavedGame


class Driven:
    """Does what is said, and answers how the game at the table stands."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop

    @property
    def beside(self) -> Beside:
        """What stands beside the table."""
        return beside_of(self.desktop)

    def do(self, said: dict[str, Any]) -> dict[str, Any]:
        """One line."""
        match said:
            case {"begin": game, "controllers": controllers, "box": box, "reader": reader, "places": places}:
                self.desktop.reader_desk.keep(Reader(**reader))
                stands = (Stand(reader["id"], 1, tuple(places)),) if places else ()
                self.desktop.remember(arrangement_name(game), arrangement_text(Arrangement(box, stands)))
                seats = tuple(map(SeatSetup, ("Ann", "Bo"), controllers))
                self.desktop.start_game(Setup(game, seats, seed=3), "table")
            case {"resume": _}:
                (saved,) = self.desktop.resumable()
                assert isinstance(saved, SavedGame), saved
                self.desktop.resume(saved)
            case {"say": words}:
                wrong = self.beside.desk.say(words)
                assert wrong is None, wrong
            case {"take_back": _}:
                self.beside.desk.take_back()
            case {"click": name}:
                self.beside.show_now()
                click(self.beside.strip.buttons[name])
        return self.standing()

    def standing(self) -> dict[str, Any]:
        """Ledger and gate."""
        if self.desktop.window.page is None:
            return {}
        desk = self.beside.desk
        gate = desk.gate
        return {
            "texts": [line.text for line in live_lines(desk.session.record().entries)],
            "gate": gate.kind.value if gate is not None else "",
            "moves": [[move.piece, move.start, move.end] for move in gate.left] if gate is not None else [],
            "wrong": desk.wrong,
        }


def main() -> int:
    """Until standard input ends, which a killed program never sees."""
    application = made_application(sys.argv[:1])

    async def driven() -> int:
        wrong: list[BaseException] = []
        tasks = Tasks(wrong.append)
        settings = Settings(paths.config_file())
        settings.set_preferences(replace(QUIET))
        desktop = Desktop(application, settings, tasks, language="en")
        desktop.open()
        loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

        def listen() -> None:
            for line in sys.stdin:
                loop.call_soon_threadsafe(lines.put_nowait, line)
            loop.call_soon_threadsafe(lines.put_nowait, "")

        threading.Thread(target=listen, daemon=True).start()
        driver = Driven(desktop)
        print(json.dumps({"ready": True}), flush=True)
        while line := await lines.get():
            print(json.dumps(driver.do(json.loads(line))), flush=True)
            assert not wrong, wrong
        desktop.quit()
        await desktop.ended.wait()
        await tasks.close()
        return 0

    def tell(error: BaseException) -> None:
        raise error

    return run(application, driven, tell)


if __name__ == "__main__":
    sys.exit(main())
