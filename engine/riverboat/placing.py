"""Laying the pieces of an inventory into a state, with a message for each piece that cannot lie there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import Problem, Sentence
from engine.core.numerals import whole
from engine.riverboat.components import PHASE_TILES, Mat
from engine.riverboat.hexgrid import bits
from engine.riverboat.notation import PHASE_WORDS
from engine.riverboat.pointing import suit_name
from engine.riverboat.state import State

_COUNTED: Final = {
    "supply": ("coin", "barn", "well", "surveyor"),
    "round-track": ("worker",),
    "box": ("worker", "harbor-master", "mat-"),
    "stack": ("tile-",),
    "deck": ("card-",),
    "cultivation-deck": ("cultivation-",),
    "cultivation-discard": ("cultivation-",),
    "boats-shown": ("boat-",),
    "boats-stack": ("boat-",),
    "phases": ("phase-",),
}
"""The shared places and what may lie there; a name that ends in a dash stands for all of its kind."""


class Placer:
    """Clears a new state of its loose pieces and lays those of an inventory instead."""

    def __init__(self, state: State, problems: list[Problem]) -> None:
        self.state = state
        self.problems = problems
        edition = state.board.edition
        self.tiles = {f"tile-{tile.id}": index for index, tile in enumerate(edition.tiles)}
        self.boats = {f"boat-{boat.id}": index for index, boat in enumerate(edition.boats)}
        self.cards = {f"card-{card.id}": index for index, card in enumerate(edition.cards)}
        self.mats = {f"mat-{mat.id}": index for index, mat in enumerate(edition.mats)}
        self.suits = {
            f"cultivation-{suit_name(state.board, suit)}": suit for suit in range(state.board.wild + 1)
        }
        self.phases = {f"phase-{PHASE_WORDS[phase]}": int(phase) for phase in PHASE_TILES}

    def problem(self, place: str, template: str, /, **args: object) -> None:
        self.problems.append(Problem(place, Sentence(template, **args)))

    def place(self, inventory: Inventory) -> None:
        """Lay everything; shared places first, then mats, then what lies on them."""
        self._clear()
        own: dict[int, dict[str, dict[str, int]]] = {seat: {} for seat in range(self.state.board.seats)}
        under: dict[int, int] = {}
        for place, pieces in inventory.places.items():
            number, dot, rest = place.partition(".")
            if dot:
                seat = _number(number) - 1
                if seat not in own:
                    self.problem(place, "there is no seat {seat}", seat=number)
                else:
                    own[seat][rest] = pieces
            elif place.startswith("under-") and _number(place[6:]) > 0:
                under[_number(place[6:])] = self._cards(place, pieces)
            else:
                self._shared(place, pieces)
        if sorted(under) != list(range(1, len(under) + 1)):
            self.problem(f"under-{max(under)}", "layers under the deck go from 1 on without a gap")
        self.state.layers += tuple(under[depth] for depth in sorted(under))
        for seat, places in own.items():
            _Mat(self, seat).place(places)

    def _clear(self) -> None:
        state = self.state
        state.coins_left = state.barns_left = state.wells_left = state.surveyors_left = 0
        state.track_workers = 0
        state.stacks = [0] * len(state.stacks)
        state.layers = ()
        state.cultivation = [0] * len(state.cultivation)
        state.boat_stacks = [0] * len(state.boat_stacks)
        nothing = [0] * state.board.seats
        state.supply, state.coins, state.surveyors = nothing[:], nothing[:], nothing[:]

    def _shared(self, place: str, pieces: dict[str, int]) -> None:
        kind, _, number = place.rpartition("-")
        if kind in ("display", "slot"):
            self._single_place(place, kind, _number(number) - 1, pieces)
            return
        allowed = _COUNTED.get(place)
        if allowed is None:
            self.problem(place, "there is no such place")
            return
        for piece, count in pieces.items():
            if not any(piece == name or (name[-1] == "-" and piece.startswith(name)) for name in allowed):
                self.problem(place, "{piece} does not belong there", piece=piece)
            else:
                self._count(place, piece, count)
        if place == "deck":
            self.state.layers = (self._cards(place, pieces), *self.state.layers)

    def _count(self, place: str, piece: str, count: int) -> None:
        state = self.state
        if place == "supply":
            name = f"{piece}s_left"
            setattr(state, name, count)
        elif place == "round-track":
            state.track_workers = count
        elif piece in self.tiles:
            state.stacks[self.tiles[piece]] = count
        elif piece in self.suits:
            pile = state.cultivation if place == "cultivation-deck" else state.discards
            pile[self.suits[piece]] = count
        elif piece in self.boats and place == "boats-stack":
            state.boat_stacks[self.boats[piece]] = count
        elif piece in self.boats:
            if count > 1:
                self.problem(place, "only one {piece} lies on its picture", piece=piece)
            state.boats_shown |= 1 << self.boats[piece]

    def _single_place(self, place: str, kind: str, number: int, pieces: dict[str, int]) -> None:
        state = self.state
        names = self.tiles if kind == "display" else self.cards
        held = state.display if kind == "display" else state.slots
        if not 0 <= number < len(held):
            self.problem(place, "there are only {count} such places", count=len(held))
            return
        piece = self.only(place, pieces)
        if piece not in names:
            self.problem(place, "{piece} does not belong there", piece=piece)
        elif kind == "display" and state.board.sizes[names[piece]] != state.board.size_of_space[number]:
            self.problem(place, "{piece} has another size than this space", piece=piece)
        else:
            held[number] = names[piece]

    def only(self, place: str, pieces: dict[str, int]) -> str:
        """The one piece that lies there; more than one is a problem."""
        if len(pieces) != 1 or sum(pieces.values()) != 1:
            self.problem(place, "only one piece may lie there")
        return next(iter(pieces))

    def _cards(self, place: str, pieces: dict[str, int]) -> int:
        mask = 0
        for piece in pieces:
            if piece in self.cards:
                mask |= 1 << self.cards[piece]
            else:
                self.problem(place, "{piece} does not belong there", piece=piece)
        return mask


def _number(text: str) -> int:
    """The number of a place; -1 for what is none."""
    number = whole(text, 3)
    return -1 if number is None else number


class _Mat:
    """Lays what belongs to one seat."""

    def __init__(self, placer: Placer, seat: int) -> None:
        self.placer = placer
        self.state = placer.state
        self.seat = seat
        self.own = f"{seat + 1}."
        self.mat: Mat | None = None
        self.recesses: dict[int, int] = {}

    def problem(self, place: str, template: str, /, **args: object) -> None:
        self.placer.problem(self.own + place, template, **args)

    def place(self, places: dict[str, dict[str, int]]) -> None:
        state = self.state
        mat = self.placer.only(self.own + "mat", places["mat"]) if places.get("mat") else ""
        if not mat:
            self.problem("mat", "the seat needs a mat")
            return
        if mat not in self.placer.mats:
            self.problem("mat", "{piece} is no mat", piece=mat)
            return
        state.mats[self.seat] = self.placer.mats[mat]
        self.mat = state.board.edition.mats[state.mats[self.seat]]
        fields = {name: field for field, name in enumerate(self.mat.grid.names)}
        stands = [place for place in places if place.startswith("harbor-")]
        for place in stands[1:]:
            self.problem(place, "a seat has one harbor master")
        for place in sorted(places, key=lambda place: ("+" not in place, place)):
            pieces = places[place]
            kind, dash, _ = place.partition("-")
            handler = (_NUMBERED if dash else _NAMED).get(kind)
            if "+" in place or place in fields:
                names = place.split("+")
                unknown = [name for name in names if name not in fields]
                if unknown:
                    self.problem(place, "{field} is no field of this mat", field=unknown[0])
                    continue
                self._fields(place, [fields[name] for name in names], pieces)
            elif handler is None:
                self.problem(place, "there is no such place")
            else:
                handler(self, place, pieces)
        self._check()

    def _fields(self, place: str, fields: list[int], pieces: dict[str, int]) -> None:
        state, seat = self.state, self.seat
        for piece, count in pieces.items():
            if piece in self.placer.tiles:
                self._tile(place, tuple(fields), self.placer.tiles[piece], count)
                continue
            if len(fields) > 1:
                self.problem(place, "{piece} lies on one field, not on several", piece=piece)
                continue
            masks = {
                "worker": state.workers,
                "barn": state.barns,
                "well": state.wells,
                "surveyor": state.used,
            }.get(piece)
            if masks is None:
                self.problem(place, "{piece} does not belong there", piece=piece)
            elif count > 1:
                self.problem(place, "only one {piece} may be there", piece=piece)
            else:
                masks[seat] |= 1 << fields[0]

    def _tile(self, place: str, fields: tuple[int, ...], tile: int, count: int) -> None:
        state, seat = self.state, self.seat
        step = state.board.planting[state.mats[seat]].find(tile, fields, False)
        if count > 1:
            self.problem(place, "only one tile may lie there")
        if step is None:
            self.problem(place, "the tile does not fit on these fields")
            return
        if step.mask & state.covered(seat):
            self.problem(place, "two crop tiles overlap")
            return
        state.tiles[seat] += (step,)
        base = seat * state.board.crop_count
        for crop, mask in step.crop_masks:
            state.crops[base + crop] |= mask
        state.planted[seat] |= step.mask

    def _supply(self, place: str, pieces: dict[str, int]) -> None:
        held = {"worker": self.state.supply, "surveyor": self.state.surveyors, "coin": self.state.coins}
        for piece, count in pieces.items():
            if piece in held:
                held[piece][self.seat] = count
            else:
                self.problem(place, "{piece} does not belong there", piece=piece)

    def _mansion(self, place: str, pieces: dict[str, int]) -> None:
        if set(pieces) != {"worker"}:
            self.problem(place, "only workers belong there")
        self.state.agents[self.seat] = pieces.get("worker", 0)

    def _harbor(self, place: str, pieces: dict[str, int]) -> None:
        track = self.state.board.edition.harbor
        number = _number(place.partition("-")[2])
        if not 0 <= number <= track.last:
            self.problem(place, "the harbor track has spaces 0 to {last}", last=track.last)
        elif self.placer.only(self.own + place, pieces) != "harbor-master":
            self.problem(place, "only the harbor master belongs there")
        elif number < track.start(self.state.board.seats):
            self.problem(place, "a harbor master never stands before its start")
        else:
            self.state.harbor[self.seat] = number

    def _recess(self, place: str, pieces: dict[str, int]) -> None:
        piece = self.placer.only(self.own + place, pieces)
        number = _number(place.partition("-")[2])
        if piece not in self.placer.boats:
            self.problem(place, "{piece} does not belong there", piece=piece)
        elif not 1 <= number <= len(self.state.board.edition.harbor.reach):
            self.problem(place, "there is no such recess")
        else:
            self.recesses[number] = self.placer.boats[piece]

    def _cards(self, place: str, pieces: dict[str, int]) -> None:
        for piece in pieces:
            if piece in self.placer.cards:
                self.state.cards[self.seat] |= 1 << self.placer.cards[piece]
            else:
                self.problem(place, "{piece} does not belong there", piece=piece)

    def _card(self, place: str, pieces: dict[str, int]) -> None:
        if place not in self.placer.cards:
            self.problem(place, "there is no such card")
        elif self.placer.only(self.own + place, pieces) != "surveyor":
            self.problem(place, "only a surveyor belongs there")
        else:
            self.state.used_cards[self.seat] |= 1 << self.placer.cards[place]

    def _phases(self, place: str, pieces: dict[str, int]) -> None:
        for piece in pieces:
            if piece in self.placer.phases:
                self.state.owner[self.placer.phases[piece]] = self.seat
            else:
                self.problem(place, "{piece} does not belong there", piece=piece)

    def _mat_place(self, place: str, pieces: dict[str, int]) -> None:
        """Read before all others."""

    def _check(self) -> None:
        state, seat = self.state, self.seat
        covered = state.covered(seat)
        names = self.mat.grid.names if self.mat else ()
        crowded = state.barns[seat] & (covered | state.workers[seat])
        dry = state.wells[seat] & ~covered
        lost = state.used[seat] & ~(state.barns[seat] | state.wells[seat])
        for field in bits(crowded):
            self.problem(names[field], "a barn stands on a field of its own")
        for field in bits(dry):
            self.problem(names[field], "a well needs a crop space")
        for field in bits(lost):
            self.problem(names[field], "a surveyor needs a barn or a well")
        for crop in range(state.board.crop_count):
            wells = state.wells[seat] & state.crops[seat * state.board.crop_count + crop]
            if wells.bit_count() > 1:
                second = names[wells.bit_length() - 1]
                crop_name = state.board.edition.crops[crop].name
                self.problem(second, "two wells on {crop}; there is one a crop", crop=crop_name)
        for place, card in self.placer.cards.items():
            if (state.used_cards[seat] & ~state.cards[seat]) >> card & 1:
                self.problem(place, "a surveyor stands on a card that the seat does not have")
        for number in self.recesses:
            if number > 1 and number - 1 not in self.recesses:
                self.problem(f"recess-{number}", "boats fill the recesses from the left")
        state.boats[seat] = tuple(self.recesses[number] for number in sorted(self.recesses))


_NAMED: Final[dict[str, Callable[[_Mat, str, dict[str, int]], None]]] = {
    "mat": _Mat._mat_place,
    "supply": _Mat._supply,
    "mansion": _Mat._mansion,
    "cards": _Mat._cards,
    "phases": _Mat._phases,
}
_NUMBERED: Final[dict[str, Callable[[_Mat, str, dict[str, int]], None]]] = {
    "harbor": _Mat._harbor,
    "recess": _Mat._recess,
    "card": _Mat._card,
}
"""Those whose names end in a dash and a number."""
