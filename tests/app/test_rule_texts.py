"""Which file the rules come from: language first, then English; checkout first, then the wheel."""

import pytest

from riverboat_desktop.rule_texts import read_rules, rule_text


def write_rules(folder, file_name, title):
    folder.mkdir(exist_ok=True)
    (folder / file_name).write_text(f"# {title}\n\n## 1 A\n\n### XX-1.1 B · ruling\n\nC.\n", encoding="utf-8")


@pytest.fixture
def folders(tmp_path):
    """A checkout's folder and a wheel's; the first does not exist until something is written to it."""
    return tmp_path / "checkout", tmp_path / "wheel"


def test_riverboat_can_be_read_in_both_languages():
    assert rule_text("riverboat", "en").title == "Riverboat: the numbered rules"
    assert rule_text("riverboat", "zh_TW").title == "Riverboat：編號規則"


def test_an_unknown_language_gets_english():
    assert rule_text("riverboat", "fr").title == rule_text("riverboat", "en").title


def test_the_checkout_comes_before_the_wheel(folders):
    for folder in folders:
        write_rules(folder, "toy.md", folder.name)
    assert read_rules("toy", "en", folders).title == "checkout"


def test_without_a_checkout_the_wheel_is_read(folders):
    write_rules(folders[1], "toy.md", "wheel")
    assert read_rules("toy", "en", folders).title == "wheel"


def test_the_language_is_found_in_any_folder(folders):
    write_rules(folders[0], "toy.md", "English")
    write_rules(folders[1], "toy.zh_TW.md", "中文")
    assert read_rules("toy", "zh_TW", folders).title == "中文"
    assert read_rules("toy", "de", folders).title == "English"


def test_a_game_without_rules_is_named_with_the_places(folders):
    with pytest.raises(FileNotFoundError, match=r"no rules of toy in: .*checkout, .*wheel"):
        read_rules("toy", "en", folders)


@pytest.mark.parametrize(
    ("game", "language"), [("../toy", "en"), ("toy", "../../en"), ("", "en"), ("toy", "")]
)
def test_names_cannot_lead_out_of_the_folder(folders, game, language):
    with pytest.raises(ValueError, match="not the name of a game or a language"):
        read_rules(game, language, folders)
