"""The numbered rules of a game, read from the text of their document; no file is opened here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Trust(Enum):
    """How far a rule can be trusted: what it rests on."""

    PRINTED = "printed"
    DEDUCED = "deduced"
    RULING = "ruling"
    RECONSTRUCTION = "reconstruction"


# The words that documents write behind a title, in every language there is a document of.
TRUST_WORDS: Final = {trust.value: trust for trust in Trust} | {
    "印刷": Trust.PRINTED,
    "推論": Trust.DEDUCED,
    "裁定": Trust.RULING,
    "重建": Trust.RECONSTRUCTION,
}

_RULE_HEADING: Final = re.compile(
    r"### (?P<id>[A-Z]{2}-\d+(?:\.\d+)+) (?P<title>\S.*?) · (?P<trust>\S+)", re.ASCII
)
_HEADING: Final = re.compile(r"#{1,6}(?!#)")
_FENCE: Final = "```"


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `body` is Markdown: paragraphs, lists and tables, without the heading."""

    id: str
    title: str
    trust: Trust
    chapter: str
    body: str


class Rulebook:
    """All rules of one document: in its order by iteration, by number by `book["XX-1.2"]`."""

    __slots__ = ("_by_id", "preamble", "rules", "title")

    def __init__(self, title: str, preamble: str, rules: tuple[Rule, ...]) -> None:
        """Raises ValueError where two rules have the same number."""
        self.title = title
        self.preamble = preamble
        self.rules = rules
        self._by_id: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self._by_id:
                raise ValueError(f"rule {rule.id} is there twice")
            self._by_id[rule.id] = rule

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Rule:
        """The rule of that number; KeyError where there is none."""
        return self._by_id[rule_id]

    def get(self, rule_id: str) -> Rule | None:
        """The rule of that number, or None."""
        return self._by_id.get(rule_id)

    @property
    def chapters(self) -> tuple[str, ...]:
        """The headings of the chapters that hold rules, in order."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules))


def parse_rulebook(text: str) -> Rulebook:
    """The rules of a document.

    One `# title` line, a preamble, `## chapter` lines, and in a chapter rules: `### <id> <title> · <trust>`
    and a body that is not empty. Lines between code fences are never headings. Raises ValueError, with the
    number of the line, for any other heading, an unknown trust word, a number used twice, or text that
    belongs to no rule.
    """
    reader = _Reader()
    fenced = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith(_FENCE):
            fenced = not fenced
        if not fenced and _HEADING.match(line):
            reader.heading(number, line.rstrip())
        else:
            reader.text(number, line)
    if fenced:
        raise ValueError("a code fence is not closed before the end of the document")
    return reader.finish()


@dataclass(frozen=True, slots=True)
class _OpenRule:
    """A rule whose heading was read and whose body is being collected."""

    line: int
    id: str
    title: str
    trust: Trust


class _Reader:
    """Takes a document line by line and keeps what is open: title, chapter, rule."""

    __slots__ = ("_chapter", "_lines", "_preamble", "_rule", "_rules", "_title")

    def __init__(self) -> None:
        self._title = ""
        self._preamble = ""
        self._chapter = ""
        self._rule: _OpenRule | None = None
        self._lines: list[str] = []
        self._rules: dict[str, Rule] = {}

    def heading(self, number: int, line: str) -> None:
        """A line that begins with `#`."""
        self._close()
        if line.startswith("### "):
            self._open_rule(number, line)
        elif line.startswith("## ") and self._title:
            self._chapter = line[3:].strip()
        elif line.startswith("# ") and not self._title:
            self._title = line[2:].strip()
        else:
            raise ValueError(f"line {number}: this heading has no place here: {line}")

    def text(self, number: int, line: str) -> None:
        """Any other line."""
        if line.strip() and self._rule is None and (self._chapter or not self._title):
            raise ValueError(f"line {number}: this text belongs to no rule: {line}")
        self._lines.append(line.rstrip())

    def finish(self) -> Rulebook:
        """The document is over."""
        self._close()
        if not self._rules:
            raise ValueError("the document has no rule")
        return Rulebook(self._title, self._preamble, tuple(self._rules.values()))

    def _open_rule(self, number: int, line: str) -> None:
        match = _RULE_HEADING.fullmatch(line)
        if match is None:
            raise ValueError(f"line {number}: expected '### <id> <title> · <trust>', found: {line}")
        if not self._chapter:
            raise ValueError(f"line {number}: rule {match['id']} stands before the first chapter")
        if match["id"] in self._rules:
            raise ValueError(f"line {number}: rule {match['id']} is there twice")
        if match["trust"] not in TRUST_WORDS:
            known = ", ".join(TRUST_WORDS)
            raise ValueError(f"line {number}: unknown trust {match['trust']!r}; there are: {known}")
        self._rule = _OpenRule(number, match["id"], match["title"], TRUST_WORDS[match["trust"]])

    def _close(self) -> None:
        """Put what was collected where it belongs: to the open rule, or else to the preamble."""
        body = "\n".join(self._lines).strip("\n")
        self._lines = []
        if self._rule is None:
            self._preamble = self._preamble or body
            return
        rule, self._rule = self._rule, None
        if not body:
            raise ValueError(f"line {rule.line}: rule {rule.id} has no text")
        self._rules[rule.id] = Rule(rule.id, rule.title, rule.trust, self._chapter, body)
