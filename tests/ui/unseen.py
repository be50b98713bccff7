"""Steps of the game with hidden hands that teach something to whoever does them."""

from __future__ import annotations

from engine.core.ledger import CHANCE
from engine.session.session import Session


def unseen_take(session: Session) -> str:
    """A legal step that takes a character which lies face down. Rule SK-1.16.5."""
    for step in session.legal():
        ahead = session.fork()
        ahead.submit(step)
        after = ahead.log()[len(session.log()) + 1 :]
        if after and after[0].who == CHANCE and not after[0].text:
            return session.write(step)
    raise AssertionError("no character lies within reach")
