"""What stays the same through one play: the edition, the options that were chosen, tables made from them."""

from __future__ import annotations

from typing import Final

from engine.core.component import Ref
from engine.core.setup import OptionSpec, Setup
from engine.sobek.components import AMULET, DECK_GOODS, FIRST_CHARACTER, MOST_TYPES, START_TYPES, Edition
from engine.sobek.hand_counts import hand_counter, kind_counter
from engine.sobek.set_choices import LastSetTable, SetTable
from engine.sobek.steps import ALL, TAKE, Take

OPTIONS: Final = (
    OptionSpec("deck-back", ("shown", "hidden"), "shown", "SK-1.16.16"),
    OptionSpec("information", ("closed", "open"), "closed", "SK-1.16.18"),
    OptionSpec("hidden", ("bound", "blank"), "bound", "SK-1.16.19", at_table=("blank",)),
    OptionSpec("deceit-curses", ("counted", "ignored"), "counted", "SK-3.28"),
    OptionSpec("beyond-track", ("repeat", "stop"), "repeat", "SK-3.33"),
    OptionSpec("number-penalty", ("previous-number", "same-as-glyph-none"), "previous-number", "SK-3.35"),
    OptionSpec("zero-corruption", ("nobody", "all"), "nobody", "SK-3.41"),
    OptionSpec("amulet-set", ("allowed", "forbidden"), "allowed", "SK-3.43"),
)


class Board:
    """Constants of one play. Never changes after it is made, so states share it.

    `takes` and `docks_in` have an entry for every mask of docks.
    """

    __slots__ = (
        "amulet_sets",
        "back_shown",
        "card_of_ref",
        "card_refs",
        "count_of",
        "deals",
        "deceit_curses",
        "docks_in",
        "edition",
        "eyes",
        "from_numbers",
        "good_of",
        "kind_of",
        "last_sets",
        "members",
        "next_seat",
        "open",
        "removed",
        "repeat",
        "seats",
        "start_faces",
        "start_goods",
        "start_greens",
        "takes",
        "track",
        "turn_sets",
        "types",
        "zero_pays",
    )

    def __init__(self, edition: Edition, setup: Setup) -> None:
        chosen = {spec.name: setup.option(spec.name) or spec.default for spec in OPTIONS}
        self.edition = edition
        self.seats = len(setup.seats)
        self.next_seat: tuple[int, ...] = (*range(1, self.seats), 0)
        self.deals = tuple(range(self.seats - 1, -1, -1)) * edition.hand
        self.removed = edition.removed_at_two if self.seats == 2 else 0
        self.track = edition.track
        self.types = len(edition.cards)
        self.open = chosen["information"] == "open"
        self.back_shown = chosen["deck-back"] == "shown"
        self.deceit_curses = chosen["deceit-curses"] == "counted"
        self.repeat = chosen["beyond-track"] == "repeat"
        self.from_numbers = chosen["number-penalty"] == "previous-number"
        self.zero_pays = chosen["zero-corruption"] == "all"
        self.amulet_sets = chosen["amulet-set"] == "allowed"
        self.eyes = tuple(ALL if self.open else 1 << seat for seat in range(self.seats))
        self.good_of = tuple(card.good for card in edition.cards)
        self.members: tuple[tuple[int, ...], ...] = tuple((*kinds, AMULET) for kinds in edition.kinds)
        """By good: what counts as it in a set, the amulet last."""
        self.docks_in: tuple[tuple[int, ...], ...] = tuple(
            tuple(dock for dock in range(edition.docks) if mask >> dock & 1)
            for mask in range(1 << edition.docks)
        )
        self.takes: tuple[tuple[Take, ...], ...] = tuple(
            tuple(TAKE[dock] for dock in docks[: edition.reach]) for docks in self.docks_in
        )
        self.card_refs: tuple[tuple[Ref, ...], ...] = tuple(
            tuple(
                Ref("card", card.id if number == 1 else f"{card.id} {number}")
                for number in range(1, card.count + 1)
            )
            for card in edition.cards
        )
        """By type: the refs of its copies; having the second implies having the first."""
        self.card_of_ref = {
            ref: (card, number)
            for card, refs in enumerate(self.card_refs)
            for number, ref in enumerate(refs, start=1)
        }
        counts = [kind.count for kind in edition.cards] + [0] * (MOST_TYPES - self.types)
        self.start_goods: tuple[int, ...] = tuple(counts[card] for card in DECK_GOODS)
        self.start_faces: tuple[int, ...] = tuple(counts[FIRST_CHARACTER:])
        self.start_greens: tuple[int, ...] = tuple(
            count if card in START_TYPES else 0 for card, count in enumerate(counts)
        )
        self.count_of = hand_counter(self.good_of)
        self.kind_of = kind_counter(self.types)
        self.turn_sets = tuple(
            tuple(SetTable(good, kinds, bare=bare) for good, kinds in enumerate(self.members))
            for bare in (False, True)
        )
        """By whether amulets alone may be laid, and good."""
        self.last_sets = tuple(
            tuple(LastSetTable(table, eyes) for table in self.turn_sets[True]) for eyes in self.eyes
        )
        """By seat and good."""
