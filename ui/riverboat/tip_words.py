"""What stands on the table and what a hint says about each piece of Riverboat."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.setup import Setup
from engine.riverboat.components import Boat, Edition, OpportunityCard, Slot, TileType
from engine.riverboat.hexgrid import bits
from engine.riverboat.observation import RiverboatObservation
from ui.own_box.known import box_name, has_made, is_own, known_parts
from ui.play_words import PlayWords
from ui.riverboat import nouns

translate = QCoreApplication.translate


class TableWords(PlayWords):
    """Labels and hints of the table."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup)
        self.edition = edition

    def nobody(self) -> str:
        """The owner of a phase tile that is still to be drafted."""
        return translate("Table", "free")

    def look_at(self, seat: int) -> str:
        """What a click on a small mat does."""
        return translate("Table", "{name}: click to look at this mat closely").format(
            name=self.seat_name(seat)
        )

    def start_marker(self) -> str:
        """The start marker."""
        return translate("Table", "Start player of this round")

    def reconstruction(self) -> str:
        """The mark of parts that are not known as printed; where there are none, whose box it is, if said."""
        if has_made(self.edition.trust):
            return translate("Table", "* reconstruction")
        return box_name(self.edition.id) if is_own(self.edition.trust) else ""

    def reconstruction_tip(self) -> str:
        """Which parts are reconstructions. Rules RB-2.2.3, RB-2.2.6, RB-2.6.3, RB-2.7.1."""
        if is_own(self.edition.trust):
            return known_parts(self.setup.game, self.edition.id, self.edition.trust)
        return translate(
            "Table",
            "Mats, harbor track, triple tiles and the sizes of the display are reconstructions: "
            "they play the same part as the printed ones.",
        )

    def field(self, seen: RiverboatObservation, seat: int, field: int) -> str:
        """Everything about a field: name, suit, and what is on it."""
        mat = self.edition.mats[seen.mats[seat]]
        suit = next(index for index, mask in enumerate(mat.suits) if mask >> field & 1)
        parts = [f"{mat.grid.names[field]} · {nouns.suit_name(self.edition, suit)}"]
        crop = seen.crop_at(seat, field)
        worker = seen.workers[seat] >> field & 1
        if crop >= 0:
            parts.append(nouns.crop_name(self.edition, crop))
            if not worker:
                parts.append(translate("Table", "harvested"))
        if worker:
            parts.append(translate("Table", "worker"))
        if seen.barns[seat] >> field & 1:
            parts.append(translate("Table", "barn"))
        if seen.wells[seat] >> field & 1:
            parts.append(translate("Table", "well"))
        if seen.used[seat] >> field & 1:
            parts.append(translate("Table", "scored by a surveyor"))
        return nouns.listed(parts)

    def harbor(self, seen: RiverboatObservation, seat: int) -> str:
        """Where the harbor master stands and how many boats count."""
        boats = len(seen.boats[seat])
        reached = sum(1 for reach in self.edition.harbor.reach[:boats] if seen.harbor[seat] >= reach)
        return translate(
            "Table", "Harbor master on space {at} of {last}; {reached} of {boats} boats reached"
        ).format(at=seen.harbor[seat], last=self.edition.harbor.last, reached=reached, boats=boats)

    def boat(self, boat: Boat) -> str:
        """A boat with its reward."""
        return translate("Table", "Boat {name}: capacity {capacity}. Reward: {reward}").format(
            name=boat.id, capacity=boat.capacity, reward=nouns.boat_reward(boat)
        )

    def boat_on_board(self, boat: Boat, shown: bool, left: int) -> str:
        """A boat in New Orleans, with what is left of its kind."""
        if shown:
            state = translate("Table", "On show; {left} more in the stack").format(left=left)
        elif left:
            state = translate("Table", "Taken this round; for a coin from the stack of {left}").format(
                left=left
            )
        else:
            state = translate("Table", "Sold out")
        return f"{self.boat(boat)}\n{state}"

    def sold_out(self) -> str:
        """The mark of a boat of which none is left."""
        return translate("Table", "sold out")

    def goods(self, name: str, count: int) -> str:
        """Pieces of a seat with their number."""
        return f"{nouns.good_name(name)}: {count}"

    def harvested(self, crop: int, harvested: int, loading: int) -> str:
        """How far a crop is from its harvest bonus, and what could be loaded."""
        return translate(
            "Table", "{crop}: {harvested} spaces harvested (bonus at {bonus}), {loading} workers on it"
        ).format(
            crop=nouns.crop_name(self.edition, crop),
            harvested=harvested,
            bonus=self.edition.bonus_at,
            loading=loading,
        )

    def card(self, card: OpportunityCard) -> str:
        """An opportunity card."""
        text = nouns.card_text(self.edition, card)
        return translate("Table", "Opportunity card {number}: {text}").format(number=card.id, text=text)

    def card_place(self) -> str:
        """Where a card will lie."""
        return translate("Table", "Place of an opportunity card")

    def phase_short(self, phase: int) -> str:
        """A phase in one word."""
        return nouns.phase_short(phase)

    def phase_tile(self, phase: int, owner: int) -> str:
        """A phase tile: what is done, its bonus, who owns it."""
        who = self.seat_name(owner) if owner >= 0 else self.nobody()
        title = translate("Table", "Phase {number}, {name} – owner: {owner}").format(
            number=int(phase), name=nouns.phase_short(phase), owner=who
        )
        return f"{title}\n{nouns.phase_work(phase)}\n{nouns.phase_bonus(phase)}"

    def cultivation_deck(self, left: int) -> str:
        """The deck of cultivation cards."""
        return translate("Table", "Cultivation deck: {left} cards").format(left=left)

    def revealed(self, suit: int, number: int) -> str:
        """The cultivation card that lies open."""
        return translate("Table", "Card {number} of {cards}: {suit}").format(
            number=number,
            cards=self.edition.cards_per_cultivation,
            suit=nouns.suit_name(self.edition, suit),
        )

    def card_count(self, revealed: int) -> str:
        """How many cultivation cards of this round are revealed."""
        cards = self.edition.cards_per_cultivation
        return translate("Table", "{number} of {cards}").format(number=revealed, cards=cards)

    def discards(self, counts: tuple[int, ...]) -> str:
        """The revealed cards of the whole game by suit."""
        rows = [
            f"{nouns.suit_name(self.edition, index)}: {count}" for index, count in enumerate(counts) if count
        ]
        head = translate("Table", "Cultivation cards seen so far")
        return "\n".join([head, *(rows or [translate("Table", "none")])])

    def new_orleans(self) -> str:
        """The head of the board with the boats."""
        return translate("Table", "New Orleans")

    def round_space(self, number: int, current: bool) -> str:
        """A space of the round track."""
        if current:
            return translate("Table", "Round {number}, being played").format(number=number)
        return translate("Table", "Round {number}").format(number=number)

    def slot(self, slot: Slot) -> str:
        """An opportunity slot."""
        return translate("Table", "Reward of the slot: {reward}").format(reward=nouns.slot_reward(slot))

    def opportunity_deck(self, seen: RiverboatObservation) -> str:
        """The deck of opportunity cards."""
        count = sum(layer.bit_count() for layer in seen.layers)
        numbers = nouns.listed(
            self.edition.cards[card].id
            for card in sorted(card for layer in seen.layers for card in bits(layer))
        )
        return translate("Table", "Opportunity deck: {count} cards ({numbers})").format(
            count=count, numbers=numbers
        )

    def mansion(self, seat: int, count: int) -> str:
        """The agents of a seat."""
        return translate("Table", "{name}: agents {count}").format(name=self.seat_name(seat), count=count)

    def general(self, name: str, count: int) -> str:
        """A part of the general supply."""
        return translate("Table", "General supply, {piece}: {count}").format(
            piece=nouns.good_name(name), count=count
        )

    def crop_supply(self) -> str:
        """The head of the display."""
        return translate("Table", "Crop supply")

    def stack(self, seen: RiverboatObservation, size: int) -> str:
        """What a stack of tiles still has, by kind."""
        rows = [
            f"{nouns.tile_name(self.edition, tile)} ×{left}"
            for tile, left in zip(self.edition.tiles, seen.stacks, strict=True)
            if left and tile.size == size
        ]
        head = translate("Table", "{tiles}, left in the stack:").format(tiles=nouns.tiles_of(size))
        return "\n".join([head, *(rows or [translate("Table", "none")])])

    def empty_space(self, size: int) -> str:
        """A space of the display where nothing lies."""
        return translate("Table", "{tiles}: empty until the refresh").format(tiles=nouns.tiles_of(size))

    def tile(self, tile: TileType) -> str:
        """A crop tile of the display."""
        return translate("Table", "{tile}: {points} when it is laid").format(
            tile=nouns.tile_name(self.edition, tile), points=self.points(tile.points)
        )

    def search_stack(self) -> str:
        """The head of the tiles that a coin can search."""
        return translate("Table", "Search a stack for 1 coin")

    def search_deck(self) -> str:
        """The head of the cards that a coin can search."""
        return translate("Table", "Take a card of the deck for 1 coin, without a slot reward")

    def tile_left(self, tile: TileType, count: int) -> str:
        """A tile in a stack that is searched."""
        return f"{nouns.tile_name(self.edition, tile)} ×{count}"

    def projected(self) -> str:
        """The head of the projection."""
        return translate("Table", "Projected at the end")

    def projection_tip(self) -> str:
        """What the projection means."""
        return translate("Table", "What the final scoring would add if the game ended as it stands")

    def final_scoring(self) -> str:
        """The head over what the end has brought."""
        return translate("Table", "Added at the end")

    def total(self) -> str:
        """The row of the final scores."""
        return translate("Table", "Total")

    def with_end(self) -> str:
        """The row that sums score and projection."""
        return translate("Table", "Score with these")
