"""A wrong edition is refused with what is wrong and where, all of it at once; a right one is read whole."""

import json

import pytest

from engine.core.errors import DataError
from engine.riverboat.edition import SECTIONS, parse_edition
from tests.engine.riverboat.box import BOX, STANDARD, changed


def problems_of(text):
    with pytest.raises(DataError) as caught:
        parse_edition(text)
    return [(problem.place, problem.text) for problem in caught.value.problems]


def setting(section, *path):
    """A change that puts the last of the path where the keys before it lead, inside the section's value."""

    def change(data):
        *keys, value = path
        if not keys:
            data[section]["value"] = value
            return
        inside = data[section]["value"]
        for key in keys[:-1]:
            inside = inside[key]
        inside[keys[-1]] = value

    return change


def without(section, *keys):
    """A change that takes out what the keys lead to, inside the section's value."""

    def change(data):
        inside = data[section]["value"]
        for key in keys[:-1]:
            inside = inside[key]
        del inside[keys[-1]]

    return change


def top(name, value):
    return lambda data: data.update({name: value})


# ------------------------------------------------------------------------------------------ the whole file


def test_the_built_in_edition_has_no_problem():
    assert parse_edition(STANDARD) == BOX


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", "edition", "not JSON"),
        ('{"format": 1,', "edition", "not JSON"),
        ("[" * 100_000, "edition", "cannot be read: a number is too long, or it is nested too deeply"),
        ("1" * 5_000, "edition", "cannot be read: a number is too long, or it is nested too deeply"),
        ("[]", "edition", "this is no edition of riverboat"),
        ('{"format": 1, "game": "checkers"}', "edition", "this is no edition of riverboat"),
        ('{"format": 2, "game": "riverboat"}', "format", "is 2; this program reads format 1"),
        ('{"game": "riverboat"}', "format", "is None; this program reads format 1"),
    ],
)
def test_what_is_no_edition_of_this_game_is_refused_at_once(text, place, message):
    [(found_place, found)] = problems_of(text)
    assert found_place == place
    assert found.startswith(message)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_must_be_there(section):
    assert problems_of(changed(lambda data: data.pop(section))) == [
        (section, "this section is missing, or has no value")
    ]
    assert problems_of(changed(top(section, {"trust": "printed"}))) == [
        (section, "this section is missing, or has no value")
    ]


@pytest.mark.parametrize("trust", ["rumour", None, ["printed"]])
def test_every_section_says_how_it_is_known(trust):
    def change(data):
        data["mats"]["trust"] = trust

    known = "printed, deduced, reconstruction, own"
    assert problems_of(changed(change)) == [("mats", f"trust must be one of {known}")]


def test_a_section_that_nobody_knows_is_a_mistake():
    assert problems_of(changed(top("boat", {}))) == [("boat", "unknown section")]


def test_all_problems_are_told_together():
    def change(data):
        del data["rounds"], data["barn"]
        data["boat"] = {}

    assert [place for place, _ in problems_of(changed(change))] == ["rounds", "barn", "boat"]


def test_the_name_of_a_box_is_a_text():
    def change(data):
        data["id"] = 7

    assert problems_of(changed(change)) == [("id", "must be a text")]


# ------------------------------------------------------------------------- values that cannot be read

UNREADABLE = [
    (setting("rounds", 0), "rounds", "must be at least 1"),
    (setting("rounds", -1), "rounds", "-1 is no whole number from 0"),
    (setting("rounds", True), "rounds", "True is no whole number from 0"),
    (setting("rounds", "4"), "rounds", "'4' is no whole number from 0"),
    (setting("cards_per_cultivation", 8.5), "cards_per_cultivation", "8.5 is no whole number from 0"),
    (setting("boats_per_round", 2), "boats_per_round", "'int' object is not iterable"),
    (setting("surveyors_per_round", [2, 2, 2, -3]), "surveyors_per_round", "-3 is no whole number"),
    (setting("harvest_bonus_at", None), "harvest_bonus_at", "None is no whole number from 0"),
    (setting("box", []), "box", "'list' object has no attribute"),
    (setting("box", "coins", "many"), "box", "'many' is no whole number from 0"),
    (without("box", "coins"), "box", "coins is missing"),
    (without("box", "workers"), "box", "workers is missing"),
    (without("start", "surveyors"), "start", "surveyors is missing"),
    (setting("box", "crop tile", 110), "box", "'crop tile' is unknown here"),
    (setting("start", "barns", 1), "start", "'barns' is unknown here; there are: workers, surveyors, coins"),
    (setting("crops", []), "crops", "there may be 1 to 26, not 0"),
    (setting("crops", 0, "id", "TT"), "crops", "ids must be single letters"),
    (setting("crops", 0, "id", "."), "crops", "ids must be single letters"),
    (setting("crops", 0, "id", "W"), "crops", "each needs its own letter and its own name"),
    (setting("suits", 0, "name", "club"), "suits", "each needs its own letter and its own name"),
    (setting("suits", 0, "name", "wild"), "suits", "'wild' is no name"),
    (setting("suits", 0, "name", "evening star"), "suits", "'evening star' is no name"),
    (without("suits", 0, "name"), "suits", "'name'"),
    (without("cultivation_cards", "wild"), "cultivation_cards", "'wild'"),
    (setting("single_tiles", "TT", 1), "single_tiles", "tile 'TT' must have 1 letters"),
    (setting("triple_tiles", "TWC", 1), "triple_tiles", "tile 'TWC' shows more than two crops"),
    (setting("double_tiles", "TX", 1), "double_tiles", "'X'"),
    (setting("double_tiles", "TT", 0), "double_tiles", "must be at least 1"),
    (setting("triple_shape", [[0, 0], [1, 0], [0.5, 1]]), "triple_shape", "pairs of whole numbers"),
    (setting("triple_shape", [[0, 0, 0]]), "triple_shape", "too many values to unpack"),
    (setting("display", "singles", 0), "display", "must be at least 1"),
    (setting("display", "doubles", 13), "display", "of a size there may be at most 12 spaces"),
    (without("display", "triples"), "display", "'triples'"),
    (setting("boats", 0, "asset", "palace"), "boats", "boat B1: asset must be barn, surveyor or choice"),
    (setting("boats", 0, "capacity", 0), "boats", "boat B1: capacity must be at least 1"),
    (setting("boats", 0, "crew", 3), "boats", "'crew' is unknown here; there are: id, capacity, count"),
    (setting("boats", 0, "id", "B 1"), "boats", "'B 1' is no name"),
    (without("boats", 0, "count"), "boats", "'count'"),
    (setting("opportunity_cards", 0, "kind", "luck"), "opportunity_cards", "'luck' is no kind of card"),
    (setting("opportunity_cards", 0, "crop", "X"), "opportunity_cards", "'X'"),
    (setting("opportunity_cards", 0, "id", "blind"), "opportunity_cards", "'blind' is no name"),
    (without("opportunity_cards", 0, "crop"), "opportunity_cards", "card 1: it counts a crop"),
    (without("opportunity_cards", 0, "per"), "opportunity_cards", "'per'"),
    (setting("opportunity_cards", 0, "fee", 3), "opportunity_cards", "'fee' is unknown here"),
    (setting("slots", 0, "surveyors", 0), "slots", "must be at least 1"),
    (setting("slots", 0, "points", 3), "slots", "'points' is unknown here; there are: surveyors, agents"),
    (without("barn", "most"), "barn", "'most'"),
    (setting("barn", "mots", 12), "barn", "'mots' is unknown here; there are: per_space, most"),
    (setting("display", "quads", 1), "display", "'quads' is unknown here; there are: singles, doubles"),
    (setting("final", "agent", 1), "final", "'agent' is unknown here; there are: coin, colour, asset"),
    (setting("crops", 0, "nmae", "x"), "crops", "'nmae' is unknown here; there are: id, name"),
    (without("well", "per_space"), "well", "'per_space'"),
    (setting("final", "agents", [20, "ten"]), "final", "'ten' is no whole number from 0"),
    (without("final", "colour"), "final", "'colour'"),
    (setting("harbor", "last", 0), "harbor", "must be at least 1"),
    (setting("harbor", "starts", {}), "harbor", "starts are for 2, 3 and 4 seats"),
    (setting("harbor", "starts", "5", 3), "harbor", "starts are for 2, 3 and 4 seats"),
    (without("harbor", "reach"), "harbor", "'reach'"),
    (setting("harbor", "first", 0), "harbor", "'first' is unknown here; there are: last, starts, reach"),
    (setting("mats", 0, "owned", True), "mats", "'owned' is unknown here; there are: id, rows, own"),
    (setting("mats", 0, "own", "yes"), "mats", "mat 1: own is true or false"),
    (setting("mats", 0, "rows", ["...", "."]), "mats", "mat 1 has 0 fields; it may have 1 to 60"),
    (setting("mats", 0, "rows", ["Y" * 31, "Y" * 30]), "mats", "mat 1 has 61 fields; it may have 1 to 60"),
    (setting("mats", 0, "rows", ["Y"] * 27), "mats", "mat 1 has more than 26 rows, or more than 99"),
    (setting("mats", 0, "rows", ["." * 99 + "Y"]), "mats", "mat 1 has more than 26 rows, or more than 99"),
    (setting("mats", 0, "rows", ["YXZ"]), "mats", "mat 1 has unknown letters: X Z"),
    (setting("mats", 0, "id", "random"), "mats", "'random' is no name"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "place", "message"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_value_that_cannot_be_read_is_named(change, place, message):
    [(found_place, found)] = problems_of(changed(change))
    assert found_place == place
    assert message in found


# ----------------------------------------------------------------- values that do not fit each other


def two_of(section):
    """The second of the section's list gets the id of the first."""

    def change(data):
        items = data[section]["value"]
        items[1]["id"] = items[0]["id"]

    return change


def many_boats(data):
    boats = [dict(data["boats"]["value"][0], id=f"N{n}", count=1) for n in range(33)]
    data["boats"]["value"] = boats
    data["box"]["value"]["boats"] = 33


def many_cards(data):
    fixed = {"kind": "fixed", "per": 1}
    data["opportunity_cards"]["value"] = [{"id": str(n), **fixed} for n in range(61)]
    data["box"]["value"]["opportunity cards"] = 61


def many_tiles(data):
    # 26 crops: 26 singles, 26 * 25 = 650 ordered pairs; 257 of them are too many.
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    data["crops"]["value"] = [{"id": letter, "name": f"crop-{letter}"} for letter in letters]
    pairs = [first + second for first in letters for second in letters if first != second][:257]
    data["single_tiles"]["value"] = {}
    data["double_tiles"]["value"] = dict.fromkeys(pairs, 1)
    data["triple_tiles"]["value"] = {}
    data["box"]["value"]["crop tiles"] = 257
    data["box"]["value"]["crop spaces"] = 514


def few_cards(data):
    del data["opportunity_cards"]["value"][15:]
    data["box"]["value"]["opportunity cards"] = 15


def three_mats(data):
    del data["mats"]["value"][3]
    data["box"]["value"]["mats"] = 3


MISFITS = [
    # 110 tiles and 165 spaces are in the box; a fifteenth turnip makes 111 and 166.
    (setting("single_tiles", "T", 15), [
        ("box", "crop tiles: the box holds 110, but the parts sum to 111"),
        ("box", "crop spaces: the box holds 165, but the parts sum to 166"),
    ]),
    # 8 * 5 + 6 = 46 boats
    (setting("boats", 0, "count", 6), [("box", "boats: the box holds 45, but the parts sum to 46")]),
    # 7 * 5 + 6 = 41 cards
    (setting("cultivation_cards", "wild", 6),
     [("box", "cultivation cards: the box holds 40, but the parts sum to 41")]),
    (setting("box", "opportunity cards", 16),
     [("box", "opportunity cards: the box holds 16, but the parts sum to 17")]),
    (setting("box", "mats", 5), [("box", "mats: the box holds 5, but the parts sum to 4")]),
    # 14 * 4 + 4 = 60 workers
    (setting("start", "workers", 14), [("box", "workers: the box holds 56, but the parts sum to 60")]),
    # 7 * 4 = 28 coins, 8 * 4 = 32 surveyors
    (setting("start", "coins", 7), [("start", "coins: 4 seats need 28, the box holds 25")]),
    (setting("start", "surveyors", 8), [("start", "surveyors: 4 seats need 32, the box holds 28")]),
    (setting("boats_per_round", [2, 2, 2]), [("boats_per_round", "needs one number for each of 4 rounds")]),
    (setting("surveyors_per_round", [2] * 5),
     [("surveyors_per_round", "needs one number for each of 4 rounds")]),
    (setting("harbor", "reach", [4, 6, 8, 10, 12, 14, 16, 18]), [("harbor", "needs 9 recesses, has 8")]),
    (setting("harbor", "starts", "4", 21), [("harbor", "a start space lies beyond the last space")]),
    (setting("harbor", "reach", 8, 21), [("harbor", "a recess is reached beyond the last space")]),
    (setting("harbor", "reach", 0, 7), [("harbor", "recesses must be reached from left to right")]),
    (setting("triple_shape", [[0, 0], [1, 0]]), [("triple_shape", "needs three hexes, one of them [0, 0]")]),
    (setting("triple_shape", [[1, 0], [2, 0], [3, 0]]),
     [("triple_shape", "needs three hexes, one of them [0, 0]")]),
    (setting("triple_shape", [[0, 0], [1, 0], [1, 0]]),
     [("triple_shape", "its three hexes must be different and hang together")]),
    (setting("triple_shape", [[0, 0], [1, 0], [3, 0]]),
     [("triple_shape", "its three hexes must be different and hang together")]),
    # 11 * 4 = 44 of 40 cards
    (setting("cards_per_cultivation", 11), [("cultivation_cards", "fewer cards than the rounds reveal")]),
    (three_mats, [("mats", "4 seats need 4 mats")]),
    (two_of("mats"), [("mats", "1 stands there twice")]),
    (two_of("boats"), [("boats", "B1 stands there twice")]),
    (two_of("opportunity_cards"), [("opportunity_cards", "1 stands there twice")]),
    # 4 seats take 4 cards in each of 4 rounds: 16
    (few_cards, [("opportunity_cards", "fewer cards or slots than the seats take")]),
    (without("slots", 0), [("opportunity_cards", "fewer cards or slots than the seats take")]),
    (many_boats, [("boats", "there may be at most 32 kinds")]),
    (many_cards, [("opportunity_cards", "there may be at most 60")]),
    (many_tiles, [("tiles", "257 types of crop tiles; there may be 256")]),
]  # fmt: skip


@pytest.mark.rule("RB-2.1.1")
@pytest.mark.parametrize(("change", "problems"), MISFITS, ids=range(len(MISFITS)))
def test_numbers_that_do_not_fit_each_other_are_named(change, problems):
    assert problems_of(changed(change)) == problems


# --------------------------------------------------------------------------------- what is allowed


def test_a_smaller_box_for_fewer_players_is_no_mistake():
    """For two and three seats, with what these need: 13 * 3 + 4 = 43 workers."""

    def change(data):
        del data["harbor"]["value"]["starts"]["4"]
        data["box"]["value"]["workers"] = 43

    assert parse_edition(changed(change)).workers == 43


def test_a_source_may_be_said_and_sums_may_be_left_out():
    def change(data):
        data["rounds"]["source"] = "seen in a shop window"
        del data["box"]["value"]["crop spaces"]

    assert parse_edition(changed(change)).rounds == 4


def test_the_digest_tells_texts_apart():
    assert parse_edition(STANDARD).digest == BOX.digest
    assert parse_edition(json.dumps(json.loads(STANDARD))).digest != BOX.digest
