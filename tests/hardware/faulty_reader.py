"""What the tests of faults share: a reader on bytes or on a pseudo terminal, its frames, and what it said."""

from collections.abc import Callable

from hardware.driver import Fault, TagRead, Trouble
from hardware.reads import TagId, Tech
from hardware.reports import State, StateChanged, ZonesUnknown
from tests.hardware.memory_rig import MemoryRig
from tests.hardware.terminal_rig import TerminalRig

Rig = MemoryRig | TerminalRig

A_FRAME = b"\x020C000621A58E\x03"
A = TagId(Tech.EM4100, "0C000621A5")
B_FRAME = b"\x02010063E9AE25\x03"  # 01 ^ 00 ^ 63 ^ E9 ^ AE = 25
B = TagId(Tech.EM4100, "010063E9AE")

MakeRig = Callable[..., Rig]


def tags(rig: Rig) -> list[TagId]:
    return [one.what.tag for one in rig.reports if isinstance(one.what, TagRead)]


def faults(rig: Rig) -> list[Fault]:
    return [one.what.fault for one in rig.reports if isinstance(one.what, Trouble)]


def unknown(rig: Rig) -> list[ZonesUnknown]:
    return [one.what for one in rig.reports if isinstance(one.what, ZonesUnknown)]


def states(rig: Rig) -> list[State]:
    return [one.what.state for one in rig.reports if isinstance(one.what, StateChanged)]


def understand(rig: Rig) -> None:
    """One good read, so that what follows is no longer the noise of a start."""
    rig.send(A_FRAME * 2)
    rig.until(lambda: tags(rig) == [A])
    rig.reports.clear()
