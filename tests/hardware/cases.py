"""The one list of cases: every family is under test."""

from __future__ import annotations

from tests.hardware.asked_cases import ASKED
from tests.hardware.driver_suite import Case
from tests.hardware.speaking_cases import SPEAKING

CASES: dict[str, Case] = {case.family: case for case in (*SPEAKING, *ASKED)}
