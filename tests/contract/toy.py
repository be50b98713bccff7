"""A small complete game with hidden hands: it proves that nothing around the rules is made for one game.

TOY-1.1 The box has 24 cards, faces 1 to 6 four times each, and 12 coins. Two to four seats.
TOY-1.2 A seat has two coins and is dealt three cards that it alone sees; two cards are turned up as the row.
TOY-1.3 A round (there are two, or as many as agreed) is the laying, then the market; seat by seat the
        first to act changes.
TOY-1.4 Laying: every seat lays a card of its hand face down. When all have, the cards are turned up.
TOY-1.5 A laid card scores 2 for each card of its face in the row; the highest alone scores 1. Then all of
        them go to the discards.
TOY-1.6 Market: each seat in turn takes a card of the row, or draws, or pays a coin for the lowest card of
        another hand, or passes and gets a coin while there are any.
TOY-1.7 The row is filled at once, as long as the deck lasts.
TOY-1.8 Who then has more than two cards lays one of them open on the discards.
TOY-1.9 After the last round every coin is a point; the most points win.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.chance import Pile
from engine.core.component import Hidden, Inventory, Ref, word
from engine.core.errors import DataError, IllegalStep, NotationError, Problem, Reason, Sentence
from engine.core.game import PUBLIC, Chance, Decision, Node, Prompt, Terminal
from engine.core.observation import decode, encode
from engine.core.score import Projection, ScoreLine, ScoreSheet, ranks
from engine.core.setup import OptionSpec, Setup, check_options
from tests.contract import toy_values as tv
from tests.contract.toy_as_ever import AsEver
from tests.contract.toy_legal import ToyLegal, ToyStep
from tests.contract.toy_position import build, turn_of
from tests.contract.toy_values import ToyObservation, ToyState

FACES = range(1, 7)
SCORE_RULES = {"pair": "TOY-1.5", "high": "TOY-1.5", "coins": "TOY-1.9", "carried": "TOY-1.5"}


class Toy(AsEver):
    """The rules. A plain object that happens to have the verbs of a game."""

    id = "toy"
    seat_counts = (2, 3, 4)
    options = (OptionSpec("rounds", ("1", "2", "3"), "2", "TOY-1.3"),)
    seat_options: tuple[OptionSpec, ...] = ()

    def check_setup(self, setup: Setup) -> None:
        if len(setup.seats) not in self.seat_counts:
            raise DataError(
                (
                    Problem(
                        "seats", Sentence("{count} seats; this game has 2, 3 or 4", count=len(setup.seats))
                    ),
                )
            )
        check_options(dict(setup.options), self.options)

    def hides(self, setup: Setup) -> bool:
        return True

    def new_state(self, setup: Setup) -> ToyState:
        self.check_setup(setup)
        state = ToyState(len(setup.seats), int(setup.option("rounds") or 2))
        state.pending = [("fill", -1, 2), ("fill", -1, 1)]
        state.pending += [("draw", seat, 0) for _ in range(3) for seat in reversed(range(state.seats))]
        return state

    def node(self, state: ToyState) -> Node:
        ask, seat, _ = state.pending[-1]
        if ask == "over":
            return Terminal()
        if ask in ("draw", "fill"):
            return Chance(ask, seat if ask == "draw" else PUBLIC)
        return Decision(seat, together=ask == "lay")

    def legal_actions(self, state: ToyState) -> ToyLegal:
        ask, seat, _ = state.pending[-1]
        steps: list[ToyStep] = []
        if ask == "market":
            steps += [tv.Take(face) for face in sorted(set(state.row)) if face]
            steps += [tv.Draw()] * any(state.deck)
            others = [other for other in range(state.seats) if other != seat and state.hands[other]]
            steps += [tv.Steal(other) for other in others if state.purses[seat]]
            steps.append(tv.Pass())
        else:
            faces = sorted(set(state.hands[seat]))
            steps += [tv.Lay(seat, face) if ask == "lay" else tv.Discard(face) for face in faces]
        return ToyLegal(self, state, steps)

    def why_not(self, state: ToyState, refs: Iterable[Ref]) -> Reason:
        pointed = set(refs)
        ask, seat, _ = state.pending[-1]
        if ask == "over":
            return tv.OVER()
        if ask in ("draw", "fill"):
            return tv.NOT_OUTCOME() if pointed else tv.CHANCE()
        if ask != "market":
            return tv.MUST_DISCARD() if ask == "discard" else tv.NOT_IN_HAND()
        if word("draw") in pointed and not any(state.deck):
            return tv.DECK_EMPTY()
        if word("steal") in pointed and not state.purses[seat]:
            return tv.NO_COIN()
        for ref in sorted(pointed):
            if ref.kind == "seat" and word("steal") in pointed:
                return tv.EMPTY_HAND(seat=ref.name)
            if ref.kind == "card":
                return tv.NOT_IN_ROW()
        return tv.NOT_ASKED()

    def chance_outcomes(self, state: ToyState) -> Pile[ToyStep]:
        ask, seat, _ = state.pending[-1]
        faces = [tv.Drawn(seat, face) if ask == "draw" else tv.Filled(face) for face in FACES]
        return Pile(faces, [state.deck[face] for face in FACES])

    def _check(self, state: ToyState, step: ToyStep) -> None:
        if state.pending[-1][0] in ("draw", "fill"):
            if all(step != outcome for outcome, _ in self.chance_outcomes(state)):
                raise IllegalStep(tv.NOT_OUTCOME())
            return
        if isinstance(step, tv.Drawn | tv.Filled) or state.pending[-1][0] == "over":
            raise IllegalStep(self.why_not(state, ()))
        bare = tv.Take(step.face) if isinstance(step, tv.Take) else step
        if bare not in self.legal_actions(state):
            raise IllegalStep(self.why_not(state, self.refs(bare, state)))
        if isinstance(step, tv.Take) and step.place and state.row[step.place - 1] != step.face:
            raise IllegalStep(tv.NOT_IN_ROW())

    def apply(
        self, state: ToyState, step: ToyStep, events: list[Any] | None = None, *, trusted: bool = False
    ) -> None:
        if not trusted:
            self._check(state, step)
        sink: list[Any] = [] if events is None else events
        _, seat, place = state.pending.pop()
        match step:
            case tv.Drawn(_, face):
                state.deck[face] -= 1
                sink.append(tv.CardCame(seat, face))
                self._receive(state, seat, face)
            case tv.Filled(face):
                state.deck[face] -= 1
                state.row[place - 1] = face
                sink.append(tv.RowFilled(place, face))
            case tv.Lay(_, face):
                self._lose(state, seat, face)
                state.laid[seat] = face
                sink.append(tv.CardLaid(seat, face))
            case tv.Take(face, chosen):
                chosen = chosen or state.row.index(face) + 1
                state.row[chosen - 1] = 0
                sink.append(tv.CardCame(seat, face, chosen))
                self._receive(state, seat, face)
                if any(state.deck):
                    state.pending.append(("fill", -1, chosen))
            case tv.Draw():
                state.pending.append(("draw", seat, 0))
            case tv.Steal(victim):
                self._coin(state, seat, -1, sink)
                face = state.hands[victim][0]
                self._lose(state, victim, face)
                sink.append(tv.CardCame(seat, face, victim=victim))
                self._receive(state, seat, face)
            case tv.Discard(face):
                self._lose(state, seat, face)
                state.discards[face] += 1
                sink.append(tv.CardDiscarded(seat, face))
            case tv.Pass():
                self._coin(state, seat, min(1, state.bank), sink)
        while not state.pending:
            self._go_on(state, sink)

    @staticmethod
    def _receive(state: ToyState, seat: int, face: int) -> None:
        state.hands[seat] = tuple(sorted((*state.hands[seat], face)))
        if state.phase == "market" and len(state.hands[seat]) > 2:
            state.pending.append(("discard", seat, 0))

    @staticmethod
    def _lose(state: ToyState, seat: int, face: int) -> None:
        hand = list(state.hands[seat])
        hand.remove(face)
        state.hands[seat] = tuple(hand)

    @staticmethod
    def _coin(state: ToyState, seat: int, count: int, sink: list[Any]) -> None:
        if count:
            state.purses[seat] += count
            state.bank -= count
            sink.append(tv.CoinMoved(seat, count))

    def _go_on(self, state: ToyState, sink: list[Any]) -> None:
        order = [(state.round - 1 + behind) % state.seats for behind in range(state.seats)]
        if state.phase == "laying":
            self._show(state, sink)
            state.phase = "market"
            state.pending = [("market", seat, 0) for seat in reversed(order)]
        elif state.round == state.rounds:
            for seat in range(state.seats):
                self._score(state, seat, "coins", state.purses[seat], 0, sink)
            state.phase = "over"
            state.pending = [("over", -1, 0)]
            state.ranks = ranks([(sheet.total,) for sheet in self.score(state)])
        else:
            state.round += 1
            state.phase = "laying"
            order = [(state.round - 1 + behind) % state.seats for behind in range(state.seats)]
            state.pending = [("lay", seat, 0) for seat in reversed(order) if state.hands[seat]]

    def _show(self, state: ToyState, sink: list[Any]) -> None:
        sink.append(tv.CardsShown(tuple(state.laid)))
        for seat, face in enumerate(state.laid):
            if face:
                self._score(state, seat, "pair", 2 * state.row.count(face), face, sink)
        highest = max(state.laid)
        if highest and state.laid.count(highest) == 1:
            self._score(state, state.laid.index(highest), "high", 1, highest, sink)
        for face in filter(None, state.laid):
            state.discards[face] += 1
        state.laid = [0] * state.seats

    @staticmethod
    def _score(state: ToyState, seat: int, key: str, points: int, face: int, sink: list[Any]) -> None:
        if points:
            state.lines[seat] += ((key, points, state.round, face),)
            sink.append(tv.Scored(seat, key, points))

    def learners(self, state: ToyState, step: ToyStep) -> Iterable[int]:
        _, seat, _ = state.pending[-1]
        everybody = range(state.seats)
        match step:
            case tv.Lay():
                return everybody if len(state.pending) == 1 else ()
            case tv.Discard():
                return [other for other in everybody if other != seat]
            case tv.Steal():
                return (seat,)
        return ()

    def observe(self, state: ToyState, viewer: int) -> ToyObservation:
        unseen = state.deck[:]
        for seat in range(state.seats):
            if seat != viewer:
                for face in filter(None, (*state.hands[seat], state.laid[seat])):
                    unseen[face] += 1
        return ToyObservation(
            viewer=viewer,
            rounds=state.rounds,
            round=state.round,
            phase=state.phase,
            pending=tuple(state.pending),
            hand=state.hands[viewer] if viewer >= 0 else (),
            hands=tuple(map(len, state.hands)),
            laid=tuple(face if seat == viewer else -bool(face) for seat, face in enumerate(state.laid)),
            row=tuple(state.row),
            discards=tuple(state.discards),
            unseen=tuple(unseen),
            deck=sum(state.deck),
            purses=tuple(state.purses),
            bank=state.bank,
            lines=tuple(state.lines),
            ranks=state.ranks,
        )

    def see(self, item: Any, viewer: int) -> Any:
        if isinstance(item, tv.CardCame):
            known = item.place > 0 or (viewer in (item.seat, item.victim) and viewer != PUBLIC)
        elif isinstance(item, tv.Drawn | tv.Lay | tv.CardLaid):
            known = viewer == item.seat
        else:
            return item
        return item if known else replace(item, face=tv.UNSEEN)

    def determinise(self, setup: Setup, observation: ToyObservation, rng: Any) -> ToyState:
        state = ToyState(len(observation.hands), observation.rounds)
        for name in ("round", "phase", "bank", "ranks"):
            setattr(state, name, getattr(observation, name))
        for name in ("pending", "row", "discards", "purses", "lines"):
            setattr(state, name, list(getattr(observation, name)))
        pool = [face for face, count in enumerate(observation.unseen) for _ in range(count)]
        for seat, count in enumerate(observation.hands):
            mine = seat == observation.viewer
            dealt = [pool.pop(rng.below(len(pool))) for _ in range(0 if mine else count)]
            state.hands[seat] = observation.hand if mine else tuple(sorted(dealt))
            laid = observation.laid[seat]
            state.laid[seat] = pool.pop(rng.below(len(pool))) if laid < 0 else laid
        state.deck = [pool.count(face) for face in range(7)]
        return state

    def prompt(self, state: ToyState, viewer: int) -> Prompt:
        ask, seat, place = state.pending[-1]
        rule = {"lay": "TOY-1.4", "market": "TOY-1.6", "discard": "TOY-1.8"}.get(ask, "TOY-1.2")
        if ask in ("draw", "fill", "over"):
            return Prompt(ask, args=(("seat", seat), ("place", place)), rule=rule)
        words: tuple[str, ...] = ()
        if ask == "market":
            robbable = state.purses[seat] and any(state.hands[:seat] + state.hands[seat + 1 :])
            words = ("draw",) * any(state.deck) + ("steal",) * bool(robbable) + ("pass",)
        return Prompt(ask, seat, words=words, rule=rule)

    def refs(self, step: ToyStep, state: ToyState) -> frozenset[Ref]:
        seat = state.pending[-1][1]
        match step:
            case tv.Drawn(_, face) | tv.Filled(face):
                return frozenset((Ref("card", str(face)),))
            case tv.Lay(_, face) | tv.Discard(face):
                return frozenset((Ref("hand", str(face), seat),))
            case tv.Take(face, chosen):
                places = [place for place, shown in enumerate(state.row, start=1) if shown == face]
                places = [chosen] if chosen else places
                return frozenset((Ref("card", str(face)), *(Ref("row", str(place)) for place in places)))
            case tv.Draw():
                return frozenset((word("draw"), Ref("deck", "deck")))
            case tv.Steal(victim):
                return frozenset((word("steal"), Ref("seat", str(victim + 1))))
        return frozenset((word("pass"),))

    def write(self, step: ToyStep, state: ToyState) -> str:
        match step:
            case tv.Drawn(_, face):
                return f"drawn {face}"
            case tv.Filled(face):
                return f"fill {face}"
            case tv.Lay(_, face):
                return f"lay {face}"
            case tv.Take(face, place):
                return f"take {face}" + (f" place {place}" if place else "")
            case tv.Steal(victim):
                return f"steal {victim + 1}"
            case tv.Discard(face):
                return f"discard {face}"
        return "draw" if isinstance(step, tv.Draw) else "pass"

    def read(self, text: str, state: ToyState) -> ToyStep:
        seat = state.pending[-1][1]
        name, *rest = text.split() or [""]
        numbers = [int(item) for item in rest if item.isascii() and item.isdigit() and len(item) == 1]
        match name, rest, numbers:
            case "draw", [], []:
                return tv.Draw()
            case "pass", [], []:
                return tv.Pass()
            case "drawn", [_], [face] if face in FACES:
                return tv.Drawn(seat, face)
            case "fill", [_], [face] if face in FACES:
                return tv.Filled(face)
            case "lay", [_], [face] if face in FACES:
                return tv.Lay(seat, face)
            case "take", [_], [face] if face in FACES:
                return tv.Take(face)
            case "take", [_, "place", _], [face, place] if face in FACES and place in (1, 2):
                return tv.Take(face, place)
            case "steal", [_], [number] if 1 <= number <= state.seats:
                return tv.Steal(number - 1)
            case "discard", [_], [face] if face in FACES:
                return tv.Discard(face)
        raise NotationError(Sentence("{text!r} is no step of the toy game", text=text))

    def write_observation(self, observation: ToyObservation) -> str:
        return encode(observation)

    def read_observation(self, text: str) -> ToyObservation:
        return decode(ToyObservation, text)

    def canonical(self, state: ToyState) -> str:
        return json.dumps(state.values(), separators=(",", ":"))

    def tagged(self, setup: Setup) -> tuple[tuple[str, int], ...]:
        return tuple((f"card-{face}", 4) for face in FACES)

    def inventory(self, state: ToyState) -> Inventory:
        found = Inventory()
        for face in FACES:
            found.add("deck", f"card-{face}", state.deck[face])
            found.add("discards", f"card-{face}", state.discards[face])
        for place, face in enumerate(state.row, start=1):
            found.add(f"row-{place}", f"card-{face}", int(face > 0))
        found.add("bank", "coin", state.bank)
        for seat in range(state.seats):
            found.add(f"{seat + 1}.purse", "coin", state.purses[seat])
            for face in state.hands[seat]:
                found.add(f"{seat + 1}.hand", f"card-{face}")
            found.add(f"{seat + 1}.laid", f"card-{state.laid[seat]}", int(state.laid[seat] > 0))
        return found

    def hidden(self, state: ToyState) -> tuple[Hidden, ...]:
        return ()

    def showing(self, state: ToyState, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
        if len(pieces) != 1:
            return ()
        face = pieces[0][0].removeprefix("card-")
        place = pieces[0][1]
        readings = [] if place.endswith((".hand", ".laid")) else [frozenset((Ref("card", face),))]
        if not place.startswith("row-"):
            readings.append(frozenset((Ref("hand", face, state.pending[-1][1]),)))
        return tuple(readings)

    def moving(self, state: ToyState, pieces: Mapping[str, int]) -> Iterable[ToyStep]:
        return self.legal_actions(state)

    def details(self, state: ToyState, step: ToyStep) -> Iterable[ToyStep]:
        if not isinstance(step, tv.Take) or step.place or state.row.count(step.face) < 2:
            return ()
        return [tv.Take(step.face, place) for place in (1, 2)]

    def turn(self, state: ToyState) -> Mapping[str, str]:
        return turn_of(state)

    def from_position(self, setup: Setup, inventory: Inventory, turn: Mapping[str, str]) -> ToyState:
        self.check_setup(setup)
        return build(ToyState(len(setup.seats), int(setup.option("rounds") or 2)), inventory, turn)

    def evaluate(self, state: ToyState, seat: int) -> float:
        points = self.score(state)[seat].total + (0 if state.ranks else state.purses[seat])
        return points + sum(0.5 * state.row.count(face) + 0.01 * face for face in state.hands[seat])

    def score(self, state: ToyState) -> tuple[ScoreSheet, ...]:
        return tuple(
            ScoreSheet(
                seat,
                tuple(
                    ScoreLine(
                        key, points, SCORE_RULES[key], (Ref("card", str(face)),) if face else (), round_number
                    )
                    for key, points, round_number, face in state.lines[seat]
                ),
            )
            for seat in range(state.seats)
        )

    def projections(self, setup: Setup, observation: ToyObservation) -> tuple[tuple[Projection, ...], ...]:
        if observation.ranks:
            return tuple(() for _ in observation.purses)
        return tuple((Projection("coins", purse, "TOY-1.9"),) for purse in observation.purses)

    def ranks(self, state: ToyState) -> tuple[int, ...]:
        return state.ranks
