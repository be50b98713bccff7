"""Legal sets: what may be done here, countable, indexable, and narrowed by pointing at things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

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


class ListedLegal(Generic[T]):
    """A legal set that simply lists its steps."""

    __slots__ = ("_refs_of", "_steps")

    def __init__(self, steps: Sequence[T], refs_of: Callable[[T], frozenset[Ref]]) -> None:
        self._steps = steps
        self._refs_of = refs_of

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, index: int) -> T:
        return self._steps[index]

    def __iter__(self) -> Iterator[T]:
        return iter(self._steps)

    def __contains__(self, step: object) -> bool:
        """Steps are interned, so most are found by identity, which is far quicker than comparing."""
        for known in self._steps:
            if known is step:
                return True
        return step in self._steps

    def narrow(self, refs: Iterable[Ref]) -> Sequence[T]:
        """The steps that have all of the refs, in order."""
        return narrowed(self._steps, refs, self._refs_of)


def narrowed(steps: Iterable[T], refs: Iterable[Ref], refs_of: Callable[[T], frozenset[Ref]]) -> Sequence[T]:
    """The steps whose refs include all of the given ones, in order."""
    wanted = frozenset(refs)
    return [step for step in steps if wanted <= refs_of(step)]
