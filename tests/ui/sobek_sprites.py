"""Sobek's table in tests: the sprites of a session at a moment, and plays to look at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from tests.engine.sobek.table import NAMES
from tests.ui.table_play import walk
from ui.game_table import Stage
from ui.items.sprite import Sprite
from ui.phrasebook import table_for
from ui.theme import theme

AREA = QRectF(0, 0, 1010, 640)
SIZES = [(1280, 800), (1010, 640), (2560, 1440)]
SHADOW = 8.0
BIG = """
    points 38 103
    at 1.hand: wheat-1 x4, wheat x2, fish-1 x3, fish x2, cattle-1 x3, ivory-3 x2, ivory, marble-2 x2, \
marble x2, ebony-2 x2, ebony, amulet x3, queen, thief, scribe-cattle
    at 2.hand: wheat-start, fish-start, cattle, high-priest
    at dock-1: wheat
    at dock-5: ivory-3
"""
"""A hand of thirty cards, and a marker beyond the end of the track."""
GUILD = """
    tokens 1
    looked 1
    at tokens: guild-B
    at tokens-used: flood x2, curse, deceit
    points 10 20 30
    at 1.hand: fish x3
    at dock-1: wheat
"""


def stage(view, area=AREA, *, centre=-1, gathered=(), offered=(), summary="", asked=()) -> Stage:
    home = view.viewer if view.viewer >= 0 else max(0, view.prompt.seat)
    large = home if centre < 0 else centre
    return Stage(area, theme("light"), large, home, gathered, offered, summary, asked)


def sprites_of(session: Session, viewer=0, area=AREA, **more) -> dict[str, Sprite]:
    view = session.view(viewer)
    found = table_for(session.setup).arrange(view, stage(view, area, **more))
    assert len({sprite.id for sprite in found}) == len(found), "two sprites have one id"
    return {sprite.id: sprite for sprite in found}


def tray_of(session: Session, viewer=0, **more) -> dict[str, Sprite]:
    view = session.view(viewer)
    table = table_for(session.setup)
    steps = list(session.legal()) if view.prompt.seat == viewer else []
    return {sprite.id: sprite for sprite in table.tray(view, stage(view, **more), steps)}


def peek_of(session: Session, sprite: str, viewer=0) -> dict[str, Sprite]:
    view = session.view(viewer)
    return {one.id: one for one in table_for(session.setup).peek(view, stage(view), sprite)}


def named(sprites: dict[str, Sprite], kind: str) -> list[str]:
    return [name for name in sprites if name.split("/")[0] == kind]


def art_of(sprite: Sprite) -> tuple[Any, ...]:
    """The key of what is painted: its kind, then its values."""
    assert isinstance(sprite.art, tuple)
    return sprite.art


def words_of(sprites: dict[str, Sprite], name: str) -> str:
    return str(art_of(sprites[name])[1])


def fresh(seats: int, *, seed=1, options=()) -> Session:
    setup = Setup("sobek", tuple(map(SeatSetup, NAMES[:seats])), tuple(options), seed)
    session = Session(game("sobek"), setup)
    session.start()
    return session


def played(seats: int, steps: int, *, seed=2, options=()) -> Session:
    session = fresh(seats, options=options)
    for _ in walk(session, steps, seed):
        if session.over:
            break
    return session
