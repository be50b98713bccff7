"""The ground every test stands on: a screen nobody sees, an own home, coroutines on Qt's loop, set luck."""

import asyncio
import inspect
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

# Before Qt is loaded: it reads these once.
os.environ["LC_ALL"] = "C.UTF-8"  # Qt warns of any other encoding, and a warning fails a test
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings

ASYNC_LIMIT_S = 30
"""How long a coroutine test may take; one that is marked with a `timeout` may take that long."""
SCREEN = {"name": "test", "x": 0, "y": 0, "width": 1280, "height": 800, "dpr": 1}
HOME_FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "XDG_RUNTIME_DIR": "runtime",
}

settings.register_profile("riverboat", derandomize=True, deadline=None)
settings.load_profile("riverboat")


def folders_below(home: Path) -> dict[str, str]:
    """The variables that make `home` the place of all files kept for a user; their folders exist now."""
    places = {"HOME": str(home)}
    for variable, name in HOME_FOLDERS.items():
        folder = home / name
        folder.mkdir(mode=0o700, parents=True)
        places[variable] = str(folder)
    return places


# For what is made before the first test (fixtures of a session, collection); each test then gets its own.
_session_home = tempfile.TemporaryDirectory(prefix="riverboat-tests-")
os.environ.update(folders_below(Path(_session_home.name)))
_screens = Path(_session_home.name, "screens.json")
_screens.write_text(
    json.dumps({"screens": [SCREEN | {"logicalDpi": 96, "logicalBaseDpi": 96}]}), encoding="utf-8"
)
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_screens}")


_untouched: list[tuple[Path, dict[str, str]]] = []
"""Homes that tests were given and left as they were, for the next: most tests need none."""


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> Iterator[Path]:
    """A home for this test alone, empty, in the environment while it runs."""
    if _untouched:
        folder, places = _untouched.pop()
    else:
        folder = tmp_path_factory.mktemp("home")
        places = folders_below(folder)
    for variable, place in places.items():
        monkeypatch.setenv(variable, place)
    yield folder
    if as_it_was(folder):
        _untouched.append((folder, places))


def as_it_was(home: Path) -> bool:
    """Whether nothing was put into a home, nothing taken away, and no right changed."""
    folders = [home / name for name in HOME_FOLDERS.values()]
    return (
        sorted(home.glob("*")) == sorted(folders)
        and not any(os.listdir(folder) for folder in folders)
        and all(folder.stat().st_mode & 0o777 == 0o700 for folder in (home, *folders))
    )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown():
    """What a test has closed is gone before the next one begins.

    Qt deletes it in an event loop, and most tests run none: hundreds of closed windows would follow each
    change of language or look.
    """
    try:
        return (yield)
    finally:
        if "PySide6.QtCore" in sys.modules:
            from PySide6.QtCore import QCoreApplication, QEvent

            if QCoreApplication.instance() is not None:
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Runs a coroutine test on Qt's event loop; a task left running or an exception lost in one fails it."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    from qasync import QEventLoop

    qapp = pyfuncitem.funcargs.get("qapp") or pyfuncitem._request.getfixturevalue("qapp")
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    marker = pyfuncitem.get_closest_marker("timeout")
    limit_s = marker.args[0] if marker else ASYNC_LIMIT_S
    problems = []

    async def body():
        await asyncio.wait_for(pyfuncitem.obj(**arguments), limit_s)
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, f"tasks left running: {left}"

    with asyncio.Runner(loop_factory=lambda: QEventLoop(qapp), debug=True) as runner:
        runner.get_loop().set_exception_handler(lambda _loop, context: problems.append(context))
        runner.run(body())
    if problems:
        raise problems[0].get("exception") or AssertionError(problems[0]["message"])
    return True
