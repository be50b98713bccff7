"""The log as entries: headings where something began, runs folded, what was undone kept and marked."""

from dataclasses import replace

from engine.core.ledger import CHANCE
from engine.session.view import LogLine
from ui.panels.log_entries import LogEntry, log_entries

LINE = LogLine(who=0, step="step", text="step", events=(), undone=False, consented=False, frame=1)


def words(line: LogLine) -> tuple[str, str]:
    return f"did {line.text}", f"effect of {line.text}" if line.who >= 0 else ""


def headings(line: LogLine) -> tuple[str, ...]:
    return tuple(event for event in line.events if isinstance(event, str))


def entries(*lines: LogLine) -> list[LogEntry]:
    return log_entries(lines, words, headings, folded=lambda run: f"{len(run)} things")


def dealt(text: str, frame: int, **changes) -> LogLine:
    return replace(LINE, who=CHANCE, text=text, frame=frame, **changes)


def test_a_step_has_its_words_its_seat_and_the_frame_to_go_back_to():
    assert entries(replace(LINE, who=2, frame=7)) == [LogEntry("did step", "effect of step", 2, 7)]


def test_what_began_with_a_step_stands_below_it():
    found = entries(replace(LINE, events=("Round 2", "Planting")), replace(LINE, frame=2))
    assert [entry.text for entry in found] == ["did step", "Round 2", "Planting", "did step"]
    assert [entry.heading for entry in found] == [False, True, True, False]
    assert [entry.frame for entry in found] == [1, -1, -1, 2]


def test_three_outcomes_in_a_row_are_one_entry_that_names_them():
    (entry,) = entries(dealt("a", 1), dealt("b", 2), dealt("c", 3))
    assert entry.details == ("did a", "did b", "did c")
    assert (entry.seat, entry.frame) == (-1, 3)
    assert entry.text == "3 things"


def test_two_outcomes_and_outcomes_between_steps_stay_apart():
    found = entries(dealt("a", 1), dealt("b", 2), LINE, dealt("c", 4))
    assert [entry.text for entry in found] == ["did a", "did b", "did step", "did c"]


def test_a_heading_ends_a_run():
    found = entries(dealt("a", 1), dealt("b", 2), dealt("c", 3, events=("Round 1",)), dealt("d", 4))
    assert [entry.text for entry in found][1:] == ["Round 1", "did d"]
    assert found[0].details == ("did a", "did b", "did c")


def test_what_was_taken_back_stays_and_is_said():
    gone = replace(LINE, undone=True, consented=True, frame=-1)
    (entry,) = entries(gone)
    assert (entry.undone, entry.consented, entry.frame) == (True, True, -1)
    assert entry.spoken("Ann") == "Ann, did step, effect of step, taken back"
    (loaded,) = entries(replace(gone, step=None, text="worker a1"))
    assert loaded.text == "worker a1" and loaded.undone
