"""An unexpected error is written down and told calmly; one that keeps coming fills no disk."""

import sys
import tomllib
from pathlib import Path

from riverboat_desktop.crash import CrashReports
from riverboat_desktop.version import VERSION


def failed(text: str) -> ValueError:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_a_report_has_the_traceback_and_the_window_hears_of_it(tmp_path, caplog):
    shown: list[Path] = []
    reports = CrashReports(tmp_path / "log")
    reports.show = shown.append
    reports.report(failed("broken wheel"))
    text = reports.file.read_text(encoding="utf-8")
    assert "ValueError: broken wheel" in text and "in failed" in text and VERSION in text
    assert shown == [reports.file]


def test_errors_in_a_row_are_counted_but_not_all_written(tmp_path, caplog):
    shown: list[Path] = []
    reports = CrashReports(tmp_path)
    reports.show = shown.append
    for number in range(200):
        reports.report(failed(f"error {number}"))
    assert reports.count == 200
    assert 1 <= len(shown) <= 5
    assert "error 199" not in reports.file.read_text(encoding="utf-8")


def test_what_reaches_the_excepthook_is_reported(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    reports = CrashReports(tmp_path)
    reports.install()
    error = failed("in a slot")
    sys.excepthook(type(error), error, error.__traceback__)
    assert "in a slot" in reports.file.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_no_second_error(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    reports = CrashReports(tmp_path / "file")
    reports.report(failed("still told"))
    assert "still told" in caplog.text and "cannot be written" in caplog.text


def test_the_version_is_the_one_of_the_package():
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    assert tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"] == VERSION
