"""Both whole boxes are enrolled at two seconds a piece, from bytes on, without a click; and with mishaps."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.companion.catalogue import missing
from engine.companion.enrolment import Enrolled
from riverboat_desktop.box_codes import codes_of, with_codes
from tests.table.enroller import PACE_S, Enroller, with_mishaps
from tests.table.enrolment_pace import paces
from ui.enrolment.sitting import Sitting

pytestmark = pytest.mark.timeout(120)
PIECES = {"riverboat": 237, "sobek": 75}
every_game = pytest.mark.parametrize("game", ["riverboat", "sobek"])


def everything_right(person: Enroller) -> None:
    """Every piece has the tag that sticks on it, in the file too."""
    kept = person.shelf.load(person.box.key)
    assert kept == person.sitting.box
    assert missing(kept, person.shelf.tagged(person.game)) == ()
    assert kept.tags == {str(person.tag(instance)): instance for instance in kept.instances()}
    assert len(kept.tags) == PIECES[person.game]


@every_game
@pytest.mark.parametrize("model", ["inventory-line", "rdm6300", "r200"])
def test_a_whole_box_at_two_seconds_a_piece(game, model):
    person = Enroller(game, model)
    begun = person.now
    while person.wanted is not None:
        person.next_piece()
    everything_right(person)
    assert person.now - begun == pytest.approx(PIECES[game] * PACE_S, abs=1.0)
    assert set(person.became()) == {Enrolled.WAIT, Enrolled.DONE}
    assert person.became().count(Enrolled.DONE) == PIECES[game]


@pytest.mark.parametrize("model", ["inventory-line", "rdm6300"])
def test_a_reader_that_misses_every_third_read_enrols_the_same(model):
    person = Enroller("sobek", model, flicker=0.33)
    while person.wanted is not None:
        person.next_piece()
    everything_right(person)
    assert set(person.became()) == {Enrolled.WAIT, Enrolled.DONE}


def test_a_reader_that_says_a_tag_once_wants_it_twice():
    person = Enroller("sobek", "text-lines")
    begun = person.now
    while person.wanted is not None:
        person.next_piece()
    everything_right(person)
    assert person.became() == [Enrolled.WAIT, Enrolled.DONE] * 75
    assert person.now - begun < 75 * 5


@every_game
def test_printed_codes_need_one_read(game):
    """The codes of the virtual box belong to another box: it is taken over as it stands."""
    person = Enroller(game, "barcode")
    first = person.wanted
    assert first is not None
    key = person.tag(first).number[2:7]
    box = replace(person.box, key=key)
    person.shelf.keep(box)
    person.sitting = Sitting(person.shelf, box, person._hear)
    begun = person.now
    while person.wanted is not None:
        person.next_piece()
    assert person.became() == [Enrolled.DONE] * PIECES[game]
    assert person.now - begun == pytest.approx(PIECES[game] * PACE_S, abs=1.0)
    assert len(person.shelf.load(key).tags) == PIECES[game]


def test_nobody_clicks_and_a_piece_takes_two_seconds_in_every_way():
    """What the long run prints for both boxes."""
    for pace in paces(("sobek",)):
        assert (pace.pieces, pace.lacking) == (PIECES["sobek"], 0), pace
        assert pace.a_piece == pytest.approx(PACE_S, abs=0.01), pace


@every_game
def test_labelled_pieces_get_tags_in_any_order_by_their_codes(game):
    """Scan the code, hold the tag: both are on the piece then; two seconds a pair."""
    person = Enroller(game)
    person.shelf.keep(with_codes(person.box, missing(person.box, person.shelf.tagged(game))))
    person.sitting = Sitting(person.shelf, person.shelf.load(person.box.key), person._hear)
    person.sitting.enrolment.by_codes = True
    pieces = sorted(person.sitting.box.instances())
    Random(5).shuffle(pieces)
    for instance in pieces:
        (code,) = codes_of(person.sitting.box, instance)
        person.scan(code)
        assert person.wanted == instance
        person.next_piece()
        assert person.wanted is None
    kept = person.shelf.load(person.box.key)
    assert len(kept.tags) == 2 * PIECES[game]
    assert all(str(person.tag(instance)) in kept.tags_of(instance) for instance in pieces)
    assert person.became() == [Enrolled.NAMED, Enrolled.WAIT, Enrolled.DONE] * PIECES[game]


@every_game
@pytest.mark.parametrize("model", ["inventory-line", "rdm6300"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_box_with_mishaps_on_the_way(game, model, seed):
    person = Enroller(game, model)
    happened = with_mishaps(person, Random(seed))
    everything_right(person)
    crowds = model == "inventory-line"
    assert [name for name, times in happened.items() if not times] == ([] if crowds else ["crowd"])


@every_game
def test_a_sitting_is_left_and_gone_on_with(game):
    """After each piece everything is in the file: whoever begins there anew misses nothing."""
    person = Enroller(game)
    for _ in range(10):
        person.next_piece()
    wanted = person.wanted
    assert len(person.shelf.load(person.box.key).tags) == 10
    person.sitting = Sitting(person.shelf, person.shelf.load(person.box.key), person._hear)
    assert person.wanted == wanted
    person.next_piece()
    assert len(person.shelf.load(person.box.key).tags) == 11
