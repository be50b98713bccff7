"""What is said about a play whatever the game: names, points, who won, what a step brought, trust."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.game import Prompt
from engine.core.score import ScoreSheet
from engine.core.setup import Setup
from engine.session.view import View, Waiting
from ui.listing import all_of

translate = QCoreApplication.translate


class PlayWords:
    """The words that the phrases of every game share."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def seat_name(self, seat: int) -> str:
        """The name of who sits there."""
        if not 0 <= seat < len(self.setup.seats):
            return translate("Table", "nobody")
        return self.setup.seats[seat].name or translate("Table", "Seat {number}").format(number=seat + 1)

    def place_of_seat(self, place: str, own_place: Callable[[str], str]) -> str:
        """A place of the inventory that is a seat's, or all of them; an empty text for any other place."""
        head, dot, rest = place.partition(".")
        if not dot or not head.isdigit():
            return ""
        name = self.seat_name(int(head) - 1)
        if not rest:
            return name
        return translate("Places", "{name}, {place}").format(name=name, place=own_place(rest))

    def prompt(self, prompt: Prompt, view: View) -> tuple[str, str]:
        """Headline and detail of what is asked now."""
        if view.over:
            return self.ended(view)
        said = self.asked(prompt, view)
        if prompt.seat >= 0:
            said = self.to_seat(prompt.seat, said)
        if view.waiting is Waiting.TURN:
            return self.turn_done(said)
        if view.waiting is Waiting.REVEAL:
            return said, self.until_then()
        return said, self.asked_detail(prompt, view)

    def asked(self, prompt: Prompt, view: View) -> str:
        """What is asked, in few words, not whom; every game has words of its own."""
        del view
        return prompt.key

    def asked_detail(self, prompt: Prompt, view: View) -> str:
        """What helps to answer it; nothing where a game has no words for it."""
        del prompt, view
        return ""

    def to_seat(self, seat: int, said: str) -> str:
        """What is said to a seat, with its name before it."""
        return translate("Phrases", "{name}: {what}").format(name=self.seat_name(seat), what=said)

    def points(self, count: int) -> str:
        """A score as it stands in the head of a seat's area."""
        if count == 1:
            return translate("Table", "1 point")
        return translate("Table", "{count} points").format(count=count)

    def winners(self, view: View) -> str:
        """Who has won, with how many points."""
        first = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
        names = all_of([self.seat_name(seat) for seat in first])
        points = self.points(view.sheets[first[0]].total)
        if len(first) > 1:
            return translate("Phrases", "{names} share the victory with {points}").format(
                names=names, points=points
            )
        return translate("Phrases", "{name} wins with {points}").format(name=names, points=points)

    def ended(self, view: View) -> tuple[str, str]:
        """What stands where else something is asked, when the play is over."""
        return self.winners(view), translate("Phrases", "The final sheet shows every point.")

    def turn_done(self, following: str) -> tuple[str, str]:
        """What stands there while a turn waits to be ended; `following` is what is asked then."""
        return (
            translate("Phrases", "your turn is done – end it, or take it back"),
            translate("Phrases", "Next – {what}").format(what=following),
        )

    def until_then(self) -> str:
        """Said before something is revealed."""
        return translate("Phrases", "Until then everything of this turn can be taken back.")

    def proceed(self, view: View) -> str:
        """The button that ends what waits, or shows how it ended."""
        if view.over:
            return translate("Phrases", "Final score sheet")
        if view.waiting is Waiting.REVEAL:
            return self.reveal(view)
        return translate("Phrases", "End turn")

    def reveal(self, view: View) -> str:
        """The button that reveals what is to be revealed."""
        del view
        return translate("Phrases", "Go on")

    def brought(self, who: int, events: Iterable[Any], effect: Callable[[Any], str]) -> str:
        """What events brought; what another seat than `who` got stands below, after its name."""
        gains: list[list[str]] = [[]]
        before = who
        for event in events:
            said = effect(event)
            if not said:
                continue
            seat = event_seat(event)
            if seat not in (-1, before):
                before = seat
                said = translate("Phrases", "{name} {gain}").format(name=self.seat_name(seat), gain=said)
                gains.append([])
            gains[-1].append(said)
        return "\n".join(" · ".join(line) for line in gains if line)

    def score_key(self, key: str) -> str:
        """A kind of points; every game has words of its own."""
        return key

    def sheet(self, sheet: ScoreSheet) -> str:
        """The points so far by kind."""
        sums: dict[str, int] = {}
        for line in sheet.lines:
            sums[line.key] = sums.get(line.key, 0) + line.points
        rows = [f"{self.score_key(key)}: {points}" for key, points in sums.items()]
        return "\n".join(rows or [translate("Table", "No points yet")])

    def look_back(self, seat: int) -> str:
        """The button that makes the own area large again."""
        return translate("Table", "Back to {name}").format(name=self.seat_name(seat))

    def score_track(self) -> str:
        """The head of the score track."""
        return translate("Table", "Score track")

    def marker(self, seat: int, score: int) -> str:
        """A score marker."""
        return f"{self.seat_name(seat)}: {self.points(score)}"

    def trust(self, word: str) -> str:
        """How well a part of the box is known."""
        named = {
            "printed": translate("Phrases", "printed"),
            "deduced": translate("Phrases", "deduced"),
            "ruling": translate("Phrases", "ruling"),
            "reconstruction": translate("Phrases", "reconstruction"),
        }
        return named.get(word, word)


def event_seat(event: Any) -> int:
    """The seat that an event is about, -1 for none."""
    return int(getattr(event, "seat", -1))
