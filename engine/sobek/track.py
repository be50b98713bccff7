"""The score track: where a marker goes that looks for the next or the previous space of a kind.

A track is a tuple with the kind of every space from 0 to the last; the last has the kind of space 0, so
that a marker beyond it may be thought to go round again. Rules SK-1.12.10 to SK-1.12.14, SK-3.33.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.sobek.components import NUMBER

Track = Sequence[int]


def kind_at(track: Track, space: int) -> int:
    """The kind of a space; beyond the end the track repeats. Rule SK-3.33."""
    last = len(track) - 1
    return track[space] if space <= last else track[(space - 1) % last + 1]


def forward(track: Track, space: int, kind: int, *, repeat: bool = True) -> int:
    """The next space of a kind; where the track ends and there is none, the same space. Rule SK-1.14.1."""
    end = space + 2 * len(track) if repeat else len(track) - 1
    for other in range(space + 1, end + 1):
        if kind_at(track, other) == kind:
            return other
    return space


def backward(track: Track, space: int, kind: int, *, repeat: bool = True) -> int:
    """The previous space of a kind, or 0. Rules SK-1.14.1, SK-3.32."""
    first = space - 1 if repeat else min(space, len(track)) - 1
    for other in range(first, 0, -1):
        if kind_at(track, other) == kind:
            return other
    return 0


def back(track: Track, space: int, *, repeat: bool = True, from_numbers: bool = True) -> int:
    """One step of the penalty: the nearest earlier space like this one, or 0.

    `from_numbers` tells whether a space with a number is left for the previous number, or not at all.
    Rules SK-1.12.8, SK-3.35, SK-3.36, SK-3.38.
    """
    last = len(track) - 1
    if not repeat and space > last:
        return last
    kind = kind_at(track, space)
    if kind == NUMBER and not from_numbers:
        return space
    return backward(track, space, kind)


def example_holds(track: Track) -> bool:
    """Whether 61 and 52 are alike with exactly one such space between them. Rule SK-1.12.13."""
    return track[61] != NUMBER and back(track, back(track, 61)) == 52
