"""Readers that answer questions: one question at a time, said three times at most, then given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hardware.driver import IDLE_S, DriverInfo, Fault, Output, Trouble, Write
from hardware.framing import Broken, Frame, Framing

MOST_TRIES: Final = 3

Measure = Callable[[bytearray], int | Broken | None]
"""How long the frame at the buffer's beginning is; what is whole is unharmed as well. None: more bytes."""


@dataclass(frozen=True, slots=True)
class Question:
    """Bytes to send, what its reply is known by, and how long to wait for that."""

    data: bytes
    answer: int
    wait_s: float


class AskedReader:
    """The part of a driver that asks. What follows gives the questions and understands the frames.

    A reader that does not reply is told as `Fault.NO_REPLY`: what lies on it is unknown then, which is not
    the same as nothing. After that nothing is asked before it is started again.
    """

    def __init__(self, info: DriverInfo, head: bytes, measure: Measure) -> None:
        self.info = info
        self.due: float | None = None
        self._measure = measure
        self._framing = Framing(head, self._cut)
        self._greeting: list[Question] = []
        self._question: Question | None = None
        self._tries = 0
        self._now = 0.0

    # ------------------------------------------------------------------------ what a family fills in

    def _greetings(self) -> Sequence[Question]:
        """The questions that make the reader ready, in their order; at least one."""
        raise NotImplementedError

    def _heard(self, frame: bytes, now: float) -> list[Output]:
        """A whole frame has come."""
        raise NotImplementedError

    def _turn(self, now: float) -> list[Output]:
        """Greeted, nothing asked, and the time in `due` has come."""
        raise NotImplementedError

    # --------------------------------------------------------------------------- the driver contract

    @property
    def held(self) -> int:
        """Bytes that wait for the rest of their frame."""
        return self._framing.held

    def start(self, now: float) -> list[Output]:
        """Forget everything and greet the reader."""
        self._framing.reset()
        self._greeting = list(self._greetings())
        return self._ask(self._greeting[0], now)

    def feed(self, data: bytes, now: float) -> list[Output]:
        """What these bytes say, and what there is to ask now."""
        self._now = now
        return self._hurry(self._framing.feed(data), now)

    def idle(self, now: float) -> list[Output]:
        """Nothing more comes: what was broken is asked for again soon."""
        self._now = now
        return self._hurry(self._framing.idle(), now)

    def on_time(self, now: float) -> list[Output]:
        """A reply is overdue, or it is time for the next question."""
        if self.due is None or now < self.due:
            return []
        return self._again(now) if self._question is not None else self._turn(now)

    def stop(self) -> bytes:
        """Most readers are silent once they are not asked."""
        return b""

    # ------------------------------------------------------------------------------ asking, for families

    @property
    def _greeted(self) -> bool:
        return not self._greeting

    def _is_answer(self, code: int) -> bool:
        return self._question is not None and self._question.answer == code

    def _ask(self, question: Question, now: float) -> list[Output]:
        self._question, self._tries = question, 1
        self.due = now + question.wait_s
        return [Write(question.data)]

    def _again(self, now: float) -> list[Output]:
        """Say the question once more, or give up."""
        if self._question is None:
            return []
        if self._tries >= MOST_TRIES:
            return self._give_up(Trouble(Fault.NO_REPLY, f"no reply, asked {MOST_TRIES} times"))
        self._tries += 1
        self.due = now + self._question.wait_s
        return [Write(self._question.data)]

    def _answered(self, now: float, *, pause_s: float = 0.0) -> list[Output]:
        """The question is settled: on to the next greeting; or to a turn, at once or after the pause."""
        self._question = None
        if self._greeting:
            self._greeting.pop(0)
            if self._greeting:
                return self._ask(self._greeting[0], now)
        self.due = now + pause_s
        return [] if pause_s > 0 else self._turn(now)

    def _give_up(self, why: Trouble) -> list[Output]:
        """Ask nothing more."""
        self._question = self.due = None
        return [why]

    def _cut(self, buffer: bytearray) -> Frame | Broken | None:
        length = self._measure(buffer)
        if not isinstance(length, int):
            return length
        if length > len(buffer):
            return None
        return Frame(length, self._heard(bytes(buffer[:length]), self._now))

    def _hurry(self, said: list[Output], now: float) -> list[Output]:
        """What came broken may have been the reply: the question need not wait its whole time."""
        broken = any(
            isinstance(one, Trouble) and one.fault in (Fault.CHECKSUM, Fault.PARTIAL) for one in said
        )
        if broken and self._question is not None and self.due is not None:
            self.due = min(self.due, now + IDLE_S)
        return said
