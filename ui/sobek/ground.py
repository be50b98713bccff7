"""What the drawing functions of Sobek's table share: the view, the box, the places, the easel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol, cast

from engine.core.setup import Setup
from engine.registry import game
from engine.session.view import View
from engine.sobek.components import ORANGE, Edition, Token, Trust
from engine.sobek.observation import SobekObservation
from ui.game_table import Stage
from ui.sobek.layout import TablePlaces
from ui.table_ground import TableGround

if TYPE_CHECKING:
    from ui.sobek.phrases import Phrases

_POINTS_AT_SEATS: Final = ("rob", "look", "guild", "curse", "choose-start")
"""What is asked where a seat is the answer."""


class _Rules(Protocol):
    def edition(self, setup: Setup) -> Edition: ...


def edition_of(setup: Setup) -> Edition:
    """The box that a setup names."""
    return cast(_Rules, game(setup.game)).edition(setup)


@dataclass(frozen=True, slots=True)
class Ground(TableGround):
    """One picture of Sobek's table."""

    places: TablePlaces
    stage: Stage
    seen: SobekObservation
    edition: Edition
    phrases: Phrases

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked for something."""
        return asked(self.view)

    @property
    def points_at_seats(self) -> bool:
        """Whether a seat is the answer to what the viewer is asked."""
        return self.asked and self.view.prompt.key in _POINTS_AT_SEATS

    @property
    def has_reconstructions(self) -> bool:
        """Whether any part of the box is not known as printed."""
        return any(trust is Trust.RECONSTRUCTION for _, trust in self.edition.trust)

    def starred(self, words: str, part: str) -> str:
        """The words with a star where that part of the box is a reconstruction."""
        return words + " *" if self.edition.trust_of(part) is Trust.RECONSTRUCTION else words


def asked(view: View) -> bool:
    """Whether the viewer is asked for something."""
    return view.viewer >= 0 and view.viewer == view.prompt.seat and not view.waiting


def tokens_to_pick(seen: SobekObservation, edition: Edition) -> tuple[int, ...]:
    """The event tokens to pick from; where nobody has told them one of each kind that may be left."""
    known = seen.tokens or ()
    if not seen.unbound:
        return known
    left = list(edition.tokens)
    for token in (*seen.used, *known):
        left[token] -= 1
    left[Token.CURSE] -= sum(seen.curses)
    left[Token.PROSPERITY] -= sum(sum(row) for row in seen.prosperity)
    return tuple(sorted({*known, *(token for token, count in enumerate(left) if count)}))


def keeps_untold(ground: Ground) -> bool:
    """Whether a card of which only the back is known is one that nobody has told. Rule SK-1.16.20."""
    return ground.phrases.setup.option("hidden") == "blank"


def asked_by_back(view: View) -> bool:
    """Whether a card is chosen by its back, for its face is not told. Rule SK-1.16.22."""
    return dict(view.prompt.args).get("by") == "back"


def as_it_lies(view: View) -> View:
    """The view with every card in its place: one that nobody has looked at yet lies there face down.

    A face-down character that was taken or passed over is already gone from the docks. Rule SK-1.16.5.
    """
    seen: SobekObservation = view.observation
    if not seen.faceless:
        return view
    hands, piles, piled = list(seen.hands), list(seen.piles), list(seen.piled)
    for seat, passed_over in seen.faceless:
        pile = piles[seat]
        if not passed_over:
            hands[seat] = (*hands[seat], ORANGE)
            continue
        piled[seat] = True
        piles[seat] = None if pile is None else (*pile, ORANGE)
    return replace(
        view, observation=replace(seen, hands=tuple(hands), piles=tuple(piles), piled=tuple(piled))
    )
