"""The scoring of a round in words: headings and formulas of its pages, and what is read out of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.sobek.components import GLYPHS, NUMBER
from ui.listing import all_of
from ui.sobek.nouns import capital, good_name
from ui.sobek.round_account import RoundAccount, ScoredSet, SeatRound

translate = QCoreApplication.translate


def title(number: int) -> str:
    """The report as a whole."""
    return translate("RoundReport", "Scoring of round {round}").format(round=number)


def chapter(key: str) -> str:
    """A part of the report: sets, corruption, penalty, standing."""
    return {
        "sets": translate("RoundReport", "Sets"),
        "corruption": translate("RoundReport", "Corruption"),
        "penalty": translate("RoundReport", "Penalty"),
        "standing": translate("RoundReport", "Standing"),
    }[key]


def _points(count: int) -> str:
    if count == 1:
        return translate("RoundReport", "1 point")
    return translate("RoundReport", "{count} points").format(count=count)


def _scarabs(count: int) -> str:
    if count == 1:
        return translate("RoundReport", "1 scarab")
    return translate("RoundReport", "{count} scarabs").format(count=count)


def _cards(count: int) -> str:
    if count == 1:
        return translate("RoundReport", "1 card")
    return translate("RoundReport", "{count} cards").format(count=count)


def _steps(count: int) -> str:
    if count == 1:
        return translate("RoundReport", "1 step")
    return translate("RoundReport", "{count} steps").format(count=count)


# --- sets -------------------------------------------------------------------------------------


def kind(scored: ScoredSet) -> str:
    """The good of a set and how it lies."""
    good = capital(good_name(scored.good))
    if scored.vertical:
        return translate("RoundReport", "{good}, vertical").format(good=good)
    return translate("RoundReport", "{good}, horizontal").format(good=good)


def formula(scored: ScoredSet) -> str:
    """How the points of a set come about."""
    scarabs, points = _scarabs(scored.scarabs), _points(scored.points)
    if not scored.vertical:
        return translate("RoundReport", "{scarabs} = {points}").format(scarabs=scarabs, points=points)
    return translate("RoundReport", "{scarabs} × {cards} = {points}").format(
        scarabs=scarabs, cards=_cards(len(scored.cards)), points=points
    )


def sets_title(name: str, own: SeatRound) -> str:
    """The heading over a seat's sets."""
    if own.sets:
        return translate("RoundReport", "{name}: sets").format(name=name)
    return translate("RoundReport", "{name} has no set").format(name=name)


def addition(before: int, points: int) -> str:
    """The way of a marker forward as a sum."""
    return translate("RoundReport", "{before} + {points} = {after}").format(
        before=before, points=points, after=before + points
    )


def set_spoken(name: str, scored: ScoredSet) -> str:
    """A set that is scored, with the way of the marker."""
    said = translate("RoundReport", "{name}: {set}: {formula}.").format(
        name=name, set=kind(scored), formula=formula(scored)
    )
    if scored.prosperity:
        said += " " + translate("RoundReport", "Scarabs of Prosperity are among them.")
    return said + " " + moved(scored.before, scored.after)


def moved(before: int, after: int) -> str:
    """Where a marker went, in a sentence."""
    if before == after:
        return translate("RoundReport", "The marker stays on {space}.").format(space=before)
    return translate("RoundReport", "The marker goes from {before} to {after}.").format(
        before=before, after=after
    )


def nothing_spoken(name: str, own: SeatRound) -> str:
    """A seat without sets."""
    return translate("RoundReport", "{name} has no set: 0 points.").format(name=name) + (
        " " + moved(own.before, own.before)
    )


# --- corruption -------------------------------------------------------------------------------


def corruption_title() -> str:
    """The heading over the piles while they are counted."""
    return translate("RoundReport", "The corruption is counted")


def pile(own: SeatRound) -> str:
    """The cards of a pile."""
    return _cards(own.corrupt)


def leftovers(own: SeatRound) -> str:
    """How many of them were left in the hand; empty for none."""
    if not own.leftovers:
        return ""
    return translate("RoundReport", "left in the hand: {count}").format(count=own.leftovers)


def curses(own: SeatRound) -> str:
    """What Curses add; empty for nothing."""
    if not own.curses:
        return ""
    return translate("RoundReport", "Curses: +{count}").format(count=own.curses)


def pile_scarabs(own: SeatRound) -> str:
    """The scarabs of a pile, where a tie asks for them."""
    return _scarabs(own.scarabs) if own.scarabs >= 0 else ""


def pile_spoken(name: str, own: SeatRound) -> str:
    """A pile that is counted."""
    parts = [part for part in (pile(own), leftovers(own), curses(own)) if part]
    return translate("RoundReport", "{name}: {count} ({parts}).").format(
        name=name, count=own.count, parts=translate("RoundReport", ", ").join(parts)
    )


def tie_title(names: Sequence[str]) -> str:
    """The heading where scarabs have to decide."""
    return translate("RoundReport", "{names} have the same count; scarabs decide").format(names=all_of(names))


def tie_spoken(name: str, own: SeatRound) -> str:
    """The scarabs of a pile in a tie."""
    return translate("RoundReport", "{name}: {scarabs}.").format(name=name, scarabs=_scarabs(own.scarabs))


def verdict(names: Sequence[str]) -> str:
    """Who is the most corrupt."""
    if not names:
        return translate("RoundReport", "Nobody has any corruption, and nobody pays")
    if len(names) == 1:
        return translate("RoundReport", "{name} is the most corrupt").format(name=names[0])
    return translate("RoundReport", "{names} are equally the most corrupt").format(names=all_of(names))


# --- penalty ----------------------------------------------------------------------------------


def penalty_title(name: str, own: SeatRound) -> str:
    """What a seat has to pay: a step for every full ten of its points."""
    steps = len(own.path) - 1
    points = translate("RoundReport", "{count} round points").format(count=own.points)
    if not steps:
        return translate("RoundReport", "{name}: {points}, no step back").format(name=name, points=points)
    return translate("RoundReport", "{name}: {points}, {steps} back").format(
        name=name, points=points, steps=_steps(steps)
    )


def symbol(number: int) -> str:
    """What a space bears."""
    if 0 <= number < len(GLYPHS):
        return translate("RoundReport", "glyph {letter}").format(letter=GLYPHS[number])
    if number == NUMBER:
        return translate("RoundReport", "a number")
    return translate("RoundReport", "no symbol")


def step(path: Sequence[int], number: int, symbol_text: str) -> str:
    """A step of the penalty; `number` counts from 1."""
    before, after = path[number - 1], path[number]
    if before == after:
        return translate("RoundReport", "Step {number}: the marker stays on {space}").format(
            number=number, space=before
        )
    return translate("RoundReport", "Step {number}: from {before} ({symbol}) back to {after}").format(
        number=number, before=before, symbol=symbol_text, after=after
    )


def stands(space: int, symbol_text: str) -> str:
    """Where the penalty begins."""
    return translate("RoundReport", "The marker stands on {space} ({symbol})").format(
        space=space, symbol=symbol_text
    )


def way_back(path: Sequence[int]) -> str:
    """The spaces of a penalty so far, one after the other."""
    return " → ".join(map(str, path))


# --- standing ---------------------------------------------------------------------------------


def standing_title(account: RoundAccount) -> str:
    """The heading over the totals."""
    if account.over:
        return translate("RoundReport", "The game ends after round {round}").format(round=account.round)
    return translate("RoundReport", "After round {round}").format(round=account.round)


def columns() -> tuple[str, str, str, str]:
    """The headings of the columns: what was there, what sets brought, what was paid, the total."""
    return (
        translate("RoundReport", "before"),
        translate("RoundReport", "sets"),
        translate("RoundReport", "penalty"),
        translate("RoundReport", "total"),
    )


def signed(count: int) -> str:
    """A change: +7, −9, or a dash for none."""
    if not count:
        return "–"
    return f"+{count}" if count > 0 else f"−{-count}"


def standing_spoken(name: str, own: SeatRound) -> str:
    """A seat's round in a sentence."""
    lost = own.before + own.points - own.after
    if lost:
        return translate("RoundReport", "{name}: {total} ({sum}, penalty {lost}).").format(
            name=name, total=own.after, sum=addition(own.before, own.points), lost=lost
        )
    return translate("RoundReport", "{name}: {total} ({sum}).").format(
        name=name, total=own.after, sum=addition(own.before, own.points)
    )


def stop() -> str:
    """What ends a sentence."""
    return translate("RoundReport", ".")
