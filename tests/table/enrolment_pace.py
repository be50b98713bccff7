"""Whole boxes are enrolled at virtual readers, from bytes on, and how long a piece takes in virtual time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NoReturn

from engine.companion.catalogue import Instance, missing
from hardware.payload import key_of
from riverboat_desktop.box_codes import codes_of, text_of, with_codes
from tests.table.enroller import PACE_S, Enroller
from ui.enrolment.sitting import Sitting

READERS: Final = ("inventory-line", "rdm6300", "r200", "barcode")
PAIRS: Final = "printed labels by scanner, each with a tag"


@dataclass(frozen=True, slots=True)
class Pace:
    """How a box was enrolled: so many of its pieces in so many seconds; `lacking` have nothing."""

    game: str
    way: str
    pieces: int
    seconds: float
    lacking: int

    @property
    def a_piece(self) -> float:
        """Seconds for each."""
        return self.seconds / self.pieces

    def __str__(self) -> str:
        return f"{self.game:10} {self.way:42} {self.pieces:4} pieces, {self.a_piece:.2f} s each, no click"


class Untouched(Sitting):
    """A sitting at which nobody touches mouse or keyboard."""

    def skip(self) -> NoReturn:
        """Nobody does."""
        raise AssertionError("somebody has clicked")

    back = skip


def by_reader(game: str, model: str) -> Pace:
    """A new box, piece after piece as it is asked for. Printed codes are those of the box itself."""
    person = Enroller(game, model)
    box = person.box
    if model == "barcode":
        code = person.tag(person.sitting.enrolment.wanted or Instance("", 1))
        box = replace(box, key=key_of(text_of(str(code))))
        person.shelf.keep(box)
    person.sitting = Untouched(person.shelf, box, person._hear)
    begun = person.now
    pieces = 0
    while person.wanted is not None:
        person.next_piece()
        pieces += 1
    kept = person.shelf.load(box.key)
    wrong = [one for one in kept.instances() if kept.tags_of(one) != (str(person.tag(one)),)]
    lacking = len(missing(kept, person.shelf.tagged(game))) + len(wrong)
    for one in (kept, person.box):
        person.shelf.delete(one)
    return Pace(game, model, pieces, person.now - begun, lacking)


def by_labels(game: str) -> Pace:
    """A box whose labels are printed: a code is scanned, then its piece is held to a reader."""
    person = Enroller(game)
    person.shelf.keep(with_codes(person.box, missing(person.box, person.shelf.tagged(game))))
    person.sitting = Untouched(person.shelf, person.shelf.load(person.box.key), person._hear)
    person.sitting.enrolment.by_codes = True
    pieces = list(person.sitting.box.instances())
    begun = person.now
    for instance in pieces:
        (code,) = codes_of(person.sitting.box, instance)
        person.scan(code)
        person.next_piece()
    kept = person.shelf.load(person.box.key)
    lacking = sum(str(person.tag(one)) not in kept.tags_of(one) for one in pieces)
    person.shelf.delete(kept)
    return Pace(game, PAIRS, len(pieces), person.now - begun, lacking)


def paces(games: tuple[str, ...] = ("riverboat", "sobek")) -> Iterator[Pace]:
    """Both whole boxes in every way."""
    for game in games:
        for model in READERS:
            yield by_reader(game, model)
        yield by_labels(game)


def main() -> list[str]:
    """Print how long a piece takes; gives what was slower than two seconds, or left something out."""
    failed = []
    for pace in paces():
        print(f"  {pace}", flush=True)
        if pace.a_piece > PACE_S + 0.01 or pace.lacking:
            failed.append(f"enrolment of {pace.game} by {pace.way}: {pace}, {pace.lacking} without")
    return failed


if __name__ == "__main__":
    print("\n".join(main()) or "both boxes are enrolled")
