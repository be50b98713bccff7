"""A sheet of Riverboat typed after the game comes to what hands work out, and to what the rules played."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.core.pad_sheet import PadSeat, PadSheet, pad_score
from engine.core.setup import SeatSetup, Setup
from engine.registry import game, pad
from engine.session.session import Session
from tests.engine.typed_sheets import points_of, troubles_of, typed_sheet

RULES = pad("riverboat")
sheet = partial(typed_sheet, "riverboat")
points = partial(points_of, RULES)
troubles = partial(troubles_of, RULES)


def box_of(setup: Any) -> Any:
    """The box of a setup."""
    rules: Any = game("riverboat")
    return rules.edition(setup)


@pytest.mark.rule("RB-1.6.3", "RB-1.7.3", "RB-1.9.6", "RB-1.10.3", "RB-1.10.4", "RB-1.10.5", "RB-1.10.6")
def test_what_is_scored_in_the_course_of_play():
    made = sheet(
        "Ann", "Bo",
        tiles_2=("5", "2"), tiles_3=("3", ""),
        boats=("1 2a 3b", "B2b, 4"),
        opportunity=("3", "1"),
        barns=("4+6", ""), wells=("7", "2 3"),
        presence=("0 2 5 9", ""),
        card_7=("8", ""), card_10=("", "1"),
    )  # fmt: skip
    assert points(made, "plant") == [5 + 6, 2]
    assert points(made, "boats") == [0 + 1 + 3, 2 + 0]
    assert points(made, "opportunity") == [3, 1]
    assert points(made, "barns") == [8 + 12, None]
    assert points(made, "wells") == [7, 5]
    assert points(made, "presence") == [16, None]
    assert points(made, "card-7") == [14, None]  # 8 agents would be 16, but 14 is the most
    assert points(made, "card-10") == [None, 7]
    assert pad_score(RULES, made).totals == (11 + 4 + 3 + 20 + 7 + 16 + 14, 2 + 2 + 1 + 5 + 7)
    assert troubles(made) == []


@pytest.mark.rule("RB-1.12.1", "RB-1.12.2", "RB-1.12.3", "RB-1.12.4", "RB-1.12.5", "RB-1.12.6", "RB-1.12.7")
def test_the_end_with_the_example_of_the_half():
    made = sheet(
        "Ann", "Bo", "Cleo",
        boats=("4 2a 7 1 5 6", "3a", ""),
        harbor=("12", "20", "1"),
        coins=("4", "0", ""), colours=("2", "", "1"),
        idle_barns=("1", "", ""), idle_surveyors=("3", "1", ""),
        agents=("3", "7", "0"),
    )  # fmt: skip
    # Recess k is reached at space 2k + 2: 12 reaches five boats, 4 + 2 + 7 + 1 + 5 = 19, half of it 10.
    assert points(made, "harbor") == [10, 3, 0]
    assert points(made, "coins") == [4, 0, None]
    assert points(made, "colours") == [14, None, 7]
    assert points(made, "assets") == [8, 2, None]
    assert points(made, "agents") == [10, 20, 0]
    score = pad_score(RULES, made)
    assert score.totals == (0 + 1 + 4 + 14 + 8 + 10 + 10, 3 + 0 + 2 + 3 + 20, 7)
    assert score.ranks == (1, 2, 3)


@pytest.mark.rule("RB-1.12.8")
def test_ties_need_the_phase_tiles_and_are_broken_by_the_lowest():
    made = sheet("Ann", "Bo", boats=("4", "6"), harbor=("9", "9"), agents=("5", "5"))
    assert points(made, "harbor") == points(made, "agents") == [None, None]
    assert {(field, seat) for field, seat, _ in troubles(made)} == {("phases", 0), ("phases", 1)}
    decided = made.with_text("phases", 0, "5 2").with_text("phases", 1, "3 4 1")
    assert points(decided, "harbor") == [2, 6]
    assert points(decided, "agents") == [10, 20]
    remarks = {(found.row, found.seat, str(found.text)) for found in pad_score(RULES, decided).remarks}
    assert remarks == {("harbor", 1, "ahead by phase tile 1"), ("agents", 1, "ahead by phase tile 1")}


@pytest.mark.rule("RB-1.11.2")
def test_the_score_track_has_everything_of_the_play_already():
    made = sheet("Ann", "Bo", track=("87", "64"), tiles_3=("4", ""), boats=("3a", "2a"), coins=("2", "1"))
    assert points(made, "track") == [87, 64]
    assert points(made, "plant") == [None, None]
    assert pad_score(RULES, made).totals == (89, 65)
    less = made.with_text("track", 0, "10")
    assert troubles(less) == [("track", 0, "11 points are noted below, which is more than the track shows")]


@pytest.mark.rule("RB-2.1.1")
def test_more_than_the_box_has_is_named_at_every_place():
    made = sheet("Ann", "Bo", coins=("20", "6"), tiles_3=("9", "7"), boats=("7 7 7", "7 7 7"))
    assert troubles(made) == [
        ("tiles-3", 0, "16 on all sheets together; the box has 15"),
        ("tiles-3", 1, "16 on all sheets together; the box has 15"),
        ("boats", 0, "the box has only 5 boats B7"),
        ("boats", 1, "the box has only 5 boats B7"),
        ("coins", 0, "26 on all sheets together; the box has 25"),
        ("coins", 1, "26 on all sheets together; the box has 25"),
    ]


@pytest.mark.parametrize(
    ("field", "texts", "said"),
    [
        ("coins", ("26", ""), "'26' is no number from 0 to 25"),
        ("coins", ("three", ""), "'three' is no number from 0 to 25"),
        ("coins", ("1 2", ""), "at most 1 can stand here, not 2"),
        ("boats", ("8", ""), "'8' is none of these: B1, B2a, B2b, B3a, B3b, B4, B5, B6, B7"),
        ("boats", ("2", ""), "'2' is none of these: B1, B2a, B2b, B3a, B3b, B4, B5, B6, B7"),
        ("barns", ("7", ""), "'7' is no number from 0 to 6"),
        ("presence", ("3 2", ""), "surveyors and agents stay, so these numbers never go down"),
        ("card_9", ("1", "1"), "only one can have this card"),
        ("phases", ("1 2", "2"), "phase tile 2 stands there twice"),
        ("idle_wells", ("4", "5"), "9 on all sheets together; the box has 8"),
        ("barns", ("1 1 1 1 1", "1 1 1 1"), "9 on all sheets together; the box has 8"),
    ],
)
def test_impossible_entries_are_named(field, texts, said):
    assert said in [text for _, _, text in troubles(sheet("Ann", "Bo", **{field: texts}))]


def test_digits_of_any_width_and_signs_between_them_are_read():
    assert points(sheet("Ann", "Bo", barns=("４、３", "5 ,1")), "barns") == [14, 12]


def test_pieces_that_are_shown_are_counted_where_they_belong():
    made = sheet("Ann", "Bo")
    rows = RULES.rows(made.setup)
    for piece, place in (
        ("tile-TW", "1.a1+a2"), ("tile-TTT", "1."), ("tile-T", "1.a5"),
        ("boat-B7", "2.recess-1"), ("boat-B2a", "2.recess-2"), ("card-8", "1.cards"), ("card-12", "1.cards"),
        ("phase-planting", "2.phases"), ("coin", "1.supply"), ("coin", "1.supply"), ("worker", "2.mansion"),
        ("harbor-master", "2.harbor-7"), ("barn", "1.b2"), ("coin", "supply"), ("worker", "1.supply"),
    ):  # fmt: skip
        made = made.with_changes(RULES.counted(made.setup, piece, place, ""), rows)
    assert dict(made.entries) == {
        "tiles-2": ("1", ""), "tiles-3": ("1", ""), "boats": ("", "B7 B2a"),
        "card-8": ("1", ""), "card-12": ("0", ""), "phases": ("", "2"), "coins": ("2", ""),
        "agents": ("", "1"), "harbor": ("", "7"), "idle-barns": ("1", ""),
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 11)])
def test_a_played_game_typed_from_its_table_has_the_same_totals(seats, seed):
    """Counts are read off the last situation and the sheets as people read them off the table."""
    setup = Setup("riverboat", tuple(SeatSetup(f"P{n}") for n in range(seats)), seed=seed)
    session = Session(game("riverboat"), setup)
    session.start()
    step = seed
    while not session.over:
        legal = session.legal()
        step = (step * 5 + 3) % 1009
        session.submit(legal[step % len(legal)])
    view = session.view()
    seen = view.observation
    made = PadSheet("riverboat", tuple(PadSeat(f"P{n}", n) for n in range(seats)))
    for seat, scores in enumerate(view.sheets):
        lines = scores.lines
        ends = [
            sum(x.points for x in lines if x.key in ("surveyors", "agents") and x.round == n)
            for n in range(1, 5)
        ]
        texts = {
            "boats": " ".join(box_of(setup).boats[boat].id for boat in seen.boats[seat]),
            "tiles-2": str(sum(x.points == 1 for x in lines if x.key == "plant")),
            "tiles-3": str(sum(x.points == 2 for x in lines if x.key == "plant")),
            "opportunity": str(sum(x.key == "opportunity" for x in lines)),
            "barns": " ".join(str(x.points // 2) for x in lines if x.key == "barn"),
            "wells": " ".join(str(x.points) for x in lines if x.key == "well"),
            "presence": " ".join(map(str, ends)),
            "coins": str(seen.coins[seat]),
            "agents": str(seen.agents[seat]),
            "harbor": str(seen.harbor[seat]),
            "colours": str(sum(x.key == "final-colour" for x in lines)),
            "idle-surveyors": str(sum(x.points for x in lines if x.key == "final-assets") // 2),
            "phases": " ".join(str(tile) for tile in range(1, 6) if seen.owner[tile] == seat),
        }
        for line in lines:
            if line.key == "card":
                [ref] = [ref for ref in line.refs if ref.kind == "card"]
                per = next(c.per for c in box_of(setup).cards if c.id == ref.name)
                fixed = next(c.kind.value == "fixed" for c in box_of(setup).cards if c.id == ref.name)
                texts[f"card-{ref.name}"] = "1" if fixed else str(line.points // per)
        for field, text in texts.items():
            made = made.with_text(field, seat, text)
    score = pad_score(RULES, made)
    assert score.totals == tuple(scores.total for scores in view.sheets)
    assert score.ranks == view.ranks
    assert score.troubles == ()
