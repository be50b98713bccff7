"""The suite is worth what it catches: each flaw here breaks the law that it should."""

from dataclasses import replace

import pytest

from engine.core.chance import Pile
from engine.core.component import Hidden, Inventory, word
from engine.core.game import PUBLIC, Decision
from engine.core.score import ScoreLine, ScoreSheet
from tests.contract import laws, secrecy, table_laws
from tests.contract import toy_values as tv
from tests.contract.plays import TOY, played
from tests.contract.toy import Toy
from tests.contract.toy_legal import ToyLegal


class TalkativeLog(Toy):
    """Whose draws everybody can read in the log."""

    def see(self, item, viewer):
        return item if isinstance(item, tv.Drawn) else super().see(item, viewer)


class TalkativeEvents(Toy):
    """Whose animation shows what is drawn."""

    def see(self, item, viewer):
        return item if isinstance(item, tv.CardCame) else super().see(item, viewer)


class OpenLaying(Toy):
    """Whose face-down cards can be read from the event of another's laying."""

    def see(self, item, viewer):
        return item if isinstance(item, tv.CardLaid) else super().see(item, viewer)


class GlassHands(Toy):
    """Whose views show the lowest card of every hand as if it were the hand's size."""

    def observe(self, state, viewer):
        return replace(super().observe(state, viewer), hands=tuple(hand[0] for hand in state.hands if hand))


class GlassDeck(Toy):
    """Whose views count the deck by face instead of everything unseen."""

    def observe(self, state, viewer):
        return replace(super().observe(state, viewer), unseen=tuple(state.deck))


class TellingPrompt(Toy):
    """Whose prompt names the highest card that anybody holds."""

    def prompt(self, state, viewer):
        return replace(
            super().prompt(state, viewer),
            args=(("best", max(map(max, filter(None, state.hands)), default=0)),),
        )


class TellingRefusal(Toy):
    """Whose refusals count the cards of a face in the deck, which tells what others hold."""

    def why_not(self, state, refs):
        reason = super().why_not(state, refs)
        return replace(reason, args=(("left", state.deck[1]),))


class TellingChoices(Toy):
    """Where stealing is forbidden from who holds only high cards."""

    def legal_actions(self, state):
        steps = list(super().legal_actions(state))
        kept = [step for step in steps if not isinstance(step, tv.Steal) or state.hands[step.victim][0] < 3]
        return ToyLegal(self, state, kept)


class TellingScore(Toy):
    """Whose sheets show a bonus for cards that are still hidden."""

    def score(self, state):
        return tuple(
            ScoreSheet(sheet.seat, (*sheet.lines, ScoreLine("pair", sum(hand), "TOY-1.5")))
            for sheet, hand in zip(super().score(state), state.hands, strict=True)
        )


class SilentTheft(Toy):
    """Which does not say that a thief learns what he stole."""

    def learners(self, state, step):
        return () if isinstance(step, tv.Steal) else super().learners(state, step)


class SilentDiscard(Toy):
    """Which does not say that an open discard shows what was in the hand."""

    def learners(self, state, step):
        return () if isinstance(step, tv.Discard) else super().learners(state, step)


class Stutter(Toy):
    """Which lists a pass twice."""

    def legal_actions(self, state):
        steps = list(super().legal_actions(state))
        return ToyLegal(self, state, [*steps, steps[-1]])


class DeafSet(ToyLegal):
    """A legal set that narrows by any of the refs, not by all."""

    def narrow(self, refs):
        wanted = set(refs)
        return [step for step in self if not wanted or wanted & self.refs_of(step)]


class DeafNarrowing(Toy):
    """Whose second click adds instead of narrowing."""

    def legal_actions(self, state):
        return DeafSet(self, state, super().legal_actions(state))


class GhostCards(Toy):
    """Which offers a face of which there is less than none."""

    def chance_outcomes(self, state):
        pile = super().chance_outcomes(state)
        return Pile([*pile.faces, tv.Filled(7)], [*pile.counts, -1])


class LoadedPile(Pile):
    """A pile whose first face comes always."""

    def at(self, point):
        return super().at(0)


class LoadedDice(Toy):
    """Where luck does not follow the counts."""

    def chance_outcomes(self, state):
        pile = super().chance_outcomes(state)
        return LoadedPile(pile.faces, pile.counts)


class SharedDeck(Toy):
    """Whose copies share the deck."""

    def apply(self, state, step, events=None, *, trusted=False):
        if isinstance(step, tv.Drawn):
            TALLY.append(step)
        super().apply(state, step, events, trusted=trusted)
        state.lines[0] = (*state.lines[0], ("pair", 0, len(TALLY), 0))


TALLY: list[tv.Drawn] = []


class HastyRefusal(Toy):
    """Which takes the coin before it looks whether the step is legal."""

    def apply(self, state, step, events=None, *, trusted=False):
        if isinstance(step, tv.Steal) and isinstance(self.node(state), Decision):
            state.purses[state.pending[-1][1]] -= 1
            state.bank += 1
        super().apply(state, step, events, trusted=trusted)


class Permissive(Toy):
    """Which lets anybody pass at any time."""

    def _check(self, state, step):
        if not isinstance(step, tv.Pass):
            super()._check(state, step)


class TrustingTwice(Toy):
    """Where a trusted step is carried out otherwise."""

    def apply(self, state, step, events=None, *, trusted=False):
        super().apply(state, step, events, trusted=trusted)
        state.round += trusted


class Mumbling(Toy):
    """Whose notation forgets which place of the row was meant."""

    def write(self, step, state):
        return super().write(step, state).partition(" place")[0]


class LeakyPurse(Toy):
    """Where a passed coin is lost from the table."""

    def inventory(self, state):
        found = super().inventory(state)
        places = {place: dict(pieces) for place, pieces in found.places.items()}
        if state.phase == "market" and state.bank < 12 - 2 * state.seats:
            places["bank"] = {}
        return Inventory(places)


class ForgetfulPosition(Toy):
    """Whose positions lose the discards."""

    def from_position(self, setup, inventory, turn):
        kept = {place: pieces for place, pieces in inventory.places.items() if place != "discards"}
        return super().from_position(setup, Inventory(kept), turn)


class OneTagTooFew(Toy):
    """Which counts three of each card in a box of four."""

    def tagged(self, setup):
        return tuple((piece, count - 1) for piece, count in super().tagged(setup))


class WrongSum(Toy):
    """Whose sheet leaves out a line."""

    def score(self, state):
        return tuple(ScoreSheet(sheet.seat, sheet.lines[1:]) for sheet in super().score(state))


class EmptyWords(Toy):
    """Whose prompt offers stealing where nobody can."""

    def prompt(self, state, viewer):
        prompt = super().prompt(state, viewer)
        return replace(prompt, words=("steal", "pass")) if prompt.key == "market" else prompt


class NoRule(Toy):
    """Whose refusals cite nothing."""

    def why_not(self, state, refs):
        return replace(super().why_not(state, refs), rule="")


class Careless(Toy):
    """Who says that it hides nothing."""

    def hides(self, setup):
        return False


class ForgetfulBot(Toy):
    """Whose guesses forget what the bot itself has laid."""

    def determinise(self, setup, observation, rng):
        state = super().determinise(setup, observation, rng)
        if observation.viewer != PUBLIC and state.laid[observation.viewer]:
            state.laid[observation.viewer] = 1 + state.laid[observation.viewer] % 6
        return state


class BlindHands(Toy):
    """Who finds no step by the card that it moves."""

    def moving(self, state, pieces):
        return [step for step in super().moving(state, pieces) if not isinstance(step, tv.Take)]


class WrongFaces(Toy):
    """Whose cards point at something else when they are shown."""

    def showing(self, state, pieces):
        return (frozenset((word("draw"),)),)


class CardsFromNowhere(Toy):
    """Who says that more lie face down than there are."""

    def hidden(self, state):
        return (Hidden("row-1", 99, frozenset(("card-1",))),)


class InventedPlaces(Toy):
    """Whose details are of cards that do not lie there."""

    def details(self, state, step):
        return [tv.Take(step.face, place) for place in (1, 2)] if isinstance(step, tv.Take) else ()


FLAWS = [
    (BlindHands, table_laws.steps_are_found_by_what_they_move),
    (WrongFaces, table_laws.outcomes_are_shown_by_their_piece),
    (CardsFromNowhere, table_laws.face_down_pieces_are_counted_once),
    (InventedPlaces, table_laws.details_mean_the_same_step),
    (TalkativeLog, secrecy.private_chance_stays_private),
    (TalkativeEvents, secrecy.private_chance_stays_private),
    (OpenLaying, secrecy.hidden_actions_stay_hidden),
    (GlassHands, secrecy.private_chance_stays_private),
    (GlassDeck, secrecy.private_chance_stays_private),
    (TellingPrompt, secrecy.views_tell_nothing_hidden),
    (TellingRefusal, secrecy.views_tell_nothing_hidden),
    (TellingChoices, secrecy.views_tell_nothing_hidden),
    (TellingScore, secrecy.views_tell_nothing_hidden),
    (SilentTheft, secrecy.only_learners_learn),
    (SilentDiscard, secrecy.only_learners_learn),
    (Careless, secrecy.it_is_told_whether_anything_is_hidden),
    (ForgetfulBot, secrecy.determinising_fits_the_observation),
    (Stutter, laws.legal_sets_agree),
    (DeafNarrowing, laws.legal_sets_agree),
    (GhostCards, laws.weights_are_positive_ints),
    (LoadedDice, laws.weights_are_positive_ints),
    (SharedDeck, laws.applying_is_pure),
    (TrustingTwice, laws.applying_is_pure),
    (HastyRefusal, laws.illegal_steps_touch_nothing),
    (Permissive, laws.illegal_steps_touch_nothing),
    (Mumbling, laws.notation_is_lossless),
    (LeakyPurse, laws.pieces_are_conserved),
    (OneTagTooFew, laws.tagged_pieces_are_in_the_box),
    (ForgetfulPosition, laws.positions_come_back),
    (WrongSum, laws.sheets_equal_the_track),
    (EmptyWords, laws.prompts_say_what_can_be_pressed),
    (NoRule, laws.refusals_are_explained),
]


@pytest.mark.parametrize(("flawed", "law"), FLAWS, ids=lambda item: item.__name__)
def test_flaw_is_caught(flawed, law):
    """Within a dozen plays, by the law that is about it."""
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        for seed in range(12):
            law(played(flawed(), 2 + seed % 3, seed))


def test_every_law_with_a_plain_flaw_has_one():
    """Laws without a flawed toy: the type checker, or a crash, says what they would."""
    unproved = {law.__name__ for law in (*laws.LAWS, *secrecy.LAWS, *table_laws.LAWS)} - {
        law.__name__ for _, law in FLAWS
    }
    assert unproved == {
        "exactly_one_node",
        "observations_cross_a_process",
        "evaluation_is_of_determinised_states",
        "projections_name_their_rules",
    }


def test_the_toy_really_deals_hidden_faces_anew():
    """What a law finds equal for two states means nothing if they are the same state."""
    play = played(TOY, 3, 5)
    rng = play.rng()
    moved = 0
    for moment in play.decisions():
        other = TOY.determinise(play.setup, TOY.observe(moment.state, 0), rng)
        assert other.hands[0] == moment.state.hands[0]
        moved += other.hands[1:] != moment.state.hands[1:]
    assert moved > 5


def test_the_toys_deals_are_independent_of_what_is_hidden():
    """Every face that a viewer has not seen can turn out to lie in another's hand, and no other."""
    play = played(TOY, 2, 1)
    moment = next(play.decisions())
    seen = TOY.observe(moment.state, 0)
    possible = {face for face, count in enumerate(seen.unseen) if count}
    rng = play.rng()
    dealt = {face for _ in range(200) for face in TOY.determinise(play.setup, seen, rng).hands[1]}
    assert dealt == possible
