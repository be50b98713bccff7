"""What the measurements say where something is missing, and that CONTRIBUTING says the same."""

import re
from pathlib import Path

from tests.benchmarks import comparators

ROOT = Path(__file__).resolve().parents[2]


def test_without_comparators_it_is_said_exactly_what_to_install(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(comparators, "ENVIRONMENT", tmp_path / "none")
    comparators.comparator_figures(1e-7)
    said = capsys.readouterr().out
    assert f"python3 -m venv {tmp_path}/none && {tmp_path}/none/bin/pip install catanatron==3.2.1" in said
    assert not [word for word in re.findall(r"[\w./-]+\.(?:lock|in|txt)\b", said)], "no file is named"
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"pip install {comparators.PEER}`" in contributing
    assert "/.venv-bench/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_every_title_of_the_measurements_is_explained():
    """What `make bench` prints headings for has its part in CONTRIBUTING."""
    code = (ROOT / "tests" / "benchmarks" / "run.py").read_text(encoding="utf-8")
    titles = re.findall(r'show\(f?"(?:\{game_id\}: )?([^",]+)', code)
    assert len(titles) > 4
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [title for title in titles if title.removeprefix("a ") not in contributing] == []
