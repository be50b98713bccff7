"""The legal steps of the toy game, narrowed by what its rules say can be pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.component import Ref
from engine.core.narrowing import ListedLegal
from tests.contract import toy_values as tv

if TYPE_CHECKING:
    from tests.contract.toy import Toy

ToyStep = tv.Drawn | tv.Filled | tv.Lay | tv.Take | tv.Draw | tv.Steal | tv.Pass | tv.Discard


class ToyLegal(ListedLegal[ToyStep]):
    """The steps of a situation, and the rules that know what can be pointed at for them."""

    __slots__ = ("rules", "state")

    def __init__(self, rules: Toy, state: tv.ToyState, steps: Iterable[ToyStep]) -> None:
        super().__init__(steps)
        self.rules = rules
        self.state = state

    def refs_of(self, step: ToyStep) -> frozenset[Ref]:
        return self.rules.refs(step, self.state)
