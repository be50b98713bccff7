"""Throw-away states of a session, for the referee at a table to look ahead and back. Nobody else gets any."""

from __future__ import annotations

from typing import Any

from engine.session.session import Session


def state_at(session: Session, frame: int = -1) -> Any:
    """A copy of the state after so many steps, or of the present one."""
    return session._timeline.frames[frame].state.clone()


def step_at(session: Session, frame: int) -> tuple[int, str, tuple[tuple[str, str], ...]]:
    """Who did the step that led to a frame, its notation, and the notes of its line."""
    found = session._timeline.frames[frame]
    line = session._book.entries[found.entry]
    return found.who, found.text, getattr(line, "notes", ())
