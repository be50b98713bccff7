"""Every key of the referee in the reader's language: acts, moves of hands, receipts, gates, stations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from PySide6.QtCore import QCoreApplication

from engine.companion.acting import seat_of
from engine.companion.receipts import Act, Gate, GateKind, Receipt, Said, Task
from engine.companion.repair import Move
from engine.companion.stations import LEFT_OUT
from engine.companion.tableau import FACE_DOWN
from engine.core.component import Ref
from engine.core.game import PUBLIC, Prompt
from engine.core.ledger import CHANCE
from engine.core.setup import Setup
from engine.session.ahead import state_at
from engine.session.session import Session
from engine.session.view import LogLine, View
from ui.companion.table_desk import TableDesk
from ui.game_parts import pieces_of
from ui.listing import all_of, sentences
from ui.phrasebook import phrases_for
from ui.play_words import PlayWords

translate = QCoreApplication.translate


_DONE, _OPEN = "☑", "☐"
FEW_MOVES: Final = 2
"""So many moves of hands are named in the prompt itself; more are listed beside."""


class Cardboard(Protocol):
    """`ui.<game>.cardboard`: the places of a real table, and what has to be done there, in words."""

    def station_places(self, setup: Setup) -> tuple[tuple[str, ...], ...]: ...
    def place_name(self, setup: Setup, place: str) -> str: ...
    def group_name(self, setup: Setup, places: tuple[str, ...]) -> str: ...
    def act_words(self, setup: Setup, prompt: Prompt) -> tuple[str, str]: ...
    def reminder(self, setup: Setup, view: View) -> str: ...
    def lies_open(self, place: str) -> bool: ...
    def told_as(self, place: str) -> str: ...


def cardboard_of(game: str) -> Cardboard:
    """The game's table in words."""
    return cast(Cardboard, import_module(f"ui.{game}.cardboard"))


def places_name(setup: Setup, places: tuple[str, ...]) -> str:
    """What a station looks at, in words."""
    cardboard = cardboard_of(setup.game)
    if named := cardboard.group_name(setup, places):
        return named
    first = cardboard.place_name(setup, places[0])
    if len(places) == 1:
        return first
    last = cardboard.place_name(setup, places[-1])
    if places[-1].startswith(LEFT_OUT):
        return translate("Companion", "{place}, {part}").format(place=first, part=last)
    return translate("Companion", "{first} to {last}").format(first=first, last=last)


class TableWords:
    """The words for one table. What not all may see is named to nobody here, but in receipts for those."""

    def __init__(self, desk: TableDesk) -> None:
        self._desk = desk
        self._session = desk.session
        self._setup = desk.session.setup
        self._cardboard = cardboard_of(self._setup.game)
        self._pieces = pieces_of(self._setup.game)
        self.phrases = phrases_for(self._setup)

    # --- pieces and places ------------------------------------------------------------------

    def piece(self, piece: str) -> str:
        """A piece by its name in the inventory."""
        if piece == FACE_DOWN:
            return translate("Companion", "a face-down card")
        return self._pieces.piece_name(self._setup, piece)

    def place(self, where: str) -> str:
        """A place of the inventory, or a station."""
        if not where:
            return translate("Companion", "somewhere else")
        if where in self._desk.layout:
            return self._desk.names(where)
        return self._cardboard.place_name(self._setup, where)

    def _lies_open(self, where: str) -> bool:
        """Whether everybody sees what lies there; nobody knows of a place that is not named."""
        places = self._desk.layout[where].places if where in self._desk.layout else (where,)
        return bool(where) and all(map(self._cardboard.lies_open, places))

    def _kept_back(self, where: str) -> bool:
        """Whether a person has laid there what the others are told of only when all have laid."""
        seat = seat_of(where)
        told = seat < 0 or self._session.over or not self._session.human(seat)
        return not told and self._cardboard.told_as(where) != where

    def _end(self, where: str) -> str:
        """A place in words; of a set that is kept back nobody hears the good."""
        if not self._kept_back(where):
            return self.place(where)
        return self._cardboard.place_name(self._setup, f"{seat_of(where) + 1}.laid")

    def move(self, move: Move) -> str:
        """A piece goes from one place to another; face down, where only one seat may know it."""
        hides = self._session.game.hides(self._setup)
        ends = (move.start, move.end)
        secret = hides and not any(self._lies_open(end) and not self._kept_back(end) for end in ends)
        piece = self.piece(FACE_DOWN if secret else move.piece)
        end = self._end((secret and self._hand_behind(move.start)) or move.end)
        if not move.start:
            return translate("Companion", "{piece} → {end}").format(piece=piece, end=end)
        return translate("Companion", "{piece}: {start} → {end}").format(
            piece=piece, start=self._end(move.start), end=end
        )

    def _hand_behind(self, where: str) -> str:
        """The hand that a set comes from, of which nobody hears yet whether its cards were known."""
        places = self._desk.layout[where].places if where in self._desk.layout else (where,)
        kept = next(filter(self._kept_back, places), "")
        return self._cardboard.told_as(kept) if kept else ""

    def moves(self, moves: Sequence[Move]) -> list[str]:
        """A list of moves, equal ones once with their number."""
        return [self._counted(move, count) for move, count in Counter(moves).items()]

    def _counted(self, move: Move, count: int) -> str:
        return self.move(move) if count == 1 else f"{count} × {self.move(move)}"

    def to_move(self, act: Act, gate: Gate | None) -> list[str]:
        """What hands have to move, equal moves in one line; what is done is ticked off."""
        if gate is None:
            return self.boxes(act.moves)
        counts = Counter((move, number in gate.done) for number, move in enumerate(gate.moves))
        return [
            f"{_DONE if done else _OPEN} {self._counted(move, count)}"
            for (move, done), count in counts.items()
        ]

    def boxes(self, moves: Sequence[Move]) -> list[str]:
        """Moves that nobody has done yet, a line each."""
        return [f"{_OPEN} {text}" for text in self.moves(moves)]

    # --- steps ------------------------------------------------------------------------------

    def step(self, step: Any, view: View) -> str:
        """A legal step of now, or an outcome."""
        if view.prompt.seat >= 0:
            return self.phrases.step(step, view)
        return self.outcome(step)

    def outcome(self, step: Any, session: Session | None = None) -> str:
        """What may come up now, or where another session stands, as the log will tell it."""
        session = session or self._session
        state = state_at(session)
        events: list[Any] = []
        text = session.write(step)
        session.game.apply(state, step, events)
        line = LogLine(CHANCE, step, text, tuple(events), False, False, -1)
        return self.phrases.log(line)[0] or text

    def entered(self, first: int, count: int, viewer: int) -> str:
        """What so many frames from `first` on were, as the viewer may know them."""
        new = range(first, first + count)
        lines = [line for line in self._session.log(viewer) if line.frame in new and not line.undone]
        said = [self.line(line) for line in lines]
        return translate("Companion", "; ").join(filter(None, said))

    def line(self, line: LogLine) -> str:
        """What a line of the log says, and who did it."""
        text = self.phrases.log(line)[0]
        return self.phrases.to_seat(line.who, text) if line.who >= 0 else text

    # --- what comes next --------------------------------------------------------------------

    def act(self, act: Act, view: View) -> tuple[str, str]:
        """What hands do next: a headline and a detail."""
        if act.task is Task.MOVE:
            few = " · ".join(self.moves(act.moves)) if len(act.moves) <= FEW_MOVES else ""
            if act.gate is GateKind.INSTRUCTION:
                return self._instruction(few, len(act.moves))
            return self.gate_title(act.gate), few or self._gate_detail(act.gate, len(act.moves))
        headline, detail = self.phrases.prompt(act.prompt, view)
        if act.task is Task.ASK:
            asked = translate("Companion", "Which one is meant? Touch it on the table, or choose it here.")
            return headline, self._asked(act.refs) or asked
        if act.task is Task.REVEAL:
            by_hand = self._cardboard.act_words(self._setup, act.prompt)
            headline, detail = by_hand if by_hand[0] else (headline, detail)
        reminder = self._cardboard.reminder(self._setup, view)
        return headline, sentences((detail, reminder))

    def _asked(self, refs: Iterable[Ref]) -> str:
        names = [self.phrases.ref(ref) for ref in sorted(refs)]
        if not names or len(names) > 6:
            return ""
        return translate("Companion", "Which one is meant? {things}").format(things=all_of(names))

    def _instruction(self, few: str, count: int) -> tuple[str, str]:
        """What a bot has done, and all that hands have to do for it: also with what has no tag."""
        headline, brought = self._bots_move()
        moves = few or (self._gate_detail(GateKind.INSTRUCTION, count) if count else "")
        return headline or self.gate_title(GateKind.INSTRUCTION), " · ".join(filter(None, (moves, brought)))

    def brought(self) -> str:
        """What a bot's move brought, if it is what hands have to carry out now; else an empty text."""
        gate = self._desk.gate
        instructed = gate is not None and gate.kind is GateKind.INSTRUCTION
        return self._bots_move()[1] if instructed else ""

    def _bots_move(self) -> tuple[str, str]:
        """What a bot did last, and what it brought, such as points and coins; as all may know it."""
        lines = [line for line in self._session.log(PUBLIC) if not line.undone]
        first = next((at for at in reversed(range(len(lines))) if lines[at].who >= 0), len(lines))
        if first == len(lines):
            return "", ""
        brought = "\n".join(self.phrases.log(line)[1] for line in lines[first:])
        return self.line(lines[first]), " · ".join(filter(None, brought.split("\n")))

    def gate_title(self, gate: GateKind | None) -> str:
        """Why play waits for hands."""
        match gate:
            case GateKind.PUT_BACK:
                return translate("Companion", "Put these back where they were")
            case GateKind.AGAIN:
                return translate("Companion", "Move these once more: it was done again")
            case GateKind.INSTRUCTION:
                return translate("Companion", "Carry out this move")
            case GateKind.REPAIR:
                return translate("Companion", "Put the table right")
            case GateKind.RESUMED:
                return translate("Companion", "Welcome back: has this been done?")
        return translate("Companion", "The table does not agree")

    def _gate_detail(self, gate: GateKind | None, count: int) -> str:
        if gate is None:
            return translate("Companion", "Move these, or say who is right.")
        if gate is GateKind.RESUMED:
            return translate("Companion", "Only this may have changed; nothing else is asked.")
        return translate("Companion", "Still to be moved: {count}").format(count=count)

    # --- receipts ---------------------------------------------------------------------------

    def receipt(self, receipt: Receipt, viewer: int) -> str:
        """What was seen or decided, as that viewer may know it."""
        told = receipt.told(viewer)
        piece = self.piece(receipt.piece) if receipt.piece and told else ""
        match receipt.said:
            case Said.GATE if not receipt.moves and receipt.steps:
                return ""  # of a bot's move that no reader sees the prompt says everything
            case Said.SEEN:
                return piece or translate("Companion", "A piece was seen.")
            case Said.ACCEPTED:
                count = len(receipt.steps)
                done = self.entered(self._session.length - count + 1, count, viewer)
                return translate("Companion", "Taken down: {steps}").format(steps=done) if done else ""
            case Said.REFUSED:
                return self._refused(receipt, piece)
            case Said.KEPT if receipt.seat >= 0:
                return self._kept(receipt)
            case Said.ASKED:
                return translate("Companion", "More than one thing can be meant.")
            case Said.EARLIER:
                ago = self._session.length - receipt.frame
                if ago == 1:
                    return translate("Companion", "The table stands as it stood before the last step.")
                return translate("Companion", "The table stands as it stood {count} steps ago.").format(
                    count=ago
                )
            case Said.UNKNOWN_TAG | Said.RETIRED_TAG:
                return self._strange(receipt)
            case Said.CONFLICT:
                what = piece or receipt.tag
                text = translate(
                    "Companion", "{piece} is at two places at once. Is a tag on the wrong piece?"
                )
                return text.format(piece=what)
            case Said.NOISY:
                return translate("Companion", "{station} misses {share} % of what lies there.").format(
                    station=self._desk.names(receipt.station), share=round(receipt.share * 100)
                )
            case Said.LOST:
                return translate("Companion", "{station} is gone. Go on by mouse; nothing is lost.").format(
                    station=self._desk.names(receipt.station)
                )
            case Said.FOUND:
                back = self._desk.names(receipt.station)
                return translate("Companion", "{station} is back.").format(station=back)
        return self._plain().get(receipt.said, "")

    def _strange(self, receipt: Receipt) -> str:
        """A tag that is on no piece: of another box, if that is known."""
        owner = self._desk.owner(receipt.tag)
        if receipt.said is Said.RETIRED_TAG:
            text = translate("Companion", "A tag that was taken out of use: {tag}")
        elif owner:
            text = translate("Companion", "A tag of another box, {box}: {tag}")
        else:
            text = translate("Companion", "A tag that is on no piece of this box: {tag}")
        return text.format(tag=receipt.tag, box=owner)

    @staticmethod
    def _plain() -> dict[Said, str]:
        return {
            Said.IN_TRANSIT: translate("Companion", "In transit …"),
            Said.KEPT: translate("Companion", "Kept for the turn of its seat; who is first does not matter."),
            Said.WRONG: translate("Companion", "Something lies where it should not."),
            Said.AGREES: translate("Companion", "The table agrees again."),
            Said.GATE: translate("Companion", "First move what is listed."),
            Said.OPENED: translate("Companion", "Done; play goes on."),
        }

    def _kept(self, receipt: Receipt) -> str:
        """For whose turn, and what is asked now; which piece it is nobody hears."""
        name = PlayWords(self._setup).seat_name(receipt.seat)
        said = translate("Companion", "Kept for {name}; who is first does not matter.").format(name=name)
        return sentences((said, self._expected(receipt)))

    def _expected(self, receipt: Receipt) -> str:
        if receipt.expected is None:
            return ""
        task = Task.REVEAL if receipt.expected.seat < 0 else Task.CHOOSE
        headline, _ = self.act(Act(task, receipt.expected), self._session.view())
        return translate("Companion", "Expected: {act}").format(act=headline)

    def _refused(self, receipt: Receipt, piece: str) -> str:
        said: list[str] = []
        if receipt.reason is not None and receipt.told(-1):
            rule = f" ({receipt.reason.rule})" if receipt.reason.rule else ""
            said.append(self.phrases.reason(receipt.reason) + rule)
        else:
            said.append(translate("Companion", "That does not fit here."))
        if piece:
            said[0] = translate("Companion", "{piece}: {reason}").format(piece=piece, reason=said[0])
        if receipt.lies_at and piece:
            lies = self.place(receipt.lies_at)
            said.append(translate("Companion", "It should lie here: {place}.").format(place=lies))
        said += [self._too_early(receipt, piece), self._expected(receipt)]
        return sentences(said)

    def _too_early(self, receipt: Receipt, piece: str) -> str:
        """Why it does not count, for who may not know which piece it is, where another's turn it is."""
        owner = seat_of(receipt.lies_at)
        if piece or owner < 0 or receipt.expected is None or receipt.expected.seat in (owner, -1):
            return ""
        name = PlayWords(self._setup).seat_name(owner)
        return translate("Companion", "It lies with {name}, who is not on turn.").format(name=name)
