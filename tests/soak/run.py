"""`make soak`: floods every family, plays at virtual tables, and kills programs in the middle of a game."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from unittest import mock

from hardware.drivers.families import FAMILIES
from riverboat_desktop.paths import HOME_VARIABLE
from tests.crash import soak as crash
from tests.soak.flood import HEADING, Count, mutated_captures, random_bytes, random_keys
from tests.soak.verdict import failures_of_damage, failures_of_noise
from tests.table import enrolment_pace as enrolment
from tests.table import soak as table

BYTES = 10_000_000
CAPTURES = 100_000


def main() -> int:
    """0 if no flood broke a limit, else 1."""
    arguments = argparse.ArgumentParser(prog="make soak", description=__doc__)
    arguments.add_argument(
        "--families", default=",".join([*FAMILIES, "wedge"]), help="ids, with commas; empty for none"
    )
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--part", type=int, default=1, help="a hundredth with 100")
    arguments.add_argument(
        "--faults",
        type=int,
        default=300,
        help="of each single fault, from bytes on, for either game with one pad and with a reader at every"
        " place, a third of it with readers at some and beside bots (an hour on two cores); 0 for no table",
    )
    arguments.add_argument("--evenings", type=int, default=8, help="of each sort, with kills; 0 for none")
    given = arguments.parse_args()
    families = [family for family in given.families.split(",") if family]
    length, captures = BYTES // given.part, CAPTURES // given.part
    failed: list[str] = []

    print(f"random bytes: {length:,} a family (keys for the wedge)\n{HEADING}", flush=True)
    for family in families:
        if family == "wedge":
            count = _timed(partial(random_keys, length, given.seed))
        else:
            count = _timed(partial(random_bytes, family, length, given.seed))
        failed += failures_of_noise(count)
    print(f"\ndamaged captures: {captures:,} a family\n{HEADING}", flush=True)
    for family in families:
        if family != "wedge":
            count = _timed(partial(mutated_captures, family, captures, given.seed))
            failed += failures_of_damage(count)
    if given.faults:
        print("\nthe virtual table", flush=True)
        failed += table.main(
            wanted=max(1, given.faults // given.part), games=max(1, 20 // given.part), first=given.seed
        )
    print("\nboth boxes are enrolled", flush=True)
    failed += _away_from_home(enrolment.main)
    if given.evenings:
        print("\nprograms that are killed at a table", flush=True)
        failed += crash.main(max(1, given.evenings // given.part))
    print("\n" + ("\n".join(failed) if failed else "every limit was kept"))
    return 1 if failed else 0


def _away_from_home(work: Callable[[], list[str]]) -> list[str]:
    """Do it with a folder of data of its own, so that nobody's boxes are touched."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {HOME_VARIABLE: folder}):
        return work()


def _timed(flood: Callable[[], Count]) -> Count:
    began = time.perf_counter()
    count = flood()
    print(f"{count}   {time.perf_counter() - began:.0f} s", flush=True)
    for example in count.examples:
        print(f"    {example}")
    return count


if __name__ == "__main__":
    sys.exit(main())
