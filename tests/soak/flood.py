"""Random bytes and damaged captures through every family: what was read, and what of it was false."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hardware.confirm import Confirm
from hardware.driver import Check, Inventory, Output, TagRead
from hardware.drivers.families import FAMILIES
from hardware.drivers.wedge import Wedge, WedgeSettings
from hardware.number_forms import Form
from hardware.reads import TagId
from tests.hardware.cases import CASES
from tests.hardware.driver_suite import MOST_HELD, Case, tags_of

BITE = 4096
FRAME_S = 0.06
"""Time from one frame to the next, so that equal false reads have every chance to confirm each other."""
REPEATS = 3
"""How often each frame stands in a capture: as often as a reader may repeat it while a tag is shown."""


@dataclass
class Count:
    """What came of a flood. `false` are tags that are on no frame that was sent, `confirmed` those of them
    that count by themselves or by a second equal read."""

    family: str
    check: Check
    sent: int = 0
    reads: int = 0
    false: int = 0
    confirmed: int = 0
    most_held: int = 0
    examples: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.family:15} {self.check.value:5} {self.sent:>10,} {self.reads:>9,} {self.false:>7,} "
            f"{self.confirmed:>9,} {self.most_held:>6}"
        )


HEADING = f"{'family':15} {'check':5} {'sent':>10} {'reads':>9} {'false':>7} {'confirmed':>9} {'held':>6}"


def random_bytes(family: str, length: int, seed: int) -> Count:
    """So many random bytes into one driver, with a silence now and then. Every tag in them is a false one."""
    case = CASES[family]
    info = FAMILIES[family].info
    driver = case.driver()
    now = case.begin(driver)
    count = Count(family, info.check)
    confirm = Confirm(info.kind, info.confirm_s)
    luck = random.Random(seed)
    while count.sent < length:
        bite = luck.randbytes(min(BITE, length - count.sent))
        said = driver.feed(bite, now)
        count.sent += len(bite)
        count.most_held = max(count.most_held, driver.held)
        if luck.random() < 0.1:
            now += 1.0
            said += driver.idle(now)
        if driver.due is not None and luck.random() < 0.1:
            now = max(now, driver.due)
            said += driver.on_time(now)
        _count(count, confirm, said, frozenset(), now)
    return count


def mutated_captures(family: str, captures: int, seed: int) -> Count:
    """So many captures of the family's frames, each damaged here and there, each into a driver of its own."""
    case = CASES[family]
    info = FAMILIES[family].info
    count = Count(family, info.check)
    luck = random.Random(seed)
    true = frozenset(read.tag for example in case.examples for read in tags_of(example.says))
    for _ in range(captures):
        frames = _capture(case, luck)
        _damage(frames, luck)
        _replay(case, frames, luck, count, true, Confirm(info.kind, info.confirm_s))
        count.sent += 1
    return count


def _capture(case: Case, luck: random.Random) -> list[bytes]:
    """Up to four frames one after the other, each repeated."""
    examples = luck.sample(case.examples, k=min(len(case.examples), luck.randint(1, 4)))
    return [example.sent for example in examples for _ in range(REPEATS)]


def _damage(frames: list[bytes], luck: random.Random) -> None:
    """One to four wounds; half of the captures take them all in one frame."""
    where = luck.randrange(len(frames))
    scattered = luck.random() < 0.5
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(frames)) if scattered else where
        if frames[at]:
            frames[at] = luck.choice(WOUNDS)(frames[at], luck)


def _flipped(frame: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(frame))
    return frame[:at] + bytes([frame[at] ^ 1 << luck.randrange(8)]) + frame[at + 1 :]


def _changed(frame: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(frame))
    return frame[:at] + luck.randbytes(1) + frame[at + 1 :]


def _dropped(frame: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(frame))
    return frame[:at] + frame[at + 1 :]


def _doubled(frame: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(frame))
    return frame[: at + 1] + frame[at:]


def _inserted(frame: bytes, luck: random.Random) -> bytes:
    at = luck.randrange(len(frame) + 1)
    return frame[:at] + luck.randbytes(luck.randint(1, 3)) + frame[at:]


def _shortened(frame: bytes, luck: random.Random) -> bytes:
    at, length = luck.randrange(len(frame)), luck.randint(1, 8)
    return frame[:at] + frame[at + length :]


WOUNDS: Sequence[Callable[[bytes, random.Random], bytes]] = (
    _flipped,
    _changed,
    _dropped,
    _doubled,
    _inserted,
    _shortened,
)
"""What a serial line does to bytes. It never lets two change places, which no sum and no XOR would see."""


def _replay(
    case: Case,
    frames: list[bytes],
    luck: random.Random,
    count: Count,
    true: frozenset[TagId],
    confirm: Confirm,
) -> None:
    driver = case.driver()
    now = case.begin(driver)
    for frame in frames:
        cut = luck.randint(0, len(frame))
        said = driver.feed(frame[:cut], now)
        if luck.random() < 0.05:
            said += driver.idle(now)
        said += driver.feed(frame[cut:], now)
        count.most_held = max(count.most_held, driver.held)
        if luck.random() < 0.3:
            said += driver.idle(now)
        _count(count, confirm, said, true, now)
        now += FRAME_S
    _count(count, confirm, driver.idle(now), true, now)
    assert driver.held == 0


def _count(
    count: Count, confirm: Confirm, said: Sequence[Output], true: frozenset[TagId], now: float
) -> None:
    assert count.most_held <= MOST_HELD
    for output in said:
        if not isinstance(output, TagRead | Inventory):
            continue
        believed = _believed(confirm, output, now)
        for read in tags_of([output]):
            count.reads += 1
            if read.tag not in true:
                count.false += 1
                count.confirmed += read in believed
                if len(count.examples) < 3:
                    count.examples.append(f"{read.tag} from {read.raw!r}")


def _believed(confirm: Confirm, output: TagRead | Inventory, now: float) -> Sequence[TagRead]:
    if isinstance(output, TagRead):
        return (output,) if confirm.counts(output, now) else ()
    whole = confirm.whole(output, now)
    return () if whole is None else whole.tags


KEYS = "0123456789" * 4 + "ABCDEFabcdef,]T\r\r\n\t éxyz"
"""What is hit in a flood of keys: digits above all, as readers type."""


def random_keys(length: int, seed: int) -> Count:
    """So many random keys at the pace of a reader, with a rest now and then; every form is expected."""
    wedge = Wedge(WedgeSettings(forms=tuple(Form)))
    count = Count("wedge", Check.NONE)
    luck = random.Random(seed)
    now = 0.0
    while count.sent < length:
        for key in luck.choices(KEYS, k=min(BITE, length - count.sent)):
            heard = wedge.key(key, now)
            now += 0.003
            count.sent += 1
            count.most_held = max(count.most_held, wedge.held)
            for one in heard:
                if isinstance(one, TagRead):
                    count.reads += 1
                    count.false += 1
                    count.confirmed += 1
        now += 1.0
        wedge.on_time(now)
        assert wedge.held == 0
    return count
