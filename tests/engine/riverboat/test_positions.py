"""Positions: every impossibility has its message, what is left out is filled in, it comes back the same."""

import pytest

from engine.core.chance import Rng
from engine.core.component import Inventory
from engine.core.errors import DataError
from engine.core.game import Chance, Terminal
from engine.core.savefile import Position, Record, RecordError, parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.riverboat.components import Phase
from tests.engine.riverboat.table import asked, at, deal, lies, on_turn, outcomes, position
from tests.engine.riverboat.test_other_editions import EDITIONS

RIVERBOAT = game("riverboat")
OWNED = """\
at 1.phases: phase-cultivation, phase-harvest, phase-scoring
at 2.phases: phase-planting, phase-opportunity
"""
SOUND = f"""
round 1
start 1
phase harvest
turn 1
at 1.mat: mat-1
at 2.mat: mat-2
at 1.supply 2.supply: worker x13
at round-track: worker x3
at 1.mansion: worker
{OWNED}"""


def record(text, seats=2):
    header = ["riverboat-desktop record 1", "game riverboat", "mode table"]
    header += [f'seat {seat} human "S{seat}"' for seat in range(1, seats + 1)]
    return parse_record("\n".join([*header, "position", text.strip(), "steps", ""]))


def state_of(text, seats=2):
    read = record(text, seats)
    assert read.position
    return RIVERBOAT.from_position(read.setup, read.position.inventory, dict(read.position.turn))


def problems_of(text, seats=2):
    with pytest.raises(DataError) as caught:
        state_of(text, seats)
    return [(problem.place, problem.text) for problem in caught.value.problems]


def instead(old, new):
    assert old in SOUND
    return SOUND.replace(old, new)


def test_the_sound_position_is_sound():
    state = state_of(SOUND)
    assert (state.round, state.supply, state.agents) == (1, [13, 13], [1, 0])


# ------------------------------------------------------------------------------- what cannot lie there

PLACED = [
    # pieces and their number
    ("at 1.supply: gold", "1.supply", "unknown piece 'gold'"),
    ("at 1.supply 2.supply: coin x13", "coin", "26 are placed, but there are 25"),
    ("at 1.cards 2.cards: card-7", "card-7", "2 are placed, but there are 1"),
    ("at 1.a1 1.a2 1.a3: tile-TT", "1.a1", "the tile does not fit on these fields"),
    ("at 1.a1+a2 2.a1+a2: tile-TT", "tile-TT", "2 are placed, but there are 1"),
    ("at 1.a1: tile-T, worker", "worker", "31 are placed, but there are 30"),
    # places
    ("at 3.supply: coin", "3.supply", "there is no seat 3"),
    ("at moon: coin", "moon", "there is no such place"),
    ("at 1.moon: coin", "1.moon", "there is no such place"),
    ("at supply: worker", "supply", "worker does not belong there"),
    ("at 1.supply: tile-T", "1.supply", "tile-T does not belong there"),
    ("at 1.supply-2: coin", "1.supply-2", "there is no such place"),
    ("at stack: coin", "stack", "coin does not belong there"),
    ("at display-1: coin", "display-1", "coin does not belong there"),
    ("at display-1: tile-TT", "display-1", "tile-TT has another size than this space"),
    ("at display-16: tile-TTT", "display-16", "there are only 15 such places"),
    ("at display-0: tile-T", "display-0", "there are only 15 such places"),
    ("at slot-5: card-1", "slot-5", "there are only 4 such places"),
    ("at slot-1: card-1, card-2", "slot-1", "only one piece may lie there"),
    ("at under-1: coin", "under-1", "coin does not belong there"),
    ("at boats-shown: boat-B1 x2", "boats-shown", "only one boat-B1 lies on its picture"),
    # mats and fields
    ("at 1.f1: barn", "1.f1", "there is no such place"),
    ("at 1.a7+a8: tile-TT", "1.a7+a8", "a8 is no field of this mat"),
    ("at 1.a1+a3: tile-TT", "1.a1+a3", "the tile does not fit on these fields"),
    ("at 1.a1+a2+a3: tile-TTT", "1.a1+a2+a3", "the tile does not fit on these fields"),
    ("at 1.a1: tile-T x2", "1.a1", "only one tile may lie there"),
    ("at 1.a1+a2: barn", "1.a1+a2", "barn lies on one field, not on several"),
    ("at 1.a1: barn x2", "1.a1", "only one barn may be there"),
    ("at 1.a1: coin", "1.a1", "coin does not belong there"),
    ("at 1.a1+a2: tile-TT\nat 1.a2: tile-W", "1.a2", "two crop tiles overlap"),
    ("at 1.a1: barn, tile-T", "1.a1", "a barn stands on a field of its own"),
    ("at 1.a1: well", "1.a1", "a well needs a crop space"),
    ("at 1.a1: surveyor", "1.a1", "a surveyor needs a barn or a well"),
    ("at 1.a1: tile-T, surveyor", "1.a1", "a surveyor needs a barn or a well"),
    ("at 1.a1 1.a5: tile-T, well", "1.a5", "two wells on turnip; there is one a crop"),
    ("at 1.card-5: surveyor", "1.card-5", "a surveyor stands on a card that the seat does not have"),
    ("at 1.card-18: surveyor", "1.card-18", "there is no such card"),
    ("at 1.cards: card-5\nat 1.card-5: coin", "1.card-5", "only a surveyor belongs there"),
    ("at 1.cards: coin", "1.cards", "coin does not belong there"),
    ("at 1.mansion: coin", "1.mansion", "only workers belong there"),
    # harbor
    ("at 1.harbor-21: harbor-master", "1.harbor-21", "the harbor track has spaces 0 to 20"),
    ("at 1.harbor-east: harbor-master", "1.harbor-east", "the harbor track has spaces 0 to 20"),
    ("at 1.harbor-3: coin", "1.harbor-3", "only the harbor master belongs there"),
    ("at 1.harbor-3 1.harbor-4: harbor-master", "1.harbor-4", "a seat has one harbor master"),
    ("at 1.recess-2: boat-B1", "1.recess-2", "boats fill the recesses from the left"),
    ("at 1.recess-10: boat-B1", "1.recess-10", "there is no such recess"),
    ("at 1.recess-1: coin", "1.recess-1", "coin does not belong there"),
    ("at 1.recess-1: boat-B1, boat-B7", "1.recess-1", "only one piece may lie there"),
    # a place has one name: what is laid under another would be lost
    ("at display-01: tile-T", "display-01", "there are only 15 such places"),
    ("at slot-01: card-1", "slot-01", "there are only 4 such places"),
    ("at under-01: card-1", "under-01", "there is no such place"),
    ("at 01.supply: coin", "01.supply", "there is no seat 01"),
    ("at 1.harbor-03: harbor-master", "1.harbor-03", "the harbor track has spaces 0 to 20"),
    ("at 1.recess-01: boat-B1", "1.recess-01", "there is no such recess"),
    ("at 1.mat-2: worker", "1.mat-2", "there is no such place"),
    ("at 1.mansion-2: worker", "1.mansion-2", "there is no such place"),
    ("at 1.cards-2: card-1", "1.cards-2", "there is no such place"),
    ("at 1.phases-2: phase-scoring", "1.phases-2", "there is no such place"),
    ("at 1.recess: boat-B1", "1.recess", "there is no such place"),
    ("at 1.phases: coin", "1.phases", "coin does not belong there"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("placing", "place", "text"), PLACED, ids=[line[0].splitlines()[-1] for line in PLACED]
)
def test_what_cannot_lie_there_is_named(placing, place, text):
    assert (place, text) in problems_of(f"{SOUND}\n{placing}")


@pytest.mark.parametrize(
    ("old", "new", "place", "text"),
    [
        ("at 1.mat: mat-1\n", "", "1.mat", "the seat needs a mat"),
        ("at 1.mat: mat-1\n", "at 1.mat: coin\n", "1.mat", "coin is no mat"),
        ("at 2.mat: mat-2", "at 2.mat: mat-1", "mat-1", "2 are placed, but there are 1"),
        ("1.supply 2.supply: worker x13", "1.supply: worker x13\nat 2.supply: worker x12", "worker",
         "29 are placed, but 30 are in play"),
        ("at round-track: worker x3", "at round-track: worker x2\nat 2.mansion: worker", "round-track",
         "2 workers, but in round 1 there are 3 here"),
        ("round 1", "round 2", "round-track", "3 workers, but in round 2 there are 2 here"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named(old, new, place, text):
    assert (place, text) in problems_of(instead(old, new))


def test_with_more_players_the_harbor_masters_start_further():
    """Three players start on 1, and nobody moves back."""
    text = SOUND.replace(OWNED, "at 1.phases: phase-cultivation, phase-opportunity\n")
    text += "at 2.phases: phase-planting, phase-scoring\nat 3.phases: phase-harvest\nat 3.mat: mat-3\n"
    text += "at 3.supply: worker x13\nat 2.harbor-0: harbor-master"
    assert problems_of(text, seats=3) == [("2.harbor-0", "a harbor master never stands before its start")]


# --------------------------------------------------------------------------------- what cannot be said


@pytest.mark.parametrize(
    ("old", "new", "place", "text"),
    [
        ("round 1\n", "", "round", "needs one number"),
        ("round 1", "round 5", "round", "'5' is no number from 1 to 4"),
        ("round 1", "round one", "round", "'one' is no number from 1 to 4"),
        ("start 1", "start 3", "start", "'3' is no number from 1 to 2"),
        ("start 1", "start 1 2", "start", "needs one number"),
        ("phase harvest", "phase 3", "phase",
         "is '3', but may be: refresh, draft, cultivation, planting, harvest, opportunity, scoring"),
        ("turn 1", "turn 0", "turn", "'0' is no number from 1 to 2"),
        ("turn 1\n", "", "turn", "needs one number"),
        ("turn 1", "turn 1\nweather fine", "weather",
         "unknown word; a position says: round, start, phase, points, arrival, bonus, revealed, turn, "
         "taken, passed"),
        ("turn 1", "turn 1\npoints 5", "points", "needs 2 numbers, one a seat"),
        ("turn 1", "turn 1\npoints 5 -1", "points", "'-1' is no number from 0 to 999"),
        ("turn 1", "turn 1\narrival 1 1", "arrival", "names a seat twice"),
        ("turn 1", "turn 1\narrival 3", "arrival", "'3' is no number from 1 to 2"),
        ("turn 1", "turn 1\ntaken 3 0", "taken", "'3' is no number from 0 to 2"),
        ("turn 1", "turn 1\ntaken 1 0", "taken", "seat 1 has taken 1, but only 0 lie in recesses"),
        ("turn 1", "turn 1\npassed 2 2", "passed", "names a seat twice"),
        ("turn 1", "turn 1\nrevealed 3", "revealed", "means nothing in phase harvest"),
        ("turn 1", "turn 1\nbonus due", "bonus", "means nothing in phase harvest"),
        ("phase harvest", "phase opportunity\ntaken 0 0", "taken", "means nothing in phase opportunity"),
        ("phase harvest\nturn 1", "phase scoring\nbonus perhaps\nturn 1", "bonus", "may only be: due"),
        ("phase harvest\nturn 1", "phase cultivation\nrevealed 8", "revealed",
         "'8' is no number from 0 to 7"),
        ("phase harvest\nturn 1", "phase cultivation\nturn 1", "turn", "means nothing in phase cultivation"),
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_named(old, new, place, text):
    assert (place, text) in problems_of(instead(old, new))


FULL_MAT = "".join(
    f"at 1.{row}{n}: tile-{crop}\n" for row, crop in zip("abcde", "TWCPK", strict=True) for n in range(1, 8)
)


@pytest.mark.parametrize(
    ("says", "more", "text"),
    [
        ("revealed 1\n", "", "is due only before the first card"),
        ("", FULL_MAT, "no field is empty, so the worker went to the supply"),
    ],
)
def test_a_bonus_that_cannot_be_due_is_named(says, more, text):
    due = instead("phase harvest\nturn 1\n", f"phase cultivation\nbonus due\n{says}")
    due = due.replace("at round-track: worker x3\nat 1.mansion: worker", "at round-track: worker x4")
    assert problems_of(due + more) == [("bonus", text)]


@pytest.mark.parametrize(
    ("phase", "owners", "text"),
    [
        ("harvest", "1212", "every phase tile needs an owner in this phase"),
        ("harvest", "11112", "seat 1 owns 4 of 5 phase tiles, but picking in turn gives 3"),
        ("harvest", "21212", "seat 1 owns 2 of 5 phase tiles, but picking in turn gives 3"),
        ("draft", "12121", "all tiles are owned, so the draft is over"),
        ("draft", "2", "seat 1 owns 0 of 1 phase tiles, but picking in turn gives 1"),
        ("refresh", "1", "no phase tile is owned before the draft"),
    ],
)
def test_phase_tiles_lie_where_picking_in_turn_brings_them(phase, owners, text):
    with pytest.raises(RecordError) as caught:
        position(f"phase {phase}\nstart 1", owners=owners)
    assert [problem.text for problem in caught.value.problems] == [text]
    assert caught.value.problems[0].place.endswith("phases")


@pytest.mark.rule("RB-3.20")
@pytest.mark.parametrize("phase", ["refresh", "draft", "harvest", "opportunity", "scoring"])
def test_only_until_planting_ends_do_workers_stand_on_bare_fields(phase):
    with pytest.raises(RecordError) as caught:
        position(f"phase {phase}\nat 2.c4: worker")
    [problem] = caught.value.problems
    assert problem.place.endswith("2.c4")
    assert problem.text == "after planting no worker stands on a bare field"


def test_all_impossibilities_are_told_together():
    text = SOUND + "at 1.a1: well\nat moon: coin\nat 1.harbor-21: harbor-master"
    assert {place for place, _ in problems_of(text)} == {"1.a1", "moon", "1.harbor-21"}


# ---------------------------------------------------------------------------------- what is left out


def test_pieces_that_are_placed_nowhere_lie_where_the_unseen_ones_do():
    table = position("phase draft\nat 1.a1: tile-T\nat 1.supply: coin x3\nat 1.recess-1: boat-B1")
    assert at(table, "stack")["tile-T"] == 13
    assert at(table, "supply") == {"coin": 22, "barn": 8, "well": 8, "surveyor": 28}
    assert set(at(table, "deck")) == {f"card-{n}" for n in range(1, 18)}
    assert at(table, "cultivation-deck")["cultivation-wild"] == 5
    assert at(table, "boats-shown")["boat-B1"] == 1
    assert at(table, "boats-stack")["boat-B1"] == 3
    assert at(table, "1.harbor-0") == at(table, "2.harbor-0") == {"harbor-master": 1}
    assert at(table, "box")["mat-4"] == 1


def test_a_refresh_fills_what_is_empty_and_a_draft_does_not():
    table = position("phase refresh\nat display-1: tile-T\nat slot-2: card-5")
    assert (asked(table), on_turn(table)) == ("fill-tile", "*")
    assert set(outcomes(table)) == {f"fill {crop}" for crop in "TWCPK"}
    deal(table)
    assert asked(table) == "draft"
    assert len([place for place in lies(table).places if place.startswith(("display-", "slot-"))]) == 15 + 4
    assert asked(position("phase draft\nat display-1: tile-T")) == "draft"


# ------------------------------------------------------------------------------------- there and back


def choices(state):
    """Everything that may come next, in notation, with weights where chance decides."""
    if isinstance(RIVERBOAT.node(state), Chance):
        return {RIVERBOAT.write(step, state): weight for step, weight in RIVERBOAT.chance_outcomes(state)}
    return [RIVERBOAT.write(step, state) for step in RIVERBOAT.legal_actions(state)]


def turn_of(state):
    """What a position says of this state, or None inside a turn and before the first round."""
    try:
        return RIVERBOAT.turn(state) if state.phase != Phase.SETUP else None
    except DataError:
        return None


@pytest.mark.parametrize("edition", ["", *EDITIONS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_written_and_read_again_is_the_same_position(edition, seats):
    """Wherever a position can be said: through the text of a record and back, it goes on in the same ways."""
    chosen = (SeatSetup(f"P{seat}", choices=(("mat", str(seat)),)) for seat in range(1, seats + 1))
    setup = Setup("riverboat", tuple(chosen), edition_text=EDITIONS.get(edition, ""))
    state, rng = RIVERBOAT.new_state(setup), Rng(seats)
    said: set[str] = set()
    while not isinstance(RIVERBOAT.node(state), Terminal):
        turn = turn_of(state)
        if turn and (turn["phase"] not in said or rng.below(4) == 0):
            said.add(turn["phase"])
            inventory = RIVERBOAT.inventory(state)
            text = write_record(
                Record(setup, position=Position(inventory, tuple(turn.items())), mode="table")
            )
            read = parse_record(text).position
            assert read and read.inventory == inventory
            again = RIVERBOAT.from_position(setup, read.inventory, dict(read.turn))
            assert RIVERBOAT.inventory(again) == inventory
            assert RIVERBOAT.turn(again) == turn
            assert RIVERBOAT.node(again) == RIVERBOAT.node(state)
            assert choices(again) == choices(state)
        node = RIVERBOAT.node(state)
        if isinstance(node, Chance):
            step = rng.draw(RIVERBOAT.chance_outcomes(state))
        else:
            legal = RIVERBOAT.legal_actions(state)
            step = legal[rng.below(len(legal))]
        RIVERBOAT.apply(state, step)
    assert said == {"refresh", "draft", "cultivation", "planting", "harvest", "opportunity", "scoring"}


def test_what_is_pending_inside_a_turn_is_no_position():
    table = position("phase harvest\nat 1.a1 1.a2 1.a3 1.a4: tile-T, worker")
    state = RIVERBOAT.determinise(table.setup, table.view().observation, Rng(0))
    RIVERBOAT.turn(state)
    RIVERBOAT.apply(state, RIVERBOAT.read("boat B4 T", state))
    with pytest.raises(DataError, match="something is pending here; go on to the next turn"):
        RIVERBOAT.turn(state)


def test_an_inventory_counts_what_is_laid():
    one = Inventory({"supply": {"coin": 2}})
    one.add("supply", "coin", 3)
    one.add("supply", "barn", 0)
    assert one.places == {"supply": {"coin": 5}}
    assert (one.count("coin"), one.count("coin", ["box"]), one.totals()) == (5, 0, {"coin": 5})
