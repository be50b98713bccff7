"""What stands on the table and what a hint says about each piece of Sobek.

Everything is made from the observation of the viewer, so that a hint knows no more than the table shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.core.setup import Setup
from engine.session.view import View
from engine.sobek.components import (
    AMULET,
    BACK_OF,
    BACKS,
    EMPTY,
    GREEN,
    NUMBER,
    ORANGE,
    UNKNOWN_TOKEN,
    Edition,
    Role,
    Trust,
)
from engine.sobek.observation import SobekObservation
from engine.sobek.track import back, kind_at
from ui.own_box.known import is_own, known_parts
from ui.play_words import PlayWords
from ui.sobek import effect_words, nouns, power_words
from ui.sobek.nouns import capital

translate = QCoreApplication.translate


class TableWords(PlayWords):
    """Labels and hints of the table."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup)
        self.edition = edition

    # --- names ------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """A card by its type, or what its back tells."""
        return nouns.card_name(self.edition, card)

    def cards_text(self, cards: Sequence[int]) -> str:
        """Cards as a set: "3 wheat + amulet"."""
        return nouns.cards_text(self.edition, cards)

    def good_name(self, good: int) -> str:
        """A good by its number."""
        return nouns.good_name(good)

    def role_name(self, role: Role) -> str:
        """What a character is."""
        return nouns.role_name(role)

    def token_name(self, token: int) -> str:
        """An event token."""
        return nouns.token_name(token)

    def glyph_name(self, kind: int) -> str:
        """A glyph of the track, or that a space carries a number."""
        return nouns.glyph_name(kind)

    def power(self, card: int) -> str:
        """What a character does when it is played."""
        role = self.edition.cards[card].role
        return power_words.role_power(role) if role is not None else ""

    def event_effect(self, token: int) -> str:
        """What an event token does."""
        deceit_curses = self.setup.option("deceit-curses") != "ignored"
        return power_words.token_effect(self.edition, token, deceit_curses=deceit_curses)

    def set_value(self, scarabs: int, extra: int, cards: int) -> str:
        """The sum of a vertical set: scarabs on its cards, those of Prosperity, and its cards."""
        return effect_words.set_value(scarabs, extra, cards)

    def price(self, passed: int) -> str:
        """What it costs to pass over so many cards."""
        if not passed:
            return translate("Docks", "free")
        return translate("Table", "+{count} corruption").format(count=passed)

    # --- labels -----------------------------------------------------------------------------

    def round_line(self, view: View) -> str:
        """Which round it is."""
        seen: SobekObservation = view.observation
        return translate("Table", "round {round} of {rounds}").format(
            round=seen.round, rounds=self.edition.rounds
        )

    def queue_front(self) -> str:
        """The end of the queue that is taken from."""
        return translate("Table", "first in the queue")

    def queue_end(self, view: View) -> str:
        """The other end: the deck and what it still brings."""
        seen: SobekObservation = view.observation
        more = batches_left(seen)
        if not more:
            return translate("Table", "temple · the deck is empty")
        if more == 1:
            return translate("Table", "temple · deck {count} (1 more batch)").format(count=seen.deck)
        return translate("Table", "temple · deck {count} ({batches} more batches)").format(
            count=seen.deck, batches=more
        )

    def hand_line(self, view: View, seat: int) -> str:
        """How many cards a hand has."""
        count = len(view.observation.hands[seat])
        if count == 1:
            return translate("Table", "1 card in hand")
        return translate("Table", "{count} cards in hand").format(count=count)

    def lay_now(self) -> str:
        """The head over what is gathered to be laid."""
        return translate("Table", "lay now")

    def look_at(self, seat: int) -> str:
        """What a click on a small area does."""
        return translate("Table", "{name}: click to look at it closely").format(name=self.seat_name(seat))

    def start_marker(self) -> str:
        """Who started the round."""
        return translate("Table", "Started this round")

    def reconstruction_tip(self) -> str:
        """Which parts are reconstructions. Rules SK-1.12.14, SK-2.2.1 ff., SK-2.3.1 ff., SK-2.4.3 ff."""
        if is_own(self.edition.trust):
            return known_parts(self.setup.game, self.edition.id, self.edition.trust)
        return translate(
            "Table",
            "The glyphs of the score track, how many cards of a good carry scarabs, the goods of the "
            "characters and the numbers of some event tokens are reconstructions.",
        )

    # --- hints: cards and tokens ------------------------------------------------------------

    def card_tip(self, card: int) -> str:
        """A card: what it counts as, and what a character does. Rules SK-1.7.2, SK-1.10.1 ff."""
        title = capital(self.card_name(card))
        if card == ORANGE:
            return title + "\n" + translate("Table", "Who takes it or passes over it will know who it is.")
        if card >= GREEN:
            return title
        if card == AMULET:
            about = translate("Table", "Stands for any good in a set; no scarabs (SK-1.7.2)")
            return f"{title}\n{about}"
        kind = self.edition.cards[card]
        if kind.role is None:
            about = translate("Table", "A set needs 3 of a good (SK-1.7.1)")
            return f"{title}\n{about}"
        counts = translate("Table", "In a set it counts as {good}, without its power (SK-1.7.2)").format(
            good=self.good_name(kind.good)
        )
        if self.edition.trust_of("characters") is Trust.RECONSTRUCTION:
            counts += " " + translate("Table", "– its good is a reconstruction")
        power = translate("Table", "Played: {power} ({rule})").format(
            power=self.power(card), rule=power_words.ROLE_RULES[kind.role]
        )
        return f"{title}\n{power}\n{counts}"

    def token_tip(self, token: int) -> str:
        """An event token and what it does, with its rule."""
        name = capital(self.token_name(token))
        if token >= UNKNOWN_TOKEN:
            return name
        return f"{name}\n{self.event_effect(token)} ({power_words.token_rule(token)})"

    def good_tip(self, good: int) -> str:
        """A good that can be named or chosen."""
        return capital(self.good_name(good))

    # --- hints: docks and deck --------------------------------------------------------------

    def dock_tip(self, view: View, dock: int) -> str:
        """A card on the docks: what it is, its price in corruption, what is passed over. Rule SK-1.5.2."""
        seen: SobekObservation = view.observation
        card = seen.docks[dock]
        if card == EMPTY:
            return translate("Table", "Dock {dock}: empty").format(dock=dock + 1)
        title = translate("Table", "Dock {dock}: {card}").format(dock=dock + 1, card=self.card_name(card))
        rows = [title]
        passed = tuple(seen.docks[other] for other in seen.queue if other < dock)
        if view.prompt.key == "fetch":
            rows.append(translate("Table", "With the Merchant nothing is passed over (SK-1.10.7)"))
        elif not passed:
            rows.append(translate("Table", "First in the queue: free"))
        elif len(passed) < self.edition.reach:
            rows.append(
                translate("Table", "{price}: {cards} (SK-1.5.2)").format(
                    price=self.price(len(passed)), cards=nouns.card_names(self.edition, passed)
                )
            )
        else:
            rows.append(
                translate("Table", "Out of reach: only the first {count} cards can be taken").format(
                    count=self.edition.reach
                )
            )
        if card == ORANGE:
            rows.append(translate("Table", "Who takes it or passes over it will know who it is."))
        return "\n".join(rows)

    def deck_tip(self, view: View) -> str:
        """The deck, the batches it still brings, the back on top. Rules SK-1.9.2, SK-1.16.16."""
        seen: SobekObservation = view.observation
        more = batches_left(seen)
        if not more:
            return translate("Table", "The deck is empty: the round ends with the last card on the docks")
        rows = [
            translate("Table", "Deck: {count} cards, batches to come: {batches}").format(
                count=seen.deck, batches=more
            )
        ]
        if seen.deck % len(seen.docks):
            rows.append(
                translate("Table", "The last batch has {count} cards").format(
                    count=seen.deck % len(seen.docks)
                )
            )
        if seen.top == ORANGE:
            rows.append(translate("Table", "On top lies a character"))
        elif seen.top in BACKS:
            rows.append(translate("Table", "On top lies a good or an amulet"))
        return "\n".join(rows)

    def discard_tip(self, view: View) -> str:
        """The discard pile, which is open. Rule SK-3.58."""
        return translate("Table", "Discards: {cards}").format(
            cards=nouns.card_names(self.edition, view.observation.discards)
        )

    def tokens_tip(self, view: View) -> str:
        """The event tokens that are left; which, for who has looked. Rule SK-1.16.14."""
        seen: SobekObservation = view.observation
        rows = [translate("Table", "Event tokens left: {count}").format(count=seen.tokens_left)]
        if seen.tokens:
            names = nouns.listed(self.token_name(token) for token in seen.tokens)
            rows.append(translate("Table", "You have seen: {tokens}").format(tokens=names))
        elif seen.tokens_left:
            rows.append(translate("Table", "Who lays a set picks one"))
        if seen.used:
            names = nouns.listed(self.token_name(token) for token in seen.used)
            rows.append(translate("Table", "Used this round: {tokens}").format(tokens=names))
        return "\n".join(rows)

    # --- hints: seats -----------------------------------------------------------------------

    def seat_tip(self, view: View, seat: int) -> str:
        """A seat: points, cards in hand by their backs, corruption, what its sets would score."""
        seen: SobekObservation = view.observation
        rows = [self.marker(seat, seen.score[seat]), self._hand_backs(seen, seat)]
        rows += self._pile_rows(seen, seat)
        worth = sum(item.points for item in view.projections[seat])
        if any(seen.sets[seat]):
            rows.append(translate("Table", "Sets on the table: {points}").format(points=self.points(worth)))
        return "\n".join(rows)

    def _hand_backs(self, seen: SobekObservation, seat: int) -> str:
        hand = [BACK_OF[card] for card in seen.hands[seat]]
        parts = [f"{nouns.back_name(back)} {hand.count(back)}" for back in BACKS if back in hand]
        if not parts:
            return translate("Table", "No cards in hand")
        return translate("Table", "Cards in hand: {count} ({backs})").format(
            count=len(hand), backs=nouns.listed(parts)
        )

    def _pile_rows(self, seen: SobekObservation, seat: int) -> list[str]:
        """What may be known of a pile, with the Curses before it. Rules SK-1.16.12, SK-1.14.3, SK-3.8."""
        pile = seen.piles[seat]
        curses = seen.curses[seat] * self.edition.curse_cards
        rows = []
        if not seen.piled[seat]:
            rows.append(translate("Table", "Corruption: empty"))
        elif pile is None:
            rows.append(translate("Table", "Corruption: hidden, both cards and number"))
        else:
            rows.append(
                translate("Table", "Corruption: {count} ({cards})").format(
                    count=len(pile), cards=nouns.card_names(self.edition, pile)
                )
            )
        if curses:
            rows.append(
                translate("Table", "Curses: {curses}, which count as {count} cards more").format(
                    curses=seen.curses[seat], count=curses
                )
            )
        return rows

    def pile_tip(self, view: View, seat: int) -> str:
        """A corruption pile; its cards only where the viewer may see them."""
        return "\n".join([self.seat_name(seat), *self._pile_rows(view.observation, seat)])

    def set_tip(self, view: View, seat: int, good: int) -> str:
        """A set on the table: its sum, its cards, and what it would be worth at the end of a round."""
        seen: SobekObservation = view.observation
        cards = seen.sets[seat][good]
        extra = seen.prosperity[seat][good] * self.edition.prosperity_scarabs
        scarabs = self.edition.scarabs_on(cards)
        title = translate("Table", "{good} of {name}: {value}").format(
            good=capital(self.good_name(good)),
            name=self.seat_name(seat),
            value=self.set_value(scarabs, extra, len(cards)),
        )
        rows = [title, translate("Table", "Scarabs × cards (SK-1.12.1)")]
        if extra:
            text = translate("Table", "Scarabs × cards, with {scarabs} of Prosperity (SK-1.12.1)")
            rows[1] = text.format(scarabs=nouns.scarabs_text(extra))
        rows.append(
            translate("Table", "The same cards laid horizontally would score {points}").format(
                points=self.points(scarabs)
            )
        )
        rows.append(nouns.card_names(self.edition, cards))
        return "\n".join(rows)

    def last_set_tip(self, good: int, cards: Sequence[int]) -> str:
        """A set that is laid at the end of a round: its scarabs alone count. Rule SK-1.12.2."""
        title = translate("Table", "{good}, horizontal: {points}").format(
            good=capital(self.good_name(good)), points=self.points(self.edition.scarabs_on(cards))
        )
        return f"{title}\n{nouns.card_names(self.edition, cards)}"

    # --- hints: the track -------------------------------------------------------------------

    def track_tip(self, space: int) -> str:
        """A space of the track: its kind, where a step of the penalty leads. Rules SK-1.12.8, SK-3.33 ff."""
        track = self.edition.track
        repeat = self.setup.option("beyond-track") != "stop"
        from_numbers = self.setup.option("number-penalty") != "same-as-glyph-none"
        beyond = space >= len(track) and not repeat
        kind = kind_at(track, space)
        if beyond:
            rows = [translate("Table", "Space {space}: beyond the glyphs").format(space=space)]
        else:
            rows = [
                translate("Table", "Space {space}: {kind}").format(space=space, kind=self.glyph_name(kind))
            ]
        after = back(track, space, repeat=repeat, from_numbers=from_numbers)
        if after == space:
            rows.append(translate("Table", "No step of the penalty leads back from here"))
        else:
            rows.append(
                translate("Table", "A step of the penalty leads back to {space} (SK-1.12.8)").format(
                    space=after
                )
            )
        if not beyond and kind != NUMBER and self.edition.trust_of("track") is Trust.RECONSTRUCTION:
            rows.append(translate("Table", "Which glyph is where is a reconstruction (SK-1.12.14)"))
        return "\n".join(rows)


def batches_left(seen: SobekObservation) -> int:
    """How many times the docks will still be filled this round. Rule SK-1.9.2."""
    return -(-seen.deck // len(seen.docks))
