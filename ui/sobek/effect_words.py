"""What events brought, in the reader's language: short for the log, and the count at the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from engine.sobek import events as ev
from engine.sobek.components import GREEN, Edition
from engine.sobek.events import Event
from ui.listing import all_of
from ui.sobek import nouns
from ui.sobek.prompt_words import POINTS_A_STEP

translate = QCoreApplication.translate


def set_value(scarabs: int, extra: int, cards: int) -> str:
    """The sum of a vertical set: "2 × 4 = 8", "(2+2) × 3 = 12" with scarabs of Prosperity. Rule SK-1.12.1."""
    first = f"({scarabs}+{extra})" if extra else str(scarabs)
    return f"{first} × {cards} = {(scarabs + extra) * cards}"


def effect(event: Event, edition: Edition) -> str:
    """What an event brought to its seat, short; empty where the step says it already."""
    match event:
        case ev.CardsPassed(cards=cards):
            return translate("Effects", "to corruption: {cards}").format(
                cards=nouns.card_names(edition, cards)
            )
        case ev.NothingFits():
            return translate("Effects", "no card that is left fits: nothing comes of it")
        case ev.PowerIdle():
            return translate("Effects", "without effect")
        case ev.GoodNamed(cards=cards):
            if not cards:
                return translate("Effects", "without effect")
            return translate("Effects", "discarded: {cards}").format(cards=nouns.card_names(edition, cards))
        case ev.PileSeen(cards=cards) if cards:
            return translate("Effects", "there lie: {cards}").format(cards=nouns.card_names(edition, cards))
        case ev.SetLaid(joined=True):
            return translate("Effects", "joins the set on the table")
        case ev.TokensSeen(tokens=tokens) if tokens:
            return translate("Effects", "event tokens: {tokens}").format(
                tokens=nouns.listed(nouns.token_name(token) for token in tokens)
            )
        case ev.PileTaken(cards=cards):
            if all(card < GREEN for card in cards):
                names = nouns.card_names(edition, cards)
                return translate("Effects", "corruption to the hand: {cards}").format(cards=names)
            return translate("Effects", "corruption to the hand: {cards}").format(
                cards=nouns.cards_count(len(cards))
            )
        case ev.PileCounted(cards=number, curses=curses):
            count = f"{number} + {curses}" if curses else str(number)
            return translate("Effects", "corruption counted: {count}").format(count=count)
        case ev.MarkerMoved(before=before, after=after, line=line):
            if line.key in ("vertical", "horizontal", "penalty"):
                return ""
            return translate("Effects", "marker {before} → {after}").format(before=before, after=after)
    return ""


def counted(events: Iterable[Event], edition: Edition, seat_name: Callable[[int], str]) -> str:
    """The count of a round in lines: the sets of each seat, who is most corrupt, who goes back how far."""
    sets: dict[int, list[str]] = {}
    lines: list[str] = []
    for event in events:
        match event:
            case ev.SetScored():
                sets.setdefault(event.seat, []).append(_scored(event, edition))
            case ev.LeftoversDropped():
                text = translate("Effects", "left in hand: {count}").format(count=event.cards)
                sets.setdefault(event.seat, []).append(text)
            case ev.CorruptionCounted():
                lines.append(_corruption(event, seat_name))
            case ev.PenaltyPaid():
                lines.append(_penalty(event, seat_name))
    heads = [
        translate("Effects", "{name}: {what}").format(name=seat_name(seat), what=" · ".join(said))
        for seat, said in sets.items()
    ]
    return "\n".join(heads + lines)


def _scored(event: ev.SetScored, edition: Edition) -> str:
    good = nouns.good_name(event.good)
    if not event.vertical:
        return translate("Effects", "{good}, horizontal: {points}").format(good=good, points=event.points)
    own = edition.scarabs_on(event.cards)
    return f"{good} {set_value(own, event.scarabs - own, len(event.cards))}"


def _corruption(event: ev.CorruptionCounted, seat_name: Callable[[int], str]) -> str:
    counts = []
    for seat, (cards, curses) in enumerate(zip(event.cards, event.curses, strict=True)):
        count = f"{cards}+{curses}" if curses else str(cards)
        if event.scarabs and event.scarabs[seat] >= 0:
            count += f" ({nouns.scarabs_text(event.scarabs[seat])})"
        counts.append(f"{seat_name(seat)} {count}")
    if not event.most:
        return translate("Effects", "Corruption: {counts}; nobody pays").format(counts=nouns.listed(counts))
    return translate("Effects", "Corruption: {counts}; most corrupt: {names}").format(
        counts=nouns.listed(counts), names=all_of([seat_name(seat) for seat in event.most])
    )


def _penalty(event: ev.PenaltyPaid, seat_name: Callable[[int], str]) -> str:
    name = seat_name(event.seat)
    if len(event.path) == 1:
        return translate("Effects", "{name}: fewer than {points} points, no step back").format(
            name=name, points=POINTS_A_STEP
        )
    return translate("Effects", "{name} goes back for {points} points: {path}").format(
        name=name, points=event.round_points, path=" → ".join(map(str, event.path))
    )
