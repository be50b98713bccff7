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
    assert "builtins.ValueError\n" in text and "in failed" in text and VERSION in text
    assert shown == [reports.file]


def test_errors_in_a_row_are_counted_but_not_all_written(tmp_path, caplog):
    shown: list[Path] = []
    reports = CrashReports(tmp_path)
    reports.show = shown.append
    for number in range(200):
        reports.report(failed(f"error {number}"))
    assert reports.count == 200
    assert 1 <= len(shown) <= 5
    assert reports.file.read_text(encoding="utf-8").count("ValueError\n") == len(shown)


def test_what_an_error_says_may_be_about_a_hidden_card_and_is_left_out(tmp_path, caplog):
    """Byte for byte the same whatever is hidden, also in the errors behind it and on standard error."""
    texts = []
    for card in ("queen", "thief"):
        reports = CrashReports(tmp_path / card)
        try:
            try:
                dict[str, str]()[card]
            except KeyError as error:
                raise ExceptionGroup(card, [failed(card)]) from error
        except ExceptionGroup as error:
            reports.report(error)
        head, _, rest = reports.file.read_text(encoding="utf-8").partition("\n")
        assert VERSION in head
        texts.append(rest)
    assert texts[0] == texts[1]
    assert "KeyError" in texts[0] and "ExceptionGroup" in texts[0] and "in failed" in texts[0]
    assert "queen" not in caplog.text and "thief" not in caplog.text


def test_what_a_disk_says_is_told(tmp_path, caplog):
    reports = CrashReports(tmp_path)
    try:
        (tmp_path / "nowhere" / "file").read_bytes()
    except OSError as error:
        reports.report(error)
    assert "No such file or directory" in reports.file.read_text(encoding="utf-8")


def test_what_reaches_the_excepthook_is_reported(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    reports = CrashReports(tmp_path)
    reports.install()
    error = failed("in a slot")
    sys.excepthook(type(error), error, error.__traceback__)
    assert "in failed" in reports.file.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_no_second_error(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    reports = CrashReports(tmp_path / "file")
    reports.report(failed("still told"))
    assert "in failed" in caplog.text and "cannot be written" in caplog.text


def test_the_version_is_the_one_of_the_package():
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    assert tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"] == VERSION


def test_what_may_help_is_kept_with_each_report_and_never_ends_the_program(tmp_path, caplog):
    kept: list[int] = []

    def keep() -> None:
        kept.append(len(kept))
        if len(kept) == 2:
            raise OSError("no room")

    reports = CrashReports(tmp_path)
    reports.keep = keep
    for number in range(3):
        reports.report(failed(f"error {number}"))
    assert kept == [0, 1, 2]
    assert "cannot be kept" in caplog.text
    assert reports.file.read_text(encoding="utf-8").count("builtins.ValueError\n") == 3
