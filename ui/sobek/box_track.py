"""The score track of one's own box: a winding path whose spaces are painted with the four glyphs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.core.errors import Problem
from engine.sobek.components import GLYPHS, NUMBER
from engine.sobek.track import back
from ui.own_box.counters import sign_paint
from ui.own_box.draft import Data
from ui.own_box.parts import Brush, Paint, Spot, Sum, Work, arguments_of
from ui.sobek import nouns
from ui.sobek.art import Glyph, paint_glyph, paint_track_space
from ui.sobek.round_track import place_of, space_rect
from ui.theme import Theme

translate = QCoreApplication.translate
_GROUP: Final = 5
"""From one number to the next. Rule SK-1.12.11."""
_EXAMPLE: Final = (61, 52)
"""Two steps back from the first end on the second. Rule SK-1.12.13."""
_NEW_GROUP: Final = "ABCD"


class TrackPart:
    """Which glyph is on which space. Rules SK-1.12.10 to SK-1.12.14."""

    key = "track"
    section = "track"
    item = None

    def title(self) -> str:
        """What it is."""
        return translate("OwnBox", "Score track")

    def about(self) -> str:
        """How it is copied."""
        return translate(
            "OwnBox",
            "Pick a glyph and click on the space that carries it on your board; the glyph that was there "
            "takes the other's place, for between two numbers each glyph stands once. Or type A, B, C and D "
            "space by space.",
        )

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """The four glyphs."""
        del data
        return tuple(
            Brush(letter, nouns.glyph_name(at), letter, _glyph_paint(letter))
            for at, letter in enumerate(GLYPHS)
        )

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """The path, every space on it, then the two buttons."""
        groups: list[str] = data["track"]["value"]
        last = len(groups) * _GROUP
        low = theme.text_px * 2.2
        board = area.adjusted(0, 0, 0, -low - theme.gap_small)
        found = [Spot("path", board, self.title(), _path_paint(board, last, theme))]
        for space in range(last + 1):
            rect = space_rect(board, space, last)
            group, at = divmod(space - 1, _GROUP)
            if space == 0 or at == _GROUP - 1:
                words = translate("OwnBox", "space {space}").format(space=space)
                paint = _space_paint(space, theme)
                found.append(Spot(f"space-{space}", rect, words, paint, art=("space", space)))
                continue
            letter = groups[group][at] if at < len(groups[group]) else ""
            kind = Glyph(letter) if letter in GLYPHS and letter else None
            name = nouns.glyph_name(GLYPHS.index(letter)) if kind else "?"
            found.append(
                Spot(
                    f"space-{space}",
                    rect,
                    translate("OwnBox", "space {space}").format(space=space) + f" · {name}",
                    _space_paint(kind if kind else space, theme),
                    _used(group, at),
                    painted=True,
                    art=("space", letter if kind else space),
                )
            )
        sign = QRectF(area.center().x() - low * 1.1, area.bottom() - low, low, low)
        shorter = _shorter if len(groups) > 1 else None
        found.append(
            Spot(
                "shorter",
                sign,
                translate("OwnBox", "Five spaces fewer"),
                sign_paint("-", theme, enabled=shorter is not None),
                shorter,
            )
        )
        longer = translate("OwnBox", "Five spaces more")
        found.append(Spot("longer", sign.translated(low * 1.2, 0), longer, sign_paint("+", theme), _longer))
        return tuple(found)

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """How far it goes, and the printed example."""
        track = _kinds(data)
        start = _EXAMPLE[0]
        found = [Sum(translate("OwnBox", "Last space"), len(track) - 1)]
        if len(track) > start and track[start] != NUMBER:
            title = translate("OwnBox", "Two steps back from {space} end on").format(space=start)
            found.append(Sum(title, back(track, back(track, start))))
        return tuple(found)

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """Groups that are named; the spaces of the example."""
        if problem.place != self.section:
            return None
        said = arguments_of(problem.text)
        if "group" in said:
            return frozenset(
                f"space-{number * _GROUP + at}"
                for number, group in enumerate(data["track"]["value"])
                if group == said["group"]
                for at in range(1, _GROUP)
            )
        return frozenset({*(f"space-{space}" for space in _EXAMPLE), f"space-{said.get('end', 61)}"})


def _kinds(data: Data) -> list[int]:
    track = [NUMBER]
    for group in data["track"]["value"]:
        track += [GLYPHS.index(letter) for letter in group if letter in GLYPHS]
        track.append(NUMBER)
    return track


def _glyph_paint(letter: str) -> Callable[[QPainter, QRectF, Theme], None]:
    return lambda painter, rect, theme: paint_glyph(painter, rect, Glyph(letter), theme)


def _space_paint(kind: Glyph | int, theme: Theme) -> Paint:
    return lambda painter, rect: paint_track_space(painter, rect.adjusted(2.5, 2.5, -2.5, -2.5), kind, theme)


def _path_paint(board: QRectF, last: int, theme: Theme) -> Paint:
    """The way from space to space, so that the eye follows where the rows turn."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        del rect
        path = QPainterPath(QPointF(place_of(board, 0, last)))
        for space in range(1, last + 1):
            path.lineTo(place_of(board, space, last))
        painter.setPen(QPen(theme.pigments.sand, space_rect(board, 0, last).width() * 0.3))
        painter.drawPath(path)

    return paint


def _used(group: int, at: int) -> Callable[[str], Work]:
    """The glyph comes here; the one that was here goes where the glyph was, between the same numbers."""

    def use(brush: str) -> Work:
        def work(groups: list[str]) -> None:
            letters = list(groups[group])
            if brush in letters:
                letters[letters.index(brush)] = letters[at]
            letters[at] = brush
            groups[group] = "".join(letters)

        return work

    return use


def _shorter(_brush: str) -> Work:
    def work(groups: list[str]) -> None:
        groups.pop()

    return work


def _longer(_brush: str) -> Work:
    def work(groups: list[str]) -> None:
        groups.append(_NEW_GROUP)

    return work
