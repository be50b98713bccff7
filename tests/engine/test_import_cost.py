"""What importing the engine brings with it: the standard library, but no clock, luck, loop or thread."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FORBIDDEN = {"random", "secrets", "time", "asyncio", "threading", "multiprocessing", "subprocess", "socket"}
"""None of the engine's own modules may bring these. `time` is built in and always loaded, so it is
looked for as a name in the engine's modules."""
PROGRAM = """
import json, sys
before = set(sys.modules)
import {module}
{then}
engine = {{name: module for name, module in sys.modules.items() if name.split(".")[0] == "engine"}}
names = {{
    value.__name__
    for module in engine.values()
    for value in vars(module).values()
    if isinstance(value, type(sys))
}}
print(json.dumps([sorted(set(sys.modules) - before), sorted(names)]))
"""


def imported(module, then=""):
    """The modules that a fresh interpreter then has more, and those that the engine's modules name."""
    program = PROGRAM.format(module=module, then=then)
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    new, named = json.loads(done.stdout)
    return set(new), set(named)


@pytest.mark.parametrize(
    ("module", "then"),
    [
        ("engine.registry", ""),
        ("engine.registry", "engine.registry.game('riverboat')"),
        ("engine.session.session", "import engine.session.loading"),
    ],
)
def test_the_engine_brings_only_the_standard_library(module, then):
    new, named = imported(module, then)
    roots = {name.split(".")[0] for name in new}
    assert roots - set(sys.stdlib_module_names) == {"engine"}
    assert named & FORBIDDEN == set()
    assert new & (FORBIDDEN - {"time"}) == set()


def test_naming_the_games_does_not_load_their_rules():
    new, _ = imported("engine.registry", "engine.registry.game_ids()")
    assert not {name for name in new if name.startswith("engine.riverboat")}


def test_the_check_would_notice():
    new, named = imported("engine.registry", "import random; engine.registry.random = random")
    assert "random" in new & FORBIDDEN and "random" in named
