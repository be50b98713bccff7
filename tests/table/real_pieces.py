"""A play of Sobek with real cards where every single piece of the box lies somewhere, face down or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.companion.catalogue import Instance
from engine.core.setup import Setup
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, ORANGE
from engine.sobek.state import ASK_BIND, TO_PILE
from tests.table.real_cards import RealCards, Told


class RealPieces(RealCards):
    """`places` has where each piece is as nature tells it, `lies` where it is. `texts`: whoever plays writes.

    A character that lies face down on a dock is a certain card; nature draws it only when somebody looks.
    """

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(setup, seed)
        self.game = self.nature
        self.places: dict[Instance, str] = {}
        self._face_down: dict[Instance, str] = {}
        self.texts: list[str] = []
        inventory = self.nature.inventory(self.truth)
        for piece, _ in self.nature.tagged(setup):
            lying = [place for place, pieces in inventory.places.items() for _ in range(pieces.get(piece, 0))]
            self.places |= {Instance(piece, copy): place for copy, place in enumerate(lying, start=1)}

    @property
    def lies(self) -> dict[Instance, str]:
        """Where every piece lies."""
        return self.places | self._face_down

    def steps(self) -> Iterator[Told]:
        """As for real cards; afterwards the pieces lie as they do in truth."""
        inventory = self.nature.inventory(self.truth)
        yield from super().steps()
        self._carry(inventory)
        self._carry_face_down()

    def _drawn(self) -> Any:
        """As for real cards; what lies face down somewhere is what comes to light there, and nowhere else."""
        ask, seat, goes = self.truth.pending[-1]
        while True:
            step = super()._drawn()
            card = getattr(step, "card", -1)
            piece = self._named(card) if card in range(FIRST_CHARACTER, ORANGE) else ""
            if ask is ASK_BIND:
                # They are looked at in the order in which they lay.
                place = f"{seat + 1}.{'corruption' if goes == TO_PILE else 'hand'}"
                if piece == next(one.piece for one, there in self._face_down.items() if there == place):
                    return step
            elif Instance(piece, 1) not in self._face_down or not isinstance(step, st.DrawCard):
                return step

    def _named(self, card: int) -> str:
        cards = self.truth.board.edition.cards
        return cards[card].id if 0 <= card < len(cards) else ""

    def _carry_face_down(self) -> None:
        """Characters come to docks, from there to a hand or pile, and are known when somebody looks."""
        _, seat, dock = self.before.pending[-1]
        match self.done:
            case st.FillDock(card) if card == ORANGE:
                names = [kind.id for kind in self.truth.board.edition.cards[FIRST_CHARACTER:]]
                free = [
                    one
                    for one, place in sorted(self.places.items())
                    if place == "unseen" and one.piece in names and one not in self._face_down
                ]
                self._face_down[free[self.rng.below(len(free))]] = f"dock-{dock + 1}"
            case st.Take(dock) | st.Fetch(dock):
                self._face_down = dict(sorted(self._face_down.items(), key=lambda item: item[1]))
                for one, place in list(self._face_down.items()):
                    number = int(place.removeprefix("dock-")) - 1 if place.startswith("dock-") else -1
                    if number == dock:
                        self._face_down[one] = f"{seat + 1}.hand"
                    elif 0 <= number < dock and isinstance(self.done, st.Take):
                        self._face_down[one] = f"{seat + 1}.corruption"
            case st.BindCharacter(card):
                del self._face_down[Instance(self._named(card), 1)]
            case st.Count():
                self._face_down.clear()

    def _carry(self, before: Any) -> None:
        step, seat = self.done, self.before.pending[-1][1]
        if isinstance(step, st.Take | st.Fetch):
            # What is taken goes to the hand also where its like is passed over.
            self._move(f"dock-{step.dock + 1}", f"{seat + 1}.hand")
        after = self.nature.inventory(self.truth)
        for piece, _ in self.nature.tagged(self.setup):
            lying = [one for one in self.places if one.piece == piece]
            wanted = [place for place, there in after.places.items() for _ in range(there.get(piece, 0))]
            stay = Counter(self.places[one] for one in lying) & Counter(wanted)
            wanted = list((Counter(wanted) - stay).elements())
            for one in self._shuffled(lying):
                if stay[self.places[one]]:
                    stay[self.places[one]] -= 1
                else:
                    self.places[one] = wanted.pop()

    def _move(self, start: str, end: str) -> None:
        for one, place in self.places.items():
            if place == start:
                self.places[one] = end

    def _shuffled(self, ones: list[Instance]) -> list[Instance]:
        for at in range(len(ones) - 1, 0, -1):
            other = self.rng.below(at + 1)
            ones[at], ones[other] = ones[other], ones[at]
        return ones
