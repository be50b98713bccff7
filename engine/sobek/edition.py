"""Reading an edition: the text of a box's data file becomes an `Edition`, or a list of its problems."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from engine.core.errors import Sentence
from engine.core.observation import digest
from engine.core.sections import SectionReader, only
from engine.sobek.components import (
    BACK_NAMES,
    FIRST_CHARACTER,
    GLYPHS,
    GOODS,
    MOST_ALIKE,
    MOST_CHARACTERS,
    NOTHING,
    NUMBER,
    ORANGE,
    TOKEN_NAMES,
    CardType,
    Edition,
    Role,
    Trust,
)
from engine.sobek.track import back, example_holds

FORMAT: Final = 1
MOST_ROUNDS: Final = 9
MOST_GROUPS: Final = 100
SECTIONS: Final = (
    "rounds", "deal", "box", "goods", "amulets", "characters", "tokens", "prosperity", "curse", "track",
)  # fmt: skip
DEAL: Final = ("docks", "reach", "hand", "tokens", "removed at two", "end above")
BOX: Final = ("cards", "goods", "start cards", "amulets", "characters", "tokens")
_GOOD: Final = ("name", "total", "scarabs", "with", "start")
_CHARACTER: Final = ("id", "role", "good", "count")
_WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
_TAKEN: Final = (*BACK_NAMES, *TOKEN_NAMES)
"""Words that a record has for something else than a character."""
_SEATS: Final = (2, 3, 4)


def parse_edition(text: str) -> Edition:
    """The edition of that JSON text. Raises `DataError` with every problem that was found."""
    reader = SectionReader(text, game="sobek", file_format=FORMAT, sections=SECTIONS, kinds=Trust)
    trust = reader.trust()
    reader.stop_if_wrong()
    edition = _build(reader, trust, digest(text))
    _check_sums(edition, reader)
    _check_deal(edition, reader)
    _check_track(edition, reader)
    reader.stop_if_wrong()
    return edition


def _natural(value: Any, most: int = 999) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(Sentence("{value!r} is no whole number from 0 to {most}", value=value, most=most))
    return value


def _positive(value: Any, most: int = 999) -> int:
    if _natural(value, most) == 0:
        raise ValueError(Sentence("must be at least 1"))
    return int(value)


def _numbers(names: tuple[str, ...], most: int = 999) -> Callable[[Any], dict[str, int]]:
    def make(value: Any) -> dict[str, int]:
        if set(value) != set(names):
            raise ValueError(Sentence("needs exactly: {names}", names=", ".join(names)))
        return {name: _natural(value[name], most) for name in names}

    return make


def _good(name: Any) -> int:
    if name not in GOODS:
        raise ValueError(
            Sentence("{name!r} is no good; there are: {known}", name=name, known=", ".join(GOODS))
        )
    return GOODS.index(name)


def _goods(items: Any) -> list[CardType]:
    if [item["name"] for item in items] != list(GOODS):
        raise ValueError(Sentence("must be {names}, in this order", names=", ".join(GOODS)))
    found = []
    for good, item in enumerate(items):
        name, value = only(item, _GOOD)["name"], _positive(item["scarabs"], 9)
        with_scarabs, start = _natural(item["with"], MOST_ALIKE), _natural(item["start"], MOST_ALIKE)
        plain = _natural(item["total"]) - with_scarabs - start
        if not 0 <= plain <= MOST_ALIKE:
            raise ValueError(
                Sentence("{name}: {plain} plain cards are left of its total", name=name, plain=plain)
            )
        found += [
            CardType(f"{name}-{value}", good, value, with_scarabs),
            CardType(name, good, 0, plain),
            CardType(f"{name}-start", good, 0, start),
        ]
    return found


def _characters(items: Any) -> list[CardType]:
    if not 1 <= len(items) <= MOST_CHARACTERS:
        raise ValueError(Sentence("there may be 1 to {most} characters", most=MOST_CHARACTERS))
    found = []
    for item in items:
        name = only(item, _CHARACTER)["id"]
        if not isinstance(name, str) or not _WORD.fullmatch(name) or name in _TAKEN:
            raise ValueError(
                Sentence("{name!r} is no name of small letters and dashes, or one that is taken", name=name)
            )
        if item["role"] not in tuple(Role):
            raise ValueError(
                Sentence("{role!r} is no role; there are: {known}", role=item["role"], known=", ".join(Role))
            )
        count = _positive(item.get("count", 1), MOST_ALIKE)
        found.append(CardType(name, _good(item["good"]), 0, count, Role(item["role"])))
    return found


def _track(groups: Any) -> tuple[int, ...]:
    if not 1 <= len(groups) <= MOST_GROUPS:
        raise ValueError(Sentence("needs 1 to {most} groups of glyphs", most=MOST_GROUPS))
    spaces = [NUMBER]
    for group in groups:
        if not isinstance(group, str) or sorted(group) != sorted(GLYPHS):
            raise ValueError(
                Sentence("group {group!r} must have each of {glyphs} once", group=group, glyphs=GLYPHS)
            )
        spaces += [GLYPHS.index(letter) for letter in group]
        spaces.append(NUMBER)
    return tuple(spaces)


def _prosperity(value: Any) -> tuple[tuple[int, ...], int]:
    return (
        tuple(sorted({_good(name) for name in only(value, ("goods", "scarabs"))["goods"]})),
        _natural(value["scarabs"], 9),
    )


def _build(reader: SectionReader[Trust], trust: tuple[tuple[str, Trust], ...], sha: str) -> Edition:
    made = reader.made
    rounds = made("rounds", lambda value: _positive(value, MOST_ROUNDS))
    deal = made("deal", _numbers(DEAL))
    made("box", _numbers(BOX))
    goods = made("goods", _goods)
    amulets = made("amulets", lambda value: _natural(value, MOST_ALIKE))
    characters = made("characters", _characters)
    tokens = made("tokens", _numbers(TOKEN_NAMES, MOST_ALIKE))
    prosperity = made("prosperity", _prosperity)
    curse = made("curse", lambda value: _natural(value, 9))
    track = made("track", _track)
    reader.stop_if_wrong()
    cards = (*goods, CardType("amulet", NOTHING, 0, amulets), *characters)
    if len({card.id for card in cards}) != len(cards):
        reader.problem("characters", "each type of card needs a name of its own")
    kinds = tuple(
        tuple(index for index, card in enumerate(cards) if card.good == good) for good in range(len(GOODS))
    )
    return Edition(
        id=str(reader.data.get("id", "")),
        digest=sha,
        rounds=rounds,
        docks=deal["docks"],
        reach=deal["reach"],
        hand=deal["hand"],
        tokens_out=deal["tokens"],
        removed_at_two=deal["removed at two"],
        end_above=deal["end above"],
        cards=cards,
        scarabs=(*(card.scarabs for card in cards), *(0,) * (ORANGE + 1 - len(cards))),
        kinds=kinds,
        tokens=tuple(tokens[name] for name in TOKEN_NAMES),
        prosperity_goods=prosperity[0],
        prosperity_scarabs=prosperity[1],
        curse_cards=curse,
        track=track,
        trust=trust,
    )


def _check_sums(edition: Edition, reader: SectionReader[Trust]) -> None:
    """Every sum of the box against what its parts say. Rule SK-2.1.1."""
    counts = [card.count for card in edition.cards]
    counted = {
        "cards": sum(counts),
        "goods": sum(counts[:FIRST_CHARACTER]),
        "start cards": edition.start_cards,
        "amulets": counts[FIRST_CHARACTER - 1],
        "characters": sum(counts[FIRST_CHARACTER:]),
        "tokens": sum(edition.tokens),
    }
    reader.check_box(counted)


def _check_deal(edition: Edition, reader: SectionReader[Trust]) -> None:
    counts = [card.count for card in edition.cards]
    start = edition.start_cards
    if not 1 <= edition.docks <= 9:
        reader.problem("deal", "there may be 1 to 9 docks")
    if not 1 <= edition.reach <= edition.docks:
        reader.problem("deal", "reach: at least 1 and at most every dock")
    if edition.hand * max(_SEATS) > start:
        dealt = edition.hand * max(_SEATS)
        reader.problem(
            "deal", "hand: {dealt} start cards are dealt, there are {held}", dealt=dealt, held=start
        )
    if edition.tokens_out > sum(edition.tokens):
        held = sum(edition.tokens)
        reader.problem(
            "deal", "tokens: {out} are laid out, there are {held}", out=edition.tokens_out, held=held
        )
    if sum(counts) - start - edition.removed_at_two < edition.docks:
        reader.problem("deal", "the deck must at least fill the docks once")


def _check_track(edition: Edition, reader: SectionReader[Trust]) -> None:
    """The printed example holds on every track: from 61 two steps back lead to 52. Rule SK-1.12.13."""
    if len(edition.track) <= 61:
        reader.problem("track", "must reach beyond space 61, for the printed example")
    elif not example_holds(edition.track):
        end = back(edition.track, back(edition.track, 61))
        reader.problem("track", "from 61 two steps back must end on 52, not on {end}", end=end)
