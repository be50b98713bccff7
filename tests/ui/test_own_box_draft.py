"""A box in the making: sums and problems worked out by hand, the way back, what is one's own, its text."""

from __future__ import annotations

import json

import pytest

from engine.core.setup import SeatSetup, Setup
from engine.registry import editions, game, game_ids
from engine.riverboat.components import Trust
from ui.own_box.draft import Draft, edition_text, problems_of
from ui.own_box.parts import box_parts_of

TWO = (SeatSetup("Ann"), SeatSetup("Bo"))


def putting(key: str, count: int):
    def work(value) -> None:
        value[key] = count

    return work


def painting(column: int, letter: str):
    """The field of the first row of the first mat."""

    def work(mats) -> None:
        row = mats[0]["rows"][0]
        mats[0]["rows"][0] = row[:column] + letter + row[column + 1 :]

    return work


def said(draft: Draft) -> list[str]:
    return [str(problem) for problem in draft.problems()]


@pytest.mark.parametrize("name", game_ids())
def test_a_new_draft_is_the_built_in_box_and_sound(name):
    draft = Draft(name)
    assert said(draft) == []
    assert json.loads(draft.text) == json.loads(editions(name)["standard"])
    assert not draft.can_undo and not draft.unsaved


@pytest.mark.parametrize("name", game_ids())
def test_the_text_of_a_draft_is_read_as_it_was_written(name):
    draft = Draft(name)
    draft.rename('閣樓 "A" – 2')
    assert json.loads(draft.text)["id"] == '閣樓 "A" – 2'
    assert Draft(name, draft.text).text == draft.text


@pytest.mark.rule("RB-2.1.1")
def test_a_tile_too_many_is_a_sum_that_is_wrong():
    """110 tiles cover 165 fields; one triple more makes 111 and 168."""
    draft = Draft("riverboat")
    draft.change("triple_tiles", lambda value: value.__setitem__("TTT", 2))
    assert said(draft) == [
        "box: crop tiles: the box holds 110, but the parts sum to 111",
        "box: crop spaces: the box holds 165, but the parts sum to 168",
    ]
    draft.change("box", lambda value: {**value, "crop tiles": 111, "crop spaces": 168})
    assert said(draft) == []


def test_a_part_that_is_changed_is_ones_own_and_the_others_are_not():
    draft = Draft("riverboat")
    assert draft.change("display", lambda value: value.__setitem__("doubles", 6))
    assert draft.data["display"] == {"trust": "own", "value": {"singles": 7, "doubles": 6, "triples": 3}}
    rules = game("riverboat")
    edition = rules.edition(Setup("riverboat", TWO, edition_text=draft.text))  # type: ignore[attr-defined]
    assert edition.trust_of("display") is Trust.OWN
    assert edition.trust_of("mats") is Trust.RECONSTRUCTION


def test_a_change_that_changes_nothing_is_none():
    draft = Draft("riverboat")
    assert not draft.change("display", lambda value: value.__setitem__("doubles", 5))
    assert not draft.can_undo and not draft.is_own("display")


def test_mats_are_ones_own_when_all_four_are():
    draft = Draft("riverboat")
    draft.change("mats", lambda mats: mats[0]["rows"].__setitem__(0, "YYYYYYY"), item=0)
    assert [draft.is_own("mats", mat) for mat in range(4)] == [True, False, False, False]
    assert draft.trust("mats") == "reconstruction"
    for mat in (1, 2, 3):
        draft.confirm("mats", True, mat)
    assert draft.trust("mats") == "own"
    assert said(draft) == []


def test_who_has_looked_may_take_it_back_but_not_for_another_value():
    draft = Draft("sobek")
    assert draft.confirm("track", True) and draft.is_own("track")
    assert draft.confirm("track", False) and draft.trust("track") == "reconstruction"
    draft.change("track", lambda groups: groups.__setitem__(0, "DCBA"))
    assert not draft.confirm("track", False)
    assert draft.restore("track") and draft.data["track"] == Draft("sobek").data["track"]


def test_undo_and_redo_go_through_every_change():
    draft = Draft("sobek")
    texts = [draft.text]
    for count in (3, 4):
        draft.change("tokens", putting("flood", count))
        texts.append(draft.text)
    draft.undo()
    draft.undo()
    assert draft.text == texts[0] and draft.can_redo and not draft.can_undo
    draft.redo()
    assert draft.text == texts[1]
    draft.change("tokens", lambda value: value.__setitem__("curse", 0))
    assert not draft.can_redo


def test_a_stroke_is_one_step_back():
    draft = Draft("riverboat")
    for column, joins in ((0, False), (1, True), (2, True)):
        draft.change("mats", painting(column, "G"), item=0, joins=joins)
    assert draft.data["mats"]["value"][0]["rows"][0] == "GGGWBRG"
    draft.undo()
    assert draft.data["mats"]["value"][0]["rows"][0] == "YWWWBRG"
    assert not draft.can_undo


def test_a_name_that_is_typed_is_one_step_back():
    draft = Draft("sobek")
    for name in ("A", "At", "Att"):
        draft.rename(name)
    draft.undo()
    assert draft.name == "standard"


def test_what_is_saved_is_not_unsaved():
    draft = Draft("sobek")
    draft.rename("Attic")
    assert draft.unsaved
    draft.mark_saved()
    assert not draft.unsaved
    draft.undo()
    assert draft.unsaved


HARBOR = {"last": 20, "starts": {"2": 0, "3": 1, "4": 2}, "reach": [4]}
APART = [[0, 0], [1, 0], [3, 0]]
MANY = {"singles": 13, "doubles": 5, "triples": 3}


@pytest.mark.parametrize(
    ("section", "value", "problem"),
    [
        ("harbor", HARBOR, "needs 9 recesses, has 1"),
        ("triple_shape", APART, "its three hexes must be different and hang together"),
        ("display", MANY, "cannot be read: of a size there may be at most 12 spaces"),
    ],
)
def test_what_cannot_be_is_named_with_its_part(section, value, problem):
    draft = Draft("riverboat")
    draft.change(section, lambda _value: value)
    assert said(draft) == [f"{section}: {problem}"]


@pytest.mark.parametrize("name", game_ids())
def test_every_part_shows_what_it_can_change(qapp, name):
    """Whatever can be clicked changes its own section or shows that it cannot, and never raises."""
    from PySide6.QtCore import QRectF

    from ui.theme import theme

    draft = Draft(name)
    parts = box_parts_of(name)
    keys = [part.key for part in parts.parts(draft.data)]
    assert len(keys) == len(set(keys))
    for part in parts.parts(draft.data):
        spots = part.spots(draft.data, QRectF(0, 0, 900, 600), theme("light"))
        assert len({spot.name for spot in spots}) == len(spots), part.key
        brushes = [brush.key for brush in part.brushes(draft.data)] or [""]
        changed = 0
        for spot in spots:
            assert spot.words
            assert QRectF(0, 0, 900, 600).adjusted(-1, -1, 1, 1).contains(spot.rect), (part.key, spot.name)
            for brush in brushes:
                if spot.use is not None:
                    changed += draft.change(part.section, spot.use(brush), item=part.item)
                    draft.undo()
            if spot.put and spot.count < spot.most:
                assert draft.change(part.section, spot.put(spot.count + 1), item=part.item)
                draft.undo()
                changed += 1
        assert changed >= len(spots) / 3, part.key
        assert parts.section_title(part.section) != part.section


def test_a_text_that_is_no_edition_has_problems_too():
    assert [str(problem) for problem in problems_of("sobek", "[]")] == [
        "edition: this is no edition of sobek"
    ]
    assert problems_of("sobek", edition_text(Draft("sobek").data)) == ()


def test_what_is_painted_joins_neither_another_part_nor_what_was_saved():
    draft = Draft("sobek")
    draft.change("tokens", putting("flood", 3))
    draft.change("curse", lambda value: 3, joins=True)
    draft.mark_saved()
    draft.change("curse", lambda value: 4, joins=True)
    draft.undo()
    assert draft.data["curse"]["value"] == 3 and not draft.unsaved
    draft.undo()
    assert draft.data["curse"]["value"] == 2 and draft.data["tokens"]["value"]["flood"] == 3


def test_a_name_that_is_typed_on_after_saving_is_another_step():
    draft = Draft("sobek")
    draft.rename("At")
    draft.mark_saved()
    draft.rename("Att")
    draft.undo()
    assert draft.name == "At" and not draft.unsaved
