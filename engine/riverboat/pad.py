"""Riverboat on a score pad: the rows of its sheet, and points by the rules on plain counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.errors import Sentence
from engine.core.pad import Change, Field, Kind, PadLine, PadScore, Reading, Remark, Row, seat_at
from engine.core.setup import Setup
from engine.riverboat.board import Board
from engine.riverboat.components import PHASE_TILES, CardKind, Edition, OpportunityCard
from engine.riverboat.inventory import WORD_OF
from engine.riverboat.phases.opportunity import OWNER_POINTS
from engine.riverboat.rules import Riverboat
from engine.riverboat.sheets import RULES
from engine.riverboat.state import State
from engine.riverboat.valuing import barn_points, card_points, final_entries, harbor_leader, well_points

PLAY, CARDS, END = "play", "cards", "end"
"""The sections of the sheet."""
_NO_TILE: Final = 9
"""What `State.lowest_tile` gives for a seat without any."""
_END_ROWS: Final = {
    "final-coins": "coins",
    "final-colour": "colours",
    "final-assets": "assets",
    "final-harbor": "harbor",
    "final-harbor-half": "harbor",
    "final-agents": "agents",
}


class RiverboatPad:
    """The sheet of one game. Blank fields count as nothing."""

    options: Final = ()
    """How the end is scored depends on none."""
    seat_counts: Final = Riverboat.seat_counts

    def __init__(self, rules: Riverboat) -> None:
        self._rules = rules

    def rows(self, setup: Setup) -> tuple[Row, ...]:
        """What is scored in the course of play, the cards, the end. Rules RB-1.12.1 to RB-1.12.9."""
        edition = self._rules.edition(setup)
        return (*_play_rows(edition), *_card_rows(edition), *_end_rows(edition, len(setup.seats)))

    def score(self, setup: Setup, reading: Reading) -> PadScore:
        """Points, ties, and what cannot be."""
        return _Count(self._rules.edition(setup), setup, reading).result()

    def counted(self, setup: Setup, piece: str, place: str, section: str) -> tuple[Change, ...]:
        """What a piece on a mat, beside it or in a supply adds to the sheet of its seat."""
        del section
        seat, where = seat_at(place)
        if not 0 <= seat < len(setup.seats):
            return ()
        edition = self._rules.edition(setup)
        kind, _, name = piece.partition("-")
        match kind:
            case "tile":
                size = next((tile.size for tile in edition.tiles if tile.id == name), 0)
                known = any(number == size for number, _, _ in _scoring_sizes(edition))
                return (Change(f"tiles-{size}", seat, add=1),) if known else ()
            case "boat":
                ids = [boat.id for boat in edition.boats]
                return (Change("boats", seat, append=ids.index(name)),) if name in ids else ()
            case "card":
                face = next((card for card in edition.cards if card.id == name), None)
                if face is None:
                    return ()
                return (Change(piece, seat, value=1 if face.kind is CardKind.FIXED else 0),)
            case "phase":
                numbers = [int(phase) for phase in PHASE_TILES if WORD_OF[phase] == name]
                return tuple(Change("phases", seat, append=number) for number in numbers)
            case "harbor":
                space = where.partition("-")[2]
                return (Change("harbor", seat, value=int(space)),) if space.isdigit() else ()
            case "barn" | "well" | "surveyor" | "coin":
                field = "coins" if kind == "coin" else f"idle-{kind}s"
                return (Change(field, seat, add=1),)
            case "worker" if where == "mansion":
                return (Change("agents", seat, add=1),)
        return ()


def _scoring_sizes(edition: Edition) -> Iterator[tuple[int, int, int]]:
    """Size, points and number of the crop tiles, where a tile of that size scores anything."""
    for size in (1, 2, 3):
        tiles = [tile for tile in edition.tiles if tile.size == size]
        if tiles and tiles[0].points:
            yield size, tiles[0].points, sum(tile.count for tile in tiles)


def _fields_of(edition: Edition) -> int:
    return max(mat.grid.everything.bit_count() for mat in edition.mats)


def _play_rows(edition: Edition) -> tuple[Row, ...]:
    boats = Field(
        "boats", Kind.WORDS, length=len(edition.harbor.reach), words=tuple(b.id for b in edition.boats)
    )
    tiles = tuple(Field(f"tiles-{size}", most=count) for size, _, count in _scoring_sizes(edition))
    barns = Field("barns", Kind.NUMBERS, most=6, length=edition.barns)
    wells = Field("wells", Kind.NUMBERS, least=1, most=_fields_of(edition), length=len(edition.crops))
    presence = Field(
        "presence", Kind.NUMBERS, most=edition.workers + edition.surveyors, length=edition.rounds
    )
    return (
        Row("track", (Field("track"),), "RB-1.11.2", PLAY),
        Row("plant", tiles, RULES["plant"], PLAY),
        Row("boats", (boats,), RULES["boat"], PLAY),
        Row("opportunity", (Field("opportunity", most=edition.rounds),), RULES["opportunity"], PLAY),
        Row("barns", (barns,), RULES["barn"], PLAY),
        Row("wells", (wells,), RULES["well"], PLAY),
        Row("presence", (presence,), RULES["agents"], PLAY),
    )


def _card_rows(edition: Edition) -> tuple[Row, ...]:
    return tuple(
        Row(
            f"card-{card.id}",
            (Field(f"card-{card.id}", most=_most_counted(edition, card)),),
            RULES["card"],
            CARDS,
        )
        for card in edition.cards
    )


def _most_counted(edition: Edition, card: OpportunityCard) -> int:
    """The largest number of things that a card can ever count. Rules RB-2.4.1 to RB-2.4.17."""
    capacities = sorted((boat.capacity for boat in edition.boats for _ in range(boat.count)), reverse=True)
    most = {
        CardKind.HARVESTED: _fields_of(edition),
        CardKind.KINDS: len(edition.crops),
        CardKind.AGENTS: edition.start_workers + edition.rounds,
        CardKind.FIXED: 1,
        CardKind.COINS: edition.coins,
        CardKind.BARNS: edition.barns,
        CardKind.WELLS: min(edition.wells, len(edition.crops)),
        CardKind.BUILDINGS: edition.barns + min(edition.wells, len(edition.crops)),
        CardKind.TRIPLES: sum(tile.count for tile in edition.tiles if tile.size == 3),
        CardKind.PERIMETER: max(mat.grid.perimeter.bit_count() for mat in edition.mats),
        CardKind.TWO_BOATS: sum(capacities[:2]),
    }
    return most[card.kind]


def _end_rows(edition: Edition, seats: int) -> tuple[Row, ...]:
    idle = (
        Field("idle-barns", most=edition.barns),
        Field("idle-wells", most=min(edition.wells, len(edition.crops))),
        Field("idle-surveyors", most=edition.surveyors),
    )
    starts = dict(edition.harbor.starts)
    master = Field("harbor", least=starts.get(seats, 0), most=edition.harbor.last)
    owned = Field("phases", Kind.NUMBERS, least=1, most=len(PHASE_TILES), length=len(PHASE_TILES))
    return (
        Row("coins", (Field("coins", most=edition.coins),), RULES["final-coins"], END),
        Row("colours", (Field("colours", most=len(edition.suits)),), RULES["final-colour"], END),
        Row("assets", idle, RULES["final-assets"], END),
        Row("harbor", (master,), RULES["final-harbor"], END),
        Row(
            "agents",
            (Field("agents", most=edition.start_workers + edition.rounds),),
            RULES["final-agents"],
            END,
        ),
        Row("phases", (owned,), "RB-1.12.8", END, scores=False),
    )


class _Count:
    """Adds one sheet up."""

    def __init__(self, edition: Edition, setup: Setup, reading: Reading) -> None:
        self._edition = edition
        self._board = Board(edition, setup)
        self._read = reading
        self._lines: list[list[PadLine]] = [[] for _ in setup.seats]
        self._remarks: list[Remark] = []

    def result(self) -> PadScore:
        """Lines of every seat, and what is to be said."""
        for seat in self._read.seats:
            self._play(seat)
        state = self._state()
        undecided = [*self._harbor_tie(state), *self._agent_ties(state)]
        for seat, entries in enumerate(final_entries(state, self._read.seats)):
            for key, points, _, _ in entries:
                row = _END_ROWS[key]
                if (row, seat) not in undecided and (points or self._written(row, seat)):
                    self._line(seat, row, points, RULES[key])
        self._check_box()
        self._check_presence()
        lines = tuple(tuple(lines) for lines in self._lines)
        return PadScore(lines, tuple(self._read.troubles), tuple(self._remarks))

    def _line(self, seat: int, row: str, points: int, rule: str) -> None:
        """Points of one row are one line, unless rules differ."""
        lines = self._lines[seat]
        if lines and lines[-1].row == row and lines[-1].rule == rule:
            points += lines.pop().points
        lines.append(PadLine(row, points, rule))

    def _written(self, row: str, seat: int) -> bool:
        fields = {"assets": ("idle-barns", "idle-wells", "idle-surveyors")}.get(row, (row,))
        return any(self._read.filled(field, seat) for field in fields)

    # --- in the course of play ------------------------------------------------------------------

    def _play(self, seat: int) -> None:
        """The score track tells all points of the play; what is noted besides only explains them."""
        noted = list(self._noted(seat))
        if not self._read.filled("track", seat):
            self._lines[seat] += noted
            return
        track = self._read.one("track", seat)
        self._lines[seat].append(PadLine("track", track, "RB-1.11.2"))
        known = sum(line.points for line in noted)
        if known > track:
            text = Sentence(
                "{points} points are noted below, which is more than the track shows", points=known
            )
            self._read.trouble("track", seat, text)
        elif noted:
            text = Sentence("of these, {points} are noted below", points=known)
            self._remarks.append(Remark("track", seat, text))

    def _noted(self, seat: int) -> Iterator[PadLine]:
        read, edition = self._read, self._edition
        planted = [(f"tiles-{size}", points) for size, points, _ in _scoring_sizes(edition)]
        if any(read.filled(field, seat) for field, _ in planted):
            total = sum(read.one(field, seat) * points for field, points in planted)
            yield PadLine("plant", total, RULES["plant"])
        if read.filled("boats", seat):
            total = sum(edition.boats[boat].points for boat in read.values("boats", seat))
            yield PadLine("boats", total, RULES["boat"])
        if read.filled("opportunity", seat):
            total = read.one("opportunity", seat) * OWNER_POINTS
            yield PadLine("opportunity", total, RULES["opportunity"])
        if read.filled("barns", seat):
            total = sum(barn_points(edition, spaces) for spaces in read.values("barns", seat))
            yield PadLine("barns", total, RULES["barn"])
        if read.filled("wells", seat):
            total = sum(well_points(edition, spaces) for spaces in read.values("wells", seat))
            yield PadLine("wells", total, RULES["well"])
        if read.filled("presence", seat):
            yield PadLine("presence", sum(read.values("presence", seat)), RULES["agents"])
        for card in edition.cards:
            field = f"card-{card.id}"
            if read.filled(field, seat):
                yield PadLine(field, card_points(card, read.one(field, seat)), RULES["card"])

    # --- at the end -------------------------------------------------------------------------------

    def _state(self) -> State:
        """A situation with exactly these counts; the rules of the end look at nothing else."""
        state = State(self._board)
        read = self._read
        for seat in read.seats:
            state.mats[seat] = 0
            for suit in self._edition.mats[0].suits[: read.one("colours", seat)]:
                state.planted[seat] |= suit
            state.coins[seat] = read.one("coins", seat)
            state.agents[seat] = read.one("agents", seat)
            state.harbor[seat] = read.one("harbor", seat, state.harbor[seat])
            state.boats[seat] = read.values("boats", seat)
            state.surveyors[seat] = sum(
                read.one(field, seat) for field in ("idle-barns", "idle-wells", "idle-surveyors")
            )
            for tile in read.values("phases", seat):
                state.owner[tile] = seat
        return state

    def _harbor_tie(self, state: State) -> list[tuple[str, int]]:
        """The rows that cannot be counted yet, for nobody knows who is ahead. Rules RB-1.12.8, RB-3.47."""
        if not any(self._read.filled("harbor", seat) for seat in self._read.seats):
            return [("harbor", seat) for seat in self._read.seats]
        tied = [seat for seat in self._read.seats if state.harbor[seat] == max(state.harbor)]
        if len(tied) < 2 or not any(state.boats):
            return []
        if self._undecided(
            state, tied, Sentence("equally far in the harbor: whose phase tile is the lowest?")
        ):
            return [("harbor", seat) for seat in tied]
        first = harbor_leader(state)
        self._ahead("harbor", first, state)
        return []

    def _agent_ties(self, state: State) -> list[tuple[str, int]]:
        """As in the harbor, for every number of agents that several have. Rules RB-1.12.8, RB-3.50."""
        undecided: list[tuple[str, int]] = []
        for count in sorted(set(state.agents) - {0}, reverse=True):
            tied = [seat for seat in self._read.seats if state.agents[seat] == count]
            if len(tied) < 2:
                continue
            if self._undecided(state, tied, Sentence("equally many agents: whose phase tile is the lowest?")):
                undecided += [("agents", seat) for seat in tied]
            else:
                self._ahead("agents", min(tied, key=state.lowest_tile), state)
        return undecided

    def _undecided(self, state: State, tied: Sequence[int], text: Sentence) -> bool:
        lacking = [seat for seat in tied if state.lowest_tile(seat) == _NO_TILE]
        for seat in lacking:
            self._read.trouble("phases", seat, text)
        return bool(lacking)

    def _ahead(self, row: str, seat: int, state: State) -> None:
        text = Sentence("ahead by phase tile {number}", number=state.lowest_tile(seat))
        self._remarks.append(Remark(row, seat, text))

    # --- what cannot be -----------------------------------------------------------------------------

    def _check_box(self) -> None:
        """No more pieces than the box has. Rule RB-2.1.1."""
        read, edition = self._read, self._edition
        for size, _, count in _scoring_sizes(edition):
            read.limit((f"tiles-{size}",), count)
        for index, boat in enumerate(edition.boats):
            owned = [("boats", seat, read.values("boats", seat).count(index)) for seat in read.seats]
            if sum(count for _, _, count in owned) > boat.count:
                text = Sentence("the box has only {most} boats {boat}", most=boat.count, boat=boat.id)
                self._at_each(owned, text)
        read.limit(("coins",), edition.coins)
        read.limit(("opportunity",), edition.rounds)
        for kind, most in (("barns", edition.barns), ("wells", edition.wells)):
            used = [(kind, seat, len(read.values(kind, seat))) for seat in read.seats]
            idle = [(f"idle-{kind}", seat, read.one(f"idle-{kind}", seat)) for seat in read.seats]
            read.within([*used, *idle], most)
        for seat in read.seats:
            if len(read.values("wells", seat)) + read.one("idle-wells", seat) > len(edition.crops):
                most = len(edition.crops)
                read.trouble("wells", seat, Sentence("one well a crop: at most {most}", most=most))
        placed = [("idle-surveyors", seat, self._objects(seat)) for seat in read.seats]
        spare = [("idle-surveyors", seat, read.one("idle-surveyors", seat)) for seat in read.seats]
        read.within([*placed, *spare], edition.surveyors)
        for card in edition.cards:
            owners = [seat for seat in read.seats if read.filled(f"card-{card.id}", seat)]
            if len(owners) > 1:
                self._at_each(
                    [(f"card-{card.id}", seat, 1) for seat in owners], Sentence("only one can have this card")
                )
        self._check_phases()

    def _at_each(self, there: Iterable[tuple[str, int, int]], text: Sentence) -> None:
        for field, seat, count in there:
            if count:
                self._read.trouble(field, seat, text)

    def _check_phases(self) -> None:
        owners: dict[int, list[int]] = {}
        for seat in self._read.seats:
            for tile in self._read.values("phases", seat):
                owners.setdefault(tile, []).append(seat)
        for tile, seats in sorted(owners.items()):
            if len(seats) > 1:
                text = Sentence("phase tile {number} stands there twice", number=tile)
                self._at_each([("phases", seat, 1) for seat in dict.fromkeys(seats)], text)

    def _objects(self, seat: int) -> int:
        """How many barns, wells and cards a surveyor stands on. Rule RB-1.10.2."""
        read = self._read
        cards = sum(read.filled(f"card-{card.id}", seat) for card in self._edition.cards)
        return len(read.values("barns", seat)) + len(read.values("wells", seat)) + cards

    def _check_presence(self) -> None:
        """Surveyors and agents stay for ever, so their number never goes down. Rules RB-1.8.6, RB-1.10.2."""
        most = sum(self._edition.surveyors_per_round)
        for seat in self._read.seats:
            counts = self._read.values("presence", seat)
            if list(counts) != sorted(counts):
                text = Sentence("surveyors and agents stay, so these numbers never go down")
                self._read.trouble("presence", seat, text)
            if self._objects(seat) > most:
                text = Sentence(
                    "{count} objects are scored; there are turns for {most}",
                    count=self._objects(seat),
                    most=most,
                )
                self._read.trouble("barns", seat, text)
            self._check_last_presence(seat, counts)

    def _check_last_presence(self, seat: int, counts: Sequence[int]) -> None:
        if len(counts) < self._edition.rounds or not self._read.filled("agents", seat):
            return
        known = self._objects(seat) + self._read.one("agents", seat)
        if known > counts[-1]:
            text = Sentence("after the last round {count} are counted elsewhere on this sheet", count=known)
            self._read.trouble("presence", seat, text)
