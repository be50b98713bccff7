"""The scoring of a round, page by page: sets, the count of corruption, the penalty, the standing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.session.view import View
from engine.sobek.components import Edition
from ui.game_parts import ReportPage
from ui.seats import Seat
from ui.sobek import round_words as words
from ui.sobek.art import paint_papyrus
from ui.sobek.ground import edition_of
from ui.sobek.round_account import RoundAccount, SeatRound, account_of, kind_of, round_of
from ui.sobek.round_pictures import Brush, paint_piles, paint_sets, paint_steps, paint_totals
from ui.sobek.round_track import Walk, paint_walk
from ui.theme import Theme

Draw = Callable[[Brush, QRectF], None]
_WIDE, _HIGH = 900.0, 560.0
"""The size at which words have their natural height."""


def title(events: Sequence[Any]) -> str:
    """The heading of a report; events that did not score a round have none."""
    number = round_of(events)
    return words.title(number) if number else ""


def pages(events: Sequence[Any], view: View, setup: Setup, seats: Sequence[Seat]) -> tuple[ReportPage, ...]:
    """The stills of events that scored a round."""
    number = round_of(events)
    after = [sum(entry.points for entry in sheet.lines if entry.round <= number) for sheet in view.sheets]
    edition = edition_of(setup)
    account = account_of(events, after, edition)
    repeats = setup.option("beyond-track") != "stop"
    return tuple(_Report(account, edition, repeats, seats).pages())


@dataclass(frozen=True, slots=True)
class _Report:
    account: RoundAccount
    edition: Edition
    repeats: bool
    seats: Sequence[Seat]

    def pages(self) -> Iterator[ReportPage]:
        """Every still in order."""
        standing = tuple(own.before for own in self.account.seats)
        for seat, own in enumerate(self.account.seats):
            yield from self._set_pages(seat, own, standing)
            standing = _moved(standing, seat, own.before + own.points)
        yield from self._corruption_pages()
        for seat in self.account.most:
            yield from self._penalty_pages(seat, standing)
            standing = _moved(standing, seat, self.account.seats[seat].after)
        yield self._standing_page(standing)

    # --- sets -----------------------------------------------------------------------------------

    def _set_pages(self, seat: int, own: SeatRound, standing: tuple[int, ...]) -> Iterator[ReportPage]:
        who = self.seats[seat]
        heading = words.sets_title(who.name, own)
        edition = self.edition
        if not own.sets:
            draw = self._beside_track(
                lambda brush, rect: paint_sets(brush, rect, edition, who, own, 0), self._walk(standing)
            )
            spoken = words.nothing_spoken(who.name, own)
            yield ReportPage(words.chapter("sets"), heading, spoken, draw, "SK-1.12.3")
        for at, scored in enumerate(own.sets):

            def left(brush: Brush, rect: QRectF, shown: int = at + 1) -> None:
                paint_sets(brush, rect, edition, who, own, shown)

            walk = replace(
                self._walk(standing),
                seat=seat,
                start=scored.before,
                end=scored.after,
                rings=frozenset({scored.before, scored.after}),
            )
            yield ReportPage(
                words.chapter("sets"),
                heading,
                words.set_spoken(who.name, scored),
                self._beside_track(left, walk),
                "SK-1.12.1" if scored.vertical else "SK-1.12.2",
                moves=scored.before != scored.after,
            )

    # --- corruption -----------------------------------------------------------------------------

    def _corruption_pages(self) -> Iterator[ReportPage]:
        account, everybody = self.account, len(self.seats)
        named = [(seat.name, own) for seat, own in zip(self.seats, account.seats, strict=True)]
        yield ReportPage(
            words.chapter("corruption"),
            words.corruption_title(),
            " ".join(words.pile_spoken(name, own) for name, own in named),
            self._piles(scarabs=False, verdict=False),
            "SK-1.12.4",
            moves=True,
        )
        if account.tied:
            tied = [named[seat] for seat in account.tied]
            heading = words.tie_title([name for name, _own in tied])
            spoken = " ".join([heading + words.stop(), *(words.tie_spoken(name, own) for name, own in tied)])
            draw = self._piles(scarabs=True, verdict=False, counted=everybody)
            yield ReportPage(words.chapter("corruption"), heading, spoken, draw, "SK-1.12.5")
        heading = words.verdict([named[seat][0] for seat in account.most])
        rule = "SK-3.41" if not account.most else "SK-1.12.6" if len(account.most) > 1 else "SK-1.12.4"
        draw = self._piles(scarabs=True, verdict=True, counted=everybody)
        yield ReportPage(words.chapter("corruption"), heading, heading + words.stop(), draw, rule)

    def _piles(
        self, *, scarabs: bool, verdict: bool, counted: int = 0
    ) -> Callable[[QPainter, QRectF, Theme, float], None]:
        account, seats = self.account, self.seats

        def paint(painter: QPainter, rect: QRectF, theme: Theme, share: float) -> None:
            brush, inner = _paper(painter, rect, theme)
            shown = counted or len(seats) * share
            paint_piles(brush, inner, account, seats, counted=shown, scarabs=scarabs, verdict=verdict)

        return paint

    # --- penalty --------------------------------------------------------------------------------

    def _penalty_pages(self, seat: int, standing: tuple[int, ...]) -> Iterator[ReportPage]:
        own, who = self.account.seats[seat], self.seats[seat]
        path = own.path
        heading = words.penalty_title(who.name, own)
        told = [words.stands(path[0], self._symbol(path[0]))]
        told += [words.step(path, at, self._symbol(path[at - 1])) for at in range(1, len(path))]
        for at in range(len(path)):

            def left(brush: Brush, rect: QRectF, shown: int = at) -> None:
                paint_steps(brush, rect, who, told[: shown + 1], path[: shown + 1])

            start, end = path[max(at - 1, 0)], path[at]
            walk = replace(
                self._walk(standing), seat=seat, start=start, end=end, rings=frozenset(path[: at + 1])
            )
            spoken = told[at] if at else heading + words.stop() + " " + told[0]
            yield ReportPage(
                words.chapter("penalty"),
                heading,
                spoken + words.stop(),
                self._beside_track(left, walk),
                "SK-1.12.8" if at else "SK-1.12.7",
                moves=start != end,
            )

    def _symbol(self, space: int) -> str:
        return words.symbol(self._kind(space))

    # --- standing -------------------------------------------------------------------------------

    def _standing_page(self, standing: tuple[int, ...]) -> ReportPage:
        account, seats = self.account, self.seats
        said = [words.standing_spoken(seat.name, own) for seat, own in zip(seats, account.seats, strict=True)]
        heading = words.standing_title(account)
        draw = self._beside_track(
            lambda brush, rect: paint_totals(brush, rect, account, seats), self._walk(standing)
        )
        return ReportPage(
            words.chapter("standing"), heading, " ".join([heading + words.stop(), *said]), draw, "SK-1.1.2"
        )

    # --- the track ------------------------------------------------------------------------------

    def _kind(self, space: int) -> int:
        return kind_of(self.edition, space, repeats=self.repeats)

    def _walk(self, standing: tuple[int, ...]) -> Walk:
        return Walk(standing, tuple(seat.colour for seat in self.seats))

    def _beside_track(self, draw: Draw, walk: Walk) -> Callable[[QPainter, QRectF, Theme, float], None]:
        last = max(len(self.edition.track) - 1, self.account.furthest)
        kinds = {space: self._kind(space) for space in range(last + 1)}

        def paint(painter: QPainter, rect: QRectF, theme: Theme, share: float) -> None:
            brush, inner = _paper(painter, rect, theme)
            right = min(inner.width() * 0.5, inner.height() * 1.02)
            place = QRectF(inner.right() - right, inner.top(), right, inner.height())
            paint_walk(painter, place, walk, kinds.__getitem__, last, theme, share)
            draw(brush, QRectF(inner.left(), inner.top(), inner.width() - right - brush.px, inner.height()))

        return paint


def _moved(standing: tuple[int, ...], seat: int, space: int) -> tuple[int, ...]:
    return (*standing[:seat], space, *standing[seat + 1 :])


def _paper(painter: QPainter, rect: QRectF, theme: Theme) -> tuple[Brush, QRectF]:
    """The ground of a page, and the room on it."""
    paint_papyrus(painter, rect, theme)
    unit = min(rect.width() / _WIDE, rect.height() / _HIGH)
    margin = 18 * unit
    px = max(theme.text_px * 1.1 * max(1.0, unit**0.75), 15 * unit)
    return Brush(painter, theme, min(px, 30 * unit)), rect.adjusted(margin, margin, -margin, -margin)
