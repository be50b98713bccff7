"""What every family of readers must pass: a family brings a `Case`, `test_every_driver` runs all checks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from hardware.driver import Driver, Inventory, Output, TagRead, Trouble, Write
from hardware.drivers.families import FAMILIES

MOST_HELD = 512
"""No driver may ever hold more bytes between two calls."""
APART_S = 1.0
"""Time between two examples: long enough for a line to be taken as new after a broken one."""

Read = TagRead | Inventory


@dataclass(frozen=True)
class Example:
    """Bytes of one frame, or of one exchange, and exactly what they say, apart from bytes to send."""

    sent: bytes
    says: tuple[Output, ...]

    @property
    def reads(self) -> list[Output]:
        return reads_of(self.says)


@dataclass(frozen=True)
class Case:
    """A family under test. The examples are sent in their order.

    `damaged` are frames that must bring no read, `endless` bytes that never become a frame when repeated.
    `begin` brings a driver to where the examples fit, and returns the time.
    """

    family: str
    examples: tuple[Example, ...]
    damaged: tuple[bytes, ...]
    endless: bytes
    begin: Callable[[Driver], float] = lambda driver: _started(driver)

    def driver(self) -> Driver:
        return FAMILIES[self.family].make()


def _started(driver: Driver) -> float:
    driver.start(0.0)
    return APART_S


def reads_of(outputs: Iterable[Output]) -> list[Output]:
    """The reads among what a driver has put out."""
    return [output for output in outputs if isinstance(output, TagRead | Inventory)]


def tags_of(outputs: Iterable[Output]) -> list[TagRead]:
    """Every single tag that was read, inventories taken apart."""
    singles: list[TagRead] = []
    for output in outputs:
        if isinstance(output, TagRead):
            singles.append(output)
        elif isinstance(output, Inventory):
            singles += output.tags
    return singles


class Line:
    """A driver with a clock, and the bound of its buffer watched at every call."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.driver = case.driver()
        self.now = case.begin(self.driver)

    def send(self, *pieces: bytes) -> list[Output]:
        """All that is put out for these bytes, without bytes to send."""
        told: list[Output] = []
        for piece in pieces:
            told += self.driver.feed(piece, self.now)
            assert self.driver.held <= MOST_HELD
        return [output for output in told if not isinstance(output, Write)]

    def silence(self) -> list[Output]:
        """The line falls idle, and some time goes by."""
        told = self.driver.idle(self.now)
        assert self.driver.held == 0
        self.now += APART_S
        return [output for output in told if not isinstance(output, Write)]

    def example(self, example: Example, *pieces: bytes) -> list[Output]:
        """What is put out for an example, or for these pieces of it."""
        return self.send(*(pieces or (example.sent,)))


def check_exact(case: Case) -> None:
    """Each example says what it says, no more and no less."""
    line = Line(case)
    for example in case.examples:
        assert line.example(example) == list(example.says), example.sent


def check_pieces(case: Case, random_cuts: random.Random) -> None:
    """Bytes in any pieces say what they say in one."""
    line = Line(case)
    for example in case.examples:
        pieces = cut(example.sent, random_cuts)
        assert line.example(example, *pieces) == list(example.says), pieces


def check_single_bytes(case: Case) -> None:
    """Bytes that come one by one say what they say in one piece."""
    line = Line(case)
    for example in case.examples:
        single = [bytes([byte]) for byte in example.sent]
        assert line.example(example, *single) == list(example.says), example.sent


def check_noise(case: Case, noise: bytes) -> None:
    """Noise says nothing that counts, and after a silence the next frame is whole."""
    line = Line(case)
    for example in case.examples:
        assert reads_of(line.send(noise) + line.silence()) == []
        assert reads_of(line.example(example)) == example.reads


def check_noise_in_any_pieces(case: Case, noise: bytes, random_cuts: random.Random) -> None:
    """Of noise, too, the same is told for any pieces."""
    whole, torn = Line(case), Line(case)
    told = whole.send(noise) + whole.silence()
    assert torn.send(*cut(noise, random_cuts)) + torn.silence() == told
    assert any(isinstance(output, Trouble) for output in told)


def check_damage(case: Case) -> None:
    """A damaged frame brings no read; the one that follows at once is there when the line falls idle."""
    assert case.damaged
    for damaged in case.damaged:
        line = Line(case)
        told = line.send(damaged)
        assert reads_of(told) == [], damaged
        for example in case.examples:
            told = line.example(example)
            told += line.silence()
            assert reads_of(told) == example.reads, (damaged, example.sent)


def check_broken_off(case: Case) -> None:
    """A frame that breaks off anywhere brings no read, and takes no other with it."""
    for example in case.examples:
        for length in range(1, len(example.sent)):
            line = Line(case)
            told = line.send(example.sent[:length])
            if reads_of(told):  # the rest is an ending that is not needed, as LF after CR
                continue
            assert reads_of(line.silence()) == [], example.sent[:length]
            assert reads_of(line.example(example)) == example.reads, example.sent[:length]


def check_endless(case: Case) -> None:
    """What never becomes a frame fills nothing up, is told, and ends with a silence."""
    line = Line(case)
    told: list[Output] = []
    for _ in range(200):
        told += line.send(case.endless * 10)
    assert reads_of(told) == []
    assert any(isinstance(output, Trouble) for output in told)
    assert reads_of(line.silence()) == []
    assert reads_of(line.example(case.examples[0])) == case.examples[0].reads


def check_start_forgets(case: Case) -> None:
    """After the port was opened anew, nothing of what came before is left."""
    for example in case.examples:
        half = len(example.sent) // 2
        line = Line(case)
        line.send(example.sent[:half])
        line.driver.start(line.now)
        assert line.driver.held == 0
        assert reads_of(line.send(example.sent[half:]) + line.silence()) == []
        line.now = case.begin(line.driver)
        assert reads_of(line.example(example)) == example.reads


def check_never_raises(case: Case, bites: list[bytes]) -> None:
    """Whatever comes: no exception, a bounded buffer, an empty one after a silence."""
    line = Line(case)
    for index, bite in enumerate(bites):
        line.send(bite)
        if line.driver.due is not None and index % 3 == 2:
            line.now = max(line.now, line.driver.due)
            line.driver.on_time(line.now)
        if index % 5 == 4:
            line.silence()


def cut(data: bytes, cuts: random.Random) -> list[bytes]:
    """The same bytes in pieces of random lengths."""
    pieces = []
    while data:
        length = cuts.randint(1, 9)
        pieces.append(data[:length])
        data = data[length:]
    return pieces
