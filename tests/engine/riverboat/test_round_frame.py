"""Chapter 1.3: rounds, the draft, the order of phases, and who starts next."""

import pytest

from engine.core.game import Terminal
from engine.riverboat.events import GameEnded, PhaseStarted, RoundStarted
from tests.engine.riverboat.table import (
    asked,
    at,
    deal,
    happened,
    legal,
    lies,
    on_turn,
    opening,
    outcomes,
    play,
    position,
    refused,
    sees,
    sheet,
)

ALL_TILES = {f"phase-{word}": 1 for word in ("cultivation", "planting", "harvest", "opportunity", "scoring")}


def last_turn(text, *, round_number, seats, owners="", start=1):
    """The last turn of a round: the seat before the owner of tile 5 may place a surveyor on card 9."""
    owners = owners or "".join(str((start - 1 + pick) % seats + 1) for pick in range(5))
    last = (int(owners[4]) - 2) % seats + 1
    return position(
        f"""
        round {round_number}
        start {start}
        phase scoring
        turn {last}
        at {last}.cards: card-9
        at {last}.supply: surveyor
        {text}
        """,
        seats=seats,
        owners=owners,
    )


def ended(session):
    """The session after that last seat has passed."""
    return play(session, f"{on_turn(session)} pass")


# --------------------------------------------------------------------------- 1.3.1 rounds and their parts


@pytest.mark.rule("RB-1.3.1", "RB-1.3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_of_draft_and_phases_one_to_five_and_then_the_end(seats):
    session = deal(opening(seats=seats))
    while not isinstance(session.node, Terminal):
        session.submit(session.legal()[0])
        deal(session)
    frame = [
        f"round {event.round}" if isinstance(event, RoundStarted) else int(event.phase)
        for event in happened(session, session.length)
        if isinstance(event, RoundStarted | PhaseStarted)
    ]
    draft = 7
    expected = []
    for number in (1, 2, 3, 4):
        expected += [f"round {number}", draft, 1, 2, 3, 4, 5]
    assert frame == expected
    assert isinstance(happened(session)[-1], GameEnded)


# ------------------------------------------------------------------------------------- 1.3.2 refresh


@pytest.mark.rule("RB-1.3.2")
def test_refresh_fills_what_is_empty_and_leaves_what_is_on_show():
    """Tiles on spaces 2 and 9, boat B1's picture empty; B7 on show stays; four new cards on the slots."""
    session = last_turn(
        """
        at display-2: tile-K
        at display-9: tile-WC
        at boats-stack: boat-B1 x4
        at 1.recess-1: boat-B1
        """,
        round_number=1,
        seats=2,
    )
    ended(session)
    assert asked(session) == "fill-tile"
    assert at(session, "boats-shown")["boat-B1"] == 1
    assert at(session, "boats-stack")["boat-B1"] == 3
    assert at(session, "boats-stack")["boat-B7"] == 4
    fills = 0
    while asked(session) == "fill-tile":
        session.submit(session.outcomes()[0][0])
        fills += 1
    assert fills == 13  # 7 + 5 + 3 spaces, two of them not empty
    assert (at(session, "display-2"), at(session, "display-9")) == ({"tile-K": 1}, {"tile-WC": 1})
    play(session, "* slot 2\n* slot 4\n* slot 6\n* slot 8")
    assert asked(session) == "draft"
    assert [at(session, f"slot-{slot}") for slot in (1, 2, 3, 4)] == [
        {f"card-{card}": 1} for card in (2, 4, 6, 8)
    ]


@pytest.mark.rule("RB-1.3.2")
def test_refresh_leaves_empty_what_a_stack_can_no_longer_provide():
    """12 triple spaces, but 15 - 4 laid = 11 triples: one space stays empty. Five of five B1 are taken."""
    session = last_turn(
        """
        option display-triples 12
        at 1.a1+a2+b1: tile-TTT
        at 1.a4+a5+b4: tile-WWW
        at 2.a1+a2+b1: tile-CCC
        at 2.a4+a5+b4: tile-PPP
        at 1.recess-1 1.recess-2 1.recess-3 2.recess-1 2.recess-2: boat-B1
        """,
        round_number=2,
        seats=2,
    )
    deal(ended(session))
    triples = [at(session, f"display-{space}") for space in range(13, 25)]
    assert [len(shown) for shown in triples] == [1] * 11 + [0]
    assert lies(session).count("tile-KKK", ["stack"]) == 0
    assert "boat-B1" not in at(session, "boats-shown")
    assert at(session, "boats-shown")["boat-B2a"] == 1


@pytest.mark.rule("RB-1.3.2")
def test_in_round_1_the_set_up_has_already_refreshed():
    """After mats and start player, 15 tiles and 4 cards are turned up, then the draft follows."""
    session = play(opening(mats="1 2"), "* start 1")
    before = session.length
    deal(session)
    assert asked(session) == "draft"
    assert session.length - before == 15 + 4


# --------------------------------------------------------------------------------------- 1.3.3 draft


@pytest.mark.rule("RB-1.3.3")
@pytest.mark.parametrize(
    ("seats", "start", "order", "tiles"),
    [
        (2, 1, "12121", (3, 2)),
        (2, 2, "21212", (2, 3)),
        (3, 1, "12312", (2, 2, 1)),
        (3, 3, "31231", (2, 1, 2)),
        (4, 1, "12341", (2, 1, 1, 1)),
        (4, 3, "34123", (1, 1, 2, 1)),
    ],
)
def test_tiles_are_picked_clockwise_from_the_start_player_until_all_are_owned(seats, start, order, tiles):
    session = play(opening(seats=seats, mats="1 2 3 4"[: 2 * seats]), f"* start {start}")
    deal(session)
    free = ["scoring", "cultivation", "harvest", "planting", "opportunity"]
    while free:
        assert legal(session) == {f"draft {word}" for word in free}
        who = on_turn(session)
        assert who == order[5 - len(free)]
        word = free.pop(0)
        play(session, f"{who} draft {word}")
        assert f"phase-{word}" in at(session, f"{who}.phases")
        if free:
            reason = refused(session, f"draft {word}")
            assert (reason.key, reason.rule) == ("tile-owned", "RB-1.3.3")
    assert tuple(len(at(session, f"{seat}.phases")) for seat in range(1, seats + 1)) == tiles
    assert asked(session) == "bonus-worker"
    assert on_turn(session) == order[1]  # the second to pick took tile 1


# -------------------------------------------------------------------------------------- 1.3.4 phases


@pytest.mark.rule("RB-1.3.4")
def test_the_owner_of_a_tile_has_the_bonus_first_then_acts_first_and_the_others_follow_clockwise():
    """Nobody plants or harvests; seat 3 owns tile 4, gets its point, and takes the first card."""
    session = position(
        """
        phase harvest
        at slot-1: card-9
        at slot-2: card-10
        at slot-3: card-11
        at slot-4: card-12
        """,
        seats=4,
        owners="12431",
    )
    assert asked(session) == "card"
    assert sheet(session, 3) == [("opportunity", 1)]
    play(session, "3 card 9\n4 card 10\n1 card 11\n2 card 12")
    assert asked(session) == "bonus"
    assert on_turn(session) == "1"


@pytest.mark.rule("RB-1.3.4")
def test_each_phase_begins_with_the_owner_of_its_own_tile():
    """Tiles 2 and 3 belong to seats 2 and 1: seat 2 plants first, then seat 1 harvests first."""
    session = position(
        """
        phase cultivation
        revealed 7
        at 1.a1 2.a1: worker
        at 1.b7 2.b7: tile-C, worker
        at display-1 display-2: tile-T
        """,
        owners="12121",
    )
    play(session, "* reveal wild")
    assert (asked(session), on_turn(session)) == ("plant", "2")
    assert at(session, "2.supply") == {"coin": 1}  # the bonus of tile 2 came before its owner's turn
    play(session, "2 plant T a1\n1 plant T a1")
    assert (asked(session), on_turn(session)) == ("boat", "1")
    assert at(session, "1.harbor-1") == {"harbor-master": 1}


# ---------------------------------------------------------------------------- 1.3.5 to 1.3.7 round ends


@pytest.mark.rule("RB-1.3.5")
@pytest.mark.parametrize(
    ("seats", "round_number", "start", "following"),
    [(2, 1, 1, 2), (2, 2, 2, 1), (2, 3, 1, 2), (3, 1, 1, 2), (3, 2, 2, 3), (4, 1, 4, 1), (4, 3, 3, 4)],
)
def test_after_rounds_1_to_3_the_tiles_go_back_and_the_left_neighbour_starts(
    seats, round_number, start, following
):
    """The next seat starts, whoever is behind: seat 1 is in last place everywhere here."""
    points = " ".join(["0", "9", "8", "7"][:seats])
    session = last_turn(f"points {points}", round_number=round_number, seats=seats, start=start)
    assert at(session, "phases") == {}
    ended(session)
    assert at(session, "phases") == ALL_TILES
    assert sees(session).start + 1 == following
    assert sees(session).round == round_number + 1
    deal(session)
    assert (asked(session), on_turn(session)) == ("draft", str(following))


@pytest.mark.rule("RB-1.3.6")
@pytest.mark.parametrize(
    ("points", "arrival", "following"),
    [
        ("9 4 7", "2 3 1", 2),  # fewest: seat 2
        ("3 4 7", "1 2 3", 1),
        ("9 5 5", "2 3 1", 3),  # tied: seat 3 came later, so it lies on top
        ("9 5 5", "3 2 1", 2),
        ("5 5 5", "3 1 2", 2),
        ("14 64 20", "1 2 3", 1),  # 14 and 64 stand on one space, but are no tie
    ],
)
def test_with_three_players_the_last_on_the_track_starts_round_4(points, arrival, following):
    session = last_turn(f"points {points}\narrival {arrival}", round_number=3, seats=3, start=3)
    ended(session)
    assert sees(session).start + 1 == following
    deal(session)
    assert (asked(session), on_turn(session)) == ("draft", str(following))


@pytest.mark.rule("RB-1.3.6")
def test_points_of_the_round_s_own_end_count_before_the_last_place_is_found():
    """7 + 2 agents = 9 leaves seat 1, with 8, furthest behind, though seat 2 had been."""
    session = last_turn("points 8 7 20\nat 2.mansion: worker x2", round_number=3, seats=3, start=1)
    ended(session)
    assert sees(session).score == (8, 9, 20)
    assert sees(session).start + 1 == 1


@pytest.mark.rule("RB-1.3.6")
@pytest.mark.parametrize("round_number", [1, 2])
def test_with_three_players_earlier_rounds_end_as_usual(round_number):
    session = last_turn("points 9 9 0", round_number=round_number, seats=3, start=1)
    ended(session)
    assert sees(session).start + 1 == 2


@pytest.mark.rule("RB-1.3.7")
def test_after_round_4_everybody_keeps_the_tiles():
    session = last_turn("", round_number=4, seats=2, owners="12121")
    ended(session)
    assert isinstance(session.node, Terminal)
    assert set(at(session, "1.phases")) == {"phase-cultivation", "phase-harvest", "phase-scoring"}
    assert set(at(session, "2.phases")) == {"phase-planting", "phase-opportunity"}


@pytest.mark.rule("RB-1.3.8")
def test_end_items_score_once_after_round_4_and_not_before():
    """Coins 2, a well without surveyor 2, B1 at space 4 reached by a leader 1, the only agents 20."""
    text = """
        at 1.supply: coin x2
        at 1.a1: tile-C, well
        at 1.harbor-4: harbor-master
        at 1.recess-1: boat-B1
        at 1.mansion: worker x3
        """
    early = ended(last_turn(text, round_number=3, seats=2, owners="12121"))
    assert sheet(early, 1) == [("agents", 3)]
    late = ended(last_turn(text, round_number=4, seats=2, owners="12121"))
    assert sorted(sheet(late, 1)) == [
        ("agents", 3),
        ("final-agents", 20),
        ("final-assets", 2),
        ("final-coins", 2),
        ("final-harbor", 1),
    ]
    assert outcomes(early)  # round 4 is still to come
