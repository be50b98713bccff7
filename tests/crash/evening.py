"""An evening at a table whose program is killed now and then: steps, bots, undo, and repairs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from engine.companion.catalogue import Instance
from engine.companion.receipts import GateKind
from engine.core.chance import Rng
from engine.core.component import word
from engine.core.game import Decision
from engine.core.setup import SeatSetup, Setup
from tests.contract.plays import GAMES
from tests.crash.layouts import table_for
from tests.crash.person import Person
from tests.table.world import Bundle, Carried, World

BOT: Final = 1
"""The seat of the bot, where there is one."""
_MIDDLE: Final = ("dock-", "display-", "slot-")
_WRONG_S: Final = 6.0


class Evening:
    """One play. Assertions fail where anything is lost, wrong, or asked needlessly."""

    def __init__(
        self, folder: Path, game_id: str, seats: int, seed: int, *, places: bool, often: int, bot: bool
    ) -> None:
        people = [SeatSetup(name) for name in ("Ann", "Bo", "Cy", "Di")[:seats]]
        if bot:
            people[BOT] = SeatSetup("Bot", "greedy")
        game = GAMES[game_id]
        setup = Setup(game_id, tuple(people), (), seed)
        self.world = World(game, setup, seed)
        self.bot = bot
        self.places = places
        self.luck = Rng(seed + 1)
        layout = table_for(game, setup, places=places)
        self.person = Person(self.world, layout, folder, luck=Rng(seed + 2), often=often)
        self.history: list[tuple[Bundle, int]] = []
        self.happened: Counter[str] = Counter()

    def run(self, limit: int = 10_000) -> None:
        """Play on until so many steps are done."""
        try:
            while not self.world.over and len(self.person.truth) < limit:
                what = self.luck.below(12) if len(self.history) > 4 else 0
                if what == 11:
                    self._take_back()
                elif what == 10 and self.places:
                    self._repair()
                else:
                    self._next()
            assert list(self.person.now.texts) == self.person.truth
        finally:
            self.person.end()

    # --- steps ------------------------------------------------------------------------------

    def _next(self) -> None:
        node = self.world.game.node(self.world.state)
        by_bot = self.bot and isinstance(node, Decision) and node.seat == BOT
        bundle = self.world.bundle()
        self.history.append((bundle, len(self.person.truth)))
        self.person.truth += bundle.texts
        self._do(bundle, len(self.person.truth), by_bot=by_bot)

    def _do(self, bundle: Bundle, goal: int, *, by_bot: bool) -> None:
        person = self.person
        if by_bot:
            what = "a bot's instruction"
            person.through(what, lambda: self._instruct(bundle, goal))
        else:
            what = "a piece that is shown" if not bundle.chance else "what comes up"
            person.through(what, lambda: self._play(bundle, goal))
        self.happened[what] += 1
        texts, true = list(person.now.texts), person.truth[:goal]
        assert texts == true, (texts[-3:], true[-3:])

    def _reached(self, goal: int) -> bool:
        return len(self.person.now.texts) >= goal

    def _instruct(self, bundle: Bundle, goal: int) -> None:
        """The bot moves by itself; hands carry it out, and tell what came up by it."""
        person = self.person
        if not self._reached(goal - len(bundle.steps) + 1):
            person.tell(("bot", bundle.texts[0], BOT))
            assert person.now.gate is not None and person.now.gate.kind is GateKind.INSTRUCTION
        for carried in bundle.carried:
            person.put(carried.instance, carried.end)
        if self.places:
            person.wait(1.5)
        person.carry_out()
        for carried in sorted(bundle.carried, key=lambda carried: not carried.own):
            if not self._reached(goal):
                person.show(carried.instance)
        while not self._reached(goal):
            number = len(person.now.texts) - goal + len(bundle.steps)
            refs = self.world.game.refs(bundle.steps[number], bundle.states[number])
            person.tell(("point", *refs))

    def _play(self, bundle: Bundle, goal: int) -> None:
        """As a perfect but physical player does it, as far as the program does not know it already."""
        person = self.person
        assert person.now.gate is None, person.now.gate
        first = goal - len(bundle.steps)
        own = [carried for carried in bundle.carried if carried.own]
        if not self._reached(first + 1):
            self._first_step(bundle, own[:1] if bundle.chance else own, first + 1)
        for carried in bundle.carried:
            person.put(carried.instance, carried.end)
        if self.places:
            person.wait(1.5)
        for carried in bundle.carried:
            if self._reached(first + 1) and not self._reached(goal):
                person.show(carried.instance)
        if self.places and not self._reached(goal):
            person.wait(2.0)
        if not self._reached(goal):
            self._answer(bundle, len(person.now.texts) - first)

    def _first_step(self, bundle: Bundle, own: list[Carried], goal: int) -> None:
        person, game = self.person, self.world.game
        state = bundle.states[0]
        refs = game.refs(bundle.steps[0], state)
        coins = refs & {word("coin")}
        if coins:
            person.tell(("clear",), ("point", *coins))
        for carried in own:
            person.put(carried.instance, carried.end)
        laid = [carried for carried in own if person.layout.sees(carried.end)]
        if laid:
            person.wait(1.5)
        for carried in own:
            if carried not in laid and not self._reached(goal):
                person.show(carried.instance)
        shown = {
            ref
            for carried in own
            for reading in game.showing(state, ((carried.instance.piece, carried.start),))
            for ref in reading
        }
        for ref in sorted(refs - coins, key=lambda ref: (ref.kind == "word", ref)):
            if not self._reached(goal) and (ref not in shown or len(person.now.asked)):
                person.tell(("point", ref))

    def _answer(self, bundle: Bundle, number: int) -> None:
        """All has been said; what is asked yet has the same refs, or nobody can see it."""
        person, game = self.person, self.world.game
        step, state = bundle.steps[number], bundle.states[number]
        alike = [one for one in person.now.asked if one == step or step in list(game.details(state, one))]
        if alike:
            person.asked["which of several"] += 1
            person.tell(("choose", alike[0]))
        else:
            person.asked["what it was"] += 1
            person.tell(("point", *game.refs(step, state)))

    # --- what goes wrong --------------------------------------------------------------------

    def _take_back(self) -> None:
        """The last steps are taken back in the program, put back by hands, then done again."""
        back = 1 + self.luck.below(3)
        redone = self.history[-1:] if self.bot else self.history[-back:]
        self.person.meant = {carried.instance for bundle, _ in redone for carried in bundle.carried}
        frame = redone[0][1]
        self.person.through("a list of what to put back", lambda: self._put_back(redone, frame))
        self.happened["an undo"] += 1
        for bundle, start in redone:
            node = self.world.game.node(bundle.states[0])
            by_bot = self.bot and isinstance(node, Decision) and node.seat == BOT
            self._do(bundle, start + len(bundle.steps), by_bot=by_bot)

    def _put_back(self, redone: list[tuple[Bundle, int]], frame: int) -> None:
        person = self.person
        if len(person.now.texts) > frame:
            person.tell(("take_back_to", frame))
        person.carry_out()
        for bundle, _ in reversed(redone):
            for carried in reversed(bundle.carried):
                person.put(carried.instance, carried.start)
        if self.places:
            person.wait(2.0)
        assert person.now.gate is None and len(person.now.texts) == frame

    def _repair(self) -> None:
        """Two pieces are exchanged; the program is right, and its list is followed."""
        person = self.person
        # In the middle of the table, where no piece that is put there is anybody's step.
        lying = sorted(one for one, station in person.lies.items() if station.startswith(_MIDDLE))
        if not lying:
            return
        pair = [lying[self.luck.below(len(lying))] for _ in range(2)]
        here, there = (person.lies[one] for one in pair)
        if pair[0].piece == pair[1].piece or here == there:
            return
        person.lay(pair[0], there)
        person.lay(pair[1], here)
        self.happened["a repair"] += 1
        person.through("a repair", lambda: self._put_right(dict(zip(pair, (here, there), strict=True))))

    def _put_right(self, right: dict[Instance, str]) -> None:
        person = self.person
        if person.now.gate is None and any(person.lies.get(one) != place for one, place in right.items()):
            person.wait(_WRONG_S)
            if person.now.wrong:
                person.tell(("program_is_right",))
        for instance, place in right.items():
            if person.lies.get(instance) != place:
                person.lay(instance, place)
                person.wait(1.5)
        person.wait(2.0)
        person.carry_out()
