"""Some full state that fits what a viewer saw of a play with blanks.

The viewer's own blanks stay blanks. Of others the viewer sees backs, so in the state made they are known
cards, but for the blanks that what is asked just now tells of.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core.chance import Rng
from engine.sobek import observe as observing
from engine.sobek.blank import claims, purge
from engine.sobek.blank.asks import ASK_LOOK, ASK_PURGE, ASK_SHOW, ASK_TIE, ask_of
from engine.sobek.blank.board import BlankBoard
from engine.sobek.blank.unseen import FACES, blanks, faces
from engine.sobek.cards import backs
from engine.sobek.components import BACK_OF, BACKS, BEIGE, GREEN, MOST_TYPES, ORANGE
from engine.sobek.observation import SobekObservation
from engine.sobek.observe import as_seen, shuffle
from engine.sobek.state import ASK_COUNT, Ask, Cards, State


def determinise(board: BlankBoard, seen: SobekObservation, rng: Rng) -> State:
    """One full state that fits what was seen."""
    state = as_seen(board, seen, rng)
    state.pending = [(ask_of(ask), seat, number) for ask, seat, number in seen.pending]
    _Dealer(state, board, seen, rng).deal()
    return state


def observe(state: State, viewer: int) -> SobekObservation:
    """What the viewer may see; once the count has begun all see the sets that were laid sideways."""
    seen = observing.observe(state, viewer)
    if any(ask is ASK_COUNT and number for ask, _, number in state.pending):
        hands = tuple(hand if seat == viewer else backs(hand) for seat, hand in enumerate(state.hands))
        return replace(seen, laid=tuple(state.laid), hands=hands)
    return seen


class _Dealer:
    """Deals what the viewer does not see: first what must be somewhere, then the rest."""

    def __init__(self, state: State, board: BlankBoard, seen: SobekObservation, rng: Rng) -> None:
        self.state = state
        self.board = board
        self.seen = seen
        self.rng = rng
        counts = [card.count for card in board.edition.cards] + [0] * (MOST_TYPES - board.types)
        for card in faces(self._visible()):
            counts[card] -= 1
        self.unseen: dict[int, list[int]] = {}
        for back in BACKS:
            cards = [card for card in FACES[back - GREEN] for _ in range(counts[card])]
            shuffle(cards, rng)
            self.unseen[back] = cards
        self.pool: list[int] = []

    def _visible(self) -> list[int]:
        seen = self.seen
        found = [*(card for card in seen.docks if card >= 0), *seen.discards]
        for row in seen.sets:
            for cards in row:
                found += cards
        for sets in seen.laid:
            for _, cards in sets or ():
                found += cards
        for pile in seen.piles:
            found += pile or ()
        for hand in seen.hands:
            found += hand
        return found

    def deal(self) -> None:
        """Hands and piles of others get known cards, and blanks that are asked about; the pool the rest."""
        state, seen = self.state, self.seen
        state.piles = [pile or () for pile in seen.piles]
        state.hands = [hand if seat == seen.viewer else () for seat, hand in enumerate(seen.hands)]
        self._keep_for_blanks()
        for seat, hand in enumerate(seen.hands):
            if seat != seen.viewer:
                asked = self._asked_of_hand(seat)
                rest = list(hand) if not self._open(hand) else []
                for card in asked:
                    rest.remove(BACK_OF[card])
                known = faces(asked)
                dealt = self._known_or_dealt(rest)
                state.hands[seat] = tuple(sorted((*blanks(asked), *known, *dealt, *faces(hand))))
        self._deal_piles()
        self._fill_pool()

    @staticmethod
    def _open(hand: Cards) -> bool:
        return bool(hand) and hand[0] < GREEN

    def _known_or_dealt(self, backs: list[int]) -> list[int]:
        return [self.unseen[back].pop() for back in backs]

    def _asked_of_hand(self, seat: int) -> Cards:
        """The cards that a seat is just showing, as it said: what is known of them, and blanks."""
        ask, actor, number = self.state.pending[-1]
        if ask is not ASK_SHOW or actor != seat:
            return ()
        claim = claims.unpack(number)
        return () if claim.use is claims.Use.LAST else claim.cards

    # --- what stays in the pool -----------------------------------------------------------------

    def _keep_for_blanks(self) -> None:
        """Faces for blanks stay unseen: of those that are being shown, some that fit."""
        ask, seat, number = self.state.pending[-1]
        if ask is ASK_SHOW:
            claim = claims.unpack(number)
            self._take_known(claim, seat)
            members = claims.kinds_for(self.state, claim)
            for back in blanks(claim.cards):
                self._keep(back, [card for card in members if BACK_OF[card] == back])
        elif ask is ASK_PURGE:
            self._keep_for_purge(seat, purge.unpack(number).good)
        elif ask is ASK_LOOK:
            self._blank_in_pile(number, BACKS)
        elif ask is ASK_TIE:
            self._blank_in_pile(seat, (BEIGE,))

    def _take_known(self, claim: claims.Claim, seat: int) -> None:
        """Known cards that another seat shows come from what the viewer had not seen."""
        if seat != self.seen.viewer and claim.use is not claims.Use.LAST:
            for card in faces(claim.cards):
                self.unseen[BACK_OF[card]].remove(card)

    def _keep(self, back: int, kinds: list[int]) -> None:
        """One card of these types, no amulet where there is another, stays in the pool."""
        cards = self.unseen[back]
        at = max(range(len(cards)), key=lambda index: (cards[index] in kinds, cards[index] in kinds[:-1]))
        self.pool.append(cards.pop(at))

    def _keep_for_purge(self, seat: int, good: int) -> None:
        members = self.board.members[good][:-1]
        if self.seen.piles[seat] is not None:
            backs = [back for back in {*blanks(self.state.piles[seat])} if self._has(back, members)]
            self._keep(backs[0], [card for card in members if BACK_OF[card] == backs[0]])
            return
        back = next(back for back in (ORANGE, BEIGE, GREEN) if self._has(back, members))
        self._keep(back, [card for card in members if BACK_OF[card] == back])
        self.state.piles[seat] = (back,)

    def _has(self, back: int, kinds: tuple[int, ...]) -> bool:
        return any(card in kinds for card in self.unseen[back])

    def _blank_in_pile(self, seat: int, backs: tuple[int, ...]) -> None:
        """A pile that is asked about has a blank; whichever may be there."""
        if self.seen.piles[seat] is None:
            back = next(back for back in reversed(backs) if self.unseen[back])
            self.pool.append(self.unseen[back].pop())
            self.state.piles[seat] = (back,)

    # --- the rest -------------------------------------------------------------------------------

    def _own_blanks(self) -> dict[int, int]:
        """By back, how many blanks lie at places that the viewer sees."""
        found = blanks([card for cards in (*self.state.hands, *self.state.piles) for card in cards])
        laid = blanks([card for sets in self.state.laid for _, cards in sets for card in cards])
        return {back: (*found, *laid).count(back) for back in BACKS}

    def _deal_piles(self) -> None:
        """Hidden piles share what the deck, the docks, the box and the blanks leave. Rule SK-1.16.12."""
        seen, state = self.seen, self.state
        secret = [seat for seat, pile in enumerate(seen.piles) if pile is None and seen.piled[seat]]
        if not secret:
            self.pool += [card for cards in self.unseen.values() for card in cards]
            return
        own = self._own_blanks()
        kept = {back: sum(BACK_OF[card] == back for card in self.pool) for back in BACKS}
        asked = {ORANGE: self._outside(), BEIGE: 0}
        if seen.top in asked:
            asked[seen.top] += 1
        for back in (ORANGE, BEIGE):
            for _ in range(max(0, asked[back] + own[back] - kept[back])):
                self.pool.append(self.unseen[back].pop())
        greens_out = self.board.edition.start_cards - self.board.edition.hand * self.board.seats
        while sum(BACK_OF[card] == GREEN for card in self.pool) < greens_out + own[GREEN]:
            self.pool.append(self.unseen[GREEN].pop())
        mixed = self.unseen[BEIGE] + self.unseen[ORANGE]
        shuffle(mixed, self.rng)
        staying = seen.deck + self.board.removed + self._outside() + own[BEIGE] + own[ORANGE]
        staying -= sum(BACK_OF[card] != GREEN for card in self.pool)
        self.pool += mixed[:staying]
        dealt = mixed[staying:] + self.unseen[GREEN]
        shuffle(dealt, self.rng)
        empty = [seat for seat in secret if not state.piles[seat]]
        for number, card in enumerate(dealt):
            seat = empty[number] if number < len(empty) else secret[self.rng.below(len(secret))]
            state.piles[seat] = tuple(sorted((*state.piles[seat], card)))

    def _outside(self) -> int:
        """Characters that lie on docks, or are on their way to a bot."""
        return self.seen.docks.count(ORANGE) + sum(ask == Ask.BIND for ask, _, _ in self.seen.pending)

    def _fill_pool(self) -> None:
        state = self.state
        pool = [0] * MOST_TYPES
        state.greens = [0] * MOST_TYPES
        for card in self.pool:
            (state.greens if BACK_OF[card] == GREEN else pool)[card] += 1
        state.hide(pool, self._outside() + self._own_blanks()[ORANGE])
