"""The parser of rule documents: what a sound one gives, and that all damage is named with its line."""

import pytest

from engine.core.rulebook import Rule, Trust, parse_rulebook

SOUND = """\
# Toy: the rules

What this is.

And what it is not.

## 1.1 Beginning

### XX-1.1.1 First · printed

One paragraph
of two lines.

| a | b |
|---|---|
| 1 | 2 |

### XX-1.1.2 Second: a title · with a dot · deduced

```
# not a heading
### nor this
```

## 3 Edges

### XX-3.10 Third · ruling
Directly below.

### XX-3.9 Fourth · reconstruction

See XX-1.1.1.
"""


def test_rules_come_in_the_order_of_the_document():
    book = parse_rulebook(SOUND)
    assert [rule.id for rule in book] == ["XX-1.1.1", "XX-1.1.2", "XX-3.10", "XX-3.9"]
    assert len(book) == 4


def test_a_rule_knows_title_trust_chapter_and_body():
    book = parse_rulebook(SOUND)
    assert book["XX-1.1.1"] == Rule(
        id="XX-1.1.1",
        title="First",
        trust=Trust.PRINTED,
        chapter="1.1 Beginning",
        body="One paragraph\nof two lines.\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    )
    assert book["XX-3.10"] == Rule("XX-3.10", "Third", Trust.RULING, "3 Edges", "Directly below.")


def test_only_the_last_dot_separates_the_trust():
    rule = parse_rulebook(SOUND)["XX-1.1.2"]
    assert (rule.title, rule.trust) == ("Second: a title · with a dot", Trust.DEDUCED)


def test_lines_between_fences_are_no_headings():
    assert parse_rulebook(SOUND)["XX-1.1.2"].body == "```\n# not a heading\n### nor this\n```"


def test_title_preamble_and_chapters():
    book = parse_rulebook(SOUND)
    assert book.title == "Toy: the rules"
    assert book.preamble == "What this is.\n\nAnd what it is not."
    assert book.chapters == ("1.1 Beginning", "3 Edges")


def test_lookup_of_a_number_that_does_not_exist():
    book = parse_rulebook(SOUND)
    assert "XX-1.1.1" in book
    assert "XX-1.1" not in book
    assert book.get("XX-1.1") is None
    with pytest.raises(KeyError):
        book["XX-1.1"]


@pytest.mark.parametrize(
    ("word", "trust"),
    [
        ("印刷", Trust.PRINTED),
        ("推論", Trust.DEDUCED),
        ("裁定", Trust.RULING),
        ("重建", Trust.RECONSTRUCTION),
    ],
)
def test_chinese_words_of_trust(word, trust):
    book = parse_rulebook(f"# 書\n\n## 1 章\n\n### XX-1.1 題 · {word}\n\n文。\n")
    assert book["XX-1.1"].trust is trust


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("XX-3.9 Fourth", "XX-3.10 Fourth", r"line 30: rule XX-3\.10 is there twice"),
        ("First · printed", "First · sure", r"line 9: unknown trust 'sure'"),
        ("First · printed", "First", r"line 9: expected"),
        ("### XX-1.1.1 First", "### First", r"line 9: expected"),
        ("### XX-1.1.1 First", "### XX-1 First", r"line 9: expected"),
        ("### XX-1.1.1 First", "### XX-1.1.1", r"line 9: expected"),
        ("### XX-3.10", "#### XX-3.10", r"line 27: this heading has no place here"),
        ("### XX-3.10", "###XX-3.10", r"line 27: this heading has no place here"),
        ("## 3 Edges", "# 3 Edges", r"line 25: this heading has no place here"),
        ("# Toy: the rules\n", "", r"line 2: this text belongs to no rule"),
        ("## 1.1 Beginning\n", "", r"line 8: rule XX-1\.1\.1 stands before the first chapter"),
        ("## 3 Edges\n", "## 3 Edges\n\nAstray.\n", r"line 27: this text belongs to no rule"),
        ("Directly below.", "", r"line 27: rule XX-3\.10 has no text"),
        ("\nSee XX-1.1.1.\n", "", r"line 30: rule XX-3\.9 has no text"),
        ("### nor this\n```\n", "### nor this\n", r"a code fence is not closed"),
    ],
)
def test_damage_is_named_with_its_line(old, new, message):
    assert old in SOUND
    with pytest.raises(ValueError, match=message):
        parse_rulebook(SOUND.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n\n", "# Title\n\nOnly words.\n", "# Title\n\n## Chapter\n"])
def test_a_document_without_rules_is_refused(text):
    with pytest.raises(ValueError, match="no rule"):
        parse_rulebook(text)
