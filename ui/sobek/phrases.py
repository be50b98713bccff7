"""Sobek in words: every key of the engine becomes text in the reader's language here."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.core.errors import Reason
from engine.core.game import Prompt
from engine.core.score import ScoreLine
from engine.session.view import LogLine, View
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.observation import SobekObservation
from ui.sobek import effect_words, nouns, option_words, prompt_words, reason_words, score_words
from ui.sobek.nouns import capital
from ui.sobek.step_words import Around, StepWords, around, step_refs
from ui.sobek.tip_words import TableWords

translate = QCoreApplication.translate


class Phrases(TableWords):
    """All words of a play; ask anew after the language changed."""

    def game_name(self) -> str:
        """The name of the game."""
        return translate("Phrases", "Sobek")

    # --- what is asked ----------------------------------------------------------------------

    def asked(self, prompt: Prompt, view: View) -> str:
        """What is asked, in few words."""
        return prompt_words.headline(prompt, view.observation, self.edition, self.seat_name)

    def asked_detail(self, prompt: Prompt, view: View) -> str:
        """What helps to answer it."""
        repeat = self.setup.option("beyond-track") != "stop"
        return prompt_words.detail(prompt, view.observation, self.edition, self.seat_name, repeat=repeat)

    def word(self, word: str, prompt: Prompt) -> str:
        """The text of a button."""
        return prompt_words.word_text(word, prompt.key)

    def reveal(self, view: View) -> str:
        """The button that reveals what is to be revealed."""
        match view.prompt.key:
            case "bind-character" | "bind-token":
                return translate("Phrases", "Look at it")
            case "draw-card" | "draw-stolen":
                return translate("Phrases", "Take the card")
            case "fill-dock":
                return translate("Phrases", "Fill the docks")
            case "count":
                return translate("Phrases", "Count")
        return super().reveal(view)

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return reason_words.reason_text(reason, self.edition, self.seat_name)

    def toggle_wanted(self, word: str) -> str:
        """Said where only a word that is switched on would allow what was pointed at."""
        return translate("Phrases", "First press “{word}”.").format(word=prompt_words.word_text(word))

    # --- what is done -----------------------------------------------------------------------

    def step(self, step: Any, view: View) -> str:
        """A legal step in words, with what it costs or is worth at once."""
        seen: SobekObservation = view.observation
        facts = Around(view.prompt.seat, adding=view.prompt.key == "add-cards")
        if isinstance(step, st.Take | st.Fetch):
            facts = Around(view.prompt.seat, card=seen.docks[step.dock], dock=step.dock)
        said = self._steps().step(step, facts)
        more = self._worth(step, seen, view.prompt.seat)
        return translate("Phrases", "{step}: {worth}").format(step=said, worth=more) if more else said

    def _worth(self, step: Any, seen: SobekObservation, seat: int) -> str:
        match step:
            case st.Take(dock):
                return self.price(sum(1 for other in seen.queue if other < dock))
            case st.LaySet(good, cards) | st.AddCards(good, cards):
                return self.set_with(seen, seat, good, cards)
            case st.LayLast(_, cards) if cards:
                return self.points(self.edition.scarabs_on(cards))
        return ""

    def set_with(self, seen: SobekObservation, seat: int, good: int, cards: tuple[int, ...]) -> str:
        """The sum of a seat's vertical set of a good when these cards have joined it."""
        both = (*seen.sets[seat][good], *cards)
        extra = seen.prosperity[seat][good] * self.edition.prosperity_scarabs
        return self.set_value(self.edition.scarabs_on(both), extra, len(both))

    def log(self, line: LogLine) -> tuple[str, str]:
        """What was done, and what it brought; what another seat got stands below, after its name."""
        steps = self._steps()
        said = steps.step(line.step, around(line.step, line.events))
        if isinstance(line.step, st.Count):
            return said, effect_words.counted(line.events, self.edition, self.seat_name)
        brought = self.brought(line.who, line.events, lambda event: effect_words.effect(event, self.edition))
        started = next((event for event in line.events if isinstance(event, ev.StartChosen)), None)
        if started is not None:
            brought = self._turn_order(started.seat)
        return said, brought

    def _turn_order(self, first: int) -> str:
        seats = len(self.setup.seats)
        names = [self.seat_name((first + behind) % seats) for behind in range(seats)]
        return translate("Phrases", "turn order: {names}").format(names=nouns.listed(names))

    def _steps(self) -> StepWords:
        return StepWords(self.edition, self.seat_name)

    def log_refs(self, line: LogLine) -> tuple[Ref, ...]:
        """The pieces and places that a step of a seat is about."""
        return step_refs(line.step, line.who) if line.who >= 0 else ()

    # --- points -----------------------------------------------------------------------------

    def score_key(self, key: str) -> str:
        """A kind of points."""
        return score_words.score_key(key)

    def score_line(self, line: ScoreLine) -> str:
        """A line of a score sheet, without its points."""
        return score_words.score_line(line, self.ref)

    def projection(self, key: str) -> str:
        """A set that scores when the round ends."""
        return score_words.projection(key)

    # --- things -----------------------------------------------------------------------------

    def ref(self, ref: Ref) -> str:
        """Something that can be pointed at."""
        match ref.kind:
            case "card":
                return nouns.card_by_name(self.edition, ref.name.partition(" ")[0])
            case "dock":
                return translate("Phrases", "dock {number}").format(number=ref.name)
            case "good":
                return nouns.good_by_name(ref.name)
            case "token":
                return nouns.token_by_name(ref.name)
            case "back":
                return translate("Phrases", "{back} back").format(back=capital(nouns.back_by_name(ref.name)))
            case "pile":
                return translate("Phrases", "corruption of {name}").format(name=self.seat_name(ref.seat))
            case "seat":
                return self.seat_name(int(ref.name) - 1)
            case "word":
                return prompt_words.word_text(ref.name)
        return ref.name

    # --- options ----------------------------------------------------------------------------

    def option(self, name: str) -> str:
        """An option of the setup."""
        return option_words.option_names().get(name, name)

    def option_value(self, name: str, value: str) -> str:
        """A value of an option."""
        return option_words.option_value(name, value)

    def option_help(self, name: str) -> str:
        """What an option decides."""
        return option_words.option_help().get(name, "")
