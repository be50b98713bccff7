"""What all share on Riverboat's table, for the editor of positions: places in rows."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from ui.position_editor.parts import Spot
from ui.position_editor.shelves import Row, in_rows, paint_box
from ui.position_editor.situation import Situation
from ui.riverboat.ground import edition_of
from ui.theme import Theme

translate = QCoreApplication.translate
_MOST_IN_ROW = 8


class TableArea:
    """Display, cards, boats, stacks, round track, supply and box."""

    key = "table"

    def title(self, situation: Situation) -> str:
        """What it is."""
        del situation
        return translate("RiverboatPosition", "Table")

    def spots(self, situation: Situation, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """Rows of places, the smallest first."""
        return in_rows(situation, self._rows(situation), self._words(situation), area, theme)

    def paint(self, painter: QPainter, situation: Situation, area: QRectF, theme: Theme) -> None:
        """The places with what lies there."""
        for spot in self.spots(situation, area, theme):
            paint_box(painter, spot, situation, theme)

    def _display(self, situation: Situation) -> list[str]:
        options = dict(situation.setup.options)
        sizes = edition_of(situation.setup).display
        count = 0
        for name, size in zip(("singles", "doubles", "triples"), sizes, strict=True):
            said = options.get(f"display-{name}", "edition")
            count += int(said) if said.isascii() and said.isdigit() else size
        return [f"display-{space}" for space in range(1, count + 1)]

    def _under(self, situation: Situation) -> list[str]:
        """The layers below the deck, and room for one more."""
        depth = 1
        while situation.at(f"under-{depth}"):
            depth += 1
        return [f"under-{layer}" for layer in range(1, depth + 1)]

    def _rows(self, situation: Situation) -> list[Row]:
        slots = [f"slot-{slot}" for slot in range(1, len(edition_of(situation.setup).slots) + 1)]
        rows: list[Row] = [
            (1.1, [(1.6, "round-track"), (1.8, "phases"), *((1.0, slot) for slot in slots)]),
        ]
        display = self._display(situation)
        for _, spaces in groupby(enumerate(display), key=lambda item: item[0] // _MOST_IN_ROW):
            rows.append((1.0, [(1.0, place) for _, place in spaces]))
        rows += [
            (1.3, [(1.6, "boats-shown"), (1.6, "boats-stack"), (2.4, "stack")]),
            (
                1.3,
                [(2.0, "deck"), *((1.0, place) for place in self._under(situation)),
                 (1.4, "cultivation-deck"), (1.4, "cultivation-discard")],
            ),
            (0.9, [(1.0, "supply"), (1.0, "box")]),
        ]  # fmt: skip
        return rows

    def _words(self, situation: Situation) -> dict[str, str]:
        words = {
            "round-track": translate("RiverboatPosition", "Round track"),
            "phases": translate("RiverboatPosition", "Phase tiles nobody owns"),
            "boats-shown": translate("RiverboatPosition", "Boats on show"),
            "boats-stack": translate("RiverboatPosition", "Boats in stacks"),
            "stack": translate("RiverboatPosition", "Unseen crop tiles"),
            "deck": translate("RiverboatPosition", "Opportunity deck"),
            "cultivation-deck": translate("RiverboatPosition", "Cultivation deck"),
            "cultivation-discard": translate("RiverboatPosition", "Revealed and discarded"),
            "supply": translate("RiverboatPosition", "General supply"),
            "box": translate("RiverboatPosition", "Not in play"),
        }
        for slot in range(1, len(edition_of(situation.setup).slots) + 1):
            words[f"slot-{slot}"] = translate("RiverboatPosition", "Slot {number}").format(number=slot)
        for space, place in enumerate(self._display(situation), start=1):
            words[place] = translate("RiverboatPosition", "Display {number}").format(number=space)
        for layer, place in enumerate(self._under(situation), start=1):
            words[place] = translate("RiverboatPosition", "Under the deck {number}").format(number=layer)
        return words
