"""Our reader sketch on a simulated board, read by the real driver over a real port."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.driver import Fault, Inventory, Ready, Trouble
from hardware.drivers.inventory_line import inventory_line
from hardware.line import PortLost
from hardware.port import Port
from hardware.reports import State, StateChanged
from tests.devices.listening import Listening
from tests.devices.simulated_board import SimulatedBoard, build

pytestmark = pytest.mark.devices

TWINS = ("04A1B2C3D4E5F6", "04A1B2C3D4E5F7", "04A1B2C3D4E5E7")


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    build()


class Reading(Listening):
    """What a board says."""

    def __init__(self, port: str) -> None:
        super().__init__(inventory_line(), port, Port, confirm=False)

    def until_lying(self, zone: int, *numbers: str) -> None:
        """Until exactly these tags lie in the zone."""
        wanted = {f"nfca:{number}" for number in numbers}
        self.until(lambda one: isinstance(one, Inventory) and one.zone == zone and _tags(one) == wanted)

    def inventories(self, count: int) -> list[Inventory]:
        """The next ones."""
        found = [self.until(lambda one: isinstance(one, Inventory)) for _ in range(count)]
        return [one for one in found if isinstance(one, Inventory)]


def _tags(inventory: Inventory) -> set[str]:
    return {str(read.tag) for read in inventory.tags}


@pytest.fixture
def board() -> Iterator[SimulatedBoard]:
    board = SimulatedBoard()
    yield board
    board.unplug()


@pytest.fixture
def reading(board: SimulatedBoard) -> Iterator[Reading]:
    """The board has said its name, and both antennas are empty."""
    reading = Reading(board.port)
    assert reading.until(lambda one: isinstance(one, Ready)) == Ready("Riverboat reader 1.0")
    reading.until_lying(0)
    reading.until_lying(1)
    yield reading
    reading.connection.close()
    assert not [one for one in reading.said if isinstance(one, Trouble) and one.fault is Fault.CHECKSUM]


def test_numbers_of_every_length_come_and_go(board: SimulatedBoard, reading: Reading) -> None:
    for number in ("DEADBEEF", "04A1B2C3D4E5F6", "01020304050607080910"):
        board.tell(f"lay 1 {number}")
        reading.until_lying(1, number)
        board.tell(f"lift 1 {number}")
        reading.until_lying(1)


def test_several_tags_lie_on_one_antenna_also_with_nearly_the_same_number(
    board: SimulatedBoard, reading: Reading
) -> None:
    board.tell(*(f"lay 0 {number}" for number in (*TWINS, "DEADBEEF", "DEADBEEE", "5EADBEEF")))
    reading.until_lying(0, *TWINS, "DEADBEEF", "DEADBEEE", "5EADBEEF")
    board.tell(f"lift 0 {TWINS[1]}", "lay 1 11223344")
    reading.until_lying(0, TWINS[0], TWINS[2], "DEADBEEF", "DEADBEEE", "5EADBEEF")
    reading.until_lying(1, "11223344")


def test_a_resting_tag_is_never_missed(board: SimulatedBoard, reading: Reading) -> None:
    board.tell("lay 0 DEADBEEF", "lay 0 04A1B2C3D4E5F6")
    reading.until_lying(0, "DEADBEEF", "04A1B2C3D4E5F6")
    for inventory in reading.inventories(40):
        assert len(inventory.tags) == (2 if inventory.zone == 0 else 0)
        assert not inventory.more


def test_more_tags_than_a_line_holds_are_said_to_be_more(board: SimulatedBoard, reading: Reading) -> None:
    board.tell(*(f"lay 0 1122334{digit:X}" for digit in range(12)))
    reading.until(lambda one: isinstance(one, Inventory) and len(one.tags) == 10 and one.more)


def test_an_antenna_that_cannot_be_read_is_not_empty_and_the_other_one_goes_on(
    board: SimulatedBoard, reading: Reading
) -> None:
    board.tell("lay 0 DEADBEEF", "lay 1 11223344")
    reading.until_lying(0, "DEADBEEF")
    reading.until_lying(1, "11223344")
    board.tell("garble 0")
    garbled = reading.until(lambda one: isinstance(one, Trouble))
    assert garbled == Trouble(Fault.DEVICE_FAULT, "what was heard made no sense", 0)
    board.tell("clear 0", "unplug 1")
    reading.until(lambda one: isinstance(one, Trouble) and one.zone == 1 and "does not answer" in one.detail)
    board.tell("plug 1")
    reading.until_lying(1, "11223344")
    reading.until_lying(0, "DEADBEEF")
    assert not [one for one in reading.said[-10:] if isinstance(one, Inventory) and not one.tags]


def test_a_board_that_is_reset_says_its_name_and_goes_on(board: SimulatedBoard, reading: Reading) -> None:
    board.tell("lay 0 DEADBEEF")
    reading.until_lying(0, "DEADBEEF")
    board.tell("reset")
    reading.until(lambda one: isinstance(one, Ready))
    reading.until_lying(0, "DEADBEEF")


def test_a_board_that_is_unplugged_is_lost_once(board: SimulatedBoard, reading: Reading) -> None:
    board.unplug()
    lost = reading.until(lambda one: isinstance(one, StateChanged) and one.state is State.WAITING)
    assert isinstance(lost, StateChanged) and isinstance(lost.error, PortLost)
