"""Sobek on a score pad: the rows of each round, points by the rules on plain counts, the penalty offered."""

from __future__ import annotations

from typing import Final

from engine.core.errors import Sentence
from engine.core.pad import Change, Field, Offer, PadLine, PadScore, Reading, Remark, Row, seat_at
from engine.core.setup import Setup
from engine.sobek.board import OPTIONS, Board
from engine.sobek.components import AMULET, GOODS, NOTHING, TOKEN_NAMES, CardType, Edition, Token
from engine.sobek.ending import ends_after, largest, penalty_path, with_most_scarabs
from engine.sobek.rules import Sobek
from engine.sobek.set_choices import SMALLEST_SET
from engine.sobek.sheets import RULES

_MATTER: Final = ("beyond-track", "number-penalty", "zero-corruption")
_MOST_BACK: Final = 200


def section_of(number: int) -> str:
    """The section of a round."""
    return f"round-{number}"


def _key(number: int, name: str) -> str:
    return f"r{number}-{name}"


class SobekPad:
    """The sheet of one game, round by round. Blank fields count as nothing."""

    options: Final = tuple(option for option in OPTIONS if option.name in _MATTER)
    seat_counts: Final = Sobek.seat_counts

    def __init__(self, rules: Sobek) -> None:
        self._rules = rules

    def rows(self, setup: Setup) -> tuple[Row, ...]:
        """For each round its sets, events, corruption and penalty. Rules SK-1.12.1 to SK-1.12.9."""
        edition = self._rules.edition(setup)
        return tuple(row for number in range(1, edition.rounds + 1) for row in _round_rows(edition, number))

    def score(self, setup: Setup, reading: Reading) -> PadScore:
        """Points, penalties, and what cannot be."""
        return _Count(Board(self._rules.edition(setup), setup), reading).result()

    def counted(self, setup: Setup, piece: str, place: str, section: str) -> tuple[Change, ...]:
        """What a card or a token adds in the round that `section` names, the first by default.

        A card of a good adds to its good wherever it is shown; an amulet to the set in which it lies.
        """
        seat, where = seat_at(place)
        edition = self._rules.edition(setup)
        number = int(section.partition("-")[2]) if section.startswith("round-") else 1
        if not 0 <= seat < len(setup.seats):
            return ()
        if piece in TOKEN_NAMES:
            return _token_changes(edition, piece, seat, where, number)
        index = edition.card_index(piece)
        if index == NOTHING:
            return ()
        card = edition.cards[index]
        scarabs = edition.scarabs[index]
        if where in ("corruption", "hand"):
            return _both(number, "corruption", seat, scarabs)
        if where.startswith("laid"):
            return (Change(_key(number, "laid"), seat, add=scarabs),)
        good = GOODS.index(where) if card.good == NOTHING and where in GOODS else card.good
        return _both(number, GOODS[good], seat, scarabs) if good != NOTHING else ()


def _both(number: int, row: str, seat: int, scarabs: int) -> tuple[Change, ...]:
    return (
        Change(_key(number, f"{row}-cards"), seat, add=1),
        Change(_key(number, f"{row}-scarabs"), seat, add=scarabs),
    )


def _token_changes(edition: Edition, piece: str, seat: int, where: str, number: int) -> tuple[Change, ...]:
    if piece == TOKEN_NAMES[Token.CURSE]:
        return (Change(_key(number, "corruption-curses"), seat, add=1),)
    prospering = [GOODS[good] for good in edition.prosperity_goods]
    if piece == TOKEN_NAMES[Token.PROSPERITY] and where in prospering:
        return (Change(_key(number, f"{where}-prosperity"), seat, add=1),)
    return ()


def _with_scarabs(edition: Edition, good: int) -> CardType:
    """The type of a good's cards that carry scarabs."""
    return edition.cards[3 * good]


def _largest_set(edition: Edition, good: int) -> int:
    """All cards that can ever lie in a set of the good. Rule SK-1.7.2."""
    return sum(edition.cards[card].count for card in (*edition.kinds[good], AMULET))


def _round_rows(edition: Edition, number: int) -> list[Row]:
    section = section_of(number)
    rows = []
    for good, name in enumerate(GOODS):
        scarabs = _with_scarabs(edition, good)
        fields = [
            Field(_key(number, f"{name}-cards"), most=_largest_set(edition, good)),
            Field(_key(number, f"{name}-scarabs"), most=scarabs.count * scarabs.scarabs),
        ]
        if good in edition.prosperity_goods:
            most = edition.tokens[Token.PROSPERITY]
            fields.append(Field(_key(number, f"{name}-prosperity"), most=most))
        rows.append(Row(_key(number, name), tuple(fields), RULES["vertical"], section, place=name))
    everything = sum(card.count for card in edition.cards)
    scarabs_there = _all_scarabs(edition)
    corruption = (
        Field(_key(number, "corruption-cards"), most=everything),
        Field(_key(number, "corruption-curses"), most=edition.tokens[Token.CURSE]),
        Field(_key(number, "corruption-scarabs"), most=scarabs_there),
    )
    guild = (
        Field(_key(number, "guild-on"), most=_MOST_BACK),
        Field(_key(number, "guild-back"), most=_MOST_BACK),
    )
    deceit = Field(
        _key(number, "deceit"), most=everything + edition.curse_cards * edition.tokens[Token.CURSE]
    )
    return [
        *rows,
        Row(
            _key(number, "laid"),
            (Field(_key(number, "laid"), most=scarabs_there),),
            RULES["horizontal"],
            section,
            place="laid",
        ),
        Row(_key(number, "guild"), guild, RULES["guild"], section),
        Row(_key(number, "deceit"), (deceit,), RULES["deceit"], section),
        Row(_key(number, "corruption"), corruption, "SK-1.12.4", section, scores=False, place="corruption"),
        Row(
            _key(number, "penalty"),
            (Field(_key(number, "penalty"), most=_MOST_BACK),),
            RULES["penalty"],
            section,
        ),
    ]


def _all_scarabs(edition: Edition) -> int:
    return sum(card.count * scarabs for card, scarabs in zip(edition.cards, edition.scarabs, strict=False))


class _Count:
    """Adds one sheet up, round after round as the markers went."""

    def __init__(self, board: Board, reading: Reading) -> None:
        self._board = board
        self._edition = board.edition
        self._read = reading
        self._totals = [0] * board.seats
        self._lines: list[list[PadLine]] = [[] for _ in reading.seats]
        self._remarks: list[Remark] = []
        self._offers: list[Offer] = []

    def result(self) -> PadScore:
        """Lines of every seat, and what is to be said."""
        over = False
        for number in range(1, self._edition.rounds + 1):
            fields = [field.key for row in _round_rows(self._edition, number) for field in row.fields]
            if not any(self._read.filled(field, seat) for field in fields for seat in self._read.seats):
                continue
            if over:
                self._too_late(fields)
                continue
            self._round(number)
            over = ends_after(self._edition, number, self._totals)
        lines = tuple(tuple(lines) for lines in self._lines)
        return PadScore(lines, tuple(self._read.troubles), tuple(self._remarks), tuple(self._offers))

    def _too_late(self, fields: list[str]) -> None:
        """Rule SK-1.1.3."""
        text = Sentence(
            "the game was over before this round: a total was above {most}", most=self._edition.end_above
        )
        for seat in self._read.seats:
            first = next((field for field in fields if self._read.filled(field, seat)), "")
            if first:
                self._read.trouble(first, seat, text)

    def _gain(self, seat: int, row: str, points: int, rule: str) -> None:
        self._totals[seat] += points
        self._lines[seat].append(PadLine(row, points, rule))

    def _round(self, number: int) -> None:
        round_points = []
        for seat in self._read.seats:
            self._events(number, seat)
        for seat in self._read.seats:
            before = self._totals[seat]
            for good in range(len(GOODS)):
                self._set(number, seat, good)
            laid = _key(number, "laid")
            if self._read.filled(laid, seat):
                self._gain(seat, laid, self._read.one(laid, seat), RULES["horizontal"])
            round_points.append(self._totals[seat] - before)
        self._check_box(number)
        self._penalties(number, round_points)

    def _set(self, number: int, seat: int, good: int) -> None:
        """Scarabs times cards. Rules SK-1.12.1, SK-1.7.1, SK-3.26."""
        read, name = self._read, GOODS[good]
        cards, scarabs, tokens = (
            _key(number, f"{name}-{part}") for part in ("cards", "scarabs", "prosperity")
        )
        if not any(read.filled(field, seat) for field in (cards, scarabs, tokens)):
            return
        count, printed = read.one(cards, seat), read.one(scarabs, seat)
        if 0 < count < SMALLEST_SET or (not count and (printed or read.one(tokens, seat))):
            read.trouble(cards, seat, Sentence("a set has at least {least} cards", least=SMALLEST_SET))
        kind = _with_scarabs(self._edition, good)
        if printed > min(count, kind.count) * kind.scarabs or (kind.scarabs and printed % kind.scarabs):
            text = Sentence(
                "no {count} cards of this good have {scarabs} scarabs", count=count, scarabs=printed
            )
            read.trouble(scarabs, seat, text)
        points = self._edition.upright(count, printed, read.one(tokens, seat))[1]
        self._gain(seat, _key(number, name), points, RULES["vertical"])

    def _events(self, number: int, seat: int) -> None:
        """Moves by Guilds, points by Deceit; none of them are round points. Rule SK-3.30."""
        read = self._read
        on, back, deceit = (_key(number, name) for name in ("guild-on", "guild-back", "deceit"))
        if read.filled(on, seat) or read.filled(back, seat):
            points = read.one(on, seat) - read.one(back, seat)
            self._gain(seat, _key(number, "guild"), points, RULES["guild"])
        if read.filled(deceit, seat):
            self._gain(seat, deceit, read.one(deceit, seat), RULES["deceit"])
        if self._totals[seat] < 0:
            read.trouble(back, seat, Sentence("no marker goes below 0"))

    # --- corruption and its penalty -----------------------------------------------------------------

    def _penalties(self, number: int, round_points: list[int]) -> None:
        read = self._read
        cards, curses, scarabs, penalty = (
            _key(number, name)
            for name in ("corruption-cards", "corruption-curses", "corruption-scarabs", "penalty")
        )
        payers: list[int] | None = None
        missing = [seat for seat in read.seats if not read.filled(cards, seat)]
        if missing:
            for seat in missing:
                text = Sentence("count the corruption of every seat; then the penalty is offered")
                self._remarks.append(Remark(_key(number, "corruption"), seat, text))
        else:
            sizes = [
                read.one(cards, seat) + read.one(curses, seat) * self._edition.curse_cards
                for seat in read.seats
            ]
            payers = self._payers(sizes, scarabs)
        for seat in read.seats:
            self._pay(number, seat, round_points[seat], payers, penalty)

    def _payers(self, sizes: list[int], scarabs: str) -> list[int] | None:
        """Who pays; None where a tie cannot be broken yet. Rules SK-1.12.4 to SK-1.12.6."""
        payers = largest(self._board, sizes)
        if len(payers) < 2:
            return payers
        lacking = [seat for seat in payers if not self._read.filled(scarabs, seat) and max(sizes)]
        for seat in lacking:
            text = Sentence("equally corrupt: how many scarabs are on the cards of this pile?")
            self._read.trouble(scarabs, seat, text)
        if lacking:
            return None
        return with_most_scarabs(payers, [self._read.one(scarabs, seat) for seat in self._read.seats])

    def _pay(self, number: int, seat: int, points: int, payers: list[int] | None, penalty: str) -> None:
        """What is written counts; else the way back along the track. Rules SK-1.12.7 to SK-1.12.9."""
        path: tuple[int, ...] = ()
        if payers is not None and seat in payers and self._totals[seat] >= 0:
            path = penalty_path(self._board, self._totals[seat], points)
            text = Sentence(
                "most corrupt, {steps} steps back: {path}",
                steps=len(path) - 1,
                path=" → ".join(map(str, path)),
            )
            self._remarks.append(Remark(_key(number, "penalty"), seat, text))
            self._offers.append(Offer(penalty, seat, str(path[0] - path[-1])))
        back = path[0] - path[-1] if path else 0
        if self._read.filled(penalty, seat):
            back = self._read.one(penalty, seat)
            if payers is not None and seat not in payers and back:
                self._read.trouble(penalty, seat, Sentence("only the most corrupt pay"))
            if back > self._totals[seat]:
                self._read.trouble(penalty, seat, Sentence("no marker goes below 0"))
        elif not path:
            return
        self._gain(seat, _key(number, "penalty"), -back, RULES["penalty"])

    # --- what cannot be -----------------------------------------------------------------------------

    def _check_box(self, number: int) -> None:
        """No more cards, scarabs and tokens than the box has. Rules SK-2.1.1, SK-2.4.1."""
        read, edition = self._read, self._edition
        for good, name in enumerate(GOODS):
            kind = _with_scarabs(edition, good)
            read.limit((_key(number, f"{name}-cards"),), _largest_set(edition, good))
            read.limit((_key(number, f"{name}-scarabs"),), kind.count * kind.scarabs)
        tokens = [_key(number, f"{GOODS[good]}-prosperity") for good in edition.prosperity_goods]
        read.limit(tokens, edition.tokens[Token.PROSPERITY])
        read.limit((_key(number, "corruption-curses"),), edition.tokens[Token.CURSE])
        cards = [_key(number, f"{name}-cards") for name in (*GOODS, "corruption")]
        read.limit(cards, sum(card.count for card in edition.cards))
        scarabs = [_key(number, f"{name}-scarabs") for name in (*GOODS, "corruption")]
        read.limit((*scarabs, _key(number, "laid")), _all_scarabs(edition))
