"""Every sentence about data that the rules of Sobek make, for translation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEMPLATES: Final = (
    # engine/sobek/edition.py
    QT_TRANSLATE_NOOP("Problems", "{value!r} is no whole number from 0 to {most}"),
    QT_TRANSLATE_NOOP("Problems", "must be at least 1"),
    QT_TRANSLATE_NOOP("Problems", "needs exactly: {names}"),
    QT_TRANSLATE_NOOP("Problems", "{name!r} is no good; there are: {known}"),
    QT_TRANSLATE_NOOP("Problems", "must be {names}, in this order"),
    QT_TRANSLATE_NOOP("Problems", "{name}: {plain} plain cards are left of its total"),
    QT_TRANSLATE_NOOP("Problems", "there may be 1 to {most} characters"),
    QT_TRANSLATE_NOOP("Problems", "{name!r} is no name of small letters and dashes, or one that is taken"),
    QT_TRANSLATE_NOOP("Problems", "{role!r} is no role; there are: {known}"),
    QT_TRANSLATE_NOOP("Problems", "needs 1 to {most} groups of glyphs"),
    QT_TRANSLATE_NOOP("Problems", "group {group!r} must have each of {glyphs} once"),
    QT_TRANSLATE_NOOP("Problems", "each type of card needs a name of its own"),
    QT_TRANSLATE_NOOP("Problems", "there may be 1 to 9 docks"),
    QT_TRANSLATE_NOOP("Problems", "reach: at least 1 and at most every dock"),
    QT_TRANSLATE_NOOP("Problems", "hand: {dealt} start cards are dealt, there are {held}"),
    QT_TRANSLATE_NOOP("Problems", "tokens: {out} are laid out, there are {held}"),
    QT_TRANSLATE_NOOP("Problems", "the deck must at least fill the docks once"),
    QT_TRANSLATE_NOOP("Problems", "must reach beyond space 61, for the printed example"),
    QT_TRANSLATE_NOOP("Problems", "from 61 two steps back must end on 52, not on {end}"),
    # engine/sobek/blank/position.py
    QT_TRANSLATE_NOOP("Problems", "seat {seat} is a bot's, whose cards are all told"),
    # engine/sobek/inventory.py
    QT_TRANSLATE_NOOP("Problems", "something is pending here; go on to the next turn"),
    # engine/sobek/notation.py
    QT_TRANSLATE_NOOP("Problems", "card"),
    QT_TRANSLATE_NOOP("Problems", "back"),
    QT_TRANSLATE_NOOP("Problems", "good"),
    QT_TRANSLATE_NOOP("Problems", "seat number"),
    QT_TRANSLATE_NOOP("Problems", "dock number"),
    QT_TRANSLATE_NOOP("Problems", "event token"),
    QT_TRANSLATE_NOOP("Problems", "step"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "{word!r} is no step; steps begin with start, chooser, deal, fill, back, draw, bind, "
        "stolen, token, show, none, count, take, play, lay, pick, name, steal, look, claim, "
        "discard, add, fetch, guild, curse, prosper, done or choose",
    ),
    QT_TRANSLATE_NOOP("Problems", "set"),
    # engine/sobek/pad.py
    QT_TRANSLATE_NOOP("Problems", "the game was over before this round: a total was above {most}"),
    QT_TRANSLATE_NOOP("Problems", "a set has at least {least} cards"),
    QT_TRANSLATE_NOOP("Problems", "no {count} cards of this good have {scarabs} scarabs"),
    QT_TRANSLATE_NOOP("Problems", "no marker goes below 0"),
    QT_TRANSLATE_NOOP("Problems", "count the corruption of every seat; then the penalty is offered"),
    QT_TRANSLATE_NOOP("Problems", "equally corrupt: how many scarabs are on the cards of this pile?"),
    QT_TRANSLATE_NOOP("Problems", "most corrupt, {steps} steps back: {path}"),
    QT_TRANSLATE_NOOP("Problems", "only the most corrupt pay"),
    # engine/sobek/position.py
    QT_TRANSLATE_NOOP("Problems", "unknown piece {piece!r}"),
    QT_TRANSLATE_NOOP("Problems", "the box has fewer tokens {token}"),
    QT_TRANSLATE_NOOP("Problems", "{piece} does not belong there"),
    QT_TRANSLATE_NOOP("Problems", "{piece}: the box has only {held}"),
    QT_TRANSLATE_NOOP("Problems", "{piece} cannot lie in a set of {good}"),
    QT_TRANSLATE_NOOP("Problems", "there is no such dock; they are {first} to {last}"),
    QT_TRANSLATE_NOOP("Problems", "only goods and amulets lie face up here; say 'face-down' for characters"),
    QT_TRANSLATE_NOOP("Problems", "one card lies on a dock"),
    QT_TRANSLATE_NOOP("Problems", "a set has at least 3 cards"),
    QT_TRANSLATE_NOOP("Problems", "Prosperity lies on a set of wheat, fish or cattle"),
    QT_TRANSLATE_NOOP(
        "Problems",
        "{found} cards are placed nowhere, but there must be {deck} in the deck, {face_down} face "
        "down on docks and {out} out of the round",
    ),
    QT_TRANSLATE_NOOP("Problems", "{found} start cards are placed nowhere, but {out} are out of the round"),
    QT_TRANSLATE_NOOP("Problems", "{piece}: {count} are said to be unseen, but {left} are left"),
    QT_TRANSLATE_NOOP("Problems", "more characters lie face down than are unseen"),
    QT_TRANSLATE_NOOP("Problems", "no good is left in the deck"),
    QT_TRANSLATE_NOOP("Problems", "more characters are unseen than the deck has cards"),
    QT_TRANSLATE_NOOP("Problems", "somebody has looked, but {count} of those left do not lie there"),
    QT_TRANSLATE_NOOP("Problems", "nobody has looked, so no token is known"),
    QT_TRANSLATE_NOOP("Problems", "tokens were picked, so some seat has looked at them"),
    QT_TRANSLATE_NOOP("Problems", "{picked} were picked and {left} are left; a round has {out}"),
    QT_TRANSLATE_NOOP("Problems", "names one twice"),
    QT_TRANSLATE_NOOP("Problems", "fewer cards with that back are unseen than lie there"),
    QT_TRANSLATE_NOOP("Problems", "{left} are left, but {found} lie there"),
    QT_TRANSLATE_NOOP("Problems", "a card lies face up on dock {dock}"),
    QT_TRANSLATE_NOOP("Problems", "means nothing in phase laying"),
    QT_TRANSLATE_NOOP("Problems", "no card lies on the docks, so it is to be refilled or the round is over"),
    QT_TRANSLATE_NOOP("Problems", "in phase {phase} no card lies on the docks"),
    QT_TRANSLATE_NOOP("Problems", "is empty, so nothing can be refilled"),
    QT_TRANSLATE_NOOP("Problems", "no back shows here"),
    # engine/sobek/rules.py
    QT_TRANSLATE_NOOP("Problems", "this game has 2, 3 or 4, not {seats}"),
    QT_TRANSLATE_NOOP("Problems", "seats"),
    QT_TRANSLATE_NOOP("Problems", "seat {number}"),
    QT_TRANSLATE_NOOP("Problems", "unknown choice {name!r}; there is none"),
    QT_TRANSLATE_NOOP("Problems", "the game is over"),
)
