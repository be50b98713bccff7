"""A whole session with steps taken back, its record, and what comes of folding that again."""

from __future__ import annotations

from engine.core.chance import Rng
from engine.core.observation import digest
from engine.core.savefile import live_lines, parse_record, write_record
from engine.session.loading import load
from engine.session.session import Session


def folds_to_the_same(session: Session, seed: int) -> None:
    """Played with steps taken back, written, read and folded again: the same state and the same record."""
    rng = Rng(seed)
    session.start()
    while not session.over:
        legal = session.legal()
        session.submit(legal[rng.below(len(legal))])
        if rng.below(6) == 0:
            session.back_to(max(0, session.length - 1 - rng.below(4)), consented=True)
    text = write_record(session.record())
    again = load(session.game, parse_record(text))
    assert again.over and again.view().observation == session.view().observation
    assert write_record(again.record()) == text
    state = session.game.new_state(session.setup)
    for entry in live_lines(session.record().entries):
        session.game.apply(state, session.game.read(entry.text, state))
    last = text.splitlines()[-1].removeprefix("digest ")
    assert digest(session.game.canonical(state)).startswith(last)
