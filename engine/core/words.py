"""Reading the notation of a step word by word; what the words mean is a game's own business."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import NotationError, Sentence
from engine.core.numerals import whole


class Words:
    """The words of one step, taken from the left. What does not fit raises `NotationError`."""

    def __init__(self, text: str) -> None:
        self.words = text.split()

    def take(self, expected: Sentence) -> str:
        """The next word, whatever it is; `expected` says what should stand there."""
        if not self.words:
            raise NotationError(
                Sentence("the step ends where its {expected} should stand", expected=expected)
            )
        return self.words.pop(0)

    def last(self, word: str) -> bool:
        """Whether `word` stands next; it is taken."""
        if self.words and self.words[0] == word:
            self.words.pop(0)
            return True
        return False

    def index(self, names: Sequence[str], expected: Sentence) -> int:
        """The index of the next word among the names."""
        word = self.take(expected)
        if word not in names:
            raise NotationError(
                Sentence(
                    "{word!r} is no {expected}; there are: {known}",
                    word=word,
                    expected=expected,
                    known=", ".join(names),
                )
            )
        return names.index(word)

    def number(self, expected: Sentence) -> int:
        """The next word as a whole number of up to three digits."""
        word = self.take(expected)
        number = whole(word, 3)
        if number is None:
            raise NotationError(Sentence("{word!r} is no {expected}", word=word, expected=expected))
        return number

    def end(self) -> None:
        """Nothing may stand after the step."""
        if self.words:
            words = " ".join(self.words)
            raise NotationError(Sentence("unexpected {words!r} at the end of the step", words=words))
