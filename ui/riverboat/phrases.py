"""Riverboat in words: every key of the engine becomes text in the reader's language here."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.component import Ref
from engine.core.errors import Reason
from engine.core.game import Prompt
from engine.core.score import ScoreLine
from engine.riverboat.observation import RiverboatObservation
from engine.session.view import LogLine, View
from ui.game_table import Doubt
from ui.riverboat import nouns, option_words, prompt_words, reason_words, score_words, step_words
from ui.riverboat.tip_words import TableWords

translate = QCoreApplication.translate


class Phrases(TableWords):
    """All words of a play; ask anew after the language changed."""

    def game_name(self) -> str:
        """The name of the game."""
        return translate("Phrases", "Riverboat")

    def asked(self, prompt: Prompt, view: View) -> str:
        """What is asked, in few words."""
        del view
        return prompt_words.headline(prompt)

    def asked_detail(self, prompt: Prompt, view: View) -> str:
        """What helps to answer it."""
        seen: RiverboatObservation = view.observation
        return prompt_words.detail(prompt, seen, self.edition)

    def word(self, word: str, prompt: Prompt) -> str:
        """The text of a button."""
        return prompt_words.pass_text(prompt) if word == "pass" else prompt_words.word_text(word)

    def reveal(self, view: View) -> str:
        """The button that reveals what is to be revealed."""
        if view.prompt.key == "reveal-card":
            return translate("Phrases", "Next card")
        return super().reveal(view)

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return reason_words.reason_text(reason, self.edition)

    def toggle_wanted(self, word: str) -> str:
        """Said where only a coin would allow what was pointed at."""
        del word
        return translate("Phrases", "That is possible for a coin: press the coin button first.")

    def doubt_boat(self, better: Any) -> Doubt:
        """A coin for a boat that is on show. Rule RB-3.42."""
        return Doubt(
            translate("Phrases", "This boat is on show and costs no coin."),
            "RB-3.42",
            translate("Phrases", "Pay the coin"),
            translate("Phrases", "Take it without"),
            better,
        )

    def doubt_worker(self, better: Any) -> Doubt:
        """A coin for a field that shows the card's suit. Rule RB-1.5.4."""
        return Doubt(
            translate("Phrases", "This field fits the card and needs no coin."),
            "RB-1.5.4",
            translate("Phrases", "Pay the coin"),
            translate("Phrases", "Place it without"),
            better,
        )

    def step(self, step: Any, view: View) -> str:
        """A legal step in words."""
        seen: RiverboatObservation = view.observation
        mat = self.edition.mats[max(0, seen.mats[max(0, seen.acting)])]
        text = step_words.notation(step, mat.grid.names, self.edition)
        return step_words.step_words(text, self.edition, self.seat_name)

    def log(self, line: LogLine) -> tuple[str, str]:
        """What was done, and what it brought; what another seat got stands below, after its name."""
        return (
            step_words.step_words(line.text, self.edition, self.seat_name),
            self.brought(line.who, line.events, step_words.effect),
        )

    def log_refs(self, line: LogLine) -> tuple[Ref, ...]:
        """The pieces and places that a step of a seat is about."""
        return step_words.step_refs(line.text, line.who) if line.who >= 0 else ()

    def score_key(self, key: str) -> str:
        """A kind of points."""
        return score_words.score_key(key)

    def score_line(self, line: ScoreLine) -> str:
        """A line of a score sheet, without its points."""
        return score_words.score_line(line, self.ref)

    def projection(self, key: str) -> str:
        """A row of what the end would add."""
        return score_words.projection(key)

    def ref(self, ref: Ref) -> str:
        """Something that can be pointed at."""
        edition = self.edition
        match ref.kind:
            case "tile":
                index = edition.tile_index(ref.name)
                return nouns.tile_name(edition, edition.tiles[index]) if index >= 0 else ref.name
            case "boat":
                return translate("Phrases", "boat {name}").format(name=ref.name)
            case "card":
                return translate("Phrases", "card {name}").format(name=ref.name)
            case "crop":
                index = next((i for i, crop in enumerate(edition.crops) if crop.id == ref.name), -1)
                return nouns.crop_name(edition, index) if index >= 0 else ref.name
            case "suit":
                index = next((i for i, suit in enumerate(edition.suits) if suit.id == ref.name), -1)
                return nouns.suit_name(edition, index) if index >= 0 else nouns.suit_by_name(ref.name)
            case "phase":
                return nouns.phase_short(int(ref.name))
            case "seat":
                return self.seat_name(int(ref.name) - 1)
            case "mat":
                return translate("Phrases", "mat {name}").format(name=ref.name)
            case "deck":
                return translate("Phrases", "the deck")
            case "word":
                return prompt_words.word_text(ref.name)
        return ref.name

    def option(self, name: str) -> str:
        """An option of the setup."""
        return option_words.option_names().get(name, name)

    def option_value(self, name: str, value: str) -> str:
        """A value of an option."""
        return option_words.option_value(name, value)

    def option_help(self, name: str) -> str:
        """What an option decides."""
        return option_words.option_help().get(name, "")
