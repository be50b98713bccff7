"""A person who enrols a box at a virtual reader in virtual time: looks, presents, waits for the receipt.

From bytes on: what lies on the reader becomes bytes, a driver understands them, and the sitting hears of it.
"""

from __future__ import annotations

from random import Random

from engine.companion.catalogue import Instance
from engine.companion.enrolment import Enrolled
from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.driver import TagRead
from hardware.drivers.barcode import barcode
from hardware.drivers.families import FAMILIES
from hardware.reads import TagId, parse_tag
from hardware.simulator.faults import Faults
from hardware.simulator.models import MODELS
from hardware.simulator.virtual_reader import VirtualReader
from riverboat_desktop.held_reader import HeldReader
from riverboat_desktop.tag_shelf import WindowTagShelf
from riverboat_desktop.virtual_tags import virtual_tag
from tests.hardware.virtual_time import VirtualPorts
from ui.enrolment.sitting import Receipt, Sitting, Tone
from ui.readers.values import Reader, Scan

PACE_S = 2.0
"""A piece is presented so often."""
HOLD_S = 1.2
"""So long it lies there; the rest goes for taking the next."""
ONCE_MORE_S = 1.7
"""Who sees that a tag has been read but not twice brings it again after this."""


class Enroller:
    """`receipts` has all that was told, with its time. The box of `game` is new."""

    def __init__(self, game: str, model: str = "inventory-line", *, flicker: float = 0.0) -> None:
        self.shelf = WindowTagShelf()
        self.box = self.shelf.begin(game, "Attic")
        self.game = game
        made = MODELS[model]
        self.tech = made.tech
        self.reader = VirtualReader(made, faults=Faults(flicker=flicker))
        self.ports = VirtualPorts(desk=self.reader)
        self.receipts: list[tuple[float, Receipt]] = []
        self.sitting = Sitting(self.shelf, self.box, self._hear)
        family = FAMILIES[made.family]
        self.connection = Connection(family.make(), Identity(path="desk"), self.ports.line, lambda: None)
        zones = frozenset(range(family.info.zones))
        reader = Reader("desk", made.family, "desk", made.speed)
        self.held = HeldReader(reader, self.connection, zones, zones)
        self.wait(4.0)  # a board that starts anew when it is opened has started

    def _hear(self, receipt: Receipt) -> None:
        self.receipts.append((self.now, receipt))

    @property
    def now(self) -> float:
        return self.ports.now

    @property
    def wanted(self) -> Instance | None:
        return self.sitting.enrolment.wanted

    def became(self) -> list[Enrolled]:
        """What was told of reads, in its order."""
        return [receipt.outcome.became for _, receipt in self.receipts if receipt.outcome]

    def tag(self, instance: Instance) -> TagId:
        """The tag that sticks on a piece."""
        return virtual_tag(self.tech, self.game, str(instance))

    # ------------------------------------------------------------------------------------------ time

    def wait(self, seconds: float) -> None:
        """Let it go on."""
        end = self.now + seconds
        while self.now < end:
            self._poll()
            self.ports.advance(end, self.connection.due)
        self._poll()

    def _poll(self) -> None:
        for report in self.connection.poll(self.now):
            for news in self.held.news(report, self.now):
                self.sitting.hear(news)

    # ----------------------------------------------------------------------------------------- hands

    def present(self, tag: TagId, hold_s: float = HOLD_S) -> list[Receipt]:
        """Lay a tag on the reader and take it away; what was told meanwhile."""
        before = len(self.receipts)
        self.reader.field.lay(tag)
        self.wait(hold_s)
        self.reader.field.lift(tag)
        return [receipt for _, receipt in self.receipts[before:]]

    def scan(self, code: str) -> None:
        """A hand scanner beside says a printed code."""
        scanner = barcode()
        scanner.start(self.now - 1.0)
        for out in scanner.feed(f"{code}\r\n".encode(), self.now):
            if isinstance(out, TagRead):
                self.sitting.hear(Scan("scanner", 0, str(out.tag), out.raw, self.now))

    def next_piece(self) -> None:
        """Take the piece that is asked for and bring it until its receipt comes: no click."""
        wanted = self.wanted
        assert wanted is not None
        begun = self.now
        told = self.present(self.tag(wanted))
        while not any(receipt.tone is Tone.ACCEPTED for receipt in told):
            self.wait(ONCE_MORE_S)
            told = self.present(self.tag(wanted))
            assert self.now - begun < 60, "nobody holds a piece so long"
        self.wait(max(0.0, begun + PACE_S - self.now))

    def unplug_for(self, seconds: float) -> None:
        """The reader is lost for a while."""
        self.reader.unplug()
        self.wait(seconds)
        self.reader.plug(self.now)
        self.wait(6.0)  # it is found again


def another_box(shelf: WindowTagShelf, game: str, tag: str) -> None:
    """A second box of the game, in which this tag is on a piece."""
    other = shelf.begin(game, "Cellar")
    first = shelf.tagged(game)[0][0]
    shelf.keep(other.enrol(tag, Instance(first, 1)))


FOREIGN = {
    "nfca": "nfca:04CCCCCCCCCCCC",
    "em4100": "em4100:0C0000FFFF",
    "epc": "epc:E280CCCCCCCCCCCCCCCCCCCC",
}


def fates(told: list[Receipt]) -> list[tuple[Enrolled, str]]:
    """What became of reads, and whose tags they were."""
    return [(receipt.outcome.became, receipt.outcome.owner) for receipt in told if receipt.outcome]


def with_mishaps(person: Enroller, luck: Random) -> dict[str, int]:
    """Enrol everything; now and then a piece twice, one of another box, two at once, no reader."""
    another_box(person.shelf, person.game, FOREIGN[person.tech.value])
    person.sitting.enrolment._foreign = person.shelf.foreign(person.box)
    happened = dict.fromkeys(("twice", "foreign", "crowd", "lost"), 0)
    done: list[Instance] = []
    while (wanted := person.wanted) is not None:
        mishap = luck.random()
        if mishap < 0.06 and len(done) > 3:
            happened["twice"] += 1
            old = luck.choice(done[:-1])
            person.wait(2.0)
            assert fates(person.present(person.tag(old))) == [(Enrolled.DUPLICATE, "")]
        elif mishap < 0.12:
            happened["foreign"] += 1
            told = person.present(parse_tag(FOREIGN[person.tech.value]))
            assert fates(told) == [(Enrolled.FOREIGN, "Cellar")]
            person.wait(2.0)
        elif mishap < 0.16 and person.reader.model.name == "inventory-line":
            happened["crowd"] += 1
            after = person.sitting.enrolment.after
            if after is not None:
                person.reader.field.lay(person.tag(after))
                told = person.present(person.tag(wanted))
                assert fates(told) == [(Enrolled.CROWD, "")]
                person.reader.field.clear()
                person.wait(2.0)
        elif mishap < 0.20:
            happened["lost"] += 1
            person.reader.field.lay(person.tag(wanted))
            person.unplug_for(5.0)
            person.reader.field.clear()
            person.wait(2.0)
            if person.wanted != wanted:
                done.append(wanted)
            continue
        assert person.wanted == wanted, "a mishap enrols nothing"
        person.next_piece()
        done.append(wanted)
    return happened
