"""Makes system libraries and `.venv` ready, then starts the program; standard library only.

Called by `setup.sh` with `play`, `test` or `check`. Whatever is missing ends in a sentence and exit code 1,
never in a traceback. What was done is remembered, so a second call does nothing of it again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from display import Display, find_display
from environment import SCRIPTS, can_run, prepare_environment, sentence_for
from system_libraries import SetupProblem, install, missing_packages, needed_for

DRAWS_NO_WINDOW = ("demo", "simulate", "verify", "show")


def main(arguments: list[str]) -> int:
    """Exit code: 0 ready (`play` does not return), 1 something is missing, 2 wrong use, 130 interrupted."""
    if not arguments or arguments[0] not in ("play", "test", "check"):
        print("usage: setup.sh play [ARGUMENT...] | test | check", file=sys.stderr)
        return 2
    purpose, rest = arguments[0], arguments[1:]
    try:
        display = find_display() if purpose == "play" else Display()
        prepare_system(purpose, display)
        prepare_environment(say)
        return play(rest, display) if purpose == "play" else 0
    except SetupProblem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Nothing is broken: the same command goes on from here.", file=sys.stderr)
        return 130
    except OSError as problem:
        print(sentence_for(problem), file=sys.stderr)
        return 1


def say(words: str) -> None:
    print(words, flush=True)


def prepare_system(purpose: str, display: Display) -> None:
    """Every needed library and tool is there, or was installed; else SetupProblem with the command."""
    needs = needed_for(purpose, x11=display.x11, wayland=display.wayland)
    packages = missing_packages(needs, also_venv=not can_run())
    if not packages:
        return
    install(packages, say)
    still_missing = missing_packages(needs, also_venv=not can_run())
    if still_missing:
        raise SetupProblem(
            f"apt-get says that it installed {' '.join(packages)}, yet what {' '.join(still_missing)} should"
            " bring is not found. If Python or the libraries were installed in some other way, look there."
        )


def play(arguments: list[str], display: Display) -> int:
    """Becomes the program: its window, or without a display a demonstration game off screen."""
    environment = dict(os.environ)
    if not display.usable:
        environment["QT_QPA_PLATFORM"] = "offscreen"
        if not arguments or arguments[0].startswith("-"):
            say(f"{display.why_not} A demonstration game is played off screen instead.")
            arguments = ["demo", *arguments]
        elif arguments[0] not in DRAWS_NO_WINDOW:
            raise SetupProblem(f"{display.why_not} `{arguments[0]}` needs a window.")
    elif display.platform:
        environment["QT_QPA_PLATFORM"] = display.platform
    program = str(SCRIPTS / "riverboat-desktop")
    become: Callable[..., int] = os.execve  # it does not return, which its type cannot say here
    return become(program, [program, *arguments], environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
