"""The seventeen opportunity cards: what a surveyor scores on each, and the most it can be."""

import pytest

from engine.riverboat.components import Trust
from tests.engine.riverboat.box import BOX
from tests.engine.riverboat.table import asked, at, harbor, legal, play, position, sheet

ROWS = {row: [f"1.{row}{n}" for n in range(1, 8)] for row in "abcde"}
FOURTEEN = " ".join(ROWS["a"] + ROWS["b"])
OTHER = {"C": "T", "P": "C", "K": "P", "T": "W", "W": "K"}


def surveyed(card, *lines, options=(), seats=2):
    """Seat 1 owns tile 5, has one surveyor and that card, and puts the one on the other."""
    arranged = ["round 2", "phase scoring", f"at 1.cards: card-{card}", *lines]
    arranged += [f"option {option}" for option in options]
    if not any(line.startswith("at 1.supply") for line in lines):
        arranged.append("at 1.supply: surveyor")
    table = position("\n".join(arranged), seats=seats)
    return play(table, f"1 survey card {card}")


def scored(table):
    """The points of the card, by its line; without a line it is 0."""
    return sum(points for key, points in sheet(table, 1) if key == "card")


def worth(card, *lines, options=()):
    return scored(surveyed(card, *lines, options=options))


# -------------------------------------------------------------------------------------- harvested crops

HARVEST_CARDS = pytest.mark.parametrize(
    ("card", "crop"),
    [
        pytest.param(1, "C", marks=pytest.mark.rule("RB-2.4.1")),
        pytest.param(2, "P", marks=pytest.mark.rule("RB-2.4.2")),
        pytest.param(3, "K", marks=pytest.mark.rule("RB-2.4.3")),
        pytest.param(4, "T", marks=pytest.mark.rule("RB-2.4.4")),
        pytest.param(5, "W", marks=pytest.mark.rule("RB-2.4.5")),
    ],
)


@HARVEST_CARDS
def test_a_point_for_each_harvested_space_of_its_crop(card, crop):
    points = worth(
        card,
        f"at 1.a1 1.a2 1.a3: tile-{crop}",
        f"at 1.a4 1.a5: tile-{crop}, worker",
        f"at 1.c1 1.c2 1.c3 1.c4: tile-{OTHER[crop]}",
        f"at 2.c1 2.c2: tile-{crop}",
    )
    assert points == 3  # not the two with workers, not another crop, not another seat's


@HARVEST_CARDS
def test_at_most_fifteen_for_a_crop(card, crop):
    # 14 singles and the equal double: 16 spaces.
    assert worth(card, f"at {FOURTEEN}: tile-{crop}", f"at 1.c1+c2: tile-{crop * 2}") == 15


@pytest.mark.rule("RB-2.4.6")
def test_card_6_scores_three_for_each_kind_harvested_at_least_once():
    points = worth(
        6, "at 1.a1 1.a2 1.a3: tile-C", "at 1.a4: tile-P", "at 1.a5: tile-K", "at 1.a6: tile-W, worker"
    )
    assert points == 3 * 3  # corn, potato, pumpkin; the wheat still has its worker


@pytest.mark.rule("RB-2.4.6")
def test_card_6_scores_fifteen_for_all_five_kinds():
    kinds = [f"at 1.a{n}: tile-{crop}" for n, crop in enumerate("TWCPK", start=1)]
    assert worth(6, *kinds) == 3 * 5 == 15


# ------------------------------------------------------------------------------------ agents and harbor


@pytest.mark.rule("RB-2.4.7")
@pytest.mark.parametrize(("agents", "points"), [(0, 0), (1, 2), (4, 8), (7, 14), (8, 14)])
def test_card_7_scores_two_for_each_agent_up_to_fourteen(agents, points):
    mansion = [f"at 1.mansion: worker x{agents}"] if agents else []
    assert worth(7, *mansion, "at 2.mansion: worker x3") == points


@pytest.mark.rule("RB-2.4.8")
@pytest.mark.parametrize(
    ("workers", "choices"),
    [(5, {"send 0", "send 1", "send 2"}), (2, {"send 0", "send 1", "send 2"}), (1, {"send 0", "send 1"})],
)
def test_card_8_scores_five_and_may_send_two(workers, choices):
    table = surveyed(8, f"at 1.supply: surveyor, worker x{workers}")
    assert scored(table) == 5
    assert asked(table) == "agents"
    assert legal(table) == choices
    play(table, "1 send 1")
    assert at(table, "1.mansion") == {"worker": 1}


@pytest.mark.rule("RB-2.4.9")
def test_card_9_scores_five_and_moves_two_spaces():
    table = surveyed(9, "at 1.harbor-4: harbor-master")
    assert scored(table) == 5
    assert harbor(table, 1) == 6


@pytest.mark.rule("RB-2.4.10")
def test_card_10_scores_seven_and_moves_one_space():
    table = surveyed(10, "at 1.harbor-4: harbor-master")
    assert scored(table) == 7
    assert harbor(table, 1) == 5


@pytest.mark.rule("RB-2.4.11")
@pytest.mark.parametrize(("coins", "points"), [(1, 2), (3, 6), (7, 14), (8, 14)])
def test_card_11_scores_two_for_each_coin_up_to_fourteen_and_the_coins_stay(coins, points):
    table = surveyed(11, f"at 1.supply: surveyor, coin x{coins}", "at 2.supply: coin x5")
    assert scored(table) == points
    assert at(table, "1.supply") == {"coin": coins}


# --------------------------------------------------------------------------------------------- buildings

WELL_CROPS = ["at 1.c1: tile-T", "at 1.c2: tile-W", "at 1.c3: tile-C", "at 1.c4: tile-P"]


def barns(count):
    return [f"at {' '.join(ROWS['e'][:count])}: barn"] if count else []


def wells(count):
    return [*WELL_CROPS, f"at {' '.join(ROWS['c'][:count])}: well"] if count else WELL_CROPS


@pytest.mark.rule("RB-2.4.12")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 5), (2, 10), (3, 15), (4, 15)])
def test_card_12_scores_five_for_each_barn_up_to_fifteen(count, points):
    assert worth(12, *barns(count), *wells(1), "at 2.a1 2.a2: barn") == points


@pytest.mark.rule("RB-2.4.13")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 5), (2, 10), (3, 15), (4, 15)])
def test_card_13_scores_five_for_each_well_up_to_fifteen(count, points):
    assert worth(13, *wells(count), *barns(1), "at 2.a1: tile-K, well") == points


@pytest.mark.rule("RB-2.4.14")
@pytest.mark.parametrize(
    ("barn_count", "well_count", "points"),
    [(0, 0, 0), (1, 0, 5), (0, 1, 5), (1, 1, 10), (2, 1, 15), (2, 2, 15)],
)
def test_card_14_counts_barns_and_wells_together_up_to_fifteen(barn_count, well_count, points):
    assert worth(14, *barns(barn_count), *wells(well_count)) == points


# ---------------------------------------------------------------------------------------- tiles and rim

# Two rows of seven have room for four triangles, point down and up by turns; two such strips for eight.
TRIANGLES = ["a1+a2+b1", "a3+b2+b3", "a4+a5+b4", "a6+b5+b6", "c1+c2+d1", "c3+d2+d3", "c4+c5+d4", "c6+d5+d6"]
EQUAL = ["TTT", "WWW", "CCC", "PPP", "KKK", "TTW", "TTC", "WWC"]


@pytest.mark.rule("RB-2.4.15")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (3, 6), (7, 14), (8, 14)])
def test_card_15_scores_two_for_each_triple_tile_up_to_fourteen(count, points):
    triples = [f"at 1.{place}: tile-{tile}" for place, tile in zip(TRIANGLES[:count], EQUAL, strict=False)]
    assert worth(15, *triples, "at 1.e1+e2: tile-TT", "at 1.e3: tile-T") == points


@pytest.mark.rule("RB-2.4.16")
def test_card_16_scores_a_point_for_each_covered_rim_field():
    points = worth(
        16,
        "at 1.a1 1.a2 1.a3: tile-C",
        "at 1.a4: tile-C, worker",
        "at 1.b1: tile-P",
        "at 1.c4 1.d4: tile-W",
        "at 1.e1: barn",
    )
    assert points == 4 + 1 + 1  # four of row a, b1, the barn; c4 and d4 lie inside


@pytest.mark.rule("RB-2.4.16")
def test_card_16_scores_at_most_fifteen():
    # Row a and row e are 14 rim fields, b1 and b7 make 16.
    rim = " ".join(ROWS["a"] + ROWS["e"])
    assert worth(16, f"at {rim}: tile-C", "at 1.b1 1.b7: tile-T") == 15


@pytest.mark.rule("RB-2.4.17")
@pytest.mark.parametrize(
    ("boats", "points"),
    [
        (["B2a", "B7", "B5"], 7 + 5),
        (["B7", "B7", "B6"], 14),
        (["B1", "B3a"], 1 + 3),
        (["B4", "B4", "B1", "B2b"], 8),
    ],
)
def test_card_17_scores_the_two_largest_boats(boats, points):
    recesses = [f"at 1.recess-{n}: boat-{boat}" for n, boat in enumerate(boats, start=1)]
    assert worth(17, *recesses, "at 2.recess-1: boat-B7") == points


# ----------------------------------------------------------------------------------------- all of them


@pytest.mark.rule("RB-2.4.1", "RB-2.4.17")
def test_the_cards_are_printed_and_bear_the_numbers_one_to_seventeen():
    assert [card.id for card in BOX.cards] == [str(number) for number in range(1, 18)]
    assert BOX.trust_of("opportunity_cards") is Trust.PRINTED
