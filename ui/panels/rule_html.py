"""Rules as the rich text that Qt shows: paragraphs, lists, tables; rule numbers become links."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import Final

from engine.core.rulebook import Rule

_RULE_ID: Final = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)+\b", re.ASCII)
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_FENCE: Final = "```"


def rule_html(rule: Rule, trust: str, muted: str) -> str:
    """One rule with its number as an anchor; `trust` in words, `muted` as a colour such as `#777777`."""
    return (
        f'<p style="margin-bottom:2px"><a name="{rule.id}"></a><b>{escape(rule.title)}</b><br/>'
        f'<span style="color:{muted}">{rule.id} · {escape(trust)}</span></p>{body_html(rule.body)}'
    )


def body_html(body: str) -> str:
    """The Markdown of a rule's body as rich text."""
    blocks: list[str] = []
    lines = body.splitlines()
    while lines:
        if lines[0].startswith(_FENCE):
            end = next((n for n, line in enumerate(lines[1:], 1) if line.startswith(_FENCE)), len(lines))
            blocks.append(f"<pre>{escape(chr(10).join(lines[1:end]))}</pre>")
            lines = lines[end + 1 :]
            continue
        kind = _kind(lines[0])
        count = next((n for n, line in enumerate(lines) if _kind(line) != kind), len(lines))
        blocks.append(_block(kind, lines[:count]))
        lines = lines[count:]
    return "".join(blocks)


def _kind(line: str) -> str:
    if not line.strip():
        return "blank"
    if line.startswith(_FENCE):
        return "fence"
    if line.startswith("|"):
        return "table"
    return "list" if line.startswith(("- ", "* ")) else "text"


def _block(kind: str, lines: list[str]) -> str:
    if kind == "table":
        return _table(lines)
    if kind == "list":
        return "<ul>" + "".join(f"<li>{_inline(line[2:])}</li>" for line in lines) + "</ul>"
    return f"<p>{_inline(_joined(lines))}</p>" if kind == "text" else ""


def _joined(lines: Iterable[str]) -> str:
    """Lines of one paragraph; a break between two wide characters is no space."""
    text = ""
    for line in lines:
        gap = "" if not text or (ord(text[-1]) > 0x2E7F and ord(line[:1] or " ") > 0x2E7F) else " "
        text += gap + line.strip()
    return text


def _inline(text: str) -> str:
    linked = _RULE_ID.sub(lambda match: f'<a href="#{match[0]}">{match[0]}</a>', escape(text))
    return _BOLD.sub(r"<b>\1</b>", linked)


def _table(lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    parts = ['<table border="1" cellspacing="0" cellpadding="3" width="100%">']
    for number, row in enumerate(rows):
        if all(set(cell) <= set("-: ") and cell for cell in row):
            continue
        tag = "th" if number == 0 else "td"
        parts.append("<tr>" + "".join(f"<{tag}>{_inline(cell)}</{tag}>" for cell in row) + "</tr>")
    return "".join([*parts, "</table>"])


def chapters_html(rules: Iterable[Rule], trust_words: dict[str, str], muted: str) -> str:
    """Rules in their order under the headings of their chapters."""
    parts: list[str] = []
    for chapter, group in groupby(rules, key=lambda rule: rule.chapter):
        parts.append(f"<h3>{escape(chapter)}</h3>")
        parts += [rule_html(rule, trust_words[rule.trust.value], muted) for rule in group]
    return "".join(parts)
