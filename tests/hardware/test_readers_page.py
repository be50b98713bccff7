"""What docs/readers.md states is so: its families, its script, its lines of a capture, its options."""

import re
from pathlib import Path

from hardware.capture import read_capture
from hardware.drivers.families import ALL_FAMILIES
from hardware.simulator.script import Doing, parse_script
from hardware.tuning import SPEEDS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "readers.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(?:sh)?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_family_is_in_the_table_with_its_kind_and_speeds():
    rows = {cells[1].strip(" `"): cells for line in PAGE.splitlines() if len(cells := line.split("|")) == 8}
    for name, family in ALL_FAMILIES.items():
        cells = rows[name]
        assert cells[4].strip() == family.info.kind.value
        speeds = [int(number) for number in re.findall(r"\d+", cells[3])]
        assert speeds == [speed for speed in family.info.speeds if speed]


def test_the_script_can_be_played():
    (text,) = [block for block in BLOCKS if "again" in block]
    script = parse_script(text)
    assert script.again_s == 8.0 and Doing.UNPLUG in {event.doing for event in script.events}
    assert all(f"`{doing.value}" in PAGE for doing in Doing)


def test_the_lines_of_a_capture_can_be_read():
    text = "".join(block for block in BLOCKS if block.startswith("{"))
    (entry,) = read_capture(text).entries
    assert (entry.t, entry.data) == (100, b"\x020C")


def test_the_speeds_are_tried_in_the_order_that_is_stated():
    (told,) = re.findall(r"goes through the speeds ([\d, and]+),", PAGE)
    assert tuple(map(int, re.findall(r"\d+", told))) == SPEEDS
