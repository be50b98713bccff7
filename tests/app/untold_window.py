"""People at a table who tell no hidden card, before the real window: cards are dragged when they are used."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.companion.catalogue import Instance, read_instance
from engine.sobek import steps as st
from riverboat_desktop.desktop import Desktop
from tests.app.dragging_hands import DraggingHands, set_the_table
from tests.app.person import Person
from tests.table.real_cards import Told
from tests.table.real_pieces import RealPieces
from tests.table.untold_hands import Telling
from tests.table.world import Carried
from ui.final_sheet import FinalSheetPage
from ui.readers.virtual_window import VirtualWindow


def set_the_untold_table(person: Person, names: Sequence[str]) -> None:
    """New game, at the table, by mouse; hidden cards are told when they are shown."""
    set_the_table(person, "sobek", names, options={"hidden": "blank"})


class UntoldHands(DraggingHands):
    """Plays what real cards do, with one pad."""

    def __init__(self, desktop: Desktop, window: VirtualWindow, real: RealPieces, shots: Path) -> None:
        super().__init__(desktop, window, real, shots)  # type: ignore[arg-type]
        self.telling = Telling(real, self.desk.session, self._known)

    def _known(self, one: Instance) -> bool:
        chronicle = self.desk.referee.chronicle
        piece = self.real.get(one)
        place = chronicle.whereabouts.of(read_instance(piece)) if piece else ""
        return bool(place) and bool(chronicle.now.inventory.at(place).get(one.piece))

    def play(self) -> None:
        """The whole play, to the final sheet."""
        while not self.telling.real.over:
            self.shoot_first(self.desk.session.view().prompt.key)
            self.telling.next(self.tell)
            self.world.texts += self.telling.due
            self.read_report()
            wrong = self.telling.wrong()
            assert not wrong, (wrong, self.texts[-6:], list(self.lately))
        self.wait_for(lambda: self.person.sees(FinalSheetPage))
        self.shoot("final-sheet")

    def tell(self, told: Told) -> None:
        """Show what is used, and say the rest with the mouse."""
        session, first = self.desk.session, self.desk.session.length
        own = [] if self.telling.secret(told.step) else self.telling.own(told)
        for one in own:
            carried = Carried(one, self.telling.was[one], "", True)
            clicked = isinstance(told.step, st.Take | st.Fetch) and self.just_shown(carried)
            if session.length == first and not clicked:
                self.show(carried)
        for refs in self.telling.said(told, laid=False) if session.length == first else ():
            self.open_curtain()
            for ref in sorted(refs, key=lambda ref: ref.kind == "word"):
                if session.length == first and not isinstance(told.step, st.Outcome):
                    self.point(ref)
            self.quiet()
        if session.length == first:
            self.choose(told.step)
        self.wait_for(lambda: session.length > first)
