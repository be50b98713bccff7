"""Steps as text and back. docs/record-format.md describes this notation for people."""

from __future__ import annotations

from typing import Final

from engine.core.errors import NotationError, Sentence
from engine.core.words import Words
from engine.riverboat import steps as st
from engine.riverboat.components import Named
from engine.riverboat.hexgrid import Grid, bits
from engine.riverboat.pointing import suit_name
from engine.riverboat.state import Ask, State

PHASE_WORDS = ("", "cultivation", "planting", "harvest", "opportunity", "scoring")


def write(step: st.Step, state: State) -> str:
    """The step in notation, with its details where it has any."""
    edition = state.board.edition
    match step:
        case st.DealMat(mat):
            return f"mat {edition.mats[mat].id}"
        case st.DrawStart(seat):
            return f"start {seat + 1}"
        case st.FillTile(tile):
            return f"fill {edition.tiles[tile].id}"
        case st.FillSlot(card):
            return f"slot {edition.cards[card].id}"
        case st.RevealCard(suit):
            return f"reveal {suit_name(state.board, suit)}"
        case st.DrawCard(card):
            return f"draw {edition.cards[card].id}"
        case st.TakePhaseTile(phase):
            return f"draft {PHASE_WORDS[phase]}"
        case st.PlaceWorker(field, coin):
            return f"place {_name(state, field)}{_coin(coin)}"
        case st.PlantCrop(tile, fields, coin, space):
            names = " ".join(_name(state, field) for field in fields)
            source = f" space {space + 1}" if space >= 0 else ""
            return f"plant {edition.tiles[tile].id} {names}{_coin(coin)}{source}"
        case st.TakeBoat(boat, crop, coin, leaving):
            text = f"boat {edition.boats[boat].id} {edition.crops[crop].id}{_coin(coin)}"
            if leaving:
                text += " from " + " ".join(_name(state, field) for field in bits(leaving))
            return text
        case st.PlaceBarn(field):
            return f"barn {_name(state, field)}"
        case st.PlaceWell(field):
            return f"well {_name(state, field)}"
        case st.TakeSurveyor():
            return "surveyor"
        case st.SendAgents(count):
            return f"send {count}"
        case st.TakeCard(card, coin):
            return f"card {edition.cards[card].id}{_coin(coin)}"
        case st.BuyBlindCard():
            return "card blind coin"
        case st.ChooseBonus(kind):
            return f"bonus {kind}"
        case st.PlaceSurveyor(field, card):
            if field >= 0:
                return f"survey {_name(state, field)}"
            return f"survey card {edition.cards[card].id}"
        case st.Pass():
            return "pass"
    raise TypeError(f"{step!r} is no step of this game")


def _coin(coin: bool) -> str:
    return " coin" if coin else ""


def _grid(state: State) -> Grid:
    return state.board.grids[state.mats[state.pending[-1][1]]]


def _name(state: State, field: int) -> str:
    return _grid(state).names[field]


_STEP: Final = Sentence("step")
_FIELD: Final = Sentence("field")
_CROP_TILE: Final = Sentence("crop tile")
_CARD: Final = Sentence("opportunity card")


class _Words(Words):
    """The words of a step on one board."""

    def __init__(self, text: str, state: State) -> None:
        super().__init__(text)
        self.state = state

    def field(self) -> int:
        word = self.take(_FIELD)
        if self.state.pending[-1][1] < 0:
            raise NotationError(Sentence("{word!r} names a field, but nobody is on turn", word=word))
        names = _grid(self.state).names
        if word not in names:
            raise NotationError(
                Sentence(
                    "{word!r} is no field of this mat ({first} to {last})",
                    word=word,
                    first=names[0],
                    last=names[-1],
                )
            )
        return names.index(word)

    def fields(self) -> list[int]:
        found = [self.field()]
        while self.words and self.words[0] not in ("coin", "space", "from"):
            found.append(self.field())
        return found


def read(text: str, state: State) -> st.Step:
    """The step that the text names on this board. Raises `NotationError` for text that is none.

    It may still be illegal here; `apply` tells.
    """
    words = _Words(text, state)
    step = _read(words, state)
    words.end()
    return step


def _letters(items: tuple[Named, ...]) -> list[str]:
    return [item.id for item in items]


def _read(words: _Words, state: State) -> st.Step:
    edition = state.board.edition
    card_names = [card.id for card in edition.cards]
    match words.take(_STEP):
        case "mat":
            return st.DealMat(words.index([mat.id for mat in edition.mats], Sentence("mat")))
        case "start":
            return st.DrawStart(
                words.index([str(seat + 1) for seat in range(state.board.seats)], Sentence("seat number"))
            )
        case "fill":
            return st.FillTile(words.index([tile.id for tile in edition.tiles], Sentence("crop tile")))
        case "slot":
            return st.FillSlot(words.index(card_names, _CARD))
        case "draw":
            return st.DrawCard(words.index(card_names, _CARD))
        case "reveal":
            suits = [suit_name(state.board, suit) for suit in range(state.board.wild + 1)]
            return st.RevealCard(words.index(suits, Sentence("cultivation card")))
        case "draft":
            return st.TakePhaseTile(1 + words.index(PHASE_WORDS[1:], Sentence("phase")))
        case "place":
            return st.PlaceWorker(words.field(), words.last("coin"))
        case "plant":
            return _read_planting(words, state)
        case "boat":
            boat = words.index([boat.id for boat in edition.boats], Sentence("boat"))
            crop = words.index(_letters(edition.crops), Sentence("crop"))
            coin = words.last("coin")
            leaving = 0
            if words.last("from"):
                leaving = sum(1 << field for field in set(words.fields()))
            return st.TakeBoat(boat, crop, coin, leaving)
        case "barn":
            return st.PlaceBarn(words.field())
        case "well":
            return st.PlaceWell(words.field())
        case "surveyor":
            return st.TAKE_SURVEYOR
        case "send":
            return st.SendAgents(words.number(Sentence("number of workers")))
        case "card":
            if words.last("blind"):
                if not words.last("coin"):
                    raise NotationError(Sentence("a blind card costs a coin: write 'card blind coin'"))
                return st.BUY_BLIND
            return st.TakeCard(words.index(card_names, _CARD), words.last("coin"))
        case "bonus":
            return st.BONUSES[list(st.BONUSES)[words.index(list(st.BONUSES), Sentence("bonus"))]]
        case "survey":
            if words.last("card"):
                return st.PlaceSurveyor(card=words.index(card_names, _CARD))
            return st.PlaceSurveyor(field=words.field())
        case "pass":
            return st.PASS
        case other:
            raise NotationError(
                Sentence(
                    "{word!r} is no step; steps begin with mat, start, fill, slot, reveal, draw, draft, "
                    "place, plant, boat, barn, well, surveyor, send, card, bonus, survey or pass",
                    word=other,
                )
            )


def _read_planting(words: _Words, state: State) -> st.PlantCrop:
    edition = state.board.edition
    name = words.take(_CROP_TILE)
    tile = edition.tile_index(name)
    if tile < 0:
        raise NotationError(Sentence("{tile!r} is no crop tile of this box", tile=name))
    fields = tuple(words.fields())
    coin = words.last("coin")
    space = -1
    if words.last("space"):
        space = words.number(Sentence("display space")) - 1
    ask, seat, _ = state.pending[-1]
    if ask is not Ask.PLANT:
        return st.PlantCrop(tile, fields, coin, space)
    known = state.board.planting[state.mats[seat]].find(tile, fields, coin)
    if known is None:
        return st.PlantCrop(tile, fields, coin, space)
    if space < 0:
        return known
    return st.PlantCrop(tile, known.fields, coin, space, mask=known.mask, crop_masks=known.crop_masks)
