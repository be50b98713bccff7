"""Reading an edition: the text of a box's data file becomes an `Edition`, or a list of its problems."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from engine.core.errors import Sentence
from engine.core.observation import digest
from engine.core.sections import SectionReader, only
from engine.riverboat.components import (
    MOST_BOATS,
    MOST_CARDS,
    MOST_FIELDS,
    MOST_NAMED,
    MOST_SPACES,
    MOST_TILE_TYPES,
    NOTHING,
    Boat,
    CardKind,
    Edition,
    Harbor,
    Mat,
    Named,
    OpportunityCard,
    Slot,
    TileType,
    Trust,
)
from engine.riverboat.hexgrid import DIRECTIONS, GAP, Axial

FORMAT: Final = 1
MOST_COLUMNS: Final = 99
SEATS: Final = (2, 3, 4)
"""How many may play; an edition serves some or all of these."""
_WORD: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", re.ASCII)
_TAKEN: Final = ("wild", "blind", "random")
"""Words that mean something else where a suit, a card or a mat is named."""
_START: Final = ("workers", "surveyors", "coins")
_BOX: Final = (
    *_START, "barns", "wells",
    "crop tiles", "crop spaces", "boats", "cultivation cards", "opportunity cards", "mats",
)  # fmt: skip
_BOAT: Final = ("id", "capacity", "count", "points", "coins", "harbor", "agents", "asset")
_CARD: Final = ("id", "kind", "per", "most", "crop", "agents", "harbor")
_SIZES: Final = ("singles", "doubles", "triples")
_SLOT: Final = ("surveyors", "agents", "harbor", "coins")
SECTIONS: Final = (
    "rounds", "cards_per_cultivation", "boats_per_round", "surveyors_per_round", "start", "box",
    "crops", "suits", "cultivation_cards", "single_tiles", "double_tiles", "triple_tiles",
    "triple_shape", "display", "boats", "opportunity_cards", "slots", "harvest_bonus_at", "barn",
    "well", "final", "harbor", "mats",
)  # fmt: skip


def parse_edition(text: str) -> Edition:
    """The edition of that JSON text. Raises `DataError` with every problem that was found."""
    reader = SectionReader(text, game="riverboat", file_format=FORMAT, sections=SECTIONS, kinds=Trust)
    trust = reader.trust()
    reader.stop_if_wrong()
    edition = _build(reader, trust, digest(text))
    reader.stop_if_wrong()
    _check_counts(edition, reader)
    reader.stop_if_wrong()
    return edition


def _natural(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ValueError(Sentence("{value!r} is no whole number from 0", value=value))
    return value


def _positive(value: Any) -> int:
    if _natural(value) == 0:
        raise ValueError(Sentence("must be at least 1"))
    return int(value)


def _counts(known: tuple[str, ...]) -> Callable[[Any], dict[str, int]]:
    return lambda value: {key: _natural(count) for key, count in only(value, known).items()}


def _pair(first: str, second: str) -> Callable[[Any], tuple[int, int]]:
    return lambda value: (_natural(only(value, (first, second))[first]), _natural(value[second]))


def _naturals(values: Any) -> tuple[int, ...]:
    return tuple(_natural(value) for value in values)


def _word(value: Any) -> str:
    """A name that notation and records can hold."""
    if not isinstance(value, str) or not _WORD.fullmatch(value) or value in _TAKEN:
        raise ValueError(
            Sentence("{value!r} is no name of letters, digits and dashes, or one that is taken", value=value)
        )
    return value


def _named(values: Any) -> tuple[Named, ...]:
    found = tuple(Named(str(only(value, ("id", "name"))["id"]), _word(value["name"])) for value in values)
    if not 1 <= len(found) <= MOST_NAMED:
        raise ValueError(Sentence("there may be 1 to {most}, not {count}", most=MOST_NAMED, count=len(found)))
    letters = {item.id for item in found}
    if not all(len(letter) == 1 and letter.isascii() and letter.isalpha() for letter in letters):
        raise ValueError(Sentence("ids must be single letters"))
    if len(letters) != len(found) or len({item.name for item in found}) != len(found):
        raise ValueError(Sentence("each needs its own letter and its own name"))
    return found


def _shape(items: Any) -> tuple[tuple[int, int], ...]:
    shape = tuple((q, r) for q, r in items)
    if any(isinstance(step, bool) or not isinstance(step, int) for hexagon in shape for step in hexagon):
        raise ValueError(Sentence("its hexes are pairs of whole numbers"))
    return shape


def _spaces(value: Any) -> tuple[int, ...]:
    spaces = tuple(_positive(only(value, _SIZES)[size]) for size in _SIZES)
    if max(spaces) > MOST_SPACES:
        raise ValueError(Sentence("of a size there may be at most {most} spaces", most=MOST_SPACES))
    return spaces


def _build(reader: SectionReader[Trust], trust: tuple[tuple[str, Trust], ...], sha: str) -> Edition:
    made = reader.made
    crops = made("crops", _named)
    suits = made("suits", _named)
    reader.stop_if_wrong()
    crop_of = {crop.id: index for index, crop in enumerate(crops)}
    box = made("box", _counts(_BOX))
    start = made("start", _counts(_START))
    cards = made("cultivation_cards", _pair("per_suit", "wild"))
    tiles: list[TileType] = []
    for size, section in ((1, "single_tiles"), (2, "double_tiles"), (3, "triple_tiles")):
        tiles += made(section, _tiles_maker(size, reader.data[section].get("points", 0), crop_of)) or ()
    display = made("display", _spaces)
    barn = made("barn", _pair("per_space", "most"))
    final = made("final", _final)
    harbor = made("harbor", _harbor)
    values = {
        "boats": made("boats", lambda items: tuple(_boat(item) for item in items)),
        "cards": made("opportunity_cards", lambda items: tuple(_card(item, crop_of) for item in items)),
        "slots": made("slots", lambda items: tuple(_slot(item) for item in items)),
        "mats": made("mats", lambda items: tuple(_mat(item, suits) for item in items)),
        "rounds": made("rounds", _positive),
        "cards_per_cultivation": made("cards_per_cultivation", _positive),
        "boats_per_round": made("boats_per_round", _naturals),
        "surveyors_per_round": made("surveyors_per_round", _naturals),
        "triple_shape": made("triple_shape", _shape),
        "bonus_at": made("harvest_bonus_at", _positive),
        "well_per_space": made("well", lambda value: _natural(only(value, ("per_space",))["per_space"])),
    }  # fmt: skip
    for name, wanted in (("box", _BOX[:5]), ("start", _START)):
        held = {"box": box, "start": start}[name]
        for key in wanted:
            if held is not None and key not in held:
                reader.problem(name, "{key} is missing", key=key)
    reader.stop_if_wrong()
    return Edition(
        id=str(reader.data.get("id", "")),
        digest=sha,
        start_workers=start["workers"],
        start_surveyors=start["surveyors"],
        start_coins=start["coins"],
        workers=box["workers"],
        surveyors=box["surveyors"],
        coins=box["coins"],
        barns=box["barns"],
        wells=box["wells"],
        crops=crops,
        suits=suits,
        cards_per_suit=cards[0],
        wild_cards=cards[1],
        tiles=tuple(tiles),
        display=display,
        barn_per_space=barn[0],
        barn_most=barn[1],
        final_coin=final[0],
        final_colour=final[1],
        final_asset=final[2],
        final_agents=final[3],
        harbor=harbor,
        trust=trust,
        **values,
    )


def _tiles_maker(size: int, points: Any, crop_of: dict[str, int]) -> Callable[[Any], list[TileType]]:
    def make(value: Any) -> list[TileType]:
        found = []
        for name, count in value.items():
            if len(name) != size:
                raise ValueError(Sentence("tile {tile!r} must have {size} letters", tile=name, size=size))
            if len(set(name)) > 2:
                raise ValueError(Sentence("tile {tile!r} shows more than two crops", tile=name))
            crops = tuple(crop_of[letter] for letter in name)
            found.append(TileType(name, size, crops, _positive(count), _natural(points)))
        return found

    return make


def _slot(item: dict[str, Any]) -> Slot:
    return Slot(**{key: _positive(count) for key, count in only(item, _SLOT).items()})


def _boat(item: dict[str, Any]) -> Boat:
    counts = {key: _natural(value) for key, value in only(item, _BOAT).items() if key not in ("id", "asset")}
    counts["capacity"], counts["count"] = _natural(item["capacity"]), _natural(item["count"])
    boat = Boat(id=_word(item["id"]), asset=str(item.get("asset", "")), **counts)
    if boat.asset not in ("", "barn", "surveyor", "choice"):
        raise ValueError(Sentence("boat {boat}: asset must be barn, surveyor or choice", boat=boat.id))
    if boat.capacity < 1:
        raise ValueError(Sentence("boat {boat}: capacity must be at least 1", boat=boat.id))
    return boat


def _card(item: dict[str, Any], crop_of: dict[str, int]) -> OpportunityCard:
    if only(item, _CARD)["kind"] not in tuple(CardKind):
        known = ", ".join(CardKind)
        raise ValueError(
            Sentence("{kind!r} is no kind of card; there are: {known}", kind=item["kind"], known=known)
        )
    if item["kind"] == CardKind.HARVESTED and "crop" not in item:
        raise ValueError(Sentence("card {card}: it counts a crop, but names none", card=item["id"]))
    return OpportunityCard(
        id=_word(item["id"]),
        kind=CardKind(item["kind"]),
        per=_natural(item["per"]),
        most=_natural(item.get("most", 0)),
        crop=crop_of[item["crop"]] if "crop" in item else NOTHING,
        agents=_natural(item.get("agents", 0)),
        harbor=_natural(item.get("harbor", 0)),
    )


def _final(value: dict[str, Any]) -> tuple[int, int, int, tuple[int, ...]]:
    return (
        _natural(only(value, ("coin", "colour", "asset", "agents"))["coin"]),
        _natural(value["colour"]),
        _natural(value["asset"]),
        _naturals(value["agents"]),
    )


def _harbor(value: dict[str, Any]) -> Harbor:
    only(value, ("last", "starts", "reach"))
    starts = tuple(sorted((int(seats), _natural(space)) for seats, space in value["starts"].items()))
    if not starts or any(seats not in SEATS for seats, _ in starts):
        raise ValueError(Sentence("starts are for 2, 3 and 4 seats"))
    return Harbor(_positive(value["last"]), starts, _naturals(value["reach"]))


def _mat(item: dict[str, Any], suits: tuple[Named, ...]) -> Mat:
    rows = tuple(str(row) for row in only(item, ("id", "rows", "own"))["rows"])
    if not isinstance(item.get("own", False), bool):
        raise ValueError(Sentence("mat {mat}: own is true or false", mat=item["id"]))
    letters = "".join(rows).replace(GAP, "")
    if not 1 <= len(letters) <= MOST_FIELDS:
        raise ValueError(
            Sentence(
                "mat {mat} has {count} fields; it may have 1 to {most}",
                mat=item["id"],
                count=len(letters),
                most=MOST_FIELDS,
            )
        )
    if len(rows) > 26 or any(len(row) > MOST_COLUMNS for row in rows):
        raise ValueError(
            Sentence(
                "mat {mat} has more than 26 rows, or more than {most} fields in one",
                mat=item["id"],
                most=MOST_COLUMNS,
            )
        )
    unknown = " ".join(sorted(set(letters) - {suit.id for suit in suits}))
    if unknown:
        raise ValueError(
            Sentence("mat {mat} has unknown letters: {letters}", mat=item["id"], letters=unknown)
        )
    masks = tuple(
        sum(1 << field for field, letter in enumerate(letters) if letter == suit.id) for suit in suits
    )
    return Mat(_word(item["id"]), rows, masks)


def _check_counts(edition: Edition, reader: SectionReader[Trust]) -> None:
    """Every sum of the box against what its parts say. Rule RB-2.1.1."""
    most_seats = max(seats for seats, _ in edition.harbor.starts)
    counted = {
        "crop tiles": sum(tile.count for tile in edition.tiles),
        "crop spaces": sum(tile.count * tile.size for tile in edition.tiles),
        "boats": sum(boat.count for boat in edition.boats),
        "cultivation cards": edition.cards_per_suit * len(edition.suits) + edition.wild_cards,
        "opportunity cards": len(edition.cards),
        "mats": len(edition.mats),
        "workers": edition.start_workers * most_seats + edition.rounds,
    }
    reader.check_box(counted)
    for name, each, held in (
        ("coins", edition.start_coins, edition.coins),
        ("surveyors", edition.start_surveyors, edition.surveyors),
    ):
        if each * most_seats > held:
            reader.problem(
                "start",
                "{name}: {seats} seats need {need}, the box holds {held}",
                name=name,
                seats=most_seats,
                need=each * most_seats,
                held=held,
            )
    for name, rows in (
        ("boats_per_round", edition.boats_per_round),
        ("surveyors_per_round", edition.surveyors_per_round),
    ):
        if len(rows) != edition.rounds:
            reader.problem(name, "needs one number for each of {rounds} rounds", rounds=edition.rounds)
    need, has = sum(edition.boats_per_round), len(edition.harbor.reach)
    if has < need:
        reader.problem("harbor", "needs {need} recesses, has {has}", need=need, has=has)
    if any(space > edition.harbor.last for _, space in edition.harbor.starts):
        reader.problem("harbor", "a start space lies beyond the last space")
    if any(space > edition.harbor.last for space in edition.harbor.reach):
        reader.problem("harbor", "a recess is reached beyond the last space")
    if list(edition.harbor.reach) != sorted(edition.harbor.reach):
        reader.problem("harbor", "recesses must be reached from left to right")
    if len(edition.boats) > MOST_BOATS:
        reader.problem("boats", "there may be at most {most} kinds", most=MOST_BOATS)
    if len(edition.cards) > MOST_CARDS:
        reader.problem("opportunity_cards", "there may be at most {most}", most=MOST_CARDS)
    types = len(edition.tiles)
    if types > MOST_TILE_TYPES:
        reader.problem(
            "tiles", "{count} types of crop tiles; there may be {most}", count=types, most=MOST_TILE_TYPES
        )
    if len(edition.triple_shape) != 3 or (0, 0) not in edition.triple_shape:
        reader.problem("triple_shape", "needs three hexes, one of them [0, 0]")
    elif not _hangs_together(edition.triple_shape):
        reader.problem("triple_shape", "its three hexes must be different and hang together")
    if edition.cards_per_cultivation * edition.rounds > counted["cultivation cards"]:
        reader.problem("cultivation_cards", "fewer cards than the rounds reveal")
    if len(edition.mats) < most_seats:
        reader.problem("mats", "{seats} seats need {seats} mats", seats=most_seats)
    _check_distinct(reader, "mats", (mat.id for mat in edition.mats))
    _check_distinct(reader, "boats", (boat.id for boat in edition.boats))
    _check_distinct(reader, "opportunity_cards", (card.id for card in edition.cards))
    if len(edition.cards) < edition.rounds * most_seats or len(edition.slots) < most_seats:
        reader.problem("opportunity_cards", "fewer cards or slots than the seats take")


def _hangs_together(shape: tuple[Axial, ...]) -> bool:
    """Whether the hexes are different and each can be reached from the first over neighbours."""
    reached = frontier = {shape[0]}
    while frontier:
        near = {(q + dq, r + dr) for q, r in frontier for dq, dr in DIRECTIONS}
        frontier = near & set(shape) - reached
        reached = reached | frontier
    return len(reached) == len(shape)


def _check_distinct(reader: SectionReader[Trust], place: str, ids: Iterable[str]) -> None:
    listed = list(ids)
    for name in sorted({name for name in listed if listed.count(name) > 1}):
        reader.problem(place, "{name} stands there twice", name=name)
