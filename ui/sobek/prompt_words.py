"""What is asked, in the reader's language: a headline, a detail, and the words on the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication

from engine.core.game import Prompt
from engine.sobek.components import AMULET, BACKS, GLYPHS, GOODS, Edition
from engine.sobek.observation import SobekObservation
from engine.sobek.track import backward
from ui.listing import sentences
from ui.sobek import nouns

translate = QCoreApplication.translate
POINTS_A_STEP = 10
"""So many round points cost the most corrupt one step. Rule SK-1.12.7."""


def headlines() -> dict[str, str]:
    """The headline of every prompt by its key, with the places its arguments take."""
    return {
        "draw-start": translate("Prompts", "Who starts is drawn"),
        "draw-chooser": translate(
            "Prompts", "Of those who are last one is drawn, who will choose who starts"
        ),
        "deal-card": translate("Prompts", "{name} is dealt a start card"),
        "fill-dock": translate("Prompts", "The docks are filled (dock {dock})"),
        "show-back": translate("Prompts", "The back of the next card of the deck comes to light"),
        "draw-card": translate("Prompts", "{name} draws a card ({back} back)"),
        "bind-character": translate("Prompts", "{name} looks at the character that was taken"),
        "bind-character-passed": translate("Prompts", "{name} looks at a character that was passed over"),
        "draw-stolen": translate("Prompts", "{name} takes a card ({back} back) from the hand of {victim}"),
        "bind-token": translate("Prompts", "{name} looks at the event tokens"),
        "count": translate("Prompts", "All have laid: the round is counted"),
        "show-card": translate("Prompts", "{name} shows a card for {good}"),
        "show-card-play": translate("Prompts", "{name} shows the character that is played"),
        "show-named": translate(
            "Prompts", "{name} shows cards of {good} in the corruption, or there are none"
        ),
        "look-card": translate("Prompts", "The corruption of {victim} is told to {name}"),
        "tie-card": translate("Prompts", "A tie: {name} shows a card with a beige back in the corruption"),
        "over": translate("Prompts", "The game is over"),
        "action": translate("Prompts", "{take}, play a character, or lay a set"),
        "action-play": translate("Prompts", "{take}, or play a character"),
        "action-lay": translate("Prompts", "{take}, or lay a set"),
        "action-take": translate("Prompts", "{take}"),
        "extra-action": translate("Prompts", "{action} (one more action)"),
        "pick-token": translate("Prompts", "pick one of the {left} event tokens"),
        "pick-token-last": translate("Prompts", "take the last event token"),
        "name-good": translate("Prompts", "name a good whose cards leave your corruption"),
        "rob": translate("Prompts", "choose the back of a card in an opponent's hand to take it"),
        "look": translate("Prompts", "choose whose corruption to look through"),
        "claim": translate("Prompts", "take one card of the corruption of {victim}"),
        "discard": translate("Prompts", "put {left} cards of your hand under your corruption tile"),
        "discard-last": translate("Prompts", "put 1 card of your hand under your corruption tile"),
        "add-cards": translate("Prompts", "add 1 or 2 cards of one good to your set of it"),
        "fetch": translate("Prompts", "take any card on the docks"),
        "guild": translate("Prompts", "choose whose marker goes back to the previous {glyph}"),
        "curse": translate("Prompts", "choose who gets the Curse"),
        "prosper": translate("Prompts", "choose which of your sets gets Prosperity"),
        "lay-last": translate("Prompts", "lay sets, for the round is over"),
        "choose-start": translate("Prompts", "choose who starts round {round}"),
    }


def details() -> dict[str, str]:
    """The second line of a prompt by its key; not every prompt has one."""
    return {
        "action": translate("Prompts", "Every card before the one you take goes under your corruption tile."),
        "extra-action": translate("Prompts", "Flood gives it; a set laid now brings an event token again."),
        "pick-token": translate("Prompts", "It is carried out at once; the others go back face down."),
        "name-good": translate("Prompts", "Characters of that good go along, amulets stay."),
        "rob": translate("Prompts", "The Thief sees its face only afterwards."),
        "look": translate("Prompts", "Then the Vizir takes one card of it."),
        "show-card": translate("Prompts", "Still to be shown: {left}."),
        "claim": translate("Prompts", "The Vizir has looked through it; the card comes to your hand."),
        "discard": translate("Prompts", "The Scribe leaves {kept} cards in your hand."),
        "add-cards": translate("Prompts", "The Courtisan may add amulets and characters, too."),
        "fetch": translate("Prompts", "With the Merchant nothing is passed over."),
        "curse": translate("Prompts", "It counts as {count} cards of corruption to the end of the round."),
        "prosper": translate("Prompts", "It adds {count} scarabs to a set of wheat, fish or cattle."),
        "lay-last": translate(
            "Prompts", "Each set scores its scarabs; what stays in the hand goes under the corruption tile."
        ),
        "choose-start": translate("Prompts", "The last in points chooses, perhaps themselves."),
    }


def headline(
    prompt: Prompt, seen: SobekObservation, edition: Edition, seat_name: Callable[[int], str]
) -> str:
    """What is asked, without the name of the seat that acts; nothing that the viewer may not know."""
    args: dict[str, str | int] = dict(prompt.args)
    key = prompt.key
    if "seat" in args:
        args["name"] = seat_name(int(args["seat"]) - 1)
    if "victim" in args:
        args["victim"] = seat_name(int(args["victim"]) - 1)
    if "back" in args:
        args["back"] = nouns.back_by_name(str(args["back"]))
    if key.startswith("show-"):
        args["good"] = nouns.good_by_name(str(args.get("good", "")))
        key += "-play" if args.get("use") == "play" else ""
    if "glyph" in args:
        args["glyph"] = nouns.glyph_name(GLYPHS.index(str(args["glyph"])))
    if args.get("place") == "pile":
        key = "bind-character-passed"
    elif prompt.left == 1 and key in ("pick-token", "discard"):
        key += "-last"
    texts = headlines()
    if key in ("action", "extra-action"):
        args["take"] = _take(len(seen.queue), edition.reach)
        args["action"] = texts[_action(prompt, seen)].format(**args)
        return texts[key].format(**args) if key == "extra-action" else str(args["action"])
    return texts.get(key, key).format(**{**args, "left": prompt.left, "round": seen.round})


def _action(prompt: Prompt, seen: SobekObservation) -> str:
    """What a turn may be. Only who sees the hand is told what it allows; the words tell that."""
    if not may_see_hand(prompt.seat, seen):
        return "action"
    plays, lays = "play" in prompt.words, "lay" in prompt.words
    if plays and lays:
        return "action"
    return "action-play" if plays else "action-lay" if lays else "action-take"


def may_see_hand(seat: int, seen: SobekObservation) -> bool:
    """Whether the viewer may know the hand and the corruption of that seat."""
    return seat >= 0 and (seen.viewer == seat or seen.piles[seat] is not None)


def _take(lying: int, reach: int) -> str:
    if lying == 1:
        return translate("Prompts", "take the last card")
    if lying > reach:
        return translate("Prompts", "take one of the first {count} cards").format(count=reach)
    return translate("Prompts", "take one of the last {count} cards").format(count=lying)


def detail(
    prompt: Prompt, seen: SobekObservation, edition: Edition, seat_name: Callable[[int], str], *, repeat: bool
) -> str:
    """What else is to be known: what is at stake, what lies in the own corruption, where markers would go.

    `repeat` tells whether the glyphs go on beyond the end of the track. Rule SK-3.33.
    """
    key = prompt.key
    if key == "guild":
        return _guild(prompt, seen, edition, seat_name, repeat=repeat)
    if key == "pick-token" and prompt.left == 1:
        return translate("Prompts", "It is carried out at once.")
    if key == "action" and len(seen.queue) == 1:
        return _after_last(seen)
    text = details().get(key, "")
    if dict(prompt.args).get("by") == "card":
        # Rule SK-1.16.24: one that is shown says which good.
        text = sentences((translate("Prompts", "Choose it, or show a card of it that leaves."), text))
    if key == "curse":
        text = text.format(count=edition.curse_cards)
    elif key == "prosper":
        text = text.format(count=edition.prosperity_scarabs)
    elif key == "show-card":
        text = text.format(left=dict(prompt.args)["left"]) if dict(prompt.args)["left"] != 1 else ""
    elif key == "discard":
        text = text.format(kept=len(seen.hands[prompt.seat]) - prompt.left)
    if may_see_hand(prompt.seat, seen):
        if key == "name-good":
            text = _corruption(prompt.seat, seen, edition, text)
        elif key == "lay-last":
            text = _stake(prompt.seat, seen, edition)
    return text


def _after_last(seen: SobekObservation) -> str:
    if seen.deck:
        return translate("Prompts", "Who takes it has the docks filled anew.")
    return translate("Prompts", "Who takes it ends the round.")


def _guild(
    prompt: Prompt,
    seen: SobekObservation,
    edition: Edition,
    seat_name: Callable[[int], str],
    *,
    repeat: bool,
) -> str:
    """Where the marker of each opponent would go."""
    glyph = GLYPHS.index(str(dict(prompt.args)["glyph"]))
    ways = []
    for seat, score in enumerate(seen.score):
        if seat != prompt.seat:
            after = backward(edition.track, score, glyph, repeat=repeat)
            text = translate("Prompts", "{name}: {before} → {after}")
            ways.append(text.format(name=seat_name(seat), before=score, after=after))
    return " · ".join(ways)


def _corruption(seat: int, seen: SobekObservation, edition: Edition, more: str) -> str:
    pile = seen.piles[seat] or ()
    counts = [
        sum(1 for card in pile if card not in (AMULET, *BACKS) and edition.cards[card].good == good)
        for good in range(len(GOODS))
    ]
    found = [
        translate("Prompts", "{count} {good}").format(count=count, good=nouns.good_name(good))
        for good, count in enumerate(counts)
        if count
    ]
    if not found and not any(card in BACKS for card in pile):
        return translate("Prompts", "No good lies in your corruption, so this does nothing.")
    untold = [card for card in pile if card in BACKS]
    if untold:
        found.append(nouns.card_names(edition, untold))
    lies = translate("Prompts", "In your corruption: {goods}.").format(goods=nouns.listed(found))
    return sentences((lies, more))


def _stake(seat: int, seen: SobekObservation, edition: Edition) -> str:
    """What corruption may cost; how much of it there would be stands on the buttons. Rule SK-1.12.7."""
    points = round_points(seat, seen, edition)
    if any(card in BACKS for card in _laid_cards(seat, seen)):  # Rule SK-1.16.26: they are shown at the count
        return translate(
            "Prompts",
            "Points this round: at least {points}; laid cards that nobody has told may add to it."
            " Steps back if most corrupt: at least {steps}.",
        ).format(points=points, steps=points // POINTS_A_STEP)
    return translate("Prompts", "Points this round: {points}. Steps back if most corrupt: {steps}.").format(
        points=points, steps=points // POINTS_A_STEP
    )


def _laid_cards(seat: int, seen: SobekObservation) -> Iterator[int]:
    for cards in (*seen.sets[seat], *(cards for _, cards in seen.laid[seat] or ())):
        yield from cards


def round_points(seat: int, seen: SobekObservation, edition: Edition) -> int:
    """What the sets of a seat score as they lie, those of the end of the round included."""
    points = sum(
        edition.vertical(cards, seen.prosperity[seat][good])[1] for good, cards in enumerate(seen.sets[seat])
    )
    return points + sum(edition.scarabs_on(cards) for _, cards in seen.laid[seat] or ())


def word_text(word: str, key: str = "") -> str:
    """The button of a word that can be pressed, by what is asked."""
    if word == "done" and key == "lay-last":
        return translate("Prompts", "Lay no more")
    if word == "done" and key == "add-cards":
        return translate("Prompts", "None of them fits")
    named = {
        "play": translate("Prompts", "Play a character"),
        "lay": translate("Prompts", "Lay a set"),
        "add": translate("Prompts", "Add"),
        "done": translate("Prompts", "Done"),
        "count": translate("Prompts", "Count"),
        "none": translate("Prompts", "No more of them"),
    }
    return named.get(word, word)
