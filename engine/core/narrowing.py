"""Legal sets: what may be done here, countable, indexable, and narrowed by pointing at things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

from engine.core.component import Ref

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class LegalSet(Protocol[T_co]):
    """The legal steps of a decision: never empty, no duplicates, in a stable order.

    `narrow(refs)` keeps the steps that have all of the refs. `x in legal` ignores details
    (which of several equal pieces is meant).
    """

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> T_co: ...
    def __iter__(self) -> Iterator[T_co]: ...
    def __contains__(self, step: object, /) -> bool: ...
    def narrow(self, refs: Iterable[Ref]) -> Sequence[T_co]: ...


class ListedLegal(list[T]):
    """A legal set that simply lists its steps. It is a list, but nobody changes it."""

    __slots__ = ()

    def refs_of(self, step: T) -> frozenset[Ref]:
        """Everything that can be pointed at to mean this step; every game has its own."""
        raise NotImplementedError

    def narrow(self, refs: Iterable[Ref]) -> Sequence[T]:
        """The steps that have all of the refs, in order."""
        return narrowed(self, refs, self.refs_of)


def narrowed(steps: Iterable[T], refs: Iterable[Ref], refs_of: Callable[[T], frozenset[Ref]]) -> Sequence[T]:
    """The steps whose refs include all of the given ones, in order."""
    wanted = frozenset(refs)
    return [step for step in steps if wanted <= refs_of(step)]
