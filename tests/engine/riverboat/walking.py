"""Walking on through a play where a test does not care what is chosen: always the first that is possible."""

from engine.core.game import Chance
from engine.session.session import Session
from tests.engine.riverboat.table import asked


def walk(session: Session, until: str) -> Session:
    """Go on until that is asked, by first outcomes and first legal steps; fails if the play ends before."""
    while asked(session) != until:
        assert not session.over, f"the play ended before {until!r} was asked"
        step = session.outcomes()[0][0] if isinstance(session.node, Chance) else session.legal()[0]
        session.submit(step)
    return session
