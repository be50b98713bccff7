"""The process in which bots think: one JSON request a line in, one answer a line out; no Qt, no window.

A request has `id`, `setup` (the text of a record's header), `seat` (from 0), `observation` (as the game
writes it), `bot`, `seed` and `budget` (seconds; the present bots need none). The answer has `id` and
`notation`, or `id` and `error`. The first line out is `{"ready": true}`; the process ends with its input.
"""

from __future__ import annotations

import json
import logging
import signal
import sys
from functools import lru_cache
from typing import Any, BinaryIO, Final

from engine.bots.names import bot
from engine.core.chance import Rng
from engine.core.errors import DataError
from engine.core.savefile import parse_record
from engine.core.setup import Setup
from engine.registry import game
from riverboat_desktop.tracebacks import told

_LOG: Final = logging.getLogger(__name__)
WORD: Final = "bot-worker"
"""The argument with which a frozen program becomes a worker, for it has no `python -m`."""


@lru_cache(maxsize=4)
def _setup(header: str) -> Setup:
    return parse_record(header).setup


def answer(request: dict[str, Any]) -> str:
    """The notation of the step that the bot chooses. Raises whatever is wrong with the request."""
    setup = _setup(request["setup"])
    rules = game(setup.game)
    observation = rules.read_observation(request["observation"])
    seat, luck = int(request["seat"]), Rng(int(request["seed"]))
    step = bot(request["bot"]).choose(rules, setup, observation, seat, luck)
    return rules.write(step, rules.determinise(setup, observation, luck))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer request after request until there are no more."""
    _send(answers, {"ready": True})
    for line in requests:
        number: Any = None
        try:
            request = json.loads(line)
            number = request["id"]
            _send(answers, {"id": number, "notation": answer(request)})
        except BrokenPipeError:
            return
        except Exception as error:  # the loop goes on whatever a request or a bot does; the client is told
            _LOG.error("request %s failed\n%s", number, told(error))
            _send(answers, {"id": number, "error": _said(error)})


def _said(error: Exception) -> str:
    """What went wrong; of a step or a card no word, for it may be hidden from whoever reads it."""
    kind = type(error).__name__
    return f"{kind}: {error}" if isinstance(error, DataError) else kind


def _send(answers: BinaryIO, what: dict[str, Any]) -> None:
    answers.write(json.dumps(what).encode() + b"\n")
    answers.flush()


def main() -> int:
    """Serve standard input and output; log to standard error."""
    logging.basicConfig(stream=sys.stderr, format="%(name)s: %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program; it closes our input
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
