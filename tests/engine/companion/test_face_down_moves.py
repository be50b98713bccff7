"""What goes face down from place to place with a bot's step is on the list for hands, too."""

from engine.companion.face_down import face_down_moves
from engine.companion.repair import Move
from engine.companion.tableau import Tableau
from engine.core.component import Hidden, Inventory

BEIGE = frozenset({"fish", "ivory"})
ORANGE = frozenset({"thief", "queen"})


def tableau(*lying: tuple[str, int, frozenset[str]]) -> Tableau:
    """Nothing is known by name."""
    hidden = tuple(Hidden(place, number, faces, "unseen") for place, number, faces in lying)
    return Tableau(Inventory({}), {}, hidden)


def test_hands_go_under_their_corruption_tiles():
    before = tableau(("1.hand", 2, BEIGE), ("2.hand", 1, BEIGE), ("2.hand", 1, ORANGE))
    after = tableau(("1.corruption", 2, BEIGE), ("2.corruption", 1, BEIGE), ("2.corruption", 1, ORANGE))
    assert face_down_moves(before, after, {("1.hand", "fish"): -1, ("1.corruption", "fish"): 1}) == (
        Move("?", "1.hand", "1.corruption"),
        Move("?", "1.hand", "1.corruption"),
        Move("?", "2.hand", "2.corruption"),
        Move("?", "2.hand", "2.corruption"),
    )


def test_what_is_told_or_stays_is_not_on_it():
    before = tableau(("dock-3", 1, ORANGE), ("1.hand", 2, BEIGE))
    after = tableau(("1.hand", 2, BEIGE))
    assert face_down_moves(before, after, {("unseen", "thief"): -1, ("2.hand", "thief"): 1}) == ()
    assert face_down_moves(before, before, {}) == ()


def test_nothing_is_listed_where_a_new_deck_was_made():
    before = tableau(("1.corruption", 2, BEIGE))
    after = tableau(("1.hand", 2, BEIGE))
    assert face_down_moves(before, after, {("discards", "fish"): -1, ("unseen", "fish"): 1}) == ()
    assert len(face_down_moves(before, after, {})) == 2
