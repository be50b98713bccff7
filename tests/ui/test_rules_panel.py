"""The rules dock: every rule as rich text with links, a search that finds, the language of the window."""

import pytest
from PySide6.QtCore import QUrl

from engine.core.rulebook import TRUST_WORDS, Trust
from riverboat_desktop.rule_texts import rule_text
from ui.panels.rule_html import body_html, chapters_html
from ui.panels.rules_panel import RulesPanel, trust_words
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_paragraphs_join_and_numbers_become_links():
    assert body_html("One line\nand RB-1.2.3.\n\nTwo & three") == (
        '<p>One line and <a href="#RB-1.2.3">RB-1.2.3</a>.</p><p>Two &amp; three</p>'
    )


def test_wide_characters_join_without_a_space():
    assert body_html("每輪\n一次") == "<p>每輪一次</p>"


def test_tables_lists_and_fixed_text():
    assert "<th>Players</th>" in body_html("| Players | Order |\n|---|---|\n| 2 | S, A |")
    assert "<td>S, A</td>" in body_html("| Players | Order |\n|---|---|\n| 2 | S, A |")
    assert body_html("- one\n- two") == "<ul><li>one</li><li>two</li></ul>"
    assert body_html("```\na  b\n```") == "<pre>a  b</pre>"


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_every_rule_is_shown_with_an_anchor_and_nothing_of_its_markdown(language):
    book = rule_text("riverboat", language)
    text = chapters_html(book, trust_words(), "#000000")
    for rule in book:
        assert f'<a name="{rule.id}">' in text
    assert "**" not in text and "|--" not in text and "```" not in text


def test_every_kind_of_trust_has_a_word():
    assert set(trust_words()) == {trust.value for trust in Trust}
    assert set(TRUST_WORDS.values()) == set(Trust)


@pytest.fixture
def reading() -> dict[str, str]:
    """The language of the window, under `language`."""
    return {"language": "en"}


@pytest.fixture
def panel(qtbot, reading) -> RulesPanel:
    panel = RulesPanel(lambda _game: rule_text("riverboat", reading["language"]), theme("light"))
    qtbot.addWidget(panel)
    panel.resize(320, 600)
    panel.show()
    return panel


def top_text(panel: RulesPanel) -> str:
    return panel.text.cursorForPosition(panel.text.rect().topLeft()).block().text()


def test_a_wanted_rule_comes_to_the_top(qtbot, panel):
    panel.open_rule("RB-1.5.4")
    title = rule_text("riverboat", "en")["RB-1.5.4"].title
    qtbot.waitUntil(lambda: top_text(panel).startswith(title), timeout=3000)


def test_a_link_leads_to_its_rule(qtbot, panel):
    panel.text.anchorClicked.emit(QUrl("#RB-3.51"))
    title = rule_text("riverboat", "en")["RB-3.51"].title
    qtbot.waitUntil(lambda: top_text(panel).startswith(title), timeout=3000)


def test_a_search_shows_only_what_has_every_word_and_a_wanted_rule_ends_it(qtbot, panel):
    qtbot.keyClicks(panel.search, "harbor half")
    qtbot.waitUntil(
        lambda: "RB-1.12.5" in panel.text.toPlainText() and "RB-1.5.1" not in panel.text.toPlainText()
    )
    panel.open_rule("RB-1.5.1")
    assert "RB-1.5.1" in panel.text.toPlainText()
    assert panel.search.text() == ""


def test_it_follows_the_language(panel, reading):
    reading["language"] = "zh_TW"
    panel.retranslate()
    assert "穀倉計分" in panel.text.toPlainText()
